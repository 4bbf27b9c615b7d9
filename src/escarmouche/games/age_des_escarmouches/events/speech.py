"""The tactics phase: piles, crews, speech turns."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from escarmouche.core.events import Event
from escarmouche.core.piles import Pile, seen
from escarmouche.core.rules import rule
from escarmouche.core.state import Id, Plain
from escarmouche.games.age_des_escarmouches.figures import (
    HIDDEN,
    VIGILANT,
)


class TacticianFound(Event, frozen=True, kw_only=True):
    """Who is the tactician: 2d6 and DIS, or without a roll."""

    side: str
    totals: dict[str, int] = {}
    command: dict[str, int] = {}
    """What DIS brings each side."""

    def apply(self, state: Any) -> Any:
        return replace(state, tactician=self.side, automatic="")


class PointsGiven(Event, frozen=True, kw_only=True):
    """Tactic points of this turn."""

    points: dict[str, int]

    def apply(self, state: Any) -> Any:
        return replace(state, tactics=self.points, used={}, spoke={}, phase="activation")


class Stacked(Event, frozen=True, kw_only=True):
    """A side has stacked its pile; the other sees backs, and what is face up."""

    side: str
    pile: Pile

    def apply(self, state: Any) -> Any:
        empty = Pile((), (self.side,))
        mine = {self.side: self.pile, reserve_of(self.side): empty, played_of(self.side): Pile()}
        return replace(state, piles={**state.piles, **mine})

    def implied(self) -> dict[str, Plain]:
        return {"count": len(self.pile.cards)}

    def seen_by(self, seat: str | None) -> Event | None:
        pile = seen(self.pile, seat)
        return self if pile is self.pile else replace(self, pile=pile)


def reserve_of(side: str) -> str:
    """The name of a side's reserve among the piles."""
    return f"{side}-reserve"


def played_of(side: str) -> str:
    """The name of the cards of a side that have left the sequence."""
    return f"{side}-played"


class StaffFormed(Event, frozen=True, kw_only=True):
    """Musicians and standard-bearers are on the card of their commandant until the turn ends, or no longer."""

    figure: Id
    members: tuple[Id, ...]

    def apply(self, state: Any) -> Any:
        lead = state.figures[self.figure]
        for one in state.side(lead.side):
            if one.id in self.members:
                state = state.changed(one.id, staff=lead.id, card=lead.card, own_card=one.own_card or one.card)
            elif one.staff == lead.id:
                state = state.changed(one.id, staff="", card=one.own_card, own_card="")
        return beings_follow(state)


class CrewNamed(Event, frozen=True, kw_only=True):
    """A war machine has this crew until the turn ends, on its own card: servants and substitutes."""

    figure: Id
    members: tuple[Id, ...]
    servants: tuple[Id, ...] = ()

    def apply(self, state: Any) -> Any:
        for one in state.figures.values():
            if one.id in self.members:
                own, served = one.own_card or one.card, one.id in self.servants
                card = state.figures[self.figure].card
                state = state.changed(one.id, crew=self.figure, servant=served, card=card, own_card=own)
            elif one.crew == self.figure:
                state = state.changed(one.id, crew="", servant=False, card=one.own_card, own_card="")
        return beings_follow(state)


@rule("AE-SUMM-04")
def beings_follow(state: Any) -> Any:
    """Those who were summoned are on the card of their summoner, whichever that is now."""
    for one in state.figures.values():
        if one.summoner and one.card != state.figures[one.summoner].card:
            state = state.changed(one.id, card=state.figures[one.summoner].card)
    return state


class MachineTaken(Event, frozen=True, kw_only=True):
    """Only fighters of the other side can serve a machine: it is theirs now."""

    figure: Id
    side: str

    def apply(self, state: Any) -> Any:
        me = state.figures[self.figure]
        return state.changed(self.figure, side=self.side, owner=me.owner or me.side)


class RefusalsGiven(Event, frozen=True, kw_only=True):
    """The side with fewer cards may refuse as often as it has fewer."""

    refusals: dict[str, int]

    def apply(self, state: Any) -> Any:
        return replace(state, refusals=self.refusals, speech=0)


class FirstChosen(Event, frozen=True, kw_only=True):
    """Who has the first speech turn."""

    side: str

    def apply(self, state: Any) -> Any:
        return replace(state, first=self.side, speech=0)


class SpeechBegan(Event, frozen=True, kw_only=True):
    """A side has its speech turn."""

    side: str

    def apply(self, state: Any) -> Any:
        unseen = frozenset([one.id for one in state.figures.values() if HIDDEN in one.status])
        now = replace(
            state, active=self.side, speech=state.speech + 1, spoke={}, speaking=frozenset(), woken=frozenset()
        )
        return now if unseen == state.unseen else replace(now, unseen=unseen)


class Refusing(Event, frozen=True, kw_only=True):
    """A side refuses to activate a card."""

    side: str
    left: int

    def apply(self, state: Any) -> Any:
        return replace(state, refusals={**state.refusals, self.side: self.left})


class Compensated(Event, frozen=True, kw_only=True):
    """A card was not activated: its side loses a refusal, or the other gains one."""

    refusals: dict[str, int]

    def apply(self, state: Any) -> Any:
        return replace(state, refusals=self.refusals)


class Revealed(Event, frozen=True, kw_only=True):
    """A card is shown to be activated, or put aside in view."""

    side: str
    card: str
    sure: bool = True
    """Are those of it who wait activated in this speech turn without a test? They watch no more, but for whom a new
    Vigilance names."""

    def apply(self, state: Any) -> Any:
        if not self.sure:
            return state
        for one in state.figures.values():
            if one.card == self.card and VIGILANT in one.status:
                state = state.changed(one.id, status=one.status - {VIGILANT})
        return replace(state, speaking=state.speaking | {self.card})


class TacticUsed(Event, frozen=True, kw_only=True):
    """A tactic is declared and paid for."""

    side: str
    tactic: str
    cost: int
    left: int
    figure: Id = ""
    free: bool = False

    def apply(self, state: Any) -> Any:
        mine = state.used.get(self.side, {})
        counted = {**mine, self.tactic: mine.get(self.tactic, 0) + 1}
        return replace(
            state,
            tactics={**state.tactics, self.side: self.left},
            used={**state.used, self.side: counted},
            spoke={**state.spoke, self.side: self.tactic},
        )
