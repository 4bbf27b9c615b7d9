"""Points, bases and distances on a continuous table.

Positions are multiples of 1/1024 of the game's unit; gaps run from edge to edge; angles are degrees, anticlockwise
from +x.
"""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Protocol, TypeAlias

from msgspec import Struct

Point: TypeAlias = tuple[float, float]
Ring: TypeAlias = tuple[Point, ...]

CONTACT = 0.01
"""Two bases with at most this gap are in contact."""
OVERLAP = 0.004
"""A base may dig this deep into something before it counts as blocked: room for quantised tangents."""
GRAIN = 1024.0
"""Positions are multiples of 1 / GRAIN."""
EASE = 2 / GRAIN
"""Both ends of a distance lie on that grid: it may be off by this much."""


class Round(Struct, frozen=True, gc=False, tag="round"):
    """A round base."""

    radius: float


class Square(Struct, frozen=True, gc=False, tag="square"):
    """A square base; the side, not the half."""

    side: float


Base: TypeAlias = Round | Square


class Footprint(Struct, frozen=True, gc=False):
    """A base standing somewhere, facing `angle` degrees."""

    base: Base
    at: Point
    angle: float = 0.0


class Standing(Protocol):
    """Whatever stands somewhere: a footprint, or a figure itself."""

    @property
    def base(self) -> Base: ...
    @property
    def at(self) -> Point: ...
    @property
    def angle(self) -> float: ...


def quantise(point: Point) -> Point:
    """The nearest position that a base may take."""
    return (round(point[0] * GRAIN) / GRAIN, round(point[1] * GRAIN) / GRAIN)


def thousandths(length: float) -> float:
    """A length as it is told: nobody measures finer."""
    return round(length, 3)


def distance(a: Point, b: Point) -> float:
    """Straight distance between two points."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    return math.sqrt(dx * dx + dy * dy)


def gap(a: Standing, b: Standing) -> float:
    """Distance from edge to edge, 0 when the bases overlap."""
    base, other = a.base, b.base
    if type(base) is Round and type(other) is Round:
        (ax, ay), (bx, by) = a.at, b.at
        dx, dy = bx - ax, by - ay
        apart = math.sqrt(dx * dx + dy * dy) - base.radius - other.radius
        return apart if apart > 0.0 else 0.0
    if type(base) is Round:
        return _less(_from_convex(corners(b), a.at), base.radius)
    if type(other) is Round:
        return _less(_from_convex(corners(a), b.at), other.radius)
    return _between_rings(corners(a), corners(b))


def touching(a: Standing, b: Standing) -> bool:
    """Whether two bases are in contact."""
    base, other = a.base, b.base
    reach = base.radius if type(base) is Round else base.side  # type: ignore[union-attr]  # no corner is farther out
    reach += other.radius if type(other) is Round else other.side  # type: ignore[union-attr]
    (ax, ay), (bx, by) = a.at, b.at
    reach += 2 * CONTACT
    return -reach < bx - ax < reach and -reach < by - ay < reach and gap(a, b) <= CONTACT


def gap_to_point(a: Standing, p: Point) -> float:
    """Distance from the edge of a base to a point, 0 when the base covers it."""
    if type(a.base) is Round:
        return _less(distance(a.at, p), a.base.radius)
    return _from_convex(corners(a), p)


def gap_to_ring(a: Standing, ring: Ring) -> float:
    """Distance from the edge of a base to a polygon, 0 when they overlap."""
    if type(a.base) is Round:
        return 0.0 if inside(ring, a.at) else _less(_to_edges(ring, a.at), a.base.radius)
    return _between_rings(corners(a), ring)


def within_box(a: Standing, x0: float, y0: float, x1: float, y1: float) -> bool:
    """Whether the whole base lies inside an upright rectangle (a hair of OVERLAP is forgiven)."""
    hx, hy = half_extent(a.base, a.angle)
    x, y = a.at
    return x0 - OVERLAP <= x - hx and x + hx <= x1 + OVERLAP and y0 - OVERLAP <= y - hy and y + hy <= y1 + OVERLAP


def within_ring(a: Standing, ring: Ring) -> bool:
    """Whether the whole base lies inside a polygon (a hair of OVERLAP is forgiven)."""
    if type(a.base) is Round:
        return inside(ring, a.at) and _to_edges(ring, a.at) >= a.base.radius - OVERLAP
    mine = corners(a)
    if not all(inside(ring, p) or _to_edges(ring, p) <= OVERLAP for p in mine):
        return False
    return all(not inside(mine, p) or _to_edges(mine, p) <= OVERLAP for p in ring)


def inside(ring: Ring, p: Point) -> bool:
    """Whether a point lies inside a simple polygon."""
    x, y = p
    odd = False
    ax, ay = ring[-1]
    for bx, by in ring:
        if (ay > y) != (by > y):
            side = (bx - ax) * (y - ay) - (x - ax) * (by - ay)
            if (side > 0.0) == (by > ay):
                odd = not odd
        ax, ay = bx, by
    return odd


def in_front(at: Point, angle: float, p: Point, width: float = 180.0) -> bool:
    """Whether a point lies in the arc of `width` degrees before someone who stands at `at` and faces `angle`."""
    ux, uy = heading(angle)
    dx, dy = p[0] - at[0], p[1] - at[1]
    edge = heading(width / 2.0)[0]
    return ux * dx + uy * dy >= edge * math.sqrt(dx * dx + dy * dy) - 1e-9


@lru_cache(maxsize=4096)
def heading(angle: float) -> Point:
    """The unit vector of a direction, rounded so that every machine finds the same."""
    turn = math.radians(angle)
    return (round(math.cos(turn), 12), round(math.sin(turn), 12))


@lru_cache(maxsize=4096)
def square_corners(side: float, angle: float) -> Ring:
    """Corners of a square around the origin, anticlockwise."""
    ux, uy = heading(angle)
    h = side / 2.0
    return tuple((h * (sx * ux - sy * uy), h * (sx * uy + sy * ux)) for sx, sy in ((1, 1), (-1, 1), (-1, -1), (1, -1)))


def corners(a: Standing) -> Ring:
    """Corners of a square base where it stands, anticlockwise."""
    if not isinstance(a.base, Square):
        raise TypeError("a round base has no corners")
    x, y = a.at
    return tuple([(x + dx, y + dy) for dx, dy in square_corners(a.base.side, a.angle)])


def half_extent(base: Base, angle: float = 0.0) -> Point:
    """Half the width and half the height of the upright box around a base."""
    if type(base) is Round:
        return (base.radius, base.radius)
    assert isinstance(base, Square)
    ring = square_corners(base.side, angle)
    return (max(x for x, _ in ring), max(y for _, y in ring))


def _less(length: float, radius: float) -> float:
    return length - radius if length > radius else 0.0


def to_segment(p: Point, a: Point, b: Point) -> float:
    """Distance from a point to a segment."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    wx, wy = p[0] - a[0], p[1] - a[1]
    along, square = wx * dx + wy * dy, dx * dx + dy * dy
    if along > 0.0:
        share = along / square if along < square else 1.0
        wx, wy = wx - share * dx, wy - share * dy
    return math.sqrt(wx * wx + wy * wy)


def _to_edges(ring: Ring, p: Point) -> float:
    """The least distance `to_segment` of all edges, written out: this is asked most of all."""
    px, py = p
    nearest, (ax, ay) = math.inf, ring[-1]
    for bx, by in ring:
        dx, dy, wx, wy = bx - ax, by - ay, px - ax, py - ay
        along = wx * dx + wy * dy
        if along > 0.0:
            square = dx * dx + dy * dy
            share = along / square if along < square else 1.0
            wx, wy = wx - share * dx, wy - share * dy
        far = wx * wx + wy * wy
        if far < nearest:  # noqa: PLR1730  # twice as quick as min
            nearest = far
        ax, ay = bx, by
    return math.sqrt(nearest)


def _from_convex(ring: Ring, p: Point) -> float:
    return 0.0 if inside(ring, p) else _to_edges(ring, p)


def _between_rings(a: Ring, b: Ring) -> float:
    if inside(a, b[0]) or inside(b, a[0]):
        return 0.0
    for i in range(len(a)):
        for j in range(len(b)):
            if crossing(a[i - 1], a[i], b[j - 1], b[j]):
                return 0.0
    return min(*(_to_edges(b, p) for p in a), *(_to_edges(a, p) for p in b))


def crossing(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two segments cross at a point inside both."""
    return turn(a, b, c) * turn(a, b, d) < 0.0 and turn(c, d, a) * turn(c, d, b) < 0.0


def turn(a: Point, b: Point, c: Point) -> float:
    """Positive when a, b, c turn left (twice the area of their triangle)."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
