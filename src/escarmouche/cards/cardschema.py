"""The JSON Schema of a game's content files, made from its structs: editors complete and check by it, forms are drawn
from it. Titles and descriptions are in the reader's language (`entry-…`, `about-…`, `kind-…` of the game's texts)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
import msgspec.inspect as mi

from escarmouche.cards.content import GAME, IMPORTED, Cards, Catalogue, default_of, house_mark
from escarmouche.cards.shapes import words_of
from escarmouche.core.system import System
from escarmouche.telling.texts import Lang, Texts, say

DRAFT = "https://json-schema.org/draft/2020-12/schema"


def schema(system: System, catalogue: Catalogue, lang: Lang, cards: Cards | None = None) -> dict[str, Any]:
    """The schema of a file; `cards` are those whose names are proposed, the printed ones unless told otherwise."""
    texts = Texts(system, lang)
    (_,), shapes = msgspec.json.schema_components((catalogue.book,), ref_template="#/$defs/{name}")
    known = catalogue.printed() if cards is None else cards
    for name, shape in shapes.items():
        for field, part in shape.get("properties", {}).items():
            describe(texts, part, field)
            spelled_out(texts, part, known, field)
        shape.pop("title", None)
        shape["$comment"] = name
    book = shapes.pop(catalogue.book.__name__)
    kinds = {kind: {**part, "title": kind_label(texts, kind)} for kind, part in book["properties"].items()}
    game = {"const": system.name, "description": say(lang, "content-about-game")}
    source = {"type": "string", "description": say(lang, "content-about-imported")}
    return {
        "$schema": DRAFT,
        "title": say(lang, "content-schema", game=system.title),
        "type": "object",
        "properties": {GAME: game, IMPORTED: source, **kinds},
        "additionalProperties": False,
        "$defs": dict(sorted(shapes.items())),
    }


def describe(texts: Texts, part: dict[str, Any], field: str) -> None:
    """A title, and a description where the game has one."""
    part["title"] = label(texts, field)
    about = texts.word("about", field)
    if about != field:
        part["description"] = about


def label(texts: Texts, field: str) -> str:
    word = texts.word("entry", field)
    return word[:1].upper() + word[1:]


def kind_label(texts: Texts, kind: str) -> str:
    word = texts.word("cards", kind)
    return word[:1].upper() + word[1:]


def spelled_out(texts: Texts, part: Any, cards: Cards, field: str) -> None:
    """The words of every list of words in the reader's language, and the names that a reference may have."""
    if isinstance(part, list):
        for one in part:
            spelled_out(texts, one, cards, field)
        return
    if not isinstance(part, dict):
        return
    family = part.pop("x-words", "word")
    if "enum" in part and all(isinstance(word, str | None) for word in part["enum"]):
        part["enumDescriptions"] = ["" if word is None else told(texts, family, word) for word in part["enum"]]
    if "x-cards" in part:
        names = [name for kind in part.pop("x-cards") for name in cards[kind]]
        part["examples"] = [*part.get("examples", ()), *names]
    inner = part.get("properties", {})
    if inner:
        part["additionalProperties"] = False
    for name, one in inner.items():
        if isinstance(one, dict):
            one["title"] = told(texts, family, name)
    for key in ("items", "anyOf", "prefixItems", "additionalProperties"):
        spelled_out(texts, part.get(key), cards, field)
    for one in inner.values():
        spelled_out(texts, one, cards, field)


def told(texts: Texts, family: str, word: str) -> str:
    found = texts.word(family, word)
    return found[:1].upper() + found[1:]


# -------------------------------------------------------------- a file to begin with


def starter(system: System, catalogue: Catalogue, lang: Lang, kinds: Mapping[str, Any], link: str) -> str:
    """A file with one card of each kind to fill in: what must be said, and what may be, as comments."""
    texts = Texts(system, lang)
    lines = [f"# yaml-language-server: $schema={link}"] if link else []
    lines += [f"# {line}" for line in say(lang, "content-starter", game=system.title).split("\n")]
    lines.append(f"{GAME}: {system.name}")
    for kind in kinds:
        lines += ["", f"# {kind_label(texts, kind)}", f"{kind}:"]
        for at, field in enumerate(one for one in catalogue.kinds[kind].fields if not house_mark(one)):
            about = texts.word("about", field.encode_name)
            comment = label(texts, field.encode_name) + (f": {about}" if about != field.encode_name else "")
            value = msgspec.json.encode(first(field, at == 0, kind_label(texts, kind))).decode()
            mark = "  - " if at == 0 else "    " if field.required else "    # "
            lines.append(f"{mark}{field.encode_name}: {value}  # {comment}")
    return "\n".join(lines) + "\n"


def first(field: mi.Field, name: bool, kind: str) -> Any:
    """What a field says before anybody filled it in."""
    if not field.required:
        return default_of(field)
    return kind if name and not isinstance(field.type, mi.LiteralType) else blank(field.type)


def blank(shape: mi.Type) -> Any:
    match shape:
        case mi.Metadata():
            words = words_of(shape) or (shape.extra_json_schema or {}).get("examples")
            return words[0] if words else blank(shape.type)
        case mi.UnionType():
            return None if any(isinstance(part, mi.NoneType) for part in shape.types) else blank(shape.types[0])
        case mi.LiteralType():
            return shape.values[0]
        case mi.VarTupleType() | mi.ListType():
            return [blank(shape.item_type)] * (shape.min_length or 0)
        case mi.StructType():
            return {field.encode_name: blank(field.type) for field in shape.fields if field.required}
        case mi.DictType():
            return {}
        case mi.StrType():
            return ""
        case mi.BoolType():
            return False
    return getattr(shape, "ge", None) or 0
