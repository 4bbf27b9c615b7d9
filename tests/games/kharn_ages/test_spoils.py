"""Devouring, looting, eating."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.space.geometry import quantise
from games.kharn_ages.scene import Scene, hit, safar, scene
from proofs import proves

WAKE = ("activate", "ak")
SERPE = "Serpe"


def prey(faction: str = "tembos", die: Any = None, va: Any = None, free: bool = True, **ak: Any) -> Scene:
    """Red ak with the carcass of va beside it; blue bo far away or at its throat."""
    return scene(
        red={"ak": safar(4, 7, faction=faction, **ak)},
        blue={"va": safar(5.2, 7, "defeated", **{"HP": 0, **(va or {})}), "bo": safar(14 if free else 2.6, 7)},
        dice={"ak": die or {}},
    ).answer(WAKE)


def loot(take: str) -> tuple[str, Any]:
    return ("action", {"loot": "va", "take": take})


@proves("KA-GEN-12")
@pytest.mark.parametrize("ap", [1, 3])
def test_devouring_restores_two_points_for_each_ap(ap: int) -> None:
    game = prey("fangs", HP=2).answer(("action", {"devour": "va", "ap": ap}))
    assert game.facts("ak") | {"HP": 2 + 2 * ap, "AP": 5 - ap} == game.facts("ak")
    assert game.state.carcasses == {}


@proves("KA-GEN-12", "KA-SKL-13")
def test_only_free_carnivores_devour_what_is_in_their_zone_of_control() -> None:
    answer = {"devour": "va", "ap": 1}
    assert prey().refused("action", answer).rules == ("KA-GEN-12", "KA-SKL-13")
    assert answer in prey(skills={"carnivore": None}).offers("action")
    assert answer in prey("kharns").offers("action")
    assert prey("fangs", free=False).refused("action", answer).rules == ("KA-GEN-12",)
    far = scene(red={"ak": safar(4, 7, faction="fangs")}, blue={"va": safar(5.6, 7, "defeated"), "bo": safar(14, 7)})
    assert far.answer(WAKE).refused("action", answer).rules == ("KA-GEN-12",)


@proves("KA-GEN-13")
def test_a_carcass_feeds_no_more_than_its_own_health_nor_above_the_eaters() -> None:
    small = prey("fangs", va={"full_HP": 3}, HP=2).answer(("action", {"devour": "va", "ap": 2}))
    assert small.facts("ak")["HP"] == 5
    hale = prey("fangs", HP=11).answer(("action", {"devour": "va", "ap": 1}))
    assert hale.facts("ak")["HP"] == 12
    greedy = prey("fangs", HP=11).answer(("action", {"devour": "va", "ap": 3}))
    assert (greedy.facts("ak")["HP"], greedy.facts("ak")["AP"]) == (12, 2)


@proves("KA-GEN-27", "KA-GEN-28")
def test_a_looted_weapon_is_chipped_and_does_two_damage_less() -> None:
    game = scene(
        red={"ak": safar(4, 7, P=5, faction="tembos")},
        blue={"va": safar(4, 8.2, "defeated", HP=0, equipment=["Glaive court"]), "bo": safar(5.2, 7, "stunned")},
        dice={"ak": {"level": [5]}},
    ).answer(WAKE, loot("Glaive court"))
    assert game.facts("ak") | {"held": ["Glaive court"], "AP": 4} == game.facts("ak")
    assert game.state.carcasses == {}
    game.answer(hit("bo", "Glaive court"), ("engage", "PP"), ("effects", "none"))
    assert game.facts("bo")["HP"] == 12 - (5 + 1 - 2)


@proves("KA-GEN-29")
def test_kouronnes_are_two_d5_for_the_side() -> None:
    game = prey(die={"damage": [3, 10]}).answer(loot("kouronnes"))
    assert game.state.spoils == {"red": 2 + 5}


@proves("KA-GEN-30")
def test_ammunition_spent_on_the_victim_is_won_back() -> None:
    game = scene(
        red={"ak": safar(4, 7, V=6, equipment=["Arc de chasse"], faction="tembos")},
        blue={"va": safar(9, 7, "stunned", HP=1), "bo": safar(14, 14)},
        dice={"ak": {"level": [9]}},
    )
    game.answer(WAKE, ("action", {"shoot": "va", "weapon": "Arc de chasse"}), ("engage", "A"))
    assert game.facts("ak")["ammo"] == {"arrows:simple": 7}
    game.answer(("action", "walk"), ("path", [[8, 7]]), loot("arrows:simple"))
    assert game.facts("ak")["ammo"] == {"arrows:simple": 8}


@proves("KA-GEN-30")
def test_ammunition_that_was_not_spent_on_the_victim_is_no_loot() -> None:
    game = prey(va={"equipment": ["Arc de chasse"]})
    assert game.refused(*loot("arrows:simple")).rules == ("KA-GEN-27",)


@proves("KA-GEN-30")
def test_a_thrown_weapon_is_won_back_from_the_victim_unchipped() -> None:
    mkuki = {"card": "Mkuki", "kind": "weapon"}
    game = scene(
        red={"ak": safar(4, 7, faction="tembos")},
        blue={"va": safar(5.2, 7, "defeated", HP=0), "bo": safar(14, 7)},
        things={"Mkuki-1": {"kind": "equipment", "at": list(quantise((5.2, 7))), "gear": mkuki}},
    ).answer(WAKE, loot("Mkuki-1"))
    assert game.facts("ak")["held"] == ["Mkuki"]
    assert not game.state.figures["ak"].gear["Mkuki"].chipped
    assert game.state.things == {}


@proves("KA-GEN-31")
def test_food_is_eaten_once_for_three_ap_while_free() -> None:
    game = prey(die={"damage": [4, 7]}, HP=3).answer(loot("food"), ("action", "eat"))
    assert game.facts("ak") | {"HP": 3 + 2 + 4, "AP": 1, "food": 0} == game.facts("ak")
    engaged = prey(free=False, food=1)
    assert engaged.refused("action", "eat").rules == ("KA-GEN-31",)
    assert prey().refused("action", "eat").rules == ("KA-GEN-31",)


@proves("KA-GEN-31")
def test_food_heals_neither_above_the_profile_nor_what_fire_took() -> None:
    game = prey(die={"damage": [10, 10]}, HP=8, burnt=2, food=1).answer(("action", "eat"))
    assert game.facts("ak")["HP"] == 10


@proves("KA-GEN-27")
def test_one_thing_is_taken_and_the_carcass_is_gone() -> None:
    game = prey().answer(loot("food"))
    assert game.refused(*loot("kouronnes")).rules == ("KA-GEN-27",)


@proves("KA-GEN-32")
def test_kharns_never_loot() -> None:
    assert prey("kharns").refused(*loot("food")).rules == ("KA-GEN-32",)


@proves("KA-GEN-33")
@pytest.mark.parametrize(("die", "skills", "loots"), [(7, {}, True), (6, {}, False), (8, {"bloodlust": 2}, False)])
def test_a_fang_masters_itself_or_devours_the_carcass(die: int, skills: dict[str, int], loots: bool) -> None:
    game = prey("fangs", die={"test": [die]}, HP=5, skills=skills).answer(loot("food"))
    assert game.facts("ak") | {"food": int(loots), "HP": 5 if loots else 7, "AP": 4} == game.facts("ak")
    assert game.facts("ak")["failures"] == {}
    assert game.state.carcasses == {}
    assert game.one("tested")["needed"] == 10 + skills.get("bloodlust", 0)
