"""What an eye sees of a base: shares of angular width, exact, by intervals of angle.

Seen from the eye a base fills a cone. An edge of a piece hides the angles of the part of it that lies in that cone and
before the base; the hidden share is what the union of these intervals takes of the cone.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TypeAlias

from escarmouche.space.convex import planes_of, stay
from escarmouche.space.geometry import Footprint, Point, Ring, Round, corners, distance, inside
from escarmouche.space.sightlines import lines_clear
from escarmouche.space.table import Opaque, Piece, Table

__all__ = ["hidden_fraction", "lines_clear", "screens", "sees"]

Spans: TypeAlias = list[tuple[float, float]]
HAIR = 1e-6
"""A base that covers less than this share of another does not screen it."""


def sees(
    table: Table,
    eye: Point,
    target: Footprint,
    *,
    eye_height: float | None = None,
    target_height: float | None = None,
    ignore: frozenset[str] = frozenset(),
) -> bool:
    """Whether any part of the target's base is in sight."""
    hidden = hidden_fraction(table, eye, target, eye_height=eye_height, target_height=target_height, ignore=ignore)
    return hidden < 1.0 - 1e-9


def hidden_fraction(
    table: Table,
    eye: Point,
    target: Footprint,
    *,
    eye_height: float | None = None,
    target_height: float | None = None,
    ignore: frozenset[str] = frozenset(),
) -> float:
    """Share of the angular width of a base, seen from a point, that nearer pieces hide."""
    ex, ey = eye
    tx, ty = target.at
    fx, fy = tx - ex, ty - ey
    far = math.sqrt(fx * fx + fy * fy)
    base = target.base
    radius = base.radius if type(base) is Round else base.side * 0.7072  # type: ignore[union-attr]
    if far == 0.0:
        return 0.0
    ux, uy = fx / far, fy / far
    aside0, along0 = ex * uy - ey * ux, ex * ux + ey * uy
    deep = far if type(base) is Round else far + radius
    near: list[Opaque] = []
    for opaque in table.opaque:
        cx, cy, r, _, piece, ring = opaque
        aside = cx * uy - cy * ux - aside0
        if aside >= r + radius or aside <= -r - radius:
            continue
        along = cx * ux + cy * uy - along0
        if along <= -r or along >= deep + r:
            continue
        if piece.id in ignore or _passes_over(piece, eye_height, target_height):
            continue
        if along < r and along * along + aside * aside < r * r and inside(ring, eye):
            return 1.0
        near.append(opaque)
    if not near:
        return 0.0
    if type(base) is Round:
        return _hidden_disc(ex, ey, ux, uy, far, radius, near)
    return _hidden_square(eye, corners(target), near)


def _passes_over(piece: Piece, eye_height: float | None, target_height: float | None) -> bool:
    """Whether a piece is lower than both heights, or hangs above both."""
    if eye_height is None or target_height is None:
        return False
    if piece.height is not None:
        top = piece.base + piece.height
        if top < eye_height and top < target_height:
            return True
    return piece.base > 0.0 and piece.base >= eye_height and piece.base >= target_height


def _hidden_disc(
    ex: float, ey: float, ux: float, uy: float, far: float, radius: float, near: Sequence[Opaque]
) -> float:
    """Hidden share of a disc whose centre lies `far` along u from the eye. In its frame: x along u, y to the left."""
    radius2 = radius * radius
    tangent2 = far * far - radius2
    if tangent2 <= 0.0:
        return 0.0
    tangent = math.sqrt(tangent2)
    slope = radius / tangent  # of the cone's two sides
    half = math.atan2(radius, tangent)
    spans: Spans = []
    x0, y0 = ex * ux + ey * uy, ey * ux - ex * uy
    for _, _, _, _, _, ring in near:
        px, py = 0.0, 0.0
        qx, qy = ring[-1]
        qx, qy = qx * ux + qy * uy - x0, qy * ux - qx * uy - y0
        for vx, vy in ring:
            px, py = qx, qy
            qx, qy = vx * ux + vy * uy - x0, vy * ux - vx * uy - y0
            if px * qy >= py * qx:  # an edge that shows its back: another one of the piece is before it
                continue
            if px <= 0.0 and qx <= 0.0:
                continue
            # clip to the cone |y| < slope x
            a, b = slope * px - py, slope * qx - qy
            if a <= 0.0 and b <= 0.0:
                continue
            c, d = slope * px + py, slope * qx + qy
            if c <= 0.0 and d <= 0.0:
                continue
            low, high = 0.0, 1.0
            if a < 0.0:
                low = a / (a - b)
            elif b < 0.0:
                high = a / (a - b)
            if c < 0.0:
                share = c / (c - d)
                low = max(low, share)
            elif d < 0.0:
                share = c / (c - d)
                high = min(high, share)
            if low >= high:
                continue
            dx, dy = qx - px, qy - py
            # leave out what lies in the disc, then what lies behind it
            off = px - far
            square = dx * dx + dy * dy
            toward = off * dx + py * dy
            root = toward * toward - square * (off * off + py * py - radius2)
            if root <= 0.0:
                if (a < 0.0 and d < 0.0) or (b < 0.0 and c < 0.0):
                    middle = (low + high) / 2.0
                    mx, my = px + middle * dx, py + middle * dy
                    if mx * mx + my * my < tangent2:
                        return 1.0  # it spans the whole cone
                    continue
                _add_front(spans, px, py, dx, dy, low, high, tangent2)
                continue
            root = math.sqrt(root)
            first, last = (-toward - root) / square, (-toward + root) / square
            if first > low:
                _add_front(spans, px, py, dx, dy, low, first if first < high else high, tangent2)
            if last < high:
                _add_front(spans, px, py, dx, dy, last if last > low else low, high, tangent2)
    if not spans:
        return 0.0
    return _share(spans, half)


def _add_front(
    spans: Spans, px: float, py: float, dx: float, dy: float, low: float, high: float, tangent2: float
) -> None:
    """Add the angles of part of an edge if it lies nearer than the tangent points."""
    middle = (low + high) / 2.0
    mx, my = px + middle * dx, py + middle * dy
    if mx * mx + my * my < tangent2:
        one = math.atan2(py + low * dy, px + low * dx)
        two = math.atan2(py + high * dy, px + high * dx)
        spans.append((one, two) if one < two else (two, one))


def _share(spans: Spans, half: float) -> float:
    """What spans of angle, from -half to half, take of it together."""
    spans.sort()
    covered = 0.0
    begin, end = spans[0]
    for low, high in spans:
        if low > end:
            covered += end - begin
            begin, end = low, high
        elif high > end:
            end = high
    covered += end - begin
    return min(1.0, round(covered / (2.0 * half), 9))


def _hidden_square(eye: Point, ring: Ring, near: Sequence[Opaque]) -> float:
    """Hidden share of a convex ring."""
    if inside(ring, eye):
        return 0.0
    planes = planes_of(ring)
    ex, ey = eye
    middle = (sum(x for x, _ in ring) / len(ring) - ex, sum(y for _, y in ring) / len(ring) - ey)
    low_side, high_side, centre, half = _cone(eye, ring, middle)
    spans: Spans = []
    for _, _, _, edges, _, _ in near:
        for ax, ay, bx, by in edges:
            cut = _clip((ax - ex, ay - ey), (bx - ex, by - ey), low_side, high_side)
            if cut is None:
                continue
            (px, py), (qx, qy) = cut
            dx, dy = qx - px, qy - py
            within = stay(planes, px + ex, py + ey, dx, dy)
            parts = [(0.0, 1.0)] if within is None else [(0.0, within[0]), (within[1], 1.0)]
            for low, high in parts:
                share = (low + high) / 2.0
                mx, my = px + share * dx, py + share * dy
                if high - low > 1e-12 and stay(planes, ex, ey, mx, my) is None:
                    one = _angle(middle, (px + low * dx, py + low * dy)) - centre
                    two = _angle(middle, (px + high * dx, py + high * dy)) - centre
                    spans.append((one, two) if one < two else (two, one))
    return _share(spans, half) if spans else 0.0


def _cone(eye: Point, ring: Ring, axis: Point) -> tuple[Point, Point, float, float]:
    """The rightmost and leftmost corner from the eye, the angle between them and the axis, and half the width."""
    angles = [(_angle(axis, (x - eye[0], y - eye[1])), (x - eye[0], y - eye[1])) for x, y in ring]
    (low, right), (high, left) = min(angles), max(angles)
    return right, left, (low + high) / 2.0, (high - low) / 2.0


def _angle(axis: Point, p: Point) -> float:
    return math.atan2(axis[0] * p[1] - axis[1] * p[0], axis[0] * p[0] + axis[1] * p[1])


def _clip(p: Point, q: Point, right: Point, left: Point) -> tuple[Point, Point] | None:
    """The part of a segment inside the cone between two directions from the origin."""
    low, high = 0.0, 1.0
    for a, b in (
        (right[0] * p[1] - right[1] * p[0], right[0] * q[1] - right[1] * q[0]),
        (left[1] * p[0] - left[0] * p[1], left[1] * q[0] - left[0] * q[1]),
    ):
        if a <= 0.0 and b <= 0.0:
            return None
        if a < 0.0:
            low = max(low, a / (a - b))
        elif b < 0.0:
            high = min(high, a / (a - b))
    if low >= high:
        return None
    dx, dy = q[0] - p[0], q[1] - p[1]
    return (p[0] + low * dx, p[1] + low * dy), (p[0] + high * dx, p[1] + high * dy)


def screens(eye: Point, target: Footprint, others: Sequence[Footprint]) -> list[int]:
    """Which of these bases stand before the target and cover some of its angular width."""
    ex, ey = eye
    fx, fy = target.at[0] - ex, target.at[1] - ey
    base = target.base
    if type(base) is not Round or any(type(other.base) is not Round for other in others):
        return _screens_of_any_shape(eye, target, others)
    far2 = fx * fx + fy * fy
    tangent2 = far2 - base.radius * base.radius
    if tangent2 <= 0.0:
        return []
    found = []
    half = math.atan2(base.radius, math.sqrt(tangent2))
    for number, other in enumerate(others):
        shape = other.base
        assert isinstance(shape, Round)
        wx, wy = other.at[0] - ex, other.at[1] - ey
        toward = wx * fx + wy * fy
        near2 = wx * wx + wy * wy - shape.radius * shape.radius
        if near2 >= tangent2 or (toward <= 0.0 < near2):
            continue
        reach = shape.radius + base.radius
        aside = wx * fy - wy * fx
        if aside * aside >= reach * reach * far2:
            continue
        if near2 <= 0.0:
            found.append(number)
            continue
        width = math.atan2(shape.radius, math.sqrt(near2))
        off = abs(math.atan2(aside, toward))
        covered = min(off + width, half) - max(off - width, -half)
        if round(covered / (2.0 * half), 9) > HAIR:
            found.append(number)
    return found


def _screens_of_any_shape(eye: Point, target: Footprint, others: Sequence[Footprint]) -> list[int]:
    rings = [_outline(other) for other in others]
    pieces = [Piece(str(number), ring) for number, ring in enumerate(rings)]
    return [
        number
        for number, piece in enumerate(pieces)
        if distance(eye, others[number].at) > 1e-9 and hidden_fraction(Table((1.0, 1.0), (piece,)), eye, target) > HAIR
    ]


def _outline(footprint: Footprint) -> Ring:
    """The ring of a base; a round one as 64 corners."""
    if type(footprint.base) is not Round:
        return corners(footprint)
    x, y = footprint.at
    r = footprint.base.radius
    return tuple((x + r * math.cos(i * math.pi / 32), y + r * math.sin(i * math.pi / 32)) for i in range(64))
