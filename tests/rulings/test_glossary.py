"""What explains itself: every state that the table shows, every letter of a card, questions that are asked."""

from __future__ import annotations

import pytest

from escarmouche.core.system import System, load
from escarmouche.games import SYSTEMS
from escarmouche.rulings.glossary import first_sentence, glossary, terms
from escarmouche.rulings.ledger import ledger
from escarmouche.telling.texts import LANGUAGES

GAMES = [load(place) for place in SYSTEMS.values()]
PLAIN = {"activated", "out", "exited", "routed", "defeated"}
"""States that the look of a figure tells, or the word itself."""


@pytest.mark.parametrize("system", GAMES, ids=lambda system: system.name)
def test_what_the_table_shows_is_explained(system: System) -> None:
    told = glossary(system)
    assert set(system.shown.signs) - PLAIN <= set(told.states)
    assert set(told.questions) <= {word.name for word in system.vocabulary().decisions}
    assert len(told.questions) >= 7
    letters = {letter for card in system.lists.cards() for letter in card.stats if len(letter) <= 3}
    assert letters <= set(told.letters)
    known = ledger(system)
    entries = [*told.questions.values(), *told.states.values()]
    assert all(rule in known for entry in entries for rule in entry.rules)


@pytest.mark.parametrize("system", GAMES, ids=lambda system: system.name)
def test_every_term_is_told_in_both_languages(system: System) -> None:
    for lang in LANGUAGES:
        found = terms(system, lang)
        assert all(one.says and (one.label or one.kind == "question") for one in found)
        assert len({(one.kind, one.name) for one in found}) == len(found)
    assert {one.name for one in found if one.kind == "skill"} == {word.name for word in system.vocabulary().skills}


@pytest.mark.parametrize("system", GAMES, ids=lambda system: system.name)
def test_nobody_is_sent_on_to_other_rules_when_something_is_first_met(system: System) -> None:
    assert set(glossary(system).skills) <= {word.name for word in system.vocabulary().skills}
    families = {rule.partition("-")[0] for rule in ledger(system)}
    for lang in LANGUAGES:
        for one in terms(system, lang):
            assert not any(f"{family}-" in one.says for family in families), one
            assert len(one.says) <= 250, one


def test_one_sentence_is_enough() -> None:
    assert first_sentence("It strikes harder (not in defence). It lies.") == "It strikes harder."
    assert first_sentence("It falls. It lies there.") == "It falls."
    assert first_sentence("A shot takes T+1, 1.5 away") == "A shot takes T+1, 1.5 away"
