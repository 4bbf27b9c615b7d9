"""Look-ahead: play an answer and what follows it, with sampled dice and somebody who answers at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import Block, Dice
from escarmouche.core.events import Event
from escarmouche.core.game import Answered, Chooser, Entry, Game
from escarmouche.core.position import Asked, Position

MOST_PHASES = 6


class Ahead(Struct, frozen=True):
    """Where a look-ahead stopped, and what it saw happen."""

    state: Any
    events: tuple[Event, ...]


class Enough(BaseException):
    """A chooser has seen enough; the look-ahead stops in the middle of the phase. Not an error."""


def ahead(
    position: Position, answer: Answer, dice: Dice, chooser: Chooser, seat: str, most: int = MOST_PHASES
) -> Ahead:
    """Play a full answer until its phase and all that the phase planned are over, `most` phases at the utmost."""
    decision = position.decision(seat)
    log = [*position.log, Answered.to(decision, answer)]

    def game(state: Any, log: list[Entry], rolls: int) -> Game[Any]:
        return Game(state, dice, log, rolls, chooser)

    return through(position, log, game, most)


class Horizon(Struct, frozen=True):
    """Where an action is over: at a quiet point with no more planned than this.

    A phase that plans one of its own kind in its place (the next action, the other side's slot) is over, too.
    """

    rest: int
    kind: type

    def passed(self, agenda: tuple[Any, ...]) -> bool:
        left = len(agenda)
        return left <= self.rest or not left or (left == self.rest + 1 and type(agenda[0]) is self.kind)


def horizon(state: Any) -> Horizon:
    return Horizon(len(state.agenda) - 1, type(state.agenda[0]))


def through(
    position: Position,
    log: list[Entry],
    game_of: Callable[[Any, list[Entry], int], Game[Any]],
    most: int = MOST_PHASES,
    until: Horizon | None = None,
) -> Ahead:
    """Run the phase of a position with a longer log, and all that it plans."""
    state = position.state
    until = until or horizon(state)
    game = game_of(state, log, position.rolls)
    events: list[Event] = []
    known = position.told
    try:
        state = game.run()
        for _ in range(most - 1):
            if until.passed(state.agenda):
                break
            events += game.events[known:]
            known = 0
            game = game_of(state, [], game.rolls)
            state = game.run()
    except Enough:
        state = game.state
    events += game.events[known:]
    return Ahead(state, tuple(events))


class Replies:
    """Answers at once: what somebody who says nothing answers, and a legal answer at random where they must speak."""

    __slots__ = ("_chance", "_left")

    def __init__(self, chance: Block, most: int = 200) -> None:
        self._chance, self._left = chance, most

    def __call__(self, asked: Asked, decision: Decision) -> Answer:
        if not self._left:
            raise Enough
        self._left -= 1
        default = decision.default
        return decision.sample(self._chance) if default is None else default
