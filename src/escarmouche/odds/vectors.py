"""Vectors: chances of whole numbers as numpy rows, for pools that follow one another without a rule in between.

A vector holds the chances of 0, 1, 2 ...; with `low` it may begin below. The rules run with dice that branch are the
authority; this is the fast path for tables of many thousand pairs, and a test holds the two together.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from escarmouche.core.dice import Pool
from escarmouche.odds import pools

Vector = NDArray[np.float64]


@lru_cache(maxsize=4096)
def hits(pool: Pool) -> Vector:
    """The chances of 0, 1, 2 ... hits. Shared: not to be written to."""
    made = np.array(pools.hits(pool).chances)
    made.setflags(write=False)
    return made


def difference(left: Vector, right: Vector) -> tuple[Vector, int]:
    """The chances of left - right, and the number the first of them belongs to."""
    return np.convolve(left, right[::-1]), 1 - len(right)


def won(left: Vector, right: Vector) -> tuple[Vector, Vector]:
    """By how much left exceeds right (0 stands for not at all), and the same for right."""
    made, low = difference(left, right)
    over, under = made[-low:].copy(), made[: 1 - low][::-1].copy()
    over[0], under[0] = 1.0 - over[1:].sum(), 1.0 - under[1:].sum()
    return over, under


def kept(many: Vector, share: float) -> Vector:
    """Of so many, each stays with this chance: saves that fail, wounds on a table."""
    return thinning(len(many), share) @ many


@lru_cache(maxsize=512)
def thinning(size: int, share: float) -> Vector:
    """Row k, column n: the chance that k of n stay."""
    made = np.zeros((size, size))
    made[0, 0] = 1.0
    for many in range(1, size):
        made[:, many] = made[:, many - 1] * (1 - share)
        made[1:, many] += made[:-1, many - 1] * share
    return made
