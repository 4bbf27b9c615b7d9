"""The habit bot: what somebody who knows the game answers without thinking ahead. It takes a tenth of a millisecond."""

from __future__ import annotations

from escarmouche.bots.blunders import sensible
from escarmouche.bots.protocol import View, of_its_side
from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import Block
from escarmouche.core.system import System


class HabitBot:
    __slots__ = ("_chance", "_system")

    def __init__(self, system: System, seed: str) -> None:
        self._system, self._chance = system, Block(seed, 0)

    def choose(self, view: View, decision: Decision) -> Answer:
        state = view.state
        return by_habit(self._system, state, sensible(self._system, state, decision), self._chance)


def by_habit(system: System, state: object, decision: Decision, chance: Block) -> Answer:
    """The game's habit, or any legal answer where it has none."""
    answer = system.mind.habit(state, of_its_side(state, decision), chance)
    return decision.sample(chance) if answer is None else answer
