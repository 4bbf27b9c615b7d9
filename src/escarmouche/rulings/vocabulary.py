"""How a game's vocabulary comes about: from what its code says of itself, and from prose in `desk/words.yaml`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib import resources
from types import NoneType, UnionType
from typing import Any, Literal, TypedDict, Union, get_args, get_origin, get_type_hints

import msgspec
import yaml
from msgspec import Struct
from msgspec.structs import fields, replace

from escarmouche.core.events import Event, snake
from escarmouche.core.rules import Stat
from escarmouche.core.system import System, Vocabulary, Word
from escarmouche.rulings.ledger import ledger

NOTES = (
    Word(
        "file", "one case, a YAML list of cases, or several documents separated by ---; every id once; true and false"
    ),
    Word(
        "figures",
        "they start where they are put, ready to act; without `at` a figure is not on the table. Fields of the "
        "game stand under `with` or beside it. Expected: any of those fields, `at` and `status` (the whole set, "
        "in any order)",
    ),
    Word(
        "anywhere",
        "stands beside `figures`: true where they are put on purpose where nobody can stand: bases that overlap on one "
        "level, a place off the table or inside scenery that blocks moves. Otherwise such places are refused; to touch "
        "is fine",
        "true | false",
    ),
    Word(
        "terrain",
        "a polygon and its kind; other fields override the kind",
        "{id, shape, kind, height?, base?, blocks_sight?, blocks_move?, cost?, tags?}",
    ),
    Word(
        "play",
        "answers in order. A question whose key is not the next one takes its default or its only option; one "
        "that has neither is a failure. Beside the key, `figure` or `side` may say whose question is meant, `side` "
        "one of the seats where `options` name them",
        "{KEY: answer, figure?, side?}",
    ),
    Word(
        "the end",
        "what the last answer set going is played out. The case is over there if every expectation holds; "
        "otherwise questions take their defaults to where it does, up to one that has none, or to the next turn. "
        "What follows it, as the end of an activation does, is seen only if `pending` says what is asked then",
    ),
    Word(
        "dice",
        "a die left in a queue is a failure, unless `expect.dice` is any",
        "{FIGURE or side or game: {purpose: [faces]}}",
    ),
    Word(
        "expect",
        "events in order, each later than the one before, named fields only; `rules` and `modifiers` may name a "
        "part of those told; {} is nothing at all. refused: the last answer must be refused, citing at least these "
        "rules. not_asked: questions that are put to nobody, but for those `play` answers. Numbers may differ by 0.01; "
        "null is nobody and nothing",
        "{figures, events, not_events, not_asked: [KEY, ...], dice, refused: {rules}, pending: {decision, side?, "
        "figure?, offers?, not_offers?}, result: {winner, reason?}}",
    ),
    Word(
        "query",
        "put to the table as the case lays it, before the first answer; with `when: end` after the last",
        "{NAME: {...}, is: VALUE or {at_least: N} or {at_most: N}, when?: start | end}",
    ),
    Word(
        "list",
        "instead of a table: is this list legal? `because` names rules it breaks, `cost` what it costs",
        "{members: [NAME, ...], game_size?, is: legal | illegal, because?: [RULE, ...], cost?: NUMBER}",
    ),
)
"""How cases are written in every game."""


EVENTS = Word("events", "every event has `rules`, too: the rules behind it", "[RULE, ...]")
PATH = Word(
    "PATH",
    "list of points after the start, [[x, y], ...]; or {to: [x, y]}; or {touch: FIGURE}; or {toward: FIGURE or [x, y], "
    "by: DISTANCE}; or {approach: FIGURE}, as near as is allowed; [] stays. Points are places of the base's centre",
)


class Prose(TypedDict):
    """The sections of a vocabulary that no code could tell."""

    decisions: tuple[Word, ...]
    options: tuple[Word, ...]
    terrain: tuple[Word, ...]
    notes: tuple[Word, ...]


def sections(package: str) -> Prose:
    """What a package's `desk/words.yaml` says: names with a meaning, or with a meaning and a form."""
    text = resources.files(package).joinpath("desk", "words.yaml").read_text(encoding="utf-8")
    found = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    made = {name: tuple(word_of(word, told) for word, told in section.items()) for name, section in found.items()}
    return msgspec.convert(made, Prose)


def word_of(name: str, told: str | dict[str, str]) -> Word:
    return Word(name, told) if isinstance(told, str) else Word(name, told["meaning"], told.get("form", ""))


def words(told: Mapping[str, str]) -> tuple[Word, ...]:
    """Names with what they mean."""
    return tuple(Word(name, meaning) for name, meaning in told.items())


def names(words: Sequence[Word]) -> list[str]:
    return [word.name for word in words]


@lru_cache(maxsize=64)
def vocabulary(system: System) -> Vocabulary:
    return system.vocabulary()


def told(system: System) -> Vocabulary:
    """The vocabulary as people read it: with how cases are written in every game, and the rules behind its skills."""
    found, book = system.vocabulary(), ledger(system)
    skills = [replace(word, meaning=" ".join(book[one].en.rule for one in word.rules)) for word in found.skills]
    return replace(found, skills=tuple(skills), notes=(*NOTES, EVENTS, PATH, *found.notes))


# ---------------------------------------------------------------- modifiers


def modifier_words(stats: Sequence[Stat]) -> tuple[Word, ...]:
    """Every modifier by its name, with what it does to which number."""
    found: dict[str, list[str]] = {}
    for stat in stats:
        for title, _, change in stat.modifiers:
            found.setdefault(title, []).append(f"{stat.name}: {' '.join((change.__doc__ or '').split())}")
    return tuple(Word(title, " ".join(dict.fromkeys(found[title]))) for title in sorted(found))


# ---------------------------------------------------------------- events and their fields


def event_words(kinds: Iterable[type[Event]]) -> tuple[Word, ...]:
    """The name of each event, its docstring, and its fields with their forms."""
    return tuple(event_word(kind) for kind in kinds)


def event_word(kind: type[Event]) -> Word:
    hints: dict[str, Any] = get_type_hints(kind)
    told = [f"{field.name}: {form_of(hints[field.name])}" for field in fields(kind) if field.name != "rules"]
    return Word(snake(kind.__name__), " ".join((kind.__doc__ or "").split()), ", ".join(told))


PLAIN = {str: "TEXT", int: "NUMBER", float: "NUMBER", bool: "true or false", NoneType: "null", Any: "ANYTHING"}


def form_of(kind: Any) -> str:
    """A type as somebody would write a value of it."""
    if kind in PLAIN:
        return PLAIN[kind]
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return " or ".join(map(form_of, parts))
    if origin is Literal:
        return " or ".join(map(str, parts))
    if origin is dict:
        return f"{{{form_of(parts[0])}: {form_of(parts[1])}}}"
    if origin in (tuple, list, frozenset):
        if parts == (float, float):
            return "[x, y]"
        return f"[{form_of(parts[0])}, ...]"
    return f"{{{', '.join(kind.__struct_fields__)}}}" if issubclass(kind, Struct) else str(kind.__name__)
