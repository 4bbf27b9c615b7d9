"""Things people write, with one thing wrong: a key or a word misspelt, a value of another kind, a number beyond all
bounds, a field too many, a field too few."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

ABSURD = -77_777_777


class Mutant(NamedTuple):
    """What is written now; where it was changed, with `*` for places in lists; and how."""

    value: Any
    where: str
    how: str


def mutants(value: Any, where: str = "") -> Iterator[Mutant]:
    """Every way to get one thing wrong in a value, from the outside in."""
    match value:
        case dict():
            yield Mutant({**value, "qzx": 1}, f"{where}.qzx", "added")
            for key, part in value.items():
                others = {other: one for other, one in value.items() if other != key}
                yield Mutant({misspelt(key): part, **others}, f"{where}.{key}", "renamed")
                for kind in other_kinds(part):
                    yield Mutant({**value, key: kind}, f"{where}.{key}", "spoilt")
                for one in mutants(part, f"{where}.{key}"):
                    yield one._replace(value={**value, key: one.value})
        case list():
            for at, part in enumerate(value):
                for kind in other_kinds(part):
                    yield Mutant([*value[:at], kind, *value[at + 1 :]], f"{where}.*", "spoilt")
                for one in mutants(part, f"{where}.*"):
                    yield one._replace(value=[*value[:at], one.value, *value[at + 1 :]])
        case str():
            yield Mutant(misspelt(value), where, "misspelt")
        case bool():
            return
        case int() | float():
            yield Mutant(ABSURD, where, "absurd")


def misspelt(word: str) -> str:
    return word[:2] + "qz" + word[2:]


def other_kinds(value: Any) -> tuple[Any, ...]:
    """Values of another kind than this one."""
    match value:
        case bool():
            return ("qzx", 7)
        case str():
            return (7, ["qzx"])
        case int() | float():
            return ("qzx", True)
        case list():
            return ({"qzx": 1}, 7)
        case dict():
            return ([7], "qzx")
    return ({"qzx": 1},)
