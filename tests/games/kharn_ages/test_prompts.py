"""What a question says before it is answered: what a die is kept for, what a weapon is good for, what a way misses."""

from __future__ import annotations

import re

import pytest

from escarmouche.core.decisions import ChoosePath
from escarmouche.games.kharn_ages import SYSTEM
from escarmouche.games.kharn_ages.figures import GROUND
from escarmouche.odds.exact import odds
from escarmouche.telling.texts import Texts
from escarmouche.web import previews
from games.kharn_ages.scene import Scene, block, hit, safar, scene
from proofs import proves

WAKE = ("activate", "ak")
FRENCH, ENGLISH = Texts(SYSTEM, "fr"), Texts(SYSTEM, "en")


def asked(game: Scene, texts: Texts) -> str:
    line = texts.prompt(game.pending, game.position.now)
    return re.sub("[\u202f\u00a0]", " ", line).replace("’", "'")


def attack(*faces: int, rank: int = 2, **bo: object) -> Scene:
    return scene(
        red={"ak": safar(4, 7, rank=rank, mastery=[["offensive"]] * rank)},
        blue={"bo": safar(5.2, 7, **bo)},
        dice={"ak": {"level": list(faces)}, "bo": {"level": [2]}},
    ).answer(WAKE, hit("bo"), ("engage", "PP"), ("effects", "none"))


@proves("KA-LVL-02")
def test_a_die_is_kept_knowing_what_is_added_and_what_fails() -> None:
    game = attack(1, 7)
    assert asked(game, FRENCH).endswith(
        "attaque : 6 + un de ces dés (1 7). Le 1 est un échec critique. Quel dé garder ?"
    )
    assert asked(game, ENGLISH).endswith(
        "attack: 6 + one of these dice (1 7). The 1 is a critical failure. Which die is kept?"
    )


@proves("KA-LVL-02", "KA-RES-03")
def test_a_defence_is_kept_knowing_what_it_must_reach() -> None:
    game = attack(7, rank=1, mastery=[["defensive"]]).answer(("die", {"keep": 7}), ("defence", "P"))
    assert asked(game, ENGLISH).endswith("defence: 3 + 2, 13 needed. Keep this die?")


@proves("KA-ASL-08")
@pytest.mark.parametrize(("height", "missed"), [(0, False), (2, True)])
def test_a_way_that_ends_below_whom_it_is_meant_for_says_so(height: float, missed: bool) -> None:
    rock = [block("rock", 6, 5, 9, 9, "rock", height=height)] if height else []
    game = scene(red={"ak": safar(4, 7, V=4)}, blue={"bo": safar(6.6, 7, level=height)}, terrain=rock)
    game.answer(WAKE, ("action", {"assault": "bo", "weapon": "hands"}))
    way = game.pending
    assert isinstance(way, ChoosePath)
    view = previews.path(way, {"to": [5.4, 7]}, ENGLISH, game.position.now)
    assert view.legal
    assert bool(view.warning) == missed


@proves("KA-DEF-02")
@pytest.mark.parametrize(("letters", "idle"), [("AA", True), ("PA", False)])
def test_a_weapon_that_can_only_be_used_by_reflex_is_named(letters: str, idle: bool) -> None:
    game = scene(
        red={"ak": safar(4, 7)}, blue={"bo": safar(5.2, 7, equipment=["Épieu"])}, dice={"ak": {"level": [5]}}
    ).answer(WAKE, hit("bo"), ("engage", letters), ("effects", "none"))
    assert ("(Boar spear: by reflex only)" in asked(game, ENGLISH)) == idle


def offers(game: Scene, *heads: str) -> list[str]:
    """What is said of the answers that begin so."""
    now, options = game.position.now, game.pending.options
    return [ENGLISH.option(game.pending, one, now) for one in options if one.head in heads]


@proves("KA-MOV-02", "KA-MOV-03", "KA-ASL-01")
def test_what_a_walk_costs_by_now_stands_on_the_choice() -> None:
    game = scene(red={"ak": safar(4, 7, V=4)}, blue={"bo": safar(8, 7)}).answer(WAKE)
    assert offers(game, "walk") == ["walk (free)"]
    assert "walk" not in offers(game, "assault")[0]
    game.answer(("action", "walk"), ("path", {"to": [4.5, 7]}))
    assert offers(game, "walk") == ["walk (1 AP)"]
    assert offers(game, "assault")[0].endswith("(1 AP for the walk)")


@proves("KA-MOV-18")
def test_standing_up_says_that_it_takes_the_free_walk() -> None:
    game = scene(red={"ak": safar(4, 7, status=frozenset({GROUND}))}, blue={"bo": safar(8, 7)}).answer(WAKE)
    assert offers(game, "stand-up") == ["stand up (instead of the free walk)"]


@proves("KA-DEF-02")
def test_the_odds_of_a_shield_say_that_the_defence_is_still_to_be_bought() -> None:
    game = scene(red={"ak": safar(4, 7)}, blue={"bo": safar(5.2, 7, equipment=["Targe"])}, dice={"ak": {"level": [5]}})
    game.answer(WAKE, hit("bo"), ("engage", "PPC"), ("effects", "none"))
    assert odds(SYSTEM, game.position, {"use": "Targe"}).idle
    assert not odds(SYSTEM, game.position, {"give-up": "Targe"}).idle
