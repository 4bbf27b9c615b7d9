"""The answers that an environment offers by number: the options of a question, or ways and places worth a look.

A way is offered by where it leads (to somebody, to a mark, away, straight on) and walked only when it is taken: the
cheapest way round everything costs more than all else in a step. Whatever a number stands for is a legal answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, hypot, pi, sin
from typing import Any, overload

from msgspec import Struct

from escarmouche.core.decisions import Answer, ChoosePath, Decision
from escarmouche.core.dice import Block
from escarmouche.core.system import Mark
from escarmouche.learn.seeing import Offer, Sizes
from escarmouche.space.geometry import Point, distance, quantise

FOES, MARKS, SIDES = 5, 3, 8
"""How many of the nearest enemies and marks a way leads to, and in how many directions straight on."""
MOST_OF_IT = 0.7
"""A straight way that comes so far is not worth looking for a better one."""
NEARLY = 0.05
"""A way that ends so near to its goal is there."""
TURNS = (0.5, -0.5, 1.0, -1.0)
"""How far to the side somebody turns who cannot walk straight, in radians."""
SHORTER = (1.0, 0.9, 0.75, 0.5)
"""Shares of a way that are tried, where the whole of it is not legal."""


class Way(Struct, frozen=True):
    """A way by where it leads: a word for it, the figure or the place."""

    word: str
    who: str = ""
    goal: Point | None = None


class Offers(Sequence[Answer]):
    """The answers by number. `left_out` counts the options for which there was no number."""

    __slots__ = ("_chance", "_decision", "_found", "_known", "left_out")

    def __init__(
        self, decision: Decision | None, chance: Block, sizes: Sizes, state: Any = None, marks: Sequence[Mark] = ()
    ) -> None:
        self._decision, self._chance, self.left_out = decision, chance, 0
        self._known: dict[int, Answer] = {}
        self._found: list[Any] = []
        if isinstance(decision, ChoosePath) and state is not None:
            self._found = list(ways(decision, state, marks))[: min(sizes.points, sizes.actions)]
        elif decision is not None:
            self._found = self._listed(decision, sizes)
            self._known = dict(enumerate(self._found))

    def _listed(self, decision: Decision, sizes: Sizes) -> list[Answer]:
        """Declining is never left out, and comes first."""
        most = min(sizes.points, sizes.actions) if decision.places else sizes.actions
        answers = decision.candidates(self._chance, max(most, 0 if decision.places else len(decision.options)))
        default = None if decision.places else decision.default
        if default is not None:
            answers = [default, *(answer for answer in answers if answer != default)]
        while len(answers) > most:
            del answers[1 + self._chance.below(len(answers) - 1)]
            self.left_out += 1
        return answers

    def __len__(self) -> int:
        return len(self._found)

    @overload
    def __getitem__(self, at: int) -> Answer: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Answer]: ...
    def __getitem__(self, at: int | slice) -> Answer | Sequence[Answer]:
        if isinstance(at, slice):
            return [self[one] for one in range(*at.indices(len(self)))]
        at = range(len(self))[at]
        if at not in self._known:
            assert isinstance(self._decision, ChoosePath)
            self._known[at] = walked(self._decision, self._found[at], self._chance)
        return self._known[at]

    def seen(self) -> Iterator[Offer]:
        """What an observation tells of each of them, without walking any way."""
        decision = self._decision
        assert decision is not None
        for at, one in enumerate(self._found):
            if isinstance(one, Way):
                assert isinstance(decision, ChoosePath)
                end = straight(decision, one)
                length = distance(decision.start, end) / max(decision.limit, 1e-9)
                yield Offer({one.word: one.who}, end, (length, 0.0, 0.0))
            else:
                answer = self._known[at]
                yield Offer(answer, decision.end(answer), decision.amounts(answer))


def ways(decision: ChoosePath, state: Any, marks: Sequence[Mark]) -> Iterator[Way]:
    """To stay or what the game would do, to the nearest enemies, the nearest marks, away from the nearest enemy, and
    straight on in every direction."""
    yield Way("usual")
    side, start = state.side_of(decision.seat), decision.start
    foes = [one for one in state.figures.values() if one.side != side and one.id in decision.others]
    foes.sort(key=lambda foe: distance(start, foe.at))
    for foe in foes[:FOES]:
        yield Way("toward", foe.id)
    places = sorted({middle(mark) for mark in marks}, key=lambda place: distance(start, place))
    for place in places[:MARKS]:
        yield Way("place", goal=place)
    for foe in foes[:1]:
        yield Way("away", foe.id)
    for turn in range(SIDES):
        angle, far = 2 * pi * turn / SIDES, decision.limit
        yield Way("straight", goal=quantise((start[0] + far * cos(angle), start[1] + far * sin(angle))))


def middle(mark: Mark) -> Point:
    xs, ys = zip(*mark.ring, strict=True)
    return quantise(((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2))


def goal_of(decision: ChoosePath, way: Way) -> Point:
    """Where it leads, however far that is."""
    start = decision.start
    if way.goal is not None or not way.who:
        return way.goal or start
    there = decision.ground.others[decision.others.index(way.who)].at
    if way.word != "away":
        return there
    far = distance(start, there) or 1.0
    step = 2 * decision.limit / far
    return quantise((start[0] + (start[0] - there[0]) * step, start[1] + (start[1] - there[1]) * step))


def straight(decision: ChoosePath, way: Way) -> Point:
    """About where it ends: as far as the movement goes, if nothing stood there."""
    start, goal = decision.start, goal_of(decision, way)
    dx, dy = goal[0] - start[0], goal[1] - start[1]
    far = hypot(dx, dy)
    share = min(1.0, decision.limit / far) if far else 0.0
    return (start[0] + dx * share, start[1] + dy * share)


def walked(decision: ChoosePath, way: Way, chance: Block) -> Answer:
    """The way as an answer: as far along it as the movement and the rules allow; what the game would do, or any legal
    way, where none of it is."""
    if way.word != "usual":
        for route in found(decision, way):
            for path in cut(decision, route):
                if len(path) > 1 and decision.why_not(path) is None:
                    return [list(point) for point in path[1:]]
    default = decision.default
    return decision.sample(chance) if default is None else default


def found(decision: ChoosePath, way: Way) -> Iterator[tuple[Point, ...]]:
    """The cheapest way where the goal is within reach; else the straight way that comes nearest to it, a little to the
    left or right of whatever stands there."""
    start, ground, limit = decision.start, decision.ground, decision.limit
    other = decision.others.index(way.who) if way.word == "toward" else None
    goal = goal_of(decision, way) if other is None else decision.beside(other)
    straight = ground.clip((start, goal), limit)
    missed = distance(straight[-1], goal) > NEARLY and distance(start, goal) <= limit
    if missed and way.word in ("toward", "place"):
        route = ground.route(start, goal, limit) if other is None else ground.route_to_touch(start, other, limit)
        if route is not None:
            yield route.path
    if distance(start, straight[-1]) < MOST_OF_IT * min(limit, distance(start, goal)):
        aside = [ground.clip((start, turned(start, goal, by)), limit) for by in TURNS]
        straight = min((straight, *aside), key=lambda path: distance(path[-1], goal))
    yield straight


def turned(start: Point, goal: Point, by: float) -> Point:
    """As far as a goal, but so much to one side of it."""
    dx, dy = goal[0] - start[0], goal[1] - start[1]
    return quantise((start[0] + dx * cos(by) - dy * sin(by), start[1] + dx * sin(by) + dy * cos(by)))


def cut(decision: ChoosePath, path: tuple[Point, ...]) -> Iterator[tuple[Point, ...]]:
    """All of it that the movement allows, and less."""
    for share in SHORTER:
        yield decision.ground.clip(path, share * decision.limit)
