"""Sampled odds: a duel of two dice counted by hand."""

from __future__ import annotations

from msgspec.structs import replace

import toy
from escarmouche.core.dice import SeededDice
from escarmouche.core.position import Position, advance, begin
from escarmouche.core.system import Setup
from escarmouche.odds import quick


def before_the_duel() -> Position:
    """Red 1 is to move, and touches Blue 1 if it goes one step."""
    setup = Setup(game="toy", seed="odds", lists={"red": ["Scout", "Scout"], "blue": ["Scout", "Scout"]})
    state = toy.SYSTEM.rules.new_game(setup)
    places = {"red1": (4.0, 3.0), "blue1": (6.0, 3.0), "red2": (1.0, 9.0), "blue2": (11.0, 9.0)}
    for who, at in places.items():
        state = state.changed(who, at=at, on_table=True, status=frozenset())
    state = replace(state, agenda=(toy.Play("red"), toy.Play("blue"), toy.Turn()), turn=1)
    return begin(state, SeededDice("x")).position


def test_the_odds_of_a_duel_agree_with_the_count_by_hand() -> None:
    position = before_the_duel()
    dice = SeededDice("x")
    while position.decision().key != "move":
        decision = position.decision()
        position = advance(position, "red1" if decision.key == "activate" else [], dice).position
    odds = quick(toy.SYSTEM, position, {"touch": "blue1"}, samples=600)
    assert odds.samples == 600
    dazed = odds.chance("blue1", "status_gained:dazed")
    assert abs(dazed.share - 15 / 36) < 4 * dazed.error  # the default is not to roll again
    assert odds.chance("red1", "moved").share == 1.0
    assert odds.chance("red2", "moved").share == 0.0
    assert odds.chance("red2", "moved").error > 0
    assert "rolled" not in odds.figures["red1"]


def test_the_same_seed_gives_the_same_odds_and_the_position_is_untouched() -> None:
    position = before_the_duel()
    first = position.decision().default
    assert quick(toy.SYSTEM, position, first, 20) == quick(toy.SYSTEM, position, first, 20)
    assert position.log == before_the_duel().log
