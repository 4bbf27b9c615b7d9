"""Games limited in time, and the course of a game."""

from __future__ import annotations

from typing import Any

from escarmouche.games.age_des_escarmouches.rules.turns import Stacking
from escarmouche.games.age_des_escarmouches.scenarios.deployment import DeployTurn, Prepare
from games.age_des_escarmouches.scene import Scene, activate, man, placed, scene
from games.age_des_escarmouches.test_specials import HOMES
from proofs import proves

TIMED: dict[str, Any] = {"options": {"timed": True}}
TACTICIANS = {"red": {"tactician": [3, 3]}, "blue": {"tactician": [1, 1]}}


@proves("AE-GAME-06")
def test_time_that_runs_out_in_a_speech_turn_ends_the_game_after_it() -> None:
    told = scene({"ak": man(10, 10), "al": man(20, 10)}, {"bo": man(60, 50)}, **TIMED)
    told.answer(activate("ak"), ("action", "march"), ("path", [[15, 10]]), ("facing", 0), ("action", "done"))
    assert told.pending.key == "clock"
    told.answer(("clock", "no"), activate("bo"), ("action", "done"), ("clock", "yes"))
    assert told.over
    assert told.one("time_called")["side"] == "blue"
    assert told.state.figures["al"].activation == "waiting"


@proves("AE-GAME-07")
def test_time_that_runs_out_in_a_combat_ends_the_game_before_its_pursuits() -> None:
    dice = {"ak": {"attack": [6], "damage": [6]}, "bo": {"attack": [1], "defence": [1]}}
    told = scene({"ak": man(30, 30, INI=4, FOR=9)}, {"bo": man(32.5, 30), "bu": man(50, 30)}, dice, "combat", **TIMED)
    told.answer(placed({"ak": 1}, 1), placed({"bo": 1}, 1))
    told.until(lambda one: one.key in ("clock", "pursuit"))
    assert told.pending.key == "clock"
    told.answer(("clock", "yes"))
    assert told.over
    assert not told.all("moved")


@proves("AE-GAME-08")
def test_time_that_runs_out_in_another_phase_ends_the_game_with_it() -> None:
    red, blue = {"ak": man(10, 10)}, {"bo": man(60, 50)}
    off = {"ak": man(0, 0, on_table=False)}
    phases: list[tuple[Scene, str]] = [
        (scene(off, {}, homes=HOMES, agenda=(DeployTurn("red"),), phase="turn", **TIMED), "placed"),
        (scene(red, blue, agenda=(Stacking(False),), phase="turn", **TIMED), "stacked"),
        (scene(red, blue, phase="upkeep", length=9, **TIMED), "turn_ended"),
    ]
    for told, last in phases:
        told.answer(("clock", "yes"))
        assert told.over
        assert last in told.order()


@proves("AE-GAME-06", "AE-GAME-08")
def test_no_clock_where_time_is_not_limited() -> None:
    told = scene({"ak": man(10, 10)}, {"bo": man(60, 50)}).answer(activate("ak"), ("action", "done"))
    assert told.pending.key == "speech"


@proves("AE-GAME-01", "AE-DEPL-02", "AE-DEPL-03")
def test_a_game_is_a_deployment_and_then_turns() -> None:
    off: dict[str, Any] = {"on_table": False}
    red = {"ak": man(0, 0, incarnate=True, **off), "al": man(0, 0, **off)}
    blue = {"bo": man(0, 0, incarnate=True, **off)}
    rolls = {side: {"tactician": faces * 2} for side, faces in (("red", [1, 1]), ("blue", [3, 3]))}
    told = scene(red, blue, rolls, agenda=(Prepare(),), phase="turn", options={"seed": "3"}, length=2)
    told.until(lambda one: one.key == "pile")
    assert told.one("tactician_found")["side"] == "blue"
    told.until(lambda one: one.key == "first")
    assert told.state.refusals == {"red": 0, "blue": 1}
    assert told.pending.seat == "blue"
    told.answer(("first", "red"))
    told.until(lambda one: one.key == "speech" and bool(told.all("turn_began")))
    names = told.order()
    assert names.index("placed") < names.index("turn_began")
    assert told.one("turn_began")["turn"] == 1


@proves("AE-DEPL-07", "AE-INFI-01")
def test_infiltrators_move_before_scouts_hide_and_the_first_turn() -> None:
    red = {"ak": man(40, 20, skills={"infiltration": 10}), "al": man(10, 10, skills={"scout": None})}
    blue = {"bo": man(40, 40, skills={"infiltration": 5}), "bu": man(60, 20)}
    told = scene(red, blue, TACTICIANS, homes=HOMES, agenda=(DeployTurn("red"),), piles={})
    told.answer(("infiltration", "blue"), ("path", [[40, 36]]), ("facing", 270))
    assert told.pending.figure == "ak"
    assert told.refused("path", [[40, 30.5]]).reason == "too-far"
    assert told.refused("path", [[36, 20], [40, 20]]).reason == "not-the-shortest"
    told.answer(("path", [[40, 28]]), ("facing", 90))
    names = told.order()
    assert told.one("status_gained", status="hidden")["figure"] == "al"
    last = max(at for at, name in enumerate(names) if name == "moved")
    assert last < names.index("status_gained") < names.index("turn_began")


@proves("AE-INFI-01")
def test_an_infiltrator_does_not_end_in_contact() -> None:
    red, blue = {"ak": man(40, 20, skills={"infiltration": 10})}, {"bo": man(40, 30)}
    told = scene(red, blue, homes=HOMES, agenda=(DeployTurn("red"),), piles={})
    assert told.refused("path", [[40, 27.5]]).reason == "ends-in-contact"


@proves("AE-TACT-10", "AE-MUTA-06")
def test_what_begins_a_turn_comes_before_the_tactician_in_its_order() -> None:
    gun = {"gun": man(60, 10, machine=True, TIR=None, full=6), "cr": man(60, 12.5)}
    back = man(0, 0, pv=0, on_table=False, skills={"reinforcement": None})
    red = {"ak": man(30, 10, commander=True, val=100, skills={"mutagen": 2}), "al": back, **gun}
    dice = {**TACTICIANS, "ak": {"mutagen": [3, 4]}}
    state: dict[str, Any] = {"homes": HOMES, "returning": {"2": ("al",)}, "options": {"game_size": 300}}
    told = scene(red, {"bo": man(60, 50)}, dice, "turn", turn=2, **state)
    told.answer(("return", "yes"), ("crew", "yes"), ("mutagen", "DIS"))
    told.until(lambda one: one.key == "pile")
    names = [name for name in told.order() if name in ("returned", "crew_named", "use_counted", "tactician_found")]
    assert list(dict.fromkeys(names)) == ["returned", "crew_named", "use_counted", "tactician_found"]
    assert told.one("tactician_found")["totals"]["red"] == 6 + 1 + 1
