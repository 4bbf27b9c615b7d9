"""Records as files: set-up, versions, answers and dice, one JSON line each, every line chained to the one before it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from msgspec import Struct
from msgspec.structs import replace

import escarmouche
from escarmouche.cards.content import pinned
from escarmouche.core.events import Event, Rolled
from escarmouche.core.game import Answered, Entry, Fell
from escarmouche.core.position import Played, Step
from escarmouche.core.state import Result, to_json
from escarmouche.core.system import Setup, System
from escarmouche.files.sentences import said
from escarmouche.files.words import BadFile, short

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


class AnswerLine(Struct, frozen=True, tag="answer", tag_field="kind", forbid_unknown_fields=True, omit_defaults=True):
    """An answer, and the digest of all events before it."""

    key: str
    seat: str
    answer: Any
    events: str
    helped: str = ""
    """Why the table answered for a bot, if it did."""


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
            self._hash.update(to_json(_lasting(event)) + b"\n")
        self.count += len(events)

    @property
    def digest(self) -> str:
        return self._hash.hexdigest()[:DIGITS]


def _lasting(event: Event) -> Event:
    """What a digest is made of: rolls did not always tell their kind of dice, and old records still hold."""
    if type(event) is Rolled and (event.explode or event.sides != 6):
        return replace(event, explode=0, sides=6)
    return event


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
        rules, kept = system.rules_digest(), pinned(system, setup)
        self._write([SetupLine(FORMAT, escarmouche.__version__, system.version, rules, kept, digest(state))])

    def append(self, step: Step | Played, helped: str = "") -> None:
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
            lines.append(AnswerLine(entry.key, entry.seat, entry.answer, self.events.digest, helped))
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
    first = system.rules.new_game(setup) if state is None else state
    if isinstance(target, str | Path):
        with Path(target).open("wb") as file:
            return write(file, setup, played, system, first)
    writer = Writer(target)
    writer.begin(setup, system, first)
    writer.append(played)
    writer.end(played.state)


def chained(previous: str, content: bytes) -> str:
    return sha256(previous.encode() + content).hexdigest()[:DIGITS]


# -------------------------------------------------------------- reading


def read(path: str | Path) -> Record:
    """A record from a file; `BadFile` names the line that cannot be read."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        why = (error.strerror or "error").lower()
        raise BadFile(str(path), 0, "", said("the file cannot be read: {why}", why=why)) from None
    if len(data) > MOST_BYTES:
        raise BadFile(str(path), 0, "", said("the file is too large: at most {most} bytes", most=MOST_BYTES))
    return parse(data, str(path))


def parse(data: bytes, path: str = "<record>") -> Record:
    lines, broken, cut, previous, size = _lines(data, path)
    if not lines:
        raise BadFile(path, 1, "", said("the record is empty"))
    head = lines[0]
    if not isinstance(head, SetupLine):
        raise BadFile(path, 1, "kind", said("a record starts with its set-up"))
    if head.format != FORMAT:
        raise BadFile(
            path, 1, "format", said("format {wanted} was expected, not {found}", wanted=FORMAT, found=head.format)
        )
    entries: list[Entry] = []
    digests: list[str] = []
    end: EndLine | None = None
    for number, line in enumerate(lines[1:], 2):
        if end:
            raise BadFile(path, number, "kind", said("nothing may follow the end of the game"))
        match line:
            case SetupLine():
                raise BadFile(path, number, "kind", said("a second set-up"))
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
            raise BadFile(
                path, number, "", said("this line is damaged: {why}", why=short(str(error), 200)[1:-1])
            ) from None
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
