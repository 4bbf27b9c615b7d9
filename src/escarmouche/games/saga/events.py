"""What can happen in a combat of SAGA, beyond the events every game shares."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from escarmouche.core.events import Event, Modifier, events_in
from escarmouche.core.state import Id, Plain
from escarmouche.games.saga.acts_events import ACTS_EVENTS
from escarmouche.games.saga.command_events import COMMAND
from escarmouche.games.saga.dread import EVENTS as DREAD
from escarmouche.games.saga.figures import (
    BLEEDING,
    CROUCHED,
    DYING,
    LYING,
    SEGMENTS,
    UNCONSCIOUS,
    Declaration,
    Effect,
    Task,
)

FRESH: dict[str, Any] = {
    "busy": frozenset(),
    "dodge": None,
    "fumbled": False,
    "speed": 0.0,
    "drawn": (),
    "went": 0.0,
    "evades": "",
    "jumped": False,
    "ahead_of": "",
}
"""What a segment begins with."""
STILL: dict[str, Any] = {"rush": 0, "rush_by": ""}
"""No fast movement."""

# ---------------------------------------------------------------- the turn


class Briefed(Event, frozen=True, kw_only=True):
    """The encounter, how many turns it lasts, and every setting that is not the usual one."""

    loud: ClassVar[bool] = True
    encounter: str
    turns: int
    settings: dict[str, Any] = {}


class Ruled(Event, frozen=True, kw_only=True):
    """The referee, or the encounter in its place, ruled what the book leaves open."""

    decreed: ClassVar[bool] = True
    ruling: str
    answer: str
    figure: Id = ""


class Reacted(Event, frozen=True, kw_only=True):
    """Somebody's reaction for the turn, or for this segment."""

    figure: Id
    total: int

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, reaction=self.total)


class Announced(Event, frozen=True, kw_only=True):
    """Somebody announced a number of declared actions; they come in these segments."""

    figure: Id
    number: int
    slots: tuple[int, ...]

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, declared=Declaration(number=self.number, slots=self.slots))


class SegmentBegan(Event, frozen=True, kw_only=True):
    """A second of the turn begins."""

    segment: int

    def apply(self, state: Any) -> Any:
        if state.segment == self.segment:
            return state  # a case begins in the middle of it
        lasts = state.options.get("fast_move_duration") == "turn"
        for who, one in state.figures.items():
            if one.busy or one.dodge is not None or one.speed or one.drawn or one.rush:
                state = state.changed(who, **FRESH, **({} if lasts else STILL))
        return replace(state, segment=self.segment)


class ActionTaken(Event, frozen=True, kw_only=True):
    """Somebody acts: which action, of what nature, on whom. `share` is what it takes of the segment."""

    figure: Id
    action: str
    nature: str
    target: Id = ""
    share: str = ""

    def apply(self, state: Any) -> Any:
        me = state.figures[self.figure]
        return state.changed(self.figure, busy=me.busy | {self.share}) if self.share else state


class SlotSpent(Event, frozen=True, kw_only=True):
    """A declared action is used in its segment."""

    figure: Id
    segment: int

    def apply(self, state: Any) -> Any:
        told = state.figures[self.figure].declared
        left = tuple(one for one in told.slots if one != self.segment)
        return state.changed(self.figure, declared=replace(told, slots=left, spent=(*told.spent, self.segment)))


class SlotLost(Event, frozen=True, kw_only=True):
    """A declared action comes to nothing: somebody was off balance, stunned, or let it pass."""

    figure: Id
    segment: int
    owed: int = 0
    """Actions still to be lost."""

    def apply(self, state: Any) -> Any:
        told = state.figures[self.figure].declared
        left, busy = tuple(one for one in told.slots if one != self.segment), state.figures[self.figure].busy
        kept = replace(told, slots=left)
        return state.changed(self.figure, declared=kept, losses=self.owed, busy=busy | {"slot-lost"})


class Delayed(Event, frozen=True, kw_only=True):
    """Somebody delays an action, and with it all that were to follow; those beyond the fifth segment are lost."""

    figure: Id
    by: int
    slots: tuple[int, ...]
    lost: int = 0

    def apply(self, state: Any) -> Any:
        told = state.figures[self.figure].declared
        return state.changed(self.figure, declared=replace(told, slots=self.slots))


class DiceLost(Event, frozen=True, kw_only=True):
    """An undeclared or a double action costs dice of the actions that follow in this turn."""

    figure: Id
    dice: int
    action: str

    def apply(self, state: Any) -> Any:
        told = state.figures[self.figure].declared
        return state.changed(self.figure, declared=replace(told, undeclared=told.undeclared + self.dice))


class SurvivalTried(Event, frozen=True, kw_only=True):
    """Somebody enters survival mode: now, or a segment later."""

    figure: Id
    now: bool

    def apply(self, state: Any) -> Any:
        told = state.figures[self.figure].declared
        return state.changed(self.figure, declared=replace(told, tried=True, survival="" if self.now else "next"))


class SurvivalBegan(Event, frozen=True, kw_only=True):
    """From now on somebody has an action in every segment, at four dice less."""

    figure: Id
    slots: tuple[int, ...]

    def apply(self, state: Any) -> Any:
        told = state.figures[self.figure].declared
        made = replace(told, number=SEGMENTS, slots=self.slots, survival="now", tried=True)
        return state.changed(self.figure, declared=made)


class Yielded(Event, frozen=True, kw_only=True):
    """Whoever has the initiative lets an opponent act first."""

    figure: Id
    to: Id


class SegmentDone(Event, frozen=True, kw_only=True):
    """The end of a segment for somebody."""

    figure: Id

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, busy=state.figures[self.figure].busy | {"acted"})


class TurnEnded(Event, frozen=True, kw_only=True):
    """The turn is over; its maluses of actions are forgotten."""

    turn: int

    def apply(self, state: Any) -> Any:
        for who, one in state.figures.items():
            late = one.declared.survival == "next"
            kept = Declaration(survival="next") if late else Declaration()
            state = state.changed(who, declared=kept, **FRESH, **STILL)
        return replace(state, segment=0)


# ---------------------------------------------------------------- tests


class Tested(Event, frozen=True, kw_only=True):
    """The total of a roll: dice, what was added and why, and against what if it is known."""

    figure: Id
    test: str
    dice: int
    total: int
    level: int = 0
    added: int = 0
    """Points that modifiers add; the others among them are dice."""
    modifiers: tuple[Modifier, ...] = ()
    difficulty: int | None = None
    passed: bool = True
    critical: bool = False
    against: Id = ""

    def implied(self) -> dict[str, Plain]:
        """What the dice showed, and what came of it: a total to be compared, a success, a failure, a critical one."""
        came = "total" if self.difficulty is None else "passed" if self.passed else "failed"
        return {"fallen": self.total - self.level - self.added, "came": "critical" if self.critical else came}


# ---------------------------------------------------------------- moving and engaging


class Sped(Event, frozen=True, kw_only=True):
    """How far somebody has gone in this segment, and in which direction."""

    figure: Id
    speed: float
    course: float = 0.0
    went: float = 0.0
    """Of its speed, what it has used: metres of flat ground."""

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, speed=self.speed, course=self.course, went=self.went)


class Rushed(Event, frozen=True, kw_only=True):
    """A fast movement: the total that gives its speed, and how it is made if as a combat movement."""

    figure: Id
    test: str
    total: int
    how: str = ""

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, rush=self.total, rush_by=self.test, evades=self.how)


class Slowed(Event, frozen=True, kw_only=True):
    """Speed on a piece of ground is so many hundredths of what it would be."""

    piece: str
    percent: int

    def apply(self, state: Any) -> Any:
        made = [replace(one, cost=100 / self.percent) if one.id == self.piece else one for one in state.table.pieces]
        return replace(state, table=replace(state.table, pieces=tuple(made)))


class Jumped(Event, frozen=True, kw_only=True):
    """Somebody jumps over something; a dodge may be part of it."""

    figure: Id
    piece: str
    test: str
    dodges: bool = False

    def apply(self, state: Any) -> Any:
        share = {"jump-dodge"} if self.dodges else set()
        return state.changed(self.figure, jumped=True, busy=state.figures[self.figure].busy | share)


class Plunged(Event, frozen=True, kw_only=True):
    """Somebody falls into a depth: the second of the fall, and how deep it is in all."""

    figure: Id
    second: int
    depth: float

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, falling=self.second, depth=self.depth)


class Postured(Event, frozen=True, kw_only=True):
    """Somebody crouches, lies down or stands."""

    figure: Id
    posture: str

    def apply(self, state: Any) -> Any:
        state = state.lost(self.figure, CROUCHED, LYING).changed(self.figure, rising=0)
        return state if self.posture == "standing" else state.gained(self.figure, self.posture)


class Rising(Event, frozen=True, kw_only=True):
    """Somebody is getting up: so many seconds more."""

    figure: Id
    seconds: int

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, rising=self.seconds)


class Rose(Event, frozen=True, kw_only=True):
    """Somebody stands higher, or lower, than before."""

    figure: Id
    level: float

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, level=self.level)


class Turned(Event, frozen=True, kw_only=True):
    """Somebody faces another way."""

    figure: Id
    angle: float

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, angle=self.angle)


class Engaged(Event, frozen=True, kw_only=True):
    """Two are engaged hand to hand."""

    figure: Id
    target: Id

    def apply(self, state: Any) -> Any:
        for one, other in ((self.figure, self.target), (self.target, self.figure)):
            me = state.figures[one]
            state = state.changed(one, engaged=me.engaged | {other}, single=me.single | {other})
        return state


class Released(Event, frozen=True, kw_only=True):
    """Two are no longer engaged."""

    figure: Id
    target: Id

    def apply(self, state: Any) -> Any:
        one, other = state.figures[self.figure], state.figures[self.target]
        state = state.changed(self.figure, engaged=one.engaged - {self.target})
        return state.changed(self.target, engaged=other.engaged - {self.figure})


class Drawn(Event, frozen=True, kw_only=True):
    """A weapon is drawn; what was in that hand is put away."""

    figure: Id
    weapon: str
    held: tuple[str, ...]

    def apply(self, state: Any) -> Any:
        me = state.figures[self.figure]
        return state.changed(self.figure, held=self.held, drawn=(*me.drawn, self.weapon))


# ---------------------------------------------------------------- fighting


class Attacked(Event, frozen=True, kw_only=True):
    """An attack: its total against what it had to exceed, and what came of it."""

    figure: Id
    target: Id
    weapon: str
    kind: str
    total: int
    needed: int
    hit: bool
    margin: int = 0

    def apply(self, state: Any) -> Any:
        """A third person spoils the single combats of whoever is attacked."""
        for other in state.figures[self.target].single - {self.figure}:
            state = state.changed(other, single=state.figures[other].single - {self.target})
        return state.changed(self.target, single=state.figures[self.target].single & {self.figure})


class Dodged(Event, frozen=True, kw_only=True):
    """A dodge: it stands for the rest of the segment."""

    figure: Id
    total: int
    critical: bool = False

    def apply(self, state: Any) -> Any:
        me = state.figures[self.figure]
        return state.changed(self.figure, dodge=self.total, fumbled=self.critical, busy=me.busy | {"dodge"})


class Unsteadied(Event, frozen=True, kw_only=True):
    """Acrobatics failed: a die less until the end of the turn."""

    figure: Id

    def apply(self, state: Any) -> Any:
        told = state.figures[self.figure].declared
        return state.changed(self.figure, declared=replace(told, unsteady=told.unsteady + 1))


class Startled(Event, frozen=True, kw_only=True):
    """Surprise: what is done in answer loses the margin, or nothing is done in this segment."""

    figure: Id
    margin: int
    lost: bool

    def apply(self, state: Any) -> Any:
        share = {"startled"} if self.lost else set()
        return state.changed(self.figure, busy=state.figures[self.figure].busy | share)


class Soaked(Event, frozen=True, kw_only=True):
    """Damage against soak, and the levels that come of it."""

    figure: Id
    by: Id
    damage: int
    soak: int
    levels: int


class Dropped(Event, frozen=True, kw_only=True):
    """Something falls from somebody's hand."""

    figure: Id
    weapon: str

    def apply(self, state: Any) -> Any:
        return parted(state, self.figure, self.weapon)


class Broke(Event, frozen=True, kw_only=True):
    """A weapon breaks."""

    figure: Id
    weapon: str

    def apply(self, state: Any) -> Any:
        return parted(state, self.figure, self.weapon)


def parted(state: Any, who: Id, weapon: str) -> Any:
    """Somebody no longer has a weapon."""
    me = state.figures[who]
    lodged = {name: where for name, where in me.lodged.items() if name != weapon}
    return state.changed(who, held=without(me.held, weapon), weapons=without(me.weapons, weapon), lodged=lodged)


def without(names: tuple[str, ...], name: str) -> tuple[str, ...]:
    """The same names, one of this one less."""
    if name not in names:
        return names
    at = names.index(name)
    return names[:at] + names[at + 1 :]


class EyeLost(Event, frozen=True, kw_only=True):
    """Somebody loses the use of an eye."""

    figure: Id
    eyes: int

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, eyes_lost=self.eyes)


class Ran(Event, frozen=True, kw_only=True):
    """Somebody ran straight on, fast enough to charge."""

    figure: Id
    metres: float

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, ran=self.metres, ran_at=state.second)


class Met(Event, frozen=True, kw_only=True):
    """Two opponents come into contact."""

    figure: Id
    target: Id

    def apply(self, state: Any) -> Any:
        for one, other in ((self.figure, self.target), (self.target, self.figure)):
            me = state.figures[one]
            before = me.met if me.met_at == state.second else frozenset()
            state = state.changed(one, met=before | {other}, met_at=state.second)
        return state


class BlowLost(Event, frozen=True, kw_only=True):
    """Somebody was struck first and loses the blow it was about to strike."""

    figure: Id
    owed: int = 0
    """Actions still to be lost."""

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, losses=self.owed)


class Staggered(Event, frozen=True, kw_only=True):
    """Somebody will lose the first action of the next turn."""

    figure: Id

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, staggered=state.figures[self.figure].staggered + 1)


class Hurled(Event, frozen=True, kw_only=True):
    """Somebody is thrown to another place and lies there."""

    figure: Id
    at: tuple[float, float]

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, at=self.at).gained(self.figure, LYING)


class Launched(Event, frozen=True, kw_only=True):
    """A missile flies; `gone` if the weapon itself was thrown."""

    figure: Id
    target: Id
    weapon: str
    gone: bool

    def apply(self, state: Any) -> Any:
        return parted(state, self.figure, self.weapon) if self.gone else state


class PasserByHit(Event, frozen=True, kw_only=True):
    """A missile meant for somebody in a crowd hits a passer-by."""

    figure: Id
    target: Id


class Stared(Event, frozen=True, kw_only=True):
    """One of two who stare at each other gains the upper hand; `edge` is what it has gained in all."""

    figure: Id
    levels: int
    edge: int


class DuelBroken(Event, frozen=True, kw_only=True):
    """The stare of a duel is over; `edge` is what the two have gained."""

    figure: Id = ""
    edge: tuple[int, int]


class Prepared(Event, frozen=True, kw_only=True):
    """Somebody prepares a blow that it will strike with its next action."""

    figure: Id
    blow: str
    target: Id = ""

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, prepared=self.blow, prepared_on=self.target, prepared_at=state.second)


class PreparationLost(Event, frozen=True, kw_only=True):
    """A preparation is over: its blow is struck now, or can no longer be."""

    figure: Id
    used: bool = False

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, prepared="", prepared_on="")


class Contested(Event, frozen=True, kw_only=True):
    """A contest of Strength or Agility: by how many levels the first wins."""

    figure: Id
    target: Id
    test: str
    levels: int


class Seized(Event, frozen=True, kw_only=True):
    """Somebody is held, and has so many dice less."""

    figure: Id
    by: Id
    dice: int

    def apply(self, state: Any) -> Any:
        me = state.figures[self.figure]
        return state.changed(self.figure, grips={**me.grips, self.by: self.dice})


class Freed(Event, frozen=True, kw_only=True):
    """Somebody is no longer held by somebody."""

    figure: Id
    by: Id

    def apply(self, state: Any) -> Any:
        kept = {who: dice for who, dice in state.figures[self.figure].grips.items() if who != self.by}
        return state.changed(self.figure, grips=kept)


class Impaled(Event, frozen=True, kw_only=True):
    """A weapon is stuck in somebody; `by` is who still holds it."""

    figure: Id
    weapon: str
    by: Id = ""

    def apply(self, state: Any) -> Any:
        state = state.changed(self.figure, impaled=(*state.figures[self.figure].impaled, self.weapon))
        if not self.by:
            return state
        return state.changed(self.by, lodged={**state.figures[self.by].lodged, self.weapon: self.figure})


class LetGo(Event, frozen=True, kw_only=True):
    """Somebody leaves a weapon where it is stuck."""

    figure: Id
    weapon: str

    def apply(self, state: Any) -> Any:
        return parted(state, self.figure, self.weapon)


class PulledOut(Event, frozen=True, kw_only=True):
    """A weapon is pulled out of somebody; `kept` if it is in a hand afterwards."""

    figure: Id
    target: Id
    weapon: str
    kept: bool

    def apply(self, state: Any) -> Any:
        me, left = state.figures[self.figure], without(state.figures[self.target].impaled, self.weapon)
        state = state.changed(self.target, impaled=left)
        if self.weapon in me.lodged:
            lodged = {name: where for name, where in me.lodged.items() if name != self.weapon}
            return state.changed(self.figure, lodged=lodged)
        if not self.kept:
            return state
        return state.changed(self.figure, held=(*me.held, self.weapon), weapons=(*me.weapons, self.weapon))


class Pending(Event, frozen=True, kw_only=True):
    """What happened at the same time as somebody's own action is suffered after it."""

    effect: Effect

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
        return state.changed(self.figure, losses=self.owed, staggered=0)


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
        state = state.lost(self.figure, DYING, UNCONSCIOUS).gained(self.figure, self.how)
        return state.changed(self.figure, dies=self.dies)


class CriticallyHurt(Event, frozen=True, kw_only=True):
    """A critical wound: the result, and the wound it stands for."""

    figure: Id
    total: int
    wound: str


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


EVENTS = (*events_in(globals()), *COMMAND, *DREAD, *ACTS_EVENTS)
