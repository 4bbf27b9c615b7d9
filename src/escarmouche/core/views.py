"""What a seat may learn: the one door. Nothing else in the project decides what is hidden from whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import Block, Pool, Roll, explode
from escarmouche.core.events import Event, Private, Rolled
from escarmouche.core.game import Answered, Differs, Entry, Fell, Game, Waiting
from escarmouche.core.position import NoDice, Position
from escarmouche.core.rules import Total
from escarmouche.core.seating import REFEREE, side_of
from escarmouche.core.state import Id, S, State
from escarmouche.core.system import System

TRIES = 400
"""Worlds that are drawn before none is found to fit."""


def view(system: System[S], state: S, seat: str | None) -> S:
    """The state as this seat sees it: as its side does, unless allies are apart. None is a spectator, who sees what is
    public; a referee sees everything."""
    return state if seat == REFEREE else system.rules.hide(state, _looking(state, seat))


def _looking(state: State, seat: str | None) -> str | None:
    return seat if seat is None or state.apart else side_of(seat)


def redact(event: Event, seat: str | None) -> Event | None:
    """The event as this seat may read it, or None if the seat may not know of it."""
    if seat is None or event.by_seat:
        return event.seen_by(seat)
    return event if seat == REFEREE else event.seen_by(side_of(seat))


def private(system: System, event: Event, seats: Sequence[str] = ()) -> bool:
    """Is there anybody, at the table or watching, who may not read this event as it is?"""
    return any(redact(event, seat) is not event for seat in (*(seats or system.seats), None))


def open_to(system: System[S], position: Position[S], seat: str) -> bool:
    """Does the seat know that nothing of this position is hidden from it?"""
    if any(_unread(entry.private, seat) for entry in position.log):
        return False
    return all(view(system, state, seat) is state for state in (position.state, position.now))


class NothingFits(LookupError):
    """No world was found that a seat cannot tell from the true one: what a game draws contradicts what it shows."""


def consistent(system: System[S], position: Position[S], seat: str, chance: Block) -> Position[S]:
    """A position this seat cannot tell from the true one, for a search that must not peek.

    The game draws what it hides at the last quiet point (`Rules.guess`). The phase runs again from there: answers and
    rolls that the seat may not read are drawn, too, until it sees, has read and is asked the same as in truth.
    """
    if position.over or open_to(system, position, seat):
        return position
    truth = Game(position.state, NoDice(), list(position.log), position.rolls)
    known = _known(system, truth, _pending(truth), seat)
    now = position.now
    for _ in range(TRIES):
        guessed = system.rules.guess(position.state, now, seat if now.apart else side_of(seat), chance)
        game = Redrawn(guessed, position, seat, chance)
        try:
            pending = _pending(game)
        except (Differs, LookupError):  # something that was answered or rolled in truth would not have been
            continue
        if _known(system, game, pending, seat) == known:
            return Position(game.opened, tuple(game.log), game.before, pending, len(game.events), game.state)
    raise NothingFits(f"none of {TRIES} worlds fits what {seat} knows")


def _known(system: System[S], game: Game[S], pending: tuple[Decision, ...], seat: str) -> tuple[Any, ...]:
    """What a seat has read since the last quiet point, what is asked of whom, and what it sees."""
    read = [redact(event, seat) for event in game.events]
    return [event for event in read if event is not None], _asked(pending, seat), view(system, game.state, seat)


def _asked(pending: tuple[Decision, ...], seat: str) -> list[Any]:
    """All of one's own question, of another's what it is about unless it is a secret."""
    mine = [decision.public() for decision in pending if decision.seat == seat]
    others = [decision for decision in pending if decision.seat != seat]
    return [mine, [(it.seat, it.secret) if it.secret else (it.seat, it.key, it.figure) for it in others]]


def _pending(game: Game) -> tuple[Decision, ...]:
    """The questions a run ends with; none if it went on to the next quiet point."""
    try:
        game.run()
    except Waiting as waiting:
        return waiting.pending
    return ()


def _unread(private: Private | None, seat: str) -> bool:
    return private is not None and not private.reads(seat)


class Redrawn(Game[S]):
    """The phase of a position once more; what one seat may not read of its log is drawn by lot."""

    __slots__ = ("_chance", "_seat")

    def __init__(self, state: S, position: Position[S], seat: str, chance: Block) -> None:
        heard = [entry for entry in position.log if not _unheard(entry, seat)]
        super().__init__(state, NoDice(), heard, position.rolls)
        self._seat, self._chance = seat, chance

    def ask(self, key: str, who: Id, build: Callable[[], Decision]) -> Answer:
        self._heeds()
        self._answer(self._cursor, key, {self.state.seat_of(who): (who, build)})
        return super().ask(key, who, build)

    def ask_all(self, key: str, builds: Mapping[Id, Callable[[], Decision]]) -> dict[Id, Answer]:
        given: set[Id] = set()
        self._heeds()
        for at in range(self._cursor, self._cursor + len(builds)):
            asked = self._next_of_each(builds, given)
            self._answer(at, key, {seat: (who, builds[who]) for seat, who in asked.items()})
            entry = self.log[at] if at < len(self.log) else None
            if isinstance(entry, Answered) and entry.seat in asked:
                given.add(asked[entry.seat])
        return super().ask_all(key, builds)

    def _answer(self, at: int, key: str, asked: Mapping[str, tuple[Id, Callable[[], Decision]]]) -> None:
        """Put a sample of the question in the place of a secret answer to it."""
        entry = self.log[at] if at < len(self.log) else None
        if entry is None or not _unread(entry.private, self._seat):
            return
        if isinstance(entry, Answered) and entry.key == key and entry.seat in asked:
            decision = self._built(key, *asked[entry.seat])
            self.log[at] = Answered.to(decision, decision.check(decision.sample(self._chance)))

    def roll(
        self,
        who: Id,
        purpose: str,
        pool: Pool,
        why: Total | None = None,
        rules: tuple[str, ...] = (),
        private: Private | None = None,
    ) -> Roll:
        if pool.dice > 0 and private is not None and not private.reads(self._seat):
            self._throw(Fell(who, purpose, explode(pool, self._chance), private))
        roll = super().roll(who, purpose, pool, why, rules, private)
        if pool.dice > 0 and self._pool() != pool:
            raise Differs(self._cursor - 1, f"{pool.dice} dice", f"{len(roll.faces)}")
        return roll

    def _throw(self, fell: Fell) -> None:
        """Other dice in the place of those in the log; what nobody heard may have been rolled or not."""
        assert fell.private is not None
        at = self._cursor
        if not fell.private.heard:
            self.log.insert(at, fell)
        elif at < len(self.log) and _same_roll(self.log[at], fell):
            self.log[at] = fell

    def _pool(self) -> Pool:
        """What the latest roll was of, going by its faces."""
        rolled = self.events[-1]
        assert isinstance(rolled, Rolled)
        return rolled.pool


def _unheard(entry: Entry, seat: str) -> bool:
    return entry.private is not None and not entry.private.heard and not entry.private.reads(seat)


def _same_roll(entry: Entry, fell: Fell) -> bool:
    return isinstance(entry, Fell) and (entry.who, entry.purpose) == (fell.who, fell.purpose)
