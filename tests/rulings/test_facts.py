"""One table of facts yields what cases expect, what they give, the sheet and the words."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from escarmouche.core.state import Figure, State
from escarmouche.core.system import Word, load
from escarmouche.games import SYSTEMS
from escarmouche.rulings.casefiles import Case, CaseFigure
from escarmouche.rulings.facts import Fact, Facts, field, listed, put
from escarmouche.space.table import Table


class Owl(Figure, frozen=True, kw_only=True):
    wings: int = 2
    prey: tuple[str, ...] = ()


FACTS: Facts[Owl] = Facts(
    (
        field("W", "wings left", at="wings", show=lambda owl: f"{owl.wings}/2"),
        listed("prey", "what it caught"),
        Fact(
            "more_prey", "added to it", "[NAME, ...]", write=lambda owl, value: replace(owl, prey=(*owl.prey, *value))
        ),
        Fact(
            "hungry",
            "has caught nothing",
            "true | false",
            lambda owl: not owl.prey,
            None,
            lambda owl: not owl.prey,
            "empty",
        ),
    )
)
OWL = Owl(id="owl", name="Owl", side="red")


class Wood(State, frozen=True, kw_only=True):
    figures: dict[str, Owl]


def table(owl: Owl) -> Wood:
    return Wood(table=Table((10.0, 10.0)), figures={"owl": owl})


def test_facts_are_read_by_their_names_beside_those_every_figure_has() -> None:
    told = FACTS.read(table(put(OWL, (1.0, 2.0), ("asleep", "alone"))), "owl")
    assert (told["W"], told["prey"], told["hungry"]) == (2, [], True)
    assert (told["at"], told["status"], told["on_table"]) == ([1.0, 2.0], ["alone", "asleep"], True)
    assert "more_prey" not in told


def test_what_is_given_is_laid_down_in_the_order_of_the_table() -> None:
    owl = FACTS.given(OWL, {"more_prey": ["vole"], "prey": ["mouse"], "W": 1, "level": 3.0})
    assert (owl.prey, owl.wings, owl.level) == (("mouse", "vole"), 1, 3.0)


def test_what_follows_from_other_facts_cannot_be_given() -> None:
    with pytest.raises(ValueError, match="hungry may be expected, not given"):
        FACTS.given(OWL, {"hungry": False})


def test_the_sheet_and_the_words_follow_the_table() -> None:
    assert FACTS.sheet(table(OWL), "owl") == {"W": "2/2", "empty": True}
    assert FACTS.words[1:] == (
        Word("prey", "what it caught", "[NAME, ...]"),
        Word("more_prey", "only given: added to it", "[NAME, ...]"),
        Word("hungry", "only expected: has caught nothing", "true | false"),
    )


@pytest.mark.parametrize("path", SYSTEMS.values())
def test_every_field_of_the_vocabulary_is_a_fact_or_only_given(path: str) -> None:
    system = load(path)
    words = system.vocabulary()
    case_words = {word.name: word.meaning for word in words.figure_fields}
    profile = words.plain or words.profiles[0]
    state = system.cases.state(
        Case(case="one", game=system.name, figures={"one": CaseFigure("red", profile, (5.0, 5.0))})
    )
    read = set(system.cases.facts(state, "one"))
    assert {name for name, meaning in case_words.items() if not meaning.startswith("only given")} <= read
