"""Dice that branch: the rule functions are run with numbers that are not known yet, once for every way through them.

All outcomes of a roll that the rules have not told apart are carried together, as rows with a weight. When a rule
looks, the rows part, and each part is followed by running the phase again up to there with what was seen. Choices met
on the way are followed, too; for each row the one who chooses takes what is best for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from time import monotonic
from typing import Any, cast

import numpy as np
from msgspec import Struct

from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import Pool, Roll
from escarmouche.core.events import Modifier, Rolled
from escarmouche.core.game import Entry, Game
from escarmouche.core.rules import Total
from escarmouche.core.state import Id
from escarmouche.odds import pools
from escarmouche.odds.ahead import Enough
from escarmouche.odds.counts import Array, Count, Drawn, Key, Made, afresh

THIN = 1e-11
"""A world less likely than this is left out; what was left out in all is the remainder."""


COMPARISONS = (np.less, np.less_equal, np.greater, np.greater_equal, np.equal, np.not_equal)


class TooMany(Exception):
    """More ways than the budget allows: odds are sampled instead."""


class Again(Exception):
    """Somebody chose without knowing dice that mattered later: everything is gone through again, and they know."""


class Rows(Struct, frozen=True):
    """Worlds that went the same way: how likely each is, and what has been drawn in it."""

    weight: Array
    columns: dict[Key, Array]

    def where(self, mask: Array) -> Rows:
        return Rows(self.weight[mask], {key: column[mask] for key, column in self.columns.items()})


class Chosen(Struct, frozen=True):
    """A choice on a way: which question (-1 if there was but one answer) and which of its answers."""

    number: int
    at: int
    answer: Answer
    rolls: int = 0
    """How many rolls had been made by then."""


class Choice(Struct, frozen=True):
    """A question with several answers that were followed."""

    seat: str
    answers: int
    rows: int


class Way(Struct):
    """One way through the rules, with the worlds that went it."""

    rows: Rows
    chosen: tuple[Chosen, ...]
    result: Any
    rolls: list[Thrown]


class Thrown(Struct):
    """A roll on a way: by whom, what for, of what, and why."""

    who: Id
    purpose: str
    pool: Pool
    base: int | None
    modifiers: tuple[Modifier, ...]
    rules: tuple[str, ...]


class _Branch(Struct):
    trace: list[Any]
    rows: Rows
    chosen: tuple[Chosen, ...]


class Falling:
    """Dice in the air: a `Roll` whose numbers are drawn when a rule needs them."""

    __slots__ = ("_number", "_worlds", "pool")

    def __init__(self, worlds: Branches, number: int, pool: Pool) -> None:
        self._worlds, self._number, self.pool = worlds, number, pool

    @property
    def hits(self) -> Any:
        self._worlds.open.setdefault(("hits", self._number))
        return Drawn(self._worlds, ("hits", self._number))

    @property
    def misses(self) -> Any:
        if not self.pool.explode:
            return self.pool.dice - self.hits
        self._worlds.open.setdefault(("misses", self._number))
        return Drawn(self._worlds, ("misses", self._number))

    @property
    def passed(self) -> Any:
        return bool(self.misses == 0)

    @property
    def faces(self) -> tuple[Any, ...]:
        return self._worlds.faces(self._number)


class Branches:
    """All ways through one piece of the rules. `explore` gives them, with the worlds that went each."""

    def __init__(self, most_ways: int = 4000, most_rows: int = 400_000, seconds: float = 0.0) -> None:
        self.most_ways, self.most_rows, self.most_worlds = most_ways, most_rows, 5 * most_rows
        """Ways in all, worlds on one way, and worlds in all, which is what fills the memory."""
        self.until = monotonic() + seconds if seconds else 0.0
        self.choices: list[Choice] = []
        self.rolls: list[Thrown] = []
        self.open: dict[Key, None] = {}
        """What a rule holds in its hand of rolls already made: whoever chooses knows it."""
        self._needed: set[tuple[str, str]] = set()
        self._glanced: set[int] = set()
        self._stack: list[_Branch] = []
        self._trace: list[Any] = []
        self._at = 0
        self.chosen: tuple[Chosen, ...] = ()
        self._rows = _one()

    def explore(self, run: Callable[[Branches], Any]) -> list[Way]:
        """Run again and again until every way was gone. `run` must do the same whenever it sees the same."""
        while True:
            try:
                return self._explore(run)
            except Again:
                self.choices.clear()
            finally:  # nothing is left in a ring that only the collector could undo
                self._stack, self._trace, self.rolls, self.open, self._rows = [], [], [], {}, _one()

    def _explore(self, run: Callable[[Branches], Any]) -> list[Way]:
        self._stack = [_Branch([], _one(), ())]
        ways: list[Way] = []
        worlds = 0
        while self._stack:
            branch = self._stack.pop()
            self._trace, self._rows, self.chosen = branch.trace, branch.rows, branch.chosen
            self._at, self.rolls, self.open, self._glanced = 0, [], {}, set()
            result = run(self)
            ways.append(Way(self._rows, self.chosen, result, self.rolls))
            worlds += len(self._rows.weight)
            if worlds > self.most_worlds:
                raise TooMany
            if len(ways) + len(self._stack) > self.most_ways or (self.until and monotonic() > self.until):
                raise TooMany
        return ways

    # ---- looking

    def settle(self, count: Count, as_bool: bool) -> int:
        """What a number is, on this way; the other worlds are put aside for later."""
        glance = self._glance(count)
        if self._at < len(self._trace):
            self._at += 1
            return cast("int", self._trace[self._at - 1])
        if glance is not None:
            return self._split(self._yes(*glance))
        count.draw()
        values = count.values()
        if as_bool:
            values = values != 0
        found = np.unique(values)
        seen = [value.item() for value in found]
        if len(seen) > 1:
            for value in seen[1:]:
                self._stack.append(_Branch([*self._trace, value], self._rows.where(values == value), self.chosen))
            self._rows = self._rows.where(values == seen[0])
        self._trace.append(seen[0])
        self._at += 1
        return cast("int", seen[0])

    def _glance(self, count: Count) -> tuple[int, Callable[..., Any], int] | None:
        """A rule that only compares the misses of a roll of exploding dice with a number need not know them."""
        if not isinstance(count, Made) or count.how not in COMPARISONS:
            return None
        drawn, number = count.parts
        if not isinstance(drawn, Drawn) or not isinstance(number, int) or drawn.key[0] != "misses":
            return None
        roll = drawn.key[1]
        if drawn.key in self._rows.columns or ("misses", self.rolls[roll].purpose) in self._needed:
            return None
        if roll in self._glanced or self._late(roll):  # it was seen before, or should have been
            self._needed.add(("misses", self.rolls[roll].purpose))
            raise Again
        self._glanced.add(roll)
        return roll, count.how, number

    def _late(self, roll: int) -> bool:
        """Somebody has chosen since this roll was made."""
        return bool(self.chosen) and self._at >= len(self._trace) and roll < self.chosen[-1].rolls

    def _yes(self, roll: int, how: Callable[..., Any], number: int) -> Array:
        """In each world the chance that the misses of a roll compare so."""
        pool = self.rolls[roll].pool
        dice, hits = self.read([pool.dice, Drawn(self, ("hits", roll))])
        codes = dice * 1000 + hits
        found, back = np.unique(codes, return_inverse=True)
        chances = []
        for code in found.tolist():
            values, shares = _misses(_sized(pool, code // 1000), code % 1000)
            chances.append(float(shares[how(values, number)].sum()))
        return np.array(chances)[back.ravel()]

    def _split(self, chances: Array) -> bool:
        """Each world goes both ways, with these chances of yes."""
        rows = self._rows
        yes, no = Rows(rows.weight * chances, rows.columns), Rows(rows.weight * (1 - chances), rows.columns)
        ways = [(answer, part.where(part.weight > THIN)) for answer, part in ((True, yes), (False, no))]
        found = [(answer, part) for answer, part in ways if len(part.weight)] or [(bool(chances[0] > 0.5), rows)]
        (answer, self._rows), *others = found
        for other, part in others:
            self._stack.append(_Branch([*self._trace, other], part, self.chosen))
        self._trace.append(answer)
        self._at += 1
        return answer

    def values(self, count: Any) -> Array:
        """A number, known or not, in each world of this way."""
        if isinstance(count, Count):
            count.draw()
            return count.values()
        return np.full(len(self._rows.weight), count)

    def read(self, counts: Iterable[Any]) -> list[Array]:
        """Several numbers in each world: first all are drawn, then read, for drawing makes more worlds."""
        wanted = list(counts)
        for count in wanted:
            if isinstance(count, Count):
                count.draw()
        return [self.values(count) for count in wanted]

    # ---- choosing

    def replayed(self) -> Chosen | None:
        """The answer given here on the way that is followed again."""
        if self._at < len(self._trace) and isinstance(self._trace[self._at], Chosen):
            self._at += 1
            return cast("Chosen", self._trace[self._at - 1])
        return None

    def choose(self, seat: str, answers: list[Answer]) -> Answer:
        """One of several answers; the others are put aside for later. Whoever chooses knows every die that fell."""
        if len(answers) == 1:
            chosen = Chosen(-1, 0, answers[0])
        else:
            for kind, roll in list(self.open):
                if kind == "hits" or (kind, self.rolls[roll].purpose) in self._needed:
                    self.column((kind, roll))
            number = len(self.choices)
            size = len(self._rows.weight)
            self.choices.append(Choice(seat, len(answers), size))
            origin = {("choice", number): np.arange(size)}
            self._rows = Rows(self._rows.weight, self._rows.columns | origin)
            for at, answer in enumerate(answers[1:], 1):
                other = Chosen(number, at, answer, len(self.rolls))
                self._stack.append(_Branch([*self._trace, other], self._rows, (*self.chosen, other)))
            chosen = Chosen(number, 0, answers[0], len(self.rolls))
            self.chosen = (*self.chosen, chosen)
        self._trace.append(chosen)
        self._at += 1
        return chosen.answer

    # ---- dice

    def throw(self, thrown: Thrown) -> Falling:
        self.rolls.append(thrown)
        return Falling(self, len(self.rolls) - 1, thrown.pool)

    def faces(self, number: int) -> tuple[Any, ...]:
        """Every die by itself, for a rule that looks at faces; of dice that explode there is no end."""
        pool = self.rolls[number].pool
        dice = int(pool.dice)
        keys = [("face", number * 64 + die) for die in range(dice)]
        late = ("hits", number) in self._rows.columns and keys[0] not in self._rows.columns
        if pool.explode or late or dice > 63:
            raise TooMany
        if self._at >= len(self._trace):  # hits are counted from them
            for key in keys:
                self.column(key)
        return tuple(Drawn(self, key) for key in keys)

    def column(self, key: Key) -> Array:
        """What was drawn, in each world; drawn now if it was not."""
        if key not in self._rows.columns:
            kind, number = key
            if kind == "misses" and (number in self._glanced or self._late(number)):
                self._needed.add((kind, self.rolls[number].purpose))
                raise Again
            if kind == "hits":
                self._draw_hits(key, number)
            elif kind == "misses":
                self.column(("hits", number))
                self._draw_misses(key, number)
            else:
                sides = self.rolls[number // 64].pool.sides
                self._spread(key, np.arange(1, sides + 1), np.full(sides, 1 / sides))
        return self._rows.columns[key]

    def _draw_hits(self, key: Key, number: int) -> None:
        pool = self.rolls[number].pool
        seen = [die for die in range(64) if ("face", number * 64 + die) in self._rows.columns]
        if seen:
            faces = [self.column(("face", number * 64 + die)) >= pool.needed(die) for die in range(int(pool.dice))]
            self._rows.columns[key] = np.sum(faces, axis=0)
            return
        many: Any = pool.dice
        if isinstance(many, Count):
            dice = self.values(many)
            tables = {n: _hits(_sized(pool, n)) for n in np.unique(dice).tolist()}
            self._spread_each(key, dice, tables)
        else:
            self._spread(key, *_hits(pool))

    def _draw_misses(self, key: Key, number: int) -> None:
        """Given the hits: the misses among the dice of the pool and those they gave."""
        pool = self.rolls[number].pool
        dice = self.values(pool.dice)
        hits = self._rows.columns["hits", number]
        both = dice * 1000 + hits
        tables = {code: _misses(_sized(pool, code // 1000), code % 1000) for code in np.unique(both).tolist()}
        self._spread_each(key, both, tables)

    def _spread(self, key: Key, values: Array, chances: Array) -> None:
        """Each world becomes several."""
        rows, many = self._rows, len(values)
        size = len(rows.weight)
        columns = {name: column.repeat(many) for name, column in rows.columns.items()}
        columns[key] = np.tile(values, size)
        self._keep(Rows(np.outer(rows.weight, chances).ravel(), columns))

    def _spread_each(self, key: Key, code: Array, tables: Mapping[int, tuple[Array, Array]]) -> None:
        """The same, with chances that differ from world to world."""
        parts = []
        before = self._rows
        for number, (values, chances) in tables.items():
            self._rows = before.where(code == number)
            self._spread(key, values, chances)
            parts.append(self._rows)
        weight = np.concatenate([part.weight for part in parts])
        columns = {name: np.concatenate([part.columns[name] for part in parts]) for name in parts[0].columns}
        self._keep(Rows(weight, columns))

    def _keep(self, rows: Rows) -> None:
        if len(rows.weight) > self.most_rows:
            raise TooMany
        thick = rows.weight > THIN
        self._rows = rows if thick.all() or not thick.any() else rows.where(thick)


def _one() -> Rows:
    return Rows(np.ones(1), {})


def _sized(pool: Pool, dice: int) -> Pool:
    """The same pool with a known number of dice."""
    return Pool(dice, int(pool.at_least), pool.sides, pool.explode, pool.ranks)


HITS: dict[Pool, tuple[Array, Array]] = {}
MISSES: dict[tuple[Pool, int], tuple[Array, Array]] = {}


def _hits(pool: Pool) -> tuple[Array, Array]:
    found = HITS.get(pool)
    if found is None:
        chances = np.array(pools.hits(pool).chances)
        values = np.nonzero(chances > THIN / 10)[0]
        found = HITS[pool] = (values, chances[values])
    return found


def _misses(pool: Pool, hits: int) -> tuple[Array, Array]:
    found = MISSES.get((pool, hits))
    if found is None:
        if pool.ranks:
            raise TooMany
        row = np.array(pools.misses_given(pool, hits))
        values = np.nonzero(row > THIN / 10)[0]
        found = MISSES[pool, hits] = (values, row[values])
    return found


# ---------------------------------------------------------------- a game that branches


class BranchingGame(Game[Any]):
    """A run of a phase whose new rolls branch and whose new questions are answered by a policy."""

    __slots__ = ("branches", "policy")

    def __init__(self, opened: Any, branches: Branches, policy: Callable[[Game[Any], Decision], list[Answer]]) -> None:
        super().__init__(opened, cast("Any", None))
        self.branches, self.policy = branches, policy

    def following(self, log: list[Entry], rolls: int) -> BranchingGame:
        """Begin with what was already answered and rolled."""
        self.log, self.before, self.rolls = log, rolls, rolls
        return self

    def ask(self, key: str, seat: str, build: Callable[[], Decision]) -> Answer:
        if self._cursor < len(self.log):
            return super().ask(key, seat, build)
        again = self.branches.replayed()
        if again is None:
            decision = build()
            again = self.branches.replayed()  # building may have looked at numbers, and branched
            if again is None:
                answers = [decision.default] if decision.forced else self.policy(self, decision)
                return afresh(self.branches.choose(seat, answers))
        return afresh(again.answer)

    def ask_all(self, key: str, builds: Mapping[str, Callable[[], Decision]]) -> dict[str, Answer]:
        """Secret bids are not branched over: the way ends before them."""
        if self._cursor < len(self.log):
            return super().ask_all(key, builds)
        raise Enough

    def roll(self, who: Id, purpose: str, pool: Pool, why: Total | None = None, rules: tuple[str, ...] = ()) -> Roll:
        if self._cursor < len(self.log):
            return super().roll(who, purpose, pool, why, rules)
        if pool.dice <= 0:
            return Roll(pool, ())
        base, modifiers = (None, ()) if why is None else (why.base, why.modifiers)
        cited = rules if why is None else rules + why.rules
        falling = self.branches.throw(Thrown(who, purpose, pool, base, modifiers, cited))
        self.rolls += 1
        number = len(self.branches.rolls) - 1
        self.tell(
            Rolled(
                figure=who,
                purpose=purpose,
                needed=pool.at_least,
                faces=(),
                hits=cast("int", Drawn(self.branches, ("hits", number))),
                base=base,
                modifiers=modifiers,
                ranks=pool.ranks,
                rules=cited,
            )
        )
        return cast("Roll", falling)
