"""What a side may not know of the other: the cards that lie face down in its pile and in its reserve."""

from __future__ import annotations

from typing import TypeVar

from msgspec.structs import replace

from escarmouche.core.dice import Block
from escarmouche.core.piles import Pile, all_seen, dealt_again
from escarmouche.core.rules import rule
from escarmouche.games.age_des_escarmouches.figures import Fray

S = TypeVar("S", bound=Fray)


@rule("AE-PILE-02", "AE-PILE-03", "AE-PILE-05")
def hide(state: S, seat: str | None) -> S:
    """The state without what a seat may not know; when the game is over nothing is hidden any more."""
    if state.result is not None:
        return state
    piles = all_seen(state.piles, seat)
    return state if piles is state.piles else replace(state, piles=piles)


@rule("AE-PILE-03")
def guess(state: S, now: S, seat: str, chance: Block) -> S:
    """The cards a seat has not seen dealt anew; those turned up since lay where they lay."""
    known = {card.face for pile in now.piles.values() for card in pile.cards if card.up}
    open_now = {name: turned_up(pile, known) for name, pile in state.piles.items()}
    dealt = dealt_again(open_now, seat, chance)
    return replace(state, piles={name: as_before(dealt[name], pile) for name, pile in state.piles.items()})


def turned_up(pile: Pile, known: set[str]) -> Pile:
    return replace(pile, cards=tuple(replace(card, up=card.up or card.face in known) for card in pile.cards))


def as_before(dealt: Pile, pile: Pile) -> Pile:
    """The same faces, turned as they were."""
    pairs = zip(dealt.cards, pile.cards, strict=True)
    return replace(dealt, cards=tuple(replace(card, up=was.up) for card, was in pairs))
