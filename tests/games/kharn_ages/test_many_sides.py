"""Khârn-Âges for three and four: camps, tables, things and the count are the same for everybody."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.game import Game
from escarmouche.core.position import begin
from escarmouche.core.system import Setup
from escarmouche.games.kharn_ages import SYSTEM
from escarmouche.games.kharn_ages.scenarios import ERRANDS, SIDES, STORES
from escarmouche.games.kharn_ages.scenarios.deployment import Prepare, strips
from escarmouche.games.kharn_ages.scenarios.objectives import counts, enough, fulfilled, keeper
from escarmouche.games.kharn_ages.scenarios.objects import all_round
from escarmouche.games.kharn_ages.scenarios.victory import ahead
from escarmouche.games.kharn_ages.stats import Handling
from escarmouche.records.record import parse, verify
from escarmouche.sim import Contest, simulate
from proofs import proves

THREE = SIDES[:3]


def begun(sides: tuple[str, ...], scenario: str, seed: str = "1") -> Any:
    lists = {side: SYSTEM.lists.build(Block(f"{seed}/{side}", 0), None, {}) for side in sides}
    seats = [] if len(sides) == 2 else list(sides)
    setup = Setup(game="kharn-ages", seed=seed, lists=lists, options={"scenario": scenario}, seats=seats)
    return begin(SYSTEM.rules.new_game(setup), SeededDice(seed)).position.now


@proves("KA-DEP-01", "KA-CNV-07")
def test_with_more_than_two_there_is_a_strip_at_every_edge_and_none_touches_another() -> None:
    for one, other in combinations(strips(begun(THREE, "battle")).values(), 2):
        assert one.x1 < other.x0 or other.x1 < one.x0 or one.y1 < other.y0 or other.y1 < one.y0
    assert len(strips(begun(SIDES[:2], "battle"))) == 2


@pytest.mark.parametrize("scenario", ERRANDS)
def test_things_lie_alike_before_every_edge(scenario: str) -> None:
    state = begun(SIDES, scenario)
    places = {(it.kind, it.at) for it in state.things.values() if it.kind != "door"}
    assert {(kind, turned) for kind, at in places for turned in all_round(at)} == places
    for piece in state.table.pieces:
        assert all(2.0 < part < 13.0 for corner in piece.shape for part in corner)


def camped(sides: tuple[str, ...]) -> Any:
    state = begun(sides, STORES)
    return replace(state, homes=dict(zip(sides, strips(state).values(), strict=False)))


def test_two_stores_lie_before_each_camp_and_before_an_empty_edge_they_are_nobodys() -> None:
    for sides in (THREE, SIDES):
        state = camped(sides)
        owners = [keeper(state, it) for it in state.things.values() if it.kind == "store"]
        assert {side: owners.count(side) for side in sides} == dict.fromkeys(sides, 2)
        assert owners.count("") == 8 - 2 * len(sides)


def test_a_store_that_is_gone_counts_for_every_enemy_of_its_owner() -> None:
    state = camped(THREE)
    mine = next(name for name, it in state.things.items() if it.kind == "store" and keeper(state, it) == "red")
    game = Game(replace(state, agenda=(Prepare(),)), SeededDice("1"))
    counts(game, None, "", Handling("destroyed", mine))
    assert game.state.objectives == {"blue": 1, "green": 1}


@proves("KA-WIN-02")
def test_who_has_enough_wins_only_ahead_of_everybody() -> None:
    state = camped(THREE)
    assert enough(state) == 3
    assert fulfilled(replace(state, objectives={"red": 3, "blue": 3})) == ""
    assert fulfilled(replace(state, objectives={"red": 3, "blue": 2})) == "red"


@proves("KA-WIN-02", "KA-WIN-03")
def test_of_three_the_one_that_lost_least_is_ahead() -> None:
    state = begun(THREE, "battle")
    for side in ("blue", "green"):
        first = next(f.id for f in state.side(side))
        state = state.gained(first, "defeated")
    assert ahead(state) == "red"
    assert ahead(begun(THREE, "battle")) is None


@pytest.mark.parametrize("sides", [THREE, SIDES])
def test_games_of_three_and_four_end_and_are_verified(sides: tuple[str, ...], tmp_path: Any) -> None:
    place = "escarmouche.games.kharn_ages:SYSTEM"
    contest = Contest(system=place, seed="many", seats=sides, options={"rounds": 2}, records=str(tmp_path))
    summary, outcomes = simulate(contest, 2, workers=1, sample=2)
    assert not summary.failed, [one.trace for one in outcomes]
    for file in tmp_path.iterdir():
        assert verify(parse(file.read_bytes()), SYSTEM).identical
