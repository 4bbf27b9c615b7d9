"""Lessons for the habits of any game that describes its answers (`Mind.taught`): it plays against itself and against a
bot, and what went better than it looked is done more often afterwards (proximal policy optimisation, linear in named
features); or it watches a bot that thinks, and learns to answer so at once. tools/learn_habits gives a course; the same
course always teaches the same, on any number of cores.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from math import exp, log
from typing import Any, NamedTuple, TypeAlias

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from escarmouche.bots import make
from escarmouche.bots.blunders import sensible
from escarmouche.bots.protocol import Bot, Seated, View, of_its_side
from escarmouche.bots.rollout import promise
from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.experience import Described, Experience, Lessons
from escarmouche.core.position import play
from escarmouche.core.system import System
from escarmouche.games import system as found_system
from escarmouche.sim.games import Contest, Contestant, setup_of
from escarmouche.telling.texts import Unusable

Table: TypeAlias = dict[str, dict[str, list[float]]]
"""Role, kind of answer: its weights in the order of its columns."""
ITSELF, WATCHED = "itself", "watched"


class Note(NamedTuple):
    """An answer given."""

    role: str
    options: list[tuple[str, tuple[float, ...]]]
    """Kinds and features of all answers that were weighed."""
    taken: int
    likely: float
    """The logarithm of how likely it was."""
    better: float
    """How likely a win looked; after the game, by how much things went better than that."""


def experience_of(system: System) -> Experience[Any]:
    """What of a game can be taught; `Unusable` if nothing is."""
    if system.mind.taught is None:
        raise Unusable("nothing-to-teach", None, game=system.name)
    return system.mind.taught


class Pupil:
    """Answers at random by the weights, and takes notes."""

    def __init__(self, system: System, table: Table, seed: str) -> None:
        self.system, self.table, self.chance, self.notes = system, table, Block(seed, 0), list[Note]()
        self.taught = experience_of(system)

    def choose(self, view: View, decision: Decision) -> Answer:
        state = view.state
        decision = of_its_side(state, sensible(self.system, state, decision))
        found = [] if decision.forced else self.taught.described(state, decision, self.chance)
        if len(found) < 2:
            answer = self.system.mind.habit(state, decision, self.chance)
        else:
            answer = self.taught.answer_of(self._drawn(found, state, decision), state, decision)
        return decision.sample(self.chance) if answer is None else answer

    def _drawn(self, found: Sequence[Described], state: Any, decision: Decision) -> Described:
        role = self.taught.role_of(state, decision.seat)
        heavy = [self._weight(role, one) for one in found]
        most = max(heavy)
        shares = [exp(weight - most) for weight in heavy]
        left, at = self.chance.unit() * sum(shares), 0
        while at < len(shares) - 1 and left >= shares[at]:
            left -= shares[at]
            at += 1
        options = [(one.kind, tuple(map(float, one.features))) for one in found]
        looked = promise(self.system, state, decision.seat)
        self.notes.append(Note(role, options, at, log(shares[at] / sum(shares)), looked))
        return found[at]

    def _weight(self, role: str, one: Described) -> float:
        row = self.table[role].get(one.kind)
        return self.taught.weighed(one, {} if row is None else {one.kind: (row[0], tuple(row[1:]))})


class Watcher:
    """Notes what a bot does."""

    def __init__(self, system: System, bot: Bot, seed: str) -> None:
        self.system, self.bot, self.chance, self.notes = system, bot, Block(seed, 0), list[Note]()
        self.taught = experience_of(system)

    def choose(self, view: View, decision: Decision) -> Answer:
        answer = self.bot.choose(view, decision)
        state = view.state
        asked = of_its_side(state, sensible(self.system, state, decision))
        found = [] if asked.forced else self.taught.described(state, asked, self.chance)
        at = next((at for at, one in enumerate(found) if one.answer == answer), None)
        if at is not None and len(found) > 1:
            options = [(one.kind, tuple(map(float, one.features))) for one in found]
            self.notes.append(Note(self.taught.role_of(state, asked.seat), options, at, 0.0, 1.0))
        return answer


def judged(notes: list[Note], result: float) -> list[Note]:
    """By how much things went better after each answer than they looked; what comes later counts ever less."""
    better, after, found = 0.0, result, list[Note]()
    for note in reversed(notes):
        better = after - note.better + LATER * better
        after = note.better
        found.append(note._replace(better=better))
    return found


LATER = 0.99


class Game(NamedTuple):
    """One game of a course."""

    seed: str
    number: int
    opponent: str
    bot: str = ""
    """Who is watched."""


class Played(NamedTuple):
    """What came of it: the notes of the pupils, and how it went for them, from 0 to 1."""

    notes: list[Note]
    won: float


def played(place: str, table: Table, options: dict[str, Any], game: Game) -> Played:
    """The notes of a game. Two of three are played with the same list on both sides."""
    system = found_system(place)
    if game.opponent == WATCHED:
        return watched(system, place, options, game)
    contest = Contest(system=place, options=options, mirror=game.number % 3 > 0)
    setup = setup_of(contest, system, [Contestant(), Contestant()], game.seed)
    mine = system.seats if game.opponent == ITSELF else (system.seats[game.number % len(system.seats)],)
    pupils = {seat: Pupil(system, table, f"{game.seed}/{seat}") for seat in mine}
    bots: dict[str, Bot] = {**pupils}
    for seat in system.seats:
        if seat not in pupils:
            bots[seat] = make(game.opponent, system, game.seed, seat)
    state = play(system.rules.new_game(setup), SeededDice(game.seed), Seated(system, bots), keep=False).state
    notes, won = list[Note](), 0.0
    for seat, pupil in pupils.items():
        result = promise(system, state, seat)
        won += result / len(mine)
        notes += judged(pupil.notes, result)
    return Played(notes, won)


def watched(system: System, place: str, options: dict[str, Any], game: Game) -> Played:
    """The notes of a game that a bot plays against itself."""
    contest = Contest(system=place, options=options, mirror=game.number % 3 > 0)
    setup = setup_of(contest, system, [Contestant(), Contestant()], game.seed)
    bots = {
        seat: Watcher(system, make(game.bot, system, game.seed, seat), f"{game.seed}/{seat}") for seat in system.seats
    }
    play(system.rules.new_game(setup), SeededDice(game.seed), Seated(system, bots), keep=False)
    return Played([note for bot in bots.values() for note in bot.notes], 0.0)


class Plan(Struct, frozen=True, kw_only=True):
    """A course: how many lots of games, and what a lot is made of."""

    place: str
    lots: int
    itself: int = 0
    """Games of a lot against itself."""
    games: int = 0
    """Games of a lot against a bot."""
    against: str = "greedy"
    seed: str = "lessons"
    options: dict[str, Any] = {}

    watch: str = ""
    """A bot that is only watched: no games against anybody then."""

    def lot(self, number: int) -> Iterator[Game]:
        if self.watch:
            for game in range(self.games):
                yield Game(f"{self.seed}/{number}/{WATCHED}/{game}", game, WATCHED, self.watch)
            return
        for opponent, games in ((self.against, self.games), (ITSELF, self.itself)):
            for game in range(games):
                yield Game(f"{self.seed}/{number}/{opponent}/{game}", game, opponent)


class Lot(NamedTuple):
    """What a lot of games taught: the weights after it, and the share of its games against the bot that was won, or of
    its answers that are as those of the bot that was watched."""

    weights: Lessons
    share: float


def course(plan: Plan, start: Lessons, pool: Executor) -> Iterator[Lot]:
    """Lot after lot, from the weights given."""
    taught = experience_of(found_system(plan.place))
    lessons = Taught(taught, start)
    for number in range(plan.lots):
        games, table = list(plan.lot(number)), lessons.table()
        done = list(pool.map(played, *zip(*((plan.place, table, plan.options, game) for game in games), strict=True)))
        notes = [note for one in done for note in one.notes]
        if plan.watch:
            alike = lessons.imitate(notes)
            yield Lot(lessons.named(), alike)
            continue
        lessons.learn(notes)
        won = [one.won for one, game in zip(done, games, strict=True) if game.opponent != ITSELF]
        yield Lot(lessons.named(), sum(won) / max(len(won), 1))


STEPS, NEAR, PACE = 4, 0.2, 0.08
"""For each lot of games: steps of the weights, how far a probability may go, and how fast (Adam's rate)."""


LOOKS, HELD = 60, 2.0
"""For each lot of games that is watched: steps of the weights, and how strongly they are held where they were."""


class Told(NamedTuple):
    """Notes as sparse numbers: the features of all answers, and which belong together."""

    where: NDArray[Any]
    what: NDArray[Any]
    how: NDArray[Any]
    taken: NDArray[Any]
    begins: NDArray[Any]
    owner: NDArray[Any]

    def shares(self, values: NDArray[Any]) -> NDArray[Any]:
        """How likely each answer is among those to its question."""
        weights = np.bincount(self.where, self.how * values[self.what], minlength=len(self.owner))
        shares = np.exp(weights - np.maximum.reduceat(weights, self.begins)[self.owner])
        found: NDArray[Any] = shares / np.add.reduceat(shares, self.begins)[self.owner]
        return found

    def slope(self, shares: NDArray[Any], pull: NDArray[Any], count: int) -> NDArray[Any]:
        """Where the weights are to go, so that what was taken becomes likelier by so much."""
        push = -shares * pull[self.owner]
        push[self.taken] += pull
        found: NDArray[Any] = np.bincount(self.what, self.how * push[self.where], minlength=count) / len(self.taken)
        return found


class Taught:
    """All weights in a row, shared by the roles and for each of them, and how they were moved (Adam)."""

    def __init__(self, taught: Experience[Any], start: Lessons) -> None:
        self.taught = taught
        self.places: dict[tuple[str, str], tuple[int, int]] = {}
        self.values = self.mean = self.spread = np.zeros(0)
        self.steps, self.met = 0, set[str]()
        for role, rows in start.items():
            for kind, row in rows.items():
                self._block(role, kind, [row[name] for name in taught.columns(kind)])
                self._block("", kind, [0.0] * len(row))

    def _block(self, role: str, kind: str, start: Sequence[float]) -> tuple[int, int]:
        if (role, kind) not in self.places:
            self.places[role, kind] = (len(self.values), len(start))
            self.values = np.concatenate([self.values, np.array(start)])
            self.mean, self.spread = (np.append(moved, np.zeros(len(start))) for moved in (self.mean, self.spread))
        return self.places[role, kind]

    def table(self) -> Table:
        """The weights of each role; what is shared counts for those that were played."""
        found: Table = {role: {} for role in self.taught.roles}
        for (role, kind), (at, count) in self.places.items():
            if role:
                own, shared = self.values[at : at + count], self.places["", kind][0]
                both = own + self.values[shared : shared + count] if role in self.met else own
                found[role][kind] = both.tolist()
        return found

    def named(self) -> Lessons:
        """The weights by the names of their features, as they are written."""
        return {
            role: {
                kind: dict(zip(self.taught.columns(kind), (round(weight, 2) for weight in row), strict=True))
                for kind, row in rows.items()
            }
            for role, rows in self.table().items()
        }

    def learn(self, notes: Sequence[Note]) -> None:
        """What went better than it looked becomes likelier (proximal policy optimisation, linear in the features)."""
        if not notes:
            return
        told = self._told(notes)
        before, better = np.array([note.likely for note in notes]), np.array([note.better for note in notes])
        better = (better - better.mean()) / (better.std() + 1e-9)
        for _ in range(STEPS):
            shares = told.shares(self.values)
            ratio = np.exp(np.clip(np.log(np.maximum(shares[told.taken], 1e-12)) - before, -5.0, 5.0))
            pull = np.where(np.where(better > 0, ratio < 1 + NEAR, ratio > 1 - NEAR), ratio * better, 0.0)
            self._step(told.slope(shares, pull, len(self.values)), PACE)

    def imitate(self, notes: Sequence[Note]) -> float:
        """What was done becomes likelier, as far as that is not owed to a few games alone: weights are drawn back to
        where they were. How often the likeliest answer is the one that was given afterwards."""
        if not notes:
            return 0.0
        told = self._told(notes)
        start, pull = self.values, np.ones(len(notes))
        for _ in range(LOOKS):
            slope = told.slope(told.shares(self.values), pull, len(self.values))
            self._step(slope - HELD / len(notes) * (self.values - start), PACE)
        shares = told.shares(self.values)
        return float((np.maximum.reduceat(shares, told.begins) == shares[told.taken]).mean())

    def _told(self, notes: Sequence[Note]) -> Told:
        row, rows, columns, facts, taken, begins = 0, list[int](), list[int](), list[float](), list[int](), list[int]()
        for note in notes:
            self.met.add(note.role)
            begins.append(row)
            taken.append(row + note.taken)
            for kind, features in note.options:
                fresh = (0.0, *self.taught.untaught(kind))
                for place in (self._block(note.role, kind, fresh)[0], self._block("", kind, [0.0] * len(fresh))[0]):
                    for number, fact in enumerate((1.0, *features)):
                        if fact:
                            rows.append(row)
                            columns.append(place + number)
                            facts.append(fact)
                row += 1
        owner = np.repeat(np.arange(len(notes)), np.diff([*begins, row]))
        return Told(np.array(rows), np.array(columns), np.array(facts), np.array(taken), np.array(begins), owner)

    def _step(self, slope: NDArray[Any], pace: float) -> None:
        self.steps += 1
        self.mean = 0.9 * self.mean + 0.1 * slope
        self.spread = 0.99 * self.spread + 0.01 * slope**2
        mean, spread = self.mean / (1 - 0.9**self.steps), self.spread / (1 - 0.99**self.steps)
        self.values = self.values + pace * mean / (np.sqrt(spread) + 1e-6)


def written(commands: Sequence[str], lessons: Lessons) -> str:
    """As JSON, a kind of answer on a line; and by which commands it was learnt."""
    roles = []
    for role, rows in sorted(lessons.items()):
        lines = [f'  "{kind}": {json.dumps(row)}' for kind, row in sorted(rows.items())]
        roles.append(f' "{role}": {{\n' + ",\n".join(lines) + "\n }")
    told = json.dumps(list(commands), ensure_ascii=False)
    return f'{{\n"course": {told},\n"weights": {{\n' + ",\n".join(roles) + "\n}\n}\n"
