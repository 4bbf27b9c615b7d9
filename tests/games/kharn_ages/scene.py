"""Scenes of Khârn-Âges: plain Safars, prepared dice, answers.

    fight = scene(
        red={"ak": safar(4, 7)},
        blue={"bo": safar(5.2, 7)},
        dice={"ak": {"level": [6]}, "bo": {"level": [3]}},
    ).play(("activate", "ak"), hit("bo"), ("engage", "P"))
    assert fight.one("resolved")["hit"]

A plain Safar has 3 everywhere, stature 3, level I, 5 AP, 12 HP, a base of one toise, no skill, no mastery die and only
its hands; name what should be otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from escarmouche.games.kharn_ages import SYSTEM
from escarmouche.rulings.casefiles import CaseFigure
from games.scenes import Answer, Dice, Scene, block, scene_of

__all__ = ["Answer", "Dice", "Scene", "block", "hit", "safar", "scene"]

PLAIN: dict[str, Any] = {
    **dict.fromkeys("VPACTI", 3),
    "stature": 3,
    "rank": 1,
    "AP": 5,
    "full_AP": 5,
    "HP": 12,
    "full_HP": 12,
    "base": 1.0,
    "skills": {},
    "mastery": [],
    "equipment": [],
}


EDITION = {"now": "fr"}
"""The edition a scene is played in unless it says otherwise; the fixture `both_editions` changes it."""


def safar(x: float, y: float, *status: str, **with_: Any) -> CaseFigure:
    """A plain Safar standing somewhere, with some states and some fields of its own."""
    return CaseFigure("", with_.pop("profile", "Lancier de la Couronne"), (x, y), {**PLAIN, **with_}, status)


def hit(target: str, weapon: str = "hands") -> Answer:
    return ("action", {"attack": target, "weapon": weapon})


def scene(
    red: Mapping[str, CaseFigure] | None = None, blue: Mapping[str, CaseFigure] | None = None, **more: Any
) -> Scene:
    """A situation in the edition of the day, ready to be played."""
    return scene_of(SYSTEM, red, blue, **{"edition": EDITION["now"], **more})
