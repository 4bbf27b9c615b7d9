"""Walks, pushes, falls and what follows."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from escarmouche.core.events import Event, Modifier
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.figures import (
    Bleed,
)
from escarmouche.space.geometry import Point


class Walked(Event, frozen=True, kw_only=True):
    """A movement is counted for what the next one costs."""

    figure: Id
    kind: str
    moves: int
    free_move: bool = False

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, moves=self.moves, free_move=self.free_move)


class Rose(Event, frozen=True, kw_only=True):
    """A Safar stands, or its carcass lies, at another height."""

    figure: Id
    level: float

    def implied(self) -> dict[str, Any]:
        """How deep below the table it stands, if it does."""
        return {"deep": max(0.0, -self.level)}

    def apply(self, state: Any) -> Any:
        moved = state.changed(self.figure, level=self.level)
        carcass = moved.carcasses.get(self.figure)
        if carcass is None:
            return moved
        return replace(moved, carcasses={**moved.carcasses, self.figure: replace(carcass, level=self.level)})


class Pushed(Event, frozen=True, kw_only=True):
    """A Safar was moved against its will."""

    figure: Id
    by: Id
    path: tuple[Point, ...]
    distance: float

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, at=self.path[-1])


class Collided(Event, frozen=True, kw_only=True):
    """A push ended against something."""

    figure: Id
    against: str
    """A fighter, a piece of scenery, or `edge`."""


class Bled(Event, frozen=True, kw_only=True):
    """The bleeding effects of a Safar changed."""

    figure: Id
    bleeding: tuple[Bleed, ...]
    rate: int = 0
    """The health points that all of them take together."""

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, bleeding=self.bleeding)


def bled(who: Id, bleeding: tuple[Bleed, ...], *rules: str) -> Bled:
    return Bled(figure=who, bleeding=bleeding, rate=sum(one.value for one in bleeding), rules=rules)


class Poisoned(Event, frozen=True, kw_only=True):
    """The poison in a Safar changed; null when it is over."""

    figure: Id
    penalty: int | None

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, poison=self.penalty)


class Landed(Event, frozen=True, kw_only=True):
    """A fall: from which height, the die, and for a landing test what it made."""

    figure: Id
    height: float
    willing: bool
    die: int
    passed: bool
    total: int = 0
    needed: int = 0


class Leapt(Event, frozen=True, kw_only=True):
    """A gap was jumped, or not: how wide and how deep it is."""

    figure: Id
    length: float
    depth: float
    passed: bool


class FellShort(Event, frozen=True, kw_only=True):
    """An assault whose movement did not bring its target into reach: it is only a movement. One that could not, as the
    target is too far away, is refused."""

    figure: Id
    target: Id


def source_of(cause: str) -> dict[str, Any]:
    """Whose bite or fright a cause of fear is, if it is one."""
    sort, *by = cause.split(":")
    return {"sort": sort if by else "", "by": by[0] if by else ""}


class Tested(Event, frozen=True, kw_only=True):
    """A test of morale, temerity or fright, told when no die can buy it off any more: one bought off is passed."""

    figure: Id
    test: str
    cause: str
    die: int
    total: int
    needed: int
    passed: bool
    base: int = 0
    modifiers: tuple[Modifier, ...] = ()
    failures: int | None = None
    """Failures now counted for this cause; null for a test that is not counted."""

    def implied(self) -> dict[str, Any]:
        """Was it passed whatever the dice said? Whose bite or fright was it, if it was one?"""
        return {"anyway": self.passed and self.total < self.needed, **source_of(self.cause)}

    def apply(self, state: Any) -> Any:
        if self.failures is None:
            return state
        me = state.figures[self.figure]
        failures = {cause: count for cause, count in me.failures.items() if cause != self.cause}
        if self.failures:
            failures[self.cause] = self.failures
        braved = tuple(cause for cause in me.braved if cause != self.cause)
        return state.changed(self.figure, failures=failures, braved=(*braved, self.cause) if self.passed else braved)


class Charged(Event, frozen=True, kw_only=True):
    """Failed tests charged to the next activation, or none any more."""

    figure: Id
    causes: tuple[str, ...]

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, charged=self.causes)


class Forgotten(Event, frozen=True, kw_only=True):
    """A cause of fear is gone: what was failed, charged or mastered for it counts no more."""

    figure: Id
    cause: str

    def implied(self) -> dict[str, Any]:
        return source_of(self.cause)

    def apply(self, state: Any) -> Any:
        me = state.figures[self.figure]
        failures = {cause: count for cause, count in me.failures.items() if cause != self.cause}
        braved, charged = (tuple(c for c in causes if c != self.cause) for causes in (me.braved, me.charged))
        return state.changed(self.figure, failures=failures, braved=braved, charged=charged)
