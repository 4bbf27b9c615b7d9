"""Rings of way points round obstacles: a shortest path bends nowhere else.

Every obstacle is convex (concave pieces are cut in parts), so from outside it has two tangent points, and a shortest
path is a chain of common tangents with short walks round the rings between them.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from itertools import count
from typing import Any, TypeAlias

from escarmouche.space.convex import CLEAR, entry
from escarmouche.space.geometry import GRAIN, OVERLAP, Base, Point, Ring, crossing, quantise, turn
from escarmouche.space.table import Table, box

Side: TypeAlias = tuple[float, float, float]
Outline: TypeAlias = tuple[Ring, tuple[Side, ...], tuple[float, float, float, float], int, dict[int, Any]]

ROUGH = 1.0 / GRAIN
"""What quantising may cost at both ends of a chord."""
BULGE = 0.003
"""How much farther out than needed a ring may be, to have fewer points."""
MOST_KNOWN = 10_000
"""Tangents that a ring remembers."""
MOST_CUTS = 100_000
"""Steps of which a chart remembers what cuts them."""


class Hull:
    """The ring of way points round one obstacle. Obstacles of one shape and place share what is `known` of them."""

    __slots__ = ("bounds", "known", "nodes", "number", "serial", "sides", "size")

    def __init__(self, number: int, ring: Ring, grown: float) -> None:
        self.number = number
        self.nodes, self.sides, self.bounds, self.serial, self.known = outline(ring, grown)
        self.size = len(self.nodes)

    def tangents(self, px: float, py: float) -> list[int]:
        """The way points where a line from p touches the ring; all of them when p is inside."""
        sides = [k - px * ey + py * ex for k, ex, ey in self.sides]
        found = []
        before = sides[-1]
        for i, after in enumerate(sides):
            if (before <= 1e-9 and after >= -1e-9) or (before >= -1e-9 and after <= 1e-9):
                found.append(i)
            before = after
        return found or list(range(self.size))

    def touching(self, i: int, places: Iterable[Point]) -> list[Point]:
        """The places from which a line touches the ring at this way point; any line does from inside."""
        k, ex, ey = self.sides[i]
        m, fx, fy = self.sides[i - 1]
        x0, y0, x1, y1 = self.bounds
        found = []
        for place in places:
            px, py = place
            after, before = k - px * ey + py * ex, m - px * fy + py * fx
            if (
                (before <= 1e-9 and after >= -1e-9)
                or (before >= -1e-9 and after <= 1e-9)
                or (x0 <= px <= x1 and y0 <= py <= y1 and self.holds(px, py))
            ):
                found.append(place)
        return found

    def facing(self, i: int, other: Hull) -> list[Point]:
        """All way points of another ring from which a line touches this one at a way point."""
        key = other.serial << 13 | i << 1
        found: list[Point] | None = self.known.get(key)
        if found is None:
            found = self._learn(key, self.touching(i, other.nodes))
        return found

    def tied(self, i: int, other: Hull) -> list[int]:
        """Way points of another ring, by number, on a common tangent with a way point of this one."""
        key = other.serial << 13 | i << 1 | 1
        found: list[int] | None = self.known.get(key)
        if found is None:
            nodes, faced = other.nodes, other.tangents(*self.nodes[i])
            seen = self.touching(i, [nodes[j] for j in faced])
            found = self._learn(key, [j for j in faced if nodes[j] in seen])
        return found

    def _learn(self, key: int, found: Any) -> Any:
        if len(self.known) >= MOST_KNOWN:
            self.known.clear()
        self.known[key] = found
        return found

    def touches(self, i: int, px: float, py: float) -> bool:
        """Whether a line from p touches the ring at this way point."""
        k, ex, ey = self.sides[i]
        after = k - px * ey + py * ex
        k, ex, ey = self.sides[i - 1]
        before = k - px * ey + py * ex
        return (before <= 1e-9 and after >= -1e-9) or (before >= -1e-9 and after <= 1e-9)

    def holds(self, px: float, py: float) -> bool:
        """Whether p is inside the ring, as bases in contact may be by a hair."""
        x0, y0, x1, y1 = self.bounds
        if not (x0 <= px <= x1 and y0 <= py <= y1):
            return False
        return min([k - px * ey + py * ex for k, ex, ey in self.sides]) > -1e-9

    def ahead(self, i: int, dx: float, dy: float) -> int:
        """The next way point for a path that comes to way point i in this direction and bends round the ring."""
        before, after = (i or self.size) - 1, i + 1 if i + 1 < self.size else 0
        x, y = self.nodes[i]
        (ax, ay), (bx, by) = self.nodes[before], self.nodes[after]
        ax, ay, bx, by = ax - x, ay - y, bx - x, by - y
        one = (dx * ax + dy * ay) / math.sqrt(ax * ax + ay * ay)
        two = (dx * bx + dy * by) / math.sqrt(bx * bx + by * by)
        return before if one > two else after


@lru_cache(maxsize=4096)
def outline(ring: Ring, grown: float) -> Outline:
    """Way points round a convex ring, the sides between them, the box around them, a number of its own, and room for
    what becomes known of it and others."""
    nodes = way_points(ring, grown)
    sides: list[Side] = []
    for i, (ax, ay) in enumerate(nodes):
        bx, by = nodes[(i + 1) % len(nodes)]
        ex, ey = bx - ax, by - ay
        sides.append((ax * ey - ay * ex, ex, ey))
    return nodes, tuple(sides), box(nodes), next(SERIALS), {}


SERIALS = count()


def way_points(ring: Ring, grown: float) -> tuple[Point, ...]:
    """Quantised points round a convex ring at the distance `grown`, so close that the chords between them are legal."""
    if grown <= 0.0:
        return tuple(quantise(p) for p in ring)
    slack = OVERLAP - ROUGH
    found: list[Point] = []
    if len(ring) == 1:
        quarters = [(1.0, 0.0), (0.0, 1.0), (-1.0, 0.0), (0.0, -1.0)]
        fans = [(ring[0], quarters[i], quarters[(i + 1) % 4]) for i in range(4)]
    else:
        fans = [
            (ring[i], _normal(ring[i - 1], ring[i]), _normal(ring[i], ring[(i + 1) % len(ring)]))
            for i in range(len(ring))
        ]
    for (x, y), first, last in fans:
        directions, sag = _fan(first, last, grown, slack)
        out = grown + max(0.0, sag - slack)
        for ux, uy in directions:
            p = quantise((x + out * ux, y + out * uy))
            if not found or found[-1] != p:
                found.append(p)
    if found[0] == found[-1]:
        found.pop()
    return tuple(found)


def _normal(a: Point, b: Point) -> Point:
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = math.sqrt(dx * dx + dy * dy)
    return (dy / length, -dx / length)


def _fan(first: Point, last: Point, grown: float, slack: float) -> tuple[list[Point], float]:
    """Directions from first to last, halved until the chords between them cut little off the arc; and how much."""
    fan = [first, last]
    while True:
        (ax, ay), (bx, by) = fan[0], fan[1]
        half = math.sqrt(max(0.0, (1.0 + ax * bx + ay * by) / 2.0))
        sag = grown * (1.0 - half)
        if sag <= slack + BULGE:
            return fan, sag
        finer = [fan[0]]
        for i in range(1, len(fan)):
            (ax, ay), (bx, by) = fan[i - 1], fan[i]
            mx, my = ax + bx, ay + by
            length = math.sqrt(mx * mx + my * my)
            if length < 1e-9:  # a half turn: any of the two sides, the left one of the first
                mx, my, length = -ay, ax, 1.0
            finer += [(mx / length, my / length), fan[i]]
        fan = finer


class Chart:
    """What a table knows for one kind of base: rings round its walls, and what cuts a step."""

    def __init__(self, table: Table, base: Base, angle: float) -> None:
        self.walls = table.walls(base, angle)
        self.boxed = table.boxed(base, angle)
        self.hulls = [Hull(number, wall.ring, wall.grown) for number, wall in enumerate(self.walls)]
        self.cuts: dict[tuple[Point, Point], frozenset[int]] = {}

    def cutters(self, a: Point, b: Point) -> frozenset[int]:
        """The walls that block a straight step between way points."""
        found = self.cuts.get((a, b))
        if found is None:
            if len(self.cuts) >= MOST_CUTS:
                self.cuts.clear()
            found = self.cuts[(a, b)] = self.cuts[(b, a)] = frozenset(self.blockers(a, b))
        return found

    def blockers(self, a: Point, b: Point) -> list[int]:
        """The walls that block a straight step, not kept."""
        px, py = a
        qx, qy = b
        west, east = (px, qx) if px < qx else (qx, px)
        south, north = (py, qy) if py < qy else (qy, py)
        found = []
        for x0, y0, x1, y1, planes, number in self.boxed:
            if x0 > east or x1 < west or y0 > north or y1 < south:
                continue
            if entry(planes, px, py, qx - px, qy - py, self.walls[number].clear) < CLEAR:
                found.append(number)
        return found


def chart_of(table: Table, base: Base, angle: float) -> Chart:
    """The chart of a table for one kind of base, made once."""
    key = ("chart", base, angle)
    found: Chart | None = table.cache.get(key)
    if found is None:
        found = table.cache[key] = Chart(table, base, angle)
    return found


def spread(ring: Ring, gap: float) -> list[Point]:
    """Quantised points along a ring, corners included, no farther apart than `gap`."""
    found: list[Point] = []
    for i in range(len(ring)):
        (ax, ay), (bx, by) = ring[i - 1], ring[i]
        count = max(1, math.ceil(math.sqrt((bx - ax) ** 2 + (by - ay) ** 2) / gap))
        found += [quantise((ax + (bx - ax) * k / count, ay + (by - ay) * k / count)) for k in range(count)]
    return found


def verge(ring: Ring, gap: float) -> list[Point]:
    """The same along an anticlockwise ring, but none of them, nor a step from one to the next, inside it: what the grid
    would take in is moved out by a grain and a half."""
    found: list[Point] = []
    for i in range(len(ring)):
        before, a, b = ring[i - 2], ring[i - 1], ring[i]
        (mx, my), (nx, ny) = outward(before, a), outward(a, b)
        share = 1.5 * ROUGH / max(1.0 + mx * nx + my * ny, 0.1)
        count = max(1, math.ceil(math.dist(a, b) / gap))
        for k in range(count):
            x, y = a[0] + (b[0] - a[0]) * k / count, a[1] + (b[1] - a[1]) * k / count
            px, py = quantise((x, y))
            dx, dy = px - a[0], py - a[1]
            if nx * dx + ny * dy < 0.0 or (k == 0 and mx * dx + my * dy < 0.0):
                out = ((mx + nx) * share, (my + ny) * share) if k == 0 else (nx * 1.5 * ROUGH, ny * 1.5 * ROUGH)
                px, py = quantise((x + out[0], y + out[1]))
            found.append((px, py))
    return found


def outward(a: Point, b: Point) -> Point:
    """The unit vector to the right of an edge: away from an anticlockwise ring."""
    long = math.dist(a, b)
    return ((b[1] - a[1]) / long, (a[0] - b[0]) / long)


def meetings(one: Ring, two: Ring) -> list[Point]:
    """Where the outlines of two rings cross."""
    found: list[Point] = []
    for i in range(len(one)):
        a, b = one[i - 1], one[i]
        for j in range(len(two)):
            c, d = two[j - 1], two[j]
            if crossing(a, b, c, d):
                left, right = turn(c, d, a), turn(c, d, b)
                share = left / (left - right)
                found.append((a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])))
    return found
