"""The cheapest way of a base: common tangents round the few obstacles that matter.

The search begins with no obstacle at all. Whatever cuts the path it finds is taken into account, and it begins again:
the first path that nothing cuts is the shortest, since leaving obstacles out can only make paths shorter.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from heapq import heappop, heappush
from itertools import pairwise
from math import sqrt
from typing import TYPE_CHECKING, TypeAlias

from escarmouche.space import sweep
from escarmouche.space.convex import signed_distance
from escarmouche.space.field import Field, Link
from escarmouche.space.geometry import Point, distance, quantise
from escarmouche.space.goals import Contact, Goal, Spot
from escarmouche.space.hulls import Hull, chart_of, meetings, spread, verge

if TYPE_CHECKING:
    from escarmouche.space.moves import Ground, Route

EASE = 1e-9
START = -1
DEEP = 1e-3
"""How deep in an obstacle no path may end that began outside: rounding forgives a thousand times less at each bend."""
ZONED = 1 << 40
"""Numbers of points of zones begin here."""
MOST_RISES = 100_000
"""Steps of which a table remembers what zones add to them."""
SPACING = 0.25
"""How far apart the borders of zones are sampled."""
COARSE = 4
"""Where any way will do, it is first looked for among one in so many of these points."""


Numbered: TypeAlias = tuple[int, Point]


class Search:
    """One search among the obstacles taken into account so far. What it finds out about single steps is kept on the
    field: the next search, among more obstacles, takes most of the same steps."""

    def __init__(
        self, field: Field, start: Point, goal: Goal, limit: float, active: set[int], extra: list[Numbered] | None
    ) -> None:
        self.field, self.start, self.goal, self.limit = field, start, goal, limit
        ground = field.ground
        self.ground = ground
        self.hulls = [field.hull(number) for number in sorted(active)]
        self.by_number = {hull.number: hull for hull in self.hulls}
        self.met = field.take_in(active)
        self.rounds = len(field.rounds)
        self.zones = () if extra is None else ground.zones
        self.cheap = sweep.least_cost(self.zones)
        self.points: dict[int, Point] = {START: start}
        self.extra = [(ZONED | k, k, to, goal.bound(to)) for k, to in extra or ()]
        self.rises: dict[int, float] = ground.table.cache.setdefault(("rises", ground.base, ground.angle), {})
        self.ends: dict[Point, int] = {}
        self.heap: list[tuple[float, float, int, int, bool]] = []
        self.came: dict[int, int] = {}
        self.costs: dict[int, float] = {}
        self.spare: frozenset[Point] | None = None
        """Other ends than the best, once that was out of sight."""

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
                if key < START and self.spare is None:
                    ends = self.goal.spare()
                    self.spare = self._reachable(ends)
                    if ends:  # the best end may be out of sight: begin again with all of them
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
        least = cost + self.cheap * self.goal.bound(self.points[key])
        if least <= self.limit + EASE:
            heappush(self.heap, (least, cost, key, parent, rough))

    def _steps(self, key: int, cost: float, links: Iterable[Link]) -> None:
        """Straight on from a point, to each of these."""
        came, points, heap = self.came, self.points, self.heap
        cheap, limit, rough = self.cheap, self.limit + EASE, bool(self.zones)
        for new, to, length, bound, _, _ in links:
            if new in came:
                continue
            points[new] = to
            paid = cost + cheap * length
            least = paid + cheap * bound
            if least <= limit:
                heappush(heap, (least, paid, new, key, rough))

    def _link(self, at: Point, new: int, to: Point) -> Link:
        dx, dy = to[0] - at[0], to[1] - at[1]
        return new, to, sqrt(dx * dx + dy * dy), self.goal.bound(to), dx, dy

    def _links(self, key: int, at: Point, mine: Hull | None, hull: Hull) -> list[Link]:
        """The steps from a point to the way points of another ring."""
        found = self.field.links.get((key, hull.number))
        if found is None:
            onto = hull.tangents(*at) if mine is None else mine.tied(key & 0xFFF, hull)
            found = [self._link(at, hull.number << 12 | j, hull.nodes[j]) for j in onto]
            self.field.links[key, hull.number] = found
        return found

    def _last_steps(self, key: int, at: Point, mine: Hull | None) -> list[Link]:
        """The steps from a point to an end. Ends are numbered in the order in which they are met."""
        known = self.field.last_steps
        found = known.get((key, False))
        if found is None:
            best = self.goal.ends(at)
            if mine is not None:
                best = mine.touching(key & 0xFFF, best)
            found = known[key, False] = [self._link(at, START, end) for end in best]
        if self.spare:
            more = known.get((key, True))
            if more is None:
                others = self.goal.spare() if mine is None else self.goal.facing(mine, key & 0xFFF)
                spare = self.spare
                more = known[key, True] = [self._link(at, START, end) for end in others if end in spare]
            found = found + more
        ends = self.ends
        return [(ends.setdefault(link[1], START - 1 - len(ends)), *link[1:]) for link in found]

    def _reachable(self, ends: Sequence[Point]) -> frozenset[Point]:
        """Without those ends that lie deep in an obstacle: no way from outside of it is legal."""
        walls, discs, lumps = self.met
        clear, (sx, sy) = self.ground.clear, self.start
        near = [
            (x, y, (reach - DEEP) ** 2) for x, y, reach, reach2, _ in discs if (x - sx) ** 2 + (y - sy) ** 2 >= reach2
        ]
        shapes = [(planes, reach) for planes, reach, _ in lumps if signed_distance(planes, sx, sy) >= reach]
        boxed = [wall for wall in walls if signed_distance(wall[4], sx, sy) >= clear]
        found = []
        for end in ends:
            px, py = end
            if any((x - px) ** 2 + (y - py) ** 2 < reach2 for x, y, reach2 in near):
                continue
            within = [planes for x0, y0, x1, y1, planes, _ in boxed if x0 < px < x1 and y0 < py < y1]
            if all(signed_distance(planes, px, py) >= clear - DEEP for planes in within) and all(
                signed_distance(planes, px, py) >= reach - DEEP for planes, reach in shapes
            ):
                found.append(end)
        return frozenset(found)

    def _hull(self, key: int) -> Hull | None:
        return self.by_number.get(key >> 12) if key >= 0 else None

    def _expand(self, key: int, at: Point, cost: float) -> None:
        mine = self._hull(key)
        self._steps(key, cost, self._last_steps(key, at, mine))
        if mine is None:
            for hull in self.hulls:
                self._steps(key, cost, self._links(key, at, None, hull))
        else:
            self._bend(mine, key, at, cost)
        if self.extra:
            self._cross(key, at, cost)

    def _cross(self, key: int, at: Point, cost: float) -> None:
        """Straight on to points of zones. What zones add to a step that begins at the scenery too is remembered on the
        table; of others a lower bound of the cost will do for now."""
        came, points, heap, rises = self.came, self.points, self.heap, self.rises
        cheap, limit = self.cheap, self.limit + EASE
        x, y = at
        fixed = key >= 0 and (key >= ZONED or key >> 12 < self.field.walls)
        for new, k, to, bound in self.extra:
            if new in came:
                continue
            dx, dy = to[0] - x, to[1] - y
            length = cheap * sqrt(dx * dx + dy * dy)
            paid, left = cost + length, cheap * bound
            if paid + left > limit:
                continue
            if fixed:
                step = key << 20 | k
                rise = rises.get(step)
                if rise is None:
                    if len(rises) >= MOST_RISES:
                        rises.clear()
                    rise = rises[step] = sweep.step_cost(self.zones, x, y, *to) - length
                if rise > EASE:
                    paid += rise
                    if paid + left > limit:
                        continue
            points[new] = to
            heappush(heap, (paid + left, paid, new, key, not fixed))

    def _bend(self, mine: Hull, key: int, at: Point, cost: float) -> None:
        """Go on from a way point: round its ring, or off it on a tangent between the way it came and the ring."""
        x, y = at
        i = key & 0xFFF
        px, py = self.points[self.came[key]]
        cx, cy = x - px, y - py
        free = bool(self.zones) or not mine.touches(i, px, py)  # zones, and a start inside the ring, bend paths anyhow
        after = mine.ahead(i, cx, cy)
        links = [self._link(at, mine.number << 12 | after, mine.nodes[after])]
        if free:
            before = mine.ahead(i, -cx, -cy)
            links.append(self._link(at, mine.number << 12 | before, mine.nodes[before]))
        ex, ey = mine.nodes[after][0] - x, mine.nodes[after][1] - y
        side = 1.0 if cx * ey > cy * ex else -1.0
        for hull in self.hulls:
            if hull is mine:
                continue
            for link in self._links(key, at, mine, hull):
                vx, vy = link[4], link[5]
                if free or not (side * (cx * vy - cy * vx) < -1e-3 or side * (vx * ey - vy * ex) < -1e-3):
                    links.append(link)
        self._steps(key, cost, links)

    def _legal(self, parent: int, key: int) -> bool:
        """Whether nothing taken into account stops a step. What was found out among fewer obstacles still holds."""
        to = self.points[key]
        step = (parent, key if key > START else to)
        verdicts = self.field.verdicts
        passed = verdicts.get(step, 0)
        if passed == self.rounds or passed < 0:
            return passed > 0
        way, between = (self.points[parent], to), parent >= 0 and key >= 0
        for met in (self.met,) if not passed else self.field.rounds[passed:]:
            if self.field.stops(way, met, between):
                verdicts[step] = -1
                return False
        verdicts[step] = self.rounds
        return True


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


def cheapest_contact(ground: Ground, start: Point, other: int, limit: float, any_will_do: bool = False) -> Route | None:
    """The cheapest legal path that ends in contact with another base, or the first found that is cheap enough."""
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
    return _search(ground, start, goal, limit, any_will_do)


def _straight(ground: Ground, start: Point, end: Point, limit: float) -> Route | None:
    """The straight path, if it is legal, affordable and surely the best."""
    length = distance(start, end)
    cost = sweep.step_cost(ground.zones, *start, *end)
    if cost > length + EASE or any(zone[4] < 1.0 for zone in ground.zones) or cost > limit + EASE:
        return None
    path = (start, end)
    return _route(ground, list(path)) if ground.hit(path) is None else None


def _route(ground: Ground, path: list[Point]) -> Route:
    from escarmouche.space.moves import Route

    return Route(tuple(path), ground.cost(path))


def _search(ground: Ground, start: Point, goal: Goal, limit: float, any_will_do: bool = False) -> Route | None:
    field = Field(ground)
    active: set[int] = set()
    cheap = sweep.least_cost(ground.zones)
    path = _grow(field, start, goal, limit / cheap, active, None)
    if path is None:
        return None
    best = _route(ground, path)
    if any_will_do and best.cost <= limit + EASE:
        return best
    if not ground.zones or (best.cost <= ground.length(path) + EASE and cheap == 1.0):
        return best if best.cost <= limit + EASE else None
    bound = min(limit, best.cost)
    borders = enumerate(zone_points(ground))
    extra = [(k, p) for k, p in borders if cheap * (distance(start, p) + goal.bound(p)) < bound]
    if any_will_do and len(extra) > COARSE:
        rough = _grow(field, start, goal, bound, active, extra[::COARSE])
        if rough is not None:
            return _route(ground, rough)
    path = _grow(field, start, goal, bound, active, extra) if extra else path
    if path is not None:
        tuned = _route(ground, _tuned(ground, path))
        best = tuned if tuned.cost < best.cost else best
    return best if best.cost <= limit + EASE else None


def _grow(
    field: Field, start: Point, goal: Goal, limit: float, active: set[int], extra: list[Numbered] | None
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
        priced = [(piece, ring) for piece, ring in zip(table.pieces, table.rings, strict=True) if piece.cost != 1.0]
        rings = [ring for _, ring in priced]
        x0, y0, x1, y1 = ground.bounds
        hulls = chart_of(table, ground.base, ground.angle).hulls
        lines = [*rings, *(hull.nodes for hull in hulls), ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
        found = [p for piece, ring in priced for p in (verge if piece.cost > 1.0 else spread)(ring, SPACING)]
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
