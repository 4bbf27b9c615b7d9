"""Experience: answers are described by named features, and what games taught weighs them.

A game says how its answers are described; `by_estimates` does so for one that has an estimate of every option and a few
facts about whoever is asked and whoever an answer names. The weights lie in `content/habits.json` of its package, by
role, kind of answer and feature: `tools/learn_habits` writes them. Where nothing was learnt the estimate counts.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from importlib import resources
from operator import mul
from typing import Any, Generic, NamedTuple

import msgspec
from msgspec import Struct

from escarmouche.core.decisions import Answer, Choose, ChooseNumber, Decision, head, matches
from escarmouche.core.dice import Block
from escarmouche.core.state import S_contra, State
from escarmouche.files.words import BadFile, nearest

FOLDER, FILE = "content", "habits.json"
ALWAYS, ESTIMATE = "always", "estimate"
"""What a kind of answer weighs whatever its features; and the feature that counts where nothing was learnt."""

Lessons = dict[str, dict[str, dict[str, float]]]
"""Role, kind of answer, feature: its weight."""
Weights = Mapping[str, tuple[float, tuple[float, ...]]]
"""For each kind of answer what it weighs anyhow, and its features in order."""


class Course(Struct, frozen=True):
    """What was learnt, and by which commands: the first of them began with nothing unless it is told otherwise."""

    course: list[str]
    weights: Lessons


class Described(NamedTuple):
    """An answer, its kind and its features."""

    kind: str
    features: tuple[float, ...]
    answer: Answer
    """The answer itself, or what the game makes it of once it is chosen."""


def one_role(state: object, seat: str) -> str:
    """A game in which everybody is after the same thing."""
    return "anybody"


def as_it_is(one: Described, state: object, decision: Decision) -> Answer | None:
    """What is described is the answer."""
    answer: Answer = one.answer
    return answer


class Experience(Generic[S_contra]):
    """How a game's answers are described, and what was learnt about them."""

    def __init__(
        self,
        package: str,
        described: Callable[[S_contra, Decision, Block], Sequence[Described]],
        names: Callable[[str], tuple[str, ...] | None],
        kinds: Collection[str],
        *,
        roles: tuple[str, ...] = ("anybody",),
        role_of: Callable[[S_contra, str], str] = one_role,
        answer_of: Callable[[Described, S_contra, Decision], Answer | None] = as_it_is,
        point: float = 4.0,
        noise: float = 0.5,
    ) -> None:
        """`names` are the features of a kind of answer, in order, None if there is no such kind; `kinds` are the
        names by which kinds begin; `point` is what a point of an estimate weighs where nothing was learnt; `noise` how
        much chance counts, where an answer that weighs one more was learnt to be given e times as often."""
        self.package, self.described, self.names, self.kinds = package, described, names, kinds
        self.roles, self.role_of, self.answer_of = roles, role_of, answer_of
        self.point, self._noise = point, noise / SPAN
        self._course: Course | None = None
        self._weights: dict[str, Weights] = {}
        self._untaught: dict[str, tuple[float, ...]] = {}

    # -------------------------------------------------------------- answers

    def usual(self, state: S_contra, decision: Decision, chance: Block) -> Answer | None:
        """The answer that weighs most, give or take a little; None where there is nothing to weigh."""
        found = self.described(state, decision, chance)
        if not found:
            return None
        best = self.favourite(found, self.weights(self.role_of(state, decision.seat)), chance)
        return self.answer_of(best, state, decision)

    def leanings(self, state: S_contra, decision: Decision, chance: Block, most: int) -> list[Answer]:
        """The answers that weigh most, the best first."""
        learnt = self.weights(self.role_of(state, decision.seat))
        found: list[Answer] = []
        for one in sorted(self.described(state, decision, chance), key=lambda one: -self.weighed(one, learnt)):
            answer = self.answer_of(one, state, decision)
            if answer is not None and answer not in found:
                found.append(answer)
                if len(found) == most:
                    break
        return found

    def favourite(self, found: Sequence[Described], learnt: Weights, chance: Block) -> Described:
        """The one that weighs most, give or take a little."""
        best, most, luck = found[0], -1e9, 257 * chance.die(255)
        for one in found:
            luck = luck * 75 % SPAN  # a row of numbers from one draw
            weight = self.weighed(one, learnt) + self._noise * luck
            if weight > most:
                best, most = one, weight
        return best

    def weighed(self, one: Described, learnt: Weights) -> float:
        """What an answer weighs; of a kind that was never met, the estimate counts."""
        known = learnt.get(one.kind)
        if known is not None:
            return sum(map(mul, known[1], one.features), known[0])
        return sum(map(mul, self.untaught(one.kind), one.features), 0.0)

    def untaught(self, kind: str) -> tuple[float, ...]:
        """What the features of a kind weigh before any lesson."""
        known = self._untaught.get(kind)
        if known is None:
            known = tuple([self.point if name == ESTIMATE else 0.0 for name in self.columns(kind)[1:]])
            self._untaught[kind] = known
        return known

    def columns(self, kind: str) -> tuple[str, ...]:
        """What the weights of a kind are for."""
        return (ALWAYS, *(self.names(kind) or ()))

    # -------------------------------------------------------------- what was learnt

    @property
    def course(self) -> Course:
        """What the game's package has learnt; nothing, if it has no such file."""
        if self._course is None:
            try:
                text = resources.files(self.package).joinpath(FOLDER, FILE).read_bytes()
            except (FileNotFoundError, TypeError):  # a module has no folder
                self._course = Course([], {role: {} for role in self.roles})
            else:
                self._course = self.read(text)
        return self._course

    def weights(self, role: str) -> Weights:
        """What was learnt for this role, features in order."""
        known = self._weights.get(role)
        if known is None:
            rows = self.course.weights[role]
            known = {
                kind: (row[ALWAYS], tuple([row[name] for name in self.columns(kind)[1:]])) for kind, row in rows.items()
            }
            self._weights[role] = known
        return known

    def read(self, text: bytes) -> Course:
        """What was learnt, from JSON; `BadFile` if a role, a kind of answer or a feature is unknown or missing."""
        found = msgspec.json.decode(text, type=Course)
        check("roles", found.weights, self.roles)
        for role, rows in found.weights.items():
            for kind, row in rows.items():
                if self.names(kind) is None:
                    raise BadFile(FILE, 0, role, f"there is no kind of answer {kind!r}", nearest(kind, self.kinds))
                check(f"{role}, {kind}", row, self.columns(kind))
        return found


SPAN = 65537


def check(where: str, found: Iterable[str], names: Iterable[str]) -> None:
    """Is each of these names there, and nothing else?"""
    unknown, missing = set(found) - set(names), set(names) - set(found)
    if unknown:
        name = min(unknown)
        raise BadFile(FILE, 0, where, f"there is no {name!r}", nearest(name, names))
    if missing:
        raise BadFile(FILE, 0, where, f"{', '.join(sorted(missing))} missing")


# ---------------------------------------------------------------- answers described by what a game says anyhow

Weigh = Callable[[Any, Any, Answer], float]
"""What one answer is worth, roughly, of the state, the question and the answer."""
Estimate = Callable[[Any, Any, Sequence[Answer]], Sequence[float]]
"""What the answers to a question are worth."""
ByHand = Callable[[Any, Any, Any], Answer | None]
"""What somebody answers, of the state, whoever is asked and the question."""
Role = Callable[[Any, str], str]
"""What a seat is after in this state."""
Own = Mapping[str, Callable[[Any, Any], float]]
"""Facts about whoever is asked: of the state and the figure."""
Other = Mapping[str, Callable[[Any, Any, Any], float]]
"""Facts about somebody whom an answer names: of the state, whoever is asked and that figure."""
MOST_NUMBERS = 12
"""Numbers that are worth weighing one by one."""


def by_estimates(
    package: str,
    estimates: Mapping[str, Estimate],
    own: Own,
    other: Other,
    *,
    word: Callable[[State, Answer], str] | None = None,
    roles: tuple[str, ...] = ("anybody",),
    role_of: Role = one_role,
    point: float = 4.0,
    noise: float = 0.5,
) -> Experience:
    """Experience of a game that has an estimate for the answers to some questions, and names a few facts. The kind of
    an answer is the question and a word for the answer: its first one, unless the game has a better one."""
    names = (ESTIMATE, *own, *other)
    unknown, nobody = (0.0,) * len(own), (0.0,) * len(other)
    say = word or first_word

    def described(state: State, decision: Decision, chance: Block) -> list[Described]:
        estimate = estimates.get(decision.key)
        answers = [] if estimate is None else listed(decision)
        if estimate is None or not answers:
            return []
        me = state.figures.get(decision.figure)
        mine = unknown if me is None else _facts(own, state, me)
        found = []
        for answer, worth in zip(answers, estimate(state, decision, answers), strict=True):
            it = state.figures.get(named(answer))
            if me is None and it is not None:  # who is to act: the answer is about itself
                told = (*_facts(own, state, it), *nobody)
            else:
                told = (*mine, *(nobody if it is None else _facts(other, state, me, it)))
            found.append(Described(f"{decision.key}.{say(state, answer)}", (worth, *told), answer))
        return found

    def known(kind: str) -> tuple[str, ...] | None:
        return names if kind.partition(".")[0] in estimates else None

    return Experience(
        package, described, known, tuple(estimates), roles=roles, role_of=role_of, point=point, noise=noise
    )


def listed(decision: Decision) -> list[Answer]:
    """The answers to a question that has few enough to be weighed one by one."""
    if isinstance(decision, Choose):
        return [option.value for option in decision.options]
    if isinstance(decision, ChooseNumber) and decision.most - decision.least < MOST_NUMBERS:
        return list(range(decision.least, decision.most + 1))
    return []


def each(weigh: Weigh) -> Estimate:
    """An estimate that looks at one answer at a time."""
    return lambda state, decision, answers: [weigh(state, decision, answer) for answer in answers]


def usual(habit: ByHand) -> Estimate:
    """Of a habit set by hand: one for what it answers, nought for the rest. It is asked with whoever is asked."""

    def estimate(state: State, decision: Decision, answers: Sequence[Answer]) -> Sequence[float]:
        answer = habit(state, state.figures.get(decision.figure), decision)
        return [float(matches(answer, one)) for one in answers]

    return estimate


def _facts(some: Own | Other, *about: object) -> tuple[float, ...]:
    return tuple([fact(*about) for fact in some.values()])


def named(answer: Answer) -> str:
    """The figure that an answer is about, if it says one: a bare name, or what stands by its first word."""
    found = answer[head(answer)] if isinstance(answer, dict) and answer else answer
    return found if isinstance(found, str) else ""


def first_word(state: State, answer: Answer) -> str:
    """The first word of an answer; of somebody's name, that it is somebody."""
    first = "some" if isinstance(answer, list | tuple) else head(answer)
    return "somebody" if first in state.figures else first
