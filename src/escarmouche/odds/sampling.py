"""Plays of an option with real dice through the plain engine, everybody choosing on the way as its odds say they do.

Every play throws its dice. What the rules make of them is worked out once: a play whose rolls show the rules the same
as an earlier one (hits and misses; faces where a rule looks at them) comes to the same. Plays that have come together
throw their next roll together; where many of a round end together one is played again, to see that it does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, cast

import numpy as np
from msgspec import Struct

from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import Pool, Roll, explode
from escarmouche.core.events import Private, Rolled
from escarmouche.core.game import Answered, Asked, Entry, Game
from escarmouche.core.position import Position
from escarmouche.core.rules import Total
from escarmouche.core.state import Id
from escarmouche.core.system import System
from escarmouche.odds.ahead import Enough, Horizon, horizon, through
from escarmouche.odds.branching import Branches
from escarmouche.odds.exact import WAYS, explored
from escarmouche.odds.policies import Policy
from escarmouche.odds.sampled import Tally
from escarmouche.odds.unknowns import Array

ROUND = 5000
"""Plays that are begun together."""
COMMON = 50
"""Where so many of a round end, one of them is played through the engine again."""

Happened = dict[tuple[str, str], int]


class Unlike(Exception):
    """Two plays with the same dice came to different things: the rules take chance from somewhere else."""


class Faced(Exception):
    """A rule looked at the faces of a roll: from now on plays that differ in them are different plays."""


class Plays(Struct, frozen=True):
    """What came of all plays, and how many of them went through the engine."""

    tally: Tally
    run: int


def plays(system: System, position: Position, answer: Answer, policy: str, samples: int, seed: str) -> Plays:
    """Play a full answer so often. Where no die is rolled nothing is left to chance, and one play is enough."""
    engine = Engine(system, position, answer, policy)
    while True:
        try:
            return played(engine, samples, seed)
        except Faced:
            continue


def played(engine: Engine, samples: int, seed: str) -> Plays:
    chance, single = np.random.default_rng(list(seed.encode())), Random(seed)
    known, run = Fork(), 0
    ends: list[End] = []

    def play(before: list[Thrown]) -> None:
        """One play, which was not known, to its end."""
        dice = Shaken(single, before)
        ends.append(known.learned(dice, engine.play(dice), engine.faced))

    play([])
    left = samples - 1 if known.what else 0
    while left:
        together: list[tuple[Fork | End, int, list[Thrown]]] = [(known, min(left, ROUND), [])]
        left -= min(left, ROUND)
        while together:
            here, many, before = together.pop()
            if isinstance(here, End):
                here.times += many
                if many >= COMMON:
                    run += 1
                    here.same(engine.play(Shaken(single, before)))
                continue
            assert here.what is not None
            purpose, pool = here.what
            for shown, count, faces in throw(pool, many, chance).by(purpose in engine.faced or not pool.at_least):
                rolls = [*before, (purpose, Roll(pool, faces))]
                new = shown not in here.ways
                if new:
                    play(rolls)
                if count > new:
                    together.append((here.ways[shown], count - new, rolls))
    tally = Tally()
    for end in ends:
        tally.add(end.happened, end.times)
    return Plays(tally, run + len(ends))


# ---------------------------------------------------------------- dice


Thrown = tuple[str, Roll]
"""A roll of a play, and what it was for."""


class Shaken:
    """The dice of one play: those already thrown, then fresh ones."""

    __slots__ = ("_at", "_random", "thrown")

    def __init__(self, chance: Random, before: list[Thrown]) -> None:
        self._random, self._at = chance.random, 0
        self.thrown = before.copy()

    def die(self, sides: int) -> int:
        return int(self._random() * sides) + 1

    def faces(self, who: str, purpose: str, pool: Pool, count: int) -> tuple[int, ...]:
        self._at += 1
        if self._at > len(self.thrown):
            self.thrown.append((purpose, Roll(pool, explode(pool, self))))
        before, roll = self.thrown[self._at - 1]
        if (before, roll.pool) != (purpose, pool):
            raise Unlike(f"{purpose} {pool} where it was {before} {roll.pool}")
        return roll.faces


class Throw(Struct, frozen=True):
    """The same roll of many plays: the faces of each, the dice they gave, and what comes of them."""

    faces: Array
    given: list[tuple[Array, Array]]
    """Whose further dice fell, and how; those given by these are in the next entry."""
    hits: Array
    sizes: Array

    def by(self, faces: bool) -> Iterator[tuple[Any, int, tuple[int, ...]]]:
        """The plays that are shown the same: what, how many, and the faces of one of them."""
        if faces:
            found: dict[tuple[int, ...], int] = {}
            for row in range(len(self.faces)):
                one = self.row(row)
                found[one] = found.get(one, 0) + 1
            yield from ((one, count, one) for one, count in found.items())
            return
        codes = self.hits * 1000 + self.sizes
        for code, first, count in zip(*np.unique(codes, return_index=True, return_counts=True), strict=True):
            yield divmod(int(code), 1000), int(count), self.row(int(first))

    def row(self, row: int) -> tuple[int, ...]:
        more = [face for rows, faces in self.given for face in faces[rows == row].tolist()]
        return (*self.faces[row].tolist(), *more)


def throw(pool: Pool, many: int, chance: np.random.Generator) -> Throw:
    """`explode` for many plays at once."""
    faces = chance.integers(1, pool.sides + 1, (many, pool.dice))
    hits = (faces >= [pool.needed(rank) for rank in range(pool.dice)]).sum(axis=1)
    sizes = np.full(many, pool.dice)
    given: list[tuple[Array, Array]] = []
    rows, latest = np.arange(many).repeat(pool.dice), faces.ravel()
    while pool.explode and len(rows := rows[latest >= pool.explode]):
        latest = chance.integers(1, pool.sides + 1, len(rows))
        given.append((rows, latest))
        sizes += np.bincount(rows, minlength=many)
        hits += np.bincount(rows[latest >= pool.at_least], minlength=many)
    return Throw(faces, given, hits, sizes)


# ---------------------------------------------------------------- what has been seen


class End:
    """Where plays that look the same end: what happened, and how often."""

    __slots__ = ("happened", "times")

    def __init__(self, happened: Happened) -> None:
        self.happened, self.times = happened, 1

    def same(self, happened: Happened) -> None:
        if happened != self.happened:
            raise Unlike(f"{self.happened}, then {happened}")


class Fork:
    """The next roll of all plays that looked the same until here, and how they go on after it."""

    __slots__ = ("ways", "what")

    def __init__(self) -> None:
        self.what: tuple[str, Pool] | None = None
        self.ways: dict[Any, Fork | End] = {}

    def learned(self, dice: Shaken, happened: Happened, faced: set[str]) -> End:
        """A play that was not known."""
        end = End(happened)
        here: Fork | End = self
        for number, (purpose, roll) in enumerate(dice.thrown, 1):
            what = (purpose, roll.pool)
            if isinstance(here, End) or here.what not in (None, what):
                raise Unlike(f"{what} where there was something else")
            here.what = what
            by_faces = purpose in faced or not roll.pool.at_least
            shown = roll.faces if by_faces else (roll.hits, len(roll.faces))
            here = here.ways.setdefault(shown, end if number == len(dice.thrown) else Fork())
        return end


# ---------------------------------------------------------------- the engine


class Engine:
    """Plays the option through the rules."""

    def __init__(self, system: System, position: Position, answer: Answer, policy: str) -> None:
        decision = position.decision()
        self._system, self._position, self._before = system, position, position.now
        self._log: list[Entry] = [*position.log, Answered.to(decision, answer)]
        self._until = horizon(position.state)
        self._replies = Replies(system, Policy(policy, decision.seat, decision.key, answer), self._until)
        self.faced: set[str] = set()
        """Purposes of rolls whose faces a rule looked at."""

    def play(self, dice: Shaken) -> Happened:
        known = len(self.faced)
        game_of = self._replies.play(dice, self.faced)
        ended = through(self._position, self._log.copy(), game_of, until=self._until)
        if len(self.faced) > known:
            raise Faced
        happened = self._system.odds.outcomes(self._before, ended.state, ended.events)
        return {what: int(much) for what, much in happened.items() if much}


class Watching(Game[Any]):
    """A plain game that notices when a rule looks at the faces of a roll with a threshold."""

    __slots__ = ("faced",)

    faced: set[str]

    def roll(
        self,
        who: Id,
        purpose: str,
        pool: Pool,
        why: Total | None = None,
        rules: tuple[str, ...] = (),
        private: Private | None = None,
    ) -> Roll:
        roll = super().roll(who, purpose, pool, why, rules, private)
        return cast("Roll", Watched(roll, purpose, self.faced)) if pool.at_least else roll


class Watched:
    """A roll as a rule sees it."""

    __slots__ = ("_faced", "_purpose", "_roll", "hits", "misses", "passed", "pool")

    def __init__(self, roll: Roll, purpose: str, faced: set[str]) -> None:
        self._roll, self._purpose, self._faced = roll, purpose, faced
        self.pool, self.hits, self.misses, self.passed = roll.pool, roll.hits, roll.misses, roll.passed

    @property
    def faces(self) -> tuple[int, ...]:
        self._faced.add(self._purpose)
        return self._roll.faces


class Replies:
    """Answers in a sampled play what the odds assume, reckoned once for each thing that may be known."""

    __slots__ = ("_games", "_known", "_policy", "_system", "_until")

    def __init__(self, system: System, policy: Policy, until: Horizon) -> None:
        self._system, self._policy, self._until = system, policy, until
        self._known: dict[Any, Any] = {}
        self._games: list[Game[Any]] = []
        """The phases of this play."""

    def play(self, dice: Shaken, faced: set[str]) -> Callable[[Any, list[Entry], int], Game[Any]]:
        """A new play, phase by phase."""
        self._policy.begin()
        self._games.clear()

        def game(state: Any, entries: list[Entry], rolls: int) -> Game[Any]:
            self._policy.enter()
            begun = Watching(state, dice, entries, rolls, self)
            begun.faced = faced
            self._games.append(begun)
            return begun

        return game

    def __call__(self, asked: Asked, decision: Decision) -> Answer:
        about = (decision.key, decision.seat, decision.figure, *[seen(game) for game in self._games])
        if about not in self._known:
            self._known[about] = self._reckoned(asked.game, decision)
        answer = self._known[about]
        if answer is STOP:
            raise Enough
        return answer

    def _reckoned(self, game: Game[Any], decision: Decision) -> Any:
        if decision.secret:
            return STOP
        try:
            answers = self._policy(game, decision)
        except Enough:
            return STOP
        return answers[self._best(game)] if len(answers) > 1 else answers[0]

    def _best(self, game: Game[Any]) -> int:
        """What the odds choose when everything until now is known."""
        policy = self._policy
        twin = Policy("best", policy.seat, policy.key, policy.answer)
        twin.before = policy.phases - 1
        here = Position(game.opened, (), game.before, (), 0, game.opened)
        _, taken = explored(self._system, here, list(game.log), twin, Branches(WAYS), until=self._until)
        return int(taken[0][0])


STOP = object()
"""In place of an answer: the odds end before this question."""


def seen(game: Game[Any]) -> tuple[Any, ...]:
    """All that happened in a phase, dice by what rules can tell apart."""
    answers = [repr(entry.answer) for entry in game.log if type(entry) is Answered]
    rolled = [event for event in game.events if type(event) is Rolled]
    dice = [(e.figure, e.purpose, e.needed, e.hits, len(e.faces)) if e.needed else e.faces for e in rolled]
    return (*answers, *dice)
