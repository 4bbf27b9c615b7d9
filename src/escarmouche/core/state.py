"""State: the only data that changes. Everything is frozen; a change makes a new state that shares what stayed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.geometry import Base, Footprint, Point, Round
from escarmouche.core.table import Table

if TYPE_CHECKING:
    from escarmouche.core.game import Game

Id = str


class Figure(Struct, frozen=True, kw_only=True, gc=False):
    """One model on the table. A game adds its own fields in a subclass."""

    id: Id
    name: str
    side: str
    profile: str = ""
    base: Base = Round(0.5)
    at: Point = (0.0, 0.0)
    angle: float = 0.0
    level: float = 0.0
    status: frozenset[str] = frozenset()
    on_table: bool = True

    @property
    def footprint(self) -> Footprint:
        return Footprint(self.base, self.at, self.angle)

    def has(self, status: str) -> bool:
        return status in self.status


class Phase(Struct, frozen=True, gc=False, tag_field="phase", tag=True):
    """One step of the turn structure: plain data that knows how to play itself."""

    def run(self, game: Game[Any]) -> None:
        raise NotImplementedError


class Result(Struct, frozen=True, gc=False):
    """How a game ended: the winning side, or none for a draw, and the rules that say so."""

    winner: str | None
    reason: str
    rules: tuple[str, ...] = ()


class State(Struct, frozen=True, kw_only=True, gc=False):
    """A game at a quiet point. A game package subclasses it with its own figures, phases and fields."""

    table: Table
    figures: dict[Id, Any]
    sides: tuple[str, ...] = ("red", "blue")
    turn: int = 0
    agenda: tuple[Any, ...] = ()
    result: Result | None = None
    options: dict[str, Any] = {}

    def changed(self, who: Id, **fields: Any) -> Self:
        """The same state with one figure changed."""
        figures = self.figures.copy()
        figures[who] = replace(figures[who], **fields)
        return replace(self, figures=figures)

    def gained(self, who: Id, status: str) -> Self:
        return self.changed(who, status=self.figures[who].status | {status})

    def lost(self, who: Id, *statuses: str) -> Self:
        return self.changed(who, status=self.figures[who].status.difference(statuses))

    def side(self, side: str) -> list[Any]:
        return [figure for figure in self.figures.values() if figure.side == side]


def to_json(value: Any) -> bytes:
    """One value, one text: sets and mappings in a fixed order, so that digests can be compared."""
    return msgspec.json.encode(value, order="deterministic")
