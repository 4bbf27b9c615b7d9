"""On the alert, warnings, hiding."""

from __future__ import annotations

from typing import Any

import pytest

from games.kharn_ages.scene import Scene, block, hit, safar, scene
from proofs import proves

WAKE = ("activate", "ak")
BOW = "Arc de chasse"
SHOOT = ("action", {"shoot": "bo", "weapon": BOW})


# ---------------------------------------------------------------- on the alert


def watchful(bo: Any = None, letters: str = "P", effects: str = "none") -> Scene:
    """ak attacks bo, who is on the alert."""
    return scene(
        red={"ak": safar(4, 7)},
        blue={"bo": safar(5.2, 7, "on-the-alert", **{"C": 5, **(bo or {})})},
        dice={"ak": {"level": [5]}, "bo": {"level": [4]}},
    ).answer(WAKE, hit("bo"), ("engage", letters))


@proves("KA-GEN-16")
def test_going_on_the_alert_costs_one_ap() -> None:
    game = scene(red={"ak": safar(4, 7)}, blue={"bo": safar(12, 7)}).answer(WAKE, ("action", "alert"))
    assert game.facts("ak")["AP"] == 4
    assert "on-the-alert" in game.status("ak")
    assert game.refused("action", "alert").rules == ("KA-GEN-16",)


@proves("KA-GEN-16", "KA-GEN-17")
def test_the_alert_adds_a_free_characteristic_to_one_defence() -> None:
    game = watchful().answer(("defence", "P"), ("alert", "C"))
    assert game.one("attempted", figure="bo") | {"letters": "PC", "total": 3 + 5 + 4} == game.one(
        "attempted", figure="bo"
    )
    assert game.facts("bo")["AP"] == 4
    assert "on-the-alert" not in game.status("bo")


@proves("KA-GEN-16", "KA-OTT-02")
def test_the_alert_needs_nothing_shared_helps_reflexes_and_knows_the_limit_of_two() -> None:
    assert watchful().answer(("defence", "reflex"), ("alert", "C")).one("attempted", figure="bo")["total"] == 9
    game = watchful().answer(("defence", "PP"), ("riposte", "none"))
    assert game.refused("alert", "P").rules == ("KA-GEN-16", "KA-OTT-02")


@proves("KA-GEN-16")
def test_the_alert_does_not_change_the_kind_of_defence() -> None:
    """One AP and the alert are two characteristics, but no riposte."""
    game = watchful({"A": 9}).answer(("defence", "P"), ("alert", "A")).play()
    assert game.one("resolved")["hit"] is False
    assert not game.all("wounded")


@proves("KA-GEN-17")
@pytest.mark.parametrize("action", ["walk", "dig"])
def test_the_alert_is_lost_with_the_next_action(action: str) -> None:
    game = scene(
        red={"ak": safar(4, 7, "on-the-alert")}, blue={"bo": safar(12, 7)}, dice={"ak": {"level": [5]}}
    ).answer(WAKE)
    assert "on-the-alert" in game.status("ak")
    game.answer(("action", action))
    assert "on-the-alert" not in game.status("ak")


# ---------------------------------------------------------------- a warning


def shot(ba: Any = None, bo: Any = None, at: tuple[float, float] = (9, 9), letters: str = "AA", **more: Any) -> Scene:
    """ak shoots at bo; ba, who sees ak, is nearby."""
    return scene(
        red={"ak": safar(3, 7, equipment=[BOW])},
        blue={"bo": safar(8, 7, **(bo or {})), "ba": safar(*at, **(ba or {}))},
        dice={"ak": {"level": [5, 5]}, "bo": {"level": [4, 4]}},
        **more,
    ).answer(WAKE, SHOOT, ("engage", letters))


@proves("KA-GEN-07", "KA-GEN-08")
def test_a_warned_ally_defends_free_with_exactly_two_characteristics() -> None:
    game = shot().answer(("effects", "none"), ("warn", {"warn": "ba"}))
    assert game.refused("defence", "A").rules == ("KA-GEN-08",)
    assert game.refused("defence", "VAA").rules == ("KA-GEN-08",)
    game.answer(("defence", "VA"), ("riposte", "none"))
    assert game.one("attempted", figure="bo")["total"] == 3 + 3 + 4
    assert game.facts("bo")["AP"] == 5
    assert game.facts("ba")["AP"] == 4


@proves("KA-GEN-08")
def test_a_warning_helps_even_somebody_without_ap_but_must_share_with_the_shot() -> None:
    game = shot(bo={"AP": 0}).answer(("effects", "none"), ("warn", {"warn": "ba"}))
    assert game.refused("defence", "PP").rules == ("KA-DEF-02",)
    assert {len(word) for word in game.offers("defence")} == {2}
    game.answer(("defence", "AA"))
    assert game.one("attempted", figure="bo")["letters"] == "AA"


@proves("KA-GEN-08", "KA-GEN-16")
def test_the_alert_adds_nothing_to_a_warned_defence() -> None:
    game = scene(
        red={"ak": safar(3, 7, equipment=[BOW])},
        blue={"bo": safar(8, 7, "on-the-alert"), "ba": safar(9, 9)},
        dice={"ak": {"level": [5]}, "bo": {"level": [4]}},
    ).answer(WAKE, SHOOT, ("engage", "A"), ("warn", {"warn": "ba"}), ("defence", "VA"))
    game.play()
    assert game.one("attempted", figure="bo")["letters"] == "VA"


def asked(game: Scene) -> bool:
    """Is anybody asked to shout?"""
    game.answer(("effects", "none"))
    return game.pending.key == "warn"


@proves("KA-GEN-07")
def test_a_warning_takes_an_aura_a_line_of_sight_and_an_ap() -> None:
    assert asked(shot())
    assert not asked(shot(ba={"AP": 0}))
    assert not asked(shot(at=(11.6, 7.5)))
    assert not asked(shot(terrain=[block("hut", 7.6, 8, 8.2, 12, "hut")], at=(9, 9.5)))


@proves("KA-GEN-07")
def test_nobody_is_warned_twice_in_a_round() -> None:
    assert not asked(shot(bo={"used": ["round:warned"]}))
    game = shot().answer(("effects", "none"), ("warn", {"warn": "ba"}), ("defence", "VA"), ("riposte", "none"))
    game.answer(SHOOT, ("engage", "AA"), ("effects", "none"))
    assert game.pending.key == "defence"


# ---------------------------------------------------------------- hiding


def behind(
    height: float = 1.5, at: tuple[float, float] = (8, 7), foe: tuple[float, float] = (3, 7), **bo: Any
) -> Scene:
    """Blue bo with stature 3, a wall 0.3 wide in contact to the left of it; ak with a bow."""
    return scene(
        red={"ak": safar(*foe, stature=6, equipment=[BOW])},
        blue={"bo": safar(*at, **bo)},
        terrain=[block("wall", 7.2, 5, 7.5, 9, "wall", height=height)],
        active="blue",
    ).answer(("activate", "bo"))


@proves("KA-GEN-38")
def test_behind_cover_of_half_the_stature_nobody_beyond_it_can_aim() -> None:
    game = behind()
    assert game.query("sight", from_="ak", to="bo") is True
    game.answer(("action", "hide"))
    assert game.facts("bo")["AP"] == 4
    assert game.query("sight", from_="ak", to="bo") is False
    round_the_corner = behind(foe=(9, 3)).answer(("action", "hide"))
    assert round_the_corner.query("sight", from_="ak", to="bo") is True


@proves("KA-GEN-38")
def test_hiding_takes_contact_with_high_enough_cover_and_being_free() -> None:
    assert behind(1.4).refused("action", "hide").rules == ("KA-GEN-38",)
    assert behind(at=(8.2, 7)).refused("action", "hide").rules == ("KA-GEN-38",)
    assert behind(foe=(9.4, 7)).refused("action", "hide").rules == ("KA-GEN-38",)
    assert "hide" in behind(1.4, stature=2).offers("action")


@proves("KA-GEN-38")
def test_whoever_moves_or_attacks_is_hidden_no_more() -> None:
    game = behind().answer(("action", "hide"), ("action", "walk"), ("path", [[8, 7.5]]))
    assert "hidden" not in game.status("bo")
    game = behind(equipment=[BOW]).answer(("action", "hide"), ("action", {"shoot": "ak", "weapon": BOW}))
    assert "hidden" not in game.status("bo")
    game = behind().answer(("action", "hide"), ("action", "alert"))
    assert "hidden" in game.status("bo")
