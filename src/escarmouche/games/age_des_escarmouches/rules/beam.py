"""The beam between two bases: its sides, what of an obstacle lies in it, and how much of its width that cuts.

A ray joins the points at the same share of both widths. Obstacles are convex here; of each, the part inside the beam
decides: the shares of the rays through its corners are the limits of its shadow.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from msgspec import Struct

from escarmouche.core.rules import rule
from escarmouche.space.convex import circle_around
from escarmouche.space.geometry import (
    Footprint,
    Point,
    Ring,
    Round,
    gap_to_point,
    gap_to_ring,
    half_extent,
    square_corners,
    turn,
)

CORNERS = 24
"""A round base is taken for a polygon with so many corners, four of them along and across the beam."""
NOTHING = 1e-4
"""An area this small is a touch, not an obstacle."""


class Beam(Struct, frozen=True):
    """The widths at the source and at the target, left and right as one looks from the first to the second."""

    near: tuple[Point, Point]
    far: tuple[Point, Point]
    source: Footprint
    target: Footprint
    middle: tuple[Point, Point]
    """Half way between its sides."""
    widest: float
    """Half of its greatest width."""

    @property
    def ring(self) -> Ring:
        """The four corners, anticlockwise."""
        return (self.near[1], self.far[1], self.far[0], self.near[0])


TURNS = tuple((math.cos(2 * math.pi * k / CORNERS), math.sin(2 * math.pi * k / CORNERS)) for k in range(CORNERS))


def ring_of(one: Footprint, along: Point = (1.0, 0.0)) -> Ring:
    """A base where it stands, as a polygon; a round one has a corner in the direction given."""
    x, y = one.at
    if isinstance(one.base, Round):
        ux, uy = one.base.radius * along[0], one.base.radius * along[1]
        return tuple([(x + c * ux - s * uy, y + s * ux + c * uy) for c, s in TURNS])
    return tuple([(x + dx, y + dy) for dx, dy in square_corners(one.base.side, one.angle)])


@rule("AE-OBST-01", "AE-OBST-09")
def beam(source: Footprint, target: Footprint) -> Beam:
    """Between the outer common tangents of two bases."""
    (ax, ay), (cx, cy) = tangent(source, target, 1.0)
    (bx, by), (dx, dy) = tangent(source, target, -1.0)
    near, far = ((ax, ay), (bx, by)), ((cx, cy), (dx, dy))
    middle = (((ax + bx) / 2, (ay + by) / 2), ((cx + dx) / 2, (cy + dy) / 2))
    return Beam(near, far, source, target, middle, max(math.dist(*near), math.dist(*far)) / 2)


def tangent(source: Footprint, target: Footprint, side: float) -> tuple[Point, Point]:
    """The points where the outer tangent on one side touches both; of a side along it, the corner nearest the other."""
    if isinstance(source.base, Round) and isinstance(target.base, Round):
        return _between_rounds(source, target, side)
    mine, theirs = ring_of(source), ring_of(target)
    start, end = source.at, target.at
    for _ in range(8):
        before = (start, end)
        start = _outermost(mine, end, side, target.at, away=True)
        end = _outermost(theirs, start, side, source.at, away=False)
        if before == (start, end):
            break
    return start, end


def _between_rounds(source: Footprint, target: Footprint, side: float) -> tuple[Point, Point]:
    assert isinstance(source.base, Round)
    assert isinstance(target.base, Round)
    (ax, ay), (bx, by) = source.at, target.at
    apart = math.hypot(bx - ax, by - ay)
    if apart < 1e-9:
        return source.at, target.at
    along = math.atan2(by - ay, bx - ax)
    lean = math.acos(max(-1.0, min(1.0, (source.base.radius - target.base.radius) / apart)))
    ux, uy = math.cos(along + side * lean), math.sin(along + side * lean)
    return (
        (ax + source.base.radius * ux, ay + source.base.radius * uy),
        (bx + target.base.radius * ux, by + target.base.radius * uy),
    )


def _outermost(ring: Ring, other: Point, side: float, nearest: Point, away: bool) -> Point:
    """The corner farthest to a side of a line to or from another point; of several, the one nearest the other base."""
    best = ring[0]
    for point in ring[1:]:
        lean = turn(best, other, point) if away else turn(other, best, point)
        if lean * side > 1e-9 or (abs(lean) <= 1e-9 and math.dist(point, nearest) < math.dist(best, nearest)):
            best = point
    return best


# ---------------------------------------------------------------- what lies in it


def clip(ring: Sequence[Point], by: Ring, sides: Iterable[int] | None = None) -> list[Point]:
    """The part of a convex polygon inside a convex polygon given anticlockwise, or only on the inner side of some of
    its sides."""
    found = list(ring)
    for i in range(len(by)) if sides is None else sides:
        a, b = by[i - 1], by[i]
        if not found:
            return found
        inner: list[Point] = []
        ax, ay = a
        dx, dy = b[0] - ax, b[1] - ay
        last = found[-1]
        last_side = dx * (last[1] - ay) - dy * (last[0] - ax)
        for point in found:
            here = dx * (point[1] - ay) - dy * (point[0] - ax)
            if (here >= 0.0) != (last_side >= 0.0):
                share = last_side / (last_side - here)
                inner.append((last[0] + share * (point[0] - last[0]), last[1] + share * (point[1] - last[1])))
            if here >= 0.0:
                inner.append(point)
            last, last_side = point, here
        found = inner
    return found


def area(ring: Sequence[Point]) -> float:
    return abs(sum(ring[i - 1][0] * ring[i][1] - ring[i][0] * ring[i - 1][1] for i in range(len(ring)))) / 2


Circle = tuple[float, float, float]
"""Its centre, and its radius."""


def crossed_sides(it: Beam, around: Circle) -> list[int] | None:
    """Which sides of a beam cut through a circle; None if it lies beyond one of them."""
    x, y, radius = around
    ring, found = it.ring, []
    for i in range(4):
        (ax, ay), (bx, by) = ring[i - 1], ring[i]
        dx, dy = bx - ax, by - ay
        inwards, room = dx * (y - ay) - dy * (x - ax), (radius + 1e-6) * math.sqrt(dx * dx + dy * dy)
        if inwards < -room:
            return None
        if inwards < room:
            found.append(i)
    return found


def part_inside(it: Beam, ring: Ring, around: Circle | None = None) -> list[Point]:
    """What of a convex obstacle lies between the two bases; nothing if it only touches. A circle around it tells
    which sides of the beam it can be cut by."""
    sides = crossed_sides(it, circle_around(ring) if around is None else around)
    if sides is None:
        return []
    part = clip(ring, it.ring, sides)
    if len(part) < 3 or area(part) <= NOTHING:
        return []
    hidden = all(gap_to_point(it.source, p) <= 0.0 for p in part) or all(
        gap_to_point(it.target, p) <= 0.0 for p in part
    )
    return [] if hidden else part


@rule("AE-OBST-09")
def share(it: Beam, point: Point) -> float:
    """Which ray goes through a point, from 0 on the left to 1 on the right: where the point turns to neither side."""
    (ax, ay), (bx, by) = it.near
    (cx, cy), (dx, dy) = it.far
    ux, uy, wx, wy = bx - ax, by - ay, (dx - cx) - (bx - ax), (dy - cy) - (by - ay)
    lx, ly, px, py = cx - ax, cy - ay, point[0] - ax, point[1] - ay
    square, plain, rest = wy * ux - wx * uy, wx * py - wy * px - lx * uy + ly * ux, lx * py - ly * px
    return min(max(_root(square, plain, rest), 0.0), 1.0)


def _root(square: float, plain: float, rest: float) -> float:
    """Where square t2 + plain t + rest is 0, between 0 and 1 if it is anywhere there."""
    if abs(square) < 1e-9:
        return -rest / plain if abs(plain) > 1e-12 else 0.5
    under = math.sqrt(max(plain * plain - 4 * square * rest, 0.0))
    one, other = (-plain - under) / (2 * square), (-plain + under) / (2 * square)
    return one if abs(one - 0.5) <= abs(other - 0.5) else other


@rule("AE-OBST-05", "AE-OBST-06", "AE-OBST-09")
def cut(it: Beam, parts: Iterable[Sequence[Point]]) -> float:
    """The share of the width that parts of obstacles cut together; overlapping shadows count once."""
    shadows = sorted((min(rays), max(rays)) for rays in ([share(it, p) for p in part] for part in parts))
    total, reached = 0.0, 0.0
    for low, high in shadows:
        if high > reached:
            total += high - max(low, reached)
            reached = high
    return total


@rule("AE-OBST-04")
def nearness(it: Beam, part: Sequence[Point]) -> float:
    """How far the part of an obstacle in the beam is from the target's base."""
    return gap_to_ring(it.target, tuple(part))


@rule("AE-OBST-04")
def is_near(it: Beam, part: Sequence[Point], around: Circle, limit: float) -> bool:
    """Is the part of an obstacle within so much of the target's base? Measured only if a circle around the whole
    obstacle comes as near."""
    x, y, radius = around
    dx, dy = x - it.target.at[0], y - it.target.at[1]
    reach = radius + math.hypot(*half_extent(it.target.base, it.target.angle)) + limit + 1e-6
    return dx * dx + dy * dy <= reach * reach and nearness(it, part) <= limit


T = TypeVar("T")


def near_beam(it: Beam, some: Iterable[tuple[T, Circle]]) -> Iterator[tuple[T, Circle]]:
    """Those whose circle comes near enough to the middle of the beam to lie in it."""
    (ax, ay), (bx, by) = it.middle
    dx, dy = bx - ax, by - ay
    square, room = dx * dx + dy * dy, it.widest + 1e-6
    for one in some:
        x, y, radius = one[1]
        wx, wy = x - ax, y - ay
        along = wx * dx + wy * dy
        if along > 0.0:
            share = along / square if along < square else 1.0
            wx, wy = wx - share * dx, wy - share * dy
        reach = radius + room
        if wx * wx + wy * wy <= reach * reach:
            yield one
