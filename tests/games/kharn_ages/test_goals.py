"""Bots play for the objectives of a scenario: who goes where, what is worth it, and that games end by it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.bots.habit import by_habit
from escarmouche.core.decisions import Decision
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.position import Asked, play
from escarmouche.games.kharn_ages import SYSTEM
from escarmouche.games.kharn_ages.mind.goals import chance_of, errand, prospects, tasks
from escarmouche.games.kharn_ages.scenarios.objects import objects_of
from games.kharn_ages.scene import Scene, safar, scene

WAKE = ("activate", "ak")


def table(scenario: str, red: Any, things: Any, **more: Any) -> Scene:
    return scene(red=red, blue={"bo": safar(14, 14)}, things=things, scenario=scenario, **more)


def test_the_nearest_and_the_cleverest_go_for_the_lock_and_the_others_fight() -> None:
    chest = {"chest": {"kind": "chest", "at": [4, 6], "locked": True, "fixed": True}}
    state = table("chest", {"ak": safar(4, 8), "al": safar(4, 10)}, chest).state
    assert [(task.deed, task.thing) for task in tasks(state, "red")] == [("pick-lock", "chest")]
    assert errand(state, "ak") is not None
    assert errand(state, "al") is None
    clever = table("chest", {"ak": safar(4, 8, A=1, I=1), "al": safar(4, 10, A=6, I=6)}, chest).state
    assert errand(clever, "ak") is None
    assert errand(clever, "al") is not None


def test_who_carries_the_chest_goes_home_and_the_enemy_goes_after_it() -> None:
    carried = {"chest": {"kind": "chest", "carrier": "ak"}}
    state = table("chest", {"ak": safar(4, 8, carrying=["chest"])}, carried).state
    home, hunt = errand(state, "ak"), errand(state, "bo")
    assert home is not None
    assert (home.deed, home.at) == ("carry", (4.0, 1.400390625))
    assert hunt is not None
    assert (hunt.deed, hunt.at) == ("catch", (4.0, 8.0))
    nearer = table("chest", {"ak": safar(4, 5, carrying=["chest"])}, carried).state
    assert prospects(nearer, "red") > prospects(state, "red")
    assert prospects(nearer, "blue") < prospects(state, "blue")


def test_own_stores_that_burn_are_put_out_and_those_of_the_enemy_lit() -> None:
    stores = {name: {"kind": "store", "at": at, "points": 4} for name, at in (("s", [4, 3]), ("n", [4, 12]))}
    calm = table("stores", {"ak": safar(4, 8)}, stores).state
    fire = table("stores", {"ak": safar(4, 8)}, stores, burning=["s", "n"]).state
    assert [(task.deed, task.thing) for task in tasks(calm, "red")] == [("set-fire", "n")]
    assert [(task.deed, task.thing) for task in tasks(fire, "red")] == [("put-out", "s")]
    lit = table("stores", {"ak": safar(4, 8)}, stores, burning=["n"]).state
    assert prospects(lit, "red") > prospects(calm, "red")


def test_the_chance_of_a_task_follows_its_characteristics_and_level() -> None:
    state = table("stones", {"ak": safar(4, 8, T=4, I=4), "al": safar(4, 10, T=4, I=4, rank=2)}, {}).state
    assert chance_of(state.figures["ak"], "read") == pytest.approx(0.6)
    assert chance_of(state.figures["al"], "read") == pytest.approx(0.84)


@pytest.mark.parametrize(
    ("scenario", "thing", "deed"),
    [
        ("chest", {"kind": "chest", "locked": True, "fixed": True}, "pick-lock"),
        ("chest", {"kind": "chest", "open": True}, "pick-up"),
        ("stones", {"kind": "inscription", "once": True}, "read"),
    ],
)
def test_habit_does_what_the_scenario_asks_for(scenario: str, thing: Any, deed: str) -> None:
    game = table(scenario, {"ak": safar(4, 7, T=5, I=5)}, {"it": {**thing, "at": [4, 6.2]}}).answer(WAKE)
    assert SYSTEM.mind.habit(game.state, game.pending, Block("h", 0)) == {deed: "it"}


def test_habit_frees_a_hand_for_the_chest() -> None:
    armed = {"ak": safar(4, 7, equipment=["Hache de guerre"])}
    game = table("chest", armed, {"it": {"kind": "chest", "open": True, "at": [4, 6.2]}}).answer(WAKE)
    chosen = SYSTEM.mind.habit(game.state, game.pending, Block("h", 0))
    assert chosen == {"put-away": "Hache de guerre"}
    game.answer(("action", chosen))
    assert SYSTEM.mind.habit(game.state, game.pending, Block("h", 0)) == {"pick-up": "it"}


@pytest.mark.parametrize(
    ("scenario", "reason"), [("chest", "chest-home"), ("stones", "stones-read"), ("stores", "stores-gone")]
)
def test_habit_brings_it_to_an_end_where_nobody_prevents_it(scenario: str, reason: str) -> None:
    """Against an enemy that stands in its corner and does nothing, the objective is reached within the rounds."""
    chance = Block("play", 0)
    band = {f"r{n}": safar(4 + 3 * n, 1, A=4, I=5, T=5, V=4) for n in range(3)}
    state = scene(red=band, blue={"bo": safar(0.5, 14.5, HP=99)}, scenario=scenario).position.state
    laid = replace(state, things=objects_of(scenario, "7"))

    def choose(asked: Asked, decision: Decision) -> Any:
        if decision.seat == "red":
            return by_habit(SYSTEM, asked.state, decision, chance)
        return "done" if decision.key == "action" else decision.sample(chance)

    result = play(laid, SeededDice("7"), choose).state.result
    assert (result.winner, result.reason) == ("red", reason)
