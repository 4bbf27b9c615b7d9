"""What an activated fighter does."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from escarmouche.core.events import Event
from escarmouche.core.state import Id, Plain
from escarmouche.games.age_des_escarmouches.cards import shelf
from escarmouche.games.age_des_escarmouches.figures import (
    ACTIVATED,
    ACTIVE,
    CHARGED,
    DODGING,
    LEVEL,
    SCORES,
    VIGILANT,
    Boost,
)
from escarmouche.space.geometry import Point


class Awoken(Event, frozen=True, kw_only=True):
    """A fighter is being activated."""

    figure: Id

    def apply(self, state: Any) -> Any:
        status = state.figures[self.figure].status - {DODGING}
        stirred = replace(state, woken=state.woken | {self.figure})
        return stirred.changed(self.figure, activation=ACTIVE, done=(), status=status)


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
        done = (*state.figures[self.figure].done, LEVEL)
        return state.changed(self.figure, altitude=self.altitude, done=done)


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
        """What is added to each characteristic, to combat dice and to columns now, as people write it; none if nothing
        is."""
        names = (*SCORES, "MOU", "FOR-tir", "dice", "shift")
        totals = {name: sum([one.by for one in self.boosts if one.score == name]) for name in names}
        return {"now": {name: f"{by:+g}".replace("-", "\N{MINUS SIGN}") for name, by in totals.items() if by} or "none"}

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, boosts=self.boosts)


class UseCounted(Event, frozen=True, kw_only=True):
    """Something that may be done so often was done."""

    figure: Id
    name: str
    count: int

    def implied(self) -> dict[str, Plain]:
        """The artefact that was used, if it is one."""
        thing = self.name.removeprefix("game:")
        return {"artefact": thing if thing in shelf().artefacts else "none"}

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, uses={**state.figures[self.figure].uses, self.name: self.count})
