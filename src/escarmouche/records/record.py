"""The game record played again: scene by scene, verified, or taken up after a crash.

A record holds no states and no events: it is played again. Each answer carries a digest of the events before it, so
that the first place where two versions of the rules part ways can be named.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct

from escarmouche.cards.content import check_cards
from escarmouche.core.decisions import Refused
from escarmouche.core.dice import Dice, Pool, WrongFace, explode
from escarmouche.core.events import Event
from escarmouche.core.game import Answered, Entry, Fell
from escarmouche.core.position import Position, Step, advance, begin, intervene
from escarmouche.core.refereeing import INTERVENE
from escarmouche.core.state import Result, to_json
from escarmouche.core.system import System
from escarmouche.files.words import BadFile, short
from escarmouche.records.recordfiles import Events, Record, Writer, chained, digest, parse, read, write
from escarmouche.telling.texts import Unusable

__all__ = [
    "Difference",
    "Record",
    "Rerun",
    "Resumed",
    "Scene",
    "Tape",
    "Verdict",
    "Writer",
    "chained",
    "parse",
    "read",
    "replay",
    "resume",
    "verify",
    "write",
]


class Difference(Exception):
    """The first place where the record and the rules part ways."""

    def __init__(self, line: int, what: str) -> None:
        super().__init__(f"line {line}: {what}")
        self.line, self.what = line, what


class Tape:
    """The entries of a record in their order; as dice, it serves the faces that fell."""

    def __init__(self, record: Record, dice: Dice | None = None) -> None:
        self.record, self.at = record, 0
        self._dice = dice
        self.added: list[Fell] = []

    @property
    def line(self) -> int:
        return self.record.line(self.at)

    @property
    def next(self) -> Entry | None:
        entries = self.record.entries
        return entries[self.at] if self.at < len(entries) else None

    def faces(self, who: str, purpose: str, pool: Pool, count: int) -> tuple[int, ...]:
        entry = self.next
        if entry is None and self._dice is not None:
            faces = self._dice.faces(who, purpose, pool, count)
            self.added.append(Fell(who, purpose, faces))
            return faces
        if not isinstance(entry, Fell) or entry.who != who or entry.purpose != purpose:
            raise Difference(self.line, f"the rules want a roll of {who} for {purpose}; the record has {told(entry)}")
        row = _Row(entry, pool.sides)
        try:
            faces = explode(pool, row)
        except (WrongFace, IndexError):
            faces = ()
        if faces != entry.faces:
            what = f"{entry.faces} cannot be {pool.dice} dice of {pool.sides} sides ({who}, {purpose})"
            raise Difference(self.line, what)
        self.at += 1
        return faces


class _Row:
    def __init__(self, entry: Fell, sides: int) -> None:
        self.entry, self.at = entry, 0

    def die(self, sides: int) -> int:
        face = self.entry.faces[self.at]
        if not 1 <= face <= sides:
            raise WrongFace(self.entry.who, self.entry.purpose, face, sides)
        self.at += 1
        return face


class Scene(Struct, frozen=True):
    """One answer of a record and what came of it; the first scene, before any answer, has none."""

    line: int
    entry: Answered | None
    step: Step

    @property
    def events(self) -> tuple[Event, ...]:
        return self.step.events

    @property
    def dice(self) -> tuple[Fell, ...]:
        return tuple(entry for entry in self.step.entries if isinstance(entry, Fell))

    @property
    def state(self) -> Any:
        return self.step.position.now


class Rerun:
    """A game played again from its set-up with the answers and dice of a record."""

    def __init__(self, record: Record, system: System, tape: Tape | None = None) -> None:
        self.record, self.system = record, system
        self.tape = tape or Tape(record)
        self.position: Position[Any] = Position(None)
        self.events = Events()

    def scenes(self) -> Iterator[Scene]:
        """Scene by scene; `Difference` at the first line that does not fit."""
        record, tape = self.record, self.tape
        state = self._first()
        step = self._made(1, lambda: begin(state, tape, auto=False))
        yield Scene(1, None, step)
        while (entry := tape.next) is not None:
            line, expected = tape.line, record.digests[tape.at]
            if not isinstance(entry, Answered):
                raise Difference(line, f"the rules ask {self._asking()}; the record has {told(entry)}")
            acted = entry.key == INTERVENE
            if not acted and not any(one.key == entry.key and one.seat == entry.seat for one in self.position.pending):
                raise Difference(line, f"the rules ask {self._asking()}; the record has {told(entry)}")
            if self.events.digest != expected:
                raise Difference(line, "the events before this answer are not those of the record")
            tape.at += 1
            answered = entry
            step = self._made(line, lambda: self._next(answered, acted))  # noqa: B023
            given = step.entries[0]
            assert isinstance(given, Answered)
            if to_json(given.answer) != to_json(entry.answer):
                raise Difference(line, f"the answer {short(entry.answer)} is now taken as {short(told(given))}")
            yield Scene(line, given, step)

    def _next(self, entry: Answered, acted: bool) -> Step:
        """What comes of an answer, or of an act of the referee."""
        if not acted:
            return advance(self.position, entry.answer, self.tape, entry.seat, auto=False)
        if not self.position.now.referee or self.position.over:
            raise Difference(self.tape.line - 1, "nobody at this table may act so")
        return intervene(self.position, entry.answer, self.tape, auto=False)

    def _first(self) -> Any:
        try:
            check_cards(self.system, self.record.setup)
        except Unusable as error:
            raise Difference(1, str(error)) from None
        try:
            state = self.system.rules.new_game(self.record.setup)
            first = digest(state)
        except Unusable as error:
            raise Difference(1, f"the set-up cannot be played: {error}") from None
        except Exception as error:  # whatever a forged set-up leads to is a difference, not a crash
            raise Difference(1, f"the set-up cannot be played: {type(error).__name__}: {error}") from None
        if first != self.record.head.state:
            raise Difference(1, "the set-up gives another first state")
        return state

    def _made(self, line: int, make: Any) -> Step:
        try:
            step: Step = make()
        except Refused as refused:
            raise Difference(line, f"the answer is refused: {refused}") from None
        except Difference:
            raise
        except Exception as error:  # the same for answers and dice of other rules
            raise Difference(line, f"the rules stopped with {type(error).__name__}: {error}") from None
        self.position = step.position
        self.events.add(step.events)
        return step

    def _asking(self) -> str:
        if self.position.over:
            return "nothing more, the game is over"
        return " and ".join(f"{one.key} of {one.seat}" for one in self.position.pending)


def told(entry: Entry | None) -> str:
    match entry:
        case Answered():
            return f"the answer {short(entry.answer)} to {entry.key} of {entry.seat}"
        case Fell():
            return f"a roll of {entry.who} for {entry.purpose}"
    return "nothing more"


def replay(record: Record, system: System) -> Iterator[Scene]:
    """The game scene by scene: each answer with its dice, its events and the state after it."""
    return Rerun(record, system).scenes()


class Verdict(Struct, frozen=True):
    """Does the record still say what the rules say? If not, the first line that differs, and how."""

    identical: bool
    line: int = 0
    difference: str = ""
    finished: bool = True
    notes: tuple[str, ...] = ()


def verify(record: Record, system: System) -> Verdict:
    """Play the record again and compare everything it holds."""
    notes = _other_versions(record, system)
    run = Rerun(record, system)
    try:
        if record.broken:
            raise Difference(record.broken, "the chain of hashes is broken here")
        for _ in run.scenes():
            pass
        if record.cut:
            raise Difference(record.cut, "the last line was only written in part")
        _check_end(record, run)
    except Difference as difference:
        return Verdict(False, difference.line, difference.what, record.end is not None, notes)
    return Verdict(True, finished=record.end is not None, notes=notes)


def _other_versions(record: Record, system: System) -> tuple[str, ...]:
    head = record.head
    notes = []
    if head.rules != system.rules_digest():
        notes.append(f"played under other rules: {head.rules}, now {system.rules_digest()}")
    if head.system != system.version:
        notes.append(f"played with {system.name} {head.system}, now {system.version}")
    return tuple(notes)


def _check_end(record: Record, run: Rerun) -> None:
    end, line = record.end, record.line(len(record.entries))
    if end is None:
        if run.position.over:
            raise Difference(line, "the game is over; the record has no end")
        return
    state = run.position.state
    if end.result != state.result:
        raise Difference(line, f"the result is {_result(state.result)}; the record has {_result(end.result)}")
    if end.count != run.events.count or end.events != run.events.digest:
        raise Difference(line, f"{run.events.count} events happen, the record has {end.count}, or they differ")
    if end.state != digest(state):
        raise Difference(line, "the final state is not that of the record")


def _result(result: Result | None) -> str:
    if result is None:
        return "none, the game is not over"
    return f"{result.winner or 'a draw'} ({result.reason})"


# -------------------------------------------------------------- after a crash


class Resumed(Struct, frozen=True):
    """A game taken up again: the writer to go on with, where the game rests, and what was read."""

    writer: Writer
    position: Position
    record: Record


def resume(path: str | Path, system: System, dice: Dice, sync: bool = False) -> Resumed:
    """Take up a record that was left without its end; a last line written only in part is dropped.

    `dice` roll what the record does not hold yet.
    """
    record = read(path)
    if record.broken:
        raise BadFile(record.path, record.broken, "hash", "the chain of hashes is broken here")
    if record.end:
        raise BadFile(record.path, record.line(len(record.entries)), "kind", "the game is over; nothing can be added")
    tape = Tape(record, dice)
    known = Events()
    run = Rerun(record, system, tape)
    try:
        for scene in run.scenes():
            known.add(scene.step.events)
    except Difference as difference:
        raise BadFile(record.path, difference.line, "", difference.what) from None
    file = Path(path).open("r+b")  # noqa: SIM115 (closed by the writer)
    file.truncate(record.size)
    file.seek(record.size - 1)
    if file.read(1) != b"\n":
        file.write(b"\n")
    writer = Writer(file, record.last_hash, known, sync)
    writer.append(Step(run.position, (), tuple(tape.added)))
    position = run.position
    while len(position.pending) == 1 and position.pending[0].forced:
        step = advance(position, position.pending[0].default, dice)
        writer.append(step)
        position = step.position
    return Resumed(writer, position, record)
