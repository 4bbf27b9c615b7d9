"""What single weapons and trinkets do that most do not. Each card is written out where it is used."""

from __future__ import annotations

from typing import Any

import pytest

from games.kharn_ages.scene import Scene, hit, safar, scene
from proofs import proves

pytestmark = [pytest.mark.usefixtures("both_editions"), proves("KA-EQP-05")]

WAKE = ("activate", "ak")
SHOOT = ("action", {"shoot": "bo", "weapon": "Bow"})


def blade(**fields: Any) -> dict[str, Any]:
    return {"name": "Blade", "kind": "weapon", **fields}


def bow(**shot: Any) -> dict[str, Any]:
    ranges = {"short": 2, "long": 9, "damage": 4, **shot}
    return {"name": "Bow", "kind": "weapon", "hands": 2, "melee": False, "shot": ranges}


def charm(**fields: Any) -> dict[str, Any]:
    return {"name": "Charm", "kind": "trinket", **fields}


def duel(mine: list[Any], theirs: list[Any] | None = None, dice: dict[str, Any] | None = None, **more: Any) -> Scene:
    """Somebody with these things beside somebody with those."""
    return scene(
        red={"ak": safar(4, 7, equipment=mine, **more)},
        blue={"bo": safar(5.2, 7, equipment=theirs or [])},
        dice=dice or {"ak": {"level": [6]}, "bo": {"level": [3]}},
    )


# ---------------------------------------------------------------- prices


@pytest.mark.parametrize(("prices", "lengths"), [([1, 2], {1, 2}), ([3], {3}), ([2, 3], {2, 3})])
def test_an_attack_costs_what_the_card_allows(prices: list[int], lengths: set[int]) -> None:
    game = duel([blade(attack_ap=prices)]).answer(WAKE, hit("bo", "Blade"))
    assert {len(word) for word in game.offers("engage")} == lengths


def test_a_weapon_that_is_too_dear_now_is_not_offered() -> None:
    game = duel([blade(attack_ap=[3])], AP=2, full_AP=2).answer(WAKE)
    assert {"attack": "bo", "weapon": "hands"} in game.offers("action")
    assert {"attack": "bo", "weapon": "Blade"} not in game.offers("action")


def test_a_free_attack_is_made_with_something_else_than_a_weapon_that_costs_three() -> None:
    game = duel([blade(attack_ap=[2, 3])], dice={"ak": {"level": [9]}, "bo": {"level": [2]}})
    game = game.answer(WAKE, hit("bo", "Blade"), ("engage", "AA"), ("effects", "A"))
    assert game.offers("free-attack") == [{"attack": "bo", "weapon": "hands"}, "none"]


def test_an_assault_ends_with_an_attack_of_two_or_three() -> None:
    game = scene(red={"ak": safar(4, 7, V=5, equipment=[blade(assault_ap=[2, 3])])}, blue={"bo": safar(8, 7)}).answer(
        WAKE, ("action", {"assault": "bo", "weapon": "Blade"}), ("path", [[6.5, 7]])
    )
    assert {len(word) for word in game.offers("engage")} == {2, 3}


def test_the_dearest_defence_of_a_weapon() -> None:
    game = duel(["Épieu"], [blade(most_defence=2)]).answer(WAKE, hit("bo", "Épieu"), ("engage", "PC"))
    assert max(len(word) for word in game.offers("defence") if word != "reflex") == 2


# ---------------------------------------------------------------- numbers


@pytest.mark.parametrize(("others", "added"), [([], 3), ([{"name": "Board", "kind": "shield", "boxes": 4}], 0)])
def test_both_hands_defend_better(others: list[Any], added: int) -> None:
    game = duel([], [blade(both_hands_defence=3), *others]).answer(WAKE, hit("bo"), ("engage", "P"))
    fight = game.play(*([("guard", {"use": "Blade"})] if others else []), ("defence", "P"))
    assert fight.all("attempted")[1]["added"] == 3 + added


def test_who_fights_the_bearer_is_hampered_in_attack_and_defence() -> None:
    fight = duel([], [blade(hampers=1)]).play(WAKE, hit("bo"), ("engage", "PP"), ("defence", "P"))
    assert [one["added"] for one in fight.all("attempted")] == [5, 3]
    fight = duel([blade(hampers=1)]).play(WAKE, hit("bo", "Blade"), ("engage", "PP"), ("defence", "P"))
    assert [one["added"] for one in fight.all("attempted")] == [6, 2]


def test_a_critical_failure_hurts_the_bearer() -> None:
    fight = duel([blade(backfires=True, bonus=2)], dice={"ak": {"level": [1]}}).play(
        WAKE, hit("bo", "Blade"), ("engage", "PP")
    )
    wound = fight.one("wounded")
    assert (wound["figure"], wound["lost"], wound["source"]) == ("ak", 3 + 2, "weapon")


def test_armour_that_is_spared() -> None:
    mail = {"name": "Mail", "kind": "armour", "threshold": 5, "low": 1, "high": 2, "boxes": 4}
    for spared in (True, False):
        fight = duel(
            [blade(spares_armour=spared)], [mail], dice={"ak": {"level": [9]}, "bo": {"level": [2], "armour": [6]}}
        ).play(WAKE, hit("bo", "Blade"), ("engage", "PP"))
        assert fight.one("armour_used")["ticked"] == (0 if spared else 1)


# ---------------------------------------------------------------- critical hits


def critical(weapon: dict[str, Any], *answers: Any, chain: int = 4, **more: Any) -> Scene:
    dice = {"ak": {"level": [10], "chain": [chain]}, "bo": {"level": [2]}}
    return duel([weapon], dice=dice, **more).play(WAKE, hit("bo", "Blade"), *answers)


def test_a_critical_hit_gives_back_action_points() -> None:
    fight = critical(blade(critical_ap=1), ("engage", "PP"))
    assert fight.one("ap_changed")["left"] == 5 - 2 + 1


def test_a_critical_hit_stuns() -> None:
    fight = critical(blade(on_critical=["stun"]), ("engage", "PP"))
    assert [one["status"] for one in fight.all("status_gained")] == ["stunned", "on-the-ground"]


def test_a_critical_hit_adds_an_effect() -> None:
    dice = {"ak": {"level": [10, 1], "chain": [4]}, "bo": {"level": [2]}}
    fight = duel([blade(critical_effect="A")], dice=dice).play(
        WAKE,
        hit("bo", "Blade"),
        ("engage", "PP"),
        ("free-attack", {"attack": "bo", "weapon": "hands"}),
        ("engage", "P"),
    )
    assert [one.get("free", False) for one in fight.all("attacked")] == [False, True]


def test_a_critical_hit_that_counts_twice_adds_no_stature() -> None:
    fight = critical(blade(critical_twice=True), ("engage", "PP"), ("effects", "P"))
    assert [one["lost"] for one in fight.all("wounded")] == [3 + 1, 3 + 1]


def test_an_effect_brings_another_along() -> None:
    free = ("free-attack", {"attack": "bo", "weapon": "hands"})
    fight = duel([blade(adds_effect={"V": "A"})], dice={"ak": {"level": [9, 1]}, "bo": {"level": [2]}}).play(
        WAKE, hit("bo", "Blade"), ("engage", "VV"), ("effects", "V"), ("next-effect", "A"), free, ("engage", "P")
    )
    assert [one.get("free", False) for one in fight.all("attacked")] == [False, True]


@pytest.mark.parametrize(("effect", "far"), [("none", 2.0), ("C", 1.5 + 2)])
def test_a_weapon_that_shoves(effect: str, far: float) -> None:
    fight = duel([blade(shoves=2)], dice={"ak": {"level": [9]}, "bo": {"level": [2]}}).play(
        WAKE, hit("bo", "Blade"), ("engage", "CC"), ("effects", effect), ("repel", "yes")
    )
    assert fight.one("pushed")["distance"] == far


# ---------------------------------------------------------------- shots, spells, spades


def archery(weapon: dict[str, Any], dice: dict[str, Any] | None = None) -> Scene:
    return scene(
        red={"ak": safar(4, 7, equipment=[weapon])},
        blue={"bo": safar(9, 7)},
        dice=dice or {"ak": {"level": [9]}, "bo": {"level": [2]}},
    )


@pytest.mark.parametrize(("shot", "lost"), [({"bonus": 2}, 6), ({"bonus": 2, "damage": None}, 5), ({}, 4)])
def test_a_bow_adds_to_its_damage_or_to_the_characteristic(shot: dict[str, Any], lost: int) -> None:
    assert archery(bow(**shot)).play(WAKE, SHOOT, ("engage", "AA")).one("wounded")["lost"] == lost


def test_one_die_of_a_shot_is_rolled_again_once_per_activation() -> None:
    dice = {"ak": {"level": [3, 9, 4]}, "bo": {"level": [2, 2]}}
    fight = archery(bow(again=True), dice).play(
        WAKE, SHOOT, ("engage", "A"), ("again", {"dice": [3]}), SHOOT, ("engage", "A")
    )
    assert [one["kept"] for one in fight.all("attempted") if one["figure"] == "ak"] == [9, 4]


def test_a_shot_repels_instead_of_shooting_again() -> None:
    game = archery(bow(repels=True)).answer(WAKE, SHOOT, ("engage", "AA"))
    assert "C" in game.offers("effects")
    fight = archery(bow(repels=True)).play(WAKE, SHOOT, ("engage", "AA"), ("effects", "C"), ("repel", "yes"))
    assert fight.one("pushed")["distance"] == 1.5
    archery(bow(repels=True)).answer(WAKE, SHOOT, ("engage", "VAA"), ("effects", "CA"))


def test_a_shot_with_one_effect_more() -> None:
    assert "VA" in archery(bow(more_effects=True)).answer(WAKE, SHOOT, ("engage", "VA")).offers("effects")
    assert "VA" not in archery(bow()).answer(WAKE, SHOOT, ("engage", "VA")).offers("effects")


def test_a_spade_digs_free_once_per_activation() -> None:
    fight = scene(
        red={"ak": safar(4, 7, equipment=[blade(digs=True)])}, blue={"bo": safar(20, 7)}, dice={"ak": {"level": [8, 8]}}
    ).play(WAKE, ("action", "dig"), ("action", "dig"))
    assert fight.state.figures["ak"].ap == 5 - 2


# ---------------------------------------------------------------- trinkets


def test_a_trinket_adds_to_attack_and_damage_and_takes_no_hand() -> None:
    fight = duel([charm(attack=1, bonus=1), "Guisarme"]).play(WAKE, hit("bo", "Guisarme"), ("engage", "PP"))
    assert fight.all("attempted")[0]["added"] == 6 + 1
    assert fight.one("wounded")["lost"] == 3 + 1 + 1
    assert fight.state.figures["ak"].gear["Charm"].held
    assert {"drop": "Charm"} not in duel([charm()]).answer(WAKE).offers("action")


def test_a_cloak_counts_in_melee_or_doubles_the_cover() -> None:
    open_field = scene(
        red={"ak": safar(4, 7, equipment=[bow()])},
        blue={"bo": safar(9, 7, equipment=[charm(cloak=2)])},
        dice={"ak": {"level": [9]}, "bo": {"level": [2]}},
    ).play(WAKE, SHOOT, ("engage", "AA"), ("defence", "A"))
    assert open_field.all("attempted")[1]["added"] == 3
    grappling = scene(
        red={"ak": safar(4, 7, equipment=[bow()]), "al": safar(9, 8.2)},
        blue={"bo": safar(9, 7, equipment=[charm(cloak=2)])},
        dice={"ak": {"level": [9]}, "bo": {"level": [2]}},
    ).play(WAKE, SHOOT, ("engage", "AA"), ("defence", "A"))
    told = grappling.all("attempted")[1]
    names = {one["name"]: one["value"] for one in told["modifiers"]}
    assert names["Objet porté"] == max(2, names["Couvert"])


def test_a_trinket_against_terror() -> None:
    for worn in (True, False):
        game = scene(
            red={"ak": safar(4, 7, equipment=[charm(fearless=["terror"])] if worn else [])},
            blue={"bo": safar(5.2, 7, skills={"terror": 14})},
            dice={} if worn else {"ak": {"test": [9]}},
        ).play(WAKE, ("action", "done"))
        assert bool(game.all("tested")) is not worn


def test_a_die_that_mastery_rolled_again_counts_more() -> None:
    fight = duel(
        [charm(rerolls={"offensive": 2})],
        dice={"ak": {"level": [2, 6]}, "bo": {"level": [3]}},
        mastery=[["offensive"]],
    ).play(WAKE, hit("bo"), ("engage", "PP"), ("die", {"reroll": 2, "mastery": 1}))
    told = fight.all("attempted")[0]
    assert (told["kept"], told["added"], told["total"]) == (6, 6 + 2, 6 + 2 + 6)


def test_a_bundle_is_so_many_things() -> None:
    thrown = {"name": "Dart", "kind": "weapon", "pieces": 3, "shot": {"short": 2, "long": 7, "feed": "itself"}}
    gear = scene(red={"ak": safar(4, 7, equipment=[thrown])}, blue={"bo": safar(9, 7)}).state.figures["ak"].gear
    assert list(gear) == ["Dart", "Dart #2", "Dart #3"]
    assert [one.held for one in gear.values()] == [True, True, False]
