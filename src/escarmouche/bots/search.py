"""The search bot: plays every answer worth a look on by habit, many times over, and keeps to those that do best."""

from __future__ import annotations

import time
from collections.abc import Iterator
from math import ceil, log2

from msgspec import Struct

from escarmouche.bots.greedy import best_ends
from escarmouche.bots.protocol import View
from escarmouche.bots.rollout import Habits, promise, rollout
from escarmouche.core.decisions import Answer, ChoosePath, ChoosePoint, Decision
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.system import System


class Candidate(Struct):
    """An answer worth a look: how often it was played on, and how likely a win looked after it."""

    answer: Answer
    visits: int = 0
    total: float = 0.0

    @property
    def value(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class SearchBot:
    def __init__(
        self,
        system: System,
        seed: str,
        iterations: int = 200,
        seconds: float | None = None,
        most: int = 24,
        slots: int = 1,
    ) -> None:
        self._system, self._seed, self._count = system, seed, 0
        self.iterations, self.seconds, self.most, self.slots = iterations, seconds, most, slots
        self.thoughts: list[Candidate] = []

    def choose(self, view: View, decision: Decision) -> Answer:
        self._count += 1
        seed = f"{self._seed}/{self._count}"
        self.thoughts = [Candidate(answer) for answer in self._candidates(view, decision, Block(seed, 0))]
        if len(self.thoughts) > 1:
            self._halve(view, decision, seed)
        return self.thoughts[0].answer

    def _halve(self, view: View, decision: Decision, seed: str) -> None:
        """Sequential halving: every round looks at the candidates left in turn, on the same dice, and drops the worse
        half of them."""
        left = list(self.thoughts)
        rounds = ceil(log2(len(left)))
        look = 0
        for number in range(rounds):
            for _ in self._turns(len(left), rounds):
                position = view.position(Block(f"{seed}/{look}", -2))
                for one in left:
                    replies = Habits(self._system, Block(f"{seed}/{look}", -1))
                    state = rollout(position, decision, one.answer, SeededDice(f"{seed}/{look}"), replies, self.slots)
                    one.total += promise(self._system, state, decision.seat)
                    one.visits += 1
                look += 1
            left.sort(key=lambda one: -one.value)
            del left[(len(left) + 1) // 2 :]
        self.thoughts.sort(key=lambda one: (one is not left[0], -one.visits, -one.value))

    def _turns(self, candidates: int, rounds: int) -> Iterator[int]:
        """Looks at each candidate in one round, until its share of the budget is used up."""
        if self.seconds is None:
            yield from range(max(1, self.iterations // (rounds * candidates)))
            return
        end = time.process_time() + self.seconds / rounds
        look = 0
        while look == 0 or time.process_time() < end:
            yield look
            look += 1

    def _candidates(self, view: View, decision: Decision, chance: Block) -> list[Answer]:
        state = view.state
        found: list[Answer] = []
        usual = self._system.habit(state, decision, chance)
        if usual is not None:
            found.append(decision.check(usual))
        more = decision.candidates(chance, self.most)
        if isinstance(decision, ChoosePath | ChoosePoint):
            more = more[: self.most // 2] + best_ends(self._system, state, decision, chance, self.most)[:4]
        found += [answer for answer in more if answer not in found]
        return found[: self.most]
