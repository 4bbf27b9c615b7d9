"""Where rules meet code: `@rule` gives a function its ledger ids, `@modifies` and `@at` are the two doors of a skill.

A *stat* is a number with a base and named modifiers; a *moment* is a named point where a skill may change a value. Both
are closed lists per game. The index made here is what `escarmouche rules` joins with the ledger and its proofs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic

from msgspec import Struct
from typing_extensions import TypeVar

from escarmouche.core.events import Modifier
from escarmouche.core.state import Id

if TYPE_CHECKING:
    from escarmouche.core.game import Game

F = TypeVar("F", bound=Callable[..., object] | type)
V = TypeVar("V", default=Any)
X = TypeVar("X", default=Any)
X_contra = TypeVar("X_contra", contravariant=True, default=Any)

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


Change = Callable[["Game[Any]", Id, X], int]
"""A modifier: (game, who, situation) -> change."""
Hook = Callable[["Game[Any]", V, Id, X], V]
"""A skill's say: (game, value, who, situation) -> value."""


class Stat(Generic[X_contra]):
    """A number of a figure: how its base is read, how far modifiers may take it, and who may modify it. `Stat[Trip]` is
    asked for with a Trip as its situation, `Stat[None]` without any."""

    __slots__ = ("base", "high", "low", "meaning", "modifiers", "name", "rules")

    def __init__(
        self, name: str, meaning: str, base: Callable[[Any], int | None], low: int, high: int, *rules: str
    ) -> None:
        self.name, self.meaning, self.base = name, meaning, base
        self.low, self.high, self.rules = low, high, rules
        self.modifiers: list[tuple[str, str, Change[X_contra]]] = []


class Total(Struct, frozen=True, gc=False):
    """A number and why it is that number."""

    value: int
    base: int
    modifiers: tuple[Modifier, ...]
    rules: tuple[str, ...]


def modifies(stat: Stat[X], title: str, *ids: str) -> Callable[[Change[X]], Change[X]]:
    """Register a named modifier of a stat."""

    def carry(change: Change[X]) -> Change[X]:
        _carry(ids, change)
        stat.modifiers.append((title, ids[0], change))
        return change

    return carry


class Moment(Generic[V, X_contra]):
    """A named point of the rules where a skill may change a value, in a situation (None where there is none)."""

    __slots__ = ("hooks", "meaning", "name")

    def __init__(self, name: str, meaning: str) -> None:
        self.name, self.meaning = name, meaning
        self.hooks: list[Hook[V, X_contra]] = []


def at(moment: Moment[V, X], *ids: str) -> Callable[[Hook[V, X]], Hook[V, X]]:
    """Register the say of a skill at a moment."""

    def carry(hook: Hook[V, X]) -> Hook[V, X]:
        _carry(ids, hook)
        moment.hooks.append(hook)
        return hook

    return carry
