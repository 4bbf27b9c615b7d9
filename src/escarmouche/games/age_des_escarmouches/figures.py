"""Fighters, the cards that stand for them, and the state of a game. Lengths are centimetres."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from escarmouche.core.piles import Pile
from escarmouche.core.rules import carries, rule
from escarmouche.core.state import Figure, Id, State
from escarmouche.space.areas import Area
from escarmouche.space.geometry import Base, Point, Ring, Round

Score = int | None
"""A characteristic; None is the dash of a card."""
Skill = int | str | tuple[str, ...] | None
"""What follows the name of a skill: nothing, a number, or names."""

SCORES = ("INI", "ATT", "FOR", "DEF", "RES", "TIR", "COU", "PEU", "DIS", "MYS")
"""Every characteristic but MOU, which is a distance; MYS is POU of a magician and FOI of a faithful."""
STATE_HIT = ("INI", "ATT", "FOR", "DEF", "RES", "TIR", "COU", "PEU", "DIS", "MYS")
"""What wounds and rout lower."""

ROUTED = "routed"
CHARGED = "charged"
DODGING = "dodging"
HIDDEN = "hidden"
VIGILANT = "vigilant"
LINGERING = "lingering"
"""Eliminated, and kept on its feet to the end of the phase by Acharné."""
TERRIFIED = "terrified"
"""Routed by the PEU of an undead."""
MARKERS = (ROUTED, CHARGED, DODGING, HIDDEN, VIGILANT, LINGERING, TERRIFIED)

LEVEL = "level"
"""A change of level, among what was done in an activation."""

WAITING = "waiting"
ACTIVE = "active"
ACTIVATED = "activated"

carries(f"{__name__}.SCORES", "AE-CARD-03", "AE-CARD-04", "AE-CARD-05", "AE-CARD-06", "AE-CARD-07", "AE-CARD-12")
carries(f"{__name__}.STATE_HIT", "AE-CARD-09", "AE-CARD-11")


@rule("AE-CARD-18")
class Ranged(Struct, frozen=True, gc=False):
    """A ranged weapon as a fighter carries it: weapon FOR and range; artillery is light or heavy, piercing or area."""

    name: str
    force: int
    range: float
    artillery: Literal["", "light", "heavy"] = ""
    shape: Literal["", "piercing", "area"] = ""


class Boost(Struct, frozen=True, gc=False):
    """Something that changes a characteristic for a while: where it comes from, by how much, until when. `dice` and
    `shift` are changed in the same way: combat dice, and columns of attack and defence tests."""

    source: str
    score: str
    by: float
    until: Literal["turn", "combat", "first-combat", "game", "formula"] = "turn"
    rule: str = ""


@rule("AE-MAT-02", "AE-MAT-03", "AE-CARD-01", "AE-CARD-20", "AE-CARD-21", "AE-CARD-23", "AE-CARD-24", "AE-LIFE-01")
class Fighter(Figure, frozen=True, kw_only=True):
    """A fighter, or a war machine, which is none: the scores of its card, and all that has become of it."""

    base: Base = Round(1.25)
    people: str = ""
    rank: int = 1
    incarnate: bool = False
    classes: tuple[str, ...] = ()
    affiliations: tuple[str, ...] = ()
    alignment: Literal["", "light", "destiny", "darkness"] = ""
    """The ways of light, the paths of destiny, the meanders of darkness."""
    scores: dict[str, Score] = {}
    mou: float = 10.0
    air: float | None = None
    """MOU in the air, of those who fly."""
    val: int = 0
    """VAL in play, with its shares of affiliation and solos."""
    mutagen_val: int = 0
    """VAL for the mutagen total: the affiliation is shared among those with Mutagène alone."""
    printed: int = 0
    """VAL on the card."""
    height: float = 4.0
    power: int = 1
    pv: int = 4
    full: int = 4
    skills: dict[str, Skill] = {}
    bold: tuple[str, ...] = ()
    """Characteristics printed in bold."""
    ranged: tuple[Ranged, ...] = ()
    equipment: dict[str, Skill] = {}
    artefacts: tuple[str, ...] = ()
    solos: tuple[str, ...] = ()
    formulas: dict[str, int] = {}
    """Its personal collection, with the level each was written in at."""
    units: int = 0
    """Mystic units at hand."""
    card: str = ""
    """The card that stands for it in the pile."""
    activation: Literal["waiting", "active", "activated"] = "waiting"
    done: tuple[str, ...] = ()
    """Actions of this activation, and a change of level."""
    altitude: int = 0
    boosts: tuple[Boost, ...] = ()
    braved: int = -99
    """The highest PEU it has mastered."""
    assailants: frozenset[Id] = frozenset()
    """Those whose assault it was the victim of this turn."""
    fought: int = 0
    """Combats of this turn."""
    charge: str = ""
    """The assault it made this turn: engagement, charge, dive…; empty for none."""
    toxic: tuple[int, ...] = ()
    uses: dict[str, int] = {}
    """What may be done so often a turn, and how often it was; `game:` before what is counted for the whole game."""
    deaths: int = 0
    emblem: str = "fighter"
    machine: bool = False
    """An inanimate element with structure points: never a fighter."""
    summoner: Id = ""
    staff: Id = ""
    """The commandant whose staff it belongs to."""
    own_card: str = ""
    """Its card outside that staff."""
    crew: Id = ""
    """The war machine whose crew it belongs to this turn."""
    servant: bool = False
    """Does it meet the conditions of that machine? If not it is a substitute."""
    owner: str = ""
    """The side a machine came with, once another has taken it."""
    called_by: str = ""
    """The formula that summoned it."""
    lent: tuple[tuple[str, str, Skill], ...] = ()
    """Skills and equipment that formulas lend: where from, which, and what follows it."""
    bare: dict[str, Skill] = {}
    """Its skills without those, while any is lent; likewise its equipment."""
    bare_gear: dict[str, Skill] = {}
    commander: bool = False
    penalty: int = 0
    """What a commander that succeeded another lacks in DIS for tactics."""

    @property
    @rule("AE-INTP-05")
    def in_play(self) -> bool:
        return self.on_table and self.pv > 0

    @property
    @rule("AE-LIFE-03", "AE-LIFE-05", "AE-WARM-09")
    def wounded(self) -> bool:
        """Has it lost half of its life points or more?"""
        return not self.machine and 2 * self.pv <= self.full

    @property
    @rule("AE-ITEN-01")
    def undead(self) -> bool:
        """Undead, or an immortal of darkness, who has all it has."""
        return "undead" in self.skills or "immortal-darkness" in self.skills

    @property
    def mystic(self) -> str:
        """magician, faithful, or nothing."""
        return "magician" if "magician" in self.skills else "faithful" if "faithful" in self.skills else ""

    def number(self, skill: str) -> int:
        """The number that follows a skill; 0 without it."""
        value = self.skills.get(skill)
        return value if isinstance(value, int) else 0

    def names(self, skill: str) -> tuple[str, ...]:
        """The names that follow a skill."""
        value = self.skills.get(skill)
        return (value,) if isinstance(value, str) else value if isinstance(value, tuple) else ()


class Token(Struct, frozen=True):
    """Something on the table that is no figure: a trap, an objective, a template that stays."""

    kind: str
    at: Point
    side: str = ""
    hidden: bool = False
    carrier: Id = ""
    points: int = 0


class Spell(Struct, frozen=True):
    """A formula in force: who recited it, upon whom, in which turn it ends, what it cost."""

    name: str
    author: Id
    upon: tuple[Id, ...]
    until: int
    cost: int
    level: int = 0
    at: Point | None = None


class Combat(Struct, frozen=True):
    """One against one or more: the single fighter, and its adversaries."""

    single: Id
    others: tuple[Id, ...]
    fought: bool = False


class Fray(State, frozen=True, kw_only=True):
    """A game of L'Âge des Escarmouches."""

    figures: dict[Id, Fighter]
    agenda: tuple[Any, ...] = ()
    scenario: str = "skirmish"
    length: int = 0
    """How many turns it lasts."""
    homes: dict[str, Area] = {}
    tactician: str = ""
    automatic: str = ""
    """The side that is the next tactician without a roll."""
    first: str = ""
    """The side of the first speech turn of this phase."""
    phase: str = "deployment"
    """deployment, activation, combat."""
    active: str = ""
    """The side whose speech turn it is."""
    speech: int = 0
    """Speech turns of this phase so far."""
    refusals: dict[str, int] = {}
    tactics: dict[str, int] = {}
    """Tactic points."""
    used: dict[str, dict[str, int]] = {}
    """How often each side has used each tactic this turn."""
    spoke: dict[str, str] = {}
    """The tactic each side has used in this speech turn."""
    piles: dict[str, Pile] = {}
    """Of each side its pile, its reserve, and the cards that have been played."""
    speaking: frozenset[str] = frozenset()
    """Cards activated in this speech turn."""
    woken: frozenset[Id] = frozenset()
    """Those who have been activated in it."""
    dominant: str = ""
    combats: tuple[Combat, ...] = ()
    fighting: Combat | None = None
    """The combat that is being fought."""
    scores: dict[str, int] = {}
    """Scenario points."""
    chiefs: dict[str, Id] = {}
    """Who commanded each side at the beginning."""
    losses: dict[str, int] = {}
    """VAL that each side has lost."""
    tokens: dict[str, Token] = {}
    unseen: frozenset[Id] = frozenset()
    """Those who were hidden as this speech turn began."""
    waylaid: dict[Id, tuple[Id, Point]] = {}
    """Vigilants who wait for an actor, and at which point of its way."""
    spells: tuple[Spell, ...] = ()
    areas: dict[str, Ring] = {}
    returning: dict[str, tuple[Id, ...]] = {}
    """Those who may come back, by turn."""

    @property
    def first_to_choose(self) -> str:
        """Who calls first where both want the same: the active player, or the tactician."""
        return self.active or self.tactician

    def presses(self, key: str) -> bool:
        """Is this question to be asked even where nobody has anything to choose?"""
        return bool(self.options.get("pressed") == key)

    def in_play(self, side: str) -> list[Fighter]:
        return [one for one in self.figures.values() if one.side == side and one.on_table and one.pv > 0]

    def fighters(self) -> list[Fighter]:
        """Everybody in play; machines are no fighters."""
        return [one for one in self.figures.values() if one.on_table and one.pv > 0 and not one.machine]

    def friends(self, who: Id) -> list[Fighter]:
        side = self.figures[who].side
        return [one for one in self.fighters() if one.side == side and one.id != who]

    def enemies(self, who: Id) -> list[Fighter]:
        side = self.figures[who].side
        return [one for one in self.fighters() if one.side != side]

    @rule("AE-TACT-01", "AE-DEPL-02")
    def commander(self, side: str) -> Fighter | None:
        """Who commands a side: somebody in play; while armies are deployed, before it is placed, too."""
        waits = self.phase == "deployment"
        for one in self.figures.values():
            if one.commander and one.side == side and one.pv > 0 and (one.on_table or waits):
                return one
        return None

    @rule("AE-TTC-04", "AE-LOSS-06", "AE-LOSS-07")
    def able_commander(self, side: str) -> Fighter | None:
        """The commander of a side, neither routed nor eliminated, though it may linger."""
        leader = self.commander(side)
        return None if leader is None or leader.status & {ROUTED, LINGERING} else leader

    def other(self, side: str) -> str:
        return next(one for one in self.sides if one != side)
