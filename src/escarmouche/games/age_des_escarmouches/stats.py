"""The numbers of L'Âge des Escarmouches that rules modify, and the moments where a skill or a chapter has its say."""

from __future__ import annotations

from msgspec import Struct

from escarmouche.core.rules import Moment, Stat, carries
from escarmouche.core.state import Id
from escarmouche.space.geometry import Point

MOST = 99


class Test(Struct, frozen=True, gc=False):
    """A test of a characteristic: who makes it, of what, what for, and against whom if it is somebody.

    Purposes: attack, defence, shot, challenge, recitation, counter, rally, interception, vigilance, rush, force.
    """

    __test__ = False
    who: Id
    score: str
    purpose: str
    against: Id = ""
    degree: int = 0
    """Obstruction between the two."""
    weapon: str = ""
    answer: str = ""
    """What is being done, where the purpose leaves it open: the formula, the movement intercepted."""


BLADES = "blades"
"""The weapon of a blow with back blades."""


class Blow(Struct, frozen=True, gc=False):
    """A damage test: by whom, on whom, with which FOR; close combat, shot, or something else that hurts."""

    by: Id
    on: Id
    force: int
    kind: str = "close"
    """close, shot, artillery, formula, breath, trap, steam."""
    weapon: str = ""
    marked: frozenset[str] = frozenset()
    """What was declared for this test alone: resolution, master, chain, assassin…"""
    banes: int | None = None
    """Of how much of its victim its maker was the bane when tests of the same moment began."""

    @property
    def own(self) -> bool:
        """With the FOR of the fighter itself, not of a weapon."""
        return self.kind == "close" and self.weapon != BLADES


class Bout(Struct, frozen=True, gc=False):
    """A fighter in its combat: its adversaries there."""

    who: Id
    others: tuple[Id, ...]
    single: Id


class Trip(Struct, frozen=True, gc=False):
    """A movement: what kind, how far it may go, and whom it is aimed at."""

    kind: str
    """march, run, dodge, disengagement, engagement, charge, assailing, pursuit, flight, infiltration."""
    limit: float
    targets: tuple[Id, ...] = ()
    rules: tuple[str, ...] = ()
    start: Point = (0.0, 0.0)
    climb: int = 0
    """Levels it goes up, or down if negative."""
    forced: frozenset[Id] = frozenset()
    """Those it pushes aside."""
    gone: float = 0.0
    """How far it has come before."""


class Look(Struct, frozen=True, gc=False):
    """Somebody looks at somebody: for a shot, a formula, an assault or a tactic."""

    who: Id
    at: Id
    purpose: str = "sight"


class Use(Struct, frozen=True, gc=False):
    """What a characteristic is used for, where that matters: tactician, points, split, challenge, fear, combat…"""

    purpose: str = ""
    against: Id = ""


def none_yet(figure: object) -> None:
    """The base of a number that is always given where it is asked for."""


INI = Stat("INI", "initiative; a Use or a Test", lambda f: f.scores.get("INI"), -MOST, MOST, "AE-CARD-03")
ATT = Stat("ATT", "attack; a Use or a Test", lambda f: f.scores.get("ATT"), -MOST, MOST, "AE-CARD-04")
FOR = Stat("FOR", "strength; a Use or a Test", lambda f: f.scores.get("FOR"), -MOST, MOST, "AE-CARD-05")
DEF = Stat("DEF", "defence; a Use or a Test", lambda f: f.scores.get("DEF"), -MOST, MOST, "AE-CARD-06")
RES = Stat("RES", "resistance; a Use or a Test", lambda f: f.scores.get("RES"), -MOST, MOST, "AE-CARD-07")
TIR = Stat("TIR", "shooting; a Use or a Test", lambda f: f.scores.get("TIR"), -MOST, MOST, "AE-CARD-08")
COU = Stat("COU", "courage; a Use or a Test", lambda f: f.scores.get("COU"), -MOST, MOST, "AE-CARD-09")
PEU = Stat("PEU", "fear it causes; a Use or a Test", lambda f: f.scores.get("PEU"), -MOST, MOST, "AE-CARD-10")
DIS = Stat("DIS", "discipline; a Use or a Test", lambda f: f.scores.get("DIS"), -MOST, MOST, "AE-CARD-11")
MYS = Stat("MYS", "POU or FOI; a Use or a Test", lambda f: f.scores.get("MYS"), -MOST, MOST, "AE-CARD-12")
PACE = Stat("MOU", "MOU in half centimetres; a Use", none_yet, 0, 10 * MOST, "AE-CARD-02")
SHIFT = Stat("shift", "columns to the right of a test in TRUC; a Test", none_yet, -MOST, MOST, "AE-TRUC-08")
COLUMN = Stat("column", "columns to the right of a damage test in BIDULE; a Blow", none_yet, -MOST, MOST, "AE-BID-09")
DICE = Stat("dice", "combat dice; a Bout", none_yet, 0, MOST, "AE-DICE-02")
POWER = Stat("power", "power; a Use: charging, charged, or nothing", lambda f: f.power, 0, MOST, "AE-PUI-04")
RECOVERY = Stat("recovery", "mystic units recovered at upkeep", none_yet, 0, MOST, "AE-MYS-05")

SCORE = {one.name: one for one in (INI, ATT, FOR, DEF, RES, TIR, COU, PEU, DIS, MYS)}
STATS = tuple(one for one in globals().copy().values() if isinstance(one, Stat))
carries(f"{__name__}.SCORE", "AE-MOD-01", "AE-MOD-03", "AE-MOD-04")

TURN = Moment("turn", "a turn starts, before the tactician roll; nobody, the value is its number")
STACKS = Moment("stacks", "piles are about to be stacked; nobody, the situation is the side that goes first")
PROBED = Moment("probed", "a test was rolled; the value is a list of ways to roll it again, a Probe")
MARKED = Moment("marked", "before a test: what its owner declares for it; the value is a set of words, a Test")
FACE = Moment("face", "the face of a damage die that counts; a Blow")
CELL = Moment("cell", "what BIDULE shows, the value; a Reading")
ADDED = Moment("added", "damage added to what BIDULE shows, the value; a Reading")
REDUCED = Moment("reduced", "damage taken away, the value; a Reading")
HURT = Moment("hurt", "a fighter lost life points, the value; a Blow, or nothing")
ELIMINATED = Moment("eliminated", "a fighter was eliminated, before it leaves; the value is by whom")
FELL = Moment("fell", "a fighter has been eliminated, whether it leaves the table or lingers")
LEFT = Moment("left", "an eliminated fighter has left the table")
STIRS = Moment("stirs", "a fighter is activated, by whatever brings it about: points it may put down")
AWAKES = Moment("awakes", "a fighter is about to act, at the start of its activation")
BARRED = Moment(
    "barred", "may an action be taken: rules that bar it, and actions that nothing bars; the situation is its name"
)
MAY_FREE = Moment("free", "is a fighter free; the value is true or false, the situation what for")
DECLARED = Moment(
    "declared", "a movement is declared; the value is the path, or what is left of it after a reaction, a Trip"
)
MIDWAY = Moment("midway", "a fighter sets out: the value is the way still to go after what it does on it, a Trip")
HALTS = Moment(
    "halts", "a fighter sets out: the lengths after which something happens, the value; its Trip and its path"
)
STEPPED = Moment("stepped", "a fighter has gone along part of its way; the value is that path, a Trip")
ARRIVED = Moment("arrived", "a movement is over; a Trip")
FEARED = Moment("feared", "before an assault moves: the value is go, stop or fled; an Assault")
BEFORE_CONTACT = Moment("before-contact", "just before an assault touches; the value is go or stop, an Assault")
CONTACTED = Moment("contacted", "an assault has made contact; the value are those touched, an Assault")
ASSAULTED = Moment("assaulted", "an assault is over, malus given; an Assault")
ACTED = Moment("acted", "a fighter has made an action; the situation is its name")
SLEEPS = Moment("sleeps", "the activation of a fighter is over")
SEEN = Moment("seen", "how well somebody is seen: the value is the degree of obstruction, a Look")
FIELD = Moment("field", "is somebody in the field of vision, the value; a Look")
ALLOTTED = Moment("allotted", "what is added to the roll that says who of a melee is hit, the value; a Look")
ESCAPES = Moment("escapes", "does a runaway get away without a challenge, the value; a Parting")
PERFORMS: Moment[Id, str] = Moment(
    "performs", "an action is about to be made, its name the situation; the value is who acts, or fires a machine"
)
FEARS = Moment("fears", "the PEU a fighter has for another, the value, None for none; the situation is the other")
CLOSED = Moment("closed", "does somebody frighten in spite of immunity, the value; the situation is who frightens")
FLEES = Moment("flees", "what becomes of a loser: flee or stay of the assailed and routed, stop or go; a Use")
READIES = Moment("readies", "a fighter is about to place its combat dice, before they are counted; a Bout")
JOINED = Moment("joined", "a combat begins, before dice are placed; the situation is the Combat")
PLACES = Moment("places", "a fighter places its combat dice: what it may declare; the value is its Hand, a Bout")
MARKS = Moment("marks", "combat dice are placed: which of them are under Résolution; the value is the Hand, a Bout")
STRUCK = Moment("struck", "attack tests are rolled, before defence; the value is the Exchange")
PARRIED = Moment("parried", "a fighter has rolled its defence dice; the value is its Guard, a Bout")
WOUNDS = Moment("wounds", "the damage tests a fighter is about to make in a combat, the value; the Exchange")
TOGETHER = Moment(
    "together", "a damage test of the same moment as others, before the first of them; the value is the Blow"
)
NAMED = Moment("named", "just before a damage test of a combat: the value is the Blow with its marks, its maker's Hand")
BRACES = Moment("braces", "just before a damage test on a fighter: points it may put into RES; a Blow")
CHALLENGED = Moment("challenged", "a challenge is about to be made; the situation is the characteristic used")
PHASE_OVER = Moment("phase-over", "a phase of the turn is over; nobody")
FOUGHT = Moment("fought", "a combat is over, before pursuits; the situation is a Bout")
PURSUES = Moment("pursues", "pursuits beyond one a combat that a fighter may still make, the value; a Bout")
BAD = Moment("bad", "upkeep: negative effects; nobody, the situation is the side that goes first")
GOOD = Moment("good", "upkeep: positive effects; nobody, the situation is the side that goes first")
RECOVERS = Moment("recovers", "upkeep: mystic recovery; nobody")
KEEPS = Moment("keeps", "upkeep: formulas are maintained; nobody")
ENDS = Moment("ends", "the turn ends; nobody")
DEPLOYS = Moment(
    "deploys", "may a fighter be deployed at a place outside its zone, the value; the situation is the place"
)
SPENT = Moment("spent", "a tactic was declared and paid for; the commander who generates it")
REACTED = Moment("reacted", "a reactive tactic is used on a fighter, which executes it or is its target")
PLACED = Moment("placed", "a fighter was deployed")
READY = Moment("ready", "everybody is deployed; nobody, the value is the tactician")
IMMUNE = Moment("immune", "is a fighter immune to an effect, the value; the situation is the effect's name")
MUSTERS = Moment("musters", "the game is about to begin; nobody")
SPLITS = Moment("splits", "what a fighter counts as DIS for splitting a melee, the value")
MOMENTS = tuple(one for one in globals().copy().values() if isinstance(one, Moment))


class Probe(Struct, frozen=True, gc=False):
    """A test that was rolled: did it pass, and may anybody have it rolled again."""

    test: Test
    passed: bool
    marked: frozenset[str] = frozenset()


class Reading(Struct, frozen=True, gc=False):
    """What a damage test shows: the die and the cell read, before anything is added."""

    blow: Blow
    face: int
    cell: int
