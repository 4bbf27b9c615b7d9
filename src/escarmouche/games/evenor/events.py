"""What can happen in a game of Evenor, beyond the events every game shares."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from escarmouche.core.events import Event, Modifier, events_in
from escarmouche.core.rules import rule
from escarmouche.core.state import Id, Plain
from escarmouche.games.evenor.figures import (
    ACTIVATED,
    COVER,
    EXITED,
    HIDDEN,
    LOST_WHEN_OUT,
    OUT,
    PRONE,
    THIS_TURN,
    WAITING,
    Group,
    Token,
)
from escarmouche.space.areas import Area
from escarmouche.space.geometry import Point
from escarmouche.space.table import Table


class ScenarioChosen(Event, frozen=True, kw_only=True):
    """The scenario is known."""

    loud: ClassVar[bool] = True
    scenario: str

    def apply(self, state: Any) -> Any:
        return replace(state, scenario=self.scenario)


class TableLaid(Event, frozen=True, kw_only=True):
    """Scenery, tokens and the places of the two bands are on the table."""

    table: Table
    tokens: dict[str, Point] = {}

    def apply(self, state: Any) -> Any:
        return replace(state, table=self.table, tokens={name: Token(at=at) for name, at in self.tokens.items()})


class SidesNumbered(Event, frozen=True, kw_only=True):
    """One band is side 1; in an Ambush the other one is the ambushed."""

    first: str
    ambushed: str = ""

    def apply(self, state: Any) -> Any:
        return replace(state, first=self.first, ambushed=self.ambushed)


class CornerTaken(Event, frozen=True, kw_only=True):
    """A band has its place of deployment."""

    side: str
    zone: Area

    def apply(self, state: Any) -> Any:
        return replace(state, homes={**state.homes, self.side: self.zone})


@rule("EV-TUR-06", "EV-GEN-07")
class TurnEnded(Event, frozen=True, kw_only=True):
    """Everybody has been activated: markers go, effects for this turn end."""

    turn: int

    def apply(self, state: Any) -> Any:
        gone = (ACTIVATED, WAITING, *THIS_TURN)
        figures = {who: replace(f, status=f.status.difference(gone)) for who, f in state.figures.items()}
        return replace(state, figures=figures, groups=())


class Activated(Event, frozen=True, kw_only=True):
    """A model is activated. `slot` tells why: its own choice, in a leader's wake, or in a coordinated group."""

    figure: Id
    slot: str = "own"

    def apply(self, state: Any) -> Any:
        figure = state.figures[self.figure]
        return state.changed(self.figure, status=figure.status.difference((WAITING,)) | {ACTIVATED})


class ActivationLost(Event, frozen=True, kw_only=True):
    """A waiting model lost its activation."""

    figure: Id
    reason: str

    def apply(self, state: Any) -> Any:
        figure = state.figures[self.figure]
        return state.changed(self.figure, status=figure.status.difference((WAITING,)) | {ACTIVATED})


class Waited(Event, frozen=True, kw_only=True):
    """A model waits for a coordinated action; the first to wait names the group."""

    figure: Id
    members: tuple[Id, ...]

    def implied(self) -> dict[str, Plain]:
        """With whom it will act."""
        return {"partners": [member for member in self.members if member != self.figure]}

    def apply(self, state: Any) -> Any:
        state = state.gained(self.figure, WAITING)
        group = Group(state.figures[self.figure].side, self.members)
        return state if group in state.groups else replace(state, groups=(*state.groups, group))


class GroupEnded(Event, frozen=True, kw_only=True):
    """A coordinated group acts or breaks up."""

    members: tuple[Id, ...]

    def apply(self, state: Any) -> Any:
        return replace(state, groups=tuple(group for group in state.groups if group.members != self.members))


class SeriesAnnounced(Event, frozen=True, kw_only=True):
    """A model announced how many actions it attempts."""

    figure: Id
    actions: int


class SeriesFailed(Event, frozen=True, kw_only=True):
    """An initiative roll failed: the model does nothing at all."""

    figure: Id


class ActionDeclared(Event, frozen=True, kw_only=True):
    """A model does something with one of its actions."""

    figure: Id
    action: str
    target: Id = ""
    weapon: str = ""
    power: str = ""
    rank: int = 1


class Stayed(Event, frozen=True, kw_only=True):
    """A model whose action was a displacement goes nowhere."""

    figure: Id


class Engaging(Event, frozen=True, kw_only=True):
    """The path announced leads to an enemy that nobody named; it may react."""

    figure: Id
    target: Id


class StoodUp(Event, frozen=True, kw_only=True):
    """A prone model is on its feet again."""

    figure: Id

    def apply(self, state: Any) -> Any:
        return state.lost(self.figure, PRONE)


class CoverTaken(Event, frozen=True, kw_only=True):
    """A model is in cover behind a piece of scenery."""

    figure: Id
    piece: str

    def apply(self, state: Any) -> Any:
        figure = state.figures[self.figure]
        return state.changed(self.figure, behind=self.piece, status=figure.status | {COVER})


class CoverLost(Event, frozen=True, kw_only=True):
    """A model is in cover no more."""

    figure: Id

    def apply(self, state: Any) -> Any:
        figure = state.figures[self.figure]
        return state.changed(self.figure, behind="", status=figure.status.difference((COVER,)))


class Hid(Event, frozen=True, kw_only=True):
    """A model is hidden at a piece of scenery."""

    figure: Id
    piece: str

    def apply(self, state: Any) -> Any:
        return state.gained(self.figure, HIDDEN)


class Revealed(Event, frozen=True, kw_only=True):
    """A model is no longer hidden."""

    figure: Id
    reason: str

    def apply(self, state: Any) -> Any:
        return state.lost(self.figure, HIDDEN)


class NobodyPerceived(Event, frozen=True, kw_only=True):
    """A model looked for hidden enemies where there are none."""

    figure: Id


class Reacted(Event, frozen=True, kw_only=True):
    """A model passed its reaction roll and does this; `none` if it declines."""

    figure: Id
    reaction: str
    to: Id


class Recoiled(Event, frozen=True, kw_only=True):
    """A model failed its fear test and does not engage; its action is spent."""

    figure: Id
    fears: Id


class Shot(Event, frozen=True, kw_only=True):
    """A shot was rolled. `hidden` is the share of the target that scenery hides, `band` the range."""

    figure: Id
    target: Id
    weapon: str
    kind: str
    distance: float
    band: str
    hidden: float
    needed: int
    dice: int
    hits: int
    modifiers: tuple[Modifier, ...] = ()


@rule("EV-WPN-05")
class Retried(Event, frozen=True, kw_only=True):
    """A magic weapon has a missed die rolled again."""

    figure: Id
    purpose: str


@rule("EV-WPN-03")
class WeaponLost(Event, frozen=True, kw_only=True):
    """A thrown weapon is gone for the rest of the game."""

    figure: Id
    weapon: str

    def apply(self, state: Any) -> Any:
        figure = state.figures[self.figure]
        return state.changed(self.figure, lost_weapons=(*figure.lost_weapons, self.weapon))


class DiceCounted(Event, frozen=True, kw_only=True):
    """A model fights with more or fewer dice than the Power of its weapon. `divided`: among several opponents."""

    figure: Id
    weapon: str
    dice: int
    base: int
    modifiers: tuple[Modifier, ...] = ()
    divided: bool = False


class Fought(Event, frozen=True, kw_only=True):
    """A melee phase was rolled: hits of the attackers and of the defender, who won (null in a tie) and by how much."""

    attackers: tuple[Id, ...]
    defender: Id
    blows: int
    parries: int
    needed: int
    needed_back: int
    winner: str
    excess: int
    opportunity: bool = False


class KnockedDown(Event, frozen=True, kw_only=True):
    """A hit throws a model prone."""

    figure: Id

    def apply(self, state: Any) -> Any:
        return state.gained(self.figure, PRONE)


class Wounded(Event, frozen=True, kw_only=True):
    """A model lost Vitality."""

    figure: Id
    lost: int
    left: int

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, vitality=self.left)


@rule("EV-DMG-04", "EV-DMG-06", "EV-ORI-04")
class OutOfAction(Event, frozen=True, kw_only=True):
    """A model's Vitality reached 0: it stays where it fell, with what it carried beside it, and loses its states."""

    figure: Id
    tokens: tuple[str, ...] = ()

    def apply(self, state: Any) -> Any:
        figure = state.figures[self.figure]
        dropped = {token: Token(at=figure.at) for token in self.tokens}
        status = figure.status.difference(LOST_WHEN_OUT) | {OUT}
        state = state.changed(self.figure, status=status, behind="", tokens=())
        return replace(state, tokens={**state.tokens, **dropped}) if dropped else state


class PowerUsed(Event, frozen=True, kw_only=True):
    """An occult power was used; `worked` tells whether the roll passed."""

    figure: Id
    power: str
    target: Id
    worked: bool


@rule("EV-DMG-05")
@rule("EV-TRT-27", "EV-TRT-28")
class Healed(Event, frozen=True, kw_only=True):
    """An out of action model is back in play where it fell, and counts as activated until the next turn."""

    figure: Id
    at: Point

    def apply(self, state: Any) -> Any:
        figure = state.figures[self.figure]
        status = figure.status.difference((OUT, *LOST_WHEN_OUT)) | {ACTIVATED}
        return state.changed(self.figure, vitality=1, at=self.at, status=status)


@rule("EV-TRT-29")
class HealingTried(Event, frozen=True, kw_only=True):
    """The one attempt of the game to heal this model was made."""

    figure: Id

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, healing_tried=True)


class DoorOpened(Event, frozen=True, kw_only=True):
    """A door is open, for good."""

    figure: Id
    piece: str

    def apply(self, state: Any) -> Any:
        pieces = tuple(
            replace(p, blocks_move=False, blocks_sight=False, kind="open-door") if p.id == self.piece else p
            for p in state.table.pieces
        )
        return replace(state, table=Table(state.table.size, pieces), open_doors=(*state.open_doors, self.piece))


@rule("EV-ORI-03", "EV-ORI-04")
class TokenTaken(Event, frozen=True, kw_only=True):
    """A model carries a token."""

    loud: ClassVar[bool] = True
    figure: Id
    token: str

    def apply(self, state: Any) -> Any:
        figure = state.figures[self.figure]
        state = state.changed(self.figure, tokens=(*figure.tokens, self.token))
        return replace(state, tokens={**state.tokens, self.token: Token(carrier=self.figure)})


@rule("EV-ORI-05")
class TokenHome(Event, frozen=True, kw_only=True):
    """A token was brought back: it is safe for good."""

    loud: ClassVar[bool] = True
    figure: Id
    token: str
    side: str

    def apply(self, state: Any) -> Any:
        figure = state.figures[self.figure]
        left = tuple(token for token in figure.tokens if token != self.token)
        state = state.changed(self.figure, tokens=left)
        return replace(state, tokens={**state.tokens, self.token: Token(home=self.side)})


@rule("EV-AMB-06")
class Exited(Event, frozen=True, kw_only=True):
    """A model left the table and the game, unharmed."""

    figure: Id

    def apply(self, state: Any) -> Any:
        figure = state.figures[self.figure]
        return state.changed(self.figure, on_table=False, status=figure.status | {EXITED})


EVENTS = events_in(globals())
