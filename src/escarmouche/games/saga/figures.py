"""Characters, what they carry and declare, and the state of a combat. Lengths are metres."""

from __future__ import annotations

from typing import Any, ClassVar, Literal

from msgspec import Struct

from escarmouche.core.rules import rule
from escarmouche.core.state import Figure, Id, State
from escarmouche.space.areas import Area
from escarmouche.space.geometry import Base, Round

DEAD = "dead"
DYING = "dying"
UNCONSCIOUS = "unconscious"
FAINTED = "fainted"
OUT = (DEAD, DYING, UNCONSCIOUS, FAINTED)
"""Out of action."""
FLEEING = "fleeing"
CROUCHED = "crouched"
LYING = "lying"
BOUND = "bound"
ASLEEP = "asleep"
UNAWARE = "unaware"
SURPRISED = "surprised"
HOBBLED = "hobbled"
WEAPON_ARM = "weapon-arm-lost"
OTHER_ARM = "other-arm-lost"
LEG = "leg-lost"
FOOT = "foot-lost"
BLEEDING = "bleeding"
AT_BAY = "at-bay"
LASTING = (HOBBLED, WEAPON_ARM, OTHER_ARM, LEG, FOOT, BLEEDING)
"""Critical wounds that stay."""
STATUSES = (*OUT, FLEEING, CROUCHED, LYING, BOUND, ASLEEP, UNAWARE, SURPRISED, AT_BAY, *LASTING)

FIST = "fist"
NEARLY = 0.002
"""What a distance may gain or lose by places being multiples of 1/1024."""
SEGMENTS = 5
Nature = Literal["declared", "undeclared", "innate", "long", "double"]


class Effect(Struct, frozen=True, kw_only=True):
    """What an action does to somebody: at once, or after an action of that segment which it may not alter. `kind` is a
    word that some chapter knows how to apply (`rules/effects.py`)."""

    kind: str
    on: Id
    by: Id = ""
    wounds: int = 0
    fatigue: int = 0
    weapon: str = ""
    zone: str = ""
    amount: int = 0
    how: str = ""
    """The kind of blow it came by."""
    rules: tuple[str, ...] = ()


class Declaration(Struct, frozen=True, kw_only=True):
    """What somebody announced for the turn, and what has come of it."""

    number: int = 0
    """Declared actions announced; survival mode counts as 5."""
    slots: tuple[int, ...] = ()
    """Segments of those still to come."""
    spent: tuple[int, ...] = ()
    """Segments in which one was used."""
    undeclared: int = 0
    """Dice lost to undeclared and double actions."""
    unsteady: int = 0
    """Dice lost by failed acrobatics."""
    survival: Literal["", "now", "next"] = ""
    tried: bool = False
    """Survival mode was attempted this turn."""


class Task(Struct, frozen=True, kw_only=True):
    """A long action: what it is for, its test, and how far it has come."""

    kind: str
    """care, or the name of a stunt of the encounter."""
    on: Id = ""
    test: str
    difficulty: int
    target: int = 1
    """Levels of success that it takes."""
    done: int = 0
    """Levels of success so far."""
    since: int = 0
    """The first turn that is wholly spent on it."""


class Orders(Struct, frozen=True, kw_only=True):
    """Orders that a chief has begun to give: of what kind, to whom, and how many actions they still take."""

    kind: str
    track: str = ""
    """What galvanising gives back: wounds or fatigue."""
    men: tuple[Id, ...]
    left: int
    """Actions still to be spent."""
    given_at: int = 0
    """The second of the last of them."""
    slots: int = 0
    """Declared actions that the chief had left in the turn as the segment began."""


@rule("SG-CORE-01", "SG-CORE-03", "SG-CORE-09")
class Character(Figure, frozen=True, kw_only=True):
    """Somebody in the fight: characteristics, levels, tracks, what it carries and what it does this turn."""

    base: Base = Round(0.3)
    gone: ClassVar[frozenset[str]] = frozenset(OUT)
    scores: dict[str, int] = {}
    """Characteristics."""
    skills: dict[str, int] = {}
    """Levels."""
    confidence: int = 0
    wounds: int = 0
    """Wound levels lost."""
    full_wounds: int = 7
    fatigue: int = 0
    full_fatigue: int = 7
    weapons: tuple[str, ...] = ()
    """All it carries."""
    held: tuple[str, ...] = ()
    """In its hands, the weapon hand first."""
    places: dict[str, str] = {}
    """Where it keeps what is not in its hands: belt, sheath, pocket."""
    armour: tuple[str, ...] = ()
    mount: str = ""
    mount_wounds: int = 0
    arts: dict[str, int] = {}
    """Dice that martial arts or a speciality give to special blows."""
    emblem: str = "fighter"
    reaction: int = 0
    """Total of the reaction roll of the turn."""
    declared: Declaration = Declaration()
    losses: int = 0
    """Actions it loses when their slots come."""
    busy: frozenset[str] = frozenset()
    """What it has done in this segment: declared, fast, dodge, other, move, acted."""
    dodge: int | None = None
    """The dodge that stands for this segment."""
    fumbled: bool = False
    """That dodge was a critical failure."""
    speed: float = 0.0
    """Metres gone in this segment."""
    course: float = 0.0
    """The direction it went in this segment, in degrees."""
    drawn: tuple[str, ...] = ()
    """Weapons drawn in this segment."""
    # hand to hand
    speciality: str = ""
    """The special blow it has a speciality in."""
    eyes_lost: int = 0
    ran_at: int = 0
    """The second of its last straight run, its direction in degrees, and the opponents whom that run led to."""
    ran_towards: float = 0.0
    ran_to: frozenset[Id] = frozenset()
    met: frozenset[Id] = frozenset()
    """Opponents with whom it came into contact, and in which second."""
    met_at: int = 0
    prepared: Literal["", "power", "acrobatic"] = ""
    """The blow it is preparing, against whom, and in which second it began."""
    prepared_on: Id = ""
    prepared_at: int = 0
    grips: dict[Id, int] = {}
    """Those who hold it, and the dice that each hold takes."""
    lodged: dict[str, Id] = {}
    """Weapons in its hands that are stuck in somebody."""
    impaled: tuple[str, ...] = ()
    """Weapons stuck in it."""
    staggered: int = 0
    """Actions it loses from the next turn on."""
    # cries and heads
    cried: str = ""
    """How it frightened the enemy before the fight: cry, carnyx, contortions."""
    terror: int = 0
    """Terror points of that cry."""
    bare: bool = False
    """It fights unclothed."""
    paint: dict[str, int] = {}
    """What war paint and songs add to its courage and its fury."""
    heads: int = 0
    """Enemy heads at its belt."""
    trophies: int = 0
    """Those of them that are embalmed."""
    single: frozenset[Id] = frozenset()
    """Opponents with whom nobody else has interfered since they engaged."""
    beaten_by: Id = ""
    """Who beat it in single combat."""
    beheaded: bool = False
    captor: Id = ""
    """Who keeps it at bay."""
    ahead_of: Id = ""
    """The captor before whom it acts in this segment."""
    size: str = "man"
    men: int = 1
    """How many people this one stands for: a unit is one marker."""
    # ---
    engaged: frozenset[Id] = frozenset()
    dies: int = 0
    """The turn at whose end it dies unless somebody helps; 0 for never."""
    # time and ground
    task: Task | None = None
    """The long action it is at."""
    went: float = 0.0
    """Of its speed of this segment, what it has used: metres of flat ground."""
    rush: int = 0
    """Total of its last fast movement, while it lasts; 0 for none."""
    rush_by: str = ""
    """The test of that movement."""
    evades: Literal["", "feint", "zigzag"] = ""
    """It makes a combat movement in this segment."""
    jumped: bool = False
    """It jumped in this segment."""
    mangled: tuple[str, ...] = ()
    """Parts that are lost without care: hand, foot."""
    rising: int = 0
    """Seconds until it stands."""
    leaving: bool = False
    """It is trying to disengage just now."""
    falling: int = 0
    """Segments of free fall so far; 0 for none."""
    depth: float = 0.0
    """Metres it falls in all."""
    # command
    fear: int = 0
    """Dice that fear takes from blows and shots."""
    chief: Id = ""
    """Whom it obeys; nobody, if it is uncommanded."""
    leads: bool = False
    """It is a chief."""
    mourned: bool = False
    """It was one, and is lost."""
    orders: Orders | None = None
    """Orders that it is giving."""
    tactic: int = 0
    """The bonus that its chief's tactics give it, and on what."""
    tactic_on: Literal["attack", "defence", ""] = ""
    example: int = 0
    """What its chief's example adds to its courage against war cries."""
    galvanised: bool = False
    """It has tried to galvanise its troops."""
    lent: dict[str, int] = {}
    """Levels that it has back until the end of the battle, by track."""

    def score(self, name: str) -> int:
        return self.scores.get(name, 0)

    def skill(self, name: str) -> int:
        """The level of a skill, 0 without it."""
        return self.skills.get(name, 0)

    @property
    def hands(self) -> int:
        """Arms it can use."""
        return 2 - (WEAPON_ARM in self.status) - (OTHER_ARM in self.status)

    @property
    def free(self) -> tuple[str, ...]:
        """What it holds that is not stuck in somebody; of two alike, one is."""
        kept = list(self.held)
        for name in self.lodged:
            if name in kept:
                kept.remove(name)
        return tuple(kept)

    def slot(self, segment: int) -> bool:
        """Has it an unspent declared action in this segment?"""
        return segment in self.declared.slots

    def acts_in(self, segment: int) -> bool:
        """Has it one that is not bound to be lost, and no long action that keeps it from it?"""
        return self.slot(segment) and not self.losses and self.task is None


class Melee(State, frozen=True, kw_only=True):
    """A combat."""

    figures: dict[Id, Character]
    agenda: tuple[Any, ...] = ()
    encounter: str = "clearing"
    homes: dict[str, Area] = {}
    segment: int = 0
    """1 to 5 within a turn, 0 between turns."""
    visibility: str = "clear"
    """How well people see: clear, reduced, low, very-low."""
    pending: tuple[Effect, ...] = ()
    """Effects of simultaneous actions, still to be suffered."""

    @property
    def second(self) -> int:
        """Now, as a number of its own: the turn and the segment."""
        return self.turn * 10 + self.segment

    def fighters(self) -> list[Character]:
        """Everybody who can still act."""
        return [one for one in self.figures.values() if one.in_play]
