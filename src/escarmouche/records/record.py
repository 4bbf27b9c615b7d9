"""The game record played again: scene by scene, verified, or taken up after a crash.

A record holds no states and no events: it is played again. Each answer carries a digest of the events before it, so
that the first place where two versions of the rules part ways can be named.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
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
from escarmouche.files.sentences import Sentence, said, told
from escarmouche.files.words import BadFile, short
from escarmouche.records.recordfiles import Events, Record, Writer, chained, digest, parse, read, write
from escarmouche.telling.texts import Lang, Unusable

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

    def __init__(self, line: int, what: Sentence) -> None:
        super().__init__(said("line {line}: {told}", line=line, told=what))
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
            wanted = "the rules want a roll of {who} for {purpose}; the record has {entry}"
            raise Difference(self.line, said(wanted, who=who, purpose=purpose, entry=entry_words(entry)))
        row = _Row(entry, pool.sides)
        try:
            faces = explode(pool, row)
        except (WrongFace, IndexError):
            faces = ()
        if faces != entry.faces:
            no = "{faces} cannot be {count} dice of {sides} sides ({who}, {purpose})"
            facts = {"faces": entry.faces, "count": pool.dice, "sides": pool.sides, "who": who, "purpose": purpose}
            raise Difference(self.line, said(no, **facts))
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
                raise self._other(line, entry)
            acted = entry.key == INTERVENE
            if not acted and not any(one.key == entry.key and one.seat == entry.seat for one in self.position.pending):
                raise self._other(line, entry)
            if self.events.digest != expected:
                raise Difference(line, said("the events before this answer are not those of the record"))
            tape.at += 1
            answered = entry
            step = self._made(line, lambda: self._next(answered, acted))  # noqa: B023
            given = step.entries[0]
            assert isinstance(given, Answered)
            if to_json(given.answer) != to_json(entry.answer):
                taken = "the answer {answer} is now taken as {given}"
                raise Difference(line, said(taken, answer=short(entry.answer), given=short(given.answer)))
            yield Scene(line, given, step)

    def _next(self, entry: Answered, acted: bool) -> Step:
        """What comes of an answer, or of an act of the referee."""
        if not acted:
            return advance(self.position, entry.answer, self.tape, entry.seat, auto=False)
        if not self.position.now.referee or self.position.over:
            raise Difference(self.tape.line - 1, said("nobody at this table may act so"))
        return intervene(self.position, entry.answer, self.tape, auto=False)

    def _first(self) -> Any:
        try:
            check_cards(self.system, self.record.setup)
        except Unusable as error:
            raise Difference(1, said("{told}", told=error)) from None
        try:
            state = self.system.rules.new_game(self.record.setup)
            first = digest(state)
        except Unusable as error:
            raise Difference(1, said("the set-up cannot be played: {why}", why=error)) from None
        except Exception as error:  # whatever a forged set-up leads to is a difference, not a crash
            why = f"{type(error).__name__}: {error}"
            raise Difference(1, said("the set-up cannot be played: {why}", why=why)) from None
        if first != self.record.head.state:
            raise Difference(1, said("the set-up gives another first state"))
        return state

    def _made(self, line: int, make: Any) -> Step:
        try:
            step: Step = make()
        except Refused as refused:
            raise Difference(line, said("the answer is refused: {why}", why=refused)) from None
        except Difference:
            raise
        except Exception as error:  # the same for answers and dice of other rules
            why = f"{type(error).__name__}: {error}"
            raise Difference(line, said("the rules stopped with {error}", error=why)) from None
        self.position = step.position
        self.events.add(step.events)
        return step

    def _other(self, line: int, entry: Entry) -> Difference:
        differs = "the rules ask {asked}; the record has {entry}"
        return Difference(line, said(differs, asked=self._asking(), entry=entry_words(entry)))

    def _asking(self) -> Sentence:
        if self.position.over:
            return said("nothing more, the game is over")
        questions = (said("{decision} of {seat}", decision=one.key, seat=one.seat) for one in self.position.pending)
        return reduce(lambda one, other: said("{one} and {other}", one=one, other=other), questions)


def entry_words(entry: Entry | None) -> Sentence:
    match entry:
        case Answered():
            answered = "the answer {answer} to {decision} of {seat}"
            return said(answered, answer=short(entry.answer), decision=entry.key, seat=entry.seat)
        case Fell():
            return said("a roll of {who} for {purpose}", who=entry.who, purpose=entry.purpose)
    return said("nothing more")


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


def verify(record: Record, system: System, lang: Lang = "en") -> Verdict:
    """Play the record again and compare everything it holds; what differs is told in this language."""
    notes = _other_versions(record, system, lang)
    run = Rerun(record, system)
    try:
        if record.broken:
            raise Difference(record.broken, said("the chain of hashes is broken here"))
        for _ in run.scenes():
            pass
        if record.cut:
            raise Difference(record.cut, said("the last line was only written in part"))
        _check_end(record, run)
    except Difference as difference:
        return Verdict(False, difference.line, told(lang, difference.what), record.end is not None, notes)
    return Verdict(True, finished=record.end is not None, notes=notes)


def _other_versions(record: Record, system: System, lang: Lang) -> tuple[str, ...]:
    head = record.head
    notes = []
    if head.rules != system.rules_digest():
        notes.append(said("played under other rules: {then}, now {now}", then=head.rules, now=system.rules_digest()))
    if head.system != system.version:
        then = f"{system.name} {head.system}"
        notes.append(said("played with {then}, now {now}", then=then, now=system.version))
    return tuple(told(lang, note) for note in notes)


def _check_end(record: Record, run: Rerun) -> None:
    end, line = record.end, record.line(len(record.entries))
    if end is None:
        if run.position.over:
            raise Difference(line, said("the game is over; the record has no end"))
        return
    state = run.position.state
    if end.result != state.result:
        now, then = _result(state.result), _result(end.result)
        raise Difference(line, said("the result is {now}; the record has {then}", now=now, then=then))
    if end.count != run.events.count or end.events != run.events.digest:
        counts = "{count} events happen, the record has {then}, or they differ"
        raise Difference(line, said(counts, count=run.events.count, then=end.count))
    if end.state != digest(state):
        raise Difference(line, said("the final state is not that of the record"))


def _result(result: Result | None) -> Sentence:
    if result is None:
        return said("none, the game is not over")
    return said("{winner} ({reason})", winner=result.winner or said("a draw"), reason=result.reason)


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
        raise BadFile(record.path, record.broken, "hash", said("the chain of hashes is broken here"))
    if record.end:
        over = said("the game is over; nothing can be added")
        raise BadFile(record.path, record.line(len(record.entries)), "kind", over)
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
