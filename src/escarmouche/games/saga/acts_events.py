"""What happens by the hand of the referee."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from escarmouche.core.events import Event
from escarmouche.core.state import Id, Plain
from escarmouche.games.saga.figures import DYING, UNCONSCIOUS
from escarmouche.space.geometry import Point


class Resettled(Event, frozen=True, kw_only=True):
    """The referee changes a setting in the middle of the combat."""

    decreed: ClassVar[bool] = True
    setting: str
    value: Any

    def apply(self, state: Any) -> Any:
        seen = {"visibility": self.value} if self.setting == "visibility" else {}
        return replace(state, options={**state.options, self.setting: self.value}, **seen)


class Healed(Event, frozen=True, kw_only=True):
    """The referee gives levels back: with a wound level the dying live, with one of fatigue the unconscious wake."""

    decreed: ClassVar[bool] = True
    figure: Id
    wounds: int = 0
    fatigue: int = 0

    def implied(self) -> dict[str, Plain]:
        return {"both": "yes" if self.wounds and self.fatigue else "no"}

    def apply(self, state: Any) -> Any:
        me = state.figures[self.figure]
        over = [DYING] * bool(self.wounds) + [UNCONSCIOUS] * bool(self.fatigue)
        left = {"wounds": me.wounds - self.wounds, "fatigue": me.fatigue - self.fatigue}
        return state.lost(self.figure, *over).changed(self.figure, **left, dies=0 if self.wounds else me.dies)


class Joined(Event, frozen=True, kw_only=True):
    """The referee brings somebody into the fight."""

    decreed: ClassVar[bool] = True
    figure: Id
    profile: str
    side: str
    at: Point
    angle: float = 0.0

    def apply(self, state: Any) -> Any:
        from escarmouche.games.saga.rules.sheets import newcomer

        made = newcomer(state, self.figure, self.profile, self.side)
        placed = replace(made, at=self.at, angle=self.angle, on_table=True)
        return replace(state, figures={**state.figures, self.figure: placed})


ACTS_EVENTS: tuple[type[Event], ...] = (Resettled, Healed, Joined)
