"""Where a base may go: the ground as one mover sees it."""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import Any

from msgspec import Struct

from escarmouche.space import sweep
from escarmouche.space.geometry import (
    CONTACT,
    GRAIN,
    OVERLAP,
    Base,
    Footprint,
    Point,
    Ring,
    Round,
    distance,
    gap,
    quantise,
)
from escarmouche.space.kept import kept
from escarmouche.space.table import Boxed, Table, Zone

EASE = 1e-9
"""Sums of lengths may exceed a limit by this much."""
MOST_GROUNDS = 500
"""Grounds whose routes a table remembers."""


class Block(Struct, frozen=True):
    """What stops a base along a path, where, and after which length: a piece, another base or the table's edge."""

    length: float
    at: Point
    piece: str | None = None
    other: int | None = None
    edge: bool = False


class Touch(Struct, frozen=True):
    """The first contact along a path."""

    length: float
    at: Point
    others: tuple[int, ...]


class Route(Struct, frozen=True):
    """A legal path, the start first, and what it costs."""

    path: tuple[Point, ...]
    cost: float


class Band(Struct, frozen=True):
    """Where the centre of a base can be for at most this cost; each polygon is an outer ring, then its holes."""

    cost: float
    polygons: tuple[tuple[Ring, ...], ...]


class Ground(Struct, frozen=True, dict=True):
    """A table with other bases on it, for one base that moves. A square base keeps its `angle` while it moves."""

    table: Table
    base: Base
    others: tuple[Footprint, ...] = ()
    flies: bool = False
    """Crosses pieces and zones freely, but may not end in a blocking piece."""
    agile: bool = False
    """Zones cost nothing extra."""
    angle: float = 0.0

    @kept
    def bounds(self) -> sweep.Bounds:
        """Where the centre may be without hanging over the table's edge."""
        return sweep.bounds_of(self.table.size, self.base, self.angle)

    @kept
    def walls(self) -> tuple[Boxed, ...]:
        """The table's blocking pieces, in convex parts."""
        return self.table.boxed(self.base, self.angle)

    @kept
    def clear(self) -> float:
        """How near to a wall the centre may come."""
        return self.base.radius - OVERLAP if isinstance(self.base, Round) else -OVERLAP

    @kept
    def met(self) -> tuple[tuple[sweep.Disc, ...], tuple[sweep.Lump, ...]]:
        """The other bases as this one meets them."""
        return sweep.obstacles(self.base, self.angle, self.others)

    @kept
    def zones(self) -> tuple[Zone, ...]:
        """The zones that change the cost of this base's way."""
        return () if self.flies or self.agile else self.table.zones

    def blocked(self, path: Sequence[Point]) -> Block | None:
        """The first thing that stops the base sliding along this path; None when it is legal."""
        hit = self.hit(path)
        if hit is None:
            return None
        step, share, wall, other = hit
        at = along(path, step, share)
        length = sum(distance(path[i - 1], path[i]) for i in range(1, step))
        if step:
            length += share * distance(path[step - 1], path[step])
        if wall >= 0:
            number = self.table.walls(self.base, self.angle)[wall].piece
            return Block(length, at, piece=self.table.pieces[number].id)
        return Block(length, at, other=other) if other >= 0 else Block(length, at, edge=True)

    @kept
    def hits(self) -> dict[tuple[Point, ...], sweep.Hit | None]:
        """What stopped the paths tried before: who proposes a path and who judges it ask the same."""
        return {}

    def hit(self, path: Sequence[Point]) -> sweep.Hit | None:
        """As `blocked`, in the raw."""
        key = tuple(path)
        if key not in self.hits:
            self.hits[key] = self._hit(key)
        return self.hits[key]

    def _hit(self, path: tuple[Point, ...]) -> sweep.Hit | None:
        discs, blocks = self.met
        if not self.flies:
            return sweep.first_hit(path, self.bounds, self.walls, self.clear, discs, blocks)
        hit = sweep.first_hit(path, self.bounds, (), self.clear, discs, blocks)
        if hit is None:
            landing = sweep.stands(path[-1], self.bounds, self.walls, self.clear, (), ())
            if landing is not None and landing.wall >= 0:
                begun = sweep.stands(path[0], self.bounds, self.walls, self.clear, (), ())
                if path[0] != path[-1] or begun is None:
                    return sweep.Hit(len(path) - 1, 1.0, landing.wall)
        return hit

    def free(self, at: Point) -> bool:
        """Whether the base may stand here."""
        discs, blocks = self.met
        return sweep.stands(at, self.bounds, self.walls, self.clear, discs, blocks) is None

    def length(self, path: Sequence[Point]) -> float:
        """Length of a path."""
        return sum(distance(a, b) for a, b in pairwise(path))

    def cost(self, path: Sequence[Point]) -> float:
        """Length of a path, each unit inside a zone counted as the zone says."""
        zones = self.zones
        if not zones:
            return sum((distance(a, b) for a, b in pairwise(path)), 0.0)
        return sum((sweep.step_cost(zones, *a, *b) for a, b in pairwise(path)), 0.0)

    def touched(self, at: Point) -> tuple[int, ...]:
        """The others in contact with the base standing here."""
        discs, blocks = self.met
        x, y = at
        found = []
        for ox, oy, reach, _, number in discs:
            wx, wy = ox - x, oy - y
            limit = reach + (OVERLAP + CONTACT)
            if wx * wx + wy * wy <= limit * limit:
                found.append(number)
        if blocks:
            here = Footprint(self.base, at, self.angle)
            found += [number for _, _, number in blocks if gap(here, self.others[number]) <= CONTACT]
            found.sort()
        return tuple(found)

    def first_touch(self, path: Sequence[Point], which: Collection[int]) -> Touch | None:
        """The first point of the path in contact with one of these that the base did not touch at the start."""
        before = self.touched(path[0])
        wanted = [number for number in which if number not in before]
        if not wanted:
            return None
        discs, blocks = self.met
        for extra in (OVERLAP + CONTACT / 2, OVERLAP + CONTACT - 1.0 / GRAIN):
            found = sweep.first_contact(path, discs, blocks, wanted, extra)
            if found is not None:
                break
        if found is None:
            touched = tuple(number for number in self.touched(path[-1]) if number in wanted)
            return Touch(self.length(path), quantise(path[-1]), touched) if touched else None
        step, share, number = found
        at = along(path, step, share)
        length = sum(distance(path[i - 1], path[i]) for i in range(1, step)) + share * distance(
            path[step - 1], path[step]
        )
        touched = tuple(one for one in self.touched(at) if one in wanted)
        return Touch(length, at, touched or (number,))

    def clip(self, path: Sequence[Point], limit: float = math.inf) -> tuple[Point, ...]:
        """The path cut where it is first blocked or has cost the limit; quantised and legal."""
        way = [quantise(p) for p in path]
        hit = self.hit(way)
        kept = [way[0]]
        left = limit
        for step in range(1, len(way)):
            a, b = way[step - 1], way[step]
            if a == b:
                continue
            share = 1.0
            stop = hit is not None and hit.step == step
            if stop and hit is not None:
                share = hit.share
            cost = sweep.step_cost(self.zones, *a, *b)
            if (cost if share == 1.0 else sweep.step_cost(self.zones, *a, *between(a, b, share))) > left + EASE:
                share = min(share, affordable(self.zones, a, b, left))
                stop = True
            if not stop:
                kept.append(b)
                left -= cost
                continue
            end = self._last_legal(kept, b, share, left)
            if end is not None:
                kept.append(end)
            break
        return tuple(kept)

    def _last_legal(self, kept: list[Point], goal: Point, share: float, left: float) -> Point | None:
        """The farthest quantised point before `share` of the last step where the cut path is legal and affordable."""
        start = kept[-1]
        length = distance(start, goal)
        for back in (0.0, 0.0005, 0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.0625, 0.125, 0.25, 0.5):
            end = quantise(between(start, goal, max(0.0, share - back / length)))
            if end == start:
                return None
            cheap = sweep.step_cost(self.zones, *start, *end) <= left + EASE
            if cheap and self.hit([*kept, end]) is None:
                return end
        return None

    @kept
    def known(self) -> dict[Any, Any]:
        """The routes found before on a ground like this, remembered on the table: a look-ahead asks for the same route
        in each of its futures."""
        key = (self.base, self.others, self.flies, self.agile, self.angle)
        return self.table.memory("routes", key, MOST_GROUNDS)

    def route(self, start: Point, goal: Point, limit: float = math.inf) -> Route | None:
        """The cheapest legal path from start to goal."""
        key = (start, goal, limit)
        if key not in self.known:
            from escarmouche.space.routes import cheapest

            self.known[key] = cheapest(self, start, goal, limit)
        found: Route | None = self.known[key]
        return found

    def route_to_touch(self, start: Point, other: int, limit: float = math.inf) -> Route | None:
        """The cheapest legal path that ends in contact with another base."""
        key = (start, other, limit)
        if key not in self.known:
            from escarmouche.space.routes import cheapest_contact

            self.known[key] = cheapest_contact(self, start, other, limit)
        found: Route | None = self.known[key]
        return found

    def can_touch(self, start: Point, other: int, limit: float = math.inf) -> bool:
        """Whether there is a route into contact with another base, without looking for the cheapest."""
        return self.some_route_to_touch(start, other, limit) is not None

    def some_route_to_touch(self, start: Point, other: int, limit: float = math.inf) -> Route | None:
        """A legal path that ends in contact with another base, not always the cheapest."""
        key: tuple[Any, ...] = (start, other, limit)
        if key not in self.known:
            key = ("some", *key)
        if key not in self.known:
            from escarmouche.space.routes import cheapest_contact

            self.known[key] = cheapest_contact(self, start, other, limit, any_will_do=True)
            if self.known[key] is None:
                self.known[start, other, limit] = None
        found: Route | None = self.known[key]
        return found

    def reach(self, start: Point, limit: float, steps: Sequence[float] = ()) -> tuple[Band, ...]:
        """Where the base can be, by cost: one band per step, the last at the limit."""
        from escarmouche.space.reach import bands

        return bands(self, start, limit, steps)


class Walk(Struct, frozen=True):
    """The ground for one mover, with the names of the others on it."""

    ground: Ground
    ids: tuple[str, ...]

    def route_to_touch(self, start: Point, other: str, limit: float = math.inf) -> Route | None:
        """The cheapest legal path that ends in contact with somebody."""
        return self.ground.route_to_touch(start, self.ids.index(other), limit)


def between(a: Point, b: Point, share: float) -> Point:
    """The point after this share of the way."""
    return (a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1]))


def along(path: Sequence[Point], step: int, share: float) -> Point:
    """The quantised point after a share of a step."""
    return quantise(between(path[step - 1], path[step], share)) if step else quantise(path[0])


def affordable(zones: Sequence[Zone], a: Point, b: Point, left: float) -> float:
    """The share of a straight step that a budget pays for."""
    if not zones:
        length = distance(a, b)
        return min(1.0, left / length) if length else 1.0
    low, high = 0.0, 1.0
    for _ in range(40):
        middle = (low + high) / 2.0
        if sweep.step_cost(zones, *a, *between(a, b, middle)) <= left:
            low = middle
        else:
            high = middle
    return low
