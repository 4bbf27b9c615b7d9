"""How likely a win is, from how the game looks: the game's own score, calibrated on games played on from this one.

A score says who is ahead, not how much that is worth. So games are played on from several moments, and a logistic curve
is fitted through how they looked and how they ended. Its uncertainty comes from fitting it again to games drawn with
replacement; its worth is told by its Brier score on games it was not fitted to.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, tanh
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from escarmouche.core.system import System
from escarmouche.sim.futures import Future, lead

Array = NDArray[np.float64]

DRAWN = 60
"""How often the curve is fitted again."""
LATE = 6.0
"""The turn at which half of what time changes has changed."""
RIDGE = 0.05
"""Keeps a curve through few games from becoming a wall."""


class Eye(Struct, frozen=True, kw_only=True):
    """A fitted curve: weights of the constant, the lead, and the lead late in the game."""

    scale: float
    weights: tuple[float, float, float]
    others: tuple[tuple[float, float, float], ...] = ()
    """The same fitted to games drawn with replacement."""
    brier: float = 0.25
    """Mean square error on games it was not fitted to; 0.25 is what no knowledge gets."""
    games: int = 0

    def chance(self, ahead: float, turn: int) -> float:
        """That the first seat wins, a draw counting half."""
        return self._of(self.weights, *self._seen(ahead, turn))

    def between(self, ahead: float, turn: int) -> tuple[float, float]:
        """Where nine tenths of the curves put it."""
        seen = self._seen(ahead, turn)
        found = sorted(self._of(weights, *seen) for weights in self.others) or [self.chance(ahead, turn)]
        return found[int(0.05 * (len(found) - 1))], found[round(0.95 * (len(found) - 1))]

    def _seen(self, ahead: float, turn: int) -> tuple[float, float]:
        return tanh(ahead / self.scale / 4) * 4, turn / (turn + LATE)

    def _of(self, weights: tuple[float, float, float], ahead: float, late: float) -> float:
        at = weights[0] + (weights[1] + weights[2] * late) * ahead
        return 1.0 / (1.0 + exp(-min(max(at, -30.0), 30.0)))


def sees(system: System, eye: Eye, state: Any) -> float:
    """The first seat's chance in a state; an ended game has its result."""
    if state.result is not None:
        return result(system, state.result.winner)
    return eye.chance(lead(system, state), state.turn)


def result(system: System, winner: str | None) -> float:
    return 0.5 if winner is None else float(winner == system.seats[0])


def calibrated(system: System, games: Sequence[Future]) -> Eye:
    """The curve through these games."""
    known = [(game.leads, result(system, game.winner)) for game in games if game.leads]
    if not known:
        return Eye(scale=1.0, weights=(0.0, 1.0, 0.0))
    size = sorted(abs(ahead) for leads, _ in known for _, ahead in leads)
    blank = Eye(scale=max(size[int(0.7 * (len(size) - 1))], 1e-6), weights=(0.0, 0.0, 0.0))
    tables = [_table(blank, leads, end) for leads, end in known]
    chance = np.random.default_rng(0)
    drawn = [[tables[at] for at in chance.integers(0, len(tables), len(tables))] for _ in range(DRAWN)]
    return Eye(
        scale=blank.scale,
        weights=_fitted(tables),
        others=tuple(_fitted(some) for some in drawn),
        brier=_crossed(blank, tables),
        games=len(known),
    )


def _table(eye: Eye, leads: Sequence[tuple[int, float]], end: float) -> Array:
    """Rows of one game: constant, lead, lead late in the game, how it ended, weight. Every game weighs the same."""
    rows = []
    for turn, ahead in leads:
        seen, late = eye._seen(ahead, turn)
        rows.append((1.0, seen, seen * late, end, 1.0 / len(leads)))
    return np.array(rows)


def _fitted(tables: Sequence[Array]) -> tuple[float, float, float]:
    """Logistic regression by Newton's method."""
    rows = np.concatenate(tables)
    seen, ends, counts = rows[:, :3], rows[:, 3], rows[:, 4]
    weights = np.zeros(3)
    for _ in range(12):
        chances = 1.0 / (1.0 + np.exp(-np.clip(seen @ weights, -30, 30)))
        slope = seen.T @ (counts * (ends - chances)) - RIDGE * weights
        curve = (seen * (counts * chances * (1 - chances))[:, None]).T @ seen + RIDGE * np.eye(3)
        step = np.linalg.solve(curve, slope)
        weights += step
        if np.abs(step).max() < 1e-9:
            break
    first, second, third = weights.tolist()
    return first, second, third


def _crossed(eye: Eye, tables: Sequence[Array]) -> float:
    """The error on each half of the games of a curve fitted to the other half."""
    if len(tables) < 4:
        return 0.25
    total = 0.0
    for odd in (0, 1):
        weights = np.array(_fitted(tables[1 - odd :: 2]))
        rows = np.concatenate(tables[odd::2])
        chances = 1.0 / (1.0 + np.exp(-np.clip(rows[:, :3] @ weights, -30, 30)))
        total += float((rows[:, 4] * (rows[:, 3] - chances) ** 2).sum())
    return total / len(tables)
