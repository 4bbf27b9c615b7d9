"""Darkness, the size of targets, and shooting past a friend."""

from __future__ import annotations

from typing import Any

import pytest

from games.saga.scene import Scene, block, man, scene
from proofs import proves

SHOOT = ("action", {"shoot": "bo", "weapon": "bow"})
SLOW = [1, 1, 1, 1]


def shot(metres: float, bo: Any = None, ak: Any = None, dice: Any = None, terrain: Any = (), **options: Any) -> Scene:
    """Ak shoots a bow at bo, so many metres away; the dice show four, and never hit."""
    red = {"ak": man(2, 5, **{"announced": 1, "reaction": 20, "held": ["bow"], **(ak or {})})}
    rolls = {"ak": {"shot": dice or SLOW}}
    fight = scene(red, {"bo": man(2.6 + metres, 5, **(bo or {}))}, rolls, segment=3, terrain=terrain, **options)
    return fight.answer(SHOOT)


@proves("SG-VIS-01", "SG-VIS-02", "SG-VIS-03", "SG-VIS-04")
@pytest.mark.parametrize(
    ("visibility", "metres", "malus"),
    [
        ("clear", 24, 0),
        ("reduced", 19, 3),
        ("reduced", 20.01, 4),
        ("low", 7, 3),
        ("low", 24.01, 6),
        ("very-low", 3.5, 3),
        ("very-low", 23, 8),
        ("very-low", 24.01, 9),
    ],
)
def test_a_shot_in_the_dark_loses_three_and_more_with_the_distance(visibility: str, metres: float, malus: int) -> None:
    fight = shot(metres, visibility=visibility)
    assert fight.one("attacked") | {"total": 4 + 4 - malus, "needed": 5} == fight.one("attacked")


@proves("SG-VIS-04")
def test_sharp_eyes_see_better_in_the_dark() -> None:
    assert shot(23, visibility="very-low").one("attacked")["total"] == 8 - 8
    fight = shot(23, ak={"perception": 6}, dice=[1] * 6, visibility="very-low")
    assert fight.one("attacked")["total"] == 10 - 6


@proves("SG-VIS-05")
@pytest.mark.parametrize(("visibility", "total"), [("clear", 7), ("low", 3)])
def test_vigilance_suffers_from_darkness_too(visibility: str, total: int) -> None:
    red = {"ak": man(2, 5, "surprised", reaction=20, skills={"vigilance": 3})}
    blue = {"bo": man(12.6, 5, reaction=1), "cy": man(20, 5, reaction=0)}
    fight = scene(red, blue, {"ak": {"perception": SLOW}}, segment=3, visibility=visibility)
    assert fight.answer(("action", "look")).one("tested", test="perception")["total"] == total


@proves("SG-VIS-05")
def test_blows_and_dodges_do_not_suffer_from_darkness() -> None:
    fight = scene({"ak": man(5, 5)}, {"bo": man(6.5, 5)}, segment=3, visibility="very-low")
    assert fight.query("flat", figure="ak", test="melee", skill="sword") == 4
    assert fight.query("flat", figure="ak", test="dodge", as_="undeclared") == 3


@proves("SG-SIZE-01", "SG-SIZE-02")
@pytest.mark.parametrize(
    ("size", "needed"),
    [("eye", 25), ("mouse", 20), ("cat", 15), ("wolf", 10), ("man", 5), ("horse", 0), ("giant", -5), ("dragon", -10)],
)
def test_the_size_of_the_target_changes_the_difficulty(size: str, needed: int) -> None:
    red = {"ak": man(2, 5, announced=1, reaction=20, held=["bow"])}
    dice = {"ak": {"shot": SLOW, "damage": [1] * 5}, "bo": {"soak": [6] * 4}}
    fight = scene(red, {"bo": man(12, 5, size=size)}, dice, segment=3).answer(SHOOT)
    assert fight.one("attacked")["needed"] == needed


@proves("SG-SIZE-01", "SG-COV-01")
def test_what_shows_of_somebody_in_cover_counts_and_not_its_size() -> None:
    wall = [block("wall", 10, 4.9, 10.4, 6, "scenery")]
    needed = {
        size: shot(20, {"size": size}, terrain=wall).one("attacked")["needed"] for size in ("man", "giant", "wolf")
    }
    assert needed == {"man": 20, "giant": 20, "wolf": 20}


@proves("SG-CALL-09", "SG-SIZE-01")
def test_a_zone_that_is_aimed_at_has_its_own_malus_and_no_size() -> None:
    red = {"ak": man(2, 5, announced=1, reaction=20, held=["bow"])}
    dice = {"ak": {"shot": SLOW}}
    wall = [block("wall", 11, 3, 11.4, 7, "wall")]
    fight = scene(red, {"bo": man(12, 5)}, dice, segment=3, terrain=wall)
    fight.answer(("action", {"aim": "bo", "weapon": "bow"}), ("zone", "head"))
    assert fight.one("attacked") | {"needed": 5, "total": 8 - 15} == fight.one("attacked")
    for size in ("giant", "wolf"):
        other = scene(red, {"bo": man(12, 5, size=size)}, segment=3)
        assert other.refused("action", {"aim": "bo", "weapon": "bow"}).rules == ("SG-CALL-09",)


@proves("SG-COV-01")
@pytest.mark.parametrize(
    ("status", "far", "needed"),
    [((), 0.4, 10), ((), 1.5, 5), (("crouched",), 0.4, 15), (("crouched",), 1.5, 5), (("lying",), 0.4, 0)],
)
def test_a_low_wall_covers_those_right_behind_it_by_their_posture(status: Any, far: float, needed: int) -> None:
    wall = [block("wall", 11, 3, 11.4, 7, "wall")]
    red = {"ak": man(2, 5, announced=1, reaction=20, held=["bow"])}
    blue = {"bo": man(11.7 + far, 5, *status)}
    fight = scene(red, blue, {"ak": {"shot": [1, 1, 1, 1]}}, segment=3, terrain=wall)
    answer = {"shoot": "bo", "weapon": "bow"}
    if not needed:
        assert fight.refused("action", answer).rules == ("SG-COV-01",)
        return
    assert fight.answer(("action", answer)).one("attacked")["needed"] == needed


@proves("SG-SHOT-08", "SG-DECL-08")
@pytest.mark.parametrize("waits", [0, 1, 2])
def test_waiting_before_a_shot_gives_nothing(waits: int) -> None:
    red = {"ak": man(2, 5, announced=1, reaction=20, held=["bow"])}
    fight = scene(red, {"bo": man(12, 5, reaction=1)}, {"ak": {"shot": SLOW}}, segment=3)
    if waits:
        fight.answer(("action", {"delay": waits}))
    fight.until(lambda one: one.key == "action" and one.figure == "ak" and fight.state.segment == 3 + waits)
    told = fight.answer(SHOOT).one("attacked")
    assert (told["total"], told["needed"]) == (8, 5)


# ---------------------------------------------------------------- past a friend


@proves("SG-SHOT-05")
@pytest.mark.parametrize(("settled", "difficulty"), [(15, 15), (18, 18)])
def test_courage_and_the_level_with_the_weapon_before_a_shot_past_a_friend(settled: int, difficulty: int) -> None:
    red = {"ak": man(2, 5, announced=1, reaction=20, held=["bow"]), "cy": man(13.5, 5, engaged=["bo"], reaction=1)}
    blue, dice = {"bo": man(12, 5, engaged=["cy"], reaction=2)}, {"ak": {"courage": [2, 2, 2, 1]}}
    fight = scene(red, blue, dice, segment=3, friendly_fire_test=True, friendly_fire_difficulty=settled).answer(SHOOT)
    told = fight.one("tested", test="courage")
    assert (told["total"], told["difficulty"]) == (7 + 3 + 4, difficulty)
    assert fight.one("balked")["target"] == "bo"
    assert not fight.all("launched")
    assert fight.facts("ak")["slots"] == [3]
    assert fight.refused(*SHOOT).rules == ("SG-SHOT-05",)
    assert {"delay": 1} in fight.offers("action")


@proves("SG-SHOT-05")
def test_whoever_has_the_courage_shoots() -> None:
    red = {"ak": man(2, 5, announced=1, reaction=20, held=["bow"]), "cy": man(13.5, 5, engaged=["bo"], reaction=1)}
    dice = {"ak": {"courage": [2, 2, 2, 2], "shot": [3] * 4, "damage": [1] * 4}, "bo": {"soak": [6] * 4}}
    blue = {"bo": man(12, 5, engaged=["cy"], reaction=2)}
    fight = scene(red, blue, dice, segment=3, friendly_fire_test=True).answer(SHOOT)
    assert fight.one("launched")["target"] == "bo"


@proves("SG-SHOT-05")
@pytest.mark.parametrize(("friend", "test"), [("red", False), ("green", True)])
def test_no_courage_is_needed_where_it_was_not_settled_or_no_friend_is_there(friend: str, test: bool) -> None:
    red = {"ak": man(2, 5, announced=1, reaction=20, held=["bow"])}
    cy = {"cy": man(13.5, 5, engaged=["bo"], reaction=1)}
    blue = {"bo": man(12, 5, engaged=["cy"], reaction=2)}
    third = cy if friend == "green" else None
    mine = {**red, **cy} if friend == "red" else red
    dice = {"ak": {"shot": [3] * 4, "damage": [1] * 4}, "bo": {"soak": [6] * 4}}
    fight = scene(mine, blue, dice, segment=3, green=third, friendly_fire_test=test)
    assert fight.answer(SHOOT).one("launched")["target"] == "bo"
    assert not fight.all("tested", test="courage")


@proves("SG-SHOT-05")
def test_a_javelin_takes_the_level_of_throwing_and_one_friend_of_two_is_enough() -> None:
    skills = {"thrown": 6, "spear": 1, "courage": 3}
    red = {
        "ak": man(2, 5, announced=1, reaction=20, held=["javelin"], skills=skills),
        "cy": man(13.5, 5, engaged=["bo"], reaction=1),
    }
    blue = {"bo": man(12, 5, engaged=["cy", "dy"], reaction=2)}
    green = {"dy": man(12, 6.5, engaged=["bo"], reaction=0)}
    dice = {"ak": {"courage": [1, 1, 1, 2]}}
    fight = scene(red, blue, dice, segment=3, green=green, friendly_fire_test=True)
    fight.answer(("action", {"throw": "bo", "weapon": "javelin"}))
    assert fight.one("tested", test="courage")["total"] == 5 + 3 + 6


@proves("SG-VIS-04")
def test_whoever_sees_badly_loses_a_point_for_every_metre_by_moonlight() -> None:
    fight = shot(9.5, ak={"perception": 1}, dice=[1], visibility="very-low")
    assert fight.one("attacked")["total"] == 1 + 4 - 3 - 9
