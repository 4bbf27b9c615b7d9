"""What a figure would roll now, in the reader's words: every malus with its cause and its rule."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from escarmouche.core.rules import Total
from escarmouche.core.system import Weight
from escarmouche.telling.texts import Texts


class PartOfWeight(Struct, frozen=True, gc=False, kw_only=True):
    """One cause: its name, by how much, its rule."""

    label: str
    by: int
    rule: str


class SumView(Struct, frozen=True, gc=False, kw_only=True):
    """A number, what it would be by itself, and why it is another."""

    value: int
    base: int
    parts: tuple[PartOfWeight, ...]


class WeightView(Struct, frozen=True, gc=False, kw_only=True):
    """What is rolled for something: dice, and what is added to them; a score has no dice."""

    label: str
    dice: SumView | None
    plus: SumView


def weight_views(texts: Texts, weights: Sequence[Weight]) -> tuple[WeightView, ...]:
    return tuple(
        WeightView(
            label=texts.word("weight", weight.name),
            dice=sum_view(texts, weight.dice) if weight.dice is not None else None,
            plus=sum_view(texts, weight.plus),
        )
        for weight in weights
    )


def sum_view(texts: Texts, total: Total) -> SumView:
    parts = tuple(
        PartOfWeight(label=texts.word("modifier", part.name), by=part.value, rule=part.rule) for part in total.modifiers
    )
    return SumView(value=total.value, base=total.base, parts=parts)
