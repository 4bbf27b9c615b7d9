"""Seizing, holding, breaking free and throwing."""

from __future__ import annotations

from typing import Any

import pytest

from games.saga.scene import Scene, man, scene, strike
from proofs import proves

DONE = ("action", "done")


def seize(mine: list[int], its: list[int], **bo: Any) -> Scene:
    dice = {"ak": {"attack": [3, 3, 3, 3], "contest": mine}, "bo": {"contest": its}}
    fight = scene({"ak": man(5, 5, announced=1, reaction=20)}, {"bo": man(6.5, 5, angle=180, **bo)}, dice, segment=3)
    return fight.answer(("action", {"seize": "bo"}), ("react", "none"))


def held(dice: int, who: str = "ak", queue: Any = None, ak: Any = None, bo: Any = None, **options: Any) -> Scene:
    """Ak holds bo by so many dice; one of the two has an action now."""
    now = {"announced": 1, "reaction": 30}
    red = man(5, 5, engaged=["bo"], **{**(now if who == "ak" else {}), **(ak or {})})
    blue = {"angle": 180, "grips": {"ak": dice}, "engaged": ["ak"], **(now if who == "bo" else {}), **(bo or {})}
    return scene({"ak": red}, {"bo": man(6.5, 5, **blue)}, queue or {}, segment=3, **options)


@proves("SG-GRAB-01", "SG-GRAB-02", "SG-GRAB-05")
def test_whoever_is_seized_has_as_many_dice_less_as_the_contest_was_won_by() -> None:
    fight = seize([3, 3, 3, 3], [2, 2, 2, 1])
    assert fight.one("attacked") | {"total": 12 + 4, "weapon": "fist"} == fight.one("attacked")
    assert fight.facts("bo")["grips"] == {"ak": 2}
    assert fight.query("dice", figure="bo", test="melee") == 2
    assert fight.query("dice", figure="bo", test="perception", as_="innate") == 2
    assert fight.query("dice", figure="bo", test="soak", as_="effect") == 4


@proves("SG-GRAB-02")
def test_the_contest_of_a_hold_is_pure_strength() -> None:
    fight = seize([3, 3, 3, 3], [1, 1, 1, 1], agility=8)
    assert {one["figure"]: one["total"] for one in fight.all("tested", test="contest")} == {"ak": 12, "bo": 4}


@proves("SG-GRAB-03", "SG-GRAB-04")
def test_a_contest_that_is_not_won_leaves_the_target_free() -> None:
    fight = seize([3, 3, 3, 3], [3, 3, 3, 3])
    assert fight.facts("bo") | {"grips": {}, "engaged": ["ak"]} == fight.facts("bo")


@proves("SG-GRAB-01")
def test_a_dodge_saves_from_being_seized() -> None:
    dice = {"ak": {"attack": [3, 3, 3, 3]}, "bo": {"dodge": [4, 3, 3, 3]}}
    fight = scene({"ak": man(5, 5, announced=1, reaction=20)}, {"bo": man(6.5, 5, angle=180)}, dice, segment=3)
    fight.answer(("action", {"seize": "bo"}), ("react", "dodge")).played()
    assert not fight.all("contested")


@proves("SG-GRAB-04")
def test_whoever_is_held_cannot_go_away_and_keeps_its_defence() -> None:
    fight = held(1, "bo")
    assert fight.query("defence", figure="bo", against="ak") == 9
    assert fight.refused("action", "move").rules == ("SG-GRAB-04",)


@proves("SG-GRAB-05")
@pytest.mark.parametrize(("its", "dice"), [([1, 1, 1, 2], 2), ([3, 3, 3, 2], 1), ([3, 3, 3, 3], 1)])
def test_another_contest_may_better_a_hold_and_never_worsens_it(its: list[int], dice: int) -> None:
    fight = held(1, queue={"ak": {"contest": [3, 3, 3, 3]}, "bo": {"contest": its}})
    assert fight.answer(("action", {"tighten": "bo"})).facts("bo")["grips"] == {"ak": dice}


@proves("SG-GRAB-06")
@pytest.mark.parametrize(("damage", "free"), [([1, 1, 2, 3], False), ([1, 2, 2, 2], True)])
def test_two_wound_levels_make_a_holder_let_go(damage: list[int], free: bool) -> None:
    queue = {"bo": {"attack": [4, 4, 4], "damage": damage}, "ak": {"soak": [1, 1, 1, 1]}}
    fight = held(1, "bo", queue, ak={"skills": {"sword": 4, "dodge": 3, "soak": 4 if not free else 3}})
    fight.answer(strike("ak"), ("react", "none"))
    assert fight.one("levels_lost")["wounds"] == (2 if free else 1)
    assert (fight.facts("bo")["grips"] == {}) is free


@proves("SG-GRAB-06")
def test_levels_of_fatigue_do_not_free() -> None:
    queue = {"bo": {"attack": [4, 4, 4], "damage": [6, 6, 6, 6]}, "ak": {"soak": [1, 1, 1, 1]}}
    fight = held(1, "bo", queue, bo={"held": []}).answer(strike("ak", "fist"), ("react", "none"))
    assert fight.one("levels_lost")["fatigue"] == 4
    assert fight.facts("bo")["grips"] == {"ak": 1}


@proves("SG-GRAB-07")
@pytest.mark.parametrize(
    ("settled", "faces", "free"),
    [("holder", [2, 2, 2], True), ("holder", [2, 2, 1], False), (15, [4, 4, 4], True), (15, [4, 4, 3], False)],
)
def test_a_dodge_breaks_a_hold(settled: Any, faces: list[int], free: bool) -> None:
    fight = held(1, "bo", {"bo": {"dodge": faces}}, break_hold_difficulty=settled)
    fight.answer(("action", {"break-free": "ak"})).played()
    assert (fight.facts("bo")["grips"] == {}) is free
    assert fight.facts("bo")["slots"] == []


@proves("SG-GRAB-04")
def test_a_hold_ends_with_its_holder() -> None:
    queue = {"bo": {"attack": [4, 4, 4], "damage": [6, 6, 6, 6]}, "ak": {"soak": [1, 1, 1, 1]}}
    fight = held(1, "bo", queue, ak={"wounds": 6}, bo={"held": ["mace"]}).answer(
        strike("ak", "mace"), ("react", "none")
    )
    assert fight.one("put_out")["figure"] == "ak"
    assert fight.facts("bo")["grips"] == {}


@proves("SG-THRW-01")
def test_only_a_hold_of_three_dice_allows_a_throw() -> None:
    assert {"throw-down": "bo"} in held(3).offers("action")
    assert held(2).refused("action", {"throw-down": "bo"}).rules[-1] == "SG-THRW-01"


@proves("SG-THRW-02", "SG-THRW-03")
def test_a_throw_hurts_releases_and_leaves_on_the_ground_a_metre_away() -> None:
    queue = {"ak": {"damage": [2, 2, 2, 2]}, "bo": {"soak": [1, 1, 1, 1]}}
    fight = held(3, queue=queue).answer(("action", {"throw-down": "bo"})).played()
    assert fight.one("soaked") | {"damage": 8 + 4, "soak": 7, "levels": 2} == fight.one("soaked")
    bo = fight.facts("bo")
    assert (bo["fatigue"], bo["wounds"], bo["grips"], bo["at"], bo["status"]) == (2, 0, {}, [7.5, 5.0], ["lying"])


@proves("SG-THRW-01")
@pytest.mark.parametrize("said", ["hurl", "keep"])
def test_a_seizure_of_three_levels_may_throw_at_once(said: str) -> None:
    dice = {
        "ak": {"attack": [3, 3, 3, 3], "contest": [5, 5, 5, 5], "damage": [1, 1, 1, 1]},
        "bo": {"contest": [3, 3, 2, 2], "soak": [6, 6, 6, 6]},
    }
    fight = scene({"ak": man(5, 5, announced=1, reaction=20)}, {"bo": man(6.5, 5, angle=180)}, dice, segment=3)
    fight.answer(("action", {"seize": "bo"}), ("react", "none"), ("hurl", said))
    assert fight.facts("bo")["grips"] == ({} if said == "hurl" else {"ak": 3})
    assert ("lying" in fight.status("bo")) is (said == "hurl")
