"""How encounters begin: who cries, who is kept at bay, how well people see."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.dice import SeededDice
from escarmouche.core.events import fields_of
from escarmouche.core.position import advance, begin
from escarmouche.core.state import seated
from escarmouche.core.system import Setup
from escarmouche.games.saga import SYSTEM
from proofs import proves

RED, BLUE = ["Brannoc", "Senna la Lance"], ["Odrik", "Huc le Cogneur"]


def opened(
    name: str, answers: dict[str, Any] | None = None, lists: Any = None, seats: Any = (), **options: Any
) -> tuple[Any, list[dict[str, Any]], list[tuple[str, str]]]:
    """An encounter up to its first announcement: the state, what was told, and who was asked what."""
    bands = lists or {"red": RED, "blue": BLUE}
    state = SYSTEM.rules.new_game(Setup(game="saga", lists=bands, options={"encounter": name, **options}))
    dice = SeededDice("beginning")
    step = begin(seated(state, seats), dice)
    told, asked = list(step.events), []
    while not step.position.over and step.position.pending[0].key != "announce":
        decision = step.position.pending[0]
        asked.append((decision.key, decision.figure))
        answer = (answers or {}).get(decision.key, decision.default)
        step = advance(step.position, answer, dice, decision.seat)
        told += step.events
    return step.position.now, [fields_of(one) for one in told], asked


@proves("SG-CRY-01")
@pytest.mark.parametrize(
    ("name", "options", "terror"),
    [
        ("clearing", {}, ["red", "blue"]),
        ("bridge", {}, ["red"]),
        ("hostage", {}, ["blue"]),
        ("clearing", {"cry_style": "none"}, []),
        ("tavern", {}, []),
    ],
)
def test_those_who_attack_frighten_the_others(name: str, options: Any, terror: list[str]) -> None:
    _, told, asked = opened(name, {"cry": "cry"}, **options)
    criers = [who for key, who in asked if key == "cry"]
    assert len(criers) == (4 if terror else 0)
    assert [who.split("-")[0] for who in criers][:1] == terror[:1]
    assert {one["side"] for one in told if one["event"] == "terror_spread"} <= set(terror)
    assert bool(terror) is any(one["event"] == "terror_spread" for one in told)


@proves("SG-CRY-13")
def test_an_encounter_paints_its_people() -> None:
    state, _, _ = opened("bridge")
    assert state.figures["red-1"].paint == {"fury": 2}
    assert state.figures["blue-2"].paint == {"courage": 1}
    assert opened("clearing")[0].figures["red-1"].paint == {}


@proves("SG-HOLD-01")
def test_in_the_farmyard_the_first_of_one_side_keeps_the_first_of_the_other_at_bay() -> None:
    state, told, _ = opened("hostage")
    held = [one for one in told if one["event"] == "held_at_bay"]
    assert [(one["figure"], one["by"]) for one in held] == [("blue-1", "red-1")]
    assert state.figures["blue-1"].status == {"at-bay"}
    assert {who for who, one in state.figures.items() if one.captor} == {"blue-1"}


@proves("SG-HOLD-01")
def test_whoever_cannot_strike_keeps_nobody_at_bay() -> None:
    rider = {"red": ["Drusta", "Brannoc"], "blue": BLUE}
    state, told, _ = opened("hostage", None, rider)
    assert not any(one["event"] == "held_at_bay" for one in told)
    assert all(not one.captor for one in state.figures.values())


@proves("SG-HOLD-01")
def test_an_archer_keeps_at_bay_somebody_that_could_not_strike_back() -> None:
    rider = {"red": ["Tirec", "Brannoc"], "blue": ["Drusta", "Odrik"]}
    state, _, _ = opened("hostage", None, rider)
    assert state.figures["blue-1"].captor == "red-1"
    assert {who for who, one in state.figures.items() if one.captor} == {"blue-1"}


@proves("SG-VIS-05")
@pytest.mark.parametrize(
    ("name", "options", "seen"),
    [
        ("clearing", {}, "clear"),
        ("bridge", {}, "reduced"),
        ("street", {}, "low"),
        ("hostage", {}, "very-low"),
        ("street", {"visibility": "clear"}, "clear"),
    ],
)
def test_people_see_as_the_encounter_or_the_table_has_it(name: str, options: Any, seen: str) -> None:
    state, told, _ = opened(name, **options)
    assert state.visibility == seen
    assert [one["visibility"] for one in told if one["event"] == "dimmed"] == ([] if seen == "clear" else [seen])


@proves("SG-VIS-05")
def test_the_referee_may_dim_the_light() -> None:
    state, _, asked = opened("clearing", {"visibility": "low"}, seats=("red", "blue", "referee"))
    assert ("visibility", "") in asked
    assert state.visibility == "low"
