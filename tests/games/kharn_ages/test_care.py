"""Antidotes, wounds, fire."""

from __future__ import annotations

from typing import Any

import pytest

from games.kharn_ages.scene import Scene, block, safar, scene
from proofs import proves

WAKE = ("activate", "ak")


def ward(ak: Any = None, am: Any = None, status: Any = (), far: float = 1.4, dice: Any = None, **more: Any) -> Scene:
    """Red ak with am at its side, 0.4 toises from base to base, and blue bo far away."""
    return scene(
        red={"ak": safar(4, 7, **(ak or {})), "am": safar(4 + far, 7, *status, **(am or {}))},
        blue={"bo": safar(14, 14)},
        dice=dice or {},
        **more,
    ).answer(WAKE)


@proves("KA-GEN-01", "KA-GEN-02")
@pytest.mark.parametrize(
    ("action", "before", "after", "ap"),
    [("antidote", 3, 2, 3), ("antidote", 1, None, 3), ("antidote", 0, None, 3), ("full-antidote", 3, None, 1)],
)
def test_an_antidote_takes_a_point_or_all_of_the_poison(action: str, before: int, after: int | None, ap: int) -> None:
    game = ward(am={"poison": before}).answer(("action", {action: "am"}))
    assert game.facts("am")["poison"] == after
    assert game.facts("ak")["AP"] == ap


@proves("KA-GEN-01")
def test_an_antidote_is_for_the_poisoned_in_the_zone_of_control() -> None:
    assert ward().refused("action", {"antidote": "am"}).rules == ("KA-GEN-01",)
    assert ward(am={"poison": 1}, far=1.6).refused("action", {"antidote": "am"}).rules == ("KA-GEN-01", "KA-ZOC-02")
    assert {"antidote": "ak"} in ward(ak={"poison": 1}).offers("action")


@proves("KA-GEN-25", "KA-GEN-26")
@pytest.mark.parametrize(
    ("action", "after", "ap"), [("tend", [1, 2], 3), ("tend-all", [], 1)], ids=["one point", "all of it"]
)
def test_tending_lowers_one_bleeding_or_ends_all(action: str, after: list[int], ap: int) -> None:
    game = ward(am={"bleeding": [1, 3]}).answer(("action", {action: "am"})).play(("action", "done"))
    assert game.facts("am")["bleeding"] == after
    assert game.one("ap_spent", figure="ak")["left"] == ap


@proves("KA-GEN-25")
def test_the_player_chooses_the_bleeding_and_at_nothing_it_ends() -> None:
    game = ward(am={"bleeding": [1, 3]}).answer(("action", {"tend": "am"}), ("wound", {"lower": 1}))
    assert game.facts("am")["bleeding"] == [3]


POOL = block("pool", 2, 7.9, 6, 9, "deep-water")


@proves("KA-GEN-18")
@pytest.mark.parametrize(("die", "burns"), [(5, True), (6, False)])
def test_water_puts_a_fire_out_against_twelve_for_one_ap(die: int, burns: bool) -> None:
    game = ward(status=("burning",), terrain=[POOL], dice={"ak": {"level": [die]}})
    game.answer(("action", {"put-out": "am"}))
    assert ("burning" in game.status("am")) is burns
    assert game.facts("ak")["AP"] == 4
    assert game.one("attempted")["needed"] == 12


@proves("KA-GEN-18")
def test_water_lies_in_the_zone_of_control_or_in_the_english_edition_in_the_own_hands() -> None:
    answer = {"put-out": "am"}
    bucket = {"bucket": {"kind": "water", "at": [4, 8]}}
    carried = {"bucket": {"kind": "water", "carrier": "ak"}}
    assert ward(status=("burning",)).refused("action", answer).rules == ("KA-GEN-18",)
    assert answer in ward(status=("burning",), things=bucket).offers("action")
    english = ward(status=("burning",), things=bucket, edition="en")
    assert english.refused("action", answer).rules == ("KA-GEN-18",)
    english = ward(ak={"carrying": ["bucket"]}, status=("burning",), things=carried, edition="en")
    assert answer in english.offers("action")


@proves("KA-GEN-20")
@pytest.mark.parametrize(("die", "burns"), [(7, True), (8, False)])
def test_without_water_flames_are_smothered_against_fourteen_for_two_ap(die: int, burns: bool) -> None:
    game = ward(status=("burning",), dice={"ak": {"level": [die]}}).answer(("action", {"smother": "am"}))
    assert ("burning" in game.status("am")) is burns
    assert game.facts("ak")["AP"] == 3
    wet = ward(status=("burning",), terrain=[POOL])
    assert wet.refused("action", {"smother": "am"}).rules == ("KA-GEN-20", "KA-GEN-18")


@proves("KA-GEN-19")
def test_deep_water_puts_a_fire_out_and_its_edge_does_not() -> None:
    def goes(how: str, at: list[float]) -> Scene:
        return scene(
            red={"ak": safar(4, 7, "burning", V=6, I=5)},
            blue={"bo": safar(14, 14)},
            terrain=[block("lake", 3, 7.9, 6, 11, "deep-water")],
        ).answer(WAKE, ("action", how), ("path", [at]))

    assert "burning" not in goes("swim", [4, 8.5]).status("ak")
    assert "burning" in goes("walk", [4, 7.7]).status("ak")


@proves("KA-GEN-03")
@pytest.mark.parametrize("action", ["antidote", "tend", "put-out"])
def test_care_needs_hands(action: str) -> None:
    am = {"poison": 2, "bleeding": [1]}
    game = ward(ak={"hands": False}, am=am, status=("burning",), terrain=[POOL])
    assert "KA-GEN-03" in game.refused("action", {action: "am"}).rules
    assert {action: "am"} in ward(am=am, status=("burning",), terrain=[POOL]).offers("action")
