"""Duels: the stare, and the shots."""

from __future__ import annotations

from typing import Any

import pytest

from games.saga.scene import Scene, man, scene
from proofs import proves

SKILLS = {"thrown": 4, "courage": 3, "reaction": 3, "dodge": 0, "soak": 3}


def duel(dice: Any, ak: Any = None, bo: Any = None) -> Scene:
    """Ak and bo, six metres apart with throwing knives, in the first second of their duel."""
    usual = {"held": ["throwing knife"], "skills": SKILLS}
    red, blue = man(5, 5, **{**usual, **(ak or {})}), man(11.6, 5, **{**usual, "angle": 180, **(bo or {})})
    return scene({"ak": red}, {"bo": blue}, dice, duel=["ak", "bo"])


def rolls(stare: list[int], reaction: list[int] | None = None, shot: list[int] | None = None, **more: list[int]) -> Any:
    later = [*reaction, 1, 1, 1, reaction[-1]] if reaction else []
    found = {"duel": stare, "reaction": later, "shot": shot or [], **more}
    return {name: faces for name, faces in found.items() if faces}


@proves("SG-DUEL-01", "SG-DUEL-02")
@pytest.mark.parametrize(
    ("its", "edge"), [([3, 3, 3, 3], (0, 0)), ([3, 3, 3, 2], (1, 0)), ([2, 2, 2, 1], (2, 0)), ([4, 4, 5, 5], (0, 2))]
)
def test_each_second_the_better_of_two_who_stare_gains_a_point_a_level(its: list[int], edge: tuple[int, int]) -> None:
    fight = duel({"ak": rolls([3, 3, 3, 3]), "bo": rolls(its)})
    gained = {one["figure"]: one["edge"] for one in fight.all("stared")}
    assert (gained.get("ak", 0), gained.get("bo", 0)) == edge
    assert fight.one("tested", figure="ak", test="duel")["total"] == 12 + 3 + 4
    assert not fight.all("attacked")


@proves("SG-DUEL-02")
def test_what_is_gained_adds_up_each_for_himself() -> None:
    dice = {"ak": rolls([3, 3, 3, 3, 3, 3, 3, 3, 1, 1, 1, 1]), "bo": rolls([3, 3, 3, 2, 2, 2, 2, 1, 3, 3, 3, 3])}
    fight = duel(dice).answer(*[("duel", "stare")] * 4)
    assert [(one["figure"], one["edge"]) for one in fight.all("stared")] == [("ak", 1), ("ak", 3), ("bo", 2)]


MISS = [1, 1, 1, 2]


@proves("SG-DUEL-03")
@pytest.mark.parametrize("who", [0, 1])
def test_either_may_break_it_off_and_what_was_gained_counts(who: int) -> None:
    dice = {
        "ak": rolls([3, 3, 3, 3], [3, 3, 3, 3], MISS, dodge=[1, 1, 1, 2]),
        "bo": rolls([2, 2, 2, 1], [3, 3, 3, 4], MISS, dodge=[1, 1, 1, 2]),
    }
    said = [("duel", "break"), ("duel", "stare")]
    fight = duel(dice).answer(*(said if who == 0 else said[::-1]))
    totals = {one["figure"]: one["total"] for one in fight.all("tested", test="reaction")[:2]}
    assert totals == {"ak": 12 + 3 + 4 + 2, "bo": 13 + 3 + 4}
    assert fight.one("duel_broken") | {"figure": ("ak", "bo")[who], "edge": (2, 0)} == fight.one("duel_broken")
    assert [one["figure"] for one in fight.all("attacked")][:1] == ["ak"]


def shots(mine: list[int], its: list[int], bo: Any = None) -> Scene:
    """Both break at once; ak's throw is deadly, bo's is too."""
    deadly = {"shot": [4, 4, 4, 4], "damage": [6] * 6, "soak": [1, 1, 1, 1]}
    dice = {
        "ak": rolls([3, 3, 3, 3], mine, **{**deadly, "critical": [1, 1]}),
        "bo": rolls([3, 3, 3, 3], its, **{**deadly, "critical": [1, 1]}),
    }
    return duel(dice, bo=bo).answer(("duel", "break"), ("duel", "break"))


@proves("SG-DUEL-04", "SG-CORE-26")
def test_the_better_reaction_shoots_first_unaimed_and_whoever_is_out_does_not_shoot() -> None:
    fight = shots([3, 3, 3, 4], [3, 3, 3, 3], {"wounds": 5}).answer(("react", "none"))
    assert [one["figure"] for one in fight.all("attacked")] == ["ak"]
    assert fight.one("attacked")["total"] == 16 + 4 - 5
    assert fight.one("put_out")["figure"] == "bo"


@proves("SG-DUEL-04")
def test_equals_shoot_at_once() -> None:
    fight = shots([3, 3, 3, 3], [6, 6], {"wounds": 5}).answer(("react", "none"), ("react", "none"))
    assert [one["figure"] for one in fight.all("attacked")] == ["ak", "bo"]
    assert fight.one("put_out", figure="bo")["figure"] == "bo"


@proves("SG-DUEL-04")
def test_the_second_shot_counts_the_wounds_of_the_first() -> None:
    dice = {
        "ak": rolls([3, 3, 3, 3], [4, 4, 4, 4], [3, 3, 3, 3], damage=[3, 3, 2, 2]),
        "bo": rolls([3, 3, 3, 3], [3, 3, 3, 3], [1, 1, 2], soak=[1, 1, 1, 1]),
    }
    fight = duel(dice).answer(("duel", "break"), ("duel", "break"), ("react", "none"))
    assert fight.facts("bo")["wounds"] == 2
    assert len(fight.rolls("bo", "shot")[0]["faces"]) == 3
