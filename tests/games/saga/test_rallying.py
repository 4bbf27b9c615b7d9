"""Courage restored, men taken in hand, troops galvanised."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.saga.rules.rallying import loan_over
from games.saga.scene import Scene, game_of, man, scene
from games.saga.warband import MEN, PASSED, SKILLS, band, command
from proofs import proves


@proves("SG-COUR-01")
@pytest.mark.parametrize(
    ("courage", "left"), [([2, 2, 2, 1], 2), ([3, 3, 3, 3], 1), ([1, 1, 2, 2], 3), ([1, 1, 1, 1], 3)]
)
def test_the_chiefs_courage_takes_fear_from_his_men(courage: list[int], left: int) -> None:
    men = {who: {"fear": 3} for who in MEN}
    fight = band({"ak": {"command": PASSED, "courage": courage}}, men=men).answer(*command("courage", "am", "an"))
    assert fight.one("tested", test="courage")["difficulty"] == 10
    assert [fight.facts(who)["fear"] for who in MEN] == [left, left, 3]


@proves("SG-COUR-01")
def test_wounds_and_announced_actions_do_not_weigh_on_courage() -> None:
    ak = {"announced": 3, "slots": [3], "wounds": 2, "skills": {**SKILLS, "command": 4}}
    fight = band({"ak": {"command": [6], "courage": PASSED}}, ak).answer(*command("courage", "am"))
    assert fight.one("tested", test="courage")["dice"] == 4


def in_hand(men: Any, said: list[str], dice: Any) -> Scene:
    return band({"ak": {"command": PASSED}, **dice}, men=men).answer(*command("hand", *said))


@proves("SG-HAND-01")
@pytest.mark.parametrize(("courage", "chief"), [([2, 2, 2, 1], "ak"), ([2, 2, 1, 1], "")])
def test_a_man_who_passes_his_courage_is_under_command_again(courage: list[int], chief: str) -> None:
    fight = in_hand({"am": {"chief": ""}}, ["am", "an"], {"am": {"courage": courage}}).played()
    assert fight.one("tested", test="courage")["difficulty"] == 10
    assert fight.facts("am")["chief"] == chief


@proves("SG-HAND-01", "SG-CMD-05")
def test_men_who_are_left_out_of_it_are_lost_and_those_under_command_do_not_roll() -> None:
    fight = in_hand({"am": {"chief": ""}}, ["am", "an"], {"am": {"courage": PASSED}}).played()
    assert [fight.facts(who)["chief"] for who in MEN] == ["ak", "ak", ""]


@proves("SG-HAND-01", "SG-CMD-02")
@pytest.mark.parametrize(("courage", "flees"), [(PASSED, False), ([1, 1, 1, 2], True)])
def test_a_fleeing_man_can_be_taken_in_hand_and_stops(courage: list[int], flees: bool) -> None:
    fight = in_hand({"am": {"status": ["fleeing"], "fear": 2}}, ["am"], {"am": {"courage": courage}})
    assert ("fleeing" in fight.status("am")) is flees
    assert fight.facts("am")["fear"] == 2


@proves("SG-HAND-01")
def test_nobody_is_taken_in_hand_who_is_under_command() -> None:
    assert band().refused("action", {"command": "hand"}).reason == "nobody-to-command"


@proves("SG-HAND-01", "SG-CMD-07")
def test_the_command_test_comes_first() -> None:
    fight = band({"ak": {"command": [1, 1, 1, 2]}}, men={"am": {"chief": ""}}).answer(*command("hand", "am"))
    assert not fight.all("tested", test="courage")


def galvanise(track: str, fury: list[int], men: Any, dice: Any = None) -> Scene:
    rolls = {"ak": {"command": PASSED, "fury": fury}, **(dice or {})}
    return band(rolls, men=men).answer(*command("galvanise", "am", "an", track=track))


@proves("SG-GALV-02")
@pytest.mark.parametrize(
    ("track", "fury", "difficulty", "lost"),
    [
        ("fatigue", [4, 4, 4, 4], 20, 1),
        ("fatigue", [4, 4, 4, 3], 20, 2),
        ("wounds", [6, 6, 6, 6], 30, 2),
    ],
)
def test_battle_fury_gives_a_level_back(track: str, fury: list[int], difficulty: int, lost: int) -> None:
    fight = galvanise(track, fury, {who: {track: 2} for who in MEN})
    assert fight.one("tested", test="fury")["difficulty"] == difficulty
    assert [fight.facts(who)[track] for who in MEN] == [lost, lost, 2]


@proves("SG-GALV-02")
def test_wounds_take_a_fury_of_thirty_and_nobody_goes_above_his_track() -> None:
    skills = {**SKILLS, "fury": 10}
    fight = band({"ak": {"command": PASSED, "fury": [5, 5, 5, 5]}}, {"skills": skills}, {"am": {"wounds": 3}})
    fight.answer(*command("galvanise", "am", "an", track="wounds"))
    assert (fight.facts("am")["wounds"], fight.facts("an")["wounds"]) == (2, 0)
    assert (fight.facts("am")["lent"], fight.facts("an")["lent"]) == ({"wounds": 1}, {})


@proves("SG-GALV-01")
@pytest.mark.parametrize(("rolled", "fury"), [(PASSED, [1, 1, 1, 2]), ([1, 1, 1, 2], [])])
def test_it_is_tried_once_failure_included(rolled: list[int], fury: list[int]) -> None:
    dice = {"ak": {"command": rolled, **({"fury": fury} if fury else {})}}
    fight = band(dice, {"announced": 3, "slots": [3, 5]}).answer(*command("galvanise", "am", track="fatigue"))
    assert fight.facts("ak")["galvanised"] is True
    fight.until(lambda one: (one.key, one.figure, fight.state.segment) == ("action", "ak", 5))
    refusal = fight.refused("action", {"command": "galvanise", "track": "fatigue"})
    assert (refusal.reason, refusal.rules) == ("galvanised", ("SG-GALV-01",))


@proves("SG-GALV-02")
def test_what_is_given_back_lightens_the_malus_of_wounds() -> None:
    fight = galvanise("fatigue", [4, 4, 4, 4], {"am": {"fatigue": 2}})
    assert fight.query("dice", figure="am", test="melee", skill="sword") == 4


@proves("SG-GALV-03")
@pytest.mark.parametrize(("wounds", "out"), [(3, set()), (6, {"dying"})])
def test_the_loan_is_lost_again_at_the_end(wounds: int, out: set[str]) -> None:
    game = game_of(scene({"am": man(5, 5, wounds=wounds, lent={"wounds": 1})}, {"bo": man(20, 5)}, segment=3))
    loan_over(game, None, "am", None)
    assert (game["am"].wounds, game["am"].lent, game["am"].status) == (wounds + 1, {}, out)
    loan_over(game, None, "am", None)
    assert game["am"].wounds == wounds + 1


@proves("SG-GALV-03")
def test_it_is_lost_when_the_combat_ends() -> None:
    fight = scene({"am": man(5, 5, fatigue=2, lent={"fatigue": 1})}, {"bo": man(20, 5)}, segment=5, turns=1)
    fight.play()
    assert fight.over
    assert fight.facts("am")["fatigue"] == 3
