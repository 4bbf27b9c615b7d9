"""The numbers of Khârn-Âges that rules modify, and the moments where a skill, a card or a chapter has its say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from escarmouche.core.rules import Moment, Stat, Total, carries
from escarmouche.core.state import Id

if TYPE_CHECKING:
    from escarmouche.core.decisions import Answer, Option, Refusal
    from escarmouche.games.kharn_ages.rules.activation import Ailment
    from escarmouche.games.kharn_ages.rules.movement import Trip
    from escarmouche.games.kharn_ages.rules.thresholds import Path

MOST = 99

V: Stat[None] = Stat("V", "velocity in sums and damage", lambda f: f.velocity, 0, MOST, "KA-PRO-08")
P: Stat[None] = Stat("P", "power", lambda f: f.power, 0, MOST, "KA-PRO-08")
A: Stat[None] = Stat("A", "agility", lambda f: f.agility, 0, MOST, "KA-PRO-08")
C: Stat[None] = Stat("C", "corpulence", lambda f: f.corpulence, 0, MOST, "KA-PRO-08")
T: Stat[None] = Stat("T", "temerity", lambda f: f.temerity, 0, MOST, "KA-PRO-08")
I: Stat[None] = Stat("I", "intelligence; the radius of the aura", lambda f: f.intelligence, 0, MOST, "KA-PRO-08")  # noqa: E741
PACE: Stat[str] = Stat(
    "pace", "how far a movement goes: V, then terrain; the situation is its kind", lambda f: None, 0, MOST
)
COST: Stat[str] = Stat("cost", "AP of an action; the situation is its name", lambda f: None, 0, MOST, "KA-APT-01")
POOL: Stat[Effort] = Stat(
    "pool", "D10 of an action; the situation is an Effort", lambda f: f.rank - f.shrunk, 1, MOST, "KA-MAS-10"
)
FUMBLE: Stat[Effort] = Stat(
    "fumble", "the highest natural face that is a critical failure; an Effort", lambda f: None, 0, 10
)
CRITICAL: Stat[Effort] = Stat(
    "critical", "the lowest natural face that is a critical hit; an Effort", lambda f: 10, 2, 10
)
ATTACK: Stat[Attack] = Stat(
    "attack", "what a melee attack adds to its die: characteristics, then the rest; an Attack", lambda f: None, 0, MOST
)
DEFENCE: Stat[Guard] = Stat(
    "defence", "what a defence adds to its die, or takes from it; a Guard", lambda f: None, -MOST, MOST
)
INCANTATION: Stat[Incantation] = Stat(
    "incantation", "what an incantation adds to its die; an Incantation", lambda f: None, 0, MOST
)
DAMAGE: Stat[Blow] = Stat(
    "damage", "damage before its critical bonus; may be below 0; a Blow", lambda f: None, -MOST, MOST, "KA-MEL-14"
)
NERVE: Stat[Fear] = Stat("nerve", "what a temerity or fright test adds to its die; a Fear", lambda f: None, 0, MOST)
RECOVERY: Stat[None] = Stat("recovery", "AP recovered at step 6", lambda f: f.profile_ap, 0, MOST, "KA-APT-05")

STATS = tuple(one for one in globals().copy().values() if isinstance(one, Stat))
BY_LETTER = {"V": V, "P": P, "A": A, "C": C, "T": T, "I": I}

carries(f"{__name__}.BY_LETTER", "KA-PRO-08")
carries(f"{__name__}.POOL", "KA-MAS-08", "KA-MAS-10")
carries(f"{__name__}.RECOVERY", "KA-APT-05")

ROUND: Moment[int, None] = Moment(
    "round", "a round begins, before the first activation; nobody, the value is the round's number"
)
ROUSED: Moment[None, None] = Moment("roused", "a Safar is about to be activated, before step 1")
STARTS: Moment[None, None] = Moment("starts", "step 1 of an activation")
AILING: Moment[list[Ailment], None] = Moment(
    "ailing", "step 2: lasting negative effects; the value is a list of (name, function) to be ordered"
)
BOONS: Moment[None, None] = Moment("boons", "step 3: lasting positive effects")
MORALE: Moment[str, None] = Moment(
    "morale", "step 4: tests due; the value is go, or stop when the activation ends here"
)
DAUNTED: Moment[bool, Fear] = Moment(
    "daunted", "a temerity test has failed; the value becomes true if it passes all the same, a Fear"
)
SHOCK: Moment[None, None] = Moment("shock", "step 5: electric shock")
ENDS: Moment[None, None] = Moment("ends", "step 8: what lasts until the end of this activation expires")
ENTERING: Moment[None, Id] = Moment(
    "entering", "on the threshold of the zone of control of somebody terrifying, whose id is the situation"
)
FACING: Moment[None, Id] = Moment(
    "facing", "on the threshold of the zone of control of somebody frightening, whose id is the situation"
)
PASSING: Moment[None, Id] = Moment(
    "passing", "somebody frightening comes so near on its way that its zone holds another, whose id is the situation"
)
PARTING: Moment[None, Id] = Moment(
    "parting", "a way has left the contact with somebody it comes back to, whose id is the situation"
)
HAUNTED: Moment[None, Id] = Moment("haunted", "about to come into a frightening place, whose name is the situation")
BORDERS: Moment[list[tuple[float, tuple[str, ...]]], Path] = Moment(
    "borders", "how far along a path which zones are entered in which somebody may lie in ambush; the path"
)
CROSSING: Moment[None, tuple[str, ...]] = Moment(
    "crossing", "a way has just entered zones in which somebody may lie in ambush; their names"
)
ARRIVED: Moment[None, Trip] = Moment("arrived", "a movement has just ended; the situation is a Trip")
ACTED: Moment[None, str] = Moment(
    "acted", "a Safar starts an action of its own will; the situation is the action's name"
)
BARRED: Moment[Refusal | None, str] = Moment(
    "barred", "may this action be taken at all; the value becomes a Refusal if not, the action's name"
)
HANDLED: Moment[None, Handling] = Moment(
    "handled", "a thing was unlocked, understood or destroyed; by nobody if it burnt, a Handling"
)
ENCHANTED: Moment[None, None] = Moment("enchanted", "workings of spells have come into force, or are over; nobody")
MENACES: Moment[None, None] = Moment(
    "menaces", "a Safar frightens or has a zone of control that did not, and engages who is there; or no longer does"
)
CLEARED: Moment[None, None] = Moment("cleared", "a piece of scenery is gone; nobody")
DETECTED: Moment[None, None] = Moment("detected", "a Safar has succeeded in detecting what is hidden in its aura")
TARGETED: Moment[str, Attack] = Moment(
    "targeted", "an attack is declared, before its dice; an Attack, the value go, warned (see `alert.py`) or stop"
)
REMOVED: Moment[Refusal | None, Answer] = Moment(
    "removed", "an action that OPEN took away was chosen; the value becomes the Refusal, the answer"
)
MEANT: Moment[Answer, None] = Moment("meant", "an action is chosen; the value becomes what the answer stands for")
OPEN: Moment[list[Option], None] = Moment(
    "open", "the actions open to a Safar; the value is a list of options, some of which may be forbidden"
)
DICE: Moment[list[int], Effort] = Moment(
    "dice", "the faces of a level roll, before one is kept; the value is a list of faces, an Effort"
)
LENT: Moment[list[tuple[Id, int]], Effort] = Moment(
    "lent", "mastery dice of others that may reroll; the value is a list of (Safar, die), an Effort"
)
CONTESTED: Moment[list[int], Effort] = Moment(
    "contested", "the faces after their owner's rerolls; the value is a list of faces, an Effort"
)
EFFECTS: Moment[tuple[str, ...], Attack] = Moment(
    "effects", "effects an attack may announce; the value is a tuple of words, the situation an Attack"
)
SHARED: Moment[str, Guard] = Moment(
    "shared", "characteristics of which a paid defence must engage one; the value is letters, a Guard"
)
EXTRA: Moment[str, Guard] = Moment(
    "extra", "characteristics a defence engages free; the value is letters, the situation a Guard"
)
GUARDS: Moment[int, Guard] = Moment(
    "guards", "how many characteristics a defence may engage, -1 for no defence; a Guard without letters"
)
CAPPED: Moment[tuple[str, ...], Guard] = Moment(
    "capped", "the rules that let a defence engage so few; the value is a tuple of them, a Guard"
)
DEALT: Moment[int | None, Blow] = Moment(
    "dealt", "base damage of a kind of attack that has its own; the value is it or None, a Blow"
)
HARMED: Moment[Harm | None, Blow] = Moment(
    "harmed", "what a hit does, of a kind of attack that has its own; the value is a Harm or None, a Blow"
)
HIT: Moment[Total, Blow] = Moment(
    "hit", "an attack or shot has not been defended, before armour; the value is its damage, a Blow"
)
WOUNDED: Moment[int, Harm] = Moment(
    "wounded", "somebody who lives on has suffered damage or a loss; the value is the health points lost, a Harm"
)
DEFENDED: Moment[None, Guard] = Moment(
    "defended", "a defence has succeeded, after its riposte; the situation is a Guard"
)
BLEEDS: Moment[None, None] = Moment("bleeds", "a bleeding effect has been suffered")
STRUCK: Moment[None, Blow] = Moment("struck", "an attack has hit, after its effects; the situation is a Blow")
SHOOTS: Moment[Refusal | None, Id] = Moment(
    "shoots", "may this target be shot at; the value becomes a Refusal if not, the situation is the target"
)
EXCHANGED: Moment[None, Exchange] = Moment("exchanged", "an exchange is over, after all it did; an Exchange")
FUMBLED: Moment[None, Attack] = Moment("fumbled", "an attack was a critical failure; the situation is an Attack")
LANDS: Moment[Blow, Attack] = Moment(
    "lands", "an attack has hit, before its damage; the value is the Blow, the situation the Attack"
)
REDUCED: Moment[int, Harm] = Moment(
    "reduced", "damage is about to be suffered, after armour; the value is what is left of it, a Harm"
)
STANDS: Moment[int, Standoff] = Moment(
    "stands", "a defence was rolled without a critical failure; the value is its total, a Standoff"
)
REROLLED: Moment[int, Effort] = Moment(
    "rerolled", "a mastery die has rolled a die again; the value is what is added to it if it is kept, an Effort"
)
FREE: Moment[list[Option], None] = Moment("free", "free attacks open to a Safar; the value is a list of options")
DRIVEN: Moment[list[Option], None] = Moment(
    "driven", "a Safar has a free attack by an effect; the value becomes those that it may make"
)
MUSTERS: Moment[None, str] = Moment(
    "musters", "a side is about to be counted for the initiative; nobody, the situation is the side"
)
COUNTS: Moment[int, None] = Moment("counts", "what a Safar counts for the initiative; the value is its level")
CONCEALS: Moment[bool, None] = Moment(
    "conceals", "a Safar is about to be deployed; the value becomes true if it is not put on the table"
)
DEPLOYS: Moment[float, None] = Moment(
    "deploys", "how far outside its strip a Safar may be put; the value is a distance"
)
PUSHES: Moment[float, Push] = Moment(
    "pushes", "how far somebody is repelled; the value is a distance, the situation a Push"
)
COLLIDED: Moment[None, str] = Moment("collided", "a push has ended against something; the situation is its name")
SHIFTED: Moment[None, Path] = Moment(
    "shifted", "a Safar was pushed, fled, was set down, fell or came out of hiding; the situation is the path it went"
)
DROPPED: Moment[None, float] = Moment(
    "dropped", "a Safar was carried over an edge against its will; the situation is the height in toises"
)
JUMPED_DOWN: Moment[None, float] = Moment(
    "jumped-down", "a Safar dropped on purpose; the situation is the height in toises"
)
FALLEN: Moment[None, None] = Moment("fallen", "a Safar has just been defeated or routed")
GONE: Moment[None, None] = Moment("gone", "a Safar is no longer on the table: defeated, routed, or taken up by an ally")
MOMENTS = tuple(one for one in globals().copy().values() if isinstance(one, Moment))


class Effort(Struct, frozen=True):
    """A roll of level dice: the mastery field it belongs to, and what it is for."""

    field: str
    """offensive, defensive, objectives, shooting, esoteric, or nothing"""
    action: str
    against: Id = ""
    fumble: int = 1
    purpose: str = "level"
    melee: bool = False
    """A melee attack, or the defence against one."""
    item: str = ""
    """What it is made with."""
    added: int = 0
    """What will be added to the die."""
    needed: int = 0
    """What the total must reach, where that is known."""
    bare: bool = False
    """The face alone decides: there is no total that a critical hit, rolled again, would add to."""


class Handling(Struct, frozen=True):
    """What was done to which thing: unlocked, understood, destroyed."""

    done: str
    thing: str


class Fear(Struct, frozen=True):
    """What a test of morale is taken for, and the number to reach."""

    cause: str
    threshold: int
    terror: bool = False
    """A terrifying enemy: allies nearby help."""


class Attack(Struct, frozen=True):
    """An attack as it was announced: in melee, shot or thrown. `letters` are the characteristics engaged."""

    who: Id
    target: Id
    letters: str
    effects: str = ""
    item: str = ""
    """The thing used; bare hands without one."""
    kind: str = "attack"
    """attack, bunt, bite, trample, or a kind of shot"""
    assault: bool = False
    free: bool = False
    """Granted by an effect or by fright: costs nothing."""
    capped: bool = False
    """Granted by the A effect: its defence is capped."""
    shot: bool = False
    ammo: str = ""
    """The kind of ammunition, where it has one."""
    warned: bool = False
    """An ally has shouted: the target defends free, with two characteristics."""
    spell: str = ""
    """The spell, if it is one; `letters` are then an I for each AP."""
    area: bool = False
    """A spell that is aimed at nobody: cover does not help."""
    by_rule: str = ""
    """The rule that an attack of a kind of its own is made by."""
    fumble: int = 1
    """The highest natural face that is a critical failure."""

    @property
    def melee(self) -> bool:
        return not self.shot and not self.spell

    @property
    def ap(self) -> int:
        return len(self.letters)


class Incantation(Struct, frozen=True):
    """A spell as it was announced: what for, at whom, which of its effects, with how many AP."""

    who: Id
    spell: str
    target: Id
    """The caster itself, for an area."""
    difficulty: int
    ap: int


class Guard(Struct, frozen=True):
    """A defence against an attack: characteristics engaged, the thing used, what a success does."""

    who: Id
    attack: Attack
    letters: str = ""
    item: str = ""
    riposte: str = ""
    """damage, a letter for its effect, both joined (`damage V`), or nothing"""
    extra: str = ""
    """Characteristics that were added for nothing."""


class Standoff(Struct, frozen=True):
    """A defence that was rolled, and the total it has to reach."""

    guard: Guard
    attack: int


class Exchange(Struct, frozen=True):
    """An attack and the defence against it, once it is clear who has won."""

    attack: Attack
    guard: Guard | None
    """Nothing where no defence was made."""
    hit: bool
    criticals: int
    """The winner's."""
    near: bool = True
    """Was the loser in reach of what the winner used?"""

    @property
    def winner(self) -> Id:
        return self.attack.who if self.hit else self.attack.target

    @property
    def loser(self) -> Id:
        return self.attack.target if self.hit else self.attack.who

    @property
    def won_with(self) -> str:
        return self.attack.item if self.hit else self._guarded_with

    @property
    def lost_with(self) -> str:
        return self._guarded_with if self.hit else self.attack.item

    @property
    def _guarded_with(self) -> str:
        return "" if self.guard is None else self.guard.item


class Blow(Struct, frozen=True):
    """A hit about to do its damage."""

    by: Id
    target: Id
    letters: str
    effects: str
    item: str
    criticals: int
    kind: str = "attack"
    defence: bool = False
    assault: bool = False
    shot: bool = False
    ammo: str = ""
    times: int = 1
    """How often its damage and its effects are done."""

    @property
    def ap(self) -> int:
        return len(self.letters)


class Push(Struct, frozen=True):
    """Somebody is about to be repelled."""

    by: Id
    target: Id
    double: bool = False
    """The CC effect."""
    item: str = ""
    """What the blow was struck with."""


class Harm(Struct, frozen=True):
    """Damage on its way to a Safar: `base` and the part owed to a critical."""

    target: Id
    base: int
    critical: int = 0
    by: Id = ""
    source: str = "attack"
    ticks: bool = True
    """It uses up armour."""
    piercing: int = 0
    """Boxes struck off first; -1 for 1D5."""
    blunts: int = 0
    """What the armour stops less."""
    fire: bool = False
    poison: bool = False
    fright: int = 0
    """The fright of the weapon."""
    forever: bool = False
    """What is lost can never be restored."""
    rules: tuple[str, ...] = ()
    why: Total | None = None
    """How the base came about."""
