"""Many sight lines at once, from centre to centre, in numpy.

Circles round the pieces, in single precision, tell which lines come near which piece. Such a line is clear of a convex
part when it lies on the outer side of one of its edges, or all corners lie on one side of it: signed distances, by
matrix products.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from escarmouche.space.convex import circle_around, planes_of
from escarmouche.space.geometry import Point, Ring, inside, to_segment
from escarmouche.space.table import Table

if TYPE_CHECKING:
    from numpy import bool_, float64
    from numpy.typing import NDArray

BLOCK = 2048
"""Lines compared with the circles together, so that the working set stays in the cache."""
ROUGH = 1e-3
"""More than single precision may get wrong on a table."""
TOUCH = 1e-9
"""A line this near to an edge touches it and does not cross it."""


class Opaques:
    """Everything that blocks sight, as arrays, the largest first."""

    def __init__(self, table: Table) -> None:
        import numpy as np

        pieces = [
            (circle_around(ring), ring, parts)
            for piece, ring, parts in zip(table.pieces, table.rings, table.parts, strict=True)
            if piece.blocks_sight
        ]
        pieces.sort(key=lambda piece: -piece[0][2])
        self.centres = np.array([[x, y, 1.0] for (x, y, _), _, _ in pieces], dtype=np.float32).reshape(-1, 3)
        self.radii = np.array([[radius + ROUGH] for (_, _, radius), _, _ in pieces], dtype=np.float32)
        self.pieces: list[tuple[Ring, list[tuple[Any, Any]]]] = []
        for _, ring, parts in pieces:
            arrays = []
            for part in parts:
                planes = np.array([[nx, ny, -offset] for nx, ny, offset, _ in planes_of(part)])
                arrays.append((planes, np.array([[x, y, 1.0] for x, y in part])))
            self.pieces.append((ring, arrays))


def lines_clear(table: Table, starts: NDArray[float64], ends: NDArray[float64]) -> NDArray[bool_]:
    """Which of these lines cross the inside of no piece that blocks sight."""
    import numpy as np

    opaques: Opaques | None = table.cache.get("sightlines")
    if opaques is None:
        opaques = table.cache["sightlines"] = Opaques(table)
    count = len(starts)
    clear = np.ones(count, dtype=np.bool_)
    if not opaques.pieces or not count:
        return clear
    rows = np.ones((9, count))
    near = np.empty((len(opaques.pieces), count), dtype=np.bool_)
    size = min(BLOCK, count)
    scratch = np.empty((7 + 2 * len(opaques.pieces), size), dtype=np.float32)
    for first in range(0, count, size):
        block = slice(first, first + size)
        room = scratch[:, : count - first]
        _lay_out(rows[:, block], room, starts[block], ends[block])
        _near(opaques, room, near[:, block])
    for close, (ring, parts) in zip(near, opaques.pieces, strict=True):
        some = np.flatnonzero(close & clear)
        if len(some):
            clear[some] = ~_crossed(ring, parts, rows.take(some, axis=1, mode="clip"))
    return clear


def _lay_out(rows: Any, room: Any, starts: NDArray[float64], ends: NDArray[float64]) -> None:
    """Write lines in rows: start (x, y, 1), end (x, y, 1), and (a, b, c): ax + by + c is how far left (x, y) lies.

    In single precision: the same (a, b, c), the axis from the middle likewise, and half the length.
    """
    import numpy as np

    rows[0:2] = starts.T
    rows[3:5] = ends.T
    p, d = rows[0:2], rows[3:5] - rows[0:2]
    length = np.sqrt(d[0] * d[0] + d[1] * d[1])
    d /= np.maximum(length, 1e-12)
    np.negative(d[1], out=rows[6])
    rows[7] = d[0]
    np.subtract(d[1] * p[0], d[0] * p[1], out=rows[8])
    length *= 0.5
    room[0:3] = rows[6:9]
    room[3:5] = d
    d *= p
    d[0] += d[1]
    d[0] += length
    np.negative(d[0], out=room[5])
    room[6] = length


def _near(opaques: Opaques, room: Any, near: NDArray[bool_]) -> None:
    """Which lines come near the circle round which piece."""
    import numpy as np

    count = len(opaques.pieces)
    aside, along = room[7 : 7 + count], room[7 + count :]
    np.matmul(opaques.centres, room[0:3], out=aside)
    np.matmul(opaques.centres, room[3:6], out=along)
    np.abs(aside, out=aside)
    np.abs(along, out=along)
    along -= room[6]
    np.maximum(aside, along, out=along)
    np.less(along, opaques.radii, out=near)


def _crossed(ring: Ring, parts: list[tuple[Any, Any]], lines: NDArray[float64]) -> NDArray[bool_]:
    """Which of these lines cross a piece."""
    import numpy as np

    crossed: NDArray[bool_] = np.zeros(lines.shape[1], dtype=np.bool_)
    touching: NDArray[bool_] = np.zeros(lines.shape[1], dtype=np.bool_)
    for planes, corners in parts:
        outside = np.minimum(planes @ lines[0:3], planes @ lines[3:6]).max(axis=0)
        beside = corners @ lines[6:9]
        both = np.minimum(beside.max(axis=0), -beside.min(axis=0))  # how far it reaches where it reaches less
        crossed |= (outside < -TOUCH) & (both > TOUCH)
        if len(parts) > 1:
            touching |= (outside < TOUCH) & (both > -TOUCH)
    # a line along the cut between two parts of a piece touches both: ask the whole piece
    for line in np.flatnonzero(touching > crossed).tolist():
        ax, ay, _, bx, by = lines[:5, line].tolist()
        crossed[line] = crosses(ring, (ax, ay), (bx, by))
    return crossed


def crosses(ring: Ring, a: Point, b: Point) -> bool:
    """Whether a line crosses the inside of a polygon, the plain way."""
    (ax, ay), (bx, by) = a, b
    dx, dy = bx - ax, by - ay
    shares = [0.0, 1.0]
    for i in range(len(ring)):
        (cx, cy), (ex, ey) = ring[i - 1], ring[i]
        left, right = dx * (cy - ay) - dy * (cx - ax), dx * (ey - ay) - dy * (ex - ax)
        if left * right <= 0.0 and left != right:
            part = left / (left - right)
            mx, my = cx + part * (ex - cx), cy + part * (ey - cy)
            shares.append((dx * (mx - ax) + dy * (my - ay)) / (dx * dx + dy * dy or 1.0))
    shares = sorted(share for share in shares if 0.0 <= share <= 1.0)
    for low, high in pairwise(shares):
        middle = (low + high) / 2.0
        at = (ax + middle * dx, ay + middle * dy)
        if inside(ring, at) and min(to_segment(at, ring[i - 1], ring[i]) for i in range(len(ring))) > TOUCH:
            return True
    return False
