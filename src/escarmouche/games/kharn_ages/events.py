"""What can happen in a game of Khârn-Âges, beyond the events every game shares."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from escarmouche.core.events import Event, Modifier, events_in
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.figures import (
    ACTIVATED,
    AMBUSH,
    DEFEATED,
    ROUTED,
    Bleed,
    Carcass,
    Gear,
    Lair,
    Lasting,
    Thing,
    active_skills,
)
from escarmouche.space.areas import Area
from escarmouche.space.geometry import Point
from escarmouche.space.table import Table

CRITICAL = frozenset(("KA-STA-03", "KA-SHT-05"))
"""Rules by which a critical hit adds to the damage, in melee and of shots."""


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

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, ap=self.left)


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


class Walked(Event, frozen=True, kw_only=True):
    """A movement is counted for what the next one costs."""

    figure: Id
    kind: str
    moves: int
    free_move: bool = False

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, moves=self.moves, free_move=self.free_move)


class Rose(Event, frozen=True, kw_only=True):
    """A Safar stands at another height."""

    figure: Id
    level: float

    def implied(self) -> dict[str, Any]:
        """How deep below the table it stands, if it does."""
        return {"deep": max(0.0, -self.level)}

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, level=self.level)


class Pushed(Event, frozen=True, kw_only=True):
    """A Safar was moved against its will."""

    figure: Id
    by: Id
    path: tuple[Point, ...]
    distance: float

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, at=self.path[-1])


class Collided(Event, frozen=True, kw_only=True):
    """A push ended against something."""

    figure: Id
    against: str
    """A fighter, a piece of scenery, or `edge`."""


class Bled(Event, frozen=True, kw_only=True):
    """The bleeding effects of a Safar changed."""

    figure: Id
    bleeding: tuple[Bleed, ...]
    rate: int = 0
    """The health points that all of them take together."""

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, bleeding=self.bleeding)


def bled(who: Id, bleeding: tuple[Bleed, ...], *rules: str) -> Bled:
    return Bled(figure=who, bleeding=bleeding, rate=sum(one.value for one in bleeding), rules=rules)


class Poisoned(Event, frozen=True, kw_only=True):
    """The poison in a Safar changed; null when it is over."""

    figure: Id
    penalty: int | None

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, poison=self.penalty)


class Landed(Event, frozen=True, kw_only=True):
    """A fall: from which height, the die, and for a landing test what it made."""

    figure: Id
    height: float
    willing: bool
    die: int
    passed: bool
    total: int = 0
    needed: int = 0


class Leapt(Event, frozen=True, kw_only=True):
    """A gap was jumped, or not: how wide and how deep it is."""

    figure: Id
    length: float
    depth: float
    passed: bool


class FellShort(Event, frozen=True, kw_only=True):
    """An assault whose movement did not bring its target into reach: it is only a movement."""

    figure: Id
    target: Id


class Tested(Event, frozen=True, kw_only=True):
    """A test of morale: temerity or fright."""

    figure: Id
    test: str
    cause: str
    die: int
    total: int
    needed: int
    passed: bool
    base: int = 0
    modifiers: tuple[Modifier, ...] = ()
    failures: int | None = None
    """Failures now counted for this cause; null for a test that is not counted."""

    def implied(self) -> dict[str, Any]:
        """Was it passed whatever the dice said? Whose bite or fright was it, if it was one?"""
        sort, *by = self.cause.split(":")
        return {
            "anyway": self.passed and self.total < self.needed,
            "sort": sort if by else "",
            "by": by[0] if by else "",
        }

    def apply(self, state: Any) -> Any:
        if self.failures is None:
            return state
        me = state.figures[self.figure]
        failures = {cause: count for cause, count in me.failures.items() if cause != self.cause}
        if self.failures:
            failures[self.cause] = self.failures
        braved = tuple(cause for cause in me.braved if cause != self.cause)
        return state.changed(self.figure, failures=failures, braved=(*braved, self.cause) if self.passed else braved)


class Charged(Event, frozen=True, kw_only=True):
    """Failed tests charged to the next activation, or none any more."""

    figure: Id
    causes: tuple[str, ...]

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, charged=self.causes)


class Forgotten(Event, frozen=True, kw_only=True):
    """A cause of fear is gone: what was failed or mastered for it counts no more."""

    figure: Id
    cause: str

    def apply(self, state: Any) -> Any:
        me = state.figures[self.figure]
        failures = {cause: count for cause, count in me.failures.items() if cause != self.cause}
        return state.changed(self.figure, failures=failures, braved=tuple(c for c in me.braved if c != self.cause))


class LastingChanged(Event, frozen=True, kw_only=True):
    """What is in force on a Safar changed."""

    figure: Id
    lasting: tuple[Lasting, ...]

    def apply(self, state: Any) -> Any:
        return reskilled(state.changed(self.figure, lasting=self.lasting), self.figure)


class Cast(Event, frozen=True, kw_only=True):
    """An incantation begins: the spell, at whom, which of its difficulties, with how many AP. It is an attempt."""

    figure: Id
    spell: str
    target: Id
    difficulty: int
    ap: int
    path: str = ""

    def apply(self, state: Any) -> Any:
        cast = state.figures[self.figure].cast
        return state.changed(self.figure, cast={**cast, self.spell: cast.get(self.spell, 0) + 1})


class Enchanted(Event, frozen=True, kw_only=True):
    """A working of a spell is in force on a Safar; the same working of the same spell is renewed."""

    figure: Id
    spell: str
    working: str
    """fright, immune-terror, V … I, attack, defence, or `skill:` and a keyword"""
    value: int = 0
    by: Id
    until: str
    """caster: until its next activation begins; activation: until the bearer's next one ends"""
    after: int = 0

    def apply(self, state: Any) -> Any:
        now = Lasting(self.working, self.by, self.value, self.until, self.spell, self.after)
        others = tuple(
            one for one in state.figures[self.figure].lasting if (one.name, one.spell) != (self.working, self.spell)
        )
        return reskilled(state.changed(self.figure, lasting=(*others, now)), self.figure)


class Faded(Event, frozen=True, kw_only=True):
    """A working of a spell is over."""

    figure: Id
    spell: str
    working: str
    by: Id

    def apply(self, state: Any) -> Any:
        over = (self.working, self.spell, self.by)
        left = tuple(one for one in state.figures[self.figure].lasting if (one.name, one.spell, one.by) != over)
        return reskilled(state.changed(self.figure, lasting=left), self.figure)


class Outwitted(Event, frozen=True, kw_only=True):
    """A defence was mended after its roll, for 1 AP."""

    figure: Id
    by: str
    """die, or the characteristic that was added"""
    added: int
    total: int

    def apply(self, state: Any) -> Any:
        return state


class Used(Event, frozen=True, kw_only=True):
    """Something that may be done once per activation (or `round:`, or `game:`) was done."""

    figure: Id
    name: str

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, used=state.figures[self.figure].used | {self.name})


def reskilled(state: Any, who: Id) -> Any:
    """The skills of a Safar whose gear or workings changed."""
    me = state.figures[who]
    skills = active_skills(me.printed, me.gear, me.lasting)
    return state if skills == me.skills else state.changed(who, skills=skills)


def regeared(state: Any, who: Id, item: str, **fields: Any) -> Any:
    me = state.figures[who]
    return state.changed(who, gear={**me.gear, item: replace(me.gear[item], **fields)})


EVENTS = events_in(globals())
