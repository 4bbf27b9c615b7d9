"""Attack, defence, dodge and damage."""

from __future__ import annotations

import pytest

from games.saga.scene import Scene, man, scene, strike
from proofs import proves


def exchange(ak: list[int], dodge: list[int] | None = None, **bo: object) -> Scene:
    """Red ak strikes bo, who answers with a dodge if it has dice for one."""
    dice = {
        "ak": {"attack": ak, "damage": [3] * 5},
        "bo": {"soak": [1, 1, 1, 1], **({"dodge": dodge} if dodge else {})},
    }
    fight = scene({"ak": man(5, 5, announced=1, reaction=20)}, {"bo": man(6.5, 5, angle=180, **bo)}, dice, segment=3)
    return fight.answer(strike("bo"), ("react", "dodge" if dodge else "none"))


@proves("SG-ATK-02", "SG-DEF-02", "SG-DEF-04", "SG-ENG-02")
def test_equality_misses_and_engages_all_the_same() -> None:
    fight = exchange([1, 1, 1, 1])
    assert fight.query("defence", figure="bo") == 4 + 3 + 2
    assert fight.one("attacked")["total"] == 4 + 4 + 1
    assert not fight.one("attacked")["hit"]
    assert fight.facts("bo")["engaged"] == ["ak"]


@proves("SG-ATK-03", "SG-DODG-04", "SG-DODG-01")
def test_a_dodge_that_reaches_the_attack_saves_and_refuses_engagement() -> None:
    fight = exchange([3, 3, 3, 2], dodge=[4, 3, 3, 3])
    assert fight.one("attacked") | {"needed": 16, "total": 16, "hit": False} == fight.one("attacked")
    assert fight.facts("bo")["engaged"] == []
    assert fight.facts("bo")["undeclared"] == 1


@proves("SG-DMG-01", "SG-DMG-02", "SG-DMG-05", "SG-LVL-03", "SG-DIST-04")
def test_levels_are_one_and_one_for_every_five_points_of_damage_over_soak() -> None:
    fight = exchange([3, 3, 3, 2])
    assert fight.one("soaked") | {"damage": 17, "soak": 7, "levels": 3} == fight.one("soaked")
    assert fight.facts("bo")["wounds"] == 3


@proves("SG-DIST-02")
def test_the_odd_level_of_a_club_is_fatigue() -> None:
    dice = {"ak": {"attack": [3, 3, 3, 3], "damage": [4, 4, 4, 3]}, "bo": {"soak": [1, 1, 1, 1]}}
    ak = man(5, 5, announced=1, reaction=20, held=["club"])
    fight = scene({"ak": ak}, {"bo": man(6.5, 5, angle=180)}, dice, segment=3)
    fight.answer(strike("bo", "club"), ("react", "none"))
    assert fight.one("levels_lost", figure="bo") | {"wounds": 1, "fatigue": 2} == fight.one("levels_lost")


@proves("SG-DEF-01", "SG-DODG-09")
def test_the_bound_have_a_defence_of_minus_ten_and_no_dodge() -> None:
    dice = {"ak": {"attack": [1, 1, 1, 2], "damage": [1] * 6}, "bo": {"soak": [6, 6, 6, 6]}}
    fight = scene({"ak": man(5, 5, announced=1, reaction=20)}, {"bo": man(6.5, 5, "bound", angle=180)}, dice, segment=3)
    assert fight.query("defence", figure="bo") == -10
    fight.answer(strike("bo"))
    assert fight.one("attacked")["margin"] == 20


@proves("SG-CORE-07")
@pytest.mark.parametrize(("faces", "hit"), [([1, 1, 1, 1], False), ([1, 1, 1, 2], False), ([2, 1, 1, 2], True)])
def test_an_attack_that_only_equals_the_defence_misses(faces: list[int], hit: bool) -> None:
    red = {"ak": man(5, 5, announced=1, reaction=20)}
    blue = {"bo": man(6.5, 5, angle=180, skills={"sword": 5, "dodge": 3, "soak": 3})}
    dice = {"ak": {"attack": faces, "damage": [1] * 4}, "bo": {"soak": [6] * 4}}
    told = scene(red, blue, dice, segment=3).answer(strike("bo"), ("react", "none")).one("attacked")
    assert (told["needed"], told["hit"]) == (10, hit)


@proves("SG-CORE-07")
@pytest.mark.parametrize(("soak", "levels"), [([3, 3, 3, 3], 0), ([3, 3, 3, 2], 1)])
def test_damage_that_only_equals_the_soak_is_borne(soak: list[int], levels: int) -> None:
    red = {"ak": man(5, 5, announced=1, reaction=20)}
    dice = {"ak": {"attack": [2, 2, 2, 2], "damage": [3, 3, 2, 2]}, "bo": {"soak": soak}}
    fight = scene(red, {"bo": man(6.5, 5, angle=180)}, dice, segment=3).answer(strike("bo"), ("react", "none"))
    assert fight.one("soaked") | {"damage": 15, "levels": levels} == fight.one("soaked")


@proves("SG-CORE-07")
@pytest.mark.parametrize(("its", "held"), [([3, 3, 3, 3], {}), ([3, 3, 3, 2], {"ak": 1})])
def test_a_contest_that_ends_level_changes_nothing(its: list[int], held: dict[str, int]) -> None:
    red = {"ak": man(5, 5, announced=1, reaction=20)}
    dice = {"ak": {"attack": [3, 2, 2, 2], "contest": [3, 3, 3, 3]}, "bo": {"contest": its}}
    fight = scene(red, {"bo": man(6.5, 5, angle=180)}, dice, segment=3)
    assert fight.answer(("action", {"seize": "bo"}), ("react", "none")).facts("bo")["grips"] == held
