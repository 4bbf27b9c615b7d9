"""Fluent messages by language: the shared ones, over them those of their owner, a game or a room of the house.

A message that is a plain row is told without Fluent (`rows.py`). Fluent itself is imported when the first is asked for.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from escarmouche.files.words import LONG, slug
from escarmouche.telling.languages import Lang
from escarmouche.telling.typography import minus, typeset

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

    from escarmouche.telling.asked import Entries
    from escarmouche.telling.rows import Row


class Owner(Hashable, Protocol):
    """Who has messages of its own, in a folder `texts`: every game."""

    def file(self, *parts: str) -> str: ...


class Room(NamedTuple):
    """A package that is no game and has messages of its own."""

    package: str

    def file(self, *parts: str) -> str:
        from importlib import resources

        return resources.files(self.package).joinpath(*parts).read_text(encoding="utf-8")


SHARED = Room("escarmouche")
LONGEST = 1_000
"""Letters of an argument of a message that is remembered."""


def known(lang: Lang, owner: Owner | None, message: str) -> bool:
    """Has a file this message?"""
    return message in entries(lang, owner)


def word(lang: Lang, owner: Owner, family: str, name: str) -> str:
    """A word of a family of messages; the word itself where no file has it, as long as it may be."""
    return _word(lang, owner, family, name) if len(name) <= LONG else name


@lru_cache(16_384)
def _word(lang: Lang, owner: Owner, family: str, name: str) -> str:
    found = formatted(lang, owner, f"{family}-{slug(name)}", {})
    return name if found is None else found


def formatted(lang: Lang, owner: Owner | None, message: str, args: Mapping[str, Any]) -> str | None:
    """A message with its arguments; None if no file has it. Neither that nor a long text is remembered: strangers give
    names, and make lists of them."""
    if not known(lang, owner, message):
        return None
    for value in args.values():
        if type(value) is str and len(value) > LONGEST:
            return _formatted(lang, owner, message, tuple(args.items()))
    return _kept(lang, owner, message, tuple(args.items()))


def _formatted(lang: Lang, owner: Owner | None, message: str, args: tuple[tuple[str, Any], ...]) -> str | None:
    from escarmouche.telling.rows import put, written

    parts = row(lang, owner, message)
    words = {name: written(value) if type(value) is float else value for name, value in args}
    told = None if parts is None else put(parts, words, lang)
    if told is not None:
        return typeset(lang, told)
    messages = bundle(lang, owner)
    if not messages.has_message(message):
        return None
    pattern = messages.get_message(message).value
    if pattern is None:
        return None
    text, _ = messages.format_pattern(pattern, {name: counted(value) for name, value in words.items()})
    below = any(isinstance(value, int | float) and value < 0 for value in words.values())
    return typeset(lang, minus(str(text)) if below else str(text))


_kept = lru_cache(32_768)(_formatted)
"""A message with the same arguments is the same text for ever."""


def counted(value: Any) -> Any:
    """A number as Fluent writes it here: at most two decimals."""
    from fluent.runtime.types import fluent_number

    return fluent_number(value, maximumFractionDigits=2) if isinstance(value, float) else value


# -------------------------------------------------------------- what a message asks for


@cache
def variables(lang: Lang, owner: Owner | None, message: str) -> frozenset[str]:
    """What a message asks for, with those that it refers to."""
    from escarmouche.telling.asked import asked

    return frozenset(asked(message, entries(lang, owner)))


@lru_cache(16_384)
def asked_of(lang: Lang, owner: Owner | None, message: str, name: str) -> tuple[str, bool, bool, bool, bool] | None:
    """What a message asks of a field: its key, and whether itself, as the bare word, parts of it or a percentage."""
    wanted, key = variables(lang, owner, message), name.replace(" ", "_")
    parts = any(part.startswith(f"{key}_") for part in wanted)
    asked = (key in wanted, f"raw_{key}" in wanted, parts, f"{key}_percent" in wanted)
    return (key, *asked) if any(asked) else None


# -------------------------------------------------------------- the files


@cache
def row(lang: Lang, owner: Owner | None, message: str) -> Row | None:
    """A message that can be told without Fluent."""
    from escarmouche.telling.rows import row_of

    return row_of(message, entries(lang, owner))


@cache
def entries(lang: Lang, owner: Owner | None) -> Entries:
    """Every message by its id; an owner's own goes before a shared one."""
    from escarmouche.telling.asked import entries_of

    own = entries_of(_resource(lang, owner)) if owner else {}
    return {**entries_of(_resource(lang, None)), **own}


@cache
def bundle(lang: Lang, owner: Owner | None = None) -> FluentBundle:
    """The messages of a language: the shared ones, over them those of their owner."""
    from fluent.runtime import FluentBundle

    made = FluentBundle([lang], use_isolating=False)
    made.add_resource(_resource(lang, None))
    if owner is not None:
        made.add_resource(_resource(lang, owner), allow_overrides=True)
    return made


@cache
def _resource(lang: Lang, owner: Owner | None) -> Resource:
    from fluent.runtime import FluentResource

    return FluentResource(source(owner or SHARED, lang))


def source(owner: Owner, lang: Lang) -> str:
    """An owner's file of messages; nothing if it has none."""
    try:
        return owner.file("texts", f"{lang}.ftl")
    except FileNotFoundError:
        return ""
