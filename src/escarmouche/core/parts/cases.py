"""Cases: what a ruling may say of a game, in which words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, NoReturn

from msgspec import Struct

from escarmouche.core.parts.rules import S
from escarmouche.core.state import Plain, State


class Word(Struct, frozen=True, omit_defaults=True):
    """One entry of a vocabulary: a name, what it means, the form it takes, and the rules behind it.

    Simple forms are checked when a case is read: `NUMBER | null`, `red | blue`, `true | false`; of a query, its
    arguments and what it answers, `{from, to, weapon?}, is: NUMBER`.
    """

    name: str
    meaning: str
    form: str = ""
    rules: tuple[str, ...] = ()


class Vocabulary(Struct, frozen=True, kw_only=True):
    """Everything a case may name in this game."""

    game: str
    unit: str
    sides: tuple[str, ...]
    decisions: tuple[Word, ...] = ()
    dice: tuple[Word, ...] = ()
    events: tuple[Word, ...] = ()
    queries: tuple[Word, ...] = ()
    statuses: tuple[Word, ...] = ()
    figure_fields: tuple[Word, ...] = ()
    options: tuple[Word, ...] = ()
    terrain: tuple[Word, ...] = ()
    profiles: tuple[str, ...] = ()
    plain: str = ""
    """A profile of cases alone, taken by a figure that names none: an ordinary fighter without peculiarities."""
    skills: tuple[Word, ...] = ()
    """What may stand among the skills of a figure, where a book has names for them that a case must know."""
    cards: tuple[Word, ...] = ()
    """Profiles and equipment with their figures, where the book leaves them to cards."""
    modifiers: tuple[Word, ...] = ()
    """What may stand among the modifiers of an event, and what each does."""
    kinds: dict[str, tuple[str, ...]] = {}
    """Words of forms that stand for others, `WEAPON`, and all of those (`fright:FIGURE` for every figure of the case);
    none where any text will do."""
    notes: tuple[Word, ...] = ()
    """What a case author must know beside the words."""


def no_cases(case: object) -> NoReturn:
    """A game that cannot lay out a case says so."""
    raise ValueError("this game has no cases")


def no_query(state: object, name: str, asked: Mapping[str, Plain]) -> NoReturn:
    """A game that answers nothing says so."""
    raise ValueError(f"no query is called {name}")


def fields(state: State, who: str) -> dict[str, Plain]:
    """Every field of a figure by its own name, but its id and its base."""
    figure = state.figures[who]
    return {name: getattr(figure, name) for name in figure.__struct_fields__ if name not in ("id", "base")}


def settled(state: State) -> Mapping[str, Plain]:
    """The options a game began with."""
    return state.options


class Cases(Struct, Generic[S], frozen=True, kw_only=True):
    """What a case may say of a game."""

    state: Callable[[Any], S] = no_cases
    """The state a case describes, ready to act."""
    query: Callable[[S, str, Mapping[str, Plain]], Plain] = no_query
    """The answer to a question put to the table."""
    facts: Callable[[S, str], dict[str, Plain]] = fields
    """A figure's fields by the names that cases, the terminal and clients use."""
    options: Callable[[S], Mapping[str, Plain]] = settled
    """The options of a case that lays this state down, of those its vocabulary knows."""
    tacit: frozenset[str] = frozenset()
    """Statuses that an expected set of them may leave unsaid: marks that every figure comes to bear in its turn."""
    vocabulary: Callable[[], Vocabulary] | None = None
    """Every word a case may use; left out, `System.vocabulary` lists events and dice."""
