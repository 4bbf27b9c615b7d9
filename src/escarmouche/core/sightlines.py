"""Many sight lines at once, from centre to centre, in numpy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from escarmouche.core.convex import circle_around, planes_of
from escarmouche.core.table import Table

if TYPE_CHECKING:
    from numpy import bool_, float64
    from numpy.typing import NDArray

BLOCK = 2048
"""Lines handled together, so that the working set stays in the cache."""


def lines_clear(table: Table, starts: NDArray[float64], ends: NDArray[float64]) -> NDArray[bool_]:
    """Which of these lines cross the inside of no piece that blocks sight."""
    import numpy as np

    count = len(starts)
    clear = np.ones(count, dtype=np.bool_)
    parts = _prepared(table)
    if not parts:
        return clear
    for first in range(0, count, BLOCK):
        piece = slice(first, first + BLOCK)
        clear[piece] = ~_crossed(parts, starts[piece], ends[piece])
    return clear


def _prepared(table: Table) -> list[Any]:
    import numpy as np

    found: list[Any] | None = table.cache.get("sightlines")
    if found is None:
        found = []
        for piece, parts in zip(table.pieces, table.parts, strict=True):
            if piece.blocks_sight:
                for ring in parts:
                    planes = planes_of(ring)
                    normals = np.array([[nx, ny] for nx, ny, _, _ in planes])
                    offsets = np.array([offset for _, _, offset, _ in planes])
                    found.append((circle_around(ring), normals, offsets))
        found.sort(key=lambda part: -part[0][2])
        table.cache["sightlines"] = found
    return found


def _crossed(parts: list[Any], starts: NDArray[float64], ends: NDArray[float64]) -> NDArray[bool_]:
    import numpy as np

    px, py = starts[:, 0], starts[:, 1]
    dx, dy = ends[:, 0] - px, ends[:, 1] - py
    square = dx * dx + dy * dy
    crossed = np.zeros(len(starts), dtype=np.bool_)
    for (cx, cy, radius), normals, offsets in parts:
        wx, wy = cx - px, cy - py
        aside = wx * dy - wy * dx
        along = wx * dx + wy * dy
        reach = radius * radius * square
        length = radius * np.sqrt(square)
        close = np.flatnonzero((aside * aside < reach) & (along > -length) & (along < square + length) & ~crossed)
        if len(close) == 0:
            continue
        away = starts[close] @ normals.T - offsets
        speed = np.stack((dx[close], dy[close]), axis=1) @ normals.T
        with np.errstate(divide="ignore", invalid="ignore"):
            share = -away / speed
        begin = np.where(speed < 0.0, share, 0.0).max(axis=1)
        end = np.where(speed > 0.0, share, 1.0).min(axis=1)
        begin = np.maximum(begin, 0.0)
        end = np.minimum(end, 1.0)
        beside = ((speed == 0.0) & (away >= 0.0)).any(axis=1)
        crossed[close] = (end - begin > 1e-12) & ~beside
    return crossed
