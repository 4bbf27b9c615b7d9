"""The characteristics of the reference card: what each is tested against, and what a dash is worth."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.dice import SeededDice
from escarmouche.core.game import Game
from escarmouche.games.age_des_escarmouches.figures import ROUTED, Fray, Ranged
from escarmouche.games.age_des_escarmouches.rules.trials import score
from escarmouche.games.age_des_escarmouches.stats import POWER, Use
from games.age_des_escarmouches.scene import Scene, activate, man, scene
from proofs import proves


def duel(red: dict[str, Any], blue: dict[str, Any], dice: Any, *splits: Any) -> Scene:
    """Two in contact place their dice in this order and fight."""
    fight = scene(red={"ak": man(30, 30, **red)}, blue={"bo": man(32.5, 30, **blue)}, dice=dice, phase="combat")
    return fight.play(*(("dice", split) for split in splits))


def seen(state: Fray) -> Game[Fray]:
    """The state as rules see it."""
    return Game(state, SeededDice("seen"))


BOTH_ATTACK = ({"attack": {"ak": 2}, "defence": 0}, {"attack": {"bo": 2}, "defence": 0})


@proves("AE-CARD-03")
def test_the_lower_initiative_places_its_dice_first() -> None:
    fight = scene(red={"ak": man(30, 30, INI=4)}, blue={"bo": man(32.5, 30, INI=3)}, phase="combat")
    assert fight.offers("dice")
    assert fight.pending.figure == "bo"
    fight = scene(red={"ak": man(30, 30, INI=2)}, blue={"bo": man(32.5, 30, INI=3)}, phase="combat")
    assert fight.offers("dice")
    assert fight.pending.figure == "ak"


@proves("AE-CARD-04", "AE-CARD-06")
def test_attack_is_tested_against_defence_and_answered_by_it() -> None:
    dice = {"ak": {"attack": [6, 1]}, "bo": {"defence": [6], "attack": [1]}}
    fight = duel(
        {"ATT": 5, "INI": 4},
        {"DEF": 2},
        dice,
        {"attack": {"ak": 1}, "defence": 1},
        {"attack": {"bo": 2}, "defence": 0},
    )
    struck = fight.all("tested", figure="ak", test="attack")[0]
    assert (struck["score"], struck["value"], struck["difficulty"]) == ("ATT", 5, 2)
    parried = fight.one("tested", figure="bo", test="defence")
    assert (parried["score"], parried["value"], parried["difficulty"]) == ("DEF", 2, 5)


@proves("AE-CARD-05", "AE-CARD-07")
def test_strength_less_resistance_chooses_the_column_of_damage() -> None:
    dice = {"ak": {"attack": [6, 1], "damage": [3]}, "bo": {"attack": [1, 1]}}
    for force, resistance, cell in ((8, 3, 3), (3, 8, 0)):
        fight = duel({"FOR": force, "INI": 4}, {"RES": resistance}, dice, *BOTH_ATTACK)
        hit = fight.one("damage_rolled", figure="bo")
        assert (hit["force"], hit["resistance"], hit["cell"]) == (force, resistance, cell)


@proves("AE-CARD-08")
def test_without_a_shooting_score_a_weapon_is_of_no_use() -> None:
    bow = (Ranged("Arc", 4, 20.0),)
    shot = scene(
        red={"ak": man(30, 30, TIR=2, ranged=bow)}, blue={"bo": man(40, 30)}, dice={"ak": {"shot": [1]}}
    ).answer(activate("ak"), ("action", {"shoot": "bo"}))
    tested = shot.one("tested", figure="ak")
    assert (tested["score"], tested["value"]) == ("TIR", 2)
    dash = scene(red={"ak": man(30, 30, TIR=None, ranged=bow)}, blue={"bo": man(40, 30)}).answer(activate("ak"))
    assert dash.refused("action", {"shoot": "bo"}).reason == "cannot-shoot"


@proves("AE-CARD-09", "AE-CARD-10")
def test_courage_resists_fear_and_rallies() -> None:
    feared = scene(
        red={"ak": man(30, 30, COU=6)},
        blue={"bo": man(45, 30, PEU=5)},
        dice={"ak": {"fear": [4]}, "bo": {"fear": [6]}},
    ).answer(activate("ak"), ("action", {"engagement": "bo"}), ("facing", 0))
    faced, answered = feared.all("tested", test="fear")
    assert (faced["figure"], faced["score"], faced["value"], faced["difficulty"]) == ("bo", "PEU", 5, 6)
    assert (answered["figure"], answered["score"], answered["value"], answered["difficulty"]) == ("ak", "COU", 6, 5)
    calm = scene(red={"ak": man(30, 30)}, blue={"bo": man(45, 30)}).answer(
        activate("ak"), ("action", {"engagement": "bo"}), ("facing", 0)
    )
    assert not calm.all("tested", test="fear"), "no PEU, no fear"
    rallied = scene(
        red={"ak": man(30, 30, ROUTED, COU=5)},
        blue={"bo": man(60, 30)},
        dice={"ak": {"rally": [6]}},
        phase="upkeep",
    ).play()
    assert rallied.one("tested", figure="ak", test="rally")["score"] == "COU"


@proves("AE-CARD-11", "AE-CARD-13")
def test_discipline_finds_the_tactician_and_a_dash_is_worth_one_less_than_nothing() -> None:
    begun = scene(
        red={"ak": man(30, 30, DIS=4, commander=True, incarnate=True)},
        blue={"bo": man(60, 30, DIS=None, commander=True, incarnate=True)},
        dice={"red": {"tactician": [2, 3]}, "blue": {"tactician": [6, 6]}},
        phase="turn",
        tactician="",
        length=2,
    ).answer()
    assert begun.one("tactician_found")["totals"] == {"red": 9, "blue": 11}
    assert begun.one("points_given")["points"] == {"red": 4, "blue": 0}
    assert score(seen(begun.position.now), "bo", "DIS") == -1
    assert score(seen(begun.position.now), "bo", "PEU") is None


@proves("AE-PUI-04")
@pytest.mark.parametrize(("skill", "use"), [("brutal", "charging"), ("tough", "charged")])
def test_power_is_raised_for_what_a_skill_names_and_for_nothing_else(skill: str, use: str) -> None:
    strong = man(30, 30, power=3, skills={skill: None})
    game = seen(scene(red={"ak": strong}, blue={"bo": man(60, 30)}).position.now)
    assert game.total(POWER, "ak", Use(use)).value == 4
    assert game.total(POWER, "ak", Use()).value == 3


@proves("AE-PARI-01")
def test_pariahs_are_led_by_pariahs_only() -> None:
    lead = {"rank": 2, "COU": 7, "DIS": 5}
    band = {"ak": man(30, 30), "al": man(30, 36, skills={"pariah": None})}
    chief = man(34, 33, skills={"command": None, "musician": None, "standard-bearer": None}, **lead)
    game = seen(scene(red={**band, "am": chief}, blue={"bo": man(60, 30)}).position.now)
    assert (score(game, "ak", "COU"), score(game, "al", "COU")) == (6, 3)
    assert (score(game, "ak", "DIS"), score(game, "al", "DIS")) == (4, 1)
    chief = man(34, 33, skills={**chief.skills, "pariah": None}, **lead)
    game = seen(scene(red={**band, "am": chief}, blue={"bo": man(60, 30)}).position.now)
    assert score(game, "al", "COU") == score(game, "ak", "COU") == 6
