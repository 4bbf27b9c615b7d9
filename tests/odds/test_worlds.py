"""Odds of somebody from whom something is hidden."""

from __future__ import annotations

import pytest

import toy
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.position import Position, advance, begin
from escarmouche.core.system import Setup
from escarmouche.core.views import consistent
from escarmouche.odds import Chance, Odds, odds, quick
from escarmouche.odds.branching import Branches
from escarmouche.odds.exact import exact
from escarmouche.odds.worlds import WORLDS, error_of, over_worlds, together
from odds.test_exact import to_the_path


def told(share: float, wounds: dict[int, float]) -> Odds:
    mean = sum(much * part for much, part in wounds.items())
    return Odds("x", 0, {"ann": {"wounds": Chance(share, 0.0, mean, wounds)}}, method="exact", ways=3)


def test_odds_of_worlds_are_their_mean() -> None:
    found = together([(told(0.5, {1: 0.25, 2: 0.25}), 3), (told(0.0, {}), 1)])
    wounds = found.chance("ann", "wounds")
    assert wounds.share == pytest.approx(0.375)
    assert wounds.mean == pytest.approx(0.5625)
    assert wounds.spread == {1: pytest.approx(0.1875), 2: pytest.approx(0.1875)}
    assert (found.method, found.samples, found.ways) == ("worlds", 4, 6)


def test_worlds_that_agree_leave_room_for_those_not_drawn() -> None:
    alike, unlike = error_of([(0.5, 24)], 0.5, 24), error_of([(1.0, 12), (0.0, 12)], 0.5, 24)
    assert 0.0 < alike < unlike < 0.12


def test_what_is_hidden_is_drawn_and_each_world_is_reckoned_once() -> None:
    position = to_the_path()
    decision = position.decision()
    full = decision.check({"touch": "blue1"})
    reckoned = []

    def reckon(world: Position) -> Odds:
        reckoned.append(world)
        return exact(toy.SYSTEM, world, full, decision, "decline", Branches())

    found = over_worlds(toy.SYSTEM, position, decision.seat, reckon, "odds")
    assert found == odds(toy.SYSTEM, position, full)
    drawn = [consistent(toy.SYSTEM, position, decision.seat, Block(f"odds/{number}", 0)) for number in range(WORLDS)]
    assert 1 < len(reckoned) < WORLDS
    assert {repr(world.state) for world in drawn} == {repr(world.state) for world in reckoned}
    plays = quick(toy.SYSTEM, position, full, 600)
    for what in ("status_gained:dazed", "moved"):
        one, other = found.chance("blue1", what), plays.chance("blue1", what)
        assert abs(one.share - other.share) < 4 * (one.error**2 + other.error**2) ** 0.5


def test_a_bid_leads_nowhere_while_others_have_not_bid() -> None:
    position = begin(toy.CROWD.rules.new_game(Setup(game="crowd")), SeededDice("1")).position
    while not position.pending[0].secret:
        position = advance(position, position.decision().sample(Block("places", 0)), SeededDice("1")).position
    decision = position.decision("red")
    found = odds(toy.CROWD, position, decision.sample(Block("stack", 0)), seat="red")
    assert (found.method, found.figures) == ("worlds", {})
