"""Lessons: small games with a coach, who says something the first time a question is asked, and waits.

A game's lessons stand in its `lessons.yaml`: a set-up, and notes in the order in which they are usually met. A note
may name the answer to try; the player answers as they like.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

from escarmouche.core.decisions import Decision, Option, matches
from escarmouche.core.state import Plain
from escarmouche.core.system import System
from escarmouche.files import yamls


class Words(Struct, frozen=True, forbid_unknown_fields=True):
    """The same in both languages."""

    en: str
    fr: str


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
        text = system.file("lessons.yaml")
    except FileNotFoundError:
        return {}
    plain: Any = yamls.plain(yamls.parse(text, "lessons.yaml"))
    return {lesson.id: lesson for lesson in msgspec.convert(plain, Lessons).lessons}
