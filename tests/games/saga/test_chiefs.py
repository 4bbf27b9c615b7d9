"""Chiefs: who leads as it begins, what becomes of men without them, and who takes them over."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.saga.rules.chiefs import example, takes_command
from escarmouche.games.saga.rules.tracks import leave, put_out
from escarmouche.games.saga.rules.trials import Outcome
from games.saga.scene import Scene, game_of, man, scene
from games.saga.warband import MEN, PASSED, SKILLS, band, command
from proofs import proves


@proves("SG-CMD-01", "SG-CMD-03")
def test_the_best_commander_of_a_side_leads_all_others() -> None:
    red = {"am": man(5, 3, skills={"command": 1}), "ak": man(5, 5, skills={"command": 3}), "an": man(5, 7)}
    game = game_of(scene(red, {"bo": man(20, 5)}, segment=3))
    for who in ("am", "ak", "an", "bo"):
        takes_command(game, None, who, None)
    assert {who: game[who].chief for who in ("am", "ak", "an", "bo")} == {"am": "ak", "ak": "", "an": "ak", "bo": ""}
    assert [who for who in ("am", "ak", "an", "bo") if game[who].leads] == ["ak"]


COURAGE = {"am": {"courage": [3, 3, 3, 3]}, "an": {"courage": [1, 1, 1, 2]}}


def lost(how: str, men: Any = None) -> Any:
    """The game once ak is gone; ao was under nobody."""
    fight = band(men={"ao": {"chief": ""}, **(men or {})})
    game = game_of(fight, COURAGE)
    if how == "left":
        leave(game, "ak", "SG-CRY-09")
    else:
        put_out(game, "ak", how, "", "SG-CORE-13")
    return game


@proves("SG-CHIEF-01")
def test_men_who_lose_their_chief_roll_courage_and_obey_nobody() -> None:
    for how in ("unconscious", "dying", "left"):
        game = lost(how, {"am": {"tactic": 2, "tactic_on": "attack"}})
        assert [game[who].fear for who in MEN] == [0, 2, 0]
        assert [game[who].chief for who in MEN] == ["", "", ""]
        assert game["am"].tactic == 0
        assert not game["ak"].leads


@proves("SG-CHIEF-01")
def test_whoever_leads_nobody_is_mourned_by_nobody() -> None:
    game = game_of(band(), {})
    put_out(game, "am", "unconscious", "", "SG-CORE-13")
    assert not [event for event in game.events if type(event).__name__ == "ChiefLost"]


def orphans(dice: Any = None, ak: Any = None) -> Any:
    """Nobody leads; am, who can command a little, has an action."""
    men: Any = {who: {"chief": ""} for who in MEN}
    men["am"] |= {"announced": 1, "reaction": 30, "skills": {**SKILLS, "command": 1}}
    return band(dice, {"leads": False, "announced": 0, **(ak or {})}, men)


@proves("SG-CHIEF-02", "SG-HAND-01")
def test_any_man_may_take_over_who_can_command() -> None:
    fight = orphans({"am": {"command": [5, 5, 5, 4]}, "an": {"courage": PASSED}})
    fight.answer(*command("hand", "an"))
    assert fight.facts("an")["chief"] == "am"
    assert fight.facts("am")["leads"] is True


@proves("SG-CHIEF-02")
def test_nobody_takes_men_over_from_a_chief_who_stands() -> None:
    assert orphans(ak={"leads": True}).refused("action", {"command": "hand"}).reason == "no-chief"


@proves("SG-CHIEF-02")
def test_whoever_obeys_a_chief_takes_nobody_over() -> None:
    men: Any = {"am": {"announced": 1, "reaction": 30, "skills": SKILLS}, "an": {"chief": ""}}
    assert band(None, {"announced": 0}, men).refused("action", {"command": "hand"}).reason == "no-chief"


@proves("SG-CHIEF-02")
def test_a_new_chief_can_only_take_men_in_hand_at_first() -> None:
    fight = orphans()
    assert [one for one in fight.offers("action") if "command" in one] == [{"command": "hand"}]


# ---------------------------------------------------------------- the example against war cries


def cried_at(its: list[int], am: list[int], voice: int = 50, **men: Any) -> Scene:
    """Bo cries at ak and his two men; am is far away."""
    skills = {"fury": 3, "command": 1, "reaction": 3}
    red = {"am": man(3, 5, **{"chief": "ak", **men}), "ak": man(8, 5, skills=skills, leads=True)}
    dice: Any = {"bo": {"cry": [1, 1, 1, 2]}, "ak": {"terror": its}, "am": {"terror": am, "courage": [6] * 4}}
    dice["game"] = {"reaction": [1, 2, 3, 4, 1, 2, 3, 5, 1, 2, 3, 6]}
    fight = scene(red, {"bo": man(12, 5, skills=skills)}, dice, assault=["blue"], voice_range_m=voice)
    fight.answer(("cry", "cry"))
    fight.until(lambda one: one.key == "announce")
    return fight


def total(fight: Scene, who: str) -> int:
    return int(fight.one("tested", figure=who, test="terror")["total"])


@proves("SG-CMD-08")
@pytest.mark.parametrize(
    ("chief", "by"), [([3, 3, 2, 2], 1), ([3, 2, 2, 2], -1), ([1, 1, 1, 2], -2), ([1, 1, 1, 1], -5)]
)
def test_the_chief_rolls_first_and_the_example_tells_on_the_men(chief: list[int], by: int) -> None:
    fight = cried_at(chief, [4, 4, 4, 4])
    assert [one["figure"] for one in fight.all("tested", test="terror")] == ["ak", "am"]
    assert total(fight, "am") == 16 + 3 + by
    assert total(fight, "ak") == sum(chief)
    assert fight.state.figures["am"].example == 0


@proves("SG-CMD-08")
def test_a_chief_who_flees_is_the_worst_example() -> None:
    assert [example(one) for one in (Outcome(1, False, False, 14), Outcome(0, False, False, 15))] == [-3, -5]
    assert example(Outcome(20, False, True, 10)) == 1


@proves("SG-CMD-09")
def test_the_example_reaches_everybody_under_command_however_far_and_nobody_else() -> None:
    assert total(cried_at([3, 3, 2, 2], [4, 4, 4, 4], voice=1), "am") == 20
    free = cried_at([3, 3, 2, 2], [4, 4, 4, 4], chief="")
    assert total(free, "am") == 19
