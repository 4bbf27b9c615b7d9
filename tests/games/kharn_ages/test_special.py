"""Bunt, bite, trample."""

from __future__ import annotations

import pytest

from games.kharn_ages.scene import safar, scene
from games.scenes import Scene
from proofs import proves

WAKE = ("activate", "ak")
ALL = {"bunt": None, "bite": None, "trample": None}


def pair(level: int = 6, guard: int = 2, **more: list[int]) -> Scene:
    return scene(
        red={"ak": safar(4, 7, C=5, skills=ALL, stature=4)},
        blue={"bo": safar(5.2, 7, equipment=["Broigne"]), "ba": safar(12, 12)},
        dice={
            "ak": {"level": [level], "damage": [5], **({"chain": more["chain"]} if "chain" in more else {})},
            "bo": {"level": [guard], "armour": [2], "test": more.get("test", [10])},
        },
    )


@proves("KA-SPA-02", "KA-SPA-08", "KA-ARM-09")
def test_a_bunt_does_a_d5_and_makes_bleed_but_does_not_damage_armour() -> None:
    game = pair().play(WAKE, ("action", {"bunt": "bo"}), ("engage", "PP"))
    assert game.one("attempted", figure="ak")["total"] == 12
    assert game.facts("bo") | {"HP": 12 - 3 + 1, "bleeding": [1], "boxes": {"Broigne": 7}} == game.facts("bo")
    assert game.facts("ak")["AP"] == 3


@proves("KA-SPA-03", "KA-TEM-08")
@pytest.mark.parametrize(("die", "charged"), [(7, []), (6, ["bite:ak"])])
def test_a_bite_does_a_d5_and_asks_for_temerity_against_ten(die: int, charged: list[str]) -> None:
    game = pair(test=[die]).play(WAKE, ("action", {"bite": "bo"}), ("engage", "VA"))
    assert game.one("tested") | {"needed": 10, "total": die + 3} == game.one("tested")
    assert game.facts("bo") | {"HP": 10, "bleeding": [], "charged": charged} == game.facts("bo")


@proves("KA-SPA-04")
def test_a_critical_bite_bleeds_instead_of_adding_the_stature() -> None:
    game = pair(10, chain=[3]).play(WAKE, ("action", {"bite": "bo"}), ("engage", "VA"))
    assert game.facts("bo") | {"HP": 10, "bleeding": [2]} == game.facts("bo")


@proves("KA-SPA-07", "KA-STA-03")
def test_a_critical_bunt_adds_the_stature() -> None:
    game = pair(10, chain=[3]).play(WAKE, ("action", {"bunt": "bo"}), ("engage", "PP"))
    assert game.facts("bo")["HP"] == 12 - (3 + 4 - 1)


@proves("KA-SPA-05", "KA-SPA-06")
def test_trampling_is_corpulence_twice_and_dazes() -> None:
    game = pair().play(WAKE, ("action", {"trample": "bo"}))
    assert game.one("attacked") | {"letters": "CC", "kind": "trample"} == game.one("attacked")
    assert game.facts("bo")["HP"] == 12 - (5 - 1)
    assert "dazed" in game.status("bo")
    assert not game.all("pushed")


@proves("KA-SPA-01")
def test_each_special_attack_needs_its_keyword_and_is_made_once_per_activation() -> None:
    game = pair().answer(WAKE, ("action", {"trample": "bo"}))
    assert game.refused("action", {"trample": "bo"}).rules == ("KA-SPA-01",)
    assert {"bunt": "bo"} in game.offers("action")
    plain = scene(red={"ak": safar(4, 7)}, blue={"bo": safar(5.2, 7)}).answer(WAKE)
    assert plain.refused("action", {"bite": "bo"}).rules == ("KA-SPA-01",)


@proves("KA-SPA-02")
def test_a_special_attack_takes_exactly_two_characteristics_and_the_zone_of_control() -> None:
    game = pair().answer(WAKE, ("action", {"bunt": "bo"}))
    assert game.refused("engage", "P").rules == ("KA-SPA-02",)
    far = scene(red={"ak": safar(4, 7, skills=ALL)}, blue={"bo": safar(6, 7)}).answer(WAKE)
    assert far.refused("action", {"bunt": "bo"}).rules == ("KA-SPA-02", "KA-ZOC-02")
