"""Work that must not hold up the tables: bots and odds, done in other processes from plain data."""

from __future__ import annotations

from typing import Any

from escarmouche.bots import make
from escarmouche.bots.protocol import answer_at
from escarmouche.core.game import Entry
from escarmouche.core.position import NoDice, Position, resume
from escarmouche.core.system import System, load
from escarmouche.games import SYSTEMS
from escarmouche.odds import Odds, quick

LEVELS = {"easy": "random", "medium": "quick", "hard": "greedy"}
"""The bots behind the levels a player may choose, each what it says: nobody's dice are touched."""

Resting = tuple[str, Any, tuple[Entry, ...], int]
"""A position as it travels: game, state at the quiet point, log since, rolls before."""


def system_named(game: str) -> System:
    return load(SYSTEMS[game])


def packed(game: str, position: Position) -> Resting:
    return (game, position.state, position.log, position.rolls)


def unpacked(resting: Resting) -> tuple[System, Position]:
    game, state, log, rolls = resting
    return system_named(game), resume(state, log, rolls, NoDice(), auto=False).position


def think(resting: Resting, seat: str, level: str, seed: str) -> Any:
    """What the bot of a level answers."""
    system, position = unpacked(resting)
    return answer_at(system, make(LEVELS.get(level, level), system, seed, seat), position, seat)


def reckon(resting: Resting, seat: str, answer: Any, samples: int, seed: str) -> Odds:
    """What may come of an answer."""
    system, position = unpacked(resting)
    return quick(system, position, answer, samples, seed, seat)


def warm(games: tuple[str, ...]) -> None:
    """Load everything once, before the first question."""
    for game in games:
        system_named(game)
