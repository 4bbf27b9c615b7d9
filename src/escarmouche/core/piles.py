"""Piles of cards: an order that not everybody knows, backs that everybody sees, cards that lie face up.

A state that has piles keeps them by name in a field `piles`. A pile is shuffled by dice, so that a record has it, or
put in order by a secret answer; `seen` is what a seat sees of it, `dealt_again` draws what it does not see by lot.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, cast

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.decisions import ChooseOrder, Option, Refusal
from escarmouche.core.dice import Block, Pool
from escarmouche.core.events import NOBODY, Event
from escarmouche.core.game import Game
from escarmouche.core.state import Plain, S

TOP, BOTTOM = 0, -1
"""Where to put a card; any other number counts from the top."""
UNREAD = ""
"""In place of the face of a card that one may not read."""
NUMBERS = 1_000_000
"""Every card that is shuffled gets a number up to this; hardly ever do two get the same."""


class PileCard(Struct, frozen=True, gc=False):
    """One card: its face, its back, and whether it lies face up."""

    face: str
    back: str = ""
    up: bool = False


class Pile(Struct, frozen=True, gc=False):
    """Cards, the top first, and the seats that may look through them at any time."""

    cards: tuple[PileCard, ...] = ()
    readers: tuple[str, ...] = ()


class HasPiles(Protocol):
    """A state with piles."""

    @property
    def piles(self) -> dict[str, Pile]: ...


# -------------------------------------------------------------- what becomes of a pile


def taken(pile: Pile, at: int = TOP) -> tuple[PileCard, Pile]:
    """A card, and the pile without it."""
    left = list(pile.cards)
    card = left.pop(at)
    return card, replace(pile, cards=tuple(left))


def put(pile: Pile, card: PileCard, at: int = TOP) -> Pile:
    """The pile with one card more, at a place counted in the new pile."""
    cards = list(pile.cards)
    cards.insert(len(cards) + 1 + at if at < 0 else at, card)
    return replace(pile, cards=tuple(cards))


def turned(pile: Pile, at: int = TOP, up: bool = True) -> Pile:
    """The pile with one card turned over."""
    cards = list(pile.cards)
    cards[at] = replace(cards[at], up=up)
    return replace(pile, cards=tuple(cards))


def ordered(pile: Pile, faces: Sequence[str]) -> Pile:
    """The same cards face down in another order."""
    left = list(pile.cards)
    cards = [left.pop([card.face for card in left].index(face)) for face in faces]
    return replace(pile, cards=tuple(replace(card, up=False) for card in cards))


def why_no_card(pile: Pile, at: int = TOP, *rules: str) -> Refusal | None:
    """Why no card can be taken or turned there."""
    if not pile.cards:
        return Refusal("pile-empty", rules)
    inside = -len(pile.cards) <= at < len(pile.cards)
    return None if inside else Refusal("no-such-card", rules, {"cards": len(pile.cards)})


# -------------------------------------------------------------- what a seat sees, and what it can only guess


def seen(pile: Pile, seat: str | None) -> Pile:
    """What a seat sees: how many cards there are, their backs, and those face up; the very pile if that is all."""
    if not _unread(pile, seat):
        return pile
    return replace(pile, cards=_faces_hidden(pile.cards))


def all_seen(piles: dict[str, Pile], seat: str | None) -> dict[str, Pile]:
    """The same of several piles; the very mapping if nothing is hidden."""
    found = {name: seen(pile, seat) for name, pile in piles.items()}
    return piles if all(found[name] is pile for name, pile in piles.items()) else found


def dealt_again(piles: Mapping[str, Pile], seat: str | None, chance: Block) -> dict[str, Pile]:
    """The piles with the cards that a seat cannot read dealt anew by lot, each to a place where such a back lies.

    Which cards they are is taken as known, where they lie is not: it has no influence on what is drawn.
    """
    hidden: dict[str, list[str]] = {}
    for pile in piles.values():
        for card in _unread(pile, seat):
            hidden.setdefault(card.back, []).append(card.face)
    for faces in hidden.values():
        faces.sort()

    def dealt(card: PileCard) -> PileCard:
        faces = hidden[card.back]
        return replace(card, face=faces.pop(chance.below(len(faces))))

    return {
        name: replace(pile, cards=tuple(card if card.up else dealt(card) for card in pile.cards))
        if seat not in pile.readers
        else pile
        for name, pile in piles.items()
    }


def _unread(pile: Pile, seat: str | None) -> list[PileCard]:
    return [] if seat in pile.readers else [card for card in pile.cards if not card.up]


def _faces_hidden(cards: Sequence[PileCard]) -> tuple[PileCard, ...]:
    return tuple(card if card.up else PileCard(UNREAD, card.back) for card in cards)


# -------------------------------------------------------------- events


class PileStacked(Event, frozen=True, kw_only=True):
    """A pile lies in a new order."""

    pile: str
    cards: tuple[PileCard, ...]
    readers: tuple[str, ...] = ()

    def apply(self, state: S) -> S:
        return _with(state, {self.pile: Pile(self.cards, self.readers)})

    def implied(self) -> dict[str, Plain]:
        return {"count": len(self.cards)}

    def seen_by(self, seat: str | None) -> Event | None:
        if seat in self.readers or all(card.up for card in self.cards):
            return self
        return replace(self, cards=_faces_hidden(self.cards))


class CardTurned(Event, frozen=True, kw_only=True):
    """A card of a pile was turned over for all to see."""

    pile: str
    at: int
    face: str
    up: bool = True

    def apply(self, state: S) -> S:
        return _with(state, {self.pile: turned(_piles(state)[self.pile], self.at, self.up)})


class CardMoved(Event, frozen=True, kw_only=True):
    """A card went from one pile to another; who may read neither, and never saw it face up, learns only that."""

    source: str
    target: str
    at: int
    to: int
    face: str
    up: bool = False
    was_up: bool = False
    readers: tuple[str, ...] = ()

    def apply(self, state: S) -> S:
        card, left = taken(_piles(state)[self.source], self.at)
        state = _with(state, {self.source: left})
        return _with(state, {self.target: put(_piles(state)[self.target], replace(card, up=self.up), self.to)})

    def seen_by(self, seat: str | None) -> Event | None:
        return self if self.up or self.was_up or seat in self.readers else replace(self, face=UNREAD)


EVENTS: tuple[type[Event], ...] = (PileStacked, CardTurned, CardMoved)


def _piles(state: Any) -> dict[str, Pile]:
    return cast("HasPiles", state).piles


def _with(state: S, piles: dict[str, Pile]) -> S:
    return replace(state, piles={**_piles(state), **piles})


# -------------------------------------------------------------- what a rule does with piles


def order_question(pile: Pile, *rules: str, known_to: tuple[str, ...] = ()) -> ChooseOrder:
    """In which order to stack a pile, the top first; an answer that nobody else learns."""
    options = tuple(Option(card.face) for card in pile.cards)
    return ChooseOrder(options=options, rules=rules, secret=True, known_to=known_to)


def stack(game: Game, name: str, faces: Sequence[str], *rules: str) -> None:
    """Put a pile face down in the order that was answered."""
    pile = _piles(game.state)[name]
    game.tell(PileStacked(pile=name, cards=ordered(pile, faces).cards, readers=pile.readers, rules=rules))


def shuffle(game: Game, name: str, purpose: str, *rules: str) -> None:
    """Put a pile face down in an order that nobody chose: every card gets a number, the lowest comes to the top."""
    pile = _piles(game.state)[name]
    roll = game.roll("game", purpose, Pool(len(pile.cards), sides=NUMBERS), rules=rules, private=NOBODY)
    drawn = sorted(zip(roll.faces, pile.cards, strict=True), key=lambda pair: pair[0])
    cards = tuple(replace(card, up=False) for _, card in drawn)
    game.tell(PileStacked(pile=name, cards=cards, readers=pile.readers, rules=rules))


def turn(game: Game, name: str, at: int = TOP, *rules: str, up: bool = True) -> PileCard:
    """Turn a card of a pile over; the card."""
    card = _piles(game.state)[name].cards[at]
    game.tell(CardTurned(pile=name, at=at, face=card.face, up=up, rules=rules))
    return replace(card, up=up)


def move(game: Game, source: str, target: str, at: int = TOP, to: int = TOP, *rules: str, up: bool = False) -> PileCard:
    """Take a card of one pile and put it in another, face down or up; the card."""
    piles = _piles(game.state)
    card = piles[source].cards[at]
    moved = CardMoved(
        source=source,
        target=target,
        at=at,
        to=to,
        face=card.face,
        up=up,
        was_up=card.up,
        readers=tuple(dict.fromkeys(piles[source].readers + piles[target].readers)),
        rules=rules,
    )
    game.tell(moved)
    return replace(card, up=up)
