"""Fear, mystic arts, upkeep and the end."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from escarmouche.core.events import Event
from escarmouche.core.state import Id, Plain
from escarmouche.games.age_des_escarmouches.figures import (
    ROUTED,
    TERRIFIED,
    VIGILANT,
    WAITING,
    Boost,
    Fighter,
    Skill,
    Spell,
    Token,
)
from escarmouche.space.geometry import Point


class Braved(Event, frozen=True, kw_only=True):
    """A fighter has mastered a PEU, and those below it, for the rest of the game."""

    figure: Id
    fear: int

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, braved=max(self.fear, state.figures[self.figure].braved))


class Daunted(Event, frozen=True, kw_only=True):
    """A fighter does not dare to assail somebody: it stays where it is, and its action is lost."""

    figure: Id
    by: Id


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


class Cowed(Event, frozen=True, kw_only=True):
    """A routed fighter makes no rally test: it is in contact with somebody it fears."""

    figure: Id
    by: Id


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
    """A being comes at the call of its `summoner`: `figure` is what the being is called from now on."""

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
    formula: tuple[str, ...] = ()
    author: Id = ""
    figure: Id = ""

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
        due = no_longer_due(state, self.figure)
        if self.turn:
            due[str(self.turn)] = (*due.get(str(self.turn), ()), self.figure)
        return replace(state, returning=due)


def no_longer_due(state: Any, who: Id) -> dict[str, tuple[Id, ...]]:
    """Who comes back when, without one of them."""
    due = {turn: tuple(one for one in some if one != who) for turn, some in state.returning.items()}
    return {turn: some for turn, some in due.items() if some}


class Returned(Event, frozen=True, kw_only=True):
    """A fighter comes back as it was when it was deployed, its artefacts too; what is done once a game was done."""

    figure: Id
    at: Point
    angle: float

    def apply(self, state: Any) -> Any:
        me = state.figures[self.figure]
        done = {name: count for name, count in me.uses.items() if name.startswith("game:")}
        done = {name: count for name, count in done.items() if name.removeprefix("game:") not in me.artefacts}
        uses = {**done, RETURNED: me.uses.get(RETURNED, 0) + 1, "arrived": 1}
        return replace(state, returning=no_longer_due(state, self.figure)).changed(
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
            skills=me.bare if me.lent else me.skills,
            equipment=me.bare_gear if me.lent else me.equipment,
            lent=(),
        )


RETURNED = "game:returned"
"""How often a fighter has come back."""


class TokensChanged(Event, frozen=True, kw_only=True):
    """A token is laid, taken, moved or gone (None)."""

    token: str
    now: Token | None
    cause: str = ""

    def implied(self) -> dict[str, Plain]:
        """Who carries it now."""
        return {"carrier": self.now.carrier if self.now is not None else ""}

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
