"""The ledger of dice: every roll beside what it should have been.

A `Rolled` event keeps its pool, and the pool decides the exact chances of everything that could have come. They are
reckoned when somebody asks, once for each kind of pool, so that games nobody asks about pay nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import erf, sqrt
from typing import Any

from msgspec import Struct

from escarmouche.core.events import NOBODY, Event, Rolled, TurnBegan
from escarmouche.core.system import System
from escarmouche.odds.pools import Spread, distribution


class Throw(Struct, frozen=True, kw_only=True):
    """One roll: what came, what was to be expected, and how lucky it was for the side that rolled (0.5 is middling)."""

    turn: int
    side: str
    """Empty for a roll that belongs to nobody."""
    figure: str
    purpose: str
    faces: tuple[int, ...]
    came: int
    """Hits, or the total where no die needs anything."""
    expected: float
    deviation: float
    percentile: float
    gain: float
    """How much more than expected came, counted for the side that rolled."""


class Tally(Struct, frozen=True, kw_only=True):
    """Many rolls together. `percentile` is the share of all luck that would have been worse."""

    rolls: int = 0
    gain: float = 0.0
    deviation: float = 0.0
    percentile: float = 0.5


def prior(event: Rolled) -> Spread:
    """The exact chances of a roll before it fell: of its hits, or of its total where no die needs anything."""
    return distribution(event.pool)


def thrown(system: System, event: Rolled, state: Any, turn: int) -> Throw:
    """A roll in the ledger. `state` tells whose figure rolled."""
    spread = prior(event)
    came = event.hits if event.needed or event.ranks else sum(event.faces)
    figure = state.figures.get(event.figure)
    side = figure.side if figure is not None else event.figure if event.figure in system.sides else ""
    kind = event.purpose not in system.odds.unlucky
    percentile, gain = spread.percentile(came), came - spread.mean
    return Throw(
        turn=turn,
        side=side,
        figure=event.figure,
        purpose=event.purpose,
        faces=event.faces,
        came=came,
        expected=spread.mean,
        deviation=sqrt(spread.variance),
        percentile=percentile if kind else 1.0 - percentile,
        gain=gain if kind else -gain,
    )


def throws(system: System, events: Iterable[Event], state: Any) -> Iterator[Throw]:
    """The ledger of a game, from its events and any of its states. What nobody may read is no luck of anybody."""
    turn = 0
    for event in events:
        if isinstance(event, TurnBegan):
            turn = event.turn
        elif isinstance(event, Rolled) and event.private != NOBODY:
            yield thrown(system, event, state, turn)


def tally(rolls: Iterable[Throw]) -> Tally:
    """Rolls together, each measured by its own deviation so that a small roll may count as much as a large one.

    What is rolled next may depend on what fell, but no roll knows its own dice beforehand: the sum of what came above
    expectation has the sum of the variances, and for more than a few rolls it is close to normal.
    """
    known = [roll for roll in rolls if roll.deviation > 0]
    if not known:
        return Tally()
    spread = sqrt(sum(roll.deviation**2 for roll in known))
    standard = sum(roll.gain / roll.deviation for roll in known) / sqrt(len(known))
    return Tally(
        rolls=len(known),
        gain=sum(roll.gain for roll in known),
        deviation=spread,
        percentile=0.5 * (1.0 + erf(standard / sqrt(2.0))),
    )
