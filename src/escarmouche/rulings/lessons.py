"""Lessons: small games with a coach, who says something the first time a question is asked, and waits.

A game's lessons stand in its `lessons.yaml`: a set-up, and notes in the order in which they are usually met. A note
may name the answer to try; the player answers as they like.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import cache
from typing import Annotated

from msgspec import Meta, Struct

from escarmouche.cards import shapes
from escarmouche.cards.setups import check_lists, check_options
from escarmouche.core.decisions import Decision, Option, matches
from escarmouche.core.state import Plain
from escarmouche.core.system import System
from escarmouche.files.words import BadFile, nearest, short
from escarmouche.rulings.ledger import ledger
from escarmouche.telling.languages import Lang
from escarmouche.telling.texts import Unusable
from escarmouche.telling.typography import typeset

FILE = "lessons.yaml"
Text = Annotated[str, Meta(min_length=1, max_length=1000)]


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """The same in both languages."""

    en: Text
    fr: Text

    def told(self, lang: Lang) -> str:
        return typeset(lang, self.fr if lang == "fr" else self.en)


class Note(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the coach says when a question is first asked of the player; `offers` narrows it to one with that answer."""

    on: str
    says: Words
    offers: Plain = None
    rules: tuple[str, ...] = ()

    def fits(self, decision: Decision) -> bool:
        return decision.key == self.on and (self.offers is None or self.tried(decision) is not None)

    def tried(self, decision: Decision) -> Option | None:
        """The option that the note speaks of."""
        return next((one for one in decision.options if matches(self.offers, one.value)), None)


class Lesson(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A set-up for the player's seat against an easy bot, with its notes."""

    id: str
    title: Words
    about: Words
    """What one learns, in a sentence."""
    seat: str = "red"
    options: dict[str, str] = {}
    lists: dict[str, list[str]] = {}
    seed: str
    notes: tuple[Note, ...]
    done: Words
    """Said when every note was met."""


class Lessons(Struct, frozen=True, forbid_unknown_fields=True):
    lessons: tuple[Lesson, ...]


@cache
def lessons(system: System) -> Mapping[str, Lesson]:
    """The lessons of a game by their ids; none where it has no such file."""
    try:
        text = system.file(FILE)
    except FileNotFoundError:
        return {}
    return read(system, text)


def read(system: System, text: str) -> Mapping[str, Lesson]:
    """Lessons from their file; `BadFile` if one names a seat, a member, an option, a question or a rule that the game
    does not have."""
    found: dict[str, Lesson] = {}
    for at, lesson in enumerate(shapes.read(Lessons, text, FILE).lessons):
        where = f"lessons.{at}"
        if lesson.id in found:
            raise BadFile(FILE, 0, f"{where}.id", f"two lessons are called {short(lesson.id)}")
        found[lesson.id] = lesson
        known(lesson.seat, system.seats, "seat", f"{where}.seat")
        try:
            check_options(system, lesson.options)
            check_lists(system, lesson.lists, lesson.options)
        except Unusable as wrong:
            raise BadFile(FILE, 0, where, wrong.told("en")) from None
        for number, note in enumerate(lesson.notes):
            check_note(system, note, f"{where}.notes.{number}")
    return found


def check_note(system: System, note: Note, where: str) -> None:
    """A note is said at a question that is asked, of an answer that it may offer, by rules that there are."""
    asked = {word.name: word for word in system.vocabulary().decisions}
    known(note.on, asked, "question", f"{where}.on")
    words = re.findall(r"[\w-]+", f"{asked[note.on].form} {asked[note.on].meaning}") if note.on in asked else []
    if not isinstance(note.offers, str | dict | None):
        raise BadFile(FILE, 0, f"{where}.offers", f"an answer or its first word was expected, not {short(note.offers)}")
    for head in [note.offers] if isinstance(note.offers, str) else note.offers or ():
        known(head, words, "answer", f"{where}.offers")
    for rule in note.rules:
        known(rule, ledger(system), "rule", f"{where}.rules")


def known(word: str, words: Collection[str], what: str, where: str) -> None:
    """Is it one of these words? Where a game tells none, any will do."""
    if words and word not in words:
        raise BadFile(FILE, 0, where, f"unknown {what} {short(word)}", nearest(word, words))
