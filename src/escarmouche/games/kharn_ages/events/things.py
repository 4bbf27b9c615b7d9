"""Equipment, objects, scenery and loads."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from escarmouche.core.events import Event
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.figures import (
    DEFEATED,
    ROUTED,
    Carcass,
    Gear,
    Thing,
    active_skills,
)
from escarmouche.space.geometry import Point
from escarmouche.space.table import Table


class GearChanged(Event, frozen=True, kw_only=True):
    """Something changed about what a Safar carries: taken in hand, put away, chipped, reloaded, gained."""

    figure: Id
    item: str
    gear: Gear
    reason: str

    def apply(self, state: Any) -> Any:
        me = state.figures[self.figure]
        return reskilled(state.changed(self.figure, gear={**me.gear, self.item: self.gear}), self.figure)


class GearLost(Event, frozen=True, kw_only=True):
    """A Safar no longer has something."""

    figure: Id
    item: str
    reason: str

    def apply(self, state: Any) -> Any:
        gear = dict(state.figures[self.figure].gear)
        gear.pop(self.item)
        return reskilled(state.changed(self.figure, gear=gear), self.figure)


class AmmoUsed(Event, frozen=True, kw_only=True):
    """A piece of ammunition is used up."""

    figure: Id
    kind: str
    left: int
    target: Id = ""

    def apply(self, state: Any) -> Any:
        state = state.changed(self.figure, ammo={**state.figures[self.figure].ammo, self.kind: self.left})
        if not self.target:
            return state
        known = state.spent_on.get(self.target, ())
        return replace(state, spent_on={**state.spent_on, self.target: tuple(sorted({*known, self.kind}))})


class AmmoGained(Event, frozen=True, kw_only=True):
    """A piece of ammunition is won back."""

    figure: Id
    kind: str
    left: int

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, ammo={**state.figures[self.figure].ammo, self.kind: self.left})


class ThingChanged(Event, frozen=True, kw_only=True):
    """An object lies somewhere, is carried, or lost structure points."""

    thing: str
    now: Thing
    reason: str

    def apply(self, state: Any) -> Any:
        return replace(state, things={**state.things, self.thing: self.now})


class ThingGone(Event, frozen=True, kw_only=True):
    """An object is destroyed, or somebody's equipment again."""

    thing: str
    reason: str

    def apply(self, state: Any) -> Any:
        things = dict(state.things)
        carrier = things.pop(self.thing).carrier
        if carrier in state.figures:
            left = tuple(name for name in state.figures[carrier].carrying if name != self.thing)
            state = state.changed(carrier, carrying=left)
        return replace(state, things=things, burning=tuple(name for name in state.burning if name != self.thing))


class Thrown(Event, frozen=True, kw_only=True):
    """An object leaves the hands of its carrier."""

    figure: Id
    thing: str
    aim: str
    """A fighter, a piece of scenery, or `point`."""
    at: Point
    distance: float

    def apply(self, state: Any) -> Any:
        me = state.figures[self.figure]
        return state.changed(self.figure, carrying=tuple(name for name in me.carrying if name != self.thing))


class Strayed(Event, frozen=True, kw_only=True):
    """A throw at nobody, or one that failed: the die, and how far from the point aimed at the object ends."""

    thing: str
    die: int
    direction: int
    """In degrees, anticlockwise from the right."""
    distance: float


class StructureLost(Event, frozen=True, kw_only=True):
    """An object or a piece of scenery loses structure points."""

    thing: str
    lost: int
    left: int

    def apply(self, state: Any) -> Any:
        if self.thing not in state.things:
            return replace(state, structure={**state.structure, self.thing: self.left})
        return replace(state, things={**state.things, self.thing: replace(state.things[self.thing], points=self.left)})


class SceneryDestroyed(Event, frozen=True, kw_only=True):
    """A piece of scenery has no structure point left and is removed."""

    piece: str

    def apply(self, state: Any) -> Any:
        table = state.table
        left = tuple(piece for piece in table.pieces if piece.id != self.piece)
        burning = tuple(name for name in state.burning if name != self.piece)
        return replace(state, table=Table(table.size, left), burning=burning)


class FireSet(Event, frozen=True, kw_only=True):
    """An object or a piece of scenery catches fire."""

    thing: str

    def apply(self, state: Any) -> Any:
        return replace(state, burning=(*state.burning, self.thing))


class FireQuenched(Event, frozen=True, kw_only=True):
    """The fire of an object or a piece of scenery is put out."""

    thing: str

    def apply(self, state: Any) -> Any:
        return replace(state, burning=tuple(name for name in state.burning if name != self.thing))


class Defeated(Event, frozen=True, kw_only=True):
    """A Safar has no health point left; a carcass marks the place."""

    figure: Id
    by: Id = ""
    carcass: bool = True

    def apply(self, state: Any) -> Any:
        me = state.figures[self.figure]
        carcasses = dict(state.carcasses)
        if self.carcass:
            carcasses[self.figure] = Carcass(me.at, me.level)
        state = state.changed(self.figure, hp=0, status=frozenset({DEFEATED}), bleeding=(), lasting=(), ap=0)
        return replace(state, carcasses=carcasses, fallen=state.fallen + 1)


class Routed(Event, frozen=True, kw_only=True):
    """A Safar is demoralised and leaves the table."""

    figure: Id

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, status=frozenset({ROUTED}), on_table=False, ap=0)


class CarcassRemoved(Event, frozen=True, kw_only=True):
    """A carcass marker is taken away."""

    figure: Id

    def apply(self, state: Any) -> Any:
        carcasses = dict(state.carcasses)
        carcasses.pop(self.figure)
        return replace(state, carcasses=carcasses)


class Loaded(Event, frozen=True, kw_only=True):
    """What a Safar carries changed."""

    figure: Id
    carrying: tuple[str, ...]

    def apply(self, state: Any) -> Any:
        for name in state.figures[self.figure].carrying:
            if name in state.figures and name not in self.carrying:
                state = state.changed(name, bearer="")
        return state.changed(self.figure, carrying=self.carrying)


class Lifted(Event, frozen=True, kw_only=True):
    """A Safar is taken up by an ally; it is off the table until it is put down."""

    figure: Id
    by: Id

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, on_table=False, bearer=self.by)


class Looted(Event, frozen=True, kw_only=True):
    """A carcass yields Kouronnes."""

    figure: Id
    kouronnes: int

    def apply(self, state: Any) -> Any:
        side = state.figures[self.figure].side
        return replace(state, spoils={**state.spoils, side: state.spoils.get(side, 0) + self.kouronnes})


class FoodChanged(Event, frozen=True, kw_only=True):
    """A meal is taken along, or eaten."""

    figure: Id
    food: int

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, food=self.food)


class Convinced(Event, frozen=True, kw_only=True):
    """Somebody let itself be convinced; what that is worth is the scenario's."""

    figure: Id
    target: Id


def reskilled(state: Any, who: Id) -> Any:
    """The skills of a Safar whose gear or workings changed."""
    me = state.figures[who]
    skills = active_skills(me.printed, me.gear, me.lasting)
    return state if skills == me.skills else state.changed(who, skills=skills)


def regeared(state: Any, who: Id, item: str, **fields: Any) -> Any:
    me = state.figures[who]
    return state.changed(who, gear={**me.gear, item: replace(me.gear[item], **fields)})
