"""What is known of a trait beside its code: the rules behind it, and whether a number follows its name."""

from __future__ import annotations

from msgspec import Struct


class Trait(Struct, frozen=True):
    """The rules behind a trait, and what follows its name: nothing, or a number."""

    rules: tuple[str, ...]
    form: str = "null"


def plain(*rules: str) -> Trait:
    return Trait(rules)


def numbered(*rules: str) -> Trait:
    return Trait(rules, "NUMBER")
