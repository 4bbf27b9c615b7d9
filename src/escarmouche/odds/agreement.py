"""Agreement: exact odds against plays of the same option with sampled dice, everybody choosing as the odds say."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import Struct

from escarmouche.core.decisions import Answer, Choose, ChoosePath, Decision
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.events import Rolled
from escarmouche.core.game import Answered, Entry, Game
from escarmouche.core.position import Asked, Position, advance, begin
from escarmouche.core.system import Setup, System
from escarmouche.odds.ahead import Horizon, horizon, through
from escarmouche.odds.branching import Branches
from escarmouche.odds.exact import explored, odds
from escarmouche.odds.policies import Policy
from escarmouche.odds.results import Chance, Odds
from escarmouche.odds.sampled import Tally

ENOUGH = 4.0
"""Standard errors that odds and plays may differ by."""


class Compared(Struct, frozen=True, kw_only=True):
    """One pending decision: the option, how its odds were found, and the worst disagreement, in standard errors."""

    number: int
    key: str
    answer: Answer
    method: str
    policy: str
    ways: int
    facts: int
    worst: float
    where: str

    @property
    def agrees(self) -> bool:
        return self.worst <= ENOUGH


def agreement(system: System, decisions: int, samples: int, seed: str = "agree") -> Iterator[Compared]:
    """Odds of random pending decisions compared with plays of the same option."""
    for number, (position, answer) in enumerate(pending(system, decisions, seed)):
        yield compare(system, position, answer, samples, number, seed)


def pending(system: System, decisions: int, seed: str) -> Iterator[tuple[Position, Answer]]:
    """Positions of games between random players who like to attack, each with one of its answers.

    Every other one is an answer aimed at an enemy, if the game had any.
    """
    game = number = 0
    while number < decisions:
        aimed, others = visited(system, f"{seed}/{game}")
        game += 1
        chance = Block(f"{seed}/{game}/pick", 0)
        for found in (aimed, others)[number % 2 :]:
            if found:
                position, answer = found[chance.below(len(found))]
                yield position, answer
                number += 1
                break


Asking = list[tuple[Position, Answer]]


def visited(system: System, seed: str) -> tuple[Asking, Asking]:
    """The questions of one game with an answer at random: those aimed at an enemy, and the others."""
    chance, dice = Block(seed, 0), SeededDice(f"{seed}/dice")
    lists = {seat: system.build_list(Block(f"{seed}/{seat}", 0), None, {}) for seat in system.seats}
    position = begin(system.new_game(Setup(game=system.name, seed=seed, lists=lists)), dice).position
    aimed: Asking = []
    others: Asking = []
    for _ in range(MOST_STEPS):
        if position.over:
            break
        decision = position.decision()
        answer, attack = some_answer(decision, position, chance)
        if len(position.pending) == 1 and not decision.forced and not decision.secret:
            (aimed if attack else others).append((position, answer))
        position = advance(position, answer, dice, decision.seat).position
    return aimed, others


MOST_STEPS = 400


def some_answer(decision: Decision, position: Position, chance: Block) -> tuple[Answer, bool]:
    """An answer at random, two times in three one that is aimed at an enemy; and whether it is."""
    if isinstance(decision, ChoosePath) and chance.below(3):
        near = decision.touchable()
        route = near and decision.ground.route_to_touch(decision.start, near[chance.below(len(near))], decision.limit)
        if route and decision.why_not(route.path) is None:
            return [list(point) for point in route.path[1:]], True
    if isinstance(decision, Choose) and chance.below(3):
        figures = position.now.figures
        foes = [o.value for o in decision.options if o.figure in figures and figures[o.figure].side != decision.seat]
        if foes:
            return foes[chance.below(len(foes))], True
    return decision.sample(chance), False


def compare(system: System, position: Position, answer: Answer, samples: int, number: int, seed: str) -> Compared:
    """The odds of one option, and the worst of its disagreements with sampled plays."""
    decision = position.decision()
    found = odds(system, position, answer, samples=samples)
    worst, where, facts = 0.0, "", 0
    if found.method == "exact":
        played = plays(system, position, found, samples, f"{seed}/{number}/plays")
        told = {(who, what) for figures in (found.figures, played) for who, facts in figures.items() for what in facts}
        for who, what in sorted(told):
            exact, seen = found.chance(who, what), played.get(who, {}).get(what, Chance(0.0, 0.0, 0.0))
            for name, far in (("", apart(exact, seen, samples)), (" mean", apart_in_mean(exact, seen, samples))):
                facts += 1
                if far > worst:
                    worst, where = far, f"{who} {what}{name}"
    return Compared(
        number=number,
        key=decision.key,
        answer=found.answer,
        method=found.method,
        policy=found.policy,
        ways=found.ways,
        facts=facts,
        worst=worst,
        where=where,
    )


def apart(exact: Chance, seen: Chance, samples: int) -> float:
    """How far a share is off; one play is added for and one against, so that what is nearly sure has an error too."""
    share = (exact.share * samples + 1) / (samples + 2)
    return float(abs(exact.share - seen.share) / (share * (1 - share) / samples) ** 0.5)


def apart_in_mean(exact: Chance, seen: Chance, samples: int) -> float:
    """The same for the mean."""
    square = sum(much * much * chance for much, chance in exact.spread.items())
    variance = max(square - exact.mean**2, 0.0) + 1 / (samples + 2)
    return float(abs(exact.mean - seen.mean) / (variance / samples) ** 0.5)


def plays(system: System, position: Position, found: Odds, samples: int, seed: str) -> dict[str, dict[str, Chance]]:
    """Play the option again and again with other dice, everybody answering by the policy of the odds."""
    decision = position.decision()
    log: list[Entry] = [*position.log, Answered(decision.key, decision.seat, found.answer)]
    policy = Policy("decline" if found.policy == "decline" else "best", decision.seat, decision.key, found.answer)
    before, until = position.now, horizon(position.state)
    replies = Replies(system, position, policy, until)
    tally = Tally()
    for sample in range(samples):
        dice = SeededDice(f"{seed}/{sample}")
        ended = through(position, list(log), sampled_game(policy, replies, dice), until=until)
        tally.add(system.outcomes(before, ended.state, ended.events))
    return tally.figures()


def sampled_game(policy: Policy, replies: Replies, dice: SeededDice) -> Callable[[Any, list[Entry], int], Game[Any]]:
    policy.begin()

    def game(state: Any, entries: list[Entry], rolls: int) -> Game[Any]:
        policy.enter()
        return Game(state, dice, entries, rolls, replies)

    return game


class Replies:
    """Answers in a sampled play what the odds assume, reckoned once for each thing that may be known."""

    __slots__ = ("_known", "_policy", "_position", "_system", "_until")

    def __init__(self, system: System, position: Position, policy: Policy, until: Horizon) -> None:
        self._system, self._position, self._policy, self._until = system, position, policy, until
        self._known: dict[Any, Answer] = {}

    def __call__(self, asked: Asked, decision: Decision) -> Answer:
        game = asked.game
        if game.opened is not self._position.state:
            return self._reckoned(game, decision)
        known = (decision.key, decision.figure, seen(game))
        if known not in self._known:
            self._known[known] = self._reckoned(game, decision)
        return self._known[known]

    def _reckoned(self, game: Game[Any], decision: Decision) -> Answer:
        answers = self._policy(game, decision)
        return answers[self._best(game)] if len(answers) > 1 else answers[0]

    def _best(self, game: Game[Any]) -> int:
        """What the odds choose when everything until now is known."""
        policy = self._policy
        twin = Policy("best", policy.seat, policy.key, policy.answer)
        twin.before = policy.phases - 1
        here = Position(game.opened, (), game.before, (), 0, game.opened)
        branches = Branches(100_000, 20_000_000)
        _, taken = explored(self._system, here, list(game.log), twin, branches, until=self._until)
        return int(taken[0][0])


def seen(game: Game[Any]) -> str:
    """All that happened in this phase, dice by what rules can tell apart."""
    answers = [repr(entry.answer) for entry in game.log if isinstance(entry, Answered)]
    rolled = [event for event in game.events if isinstance(event, Rolled)]
    dice = [(e.figure, e.purpose, e.needed, e.hits, len(e.faces)) if e.needed else e.faces for e in rolled]
    return f"{answers} {dice}"
