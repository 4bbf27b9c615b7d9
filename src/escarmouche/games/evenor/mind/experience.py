"""What was learnt from games: for each role and kind of answer, what the kind weighs anyhow and each of its features.

The weights are in `content/habits.json`, by the names of the features; tools/learn_habits writes them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib import resources
from operator import mul

import msgspec

from escarmouche.files.words import BadFile, nearest
from escarmouche.games.evenor.mind.features import FEATURES, ROLES, Described, features_of, names_of

FILE = "habits.json"
ALWAYS = "always"
"""The weight of a kind of answer, whatever its features."""
ESTIMATE = 4.0
"""What a point of an estimate weighs, where nothing was learnt."""

Lessons = dict[str, dict[str, dict[str, float]]]
"""Role, kind of answer, feature: its weight."""
Weights = dict[str, tuple[float, tuple[float, ...]]]
"""For each kind of answer what it weighs anyhow, and its features in order."""


def weighed(one: Described, learnt: Weights) -> float:
    """What an answer weighs; of a kind that was never met, the estimate counts."""
    known = learnt.get(one.kind)
    if known is None:
        return ESTIMATE * getattr(one.features, "estimate", 0.0)
    return sum(map(mul, known[1], one.features), known[0])


@cache
def weights(role: str) -> Weights:
    """What was learnt for this side of a scenario."""
    return {kind: in_order(kind, row) for kind, row in lessons()[role].items()}


def in_order(kind: str, row: dict[str, float]) -> tuple[float, tuple[float, ...]]:
    """The weights of a kind as `weighed` takes them."""
    return row[ALWAYS], tuple([row[name] for name in names_of(kind)])


@cache
def lessons() -> Lessons:
    """The weights as they are written."""
    return read(resources.files("escarmouche.games.evenor").joinpath("content", FILE).read_bytes())


def read(text: bytes) -> Lessons:
    """Weights from JSON; `BadFile` if a role, a kind of answer or a feature is unknown or missing."""
    found = msgspec.json.decode(text, type=Lessons)
    check("roles", found, ROLES)
    for role, rows in found.items():
        for kind, row in rows.items():
            if features_of(kind) is None:
                raise BadFile(FILE, 0, role, f"there is no kind of answer {kind!r}", nearest(kind, FEATURES))
            check(f"{role}, {kind}", row, (ALWAYS, *names_of(kind)))
    return found


def check(where: str, found: Iterable[str], names: Iterable[str]) -> None:
    """Is each of these names there, and nothing else?"""
    unknown, missing = set(found) - set(names), set(names) - set(found)
    if unknown:
        name = min(unknown)
        raise BadFile(FILE, 0, where, f"there is no {name!r}", nearest(name, names))
    if missing:
        raise BadFile(FILE, 0, where, f"{', '.join(sorted(missing))} missing")
