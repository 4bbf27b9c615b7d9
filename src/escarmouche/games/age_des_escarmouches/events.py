"""What can happen in a game of L'Âge des Escarmouches, beyond the events every game shares."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from escarmouche.core.events import SHARED, Event, Modifier
from escarmouche.core.piles import CardMoved, CardTurned, Pile, seen
from escarmouche.core.rules import rule
from escarmouche.core.state import Id, Plain
from escarmouche.games.age_des_escarmouches.figures import (
    ACTIVATED,
    ACTIVE,
    CHARGED,
    DODGING,
    HIDDEN,
    LINGERING,
    ROUTED,
    SCORES,
    TERRIFIED,
    VIGILANT,
    WAITING,
    Boost,
    Combat,
    Fighter,
    Skill,
    Spell,
    Token,
)
from escarmouche.space.areas import Area
from escarmouche.space.geometry import Point
from escarmouche.space.table import Piece, Table

# ---------------------------------------------------------------- before the first turn


class SceneryChanged(Event, frozen=True, kw_only=True):
    """A piece of scenery is put up, or another stands in its place."""

    piece: Piece

    def apply(self, state: Any) -> Any:
        kept = tuple(one for one in state.table.pieces if one.id != self.piece.id)
        return replace(state, table=Table(state.table.size, (*kept, self.piece)))


class TableLaid(Event, frozen=True, kw_only=True):
    """The table is laid with its scenery and tokens."""

    table: Table
    homes: dict[str, Area]
    tokens: dict[str, Token] = {}

    def apply(self, state: Any) -> Any:
        return replace(state, table=self.table, homes=self.homes, tokens=self.tokens)


class Briefed(Event, frozen=True, kw_only=True):
    """What the scenario asks for, and how many turns it lasts."""

    loud: ClassVar[bool] = True
    scenario: str
    turns: int

    def apply(self, state: Any) -> Any:
        return replace(state, length=self.turns)


class CommanderNamed(Event, frozen=True, kw_only=True):
    """A fighter commands its army; a successor has -1 or -2 DIS for the tactician roll and tactic points."""

    figure: Id
    penalty: int = 0

    def apply(self, state: Any) -> Any:
        side = state.figures[self.figure].side
        for one in state.side(side):
            if one.commander:
                state = state.changed(one.id, commander=False)
        if side not in state.chiefs:
            state = replace(state, chiefs={**state.chiefs, side: self.figure})
        return state.changed(self.figure, commander=True, penalty=self.penalty)


class CommandLost(Event, frozen=True, kw_only=True):
    """A side has no able commander: no tactic points, no tactics."""

    side: str
    figure: Id

    def apply(self, state: Any) -> Any:
        return replace(state, tactics={**state.tactics, self.side: 0})


# ---------------------------------------------------------------- tests


class Tested(Event, frozen=True, kw_only=True):
    """A test was made in TRUC: the characteristic, the difficulty, the columns moved, what was needed and rolled."""

    figure: Id
    test: str
    score: str
    value: int
    difficulty: int
    needed: int
    face: int
    passed: bool
    shift: int = 0
    modifiers: tuple[Modifier, ...] = ()
    against: Id = ""


class Retried(Event, frozen=True, kw_only=True):
    """A die is rolled again, by whom and by what."""

    figure: Id
    test: str
    of: Id
    skill: str


class Decided(Event, frozen=True, kw_only=True):
    """A tie is settled by an odd or an even die."""

    side: str
    face: int


class DamageRolled(Event, frozen=True, kw_only=True):
    """A damage test in BIDULE: FOR against RES, the columns moved, the die, the cell, and what it comes to."""

    figure: Id
    by: Id
    kind: str
    force: int
    resistance: int
    face: int
    cell: int
    damage: int
    weapon: str = ""
    shift: int = 0
    modifiers: tuple[Modifier, ...] = ()


class LifeLost(Event, frozen=True, kw_only=True):
    """Life points, or structure points of a machine, are lost."""

    figure: Id
    lost: int
    left: int
    by: Id = ""
    cause: str = ""

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, pv=self.left)


class LifeGained(Event, frozen=True, kw_only=True):
    """Life points, or structure points, are restored."""

    figure: Id
    gained: int
    left: int
    cause: str = ""

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, pv=self.left)


class Eliminated(Event, frozen=True, kw_only=True):
    """A fighter is out: its VAL counts among the losses of its side."""

    figure: Id
    by: Id = ""
    cause: str = ""
    counts: bool = True

    def apply(self, state: Any) -> Any:
        me = state.figures[self.figure]
        if self.counts:
            side = me.owner or me.side
            lost = state.losses.get(side, 0) + me.val
            state = replace(state, losses={**state.losses, side: lost})
        return state.changed(self.figure, deaths=me.deaths + 1)


class Lingered(Event, frozen=True, kw_only=True):
    """An eliminated fighter stays to the end of the phase, with one life point."""

    figure: Id

    def apply(self, state: Any) -> Any:
        me = state.figures[self.figure]
        return state.changed(self.figure, pv=1, status=me.status | {LINGERING})


class Removed(Event, frozen=True, kw_only=True):
    """A fighter leaves the table."""

    figure: Id

    def apply(self, state: Any) -> Any:
        status = state.figures[self.figure].status - {LINGERING}
        return state.changed(self.figure, on_table=False, pv=0, status=status)


class SkillGained(Event, frozen=True, kw_only=True):
    """A fighter has a skill from now on, to the end of the game."""

    figure: Id
    skill: str
    follows: Any = None

    def apply(self, state: Any) -> Any:
        skills = state.figures[self.figure].skills
        return state.changed(self.figure, skills={**skills, self.skill: self.follows})


# ---------------------------------------------------------------- tactics phase and speech turns


class TacticianFound(Event, frozen=True, kw_only=True):
    """Who is the tactician: 2d6 and DIS, or without a roll."""

    side: str
    totals: dict[str, int] = {}
    command: dict[str, int] = {}
    """What DIS brings each side."""

    def apply(self, state: Any) -> Any:
        return replace(state, tactician=self.side, automatic="")


class PointsGiven(Event, frozen=True, kw_only=True):
    """Tactic points of this turn."""

    points: dict[str, int]

    def apply(self, state: Any) -> Any:
        return replace(state, tactics=self.points, used={}, spoke={}, phase="activation")


class Stacked(Event, frozen=True, kw_only=True):
    """A side has stacked its pile; the other sees backs, and what is face up."""

    side: str
    pile: Pile

    def apply(self, state: Any) -> Any:
        empty = Pile((), (self.side,))
        mine = {self.side: self.pile, reserve_of(self.side): empty, played_of(self.side): Pile()}
        return replace(state, piles={**state.piles, **mine})

    def implied(self) -> dict[str, Plain]:
        return {"count": len(self.pile.cards)}

    def seen_by(self, seat: str | None) -> Event | None:
        pile = seen(self.pile, seat)
        return self if pile is self.pile else replace(self, pile=pile)


def reserve_of(side: str) -> str:
    """The name of a side's reserve among the piles."""
    return f"{side}-reserve"


def played_of(side: str) -> str:
    """The name of the cards of a side that have left the sequence."""
    return f"{side}-played"


class StaffFormed(Event, frozen=True, kw_only=True):
    """Musicians and standard-bearers are on the card of their commandant until the turn ends, or no longer."""

    figure: Id
    members: tuple[Id, ...]

    def apply(self, state: Any) -> Any:
        lead = state.figures[self.figure]
        for one in state.side(lead.side):
            if one.id in self.members:
                state = state.changed(one.id, staff=lead.id, card=lead.card, own_card=one.own_card or one.card)
            elif one.staff == lead.id:
                state = state.changed(one.id, staff="", card=one.own_card, own_card="")
        return beings_follow(state)


class CrewNamed(Event, frozen=True, kw_only=True):
    """A war machine has this crew until the turn ends, on its own card: servants and substitutes."""

    figure: Id
    members: tuple[Id, ...]
    servants: tuple[Id, ...] = ()

    def apply(self, state: Any) -> Any:
        for one in state.figures.values():
            if one.id in self.members:
                own, served = one.own_card or one.card, one.id in self.servants
                card = state.figures[self.figure].card
                state = state.changed(one.id, crew=self.figure, servant=served, card=card, own_card=own)
            elif one.crew == self.figure:
                state = state.changed(one.id, crew="", servant=False, card=one.own_card, own_card="")
        return beings_follow(state)


@rule("AE-SUMM-04")
def beings_follow(state: Any) -> Any:
    """Those who were summoned are on the card of their summoner, whichever that is now."""
    for one in state.figures.values():
        if one.summoner and one.card != state.figures[one.summoner].card:
            state = state.changed(one.id, card=state.figures[one.summoner].card)
    return state


class MachineTaken(Event, frozen=True, kw_only=True):
    """Only fighters of the other side can serve a machine: it is theirs now."""

    figure: Id
    side: str

    def apply(self, state: Any) -> Any:
        me = state.figures[self.figure]
        return state.changed(self.figure, side=self.side, owner=me.owner or me.side)


class RefusalsGiven(Event, frozen=True, kw_only=True):
    """The side with fewer cards may refuse as often as it has fewer."""

    refusals: dict[str, int]

    def apply(self, state: Any) -> Any:
        return replace(state, refusals=self.refusals, speech=0)


class FirstChosen(Event, frozen=True, kw_only=True):
    """Who has the first speech turn."""

    side: str

    def apply(self, state: Any) -> Any:
        return replace(state, first=self.side, speech=0)


class SpeechBegan(Event, frozen=True, kw_only=True):
    """A side has its speech turn."""

    side: str

    def apply(self, state: Any) -> Any:
        unseen = frozenset([one.id for one in state.figures.values() if HIDDEN in one.status])
        now = replace(state, active=self.side, speech=state.speech + 1, spoke={}, speaking=frozenset())
        return now if unseen == state.unseen else replace(now, unseen=unseen)


class Refusing(Event, frozen=True, kw_only=True):
    """A side refuses to activate a card."""

    side: str
    left: int

    def apply(self, state: Any) -> Any:
        return replace(state, refusals={**state.refusals, self.side: self.left})


class Compensated(Event, frozen=True, kw_only=True):
    """A card was not activated: its side loses a refusal, or the other gains one."""

    refusals: dict[str, int]

    def apply(self, state: Any) -> Any:
        return replace(state, refusals=self.refusals)


class Revealed(Event, frozen=True, kw_only=True):
    """A card is shown to be activated, or put aside in view."""

    side: str
    card: str

    def apply(self, state: Any) -> Any:
        return replace(state, speaking=state.speaking | {self.card})


class TacticUsed(Event, frozen=True, kw_only=True):
    """A tactic is declared and paid for."""

    side: str
    tactic: str
    cost: int
    left: int
    figure: Id = ""
    free: bool = False

    def apply(self, state: Any) -> Any:
        mine = state.used.get(self.side, {})
        counted = {**mine, self.tactic: mine.get(self.tactic, 0) + 1}
        return replace(
            state,
            tactics={**state.tactics, self.side: self.left},
            used={**state.used, self.side: counted},
            spoke={**state.spoke, self.side: self.tactic},
        )


# ---------------------------------------------------------------- activation


class Awoken(Event, frozen=True, kw_only=True):
    """A fighter is being activated."""

    figure: Id

    def apply(self, state: Any) -> Any:
        status = state.figures[self.figure].status - {DODGING}
        return state.changed(self.figure, activation=ACTIVE, done=(), status=status)


class ActionTaken(Event, frozen=True, kw_only=True):
    """An action is declared."""

    figure: Id
    action: str
    target: Id = ""

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, done=(*state.figures[self.figure].done, self.action))


class ActivationEnded(Event, frozen=True, kw_only=True):
    """A fighter has been activated."""

    figure: Id

    def apply(self, state: Any) -> Any:
        status = state.figures[self.figure].status - {VIGILANT}
        return state.changed(self.figure, activation=ACTIVATED, status=status)


class Turned(Event, frozen=True, kw_only=True):
    """A fighter faces another way."""

    figure: Id
    angle: float

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, angle=self.angle)


class AltitudeChanged(Event, frozen=True, kw_only=True):
    """A flyer goes to another level."""

    figure: Id
    altitude: int

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, altitude=self.altitude)


class Assaulted(Event, frozen=True, kw_only=True):
    """An assault has made contact with its targets. A pursuit does not make an earlier charge forgotten."""

    figure: Id
    kind: str
    targets: tuple[Id, ...]

    def apply(self, state: Any) -> Any:
        for target in self.targets:
            state = state.changed(target, assailants=state.figures[target].assailants | {self.figure})
        before = state.figures[self.figure].charge if state.phase == "combat" else ""
        return state.changed(self.figure, charge=before or self.kind)


class Assassinated(Event, frozen=True, kw_only=True):
    """An assassin strikes at the end of its assault; its target has a die to defend itself or not."""

    figure: Id
    target: Id
    guarded: bool


class ChargeMalus(Event, frozen=True, kw_only=True):
    """A charged fighter has less INI, ATT and DEF until its next combat is over."""

    figure: Id
    by: tuple[Id, ...]

    def apply(self, state: Any) -> Any:
        return state.gained(self.figure, CHARGED)


class Shot(Event, frozen=True, kw_only=True):
    """A shot is declared: weapon, target, distance, difficulty, degree of obstruction."""

    figure: Id
    target: Id
    weapon: str
    distance: float
    difficulty: int
    degree: int
    kind: str = "shot"
    at: Point | None = None


class Pierced(Event, frozen=True, kw_only=True):
    """How far a piercing shot goes, and who is on its line."""

    figure: Id
    target: Id
    reach: float
    met: tuple[Id, ...]


class Allotted(Event, frozen=True, kw_only=True):
    """A shot into a melee: the die says whether the target is hit or the shooter's friend."""

    figure: Id
    target: Id
    friend: Id
    face: int
    total: int
    hit: Id


class Disengaged(Event, frozen=True, kw_only=True):
    """Somebody tried to leave contact: against whom, by which characteristic, and whether it got away."""

    figure: Id
    by: Id
    score: str
    passed: bool


class Intercepted(Event, frozen=True, kw_only=True):
    """Somebody tried to stop an actor on its way."""

    figure: Id
    target: Id
    passed: bool


class Waylaid(Event, frozen=True, kw_only=True):
    """A vigilant waits for an actor at a point of its way; without one it waits no longer."""

    figure: Id
    target: Id = ""
    at: Point | None = None

    def apply(self, state: Any) -> Any:
        left = {who: told for who, told in state.waylaid.items() if who != self.figure}
        return replace(state, waylaid=left if self.at is None else {**left, self.figure: (self.target, self.at)})


class PassageForced(Event, frozen=True, kw_only=True):
    """Somebody tried to force its way through those in contact with it."""

    figure: Id
    targets: tuple[Id, ...]
    passed: bool


class Marked(Event, frozen=True, kw_only=True):
    """Toxic markers lie on a fighter: the number of each."""

    figure: Id
    toxic: tuple[int, ...]

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, toxic=self.toxic)


class AutomaticTactician(Event, frozen=True, kw_only=True):
    """A side will be the next tactician without a roll: the other lost its commander."""

    side: str

    def apply(self, state: Any) -> Any:
        return replace(state, automatic=self.side)


class PointsLost(Event, frozen=True, kw_only=True):
    """Tactic points are lost."""

    side: str
    left: int
    lost: int = 1

    def apply(self, state: Any) -> Any:
        return replace(state, tactics={**state.tactics, self.side: self.left})


class Boosted(Event, frozen=True, kw_only=True):
    """Characteristics are changed for a while, or no longer."""

    figure: Id
    boosts: tuple[Boost, ...]
    cause: str = ""

    def implied(self) -> dict[str, Plain]:
        """What is added to each characteristic now, as people write it; none if nothing is."""
        totals = {name: sum([one.by for one in self.boosts if one.score == name]) for name in (*SCORES, "MOU")}
        return {"now": ", ".join(f"{name} {by:+g}" for name, by in totals.items() if by) or "none"}

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, boosts=self.boosts)


class UseCounted(Event, frozen=True, kw_only=True):
    """Something that may be done so often was done."""

    figure: Id
    name: str
    count: int

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, uses={**state.figures[self.figure].uses, self.name: self.count})


# ---------------------------------------------------------------- combat


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


# ---------------------------------------------------------------- fear, upkeep, the end


class Braved(Event, frozen=True, kw_only=True):
    """A fighter has mastered a PEU, and those below it, for the rest of the game."""

    figure: Id
    fear: int

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, braved=max(self.fear, state.figures[self.figure].braved))


class Routed(Event, frozen=True, kw_only=True):
    """A fighter is routed."""

    figure: Id
    by: Id = ""

    def apply(self, state: Any) -> Any:
        terror = bool(self.by) and state.figures[self.by].undead
        gained = {ROUTED, TERRIFIED} if terror else {ROUTED}
        return state.changed(self.figure, status=state.figures[self.figure].status | gained)


class Rallied(Event, frozen=True, kw_only=True):
    """A fighter is no longer routed."""

    figure: Id

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, status=state.figures[self.figure].status - {ROUTED, TERRIFIED})


class UnitsChanged(Event, frozen=True, kw_only=True):
    """Mystic units are spent, won or lost."""

    figure: Id
    by: int
    left: int
    cause: str

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, units=self.left)


class Recited(Event, frozen=True, kw_only=True):
    """A formula was recited: at which level, at whom, and whether it takes effect."""

    figure: Id
    formula: str
    level: int
    passed: bool
    target: Id = ""


class Summoned(Event, frozen=True, kw_only=True):
    """A being comes at somebody's call."""

    figure: Id
    being: Fighter

    def apply(self, state: Any) -> Any:
        return replace(state, figures={**state.figures, self.figure: self.being})


class SkillsLent(Event, frozen=True, kw_only=True):
    """Skills or equipment are lent to a fighter, or no longer."""

    figure: Id
    lent: tuple[tuple[str, str, Skill], ...]
    skills: dict[str, Skill]
    equipment: dict[str, Skill]
    bare: dict[str, Skill]
    bare_gear: dict[str, Skill]
    trait: tuple[str, ...] = ()
    """What is lent to it now."""
    cause: str = ""

    def apply(self, state: Any) -> Any:
        return state.changed(
            self.figure,
            lent=self.lent,
            skills=self.skills,
            equipment=self.equipment,
            bare=self.bare,
            bare_gear=self.bare_gear,
        )


class PointsGained(Event, frozen=True, kw_only=True):
    """Tactic points are won."""

    side: str
    left: int

    def apply(self, state: Any) -> Any:
        return replace(state, tactics={**state.tactics, self.side: self.left})


class SpellsChanged(Event, frozen=True, kw_only=True):
    """Formulas in force: one begins, is prolonged, or ends."""

    spells: tuple[Spell, ...]
    cause: str = ""

    def apply(self, state: Any) -> Any:
        return replace(state, spells=self.spells)


class MoonRisen(Event, frozen=True, kw_only=True):
    """The moon favours the Sélénites: INI, MOU on the ground, POU and Tueur né."""

    figures: tuple[Id, ...]
    quick: bool
    fast: bool
    full: bool

    def apply(self, state: Any) -> Any:
        scores = [name for name, on in (("INI", self.quick), ("MYS", self.full)) if on]
        for who in self.figures:
            me = state.figures[who]
            gained = tuple(Boost("Sélénite", name, 1.0, "game", "AE-SELE-01") for name in scores)
            skills = {**me.skills, "born-killer": None} if self.full else me.skills
            mou = me.mou + 2.5 if self.fast else me.mou
            state = state.changed(who, boosts=(*me.boosts, *gained), mou=mou, skills=skills)
        return state


class Steamed(Event, frozen=True, kw_only=True):
    """A boiler gives a bonus for this turn; a double spends it for the game, two sixes burst it."""

    figure: Id
    bonus: int
    burst: bool = False
    spent: bool = False

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, uses={**state.figures[self.figure].uses, "steam": self.bonus})


class ReturnAwaited(Event, frozen=True, kw_only=True):
    """The die of Renfort: in which turn an eliminated fighter may come back; 0 for never."""

    figure: Id
    turn: int

    def apply(self, state: Any) -> Any:
        due = {turn: tuple(one for one in some if one != self.figure) for turn, some in state.returning.items()}
        if self.turn:
            due[str(self.turn)] = (*due.get(str(self.turn), ()), self.figure)
        return replace(state, returning={turn: some for turn, some in due.items() if some})


class Returned(Event, frozen=True, kw_only=True):
    """A fighter comes back as it was when it was deployed."""

    figure: Id
    at: Point
    angle: float

    def apply(self, state: Any) -> Any:
        me = state.figures[self.figure]
        uses = {RETURNED: me.uses.get(RETURNED, 0) + 1, "arrived": 1}
        return state.changed(
            self.figure,
            at=self.at,
            angle=self.angle,
            on_table=True,
            pv=me.full,
            status=frozenset(),
            toxic=(),
            boosts=tuple(one for one in me.boosts if one.until == "game"),
            units=(me.scores.get("MYS") or 0) if me.mystic else 0,
            activation=WAITING,
            altitude=0,
            braved=-99,
            uses=uses,
        )


RETURNED = "game:returned"
"""How often a fighter has come back."""


class TokensChanged(Event, frozen=True, kw_only=True):
    """A token is laid, taken, moved or gone (None)."""

    token: str
    now: Token | None
    cause: str = ""

    def apply(self, state: Any) -> Any:
        tokens = {name: one for name, one in state.tokens.items() if name != self.token}
        return replace(state, tokens=tokens if self.now is None else {**tokens, self.token: self.now})


class Scored(Event, frozen=True, kw_only=True):
    """Scenario points."""

    loud: ClassVar[bool] = True
    side: str
    points: int
    total: int
    cause: str = ""

    def apply(self, state: Any) -> Any:
        return replace(state, scores={**state.scores, self.side: self.total})


class TurnEnded(Event, frozen=True, kw_only=True):
    """The turn is over: nobody is activated any more, what lasted until now ends."""

    turn: int

    def apply(self, state: Any) -> Any:
        for who, me in state.figures.items():
            boosts = tuple(one for one in me.boosts if one.until in ("game", "formula"))
            status = me.status - {VIGILANT}
            uses = {name: count for name, count in me.uses.items() if name.startswith("game:")}
            state = state.changed(
                who,
                status=status,
                activation=WAITING,
                done=(),
                boosts=boosts,
                uses=uses,
                assailants=frozenset(),
                fought=0,
                charge="",
            )
        return replace(state, active="", tactics={}, used={}, spoke={}, combats=(), refusals={})


class TimeCalled(Event, frozen=True, kw_only=True):
    """The time of a timed game has run out."""

    side: str


class Counted(Event, frozen=True, kw_only=True):
    """The game is over: scenario points and goal-average."""

    scores: dict[str, int]
    averages: dict[str, int]


EVENTS: tuple[type[Event], ...] = (
    *SHARED,
    CardTurned,
    CardMoved,
    *(kind for kind in globals().copy().values() if isinstance(kind, type) and kind.__module__ == __name__),
)
