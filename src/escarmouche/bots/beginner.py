"""The beginner's bot: it knows what people usually do, comes to fight, and often picks something else than the best."""

from __future__ import annotations

from escarmouche.bots.blunders import sensible
from escarmouche.bots.habit import by_habit
from escarmouche.bots.protocol import View
from escarmouche.core.decisions import Answer, Choose, Decision
from escarmouche.core.dice import Block
from escarmouche.core.system import System

SURE = 3
"""One choice in so many is what people usually do, the others are any that makes sense."""


class BeginnerBot:
    """Slips are choices between things to do; how many dice to risk and where to go are answered by habit, so that
    somebody's first opponent moves and fights."""

    __slots__ = ("_chance", "_system")

    def __init__(self, system: System, seed: str) -> None:
        self._system, self._chance = system, Block(seed, 0)

    def choose(self, view: View, decision: Decision) -> Answer:
        asked = sensible(self._system, view.state, decision)
        if isinstance(asked, Choose) and not counts(asked) and self._chance.below(SURE):
            return any_deed(asked, self._chance)
        return by_habit(self._system, view.state, asked, self._chance)


def counts(decision: Choose) -> bool:
    """Is it asked how many, in so many options?"""
    return all(isinstance(option.value, int) for option in decision.options)


def any_deed(decision: Choose, chance: Block) -> Answer:
    """Any thing to do, then any way of doing it: what has many ways is not done more often for that."""
    heads = list(dict.fromkeys(option.head for option in decision.options))
    head = heads[chance.below(len(heads))]
    ways = [option.value for option in decision.options if option.head == head]
    return ways[chance.below(len(ways))]
