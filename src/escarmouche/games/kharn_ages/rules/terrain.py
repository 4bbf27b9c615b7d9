"""Kinds of ground: what they take from a movement, and deep water."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.figures import Battle, Safar
from escarmouche.games.kharn_ages.rules.rolls import half
from escarmouche.games.kharn_ages.scenarios.tables import FLAT
from escarmouche.space.geometry import Point, Ring, crossing, inside
from escarmouche.space.table import Table

DEEP = "deep-water"
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
        for kind, ring, x0, y0, x1, y1 in flat
        if east >= x0
        and west <= x1
        and north >= y0
        and south <= y1
        and (inside(ring, path[0]) or any(meets(ring, a, b) for a, b in pairwise(path)))
    )


NONE: frozenset[str] = frozenset()


Flat = tuple[str, Ring, float, float, float, float]


def flats(table: Table) -> list[Flat]:
    """The kinds of ground of a table, with their outlines and the boxes around them."""
    found: list[Flat] | None = table.cache.get("flats")
    if found is None:
        found = table.cache["flats"] = [
            (piece.kind, ring, x0, y0, x1, y1)
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


@rule("KA-LAT-14", "KA-LAT-15")
def broad(me: Safar) -> bool:
    """Stout, as every Tembo is: no ground but deep water slows it."""
    return "stout" in me.skills or "tembo" in me.skills


@rule("KA-TER-07", "KA-TER-08", "KA-TER-10", "KA-TER-11")
def worst(state: Battle, me: Safar, velocity: int, path: Sequence[Point]) -> tuple[int, tuple[str, ...]]:
    """What V, spells and loads already counted, is worth on a path: the worst ground it meets counts for all of it. A
    skill that makes a Safar at home on a ground prevails. And the rule behind it."""
    found = velocity, ""
    for kind in sorted(grounds(state.table, path)):
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
    return me.on_table and DEEP in grounds(state.table, (me.at,))
