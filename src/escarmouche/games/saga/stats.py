"""The numbers of SAGA that rules modify, and the moments where a chapter has its say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, NamedTuple

from msgspec import Struct

from escarmouche.core.decisions import Answer, Refusal
from escarmouche.core.rules import Moment, Stat
from escarmouche.core.state import Id
from escarmouche.games.saga.figures import Effect, Task
from escarmouche.space.geometry import Point

MOST = 999
MOUNT = "mount"
"""The mark of an attack on a mount."""


class Trial(Struct, frozen=True, gc=False):
    """A roll of dice and a level: who makes it, which test of the core block, and as what kind of action.

    `nature`: declared, undeclared and innate are actions; reaction takes wounds only; reflexes (courage, endurance,
    fatigue) and effects (soak, contests) take no malus of actions at all.
    """

    who: Id
    test: str
    """The name of the test in the core block: reaction, melee, dodge, athletics…"""
    nature: Literal["declared", "undeclared", "innate", "reaction", "reflex", "effect"]
    purpose: str = ""
    """What the dice are called; the name of the test if nothing is said."""
    skill: str = ""
    """The skill of the weapon, where the test takes its level."""
    against: Id = ""
    blow: Blow | None = None
    sight: bool = False
    """It relies on sight."""
    startled: int = 0
    """What surprise takes from it."""
    tumbled: int = 0
    """What acrobatics add to it."""
    alert: int = 0
    """What a captor's vigilance adds to it."""

    @property
    def called(self) -> str:
        return self.purpose or self.test


class Blow(Struct, frozen=True, gc=False):
    """An attack on somebody: with what, how, on which zone."""

    by: Id
    on: Id
    weapon: str
    kind: str = "strike"
    """strike, power, acrobatic, called, trip, seize, shield-charge, twist…; throw and shoot for missiles."""
    zone: str = ""
    marked: frozenset[str] = frozenset()
    """What else is true of it: charge, disengaging, snap, double, stray, mount…"""
    margin: int = 0
    """By how much it hit, once that is known."""

    @property
    def missile(self) -> bool:
        return self.kind in ("throw", "shoot")


class Bar(NamedTuple):
    """Something that keeps somebody from certain actions."""

    why: Refusal
    stops: Callable[[str], bool]
    """Whether it keeps from the action of this name."""


class Trip(Struct, frozen=True, gc=False):
    """A movement within a segment: free or fast, and how far it may go."""

    kind: str
    limit: float
    rules: tuple[str, ...] = ()


# ---------------------------------------------------------------- numbers

DICE: Stat[Trial] = Stat("dice", "Dice of a roll, before the minimum.", lambda me: 0, -MOST, MOST, "SG-CORE-10")
FLAT: Stat[Trial] = Stat("flat", "What is added to the dice of a roll.", lambda me: 0, -MOST, MOST, "SG-CORE-04")
DEFENCE: Stat[Blow] = Stat("defence", "The score a blow must exceed.", lambda me: 0, -MOST, MOST, "SG-DEF-02")
RANGE: Stat[Blow] = Stat("difficulty", "The difficulty of a shot or a throw.", lambda me: 5, -MOST, MOST, "SG-MISL-01")
FORCE: Stat[Blow] = Stat("force", "Dice of a damage roll.", lambda me: me.score("strength"), 1, MOST, "SG-DMG-02")
DAMAGE: Stat[Blow] = Stat("damage", "What is added to a damage roll.", lambda me: 0, -MOST, MOST, "SG-DMG-02")
SOAK: Stat[Blow] = Stat("soak", "What is added to a soak roll.", lambda me: me.skill("soak"), -MOST, MOST, "SG-DMG-05")
CAPACITY: Stat[None] = Stat(
    "capacity", "Men a command action reaches.", lambda me: me.skill("command"), 0, MOST, "SG-CMD-03"
)
TACTICS: Stat[None] = Stat("tactics", "The difficulty of a tactical change.", lambda me: 15, 0, MOST, "SG-TAC-01")

STATS = (DICE, FLAT, DEFENCE, RANGE, FORCE, DAMAGE, SOAK, CAPACITY, TACTICS)

# ---------------------------------------------------------------- moments

BEGINS: Moment[None, None] = Moment("begins", "The combat begins, before the first turn.")
TURN: Moment[None, None] = Moment("turn", "A turn begins, before the reaction rolls.")
SEGMENT: Moment[None, int] = Moment("segment", "A segment begins, before anybody acts; of everybody who can act.")
LEVEL: Moment[int, Trial] = Moment("level", "The level that a test adds.")
BARS: Moment[tuple[Bar, ...], None] = Moment("bars", "What keeps somebody from actions now, and from which.")
WILLING: Moment[bool, Answer] = Moment("willing", "Does somebody bring itself to an action, before it is paid for?")
TAKEN: Moment[None, str] = Moment("taken", "Somebody takes an action, before it is performed.")
DARES: Moment[bool, Answer] = Moment("dares", "Does somebody dare an action that it has paid for?")
DONE: Moment[None, str] = Moment("done", "An action has been performed.")
SPEED: Moment[float, str] = Moment("speed", "Metres a second, free or fast.")
MAY_GO: Moment[Refusal | None, tuple[Point, ...]] = Moment("may-go", "May somebody go this way?")
MOVED: Moment[None, tuple[Point, ...]] = Moment("moved", "Somebody has gone a way.")
ANSWERS: Moment[list[str], Blow] = Moment("answers", "How somebody may answer an attack, beside a dodge.")
ANSWERED: Moment[None, tuple[str, Blow]] = Moment(
    "answered", "Somebody answered an attack with another word than dodge."
)
DODGED: Moment[int, Blow | None] = Moment("dodged", "The total of a dodge.")
HIT: Moment[bool, Blow] = Moment("hit", "A blow has hit, before its damage; false if there is none.")
SHARED: Moment[Effect, Blow] = Moment("shared", "How the levels of a blow are shared between the tracks.")
TOGETHER: Moment[bool, Blow | None] = Moment("together", "Is what somebody suffers too late for its own action?")
DEALT: Moment[None, tuple[Blow, Effect]] = Moment("dealt", "A blow has caused levels; of whoever struck it.")
FORESTALLED: Moment[bool, Blow] = Moment("forestalled", "Is a blow still struck, or does the other's come before it?")
HURT: Moment[None, Effect] = Moment("hurt", "Somebody has suffered wounds or fatigue.")
IMPALED: Moment[None, Effect] = Moment("impaled", "A critical wound says impalement.")
LEFT: Moment[None, None] = Moment("left", "Somebody is out of action, or has left the field.")
DOWNED: Moment[None, Id] = Moment("downed", "Somebody has put this one out of action.")
SEGMENT_ENDS: Moment[None, int] = Moment("segment-ends", "A segment ends; of everybody who can act.")
TURN_ENDS: Moment[None, None] = Moment("turn-ends", "A turn ends; of everybody on the table.")
FELL: Moment[None, None] = Moment("fell", "Somebody has fallen.")
EVADED: Moment[None, None] = Moment("evaded", "Somebody has dodged.")
FINISHED: Moment[None, Task] = Moment("finished", "A long action is done.")
ENDS: Moment[None, None] = Moment("ends", "The combat ends.")

MOMENTS = (
    BEGINS,
    TURN,
    SEGMENT,
    LEVEL,
    BARS,
    WILLING,
    TAKEN,
    DARES,
    DONE,
    SPEED,
    MAY_GO,
    MOVED,
    ANSWERS,
    ANSWERED,
    DODGED,
    HIT,
    SHARED,
    TOGETHER,
    DEALT,
    FORESTALLED,
    HURT,
    IMPALED,
    LEFT,
    DOWNED,
    SEGMENT_ENDS,
    TURN_ENDS,
    FELL,
    EVADED,
    FINISHED,
    ENDS,
)
