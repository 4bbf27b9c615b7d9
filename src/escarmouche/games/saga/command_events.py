"""What can happen under a chief: who obeys whom, orders, tactics, and what is given back for a while."""

from __future__ import annotations

from typing import Any, Literal

from msgspec.structs import replace

from escarmouche.core.events import SHARED, Event, events_in
from escarmouche.core.state import Id, Plain
from escarmouche.games.saga.figures import Orders


class ChiefNamed(Event, frozen=True, kw_only=True):
    """Somebody is the chief of these men as the combat begins."""

    figure: Id
    men: tuple[Id, ...]

    def apply(self, state: Any) -> Any:
        return obey(state.changed(self.figure, leads=True), self.men, self.figure)


class TakenInHand(Event, frozen=True, kw_only=True):
    """Somebody is under command again, or obeys a new chief."""

    figure: Id
    by: Id

    def apply(self, state: Any) -> Any:
        return obey(state.changed(self.by, leads=True), (self.figure,), self.by)


class CommandLost(Event, frozen=True, kw_only=True):
    """These men obey nobody any more; what a chief's tactics gave them is over. `figure` was their chief."""

    figure: Id
    men: tuple[Id, ...]

    def apply(self, state: Any) -> Any:
        return drilled(obey(state, self.men, ""), self.men, 0, "")


class ChiefLost(Event, frozen=True, kw_only=True):
    """A chief is out of action or has left the field."""

    figure: Id
    men: tuple[Id, ...]

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, leads=False, mourned=True)


class ExampleShown(Event, frozen=True, kw_only=True):
    """How a chief bears war cries tells on the courage of these men; 0 when that is over."""

    figure: Id
    men: tuple[Id, ...]
    by: int

    def implied(self) -> dict[str, Plain]:
        """With its sign."""
        return {"signed": f"{self.by:+d}"}

    def apply(self, state: Any) -> Any:
        for who in self.men:
            state = state.changed(who, example=self.by)
        return state


class OrdersBegan(Event, frozen=True, kw_only=True):
    """A chief addresses these men; it takes so many actions in all."""

    figure: Id
    orders: str
    men: tuple[Id, ...]
    actions: int
    track: str = ""

    def apply(self, state: Any) -> Any:
        made = Orders(kind=self.orders, track=self.track, men=self.men, left=self.actions)
        return state.changed(self.figure, orders=made)


class OrdersGiven(Event, frozen=True, kw_only=True):
    """An action was spent on orders; so many are still to be spent."""

    figure: Id
    left: int

    def apply(self, state: Any) -> Any:
        given = replace(state.figures[self.figure].orders, left=self.left, given_at=state.second)
        return state.changed(self.figure, orders=given)


class OrdersStand(Event, frozen=True, kw_only=True):
    """A segment begins for a chief in the middle of orders: the actions still to come in this turn."""

    figure: Id
    slots: int

    def apply(self, state: Any) -> Any:
        standing = replace(state.figures[self.figure].orders, slots=self.slots)
        return state.changed(self.figure, orders=standing)


class OrdersOver(Event, frozen=True, kw_only=True):
    """Orders are given in full, or come to nothing because the chief was interrupted."""

    figure: Id
    done: bool

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, orders=None)


class TacticsChanged(Event, frozen=True, kw_only=True):
    """A chief changes the tactics: these men have a bonus on attack or on defence; 0 leaves them the one they had."""

    figure: Id
    men: tuple[Id, ...]
    bonus: int
    on: Literal["attack", "defence", ""]

    def apply(self, state: Any) -> Any:
        return drilled(state, self.men, self.bonus, self.on) if self.bonus else state


class TacticsCountered(Event, frozen=True, kw_only=True):
    """The bonus that tactics gave these men is less, or nothing; `figure` is the chief who countered it, if one did."""

    figure: Id = ""
    men: tuple[Id, ...]
    bonus: int

    def apply(self, state: Any) -> Any:
        for who in self.men:
            state = state.changed(who, tactic=self.bonus, tactic_on=state.figures[who].tactic_on if self.bonus else "")
        return state


class GalvaniseTried(Event, frozen=True, kw_only=True):
    """A chief tries to galvanise: once a combat."""

    figure: Id

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, galvanised=True)


class Galvanised(Event, frozen=True, kw_only=True):
    """Somebody has a level of wounds or of fatigue back, until the end of the battle."""

    figure: Id
    by: Id
    track: str

    def apply(self, state: Any) -> Any:
        me = state.figures[self.figure]
        back = getattr(me, self.track) - 1
        lent = {**me.lent, self.track: me.lent.get(self.track, 0) + 1}
        return state.changed(self.figure, lent=lent, **{self.track: back})


class LoanOver(Event, frozen=True, kw_only=True):
    """What was given back to somebody is lost again."""

    figure: Id

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, lent={})


def obey(state: Any, men: tuple[Id, ...], chief: Id) -> Any:
    """The same state, these men under that chief, or under none."""
    for who in men:
        state = state.changed(who, chief=chief)
    return state


def drilled(state: Any, men: tuple[Id, ...], bonus: int, on: str) -> Any:
    """The same state with a tactical bonus, or without one."""
    for who in men:
        state = state.changed(who, tactic=bonus, tactic_on=on if bonus else "")
    return state


COMMAND = tuple(kind for kind in events_in(globals()) if kind not in SHARED)
