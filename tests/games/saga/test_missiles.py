"""Shots and throws: range, the roll, dodges, snap shots and called shots."""

from __future__ import annotations

from typing import Any

import pytest

from games.saga.scene import Scene, block, man, scene
from proofs import proves

SHOOT = ("action", {"shoot": "bo", "weapon": "bow"})
THROW = ("action", {"throw": "bo", "weapon": "javelin"})


def range_of(metres: float, held: str, dice: Any = None, bo: Any = None, ak: Any = None, **options: Any) -> Scene:
    """Ak with a missile weapon, so many metres from bo."""
    red = man(2, 5, **{"announced": 1, "reaction": 20, "held": [held], **(ak or {})})
    blue = {"bo": man(2.6 + metres, 5, **{"angle": 180, **(bo or {})})}
    return scene({"ak": red}, blue, dice or {}, segment=3, **options)


@proves("SG-MISL-01", "SG-MISL-02", "SG-CORE-22")
@pytest.mark.parametrize(
    ("held", "metres", "needed"),
    [
        ("bow", 25, 5),
        ("bow", 26, 15),
        ("bow", 51, 20),
        ("bow", 76, 25),
        ("javelin", 20, 5),
        ("javelin", 21, 15),
        ("throwing knife", 16.5, 20),
        ("throwing knife", 31, 25),
    ],
)
def test_the_difficulty_follows_the_range(held: str, metres: float, needed: int) -> None:
    said = "shoot" if held == "bow" else "throw"
    fight = range_of(metres, held, {"ak": {"shot": [1, 1, 1, 1]}})
    assert fight.answer(("action", {said: "bo", "weapon": held})).one("attacked")["needed"] == needed


@proves("SG-CORE-22", "SG-MISL-02")
def test_nobody_shoots_beyond_four_units_or_at_what_it_does_not_see() -> None:
    assert range_of(101, "bow").refused(*SHOOT).reason == "out-of-range"
    house = [block("house", 8, 0, 10, 10, "house")]
    assert range_of(20, "bow", terrain=house).refused(*SHOOT).reason == "out-of-range"
    strong = range_of(90, "javelin", ak={"strength": 5})
    assert THROW[1] in strong.offers("action")
    assert range_of(90, "javelin").refused(*THROW).rules[0] == "SG-CORE-22"


@proves("SG-MISL-03")
@pytest.mark.parametrize(("faces", "hit"), [([3, 3, 3, 2], True), ([3, 3, 2, 2], False)])
def test_a_missile_hits_if_it_reaches_the_difficulty(faces: list[int], hit: bool) -> None:
    dice = {"ak": {"shot": faces, "damage": [1, 1, 1, 1]}, "bo": {"soak": [6, 6, 6, 6]}}
    told = range_of(30, "bow", dice).answer(SHOOT).one("attacked")
    assert (told["total"], told["needed"], told["hit"], told.get("margin", 0)) == (sum(faces) + 4, 15, hit, 0)


@proves("SG-DMG-04", "SG-DMG-02")
def test_ten_points_above_the_difficulty_are_a_die_of_damage() -> None:
    dice = {"ak": {"shot": [3, 3, 3, 2], "damage": [1, 1, 1, 1, 1]}, "bo": {"soak": [6, 6, 6, 6]}}
    fight = range_of(20, "bow", dice).answer(SHOOT).played()
    assert fight.one("soaked")["damage"] == 5 + 5


@proves("SG-MISL-03")
def test_a_thrown_weapon_has_left_the_hand() -> None:
    fight = range_of(10, "javelin", {"ak": {"shot": [1, 1, 1, 1]}}).answer(THROW)
    assert fight.facts("ak")["held"] == []


@proves("SG-DODG-02", "SG-DODG-07")
@pytest.mark.parametrize(
    ("dodge", "needed", "hit"), [([3, 3, 4, 4], 17, False), ([3, 3, 3, 4], 16, True), ([1, 1, 1, 2], 15, True)]
)
def test_a_throw_may_be_dodged_when_its_total_is_known(dodge: list[int], needed: int, hit: bool) -> None:
    dice = {"ak": {"shot": [4, 3, 3, 3], "damage": [1, 1, 1, 1]}, "bo": {"dodge": dodge, "soak": [6, 6, 6, 6]}}
    fight = range_of(30, "javelin", dice).answer(THROW, ("react", "dodge"))
    told = fight.one("attacked")
    assert (told["total"], told["needed"], told["hit"]) == (17, needed, hit)


@proves("SG-DODG-03", "SG-DODG-07")
def test_a_projectile_is_dodged_in_advance_or_not_at_all() -> None:
    dice = {"ak": {"shot": [4, 3, 3, 3]}, "bo": {"dodge": [4, 4, 4, 3]}}
    fight = range_of(30, "bow", dice).answer(("beforehand", "dodge"), SHOOT)
    assert fight.one("attacked") | {"needed": 18, "hit": False} == fight.one("attacked")
    assert fight.facts("bo")["undeclared"] == 1
    late = range_of(30, "bow", {"ak": {"shot": [4, 3, 3, 3], "damage": [1] * 4}, "bo": {"soak": [6] * 4}})
    assert late.answer(SHOOT).one("attacked")["hit"]


@proves("SG-ENG-03")
@pytest.mark.parametrize(("held", "said"), [("bow", "shoot"), ("javelin", "throw"), ("bow", "aim")])
def test_nobody_shoots_who_is_engaged(held: str, said: str) -> None:
    fight = range_of(0.9, held, ak={"engaged": ["bo"]}, bo={"engaged": ["ak"]})
    assert fight.refused("action", {said: "bo", "weapon": held}).rules == ("SG-ENG-03",)


@proves("SG-CALL-09")
def test_a_missile_at_a_zone_takes_the_malus_of_the_zone() -> None:
    dice = {"ak": {"shot": [4, 4, 4, 5], "damage": [4, 4, 4, 4]}, "bo": {"soak": [1, 1, 1, 1]}}
    fight = range_of(20, "bow", dice).answer(("action", {"aim": "bo", "weapon": "bow"}), ("zone", "head"))
    assert fight.one("attacked") | {"total": 17 + 4 - 15, "needed": 5, "hit": True} == fight.one("attacked")
    assert fight.facts("bo")["losses"] == 2


@proves("SG-CORE-26", "SG-DRAW-05", "SG-DRAW-04", "SG-DBL-03")
@pytest.mark.parametrize("malus", [5, 2])
def test_a_weapon_that_is_drawn_and_thrown_is_not_aimed(malus: int) -> None:
    ak = {"held": [], "weapons": ("throwing knife",), "places": {"throwing knife": "sheath"}}
    fight = range_of(5, "sword", {"ak": {"shot": [1, 2, 2]}}, ak=ak, snap_shot_malus=malus)
    fight.answer(("action", {"draw-and-use": "bo", "weapon": "throwing knife", "how": "throw"})).played()
    assert fight.one("attacked")["total"] == 5 + 4 - 5 - malus
    assert fight.facts("ak") | {"held": [], "slots": [], "undeclared": 1} == fight.facts("ak")
