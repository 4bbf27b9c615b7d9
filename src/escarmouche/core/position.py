"""Position: a game at rest as plain data, and the ways to go on from it.

Between phases nothing runs: a quiet point. A position is the state at the last quiet point with the answers and rolls
since. To go on, the answer is added and the phase runs again: what is in the log comes back in order, nothing is asked
or rolled twice.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import Dice, DryQueue, Pool
from escarmouche.core.events import Event, Private
from escarmouche.core.game import Answered, Asked, Chooser, Entry, Game, Waiting
from escarmouche.core.refereeing import INTERVENE, Intervention, acts_of, checked
from escarmouche.core.seating import REFEREE
from escarmouche.core.state import S, S_co

__all__ = ["Asked", "Played", "Position", "Step", "advance", "begin", "intervene", "peek", "play", "resume"]


class Position(Struct, Generic[S_co], frozen=True, gc=False):
    """A game at rest. `told` counts the events of the unfinished phase that were already reported."""

    state: S_co
    log: tuple[Entry, ...] = ()
    rolls: int = 0
    pending: tuple[Decision, ...] = ()
    told: int = 0
    live: S_co | None = None
    """The state in the middle of the phase, if it is known without running the phase again."""

    @property
    def over(self) -> bool:
        return not self.pending

    def decision(self, seat: str | None = None) -> Decision:
        """The question now open (to this seat, if several are open at once)."""
        for decision in self.pending:
            if seat is None or decision.seat == seat:
                return decision
        raise LookupError(f"nothing is asked of {seat}" if seat else "nothing is asked")

    @property
    def now(self) -> S_co:
        """The state at this very moment, in the middle of the phase."""
        return peek(self) if self.live is None else self.live


class Step(Struct, Generic[S_co], frozen=True, gc=False):
    """What came of one answer: where the game rests now, what happened, and what was written in the log."""

    position: Position[S_co]
    events: tuple[Event, ...]
    entries: tuple[Entry, ...]
    marks: tuple[int, ...] = ()
    """For each answer among the entries, how many of the events came before it."""


class NoDice:
    """For looking at what is already in the log."""

    def faces(self, who: str, purpose: str, pool: Pool, count: int) -> tuple[int, ...]:
        raise LookupError(f"no die to roll for {who}, {purpose}")


def begin(state: S, dice: Dice, auto: bool = True) -> Step[S]:
    """Play from a quiet point up to the first question."""
    return _run(Position(state), [], dice, auto)


def advance(
    position: Position[S],
    answer: Answer,
    dice: Dice,
    seat: str | None = None,
    auto: bool = True,
    until: Callable[[S], bool] | None = None,
) -> Step[S]:
    """Give an answer and play up to the next question. `Refused` leaves everything as it was.

    With `auto`, questions that leave no choice are answered on the way; `until` may stop the game at a quiet point.
    """
    decision = position.decision(seat)
    entry = Answered.to(decision, decision.check(answer))
    return _run(position, [entry], dice, auto, until=until)


def intervene(position: Position[S], act: Answer, dice: Dice, auto: bool = True) -> Step[S]:
    """A referee acts between two answers. `Refused` leaves everything as it was.

    Words are told at once. What changes the table happens here if nothing has happened since the last quiet point, and
    the question is put again; otherwise as soon as the phase is over, and until then only the referee knows of it.
    """
    full = checked(position.now, act)
    kind = acts_of(position.now)[full["act"]]
    now = _quiet(position)
    private = kind.private(full) if kind.at_once or now else Private((), heard=False)
    entry = Answered(INTERVENE, REFEREE, full, private)
    if kind.at_once or not now:
        return _run(position, [entry], dice, auto)
    state = replace(position.state, agenda=(Intervention(full), *position.state.agenda))
    step = _run(Position(state, (), position.rolls), [], dice, auto)
    return replace(step, entries=(entry, *step.entries), marks=(0, *step.marks))


def _quiet(position: Position) -> bool:
    """Has nothing happened since the last quiet point but a referee's words, an event each?"""
    acts = acts_of(position.state)
    said = [one for one in position.log if type(one) is Answered and one.key == INTERVENE]
    return len(said) == len(position.log) == position.told and all(acts[one.answer["act"]].at_once for one in said)


def resume(state: S, log: tuple[Entry, ...], rolls: int, dice: Dice, auto: bool = True) -> Step[S]:
    """Rebuild a position from its parts, with its pending question."""
    return _run(Position(state), list(log), dice, auto, rolls)


def _run(
    position: Position[S],
    added: list[Entry],
    dice: Dice,
    auto: bool,
    rolls: int | None = None,
    until: Callable[[S], bool] | None = None,
) -> Step[S]:
    state = position.state
    log: list[Entry] = [*position.log, *added]
    count = position.rolls if rolls is None else rolls
    told = position.told
    events: list[Event] = []
    entries: list[Entry] = list(added)
    marks: list[int] = []
    old = sum([type(entry) is Answered for entry in position.log])
    while True:
        if not state.agenda:
            return Step(Position(state, (), count), tuple(events), tuple(entries), tuple(marks))
        known = len(log)
        game = Game(state, dice, log, count)
        try:
            state = game.run()
        except Waiting as waiting:
            entries += log[known:]
            pending = waiting.pending
            if auto and len(pending) == 1 and pending[0].forced:
                forced = pending[0]
                entry = Answered.to(forced, forced.default)
                entries.append(entry)
                log.append(entry)
                continue
            marks += [len(events) + mark - told for mark in game.marks[old:]]
            events += game.events[told:]
            resting = Position(state, tuple(log), count, pending, len(game.events), game.state)
            return Step(resting, tuple(events), tuple(entries), tuple(marks))
        except DryQueue as dry:
            dry.reached, dry.events = (
                Step(Position(state, (), count), tuple(events), tuple(entries)),
                game.events[told:],
            )
            raise
        entries += log[known:]
        marks += [len(events) + mark - told for mark in game.marks[old:]]
        events += game.events[told:]
        log, count, told, old = [], game.rolls, 0, 0
        if until is not None and until(state):
            return Step(Position(state, (), count), tuple(events), tuple(entries), tuple(marks))


def peek(position: Position[S]) -> S:
    """The state in the middle of the unfinished phase: the log replayed, nothing new asked or rolled."""
    if not position.log and not position.told:
        return position.state
    game = Game(position.state, NoDice(), list(position.log), position.rolls)
    try:
        return game.run()
    except Waiting:
        return game.state


class Played(Struct, Generic[S_co], frozen=True):
    """A whole game: where it ended, and all that happened on the way."""

    state: S_co
    events: tuple[Event, ...]
    entries: tuple[Entry, ...]
    rolls: int
    marks: tuple[int, ...] = ()
    """For each answer among the entries, how many of the events came before it."""


def play(state: S, dice: Dice, chooser: Chooser[S], most_phases: int = 1_000_000, keep: bool = True) -> Played[S]:
    """Play to the end with somebody who answers at once: no replay, no waiting. `keep` the events and log, or not."""
    return play_on(Position(state), dice, chooser, most_phases, keep)


def play_on(
    position: Position[S], dice: Dice, chooser: Chooser[S], most_phases: int = 1_000_000, keep: bool = True
) -> Played[S]:
    """The same from a position, in the middle of its phase or not; what happened before it is not told again."""
    events: list[Event] = []
    entries: list[Entry] = []
    marks: list[int] = []
    log, told, count = list(position.log), position.told, position.rolls
    known, old = len(log), sum([type(entry) is Answered for entry in log])
    now = position.state
    for _ in range(most_phases):
        if not now.agenda:
            break
        game = Game(now, dice, log, count, chooser)
        now, count = game.run(), game.rolls
        if keep:
            marks += [len(events) + mark - told for mark in game.marks[old:]]
            events += game.events[told:]
            entries += log[known:]
        log, told, known, old = [], 0, 0, 0
    return Played(now, tuple(events), tuple(entries), count, tuple(marks))
