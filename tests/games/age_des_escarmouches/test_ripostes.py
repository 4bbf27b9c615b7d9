"""Contre-attaque and Feinte."""

from __future__ import annotations

from games.age_des_escarmouches.scene import duel, man, placed, scene
from proofs import proves

COUNTERS = {"counter-attack": None}


@proves("AE-CATT-01", "AE-CATT-03", "AE-DICE-06")
def test_a_failed_attack_lets_a_defence_die_become_an_attack() -> None:
    dice = {"bo": {"attack": [1, 6], "damage": [1]}, "ak": {"attack": [6], "damage": [6]}}
    fight = duel({"skills": COUNTERS}, dice=dice).answer(placed({"ak": 2}), placed({"bo": 0}, 2))
    assert fight.offers("counter-attack") == [{"turned": {"bo": 1}}, {"turned": {}}]
    fight.answer(("counter-attack", {"turned": {"bo": 1}}))
    assert fight.rolls("ak", "attack")
    assert fight.offers("defence") == [{"guard": {"bo": 1}}, {"guard": {"bo": 0}}]
    fight.answer(("defence", {"guard": {"bo": 0}})).play().played()
    assert fight.one("life_lost", figure="bo")["lost"] == 3
    mystic = duel({"skills": {"warrior-mystic": None}}, dice={"bo": {"attack": [1, 1]}})
    assert mystic.answer(placed({"ak": 2}), placed({"bo": 0}, 2)).pending.key == "counter-attack"


@proves("AE-CATT-01")
def test_without_a_defence_die_or_a_failure_there_is_no_counter_attack() -> None:
    fight = duel({"skills": COUNTERS}, dice={"bo": {"attack": [1, 1]}, "ak": {"attack": [1, 1]}})
    assert not fight.answer(placed({"ak": 2}), placed({"bo": 2})).play().all("riposted")
    hit = duel({"skills": COUNTERS}, dice={"bo": {"attack": [6, 6], "damage": [1, 1]}})
    assert hit.answer(placed({"ak": 2}), placed({"bo": 0}, 2)).pending.key == "defence"


@proves("AE-CATT-02")
def test_the_lower_ini_counters_first_and_its_failure_is_answered_by_the_other() -> None:
    dice = {"bo": {"attack": [1, 1]}, "ak": {"attack": [1, 1]}}
    fight = duel({"skills": COUNTERS}, {"skills": COUNTERS}, dice=dice).answer(
        placed({"ak": 1}, 1), placed({"bo": 1}, 1)
    )
    assert fight.pending.figure == "bo"
    fight.answer(("counter-attack", {"turned": {"ak": 1}}))
    assert fight.pending.figure == "ak"
    fight.answer(("counter-attack", {"turned": {"bo": 1}})).play().played()
    assert [one["figure"] for one in fight.all("riposted")] == ["bo", "ak"]


@proves("AE-FEIN-01", "AE-CATT-03")
def test_a_feint_gives_up_hits_to_cancel_hits_or_defence_dice() -> None:
    dice = {"ak": {"attack": [6, 6], "damage": [1]}, "bo": {"attack": [6], "damage": [1]}}
    fight = duel({"skills": {"feint": None}}, dice=dice).answer(placed({"ak": 1}, 1), placed({"bo": 2}))
    assert fight.offers("feint") == [
        {"cancelled": {"ak": 1, "defence": 1}},
        {"cancelled": {"ak": 1, "defence": 0}},
        {"cancelled": {"ak": 0, "defence": 1}},
        {"cancelled": {}},
    ]
    fight.answer(("feint", {"cancelled": {"ak": 0, "defence": 1}}))
    assert not fight.rolls("bo", "defence")
    dice2 = {"ak": {"attack": [6, 6]}, "bo": {"attack": [6]}}
    both = duel({"skills": {"feint": None}}, dice=dice2).answer(placed({"ak": 1}, 1), placed({"bo": 2}))
    both.answer(("feint", {"cancelled": {"ak": 1, "defence": 1}})).play().played()
    assert not both.all("damage_rolled")


@proves("AE-FEIN-01", "AE-FEIN-02")
def test_a_feint_may_save_a_friend_and_be_made_against_several() -> None:
    red = {"ak": man(30, 30, INI=1)}
    blue = {"bo": man(32.5, 30, skills={"feint": None}), "cy": man(27.5, 30)}
    dice = {"ak": {"attack": [1, 1, 6]}, "bo": {"attack": [6, 1]}, "cy": {"attack": [1, 1]}}
    saved = scene(red, blue, dice, "combat").answer(("order", ["bo", "cy"]), placed({"bo": 2, "cy": 1}))
    saved.answer(placed({"ak": 2}), placed({"ak": 2}))
    assert saved.offers("feint") == [{"cancelled": {"cy": 1}}, {"cancelled": {}}]
    saved.answer(("feint", {"cancelled": {"cy": 1}})).play().played()
    assert not saved.all("damage_rolled")
    single = {"ak": man(30, 30, INI=9, skills={"feint": None})}
    foes = {"bo": man(32.5, 30), "cy": man(27.5, 30, INI=2)}
    dice = {"ak": {"attack": [6, 6]}, "bo": {"attack": [6]}, "cy": {"attack": [6]}}
    twice = scene(single, foes, dice, "combat").answer(placed({"ak": 1}, 1), placed({"ak": 1}, 1))
    twice.answer(placed({"bo": 1, "cy": 1}, 1), ("feint", {"cancelled": {"ak": 1, "defence": 0}}))
    twice.answer(("feint", {"cancelled": {"ak": 1, "defence": 0}})).play()
    assert len(twice.all("feinted")) == 2


@proves("AE-FEIN-03", "AE-RESO-02")
def test_dice_under_resolution_are_cancelled_last() -> None:
    dice = {"ak": {"attack": [6, 6], "damage": [1, 1]}}
    fight = duel({"skills": {"feint": None}}, {"skills": {"resolution": 1}}, dice=dice)
    fight.answer(placed({"ak": 0}, 2), ("steadied", {"steadied": {"ak": 0, "defence": 1}}), placed({"bo": 2}))
    fight.answer(("feint", {"cancelled": {"defence": 1}}))
    assert fight.offers("defence") == [{"guard": {"ak": 1}}, {"guard": {"ak": 0}}]
    dice = {"ak": {"attack": [6], "damage": [1]}, "bo": {"attack": [6], "damage": [1]}}
    mixed = duel({"skills": {"feint": None}}, {"skills": {"resolution": 1}}, dice=dice)
    mixed.answer(placed({"ak": 1}, 1), ("steadied", {"steadied": {"ak": 1, "defence": 0}}), placed({"bo": 1}, 1))
    assert mixed.offers("feint") == [{"cancelled": {"ak": 0, "defence": 1}}, {"cancelled": {}}]


@proves("AE-FEIN-04", "AE-IMMU-01")
def test_who_feints_is_not_feinted() -> None:
    dice = {"game": {"attack": [6, 6, 6, 6], "damage": [1] * 4}}
    feint = {"skills": {"feint": None}}
    assert not duel(feint, feint, dice=dice).answer(placed({"ak": 2}), placed({"bo": 2})).play().all("feinted")
    proof = {"skills": {"immunity": ("feint",)}}
    assert duel(feint, proof, dice=dice).answer(placed({"ak": 2}), placed({"bo": 2})).over


@proves("AE-RESO-02")
def test_a_defence_die_under_resolution_keeps_it_as_a_counter_attack() -> None:
    dice = {"bo": {"attack": [1, 1]}, "ak": {"attack": [1, 6], "damage": [1]}}
    fight = duel({"skills": {**COUNTERS, "resolution": 1}}, dice=dice).answer(placed({"ak": 2}), placed({"bo": 0}, 2))
    fight.answer(("steadied", {"steadied": {"bo": 0, "defence": 1}}), ("counter-attack", {"turned": {"bo": 1}}))
    fight.answer(("turned-first", "resolution"), ("reroll", "yes")).play().played()
    assert fight.one("retried")["skill"] == "hardened"
