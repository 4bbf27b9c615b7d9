"""Words that must mean something where a case would pass without them: in an answer that is refused, in a question to
the table, in an event that does not happen."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import lru_cache
from inspect import get_annotations
from typing import Any, get_type_hints

import msgspec
import msgspec.inspect as mi

from escarmouche.cards import shapes
from escarmouche.core.decisions import ChoosePath, Decision
from escarmouche.core.system import System
from escarmouche.files.sentences import said
from escarmouche.files.told import is_number, wrong
from escarmouche.files.words import Unknown, slug, written
from escarmouche.rulings.casefiles import Case
from escarmouche.rulings.vocabulary import vocabulary

WORD = re.compile(r"[a-z][a-z0-9_-]*")
KEY = re.compile(r"(?:[{,]|\bor) ?([a-z][a-z0-9_-]*)\??:")
LETTERS = re.compile(r"[A-Z ]+")
"""Characteristics and effects: `V`, `PPC`."""
LISTS = ("some", "order")
"""Kinds of questions whose answer is a list."""
PATH = {"to", "touch", "toward", "by", "approach"}
"""How a way may be named instead of its points."""
MODIFIERS = "[{name?: MODIFIER, value?: NUMBER, rule?: TEXT}, ...]"
FREE = ("event", "rules", "modifiers", "status", "reason", "note")
"""Fields of an event whose words are checked elsewhere, or are reasons."""
ALIKE = 0.75
"""A word on its own may be one that the book does not have (`jump`, `nobody`); one so like another is misspelt."""


def check_answer(case: Case, system: System, state: Any, decision: Decision, answer: Any) -> None:
    """`Unknown` if a refused answer has a key or a word that nobody knows: it would prove nothing."""
    offered = [option.value for option in getattr(decision, "options", ())]
    names = {*keys_of(system, decision), *things(case, state), *(value for value in offered if isinstance(value, str))}
    if isinstance(answer, list | tuple) != (decision.kind in LISTS) and decision.kind not in ("path", "point"):
        raise Unknown("answer", written(answer), sorted(names))
    check_parts(case, system, state, decision, answer)
    if not isinstance(answer, str) or re.search(r"[A-Z]", answer):
        check_strings(case, system, state, list(answer.values()) if isinstance(answer, dict) else answer, offered)
    elif answer not in names and not LETTERS.fullmatch(answer) and get_close_matches(answer, names, 1, ALIKE):
        raise Unknown("answer", answer, sorted(names))


def form_of(system: System, decision: Decision) -> str:
    """What the vocabulary tells of the answers to a question."""
    told = next((word for word in vocabulary(system).decisions if word.name == decision.key), None)
    return f"{told.meaning} {told.form}" if told else ""


def keys_of(system: System, decision: Decision) -> set[str]:
    """The words that may stand in answers to a question, by its form and by what is offered."""
    offered = (option.value for option in getattr(decision, "options", ()))
    words = {
        *WORD.findall(form_of(system, decision)),
        *(key for one in offered if isinstance(one, dict) for key in one),
    }
    return words | PATH if isinstance(decision, ChoosePath) else words


def check_parts(case: Case, system: System, state: Any, decision: Decision, answer: Any) -> None:
    """`Unknown` if a key of an answer is none, or something stands behind it that never does."""
    keys, form = keys_of(system, decision), form_of(system, decision)
    offered = [option.value for option in getattr(decision, "options", ())]
    seen = {key for one in offered if isinstance(one, dict) for key in one}
    told = {*KEY.findall(form), *seen}
    asked = {word.name for word in vocabulary(system).decisions} if seen else set()
    for key, part in answer.items() if isinstance(answer, dict) else ():
        if keys and key not in told and (key not in keys or key in asked):
            raise Unknown("key of an answer", key, sorted(told or keys))
        if not isinstance(part, str | dict) and not stands_there(key, part, form, offered):
            raise Unknown("answer", written(part), sorted(keys))
        for name in part if isinstance(part, dict) else ():
            if name not in keys and name not in things(case, state):
                raise Unknown("figure", name, things(case, state))


def stands_there(key: str, part: Any, form: str, offered: list[Any]) -> bool:
    """May a number, a list, true or false stand behind this key of an answer, by its form or by what is offered?"""
    seen = [one[key] for one in offered if isinstance(one, dict) and key in one]
    if any(isinstance(part, list) == isinstance(one, list | tuple) and not isinstance(one, str) for one in seen):
        return True
    told = re.findall(rf"\b{re.escape(key)}\??: (\[|[\w-]+)", form)
    wanted = [word for word in told if word == "[" or not isinstance(part, list)]
    if isinstance(part, bool) and not {"true", "false"}.isdisjoint(wanted):
        return True
    return any(word in ("[", "NUMBER", "POINT", "FACE") or word.isdigit() for word in wanted) or not (told or seen)


def check_strings(case: Case, system: System, state: Any, value: Any, more: Any = ()) -> None:
    """`Unknown` if a text has a word that is nowhere in the game, the case or what is offered."""
    for text in strings(value):
        if LETTERS.fullmatch(text):
            continue
        there = (things(case, state), case_words(case), facts(system, state), more)
        known = {*words_of(system), *tokens(there)}
        plain = " ".join(word for word in text.split() if not LETTERS.fullmatch(word))
        for token in slug(plain).split("-"):
            if token and not token.isdigit() and token not in known:
                raise Unknown("thing", text, [*things(case, state), *sorted(known)])


def check_events(case: Case, system: System, state: Any) -> None:
    """`Unknown` if an event that must not happen names a figure that is not there, or a value that it cannot have."""
    kinds = {str(kind.__struct_config__.tag): kind for kind in system.event_types}
    there = {*things(case, state), *(mark.id for mark in system.shown.marks(state)), *state.sides, "game", ""}
    there |= set(strings(case.options))
    for unwanted in case.expect.not_events:
        kind = kinds[unwanted["event"]]
        hints, raw = hints_of(kind), written_types(kind)
        check_modifiers(system, unwanted.get("modifiers", []))
        for name, value in unwanted.items():
            if "Id" in words(raw.get(name, "")):
                for who in value if isinstance(value, list) else [value]:
                    if who is not None and not isinstance(who, dict) and str(who) not in there:
                        raise Unknown("figure", str(who), sorted(there))
            elif name not in FREE:
                check_strings(case, system, state, value, there)
            if name in hints and name not in ("modifiers", "rules") and not can_be(hints[name], value):
                never = "not_events: {field} of {event} is never {value}"
                raise ValueError(said(never, field=name, event=unwanted["event"], value=written(value)))


def check_modifiers(system: System, told: Any) -> None:
    """An error for a modifier that the vocabulary does not have."""
    found = wrong(MODIFIERS, told, {"MODIFIER": [word.name for word in vocabulary(system).modifiers]})
    if found is not None:
        raise ValueError(said("{place}: {told}", place="not_events: modifiers", told=found.said()))


def words(annotation: str) -> list[str]:
    """The names in a type as it is written: `tuple[Id, ...]`."""
    return re.findall(r"\w+", annotation)


def can_be(kind: Any, value: Any) -> bool:
    """May a field of this type be written so? Of what has fields of its own, some may be left out."""
    if isinstance(value, int | float) and not isinstance(value, bool) and not is_number(value):
        return False
    if isinstance(value, float):
        value = int(value) if value.is_integer() else value
    try:
        return all(fault.reason == "missing" for fault in shapes.faults(mi.type_info(kind), value))
    except TypeError:  # a kind of which nobody writes
        return isinstance(value, dict | list)


@lru_cache(maxsize=256)
def hints_of(kind: type[Any]) -> dict[str, Any]:
    return get_type_hints(kind)


@lru_cache(maxsize=256)
def written_types(kind: type[Any]) -> dict[str, str]:
    """The types of an event's fields as they are written."""
    parts = (get_annotations(part) for part in reversed(kind.__mro__) if part is not object)
    return {name: str(told) for part in parts for name, told in part.items()}


def things(case: Case, state: Any) -> list[str]:
    """Whatever has a name on this table: figures and scenery."""
    return [*state.figures, *(piece.id for piece in state.table.pieces), *(piece.id for piece in case.terrain)]


def case_words(case: Case) -> Iterator[str]:
    yield from strings(case.options)
    for figure in case.figures.values():
        yield from strings((figure.profile, figure.with_, figure.extra, figure.status))


def facts(system: System, state: Any) -> Iterator[str]:
    for who in state.figures:
        yield from strings(msgspec.to_builtins(system.cases.facts(state, who)))


@lru_cache(maxsize=8)
def words_of(system: System) -> frozenset[str]:
    """Every word of the vocabulary, the cards and the details of lists."""
    told = (vocabulary(system), system.lists.cards(), system.lists.details())
    return frozenset(tokens(msgspec.to_builtins(told)))


def tokens(value: Any) -> Iterator[str]:
    for text in strings(value):
        yield from slug(text).split("-")


def strings(value: Any) -> Iterator[str]:
    """Every text in a value, keys of mappings as well."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from strings(key)
            yield from strings(part)
    elif isinstance(value, Iterable):
        for part in value:
            yield from strings(part)
