"""Called shots."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.saga.rules.called import ZONES
from games.saga.scene import Scene, man, scene
from proofs import proves


def aim(zone: str, bo: dict[str, Any] | None = None, more: dict[str, list[int]] | None = None, **options: Any) -> Scene:
    """Ak, just good enough for it, aims at a zone of bo and causes three wound levels."""
    dice = {"ak": {"attack": [3, 3, 3, 3], "damage": [3, 3, 3, 3]}, "bo": {"soak": [1, 1, 1, 1], **(more or {})}}
    ak = man(5, 5, announced=1, reaction=20, skills={"sword": -ZONES[zone].malus})
    fight = scene({"ak": ak}, {"bo": man(6.5, 5, angle=180, **(bo or {}))}, dice, segment=3, **options)
    return fight.answer(("action", {"called": "bo", "weapon": "sword"}), ("zone", zone), ("react", "none"))


ATTACK = 12 + 1
"""What the dice and the sword make of it: the level is what the zone takes away."""
MALUS = {"torso": 5, "leg": 10, "foot": 15, "head": 15, "throat": 15, "eye": 20} | {
    f"{side}-{part}": malus for side in ("left", "right") for part, malus in (("arm", 10), ("hand", 15))
}


@proves("SG-CALL-01")
@pytest.mark.parametrize("zone", MALUS)
def test_every_zone_has_its_malus(zone: str) -> None:
    dice = {"ak": {"attack": [1, 1, 1, 2]}}
    fight = scene({"ak": man(5, 5, announced=1, reaction=20)}, {"bo": man(6.5, 5, angle=180)}, dice, segment=3)
    fight.answer(("action", {"called": "bo", "weapon": "sword"}), ("zone", zone), ("react", "none"))
    assert fight.one("attacked")["total"] == 5 + 5 - MALUS[zone]


@proves("SG-CALL-01", "SG-CALL-03", "SG-CALL-04")
def test_the_torso_is_five_harder_and_costs_an_action() -> None:
    fight = aim("torso")
    assert fight.one("attacked") | {"total": ATTACK, "kind": "called"} == fight.one("attacked")
    assert fight.facts("bo")["losses"] == 1


@proves("SG-CALL-05")
@pytest.mark.parametrize(
    ("zone", "faces", "falls"),
    [
        ("leg", [2, 2, 3, 3], False),
        ("leg", [2, 2, 2, 3], True),
        ("foot", [4, 4, 4, 3], False),
        ("foot", [4, 4, 3, 3], True),
    ],
)
def test_a_leg_or_a_foot_brings_down_whoever_fails_in_agility(zone: str, faces: list[int], falls: bool) -> None:
    fight = aim(zone, more={"agility": faces})
    assert ("lying" in fight.status("bo")) is falls


@proves("SG-CALL-06")
@pytest.mark.parametrize(
    ("zone", "held", "left"),
    [
        ("right-arm", ["sword", "shield"], ["shield"]),
        ("left-arm", ["sword", "shield"], ["sword"]),
        ("right-hand", ["sword", "shield"], ["shield"]),
        ("left-hand", ["great axe"], []),
        ("right-hand", ["shield"], ["shield"]),
    ],
)
def test_an_arm_or_a_hand_lets_fall_what_it_holds(zone: str, held: list[str], left: list[str]) -> None:
    fight = aim(zone, {"held": held}, {"agility": [2, 2, 2, 3]})
    assert fight.facts("bo")["held"] == left


@proves("SG-CALL-06")
def test_agility_of_ten_keeps_what_a_hand_holds() -> None:
    assert aim("right-hand", more={"agility": [2, 2, 3, 3]}).facts("bo")["held"] == ["sword"]


@proves("SG-CALL-07")
@pytest.mark.parametrize(("zone", "lost"), [("head", 2), ("throat", 1)])
def test_head_and_throat_stun(zone: str, lost: int) -> None:
    fight = aim(zone)
    assert fight.facts("bo")["losses"] == lost


@proves("SG-CALL-08")
def test_an_eye_costs_a_die_and_the_second_one_two() -> None:
    fight = aim("eye")
    assert fight.query("dice", figure="bo", test="melee") == 4 - 1 - fight.facts("bo")["wounds"] // 2
    assert fight.query("dice", figure="bo", test="perception", as_="innate") == 4 - fight.facts("bo")["wounds"] // 2
    assert aim("eye", {"eyes_lost": 1}).facts("bo")["eyes_lost"] == 2


@proves("SG-CALL-02", "SG-CORE-23")
@pytest.mark.parametrize(("zone", "soak"), [("throat", 7), ("head", 8), ("left-arm", 12), ("foot", 7)])
def test_only_armour_of_the_zone_soaks(zone: str, soak: int) -> None:
    fight = aim(zone, {"armour": ["mail", "helmet"], "wounds": 0}, {"agility": [6, 6, 6, 6]})
    assert fight.one("soaked")["soak"] == soak


@proves("SG-CALL-03")
@pytest.mark.parametrize(("held", "lost"), [("club", 0), ("mace", 1)])
def test_fatigue_levels_bring_no_effect_of_a_zone(held: str, lost: int) -> None:
    faces = {"club": [4, 4, 3, 3], "mace": [3, 3, 3, 3]}[held]
    ak = man(5, 5, announced=1, reaction=20, skills={"mace": 9}, held=[held])
    dice = {"ak": {"attack": [3, 3, 3, 3], "damage": faces}, "bo": {"soak": [1, 1, 1, 1]}}
    fight = scene({"ak": ak}, {"bo": man(6.5, 5, angle=180, held=[])}, dice, segment=3)
    fight.answer(("action", {"called": "bo", "weapon": held}), ("zone", "torso"), ("react", "none"))
    assert fight.one("levels_lost")["wounds"] == (1 if held == "club" else 2)
    assert fight.facts("bo")["losses"] == lost


@proves("SG-SPEC-01", "SG-SPEC-02", "SG-SPEC-03")
@pytest.mark.parametrize(
    ("learnt", "dice"),
    [
        ({}, 4),
        ({"arts": {"called": 2}}, 6),
        ({"arts": {"trip": 2}}, 4),
        ({"speciality": "called"}, 5),
        ({"arts": {"called": 2}, "speciality": "called"}, 6),
    ],
)
def test_whoever_has_learnt_a_special_blow_has_more_dice_for_it(learnt: dict[str, Any], dice: int) -> None:
    ak = man(5, 5, announced=1, reaction=20, **learnt)
    queue = {"ak": {"attack": [1] * dice}}
    fight = scene({"ak": ak}, {"bo": man(6.5, 5, angle=180)}, queue, segment=3)
    fight.answer(("action", {"called": "bo", "weapon": "sword"}), ("zone", "torso"), ("react", "none")).played()
