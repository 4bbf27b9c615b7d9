"""The combat phase."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from escarmouche.core.events import Event
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.figures import (
    CHARGED,
    Combat,
)


class PhaseEntered(Event, frozen=True, kw_only=True):
    """A phase of the turn begins in which nobody has the word yet."""

    phase: str

    def apply(self, state: Any) -> Any:
        return replace(state, phase=self.phase, active="")


class DominantFound(Event, frozen=True, kw_only=True):
    """Who is the dominant of this combat phase, and by what."""

    side: str
    by: str

    def apply(self, state: Any) -> Any:
        return replace(state, dominant=self.side)


class MeleeSplit(Event, frozen=True, kw_only=True):
    """A melee is divided into combats; the side is empty where there was no choice."""

    side: str
    combats: tuple[Combat, ...]
    totals: dict[str, int] = {}

    def apply(self, state: Any) -> Any:
        mine = {who for combat in self.combats for who in (combat.single, *combat.others)}
        kept = tuple(one for one in state.combats if one.fought or not mine & {one.single, *one.others})
        return replace(state, combats=kept + self.combats)


class CombatsMended(Event, frozen=True, kw_only=True):
    """Combats that are still possible, and those already fought; others are forgotten."""

    combats: tuple[Combat, ...]

    def apply(self, state: Any) -> Any:
        return replace(state, combats=self.combats)


class CombatBegan(Event, frozen=True, kw_only=True):
    """A combat is fought."""

    single: Id
    others: tuple[Id, ...]

    def apply(self, state: Any) -> Any:
        return replace(state, fighting=Combat(self.single, self.others))


class DicePlaced(Event, frozen=True, kw_only=True):
    """A fighter divides its combat dice: attack dice by adversary, back blades among them, defence dice together, and
    those of each under Résolution."""

    figure: Id
    attack: dict[Id, int]
    defence: int
    blades: dict[Id, int] = {}
    sure: dict[Id, int] = {}
    sure_defence: int = 0
    declared: tuple[str, ...] = ()


class Riposted(Event, frozen=True, kw_only=True):
    """Defence dice are turned into attacks on those whose attacks failed."""

    figure: Id
    turned: dict[Id, int]


class Feinted(Event, frozen=True, kw_only=True):
    """Successful attacks are given up: so many attacks on each of these, and dice in defence, are cancelled."""

    figure: Id
    target: Id
    cancelled: dict[str, int]


class CombatEnded(Event, frozen=True, kw_only=True):
    """A combat is over."""

    single: Id
    others: tuple[Id, ...]

    def apply(self, state: Any) -> Any:
        mine = {self.single, *self.others}
        combats = tuple(
            replace(one, fought=True) if {one.single, *one.others} == mine else one for one in state.combats
        )
        for who in (self.single, *self.others):
            me = state.figures[who]
            boosts = tuple(one for one in me.boosts if one.until not in ("combat", "first-combat"))
            state = state.changed(who, fought=me.fought + 1, status=me.status - {CHARGED}, boosts=boosts)
        return replace(state, combats=combats, fighting=None)
