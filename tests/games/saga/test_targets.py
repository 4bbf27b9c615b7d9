"""What makes a target harder to hit, and who is hit in its place."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.saga.rules.targets import moving
from escarmouche.games.saga.stats import Blow
from games.saga.scene import block, game_of, man, scene
from games.saga.test_missiles import SHOOT, range_of
from proofs import proves


@proves("SG-TMOV-01", "SG-TMOV-02", "SG-TMOV-03", "SG-TMOV-04", "SG-TMOV-05")
@pytest.mark.parametrize(
    ("bo", "more"),
    [
        ({"speed": 2.9, "course": 45}, 1),
        ({"speed": 3, "course": 45}, 3),
        ({"speed": 7, "course": 45}, 5),
        ({"speed": 6, "course": 31}, 3),
        ({"speed": 6, "course": 30}, 1),
        ({"speed": 9, "course": 180}, 1),
        ({"speed": 3, "course": 60}, 10),
        ({"speed": 2, "course": 90}, 1),
        ({"speed": 3, "course": 0, "evades": "zigzag", "skills": {}}, 15),
        ({"speed": 0, "course": 90}, 0),
        ({"speed": 3.5, "course": 45, "jumped": True}, 5),
    ],
)
def test_one_row_of_movement_makes_a_shot_harder(bo: dict[str, Any], more: int) -> None:
    game = game_of(range_of(10, "bow"))
    game.state = game.state.changed("bo", **bo)
    assert moving(game, "bo", Blow("ak", "bo", "bow", "shoot")) == more


def melee(faces: list[int], **queues: Any) -> Any:
    """Ak shoots at bo, who fights al at 20 m."""
    dice = {"ak": {"shot": faces, **queues.pop("ak", {})}, **queues}
    red = {"ak": man(2, 5, announced=1, reaction=20, held=["bow"]), "al": man(22.6, 6.5, engaged=["bo"])}
    fight = scene(red, {"bo": man(22.6, 5, angle=90, engaged=["al"])}, dice, segment=3)
    return fight.answer(SHOOT)


@proves("SG-SHOT-01", "SG-SHOT-09")
def test_a_melee_of_two_is_six_harder() -> None:
    fight = melee([1, 1, 1, 2], ak={"stray": [1], "damage": [1] * 4}, al={"soak": [6] * 4})
    assert fight.one("attacked")["needed"] == 5 + 6


@proves("SG-SHOT-02", "SG-SHOT-03")
@pytest.mark.parametrize(("faces", "hit"), [([1, 1, 1, 2], True), ([1, 1, 2, 2], True), ([3, 3, 3, 3], False)])
def test_a_near_miss_hits_another_of_the_melee_without_a_margin(faces: list[int], hit: bool) -> None:
    more = {"al": {"soak": [6] * 4}} if hit else {"bo": {"soak": [6] * 4}}
    fight = melee(faces, ak={"damage": [1, 1, 1, 1], **({"stray": [1]} if hit else {})}, **more).played()
    assert fight.one("soaked")["figure"] == ("al" if hit else "bo")


SLING = ("action", {"shoot": "bo", "weapon": "sling"})


def crowded(faces: list[int], level: float = 3.0, walks: bool = True) -> Any:
    """Ak, somewhere high, and bo in the crowd of a fair, who walks away from it first."""
    red = man(0.4, 5, announced=1, reaction=20, held=["sling"], level=level)
    crowd = [block("fair", 15, 0, 24, 10, "crowd")]
    fight = scene({"ak": red}, {"bo": man(21.6, 5)}, {"ak": {"shot": faces}}, terrain=crowd, segment=3)
    if walks:
        fight.answer(("action", {"after": "bo"}), ("action", "move"), ("path", [[22.9, 5]]), ("action", "done"))
    return fight


@proves("SG-SHOT-04", "SG-SHOT-06", "SG-SHOT-09", "SG-COV-01", "SG-TMOV-02")
@pytest.mark.parametrize(("faces", "struck"), [([5, 5, 5, 4], True), ([5, 5, 4, 4], False)])
def test_the_roof_and_the_man_in_the_crowd(faces: list[int], struck: bool) -> None:
    fight = crowded(faces).answer(SLING)
    assert fight.one("attacked") | {"needed": 15 + 13, "hit": False} == fight.one("attacked")
    assert bool(fight.all("passer_by_hit")) is struck


@proves("SG-SHOT-07")
def test_in_a_crowd_only_those_are_seen_who_part_it_or_from_above() -> None:
    assert crowded([], 0.0, False).refused(*SLING).reason == "out-of-range"
    assert SLING[1] in crowded([], 0.0).offers("action")
    assert SLING[1] in crowded([], 0.5, False).offers("action")


@proves("SG-COV-01")
@pytest.mark.parametrize(("edge", "more"), [(4.0, 0), (5.0, 5), (5.1, 7), (5.18, 10)])
def test_cover_is_worth_what_it_hides(edge: float, more: int) -> None:
    wall = [block("corner", 9.5, 0, 9.6, edge, "house")]
    fight = range_of(8, "bow", {"ak": {"shot": [1, 1, 1, 1]}}, terrain=wall).answer(SHOOT)
    assert fight.one("attacked")["needed"] == 5 + more
