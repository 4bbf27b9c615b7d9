"""The greedy bot: tries each option a few times on sampled dice and takes the one after which the game looks best."""

from __future__ import annotations

from typing import Any

from escarmouche.bots.protocol import View
from escarmouche.core.decisions import Answer, ChoosePath, Decision
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.position import Asked, Position
from escarmouche.core.system import System
from escarmouche.odds.ahead import Enough, ahead


class GreedyBot:
    """One ply. Every candidate meets the same sampled dice and replies, so that luck does not choose between them; a
    first round sorts them, further rounds look again at the best few."""

    __slots__ = ("_count", "_seed", "_system", "first", "further", "kept", "most")

    def __init__(
        self, system: System, seed: str, most: int = 16, first: int = 2, further: int = 4, kept: int = 4
    ) -> None:
        self._system, self._seed, self._count = system, seed, 0
        self.most, self.first, self.further, self.kept = most, first, further, kept

    def choose(self, view: View, decision: Decision) -> Answer:
        self._count += 1
        seed = f"{self._seed}/{self._count}"
        chance = Block(seed, 0)
        candidates = self._candidates(view, decision, chance)
        if len(candidates) == 1:
            return candidates[0]
        position = view.position(chance)
        sums = [0.0] * len(candidates)
        for look in range(self.first):
            for at, answer in enumerate(candidates):
                sums[at] += self._value(position, answer, decision, f"{seed}/{look}")
        best = sorted(range(len(candidates)), key=lambda at: -sums[at])[: self.kept]
        if len(best) > 1 and sums[best[0]] != sums[best[-1]]:
            for look in range(self.first, self.first + self.further):
                for at in best:
                    sums[at] += self._value(position, candidates[at], decision, f"{seed}/{look}")
        return candidates[max(best, key=lambda at: (sums[at], -at))]

    def _candidates(self, view: View, decision: Decision, chance: Block) -> list[Answer]:
        """What is worth a look; of many paths those that end best, and those that touch somebody."""
        found = decision.candidates(chance, self.most)[: self.most]
        if not isinstance(decision, ChoosePath):
            return found
        ends = best_ends(self._system, view.state, decision, chance, self.most)
        for path in [*ends[: self.kept]]:
            if path not in found:
                found.insert(0, path)
        return found[: self.most]

    def _value(self, position: Position, answer: Answer, decision: Decision, seed: str) -> float:
        """How the game looks to this seat after one sampled future of an answer."""
        seat = decision.seat
        ended = ahead(position, answer, SeededDice(seed), Quick(self._system, Block(seed, -1), seat), seat)
        return worth(self._system, ended.state, seat)


def worth(system: System, state: Any, seat: str) -> float:
    """The game's own score; an ended game is worth more than any that goes on."""
    if state.result is not None:
        return 0.0 if state.result.winner is None else 1e6 if state.result.winner == seat else -1e6
    return system.score(state, seat)


class Quick:
    """Cheap replies inside a look-ahead: this seat goes on at random, but along the best of a few paths; the others
    decline half of the time."""

    __slots__ = ("_chance", "_left", "_samples", "_seat", "_system")

    def __init__(self, system: System, chance: Block, seat: str, most: int = 24, samples: int = 3) -> None:
        self._system, self._chance, self._seat = system, chance, seat
        self._left, self._samples = most, samples

    def __call__(self, asked: Asked, decision: Decision) -> Answer:
        if not self._left:
            raise Enough
        self._left -= 1
        if decision.seat != self._seat:
            default = decision.default if self._chance.below(2) else None
            return decision.sample(self._chance) if default is None else default
        if isinstance(decision, ChoosePath):
            return best_ends(self._system, asked.state, decision, self._chance, self._samples)[0]
        return decision.sample(self._chance)


def best_ends(system: System, state: Any, decision: ChoosePath, chance: Block, most: int) -> list[Answer]:
    """Some paths, the one whose end looks best first: where a figure stands is judged without playing on."""
    found: list[tuple[float, Answer]] = []
    for _ in range(most):
        path = decision.sample(chance)
        end = tuple(path[-1]) if path else decision.start
        found.append((-system.score(state.changed(decision.figure, at=end), decision.seat), path))
    found.sort(key=lambda one: one[0])
    return [path for _, path in found]
