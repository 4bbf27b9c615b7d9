"""Blows, shots, holds and duels, as far as the wound."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from escarmouche.core.events import Event, Modifier
from escarmouche.core.state import Id, Plain
from escarmouche.games.saga.figures import (
    CROUCHED,
    LYING,
)


class Attacked(Event, frozen=True, kw_only=True):
    """An attack: its total against what it had to exceed, or a missile to reach, and why; and what came of it."""

    figure: Id
    target: Id
    weapon: str
    kind: str
    total: int
    needed: int
    hit: bool
    margin: int = 0
    zone: str = ""
    modifiers: tuple[Modifier, ...] = ()
    """What `needed` is made of beside its base; nothing where a dodge took its place."""

    @property
    def base(self) -> int:
        """The defence score, or the difficulty by range, before anything changes it."""
        return self.needed - sum(one.value for one in self.modifiers)

    def implied(self) -> dict[str, Plain]:
        return {"changed": bool(self.modifiers)}

    def apply(self, state: Any) -> Any:
        """A third person spoils the single combats of whoever is attacked."""
        for other in state.figures[self.target].single - {self.figure}:
            state = state.changed(other, single=state.figures[other].single - {self.target})
        return state.changed(self.target, single=state.figures[self.target].single & {self.figure})


class Dodged(Event, frozen=True, kw_only=True):
    """A dodge: it stands for the rest of the segment. What was rolled, where its total is another."""

    figure: Id
    total: int
    critical: bool = False
    rolled: int = 0

    def implied(self) -> dict[str, Plain]:
        return {"changed": self.total != self.rolled}

    def apply(self, state: Any) -> Any:
        me = state.figures[self.figure]
        return state.changed(self.figure, dodge=self.total, fumbled=self.critical, busy=me.busy | {"dodge"})


class Unsteadied(Event, frozen=True, kw_only=True):
    """Acrobatics failed: a die less until the end of the turn."""

    figure: Id

    def apply(self, state: Any) -> Any:
        told = state.figures[self.figure].declared
        return state.changed(self.figure, declared=replace(told, unsteady=told.unsteady + 1))


class Startled(Event, frozen=True, kw_only=True):
    """Surprise: what is done in answer loses the margin, or nothing is done in this segment."""

    figure: Id
    margin: int
    lost: bool

    def apply(self, state: Any) -> Any:
        share = {"startled"} if self.lost else set()
        return state.changed(self.figure, busy=state.figures[self.figure].busy | share)


class Soaked(Event, frozen=True, kw_only=True):
    """Damage against soak, and the levels that come of it; `mount` if it is the mount of somebody that was hit."""

    figure: Id
    by: Id
    damage: int
    soak: int
    levels: int
    mount: bool = False


class Dropped(Event, frozen=True, kw_only=True):
    """Something falls from somebody's hand."""

    figure: Id
    weapon: str

    def apply(self, state: Any) -> Any:
        return parted(state, self.figure, self.weapon)


class Broke(Event, frozen=True, kw_only=True):
    """A weapon breaks; in a body, too, it is no weapon any more."""

    figure: Id
    weapon: str

    def apply(self, state: Any) -> Any:
        victim = state.figures[self.figure].lodged.get(self.weapon)
        if victim:
            state = state.changed(victim, impaled=without(state.figures[victim].impaled, self.weapon))
        return parted(state, self.figure, self.weapon)


def parted(state: Any, who: Id, weapon: str) -> Any:
    """Somebody no longer has a weapon."""
    me = state.figures[who]
    held = without(me.held, weapon)
    lodged = {name: where for name, where in me.lodged.items() if name != weapon or name in held}
    return state.changed(who, held=held, weapons=without(me.weapons, weapon), lodged=lodged)


def without(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    """The same names, one of this one less."""
    if name not in names:
        return names
    at = names.index(name)
    return names[:at] + names[at + 1 :]


def drawn_back(lodged: dict[str, Id], weapon: str) -> dict[str, Id]:
    """What is still stuck in people but for one weapon."""
    return {name: where for name, where in lodged.items() if name != weapon}


class EyeLost(Event, frozen=True, kw_only=True):
    """Somebody loses the use of an eye."""

    figure: Id
    eyes: int

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, eyes_lost=self.eyes)


class Ran(Event, frozen=True, kw_only=True):
    """Somebody ran straight on, fast enough to charge; `to` are the opponents ahead with whom it is in contact then."""

    figure: Id
    metres: float
    to: tuple[Id, ...] = ()

    def apply(self, state: Any) -> Any:
        towards = state.figures[self.figure].angle
        return state.changed(self.figure, ran_at=state.second, ran_towards=towards, ran_to=frozenset(self.to))


class Met(Event, frozen=True, kw_only=True):
    """Two opponents come into contact."""

    figure: Id
    target: Id

    def apply(self, state: Any) -> Any:
        for one, other in ((self.figure, self.target), (self.target, self.figure)):
            me = state.figures[one]
            before = me.met if me.met_at == state.second else frozenset()
            state = state.changed(one, met=before | {other}, met_at=state.second)
        return state


class BlowLost(Event, frozen=True, kw_only=True):
    """Somebody was struck first and loses the blow it was about to strike."""

    figure: Id
    owed: int = 0
    """Actions still to be lost."""

    def apply(self, state: Any) -> Any:
        busy = state.figures[self.figure].busy | {"blow-lost"}
        return state.changed(self.figure, losses=self.owed, busy=busy)


class Staggered(Event, frozen=True, kw_only=True):
    """Somebody will lose the first action of the next turn."""

    figure: Id

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, staggered=state.figures[self.figure].staggered + 1)


class Hurled(Event, frozen=True, kw_only=True):
    """Somebody is thrown to another place and lies there."""

    figure: Id
    at: tuple[float, float]

    def apply(self, state: Any) -> Any:
        return state.lost(self.figure, CROUCHED).gained(self.figure, LYING).changed(self.figure, at=self.at, rising=0)


class Launched(Event, frozen=True, kw_only=True):
    """A missile flies; `gone` if the weapon itself was thrown."""

    figure: Id
    target: Id
    weapon: str
    gone: bool

    def apply(self, state: Any) -> Any:
        return parted(state, self.figure, self.weapon) if self.gone else state


class Strayed(Event, frozen=True, kw_only=True):
    """A missile meant for somebody in a melee hits another of those who fight there."""

    figure: Id
    target: Id
    meant: Id


class PasserByHit(Event, frozen=True, kw_only=True):
    """A missile meant for somebody in a crowd hits a passer-by."""

    figure: Id
    target: Id


class Stared(Event, frozen=True, kw_only=True):
    """One of two who stare at each other gains the upper hand; `edge` is what it has gained in all."""

    figure: Id
    levels: int
    edge: int


class DuelBroken(Event, frozen=True, kw_only=True):
    """The stare of a duel is over; `edge` is what the two have gained."""

    figure: Id = ""
    edge: tuple[int, int]


class Prepared(Event, frozen=True, kw_only=True):
    """Somebody prepares a blow that it will strike with its next action."""

    figure: Id
    blow: str
    target: Id = ""

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, prepared=self.blow, prepared_on=self.target, prepared_at=state.second)


class PreparationLost(Event, frozen=True, kw_only=True):
    """A preparation is over: its blow is struck now, or can no longer be."""

    figure: Id
    used: bool = False

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, prepared="", prepared_on="")


class Contested(Event, frozen=True, kw_only=True):
    """A contest of Strength or Agility: by how many levels the first wins."""

    figure: Id
    target: Id
    test: str
    levels: int


class Seized(Event, frozen=True, kw_only=True):
    """Somebody is held, and has so many dice less."""

    figure: Id
    by: Id
    dice: int

    def apply(self, state: Any) -> Any:
        me = state.figures[self.figure]
        return state.changed(self.figure, grips={**me.grips, self.by: self.dice})


class Freed(Event, frozen=True, kw_only=True):
    """Somebody is no longer held by somebody."""

    figure: Id
    by: Id

    def apply(self, state: Any) -> Any:
        kept = {who: dice for who, dice in state.figures[self.figure].grips.items() if who != self.by}
        return state.changed(self.figure, grips=kept)


class Impaled(Event, frozen=True, kw_only=True):
    """A weapon is stuck in somebody; `by` is who still holds it."""

    figure: Id
    weapon: str
    by: Id = ""

    def apply(self, state: Any) -> Any:
        state = state.changed(self.figure, impaled=(*state.figures[self.figure].impaled, self.weapon))
        if not self.by:
            return state
        return state.changed(self.by, lodged={**state.figures[self.by].lodged, self.weapon: self.figure})


class LetGo(Event, frozen=True, kw_only=True):
    """Somebody leaves a weapon where it is stuck."""

    figure: Id
    weapon: str

    def apply(self, state: Any) -> Any:
        state = parted(state, self.figure, self.weapon)
        return state.changed(self.figure, lodged=drawn_back(state.figures[self.figure].lodged, self.weapon))


class PulledOut(Event, frozen=True, kw_only=True):
    """A weapon is pulled out of somebody; `kept` if it is in a hand afterwards."""

    figure: Id
    target: Id
    weapon: str
    kept: bool

    def apply(self, state: Any) -> Any:
        me, left = state.figures[self.figure], without(state.figures[self.target].impaled, self.weapon)
        state = state.changed(self.target, impaled=left)
        if me.lodged.get(self.weapon) == self.target:
            return state.changed(self.figure, lodged=drawn_back(me.lodged, self.weapon))
        if not self.kept:
            return state
        return state.changed(self.figure, held=(*me.held, self.weapon), weapons=(*me.weapons, self.weapon))
