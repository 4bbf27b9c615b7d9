"""Where rules meet code: `@rule` gives a function its ledger ids, `@modifies` and `@at` are the two doors of a skill.

A *stat* is a number with a base and named modifiers; a *moment* is a named point where a skill may change a value. Both
are closed lists per game. The index made here is what `escarmouche rules` joins with the ledger and its proofs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

from escarmouche.core.events import Modifier
from escarmouche.core.state import Id

if TYPE_CHECKING:
    from escarmouche.core.game import Game

F = TypeVar("F", bound=Callable[..., Any] | type)

INDEX: dict[str, list[str]] = {}
"""Ledger id -> the places in code that carry it, as `module.function`."""


def rule(*ids: str) -> Callable[[F], F]:
    """Mark a function or a type as the code of these rules."""

    def carry(code: F) -> F:
        _carry(ids, code)
        return code

    return carry


def carries(place: str, *ids: str) -> None:
    """The same for a table of data (`place` is `module.NAME`)."""
    for rule_id in ids:
        INDEX.setdefault(rule_id, []).append(place)


def _carry(ids: tuple[str, ...], code: Any) -> None:
    carries(f"{code.__module__}.{code.__qualname__}", *ids)


Change = Callable[["Game[Any]", Id, Any], int]


class Stat:
    """A number of a figure: how its base is read, how far modifiers may take it, and who may modify it."""

    __slots__ = ("base", "high", "low", "meaning", "modifiers", "name", "rules")

    def __init__(
        self, name: str, meaning: str, base: Callable[[Any], int | None], low: int, high: int, *rules: str
    ) -> None:
        self.name, self.meaning, self.base = name, meaning, base
        self.low, self.high, self.rules = low, high, rules
        self.modifiers: list[tuple[str, str, Change]] = []


class Total(Struct, frozen=True, gc=False):
    """A number and why it is that number."""

    value: int
    base: int
    modifiers: tuple[Modifier, ...]
    rules: tuple[str, ...]


def modifies(stat: Stat, title: str, *ids: str) -> Callable[[Callable[..., int]], Callable[..., int]]:
    """Register a named modifier of a stat: a function (game, who, situation) -> change."""

    def carry(change: Callable[..., int]) -> Callable[..., int]:
        _carry(ids, change)
        stat.modifiers.append((title, ids[0], change))
        return change

    return carry


class Moment:
    """A named point of the rules where a skill may change a value."""

    __slots__ = ("hooks", "meaning", "name")

    def __init__(self, name: str, meaning: str) -> None:
        self.name, self.meaning = name, meaning
        self.hooks: list[Callable[..., Any]] = []


def at(moment: Moment, *ids: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Register a hook: a function (game, value, who, situation) -> value."""

    def carry(hook: Callable[..., Any]) -> Callable[..., Any]:
        _carry(ids, hook)
        moment.hooks.append(hook)
        return hook

    return carry
