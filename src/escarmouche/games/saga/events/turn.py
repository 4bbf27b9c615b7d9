"""The turn: reaction, announcing, segments, tests."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from escarmouche.core.events import Event, Modifier
from escarmouche.core.state import Id, Plain
from escarmouche.games.saga.figures import (
    SEGMENTS,
    Declaration,
)
from escarmouche.games.saga.stats import DICE, FORCE

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
    """A declared action comes to nothing: somebody was off balance or stunned. One that is let pass is not told."""

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
    """The total of a roll: how many dice and how they fell, what was added and why, and against what if it is known."""

    figure: Id
    test: str
    dice: int
    total: int
    fell: tuple[int, ...] = ()
    level: int = 0
    added: int = 0
    """Points that modifiers add; the others among them are dice."""
    modifiers: tuple[Modifier, ...] = ()
    difficulty: int | None = None
    passed: bool = True
    critical: bool = False
    against: Id = ""

    def implied(self) -> dict[str, Plain]:
        """What the dice showed, the modifiers that are points, and what came of it: a total to be compared, a success,
        a failure, a critical one."""
        came = "total" if self.difficulty is None else "passed" if self.passed else "failed"
        fumbled = "critical" if self.difficulty is None else "fumbled"
        dice = {name for stat in (DICE, FORCE) for name, *_ in stat.modifiers}
        points = {one.name: one.value for one in self.modifiers if one.name not in dice}
        return {
            "shown": " ".join(map(str, self.fell)),
            "modifier": points,
            "changed": bool(points),
            "came": fumbled if self.critical else came,
        }
