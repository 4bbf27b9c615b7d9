"""One live match: the position, who sits where, what was answered. Pure: no disk, no network, no clock.

`Match.apply` is the only way it changes, so that what the store wrote can be played again after a crash.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from escarmouche.core.decisions import Decision
from escarmouche.core.dice import SeededDice
from escarmouche.core.events import Event
from escarmouche.core.game import Entry, Fell
from escarmouche.core.position import Position, advance, begin
from escarmouche.core.system import Setup, System
from escarmouche.core.views import redact, view


class Chair(Struct, frozen=True):
    """Who sits in a seat: a person, or a bot of some level."""

    kind: str = "human"
    level: str = ""


class Move(Struct, frozen=True):
    """One line of a match's history: an answer given by a seat, or a step back to an earlier version."""

    version: int
    seat: str
    answer: Any = None
    back_to: int = -1


class Moment(Struct, frozen=True):
    """The match after some answer: where it rests, how long its log is, and whether chance spoke to get here."""

    position: Position
    events: int
    entries: int
    chance: bool
    """Dice fell or a secret came out since the moment before."""
    seat: str = ""
    """Who answered to get here."""


class Stale(Exception):
    """The command was meant for another version."""


class Match:
    """A running game. Versions only grow; going back makes a new version that equals an old one."""

    def __init__(self, system: System, setup: Setup, secret: str, chairs: dict[str, Chair]) -> None:
        self.system, self.setup, self.secret, self.chairs = system, setup, secret, chairs
        self.dice = SeededDice(secret)
        step = begin(system.new_game(setup), self.dice)
        self.events: list[Event] = list(step.events)
        self.entries: list[Entry] = list(step.entries)
        self.moments: list[Moment] = [Moment(step.position, len(self.events), len(self.entries), True)]
        self.history: list[Moment] = [self.moments[0]]
        """The moment each version stands at."""
        self.answers: list[Move] = []
        """The answers that stand, one for each moment after the first."""
        self.version = 0

    # ---- looking

    @property
    def moment(self) -> Moment:
        return self.moments[-1]

    @property
    def position(self) -> Position:
        return self.moment.position

    @property
    def pending(self) -> tuple[Decision, ...]:
        return self.position.pending

    def state(self, seat: str | None) -> Any:
        """The state now, as a seat may see it."""
        return view(self.system, self.position.now, seat)

    def lines(self, seat: str | None, start: int = 0) -> list[tuple[int, Event]]:
        """The numbered events a seat may read, from number `start` on."""
        told = ((number, redact(event, seat)) for number, event in enumerate(self.events[start:], start))
        return [(number, event) for number, event in told if event is not None]

    def free_undo(self, seat: str) -> int:
        """How many moments this seat may take back alone: its own answers, up to the last time chance spoke."""
        count = 0
        for moment in reversed(self.moments[1:]):
            if moment.chance or moment.seat != seat:
                break
            count += 1
        return count

    # ---- changing

    def check(self, move: Move) -> Any:
        """The answer in full form; `Refused` or `Stale` leaves everything as it was."""
        if move.version != self.version:
            raise Stale
        return self.position.decision(move.seat).check(move.answer)

    def apply(self, move: Move) -> None:
        """An answer, or a step back."""
        if move.back_to >= 0:
            self._back(move.back_to)
        else:
            self._answer(move)
        self.version += 1
        self.history.append(self.moment)

    def _answer(self, move: Move) -> None:
        step = advance(self.position, move.answer, self.dice, move.seat)
        self.events += step.events
        self.entries += step.entries
        chance = any(isinstance(entry, Fell) for entry in step.entries)
        secret = any(event.only_for is not None for event in step.events)
        self.answers.append(move)
        self.moments.append(Moment(step.position, len(self.events), len(self.entries), chance or secret, move.seat))

    def _back(self, moment: int) -> None:
        """Everything after a moment is taken back."""
        del self.moments[moment + 1 :]
        del self.answers[moment:]
        del self.events[self.moment.events :]
        del self.entries[self.moment.entries :]


def replayed(system: System, setup: Setup, secret: str, chairs: dict[str, Chair], moves: Sequence[Move]) -> Match:
    """A match brought back from its history."""
    match = Match(system, setup, secret, chairs)
    for move in moves:
        match.apply(move)
    return match
