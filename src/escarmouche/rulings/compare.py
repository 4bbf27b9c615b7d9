"""What a case expects against what happened: equal as people write it."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from escarmouche.core.events import Event
from escarmouche.files.sentences import Sentence, said
from escarmouche.files.words import written

TOLERANCE = 0.011
"""Lengths that differ by less are equal."""


def builtins(value: Any) -> Any:
    """Plain data, whatever a game answers with."""
    return msgspec.to_builtins(value)


def event_facts(event: Event) -> dict[str, Any]:
    """All fields of an event, defaults included, its name first."""
    named = {name: builtins(getattr(event, name)) for name in event.__struct_fields__}
    return {"event": event.__struct_config__.tag, **named}


def same(wanted: Any, found: Any, unordered: bool = False) -> bool:
    """Equal, with a hair of tolerance for lengths; of a mapping only the keys that are wanted count, an empty one
    equals nothing but another, and a list is all of its keys. Null is nobody, too: an empty text."""
    if isinstance(found, frozenset | set):
        found, unordered = list(found), True
    if wanted is None:
        return found is None or found == ""
    if isinstance(wanted, bool) or isinstance(found, bool):
        return wanted is found
    if isinstance(wanted, int | float) and isinstance(found, int | float):
        exact = isinstance(wanted, int) and isinstance(found, int)
        return wanted == found if exact else math.isclose(wanted, found, rel_tol=0, abs_tol=TOLERANCE)
    if isinstance(wanted, dict):
        found = builtins(found)
        if not wanted:
            return bool(found == {})
        return isinstance(found, dict) and all(key in found and same(part, found[key]) for key, part in wanted.items())
    if isinstance(wanted, list | tuple) and isinstance(found, dict):
        return sorted(map(str, wanted)) == sorted(map(str, found))
    if isinstance(wanted, list | tuple) and isinstance(found, list | tuple):
        if unordered:
            return sorted(map(str, wanted)) == sorted(map(str, found))
        return len(wanted) == len(found) and all(map(same, wanted, found))
    return bool(wanted == found)


def answers(wanted: Any, found: Any) -> bool:
    """Does a query's answer fit? `{at_least: x}` and `{at_most: x}` are limits."""
    if isinstance(wanted, dict) and wanted and wanted.keys() <= {"at_least", "at_most"}:
        if not isinstance(found, int | float) or not all(isinstance(limit, int | float) for limit in wanted.values()):
            return False
        low, high = wanted.get("at_least", -math.inf), wanted.get("at_most", math.inf)
        return bool(low - TOLERANCE <= found <= high + TOLERANCE)
    return same(wanted, found)


def happens(wanted: Mapping[str, Any], event: Mapping[str, Any]) -> bool:
    """Does the event have all the fields that are wanted? Of its rules and modifiers, those named, in any order."""
    for name, value in wanted.items():
        if name == "rules" and isinstance(value, list):
            if not set(map(str, value)) <= set(event.get("rules", ())):
                return False
        elif name == "modifiers" and isinstance(value, list):
            if not all(any(same(one, found) for found in event.get("modifiers", ())) for one in value):
                return False
        elif name not in event or not same(value, event[name]):
            return False
    return True


def event_words(event: Mapping[str, Any]) -> str:
    return (
        "{"
        + ", ".join(f"{name}: {written(value)}" for name, value in event.items() if value not in ((), [], None))
        + "}"
    )


def closest(wanted: Mapping[str, Any], happened: Sequence[Mapping[str, Any]], at: int = 0) -> Sentence | None:
    """What came nearest: the event of that name that differs least, or the one that happened before its turn."""
    alike = [event for event in happened[at:] if event["event"] == wanted.get("event")]
    early = [event for event in happened[:at] if happens(wanted, event)]
    if early:
        return said("it happened earlier, no later than {event}", event=event_words(happened[at - 1]))
    if not alike:
        return None
    nearest = min(alike, key=lambda event: len(differing(wanted, event)))
    others = ", ".join(f"{name} {written(nearest[name])}" for name in differing(wanted, nearest))
    return said("the nearest has {others}", others=others) if others else None


def differing(wanted: Mapping[str, Any], event: Mapping[str, Any]) -> list[str]:
    """The fields that are not as wanted."""
    return [name for name, value in wanted.items() if name in event and not happens({name: value}, event)]
