"""Dice that branch: the rule functions are run with numbers that are not known yet, once for every way through them.

All outcomes of a roll that the rules have not told apart are carried together, as rows with a weight. When a rule
looks, the rows part, and each part is followed by running the phase again up to there with what was seen. Choices met
on the way are followed, too; for each row the one who chooses takes what is best for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from time import monotonic
from typing import Any, cast
from weakref import ref

import numpy as np
from msgspec import Struct

from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import Pool, Roll, Run, Streak
from escarmouche.core.events import Modifier, Private, Rolled
from escarmouche.core.game import Entry, Game
from escarmouche.core.rules import Total
from escarmouche.core.state import Id
from escarmouche.odds import pools
from escarmouche.odds.ahead import Enough
from escarmouche.odds.unknowns import Array, Count, Drawn, Key, Made, afresh, read

THIN = 1e-11
"""A world less likely than this is left out; what was left out in all is the remainder."""


FAINT = 1e-7
"""So is a group of worlds that goes a way of its own and is less likely than this in all."""
CHOICES = 4
"""On a way with so many choices that all of them together make more than a fourth of the ways allowed, it is given up:
dice make several ways of each."""

MOST_SIDES = 1000
"""Dice of more sides shuffle something: nobody goes all those ways."""

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
        at = mask.nonzero()[0]
        return Rows(self.weight.take(at), {key: column.take(at) for key, column in self.columns.items()})


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
    private: Private | None = None

    def hidden_from(self, seat: str) -> bool:
        return self.private is not None and not self.private.reads(seat)


class _Branch(Struct):
    trace: list[Any]
    rows: Rows
    chosen: tuple[Chosen, ...]
    choices: int
    """In how many ways all that was asked on the way could have been answered."""


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
        self.foreseen = 0
        """About how many ways there would be if all answers were followed that one was taken of."""
        self.choices: list[Choice] = []
        self.rolls: list[Thrown] = []
        self.streaks: dict[int, Streak] = {}
        """Which of the rolls go on, and how."""
        self.open: dict[Key, None] = {}
        """What a rule holds in its hand of rolls already made: whoever chooses knows it."""
        self._handed: dict[int, list[ref[Drawn]]] = {}
        """Dice that were given to a rule one by one, as long as it holds them."""
        self._needed: set[tuple[str, str]] = set()
        self._glanced: set[int] = set()
        self._stack: list[_Branch] = []
        self._trace: list[Any] = []
        self._at = 0
        self.chosen: tuple[Chosen, ...] = ()
        self._rows = _one()
        self._choices = 1

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
        self._stack = [_Branch([], _one(), (), 1)]
        ways: list[Way] = []
        worlds = self.foreseen = 0
        while self._stack:
            branch = self._stack.pop()
            self._trace, self._rows, self.chosen = branch.trace, branch.rows, branch.chosen
            self._choices = branch.choices
            self._at, self.rolls, self.streaks, self.open = 0, [], {}, {}
            self._glanced, self._handed = set(), {}
            result = run(self)
            ways.append(Way(self._rows, self.chosen, result, self.rolls))
            worlds += len(self._rows.weight)
            self.foreseen += self._choices
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
        if (values == values[0]).all():
            seen = values[0].item()
        else:
            groups = [(value.item(), self._rows.where(values == value)) for value in np.unique(values)]
            seen = self._part_ways([group for group in groups if group[1].weight.sum() > FAINT] or groups[:1])
        self._trace.append(seen)
        self._at += 1
        return cast("int", seen)

    def _part_ways(self, groups: list[tuple[Any, Rows]]) -> Any:
        """The first group goes on; the others are put aside for later."""
        for seen, rows in groups[1:]:
            self._stack.append(_Branch([*self._trace, seen], rows, self.chosen, self._choices))
        seen, self._rows = groups[0]
        return seen

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
        answer = bool(self._part_ways(found))
        self._trace.append(answer)
        self._at += 1
        return answer

    def values(self, count: Any) -> Array:
        """A number, known or not, in each world of this way."""
        if isinstance(count, Count):
            count.draw()
            return cast("Array", read(count))
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

    def choose(self, seat: str, answers: list[Answer], among: int = 1) -> Answer:
        """One of several answers; the others are put aside for later. Whoever chooses knows every die that fell. Where
        one is given, it may stand for several."""
        if len(answers) == 1:
            chosen = Chosen(-1, 0, answers[0])
            self._choices *= among
        else:
            self._draw_held()
            for kind, roll in list(self.open):
                if kind in ("hits", "streak") or (kind, self.rolls[roll].purpose) in self._needed:
                    self.column((kind, roll))
            number = len(self.choices)
            size = len(self._rows.weight)
            self.choices.append(Choice(seat, len(answers), size))
            origin = {("choice", number): np.arange(size, dtype=np.int32)}
            self._rows = Rows(self._rows.weight, self._rows.columns | origin)
            self._choices *= len(answers)
            if self._choices * CHOICES > self.most_ways:
                raise TooMany
            for at, answer in enumerate(answers[1:], 1):
                other = Chosen(number, at, answer, len(self.rolls))
                self._stack.append(_Branch([*self._trace, other], self._rows, (*self.chosen, other), self._choices))
            chosen = Chosen(number, 0, answers[0], len(self.rolls))
            self.chosen = (*self.chosen, chosen)
        self._trace.append(chosen)
        self._at += 1
        return chosen.answer

    # ---- dice

    def throw(self, thrown: Thrown) -> Falling:
        self.rolls.append(thrown)
        return Falling(self, len(self.rolls) - 1, thrown.pool)

    def throw_on(self, thrown: Thrown, streak: Streak) -> Run:
        """A whole streak at once: nobody looks at its dice one by one."""
        number = len(self.rolls)
        self.rolls.append(thrown)
        self.streaks[number] = streak
        self.open.setdefault(("streak", number))
        code = Drawn(self, ("streak", number))
        return Run(cast("int", code // pools.LONGEST), cast("int", code % pools.LONGEST))

    def faces(self, number: int) -> tuple[Any, ...]:
        """Every die by itself, for a rule that looks at faces; of dice that explode there is no end."""
        pool = self.rolls[number].pool
        dice = int(pool.dice)
        keys = [("face", number * 64 + die) for die in range(dice)]
        late = ("hits", number) in self._rows.columns and keys[0] not in self._rows.columns
        if pool.explode or late or dice > 63:
            raise TooMany
        faces = tuple(Drawn(self, key) for key in keys)
        self._handed.setdefault(number, []).extend(map(ref, faces))
        return faces

    def highest(self, keys: list[Key | None]) -> Key | None:
        """Of two or more dice the highest may be known without the others."""
        if len(keys) < 2 or keys[0] is None or keys[0][0] != "face":
            return None
        number = keys[0][1] // 64
        dice = int(self.rolls[number].pool.dice)
        return ("highest", number) if keys == [("face", number * 64 + die) for die in range(dice)] else None

    def _draw_held(self) -> None:
        """Draw every die that a rule still holds in its hand: whoever chooses knows it."""
        for number, held in self._handed.items():
            if any(one() is not None for one in held):
                self.column(("face", number * 64))

    def column(self, key: Key) -> Array:
        """What was drawn, in each world; drawn now if it was not."""
        if key not in self._rows.columns:
            kind, number = key
            if kind == "misses" and (number in self._glanced or self._late(number)):
                self._needed.add((kind, self.rolls[number].purpose))
                raise Again
            if kind == "hits":
                self._draw_hits(key, number)
            elif kind == "highest":
                self._draw_highest(key, number)
            elif kind == "streak":
                self._spread(key, *_streak(self.streaks[number]))
            elif kind == "misses":
                self.column(("hits", number))
                self._draw_misses(key, number)
            else:
                self._draw_faces(number // 64)
        return self._rows.columns[key]

    def _draw_faces(self, number: int) -> None:
        """All dice of a roll; none is higher than the highest, if that is known."""
        pool = self.rolls[number].pool
        dice, sides = int(pool.dice), pool.sides
        if ("highest", number) not in self._rows.columns:
            for die in range(dice):
                self._spread(("face", number * 64 + die), np.arange(1, sides + 1), np.full(sides, 1 / sides))
            return
        codes = np.arange(sides**dice)
        if len(codes) > 30_000:
            raise TooMany
        faces = [codes // sides**die % sides + 1 for die in range(dice)]
        tops = np.maximum.reduce(faces)
        known = self._rows.columns["highest", number]
        tables = {top: codes[tops == top] for top in np.unique(known).tolist()}
        self._spread_each(
            ("faces", number), known, {top: (of, np.full(len(of), 1 / len(of))) for top, of in tables.items()}
        )
        drawn = self._rows.columns.pop(("faces", number))
        for die in range(dice):
            self._rows.columns["face", number * 64 + die] = faces[die][drawn].astype(np.int16)

    def _draw_highest(self, key: Key, number: int) -> None:
        pool = self.rolls[number].pool
        dice, sides = int(pool.dice), pool.sides
        if ("face", number * 64) in self._rows.columns:
            faces = [self._rows.columns["face", number * 64 + die] for die in range(dice)]
            self._rows.columns[key] = np.maximum.reduce(faces)
            return
        values = np.arange(1, sides + 1)
        self._spread(key, values, (values / sides) ** dice - ((values - 1) / sides) ** dice)

    def _draw_hits(self, key: Key, number: int) -> None:
        pool = self.rolls[number].pool
        if number in self._handed:  # they are counted from the faces
            faces = [self.column(("face", number * 64 + die)) >= pool.needed(die) for die in range(int(pool.dice))]
            self._rows.columns[key] = np.asarray(np.sum(faces, axis=0, dtype=np.int16))
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
        hits = self._rows.columns["hits", number].astype(np.int64)
        both = dice * 1000 + hits
        tables = {code: _misses(_sized(pool, code // 1000), code % 1000) for code in np.unique(both).tolist()}
        self._spread_each(key, both, tables)

    def _spread(self, key: Key, values: Array, chances: Array) -> None:
        """Each world becomes several."""
        rows, many = self._rows, len(values)
        size = len(rows.weight)
        columns = {name: column.repeat(many) for name, column in rows.columns.items()}
        columns[key] = np.tile(values.astype(np.int16), size)
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


STREAKS: dict[Streak, tuple[Array, Array]] = {}


def _streak(streak: Streak) -> tuple[Array, Array]:
    """Sums and lengths of a streak, as `sum * LONGEST + length`, and how likely each is."""
    found = STREAKS.get(streak)
    if found is None:
        chances = pools.streaks(streak)
        codes = [total * pools.LONGEST + dice for total, dice in chances]
        found = STREAKS[streak] = (np.array(codes), np.array(list(chances.values())))
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

    __slots__ = ("branches", "policy", "talks")

    def __init__(
        self,
        opened: Any,
        branches: Branches,
        policy: Callable[[Game[Any], Decision], list[Answer]],
        talks: bool = True,
    ) -> None:
        super().__init__(opened, cast("Any", None))
        self.branches, self.policy, self.talks = branches, policy, talks

    def following(self, log: list[Entry], rolls: int) -> BranchingGame:
        """Begin with what was already answered and rolled."""
        self.log, self.before, self.rolls = log, rolls, rolls
        return self

    def ask(self, key: str, who: Id, build: Callable[[], Decision]) -> Answer:
        if self._cursor < len(self.log):
            return super().ask(key, who, build)
        again = self.branches.replayed()
        if again is None:
            decision = self._built(key, who, build)
            again = self.branches.replayed()  # building may have looked at numbers, and branched
            if again is None:
                if decision.forced:
                    return afresh(self.branches.choose(decision.seat, [decision.default]))
                answers = self.policy(self, decision)
                if len(answers) > 1 and any(roll.hidden_from(decision.seat) for roll in self.branches.rolls):
                    raise TooMany  # whoever chooses would know dice that it may not see
                return afresh(self.branches.choose(decision.seat, answers, getattr(self.policy, "many", 1)))
        return afresh(again.answer)

    def ask_all(self, key: str, builds: Mapping[Id, Callable[[], Decision]]) -> dict[Id, Answer]:
        """Secret bids are not branched over: the way ends before them, unless everybody has answered."""
        if len(self.log) - self._cursor < len(builds):
            raise Enough
        return super().ask_all(key, builds)

    def roll_on(
        self,
        who: Id,
        purpose: str,
        streak: Streak,
        rules: tuple[str, ...] = (),
        after: Callable[[int], int] | None = None,
    ) -> Run:
        """All of it at once, where nobody is asked or those who are say nothing."""
        if self._cursor < len(self.log) or (after is not None and self.talks):
            return super().roll_on(who, purpose, streak, rules, after)
        self.rolls += 1
        run = self.branches.throw_on(Thrown(who, purpose, Pool(1, sides=streak.sides), None, (), rules), streak)
        self.tell(Rolled(figure=who, purpose=purpose, needed=0, faces=(), hits=run.dice, rules=rules))
        return run

    def roll(
        self,
        who: Id,
        purpose: str,
        pool: Pool,
        why: Total | None = None,
        rules: tuple[str, ...] = (),
        private: Private | None = None,
    ) -> Roll:
        if self._cursor < len(self.log):
            return super().roll(who, purpose, pool, why, rules, private)
        if pool.dice <= 0:
            return Roll(pool, ())
        base, modifiers = (None, ()) if why is None else (why.base, why.modifiers)
        cited = rules if why is None else rules + why.rules
        if pool.sides > MOST_SIDES:
            raise TooMany
        falling = self.branches.throw(Thrown(who, purpose, pool, base, modifiers, cited, private))
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
                private=private,
                rules=cited,
            )
        )
        return cast("Roll", falling)
