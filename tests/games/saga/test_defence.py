"""The defence score, and what the situation adds to an attack."""

from __future__ import annotations

from typing import Any

import pytest

from games.saga.scene import Scene, man, scene, strike
from proofs import proves


def face_to_face(ak: dict[str, Any] | None = None, bo: dict[str, Any] | None = None, **options: Any) -> Scene:
    """Ak, with an action now, in front of bo."""
    red = man(5, 5, **{"announced": 1, "reaction": 20, **(ak or {})})
    return scene({"ak": red}, {"bo": man(6.5, 5, **{"angle": 180, **(bo or {})})}, segment=3, **options)


@proves("SG-DEF-01", "SG-DEF-04")
@pytest.mark.parametrize(
    ("status", "score"),
    [("", 9), ("asleep", -10), ("unaware", -10), ("unconscious", -10), ("lying", 9), ("surprised", 9)],
)
def test_only_whoever_is_out_of_the_fight_is_an_easy_mark(status: str, score: int) -> None:
    bo = man(6.5, 5, *([status] if status else []), angle=180)
    assert scene({"ak": man(5, 5)}, {"bo": bo}, segment=3).query("defence", figure="bo", against="ak") == score


@proves("SG-DEF-03")
def test_the_fleeing_defend_themselves_by_their_athletics() -> None:
    bo = man(6.5, 5, "fleeing", angle=180, skills={"athletics": 5, "sword": 8, "dodge": 8})
    assert scene({"ak": man(5, 5)}, {"bo": bo}, segment=3).query("defence", figure="bo", against="ak") == 5


@proves("SG-DEF-02", "SG-DEF-05", "SG-CORE-21")
@pytest.mark.parametrize(
    ("held", "score"),
    [(["sword", "shield"], 5 + 2 + 2 + 3), (["sword", "knife"], 6 + 2 + 2), ([], 3 + 2), (["bow"], 5)],
)
def test_skill_of_the_best_weapon_in_hand_dodge_and_bonuses_make_the_score(held: list[str], score: int) -> None:
    bo = {"held": held, "skills": {"sword": 5, "knife": 6, "unarmed": 3, "bow": 9, "dodge": 2}}
    assert face_to_face(bo=bo).query("defence", figure="bo", against="ak") == score


@proves("SG-DEF-02", "SG-CORE-15")
def test_announced_actions_and_wounds_do_not_lower_the_score() -> None:
    bo = {"announced": 5, "wounds": 4, "undeclared": 2}
    assert face_to_face(bo=bo).query("defence", figure="bo", against="ak") == 9


@proves("SG-ATK-01", "SG-ATK-02", "SG-ATK-04")
@pytest.mark.parametrize(("faces", "hit", "margin"), [([1, 1, 1, 1], False, 0), ([1, 1, 1, 2], True, 1)])
def test_an_attack_must_exceed_the_score(faces: list[int], hit: bool, margin: int) -> None:
    dice = {"ak": {"attack": faces, "damage": [1, 1, 1, 1]}, "bo": {"soak": [6, 6, 6, 6]}}
    fight = face_to_face(dice=dice).answer(strike("bo"), ("react", "none"))
    told = fight.one("attacked")
    assert (told["total"], told["needed"], told["hit"], told.get("margin", 0)) == (sum(faces) + 5, 9, hit, margin)


@proves("SG-ATK-04", "SG-ATK-03")
def test_the_margin_is_counted_from_a_dodge_that_took_the_place_of_the_score() -> None:
    dice = {"ak": {"attack": [6, 6, 6, 6], "damage": [1, 1, 1, 1, 1]}, "bo": {"dodge": [3, 3, 3, 3], "soak": [6] * 4}}
    fight = face_to_face(dice=dice).answer(strike("bo"), ("react", "dodge"))
    assert fight.one("attacked") | {"total": 29, "needed": 15, "margin": 14} == fight.one("attacked")
    assert len(fight.rolls("ak", "damage")[0]["faces"]) == 5


@proves("SG-ATK-08", "SG-DMG-04")
@pytest.mark.parametrize(("faces", "dice"), [([6, 4, 2, 2], 5), ([6, 4, 2, 1], 4)])
def test_ten_points_of_margin_are_a_die_of_damage(faces: list[int], dice: int) -> None:
    queue = {"ak": {"attack": faces, "damage": [1] * dice}, "bo": {"soak": [6, 6, 6, 6]}}
    face_to_face(dice=queue).answer(strike("bo"), ("react", "none")).played()


@proves("SG-ATK-05")
@pytest.mark.parametrize(("setting", "bonus"), [("per_assailant", 2), ("per_extra_assailant", 1)])
def test_several_assailants_help_each_other(setting: str, bonus: int) -> None:
    red = {"ak": man(5, 5, announced=1, reaction=20), "al": man(6.5, 6.5, engaged=["bo"])}
    dice = {"ak": {"attack": [1, 1, 1, 1]}}
    fight = scene(red, {"bo": man(6.5, 5, angle=180, engaged=["al"])}, dice, segment=3, outnumber_bonus=setting)
    fight.answer(strike("bo"), ("react", "none"))
    assert fight.one("attacked")["total"] == 4 + 5 + bonus


@proves("SG-ATK-05")
def test_a_lone_assailant_has_no_bonus_of_numbers() -> None:
    fight = face_to_face(dice={"ak": {"attack": [1, 1, 1, 1]}}).answer(strike("bo"), ("react", "none"))
    assert fight.one("attacked")["total"] == 9


@proves("SG-ATK-06")
@pytest.mark.parametrize(("mine", "its", "bonus"), [(0.5, 0.0, 2), (0.4, 0.0, 0), (0.0, 0.5, -2)])
def test_height_helps_from_half_a_metre_on(mine: float, its: float, bonus: int) -> None:
    dice = {"ak": {"attack": [1, 1, 1, 1], "damage": [1] * 4}, "bo": {"soak": [6] * 4}}
    fight = face_to_face({"level": mine}, {"level": its}, dice=dice).answer(strike("bo"), ("react", "none"))
    assert fight.one("attacked")["total"] == 9 + bonus


@proves("SG-ATK-07")
@pytest.mark.parametrize(("angle", "bonus"), [(180, 0), (91, 0), (89, 5), (0, 5)])
def test_a_blow_from_behind_has_five_more(angle: int, bonus: int) -> None:
    dice = {"ak": {"attack": [1, 1, 1, 1], "damage": [1] * 4}, "bo": {"soak": [6] * 4}}
    fight = face_to_face(bo={"angle": angle}, dice=dice).answer(strike("bo"), ("react", "none"))
    assert fight.one("attacked")["total"] == 9 + bonus


@proves("SG-CORE-24")
@pytest.mark.parametrize(
    ("held", "x", "reached"), [("sword", 6.6, True), ("sword", 6.7, False), ("spear", 7.6, True), ("spear", 7.7, False)]
)
def test_people_strike_at_a_metre_and_at_two_with_a_long_weapon(held: str, x: float, reached: bool) -> None:
    fight = scene({"ak": man(5, 5, announced=1, reaction=20, held=[held])}, {"bo": man(x, 5, angle=180)}, segment=3)
    assert fight.query("reach", from_="ak", to="bo", weapon=held) is reached
    assert ({"strike": "bo", "weapon": held} in fight.offers("action")) is reached


@proves("SG-DMG-02", "SG-DMG-03", "SG-DIST-01", "SG-DIST-02", "SG-DIST-03", "SG-DIST-04")
@pytest.mark.parametrize(
    ("held", "bonus", "wounds", "fatigue"),
    [([], 0, 0, 3), (["club"], 3, 1, 2), (["mace"], 5, 2, 1), (["sword"], 5, 3, 0), (["spear"], 5, 3, 0)],
)
def test_levels_are_shared_by_the_kind_of_weapon(held: list[str], bonus: int, wounds: int, fatigue: int) -> None:
    faces = {0: [6, 6, 6, 4], 3: [6, 6, 6, 1], 5: [6, 6, 4, 1]}[bonus]
    dice = {"ak": {"attack": [1, 2, 2, 2], "damage": faces}, "bo": {"soak": [2, 2, 2, 3]}}
    fight = face_to_face({"held": held}, {"skills": {"soak": 3, "dodge": 5}, "held": []}, dice=dice)
    fight.answer(strike("bo", held[0] if held else "fist"), ("react", "none"))
    assert fight.one("soaked") | {"damage": 22, "soak": 12, "levels": 3} == fight.one("soaked")
    assert fight.one("levels_lost") | {"wounds": wounds, "fatigue": fatigue} == fight.one("levels_lost")


@proves("SG-DMG-01")
def test_damage_that_only_equals_soak_does_nothing() -> None:
    dice = {"ak": {"attack": [2, 2, 2, 2], "damage": [1, 1, 1, 1]}, "bo": {"soak": [1, 1, 2, 2]}}
    fight = face_to_face(dice=dice).answer(strike("bo"), ("react", "none"))
    assert fight.one("soaked") | {"damage": 9, "soak": 9, "levels": 0} == fight.one("soaked")
    assert not fight.all("levels_lost")


@proves("SG-DMG-05", "SG-CORE-23")
def test_every_piece_of_armour_protects_from_an_ordinary_blow() -> None:
    dice = {"ak": {"attack": [2, 2, 2, 2], "damage": [1, 1, 1, 1]}, "bo": {"soak": [1, 1, 1, 1]}}
    fight = face_to_face(bo={"armour": ["mail", "helmet"]}, dice=dice).answer(strike("bo"), ("react", "none"))
    assert fight.one("soaked")["soak"] == 4 + 3 + 5 + 1


@proves("SG-TWOH-01")
@pytest.mark.parametrize(("held", "announced", "dice"), [("great axe", 3, 2), ("great axe", 4, 1), ("axe", 4, 2)])
def test_a_two_handed_weapon_costs_a_die_beyond_three_actions(held: str, announced: int, dice: int) -> None:
    ak = man(5, 5, announced=announced, reaction=20, held=[held], agility=5 if announced == 4 else 4)
    queue = {"ak": {"attack": [1] * dice}}
    fight = scene({"ak": ak}, {"bo": man(6.5, 5, angle=180)}, queue, segment=1)
    fight.answer(strike("bo", held), ("react", "none")).played()
