"""Kinds of ground: what they take from a movement, and deep water."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.figures import Battle, Safar
from escarmouche.games.kharn_ages.rules.relief import STEP, gaps, lumps, on_edge, standing
from escarmouche.games.kharn_ages.rules.rolls import half
from escarmouche.games.kharn_ages.scenarios.tables import FLAT
from escarmouche.space.geometry import Point, Ring, crossing, distance, inside
from escarmouche.space.moves import between
from escarmouche.space.table import Piece, Table

DEEP = "deep-water"
FINE = 0.05
"""How closely a path is looked at where it may lead over roofs, in toises."""
RULES = {"loose": "KA-TER-01", "slippery": "KA-TER-02", DEEP: "KA-TER-03", "difficult": "KA-TER-06"}


def grounds(table: Table, path: Sequence[Point]) -> frozenset[str]:
    """The kinds of ground that the centre of a base meets along a path, its start included."""
    flat = flats(table)
    if not flat:
        return NONE
    if len(path) == 1:
        x, y = at = path[0]
        return frozenset([f[0] for f in flat if f[2] <= x <= f[4] and f[3] <= y <= f[5] and inside(f[1], at)])
    xs, ys = [x for x, _ in path], [y for _, y in path]
    west, south, east, north = min(xs), min(ys), max(xs), max(ys)
    return frozenset(
        kind
        for kind, ring, x0, y0, x1, y1, _ in flat
        if east >= x0
        and west <= x1
        and north >= y0
        and south <= y1
        and (inside(ring, path[0]) or any(meets(ring, a, b) for a, b in pairwise(path)))
    )


NONE: frozenset[str] = frozenset()


@rule("KA-TER-03", "KA-TER-11")
def underfoot(table: Table, path: Sequence[Point], step: float = STEP, landing: bool = False) -> frozenset[str]:
    """The kinds of ground that are trodden along a path: not those below a roof, nor those that a jump leads over; that
    under whoever drops only if its landing counts."""
    if len(path) == 1:
        return table.once(trodden, tuple(path), step) if flats(table) else NONE
    return trodden(table, path, step, landing)


def trodden(table: Table, path: Sequence[Point], step: float, landing: bool = False) -> frozenset[str]:
    kinds = grounds(table, path)
    if not kinds or not lumps(table):
        return kinds
    over = gaps(table, standing(table, path[0]), path, step)
    points, gone = [path[0]], 0.0
    for a, b in pairwise(path):
        far = distance(a, b)
        parts = max(1, math.ceil(far / FINE))
        for share in (n / parts for n in range(1, parts + 1)):
            if not any(gap.start < gone + far * share <= gap.end for gap in over):
                points.append(between(a, b, share))
        gone += far
    if landing:
        points.append(path[-1])
    feet = [(at, standing(table, at)) for at in points]
    found = [(kind, ring, math.inf if on_a_roof(table, ring) else base) for kind, ring, *_, base in flats(table)]
    return frozenset(
        kind
        for kind, ring, high in found
        if kind in kinds and any(level <= high and inside(ring, at) for at, level in feet)
    )


def on_a_roof(table: Table, ring: Ring) -> bool:
    """Is this ground that of a roof? It is if all of it lies on one."""
    return roof_under(table, ring) is not None


def roof_under(table: Table, ring: Ring) -> float | None:
    """How high the roof is that all of this ground lies on, if there is one."""
    roofs = [(lump[0], lump[5]) for lump in lumps(table) if lump[0] > 0]
    under = [high for high, roof in roofs if all(inside(roof, at) or on_edge(roof, at) for at in ring)]
    return max(under, default=None)


@rule("KA-TER-11")
def lies_at(table: Table, piece: Piece, ring: Ring) -> float:
    """How high a piece of scenery lies: ground as high as the roof that all of it is on."""
    roof = roof_under(table, ring) if piece.kind in FLAT else None
    return piece.base if roof is None else roof


Flat = tuple[str, Ring, float, float, float, float, float]


def flats(table: Table) -> list[Flat]:
    """The kinds of ground of a table, with their outlines, the boxes around them, and how high they lie."""
    found: list[Flat] | None = table.cache.get("flats")
    if found is None:
        found = table.cache["flats"] = [
            (piece.kind, ring, x0, y0, x1, y1, piece.base)
            for (x0, y0, x1, y1, piece), ring in zip(table.boxes, table.rings, strict=True)
            if piece.kind in FLAT
        ]
    return found


def meets(ring: Sequence[Point], a: Point, b: Point) -> bool:
    """Does the way from a to b lead into the ring?"""
    sides = zip(ring, (*ring[1:], ring[0]), strict=True)
    return inside(tuple(ring), b) or any(crossing(a, b, c, d) for c, d in sides)


@rule("KA-TER-01", "KA-TER-02", "KA-TER-03", "KA-TER-06")
def slowed(velocity: int, kind: str, edition: str) -> int:
    """V on a kind of ground: 1 less, 2 less (halved in the English edition), or halved in deep water."""
    if kind == DEEP or (kind == "difficult" and edition == "en"):
        return half(velocity)
    return max(0, velocity - (2 if kind == "difficult" else 1))


def leap_of(me: Safar) -> int:
    """The X of its leap; 0 for somebody who has none."""
    return int(me.skills.get("leap") or 0)


@rule("KA-LAT-16", "KA-MOV-04")
def stride(me: Safar) -> float:
    """The highest obstacle it steps over, or down from."""
    return max(STEP, leap_of(me))


@rule("KA-LAT-14", "KA-LAT-15")
def broad(me: Safar) -> bool:
    """Stout, as every Tembo is: no ground but deep water slows it."""
    return "stout" in me.skills or "tembo" in me.skills


@rule("KA-TER-07", "KA-TER-08", "KA-TER-10", "KA-TER-11")
def worst(state: Battle, me: Safar, velocity: int, path: Sequence[Point]) -> tuple[int, tuple[str, ...]]:
    """What V, spells and loads already counted, is worth on a path: the worst ground it meets counts for all of it. A
    skill that makes a Safar at home on a ground prevails. And the rule behind it."""
    found = velocity, ""
    for kind in sorted(underfoot(state.table, path, stride(me))):
        if me.skills.get("at-home") == kind or (kind != DEEP and broad(me)):
            continue
        left = slowed(velocity, kind, state.edition)
        if left < found[0]:
            found = left, kind
    return found[0], (RULES[found[1]], "KA-TER-11") if found[1] else ()


@rule("KA-TER-03")
def swimming(state: Battle, who: Id) -> bool:
    """Is it in water so deep that it has to swim?"""
    me = state.figures[who]
    return me.on_table and DEEP in underfoot(state.table, (me.at,))
