"""The table, the ambush, rounds and action points."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from escarmouche.core.events import Event, Modifier
from escarmouche.core.state import Id, Plain
from escarmouche.games.kharn_ages.figures import (
    ACTIVATED,
    AMBUSH,
    Lair,
    Thing,
)
from escarmouche.space.areas import Area
from escarmouche.space.geometry import Point
from escarmouche.space.table import Table


class TableLaid(Event, frozen=True, kw_only=True):
    """The table is laid with its scenery and objects."""

    table: Table
    things: dict[str, Thing] = {}

    def apply(self, state: Any) -> Any:
        return replace(state, table=self.table, things=self.things)


class Briefed(Event, frozen=True, kw_only=True):
    """What the scenario asks for, and how many rounds it lasts; 0 if it has no end."""

    loud: ClassVar[bool] = True
    scenario: str
    brief: str
    rounds: int


class ObjectiveReached(Event, frozen=True, kw_only=True):
    """A side has fulfilled an objective of the scenario; `count` is how many it has now."""

    loud: ClassVar[bool] = True
    side: str
    objective: str
    count: int
    thing: str = ""

    def apply(self, state: Any) -> Any:
        return replace(state, objectives={**state.objectives, self.side: self.count})


class Counted(Event, frozen=True, kw_only=True):
    """A scenario is over: its objectives, if it has any, and the Kouronnes that each side has brought down."""

    objectives: dict[str, int]
    kouronnes: dict[str, int]


class InitiativeTaken(Event, frozen=True, kw_only=True):
    """Who deploys and plays first, by the levels of the Spearheads."""

    order: tuple[str, ...]
    levels: dict[str, int]
    drawn: bool = False

    def apply(self, state: Any) -> Any:
        return replace(state, order=self.order)


class ZoneTaken(Event, frozen=True, kw_only=True):
    """A side has its deployment zone."""

    side: str
    zone: Area

    def apply(self, state: Any) -> Any:
        return replace(state, homes={**state.homes, self.side: self.zone})


class AmbushLaid(Event, frozen=True, kw_only=True):
    """A Safar lies in ambush: everybody knows that it does, its side alone where."""

    figure: Id

    def apply(self, state: Any) -> Any:
        return state.gained(self.figure, AMBUSH)


class LairChosen(Event, frozen=True, kw_only=True):
    """The zone of an ambush is written down; only its side reads it."""

    figure: Id
    side: str
    zone: str
    at: Point | None = None

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, lair=Lair(self.zone, self.at))

    def seen_by(self, seat: str | None) -> Event | None:
        return self if seat == self.side else None


class Emerged(Event, frozen=True, kw_only=True):
    """A Safar comes out of its ambush, because it is activated, interrupts an enemy, or was detected."""

    figure: Id
    at: Point
    zone: str
    reason: str

    def apply(self, state: Any) -> Any:
        status = state.figures[self.figure].status - {AMBUSH}
        return state.changed(self.figure, at=self.at, on_table=True, status=status, lair=None)


class Combed(Event, frozen=True, kw_only=True):
    """Zones were searched to the last corner: nobody of this side lies in ambush there any more."""

    figure: Id
    side: str
    zones: tuple[str, ...]

    def apply(self, state: Any) -> Any:
        known = state.searched.get(self.side, ())
        zones = (*known, *(zone for zone in self.zones if zone not in known))
        return replace(state, searched={**state.searched, self.side: zones})


class Activated(Event, frozen=True, kw_only=True):
    """A Safar's activation begins."""

    figure: Id

    def apply(self, state: Any) -> Any:
        me = state.figures[self.figure]
        fresh: dict[str, Any] = {"moves": 0, "free_move": True, "attacks": 0, "cast": {}}
        kept = frozenset(name for name in me.used if name.startswith(("round:", "game:")))
        if me.bearer:
            fresh |= {"at": state.figures[me.bearer].at, "level": state.figures[me.bearer].level}
        state = state.changed(self.figure, status=me.status | {ACTIVATED}, used=kept, **fresh)
        return replace(state, active=self.figure, last=me.side)


class ActivationEnded(Event, frozen=True, kw_only=True):
    """A Safar's activation is over; what it has left it keeps for its defence."""

    figure: Id
    ap: int
    fallen: bool = False

    def apply(self, state: Any) -> Any:
        return replace(state, active="")


class Recovered(Event, frozen=True, kw_only=True):
    """AP and mastery dice are back."""

    figure: Id
    ap: int
    mastery: bool = True

    def apply(self, state: Any) -> Any:
        more: dict[str, Any] = {"spent": frozenset(), "shrunk": 0} if self.mastery else {}
        return state.changed(self.figure, ap=self.ap, **more)


class RoundEnded(Event, frozen=True, kw_only=True):
    """Everybody has been activated: markers are taken away."""

    round: int

    def apply(self, state: Any) -> Any:
        figures = {}
        for who, figure in state.figures.items():
            kept = frozenset(name for name in figure.used if not name.startswith("round:"))
            figures[who] = replace(figure, status=figure.status - {ACTIVATED}, used=kept)
        return replace(state, figures=figures)


class ApSpent(Event, frozen=True, kw_only=True):
    """AP are paid for an action."""

    figure: Id
    ap: int
    left: int
    action: str
    base: int = 0
    modifiers: tuple[Modifier, ...] = ()

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, ap=self.left)


class ApChanged(Event, frozen=True, kw_only=True):
    """AP are won or lost otherwise than by an action."""

    figure: Id
    by: int
    left: int
    reason: str

    def implied(self) -> dict[str, Plain]:
        """What was given for it."""
        return {"spent": max(0, -self.by)}

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, ap=self.left)
