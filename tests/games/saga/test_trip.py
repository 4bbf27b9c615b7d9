"""Tripping, and lying on the ground."""

from __future__ import annotations

from typing import Any

import pytest

from games.saga.scene import Scene, man, scene
from proofs import proves


def trip(test: str, mine: list[int], its: list[int], fall: list[int] | None = None, **more: Any) -> Scene:
    """Ak trips bo by a contest with these dice."""
    attack = more.pop("attack", [3, 3, 3, 3])
    dice = {"ak": {"attack": attack, "contest": mine}, "bo": {"contest": its, **({"fall": fall} if fall else {})}}
    red = man(5, 5, announced=1, reaction=20, **more.pop("ak", {}))
    fight = scene({"ak": red}, {"bo": man(6.5, 5, angle=180, **more)}, dice, segment=3)
    return fight.answer(("action", {"trip": "bo", "weapon": "sword"}), ("react", "none"), ("contest", test))


EVEN = [3, 3, 3, 3]


@proves("SG-TRIP-01")
def test_a_trip_that_misses_or_is_dodged_comes_to_nothing() -> None:
    dice = {"ak": {"attack": [3, 3, 3, 3]}, "bo": {"dodge": [4, 4, 3, 3]}}
    fight = scene({"ak": man(5, 5, announced=1, reaction=20)}, {"bo": man(6.5, 5, angle=180)}, dice, segment=3)
    fight.answer(("action", {"trip": "bo", "weapon": "sword"}), ("react", "dodge")).played()
    assert not fight.all("contested")


@proves("SG-TRIP-02", "SG-TRIP-05", "SG-LVL-03")
def test_agility_won_by_a_level_costs_an_action() -> None:
    fight = trip("agility", EVEN, [3, 3, 3, 2])
    assert fight.facts("bo") | {"losses": 1, "status": []} == fight.facts("bo")


@proves("SG-TRIP-05", "SG-TRIP-07")
@pytest.mark.parametrize(
    ("fall", "wounds", "fatigue"),
    [([3, 3, 3, 3], 0, 0), ([3, 3, 3, 2], 0, 1), ([2, 2, 2, 1], 1, 1), ([1, 1, 1, 1], 1, 1)],
)
def test_agility_won_by_two_levels_throws_down_and_the_fall_hurts(fall: list[int], wounds: int, fatigue: int) -> None:
    fight = trip("agility", EVEN, [2, 2, 2, 1], fall).played()
    bo = fight.facts("bo")
    assert (bo["status"], bo["wounds"], bo["fatigue"], bo["losses"]) == (["lying"], wounds, fatigue, 0)


@proves("SG-TRIP-06", "SG-TRIP-07")
def test_strength_won_by_a_level_brings_both_down_and_only_the_defender_is_hurt() -> None:
    fight = trip("strength", EVEN, [3, 3, 3, 2], [6, 6, 6, 6]).played()
    assert fight.status("ak") == fight.status("bo") == {"lying"}


@proves("SG-TRIP-06")
def test_strength_won_by_two_levels_brings_the_defender_down_alone() -> None:
    fight = trip("strength", EVEN, [2, 2, 2, 1], [6, 6, 6, 6])
    assert (fight.status("ak"), fight.status("bo")) == (set(), {"lying"})


@proves("SG-TRIP-02", "SG-LVL-03")
def test_a_contest_that_is_equal_is_not_won() -> None:
    fight = trip("strength", EVEN, EVEN)
    assert fight.one("contested")["levels"] == 0
    assert fight.status("bo") == set()


@proves("SG-TRIP-03")
@pytest.mark.parametrize(("test", "mine", "its"), [("agility", 12 + 6, 12 + 5), ("strength", 18 + 4, 15 + 4)])
def test_the_other_characteristic_is_added(test: str, mine: int, its: int) -> None:
    many = {"agility": (4, 4), "strength": (6, 5)}[test]
    fight = trip(test, [3] * many[0], [3] * many[1], [6] * 4, ak={"strength": 6}, strength=5)
    totals = {one["figure"]: one["total"] for one in fight.all("tested", test="contest")}
    assert totals == {"ak": mine, "bo": its}


@proves("SG-TRIP-04")
@pytest.mark.parametrize(("attack", "dice"), [([4, 4, 3, 3], 5), ([4, 3, 3, 3], 4)])
def test_ten_points_of_margin_are_a_die_of_the_contest(attack: list[int], dice: int) -> None:
    trip("agility", [1] * dice, [6, 6, 6, 6], attack=attack).played()


@proves("SG-TRIP-08")
def test_on_the_ground_every_action_has_five_less_and_the_score_stays() -> None:
    fight = scene({"ak": man(5, 5)}, {"bo": man(6.5, 5, "lying", angle=180)}, segment=3)
    assert fight.query("flat", figure="bo", test="melee", skill="sword") == 4 - 5
    assert fight.query("flat", figure="bo", test="dodge", as_="undeclared") == 3 - 5
    assert fight.query("defence", figure="bo", against="ak") == 9
