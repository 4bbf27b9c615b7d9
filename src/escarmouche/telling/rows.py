"""Fluent messages of the usual kind in a row: text, words, small numbers, and variants that one of these chooses.

Nearly all messages are of this kind. Whatever else a message may hold is left to Fluent itself, so that the files mean
the same either way (a test compares the two).
"""

from __future__ import annotations

from collections.abc import Mapping
from decimal import ROUND_HALF_EVEN, Decimal
from math import isfinite
from typing import Any

from fluent.syntax.ast import (
    NumberLiteral,
    Pattern,
    SelectExpression,
    TextElement,
    VariableReference,
)

from escarmouche.telling.asked import Entries

SMALL = 1000
"""Whole numbers up to here are written alike in every language."""

CENTS = Decimal("0.01")

Slot = tuple[str, tuple[tuple[str | int | None, "Row"], ...]]
"""A variable and, if it chooses, the variants: those with a key in their order, then the default."""
Row = tuple[str | Slot, ...]


def row_of(name: str, entries: Entries) -> Row | None:
    """A message as a row; None if it is not of this kind."""
    entry = entries.get(name)
    return None if entry is None or entry.value is None else _row(entry.value)


def _row(pattern: Pattern) -> Row | None:
    parts: list[str | Slot] = []
    for part in pattern.elements:
        if isinstance(part, TextElement):
            parts.append(part.value)
        elif isinstance(part.expression, VariableReference):
            parts.append((part.expression.id.name, ()))
        elif isinstance(part.expression, SelectExpression) and isinstance(part.expression.selector, VariableReference):
            slot = _choice(part.expression.selector.id.name, part.expression)
            if slot is None:
                return None
            parts.append(slot)
        else:
            return None
    return tuple(parts)


def _choice(name: str, select: SelectExpression) -> Slot | None:
    variants: list[tuple[str | int | None, Row]] = []
    usual: list[tuple[None, Row]] = []
    for variant in select.variants:
        row = _row(variant.value)
        if row is None or (isinstance(variant.key, NumberLiteral) and not variant.key.value.isdigit()):
            return None
        variants.append((int(variant.key.value) if isinstance(variant.key, NumberLiteral) else variant.key.name, row))
        if variant.default:
            usual.append((None, row))
    return (name, (*variants, *usual))


def put(row: Row, words: Mapping[str, Any], lang: str) -> str | None:
    """A row with its words; None if a word is of a kind that Fluent must write."""
    told: list[str] = []
    for part in row:
        if isinstance(part, str):
            told.append(part)
            continue
        name, variants = part
        value = words.get(name)
        if type(value) is float and 0.0 <= value < SMALL - 1 and not variants:
            told.append(decimals(value, lang))
            continue
        if type(value) is not str and not (type(value) is int and 0 <= value < SMALL):
            return None
        if not variants:
            told.append(str(value))
            continue
        inner = _chosen(variants, value, lang)
        text = None if inner is None else put(inner, words, lang)
        if text is None:
            return None
        told.append(text)
    return "".join(told)


def written(value: float) -> float:
    """A number as it will be read, so that variants are chosen by that: two decimals, a tie goes to the even digit."""
    return float(Decimal(repr(value)).quantize(CENTS, ROUND_HALF_EVEN)) if isfinite(value) else value


def decimals(value: float, lang: str) -> str:
    """At most two decimals, as Fluent has it."""
    text = format(Decimal(repr(value)).quantize(CENTS, ROUND_HALF_EVEN), "f").rstrip("0").rstrip(".")
    return text.replace(".", ",") if lang == "fr" else text


def _chosen(variants: tuple[tuple[str | int | None, Row], ...], value: str | int, lang: str) -> Row | None:
    plural = "" if isinstance(value, str) else "one" if value == 1 or (value == 0 and lang == "fr") else "other"
    for key, row in variants:
        if isinstance(value, str) and isinstance(key, int):
            return None
        if key is None or key in (value, plural):
            return row
    return None
