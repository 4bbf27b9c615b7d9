"""System: a game as the rest of the project knows it. Some data, and the parts its package fills (`core/parts`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from importlib import import_module, resources
from typing import Generic

from msgspec import Struct

from escarmouche.core.events import SHARED, Event, snake
from escarmouche.core.parts.cases import Cases, Vocabulary, Word
from escarmouche.core.parts.lists import Card, Carried, Complaint, ListReport, Lists, Meter, Ware
from escarmouche.core.parts.mind import Mind
from escarmouche.core.parts.odds import Duel, Odds
from escarmouche.core.parts.rules import Field, Rules, S, Setup
from escarmouche.core.parts.shown import (
    Ground,
    Lane,
    Mark,
    Portrait,
    Range,
    Reason,
    Shown,
    Standing,
    Timeline,
    Track,
    Weight,
)
from escarmouche.core.rules import Moment, Stat
from escarmouche.core.seating import sides_at

__all__ = [
    "Card",
    "Carried",
    "Cases",
    "Complaint",
    "Duel",
    "Field",
    "Ground",
    "Lane",
    "ListReport",
    "Lists",
    "Mark",
    "Meter",
    "Mind",
    "Odds",
    "Portrait",
    "Range",
    "Reason",
    "Rules",
    "Setup",
    "Shown",
    "Standing",
    "System",
    "Timeline",
    "Track",
    "Vocabulary",
    "Ware",
    "Weight",
    "Word",
    "load",
]


class System(Struct, Generic[S], kw_only=True, eq=False):
    """One game. A package makes one and calls it `SYSTEM`; only name, title, version, unit, state and rules must be
    there."""

    name: str
    title: str
    version: str
    unit: str
    """Of length, as it stands after a number."""
    unit_one: str = ""
    """The same after a one, where that differs."""
    seats: tuple[str, ...] = ("red", "blue")
    """Who usually plays: a seat for each side."""
    sides: tuple[str, ...] = ()
    """Every side that a table may have, if more than the usual ones."""
    state_type: type[S]
    event_types: tuple[type[Event], ...] = SHARED
    stats: tuple[Stat, ...] = ()
    moments: tuple[Moment, ...] = ()
    purposes: tuple[str, ...] = ()
    rules: Rules[S]
    lists: Lists = Lists()
    cases: Cases[S] = Cases()
    shown: Shown[S] = Shown()
    odds: Odds[S] = Odds()
    mind: Mind[S] = Mind()
    content: object = None
    """Its `Catalogue` of cards, if people may type in their own."""
    package: str = ""
    """Where its code and its files are; the module of its state if it does not say."""
    place: str = ""
    """Its import string, once it was loaded by one."""
    files: Mapping[str, str] = {}
    """Ledger and texts by their path, for a game that is one module and has no folder."""

    def __post_init__(self) -> None:
        self.package = self.package or self.state_type.__module__
        self.sides = self.sides or self.seats
        self.unit_one = self.unit_one or self.unit

    def sides_at(self, seats: Sequence[str]) -> tuple[str, ...]:
        """The sides that are played at a table; without seats, at the usual one."""
        return sides_at(seats, self.seats, self.sides)

    def vocabulary(self) -> Vocabulary:
        """Every word a case may use."""
        if self.cases.vocabulary is not None:
            return self.cases.vocabulary()
        events = tuple(Word(snake(kind.__name__), (kind.__doc__ or "").strip()) for kind in self.event_types)
        dice = tuple(Word(purpose, "") for purpose in self.purposes)
        return Vocabulary(game=self.name, unit=self.unit, sides=self.seats, dice=dice, events=events)

    def file(self, *parts: str) -> str:
        """The text of a file of the game."""
        path = "/".join(parts)
        if path in self.files:
            return self.files[path]
        try:
            folder = resources.files(self.package)
        except TypeError:  # a module has none
            raise FileNotFoundError(path) from None
        return folder.joinpath(path).read_text(encoding="utf-8")

    def rules_digest(self) -> str:
        """A short name for the rules a game was played under: the ledger and the version."""
        return _digest(self, self.version)


@cache
def _digest(system: System, version: str) -> str:
    try:
        ledger = system.file("ledger.yaml")
    except FileNotFoundError:
        ledger = ""
    return sha256(f"{system.name} {version}\n{ledger}".encode()).hexdigest()[:16]


def load(path: str) -> System:
    """A system by its import path, `package.module:NAME`."""
    module, _, name = path.partition(":")
    found = getattr(import_module(module), name)
    assert isinstance(found, System)
    found.place = found.place or path
    return found
