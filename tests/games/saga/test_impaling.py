"""Weapons stuck in a body."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.saga.figures import Effect
from escarmouche.games.saga.rules.deeds import stopped
from escarmouche.games.saga.stats import IMPALED
from games.saga.scene import Scene, game_of, man, scene
from proofs import proves

SKILLS = {"sword": 4, "spear": 4, "knife": 4, "axe": 4, "unarmed": 2, "dodge": 3}


def stuck(weapon: str, dice: Any = None, *status: str, bo: Any = None, **ak: Any) -> Scene:
    """A weapon of ak is stuck in bo; cy keeps the fight going."""
    red = man(5, 5, announced=1, reaction=30, held=[weapon], lodged={weapon: "bo"}, skills=SKILLS, **ak)
    blue = {"bo": man(6.5, 5, *status, angle=180, impaled=[weapon], **(bo or {})), "cy": man(20, 14)}
    return scene({"ak": red}, blue, dice or {}, segment=3)


@proves("SG-IMP-01")
@pytest.mark.parametrize(
    ("weapon", "stays"), [("spear", True), ("sword", True), ("axe", False), ("club", False), ("bow", False)]
)
def test_only_thrusting_weapons_stay_in_the_body(weapon: str, stays: bool) -> None:
    game = game_of(scene({"ak": man(5, 5, held=[weapon])}, {"bo": man(6.5, 5)}, segment=3))
    game.moment(IMPALED, None, "bo", Effect(kind="damage", on="bo", by="ak", weapon=weapon))
    assert game["bo"].impaled == ((weapon,) if stays else ())
    assert game["ak"].lodged == ({weapon: "bo"} if stays else {})


@proves("SG-IMP-08")
def test_a_thrown_weapon_stays_without_holding() -> None:
    red = {"ak": man(9, 5, held=[]), "al": man(5, 5, announced=1, reaction=30, held=[])}
    fight = scene(red, {"bo": man(6.5, 5)}, segment=3)
    game = game_of(fight)
    game.moment(IMPALED, None, "bo", Effect(kind="damage", on="bo", by="ak", weapon="javelin"))
    assert (game["bo"].impaled, game["ak"].lodged) == (("javelin",), {})
    near = scene(red, {"bo": man(6.5, 5, impaled=["javelin"])}, segment=3)
    assert {"pull-out": "bo", "weapon": "javelin"} in near.offers("action")
    assert {"twist": "bo", "weapon": "javelin"} in near.offers("action")


@proves("SG-IMP-02", "SG-IMP-03", "SG-IMP-04")
@pytest.mark.parametrize(
    ("weapon", "needed"),
    [("harpoon", 15), ("spear", 10), ("lance", 10), ("javelin", 10), ("sword", 10), ("knife", 5), ("dagger", 5)],
)
@pytest.mark.parametrize("inert", [False, True])
def test_how_hard_a_weapon_is_to_pull_out(weapon: str, needed: int, inert: bool) -> None:
    fight = stuck(weapon, {"ak": {"pull": [1, 1, 1, 1]}}, *(["unconscious"] if inert else []))
    fight.answer(("action", {"pull-out": "bo", "weapon": weapon}))
    told = fight.one("tested", test="pull")
    assert (told["difficulty"], told["passed"]) == (needed - 5 if inert else needed, False)
    assert fight.facts("ak")["lodged"] == {weapon: "bo"}


@proves("SG-IMP-02")
def test_a_weapon_that_is_pulled_out_is_in_hand_again_and_does_no_harm() -> None:
    fight = stuck("spear", {"ak": {"pull": [2, 2, 1, 1]}}).answer(("action", {"pull-out": "bo", "weapon": "spear"}))
    assert fight.facts("ak") | {"held": ["spear"], "lodged": {}, "slots": []} == fight.facts("ak")
    assert fight.facts("bo")["impaled"] == []
    assert not fight.all("soaked")


@proves("SG-IMP-05")
def test_a_harpoon_tears() -> None:
    dice = {"ak": {"pull": [3, 3, 3, 2], "damage": [2, 2, 2, 2]}, "bo": {"soak": [1, 1, 1, 1]}}
    fight = stuck("harpoon", dice).answer(("action", {"pull-out": "bo", "weapon": "harpoon"})).played()
    assert fight.one("soaked") | {"damage": 8 + 5, "levels": 2} == fight.one("soaked")


@proves("SG-IMP-06")
def test_bonuses_and_protection_are_halved_against_a_twisted_weapon() -> None:
    bo = {"held": ["sword", "shield"], "armour": ["mail", "helmet"]}
    dice = {"ak": {"attack": [3, 3, 3, 3], "damage": [2, 2, 2, 2]}, "bo": {"soak": [1, 1, 1, 1]}}
    fight = stuck("spear", dice, bo=bo).answer(("action", {"twist": "bo", "weapon": "spear"}), ("react", "none"))
    assert fight.one("attacked") | {"needed": 4 + 3 + 1 + 1, "kind": "twist"} == fight.one("attacked")
    assert fight.one("soaked")["soak"] == 4 + 3 + 2 + 0


@proves("SG-IMP-06")
def test_the_dead_are_not_finished() -> None:
    assert {"twist": "bo", "weapon": "spear"} in stuck("spear", None, "dying").offers("action")
    assert {"twist": "bo", "weapon": "spear"} not in stuck("spear", None, "dead").offers("action")


@proves("SG-IMP-07")
def test_a_stuck_weapon_neither_strikes_nor_parries() -> None:
    fight = stuck("spear")
    assert {"strike": "bo", "weapon": "spear"} not in fight.offers("action")
    assert {"strike": "bo", "weapon": "fist"} in fight.offers("action")
    assert fight.query("defence", figure="ak", against="bo") == 2 + 3


@proves("SG-IMP-07", "SG-IMP-08")
def test_letting_go_costs_nothing_and_frees_the_victim() -> None:
    fight = stuck("spear")
    held = stopped(game_of(fight), "bo", "disengage")
    assert held is not None
    assert held.rules == ("SG-IMP-07",)
    fight.answer(("action", {"let-go": "spear"}))
    assert fight.facts("ak") | {"held": [], "lodged": {}, "slots": [3]} == fight.facts("ak")
    assert stopped(game_of(fight), "bo", "disengage") is None
    assert {"pull-out": "bo", "weapon": "spear"} in fight.offers("action")
