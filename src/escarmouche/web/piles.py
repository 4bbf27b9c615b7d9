"""Piles of cards as a browser shows them. Reads only what the seat may see."""

from __future__ import annotations

from typing import Any

from escarmouche.core.piles import UNREAD, Pile, PileCard
from escarmouche.telling.names import in_short
from escarmouche.telling.texts import Texts
from escarmouche.web.messages import CardView, PileView


def piles_view(texts: Texts, state: Any) -> tuple[PileView, ...]:
    """Every pile with cards in it; none in a game without piles."""
    cards = texts.system.shown.standing_for(state)
    return tuple(
        PileView(
            id=name,
            label=texts.word("pile", name),
            side=side_of(pile, texts.system.seats),
            cards=tuple(card_view(texts, state, card, cards.get(card.face, ())) for card in pile.cards),
        )
        for name, pile in piles_of(state).items()
        if pile.cards
    )


def piles_of(state: Any) -> dict[str, Pile]:
    found: dict[str, Pile] = getattr(state, "piles", {})
    return found


def side_of(pile: Pile, seats: tuple[str, ...]) -> str:
    """Whose pile it is: the side on the backs of its cards, or the only one that may look through it."""
    told = [*(card.back for card in pile.cards), *(pile.readers if len(pile.readers) == 1 else ())]
    return next((side for side in told if side in seats), "")


def card_view(texts: Texts, state: Any, card: PileCard, figures: Any) -> CardView:
    """A card is called after those it stands for, even where one of them gave it its id."""
    names = texts.names(state)
    label = "" if card.face == UNREAD else ", ".join(in_short([names[who] for who in figures])) or card.face
    return CardView(label=label, up=card.up, figures=tuple(figures))
