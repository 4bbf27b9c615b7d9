"""Threats: how likely a figure is reached and put out by one enemy action, wherever it might stand."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from escarmouche.core.decisions import Choose
from escarmouche.core.dice import SeededDice
from escarmouche.core.position import Position, advance, begin
from escarmouche.core.system import System
from escarmouche.odds.exact import odds
from escarmouche.space.geometry import Point, quantise
from escarmouche.space.moves import Ground

STEP = 2.0
"""How far apart the places are that a map looks at."""


class Threat(Struct, frozen=True, kw_only=True):
    """One place: the best chance of any single enemy action to reach the figure, and to put it out, and by whom."""

    at: Point
    reached: float
    out: float
    by: str


def rows(state: Any) -> int:
    """How many rows of places a table has."""
    return max(1, round(float(state.table.size[1]) / STEP))


def row(system: System, state: Any, figure: str, number: int) -> tuple[Threat, ...]:
    """The threats along one row of the table; places where the figure cannot stand are left out."""
    wide, deep = state.table.size
    columns = max(1, round(wide / STEP))
    me = state.figures[figure]
    others = tuple(f.footprint for f in state.figures.values() if f.id != figure and f.on_table)
    ground = Ground(state.table, me.base, others)
    found = []
    for column in range(columns):
        at = quantise(((column + 0.5) * wide / columns, (number + 0.5) * deep / rows(state)))
        if ground.free(at):
            found.append(threat(system, state, figure, at))
    return tuple(found)


def threat(system: System, state: Any, figure: str, at: Point) -> Threat:
    """What the most dangerous single action of an enemy could do to a figure that stands there.

    Everybody else stays where they are, and those asked on the way decline.
    """
    moved = state.changed(figure, at=at)
    reached = out = 0.0
    by = ""
    for enemy in state.figures.values():
        if enemy.side == state.figures[figure].side or not enemy.on_table:
            continue
        position = acting(system, moved, enemy.id)
        if position is None:
            continue
        decision = position.decision()
        assert isinstance(decision, Choose)
        for option in decision.options:
            if option.figure == figure:
                told = odds(system, position, option.value, policy="decline", samples=100)
                reached = max(reached, told.chance(figure, system.odds.reaching).share)
                falls = told.chance(figure, system.odds.falling).share
                if falls > out:
                    out, by = falls, enemy.id
    return Threat(at=at, reached=reached, out=out, by=by)


def acting(system: System, state: Any, who: str) -> Position | None:
    """The question what this figure does, if it were the next to act; None if it could not."""
    laid = system.odds.acting(state, who)
    if laid is None:
        return None
    dice = SeededDice("threat")
    position = begin(laid.state, dice, auto=False).position
    for key, answer in laid.answers:
        if position.over or position.decision().key != key:
            return None
        position = advance(position, answer, dice, auto=False).position
    return None if position.over or not isinstance(position.decision(), Choose) else position
