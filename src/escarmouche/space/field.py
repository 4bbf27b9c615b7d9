"""All that stands in one mover's way, as rings of way points."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from escarmouche.space import sweep
from escarmouche.space.convex import minkowski
from escarmouche.space.geometry import Point, Ring, Round, corners, square_corners
from escarmouche.space.hulls import Hull, chart_of
from escarmouche.space.table import Boxed

if TYPE_CHECKING:
    from escarmouche.space.moves import Ground


Link: TypeAlias = tuple[int, Point, float, float, float, float]
"""A straight step: its end by number and place, its length, what is still to go from there at least, and (dx, dy)."""
Met: TypeAlias = tuple[tuple[Boxed, ...], tuple[sweep.Disc, ...], tuple[sweep.Lump, ...]]
"""Obstacles as a sliding base meets them: walls, round bases, other bases."""


class Field:
    """All obstacles of one mover, numbered: the table's walls first, then the other bases. For one start and goal."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.chart = chart_of(ground.table, ground.base, ground.angle)
        self.walls = 0 if ground.flies else len(self.chart.walls)
        self.moving: dict[int, Hull] = {}
        self.taken: set[int] = set()
        self.rounds: list[Met] = []
        """The obstacles taken into account, by the search that was the first to do so."""
        self.links: dict[tuple[int, int], list[Link]] = {}
        self.last_steps: dict[tuple[int, bool], list[Link]] = {}
        self.verdicts: dict[tuple[int, int | Point], int] = {}
        """Of a step, how many rounds of obstacles are known not to stop it; -1 if one does."""

    def hull(self, number: int) -> Hull:
        """The ring of way points round an obstacle."""
        if number < self.walls:
            return self.chart.hulls[number]
        found = self.moving.get(number)
        if found is None:
            found = self.moving[number] = Hull(number, *self._outline(number - self.walls))
        return found

    def _outline(self, other: int) -> tuple[Ring, float]:
        mine, footprint = self.ground.base, self.ground.others[other]
        theirs = footprint.base
        if isinstance(mine, Round):
            if isinstance(theirs, Round):
                return (footprint.at,), mine.radius + theirs.radius
            return corners(footprint), mine.radius
        ring = square_corners(mine.side, self.ground.angle)
        if isinstance(theirs, Round):
            x, y = footprint.at
            return tuple((x + dx, y + dy) for dx, dy in ring), theirs.radius
        return minkowski(corners(footprint), ring), 0.0

    def take_in(self, active: set[int]) -> Met:
        """Begin a round: these obstacles are taken into account now. All of them, as a base meets them."""
        self.rounds.append(self._among(active - self.taken))
        self.taken |= active
        return self._among(active)

    def _among(self, numbers: set[int]) -> Met:
        ground, walls = self.ground, self.walls
        discs, lumps = ground.met
        return (
            tuple([wall for wall in ground.walls if wall[5] in numbers]) if walls else (),
            tuple([disc for disc in discs if disc[4] + walls in numbers]),
            tuple([lump for lump in lumps if lump[2] + walls in numbers]),
        )

    def stops(self, way: tuple[Point, Point], met: Met, between: bool) -> bool:
        """Whether one of these obstacles stops a straight step. What cuts a step between way points is kept for all."""
        walls, discs, lumps = met
        if walls and between:
            cutters = self.chart.cutters(*way)
            if cutters and any(wall[5] in cutters for wall in walls):
                return True
            walls = ()
        ground = self.ground
        return sweep.first_hit(way, ground.bounds, walls, ground.clear, discs, lumps) is not None

    def cutters(self, path: list[Point]) -> set[int]:
        """All obstacles that cut a path."""
        found: set[int] = set()
        ground = self.ground
        discs, lumps = ground.met
        for i in range(1, len(path)):
            a, b = path[i - 1], path[i]
            if self.walls:
                found.update(self.chart.blockers(a, b))
            if sweep.first_hit((a, b), ground.bounds, (), 0.0, discs, lumps) is None:
                continue
            for disc in discs:
                if sweep.first_hit((a, b), ground.bounds, (), 0.0, (disc,), ()) is not None:
                    found.add(self.walls + disc[4])
            for lump in lumps:
                if sweep.first_hit((a, b), ground.bounds, (), 0.0, (), (lump,)) is not None:
                    found.add(self.walls + lump[2])
        return found
