"""Where a path should end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from escarmouche.space import sweep
from escarmouche.space.geometry import CONTACT, OVERLAP, Footprint, Point, Round, distance, gap, quantise
from escarmouche.space.hulls import Hull
from escarmouche.space.kept import kept

if TYPE_CHECKING:
    from escarmouche.space.moves import Ground


class Goal(Protocol):
    """Where a path should end."""

    def bound(self, at: Point) -> float:
        """No path from here to the goal is shorter than this."""

    def ends(self, at: Point) -> list[Point]:
        """The best end of a straight last step from here."""

    def spare(self) -> Sequence[Point]:
        """Other ends, for when the best is not in sight."""

    def facing(self, hull: Hull, i: int) -> Sequence[Point]:
        """Those of the other ends from which a line touches a ring at a way point."""


class Spot:
    """The goal is one point."""

    def __init__(self, at: Point) -> None:
        self.at = at

    def bound(self, at: Point) -> float:
        return distance(at, self.at)

    def ends(self, at: Point) -> list[Point]:
        return [self.at]

    def spare(self) -> Sequence[Point]:
        return ()

    def facing(self, hull: Hull, i: int) -> Sequence[Point]:
        return ()


class Contact:
    """The goal is contact with another base."""

    def __init__(self, ground: Ground, other: int) -> None:
        self.ground = ground
        self.other = other
        self.centre = ground.others[other].at
        self.reach = sum(
            base.radius if isinstance(base, Round) else base.side * 0.7072
            for base in (ground.base, ground.others[other].base)
        )
        discs, lumps = ground.met
        self.discs = [disc for disc in discs if disc[4] == other]
        self.lumps = [lump for lump in lumps if lump[2] == other]
        self._spare: Sequence[Point] | None = None

    def bound(self, at: Point) -> float:
        return max(0.0, distance(at, self.centre) - self.reach - CONTACT)

    def ends(self, at: Point) -> list[Point]:
        """Where a straight walk to the other's centre ends."""
        found = sweep.first_contact((at, self.centre), self.discs, self.lumps, (self.other,), OVERLAP + CONTACT / 2)
        if found is None:
            return []
        share = found[1]
        (ax, ay), (bx, by) = at, self.centre
        end = quantise((ax + share * (bx - ax), ay + share * (by - ay)))
        here = Footprint(self.ground.base, end, self.ground.angle)
        return [end] if gap(here, self.ground.others[self.other]) <= CONTACT else []

    def spare(self) -> Sequence[Point]:
        """Points in contact all round the other base."""
        if self._spare is None:
            nodes = self.around.nodes
            self._spare = nodes if self.discs else list(dict.fromkeys([end for at in nodes for end in self.ends(at)]))
        return self._spare

    def facing(self, hull: Hull, i: int) -> Sequence[Point]:
        return hull.facing(i, self.around) if self.discs else hull.touching(i, self.spare())

    @kept
    def around(self) -> Hull:
        """A ring where the two would touch if both were round."""
        return Hull(0, (self.centre,), self.reach + CONTACT / 2)


class Everywhere:
    """A goal that is never reached: the search visits all it can pay for."""

    def bound(self, at: Point) -> float:
        return 0.0

    def ends(self, at: Point) -> list[Point]:
        return []

    def spare(self) -> Sequence[Point]:
        return ()

    def facing(self, hull: Hull, i: int) -> Sequence[Point]:
        return ()
