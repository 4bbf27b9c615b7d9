"""Mounts: their speed, where they cannot go, attacks on them, and riders who fall."""

from __future__ import annotations

from typing import Any

import pytest

from games.saga.scene import Scene, block, man, scene
from proofs import proves

SKILLS = {"sword": 4, "bow": 4, "dodge": 3, "riding": 5, "soak": 3, "reaction": 3, "thrown": 4}


def rider(x: float, y: float, *status: str, **with_: Any) -> Any:
    return man(x, y, *status, **{"mount": "horse", "skills": SKILLS, "reaction": 20, **with_})


@proves("SG-CORE-25")
@pytest.mark.parametrize(("mount", "kind", "speed"), [("horse", "", 6), ("camel", "", 5), ("horse", "rough", 3)])
def test_a_rider_goes_as_fast_as_its_mount(mount: str, kind: str, speed: float) -> None:
    ground = [block("ground", 0, 0, 20, 10, kind)] if kind else []
    fight = scene({"ak": rider(5, 5, mount=mount)}, {"bo": man(20, 14)}, segment=3, terrain=ground)
    assert fight.query("speed", figure="ak") == speed


@proves("SG-CORE-25", "SG-MOVE-02")
@pytest.mark.parametrize(("kind", "metres"), [("", 6 + 2 * 3.5), ("rough", 3 + 2 * 2.5)])
def test_a_gallop_is_a_test_of_riding_with_twice_the_gain(kind: str, metres: float) -> None:
    ground = [block("ground", 0, 0, 24, 10, kind)] if kind else []
    fight = scene({"ak": rider(2, 5)}, {"bo": man(20, 14)}, {"ak": {"sprint": [3, 2, 2, 2]}}, segment=3, terrain=ground)
    assert fight.refused("action", {"sprint": "athletics"}).rules[0] == "SG-MOVE-02"
    fight.answer(("action", {"sprint": "riding"}))
    assert fight.one("tested", test="sprint")["total"] == 9 + 5
    assert fight.refused("path", [[2 + metres + 0.1, 5]]).reason == "too-far"
    fight.answer(("path", [[2 + metres - 0.01, 5]]))


@proves("SG-CORE-25")
@pytest.mark.parametrize("kind", ["stairs-up", "stairs-down", "ladder"])
def test_no_mount_goes_on_stairs_or_ladders(kind: str) -> None:
    steps = [block("steps", 7, 0, 9, 10, kind)]
    fight = scene({"ak": rider(5, 5)}, {"bo": man(20, 14)}, segment=3, terrain=steps).answer(("action", "move"))
    assert fight.refused("path", [[7.5, 5]]).rules == ("SG-CORE-25",)


@proves("SG-CORE-25")
def test_nobody_crouches_or_lies_in_the_saddle() -> None:
    fight = scene({"ak": rider(5, 5)}, {"bo": man(20, 14)}, segment=3)
    assert {"crouch", "lie"}.isdisjoint(one for one in fight.offers("action") if isinstance(one, str))


@proves("SG-CORE-25")
def test_a_lost_leg_does_not_slow_a_rider() -> None:
    fight = scene({"ak": rider(5, 5, "foot-lost")}, {"bo": man(20, 14)}, segment=3)
    assert fight.query("speed", figure="ak") == 6


def at_mount(attack: list[int], damage: list[int], soak: list[int], **bo: Any) -> Scene:
    """Ak strikes the horse of bo."""
    red = {"ak": man(5, 5, announced=1, reaction=30)}
    dice = {"ak": {"attack": attack, "damage": damage}, "bo": {"soak": soak}}
    blue = {"bo": rider(6.5, 5, reaction=1, angle=180, base=0.6, **bo), "cy": man(20, 14, reaction=0)}
    fight = scene(red, blue, dice, segment=3)
    return fight.answer(("action", {"strike-mount": "bo", "weapon": "sword"}))


@proves("SG-CORE-25", "SG-CORE-07")
@pytest.mark.parametrize(("skill", "hit"), [(8, True), (9, False)])
def test_a_mount_is_struck_against_the_riding_of_its_rider_and_does_not_dodge(skill: int, hit: bool) -> None:
    skills = {**SKILLS, "riding": skill}
    fight = at_mount([1, 1, 1, 1 + hit], [6] * 4 if hit else [], [1] * 6 if hit else [], skills=skills, dodge=30)
    told = fight.one("attacked")
    assert (told["total"], told["needed"], told["hit"]) == (9 + hit, skill, hit and True)
    assert fight.pending.key == "action"


@proves("SG-CORE-25", "SG-CORE-07")
@pytest.mark.parametrize(
    ("soak", "levels"), [([1] * 6, 5), ([4] * 6, 2), ([5, 5, 5, 5, 4, 4], 1), ([5, 5, 5, 5, 5, 4], 0)]
)
def test_a_mount_soaks_with_its_endurance_alone_and_is_wounded_only(soak: list[int], levels: int) -> None:
    fight = at_mount([2, 2, 2, 1], [6, 6, 6, 6], soak)
    assert fight.one("soaked") | {"damage": 29, "soak": sum(soak), "mount": True} == fight.one("soaked")
    assert fight.facts("bo") | {"wounds": 0, "fatigue": 0, "mount_wounds": levels} == fight.facts("bo")


@proves("SG-CORE-25")
def test_with_its_last_level_a_mount_goes_down_and_its_rider_falls() -> None:
    fight = at_mount([2, 2, 2, 1], [6] * 4, [1] * 6, mount_wounds=3)
    assert fight.one("mount_hurt")["left"] == 0
    assert fight.facts("bo")["mount"] == ""
    assert "lying" in fight.status("bo")


@proves("SG-CORE-25")
def test_a_rider_who_falls_is_on_foot() -> None:
    red = {"ak": man(5, 5, announced=1, reaction=30)}
    dice = {"ak": {"attack": [3, 3, 2, 2], "contest": [6] * 4}, "bo": {"contest": [1] * 4, "fall": [6] * 4}}
    blue = {"bo": rider(6.5, 5, reaction=1, angle=180, base=0.6)}
    fight = scene(red, blue, dice, segment=3).answer(
        ("action", {"trip": "bo", "weapon": "sword"}), ("react", "none"), ("contest", "agility")
    )
    assert fight.one("dismounted")["mount"] == "horse"
    assert fight.facts("bo")["mount"] == ""


@proves("SG-CORE-25", "SG-SIZE-01")
@pytest.mark.parametrize(("held", "said"), [("bow", "shoot"), ("javelin", "throw")])
def test_a_shot_at_a_mount_uses_the_size_of_a_horse(held: str, said: str) -> None:
    red = {"ak": man(2, 5, announced=1, reaction=30, held=[held])}
    dice = {"ak": {"shot": [3, 3, 2, 2], "damage": [6] * 5}, "bo": {"soak": [1] * 6}}
    blue = {"bo": rider(12, 5, reaction=1, dodge=30)}
    fight = scene(red, blue, dice, segment=3).answer(("action", {f"{said}-mount": "bo", "weapon": held}))
    told = fight.one("attacked")
    assert (told["needed"], told["total"], told["hit"]) == (0, 14, True)
    assert fight.facts("bo")["mount_wounds"] > 0
    assert fight.facts("bo")["wounds"] == 0


@proves("SG-CORE-25")
def test_whoever_is_on_foot_has_no_mount_to_strike() -> None:
    fight = scene({"ak": man(5, 5, announced=1, reaction=30)}, {"bo": man(6.5, 5)}, segment=3)
    assert fight.refused("action", {"strike-mount": "bo", "weapon": "sword"}).reason == "no-mount"


@proves("SG-CORE-25")
@pytest.mark.parametrize(
    ("path", "refused"), [([[6, 8]], False), ([[10, 5]], True), ([[6, 5], [7.5, 5]], True), ([[7.5, 5], [6, 6]], True)]
)
def test_a_mount_goes_past_stairs_but_never_over_them(path: list[list[float]], refused: bool) -> None:
    steps = [block("steps", 7, 0, 9, 10, "stairs-up")]
    fight = scene({"ak": rider(5, 5)}, {"bo": man(20, 14)}, segment=3, terrain=steps).answer(("action", "move"))
    if refused:
        assert fight.refused("path", path).rules[0] in ("SG-CORE-25", "SG-MOVE-01")
    else:
        fight.answer(("path", path))


@proves("SG-CORE-25")
def test_mounts_out_of_reach_are_refused_as_their_riders_are() -> None:
    red = {"ak": man(2, 5, announced=1, reaction=30, held=["bow"])}
    house = [block("house", 8, 0, 10, 10, "house")]
    fight = scene(red, {"bo": rider(14, 5, reaction=1)}, segment=3, terrain=house)
    assert fight.refused("action", {"strike-mount": "bo", "weapon": "fist"}).reason == "out-of-reach"
    assert fight.refused("action", {"shoot-mount": "bo", "weapon": "bow"}).reason == "out-of-range"
