"""Before the first turn; tests, damage and life."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from msgspec.structs import replace

from escarmouche.core.events import Event, Modifier
from escarmouche.core.state import Id, Plain
from escarmouche.games.age_des_escarmouches.figures import (
    LINGERING,
    Token,
)
from escarmouche.space.areas import Area
from escarmouche.space.table import Piece, Table
from escarmouche.telling.typography import signed


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
    """A test was made in TRUC: the characteristic, the difficulty, the columns moved, what was needed and rolled. Told
    once, of the die that counts: what was rolled before `retried` is in `rolled`."""

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
    parts: tuple[Modifier, ...] = ()
    """What the value is made of, beside what is printed."""
    against: Id = ""

    def implied(self) -> dict[str, Plain]:
        changed = {one.name: signed(one.value) for one in self.parts}
        return {"changed": changed, **in_words(self.shift, self.modifiers)}


def in_words(shift: int, modifiers: Iterable[Modifier]) -> dict[str, Plain]:
    """The columns moved, in all and by which modifiers, as people write them."""
    return {"columns": signed(shift), "modifier": {one.name: signed(one.value) for one in modifiers}}


class Retried(Event, frozen=True, kw_only=True):
    """A die is rolled again: which face, by whom and by what."""

    figure: Id
    test: str
    of: Id
    skill: str
    face: int = 0


class Decided(Event, frozen=True, kw_only=True):
    """A tie is settled by an odd or an even die: of two fighters in a characteristic, for the dominant, or over the
    single re-roll of a test."""

    side: str
    face: int
    of: str = ""
    tied: tuple[Id, ...] = ()


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
    rolled: int = 0
    """What the die showed, where it counts as another face."""
    table: int = 0
    """What the table says, where the cell counts as something else."""

    def implied(self) -> dict[str, Plain]:
        """What skills add to the cell of the table, or take from it; the columns moved."""
        shown = self.table or self.cell
        return {"added": self.damage - shown, "shown": shown, **in_words(self.shift, self.modifiers)}


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
        me, gained = state.figures[self.figure], {self.skill: self.follows}
        bare = {**me.bare, **gained} if me.lent else me.bare
        return state.changed(self.figure, skills={**me.skills, **gained}, bare=bare)
