"""Areas: upright rectangles of the table, where bands are put down, hide or come home to."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from escarmouche.space.geometry import Point, Ring, Standing, within_box


class Area(Struct, frozen=True):
    """An upright rectangle of the table."""

    x0: float
    y0: float
    x1: float
    y1: float

    @property
    def box(self) -> tuple[float, float, float, float]:
        return (self.x0, self.y0, self.x1, self.y1)

    @property
    def ring(self) -> Ring:
        """Its corners."""
        return ((self.x0, self.y0), (self.x1, self.y0), (self.x1, self.y1), (self.x0, self.y1))

    @property
    def middle(self) -> Point:
        return ((self.x0 + self.x1) / 2, (self.y0 + self.y1) / 2)

    def holds(self, standing: Standing) -> bool:
        """Does the whole base lie in it?"""
        return within_box(standing, *self.box)

    def point(self, across: float, up: float) -> Point:
        """The point after these shares of its width and depth."""
        return (self.x0 + across * (self.x1 - self.x0), self.y0 + up * (self.y1 - self.y0))

    def columns(self) -> Iterator[Point]:
        """Points a quarter of a unit apart, column by column."""
        for i in range(int((self.x1 - self.x0) * 4) + 1):
            for j in range(int((self.y1 - self.y0) * 4) + 1):
                yield (self.x0 + i / 4, self.y0 + j / 4)

    def rows(self) -> Iterator[Point]:
        """The same, row by row."""
        for j in range(int((self.y1 - self.y0) * 4) + 1):
            for i in range(int((self.x1 - self.x0) * 4) + 1):
                yield (self.x0 + i / 4, self.y0 + j / 4)
