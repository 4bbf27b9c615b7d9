"""Forms told in a vocabulary, and what is wrong with a value that has another.

    NUMBER | null                 one of several
    red | blue                    words that stand for themselves, as single letters and words of capitals do (V, INI)
    [FIGURE, ...]   [x, y]        a list; a list of so many
    {SIDE: [CARD, ...]}           a mapping of any such keys
    {kind: walk | run, to?: [x, y], ...}    fields, with a question mark if they may be missing; dots for others

Words of capitals that stand for others are `KINDS`, and those a game or a case adds: FIGURE, WEAPON.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from functools import lru_cache
from typing import Any, TypeAlias

from msgspec import Struct

from escarmouche.files.sentences import Sentence, said
from escarmouche.files.words import nearest, short

Kinds: TypeAlias = Mapping[str, Collection[str]]
"""Words that stand for others, and those others; none for any text."""


def is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < 1e6


KINDS: dict[str, Callable[[Any], bool]] = {
    "NUMBER": is_number,
    "TEXT": lambda value: isinstance(value, str),
    "NAME": lambda value: isinstance(value, str),
    "WORD": lambda value: isinstance(value, str),
    "VALUE": lambda value: value is None or isinstance(value, str | list) or is_number(value),
    "null": lambda value: value is None,
    "true": lambda value: value is True,
    "false": lambda value: value is False,
}
TOKEN = re.compile(r"\.\.\.|''|[\[\]{},:|]|[^\s\[\]{},:|]+")


class Leaf(Struct, frozen=True):
    """A word, or a kind of thing."""

    told: str


class Row(Struct, frozen=True):
    """Things in a list: as many as there are, or any number like the last."""

    parts: tuple[Shape, ...]
    open: bool


class Part(Struct, frozen=True):
    """A field of a mapping."""

    shape: Shape | None
    needed: bool


class Mapped(Struct, frozen=True):
    """Fields by their names; `open` lets others stand there, too."""

    fields: dict[str, Part]
    open: bool


class Keyed(Struct, frozen=True):
    """Any keys of a kind, each with such a value."""

    key: Leaf
    value: Shape


class OneOf(Struct, frozen=True):
    """One of several."""

    parts: tuple[Shape, ...]


Shape: TypeAlias = Leaf | Row | Mapped | Keyed | OneOf


class Wrong(Struct, frozen=True):
    """Where in the value, what was expected there, what was found, and the word that was probably meant."""

    path: tuple[str, ...]
    expected: str
    found: Any
    meant: str | None = None

    def __str__(self) -> str:
        return str(self.said())

    def said(self) -> Sentence:
        if isinstance(self.found, str) and stands_for_others(self.expected) and self.expected not in KINDS:
            words = said("unknown {noun} {word}", noun=self.expected.lower(), word=short(self.found))
        else:
            words = said("{form} was expected, not {value}", form=self.expected, value=short(self.found))
        return said("{place}: {told}", place=".".join(self.path), told=words) if self.path else words


class Reader:
    """Reads a form word by word."""

    def __init__(self, form: str) -> None:
        self.tokens = TOKEN.findall(form)

    def next(self) -> str:
        return self.tokens[0] if self.tokens else ""

    def take(self, token: str = "") -> str:
        if not self.tokens or (token and self.tokens[0] != token):
            raise ValueError(f"{token or 'more'} was expected before {' '.join(self.tokens) or 'the end'}")
        return str(self.tokens.pop(0))

    def choice(self) -> Shape:
        parts = [self.one()]
        while self.next() == "|":
            self.take()
            parts.append(self.one())
        return parts[0] if len(parts) == 1 else OneOf(tuple(parts))

    def one(self) -> Shape:
        if self.next() == "[":
            return self.list()
        if self.next() == "{":
            return self.mapping()
        word = self.take()
        return Leaf("" if word == "''" else word)

    def list(self) -> Shape:
        self.take("[")
        parts: list[Shape] = []
        more = False
        while self.next() != "]":
            if self.next() == "...":
                more = self.take() == "..."
            else:
                parts.append(self.choice())
            if self.next() != "]":
                self.take(",")
        self.take("]")
        return Row(tuple(parts), more)

    def mapping(self) -> Shape:
        self.take("{")
        fields: dict[str, Part] = {}
        more, keyed = False, None
        while self.next() != "}":
            name = self.take()
            if name == "...":
                more = True
            elif self.next() == ":":
                self.take()
                shape = self.choice()
                if stands_for_others(name):
                    keyed = Keyed(Leaf(name), shape)
                else:
                    fields[name.rstrip("?")] = Part(shape, not name.endswith("?"))
            else:
                fields[name.rstrip("?")] = Part(None, not name.endswith("?"))
            if self.next() != "}":
                self.take("|" if self.next() == "|" else ",")
        self.take("}")
        return keyed or Mapped(fields, more)


def stands_for_others(word: str) -> bool:
    """`SIDE` in `{SIDE: NUMBER}`; a field of one letter or with a small one stands for itself."""
    return re.fullmatch(r"[A-Z]{3,}", word) is not None


@lru_cache(maxsize=1024)
def read(form: str) -> Shape:
    """A form, read once."""
    reader = Reader(form)
    shape = reader.choice()
    if reader.tokens:
        raise ValueError(f"a form ends before {' '.join(reader.tokens)}: {form}")
    return shape


def wrong(form: str, value: Any, kinds: Kinds) -> Wrong | None:
    """What is wrong with a value that should have this form; nothing if it has."""
    return fault(read(form), value, kinds, ())


def fault(shape: Shape, value: Any, kinds: Kinds, path: tuple[str, ...]) -> Wrong | None:
    match shape:
        case Leaf():
            right = fits_word(shape.told, value, kinds)
            return None if right else Wrong(path, written(shape), value, meant(shape, value, kinds))
        case OneOf():
            return of_several(shape, value, kinds, path)
        case Row():
            return in_list(shape, value, kinds, path)
        case Keyed():
            return in_keyed(shape, value, kinds, path)
        case Mapped():
            return in_mapped(shape, value, kinds, path)


def fits_word(told: str, value: Any, kinds: Kinds) -> bool:
    if told in KINDS:
        return KINDS[told](value)
    if told in kinds:
        return isinstance(value, str) and (not kinds[told] or value in kinds[told])
    if re.fullmatch(r"[xy]\d?", told):
        return is_number(value)
    if told.isdigit():
        return bool(value == int(told)) and not isinstance(value, bool)
    return bool(value == told)


def of_several(shape: OneOf, value: Any, kinds: Kinds, path: tuple[str, ...]) -> Wrong | None:
    """Fits one; if none, the fault of the one that was meant: the list of a list, the mapping of a mapping."""
    faults = [(part, fault(part, value, kinds, path)) for part in shape.parts]
    if any(one is None for _, one in faults):
        return None
    for part, one in faults:
        if isinstance(value, list if isinstance(part, Row) else dict if isinstance(part, Keyed | Mapped) else ()):
            return one
    return Wrong(path, written(shape), value, meant(shape, value, kinds))


def in_list(shape: Row, value: Any, kinds: Kinds, path: tuple[str, ...]) -> Wrong | None:
    if not isinstance(value, list) or (not shape.open and len(value) != len(shape.parts)):
        return Wrong(path, written(shape), value)
    found = (
        fault(shape.parts[min(at, len(shape.parts) - 1)], part, kinds, (*path, str(at)))
        for at, part in enumerate(value)
    )
    return next((one for one in found if one is not None), None)


def in_keyed(shape: Keyed, value: Any, kinds: Kinds, path: tuple[str, ...]) -> Wrong | None:
    if not isinstance(value, dict):
        return Wrong(path, written(shape), value)
    for key, part in value.items():
        found = fault(shape.key, key, kinds, path) or fault(shape.value, part, kinds, (*path, str(key)))
        if found is not None:
            return found
    return None


def in_mapped(shape: Mapped, value: Any, kinds: Kinds, path: tuple[str, ...]) -> Wrong | None:
    if not isinstance(value, dict):
        return Wrong(path, written(shape), value)
    if any(field.needed and name not in value for name, field in shape.fields.items()):
        return Wrong(path, written(shape), value)
    for name, part in value.items():
        field = shape.fields.get(name)
        if field is None and not shape.open:
            return Wrong(path, written(shape), name, nearest(str(name), shape.fields))
        found = fault(field.shape, part, kinds, (*path, name)) if field and field.shape else None
        if found is not None:
            return found
    return None


def meant(shape: Shape, value: Any, kinds: Kinds) -> str | None:
    """The nearest word that could stand there."""
    parts = shape.parts if isinstance(shape, OneOf) else (shape,)
    told = [part.told for part in parts if isinstance(part, Leaf)]
    words = [word for one in told for word in kinds.get(one, () if one in KINDS else (one,))]
    return nearest(value, words) if isinstance(value, str) and words else None


def written(shape: Shape) -> str:
    """A form as a vocabulary tells it."""
    match shape:
        case Leaf():
            return shape.told or "''"
        case OneOf():
            return " | ".join(map(written, shape.parts))
        case Row():
            return f"[{', '.join([*map(written, shape.parts), *(['...'] if shape.open else [])])}]"
        case Keyed():
            return f"{{{shape.key.told}: {written(shape.value)}}}"
        case Mapped():
            told = [
                f"{name}{'' if field.needed else '?'}{f': {written(field.shape)}' if field.shape else ''}"
                for name, field in shape.fields.items()
            ]
            return f"{{{', '.join([*told, *(['...'] if shape.open else [])])}}}"


# ---------------------------------------------------------------- questions to a table


def arguments(form: str) -> dict[str, Part] | None:
    """The fields of `{from, to: FIGURE, weapon?}, is: NUMBER`; None if it is no such form."""
    shape = read(form.partition(", is: ")[0]) if form.startswith("{") else None
    return shape.fields if isinstance(shape, Mapped) else None


def answered(form: str) -> str:
    """What a question answers with, `NUMBER` in `{from, to}, is: NUMBER`; nothing if it does not say."""
    return form.partition(", is: ")[2]
