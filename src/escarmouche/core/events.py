"""Events: what happened, in the past tense, with its proof. `apply` is the only way a state changes."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.dice import Pool
from escarmouche.core.geometry import Point
from escarmouche.core.state import Id, Result, State

S = TypeVar("S", bound=State)


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

    def apply(self, state: S) -> S:
        return state

    def implied(self) -> dict[str, Any]:
        """What follows from the fields, for those who put it into words."""
        return {}

    @property
    def only_for(self) -> str | None:
        """The one seat that may learn of this, or None when everybody may."""
        return None


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
    figure: Id
    status: str

    def apply(self, state: S) -> S:
        return state.gained(self.figure, self.status)


class StatusLost(Event, frozen=True, kw_only=True):
    figure: Id
    status: str

    def apply(self, state: S) -> S:
        return state.lost(self.figure, self.status)


class TurnBegan(Event, frozen=True, kw_only=True):
    turn: int
    side: str

    def apply(self, state: S) -> S:
        return replace(state, turn=self.turn)


class GameEnded(Event, frozen=True, kw_only=True):
    winner: str | None
    reason: str

    def apply(self, state: S) -> S:
        return replace(state, agenda=(), result=Result(self.winner, self.reason, self.rules))


SHARED: tuple[type[Event], ...] = (Rolled, Moved, Placed, StatusGained, StatusLost, TurnBegan, GameEnded)


def happening(event: Event) -> tuple[str, str] | None:
    """Whom an event concerns and what it is called; a status by its own name. Dice are causes, not outcomes."""
    figure: Any = getattr(event, "figure", None)
    if not isinstance(figure, str) or isinstance(event, Rolled):
        return None
    name = snake(type(event).__name__)
    return (figure, f"{name}:{event.status}" if isinstance(event, StatusGained | StatusLost) else name)


def fields_of(event: Event) -> dict[str, Any]:
    """The event as a flat mapping, its name first."""
    import msgspec

    return dict(msgspec.to_builtins(event))
