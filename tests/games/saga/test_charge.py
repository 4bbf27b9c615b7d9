"""Charges, and who strikes first when two come together."""

from __future__ import annotations

from typing import Any

import pytest

from games.saga.scene import Scene, man, scene, strike
from proofs import proves

RUN = ("action", {"sprint": "athletics"})
GALLOP = ("action", {"sprint": "riding"})


def run_at(
    ak: dict[str, Any] | None = None,
    bo: dict[str, Any] | None = None,
    dice: dict[str, dict[str, list[int]]] | None = None,
    to: tuple[float, float] = (10.6, 5.0),
    **options: Any,
) -> Scene:
    """Ak runs up to bo along a straight line."""
    queue = {"ak": {"sprint": [3, 3, 3, 3], **(dice or {}).get("ak", {})}, "bo": (dice or {}).get("bo", {})}
    red = man(5, 5, **{"announced": 1, "reaction": 20, **(ak or {})})
    fight = scene({"ak": red}, {"bo": man(12, 5, **{"angle": 180, **(bo or {})})}, queue, segment=3, **options)
    return fight.answer(GALLOP if red.with_.get("mount") else RUN, ("path", [list(to)]))


HIT = {"ak": {"attack": [4, 4, 4], "damage": [2, 2, 2, 2]}, "bo": {"soak": [1, 1, 1, 1]}}


@proves("SG-CHRG-01", "SG-CHRG-03", "SG-CHRG-06")
def test_a_charge_on_foot_adds_four_points_and_costs_the_die_of_the_run() -> None:
    fight = run_at(dice=HIT).answer(strike("bo"), ("react", "none")).played()
    assert fight.one("soaked")["damage"] == 8 + 5 + 4


@proves("SG-CHRG-01")
def test_a_walk_is_no_charge() -> None:
    dice = {"ak": {"attack": [3, 3, 3, 3], "damage": [2, 2, 2, 2]}, "bo": {"soak": [1, 1, 1, 1]}}
    fight = scene({"ak": man(7, 5, announced=1, reaction=20)}, {"bo": man(12, 5, angle=180)}, dice, segment=3)
    fight.answer(("action", "move"), ("path", [[10.8, 5]]), strike("bo"), ("react", "none"))
    assert fight.one("soaked")["damage"] == 8 + 5


@proves("SG-CHRG-01")
def test_a_run_with_a_corner_before_its_end_is_no_charge() -> None:
    fight = scene(
        {"ak": man(8, 2, announced=1, reaction=20)},
        {"bo": man(12, 5, angle=180)},
        {"ak": {"sprint": [3, 3, 3, 3], **HIT["ak"]}, "bo": HIT["bo"]},
        segment=3,
    )
    fight.answer(RUN, ("path", [[8, 5], [10.6, 5]]), strike("bo"), ("react", "none"))
    assert fight.one("soaked")["damage"] == 8 + 5


@proves("SG-CHRG-03")
def test_a_mounted_charge_adds_eight() -> None:
    ak = {"mount": "horse", "skills": {"sword": 4, "riding": 4, "athletics": 3}, "base": 1.4}
    dice = {"ak": {"attack": [3, 3, 3], "damage": [2, 2, 2, 2]}, "bo": {"soak": [1, 1, 1, 1]}}
    fight = run_at(ak, dice=dice, to=(10.2, 5.0)).answer(strike("bo"), ("react", "none"))
    assert fight.one("soaked")["damage"] == 8 + 5 + 8


@proves("SG-CHRG-04")
@pytest.mark.parametrize(("mount", "bonus"), [("", 2), ("horse", 4)])
def test_whoever_is_charged_strikes_back_with_half_of_it(mount: str, bonus: int) -> None:
    ak = {"announced": 0, "mount": mount, "skills": {"riding": 4, "athletics": 3}, "base": 1.4 if mount else 0.6}
    bo = {"announced": 1, "reaction": 20}
    dice = {"ak": {"soak": [1, 1, 1, 1]}, "bo": {"attack": [6, 6, 6, 6], "damage": [2, 2, 2, 2, 2, 2]}}
    queue = {"ak": {"sprint": [3, 3, 3, 3], **dice["ak"]}, "bo": dice["bo"]}
    red, blue = man(5, 5, **{"reaction": 30, **ak}), man(12, 5, angle=180, **bo)
    fight = scene({"ak": red}, {"bo": blue}, queue, segment=3)
    run, to = (GALLOP, 10.2) if mount else (RUN, 10.6)
    fight.answer(("action", {"after": "ak"}), run, ("path", [[to, 5]]), ("action", "done"))
    fight.answer(strike("ak"), ("react", "none"))
    soaked = fight.one("soaked")
    assert soaked["damage"] == 2 * len(fight.rolls("bo", "damage")[0]["faces"]) + 5 + bonus


@proves("SG-CHRG-05")
@pytest.mark.parametrize(
    ("ak", "bo", "bonus"), [("", "", 6), ("horse", "", 10), ("", "horse", 10), ("horse", "horse", 12)]
)
def test_two_who_charge_each_other_both_gain_more(ak: str, bo: str, bonus: int) -> None:
    skills = {"sword": 4, "riding": 4, "athletics": 3, "dodge": 3, "soak": 3}
    red = man(2.5, 5, announced=1, reaction=25, mount=ak, skills=skills, ran_at=13, ran_to=frozenset(("bo",)))
    blue = man(4, 5, announced=1, reaction=10, angle=180, mount=bo, skills=skills, ran_at=13, ran_towards=180.0)
    dice = {"ak": {"attack": [6, 6, 6, 6], "damage": [1] * 6}, "bo": {"soak": [6, 6, 6, 6]}}
    fight = scene({"ak": red}, {"bo": blue}, dice, segment=3).answer(strike("bo"), ("react", "none"))
    assert fight.one("soaked")["damage"] - len(fight.rolls("ak", "damage")[0]["faces"]) == 5 + bonus


@proves("SG-CHRG-02")
def test_in_a_charge_the_longer_weapon_strikes_first() -> None:
    """Bo's sword is longer than ak's knife: it strikes first though ak reacted better, and its wounds count."""
    ak = {"held": ["knife"], "reaction": 30}
    bo = {"announced": 1, "reaction": 10}
    dice = {
        "ak": {"soak": [1, 1, 1, 1], "attack": [6, 6], "damage": [1, 1, 1, 1]},
        "bo": {"attack": [4, 4, 4, 4], "damage": [1, 1, 1, 1, 1], "soak": [6, 6, 6, 6]},
    }
    fight = run_at(ak, bo, dice).answer(strike("bo", "knife"), ("react", "none"))
    assert [one["figure"] for one in fight.all("attacked")] == ["bo"]
    assert fight.facts("ak")["wounds"] == 2
    fight.answer(("react", "none"))
    assert [one["figure"] for one in fight.all("attacked")] == ["bo", "ak"]


@proves("SG-CHRG-02", "SG-REACH-01", "SG-REACH-03")
def test_without_a_charge_only_long_weapons_come_first() -> None:
    blue = {"bo": man(12, 5, angle=180, announced=1, reaction=10)}
    dice = {"ak": {"attack": [1, 1, 1, 2]}}
    knife = scene({"ak": man(8, 5, announced=1, reaction=30, held=["knife"])}, blue, dice, segment=3)
    knife.answer(("action", "move"), ("path", [[10.6, 5]]), strike("bo", "knife"))
    assert knife.all("tested", figure="ak", test="attack")


def clash(ak: str, bo: str, dice: dict[str, dict[str, list[int]]], **more: Any) -> Scene:
    """Ak walks up to bo and strikes; both have an action now."""
    red = man(8, 5, announced=1, reaction=30, held=[ak])
    blue = man(12, 5, angle=180, announced=1, reaction=10, held=[bo], **more)
    fight = scene({"ak": red}, {"bo": blue}, dice, segment=3)
    return fight.answer(("action", "move"), ("path", [[10.6, 5]]), strike("bo", ak))


@proves("SG-REACH-01", "SG-REACH-02")
def test_a_spear_strikes_before_a_sword_when_they_meet_and_its_wounds_count() -> None:
    dice = {
        "ak": {"soak": [1, 1, 1, 1], "attack": [3, 3, 6], "damage": [1, 1, 1, 1]},
        "bo": {"attack": [4, 4, 4, 4], "damage": [2, 2, 2, 2, 2], "soak": [6, 6, 6, 6]},
    }
    fight = clash("sword", "spear", dice).answer(("clash", "first"), ("react", "none"))
    assert fight.one("attacked", figure="bo")["hit"]
    assert not fight.all("pending")
    assert fight.facts("ak")["wounds"] == 2
    fight.answer(("react", "none"))
    assert fight.one("attacked", figure="ak")["hit"]
    assert fight.facts("bo")["slots"] == []


@proves("SG-REACH-02")
def test_whoever_is_put_out_by_the_longer_weapon_does_not_strike_at_all() -> None:
    dice = {"ak": {"soak": [1, 1, 1, 1]}, "bo": {"attack": [6, 6, 6, 6], "damage": [6, 6, 6, 6, 6, 6]}}
    fight = clash("sword", "spear", dice).answer(("react", "none"))
    assert fight.one("put_out")["figure"] == "ak"
    assert not fight.all("attacked", figure="ak")


@proves("SG-REACH-04")
@pytest.mark.parametrize(
    ("ak", "bo", "first"), [("javelin", "spear", "bo"), ("spear", "javelin", "ak"), ("spear", "spear", "ak")]
)
def test_of_two_long_weapons_the_longer_comes_first(ak: str, bo: str, first: str) -> None:
    dice = {one: {"attack": [1, 1, 1, 2], "damage": [1] * 4, "soak": [6] * 4} for one in ("ak", "bo")}
    fight = clash(ak, bo, dice)
    assert fight.pending.key == ("clash" if first == "bo" else "react")


@proves("SG-REACH-03")
def test_in_later_exchanges_the_spear_has_no_priority() -> None:
    red = man(10.5, 5, announced=1, reaction=30, engaged=["bo"])
    blue = man(12, 5, angle=180, announced=1, reaction=10, held=["spear"], engaged=["ak"])
    fight = scene({"ak": red}, {"bo": blue}, {"ak": {"attack": [6, 6, 6, 6]}}, segment=3).answer(strike("bo"))
    assert fight.pending.key == "react"


@proves("SG-REACH-02")
def test_a_spear_that_meets_somebody_wounds_before_the_answer_is_struck() -> None:
    """Reactions are within five, so the blows would be simultaneous but for the longer weapon."""
    red = man(8, 5, announced=1, reaction=20, held=["spear"])
    blue = man(12, 5, angle=180, announced=1, reaction=18)
    dice = {"ak": {"attack": [3, 3, 3, 3], "damage": [2, 2, 2, 2]}, "bo": {"soak": [1, 1, 1, 1]}}
    fight = scene({"ak": red}, {"bo": blue}, dice, segment=3)
    fight.answer(("action", "move"), ("path", [[10.6, 5]]), strike("bo", "spear"), ("react", "none"))
    assert not fight.all("pending")
    assert fight.facts("bo")["wounds"] == 2


SHIELD = {"held": ["sword", "shield"], "skills": {"unarmed": 2, "fury": 6, "athletics": 3, "sword": 4}}


def shield_charge(damage: list[int], style: str = "celtiques", **bo: Any) -> Scene:
    dice = {"ak": {"attack": [3, 3, 3], "damage": damage}, "bo": {"soak": [2, 2, 2, 2]}}
    fight = run_at(SHIELD, bo, dice, cry_style=style)
    return fight.answer(("action", {"shield-charge": "bo"}), ("react", "none"))


@proves("SG-CHRG-07")
@pytest.mark.parametrize(("style", "level"), [("celtiques", 6), ("none", 2)])
def test_a_shield_charges_with_fury_or_with_bare_hands(style: str, level: int) -> None:
    assert shield_charge([1, 1, 1, 1], style).one("attacked")["total"] == 9 + level


@proves("SG-CHRG-08")
def test_a_shield_charge_has_strength_and_the_charge_and_tires() -> None:
    fight = shield_charge([3, 2, 2, 2])
    assert fight.one("soaked") | {"damage": 9 + 4, "soak": 11, "levels": 1} == fight.one("soaked")
    assert fight.one("levels_lost") | {"wounds": 0, "fatigue": 1} == fight.one("levels_lost")


@proves("SG-CHRG-09")
def test_one_level_of_a_shield_costs_the_first_action_of_the_next_turn() -> None:
    fight = shield_charge([3, 2, 2, 2], announced=2)
    assert fight.facts("bo") | {"losses": 0, "staggered": 1, "slots": [2, 4]} == fight.facts("bo")
    dice = {"ak": {"reaction": [3, 3, 3, 3]}, "bo": {"reaction": [4, 3, 3, 3]}}
    again = scene({"ak": man(2, 2)}, {"bo": man(9, 9, staggered=1)}, dice)
    assert again.facts("bo") | {"losses": 1, "staggered": 0} == again.facts("bo")


@proves("SG-CHRG-09")
def test_two_levels_of_a_shield_throw_somebody_down() -> None:
    fight = shield_charge([4, 3, 3, 3])
    assert "lying" in fight.status("bo")
    assert fight.facts("bo")["engaged"] == ["ak"]


@proves("SG-CHRG-09")
def test_three_levels_of_a_shield_hurl_and_stun() -> None:
    fight = shield_charge([6, 5, 4, 3])
    assert fight.one("soaked")["levels"] == 3
    bo = fight.facts("bo")
    assert "lying" in bo["status"]
    assert (bo["at"], bo["losses"], bo["engaged"]) == ([14.0, 5.0], 2, [])


@proves("SG-CHRG-07", "SG-CHRG-01")
def test_a_shield_charge_needs_a_shield_and_a_run_up() -> None:
    fight = run_at({"held": ["sword"]})
    assert fight.refused("action", {"shield-charge": "bo"}).reason == "no-shield"
    standing = scene({"ak": man(10.6, 5, announced=1, reaction=20, **SHIELD)}, {"bo": man(12, 5, angle=180)}, segment=3)
    assert standing.refused("action", {"shield-charge": "bo"}).rules == ("SG-CHRG-01",)


@proves("SG-CHRG-10")
@pytest.mark.parametrize(("face", "held"), [(2, ["spear"]), (1, [])])
def test_a_shaft_breaks_if_a_die_and_its_encumbrance_stay_below_the_levels(face: int, held: list[str]) -> None:
    dice = {"ak": {"attack": [3, 3, 3], "damage": [3, 2, 2, 2], "shaft": [face]}, "bo": {"soak": [1, 1, 1, 1]}}
    fight = run_at({"held": ["spear"]}, dice=dice, to=(10.0, 5.0)).answer(strike("bo", "spear"), ("react", "none"))
    assert fight.one("soaked")["levels"] == 3
    assert fight.facts("ak")["held"] == held


@proves("SG-CHRG-10")
def test_no_shaft_is_tested_without_a_charge() -> None:
    dice = {"ak": {"attack": [3, 3, 3, 3], "damage": [3, 2, 2, 2]}, "bo": {"soak": [1, 1, 1, 1]}}
    red = man(10, 5, announced=1, reaction=20, held=["spear"])
    scene({"ak": red}, {"bo": man(12, 5, angle=180)}, dice, segment=3).answer(
        strike("bo", "spear"), ("react", "none")
    ).played()


@proves("SG-SPEC-02")
def test_an_art_of_charging_helps_every_blow_of_a_charge() -> None:
    dice = {"ak": {"attack": [3, 3, 3, 3], "damage": [1, 1, 1, 1]}, "bo": {"soak": [6] * 4}}
    run_at({"arts": {"charge": 1}}, dice=dice).answer(strike("bo"), ("react", "none")).played()
