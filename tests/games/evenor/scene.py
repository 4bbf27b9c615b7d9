"""Scenes: a few models on a table, prepared dice, answers, and a look at what came of it.

fight = scene(
    red={"leda": model("Léda", 4, 12)},
    blue={"kara": model("Kara", 8, 12)},
    dice={
        "leda": {"initiative": [1], "melee": [3, 4, 5, 1, 2]},
        "kara": {"reaction": [1], "melee": [4, 5, 1, 2], "table": [3]},
    },
).play(("activate", "leda"), ("actions", 1), ("action", {"charge": "kara"}))
assert fight.one("fought")["excess"] == 1
"""

from __future__ import annotations

from functools import partial
from typing import Any

from escarmouche.games.evenor import SYSTEM
from escarmouche.rulings.casefiles import CaseFigure
from games.scenes import Answer, Dice, Scene, block, scene_of

__all__ = ["Answer", "Dice", "Scene", "block", "model", "off_table", "scene"]


def model(profile: str, x: float, y: float, *status: str, **with_: Any) -> CaseFigure:
    """A model of a profile standing somewhere, with some states and some fields of its own."""
    return CaseFigure("", profile, (x, y), with_, status)


def off_table(profile: str, **with_: Any) -> CaseFigure:
    """A model still to be deployed."""
    return CaseFigure("", profile, None, with_)


scene = partial(scene_of, SYSTEM)
"""A situation of Evenor, ready to be played."""
