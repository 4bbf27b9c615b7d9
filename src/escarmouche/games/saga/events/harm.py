"""What is lost: levels, limbs, time and courage; who tends it."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from escarmouche.core.events import Event
from escarmouche.core.state import Id, Plain
from escarmouche.games.saga.figures import (
    BLEEDING,
    CROUCHED,
    DYING,
    FAINTED,
    LYING,
    UNCONSCIOUS,
    Effect,
    Task,
)


class Pending(Event, frozen=True, kw_only=True):
    """What happened at the same time as somebody's own action is suffered after it."""

    effect: Effect

    def implied(self) -> dict[str, Plain]:
        return {"target": self.effect.on}

    def apply(self, state: Any) -> Any:
        return replace(state, pending=(*state.pending, self.effect))


class Settled(Event, frozen=True, kw_only=True):
    """What was pending for somebody is suffered now."""

    figure: Id

    def apply(self, state: Any) -> Any:
        return replace(state, pending=tuple(one for one in state.pending if one.on != self.figure))


class LevelsLost(Event, frozen=True, kw_only=True):
    """Somebody loses levels of wounds and fatigue; `left` are those it still has."""

    figure: Id
    wounds: int
    fatigue: int
    left: tuple[int, int]

    def implied(self) -> dict[str, Plain]:
        """Levels of both kinds?"""
        return {"both": "yes" if self.wounds and self.fatigue else "no"}

    def apply(self, state: Any) -> Any:
        me = state.figures[self.figure]
        wounds, fatigue = me.full_wounds - self.left[0], me.full_fatigue - self.left[1]
        return state.changed(self.figure, wounds=wounds, fatigue=fatigue)


class ActionsLost(Event, frozen=True, kw_only=True):
    """Somebody is off balance or stunned, and loses the next actions."""

    figure: Id
    actions: int
    owed: int

    def apply(self, state: Any) -> Any:
        """What the turn before has left is among them as a turn begins."""
        staggered = state.figures[self.figure].staggered if state.segment else 0
        return state.changed(self.figure, losses=self.owed, staggered=staggered)


class Fell(Event, frozen=True, kw_only=True):
    """Somebody lies on the ground."""

    figure: Id

    def apply(self, state: Any) -> Any:
        return state.lost(self.figure, CROUCHED).gained(self.figure, LYING).changed(self.figure, rising=0)


class PutOut(Event, frozen=True, kw_only=True):
    """Somebody is out of action: dead, dying, unconscious or fainted. `dies` is the turn at whose end the dying die."""

    figure: Id
    how: str
    by: Id = ""
    dies: int = 0

    def apply(self, state: Any) -> Any:
        state = state.lost(self.figure, DYING, UNCONSCIOUS, FAINTED).gained(self.figure, self.how)
        return state.changed(self.figure, dies=self.dies)


class CriticallyHurt(Event, frozen=True, kw_only=True):
    """A critical wound: how the dice fell, the result with the levels, and the wound it stands for."""

    figure: Id
    total: int
    wound: str
    fell: tuple[int, ...] = ()

    def implied(self) -> dict[str, Plain]:
        return {"shown": " ".join(map(str, self.fell)), "added": self.total - sum(self.fell)}


class Mangled(Event, frozen=True, kw_only=True):
    """A hand or a foot will be lost without care."""

    figure: Id
    part: str

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, mangled=(*state.figures[self.figure].mangled, self.part))


class Amputated(Event, frozen=True, kw_only=True):
    """After the fight a hand or a foot is lost for want of care."""

    figure: Id
    part: str


class Disfigured(Event, frozen=True, kw_only=True):
    """A wound in the face."""

    figure: Id
    mark: str


class Tended(Event, frozen=True, kw_only=True):
    """Care has helped: the dying live, bleeding stops, a hand or a foot is saved."""

    figure: Id
    by: Id
    wound: str

    def apply(self, state: Any) -> Any:
        me = state.figures[self.figure]
        if self.wound == DYING:
            return state.lost(self.figure, DYING).gained(self.figure, UNCONSCIOUS).changed(self.figure, dies=0)
        if self.wound == BLEEDING:
            return state.lost(self.figure, BLEEDING)
        kept = list(me.mangled)
        kept.remove(self.wound)
        return state.changed(self.figure, mangled=tuple(kept))


class TaskBegan(Event, frozen=True, kw_only=True):
    """A long action begins."""

    figure: Id
    task: Task
    on: Id = ""

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, task=self.task)


class TaskWorked(Event, frozen=True, kw_only=True):
    """A full turn of a long action: the levels so far, of those it takes."""

    figure: Id
    levels: int
    target: int

    def apply(self, state: Any) -> Any:
        task = state.figures[self.figure].task
        return state.changed(self.figure, task=replace(task, done=self.levels))


class TaskEnded(Event, frozen=True, kw_only=True):
    """A long action is done, or broken off."""

    figure: Id
    done: bool

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, task=None)


class Cleared(Event, frozen=True, kw_only=True):
    """A piece of scenery is out of the way."""

    piece: str
    by: Id = ""

    def apply(self, state: Any) -> Any:
        kept = tuple(one for one in state.table.pieces if one.id != self.piece)
        return replace(state, table=replace(state.table, pieces=kept))


class Disengaged(Event, frozen=True, kw_only=True):
    """A disengagement: free of everybody, or held by somebody."""

    figure: Id
    free: bool


class LeftField(Event, frozen=True, kw_only=True):
    """Somebody leaves the field."""

    figure: Id

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, on_table=False)


# ---------------------------------------------------------------- fear


class Frightened(Event, frozen=True, kw_only=True):
    """Somebody is afraid: `dice` more, `fear` in all, on blows and shots."""

    figure: Id
    dice: int
    fear: int

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, fear=self.fear)


class Calmed(Event, frozen=True, kw_only=True):
    """Somebody is less afraid; `fear` is what is left, in dice."""

    figure: Id
    fear: int

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, fear=self.fear)
