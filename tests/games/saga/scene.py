"""Scenes of SAGA: plain fighters, prepared dice, answers.

    fight = scene(
        red={"ak": man(5, 5, announced=1, reaction=20)},
        blue={"bo": man(6.5, 5, angle=180)},
        dice={"ak": {"attack": [4, 4, 4, 4], "damage": [6, 6, 6, 6]}, "bo": {"soak": [1, 1, 1, 1]}},
        segment=3,
    ).answer(strike("bo"))
    assert fight.one("levels_lost", figure="bo")["wounds"] == 4

A plain man has 4 in every characteristic, level 4 in every weapon and unarmed, 3 in dodge, reaction, athletics, soak
and courage, no confidence, 7 wound and 7 fatigue levels, a sword in hand, no armour, a round base of 0.6 m and faces
right; name what should be otherwise. A scene begins with its `segment` (give `announced` and `reaction`), or with the
turn. Others than red and blue: `green={…}`; `seats=[…, "referee"]` puts a referee at the table. Critical rolls that
have no dice of their own show two ones: nothing happens up to three wound levels.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from escarmouche.core.dice import QueuedDice
from escarmouche.core.game import Game
from escarmouche.games.saga.system import SYSTEM
from escarmouche.rulings.casefiles import Case, CaseFigure, CaseTurn
from games.scenes import Answer, Dice, Scene, block

__all__ = ["Answer", "Dice", "Scene", "block", "game_of", "man", "scene", "strike"]

MILD = (1,) * 12
"""Dice of critical rolls that nobody cares for."""
SIDES = ("red", "blue", "green", "yellow")


def man(x: float, y: float, *status: str, **with_: Any) -> CaseFigure:
    """A plain fighter standing somewhere, with some states and some fields of its own."""
    extra = {"angle": with_.pop("angle")} if "angle" in with_ else {}
    return CaseFigure("", with_.pop("profile", ""), (x, y), with_, status, extra)


def strike(target: str, weapon: str = "sword") -> Answer:
    return ("action", {"strike": target, "weapon": weapon})


def scene(
    red: Mapping[str, CaseFigure] | None = None,
    blue: Mapping[str, CaseFigure] | None = None,
    dice: Dice | None = None,
    turn: int = 1,
    terrain: Any = (),
    green: Mapping[str, CaseFigure] | None = None,
    yellow: Mapping[str, CaseFigure] | None = None,
    **options: Any,
) -> Scene:
    """A situation, ready to be played from the turn or from a segment on."""
    bands = dict(zip(SIDES, (red, blue, green, yellow), strict=True))
    figures = {who: replace(it, side=side) for side, band in bands.items() for who, it in (band or {}).items()}
    case = Case(
        case="scene", game="saga", options=options, turn=CaseTurn(turn), terrain=tuple(terrain), figures=figures
    )
    sides = {who: one.side for who, one in figures.items()}
    queues = {**(dice or {}), "game": {"critical": MILD, **(dice or {}).get("game", {})}}
    return Combat(SYSTEM, SYSTEM.cases.state(case), queues, sides)


class Combat(Scene):
    """A scene whose mild critical dice may be left over."""

    def played(self) -> Scene:
        left = {who: queues for who, queues in self.dice.left().items() if who != "game"}
        assert not left, f"dice left: {left}"
        return self


def game_of(played: Scene, dice: Dice | None = None) -> Game[Any]:
    """The state of a scene in the hands of a rule, for what needs no question."""
    return Game(played.state, QueuedDice(dice or {}))
