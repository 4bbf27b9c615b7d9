"""Moving, postures and engaging."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from escarmouche.core.events import Event
from escarmouche.core.state import Id
from escarmouche.games.saga.figures import (
    CROUCHED,
    LYING,
)


class Sped(Event, frozen=True, kw_only=True):
    """How far somebody has gone in this segment, and in which direction."""

    figure: Id
    speed: float
    course: float = 0.0
    went: float = 0.0
    """Of its speed, what it has used: metres of flat ground."""

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, speed=self.speed, course=self.course, went=self.went)


class Rushed(Event, frozen=True, kw_only=True):
    """A fast movement: the total that gives its speed, and how it is made if as a combat movement."""

    figure: Id
    test: str
    total: int
    how: str = ""

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, rush=self.total, rush_by=self.test, evades=self.how)


class Slowed(Event, frozen=True, kw_only=True):
    """Speed on a piece of ground is so many hundredths of what it would be."""

    piece: str
    percent: int

    def apply(self, state: Any) -> Any:
        made = [replace(one, cost=100 / self.percent) if one.id == self.piece else one for one in state.table.pieces]
        return replace(state, table=replace(state.table, pieces=tuple(made)))


class Jumped(Event, frozen=True, kw_only=True):
    """Somebody jumps over something; a dodge may be part of it."""

    figure: Id
    piece: str
    test: str
    dodges: bool = False

    def apply(self, state: Any) -> Any:
        share = {"jump-dodge"} if self.dodges else set()
        return state.changed(self.figure, jumped=True, busy=state.figures[self.figure].busy | share)


class Plunged(Event, frozen=True, kw_only=True):
    """Somebody falls into a depth: the second of the fall, and how deep it is in all."""

    figure: Id
    second: int
    depth: float

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, falling=self.second, depth=self.depth)


class Postured(Event, frozen=True, kw_only=True):
    """Somebody crouches, lies down or stands."""

    figure: Id
    posture: str

    def apply(self, state: Any) -> Any:
        state = state.lost(self.figure, CROUCHED, LYING).changed(self.figure, rising=0)
        return state if self.posture == "standing" else state.gained(self.figure, self.posture)


class Rising(Event, frozen=True, kw_only=True):
    """Somebody is getting up: so many seconds more."""

    figure: Id
    seconds: int

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, rising=self.seconds)


class Rose(Event, frozen=True, kw_only=True):
    """Somebody stands higher, or lower, than before."""

    figure: Id
    level: float

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, level=self.level)


class Turned(Event, frozen=True, kw_only=True):
    """Somebody faces another way."""

    figure: Id
    angle: float

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, angle=self.angle)


class Engaged(Event, frozen=True, kw_only=True):
    """Two are engaged hand to hand."""

    figure: Id
    target: Id

    def apply(self, state: Any) -> Any:
        """In single combat if neither of the two is engaged with a third; whoever was getting up lies or crouches."""
        pair = {self.figure, self.target}
        alone = all(state.figures[one].engaged <= pair for one in pair)
        for one, other in ((self.figure, self.target), (self.target, self.figure)):
            me = state.figures[one]
            single = me.single | {other} if alone else me.single
            state = state.changed(one, engaged=me.engaged | {other}, single=single, rising=0)
        return state


class Released(Event, frozen=True, kw_only=True):
    """Two are no longer engaged."""

    figure: Id
    target: Id

    def apply(self, state: Any) -> Any:
        one, other = state.figures[self.figure], state.figures[self.target]
        state = state.changed(self.figure, engaged=one.engaged - {self.target})
        return state.changed(self.target, engaged=other.engaged - {self.figure})


class Drawn(Event, frozen=True, kw_only=True):
    """A weapon is drawn; what was in that hand is put away."""

    figure: Id
    weapon: str
    held: tuple[str, ...]

    def apply(self, state: Any) -> Any:
        me = state.figures[self.figure]
        return state.changed(self.figure, held=self.held, drawn=(*me.drawn, self.weapon))
