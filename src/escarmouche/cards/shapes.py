"""Does a value have the shape of a struct? Every fault with its line, its field, what was expected, the nearest word;
`read` takes a whole file.

`msgspec.convert` stops at the first fault and knows no line; people who type cards want all of them. A test holds the
two to the same verdict.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec
import msgspec.inspect as mi
from msgspec import Struct

from escarmouche.files import yamls
from escarmouche.files.words import BadFile, nearest, written
from escarmouche.telling.texts import Lang, Texts, listed, number, say

T = TypeVar("T", bound=Struct)
Path: TypeAlias = tuple[str | int, ...]
NUMBERS = (mi.IntType, mi.FloatType)
LONGEST = 2_000
"""Letters of a text."""


class Expected(Struct, frozen=True):
    """What may stand in a place: `whole`, `number`, `text`, `yes-no`, `nothing`, `list`, `mapping`, `word`, `form`."""

    what: str
    least: float | None = None
    most: float | None = None
    words: tuple[str, ...] = ()

    def told(self, lang: Lang) -> str:
        if self.what == "word":
            return " | ".join(self.words)
        if self.what == "form":
            return say(lang, "shape-form", form=self.words[0])
        limits = "" if self.least is None and self.most is None else say(lang, f"shape-{self.limits}", **self.figures)
        return say(lang, f"shape-{self.what}") + (f" {limits}" if limits else "")

    @property
    def limits(self) -> str:
        return "between" if None not in (self.least, self.most) else "least" if self.most is None else "most"

    @property
    def figures(self) -> dict[str, str]:
        told = {"least": self.least, "most": self.most}
        return {name: number("en", value) for name, value in told.items() if value is not None}


class Fault(Struct, frozen=True, kw_only=True):
    """One thing wrong: where, the reason to put into words, and the word that was probably meant."""

    reason: str
    line: int = 0
    path: Path = ()
    expected: tuple[Expected, ...] = ()
    facts: dict[str, Any] = {}
    nearest: str | None = None

    def told(self, texts: Texts) -> str:
        """In the words of a game."""
        hint = " " + say(texts.lang, "nearest", word=self.nearest) if self.nearest else ""
        return say(texts.lang, f"content-{self.reason}", texts.system, **self.words(texts.lang)) + hint

    def words(self, lang: Lang) -> dict[str, Any]:
        """What a message needs to know of it."""
        return {
            **self.facts,
            **({"expected": either(lang, [e.told(lang) for e in self.expected])} if self.expected else {}),
        }


def read(kind: type[T], text: str | bytes, path: str) -> T:
    """A file as a struct; the first thing that is wrong with it is a `BadFile` with its line and its field."""
    value = yamls.parse(text, path)
    for fault in faults(mi.type_info(kind), value):
        field = ".".join(map(str, fault.path))
        told = say("en", f"content-{fault.reason}", **fault.words("en"))
        raise BadFile(path, fault.line, field, told, fault.nearest)
    return msgspec.convert(yamls.plain(value), kind)


def either(lang: Lang, words: Sequence[str]) -> str:
    """`a, b or c`."""
    return listed(lang, words) if len(words) < 2 else f"{', '.join(words[:-1])} {say(lang, 'shape-or')} {words[-1]}"


def faults(shape: mi.Type, value: Any, path: Path = (), line: int = 0) -> Iterator[Fault]:
    """What is wrong with a value, from the outside in."""
    match shape:
        case mi.Metadata():
            yield from faults(shape.type, value, path, line)
            words = words_of(shape)
            if words and isinstance(value, str) and value not in words:
                yield wrong(shape, value, path, line)
        case mi.UnionType():
            yield from of_several(shape, value, path, line)
        case mi.StructType():
            yield from in_struct(shape, value, path, line)
        case mi.VarTupleType() | mi.ListType():
            yield from in_list(shape, value, path, line)
        case mi.TupleType():
            yield from in_tuple(shape, value, path, line)
        case mi.DictType():
            yield from in_mapping(shape, value, path, line)
        case _:
            if not fits(shape, value):
                yield wrong(shape, value, path, line)
            elif isinstance(value, str) and len(value) > LONGEST:
                yield Fault(reason="too-long", line=line, path=path, facts={"most": LONGEST})


def of_several(shape: mi.UnionType, value: Any, path: Path, line: int) -> Iterator[Fault]:
    """Fits one of them; if not, the faults of the one that was meant: the mapping of a mapping, the list of a list."""
    tried = [(part, list(faults(part, value, path, line))) for part in shape.types]
    if any(not found for _, found in tried):
        return
    for part, found in tried:
        if isinstance(value, Mapping) and isinstance(bare(part), mi.StructType | mi.DictType):
            yield from found
            return
        if isinstance(value, list) and isinstance(bare(part), mi.VarTupleType | mi.ListType):
            yield from found
            return
    yield wrong(shape, value, path, line)


def in_struct(shape: mi.StructType, value: Any, path: Path, line: int) -> Iterator[Fault]:
    if not isinstance(value, Mapping):
        yield wrong(shape, value, path, line)
        return
    fields = {field.encode_name: field for field in shape.fields}
    for name, part in value.items():
        where = line_of(value, name, line)
        if name in fields:
            yield from faults(fields[name].type, part, (*path, name), where)
        else:
            facts = {"word": written(name, 60), "known": list(fields)}
            yield Fault(
                reason="no-field", line=where, path=(*path, name), facts=facts, nearest=nearest(str(name), fields)
            )
    for name, field in fields.items():
        if field.required and name not in value:
            known = expected(field.type)
            yield Fault(reason="missing", line=line, path=(*path, name), expected=known)


def in_list(shape: mi.VarTupleType | mi.ListType, value: Any, path: Path, line: int) -> Iterator[Fault]:
    if not isinstance(value, list):
        yield wrong(shape, value, path, line)
        return
    if not (shape.min_length or 0) <= len(value) <= (len(value) if shape.max_length is None else shape.max_length):
        facts = {"least": shape.min_length or 0, "most": shape.max_length or 0, "count": len(value)}
        yield Fault(reason="length", line=line, path=path, facts=facts)
    for at, part in enumerate(value):
        yield from faults(shape.item_type, part, (*path, at), line_of(value, at, line))


def in_tuple(shape: mi.TupleType, value: Any, path: Path, line: int) -> Iterator[Fault]:
    """So many things, each of its own kind."""
    if not isinstance(value, list):
        yield wrong(shape, value, path, line)
        return
    count = len(shape.item_types)
    if len(value) != count:
        yield Fault(reason="length", line=line, path=path, facts={"least": count, "most": count, "count": len(value)})
    for at, (kind, part) in enumerate(zip(shape.item_types, value, strict=False)):
        yield from faults(kind, part, (*path, at), line_of(value, at, line))


def in_mapping(shape: mi.DictType, value: Any, path: Path, line: int) -> Iterator[Fault]:
    if not isinstance(value, Mapping):
        yield wrong(shape, value, path, line)
        return
    for name, part in value.items():
        where = line_of(value, name, line)
        yield from faults(shape.key_type, name, (*path, name), where)
        yield from faults(shape.value_type, part, (*path, name), where)


def fits(shape: mi.Type, value: Any) -> bool:
    """Simple values."""
    match shape:
        case mi.NoneType():
            return value is None
        case mi.BoolType():
            return isinstance(value, bool)
        case mi.StrType():
            return isinstance(value, str) and well_formed(shape, value)
        case mi.IntType():
            return isinstance(value, int) and not isinstance(value, bool) and within(shape, value)
        case mi.FloatType():
            return isinstance(value, int | float) and not isinstance(value, bool) and within(shape, value)
        case mi.LiteralType():
            return not isinstance(value, bool | float) and any(value == one for one in shape.values)
        case mi.AnyType():
            return True
    raise TypeError(f"cards have no {type(shape).__name__}")


def well_formed(shape: mi.StrType, value: str) -> bool:
    """Is a text neither too short nor too long, and of the form it must have?"""
    if not (shape.min_length or 0) <= len(value) <= (shape.max_length or len(value)):
        return False
    return shape.pattern is None or re.search(shape.pattern, value) is not None


def within(shape: Any, value: float) -> bool:
    return (shape.ge is None or value >= shape.ge) and (shape.le is None or value <= shape.le)


def wrong(shape: mi.Type, value: Any, path: Path, line: int) -> Fault:
    known = expected(shape)
    words = [word for one in known for word in one.words]
    near = nearest(value, words) if isinstance(value, str) and words else None
    return Fault(
        reason="wrong", line=line, path=path, expected=known, facts={"found": written(value, 60)}, nearest=near
    )


def expected(shape: mi.Type) -> tuple[Expected, ...]:
    """What may stand here, simple things first."""
    words = words_of(shape)
    if words:
        return (Expected("word", words=tuple(words)),)
    match shape:
        case mi.Metadata():
            return expected(shape.type)
        case mi.UnionType():
            parts = sorted(shape.types, key=lambda part: isinstance(part, mi.NoneType))
            return tuple(dict.fromkeys(one for part in parts for one in expected(part)))
        case mi.IntType() | mi.FloatType():
            return (Expected("whole" if isinstance(shape, mi.IntType) else "number", shape.ge, shape.le),)
        case mi.StrType() if shape.pattern is not None:
            return (Expected("form", words=(shape.pattern,)),)
        case mi.StructType() | mi.DictType():
            return (Expected("mapping"),)
        case mi.VarTupleType() | mi.TupleType() | mi.ListType():
            return (Expected("list"),)
        case mi.StrType():
            limits = (shape.min_length, shape.max_length) if shape.max_length else (None, None)
            return (Expected("letters" if shape.max_length else "text", *limits),)
        case mi.BoolType():
            return (Expected("yes-no"),)
        case mi.NoneType():
            return (Expected("nothing"),)
    return (Expected("text"),)


def words_of(shape: mi.Type) -> list[str]:
    """The words to choose from: of a literal, or of a text whose schema lists them."""
    if isinstance(shape, mi.LiteralType):
        return [str(value) for value in shape.values]
    if isinstance(shape, mi.Metadata):
        return list((shape.extra_json_schema or {}).get("enum", ()))
    return []


def bare(shape: mi.Type) -> mi.Type:
    return bare(shape.type) if isinstance(shape, mi.Metadata) else shape


def line_of(box: Any, key: Any, otherwise: int) -> int:
    """The line of a part, where the file is known."""
    lines = getattr(box, "lines", None)
    try:
        return int(lines[key]) if lines else otherwise
    except (KeyError, IndexError):
        return otherwise


def within_reach(box: Any, key: Any) -> bool:
    """Has a list or a mapping such a part?"""
    return key in box if isinstance(box, Mapping) else isinstance(key, int) and 0 <= key < len(box)
