"""A card as it is shown and printed: its name and cost, its figures in boxes, the rest in lines.

Made from the shape of the struct, so that a new field or a new kind of card needs nothing here; and from what was
typed, right or wrong, so that a card can be looked at while it is written.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any

import msgspec
import msgspec.inspect as mi
from msgspec import Struct

from escarmouche.cards import shapes
from escarmouche.cards.cardschema import kind_label, label, told
from escarmouche.cards.content import Catalogue, default_of, house_mark
from escarmouche.cards.prints import EMBLEMS, drawn
from escarmouche.files.words import written
from escarmouche.telling.texts import Texts, Unusable, number, typeset

UNKNOWN = "?"
COST, EMBLEM, NOTE = "cost", "emblem", "note"
BESIDE = (COST, EMBLEM, NOTE)
"""Fields with a place of their own."""
KEYS, VALUES = ("trait", "word"), ("path", "word", "faction", "ground")
"""Families of words that mappings are made of."""
MOST = 90
"""Cards of one print."""


class Part(Struct, frozen=True):
    """Lines under a heading."""

    title: str
    lines: tuple[str, ...]


class Face(Struct, frozen=True, kw_only=True):
    """One side of cardboard."""

    kind: str
    name: str
    under: str
    """What stands under the name: the kind of card, the faction."""
    cost: str
    emblem: str
    stats: tuple[tuple[str, str], ...]
    parts: tuple[Part, ...]
    note: str


def face(catalogue: Catalogue, texts: Texts, kind: str, card: Any) -> Face:
    """The face of a card as it was typed."""
    shape, typed = catalogue.kinds[kind], card if isinstance(card, Mapping) else {}
    key = catalogue.key(kind)
    under, stats, parts, lines = [kind_label(texts, kind)], [], [], []
    for field in shape.fields:
        name, value = field.encode_name, typed.get(field.encode_name, default_of(field))
        if name in (key, *BESIDE) or house_mark(field) or (value == default_of(field) and not field.required):
            continue
        title = label(texts, name)
        if numeric(field.type) and not isinstance(value, str):
            stats.append((title, in_words(texts, field.type, value)))
        elif isinstance(value, str) and field.required and isinstance(without_none(field.type), mi.Metadata):
            under.append(in_words(texts, field.type, value))
        elif isinstance(value, str | bool) or value is None:
            lines += [] if value is None else [entry(texts, title, field.type, value)]
        else:
            inner = plain(field.type)
            if isinstance(inner, mi.StructType) and isinstance(value, Mapping):
                parts.append(Part(title, tuple(within(texts, inner, value))))
            else:
                parts.append(Part(title, tuple(listed(texts, field.type, value))))
    rest = (Part("", tuple(lines)),) if lines else ()
    known = {field.encode_name for field in shape.fields}
    shown = in_words(texts, mi.AnyType(), typed.get(key, ""))
    return Face(
        kind=kind,
        name=told(texts, "word", shown) if isinstance(plain(shape.fields[0].type), mi.LiteralType) else shown,
        under=" · ".join(under),
        cost="" if COST not in known else number_or_unknown(texts, typed.get(COST)),
        emblem=str(typed.get(EMBLEM, "fighter")) if EMBLEM in known else "",
        stats=tuple(stats),
        parts=(*rest, *parts),
        note=written(typed.get(NOTE, ""), 400) if typed.get(NOTE) else "",
    )


def entry(texts: Texts, title: str, shape: mi.Type, value: Any) -> str:
    """`Target: an ally`; what is true is told by its name alone."""
    if value is True:
        return title
    return pair(texts, title, in_words(texts, shape, value))


def pair(texts: Texts, one: str, other: str) -> str:
    return typeset(texts.lang, f"{one} : {other}" if texts.lang == "fr" else f"{one}: {other}")


def numeric(shape: mi.Type) -> bool:
    parts = shape.types if isinstance(shape, mi.UnionType) else (shape,)
    return any(isinstance(shapes.bare(part), shapes.NUMBERS) for part in parts) or (
        isinstance(plain(shape), mi.LiteralType) and all(word.isdigit() for word in shapes.words_of(plain(shape)))
    )


def without_none(shape: mi.Type) -> mi.Type:
    """What a field is when it is something."""
    if isinstance(shape, mi.UnionType):
        return next((part for part in shape.types if not isinstance(part, mi.NoneType)), shape)
    return shape


def plain(shape: mi.Type) -> mi.Type:
    return shapes.bare(without_none(shape))


def number_or_unknown(texts: Texts, value: Any) -> str:
    return UNKNOWN if value is None else in_words(texts, mi.AnyType(), value)


def in_words(texts: Texts, shape: mi.Type, value: Any) -> str:
    """A value in the reader's language, whatever was typed."""
    if value is None:
        return UNKNOWN
    if isinstance(value, bool):
        return texts.value("", value, None)
    if isinstance(value, int | float):
        return number(texts.lang, value)
    if isinstance(value, str):
        return told(texts, family(shape), value) if value in shapes_words(shape) else written(value, 120).strip("'")
    return written(value, 60)


def shapes_words(shape: mi.Type) -> Sequence[str]:
    parts = shape.types if isinstance(shape, mi.UnionType) else (shape,)
    return [word for part in parts for word in shapes.words_of(part)]


def family(shape: mi.Type) -> str:
    found = without_none(shape)
    extra = found.extra_json_schema if isinstance(found, mi.Metadata) else None
    return str((extra or {}).get("x-words", "word"))


def listed(texts: Texts, shape: mi.Type, value: Any) -> Iterator[str]:
    """The lines of a list, of a mapping, of a card within a card."""
    what = plain(shape)
    if isinstance(what, mi.VarTupleType | mi.ListType) and isinstance(value, list | tuple):
        for part in value:
            yield " + ".join(listed(texts, what.item_type, part))
    elif isinstance(what, mi.StructType) and isinstance(value, Mapping):
        first, *rest = within(texts, what, value)
        named = isinstance(plain(what.fields[0].type), mi.LiteralType)
        yield (f"{first} ({', '.join(rest)})" if named else pair(texts, first, ", ".join(rest))) if rest else first
    elif isinstance(what, mi.DictType) and isinstance(value, Mapping):
        for name, part in value.items():
            word = spelled(texts, (family(shape), *KEYS), str(name))
            if isinstance(part, str) and " " in part:
                yield pair(texts, word, written(part, 400).strip("'"))
            else:
                behind = follow(texts, part)
                yield word if part is None else f"{word} ({behind})" if isinstance(part, str) else f"{word} {behind}"
    else:
        yield in_words(texts, shape, value)


def follow(texts: Texts, value: Any) -> str:
    """What stands behind a word: `Brutality 2`, `Mage (Shamanism)`, `V −1`."""
    return spelled(texts, VALUES, value) if isinstance(value, str) else in_words(texts, mi.AnyType(), value)


def spelled(texts: Texts, families: Sequence[str], word: str) -> str:
    """The word by the first family that has it."""
    found = next((words for words in families if texts.word(words, word) != word), "word")
    return told(texts, found, written(word, 60).strip("'"))


def within(texts: Texts, shape: mi.StructType, value: Mapping[str, Any]) -> Iterator[str]:
    for field in shape.fields:
        name = field.encode_name
        part = value.get(name, default_of(field))
        if part == default_of(field) and not field.required:
            continue
        what = plain(field.type)
        if isinstance(what, mi.VarTupleType) or (field.required and isinstance(what, mi.LiteralType)):
            yield "; ".join(listed(texts, field.type, part))
        elif part is None or isinstance(part, bool):
            yield entry(texts, label(texts, name), field.type, part)
        else:
            yield f"{label(texts, name)} {'; '.join(listed(texts, field.type, part))}"


# -------------------------------------------------------------- on paper


def pdf(texts: Texts, faces: Sequence[Face]) -> bytes:
    """The cards on A4, nine to a page."""
    if len(faces) > MOST:
        raise Unusable("content-too-many", most=MOST)
    try:
        import typst
    except ModuleNotFoundError:
        raise Unusable("print-no-typst") from None
    data = {
        "lang": texts.lang,
        "game": texts.system.title,
        "emblems": {name: drawn(path) for name, path in EMBLEMS.items()},
        "cards": msgspec.to_builtins(faces),
    }
    return bytes(typst.compile(template().encode(), sys_inputs={"data": json.dumps(data, ensure_ascii=False)}))


@cache
def template() -> str:
    return resources.files("escarmouche.cards").joinpath("faces.typ").read_text(encoding="utf-8")
