"""Lessons: small scenes with a coach, who says something the first time a question is asked, points at it, and waits.

A game's lessons stand in its `lessons.yaml`. A lesson begins with a scene, a case like any other: figures in their
places, dice fixed where it matters, the answers that the coach has in mind and what must come of them. Notes stand in
the order in which they are usually met; a note may name the answer to try and point at figures. The player answers as
they like.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterable, Mapping
from functools import cache
from typing import Any

from msgspec import Struct

from escarmouche.cards import shapes
from escarmouche.core.decisions import (
    Answer,
    ChooseAngle,
    ChooseNumber,
    ChoosePath,
    ChoosePoint,
    Decision,
    Refused,
    matches,
)
from escarmouche.core.game import Answered, Entry, Fell
from escarmouche.core.position import Step
from escarmouche.core.state import Plain
from escarmouche.core.system import System
from escarmouche.files import yamls
from escarmouche.files.forms import Form
from escarmouche.files.sentences import said
from escarmouche.files.words import BadFile, expected, nearest, short
from escarmouche.rulings.casefiles import Case
from escarmouche.rulings.cases import CaseScene
from escarmouche.rulings.ledger import ledger
from escarmouche.rulings.reading import scene_of
from escarmouche.telling.bilingual import Words

FILE = "lessons.yaml"


class Note(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the coach says when a question is first asked of the player; `offers` narrows it to one with that answer."""

    on: str
    says: Words
    otherwise: Words | None = None
    """Said instead once somebody has gone another way, and what the coach would tell is not so."""
    offers: Plain = None
    tries: Plain = None
    """The answer that the coach has in mind, where it is another than the one that narrows the question."""
    points: tuple[str, ...] = ()
    """Figures of the scene that the coach points at; those whom the answer is about, if none are named."""
    rules: tuple[str, ...] = ()

    def fits(self, decision: Decision) -> bool:
        return decision.key == self.on and (self.offers is None or self.offered(decision))

    def offered(self, decision: Decision) -> bool:
        """May the answer be given that the note speaks of?"""
        if isinstance(decision, ChooseNumber):
            return self.offers in range(decision.least, decision.most + 1)
        return any(matches(self.offers, one.value) for one in decision.options)


class Lesson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the player's seat begins with against an easy bot, and the notes on the way."""

    id: str
    title: Words
    about: Words
    """What one learns, in a sentence."""
    seat: str = "red"
    scene: dict[str, Plain]
    """A case without a name of its own."""
    notes: tuple[Note, ...]
    done: Words
    """Said when every note was met."""


class Lessons(Struct, frozen=True, forbid_unknown_fields=True):
    lessons: tuple[Lesson, ...]


@cache
def lessons(system: System) -> Mapping[str, Lesson]:
    """The lessons of a game by their ids; none where it has no such file."""
    return _read(system)[0]


@cache
def scenes(system: System) -> Mapping[str, Case]:
    """What those lessons begin with."""
    return _read(system)[1]


@cache
def _read(system: System) -> tuple[Mapping[str, Lesson], Mapping[str, Case]]:
    try:
        text = system.file(FILE)
    except FileNotFoundError:
        return {}, {}
    return read(system, text)


def read(system: System, text: str) -> tuple[Mapping[str, Lesson], Mapping[str, Case]]:
    """Lessons from their file, and their scenes; `BadFile` if one names a seat, a question, a figure or a rule that
    there is not."""
    found: dict[str, Lesson] = {}
    laid: dict[str, Case] = {}
    parsed: Any = yamls.parse(text, FILE)
    for at, lesson in enumerate(shapes.read(Lessons, text, FILE).lessons):
        where = f"lessons.{at}"
        if lesson.id in found:
            raise BadFile(FILE, 0, f"{where}.id", said("two lessons are called {name}", name=short(lesson.id)))
        found[lesson.id] = lesson
        known(lesson.seat, system.seats, "seat", f"{where}.seat")
        scene = scene_of(Form(FILE, f"{where}.scene", parsed["lessons"][at]["scene"]), system, lesson.id)
        laid[lesson.id] = scene
        for number, note in enumerate(lesson.notes):
            check_note(system, note, scene.figures, f"{where}.notes.{number}")
    return found, laid


# ---------------------------------------------------------------- rehearsed


class Rehearsed(Struct, frozen=True):
    """What happens in a scene if everybody does as the coach has in mind."""

    faces: tuple[tuple[int, ...], ...]
    """Every roll, in order."""
    cues: tuple[Answered, ...]
    """Every answer, in order."""
    placed: frozenset[str]
    """Questions for places and directions, which everybody answers in their own way."""


class Rehearsal(CaseScene):
    """A scene being played, and what is written down on the way."""

    def __init__(self, case: Case, system: System) -> None:
        super().__init__(case, system)
        self.entries: list[Entry] = []
        self.placed: set[str] = set()

    def take(self, step: Callable[[], Step]) -> None:
        asked = self.position.pending
        self.placed |= {one.key for one in asked if isinstance(one, ChoosePath | ChoosePoint | ChooseAngle)}
        super().take(lambda: self.heard(step()))

    def heard(self, made: Step) -> Step:
        self.entries += made.entries
        return made


@cache
def rehearsed(system: System, scene: str) -> Rehearsed:
    """The scene as its case plays it."""
    rehearsal = Rehearsal(scenes(system)[scene], system)
    rehearsal.run()
    faces = tuple(entry.faces for entry in rehearsal.entries if isinstance(entry, Fell))
    cues = tuple(entry for entry in rehearsal.entries if isinstance(entry, Answered))
    return Rehearsed(faces, cues, frozenset(rehearsal.placed))


def followed(system: System, scene: str, entries: Iterable[Entry]) -> bool:
    """Has everybody answered as the coach has in mind, wherever exactly they went?"""
    script = rehearsed(system, scene)
    given = (entry for entry in entries if isinstance(entry, Answered))
    return all(
        (cue.key, cue.seat) == (one.key, one.seat) and (cue.key in script.placed or cue.answer == one.answer)
        for cue, one in zip(script.cues, given, strict=False)
    )


def cued(system: System, scene: str, entries: Iterable[Entry], decision: Decision) -> Answer | None:
    """What somebody who keeps to the scene answers now; None once the game has gone another way."""
    cues = [cue for cue in rehearsed(system, scene).cues if cue.seat == decision.seat]
    given = [entry for entry in entries if isinstance(entry, Answered) and entry.seat == decision.seat]
    for entry in given:
        if cues and cues[0].key == entry.key:
            cues.pop(0)
    if not cues or cues[0].key != decision.key:
        return None
    try:
        return decision.check(cues[0].answer)
    except Refused:
        return None


def check_note(system: System, note: Note, figures: Collection[str], where: str) -> None:
    """A note is said at a question that is asked, of an answer that it may offer, by rules that there are, and points
    at figures of its scene."""
    asked = {word.name: word for word in system.vocabulary().decisions}
    known(note.on, asked, "question", f"{where}.on")
    told = f"{asked[note.on].form} {asked[note.on].meaning}" if note.on in asked else ""
    numbered = note.on not in asked or "NUMBER" in [way.strip() for way in asked[note.on].form.split("|")]
    words = [] if "..." in told else re.findall(r"[\w-]+", told)  # a form that goes on so tells only some answers
    for named in ("offers", "tries"):
        answer = getattr(note, named)
        if isinstance(answer, bool) or not isinstance(answer, str | dict | None | (int if numbered else str)):
            raise BadFile(FILE, 0, f"{where}.{named}", expected("an answer or its first word was", answer))
        for head in [answer] if isinstance(answer, str) else answer if isinstance(answer, dict) else ():
            known(head, words and [*words, *figures], "answer", f"{where}.{named}")
    for who in note.points:
        if who not in figures:
            raise BadFile(
                FILE,
                0,
                f"{where}.points",
                said("unknown {noun} {word}", noun="figure", word=short(who)),
                nearest(who, figures),
            )
    for rule in note.rules:
        known(rule, ledger(system), "rule", f"{where}.rules")


def known(word: str, words: Collection[str], what: str, where: str) -> None:
    """Is it one of these words? Where a game tells none, any will do."""
    if words and word not in words:
        raise BadFile(FILE, 0, where, said("unknown {noun} {word}", noun=what, word=short(word)), nearest(word, words))
