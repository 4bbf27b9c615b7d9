"""Odds: what counts as an outcome, and the situations that a calculator and a map of threats ask about."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Generic

from msgspec import Struct

from escarmouche.core.decisions import Answer
from escarmouche.core.events import Event, happening
from escarmouche.core.parts.rules import Field, S
from escarmouche.core.state import State

Counts = dict[tuple[str, str], int]
"""(figure, what happened to it) -> how often or how much; what is not there did not happen."""


class Duel(Struct, frozen=True, kw_only=True):
    """Two profiles set against each other: a state, and the answers that lead to the attack, which is the last.

    Questions that no answer is for take their default.
    """

    state: State
    answers: tuple[tuple[str, Answer], ...]


def happenings(before: object, after: object, events: Sequence[Event]) -> Counts:
    """Every event that concerns a figure, by its name."""
    found: Counts = {}
    for event in events:
        what = happening(event)
        if what is not None:
            add(found, *what, 1)
    return found


def add(found: Counts, who: str, what: str, much: int) -> None:
    """Count so much more of something that happened to somebody."""
    found[who, what] = found.get((who, what), 0) + much


def no_duel(attacker: str, defender: str, settled: Mapping[str, str]) -> Duel:
    """A game that asks for no conditions has no duels."""
    raise ValueError("this game has no duels")


def nobody(state: object, who: str) -> Duel | None:
    """No figure is ever the next to act."""
    return None


class Odds(Struct, Generic[S], frozen=True, kw_only=True):
    """What odds count, and the situations they are asked about."""

    outcomes: Callable[[S, S, Sequence[Event]], Counts] = happenings
    """What is counted between two states. Numbers that came of dice may be not known yet: add and compare them only."""
    duel_form: tuple[Field, ...] = ()
    """The conditions of a duel that a calculator asks for: the kind of attack, the range, who lies prone."""
    duel: Callable[[str, str, Mapping[str, str]], Duel] = no_duel
    """A situation in which one profile attacks another, under these conditions (every field of the form)."""
    acting: Callable[[S, str], Duel | None] = nobody
    """The state if this figure were the next to act, and the answers that lead to the question what it does."""
    reaching: str = ""
    falling: str = ""
    """The outcomes that mean a figure is reached, and put out; a game that names them has a map of threats."""
    minor: tuple[str, ...] = ()
    """Outcomes that tell little by themselves, such as a save: what a button has room for is another."""
    unlucky: tuple[str, ...] = ()
    """Purposes where high dice hurt whoever rolls them."""
