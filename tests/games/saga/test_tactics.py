"""Tactical changes: the table of difficulties, the bonus, disasters, and countering."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.cards.setups import Misfit, check_options
from escarmouche.games.saga import SYSTEM
from escarmouche.games.saga.rules.tactics import succeed
from escarmouche.games.saga.scenarios.encounters import encounter
from escarmouche.games.saga.settings import Settings
from games.saga.scene import Scene, game_of, man, scene, strike
from games.saga.warband import MEN, PASSED, SKILLS, band, command
from proofs import proves


@proves("SG-TAC-02")
def test_ground_is_judged_once() -> None:
    """A case, an encounter and a set-up refuse ground that is favourable and unfavourable at once."""
    twice: Any = ("favourable", "very-unfavourable")
    for wrong in (lambda: Settings(tactics={"red": twice}), lambda: replace(encounter("raid"), tactics=((), twice))):
        with pytest.raises(ValueError, match="favourable and very-unfavourable exclude one another"):
            wrong()
    with pytest.raises(Misfit):
        check_options(SYSTEM, {"tactics": {"red": list(twice)}})
    check_options(SYSTEM, {"tactics": {"red": ["favourable", "unknown"], "blue": ["very-unfavourable"]}})


@proves("SG-TAC-01", "SG-TAC-02", "SG-TAC-04", "SG-TAC-05")
@pytest.mark.parametrize(
    ("words", "difficulty"),
    [
        ([], 15),
        (["favourable"], 14),
        (["very-favourable"], 12),
        (["unfavourable"], 16),
        (["very-unfavourable"], 18),
        (["unknown"], 16),
        (["favourable", "unknown"], 15),
        (["seasoned"], 13),
        (["undisciplined"], 18),
        (["sun"], 16),
        (["very-unfavourable", "unknown", "undisciplined", "sun"], 23),
    ],
)
def test_the_situation_changes_the_difficulty(words: list[str], difficulty: int) -> None:
    fight = band(tactics={"red": words, "blue": ["sun"]})
    assert fight.query("tactics", figure="ak") == difficulty
    assert fight.query("tactics", figure="bo") == 16


@proves("SG-TAC-03", "SG-TAC-05")
@pytest.mark.parametrize(("plan", "difficulty"), [(0, 15), (-1, 14), (-5, 10)])
def test_a_plan_makes_it_easier(plan: int, difficulty: int) -> None:
    assert band(plan_bonus=plan).query("tactics", figure="ak") == difficulty


def change(art: list[int], said: str = "attack", dice: Any = None, **more: Any) -> Scene:
    """Ak changes the tactics for am and an, with these dice of the art of war."""
    fight = band({"ak": {"command": PASSED, "art-of-war": art}, **(dice or {})}, **more)
    fight.answer(*command("tactics", "am", "an"))
    if said:
        fight.answer(("tactic", said))
    return fight


@proves("SG-TAC-01", "SG-TAC-06")
@pytest.mark.parametrize(("art", "bonus"), [([3, 3, 3, 3], 1), ([4, 4, 4, 4], 1), ([5, 4, 4, 4], 2), ([6, 6, 6, 6], 3)])
def test_a_success_gives_its_level_to_those_addressed(art: list[int], bonus: int) -> None:
    fight = change(art)
    assert fight.one("tested", test="art-of-war")["difficulty"] == 15
    assert fight.one("tactics_changed")["bonus"] == bonus
    assert [fight.facts(who)["tactic"] for who in ("ak", *MEN)] == [0, bonus, bonus, 0]


@proves("SG-TAC-01")
def test_a_failure_gives_nothing_and_wounds_weigh_on_the_art_too() -> None:
    fight = change([4, 4, 3], said="", ak={"wounds": 2}, dice={"ak": {"command": [4, 4, 4], "art-of-war": [4, 4, 3]}})
    assert fight.one("tested", test="art-of-war")["dice"] == 3
    assert not fight.all("tactics_changed")


@proves("SG-TAC-01")
def test_a_referee_may_set_the_difficulty() -> None:
    fight = band({"ak": {"command": PASSED, "art-of-war": [3, 3, 3, 2]}}, seats=["red", "blue", "referee"])
    fight.answer(*command("tactics", "am"), ("tactical-difficulty", 14), ("tactic", "defence"))
    assert fight.one("ruled", ruling="tactical-difficulty")["answer"] == "14"
    assert fight.facts("am")["tactic"] == 1


def blow(on: str, **am: Any) -> Scene:
    """Am, with a bonus of 2 on attack or on defence, against bo."""
    red = {"am": man(5, 5, announced=1, reaction=30, tactic=2, tactic_on=on, **am)}
    bo = man(6.5, 5, angle=180, announced=1, reaction=10)
    return scene(red, {"bo": bo}, {"am": {"attack": [1, 1, 1, 2]}}, segment=3)


@proves("SG-TAC-06")
@pytest.mark.parametrize(("on", "total"), [("attack", 12), ("defence", 10)])
def test_the_bonus_on_attack(on: str, total: int) -> None:
    fight = blow(on).answer(strike("bo"))
    assert fight.one("tested", test="attack")["total"] == total


@proves("SG-TAC-06")
def test_the_bonus_on_attack_counts_for_missiles() -> None:
    red = {"am": man(5, 5, announced=1, reaction=30, tactic=2, tactic_on="attack", held=["bow"], skills={})}
    dice = {"am": {"shot": [1, 1, 1, 2], "damage": [1] * 4}, "bo": {"soak": [6] * 4}}
    fight = scene(red, {"bo": man(22, 5)}, dice, segment=3)
    fight.answer(("action", {"shoot": "bo", "weapon": "bow"}))
    assert fight.one("tested", test="shot")["total"] == 7


@proves("SG-TAC-06")
@pytest.mark.parametrize(("on", "score"), [("attack", 9), ("defence", 11)])
def test_the_bonus_on_defence(on: str, score: int) -> None:
    assert blow(on).query("defence", figure="am", against="bo") == score


@proves("SG-TAC-06", "SG-DEF-01")
@pytest.mark.parametrize(("status", "score"), [("bound", -10), ("fleeing", 3)])
def test_no_tactics_help_those_who_do_not_defend_themselves(status: str, score: int) -> None:
    red = {"am": man(5, 5, status, tactic=2, tactic_on="defence")}
    assert scene(red, {"bo": man(6.5, 5)}, segment=3).query("defence", figure="am", against="bo") == score


@proves("SG-TAC-06")
@pytest.mark.parametrize(("on", "total"), [("attack", 11), ("defence", 13)])
def test_the_bonus_on_defence_counts_for_dodges(on: str, total: int) -> None:
    blue = {"bo": man(6.5, 5, angle=180, announced=1, reaction=30)}
    red = {"am": man(5, 5, tactic=2, tactic_on=on)}
    fight = scene(red, blue, {"bo": {"attack": [2, 1, 1, 1]}, "am": {"dodge": [2, 2, 2, 2]}}, segment=3)
    fight.answer(strike("am"), ("react", "dodge"))
    assert fight.one("dodged")["total"] == total


@proves("SG-TAC-07")
def test_a_disaster_frightens_those_addressed_who_fail_their_courage() -> None:
    dice = {"am": {"courage": [1, 1, 1, 2]}, "an": {"courage": [3, 3, 3, 3]}}
    fight = change([1, 1, 1, 1], said="", dice=dice, men={"am": {"fear": 1}}).played()
    assert [one["difficulty"] for one in fight.all("tested", test="courage")] == [15, 15]
    assert [fight.facts(who)["fear"] for who in MEN] == [3, 0, 0]


@proves("SG-TAC-07")
def test_a_mere_failure_frightens_nobody() -> None:
    fight = change([1, 1, 1, 2], said="")
    assert not fight.all("tested", test="courage")


ENEMY = {"tactic": 2, "tactic_on": "defence"}


@proves("SG-TAC-08", "SG-TAC-09")
@pytest.mark.parametrize(
    ("counter", "levels", "theirs", "ours"),
    [("net", 1, 1, 0), ("net", 2, 0, 0), ("net", 3, 0, 1), ("full_cancel", 1, 0, 1), ("full_cancel", 3, 0, 3)],
)
def test_a_success_first_cancels_what_the_enemy_has(counter: str, levels: int, theirs: int, ours: int) -> None:
    art = {1: [3, 3, 3, 3], 2: [5, 4, 4, 4], 3: [6, 6, 6, 6]}[levels]
    fight = change(art, said="attack" if ours else "", bo=ENEMY, tactical_counter=counter)
    assert (fight.facts("bo")["tactic"], fight.facts("am")["tactic"]) == (theirs, ours)
    assert fight.facts("bo")["tactic_on"] == ("defence" if theirs else "")
    assert fight.one("tactics_countered")["bonus"] == theirs


@proves("SG-TAC-08")
def test_a_new_success_replaces_the_bonus_and_never_adds_to_it() -> None:
    men = {"am": {"tactic": 3, "tactic_on": "defence"}, "an": {"tactic": 3, "tactic_on": "defence"}}
    fight = change([3, 3, 3, 3], men=men)
    assert (fight.facts("am")["tactic"], fight.facts("am")["tactic_on"]) == (1, "attack")


@proves("SG-TAC-08")
@pytest.mark.parametrize(("said", "bonus"), [("same", 2), ("changed", 0)])
def test_a_referee_says_when_the_situation_has_changed(said: str, bonus: int) -> None:
    dice = {"game": {"reaction": [1, 2, 1, 2] * 6, "tie": [1, 2, 3, 4, 5]}}
    fight = band(dice, men={"am": ENEMY}, segment=0, seats=["red", "blue", "referee"])
    fight.answer(("situation", said))
    assert fight.facts("am")["tactic"] == bonus


@proves("SG-TAC-08")
def test_a_bonus_lasts_from_turn_to_turn() -> None:
    dice = {"game": {"reaction": [1, 2, 1, 2] * 6, "tie": [1, 2, 3, 4, 5]}}
    fight = band(dice, men={"am": ENEMY}, segment=5)
    fight.until(lambda one: one.key == "announce")
    assert fight.facts("am")["tactic"] == 2


@proves("SG-TAC-09")
def test_of_several_enemies_the_best_bonus_counts() -> None:
    red = {"ak": man(8, 5, skills=SKILLS, leads=True), "am": man(6, 5, chief="ak")}
    blue = {"bo": man(20, 5, tactic=1, tactic_on="attack"), "bi": man(20, 7, tactic=1, tactic_on="attack")}
    fight = scene(red, blue, green={"gu": man(14, 12, tactic=2, tactic_on="attack")}, segment=3)
    game = game_of(fight)
    succeed(game, "ak", ("am",), 2)
    assert [game[who].tactic for who in ("bo", "bi", "gu", "am")] == [0, 0, 0, 0]
