"""Where a path should end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from escarmouche.core import sweep
from escarmouche.core.geometry import CONTACT, OVERLAP, Point, Round, distance, quantise
from escarmouche.core.hulls import Hull

if TYPE_CHECKING:
    from escarmouche.core.moves import Ground


class Goal(Protocol):
    """Where a path should end."""

    def bound(self, at: Point) -> float:
        """No path from here to the goal is shorter than this."""

    def ends(self, at: Point) -> list[Point]:
        """The best end of a straight last step from here."""

    def spare(self) -> list[Point]:
        """Other ends, for when the best is not in sight."""


class Spot:
    """The goal is one point."""

    def __init__(self, at: Point) -> None:
        self.at = at

    def bound(self, at: Point) -> float:
        return distance(at, self.at)

    def ends(self, at: Point) -> list[Point]:
        return [self.at]

    def spare(self) -> list[Point]:
        return []


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
        self._spare: list[Point] | None = None

    def bound(self, at: Point) -> float:
        return max(0.0, distance(at, self.centre) - self.reach - CONTACT)

    def ends(self, at: Point) -> list[Point]:
        """Where a straight walk to the other's centre ends."""
        discs, lumps = self.ground.met
        found = sweep.first_contact((at, self.centre), discs, lumps, (self.other,), OVERLAP + CONTACT / 2)
        if found is None:
            return []
        share = found[1]
        (ax, ay), (bx, by) = at, self.centre
        end = quantise((ax + share * (bx - ax), ay + share * (by - ay)))
        return [end] if self.other in self.ground.touched(end) else []

    def spare(self) -> list[Point]:
        """Points in contact all round the other base."""
        if self._spare is None:
            around = Hull(0, (self.centre,), self.reach + 1.0).nodes
            ends = [end for at in around for end in self.ends(at)]
            self._spare = [end for end in dict.fromkeys(ends) if self.ground.free(end)]
        return self._spare


class Everywhere:
    """A goal that is never reached: the search visits all it can pay for."""

    def bound(self, at: Point) -> float:
        return 0.0

    def ends(self, at: Point) -> list[Point]:
        return []

    def spare(self) -> list[Point]:
        return []
