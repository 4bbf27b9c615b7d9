"""The table of contents of a book: its parts in order, and the chapters of each by a name that readers understand.

`contents.yaml` lies beside the ledger. A chapter is what the ids of its rules begin with; a game without the file has
no parts, and its chapters are called by the sections of the book.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from msgspec import Struct

from escarmouche.cards import shapes
from escarmouche.core.system import System
from escarmouche.rulings.ledger import Rule, ledger
from escarmouche.telling.bilingual import Words
from escarmouche.telling.languages import Lang

FILE = "contents.yaml"


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    title: Words
    chapters: dict[str, Words]


class Contents(Struct, frozen=True, forbid_unknown_fields=True):
    parts: tuple[Part, ...] = ()


class Heading(NamedTuple):
    """A chapter and the part it stands in, in a language."""

    part: str
    title: str


@cache
def contents(system: System) -> Contents:
    """The parts of a book; none where it does not say."""
    try:
        return read(system.file(FILE))
    except FileNotFoundError:
        return Contents()


def read(text: str) -> Contents:
    return shapes.read(Contents, text, FILE)


def headings(system: System, lang: Lang) -> Mapping[str, Heading]:
    """Chapters in the order in which they are read."""
    return {
        chapter: Heading(part.title.told(lang), title.told(lang))
        for part in contents(system).parts
        for chapter, title in part.chapters.items()
    }


def title_of(system: System, rule: Rule, lang: Lang) -> str:
    """What the chapter of a rule is called."""
    heading = headings(system, lang).get(rule.chapter)
    return rule.section if heading is None else heading.title


def as_read(system: System) -> list[Rule]:
    """The rules in the order in which they are read; those of chapters that nobody placed come last."""
    places = {chapter: at for at, chapter in enumerate(headings(system, "en"))}
    return sorted(ledger(system).values(), key=lambda rule: places.get(rule.chapter, len(places)))
