"""What bots of SAGA answer without thinking, and what they think of a combat."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.dice import Block
from escarmouche.games.saga.mind.blunders import blunders
from escarmouche.games.saga.mind.habits import habit
from escarmouche.games.saga.mind.score import score
from games.saga.scene import Scene, man, scene
from games.saga.warband import band, command


def usual(fight: Scene, key: str) -> Any:
    """The habit at the next question of this key, which must be a legal answer."""
    decision = fight.until(lambda one: one.key == key)
    assert decision is not None
    answer = habit(fight.state, decision, Block("habit", 0))
    return decision.check(answer)


@pytest.mark.parametrize(
    ("presence", "fury", "way"), [(2, 0, "cry"), (4, 4, "carnyx"), (5, 8, "contortions"), (1, 0, "cry")]
)
def test_everybody_frightens_as_best_it_can(presence: int, fury: int, way: str) -> None:
    red = {"ak": man(5, 5, presence=presence, skills={"fury": fury})}
    assert usual(scene(red, {"bo": man(12, 5)}, assault=["red"]), "cry") == way


@pytest.mark.parametrize(("x", "number"), [(7, 2), (18, 1)])
def test_two_actions_are_announced_where_there_is_a_fight(x: float, number: int) -> None:
    dice = {"ak": {"reaction": [1, 1, 1, 1]}, "bo": {"reaction": [6, 6, 6, 6]}}
    assert usual(scene({"ak": man(5, 5)}, {"bo": man(x, 5)}, dice), "announce") == number


def test_whoever_is_far_away_closes_in_and_whoever_is_near_strikes() -> None:
    far = scene({"ak": man(5, 5, announced=1, reaction=20)}, {"bo": man(14, 5)}, segment=3)
    assert usual(far, "action") == "move"
    far.answer(("action", "move"))
    assert usual(far, "path")[-1] == pytest.approx([9, 5], abs=0.01)
    near = scene({"ak": man(5, 5, announced=1, reaction=20)}, {"bo": man(6.5, 5)}, segment=3)
    assert usual(near, "action") == {"strike": "bo", "weapon": "sword"}


def test_nobody_wastes_a_blow_or_care_on_fallen_enemies() -> None:
    """It is open to whoever wants it, and no bot does."""
    red, blue = {"ak": man(5, 5, announced=1, reaction=20)}, {"bo": man(6.3, 5, "dying", wounds=7), "bu": man(18, 5)}
    fight = scene(red, blue, segment=3)
    assert usual(fight, "action") == "move"
    decision = fight.until(lambda one: one.key == "action")
    assert decision is not None
    for wasted in ({"strike": "bo", "weapon": "sword"}, {"care": "bo"}):
        assert decision.check(wasted) == wasted
        assert wasted in blunders(fight.state, decision)


def test_the_weaker_of_two_is_struck() -> None:
    blue = {"bo": man(6.5, 5, held=["sword", "shield"]), "cy": man(5, 6.5)}
    fight = scene({"ak": man(5, 5, announced=1, reaction=20)}, blue, segment=3)
    assert usual(fight, "action") == {"strike": "cy", "weapon": "sword"}


@pytest.mark.parametrize(("undeclared", "said"), [(0, "dodge"), (1, "none")])
def test_the_first_dodge_of_a_turn_pays(undeclared: int, said: str) -> None:
    red = {"ak": man(5, 5, announced=1, reaction=20)}
    blue = {"bo": man(6.5, 5, angle=180, undeclared=undeclared)}
    fight = scene(red, blue, {"ak": {"attack": [4, 4, 4, 4]}}, segment=3)
    fight.answer(("action", {"strike": "bo", "weapon": "sword"}))
    assert usual(fight, "react") == said


@pytest.mark.parametrize(("fury", "said"), [(9, "hang"), (1, "druid")])
def test_a_head_is_prepared_by_whoever_does_it_best(fury: int, said: str) -> None:
    skills = {"sword": 4, "fury": fury}
    red = {"ak": man(5, 5, announced=1, reaction=20, skills=skills), "druid": man(2, 12, skills={"religion": 5})}
    dice = {"ak": {"attack": [3, 3, 3, 3], "damage": [3] * 4}, "bo": {"soak": [2, 2, 3, 3]}}
    fight = scene(red, {"bo": man(6.5, 5, angle=180, wounds=6)}, dice, segment=3)
    fight.answer(("action", {"strike": "bo", "weapon": "sword"}), ("react", "none"), ("action", "done"))
    assert usual(fight, "head") == said


@pytest.mark.parametrize(
    ("worse", "status"),
    [({"wounds": 2}, ()), ({"fear": 2}, ()), ({}, ("fleeing",)), ({}, ("at-bay",)), ({}, ("lying",))],
)
def test_wounds_fear_and_flight_look_worse(worse: Any, status: tuple[str, ...]) -> None:
    whole = scene({"ak": man(5, 5)}, {"bo": man(7, 5)}, segment=3).state
    hurt = scene({"ak": man(5, 5, *status, **worse)}, {"bo": man(7, 5)}, segment=3).state
    assert score(hurt, "red") < score(whole, "red")
    assert score(hurt, "blue") > score(whole, "blue")


def test_whoever_strikes_hand_to_hand_wants_to_be_near() -> None:
    near, far = (scene({"ak": man(5, 5)}, {"bo": man(x, 5)}, segment=3).state for x in (8, 15))
    assert score(near, "red") > score(far, "red")
    assert score(near, "blue") > score(far, "blue")


@pytest.mark.parametrize(
    ("men", "said"),
    [
        ({}, {"command": "tactics"}),
        ({"am": {"fear": 2}}, {"command": "courage"}),
        ({"am": {"tactic": 1, "tactic_on": "attack"}}, "move"),
        ({who: {"chief": ""} for who in ("am", "an", "ao")}, {"command": "hand"}),
    ],
)
def test_a_chief_encourages_the_frightened_takes_men_in_hand_and_changes_tactics(men: Any, said: Any) -> None:
    assert usual(band(men=men), "action") == said


def test_orders_that_were_begun_are_finished() -> None:
    fight = band(None, {"announced": 3}, segment=1).answer(*command("tactics", "am", "an", "ao"))
    fight.until(lambda one: (one.key, one.figure, fight.state.segment) == ("action", "ak", 3))
    assert usual(fight, "action") == {"command": "go-on"}
