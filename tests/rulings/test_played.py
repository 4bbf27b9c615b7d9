"""Rules met in play: by events, by modifiers and hooks that count, by questions, by refusals, and by signs."""

from __future__ import annotations

from typing import Any

import pytest

import toy
from escarmouche.core.decisions import Choose, Option, Refusal
from escarmouche.core.events import Modifier, Rolled
from escarmouche.core.system import load
from escarmouche.games import SYSTEMS
from escarmouche.games.evenor.events import Fought
from escarmouche.games.evenor.figures import PRONE
from escarmouche.games.evenor.rules.melee import fighting_prone
from escarmouche.rulings.ledger import ledger
from escarmouche.rulings.played import Met, shown, sign_of, signs_of, stored_tally, tally, tally_text

EVENOR = load(SYSTEMS["evenor"])


def rolled(**more: Any) -> Rolled:
    told: dict[str, Any] = {"figure": "ann", "purpose": "melee", "faces": (4,), "needed": 4, "hits": 1} | more
    return Rolled(**told)


def test_an_event_cites_its_rules_and_those_of_its_modifiers() -> None:
    met = Met()
    met.happened([rolled(rules=("EV-MEL-03",), modifiers=(Modifier("Charge", -1, "EV-DYN-07"),))])
    assert {"EV-MEL-03", "EV-DYN-07"} <= met.cited


def test_a_question_offers_and_its_refusals_are_heard() -> None:
    met = Met()
    asked = Choose(
        rules=("EV-REA-07",),
        options=(Option("flee", "", ("EV-FLE-01",)),),
        why_not=lambda answer: Refusal("no", ("EV-FLE-02",)),
    )
    met.asked(asked)
    heard = met.listening(asked)
    assert isinstance(heard, Choose)
    assert heard.why_not is not None
    heard.why_not("hide")
    assert met.offered == {"EV-REA-07", "EV-FLE-01"}
    assert met.refused == {"EV-FLE-02"}


class Lying:
    status = (PRONE,)


class Standing:
    status = ()


@pytest.mark.parametrize(
    ("who", "awake", "found"), [(Lying, True, True), (Standing, True, False), (Lying, False, False)]
)
def test_a_modifier_counts_where_it_changes_something_and_nobody_only_thinks_of_it(
    who: type, awake: bool, found: bool
) -> None:
    met = Met()
    met.awake = awake
    met.counted(fighting_prone)({"ann": who()}, "ann", None)  # type: ignore[arg-type]
    assert ("EV-STA-14" in met.cited) == found


@pytest.mark.parametrize(
    ("ann", "ben", "both"), [("Effrayant", "Effrayant", True), ("Effrayant", "Lent", False), ("Lent", "Lent", False)]
)
def test_a_sign_may_ask_something_of_each_figure(ann: str, ben: str, both: bool) -> None:
    class One:
        def __init__(self, trait: str) -> None:
            self.traits = (trait,)

    met = Fought(
        attackers=("ann",), defender="ben", blows=1, parries=0, needed=4, needed_back=4, winner="ann", excess=1
    )
    sign = sign_of({"event": "fought", "all": {"traits": "Effrayant"}})
    assert sign.in_event(met, {"ann": One(ann), "ben": One(ben)}) is both


def test_watching_leaves_the_game_as_it_was() -> None:
    before = [list(stat.modifiers) for stat in EVENOR.stats], [list(one.hooks) for one in EVENOR.moments]
    with Met().watching(EVENOR):
        assert [list(stat.modifiers) for stat in EVENOR.stats] != before[0]
    assert ([list(stat.modifiers) for stat in EVENOR.stats], [list(one.hooks) for one in EVENOR.moments]) == before


def test_a_sign_is_an_event_with_its_fields_its_figure_or_another_rule() -> None:
    class Ann:
        traits = ("Volant",)

    figures = {"ann": Ann()}
    assert sign_of({"event": "rolled", "purpose": "melee"}).in_event(rolled(), figures)
    assert not sign_of({"event": "rolled", "purpose": "shot"}).in_event(rolled(), figures)
    assert sign_of({"event": "rolled", "who": {"traits": "Volant"}}).in_event(rolled(), figures)
    assert not sign_of({"event": "rolled", "who": {"traits": "Lent"}}).in_event(rolled(), figures)
    assert not sign_of({"event": "rolled", "modifiers": 1}).in_event(rolled(), figures)
    met = Met()
    met.cited.add("EV-SHO-11")
    shown(EVENOR, met, [], {})
    assert "EV-REF-07" in met.cited, "concealed, as the main text has it and not the sheet"


def test_signs_name_rules_events_and_purposes_that_exist() -> None:
    for name in SYSTEMS:
        system = load(SYSTEMS[name])
        events = {str(kind.__struct_config__.tag): kind for kind in system.event_types}
        for rule, signs in signs_of(system).items():
            assert rule in ledger(system)
            for sign in signs:
                assert sign.rule in ledger(system) or sign.event in events or sign.asks, rule
                if sign.event:
                    assert set(sign.fields) <= set(events[sign.event].__struct_fields__), rule
                if sign.event == "rolled" and "purpose" in sign.fields:
                    assert sign.fields["purpose"] in system.purposes, rule


def test_a_tally_counts_games_and_comes_back_as_it_was_stored() -> None:
    one, other = Met(), Met()
    one.cited, other.refused = {"TOY-01"}, {"TOY-01"}
    found = tally(toy.SYSTEM, [one.found, other.found])
    assert found.games == 2
    assert found.rules["TOY-01"] == {"cited": 1, "offered": 0, "refused": 1}
    assert "TOY-01" not in found.unmet
    assert tally_text(found).count("\n") == len(found.rules) + 2


def test_counts_stored_in_a_package_are_of_its_book() -> None:
    for name in SYSTEMS:
        found = stored_tally(load(SYSTEMS[name]))
        assert set(found.rules) <= set(ledger(load(SYSTEMS[name])))
