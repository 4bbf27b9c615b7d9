"""All that stands in one mover's way, as rings of way points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escarmouche.core import sweep
from escarmouche.core.convex import minkowski
from escarmouche.core.geometry import Point, Ring, Round, corners, square_corners
from escarmouche.core.hulls import Hull, chart_of, ties

if TYPE_CHECKING:
    from escarmouche.core.moves import Ground


class Field:
    """All obstacles of one mover, numbered: the table's walls first, then the other bases."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.chart = chart_of(ground.table, ground.base, ground.angle)
        self.walls = 0 if ground.flies else len(self.chart.walls)
        self.moving: dict[int, Hull]
        self.ties: dict[tuple[int, int], list[int]]
        self.moving, self.ties = ground.known.setdefault("rings", ({}, {}))

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

    def tied(self, hull: Hull, i: int, other: Hull) -> list[int]:
        """Way points of another hull joined by a common tangent to this one."""
        if hull.number < self.walls and other.number < self.walls:
            return self.chart.tied(hull.number, i, other.number)
        key = (hull.number << 12 | i, other.number)
        found = self.ties.get(key)
        if found is None:
            found = self.ties[key] = ties(hull, i, other)
        return found
