"""Spells and what lasts."""

from __future__ import annotations

from typing import Any

from escarmouche.core.events import Event
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events.things import reskilled
from escarmouche.games.kharn_ages.figures import (
    Lasting,
)


class LastingChanged(Event, frozen=True, kw_only=True):
    """What is in force on a Safar changed: dust rose or settled, or AP that were granted are still to be counted."""

    figure: Id
    lasting: tuple[Lasting, ...]
    reason: str = ""

    def apply(self, state: Any) -> Any:
        return reskilled(state.changed(self.figure, lasting=self.lasting), self.figure)


class Cast(Event, frozen=True, kw_only=True):
    """An incantation begins: the spell, at whom, which of its difficulties, with how many AP. It is an attempt."""

    figure: Id
    spell: str
    target: Id
    difficulty: int
    ap: int
    path: str = ""

    def implied(self) -> dict[str, Any]:
        """Is it cast at nobody but the caster, or all around it?"""
        return {"own": self.figure == self.target}

    def apply(self, state: Any) -> Any:
        cast = state.figures[self.figure].cast
        return state.changed(self.figure, cast={**cast, self.spell: cast.get(self.spell, 0) + 1})


class Enchanted(Event, frozen=True, kw_only=True):
    """A working of a spell is in force on a Safar; the same working of the same spell is renewed."""

    figure: Id
    spell: str
    working: str
    """fright, immune-terror, V … I, attack, defence, or `skill:` and a keyword"""
    value: int = 0
    by: Id
    until: str
    """caster: until its next activation begins; activation: until the bearer's next one ends"""
    after: int = 0

    def apply(self, state: Any) -> Any:
        now = Lasting(self.working, self.by, self.value, self.until, self.spell, self.after)
        others = tuple(
            one for one in state.figures[self.figure].lasting if (one.name, one.spell) != (self.working, self.spell)
        )
        return reskilled(state.changed(self.figure, lasting=(*others, now)), self.figure)


class Faded(Event, frozen=True, kw_only=True):
    """A working of a spell is over."""

    figure: Id
    spell: str
    working: str
    by: Id

    def apply(self, state: Any) -> Any:
        over = (self.working, self.spell, self.by)
        left = tuple(one for one in state.figures[self.figure].lasting if (one.name, one.spell, one.by) != over)
        return reskilled(state.changed(self.figure, lasting=left), self.figure)


class Outwitted(Event, frozen=True, kw_only=True):
    """A defence was mended after its roll, for 1 AP."""

    figure: Id
    by: str
    """die, or the characteristic that was added"""
    added: int
    total: int

    def apply(self, state: Any) -> Any:
        return state


class Used(Event, frozen=True, kw_only=True):
    """Something that may be done once per activation (or `round:`, or `game:`) was done."""

    figure: Id
    name: str

    def apply(self, state: Any) -> Any:
        return state.changed(self.figure, used=state.figures[self.figure].used | {self.name})
