"""The statistics of the lab, in numpy: intervals of shares, and what profiles are worth from who won.

The model: the log-odds that the first side wins are the sum of what its members are worth, less that of the others,
and something for being asked first. A member is worth `point` times its cost plus a surplus of its own. Surpluses are
held near 0 by a normal prior whose width the games themselves choose (the largest evidence, by Laplace's
approximation), so a profile seen too rarely stays at its printed cost and no noise is reported as a finding. Intervals
come from the posterior; a test checks on invented games that nine in ten of them hold the truth.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import numpy.typing as npt
from msgspec import Struct

Array = npt.NDArray[np.float64]
Z = 1.6449
"""Normal quantile of intervals that hold the truth nine times in ten."""
WIDTHS = tuple(float(width) for width in np.geomspace(0.02, 1.5, 18))
DRAWS = 4000
LEAST = 1e-3
"""Log-odds below which a point is not divided by."""
STEPS = 60


class Interval(Struct, frozen=True):
    """A value and where it lies nine times in ten."""

    value: float
    low: float
    high: float


class Rate(Struct, frozen=True):
    """A share of games won, draws counting half, with Wilson's interval."""

    games: int
    wins: float
    share: float
    low: float
    high: float


def wilson(wins: float, games: int) -> Rate:
    if not games:
        return Rate(0, 0.0, 0.5, 0.0, 1.0)
    share, square = wins / games, Z * Z / games
    middle = (share + square / 2) / (1 + square)
    half = Z / (1 + square) * math.sqrt(share * (1 - share) / games + square / games / 4)
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return Rate(games, wins, rounded(share), rounded(low), rounded(high))


class Fit(Struct, frozen=True):
    """What the model found: posterior mode and draws of (first, point, surpluses…)."""

    mode: Any
    draws: Any
    width: float
    """Of the prior of the surpluses, as chosen."""

    @property
    def point(self) -> float:
        """Log-odds of one point of cost."""
        return float(self.mode[1])

    def surplus(self, at: int) -> Interval:
        return spread(self.mode[2 + at], self.draws[:, 2 + at])

    def worth(self, at: int, cost: float) -> Interval:
        """What a profile should cost to be worth its points."""
        return spread(cost + self.mode[2 + at] / max(self.point, LEAST), self.costs(at, cost))

    def costs(self, at: int, cost: float) -> Array:
        """The posterior draws of that cost."""
        return np.asarray(cost + self.draws[:, 2 + at] / np.maximum(self.draws[:, 1], LEAST), dtype=np.float64)

    def predict(self, counts: Array, costs: Array, first: Array) -> Array:
        """Log-odds of the first side in new games."""
        return np.asarray(design(counts, costs, first) @ self.mode, dtype=np.float64)


def spread(value: float, draws: Array) -> Interval:
    low, high = np.quantile(draws, (0.05, 0.95))
    return Interval(rounded(value), rounded(low), rounded(high))


def rounded(value: float) -> float:
    return round(float(value), 4)


def design(counts: Array, costs: Array, first: Array) -> Array:
    return np.column_stack([first, counts @ costs, counts])


def fitted(counts: Array, costs: Array, first: Array, won: Array, widths: tuple[float, ...] = WIDTHS) -> Fit:
    """Fit the model. A row is a game: members of one side less those of the other, who was asked first (±1, 0 if it
    does not matter), and 1, 0 or ½ for won, lost or drawn."""
    inputs = design(counts, costs, first)
    tried = [at_width(inputs, won, width) for width in widths]
    _, mode, precision, width = max(tried, key=lambda one: one[0])
    half = np.linalg.inv(np.linalg.cholesky(precision)).T
    noise = np.random.default_rng(1).standard_normal((DRAWS, len(mode)))
    return Fit(mode, mode + noise @ half.T, width)


LOOSE = 4.0
"""Prior width of what is not held: the effect of being asked first, and of a point."""


def at_width(inputs: Array, won: Array, width: float) -> tuple[float, Array, Array, float]:
    """Evidence, mode and precision of the posterior for one width of the prior."""
    prior = np.full(inputs.shape[1], width**-2.0)
    prior[:2] = LOOSE**-2.0
    mode, precision = newton(inputs, won, prior)
    chance = logistic(inputs @ mode)
    likelihood = float(np.sum(won * np.log(chance) + (1 - won) * np.log(1 - chance)))
    held = 0.5 * float(np.sum(np.log(prior)) - prior @ mode**2)
    evidence = likelihood + held - 0.5 * float(np.linalg.slogdet(precision)[1])
    return evidence, mode, precision, width


def newton(inputs: Array, won: Array, prior: Array) -> tuple[Array, Array]:
    """Ridge logistic regression: the mode, and the precision there."""
    mode = np.zeros(inputs.shape[1])
    for _ in range(STEPS):
        chance = logistic(inputs @ mode)
        weight = np.maximum(chance * (1 - chance), 1e-9)
        precision = (inputs * weight[:, None]).T @ inputs + np.diag(prior)
        step = np.linalg.solve(precision, inputs.T @ (won - chance) - prior * mode)
        mode = mode + step * min(1.0, 2.0 / max(float(np.abs(step).max()), 1e-12))
        if float(np.abs(step).max()) < 1e-9:
            break
    return mode, precision


def slope(predicted: Array, won: Array) -> list[Interval]:
    """How far each column of predictions holds for other games: 1 if in full, 0 if not at all."""
    mode, precision = newton(predicted, won, np.full(predicted.shape[1], LOOSE**-2.0))
    half = Z * np.sqrt(np.diag(np.linalg.inv(precision)))
    return [Interval(rounded(at), rounded(at - by), rounded(at + by)) for at, by in zip(mode, half, strict=True)]


def logistic(values: Array) -> Array:
    return np.asarray(1.0 / (1.0 + np.exp(-np.clip(values, -30.0, 30.0))), dtype=np.float64)
