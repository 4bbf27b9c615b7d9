"""The ground as a fighter sees it: what it climbs, leaps or passes over, and what that costs."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, combinations, pairwise

from msgspec.structs import replace

from escarmouche.core.rules import rule
from escarmouche.games.age_des_escarmouches.figures import Fighter
from escarmouche.space.convex import CLEAR, WITHIN, Planes, entry, planes_of
from escarmouche.space.geometry import Base, Point, distance, half_extent
from escarmouche.space.goals import Contact
from escarmouche.space.kept import kept
from escarmouche.space.moves import Ground, Route
from escarmouche.space.sweep import Hit
from escarmouche.space.table import Boxed, Piece, Table

MOST_VIEWS = 200
"""Views of a table that it remembers."""
MOST_CLIMBED = 3
"""Among so many pieces every choice of what to climb and what to go round is compared."""
MOST_LEAPT = 4
"""Of so many stretches every choice of what to leap and what to climb is compared."""

Span = tuple[float, float]
"""A stretch of a path, in lengths from its start."""


class View:
    """A table for fighters of one height at one level: what blocks them, and what they may climb or leap over."""

    def __init__(self, table: Table, me: Fighter, level: int) -> None:
        pieces = [one for one in (seen_from(piece, me, level) for piece in table.pieces) if one is not None]
        self.solid = Table(table.size, tuple(pieces))
        self.low = tuple(piece for piece in pieces if climbable(piece, me))
        self.tall = tuple(piece for piece in self.low if piece.height == me.height)
        lower = [piece for piece in self.low if piece not in self.tall]
        self.steep = [(piece, piece.height) for piece in lower if "slope" not in piece.tags and piece.height]
        self.opened: dict[frozenset[str], Table] = {}
        self.parts: dict[tuple[str, Base, float], list[tuple[Boxed, float]]] = {}

    def parts_of(self, piece: Piece, base: Base, angle: float) -> list[tuple[Boxed, float]]:
        """The convex parts of a piece that stop such a base, each with how near its centre may come."""
        key = (piece.id, base, angle)
        if key not in self.parts:
            table = self.solid
            both = zip(table.boxed(base, angle), table.walls(base, angle), strict=True)
            self.parts[key] = [(box, wall.clear) for box, wall in both if table.pieces[wall.piece].id == piece.id]
        return self.parts[key]

    def without(self, low: Iterable[Piece]) -> Table:
        """The table with some low pieces open."""
        names = frozenset(piece.id for piece in low)
        if names not in self.opened:
            pieces = [replace(one, blocks_move=False) if one.id in names else one for one in self.solid.pieces]
            self.opened[names] = Table(self.solid.size, tuple(pieces))
        return self.opened[names]


def on_table(table: Table, at: Point) -> bool:
    """Does a point lie on the table, its edges included?"""
    return all(0.0 <= place <= length for place, length in zip(at, table.size, strict=True))


@rule("AE-FLY-17", "AE-FLY-15", "AE-ETHE-02", "AE-INTP-03")
def seen_from(piece: Piece, me: Fighter, level: int) -> Piece | None:
    """A piece as it hinders a mover: nothing of another level, nothing encumbered or impossible for the ethereal."""
    if level and f"level-{level}" not in piece.tags:
        return None
    if "ethereal" in me.skills and piece.tags & {"encumbered", "impossible"}:
        return replace(piece, blocks_move=False, cost=1.0)
    return piece


@rule("AE-CROS-01", "AE-CROS-04", "AE-BOND-01")
def climbable(piece: Piece, me: Fighter) -> bool:
    """Lower than the fighter; a leaper passes what is as high as itself."""
    if not piece.blocks_move or piece.height is None or "impossible" in piece.tags:
        return False
    return piece.height <= me.height if "leap" in me.skills else piece.height < me.height


def view_of(table: Table, me: Fighter, level: int) -> View:
    """The same view for everybody of one height with the same skills, remembered on the table."""
    skills = ("ethereal" in me.skills, "leap" in me.skills)
    kept = table.memory("views", (level, me.height, *skills), MOST_VIEWS)
    if "view" not in kept:
        kept["view"] = View(table, me, level)
    view: View = kept["view"]
    return view


class Land(Ground, frozen=True, kw_only=True, dict=True):
    """The ground of one mover, with the low pieces it may climb at a cost, or the bases and pieces it may leap."""

    view: View
    leaps: int = 0
    """How many leaps it has left in this movement."""
    stride: float = 0.0
    """The longest obstacle it leaps."""
    hurdles: tuple[int, ...] = ()
    """Numbers of the other bases it may leap over."""

    @property
    def low(self) -> tuple[Piece, ...]:
        return self.view.low

    @kept
    def open(self) -> Ground:
        """The ground without anything it can pass over."""
        kept = tuple(one for at, one in enumerate(self.others) if at not in self.hurdles)
        return Ground(self._opened(self.low), self.base, kept, angle=self.angle)

    @kept
    def _grounds(self) -> dict[tuple[str, ...], Ground]:
        """Grounds with some low pieces open, by their names."""
        return {}

    def _with_open(self, low: Sequence[Piece]) -> Ground:
        """The ground with some low pieces open."""
        names = tuple([piece.id for piece in low])
        found = self._grounds.get(names)
        if found is None:
            found = self._grounds[names] = Ground(self._opened(low), self.base, self.others, angle=self.angle)
        return found

    def _opened(self, low: Sequence[Piece]) -> Table:
        return self.view.without(low) if low else self.table

    def _hit(self, path: tuple[Point, ...]) -> Hit | None:
        found = super()._hit(path)
        if found is None:
            return None
        beyond = self.open.hit(path)
        if beyond is not None:
            return beyond
        return found if self.leaps and self.overleaps(path) else None

    def free(self, at: Point) -> bool:
        """Whether the base may stand here, on a low piece too."""
        return self._with_open(self.low).free(at)

    # ------------------------------------------------------------ climbing

    def cost(self, path: Sequence[Point]) -> float:
        return super().cost(path) + self.toll(path)

    @rule("AE-CROS-02", "AE-CROS-03", "AE-BOND-01")
    def toll(self, path: Sequence[Point]) -> float:
        """What climbing costs: the height of a piece going up and again coming down; a practicable slope and a leap
        cost nothing."""
        climbs = self.climbs(path)
        if not self.leaps:
            return sum([toll for _, toll in climbs], 0.0)
        return self.least_toll(path, climbs) or 0.0

    def climbs(self, path: Sequence[Point]) -> list[tuple[Span, float]]:
        """The stretches of a path over steep pieces, with what going up and coming down costs on each."""
        found: list[tuple[Span, float]] = []
        for piece, height in self.view.steep:
            spans = merged(self.over(piece, path))
            whole = self.length(path) if spans else 0.0
            found += [((low, high), height * ((low > 1e-6) + (high < whole - 1e-6))) for low, high in spans]
        return found

    def over(self, piece: Piece, path: Sequence[Point]) -> list[Span]:
        """The stretches of a path on which the base overlaps a piece."""
        found: list[Span] = []
        if not path:
            return found
        xs, ys = [x for x, _ in path], [y for _, y in path]
        west, east, south, north = min(xs), max(xs), min(ys), max(ys)
        for (x0, y0, x1, y1, planes, _), clear in self.view.parts_of(piece, self.base, self.angle):
            if x0 <= east and x1 >= west and y0 <= north and y1 >= south:
                found += spans_near(planes, clear, path)
        return found

    # ------------------------------------------------------------ leaping

    def overleaps(self, path: Sequence[Point]) -> bool:
        """Would it take more leaps than it has, or too long a one?"""
        return self.least_toll(path, self.climbs(path)) is None

    @rule("AE-BOND-01", "AE-BOND-02", "AE-CROS-02")
    def least_toll(self, path: Sequence[Point], climbs: list[tuple[Span, float]]) -> float | None:
        """What a leaper pays at least: it leaps what it must and what it likes, and climbs the rest. None if it cannot
        leap what it must."""
        must, most = self.hurdled(path), min(len(climbs), MOST_LEAPT)
        some = chain.from_iterable(combinations(climbs, number) for number in range(most, -1, -1))
        able = [leapt for leapt in some if self.leapable([*must, *(span for span, _ in leapt)])]
        whole = sum([toll for _, toll in climbs])
        return min([whole - sum([toll for _, toll in leapt]) for leapt in able], default=None)

    def leapable(self, spans: Sequence[Span]) -> bool:
        """Are these stretches no more leaps than it has, and none too long?"""
        leapt = merged(spans)
        wide = 2 * max(half_extent(self.base, self.angle))
        return len(leapt) <= self.leaps and all(high - low - wide <= self.stride + 1e-6 for low, high in leapt)

    def hurdled(self, path: Sequence[Point]) -> list[Span]:
        """The stretches over what can only be leapt: bases, and pieces as high as the leaper."""
        discs, lumps = self.met
        spans = [span for piece in self.view.tall for span in self.over(piece, path)]
        for x, y, reach, _, number in discs:
            if number in self.hurdles:
                spans += spans_round((x, y), reach, path)
        for planes, reach, number in lumps:
            if number in self.hurdles:
                spans += spans_near(planes, reach, path)
        return spans

    # ------------------------------------------------------------ routes

    @rule("AE-MOVE-02", "AE-CROS-02")
    def route(self, start: Point, goal: Point, limit: float = math.inf) -> Route | None:
        """The cheapest of the ways round, over and between what it may climb or leap."""
        straight = Route((start, goal), 0.0) if self.hit((start, goal)) is None else None
        if straight is not None and self._surely_best(straight.path):
            return self._cheapest([straight], limit)
        found = [Ground.route(ground, start, goal, limit) for ground in self._choices(start, goal)]
        return self._cheapest([*found, straight], limit)

    def route_to_touch(self, start: Point, other: int, limit: float = math.inf) -> Route | None:
        goal = self.others[other].at
        found = []
        for ground in self._choices(start, goal):
            route = Ground.route_to_touch(ground, start, other, limit)
            if route is not None and len(route.path) == 2 and self._surely_best(route.path):
                return self._cheapest([route], limit)
            found.append(route)
        return self._cheapest([*found, self._leap_to(start, other)], limit)

    def each_to_touch(self, start: Point, other: int, limit: float) -> Iterator[Route | None]:
        """Some way into contact for every choice of what to climb."""
        for ground in self._choices(start, self.others[other].at):
            yield Ground.some_route_to_touch(ground, start, other, limit)

    def _surely_best(self, path: Sequence[Point]) -> bool:
        """Does a straight way cost no more than its length? Then no other is cheaper."""
        return self.cost(path) <= self.length(path) + 1e-9 and all(zone[4] >= 1.0 for zone in self.zones)

    def climbed(self, start: Point, goal: Point) -> list[Piece]:
        """The low pieces on the straight way between two points that it may climb or go round."""
        lower = [one for one in self.low if one not in self.view.tall]
        return [one for one in lower if self.over(one, (start, goal))][:MOST_CLIMBED]

    def _choices(self, start: Point, goal: Point) -> list[Ground]:
        """Grounds with every choice of the low pieces between two points open."""
        near = self.climbed(start, goal)
        some = chain.from_iterable(combinations(near, number) for number in range(len(near) + 1))
        return [self._with_open(low) for low in some]

    def _leap_to(self, start: Point, other: int) -> Route | None:
        """Straight to where another base is touched."""
        beside = Ground(self._opened(self.low), self.base, (self.others[other],), angle=self.angle)
        touch = beside.first_touch((start, self.others[other].at), (0,)) if self.leaps else None
        if touch is None or self.hit((start, touch.at)) is not None:
            return None
        return Route((start, touch.at), 0.0)

    def _cheapest(self, routes: Iterable[Route | None], limit: float) -> Route | None:
        priced = [Route(one.path, self.cost(one.path)) for one in routes if one is not None]
        within = [one for one in priced if one.cost <= limit + 1e-9]
        return min(within, key=lambda one: one.cost) if within else None

    def can_touch(self, start: Point, other: int, limit: float = math.inf) -> bool:
        return self.route_to_touch(start, other, limit) is not None

    def clip(self, path: Sequence[Point], limit: float = math.inf) -> tuple[Point, ...]:
        """As on any ground, shorter by what climbing costs."""
        cut = super().clip(path, limit)
        toll = self.toll(cut)
        return super().clip(path, max(limit - toll, 0.0)) if toll else cut


def ways_to_touch(ground: Ground, start: Point, other: int, limit: float) -> Iterator[tuple[Point, ...]]:
    """Ways that end in contact with another base, the straight one first; some may cost too much."""
    for end in Contact(ground, other).ends(start):
        yield (start, end)
    each = ground.each_to_touch if isinstance(ground, Land) else None
    found = (ground.some_route_to_touch(start, other, limit),) if each is None else each(start, other, limit)
    for route in found:
        if route is not None:
            yield route.path


def climbs_more(ground: Ground, start: Point, spot: Point, goal: Point) -> bool:
    """Might a way to a spot pass over something that no way to a goal beside it was looked for over?"""
    if not isinstance(ground, Land):
        return False
    known = ground.climbed(start, goal)
    return bool(ground.leaps) or any(piece not in known for piece in ground.climbed(start, spot))


# ---------------------------------------------------------------- stretches of a path


def spans_near(planes: Planes, clear: float, path: Sequence[Point]) -> list[Span]:
    """Where a path is nearer than so much to a convex shape."""
    found, gone = [], 0.0
    for (ax, ay), (bx, by) in pairwise(path):
        length = distance((ax, ay), (bx, by))
        into = entry(planes, ax, ay, bx - ax, by - ay, clear)
        out = entry(planes, bx, by, ax - bx, ay - by, clear)
        if length and CLEAR not in (into, out) and into < 1.0:
            low = 0.0 if into == WITHIN else into
            high = 1.0 if out == WITHIN else 1.0 - out
            if high - low > 1e-6:
                found.append((gone + low * length, gone + high * length))
        gone += length
    return found


def spans_round(at: Point, reach: float, path: Sequence[Point]) -> list[Span]:
    """Where a path is nearer than so much to a point."""
    hair = 1e-4
    x, y = at
    ring = ((x - hair, y - hair), (x + hair, y - hair), (x + hair, y + hair), (x - hair, y + hair))
    return spans_near(planes_of(ring), reach - hair, path)


def merged(spans: Iterable[Span]) -> list[Span]:
    """Stretches that overlap or meet, as one."""
    found: list[Span] = []
    for low, high in sorted(spans):
        if found and low <= found[-1][1] + 1e-6:
            found[-1] = (found[-1][0], max(found[-1][1], high))
        else:
            found.append((low, high))
    return found


def land_of(
    table: Table, me: Fighter, others: Sequence[Fighter], level: int, leaps: int = 0, stride: float = 0.0
) -> Ground:
    """The ground for one fighter among others, at a level."""
    view = view_of(table, me, level)
    hurdles = tuple(at for at, one in enumerate(others) if leaps and one.height <= me.height)
    feet = tuple(one.footprint for one in others)
    if not (view.low or hurdles):
        return Ground(view.solid, me.base, feet, angle=me.angle)
    return Land(view.solid, me.base, feet, angle=me.angle, view=view, leaps=leaps, stride=stride, hurdles=hurdles)
