"""Tests, blows, wounds, health and armour."""

from __future__ import annotations

from typing import Any

from escarmouche.core.events import Event, Modifier
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events.things import regeared

CRITICAL = frozenset(("KA-STA-03", "KA-SHT-05"))
"""Rules by which a critical hit adds to the damage, in melee and of shots."""


class MasterySpent(Event, frozen=True, kw_only=True):
    """A mastery die is crossed out to reroll a die; or given up for the rest of the game."""

    figure: Id
    die: int
    """Counted from 1, as in answers."""
    face: int = 0
    """The face rerolled."""
    forever: bool = False

    def apply(self, state: Any) -> Any:
        me = state.figures[self.figure]
        if self.forever:
            return state.changed(self.figure, given_up=me.given_up | {self.die - 1}, shrunk=me.shrunk + 1)
        return state.changed(self.figure, spent=me.spent | {self.die - 1}, shrunk=me.shrunk + 1)


class Attempted(Event, frozen=True, kw_only=True):
    """An action was rolled: the die kept, its chain, what was added, the total."""

    figure: Id
    action: str
    kept: int
    chain: tuple[int, ...] = ()
    added: int
    total: int
    base: int = 0
    """Of what was added, the characteristics."""
    needed: int = 0
    """The threshold, for an action that has one."""
    passed: bool = True
    critical: int = 0
    """How many critical hits."""
    fumble: bool = False
    letters: str = ""
    modifiers: tuple[Modifier, ...] = ()

    def implied(self) -> dict[str, Any]:
        """Is the last die of the chain a critical failure, which adds nothing? Is there nothing but dice?"""
        wasted = bool(self.chain) and self.total == self.kept + sum(self.chain[:-1]) + self.added
        return {"wasted": wasted, "bare": not self.base and not self.modifiers}


class Attacked(Event, frozen=True, kw_only=True):
    """An attack is announced: characteristics, effects, weapon."""

    figure: Id
    target: Id
    letters: str
    effects: str = ""
    weapon: str = ""
    kind: str = "attack"
    assault: bool = False
    free: bool = False
    forced: bool = False

    def apply(self, state: Any) -> Any:
        if self.free or self.kind.endswith("-shot"):
            return state
        return state.changed(self.figure, attacks=state.figures[self.figure].attacks + 1)


class Guarded(Event, frozen=True, kw_only=True):
    """A defence is announced: characteristics, what it is made with, what a success will do."""

    figure: Id
    against: Id
    letters: str = ""
    weapon: str = ""
    riposte: str = ""


class Alerted(Event, frozen=True, kw_only=True):
    """Being on the alert adds a characteristic to a defence, free."""

    figure: Id
    letter: str


class Resolved(Event, frozen=True, kw_only=True):
    """Totals were compared."""

    figure: Id
    """The attacker."""
    target: Id
    attack: int
    defence: int | None
    """Nothing when no defence was made."""
    hit: bool
    parried: bool = False
    """Stopped whatever the totals."""
    spell: str = ""
    """The spell, if it is one."""


class Wounded(Event, frozen=True, kw_only=True):
    """A Safar loses health points: to damage after its armour, or to bleeding and fire."""

    figure: Id
    lost: int
    left: int
    damage: int = 0
    stopped: int = 0
    source: str = "attack"
    by: Id = ""
    fire: bool = False
    forever: bool = False
    base: int | None = None
    modifiers: tuple[Modifier, ...] = ()
    """How the damage came about, before what a critical hit adds."""

    def implied(self) -> dict[str, Any]:
        """What a critical hit added to the damage; has the damage more parts than one?"""
        if self.base is None or not CRITICAL.intersection(self.rules):
            return {"extra": 0, "parted": bool(self.modifiers)}
        return {"extra": self.damage - self.base - sum(part.value for part in self.modifiers), "parted": True}

    def apply(self, state: Any) -> Any:
        burnt = state.figures[self.figure].burnt + (self.lost if self.fire or self.forever else 0)
        return state.changed(self.figure, hp=self.left, burnt=burnt)


class Healed(Event, frozen=True, kw_only=True):
    """Health points are restored."""

    figure: Id
    gained: int
    left: int

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, hp=self.left)


class ArmourUsed(Event, frozen=True, kw_only=True):
    """The armour took a blow: boxes ticked, damage stopped."""

    figure: Id
    armour: str
    ticked: int
    left: int
    stopped: int

    def apply(self, state: Any) -> Any:
        return regeared(state, self.figure, self.armour, boxes=self.left)


class BoxesLost(Event, frozen=True, kw_only=True):
    """Lifespan boxes of an armour or a shield are struck off."""

    figure: Id
    item: str
    lost: int
    left: int
    reason: str = ""
    """`pierced`, where a weapon and not use has cost them."""

    def apply(self, state: Any) -> Any:
        return regeared(state, self.figure, self.item, boxes=self.left)
