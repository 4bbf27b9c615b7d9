"""The cheapest way of a base: common tangents round the few obstacles that matter.

The search begins with no obstacle at all. Whatever cuts the path it finds is taken into account, and it begins again:
the first path that nothing cuts is the shortest, since leaving obstacles out can only make paths shorter.
"""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import pairwise
from math import sqrt
from typing import TYPE_CHECKING

from escarmouche.core import sweep
from escarmouche.core.field import Field
from escarmouche.core.geometry import Point, distance, quantise
from escarmouche.core.goals import Contact, Goal, Spot
from escarmouche.core.hulls import Hull, chart_of, meetings, spread

if TYPE_CHECKING:
    from escarmouche.core.moves import Ground, Route

EASE = 1e-9
START = -1
SPACING = 0.25
"""How far apart the borders of zones are sampled."""


class Search:
    """One search among the obstacles taken into account so far."""

    def __init__(
        self, field: Field, start: Point, goal: Goal, limit: float, active: set[int], extra: list[Point] | None
    ) -> None:
        self.field, self.start, self.goal, self.limit = field, start, goal, limit
        ground = field.ground
        self.ground = ground
        self.hulls = [field.hull(number) for number in sorted(active)]
        self.by_number = {hull.number: hull for hull in self.hulls}
        self.active_walls = frozenset(number for number in active if number < field.walls)
        self.walls = tuple(wall for wall in ground.walls if wall[5] in self.active_walls)
        discs, lumps = ground.met
        self.discs = tuple(disc for disc in discs if disc[4] + field.walls in active)
        self.lumps = tuple(lump for lump in lumps if lump[2] + field.walls in active)
        self.zones = () if extra is None else ground.zones
        self.cheap = min([1.0, *(zone[4] for zone in self.zones)])
        self.points: dict[int, Point] = {START: start}
        self.bounds: dict[int, float] = {}
        """What is still to be paid from each point, at the least."""
        self.extra = [(1 << 40 | k, to) for k, to in enumerate(extra or ())]
        self.held: dict[tuple[int, Point], bool] = {}
        self.ends: dict[Point, int] = {}
        self.heap: list[tuple[float, float, int, int, bool]] = []
        self.came: dict[int, int] = {}
        self.costs: dict[int, float] = {}
        self.spare: list[Point] = []

    def run(self) -> list[Point] | None:
        """The cheapest path, or None."""
        heap, came, points = self.heap, self.came, self.points
        heap.append((0.0, 0.0, START, START, False))
        while heap:
            _, cost, key, parent, rough = heappop(heap)
            if key in came:
                continue
            at = points[key]
            if rough:  # the cost was a lower bound: now find the true one
                before = points[parent]
                rise = sweep.step_cost(self.zones, *before, *at) - self.cheap * distance(before, at)
                if rise > EASE:
                    self._push(cost + rise, key, parent, False)
                    continue
            if key != START and not self._legal(parent, key):
                if key < START and not self.spare:
                    self.spare = self.goal.spare()
                    if self.spare:  # the best end may be out of sight: begin again with all of them
                        heap[:] = [(0.0, 0.0, START, START, False)]
                        came.clear()
                        self.costs.clear()
                continue
            came[key] = parent
            self.costs[key] = cost
            if key < START:
                return self._trace(key)
            self._expand(key, at, cost)
        return None

    def _trace(self, key: int) -> list[Point]:
        path = [self.points[key]]
        while key != START:
            key = self.came[key]
            if self.points[key] != path[-1]:
                path.append(self.points[key])
        return path[::-1]

    def _push(self, cost: float, key: int, parent: int, rough: bool) -> None:
        least = cost + self.bounds[key]
        if least <= self.limit + EASE:
            heappush(self.heap, (least, cost, key, parent, rough))

    def _step(self, key: int, at: Point, cost: float, new: int, to: Point) -> None:
        if new in self.came:
            return
        bound = self.bounds.get(new)
        if bound is None:
            self.points[new] = to
            bound = self.bounds[new] = self.cheap * self.goal.bound(to)
        dx, dy = to[0] - at[0], to[1] - at[1]
        cost += self.cheap * sqrt(dx * dx + dy * dy)
        if cost + bound <= self.limit + EASE:
            heappush(self.heap, (cost + bound, cost, new, key, bool(self.zones)))

    def _push_ends(self, key: int, cost: float, ends: list[Point]) -> None:
        at = self.points[key]
        hull = self._hull(key)
        for end in ends:
            if hull is None or hull.touches(key & 0xFFF, *end) or self._holds(hull, end):
                self._step(key, at, cost, self.ends.setdefault(end, START - 1 - len(self.ends)), end)

    def _holds(self, hull: Hull, end: Point) -> bool:
        """Whether an end lies inside a ring: any line from there touches it."""
        found = self.held.get((hull.number, end))
        if found is None:
            found = self.held[hull.number, end] = hull.holds(*end)
        return found

    def _hull(self, key: int) -> Hull | None:
        return self.by_number.get(key >> 12) if key >= 0 else None

    def _expand(self, key: int, at: Point, cost: float) -> None:
        self._push_ends(key, cost, [*self.goal.ends(at), *self.spare])
        mine = self._hull(key)
        if mine is None:
            for hull in self.hulls:
                for i in hull.tangents(*at):
                    self._step(key, at, cost, hull.number << 12 | i, hull.nodes[i])
        else:
            self._bend(mine, key, at, cost)
        for new, to in self.extra:
            self._step(key, at, cost, new, to)

    def _bend(self, mine: Hull, key: int, at: Point, cost: float) -> None:
        """Go on from a way point: round its ring, or off it on a tangent between the way it came and the ring."""
        x, y = at
        i = key & 0xFFF
        px, py = self.points[self.came[key]]
        cx, cy = x - px, y - py
        free = bool(self.zones) or not mine.touches(i, px, py)  # zones, and a start inside the ring, bend paths anyhow
        after = mine.ahead(i, cx, cy)
        self._step(key, at, cost, mine.number << 12 | after, mine.nodes[after])
        if free:
            before = mine.ahead(i, -cx, -cy)
            self._step(key, at, cost, mine.number << 12 | before, mine.nodes[before])
        ex, ey = mine.nodes[after][0] - x, mine.nodes[after][1] - y
        side = 1.0 if cx * ey > cy * ex else -1.0
        for hull in self.hulls:
            if hull is mine:
                continue
            for j in self.field.tied(mine, i, hull):
                to = hull.nodes[j]
                if not free:
                    vx, vy = to[0] - x, to[1] - y
                    if side * (cx * vy - cy * vx) < -1e-3 or side * (vx * ey - vy * ex) < -1e-3:
                        continue
                self._step(key, at, cost, hull.number << 12 | j, to)

    def _legal(self, parent: int, key: int) -> bool:
        a, b = self.points[parent], self.points[key]
        ground = self.ground
        walls = self.walls
        if walls and parent >= 0 and key >= 0:
            if not self.active_walls.isdisjoint(self.field.chart.cutters(a, b)):
                return False
            walls = ()
        return sweep.first_hit((a, b), ground.bounds, walls, ground.clear, self.discs, self.lumps) is None


def cheapest(ground: Ground, start: Point, goal: Point, limit: float) -> Route | None:
    """The cheapest legal path between two points."""
    start, goal = quantise(start), quantise(goal)
    if distance(start, goal) > limit + EASE and not ground.zones:
        return None
    direct = _straight(ground, start, goal, limit)
    if direct is not None:
        return direct
    if not ground.free(goal):
        return None
    return _search(ground, start, Spot(goal), limit)


def cheapest_contact(ground: Ground, start: Point, other: int, limit: float) -> Route | None:
    """The cheapest legal path that ends in contact with another base."""
    start = quantise(start)
    goal = Contact(ground, other)
    if goal.bound(start) > limit + EASE and not ground.zones:
        return None
    if other in ground.touched(start):
        return _route(ground, [start])
    for end in goal.ends(start):
        direct = _straight(ground, start, end, limit)
        if direct is not None:
            return direct
    return _search(ground, start, goal, limit)


def contact_possible(ground: Ground, start: Point, other: int, limit: float) -> bool:
    """Whether there is a legal path into contact at all; the first that is cheap enough will do."""
    start = quantise(start)
    goal = Contact(ground, other)
    if goal.bound(start) > limit + EASE and not ground.zones:
        return False
    if other in ground.touched(start) or any(_straight(ground, start, end, limit) for end in goal.ends(start)):
        return True
    return _search(ground, start, goal, limit, any_will_do=True) is not None


def _straight(ground: Ground, start: Point, end: Point, limit: float) -> Route | None:
    """The straight path, if it is legal, affordable and surely the best."""
    length = distance(start, end)
    cost = sweep.step_cost(ground.zones, *start, *end)
    if cost > length + EASE or any(zone[4] < 1.0 for zone in ground.zones) or cost > limit + EASE:
        return None
    path = (start, end)
    return _route(ground, list(path)) if ground.hit(path) is None else None


def _route(ground: Ground, path: list[Point]) -> Route:
    from escarmouche.core.moves import Route

    return Route(tuple(path), ground.cost(path))


def _search(ground: Ground, start: Point, goal: Goal, limit: float, any_will_do: bool = False) -> Route | None:
    field = Field(ground)
    active: set[int] = set()
    cheap = min([1.0, *(zone[4] for zone in ground.zones)])
    path = _grow(field, start, goal, limit / cheap, active, None)
    if path is None:
        return None
    best = _route(ground, path)
    if any_will_do and best.cost <= limit + EASE:
        return best
    if not ground.zones or (best.cost <= ground.length(path) + EASE and cheap == 1.0):
        return best if best.cost <= limit + EASE else None
    bound = min(limit, best.cost)
    extra = [p for p in zone_points(ground) if cheap * (distance(start, p) + goal.bound(p)) < bound]
    path = _grow(field, start, goal, bound, active, extra) if extra else path
    if path is not None:
        tuned = _route(ground, _tuned(ground, path))
        best = tuned if tuned.cost < best.cost else best
    return best if best.cost <= limit + EASE else None


def _grow(
    field: Field, start: Point, goal: Goal, limit: float, active: set[int], extra: list[Point] | None
) -> list[Point] | None:
    """Search, take in whatever cuts the path found, search again."""
    while True:
        path = Search(field, start, goal, limit, active, extra).run()
        if path is None or field.ground.hit(path) is None:
            return path
        cutters = field.cutters(path) - active
        if not cutters:
            return None
        active |= cutters


def zone_points(ground: Ground) -> list[Point]:
    """Where paths may bend for the sake of zones: on their borders, and where these meet each other or a ring."""
    table = ground.table
    key = ("zone points", ground.base, ground.angle)
    found: list[Point] | None = table.cache.get(key)
    if found is None:
        rings = [ring for piece, ring in zip(table.pieces, table.rings, strict=True) if piece.cost != 1.0]
        x0, y0, x1, y1 = ground.bounds
        hulls = chart_of(table, ground.base, ground.angle).hulls
        lines = [*rings, *(hull.nodes for hull in hulls), ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        found = [p for ring in rings for p in spread(ring, SPACING)]
        for i, ring in enumerate(rings):
            found += [quantise(p) for line in lines[i + 1 :] for p in meetings(ring, line)]
        walls, clear = ground.walls, ground.clear
        found = [p for p in dict.fromkeys(found) if sweep.stands(p, ground.bounds, walls, clear, (), ()) is None]
        table.cache[key] = found
    return found


def _tuned(ground: Ground, path: list[Point]) -> list[Point]:
    """The same path with its bends nudged while that makes it cheaper."""
    zones, best = ground.zones, list(path)
    costs = [sweep.step_cost(zones, *a, *b) for a, b in pairwise(path)]
    cost = sum(costs)
    step = SPACING / 2
    while step > 1 / 512:
        better = False
        for i in range(1, len(best) - 1):
            x, y = best[i]
            for dx, dy in ((step, 0.0), (-step, 0.0), (0.0, step), (0.0, -step)):
                bend = quantise((x + dx, y + dy))
                to, on = sweep.step_cost(zones, *best[i - 1], *bend), sweep.step_cost(zones, *bend, *best[i + 1])
                prices = [*costs[: i - 1], to, on, *costs[i + 1 :]]
                price = sum(prices)
                if price < cost - 1e-6:
                    trial = [*best[:i], bend, *best[i + 1 :]]
                    if ground.hit(trial) is None:
                        best, costs, cost, better = trial, prices, price, True
        if not better:
            step /= 2
    return [p for i, p in enumerate(best) if i == 0 or p != best[i - 1]]
