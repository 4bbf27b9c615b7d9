"""Ground, deep water, falls."""

from __future__ import annotations

from typing import Any

import pytest

from games.kharn_ages.scene import Scene, block, hit, safar, scene
from proofs import proves

WAKE = ("activate", "ak")
WALK = ("action", "walk")


def across(kind: str, edition: str = "fr", **mine: Any) -> Scene:
    """ak with V 6 before a strip of this ground, from x = 5 to 8."""
    return scene(
        red={"ak": safar(4, 7, V=6, **mine)},
        blue={"bo": safar(14, 14)},
        terrain=[block("strip", 5, 0, 8, 15, kind)],
        edition=edition,
    ).answer(WAKE, WALK)


@proves("KA-TER-01", "KA-TER-02", "KA-TER-06", "KA-TER-10")
@pytest.mark.parametrize(
    ("kind", "edition", "far", "rule_id"),
    [
        ("loose", "fr", 5, "KA-TER-01"),
        ("slippery", "fr", 5, "KA-TER-02"),
        ("difficult", "fr", 4, "KA-TER-06"),
        ("difficult", "en", 3, "KA-TER-06"),
    ],
)
def test_ground_takes_from_the_whole_movement(kind: str, edition: str, far: int, rule_id: str) -> None:
    game = across(kind, edition)
    assert rule_id in game.refused("path", [[4 + far + 0.1, 7]]).rules
    game.answer(("path", [[4 + far, 7]]))
    assert game.facts("ak")["at"] == [4 + far, 7]


@proves("KA-TER-11")
def test_of_several_grounds_the_worst_counts_once() -> None:
    game = scene(
        red={"ak": safar(4, 7, V=6)},
        blue={"bo": safar(14, 14)},
        terrain=[block("sand", 5, 0, 6, 15, "loose"), block("rubble", 6.5, 0, 7, 15, "difficult")],
    ).answer(WAKE, WALK)
    assert game.refused("path", [[8.1, 7]]).rules == ("KA-MOV-01", "KA-TER-06", "KA-TER-11")
    game.answer(("path", [[8, 7]]))


@proves("KA-TER-11")
def test_ground_that_the_path_does_not_meet_takes_nothing() -> None:
    game = across("difficult")
    game.answer(("path", [[4, 13]]))
    assert game.facts("ak")["at"] == [4, 13]


@proves("KA-TER-08")
def test_a_skill_prevails_over_the_ground() -> None:
    game = across("difficult", skills={"at-home": "difficult"})
    game.answer(("path", [[10, 7]]))


@proves("KA-TER-07")
def test_ground_comes_after_other_changes_of_velocity() -> None:
    """Frostbite first: 6 - 2 = 4, then halved in the English edition: 2, not 6 / 2 - 2 = 1."""
    game = scene(
        red={"ak": safar(4.9, 7, "frostbite", V=6)},
        blue={"bo": safar(14, 14)},
        terrain=[block("strip", 5, 0, 8, 15, "difficult")],
        edition="en",
    ).answer(WAKE, WALK, ("path", [[6.9, 7]]))
    assert game.facts("ak")["at"] == pytest.approx([6.9, 7], abs=0.01)


@proves("KA-TER-10")
def test_combat_uses_velocity_as_printed_on_any_ground() -> None:
    game = scene(
        red={"ak": safar(4, 7, V=6)},
        blue={"bo": safar(5.2, 7)},
        terrain=[block("mire", 3, 5, 5, 9, "difficult")],
        dice={"ak": {"level": [5]}, "bo": {"level": [2]}},
    ).play(WAKE, hit("bo"), ("engage", "V"))
    assert game.one("attempted", figure="ak")["total"] == 11
    assert game.facts("bo")["HP"] == 12 - 3


@proves("KA-TER-09", "KA-TER-10")
def test_the_v_effect_is_shortened_by_the_ground() -> None:
    game = scene(
        red={"ak": safar(4, 7, V=4)},
        blue={"bo": safar(5.2, 7, "stunned")},
        terrain=[block("mire", 3, 5, 5, 9, "difficult")],
        dice={"ak": {"level": [5]}},
    ).answer(WAKE, hit("bo"), ("engage", "VP"), ("effects", "V"))
    assert "KA-TER-06" in game.refused("path", [[2.9, 7]]).rules
    game.answer(("path", [[3, 7]]))


# ---------------------------------------------------------------- deep water


@proves("KA-MOV-13", "KA-TER-03")
def test_deep_water_is_only_swum_at_half_velocity_for_two_ap() -> None:
    game = across("deep-water")
    assert game.refused("path", [[5.5, 7]]).rules == ("KA-MOV-13",)
    game = scene(
        red={"ak": safar(4.5, 7, V=5)},
        blue={"bo": safar(14, 14)},
        terrain=[block("lake", 5, 0, 8, 15, "deep-water")],
    ).answer(WAKE, ("action", "swim"))
    assert "KA-TER-03" in game.refused("path", [[7.6, 7]]).rules
    game.answer(("path", [[7.5, 7]]))
    assert game.facts("ak") | {"AP": 3, "moves": 1} == game.facts("ak")


@proves("KA-MOV-13")
def test_a_swim_is_never_the_free_walk_but_counts_as_a_movement() -> None:
    game = scene(
        red={"ak": safar(4.5, 7, V=5)},
        blue={"bo": safar(14, 14)},
        terrain=[block("lake", 5, 0, 5.5, 15, "deep-water")],
    ).answer(WAKE, ("action", "swim"), ("path", [[6, 7]]), WALK, ("path", [[7, 7]]))
    assert game.facts("ak")["AP"] == 5 - 2 - 1


@proves("KA-MOV-14")
@pytest.mark.parametrize(("armour", "refused"), [("Broigne", True), ("Cuir bouilli", False), ("Carapace", False)])
def test_nobody_swims_in_metal(armour: str, refused: bool) -> None:
    game = scene(
        red={"ak": safar(4.5, 7, equipment=[armour])},
        blue={"bo": safar(14, 14)},
        terrain=[block("lake", 5, 0, 8, 15, "deep-water")],
    ).answer(WAKE)
    assert ("swim" in game.offers("action")) is not refused
    if refused:
        assert game.refused("action", "swim").rules == ("KA-MOV-14",)


@proves("KA-TER-04", "KA-TER-05")
@pytest.mark.parametrize(("armour", "lost"), [("Cuir bouilli", True), ("Carapace", False)])
def test_manufactured_armour_drowns_its_wearer_at_the_end_of_its_activation(armour: str, lost: bool) -> None:
    game = scene(
        red={"ak": safar(6.5, 7, equipment=[armour]), "al": safar(1, 1)},
        blue={"bo": safar(14, 14)},
        terrain=[block("lake", 5, 0, 8, 15, "deep-water")],
    ).play(WAKE, ("action", "done"))
    assert game.facts("ak")["in_play"] is not lost
    assert game.state.carcasses == {}


@proves("KA-TER-03")
def test_no_weapon_is_used_in_deep_water() -> None:
    game = scene(
        red={"ak": safar(6.5, 7, equipment=["Serpe"])},
        blue={"bo": safar(7.7, 7)},
        terrain=[block("lake", 5, 0, 7, 15, "deep-water")],
    ).answer(WAKE)
    weapons = [one["weapon"] for one in game.offers("action") if isinstance(one, dict) and "attack" in one]
    assert weapons == ["hands"]


# ---------------------------------------------------------------- falls


def on_tower(height: float, dice: list[int], **mine: Any) -> Scene:
    """ak on a tower from x = 3 to 5, about to drop from it to the east."""
    return scene(
        red={"ak": safar(4.5, 7, **{"level": height, "V": 5, "C": 4, **mine}), "al": safar(1, 1)},
        blue={"bo": safar(14, 14)},
        terrain=[block("tower", 3, 5, 5, 9, "tower", height=height)],
        dice={"ak": {"test": dice}},
    ).answer(WAKE, WALK)


DROP = ("path", [[5.6, 7]])


@proves("KA-FAL-01", "KA-FAL-09", "KA-FAL-10")
@pytest.mark.parametrize(("die", "lost"), [(2, 0), (1, 4)])
def test_a_drop_of_no_more_than_agility_hurts_only_on_a_one(die: int, lost: int) -> None:
    game = on_tower(3, [die]).answer(DROP)
    assert game.facts("ak") | {"HP": 12 - lost, "level": 0.0, "AP": 5} == game.facts("ak")
    assert "on-the-ground" not in game.status("ak")


@proves("KA-FAL-10")
def test_who_stands_after_a_drop_may_finish_the_movement_and_the_height_is_not_deducted() -> None:
    game = on_tower(3, [5]).answer(DROP)
    assert game.refused("path", [[9.6, 7]]).rules[0] == "KA-MOV-01"
    game.answer(("path", [[9.5, 7]]))
    assert game.facts("ak") | {"at": [9.5, 7], "moves": 1} == game.facts("ak")


@proves("KA-FAL-02", "KA-FAL-03", "KA-FAL-08")
@pytest.mark.parametrize(
    ("height", "die", "down"), [(3.5, 7, False), (3.5, 6, True), (4, 7, False), (4, 1, True), (4, 10, False)]
)
def test_from_higher_a_landing_test_against_ten_and_the_height(height: float, die: int, down: bool) -> None:
    game = on_tower(height, [die]).answer(DROP)
    assert game.one("landed")["needed"] == 14
    assert ("on-the-ground" in game.status("ak")) is down
    assert game.facts("ak")["HP"] == (8 if down else 12)


@proves("KA-FAL-04", "KA-FAL-08")
@pytest.mark.parametrize(("height", "allowed"), [(4, True), (4.25, False)])
def test_nobody_drops_from_more_than_agility_and_level(height: float, allowed: bool) -> None:
    game = on_tower(height, [10])
    if allowed:
        game.answer(DROP)
    else:
        assert game.refused(*DROP).rules == ("KA-FAL-04",)


def pushed_off(height: float, dice: list[int]) -> Scene:
    """ak on a tower is repelled over its edge."""
    return scene(
        red={"ak": safar(4.8, 7, level=height, C=4), "al": safar(1, 1)},
        blue={"bo": safar(3.6, 7, level=height, C=4)},
        terrain=[block("tower", 2, 5, 5, 9, "tower", height=height)],
        dice={"bo": {"level": [9]}, "ak": {"level": [2], "test": dice}},
        active="blue",
    ).play(("activate", "bo"), hit("ak"), ("engage", "CC"), ("effects", "C"), ("defence", "reflex"))


@proves("KA-FAL-05", "KA-FAL-09")
@pytest.mark.parametrize(("die", "lost"), [(3, 0), (2, 4), (1, 4)])
def test_an_involuntary_fall_up_to_agility_fails_on_one_or_two(die: int, lost: int) -> None:
    game = pushed_off(3, [die])
    assert game.facts("ak") | {"HP": 12 - 4 - lost, "level": 0.0} == game.facts("ak")
    assert "on-the-ground" not in game.status("ak")


@proves("KA-FAL-06", "KA-FAL-07", "KA-FAL-08")
@pytest.mark.parametrize(("height", "die", "lost"), [(4, 10, 0), (3.5, 10, 0), (4, 9, 8)])
def test_an_involuntary_landing_needs_two_more_for_each_toise(height: float, die: int, lost: int) -> None:
    game = pushed_off(height, [die])
    assert game.one("landed")["needed"] == 18
    assert game.facts("ak")["HP"] == max(0, 12 - 4 - lost)
