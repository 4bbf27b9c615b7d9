"""Assassin: the attack at the end of an assault."""

from __future__ import annotations

from typing import Any

from games.age_des_escarmouches.scene import Scene, activate, man, placed, scene
from proofs import proves

KILLER = {"assassin": None}


def stalk(dice: Any, kind: str = "engagement", angle: float = 0.0, bo: Any = None, others: Any = None) -> Scene:
    """Red ak comes at blue bo, who looks away, and strikes."""
    ak = man(30, 30, INI=5, FOR=12, skills=KILLER)
    blue = {"bo": man(40, 30, angle=angle, **(bo or {})), **(others or {})}
    fight = scene({"ak": ak}, blue, dice).answer(activate("ak"), ("action", {kind: "bo"}), ("path", {"touch": "bo"}))
    fight.until(lambda one: one.key == "assassination" or one.seat == "blue")
    return fight


@proves("AE-ASSN-01", "AE-ASSN-04", "AE-ASSN-06")
def test_one_attack_read_a_column_to_the_right() -> None:
    fight = stalk({"ak": {"attack": [3], "damage": [1]}}, bo={"full": 20}).answer(("assassination", "yes"))
    fight.answer(("defend", "no"))
    tested = fight.one("tested", test="attack")
    assert (tested["needed"], tested["passed"]) == (3, True)
    assert fight.one("damage_rolled")["shift"] == 1
    assert not fight.all("combat_began")


@proves("AE-ASSN-03", "AE-ASSN-04", "AE-ASSN-02", "AE-ASSN-06")
def test_the_target_may_defend_with_a_die_of_its_next_combat() -> None:
    dice = {"ak": {"attack": [6], "damage": [1]}, "bo": {"defence": [4]}, "game": {"attack": [1, 1]}}
    fight = stalk(dice, "charge", bo={"full": 20}).answer(("assassination", "yes"))
    assert fight.pending.seat == "blue"
    assert not fight.rolls("ak", "attack")
    fight.answer(("defend", "yes"))
    assert fight.one("tested", test="defence")["needed"] == 5
    assert "charged" in fight.status("bo"), "it is no combat"
    fight.until(lambda one: one.key == "dice")
    assert (fight.pending.figure, fight.pending.facts["dice"]) == ("bo", 1)
    fight.answer(placed({"ak": 1}))
    assert (fight.pending.figure, fight.pending.facts["dice"]) == ("ak", 1)
    fight.answer(placed({"bo": 1}))
    assert fight.all("use_counted", figure="bo", name="owed", count=0)
    assert fight.all("use_counted", figure="ak", name="assassin", count=0)


@proves("AE-ASSN-05")
def test_not_against_who_saw_it_coming_nor_several() -> None:
    seen = stalk({}, angle=180.0)
    assert seen.pending.key != "assassination"
    behind = stalk({"ak": {"attack": [1]}})
    assert behind.pending.key == "assassination"
    pair = stalk({}, others={"cy": man(40, 32.5, angle=0.0)})
    assert pair.pending.key == "assassination"
    close = stalk({}, others={"cy": man(37.5, 32.3, angle=0.0)})
    assert close.pending.key != "assassination"


@proves("AE-ASSN-02")
def test_who_owes_a_die_does_not_strike_again() -> None:
    fight = scene({"ak": man(30, 30, skills=KILLER, uses={"assassin": 1})}, {"bo": man(40, 30)}, {}).answer(
        activate("ak"), ("action", {"engagement": "bo"}), ("path", {"touch": "bo"})
    )
    fight.until(lambda one: one.key == "assassination" or one.seat == "blue")
    assert fight.pending.key != "assassination"


@proves("AE-ASSN-06", "AE-ASSN-04", "AE-CATT-01")
def test_a_failed_attack_may_be_countered() -> None:
    dice = {"ak": {"attack": [2]}, "bo": {"attack": [5], "damage": [6]}}
    fight = stalk(dice, bo={"skills": {"counter-attack": None}}).answer(("assassination", "yes"), ("defend", "yes"))
    fight.answer(("riposte", "yes"))
    assert [one["needed"] for one in fight.all("tested", figure="bo")] == [5]
    assert fight.one("damage_rolled", figure="ak")["shift"] == -1


@proves("AE-ASSN-07")
def test_after_a_kill_it_may_go_on_with_what_is_left() -> None:
    fight = stalk({"ak": {"attack": [6], "damage": [6]}}, "charge", others={"cy": man(44, 30), "di": man(80, 50)})
    fight.answer(("assassination", "yes"), ("defend", "no"))
    assert fight.pending.key == "onward"
    assert {"engagement": "cy"} in fight.offers("onward")
    assert {"engagement": "di"} not in fight.offers("onward")
    assert fight.state.figures["ak"].charge == "engagement"
    fight.answer(("onward", {"engagement": "cy"}), ("path", {"touch": "cy"}))
    fight.until(lambda one: one.seat == "blue" or one.key == "assassination")
    assert "charged" not in fight.status("cy")
    assert fight.pending.key != "assassination"


@proves("AE-ASSN-08")
def test_a_pursuit_is_an_assault_too() -> None:
    red = {"ak": man(30, 30, INI=5, FOR=12, skills=KILLER)}
    dice = {"ak": {"attack": [6, 6], "damage": [6, 6]}}
    fight = scene(red, {"bo": man(32.5, 30), "cy": man(37, 30)}, dice, "combat")
    fight.answer(placed({"ak": 0}, 2), placed({"bo": 2}), ("defence", {"guard": {"ak": 0}}))
    fight.answer(("pursuit", {"engagement": "cy"}), ("path", {"touch": "cy"}))
    fight.until(lambda one: one.key in ("assassination", "dice"))
    assert fight.pending.key == "assassination"
