"""Everywhere a base can go, as polygons.

Shortest paths bend at way points only. What a way point adds is the wedge behind it: between the line on which the path
came and the ring it bends round. The area is what the start sees, and these wedges, each as far as the budget lasts.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from escarmouche.space import sweep
from escarmouche.space.field import Field
from escarmouche.space.geometry import Point, Ring, distance, quantise
from escarmouche.space.goals import Everywhere
from escarmouche.space.hulls import Hull
from escarmouche.space.routes import Search, zone_points
from escarmouche.space.table import Boxed, Zone, box

if TYPE_CHECKING:
    from escarmouche.space.moves import Band, Ground

FINE = math.pi / 32
"""Arcs are drawn with rays this far apart."""
GRID = 1.0 / 4096.0
"""Corners of areas are rounded to this: cracks between neighbouring wedges close."""
ANYWHERE = (-math.inf, -math.inf, math.inf, math.inf)
FULL = 2.0 * math.pi

Sample: TypeAlias = tuple[float, int, float, float]
"""A corner of a fan: angle, order among equal angles, position."""


def bands(ground: Ground, start: Point, limit: float, steps: Sequence[float]) -> tuple[Band, ...]:
    """Where the centre of the base can be for each cost, the last being the limit."""
    from escarmouche.space.moves import Band

    start = quantise(start)
    reach = Reach(ground, start, limit)
    levels = sorted({step for step in steps if 0.0 < step < limit} | {limit})
    return tuple(Band(level, reach.polygons(level)) for level in levels)


class Reach:
    """Shortest ways from one start to every way point, and the area they open."""

    def __init__(self, ground: Ground, start: Point, limit: float) -> None:
        self.ground, self.start = ground, start
        field = Field(ground)
        total = field.walls + len(ground.others)
        cheap = sweep.least_cost(ground.zones)
        far = limit / cheap
        self.hulls = [hull for hull in map(field.hull, range(total)) if _near(hull, start, far)]
        active = {hull.number for hull in self.hulls}
        self.boxes = [box(hull.nodes) for hull in self.hulls]
        borders = enumerate(zone_points(ground)) if ground.zones else ()
        extra = [(k, p) for k, p in borders if cheap * distance(start, p) < limit]
        self.search = Search(field, start, Everywhere(), limit, active, extra)
        self.search.run()
        self.walls: dict[int, Boxed] = {} if ground.flies else {wall[5]: wall for wall in ground.walls}
        discs, lumps = ground.met
        self.discs = {field.walls + disc[4]: disc for disc in discs}
        self.lumps = {field.walls + lump[2]: lump for lump in lumps}
        self.zones = self.search.zones

    def polygons(self, level: float) -> tuple[tuple[Ring, ...], ...]:
        """The area within a cost; each polygon an outer ring, then holes."""
        import shapely

        rings = self._fans(level)
        if not rings:
            return ()
        fans = shapely.polygons([shapely.linearrings(ring) for ring in rings])
        bad = ~shapely.is_valid(fans)
        if bad.any():
            fans[bad] = shapely.buffer(fans[bad], 0)
        x0, y0, x1, y1 = self.ground.bounds
        area = shapely.union_all(fans, grid_size=GRID).intersection(shapely.box(x0, y0, x1, y1), grid_size=GRID)
        if self.ground.flies:
            walls = self.search.field.chart.hulls
            area = area.difference(shapely.union_all([shapely.Polygon(hull.nodes) for hull in walls]), grid_size=GRID)
        return _as_rings(area)

    def _fans(self, level: float) -> list[list[Point]]:
        search = self.search
        rings: list[list[Point]] = []
        for key, cost in search.costs.items():
            left = level - cost
            if left < 0.002:
                continue
            hull = search.by_number.get(key >> 12) if key >= 0 else None
            at = search.points[key]
            if hull is None or not hull.touches(key & 0xFFF, *search.points[search.came[key]]):
                fan = self._fan(at, (1.0, 0.0), FULL, 1.0, left)
            else:
                wedge = _wedge(search.points[search.came[key]], hull, key & 0xFFF)
                if wedge is None:
                    continue
                fan = [at, *self._fan(at, *wedge, left)]
            if len(fan) >= 3:
                rings.append(fan)
        return rings

    def _fan(self, at: Point, first: Point, width: float, side: float, left: float) -> list[Point]:
        """The far edge of what is seen from a point in a wedge, as far as the budget `left` lasts."""
        px, py = at
        ux, uy = first
        far = left / self.search.cheap
        hulls, walls, discs, lumps = self._about(at, first, width, side, far)
        samples: list[Sample] = []

        def cast(angle: float, order: int = 0) -> float:
            c, s = math.cos(angle), side * math.sin(angle)
            dx, dy = ux * c - uy * s, uy * c + ux * s
            hit = sweep.first_hit(
                (at, (px + far * dx, py + far * dy)), ANYWHERE, walls, self.ground.clear, discs, lumps
            )
            seen = far if hit is None else hit.share * far
            if self.zones:
                seen = _paid(self.zones, px, py, dx, dy, seen, left)
            samples.append((angle, order, px + seen * dx, py + seen * dy))
            return seen

        rays = max(2, math.ceil(width / FINE) + 1)
        low = -width / 2 if width == FULL else 0.0
        for k in range(rays if width < FULL else rays - 1):
            cast(low + width * k / (rays - 1))
        for hull in hulls:
            self._corners(hull, at, first, side, (low, low + width), far, cast, samples)
        samples.sort()
        return [(x, y) for _, _, x, y in samples]

    def _corners(
        self,
        hull: Hull,
        at: Point,
        first: Point,
        side: float,
        span: tuple[float, float],
        far: float,
        cast: Any,
        samples: list[Sample],
    ) -> None:
        """Add what a ring gives to a fan: its front corners, what is behind its two tangents, its cuts by the arc."""
        px, py = at
        ux, uy = first
        facing = [k - px * ey + py * ex < 0.0 for k, ex, ey in hull.sides]
        was_facing = facing[-1]
        far2 = far * far
        wx, wy = hull.nodes[-1][0] - px, hull.nodes[-1][1] - py
        was_near = wx * wx + wy * wy < far2
        for i, (x, y) in enumerate(hull.nodes):
            vx, vy = x - px, y - py
            square = vx * vx + vy * vy
            near = square < far2
            if was_facing and near != was_near:
                cut = _cut(wx, wy, vx, vy, far2)
                angle = side * math.atan2(ux * cut[1] - uy * cut[0], ux * cut[0] + uy * cut[1])
                if span[0] < angle < span[1]:
                    cast(angle)
            if near and (facing[i] or was_facing) and square > 0.0:
                angle = side * math.atan2(ux * vy - uy * vx, ux * vx + uy * vy)
                if span[0] - 1e-9 <= angle <= span[1] + 1e-9:
                    edge = facing[i] != was_facing
                    before = (was_facing if edge else False) == (side > 0.0)
                    order = (-1 if before else 1) if edge else 0
                    seen = cast(angle, order)
                    if edge and seen > math.sqrt(square) + 0.01:
                        samples.append((angle, 0, x, y))
            was_facing, was_near, wx, wy = facing[i], near, vx, vy

    def _about(
        self, at: Point, first: Point, width: float, side: float, far: float
    ) -> tuple[list[Hull], list[Boxed], list[sweep.Disc], list[sweep.Lump]]:
        """The obstacles that a wedge may meet."""
        px, py = at
        if width < math.pi / 2:
            ux, uy = first
            c, s = math.cos(width), side * math.sin(width)
            vx, vy = ux * c - uy * s, uy * c + ux * s
            reach = far / math.cos(width / 2)
            xs, ys = (px, px + reach * ux, px + reach * vx), (py, py + reach * uy, py + reach * vy)
            west, east, south, north = min(xs), max(xs), min(ys), max(ys)
        else:
            west, east, south, north = px - far, px + far, py - far, py + far
        hulls = [
            hull
            for hull, (x0, y0, x1, y1) in zip(self.hulls, self.boxes, strict=True)
            if x0 < east and x1 > west and y0 < north and y1 > south
        ]
        numbers = [hull.number for hull in hulls]
        return (
            hulls,
            [self.walls[number] for number in numbers if number in self.walls],
            [self.discs[number] for number in numbers if number in self.discs],
            [self.lumps[number] for number in numbers if number in self.lumps],
        )


def _near(hull: Hull, start: Point, far: float) -> bool:
    x0, y0, x1, y1 = box(hull.nodes)
    dx, dy = max(x0 - start[0], 0.0, start[0] - x1), max(y0 - start[1], 0.0, start[1] - y1)
    return dx * dx + dy * dy < far * far


def _wedge(parent: Point, hull: Hull, i: int) -> tuple[Point, float, float] | None:
    """From the line on which the path came to the next side of the ring: direction, width, which way round."""
    x, y = hull.nodes[i]
    dx, dy = x - parent[0], y - parent[1]
    length = math.sqrt(dx * dx + dy * dy)
    if length == 0.0:
        return None
    dx, dy = dx / length, dy / length
    best, turn = -2.0, 0.0
    for nx, ny in (hull.nodes[i - 1], hull.nodes[(i + 1) % hull.size]):
        ex, ey = nx - x, ny - y
        size = math.sqrt(ex * ex + ey * ey)
        ahead = (dx * ex + dy * ey) / size
        if ahead > best:
            best, turn = ahead, math.atan2(dx * ey - dy * ex, dx * ex + dy * ey)
    if abs(turn) < 1e-6:
        return None
    return (dx, dy), abs(turn), 1.0 if turn > 0.0 else -1.0


def _cut(ax: float, ay: float, bx: float, by: float, far2: float) -> Point:
    """Where a segment with one end inside leaves the circle round the origin."""
    dx, dy = bx - ax, by - ay
    square, toward = dx * dx + dy * dy, ax * dx + ay * dy
    root = math.sqrt(max(0.0, toward * toward - square * (ax * ax + ay * ay - far2)))
    share = (-toward - root) / square
    if not 0.0 <= share <= 1.0:
        share = (-toward + root) / square
    return ax + share * dx, ay + share * dy


def _paid(zones: Sequence[Zone], px: float, py: float, dx: float, dy: float, far: float, left: float) -> float:
    """How far along a ray a budget lasts."""
    spans = sweep.spans_inside(zones, px, py, px + far * dx, py + far * dy)
    if not spans:
        return min(far, left)
    at = 0.0
    for share in sorted({1.0, *(begin for begin, _, _ in spans), *(end for _, end, _ in spans)}):
        upto = share * far
        if upto <= at:
            continue
        middle = (at + upto) / 2.0 / far
        price = max((price for begin, end, price in spans if begin <= middle <= end), default=1.0)
        if price * (upto - at) >= left:
            return at + left / price
        left -= price * (upto - at)
        at = upto
    return far


def _as_rings(area: Any) -> tuple[tuple[Ring, ...], ...]:
    parts = [part for part in getattr(area, "geoms", [area]) if part.geom_type == "Polygon" and part.area > 1e-4]
    found = []
    for part in parts:
        rings = [part.exterior, *(hole for hole in part.interiors if _worth(hole))]
        found.append(tuple(tuple(ring.coords[:-1]) for ring in rings))
    return tuple(found)


def _worth(hole: Any) -> bool:
    """Whether a hole is more than a crack between two wedges."""
    import shapely

    return float(shapely.area(shapely.polygons(hole))) > 1e-4
