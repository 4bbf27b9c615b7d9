"""Blows of two actions: power blows and acrobatic attacks."""

from __future__ import annotations

from typing import Any

import pytest

from games.saga.scene import Scene, block, man, scene, strike
from proofs import proves

POWER = ("action", {"power": "bo", "weapon": "sword"})
LEAP = ("action", {"leap": "bo", "weapon": "sword"})
DONE = ("action", "done")


def ready(blow: str, ak: dict[str, Any] | None = None, bo: dict[str, Any] | None = None, **more: Any) -> Scene:
    """Ak prepared a blow in segment 2 and has its next action in segment 4."""
    mine = {"announced": 2, "slots": [4], "reaction": 20, "prepared": blow, "prepared_on": "bo", "prepared_at": 12}
    skills = {"sword": 4, "acrobatics": 5, "athletics": 3, "dodge": 3, "soak": 3}
    red = man(5, 5, **{**mine, "skills": skills, **(ak or {})})
    x = more.pop("x", 6.5)
    return scene({"ak": red}, {"bo": man(x, 5, **{"angle": 180, **(bo or {})})}, segment=4, **more)


@proves("SG-POW-01", "SG-ACRO-01")
def test_preparing_takes_an_action_of_its_own() -> None:
    fight = scene({"ak": man(5, 5, announced=2, reaction=20)}, {"bo": man(6.5, 5)}, segment=2)
    fight.answer(("action", {"prepare": "power"}))
    assert fight.facts("ak") | {"prepared": "power", "slots": [4]} == fight.facts("ak")


@proves("SG-POW-01")
def test_no_power_blow_without_preparation() -> None:
    fight = scene({"ak": man(5, 5, announced=2, reaction=20)}, {"bo": man(6.5, 5)}, segment=2)
    assert fight.refused(*POWER).reason == "unprepared"


@proves("SG-POW-03", "SG-POW-04", "SG-POW-05")
@pytest.mark.parametrize(("faces", "tired"), [([3, 3, 3, 3], 0), ([3, 3, 3, 2], 1)])
def test_a_power_blow_has_a_die_less_more_damage_and_tires(faces: list[int], tired: int) -> None:
    dice = {"ak": {"attack": [6, 6], "damage": [1, 1, 1, 1], "fatigue": faces}, "bo": {"soak": [1, 1, 1, 1]}}
    fight = ready("power", dice=dice).answer(POWER, ("react", "none")).played()
    assert fight.one("soaked")["damage"] == 4 + 5 + 4
    assert fight.facts("ak") | {"fatigue": tired, "prepared": ""} == fight.facts("ak")


@proves("SG-POW-05")
def test_a_power_blow_that_misses_tires_all_the_same() -> None:
    dice = {"ak": {"attack": [1, 2], "fatigue": [1, 1, 1, 2]}}
    fight = ready("power", dice=dice).answer(POWER, ("react", "none"))
    assert not fight.one("attacked")["hit"]
    assert fight.facts("ak")["fatigue"] == 1


@proves("SG-POW-05", "SG-POW-02")
def test_a_normal_blow_in_its_place_does_not_tire() -> None:
    dice = {"ak": {"attack": [1, 2, 1]}}
    ready("power", dice=dice).answer(strike("bo"), ("react", "none")).played()


@proves("SG-POW-02", "SG-ACRO-03")
@pytest.mark.parametrize("blow", ["power", "acrobatic"])
def test_whoever_is_hurt_meanwhile_strikes_a_normal_blow(blow: str) -> None:
    dice = {"bo": {"attack": [4, 4, 4], "damage": [1, 1, 1, 1]}, "ak": {"soak": [1, 1, 1, 1]}}
    fight = ready(blow, bo={"announced": 2, "slots": [4], "reaction": 40}, dice=dice)
    fight.answer(strike("ak"), ("react", "none"), DONE)
    assert fight.facts("ak") | {"wounds": 1, "prepared": ""} == fight.facts("ak")
    assert fight.refused(*(POWER if blow == "power" else LEAP)).reason == "unprepared"
    assert {"strike": "bo", "weapon": "sword"} in fight.offers("action")


@proves("SG-POW-01")
def test_another_action_in_between_ends_the_preparation() -> None:
    fight = ready("power", dice={"ak": {"attack": [1, 2, 1]}}).answer(strike("bo"), ("react", "none"), DONE, DONE)
    assert fight.facts("ak")["prepared"] == ""


@proves("SG-POW-01")
def test_the_blow_may_come_with_the_first_action_of_the_next_turn() -> None:
    ak = man(5, 5, announced=3, reaction=20, prepared="power", prepared_at=14)
    fight = scene({"ak": ak}, {"bo": man(6.5, 5)}, turn=2, segment=1)
    assert {"power": "bo", "weapon": "sword"} in fight.offers("action")


# ---------------------------------------------------------------- acrobatic attacks


@proves("SG-ACRO-02")
@pytest.mark.parametrize(("apart", "open_"), [(1.9, False), (2.0, True), (5.0, True), (5.1, False)])
def test_an_acrobatic_attack_is_prepared_from_two_to_five_metres(apart: float, open_: bool) -> None:
    fight = scene({"ak": man(5, 5, announced=2, reaction=20)}, {"bo": man(5.6 + apart, 5)}, segment=2)
    assert ({"prepare": "acrobatic", "on": "bo"} in fight.offers("action")) is open_
    if not open_:
        assert fight.refused("action", {"prepare": "acrobatic", "on": "bo"}).rules == ("SG-ACRO-02",)


@proves("SG-ACRO-02")
def test_nobody_leaps_at_whom_it_is_engaged_with() -> None:
    ak = man(5, 5, announced=2, reaction=20, engaged=["bo"], held=["spear"])
    fight = scene({"ak": ak}, {"bo": man(7.6, 5, engaged=["ak"])}, segment=2)
    assert {"prepare": "acrobatic", "on": "bo"} not in fight.offers("action")


@proves("SG-ACRO-04", "SG-ACRO-02", "SG-ACRO-05")
def test_a_leap_ends_in_contact_and_adds_the_level_to_damage() -> None:
    dice = {
        "ak": {"acrobatics": [4, 3, 3], "attack": [4, 4, 4], "damage": [1, 1, 1, 1]},
        "bo": {"soak": [1, 1, 1, 1]},
    }
    fight = ready("acrobatic", x=9.6, dice=dice).answer(LEAP, ("react", "none")).played()
    assert fight.query("reach", from_="ak", to="bo") is True
    assert fight.one("soaked")["damage"] == 4 + 5 + 5


@proves("SG-ACRO-06", "SG-ACRO-05")
def test_a_failed_leap_costs_a_die_and_the_blow() -> None:
    fight = ready("acrobatic", {"unsteady": 1}, x=9.6, dice={"ak": {"acrobatics": [4, 5]}}).answer(LEAP)
    assert fight.facts("ak") | {"unsteady": 2, "losses": 0, "at": [5.0, 5.0]} == fight.facts("ak")
    assert fight.query("dice", figure="ak", test="melee") == 1
    assert not fight.all("attacked")


@proves("SG-ACRO-05")
@pytest.mark.parametrize(
    ("ground", "settled", "needed"), [("", 15, 15), ("", 12, 12), ("rough", 15, 20), ("stairs-up", 15, 20)]
)
def test_bad_ground_is_five_harder(ground: str, settled: int, needed: int) -> None:
    terrain = [block("ground", 4, 4, 6, 6, ground)] if ground else []
    dice = {"ak": {"acrobatics": [1, 2, 1]}}
    fight = ready("acrobatic", x=9.6, dice=dice, terrain=terrain, acrobatics_difficulty=settled).answer(LEAP)
    assert fight.one("tested", test="acrobatics")["difficulty"] == needed


@proves("SG-ACRO-05")
@pytest.mark.parametrize("ground", ["ladder", "dense-crowd"])
def test_there_is_no_leaping_from_a_ladder_or_a_dense_crowd(ground: str) -> None:
    fight = ready("acrobatic", x=9.6, terrain=[block("ground", 4, 4, 6, 6, ground)])
    assert fight.refused(*LEAP).reason == "out-of-leap"
