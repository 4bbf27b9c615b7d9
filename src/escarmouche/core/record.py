"""The game record: set-up, versions, answers and dice, one JSON line each, every line chained to the one before it.

A record holds no states and no events: it is played again. Each answer carries a digest of the events before it, so
that the first place where two versions of the rules part ways can be named.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct

import escarmouche
from escarmouche.core.decisions import Refused
from escarmouche.core.dice import Dice, Pool, WrongFace, explode
from escarmouche.core.events import Event
from escarmouche.core.game import Answered, Entry, Fell
from escarmouche.core.position import Played, Position, Step, advance, begin
from escarmouche.core.state import Result, to_json
from escarmouche.core.system import Setup, System
from escarmouche.core.words import BadFile, short

FORMAT = 1
MOST_BYTES = 64_000_000
DIGITS = 16


class SetupLine(Struct, frozen=True, tag="setup", tag_field="kind", forbid_unknown_fields=True):
    """The first line: all that decides the game, under which rules, and the digest of its first state."""

    format: int
    engine: str
    system: str
    rules: str
    setup: Setup
    state: str


class AnswerLine(Struct, frozen=True, tag="answer", tag_field="kind", forbid_unknown_fields=True):
    """An answer, and the digest of all events before it."""

    key: str
    seat: str
    answer: Any
    events: str


class DiceLine(Struct, frozen=True, tag="dice", tag_field="kind", forbid_unknown_fields=True):
    who: str
    purpose: str
    faces: tuple[int, ...]


class EndLine(Struct, frozen=True, tag="end", tag_field="kind", forbid_unknown_fields=True):
    """The last line of a finished game. A game broken off has no result."""

    result: Result | None
    count: int
    events: str
    state: str


Line = SetupLine | AnswerLine | DiceLine | EndLine


class Record(Struct, frozen=True):
    """A record as read. `broken` is the first line whose hash does not follow from the lines before it."""

    path: str
    head: SetupLine
    entries: tuple[Entry, ...]
    digests: tuple[str, ...]
    """For each entry, the digest it carries; empty for dice."""
    end: EndLine | None
    broken: int = 0
    cut: int = 0
    """The last line, if it was only written in part; it is not used."""
    last_hash: str = ""
    size: int = 0
    """How many bytes the whole lines take."""

    @property
    def setup(self) -> Setup:
        return self.head.setup

    def line(self, entry: int) -> int:
        """The line of an entry."""
        return entry + 2


def digest(value: Any) -> str:
    return sha256(to_json(value)).hexdigest()[:DIGITS]


class Events:
    """A running digest of everything that happened."""

    def __init__(self) -> None:
        self._hash = sha256()
        self.count = 0

    def add(self, events: Sequence[Event]) -> None:
        for event in events:
            self._hash.update(to_json(event) + b"\n")
        self.count += len(events)

    @property
    def digest(self) -> str:
        return self._hash.hexdigest()[:DIGITS]


# -------------------------------------------------------------- writing


class Writer:
    """Writes a record while the game is played; every step is on disk before the next question is asked."""

    def __init__(self, file: BinaryIO, previous: str = "", events: Events | None = None, sync: bool = False) -> None:
        self._file, self._previous, self._sync = file, previous, sync
        self.events = events or Events()

    @classmethod
    def create(cls, path: str | Path, setup: Setup, system: System, state: Any, sync: bool = False) -> Writer:
        """A new record; `state` is the first state of the game."""
        writer = cls(Path(path).open("xb"), sync=sync)  # noqa: SIM115 (closed by `close`)
        writer.begin(setup, system, state)
        return writer

    def begin(self, setup: Setup, system: System, state: Any) -> None:
        rules = system.rules_digest()
        self._write([SetupLine(FORMAT, escarmouche.__version__, system.version, rules, setup, digest(state))])

    def append(self, step: Step | Played) -> None:
        """What came of one answer: its log lines, each answer with the events before it."""
        lines: list[Line] = []
        marks = iter(step.marks)
        told = 0
        for entry in step.entries:
            if isinstance(entry, Fell):
                lines.append(DiceLine(entry.who, entry.purpose, entry.faces))
                continue
            mark = next(marks)
            self.events.add(step.events[told:mark])
            told = mark
            lines.append(AnswerLine(entry.key, entry.seat, entry.answer, self.events.digest))
        self.events.add(step.events[told:])
        self._write(lines)

    def end(self, state: Any) -> None:
        """The game is over, or broken off without a result."""
        self._write([EndLine(state.result, self.events.count, self.events.digest, digest(state))])

    def close(self) -> None:
        self._file.close()

    def _write(self, lines: Sequence[Line]) -> None:
        text = b""
        for line in lines:
            content = msgspec.json.encode(line, order="deterministic")[:-1]
            self._previous = chained(self._previous, content)
            text += content + b',"hash":"' + self._previous.encode() + b'"}\n'
        self._file.write(text)
        self._file.flush()
        if self._sync:
            os.fsync(self._file.fileno())


def write(target: str | Path | BinaryIO, setup: Setup, played: Played, system: System, state: Any = None) -> None:
    """A whole game at once. `state` is its first state, made from the set-up if it is not at hand."""
    first = system.new_game(setup) if state is None else state
    if isinstance(target, str | Path):
        with Path(target).open("wb") as file:
            return write(file, setup, played, system, first)
    writer = Writer(target)
    writer.begin(setup, system, first)
    writer.append(played)
    writer.end(played.state)


def chained(previous: str, content: bytes) -> str:
    return sha256(previous.encode() + content).hexdigest()[:DIGITS]


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


# -------------------------------------------------------------- reading


def read(path: str | Path) -> Record:
    """A record from a file; `BadFile` names the line that cannot be read."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise BadFile(str(path), 0, "", f"the file cannot be read: {(error.strerror or 'error').lower()}") from None
    if len(data) > MOST_BYTES:
        raise BadFile(str(path), 0, "", f"the file is too large: at most {MOST_BYTES} bytes")
    return parse(data, str(path))


def parse(data: bytes, path: str = "<record>") -> Record:
    lines, broken, cut, previous, size = _lines(data, path)
    if not lines:
        raise BadFile(path, 1, "", "the record is empty")
    head = lines[0]
    if not isinstance(head, SetupLine):
        raise BadFile(path, 1, "kind", "a record starts with its set-up")
    if head.format != FORMAT:
        raise BadFile(path, 1, "format", f"format {FORMAT} was expected, not {head.format}")
    entries: list[Entry] = []
    digests: list[str] = []
    end: EndLine | None = None
    for number, line in enumerate(lines[1:], 2):
        if end:
            raise BadFile(path, number, "kind", "nothing may follow the end of the game")
        match line:
            case SetupLine():
                raise BadFile(path, number, "kind", "a second set-up")
            case AnswerLine():
                entries.append(Answered(line.key, line.seat, line.answer))
                digests.append(line.events)
            case DiceLine():
                entries.append(Fell(line.who, line.purpose, line.faces))
                digests.append("")
            case EndLine():
                end = line
    return Record(path, head, tuple(entries), tuple(digests), end, broken, cut, previous, size)


def _lines(data: bytes, path: str) -> tuple[list[Line], int, int, str, int]:
    """The lines, the first with a wrong hash, the one cut short, the last hash, and how many bytes are whole."""
    found: list[Line] = []
    previous, broken, size = "", 0, 0
    pieces = data.split(b"\n")
    whole = len(pieces) - 1
    if pieces[-1] == b"":
        pieces.pop()
    for number, piece in enumerate(pieces, 1):
        try:
            line, content, told = _line(piece)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            if number > whole and found:
                return found, broken, number, previous, size
            raise BadFile(path, number, "", f"this line is damaged: {short(str(error), 200)[1:-1]}") from None
        actual = chained(previous, content)
        if actual != told:
            if number > whole and found and not broken:
                return found, broken, number, previous, size
            broken = broken or number
        found.append(line)
        previous = told
        size += len(piece) + (number <= whole)
    return found, broken, 0, previous, size


_DECODER: msgspec.json.Decoder[Line] = msgspec.json.Decoder(Line)
_TAIL = len(b',"hash":"') + DIGITS + len(b'"}')


def _line(piece: bytes) -> tuple[Line, bytes, str]:
    content, tail = piece[:-_TAIL], piece[-_TAIL:]
    if not (tail.startswith(b',"hash":"') and tail.endswith(b'"}')):
        raise ValueError("it does not end with its hash")
    return _DECODER.decode(content + b"}"), content, tail[len(b',"hash":"') : -2].decode()


# -------------------------------------------------------------- playing it again


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
        self.position = Position(None)
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
            if not any(one.key == entry.key and one.seat == entry.seat for one in self.position.pending):
                raise Difference(line, f"the rules ask {self._asking()}; the record has {told(entry)}")
            if self.events.digest != expected:
                raise Difference(line, "the events before this answer are not those of the record")
            tape.at += 1
            answered = entry
            step = self._made(line, lambda: advance(self.position, answered.answer, tape, answered.seat, auto=False))  # noqa: B023
            given = step.entries[0]
            if to_json(given) != to_json(entry):
                raise Difference(line, f"the answer {short(entry.answer)} is now taken as {short(told(given))}")
            yield Scene(line, entry, step)

    def _first(self) -> Any:
        try:
            state = self.system.new_game(self.record.setup)
            first = digest(state)
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
