"""Typed access to a mapping of a file; whatever is wrong is a `BadFile` with line, field and nearest word."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from escarmouche.files.sentences import said
from escarmouche.files.told import is_number
from escarmouche.files.words import BadFile, expected, nearest, short
from escarmouche.files.yamls import Map, Seq, plain
from escarmouche.space.geometry import Point


class Form:
    """A mapping of a file with typed access; whatever is wrong becomes a `BadFile`."""

    def __init__(self, path: str, field: str, box: Map) -> None:
        self.path, self.field, self.box = path, field, box

    def __contains__(self, key: str) -> bool:
        return key in self.box

    def line(self, key: str = "") -> int:
        return self.box.lines.get(key, self.box.line)

    def bad(self, key: str, message: str, meant: str | None = None) -> BadFile:
        field = ".".join(part for part in (self.field, key) if part)
        return BadFile(self.path, self.line(key), field, message, meant)

    def only(self, *keys: str) -> None:
        for key in self.box:
            self.known(key, keys, "field", key)

    def known(self, word: str, words: Iterable[str], noun: str, key: str) -> str:
        known = list(words)
        if word not in known:
            meant = nearest(word, known)
            told = said("unknown {noun} {word}", noun=noun, word=short(word))
            if not meant and len(known) <= 12:
                told = said("{told}; expected one of {known}", told=told, known=", ".join(known) or said("none"))
            raise self.bad(key, told, meant)
        return word

    def word(self, key: str, words: Iterable[str], noun: str) -> str:
        return self.known(self.text(key), words, noun, key)

    def text(self, key: str, default: str | None = None) -> str:
        value = self.box.get(key, default)
        if isinstance(value, int | float) and not isinstance(value, bool):
            return str(value)
        if not isinstance(value, str) or not (value or default == ""):
            raise self.bad(key, expected("a word was", value) if key in self else said("is missing"))
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        value = self.box.get(key, [])
        items = value if isinstance(value, list) else [value]
        if not all(isinstance(item, str) for item in items):
            raise self.bad(key, expected("a list of words was", plain(value)))
        return tuple(items)

    def whole(self, key: str, default: int) -> int:
        value = self.box.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or abs(value) > 1_000_000:
            raise self.bad(key, expected("a whole number was", plain(value)))
        return value

    def number(self, key: str) -> float:
        value = self.box[key]
        if not is_number(value):
            raise self.bad(key, expected("a number was", plain(value)))
        return float(value)

    def point(self, key: str) -> Point:
        return self.as_point(key, self.box[key])

    def as_point(self, key: str, value: Any) -> Point:
        if isinstance(value, list) and len(value) == 2 and all(map(is_number, value)):
            return (float(value[0]), float(value[1]))
        raise self.bad(key, expected("a point [x, y] was", plain(value)))

    def child(self, key: str) -> Form:
        """The mapping under this key; an absent one is empty."""
        value = self.box.get(key)
        if value is None:
            return Form(self.path, self.under(key), Map(self.line(key)))
        if not isinstance(value, Map):
            raise self.bad(key, expected("a mapping was", plain(value)))
        return Form(self.path, self.under(key), value)

    def under(self, key: str) -> str:
        return f"{self.field}.{key}" if self.field else key

    def children(self) -> Iterator[tuple[str, Form]]:
        for key in self.box:
            yield key, self.child(key)

    def items(self, key: str) -> list[Any]:
        value = self.box.get(key)
        if value is None:
            return []
        if not isinstance(value, Seq):
            raise self.bad(key, expected("a list was", plain(value)))
        return value

    def forms(self, key: str) -> Iterator[Form]:
        """The mappings of the list under this key."""
        items = self.items(key)
        for number, item in enumerate(items):
            field = f"{self.under(key)}[{number}]"
            if not isinstance(item, Map):
                line = items.lines[number] if isinstance(items, Seq) else self.line(key)
                raise BadFile(self.path, line, field, expected("a mapping was", plain(item)))
            yield Form(self.path, field, item)


def has_flag(value: Any) -> bool:
    """Is there a true or false in it?"""
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    return isinstance(value, bool) or any(map(has_flag, parts))


def numbers(value: Any) -> Iterator[int | float]:
    """Every number in it."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from numbers(part)
