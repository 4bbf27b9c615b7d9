"""A base slides along a path: what stops it, what it touches, what the way costs.

Only + - * / and square roots decide, so every machine gives the same answer for a quantised path.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from typing import NamedTuple, TypeAlias

from escarmouche.space.convex import CLEAR, WITHIN, Planes, entry, minkowski, planes_of, signed_distance, stay
from escarmouche.space.geometry import OVERLAP, Base, Footprint, Point, Round, corners, half_extent, square_corners
from escarmouche.space.table import Boxed, Zone

HAIR = 1e-6
"""A base which begins deep in something may dig this much deeper: rounding, not movement."""

Disc: TypeAlias = tuple[float, float, float, float, int]
"""Centre of a round base met by a round base, distance at which they block, its square, number."""
Lump: TypeAlias = tuple[Planes, float, int]
"""Half planes around another base, distance from them at which it blocks, number."""
Bounds: TypeAlias = tuple[float, float, float, float]


class Hit(NamedTuple):
    """What stops a sliding base first: at which step, after which share of it, and by what."""

    step: int
    share: float
    wall: int = -1
    other: int = -1


def bounds_of(size: tuple[float, float], base: Base, angle: float) -> Bounds:
    """Where the centre of a base may be without hanging over the table's edge."""
    hx, hy = half_extent(base, angle)
    return hx - OVERLAP, hy - OVERLAP, size[0] - hx + OVERLAP, size[1] - hy + OVERLAP


def obstacles(base: Base, angle: float, others: Sequence[Footprint]) -> tuple[tuple[Disc, ...], tuple[Lump, ...]]:
    """Other bases as the centre of a base meets them: discs when both are round, else rounded convex shapes."""
    discs: list[Disc] = []
    blocks: list[Lump] = []
    if isinstance(base, Round):
        mine = base.radius - OVERLAP
        for number, other in enumerate(others):
            shape = other.base
            if isinstance(shape, Round):
                reach = mine + shape.radius
                x, y = other.at
                discs.append((x, y, reach, reach * reach, number))
            else:
                blocks.append((planes_of(corners(other)), mine, number))
        return tuple(discs), tuple(blocks)
    ring = square_corners(base.side, angle)
    for number, other in enumerate(others):
        if isinstance(other.base, Round):
            x, y = other.at
            here = tuple((x + dx, y + dy) for dx, dy in ring)
            blocks.append((planes_of(here), other.base.radius - OVERLAP, number))
        else:
            blocks.append((planes_of(minkowski(corners(other), ring)), -OVERLAP, number))
    return (), tuple(blocks)


def first_hit(
    path: Sequence[Point],
    bounds: Bounds,
    walls: Sequence[Boxed],
    clear: float,
    discs: Sequence[Disc],
    blocks: Sequence[Lump],
) -> Hit | None:
    """What stops the base first on its way; None when nothing does."""
    sx, sy = path[0]
    low_x, low_y, high_x, high_y = bounds
    px, py = sx, sy
    for step in range(1, len(path)):
        qx, qy = path[step]
        dx, dy = qx - px, qy - py
        square = dx * dx + dy * dy
        if square == 0.0:
            continue
        best = 1.0
        wall = other = -1
        stopped = False
        if not (low_x <= qx <= high_x and low_y <= qy <= high_y):
            share = _off_table(bounds, sx, sy, px, py, dx, dy)
            if share < best:
                best, stopped = share, True
        if walls:
            west, east = (px, qx) if px < qx else (qx, px)
            south, north = (py, qy) if py < qy else (qy, py)
            for x0, y0, x1, y1, planes, number in walls:
                if (
                    (x0 >= east and x0 > west)
                    or (x1 <= west and x1 < east)
                    or (y0 >= north and y0 > south)
                    or (y1 <= south and y1 < north)
                ):
                    continue
                share = entry(planes, px, py, dx, dy, clear)
                if share < best:
                    if share == WITHIN:
                        share = _eased(planes, sx, sy, px, py, dx, dy, clear)
                        if share >= best:
                            continue
                    best, wall, stopped = share, number, True
        for x, y, _, close2, number in discs:
            wx, wy = x - px, y - py
            toward = wx * dx + wy * dy
            if toward <= 0.0:
                continue
            aside = wx * dy - wy * dx
            if aside * aside >= close2 * square:
                continue
            if toward > square:
                ex, ey = wx - dx, wy - dy
                if ex * ex + ey * ey >= close2:
                    continue
            far = (x - sx) * (x - sx) + (y - sy) * (y - sy)
            reach2 = close2
            if far < close2:
                near = math.sqrt(far) - HAIR
                reach2 = near * near if near > 0.0 else 0.0
            root = reach2 * square - aside * aside
            if root <= 0.0:
                continue
            share = (toward - math.sqrt(root)) / square
            if share < best:
                best, wall, other, stopped = (share if share > 0.0 else 0.0), -1, number, True
        for planes, reach, number in blocks:
            share = entry(planes, px, py, dx, dy, reach)
            if share < best:
                if share == WITHIN:
                    share = _eased(planes, sx, sy, px, py, dx, dy, reach)
                    if share >= best:
                        continue
                best, wall, other, stopped = share, -1, number, True
        if stopped:
            return Hit(step, best, wall, other)
        px, py = qx, qy
    return None


def _eased(planes: Planes, sx: float, sy: float, px: float, py: float, dx: float, dy: float, c: float) -> float:
    """As `entry`, for a base that stood nearer than `c` when its path began: it may not come nearer than it was."""
    was = signed_distance(planes, sx, sy) - HAIR
    if was >= c:
        return 0.0
    share = entry(planes, px, py, dx, dy, was)
    return 0.0 if share == WITHIN else share


def _off_table(bounds: Bounds, sx: float, sy: float, px: float, py: float, dx: float, dy: float) -> float:
    """Share of a step after which the base hangs over the edge, more than it did when its path began."""
    best = CLEAR
    for least, most, s, p, d in ((bounds[0], bounds[2], sx, px, dx), (bounds[1], bounds[3], sy, py, dy)):
        low, high = min(least, s), max(most, s)
        if d > 0.0 and p + d > high:
            best = min(best, (high - p) / d)
        elif d < 0.0 and p + d < low:
            best = min(best, (low - p) / d)
    return best if best > 0.0 else 0.0


def stands(
    at: Point,
    bounds: Bounds,
    walls: Sequence[Boxed],
    clear: float,
    discs: Sequence[Disc],
    blocks: Sequence[Lump],
) -> Hit | None:
    """What forbids a base to stand here; None when nothing does."""
    x, y = at
    if not (bounds[0] <= x <= bounds[2] and bounds[1] <= y <= bounds[3]):
        return Hit(0, 0.0)
    for x0, y0, x1, y1, planes, number in walls:
        if x0 < x < x1 and y0 < y < y1 and signed_distance(planes, x, y) < clear:
            return Hit(0, 0.0, number)
    for ox, oy, _, reach2, number in discs:
        wx, wy = ox - x, oy - y
        if wx * wx + wy * wy < reach2:
            return Hit(0, 0.0, -1, number)
    for planes, reach, number in blocks:
        if signed_distance(planes, x, y) < reach:
            return Hit(0, 0.0, -1, number)
    return None


def first_contact(
    path: Sequence[Point], discs: Sequence[Disc], blocks: Sequence[Lump], which: Collection[int], extra: float
) -> tuple[int, float, int] | None:
    """Step, share and number where the base first comes nearer than `extra` beyond blocking to one of `which`."""
    px, py = path[0]
    near_discs = [disc for disc in discs if disc[4] in which]
    near_blocks = [block for block in blocks if block[2] in which]
    for step in range(1, len(path)):
        qx, qy = path[step]
        dx, dy = qx - px, qy - py
        square = dx * dx + dy * dy
        best, found = CLEAR, -1
        if square > 0.0:
            for x, y, reach, _, number in near_discs:
                wx, wy = x - px, y - py
                toward = wx * dx + wy * dy
                if toward <= 0.0:
                    continue
                aside = wx * dy - wy * dx
                limit = reach + extra
                root = limit * limit * square - aside * aside
                if root < 0.0:
                    continue
                share = (toward - math.sqrt(root)) / square
                if share < best and share <= 1.0:
                    best, found = (share if share > 0.0 else 0.0), number
            for planes, reach, number in near_blocks:
                share = entry(planes, px, py, dx, dy, reach + extra)
                if share == WITHIN:
                    share = 0.0
                if share < best:
                    best, found = share, number
        if found >= 0:
            return step, best, found
        px, py = qx, qy
    return None


def least_cost(zones: Sequence[Zone]) -> float:
    """What a step costs at least for its length."""
    costs = [zone[4] for zone in zones]
    costs.append(1.0)
    return min(costs)


def step_cost(zones: Sequence[Zone], px: float, py: float, qx: float, qy: float) -> float:
    """What a straight step of the centre costs: its length, dearer inside zones (the dearest counts)."""
    dx, dy = qx - px, qy - py
    length = math.sqrt(dx * dx + dy * dy)
    if not zones or length == 0.0:
        return length
    inside = spans_inside(zones, px, py, qx, qy)
    return length * mean_price(inside) if inside else length


def spans_inside(zones: Sequence[Zone], px: float, py: float, qx: float, qy: float) -> list[tuple[float, float, float]]:
    """The spans of a step inside zones: begin, end, price."""
    west, east = (px, qx) if px < qx else (qx, px)
    south, north = (py, qy) if py < qy else (qy, py)
    inside: list[tuple[float, float, float]] = []
    for x0, y0, x1, y1, price, planes in zones:
        if x0 > east or x1 < west or y0 > north or y1 < south:
            continue
        span = stay(planes, px, py, qx - px, qy - py)
        if span is not None:
            inside.append((span[0], span[1], price))
    return inside


def mean_price(inside: list[tuple[float, float, float]]) -> float:
    """Mean price of a step whose spans inside zones are (begin, end, price); where they overlap the dearest counts."""
    if len(inside) == 1:
        begin, end, price = inside[0]
        return 1.0 + (end - begin) * (price - 1.0)
    cuts = sorted({cut for begin, end, _ in inside for cut in (begin, end)})
    total = 1.0
    for i in range(1, len(cuts)):
        low, high = cuts[i - 1], cuts[i]
        prices = [price for begin, end, price in inside if begin <= low and high <= end]
        if prices:
            total += (high - low) * (max(prices) - 1.0)
    return total
