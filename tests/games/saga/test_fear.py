"""Fear: what it weighs on, and how it ends."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.saga.rules.fear import stand_firm
from games.saga.scene import Scene, game_of, man, scene, strike
from proofs import proves


def afraid(fear: int, dice: Any, **bo: Any) -> Scene:
    """Ak, afraid, beside bo."""
    red = {"ak": man(5, 5, announced=1, reaction=30, fear=fear)}
    return scene(red, {"bo": man(6.5, 5, angle=180, **bo)}, dice, segment=3)


@proves("SG-CRY-08")
def test_fear_takes_dice_from_blows_and_from_nothing_else() -> None:
    fight = afraid(2, {"ak": {"attack": [1, 2]}})
    assert fight.query("dice", figure="ak", test="dodge") == 4
    assert fight.query("dice", figure="ak", test="soak", **{"as": "effect"}) == 4
    fight.answer(strike("bo"), ("react", "none"))
    assert fight.one("tested", test="attack")["dice"] == 2


@proves("SG-CRY-08")
def test_fear_takes_dice_from_shots() -> None:
    red = {"ak": man(5, 5, announced=1, reaction=30, fear=1, held=["bow"], skills={})}
    fight = scene(red, {"bo": man(22, 5, angle=180)}, {"ak": {"shot": [1, 2, 1]}}, segment=3)
    fight.answer(("action", {"shoot": "bo", "weapon": "bow"}))
    assert fight.one("tested", test="shot")["dice"] == 3


@proves("SG-CRY-11")
def test_fear_wears_off_by_a_die_a_turn() -> None:
    reacts = {"ak": {"reaction": [3] * 4}, "bo": {"reaction": [4] * 4}}
    fight = scene({"ak": man(5, 5, fear=2)}, {"bo": man(20, 5)}, reacts, segment=5)
    fight.answer(("action", "done"), ("action", "done"))
    assert fight.one("calmed")["fear"] == 1
    assert fight.facts("ak")["fear"] == 1


@proves("SG-CRY-12")
@pytest.mark.parametrize(("wounds", "fear"), [(6, 0), (0, 2)])
def test_putting_an_adversary_out_of_action_ends_it(wounds: int, fear: int) -> None:
    dice = {"ak": {"attack": [3, 4], "damage": [1, 1, 1, 1]}, "bo": {"soak": [1, 1, 1, 1]}}
    fight = afraid(2, dice, wounds=wounds)
    fight.answer(strike("bo"), ("react", "none"))
    assert fight.facts("ak")["fear"] == fear


@proves("SG-TAC-07", "SG-CHIEF-01")
@pytest.mark.parametrize(
    ("faces", "fear"), [([3, 3, 3, 3], 1), ([3, 3, 3, 2], 2), ([2, 2, 2, 2], 2), ([2, 2, 2, 1], 3), ([1, 1, 1, 1], 3)]
)
def test_a_failed_courage_roll_adds_a_die_a_level(faces: list[int], fear: int) -> None:
    game = game_of(afraid(1, {}), {"ak": {"courage": faces}})
    stand_firm(game, "ak", 15, "SG-CHIEF-01")
    assert game["ak"].fear == fear
