"""Convex shapes as lists of half planes: the one test behind every sliding base.

A base that slides is a point that slides among shapes grown by the base. A convex shape grown by a disc of radius `c`
is the set of points nearer than `c`; grown by a square it is another convex shape. `entry` answers both.
"""

from __future__ import annotations

import math
from typing import TypeAlias

from escarmouche.space.geometry import Point, Ring, turn

Plane: TypeAlias = tuple[float, float, float, tuple[float, float, float, float, float, float, float, float]]
"""Outward unit normal (x, y), offset, and the edge: tangent (x, y), where it begins and ends along it, both corners."""
Planes: TypeAlias = tuple[Plane, ...]

CLEAR = 2.0
"""Answer of `entry` when the step never comes nearer."""
WITHIN = -1.0
"""Answer of `entry` when the step begins nearer already."""


def entry(planes: Planes, px: float, py: float, dx: float, dy: float, c: float) -> float:
    """Share of the step p → p+d after which a point is nearer than `c` to a convex shape (deeper than -c)."""
    begin, end = 0.0, 1.0
    rim = None
    for nx, ny, offset, edge in planes:
        away = nx * px + ny * py - offset - c
        speed = nx * dx + ny * dy
        if away >= 0.0:
            if speed >= 0.0:
                return CLEAR
            share = -away / speed
            if share >= end:
                return CLEAR
            if share >= begin:
                begin = share
                rim = edge
        elif speed > 0.0:
            share = -away / speed
            if share <= begin:
                return CLEAR
            end = min(end, share)
    if rim is None:
        if c <= 0.0:
            return WITHIN
        if signed_distance(planes, px, py) < c:
            return WITHIN
        kx, ky = _nearest_corner(planes, px, py)
        return _circle_entry(px - kx, py - ky, dx, dy, c)
    if c <= 0.0:
        return begin
    tx, ty, low, high, ax, ay, bx, by = rim
    along = tx * (px + begin * dx) + ty * (py + begin * dy)
    if along < low:
        return _circle_entry(px - ax, py - ay, dx, dy, c)
    if along > high:
        return _circle_entry(px - bx, py - by, dx, dy, c)
    return begin


def _circle_entry(wx: float, wy: float, dx: float, dy: float, c: float) -> float:
    """Share of a step, begun outside, after which it enters the disc of radius `c` round the origin."""
    toward = -(wx * dx + wy * dy)
    if toward <= 0.0:
        return CLEAR
    square = dx * dx + dy * dy
    root = toward * toward - square * (wx * wx + wy * wy - c * c)
    if root <= 0.0:
        return CLEAR
    share = (toward - math.sqrt(root)) / square
    if share >= 1.0:
        return CLEAR
    return share if share > 0.0 else 0.0


def signed_distance(planes: Planes, px: float, py: float) -> float:
    """Distance from a point to a convex shape; negative inside, by the depth."""
    best = -math.inf
    rim = planes[0][3]
    for nx, ny, offset, edge in planes:
        away = nx * px + ny * py - offset
        if away > best:
            best = away
            rim = edge
    if best <= 0.0:
        return best
    tx, ty, low, high, ax, ay, bx, by = rim
    along = tx * px + ty * py
    if along < low:
        return math.sqrt((px - ax) ** 2 + (py - ay) ** 2)
    if along > high:
        return math.sqrt((px - bx) ** 2 + (py - by) ** 2)
    return best


def _nearest_corner(planes: Planes, px: float, py: float) -> Point:
    """The corner nearest to a point outside."""
    best, at = math.inf, (0.0, 0.0)
    for _, _, _, edge in planes:
        square = (px - edge[4]) ** 2 + (py - edge[5]) ** 2
        if square < best:
            best, at = square, (edge[4], edge[5])
    return at


def stay(planes: Planes, px: float, py: float, dx: float, dy: float) -> tuple[float, float] | None:
    """The shares of a step between which a point is inside a convex shape."""
    begin, end = 0.0, 1.0
    for nx, ny, offset, _ in planes:
        away = nx * px + ny * py - offset
        speed = nx * dx + ny * dy
        if speed < 0.0:
            share = -away / speed
            begin = max(begin, share)
        elif speed > 0.0:
            share = -away / speed
            end = min(end, share)
        elif away >= 0.0:
            return None
        if begin >= end:
            return None
    return begin, end


def planes_of(ring: Ring) -> Planes:
    """Half planes of a convex anticlockwise ring. A single point gives one plane, good only with `c` > 0."""
    planes: list[Plane] = []
    for i, (bx, by) in enumerate(ring):
        ax, ay = ring[i - 1]
        dx, dy = bx - ax, by - ay
        length = math.sqrt(dx * dx + dy * dy)
        tx, ty = dx / length, dy / length
        nx, ny = ty, -tx
        low = tx * ax + ty * ay
        planes.append((nx, ny, nx * ax + ny * ay, (tx, ty, low, tx * bx + ty * by, ax, ay, bx, by)))
    return tuple(planes)


def area(ring: Ring) -> float:
    """Signed area, positive when anticlockwise."""
    return sum(ring[i - 1][0] * ring[i][1] - ring[i][0] * ring[i - 1][1] for i in range(len(ring))) / 2.0


def normal_ring(ring: Ring) -> Ring:
    """The same polygon anticlockwise, without repeated corners or corners on a straight edge."""
    points = [p for i, p in enumerate(ring) if p != ring[i - 1]]
    if area(tuple(points)) < 0.0:
        points.reverse()
    kept = True
    while kept and len(points) > 3:
        kept = False
        for i in range(len(points)):
            a, b, c = points[i - 1], points[i], points[(i + 1) % len(points)]
            if abs(turn(a, b, c)) <= 1e-9:
                del points[i]
                kept = True
                break
    return tuple(points)


def is_convex(ring: Ring) -> bool:
    """Whether an anticlockwise ring never turns right."""
    return all(turn(ring[i - 2], ring[i - 1], ring[i]) >= 0.0 for i in range(len(ring)))


def convex_parts(ring: Ring) -> tuple[Ring, ...]:
    """A normal ring cut into few convex rings: ears clipped, then triangles joined while they stay convex."""
    if is_convex(ring):
        return (ring,)
    parts = _triangles(ring)
    joined = True
    while joined:
        joined = False
        for i in range(len(parts)):
            for j in range(i + 1, len(parts)):
                union = _joined(parts[i], parts[j])
                if union is not None:
                    parts[i] = union
                    del parts[j]
                    joined = True
                    break
            if joined:
                break
    return tuple(parts)


def _triangles(ring: Ring) -> list[Ring]:
    left = list(ring)
    found: list[Ring] = []
    while len(left) > 3:
        for i in range(len(left)):
            a, b, c = left[i - 1], left[i], left[(i + 1) % len(left)]
            if turn(a, b, c) > 0.0 and not any(_in_triangle(p, a, b, c) for p in left if p not in (a, b, c)):
                break
        else:  # only a ring that crosses itself has no ear: cut anywhere, `faults` names it
            i = 0
            a, b, c = left[-1], left[0], left[1]
        if turn(a, b, c) > 0.0:
            found.append((a, b, c))
        del left[i]
    if turn(left[0], left[1], left[2]) > 0.0:
        found.append((left[0], left[1], left[2]))
    return found


def _in_triangle(p: Point, a: Point, b: Point, c: Point) -> bool:
    return turn(a, b, p) >= 0.0 and turn(b, c, p) >= 0.0 and turn(c, a, p) >= 0.0


def _joined(one: Ring, two: Ring) -> Ring | None:
    """Two rings with a common edge as one ring, if that is convex."""
    for i in range(len(one)):
        a, b = one[i - 1], one[i]
        for j in range(len(two)):
            if two[j - 1] == b and two[j] == a:
                before = one[i:] + one[:i]  # b ... a
                after = two[j:] + two[:j]  # a ... b
                union = before + after[1:-1]
                return union if is_convex(union) else None
    return None


def hull(points: list[Point]) -> Ring:
    """Convex hull, anticlockwise, corners only."""
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return tuple(ordered)
    lower: list[Point] = []
    upper: list[Point] = []
    for chain, source in ((lower, ordered), (upper, ordered[::-1])):
        for p in source:
            while len(chain) >= 2 and turn(chain[-2], chain[-1], p) <= 1e-12:
                chain.pop()
            chain.append(p)
    return tuple(lower[:-1] + upper[:-1])


def minkowski(ring: Ring, shape: Ring) -> Ring:
    """A convex ring grown by a convex shape that is symmetric about the origin."""
    return hull([(x + dx, y + dy) for x, y in ring for dx, dy in shape])


def circle_around(ring: Ring) -> tuple[float, float, float]:
    """A circle that holds a ring: centre of its box, and radius."""
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    cx, cy = (min(xs) + max(xs)) / 2.0, (min(ys) + max(ys)) / 2.0
    return cx, cy, max(math.sqrt((x - cx) ** 2 + (y - cy) ** 2) for x, y in ring)
