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

from collections.abc import Mapping, Sequence
from typing import Any

from escarmouche.core.casefiles import Case, CaseFigure, CaseTerrain, CaseTurn, Given
from escarmouche.games.evenor import SYSTEM
from games.scenes import Answer, Dice, Scene, block

__all__ = ["Answer", "Dice", "Scene", "block", "model", "off_table", "scene"]


def model(profile: str, x: float, y: float, *status: str, **with_: Any) -> CaseFigure:
    """A model of a profile standing somewhere, with some states and some fields of its own."""
    return CaseFigure("", profile, (x, y), with_, status)


def off_table(profile: str, **with_: Any) -> CaseFigure:
    """A model still to be deployed."""
    return CaseFigure("", profile, None, with_)


def scene(
    red: Mapping[str, CaseFigure] | None = None,
    blue: Mapping[str, CaseFigure] | None = None,
    terrain: Sequence[CaseTerrain] = (),
    dice: Dice | None = None,
    turn: int = 1,
    active: str | None = None,
    opening: str = "",
    **options: Any,
) -> Scene:
    """A situation, ready to be played. `opening` is the key of the first answer, where it matters (corner, deploy)."""
    sides = {"red": red or {}, "blue": blue or {}}
    figures = {
        who: CaseFigure(side, made.profile, made.at, made.with_, made.status)
        for side, band in sides.items()
        for who, made in band.items()
    }
    case = Case(
        case="scene",
        game="evenor",
        options=options,
        turn=CaseTurn(turn, active),
        terrain=tuple(terrain),
        figures=figures,
        play=(Given(opening, None),) if opening else (),
    )
    return Scene(SYSTEM, SYSTEM.case_state(case), dice or {}, {who: figure.side for who, figure in figures.items()})
