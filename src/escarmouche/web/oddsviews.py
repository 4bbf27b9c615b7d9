"""Odds in words: what may come of an answer, the rolls on the way with their modifiers, and how it was found."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from escarmouche.odds import Odds
from escarmouche.telling.texts import Texts


class ChanceView(Struct, frozen=True, kw_only=True):
    figure: str
    what: str
    label: str
    share: float
    error: float
    mean: float = 0.0
    minor: bool = False
    """It tells little by itself."""


class ModifierView(Struct, frozen=True, kw_only=True):
    """One named change to what a roll needs, and the rule behind it."""

    label: str
    value: int
    rule: str


class RollView(Struct, frozen=True, kw_only=True):
    """A roll on the way: how likely it is made, with how many dice, what they need and why."""

    figure: str
    name: str
    label: str
    needed: int
    base: int | None
    fewest: int
    most: int
    chance: float
    ranks: tuple[int, ...]
    """What each die needs, where they differ."""
    modifiers: tuple[ModifierView, ...]
    rules: tuple[str, ...]


class OddsView(Struct, frozen=True, kw_only=True):
    """What may come of an answer. `method` is exact, worlds (exact in so many) or sampled from so many plays."""

    chances: tuple[ChanceView, ...]
    rolls: tuple[RollView, ...]
    method: str
    policy: str
    idle: bool
    """Whoever answers declines what they are asked later, and may do better."""
    samples: int
    remainder: float


def in_words(odds: Odds, state: Any, texts: Texts) -> OddsView:
    """The outcomes that the game has a word for, and every roll."""
    names = texts.names(state)
    found = []
    for figure, outcomes in odds.figures.items():
        for what, chance in outcomes.items():
            word = what.replace("_", "-").replace(":", "-")
            label = texts.word("outcome", word)
            if label != word and figure in state.figures:
                view = ChanceView(
                    figure=figure,
                    what=what,
                    label=label,
                    share=chance.share,
                    error=chance.error,
                    mean=chance.mean,
                    minor=what in texts.system.odds.minor,
                )
                found.append(view)
    rolls = tuple(
        RollView(
            figure=roll.figure,
            name=names.get(roll.figure, roll.figure),
            label=texts.word("purpose", roll.purpose),
            needed=roll.needed,
            base=roll.base,
            fewest=min(roll.dice),
            most=max(number for number, share in roll.dice.items() if share > 1e-4 or number == min(roll.dice)),
            chance=roll.chance,
            ranks=roll.ranks,
            modifiers=tuple(
                ModifierView(label=texts.word("modifier", one.name), value=one.value, rule=one.rule)
                for one in roll.modifiers
            ),
            rules=roll.rules,
        )
        for roll in odds.rolls
    )
    return OddsView(
        chances=tuple(found),
        rolls=rolls,
        method=odds.method,
        policy=odds.policy,
        idle=odds.idle,
        samples=odds.samples,
        remainder=odds.remainder,
    )
