"""Heights: how high the ground is, and the gaps that a path leads over. Pieces rise from the table, ditches are cut
into it; somebody stands as high as the ground under the centre of its base."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.rules import rule
from escarmouche.space.convex import normal_ring
from escarmouche.space.geometry import Point, Ring, distance, inside, quantise, to_segment, turn
from escarmouche.space.moves import between
from escarmouche.space.table import Piece, Table, box

STEP = 1.5
"""The highest obstacle that is stepped over."""
EVEN = 1e-9
"""A height that exceeds another by no more than this is as high: heights are sums of what pieces are told to be."""
BRINK = 0.05
"""How wide the walls are that keep somebody in a ditch."""

Path = Sequence[Point]
Lump = tuple[float, float, float, float, float, Ring, bool]


def lumps(table: Table) -> list[Lump]:
    """What stands above the table or is cut into it: how high one stands there, its upright box, its ring, and whether
    it is cut."""
    found: list[Lump] | None = table.cache.get("lumps")
    if found is None:
        found = table.cache["lumps"] = [
            (height, *box(ring), ring, is_ditch(piece))
            for piece, ring in zip(table.pieces, table.rings, strict=True)
            if (height := level_of(piece)) is not None
        ]
    return found


def level_of(piece: Piece) -> float | None:
    """How high somebody on or in a piece stands; None where nobody can."""
    if is_ditch(piece):
        return piece.base
    return round(piece.base + piece.height, 6) if piece.blocks_move and piece.height is not None else None


def is_ditch(piece: Piece) -> bool:
    """Is it cut into the table? What blocks moves stands in a ditch instead: a step, a bridge."""
    return piece.base < 0 and not piece.blocks_move


@rule("KA-CNV-10")
def standing(table: Table, at: Point) -> float:
    """How high the ground is under the centre of a base: the highest top, its very edge included, or the bottom of a
    ditch, its brink apart. A base stands there however little of the ground is under it."""
    x, y = at
    ground, tops = 0.0, []
    for height, x0, y0, x1, y1, ring, ditch in lumps(table):
        if x0 <= x <= x1 and y0 <= y <= y1:
            if ditch and inside(ring, at) and not on_edge(ring, at):
                ground = min(ground, height)
            elif not ditch and (inside(ring, at) or on_edge(ring, at)):
                tops.append(height)
    return max(ground, *tops) if tops else ground


def on_edge(ring: Ring, at: Point) -> bool:
    """Is a point on the outline of a piece?"""
    return any(to_segment(at, ring[n - 1], ring[n]) < EVEN for n in range(len(ring)))


def ditches(table: Table) -> list[Ring]:
    return [lump[5] for lump in lumps(table) if lump[6]]


def lowest(table: Table) -> float:
    """The bottom of the deepest ditch, or the table."""
    return min(0.0, min((lump[0] for lump in lumps(table)), default=0.0))


@rule("KA-MOV-04", "KA-MOV-09")
def table_at(table: Table, level: float, step: float = STEP) -> Table:
    """The table as it is for somebody at this height: what rises no more than a step above it does not stop it."""
    if all((not piece.blocks_move or piece.height is None) and piece.base >= 0 for piece in table.pieces):
        return table
    key = ("level", level, step)
    made: Table | None = table.cache.get(key)
    if made is None:
        pieces = tuple(
            replace(piece, blocks_move=False)
            if piece.blocks_move and piece.height is not None and piece.base + piece.height - level <= step + EVEN
            else piece
            for piece in table.pieces
        )
        pieces += tuple(
            wall for piece in table.pieces if is_ditch(piece) and -level > step + EVEN for wall in brinks(piece)
        )
        made = table.cache[key] = table if pieces == table.pieces else Table(table.size, pieces)
    return made


def brinks(ditch: Piece) -> list[Piece]:
    """The sides of a ditch, as they stop somebody at its bottom."""
    ring = normal_ring(ditch.shape)
    middle = (sum(x for x, _ in ring) / len(ring), sum(y for _, y in ring) / len(ring))
    found = []
    for number, b in enumerate(ring):
        a = ring[number - 1]
        far = distance(a, b)
        nx, ny = (b[1] - a[1]) / far * BRINK, (a[0] - b[0]) / far * BRINK
        if turn(a, b, middle) < 0:
            nx, ny = -nx, -ny
        shape = (a, b, (b[0] + nx, b[1] + ny), (a[0] + nx, a[1] + ny))
        found.append(Piece(ditch.id, shape, ditch.kind, height=0.0, blocks_sight=False))
    return found


# ---------------------------------------------------------------- gaps


class Gap(Struct, frozen=True):
    """A part of a path over ground more than a step below: where it begins and ends, in toises along the path."""

    start: float
    end: float
    level: float
    """The height from which it is jumped."""
    depth: float
    closed: bool
    """There is ground again on the other side."""

    @property
    def length(self) -> float:
        return self.end - self.start


def relief(table: Table, path: Path) -> list[tuple[float, float, float]]:
    """The ground along a path: from and to which length it is how high."""
    found: list[tuple[float, float, float]] = []
    gone = 0.0
    for a, b in pairwise(path):
        far = distance(a, b)
        if far == 0:
            continue
        west, east, south, north = min(a[0], b[0]), max(a[0], b[0]), min(a[1], b[1]), max(a[1], b[1])
        met = [
            ring
            for _, x0, y0, x1, y1, ring, _ in lumps(table)
            if x0 <= east and x1 >= west and y0 <= north and y1 >= south
        ]
        shares = sorted({0.0, 1.0, *(share for ring in met for share in crossings(ring, a, b))})
        for low, high in pairwise(shares):
            height = standing(table, between(a, b, (low + high) / 2))
            if found and found[-1][2] == height:
                found[-1] = (found[-1][0], gone + high * far, height)
            else:
                found.append((gone + low * far, gone + high * far, height))
        gone += far
    return found


def crossings(ring: Ring, a: Point, b: Point) -> list[float]:
    """After which shares of the way from a to b it crosses the ring."""
    found = []
    for number, d in enumerate(ring):
        c = ring[number - 1]
        one, other = turn(c, d, a), turn(c, d, b)
        if one != other and (turn(a, b, c) <= 0) != (turn(a, b, d) <= 0):
            share = one / (one - other)
            if 0 < share < 1:
                found.append(share)
    return found


@rule("KA-MOV-15", "KA-MOV-17")
def gaps(table: Table, level: float, path: Path, step: float = STEP) -> list[Gap]:
    """What a path leads over that is more than a step below where it then is."""
    if level - lowest(table) <= step + EVEN:
        return []
    found: list[Gap] = []
    begun: float | None = None
    depth = 0.0
    stretch = relief(table, path)
    for start, _, height in stretch:
        if level - height > step + EVEN:
            begun = start if begun is None else begun
            depth = max(depth, level - height)
            continue
        if begun is not None:
            found.append(Gap(begun, start, level, depth, True))
            begun, depth = None, 0.0
        level = height
    if begun is not None:
        found.append(Gap(begun, stretch[-1][1], level, depth, False))
    return found


@rule("KA-MOV-04")
def walked_to(table: Table, level: float, path: Path, step: float) -> float:
    """How high somebody is at the end of a path, stairs walked up and down; before a drop as high as its edge."""
    for _, _, height in relief(table, path) if lumps(table) else ():
        if level - height <= step + EVEN:
            level = height
    return level


def cut(path: Path, start: float, end: float = math.inf) -> tuple[Point, ...]:
    """The part of a path between two lengths of it; only where it begins if there is none."""
    kept: list[Point] = []
    gone = 0.0
    for a, b in pairwise(path):
        far = distance(a, b)
        if far and gone + far > start and gone < end:
            first, last = max(0.0, (start - gone) / far), min(1.0, (end - gone) / far)
            if not kept:
                kept.append(quantise(between(a, b, first)))
            kept.append(b if last == 1.0 else quantise(between(a, b, last)))
        gone += far
    return tuple(kept) or (path[0] if start <= 0 else path[-1],)
