"""The search bot: plays the answers worth a look on by habit, many times over, and takes the one that wins most.

What habit would answer is the incumbent: another answer must do better than it by more than luck explains. What the
greedy bot would answer is a challenger that no glance drops (its own few looks come on top of a budget of look-aheads).
All candidates meet the same dice and the same guess at what is hidden. A quarter of the budget is for glances, to the
end of the running slot: the challengers that do best there are looked at in earnest, with replies and replies to those.
Whoever falls clearly behind is given up (a race), and a race that is settled ends: a budget is spent on what is hard to
tell apart, and many moves take a small part of it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct, field

from escarmouche.bots.blunders import sensible
from escarmouche.bots.greedy import GreedyBot, best_ends
from escarmouche.bots.habit import by_habit
from escarmouche.bots.protocol import View, left_alone, of_its_side, side_for
from escarmouche.bots.rollout import Habits, OwnDice, promise, rollout
from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import Block
from escarmouche.core.system import System


class Thought(Struct):
    """A candidate: an answer, and how likely a win looked at the end of each look-ahead."""

    answer: Answer
    glances: list[float] = field(default_factory=list)
    looks: list[float] = field(default_factory=list)

    @property
    def visits(self) -> int:
        return len(self.glances) + len(self.looks)

    @property
    def value(self) -> float:
        seen = self.looks or self.glances
        return sum(seen) / len(seen) if seen else 0.0

    def better_than(self, other: Thought, doubt: float) -> float:
        """By how much it beats another on the same dice, less so many standard errors of that."""
        gains = [mine - theirs for mine, theirs in zip(self.looks, other.looks, strict=False)]
        mean = sum(gains) / len(gains)
        spread = sum([(gain - mean) ** 2 for gain in gains]) / max(len(gains) - 1, 1)
        return float(mean - doubt * (spread / len(gains)) ** 0.5)


class SearchBot:
    """Budgeted by look-aheads a move, or by seconds of processor time a move. By look-aheads it is bound by its seed
    alone. `thoughts` are the candidates of the last move, the one chosen first."""

    def __init__(
        self,
        system: System,
        seed: str,
        iterations: int = 300,
        seconds: float | None = None,
        most: int = 24,
        slots: int = 8,
        doubt: float = 1.5,
    ) -> None:
        self._system, self._seed, self._count = system, seed, 0
        self.iterations, self.seconds, self.most, self.slots, self.doubt = iterations, seconds, most, slots, doubt
        self._greedy = GreedyBot(system, f"{seed}/greedy")
        self.clock = time.process_time
        self.thoughts: list[Thought] = []

    def choose(self, view: View, decision: Decision) -> Answer:
        self._count += 1
        seed = f"{self._seed}/{self._count}"
        budget = Budget(self.iterations, self.seconds, self.clock)
        self.thoughts = [Thought(answer) for answer in self._candidates(view, decision, Block(seed, 0))]
        if len(self.thoughts) > 1:
            self._compare(view, decision, seed, budget)
        return self.thoughts[0].answer

    def _compare(self, view: View, decision: Decision, seed: str, budget: Budget) -> None:
        """Glances at all of them; then look-aheads at the few that did best, until one of them is ahead."""
        usual, greedy, left = self.thoughts[0], self.thoughts[1:2], self.thoughts[2:]
        look = 0
        while len(left) > KEPT:
            for one, value in self._seen(view, decision, left, f"{seed}/glance/{look}", 0):
                one.glances.append(value)
            look += 1
            spent = budget.spent(len(left)) >= GLANCES
            if spent or look % SOME == 0:
                left.sort(key=lambda one: -one.value)
                del left[KEPT if spent else max(KEPT, len(left) // 2) :]
        field, seen = [usual, *greedy, *left], 0
        enough = self.iterations if self.seconds is None else max(FEW, int(DEEP * self.seconds))
        while len(field) > 1 and seen < enough:
            for one, value in self._seen(view, decision, field, f"{seed}/{seen}", self.slots):
                one.looks.append(value)
            seen += 1
            if budget.spent(len(field)) >= 1.0:
                break
            if seen >= FEW and seen % 2 == 0:
                field = in_the_race(field)
        best = max(field, key=lambda one: one.value)
        if best is not usual and usual in field and best.better_than(usual, self.doubt) <= 0.0:
            best = usual
        self.thoughts.sort(key=lambda one: (one is not best, -len(one.looks), -one.value))

    def _seen(
        self, view: View, decision: Decision, candidates: Sequence[Thought], seed: str, slots: int
    ) -> Iterator[tuple[Thought, float]]:
        """One look-ahead for each candidate, all on the same dice."""
        position = view.position(Block(seed, -2))
        for one in candidates:
            state = rollout(position, decision, one.answer, OwnDice(seed), Habits(self._system, seed), slots)
            yield one, promise(self._system, state, side_for(position.now, decision))

    def _candidates(self, view: View, decision: Decision, chance: Block) -> list[Answer]:
        """The usual answer first, then greedy's, then those that habit leans to, or any where it does not weigh them;
        and paths that end well at a glance."""
        if decision.forced or left_alone(decision):
            return [decision.default]
        state = view.state
        decision = sensible(self._system, state, decision)
        most = self.most if self.seconds is not None else max(2, min(self.most, self.iterations // 4))
        usual, *more = [by_habit(self._system, state, decision, chance) for _ in range(3)]
        greedy = self._greedy.choose(view, decision)
        leanings = self._system.mind.leanings(state, of_its_side(state, decision), chance, LEANINGS)
        first = [decision.check(answer) for answer in (usual, greedy, *(leanings or more))]
        others = [] if leanings else decision.candidates(chance, most)
        if decision.places:
            others = others[: most // 2] + best_ends(self._system, state, decision, chance, most)[:4]
        else:
            others = shuffled(others, chance)
        found: list[Answer] = []
        for answer in (*first, *others):
            if answer not in found:
                found.append(answer)
        return found[:most]


GLANCES, SOME, KEPT = 0.25, 4, 3
"""The share of the budget for glances, after how many of them the worse half goes, and how many challengers stay."""
FEW, HOPELESS, SAME = 6, 2.2, 0.01
"""After a few looks, whoever is this many standard errors behind the leader is given up; and when nobody can be better
than the usual answer by this much, the usual answer is as good as any."""
LEANINGS = 8
"""Of the answers that habit weighs, so many are worth a look."""
DEEP = 40
"""Looks at a candidate, for each second of the budget, after which more of them would tell little."""


def in_the_race(field: list[Thought]) -> list[Thought]:
    """Those who may yet turn out best, the usual answer first while it is one of them."""
    leader = max(field, key=lambda one: one.value)
    left = [one for one in field if one is leader or leader.better_than(one, HOPELESS) <= 0.0]
    if left[0] is field[0]:
        return left[:1] + [one for one in left[1:] if one.better_than(left[0], -HOPELESS) > SAME]
    return left


class Budget:
    """How much of a move's look-aheads, or of its processor time, is spent."""

    __slots__ = ("_begun", "_clock", "_done", "_iterations", "_seconds")

    def __init__(self, iterations: int, seconds: float | None, clock: Callable[[], float]) -> None:
        self._iterations, self._seconds, self._clock = iterations, seconds, clock
        self._begun, self._done = clock(), 0

    def spent(self, looks: int) -> float:
        """So many look-aheads more were made: the share of the budget that is spent."""
        if self._seconds is not None:
            return (self._clock() - self._begun) / self._seconds
        self._done += looks
        return (self._done + looks) / self._iterations


def shuffled(answers: list[Answer], chance: Block) -> list[Answer]:
    left = list(answers)
    return [left.pop(chance.below(len(left))) for _ in answers]
