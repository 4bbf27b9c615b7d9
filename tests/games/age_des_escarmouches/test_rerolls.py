"""Aguerri, Intimidation, Chance, Résolution, Maudit."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.dice import QueuedDice
from escarmouche.games.age_des_escarmouches.rules.trials import Challenge, challenge
from games.age_des_escarmouches.scene import Scene, duel, game_of, man, placed, scene
from proofs import proves


def thrust(face: list[int], ak: Any, bo: Any = None, damage: Any = ()) -> Scene:
    """ak strikes twice, the second time in vain, and bo does nothing."""
    fight = duel({"skills": ak}, {"skills": bo or {}}, {"ak": {"attack": [*face, 1], "damage": list(damage)}})
    fight.answer(placed({"ak": 0}, 2), placed({"bo": 2}))
    return fight


def asked(fight: Scene) -> tuple[str, str]:
    return ("", "") if fight.over else (fight.pending.key, fight.pending.seat)


@proves("AE-AGUE-01", "AE-INTI-01", "AE-AGUE-03", "AE-MAUD-01", "AE-CHAN-01", "AE-CARD-14", "AE-CARD-15", "AE-CARD-16")
@pytest.mark.parametrize(
    ("ak", "bo", "face", "who"),
    [
        ({"hardened": ("ATT",)}, {}, 3, "red"),
        ({"hardened": ("DEF",)}, {}, 3, ""),
        ({}, {"hardened": ("ATT", "DEF")}, 3, ""),
        ({}, {"intimidation": ("ATT",)}, 4, "blue"),
        ({}, {"intimidation": ("DEF",)}, 4, ""),
        ({"hardened": ("ATT",)}, {"intimidation": ("ATT",)}, 3, ""),
        ({"hardened": ("ATT",)}, {"intimidation": ("ATT",)}, 4, ""),
        ({"hardened": ("ATT",), "accursed": None}, {"intimidation": ("ATT",)}, 4, "blue"),
        ({"hardened": ("ATT",), "accursed": None}, {}, 3, ""),
        ({"chance": 1}, {}, 3, "red"),
        ({"chance": 1, "accursed": None}, {}, 3, ""),
        ({"chance": 1}, {"intimidation": ("ATT",)}, 3, ""),
        ({}, {"intimidation": ("ATT",), "accursed": None}, 4, "blue"),
    ],
)
def test_who_may_have_an_attack_rolled_again(ak: Any, bo: Any, face: int, who: str) -> None:
    fight = thrust([face], ak, bo, [1])
    while asked(fight)[0] == "defence":
        fight.answer(("defence", {"guard": {"ak": 0}}))
    assert (asked(fight)[1] if asked(fight)[0] == "reroll" else "") == who


@proves("AE-CHAN-01", "AE-RERO-01")
def test_chance_is_used_so_often_a_turn_and_never_on_damage() -> None:
    fight = duel({"skills": {"chance": 1}}, dice={"ak": {"attack": [1, 6, 1], "damage": [1]}})
    fight.answer(placed({"ak": 0}, 2), placed({"bo": 2}), ("reroll", "yes"))
    fight.answer(("defence", {"guard": {"ak": 0}})).play().played()
    assert len(fight.all("retried")) == 1


@proves("AE-AGUE-02", "AE-INTI-02", "AE-RERO-03", "AE-BID-12")
@pytest.mark.parametrize(
    ("ak", "bo", "seat"),
    [({"hardened": ("FOR",)}, {}, "red"), ({}, {"intimidation": ("FOR",)}, "blue")],
)
def test_any_damage_die_is_rolled_again_and_its_user_keeps_what_it_likes(ak: Any, bo: Any, seat: str) -> None:
    fight = thrust([6], ak, bo, [6, 1]).answer(("defence", {"guard": {"ak": 0}}))
    assert asked(fight) == ("reroll", seat)
    fight.answer(("reroll", "yes"))
    assert asked(fight) == ("keep", seat)
    fight.answer(("keep", {"keep": 1})).play()
    assert fight.one("damage_rolled")["face"] == 1


@proves("AE-AGUE-02", "AE-AGUE-03", "AE-INTI-02", "AE-LAME-01")
def test_both_cancel_and_blades_are_not_ones_own_strength() -> None:
    both = thrust([6], {"hardened": ("FOR",)}, {"intimidation": ("FOR",)}, [6])
    assert both.answer(("defence", {"guard": {"ak": 0}})).over
    blades = {"equipment": {"back-blades": "1/7"}, "skills": {"hardened": ("FOR",)}}
    fight = duel(blades, {"skills": {"intimidation": ("ATT",)}}, {"ak": {"attack": [6], "damage": [1]}})
    fight.answer(placed({"ak": 0}, 2), placed({"bo": 0}, 2, blades={"bo": 1}), ("reroll", "no"))
    assert fight.answer(("defence", {"guard": {"ak": 0}})).over


@proves("AE-RESO-01", "AE-RESO-02")
def test_dice_under_resolution_are_marked_as_they_are_placed() -> None:
    fight = duel({"skills": {"resolution": 2}}, dice={"ak": {"attack": [1, 1]}, "bo": {"attack": [1]}})
    fight.answer(placed({"ak": 1}, 1), placed({"bo": 1}, 1))
    assert {"steadied": {"bo": 1, "defence": 1}} in fight.offers("steadied")
    fight.answer(("steadied", {"steadied": {"bo": 1, "defence": 0}}))
    told = fight.one("dice_placed", figure="ak")
    assert (told["sure"], told.get("sure_defence", 0)) == ({"bo": 1}, 0)
    assert asked(fight) == ("reroll", "red")
    fight.answer(("reroll", "yes")).play().played()
    guard = duel({"skills": {"resolution": 1}}, dice={"ak": {"defence": [1, 6]}, "bo": {"attack": [6, 1]}})
    guard.answer(placed({"ak": 2}), placed({"bo": 0}, 2), ("steadied", {"steadied": {"bo": 0, "defence": 1}}))
    guard.answer(("defence", {"guard": {"bo": 1}}), ("reroll", "yes")).play().played()
    assert not guard.all("damage_rolled")


@proves("AE-RESO-01", "AE-RESO-03")
def test_a_damage_test_under_resolution_is_told_before_it_is_rolled() -> None:
    fight = duel({"skills": {"resolution": 1}}, dice={"ak": {"attack": [6, 6], "damage": [1, 6, 1]}})
    fight.answer(placed({"ak": 0}, 2), placed({"bo": 2}), ("defence", {"guard": {"ak": 0}}))
    assert asked(fight)[0] == "resolution"
    assert not fight.rolls("ak", "damage")
    fight.answer(("resolution", "yes"), ("reroll", "yes"), ("keep", {"keep": 6})).play().played()
    assert [one["face"] for one in fight.all("damage_rolled")] == [6, 1]


@proves("AE-RESO-01", "AE-MAUD-01")
def test_resolution_in_a_challenge_and_never_for_the_cursed() -> None:
    game = game_of(scene({"ak": man(30, 30, skills={"resolution": 1})}, {"bo": man(50, 30)}))
    keys: list[str] = []

    def chooser(asked: object, decision: Any) -> str:
        keys.append(decision.key)
        return "yes"

    game.chooser = chooser
    game.dice = QueuedDice({"ak": {"challenge": [1, 6]}, "bo": {"challenge": [1]}})
    assert challenge(game, Challenge("ak", "INI", "bo", "INI")) == "ak"
    assert keys == ["resolution", "reroll"]
    assert game["ak"].uses == {"resolution": 1}
    cursed = {"resolution": 1, "accursed": None}
    fight = duel({"skills": cursed}, dice={"ak": {"attack": [1]}}).answer(placed({"ak": 0}, 2), placed({"bo": 1}, 1))
    assert fight.over
