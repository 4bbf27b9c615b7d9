"""State: the only data that changes. Everything is frozen; a change makes a new state that shares what stayed."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self

import msgspec
from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace
from typing_extensions import TypeVar

from escarmouche.core.brought import Brought
from escarmouche.core.seating import REFEREE, Seating, sharing, side_of
from escarmouche.space.geometry import Base, Footprint, Point, Round
from escarmouche.space.table import Table

if TYPE_CHECKING:
    from escarmouche.core.game import Game
    from escarmouche.core.refereeing import Act

Id = str
Plain = Any
"""Plain data, as a record holds it: text, numbers, lists and mappings of them."""


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
    gone: ClassVar[frozenset[str]] = frozenset()
    """States of those who play no longer, though they may lie on the table."""

    @property
    def in_play(self) -> bool:
        return self.on_table and self.gone.isdisjoint(self.status)

    @property
    def footprint(self) -> Footprint:
        return Footprint(self.base, self.at, self.angle)

    def has(self, status: str) -> bool:
        return status in self.status


F = TypeVar("F", bound=Figure)
F_co = TypeVar("F_co", bound=Figure, covariant=True)


class Holds(Protocol[F_co]):
    """Whatever has figures of a kind: how the state of a game tells of what kind its figures are."""

    @property
    def figures(self) -> Mapping[Id, F_co]: ...


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
    figures: Mapping[Id, Figure]
    sides: tuple[str, ...] = ("red", "blue")
    turn: int = 0
    agenda: tuple[Phase, ...] = ()
    result: Result | None = None
    options: dict[str, Plain] = {}
    seating: Seating | UnsetType = UNSET
    """Who sits at a table where not every side has one seat of its own."""
    brought: tuple[Brought, ...] | UnsetType = UNSET
    """The cards that were brought to this table, as long as one plays with them."""
    apart: ClassVar[bool] = False
    """Allies have secrets from each other: `Rules.hide` and `Rules.guess` are asked for a seat, not for its side."""

    def changed(self, who: Id, **fields: object) -> Self:
        """The same state with one figure changed."""
        figures = dict(self.figures)
        figures[who] = replace(figures[who], **fields)
        return replace(self, figures=figures)

    def gained(self, who: Id, status: str) -> Self:
        return self.changed(who, status=self.figures[who].status | {status})

    def lost(self, who: Id, *statuses: str) -> Self:
        return self.changed(who, status=self.figures[who].status.difference(statuses))

    def seat_of(self, who: Id) -> str:
        """The seat that answers for a figure; a seat answers for itself."""
        figure = self.figures.get(who)
        side = who if figure is None else figure.side
        return side if self.seating is UNSET else self.seating.answering(who, side)

    def side_of(self, seat: str) -> str:
        """The side that a seat plays for; of a referee, the first that nobody else plays."""
        if seat != REFEREE:
            return side_of(seat)
        return next((side for side in self.sides if self.seat_of(side) == REFEREE), self.sides[0])

    @property
    def referee(self) -> bool:
        """Is there a referee at the table?"""
        return self.seating is not UNSET and REFEREE in self.seating.seats

    def acts(self) -> Mapping[str, Act]:
        """What a referee may do at a table of this game, beside what he may at any (`core/refereeing.py`)."""
        return {}

    def side(self: Holds[F], side: str) -> list[F]:
        return [figure for figure in self.figures.values() if figure.side == side]

    def in_play(self: Holds[F], side: str) -> list[F]:
        """Those of a side who can still play."""
        return [f for f in self.figures.values() if f.side == side and f.on_table and f.gone.isdisjoint(f.status)]

    def friends(self: Holds[F], who: Id) -> list[F]:
        """Others of the same side in play: nobody is its own friend."""
        side = self.figures[who].side
        others = [f for f in self.figures.values() if f.side == side and f.id != who and f.on_table]
        return [f for f in others if f.gone.isdisjoint(f.status)]

    def enemies(self: Holds[F], who: Id) -> list[F]:
        """Those of other sides in play."""
        figures, last = self.figures, LAST[0]
        side, known = figures[who].side, last[1] if last[0] is figures else worked_out(figures)
        found: list[F] | None = known.get(side)
        if found is None:
            others = [f for f in figures.values() if f.side != side and f.on_table]
            found = known[side] = [f for f in others if f.gone.isdisjoint(f.status)]
        return found.copy()


def worked_out(figures: Mapping[Id, Figure]) -> dict[Hashable, Any]:
    """What was found out about these figures as they stand, to be asked again for nothing; that of the last ones is
    kept. The enemies of a side are under its name."""
    last = LAST[0]
    if last[0] is not figures:
        last = LAST[0] = (figures, {})
    return last[1]


LAST: list[tuple[Mapping[Id, Figure], dict[Hashable, Any]]] = [({}, {})]

S = TypeVar("S", bound=State)
S_co = TypeVar("S_co", bound=State, covariant=True, default=State)
"""The state of a game; `Position` alone is a position of some game."""
S_contra = TypeVar("S_contra", bound=State, contravariant=True, default=State)


def seated(state: S, seats: Sequence[str]) -> S:
    """The state with its seats, if they are not the usual ones. Figures of a shared side are dealt out to its seats in
    turn, unless the game has done so itself."""
    if not seats or state.seating is not UNSET:
        return state
    hands: dict[Id, str] = {}
    for side in state.sides:
        own = sharing(seats, side)
        if len(own) > 1:
            hands |= {figure.id: own[at % len(own)] for at, figure in enumerate(state.side(side))}
    return replace(state, seating=Seating(tuple(seats), hands))


def beginning_with(side: str, order: tuple[str, ...]) -> tuple[str, ...]:
    """The sides in the order in which they take turns, this one first."""
    at = order.index(side)
    return order[at:] + order[:at]


def to_json(value: object) -> bytes:
    """One value, one text: sets and mappings in a fixed order, so that digests can be compared."""
    return msgspec.json.encode(value, order="deterministic")
