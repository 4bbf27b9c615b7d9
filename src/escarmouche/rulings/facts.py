"""Facts about a figure, each told once: what cases call it, what it means, how it is read, set and shown on a sheet."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.state import Figure, Holds, Id
from escarmouche.core.system import Word
from escarmouche.files.sentences import said
from escarmouche.files.words import short
from escarmouche.space.geometry import Point, Round, quantise

F = TypeVar("F", bound=Figure)


class Fact(Struct, Generic[F], frozen=True):
    """One thing to know of a figure. Without `read` a case may only give it, without `write` only expect it."""

    name: str
    meaning: str
    form: str
    read: Callable[[F], Any] | None = None
    write: Callable[[F, Any], F] | None = None
    show: Callable[[F], Any] | None = None
    """What its sheet says; a fact without it is not on the sheet."""
    label: str = ""
    """What a sheet calls it, if not by its name; a word of the family `fact`."""

    @property
    def word(self) -> Word:
        only = "only given: " if self.read is None else "only expected: " if self.write is None else ""
        return Word(self.name, only + self.meaning, self.form)


def field(
    name: str,
    meaning: str,
    form: str = "NUMBER",
    at: str = "",
    kind: Callable[[Any], Any] | None = None,
    show: Callable[[Any], Any] | bool = False,
) -> Fact[Any]:
    """A fact that is a field of the figure, called `at` there; what a case gives is made one of its `kind`."""
    attribute = at or name
    read = attrgetter(attribute)

    def write(me: F, value: Any) -> F:
        return replace(me, **{attribute: value if kind is None else kind(value)})

    return Fact(name, meaning, form, read, write, read if show is True else show or None)


def listed(name: str, meaning: str, form: str = "[NAME, ...]", show: bool = False) -> Fact[Any]:
    """A fact that is a tuple of the figure and a list in cases."""

    def read(me: Figure) -> list[Any]:
        return list(getattr(me, name))

    def write(me: F, value: Any) -> F:
        return replace(me, **{name: tuple(value)})

    return Fact(name, meaning, form, read, write, read if show else None)


def base(meaning: str) -> Fact[Any]:
    """The diameter of a round base."""
    return Fact(
        "base", meaning, "NUMBER", lambda me: 2 * me.radius, lambda me, value: replace(me, base=Round(value / 2))
    )


class Facts(Struct, Generic[F], frozen=True):
    """All that may be known of a figure, in the order of its sheet; what depends on other facts comes after them."""

    table: tuple[Fact[F], ...]

    def read(self, state: Holds[F], who: Id) -> dict[str, Any]:
        """A figure by the names that cases, the terminal and clients use."""
        me = state.figures[who]
        every = {"side": me.side, "profile": me.profile, "at": list(me.at), "level": me.level, "angle": me.angle}
        own = {fact.name: fact.read(me) for fact in self.table if fact.read is not None}
        return {**every, "status": sorted(me.status), "on_table": me.on_table, **own}

    def sheet(self, state: Holds[F], who: Id) -> dict[str, Any]:
        """What a figure's sheet tells, in order."""
        me = state.figures[who]
        return {fact.label or fact.name: fact.show(me) for fact in self.table if fact.show is not None}

    @property
    def words(self) -> tuple[Word, ...]:
        """What a vocabulary says of them."""
        return tuple(fact.word for fact in self.table)

    def given(self, me: F, told: Mapping[str, Any]) -> F:
        """A figure with what a case gives it."""
        for fact in self.table:
            if fact.name in told:
                if fact.write is None:
                    raise ValueError(said("{fact} may be expected, not given", fact=fact.name))
                me = written(fact, me, told[fact.name])
        known = {fact.name for fact in self.table}
        return replace(me, **{name: value for name, value in told.items() if name not in known})


def written(fact: Fact[F], me: F, value: Any) -> F:
    """A figure with one fact as a case gives it; a value of no use is told with the form that was expected."""
    assert fact.write is not None
    try:
        return fact.write(me, value)
    except (TypeError, AttributeError, KeyError, IndexError) as error:
        wanted = said("{form} was expected, not {value}", form=fact.form, value=short(value))
        raise ValueError(said("{place}: {told}", place=fact.name, told=wanted)) from error


def put(me: F, at: Point | None, status: Sequence[str]) -> F:
    """A figure where a case puts it, in the states it has there."""
    me = replace(me, status=frozenset(status))
    return me if at is None else replace(me, at=quantise(at), on_table=True)
