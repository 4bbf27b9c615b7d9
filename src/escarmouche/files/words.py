"""Words people write: what is wrong with a file, where, and which word was probably meant."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches
from functools import lru_cache

from escarmouche.files.sentences import Sentence, said, told


class Unknown(LookupError):
    """A word that means nothing here, and the nearest that does."""

    def __init__(self, noun: str, word: object, known: Iterable[str]) -> None:
        listed = list(known)
        meant = nearest(str(word), listed)
        if meant:
            hint = said("did you mean {meant}?", meant=meant)
        else:
            hint = said("there are {known}", known=", ".join(listed)) if listed else said("there are none")
        super().__init__(said("no {noun} is called {word}; {hint}", noun=noun, word=short(word), hint=hint))

    def told(self, lang: str) -> str:
        return told(lang, self.args[0])


class BadFile(Exception):
    """A file cannot be used: where it goes wrong, what was expected, and the nearest valid word."""

    def __init__(self, path: str, line: int, field: str, message: str, nearest: str | None = None) -> None:
        super().__init__(path, line, field, message, nearest)
        self.path, self.line, self.field = path, line, field
        self.message, self.nearest = message, nearest

    def __str__(self) -> str:
        return self.told("en")

    def told(self, lang: str) -> str:
        """In English or French."""
        place = f"{self.path}:{self.line}" if self.line else self.path
        words = said("{place}: {told}", place=place, told=self.message)
        if self.field:
            words = said("{place}: {field}: {told}", place=place, field=self.field, told=self.message)
        if self.nearest:
            words = said("{told}; {hint}", told=words, hint=said("did you mean {meant}?", meant=repr(self.nearest)))
        return re.sub(r"[ \t\r\n]+", " ", told(lang, words))


LONG = 200
"""Letters of a name that is remembered: strangers write longer ones."""


def slug(name: str) -> str:
    """A name as it stands in ids: `Charge furieuse` is `charge-furieuse`, `Léonidas` `leonidas`."""
    return _kept_slug(name) if len(name) <= LONG else _slug(name)


def _slug(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name.replace("’", "'")).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")


_kept_slug = lru_cache(16_384)(_slug)


def nearest(word: str, words: Iterable[str]) -> str | None:
    """The valid word that looks most like this one, if any looks like it at all."""
    known = {str(valid).casefold(): str(valid) for valid in words}
    found = get_close_matches(word[:80].casefold(), list(known), n=1, cutoff=0.5)
    return known[found[0]] if found else None


def short(value: object, most: int = 60) -> str:
    """A value as it may stand in a message: one line, not too long."""
    text = " ".join(repr(value).split())
    return text if len(text) <= most else text[: most - 1] + "…"


def expected(wanted: str, value: object) -> Sentence:
    """`a number was expected, not 'three'`, of `a number was`."""
    return said(wanted + " expected, not {value}", value=short(value))


def written(value: object, most: int = 80) -> str:
    """A value as somebody would write it in a case file."""
    text = _written(value)
    return text if len(text) <= most else text[: most - 1] + "…"


def _written(value: object) -> str:
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case float():
            return f"{round(value, 3):g}"
        case dict():
            return "{" + ", ".join(f"{name}: {_written(part)}" for name, part in value.items()) + "}"
        case list() | tuple():
            return "[" + ", ".join(map(_written, value)) + "]"
        case set() | frozenset():
            return "[" + ", ".join(sorted(map(_written, value))) + "]"
    return " ".join(str(value).split()) or "''"
