"""What can happen of war cries and heads, of people kept at bay, and of mounts that are hurt."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from escarmouche.core.events import SHARED, Event, events_in
from escarmouche.core.state import Id
from escarmouche.games.saga.figures import AT_BAY
from escarmouche.space.geometry import Round

# ---------------------------------------------------------------- cries


class Cried(Event, frozen=True, kw_only=True):
    """Somebody tried to frighten the enemy before the fight: how, and the terror points of it."""

    figure: Id
    way: str
    points: int

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, cried=self.way, terror=self.points)


class TerrorSpread(Event, frozen=True, kw_only=True):
    """The terror score of a side: its points, by so many opponents."""

    side: str
    points: int
    opponents: int
    score: int


# ---------------------------------------------------------------- heads


class Beaten(Event, frozen=True, kw_only=True):
    """Somebody was beaten in single combat."""

    figure: Id
    by: Id

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, beaten_by=self.by)


class Beheaded(Event, frozen=True, kw_only=True):
    """The head of somebody who was beaten is cut off."""

    figure: Id
    by: Id

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, beheaded=True)


class HeadHung(Event, frozen=True, kw_only=True):
    """A head hangs at a belt, and keeps for so many days; `by` is who prepared it. `heads` is how many hang there."""

    figure: Id
    target: Id
    by: Id
    days: int
    heads: int

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, heads=self.heads)


class HeadSpoilt(Event, frozen=True, kw_only=True):
    """A head cannot be kept."""

    figure: Id
    target: Id


class HeadEmbalmed(Event, frozen=True, kw_only=True):
    """A head is embalmed and stays a trophy."""

    figure: Id
    target: Id
    by: Id

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, trophies=state.figures[self.figure].trophies + 1)


# ---------------------------------------------------------------- at bay


class HeldAtBay(Event, frozen=True, kw_only=True):
    """Somebody is kept at bay."""

    figure: Id
    by: Id

    def apply(self, state: Any) -> Any:
        return state.gained(self.figure, AT_BAY).changed(self.figure, captor=self.by)


class Dared(Event, frozen=True, kw_only=True):
    """Somebody at bay tries something; `first` if it is quicker than whoever keeps it there."""

    figure: Id
    by: Id
    first: bool

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, ahead_of=self.by) if self.first else state


class Cowed(Event, frozen=True, kw_only=True):
    """Somebody at bay dares not do something, and does not try it again in this segment."""

    figure: Id
    action: str

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, busy=state.figures[self.figure].busy | {cowed(self.action)})


def cowed(action: str) -> str:
    """The mark of an action that was not dared."""
    return f"cowed {action}"


class BayEnded(Event, frozen=True, kw_only=True):
    """Somebody is no longer kept at bay."""

    figure: Id
    by: Id

    def apply(self, state: Any) -> Any:
        return state.lost(self.figure, AT_BAY).changed(self.figure, captor="")


# ---------------------------------------------------------------- shots, light and mounts


class Balked(Event, frozen=True, kw_only=True):
    """Somebody dares not shoot past a friend, and does not shoot in this segment."""

    figure: Id
    target: Id

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, busy=state.figures[self.figure].busy | {"balked"})


class Dimmed(Event, frozen=True, kw_only=True):
    """How well people see from now on."""

    visibility: str

    def apply(self, state: Any) -> Any:
        return replace(state, visibility=self.visibility)


class MountHurt(Event, frozen=True, kw_only=True):
    """A mount loses wound levels; `left` are those it still has."""

    figure: Id
    wounds: int
    left: int

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, mount_wounds=state.figures[self.figure].mount_wounds + self.wounds)


class Dismounted(Event, frozen=True, kw_only=True):
    """Somebody is on foot from now on."""

    figure: Id
    mount: str

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, mount="", mount_wounds=0, base=Round(0.3))


EVENTS = events_in(globals())[len(SHARED) :]
