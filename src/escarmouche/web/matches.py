"""One live match: the position, who sits where, what was answered. Pure: no disk, no network, no clock.

`Match.apply` is the only way it changes, so that what the store wrote can be played again after a crash.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator, Sequence
from copy import copy, deepcopy
from hashlib import sha256
from typing import Any

from msgspec import Struct

from escarmouche.core.decisions import Decision
from escarmouche.core.dice import Dice
from escarmouche.core.events import Event, Private
from escarmouche.core.game import Answered, Entry, Fell
from escarmouche.core.position import NoDice, Position, Step, advance, begin, intervene, resume
from escarmouche.core.refereeing import checked
from escarmouche.core.seating import REFEREE
from escarmouche.core.state import to_json
from escarmouche.core.system import Setup, System
from escarmouche.core.views import private, redact, view
from escarmouche.web.clocks import Clock
from escarmouche.web.luck import NO_PAST, Luck, Past
from escarmouche.web.secrets import veils_of


class Chair(Struct, frozen=True, gc=False):
    """Who sits in a seat: a person, perhaps with a name, or a bot of some level."""

    kind: str = "human"
    level: str = ""
    name: str = ""


class Terms(Struct, frozen=True):
    """What was agreed on before a match, beside its rules."""

    forks: bool = True
    """It may be forked while it runs, and so be looked ahead in."""
    seconds: float = 0.0
    """For all answers of a seat; 0 for no clock."""
    increment: float = 0.0
    """Seconds that every answer adds."""
    each: bool = False
    """The seconds are for every answer anew, by the calendar: days a move."""
    delay: float = 0.0
    """Seconds by which those who watch are behind."""
    listed: bool = False
    """Whoever likes may find it and watch."""
    hints: bool = True
    """Whoever is asked may ask the table what it would answer."""


class Move(Struct, frozen=True, gc=False):
    """One line of a match's history: an answer given by a seat, an act of the referee, a step back to an earlier
    moment, or the end that people bring about."""

    version: int
    seat: str
    answer: Any = None
    back_to: int = -1
    helped: str = ""
    """Why the table answered for a bot, if it did: slow, failed, refused, or helped by a quicker one."""
    end: str = ""
    """resign, draw or time: how the match ends by this, without its rules."""
    at: float = 0.0
    """When it was done, in seconds, for the clocks."""
    digest: str = ""
    """Of all that had happened when it was done: whoever plays it again and gets another plays by other rules."""
    free: float = 0.0
    """Seconds that the seat's clock is not charged for: its line was broken."""
    ordered: bool = False
    """A standing order of the seat answered."""
    act: Any = None
    """What the referee does between two answers."""


class Wish(Struct, frozen=True):
    """At some version a seat asks to go back to a moment; these have consented."""

    version: int
    seat: str
    to: int
    granted: frozenset[str] = frozenset()


class Moment(Struct, gc=False):
    """The match after some answer: where it rests, how long its log is, and what may have come out on the way. What it
    rests on can be shed, all but what it takes to find it again."""

    whole: Position | None
    """Where it rests, with the open questions, as long as that is likely to be asked for."""
    state: Any
    log: tuple[Entry, ...]
    rolls: int
    turn: int
    asked: tuple[str, ...]
    """The seats that are asked."""
    veils: dict[str | None, frozenset[str]]
    """By reader from whom something is hidden: what is."""
    events: int
    entries: int
    chance: bool
    """Dice fell or a secret came out since the moment before."""
    seat: str = ""
    """Who answered to get here."""
    private: Private | None = None
    """Who may read the answer itself, if it is a secret."""
    digest: str = ""
    """Of everything that happened up to here."""

    @property
    def position(self) -> Position:
        """Where the match rests; found again by running the phase once more, if it was shed."""
        return self.whole or resume(self.state, self.log, self.rolls, NoDice(), auto=False).position

    def secret_from(self, seat: str | None) -> bool:
        return self.private is not None and not self.private.reads(seat)


NO_TERMS = Terms()
WHOLE = 4
"""Moments, beside the present one, that are kept whole: those that are told from, or gone back to, most of the time."""
STOOD = 200
"""Versions from which changes can be told: whoever is further behind is told everything."""


class Stale(Exception):
    """The command was meant for another version."""


class Match:
    """A running game. Versions only grow; going back makes a new version that equals an old one."""

    def __init__(
        self,
        system: System,
        setup: Setup,
        secret: str,
        chairs: dict[str, Chair],
        past: Past = NO_PAST,
        terms: Terms = NO_TERMS,
    ) -> None:
        self.system, self.setup, self.secret, self.chairs, self.past = system, setup, secret, chairs, past
        self.terms, self.clock = terms, Clock(terms.seconds, terms.increment, terms.each)
        self.ended: Move | None = None
        """How people ended the match, if they did."""
        self._dice = Luck(secret, script=past.script)
        self._inherited = Luck(secret, past.faces, script=past.script)
        self.mixed: list[tuple[int, int]] = []
        """From which roll on which version is mixed into the secret."""
        self.helped: Counter[str] = Counter()
        """How many of the answers that stand were given for a bot, by seat."""
        step = begin(system.rules.new_game(setup), self._inherited)
        self.events: list[Event] = []
        self.entries: list[Entry] = []
        self.moments: list[Moment] = []
        self.answers: list[Move] = []
        """The answers that stand, one for each moment after the first."""
        self.private: list[int] = []
        """Numbers of the events that somebody may not read as they are."""
        self._reached(step, True, veils_of(system, step.position.now, self.seats))
        self.clock.asks(self._asked(), 0.0)
        self._stood: deque[Moment] = deque([self.moment], STOOD)
        """The moment each of the last versions stands at."""
        self.version = 0

    # ---- looking

    @property
    def seats(self) -> tuple[str, ...]:
        """Who sits at this table."""
        return tuple(self.setup.seats) or self.system.seats

    @property
    def moment(self) -> Moment:
        return self.moments[-1]

    @property
    def position(self) -> Position:
        moment = self.moment
        if moment.whole is None:
            moment.whole = moment.position
        return moment.whole

    @property
    def pending(self) -> tuple[Decision, ...]:
        return () if self.ended else self.position.pending

    @property
    def over(self) -> bool:
        return self.ended is not None or not self.moment.asked

    def still(self) -> Match:
        """As it is now, whatever is answered meanwhile: for those who read it aside."""
        other = copy(self)
        other.events, other.entries, other.answers = self.events[:], self.entries[:], self.answers[:]
        other.moments, other._stood, other.private = self.moments[:], self._stood.copy(), self.private[:]
        other.mixed, other.helped, other.clock = self.mixed[:], self.helped.copy(), deepcopy(self.clock)
        return other

    def stood(self, since: int) -> list[Moment]:
        """The moments of a version and all that came after it; none if that is not known, or too long ago."""
        ago = self.version - since
        stood = self._stood
        return [stood[at] for at in range(-1 - ago, 0)] if 0 <= ago < len(stood) else []

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
        return events - sum(number < events and redact(self.events[number], seat) is None for number in self.private)

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
        if self.over or REFEREE in seats or set(seats) >= set(self.seats):
            return last
        return max(self._known_until(seat) for seat in (seats or (None,)))

    def _known_until(self, seat: str | None) -> int:
        events = self.events
        unread = (number for number in self.private if redact(events[number], seat) is not events[number])
        first = next(unread, len(events))
        for number, moment in enumerate(self.moments):
            if moment.secret_from(seat) or moment.events > first or moment.veils.get(seat):
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
        if move.act is not None:
            return checked(self.position.now, move.act)
        return self.position.decision(move.seat).check(move.answer)

    def apply(self, move: Move) -> None:
        """An answer, a step back, or the end."""
        if move.end:
            self.ended = move
            self.clock.stopped(move.at)
        elif move.back_to >= 0:
            taken = sum(one.act is None for one in self.answers[move.back_to :])
            alone = move.back_to >= len(self.moments) - 1 - self.free_undo(move.seat)
            self.clock.gone_back(move.seat, taken, move.at, alone)
            self._back(move.back_to)
        else:
            self._answer(move)
            if move.act is None:
                self.clock.answered(move.seat, move.at, move.free)
        self.clock.asks(self._asked(), move.at)
        self.version += 1
        self._stood.append(self.moment)

    def _asked(self) -> frozenset[str]:
        return frozenset(decision.seat for decision in self.pending)

    def winner(self) -> str | None:
        """Of a match that people ended: the other side, if somebody gave up or ran out of time."""
        if self.ended is None or self.ended.end == "draw":
            return None
        return next((seat for seat in self.seats if seat != self.ended.seat), None)

    def _answer(self, move: Move) -> None:
        before = self.position
        secret = move.act is None and before.decision(move.seat).secret
        dice = self._inherited if move.version < self.past.moves else self._dice
        step = made(before, move, dice)
        fell = any(isinstance(entry, Fell) for entry in step.entries)
        given = step.entries[0]
        assert isinstance(given, Answered)
        came_out = secret and bool(step.events)
        veils = veils_of(self.system, step.position.now, self.seats)
        learned = any(hidden - veils.get(seat, frozenset()) for seat, hidden in self.moment.veils.items())
        self.answers.append(move)
        if move.helped:
            self.helped[move.seat] += 1
        self._reached(step, fell or came_out or learned, veils, move.seat, given.private)

    def _reached(
        self,
        step: Step,
        chance: bool,
        veils: dict[str | None, frozenset[str]],
        seat: str = "",
        secret: Private | None = None,
    ) -> None:
        seats, told = self.seats, len(self.events)
        unread = [number for number, event in enumerate(step.events, told) if private(self.system, event, seats)]
        self.private += unread
        self.events += step.events
        self.entries += step.entries
        digest = chained(self.moment.digest if self.moments else "", step)
        at = step.position
        asked = tuple(decision.seat for decision in at.pending)
        now = (at, at.state, at.log, at.rolls, at.now.turn, asked, veils)
        chance = chance or bool(unread)
        self.moments.append(Moment(*now, len(self.events), len(self.entries), chance, seat, secret, digest))
        if len(self.moments) > WHOLE + 1:
            self.moments[-2 - WHOLE].whole = None

    def shed(self) -> None:
        """Nobody has played for a while: of where it rests and rested, what it takes to find it again is enough."""
        for moment in (*self.moments[-1 - WHOLE :], *self._stood):
            moment.whole = None

    def _back(self, moment: int) -> None:
        """Everything after a moment is taken back."""
        del self.moments[moment + 1 :]
        del self.answers[moment:]
        del self.events[self.moment.events :]
        del self.entries[self.moment.entries :]
        self.private = [number for number in self.private if number < self.moment.events]
        self.helped = Counter(move.seat for move in self.answers if move.helped)
        if self.past.fresh:
            rolls = len(self.faces_until(moment))
            self.mixed = [one for one in self.mixed if one[0] < rolls] + [(rolls, self.version + 1)]
            self._dice = Luck(self.secret, mixed=self.version + 1)

    # ---- who looks through whose eyes

    def eyes(self, moment: Moment, seats: Sequence[str]) -> str | None:
        """The seat through which somebody sees a moment: the one that is asked, of those they hold."""
        for seat in moment.asked:
            if seat in seats:
                return seat
        return seats[0] if seats else None

    def looking_back(self, seats: tuple[str, ...]) -> tuple[str, ...]:
        """The eyes for the past: while a game runs, seats that share a screen see of it what is public."""
        return seats if self.over or len(seats) < 2 else ()

    def seen(self, moment: Moment, seats: Sequence[str]) -> Any:
        """The state at a moment as these seats may see it."""
        return view(self.system, moment.position.now, self.eyes(moment, seats))


def made(position: Position, move: Move, dice: Dice) -> Step:
    """What comes of an answer, or of an act of the referee."""
    if move.act is not None:
        return intervene(position, move.act, dice)
    return advance(position, move.answer, dice, move.seat)


def chained(before: str, step: Step) -> str:
    """A digest of everything that happened: states change by events alone, so equal digests are equal states."""
    told = sha256(before.encode())
    for event in step.events:
        told.update(type(event).__name__.encode() + to_json(event))
    for decision in step.position.pending:
        told.update(f"{decision.seat} {decision.key}".encode())
    return told.hexdigest()[:16]


def replayed(
    system: System,
    setup: Setup,
    secret: str,
    chairs: dict[str, Chair],
    moves: Sequence[Move],
    past: Past = NO_PAST,
    terms: Terms = NO_TERMS,
) -> Match:
    """A match brought back from its history."""
    match = Match(system, setup, secret, chairs, past, terms)
    for move in moves:
        match.apply(move)
    return match
