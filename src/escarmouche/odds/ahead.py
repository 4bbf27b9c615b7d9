"""Look-ahead: play an answer and what follows it, with sampled dice and somebody who answers at once."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import Block, Dice
from escarmouche.core.events import Event
from escarmouche.core.game import Answered, Chooser, Game
from escarmouche.core.position import Asked, Position


class Ahead(Struct, frozen=True):
    """Where a look-ahead stopped, and what it saw happen."""

    state: Any
    events: tuple[Event, ...]


class Enough(BaseException):
    """A chooser has seen enough; the look-ahead stops in the middle of the phase. Not an error."""


def ahead(position: Position, answer: Answer, dice: Dice, chooser: Chooser, seat: str, most: int = 6) -> Ahead:
    """Play a full answer until its phase and all that the phase planned are over, `most` phases at the utmost.

    A phase that plans one of its own kind in its place (the next action, the other side's slot) is over, too.
    """
    decision = position.decision(seat)
    state = position.state
    rest, kind = len(state.agenda) - 1, type(state.agenda[0])
    log = [*position.log, Answered(decision.key, decision.seat, answer)]
    game: Game[Any] = Game(state, dice, log, position.rolls, chooser)
    events: list[Event] = []
    known = position.told
    try:
        state = game.run()
        for _ in range(most - 1):
            left = len(state.agenda)
            if left <= rest or not left or (left == rest + 1 and type(state.agenda[0]) is kind):
                break
            events += game.events[known:]
            known = 0
            game = Game(state, dice, [], game.rolls, chooser)
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
