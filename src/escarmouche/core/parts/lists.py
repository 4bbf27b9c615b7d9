"""Lists: what a side is made of, is it legal, and the profiles to choose from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from escarmouche.core.brought import Shelf
from escarmouche.core.dice import Block
from escarmouche.core.state import Plain


class Complaint(Struct, frozen=True):
    """One thing wrong with a list: the reason to put into words, its rule, and the facts."""

    reason: str
    rules: tuple[str, ...]
    facts: dict[str, Plain] = {}


class Meter(Struct, frozen=True):
    """How much of something a list uses, and how much it may."""

    name: str
    used: int
    limit: int


class ListReport(Struct, frozen=True):
    """Is this list legal, what breaks it, and the smallest change that mends it."""

    legal: bool
    cost: int
    complaints: tuple[Complaint, ...] = ()
    repair: tuple[str, ...] = ()
    meters: tuple[Meter, ...] = ()


class Carried(Struct, frozen=True, kw_only=True):
    """A list that came from another program."""

    members: tuple[str, ...]
    name: str = ""
    options: dict[str, Plain] = {}
    lost: tuple[str, ...] = ()
    """What of it cannot be said here."""


class Ware(Struct, frozen=True):
    """Something that a member of a list may have beside its profile, as it is written there: `+ Shield`."""

    detail: str
    kind: str
    """Under what it is sold, a word of the family `ware`."""
    level: int = 0
    """Of a spell or a formula."""


class Card(Struct, frozen=True, kw_only=True):
    """A profile as a player picks it for a list."""

    name: str
    title: str = ""
    """What it is called in the language of the reader."""
    faction: str
    role: str
    cost: int
    emblem: str
    stats: dict[str, str]
    traits: tuple[str, ...] = ()
    weapons: tuple[str, ...] = ()
    unplayed: tuple[str, ...] = ()
    """What the card says and no rule here plays."""


def accept(members: Sequence[str], options: Mapping[str, Plain]) -> ListReport:
    """Where a game says nothing, any list is legal and costs nothing."""
    return ListReport(True, 0)


def build_none(chance: Block, faction: str | None, options: Mapping[str, Plain]) -> list[str]:
    """A game that brings its own figures needs no list."""
    return []


def no_details() -> tuple[str, ...]:
    """Nothing follows a profile."""
    return ()


def no_wares() -> tuple[Ware, ...]:
    """Nothing is sold but profiles."""
    return ()


def not_sold(kind: str, name: str) -> tuple[Ware, ...]:
    """Nothing is sold but profiles."""
    return ()


def no_pins(lists: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """No cards but the printed ones."""
    return {}


def no_cards() -> tuple[Card, ...]:
    """No profiles to choose from."""
    return ()


class Lists(Struct, frozen=True, kw_only=True):
    """What a side is made of."""

    check: Callable[[Sequence[str], Mapping[str, Plain]], ListReport] = accept
    """Is a list legal under these options?"""
    build: Callable[[Block, str | None, Mapping[str, Plain]], list[str]] = build_none
    """A legal list at random, of a faction if one is named."""
    details: Callable[[], tuple[str, ...]] = no_details
    """What may follow a profile in a list, after a comma: `leader`, `+ Shield`, `- Sword`. Often nothing."""
    wares: Callable[[], tuple[Ware, ...]] = no_wares
    """The same, by what it is, in the order in which it is shown."""
    sold: Callable[[str, str], tuple[Ware, ...]] = not_sold
    """As what the card of a kind and a name is sold."""
    complaints: Callable[[Sequence[str], Mapping[str, Plain]], Sequence[Complaint]] | None = None
    """What is wrong with a list, without the search for what would mend it."""
    pins: Callable[[Mapping[str, Sequence[str]]], dict[str, str]] = no_pins
    """The cards of somebody's own that a game of these lists is played with, and what each is like now."""
    cards: Callable[[], tuple[Card, ...]] = no_cards
    """Every profile a list may name."""
    card: Callable[[str], Card | None] | None = None
    """A profile by its name; None for one whom nobody can recruit."""
    carried: Callable[[str, Shelf], Carried] | None = None
    """Reads the code that another program gives to a list, with the cards of somebody's shelf beside the known ones."""
    carrying: Callable[[Sequence[str], Mapping[str, Plain], str], tuple[str, tuple[str, ...]]] | None = None
    """That program's code of a list, and what of it that program cannot say."""
