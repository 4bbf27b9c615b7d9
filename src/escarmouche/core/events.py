"""Events: what happened, in the past tense, with its proof. `apply` is the only way a state changes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.dice import Pool
from escarmouche.core.seating import REFEREE, side_of
from escarmouche.core.state import Id, Plain, Result, S
from escarmouche.space.geometry import Point


@cache
def snake(name: str) -> str:
    """KnockedDown -> knocked_down: the name an event has in records, cases and texts."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Modifier(Struct, frozen=True, gc=False):
    """One named change to a number, and the rule behind it."""

    name: str
    value: int
    rule: str


class Event(Struct, frozen=True, kw_only=True, gc=False, tag_field="event", tag=snake, omit_defaults=True):
    """Something that happened. `rules` are the ledger ids that made it happen."""

    rules: tuple[str, ...] = ()
    loud: ClassVar[bool] = False
    """A table stops for it: a turn, what a scenario is about."""
    decreed: ClassVar[bool] = False
    """A referee's word, or what stands for it: listed apart for those who want to know what was ruled."""
    by_seat: ClassVar[bool] = False
    """What is read of it may differ between allies: `seen_by` is asked for a seat, not for its side."""

    def apply(self, state: S) -> S:
        return state

    def implied(self) -> dict[str, Plain]:
        """What follows from the fields, for those who put it into words."""
        return {}

    def seen_by(self, seat: str | None) -> Event | None:
        """What a seat reads of this: itself, another face of it, or nothing. None as a seat is a spectator."""
        return self


class Private(Struct, frozen=True, gc=False):
    """Who alone may read an answer or a roll, and whether the others learn at least that it was made."""

    readers: tuple[str, ...]
    """Seats, or sides with all their seats."""
    heard: bool = True

    def reads(self, seat: str | None) -> bool:
        """May this seat read it? A referee reads everything; None is a spectator."""
        if seat is None or seat in self.readers:
            return seat is not None
        return seat == REFEREE or side_of(seat) in self.readers


NOBODY = Private((), heard=False)
"""Read by nobody: the shuffling of cards."""


class RolledUnseen(Event, frozen=True, kw_only=True):
    """Dice fell, and that is all one learns: what others read in place of a private roll. No rule tells it."""

    figure: Id
    purpose: str


class Rolled(Event, frozen=True, kw_only=True):
    """Dice fell: who rolled, what for, what was needed and why, and every face. `pool` is all that decides its odds."""

    figure: Id
    purpose: str
    needed: int
    faces: tuple[int, ...]
    hits: int
    base: int | None = None
    modifiers: tuple[Modifier, ...] = ()
    ranks: tuple[int, ...] = ()
    sides: int = 6
    explode: int = 0
    private: Private | None = None
    by_seat: ClassVar[bool] = True

    def seen_by(self, seat: str | None) -> Event | None:
        private = self.private
        if private is None or private.reads(seat):
            return self
        return RolledUnseen(figure=self.figure, purpose=self.purpose) if private.heard else None

    @property
    def pool(self) -> Pool:
        """What was rolled: the dice that others gave are not of the pool."""
        gained = sum([face >= self.explode for face in self.faces]) if self.explode else 0
        return Pool(len(self.faces) - gained, self.needed, self.sides, self.explode, self.ranks)


class Moved(Event, frozen=True, kw_only=True):
    """A figure followed a path; the first point is where it stood."""

    figure: Id
    path: tuple[Point, ...]
    cost: float
    kind: str = "move"

    def apply(self, state: S) -> S:
        return state.changed(self.figure, at=self.path[-1])


class Placed(Event, frozen=True, kw_only=True):
    """A figure was put on the table."""

    figure: Id
    at: Point
    angle: float = 0.0

    def apply(self, state: S) -> S:
        return state.changed(self.figure, at=self.at, angle=self.angle, on_table=True)


class StatusGained(Event, frozen=True, kw_only=True):
    """A figure is in a state that it was not in."""

    figure: Id
    status: str

    def apply(self, state: S) -> S:
        return state.gained(self.figure, self.status)


class StatusLost(Event, frozen=True, kw_only=True):
    """A state of a figure is over."""

    figure: Id
    status: str

    def apply(self, state: S) -> S:
        return state.lost(self.figure, self.status)


class TurnBegan(Event, frozen=True, kw_only=True):
    """A turn, or a round, begins; `side` is the first to act."""

    loud: ClassVar[bool] = True
    turn: int
    side: str

    def apply(self, state: S) -> S:
        return replace(state, turn=self.turn)


class GameEnded(Event, frozen=True, kw_only=True):
    """The game is over; without a winner it is a draw."""

    loud: ClassVar[bool] = True
    winner: str | None
    reason: str

    def apply(self, state: S) -> S:
        return replace(state, agenda=(), result=Result(self.winner, self.reason, self.rules))


class Ruled(Event, frozen=True, kw_only=True):
    """What the book leaves open was settled: by a referee, or, where nobody is named, as the scenario has it."""

    decreed: ClassVar[bool] = True
    ruling: str
    answer: Plain
    by: str = ""


class Said(Event, frozen=True, kw_only=True):
    """The referee says something in words of his own: to everybody, or to one seat alone."""

    decreed: ClassVar[bool] = True
    by_seat: ClassVar[bool] = True
    said: str
    seat: str = ""

    def seen_by(self, seat: str | None) -> Event | None:
        return self if not self.seat or Private((self.seat,)).reads(seat) else None


class TakenBack(Event, frozen=True, kw_only=True):
    """The referee had the game go back by so many answers."""

    decreed: ClassVar[bool] = True
    answers: int


class ActLapsed(Event, frozen=True, kw_only=True):
    """What the referee meant to do was no longer possible when its time came."""

    decreed: ClassVar[bool] = True
    act: str


SHARED: tuple[type[Event], ...] = (
    Rolled, Moved, Placed, StatusGained, StatusLost, TurnBegan, GameEnded, Said, TakenBack, ActLapsed,
)  # fmt: skip


def events_in(module: Mapping[str, object]) -> tuple[type[Event], ...]:
    """The events every game shares, and those written in a module or its parts (its `globals()`), in their order."""
    found = [kind for kind in module.values() if isinstance(kind, type) and issubclass(kind, Event)]
    return (*SHARED, *(kind for kind in found if kind.__module__.startswith(str(module["__name__"]))))


def happening(event: Event) -> tuple[str, str] | None:
    """Whom an event concerns and what it is called; a status by its own name. Dice are causes, not outcomes."""
    figure: Any = getattr(event, "figure", None)
    if not isinstance(figure, str) or isinstance(event, Rolled):
        return None
    name = snake(type(event).__name__)
    return (figure, f"{name}:{event.status}" if isinstance(event, StatusGained | StatusLost) else name)


def fields_of(event: Event) -> dict[str, Plain]:
    """The event as a flat mapping, its name first."""
    import msgspec

    return dict(msgspec.to_builtins(event))
