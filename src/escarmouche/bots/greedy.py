"""The greedy bot: tries each option a few times on sampled dice and takes the one after which the game looks best."""

from __future__ import annotations

from typing import Any

from escarmouche.bots.blunders import sensible
from escarmouche.bots.protocol import View, left_alone, side_for
from escarmouche.core.decisions import Answer, Choose, ChoosePath, Decision, head
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.events import Rolled
from escarmouche.core.position import Asked, Position
from escarmouche.core.system import System
from escarmouche.odds.ahead import Enough, ahead


class GreedyBot:
    """One ply. Every candidate meets the same sampled dice and replies, so that luck does not choose between them; a
    first round sorts them, further rounds look again at the best few. What did well before is tried more often when
    the look-ahead goes on."""

    __slots__ = ("_count", "_likings", "_seed", "_system", "first", "further", "kept", "most")

    def __init__(
        self, system: System, seed: str, most: int = 16, first: int = 2, further: int = 4, kept: int = 4
    ) -> None:
        self._system, self._seed, self._count = system, seed, 0
        self._likings = Likings()
        self.most, self.first, self.further, self.kept = most, first, further, kept

    def choose(self, view: View, decision: Decision) -> Answer:
        if left_alone(decision):
            return decision.default
        self._count += 1
        seed = f"{self._seed}/{self._count}"
        chance = Block(seed, 0)
        candidates = self._candidates(view, sensible(self._system, view.state, decision), chance)
        if len(candidates) == 1:
            return candidates[0]
        position = view.position(chance)
        certain: dict[int, float] = {}

        def value(at: int, look: int) -> float:
            if at in certain:
                return certain[at]
            worth, by_chance = self._value(position, candidates[at], decision, f"{seed}/{look}")
            if not by_chance:
                certain[at] = worth
            return worth

        sums = [0.0] * len(candidates)
        for look in range(self.first):
            for at in range(len(candidates)):
                sums[at] += value(at, look)
        self._likings.learn(decision, candidates, [total / self.first for total in sums])
        best = sorted(range(len(candidates)), key=lambda at: -sums[at])[: self.kept]
        if sums[best[0]] != sums[best[-1]]:
            for look in range(self.first, self.first + self.further):
                for at in best:
                    sums[at] += value(at, look)
        return candidates[max(best, key=lambda at: (sums[at], -at))]

    def _candidates(self, view: View, decision: Decision, chance: Block) -> list[Answer]:
        """What is worth a look: of many paths and points those that end best, and the paths that touch somebody."""
        if not decision.places:
            return decision.candidates(chance, self.most)[: self.most]
        found = best_ends(self._system, view.state, decision, chance, self.most)[: self.kept]
        if isinstance(decision, ChoosePath):
            touching = decision.candidates(chance, len(decision.touchable()) + self.kept)
            found += [path for path in touching if path not in found]
        return found[: self.most]

    def _value(self, position: Position, answer: Answer, decision: Decision, seed: str) -> tuple[float, bool]:
        """How the game looks to this seat after one sampled future of an answer; and whether any die or reply made it
        so, or every future ends like this."""
        seat = decision.seat
        replies = Quick(self._system, Block(seed, -1), seat, self._likings)
        ended = ahead(position, answer, SeededDice(seed), replies, seat)
        by_chance = replies.asked or any(isinstance(event, Rolled) for event in ended.events)
        return worth(self._system, ended.state, side_for(position.now, decision)), by_chance


def worth(system: System, state: Any, side: str) -> float:
    """The game's own score; an ended game is worth more than any that goes on."""
    if state.result is not None:
        return 0.0 if state.result.winner is None else 1e6 if state.result.winner == side else -1e6
    return system.mind.score(state, side)


class Likings:
    """How much better than its alternatives an answer to a question used to look, by its name alone."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        self._known: dict[tuple[str, str], float] = {}

    def learn(self, decision: Decision, answers: list[Answer], values: list[float]) -> None:
        if not isinstance(decision, Choose):
            return
        mean = sum(values) / len(values)
        for answer, value in zip(answers, values, strict=True):
            name = (decision.key, head(answer))
            gained = min(max(value - mean, -MOST_LIKING), MOST_LIKING)
            before = self._known.get(name, 0.0)
            self._known[name] = before + 0.2 * (gained - before)

    def best(self, decision: Choose, chance: Block, tries: int) -> Answer:
        """The best liked of a few options drawn at random."""
        options = decision.options
        drawn = [options[chance.below(len(options))] for _ in range(tries)]
        return max(drawn, key=lambda option: self._known.get((decision.key, option.head), 0.0)).value


MOST_LIKING = 5.0


class Quick:
    """Cheap replies inside a look-ahead: this seat takes the best liked of a few options and the best of a few paths;
    the others decline half of the time and answer at random otherwise."""

    __slots__ = ("_chance", "_left", "_likings", "_seat", "_system", "_tries", "asked")

    def __init__(
        self, system: System, chance: Block, seat: str, likings: Likings, most: int = 24, tries: int = 3
    ) -> None:
        self._system, self._chance, self._seat, self._likings = system, chance, seat, likings
        self._left, self._tries = most, tries
        self.asked = False
        """Whether it was ever asked for a reply."""

    def __call__(self, asked: Asked, decision: Decision) -> Answer:
        self.asked = True
        if not self._left:
            raise Enough
        self._left -= 1
        chance = self._chance
        if decision.seat != self._seat:
            default = decision.default if isinstance(decision, Choose) and chance.below(2) else None
            return decision.sample(chance) if default is None else default
        if isinstance(decision, Choose):
            return self._likings.best(decision, chance, self._tries)
        if isinstance(decision, ChoosePath):
            return best_ends(self._system, asked.state, decision, chance, self._tries)[0]
        return decision.sample(chance)


def best_ends(system: System, state: Any, decision: Decision, chance: Block, tries: int) -> list[Answer]:
    """Some paths or points, the best first: where a figure ends up is judged without playing on."""
    found: list[tuple[float, Answer]] = []
    side = side_for(state, decision)
    for _ in range(tries):
        answer = decision.sample(chance)
        end = decision.end(answer)
        looks = system.mind.score(state.changed(decision.figure, at=end), side) if decision.figure else 0.0
        found.append((-looks, answer))
    found.sort(key=lambda one: one[0])
    return [answer for _, answer in found]
