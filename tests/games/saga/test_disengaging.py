"""Engaging, disengaging, following, and getting up in a fight."""

from __future__ import annotations

from typing import Any

import pytest

from games.saga.scene import Scene, man, scene, strike
from proofs import proves


def pair(dice: dict[str, Any], ak: tuple[str, ...] = (), **bo: Any) -> Scene:
    """Red ak, with no action, is engaged with blue bo."""
    red = {"ak": man(5, 5, *ak, reaction=30, engaged=["bo"])}
    blue = {"bo": man(6.5, 5, angle=180, engaged=["ak"], **{"reaction": 20, **bo})}
    return scene(red, blue, dice, segment=3)


@proves("SG-ENG-01", "SG-ENG-02")
def test_an_attack_is_the_attempt_to_engage() -> None:
    dice = {"ak": {"attack": [1, 1, 1, 1]}}
    fight = scene({"ak": man(5, 5, announced=1, reaction=30)}, {"bo": man(6.5, 5, angle=180)}, dice, segment=3)
    fight.answer(strike("bo"), ("react", "none"))
    assert fight.one("engaged") | {"figure": "ak", "target": "bo"} == fight.one("engaged")


@proves("SG-ENG-03", "SG-ENG-04")
def test_the_engaged_stay_in_contact_and_do_not_run() -> None:
    fight = pair({})
    assert fight.refused("action", {"sprint": "athletics"}).reason == "engaged"
    fight.answer(("action", "move"))
    assert fight.refused("path", [[3, 5]]).reason == "engaged"
    assert fight.answer(("path", [[5.1, 5.3]])).facts("ak")["engaged"] == ["bo"]


@proves("SG-ENG-04", "SG-CORE-18")
def test_nobody_is_kept_by_a_fleeing_opponent() -> None:
    red = {"ak": man(5, 5, reaction=30, engaged=["bo"])}
    fight = scene(red, {"bo": man(6.5, 5, "fleeing", engaged=["ak"])}, segment=3)
    fight.answer(("action", "move"), ("path", [[2, 5]]))
    assert fight.facts("ak")["speed"] == 3


@proves("SG-DIS-01", "SG-DIS-05", "SG-DIS-07")
def test_unopposed_it_succeeds_and_one_walks_away_at_once() -> None:
    fight = pair({"ak": {"dodge": [1, 1, 1, 2]}}).answer(("action", {"disengage": "dodge"}), ("follow", "stay"))
    assert fight.answer(("path", [[2, 5]])).facts("ak")["engaged"] == []
    assert fight.one("disengaged")["free"]
    assert fight.facts("ak")["undeclared"] == 1
    assert fight.facts("ak")["at"] == [2, 5]


@proves("SG-DIS-04", "SG-GRAB-04", "SG-CRY-09")
@pytest.mark.parametrize("bo", [{"status": frozenset({"fleeing"})}, {"grips": {"al": 1}}])
def test_neither_the_fleeing_nor_the_held_follow(bo: dict[str, Any]) -> None:
    red = {"ak": man(5, 5, reaction=30, engaged=["bo"]), "al": man(7.5, 5, angle=180)}
    fight = scene(red, {"bo": man(6.5, 5, angle=180, **bo)}, {"ak": {"dodge": [1, 1, 1, 2]}}, segment=3)
    fight.answer(("action", {"disengage": "dodge"}), ("path", [[2, 5]]))
    assert fight.one("disengaged")["free"]


@proves("SG-DIS-05")
def test_a_critical_failure_keeps_one_engaged() -> None:
    fight = pair({"ak": {"dodge": [1, 1, 1, 1]}}).answer(("action", {"disengage": "dodge"}), ("follow", "stay"))
    assert not fight.one("disengaged")["free"]
    assert fight.facts("ak")["engaged"] == ["bo"]


@proves("SG-DIS-01", "SG-ADOD-02")
def test_an_acrobatic_dodge_serves_too() -> None:
    fight = pair({"ak": {"acrobatics": [6] * 4, "dodge": [1, 1, 1, 2]}})
    fight.answer(("action", {"disengage": "acrobatic"}), ("follow", "stay"))
    assert fight.one("disengaged")["free"]


def leaving(dice: dict[str, Any], **bo: Any) -> Scene:
    """Blue bo lets ak act before him, and keeps his action; ak disengages."""
    fight = pair(dice, announced=1, **bo).answer(("action", {"after": "ak"}))
    return fight.answer(("action", {"disengage": "dodge"}))


@proves("SG-DIS-02", "SG-DIS-03", "SG-PRIO-08")
@pytest.mark.parametrize(("faces", "free"), [([3, 3, 2, 2], False), ([3, 2, 2, 2], True)])
def test_a_blow_at_five_more_than_the_roll_keeps_one_in_place(faces: list[int], free: bool) -> None:
    dice = {"ak": {"dodge": [4, 4, 4, 4], "soak": [6] * 4}, "bo": {"attack": faces, "damage": [1] * 4}}
    fight = leaving(dice).answer(("intercept", {"strike": "ak", "weapon": "sword"}))
    if not free:
        fight.answer(("react", "none"))
    assert fight.one("attacked") | {"needed": 19, "total": 4 + 1 + 5 + sum(faces)} == fight.one("attacked")
    assert fight.one("disengaged")["free"] is free
    assert fight.facts("bo")["slots"] == []


@proves("SG-DIS-04")
@pytest.mark.parametrize(("faces", "free"), [([3, 3, 3, 3], False), ([3, 3, 3, 2], True)])
def test_an_opponent_without_an_action_follows_by_an_equal_dodge(faces: list[int], free: bool) -> None:
    fight = pair({"ak": {"dodge": [3, 3, 3, 3]}, "bo": {"dodge": faces}})
    fight.answer(("action", {"disengage": "dodge"}), ("follow", "follow"))
    assert fight.one("disengaged")["free"] is free
    assert fight.facts("bo")["undeclared"] == 1


@proves("SG-DIS-06")
def test_one_roll_serves_against_all_and_one_follower_is_enough() -> None:
    red = {"ak": man(5, 5, reaction=30, engaged=["bo", "be"])}
    blue = {
        "bo": man(6.5, 5, angle=180, engaged=["ak"], reaction=20),
        "be": man(5, 6.5, angle=270, engaged=["ak"], reaction=10),
    }
    dice = {"ak": {"dodge": [3, 3, 3, 3]}, "be": {"dodge": [6, 6, 6, 6]}}
    fight = scene(red, blue, dice, segment=3)
    fight.answer(("action", {"disengage": "dodge"}), ("follow", "follow"), ("follow", "stay"))
    assert fight.facts("ak")["engaged"] == ["be"]
    assert not fight.one("disengaged")["free"]
    assert len(fight.rolls("ak", "dodge")) == 1


@proves("SG-DIS-07", "SG-DIS-01")
def test_only_the_engaged_disengage() -> None:
    fight = scene({"ak": man(5, 5, reaction=30)}, {"bo": man(6.5, 5, angle=180)}, segment=3)
    assert fight.refused("action", {"disengage": "dodge"}).reason == "not-engaged"


@proves("SG-TRIP-09", "SG-TRIP-08")
@pytest.mark.parametrize(("said", "up"), [("stay", True), ("follow", False)])
def test_getting_up_in_a_fight_is_worth_a_disengagement(said: str, up: bool) -> None:
    fight = pair({"ak": {"dodge": [3, 3, 3, 3]}, "bo": {"dodge": [3, 3, 3, 3]}}, ak=("lying",))
    assert fight.refused("action", "stand").reason == "posture"
    fight.answer(("action", {"rise": "dodge"}), ("follow", said))
    assert ("lying" not in fight.status("ak")) is up
    assert fight.facts("ak")["engaged"] == ["bo"]


@proves("SG-DIS-05", "SG-DIS-06")
def test_nobody_follows_a_leaver_who_was_struck_down_and_nobody_fallen_is_free() -> None:
    red = {"ak": man(5, 5, reaction=30, engaged=["bo", "bu"], wounds=6), "am": man(15, 15)}
    blue = {
        "bo": man(6.5, 5, angle=180, announced=1, reaction=20),
        "bu": man(5, 6.5, angle=270, reaction=10),
    }
    dice = {
        "ak": {"dodge": [1], "soak": [1, 1, 1, 1]},
        "bo": {"attack": [3, 3, 3, 3], "damage": [2, 2, 2, 2, 1, 1]},
        "game": {"critical": [1, 1]},
    }
    fight = scene(red, blue, dice, segment=3).answer(("action", "done"), ("action", {"disengage": "dodge"}))
    fight.answer(("intercept", {"strike": "ak", "weapon": "sword"}), ("react", "none"))
    assert fight.one("put_out", figure="ak")["how"] == "dying"
    assert not fight.one("disengaged")["free"]
    assert fight.pending.key not in ("follow", "path")
