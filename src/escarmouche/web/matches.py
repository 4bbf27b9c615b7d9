"""One live match: the position, who sits where, what was answered. Pure: no disk, no network, no clock.

`Match.apply` is the only way it changes, so that what the store wrote can be played again after a crash.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from escarmouche.core.decisions import Decision
from escarmouche.core.events import Event
from escarmouche.core.game import Entry, Fell
from escarmouche.core.position import Position, Step, advance, begin
from escarmouche.core.system import Setup, System
from escarmouche.core.views import redact, view
from escarmouche.web.luck import NO_PAST, Luck, Past
from escarmouche.web.veils import revealed, veiled


class Chair(Struct, frozen=True, gc=False):
    """Who sits in a seat: a person, or a bot of some level."""

    kind: str = "human"
    level: str = ""


class Move(Struct, frozen=True, gc=False):
    """One line of a match's history: an answer given by a seat, or a step back to an earlier moment."""

    version: int
    seat: str
    answer: Any = None
    back_to: int = -1


class Wish(Struct, frozen=True):
    """At some version a seat asks to go back to a moment; these have consented."""

    version: int
    seat: str
    to: int
    granted: frozenset[str] = frozenset()


class Moment(Struct, frozen=True, gc=False):
    """The match after some answer: where it rests, how long its log is, and what may have come out on the way."""

    position: Position
    events: int
    entries: int
    chance: bool
    """Dice fell or a secret came out since the moment before."""
    seat: str = ""
    """Who answered to get here."""
    secret: bool = False
    """The answer itself is a secret of that seat."""


class Stale(Exception):
    """The command was meant for another version."""


class Match:
    """A running game. Versions only grow; going back makes a new version that equals an old one."""

    def __init__(
        self, system: System, setup: Setup, secret: str, chairs: dict[str, Chair], past: Past = NO_PAST
    ) -> None:
        self.system, self.setup, self.secret, self.chairs, self.past = system, setup, secret, chairs, past
        self._dice, self._inherited = Luck(secret), Luck(secret, past.faces)
        step = begin(system.new_game(setup), self._inherited)
        self.events: list[Event] = []
        self.entries: list[Entry] = []
        self.moments: list[Moment] = []
        self.answers: list[Move] = []
        """The answers that stand, one for each moment after the first."""
        self.private: list[tuple[int, str]] = []
        """Numbers of the events that only one seat may read, and that seat."""
        self._reached(step, chance=True)
        self.history: list[Moment] = [self.moment]
        """The moment each version stands at."""
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

    @property
    def over(self) -> bool:
        return self.position.over

    def lines(self, seat: str | None, start: int, end: int) -> Iterator[tuple[int, Event]]:
        """The events a seat may read, from event `start` up to `end`, each with its number for this seat."""
        number = self.shown(start, seat)
        for event in self.events[start:end]:
            told = redact(event, seat)
            if told is not None:
                yield number, told
                number += 1

    def shown(self, events: int, seat: str | None) -> int:
        """How many of the first events a seat may read; a gap in its numbers would tell that something is hidden."""
        return events - sum(number < events and who != seat for number, who in self.private)

    def free_undo(self, seat: str) -> int:
        """How many moments this seat may take back alone: its own answers, up to the last time chance spoke."""
        if self.over:
            return 0
        last = at = len(self.moments) - 1
        while at > 0 and not self.moments[at].chance and self.moments[at].seat == seat:
            at -= 1
        return last - at

    def known_until(self, seats: Sequence[str]) -> int:
        """The last moment up to which those in these seats know all that happened; -1 if there was a secret from the
        beginning. When the game is over nothing is hidden any more."""
        last = len(self.moments) - 1
        if self.over or set(seats) >= set(self.system.seats):
            return last
        return max(self._known_until(seat) for seat in (seats or (None,)))

    def _known_until(self, seat: str | None) -> int:
        private = min((number for number, who in self.private if who != seat), default=len(self.events))
        for number, moment in enumerate(self.moments):
            secret = moment.secret and moment.seat != seat
            if secret or moment.events > private or veiled(self.system, moment.position.now, seat):
                return number - 1
        return len(self.moments) - 1

    def faces_until(self, moment: int) -> tuple[tuple[int, ...], ...]:
        """Every roll made up to a moment."""
        made = self.entries[: self.moments[moment].entries]
        return tuple(entry.faces for entry in made if isinstance(entry, Fell))

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
        before, decision = self.position, self.position.decision(move.seat)
        dice = self._inherited if move.version < self.past.moves else self._dice
        step = advance(before, move.answer, dice, move.seat)
        fell = any(isinstance(entry, Fell) for entry in step.entries)
        came_out = decision.secret and bool(step.events)
        chance = fell or came_out or revealed(self.system, before.now, step.position.now, step.events)
        self.answers.append(move)
        self._reached(step, chance, move.seat, decision.secret)

    def _reached(self, step: Step, chance: bool, seat: str = "", secret: bool = False) -> None:
        for number, event in enumerate(step.events, len(self.events)):
            if event.only_for is not None:
                self.private.append((number, event.only_for))
        self.events += step.events
        self.entries += step.entries
        self.moments.append(Moment(step.position, len(self.events), len(self.entries), chance, seat, secret))

    def _back(self, moment: int) -> None:
        """Everything after a moment is taken back."""
        del self.moments[moment + 1 :]
        del self.answers[moment:]
        del self.events[self.moment.events :]
        del self.entries[self.moment.entries :]
        self.private = [one for one in self.private if one[0] < self.moment.events]

    # ---- who looks through whose eyes

    def eyes(self, moment: Moment, seats: Sequence[str]) -> str | None:
        """The seat through which somebody sees a moment: the one that is asked, of those they hold."""
        for decision in moment.position.pending:
            if decision.seat in seats:
                return decision.seat
        return seats[0] if seats else None

    def looking_back(self, seats: tuple[str, ...]) -> tuple[str, ...]:
        """The eyes for the past: while a game runs, seats that share a screen see of it what is public."""
        return seats if self.over or len(seats) < 2 else ()

    def seen(self, moment: Moment, seats: Sequence[str]) -> Any:
        """The state at a moment as these seats may see it."""
        return view(self.system, moment.position.now, self.eyes(moment, seats))


def replayed(
    system: System, setup: Setup, secret: str, chairs: dict[str, Chair], moves: Sequence[Move], past: Past = NO_PAST
) -> Match:
    """A match brought back from its history."""
    match = Match(system, setup, secret, chairs, past)
    for move in moves:
        match.apply(move)
    return match
