"""Rollouts: an answer is played, and what follows it, by habit and with sampled dice, for a few slots of the game."""

from __future__ import annotations

from typing import Any

from escarmouche.bots.habit import by_habit
from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import Block, Dice, Pool, explode
from escarmouche.core.game import Answered, Chooser, Game
from escarmouche.core.position import Asked, Position
from escarmouche.core.system import System
from escarmouche.odds.ahead import Enough


class Habits:
    """Answers at once for every seat: by the habits of the game, or any legal answer where it has none. The mood in
    which somebody answers a question for the third time, say, depends on nothing else before it: see `OwnDice`."""

    __slots__ = ("_asked", "_left", "_seed", "_system", "decisions")

    def __init__(self, system: System, seed: str, most: int = 400) -> None:
        self._system, self._seed, self._left = system, seed, most
        self._asked: dict[tuple[str, str], int] = {}
        self.decisions = 0

    def __call__(self, asked: Asked, decision: Decision) -> Answer:
        if self.decisions >= self._left:
            raise Enough
        self.decisions += 1
        key = (decision.figure or decision.seat, decision.key)
        count = self._asked[key] = self._asked.get(key, 0) + 1
        return by_habit(self._system, asked.state, decision, Block(f"{self._seed}/{key}", count))


class OwnDice:
    """Everybody has dice of their own for each purpose: a roll more or less of somebody leaves the luck of the others
    as it was. Answers that are compared on the same seed differ by what they change, and hardly by luck."""

    __slots__ = ("_rolled", "_seed")

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._rolled: dict[tuple[str, str], int] = {}

    def faces(self, who: str, purpose: str, pool: Pool, count: int) -> tuple[int, ...]:
        key = (who, purpose)
        nth = self._rolled[key] = self._rolled.get(key, 0) + 1
        return explode(pool, Block(f"{self._seed}/{key}", nth))


def rollout(position: Position, decision: Decision, answer: Answer, dice: Dice, chooser: Chooser, slots: int) -> Any:
    """The state after an answer and so many slots more: a slot is over when at most one phase is left to play."""
    log = [*position.log, Answered.to(decision, answer)]
    game: Game[Any] = Game(position.state, dice, log, position.rolls, chooser)
    try:
        state = game.run()
        while state.agenda:
            if len(state.agenda) == 1:
                slots -= 1
                if slots < 0:
                    break
            game = Game(state, dice, [], game.rolls, chooser)
            state = game.run()
    except Enough:
        return game.state
    return state


def promise(system: System, state: Any, side: str) -> float:
    """How likely it looks that this side wins, from 0 to 1."""
    if state.result is not None:
        return 0.5 if state.result.winner is None else float(state.result.winner == side)
    return 0.02 + 0.96 * system.mind.win_chance(state, side)
