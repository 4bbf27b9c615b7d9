"""The moments of a recorded game: where somebody had a choice, what they chose and what came of it.

They are counted as the table in the browser counts them: answers that leave no choice make no moment of their own.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.events import Event
from escarmouche.core.position import Position
from escarmouche.core.system import System
from escarmouche.records.record import Record, replay
from escarmouche.space.geometry import Footprint, gap
from escarmouche.telling.texts import Texts, point


class Chosen(Struct, frozen=True, kw_only=True):
    """One moment, and the answer that led to the next."""

    number: int
    line: int
    """Of the answer, in the record."""
    position: Position
    seat: str
    answer: Answer
    events: tuple[Event, ...]
    """What happened until the next choice."""
    after: Position

    @property
    def decision(self) -> Decision:
        return self.position.decision(self.seat)


class Story(Struct, frozen=True, kw_only=True):
    """A recorded game: what happened before the first choice, every choice, and where it ended."""

    opening: tuple[Event, ...]
    chosen: tuple[Chosen, ...]
    end: Position

    @property
    def events(self) -> tuple[Event, ...]:
        return self.opening + tuple(event for one in self.chosen for event in one.events)

    @property
    def state(self) -> Any:
        return self.end.now

    def position(self, moment: int) -> Position:
        """The position at a moment; the last is the end."""
        last = len(self.chosen)
        if not 0 <= moment <= last:
            raise LookupError(f"moment: {moment} is not there, the game has 0 to {last}")
        return self.end if moment == last else self.chosen[moment].position


def story(record: Record, system: System) -> Story:
    """A record played again, choice by choice; `Difference` where it does not fit the rules."""
    opening: tuple[Event, ...] = ()
    found: list[Chosen] = []
    position: Position[Any] = Position(None)
    for scene in replay(record, system):
        after, entry = scene.step.position, scene.entry
        if entry is None or alone(position):
            if found:
                last = found[-1]
                found[-1] = replace(last, events=last.events + scene.events, after=after)
            else:
                opening += scene.events
        else:
            found.append(
                Chosen(
                    number=len(found),
                    line=scene.line,
                    position=position,
                    seat=entry.seat,
                    answer=entry.answer,
                    events=scene.events,
                    after=after,
                )
            )
        position = after
    return Story(opening=opening, chosen=tuple(found), end=position)


def alone(position: Position) -> bool:
    """One question that leaves no choice."""
    return len(position.pending) == 1 and position.pending[0].forced


def worded(texts: Texts, decision: Decision, answer: Answer, state: Any) -> str:
    """An answer as a player would say it; of a path or a place, how far it is from the nearest enemy."""
    if not decision.places:
        return texts.option(decision, answer, state)
    way = decision.way(answer)
    if not way:
        return texts.say("play-stay")
    me = state.figures.get(decision.figure)
    foes = [one for one in state.figures.values() if me is not None and one.in_play and one.side != me.side]
    if me is None or not foes:
        return f"→ {point(texts.lang, way[-1])}"
    there = Footprint(me.base, way[-1], me.angle)
    far, foe = min((round(gap(there, one), 1), one.id) for one in foes)
    if not far:
        return texts.say("answer-contact", state, figure=foe)
    return texts.say("answer-place", state, far=far, one=texts.system.unit_one, many=texts.system.unit, figure=foe)
