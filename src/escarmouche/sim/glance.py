"""A glance at a game that is over: how lucky everybody's dice were, and where it turned.

Exact for the dice (`odds.luck`). Where a game turned is read from how likely a win looked at each moment, without
playing on: quick enough for the page that a game ends with. `sim.luck` is the thorough account.
"""

from __future__ import annotations

from msgspec import Struct

from escarmouche.bots.rollout import promise
from escarmouche.core.system import System, load
from escarmouche.odds.luck import Tally, tally, throws
from escarmouche.records.recordfiles import parse
from escarmouche.sim.moments import Story, story

CLEAR = 0.02
"""A swing of less turned nothing."""


class Turning(Struct, frozen=True, kw_only=True):
    """The moment whose answer, and the dice after it, changed most: how likely a win looked to this side before and
    after."""

    moment: int
    side: str
    before: float
    after: float


class Glance(Struct, frozen=True, kw_only=True):
    dice: dict[str, Tally]
    turning: Turning | None


def glance(record: str, place: str) -> Glance:
    """Both, of a record."""
    system = load(place)
    told = story(parse(record.encode()), system)
    rolls = list(throws(system, told.events, told.state))
    dice = {side: tally(roll for roll in rolls if roll.side == side) for side in system.seats}
    return Glance(dice=dice, turning=turned(system, told))


def turned(system: System, told: Story) -> Turning | None:
    """The largest swing towards whoever won; in a draw, any way. Nothing turns while the table is laid, nor
    by the last answer of all, which ended the game."""
    result = told.state.result
    side = result.winner if result is not None and result.winner in system.seats else system.seats[0]
    won = result is not None and result.winner is not None
    values = [promise(system, told.position(moment).now, side) for moment in range(len(told.chosen) + 1)]
    best: Turning | None = None
    for moment in range(len(told.chosen) - 1):
        if not told.position(moment).now.turn:
            continue
        before, after = values[moment], values[moment + 1]
        swing = after - before if won else abs(after - before)
        if swing > max(CLEAR, abs(best.after - best.before) if best is not None else 0.0):
            best = Turning(moment=moment, side=side, before=before, after=after)
    return best
