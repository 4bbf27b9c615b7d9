"""Decisions: the few kinds of question a game may put to a seat.

A decision knows its legal answers, or a judge that says why not; it can take an answer in the short forms people write
(`check`), name the answer of somebody who declines (`default`), and propose legal answers to a bot (`sample`).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial
from itertools import pairwise
from math import hypot
from typing import Any, ClassVar

import msgspec
from msgspec import Struct, field

from escarmouche.core.dice import Block
from escarmouche.core.state import Id, Plain
from escarmouche.files.words import nearest
from escarmouche.space.geometry import CONTACT, Footprint, Point, gap, quantise
from escarmouche.space.moves import Ground, Route

Answer = Plain
MOST_VETTED, LONGEST_VETTED = 500, 40
"""Paths whose judgement a question remembers, and points of each: whoever asks may ask without end."""
APPROACHES = 16
"""Places tried on the way to somebody who cannot be touched."""
HARDLY = 0.02
"""A share of a way that is none: nobody at random goes so little."""
FURTHER = 1.25
"""How much further than one may go a way round to somebody is looked for; beyond it one goes straight."""


class Refusal(Struct, frozen=True):
    """Why an answer is not allowed: a reason to put into words, the rules behind it, the facts measured."""

    reason: str
    rules: tuple[str, ...] = ()
    facts: dict[str, Plain] = {}


class Refused(Exception):
    """An answer was not allowed; nothing changed."""

    def __init__(self, refusal: Refusal, key: str, answer: Answer = None) -> None:
        facts = ", ".join(f"{name} {brief(value)}" for name, value in refusal.facts.items())
        cited = ", ".join(refusal.rules)
        told = f" ({facts})" if facts else ""
        self.refusal, self.key, self.answer = refusal, key, answer
        hint = f"; did you mean {self.nearest}?" if self.nearest else ""
        super().__init__(f"{key}: {refusal.reason}{told}{hint}" + (f" [{cited}]" if cited else ""))

    @property
    def nearest(self) -> str | None:
        """The option that looks most like a word that is none."""
        known = self.refusal.facts.get("options")
        if not isinstance(self.answer, str) or not isinstance(known, list):
            return None
        return nearest(self.answer, [str(one) for one in known if isinstance(one, str)])

    def __reduce__(self) -> tuple[type[Refused], tuple[Refusal, str, Answer]]:
        """As it is sent from one process to another."""
        return Refused, (self.refusal, self.key, self.answer)


def brief(value: object, most: int = 500) -> str:
    """A value in a message: whatever somebody answered may be there."""
    try:
        text = str(value)
    except (ValueError, RecursionError):  # numbers of thousands of digits, lists within lists
        text = "…"
    return text if len(text) <= most else text[: most - 1] + "…"


class Option(Struct, frozen=True, gc=False):
    """One legal answer: a word, a number, or a mapping whose first key is its name (`{"shoot": "grendel", ...}`)."""

    value: Answer
    figure: Id = ""
    rules: tuple[str, ...] = ()

    @property
    def head(self) -> str:
        return head(self.value)


def head(value: Answer) -> str:
    """The name of an answer: `shoot` for {"shoot": "grendel", "weapon": "Lance"}."""
    if isinstance(value, dict):
        return str(next(iter(value), ""))
    return str(value)


def matches(wanted: Answer, value: Answer) -> bool:
    """Does a possibly abridged answer name this option?"""
    if wanted == value:
        return True
    if isinstance(value, dict):
        if isinstance(wanted, str):
            return wanted == head(value)
        if isinstance(wanted, dict) and head(wanted) == head(value):
            return all(name in value and alike(part, value[name]) for name, part in wanted.items())
    return False


def alike(wanted: Answer, part: Answer) -> bool:
    """The same part of an answer: of numbers by name those that are 0 may be left out, names stand in any order."""
    if wanted == part:
        return True
    if isinstance(wanted, dict) and isinstance(part, dict):
        return all(wanted.get(name, 0) == part.get(name, 0) for name in {**wanted, **part})
    names = unordered(wanted)
    return names is not None and names == unordered(part)


def unordered(part: Answer) -> list[Answer] | None:
    """A list of names, or of such lists, put in order; None for anything else, such as a place on the table."""
    if not isinstance(part, list | tuple) or not part:
        return None
    if all(isinstance(one, str) for one in part):
        return sorted(part)
    inner = [unordered(one) for one in part]
    return None if None in inner else sorted(inner, key=str)


def unchanged(answer: Answer) -> Answer:
    """An answer that is in full already."""
    return answer


class Decision(Struct, frozen=True, kw_only=True):
    """A question to one seat. `figure` is whom it is about, `facts` what the asker already measured.

    `Game.ask` fills in key, seat and figure; a builder names a figure only if it is another than the one asked.
    """

    kind: ClassVar[str] = "decision"
    places: ClassVar[bool] = False
    """The answer is a place or a way on the table: there is no end of them, and where it ends is what counts."""
    key: str = ""
    seat: str = ""
    figure: Id = ""
    rules: tuple[str, ...] = ()
    facts: dict[str, Plain] = {}
    secret: bool = False
    known_to: tuple[str, ...] = ()
    """Who may read a secret answer beside the seat that gives it: others of its side, a referee."""

    def check(self, answer: Answer) -> Answer:
        """The answer in full form, or `Refused`."""
        raise NotImplementedError

    @property
    def options(self) -> tuple[Option, ...]:
        """What there is to choose from, where it can be listed."""
        return ()

    @property
    def limits(self) -> dict[str, int]:
        """How many, at least and at most, where the answer is a number or several of the options."""
        return {}

    def way(self, answer: Answer) -> list[Point]:
        """The points of the table that an answer names, in its order."""
        return []

    def end(self, answer: Answer) -> Point | None:
        """Where on the table an answer leads."""
        return None

    def amounts(self, answer: Answer) -> tuple[float, float, float]:
        """An answer as shares from 0 to 1: of the way it may go, of the numbers it may be, of the options."""
        return 0.0, 0.0, 0.0

    @property
    def default(self) -> Answer | None:
        """What somebody who says nothing answers; None where they must speak."""
        return None

    @property
    def single(self) -> bool:
        """There is only one legal answer."""
        return False

    @property
    def forced(self) -> bool:
        """There is nothing to ask. A secret question is put even if it leaves no choice: the pause must not tell."""
        return self.single and not self.secret

    @property
    def obvious(self) -> Answer | None:
        """The one answer that can only be right, where there is one: a table gives it for whoever is asked."""
        return None

    def sample(self, chance: Block) -> Answer:
        """A legal answer at random."""
        raise NotImplementedError

    def candidates(self, chance: Block, most: int) -> list[Answer]:
        """Some different legal answers worth a look."""
        found: list[Answer] = []
        for _ in range(most):
            answer = self.sample(chance)
            if answer not in found:
                found.append(answer)
        return found

    def public(self) -> dict[str, Plain]:
        """What a client, a record reader or a remote bot is told."""
        told = {"kind": self.kind, "key": self.key, "seat": self.seat, "figure": self.figure}
        return {**told, "rules": list(self.rules), "facts": self.facts}

    def refuse(self, refusal: Refusal, answer: Answer) -> Refused:
        return Refused(refusal, self.key, answer)


class Choose(Decision, frozen=True, kw_only=True):
    """Choose one of the options."""

    kind: ClassVar[str] = "choose"
    options: tuple[Option, ...]
    decline: Answer | None = None
    why_not: Callable[[Answer], Refusal | None] | None = None
    spelt_out: Callable[[Answer], Answer] = unchanged
    """The full form of a short one that only the asker can complete."""

    def check(self, answer: Answer) -> Answer:
        answer = self.spelt_out(answer)
        for option in self.options:
            if option.value is answer or option.value == answer:
                return option.value
        found = [option.value for option in self.options if matches(answer, option.value)]
        if len(found) == 1:
            return found[0]
        if found:
            raise self.refuse(Refusal("several-options", (), {"options": found}), answer)
        raise self.refuse(self._misspelt(answer) or self._reason(answer) or self._unknown(answer), answer)

    def _reason(self, answer: Answer) -> Refusal | None:
        """Why the rules do not take it; they have nothing to say to an answer of a form that is never offered."""
        try:
            return self.why_not(answer) if self.why_not else None
        except (TypeError, ValueError, RecursionError):
            return None

    def _misspelt(self, answer: Answer) -> Refusal | None:
        """The nearest word for one that no option of this name has: `{attack: bo, wepon: Lance}`."""
        if not isinstance(answer, dict):
            return None
        like = [option.value for option in self.options if option.head == head(answer)]
        known = {str(name) for value in like if isinstance(value, dict) for name in value}
        return self._meant([str(name) for name in answer if str(name) not in known], known)

    def _meant(self, words: Sequence[str], known: Collection[str]) -> Refusal | None:
        meant = nearest(words[0], known) if words else None
        return Refusal("no-such-word", self.rules, {"word": words[0][:60], "nearest": meant}) if meant else None

    def sum_of(self, value: Answer) -> int | None:
        """What an option adds up to, where the asker told what each of its letters is worth (`values`)."""
        worth: Any = self.facts.get("values")
        if not isinstance(worth, dict) or not isinstance(value, str) or not value or set(value) - set(worth):
            return None
        total: int = sum(worth[letter] for letter in value)
        return total

    def _unknown(self, answer: Answer) -> Refusal:
        heads = {option.head for option in self.options if isinstance(option.value, dict)}
        meant = self._meant([head(answer)], heads) if isinstance(answer, dict) and head(answer) not in heads else None
        if meant is not None:
            return meant
        return Refusal("not-an-option", self.rules, {"answer": answer, "options": [o.value for o in self.options][:40]})

    @property
    def default(self) -> Answer | None:
        if self.decline is not None:
            return self.decline
        return self.options[0].value if len(self.options) == 1 else None

    @property
    def single(self) -> bool:
        return len(self.options) == 1

    @property
    def forced(self) -> bool:
        return len(self.options) == 1 and not self.secret

    def sample(self, chance: Block) -> Answer:
        return self.options[chance.below(len(self.options))].value

    def candidates(self, chance: Block, most: int) -> list[Answer]:
        return [option.value for option in self.options]

    def public(self) -> dict[str, Plain]:
        return {**super().public(), "options": msgspec.to_builtins(self.options), "decline": self.decline}


class ChooseSome(Decision, frozen=True, kw_only=True):
    """Choose from `least` to `most` of the options, each at most once."""

    kind: ClassVar[str] = "some"
    options: tuple[Option, ...]
    least: int = 0
    most: int
    usual: tuple[Answer, ...] = ()
    """Whom or what somebody who says nothing chooses, if not nothing."""

    @property
    def limits(self) -> dict[str, int]:
        return {"least": self.least, "most": self.most}

    def amounts(self, answer: Answer) -> tuple[float, float, float]:
        return 0.0, 0.0, len(answer) / max(len(self.options), 1)

    def check(self, answer: Answer) -> Answer:
        chosen = list(answer) if isinstance(answer, list | tuple) else [answer]
        values = [option.value for option in self.options]
        strangers = [value for value in chosen if value not in values]
        if strangers:
            raise self.refuse(Refusal("not-an-option", self.rules, {"answer": strangers[0], "options": values}), answer)
        if len({str(value) for value in chosen}) != len(chosen) or not self.least <= len(chosen) <= self.most:
            facts = {"least": self.least, "most": self.most, "chosen": len(chosen)}
            raise self.refuse(Refusal("wrong-number", self.rules, facts), answer)
        return [value for value in values if value in chosen]

    @property
    def default(self) -> Answer | None:
        if self.usual or self.least == 0:
            return list(self.usual)
        return [option.value for option in self.options] if self.single else None

    @property
    def single(self) -> bool:
        return self.least >= len(self.options) or self.most == 0

    def sample(self, chance: Block) -> Answer:
        if self.single:
            return self.default
        count = self.least + chance.below(self.most - self.least + 1)
        left = [option.value for option in self.options]
        return self.check([left.pop(chance.below(len(left))) for _ in range(count)])

    def candidates(self, chance: Block, most: int) -> list[Answer]:
        if self.least <= 1 <= self.most:
            singles: list[Answer] = [[option.value] for option in self.options]
            everything = [[option.value for option in self.options]] if 1 < len(self.options) <= self.most else []
            nothing: list[Answer] = [[]] if self.least == 0 else []
            return nothing + singles + everything
        return super().candidates(chance, most)

    def public(self) -> dict[str, Plain]:
        return {**super().public(), "options": msgspec.to_builtins(self.options), **self.limits}


class ChooseNumber(Decision, frozen=True, kw_only=True):
    """Choose a whole number."""

    kind: ClassVar[str] = "number"
    least: int
    most: int
    decline: int | None = None
    """The number of somebody who says nothing."""

    @property
    def limits(self) -> dict[str, int]:
        return {"least": self.least, "most": self.most}

    def amounts(self, answer: Answer) -> tuple[float, float, float]:
        return 0.0, (answer - self.least) / max(self.most - self.least, 1), 0.0

    def check(self, answer: Answer) -> Answer:
        if not isinstance(answer, int) or isinstance(answer, bool) or not self.least <= answer <= self.most:
            facts = {"answer": answer, "least": self.least, "most": self.most}
            raise self.refuse(Refusal("wrong-number", self.rules, facts), answer)
        return answer

    @property
    def default(self) -> Answer | None:
        if self.decline is not None:
            return self.decline
        return self.least if self.single else None

    @property
    def single(self) -> bool:
        return self.least == self.most

    def sample(self, chance: Block) -> Answer:
        return self.least + chance.below(self.most - self.least + 1)

    def candidates(self, chance: Block, most: int) -> list[Answer]:
        return list(range(self.least, self.most + 1))[:most]

    def public(self) -> dict[str, Plain]:
        return {**super().public(), **self.limits}


class ChooseAngle(Decision, frozen=True, kw_only=True):
    """Choose a direction on the table, in whole degrees: 0 is right, 90 up."""

    kind: ClassVar[str] = "angle"
    towards: int
    """The direction of somebody who says nothing."""

    @property
    def limits(self) -> dict[str, int]:
        return {"least": 0, "most": 359, "towards": self.towards}

    def amounts(self, answer: Answer) -> tuple[float, float, float]:
        return 0.0, answer / 359, 0.0

    def check(self, answer: Answer) -> Answer:
        if not isinstance(answer, int) or isinstance(answer, bool) or not 0 <= answer < 360:
            raise self.refuse(Refusal("wrong-number", self.rules, {"answer": answer, "least": 0, "most": 359}), answer)
        return answer

    @property
    def default(self) -> Answer | None:
        return self.towards

    def sample(self, chance: Block) -> Answer:
        return chance.below(360)

    def candidates(self, chance: Block, most: int) -> list[Answer]:
        return [(self.towards + turn) % 360 for turn in (0, 180, 90, 270, 45, 315, 135, 225)][:most]

    def public(self) -> dict[str, Plain]:
        return {**super().public(), **self.limits}


class ChooseOrder(Decision, frozen=True, kw_only=True):
    """Put all the options in an order."""

    kind: ClassVar[str] = "order"
    options: tuple[Option, ...]

    def check(self, answer: Answer) -> Answer:
        values = [option.value for option in self.options]
        given = list(answer) if isinstance(answer, list | tuple) else []
        if len(given) != len(values) or any(given.count(one) != values.count(one) for one in values):
            raise self.refuse(Refusal("not-an-order", self.rules, {"answer": answer, "options": values}), answer)
        return given

    @property
    def default(self) -> Answer | None:
        return [option.value for option in self.options]

    @property
    def single(self) -> bool:
        return len(self.options) < 2

    def sample(self, chance: Block) -> Answer:
        left = [option.value for option in self.options]
        return [left.pop(chance.below(len(left))) for _ in self.options]

    def public(self) -> dict[str, Plain]:
        return {**super().public(), "options": msgspec.to_builtins(self.options)}


Judge = Callable[[tuple[Point, ...]], Refusal | None]


class ChoosePoint(Decision, frozen=True, kw_only=True):
    """Choose a point of the table."""

    kind: ClassVar[str] = "point"
    places: ClassVar[bool] = True
    judge: Callable[[Point], Refusal | None]
    propose: Callable[[Block], Point]
    otherwise: Callable[[], Point | None] | None = None
    aimed: bool = False
    """Something is aimed or laid there; whoever is asked does not go to stand on it."""

    def way(self, answer: Answer) -> list[Point]:
        return [(answer[0], answer[1])]

    def end(self, answer: Answer) -> Point | None:
        return answer[0], answer[1]

    def check(self, answer: Answer) -> Answer:
        point = as_point(self, answer)
        refusal = self.judge(point)
        if refusal:
            raise self.refuse(refusal, answer)
        return list(point)

    @property
    def default(self) -> Answer | None:
        place = self.otherwise() if self.otherwise else None
        return None if place is None else list(place)

    def sample(self, chance: Block) -> Answer:
        for _ in range(200):
            point = quantise(self.propose(chance))
            if self.judge(point) is None:
                return list(point)
        default = self.default
        if default is not None:
            return default
        raise RuntimeError(f"no legal point found for {self.key} of {self.figure}")


class ChoosePath(Decision, frozen=True, kw_only=True):
    """Choose a path for a base. The answer lists the points after the start; `{"to": point}`, `{"touch": figure}`,
    `{"toward": figure or point, "by": distance}` and `{"approach": figure}` are short for the path the table finds."""

    kind: ClassVar[str] = "path"
    places: ClassVar[bool] = True
    start: Point
    limit: float
    ground: Ground
    judge: Judge
    others: tuple[Id, ...] = ()
    touchable: Callable[[], list[int]] = list
    bodies: Callable[[], Mapping[Id, Footprint]] = dict
    """Those who bar no way and may be gone to."""
    wary: Callable[[Id | None], Ground] | None = None
    """The ground with room left round those who must not be met on the way to somebody else, or anywhere."""
    along: Callable[[Point], tuple[Point, ...] | None] | None = None
    """A way to a point that the table does not look for, the start first: along a base whose contact is kept."""
    trim: Callable[[tuple[Point, ...]], tuple[Point, ...]] = tuple
    """Cuts a path (without its start) where the game lets it end early."""
    ideas: Callable[[], Sequence[tuple[Point, ...]]] = list
    """Paths worth a look, the start first, for those who compare before they choose."""
    falls_short: Callable[[Point], Refusal | None] | None = None
    """Why a path that is allowed would miss what it is for, if it ended here."""
    may_stay: bool = True
    otherwise: Callable[[], Sequence[Point] | None] | None = None
    vetted: dict[tuple[Point, ...], Refusal | None] = field(default_factory=dict)

    def way(self, answer: Answer) -> list[Point]:
        return [(x, y) for x, y in answer]

    def end(self, answer: Answer) -> Point | None:
        return (answer[-1][0], answer[-1][1]) if answer else self.start

    def amounts(self, answer: Answer) -> tuple[float, float, float]:
        walked = sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise([self.start, *self.way(answer)]))
        return walked / max(self.limit, 1e-9), 0.0, 0.0

    def check(self, answer: Answer) -> Answer:
        points = self.trim(self._points(answer))
        refusal = self.why_not((self.start, *points))
        if refusal:
            raise self.refuse(refusal, answer)
        return [list(point) for point in points]

    def why_not(self, path: tuple[Point, ...]) -> Refusal | None:
        if path in self.vetted:
            return self.vetted[path]
        judged = self._judged(path)
        if len(path) <= LONGEST_VETTED:
            if len(self.vetted) >= MOST_VETTED:
                self.vetted.clear()
            self.vetted[path] = judged
        return judged

    def _judged(self, path: tuple[Point, ...]) -> Refusal | None:
        if len(path) == 1 and not self.may_stay:
            return Refusal("must-move", self.rules)
        return self.judge(path)

    def _points(self, answer: Answer) -> tuple[Point, ...]:
        if isinstance(answer, dict):
            return self._found(answer)
        if not isinstance(answer, list | tuple):
            raise self.refuse(Refusal("not-a-path", (), {"answer": answer}), answer)
        if answer and not isinstance(answer[0], list | tuple):
            answer = [answer]
        return tuple(as_point(self, point) for point in answer)

    def _found(self, answer: dict[str, Plain]) -> tuple[Point, ...]:
        route = None
        if set(answer) == {"to"}:
            goal = as_point(self, answer["to"])
            route = self._way(lambda ground: ground.route(self.start, self.trim((goal,))[-1], self.limit))
            way = self.along(goal) if self.along and (route is None or self.why_not(route.path)) else None
            if way is not None and (route is None or self.why_not(way) is None):
                return way[1:]
        elif set(answer) == {"touch"} and answer["touch"] in self.others:
            other = self.others.index(answer["touch"])
            goal = self.beside(other)
            route = self._way(lambda ground: ground.route_to_touch(self.start, other, self.limit), answer["touch"])
        elif set(answer) == {"touch"} and (body := self._body(answer["touch"])):
            goal = self._against(body)
            route = self._way(lambda ground: ground.route(self.start, goal, self.limit))
        elif set(answer) == {"toward", "by"} and isinstance(answer["by"], int | float):
            return (self._toward(answer["toward"], float(answer["by"]), answer),)
        elif set(answer) == {"approach"} and answer["approach"] in self.others:
            other = self.others.index(answer["approach"])
            near = partial(self.ground.route_to_touch, self.start, other)
            return self._approach(self.beside(other), near)[1:]
        elif set(answer) == {"approach"} and (body := self._body(answer["approach"])):
            goal = self._against(body)
            return self._approach(goal, partial(self.ground.route, self.start, goal))[1:]
        else:
            raise self.refuse(Refusal("not-a-path", (), {"answer": answer}), answer)
        if route is None:
            straight = self.why_not((self.start, goal))
            if straight is not None:
                raise self.refuse(straight, answer)
            return (goal,)
        return route.path[1:]

    def _way(self, find: Callable[[Ground], Route | None], toward: Id | None = None) -> Route | None:
        """The shortest way; if it grazes somebody who ends it, one that leaves them room."""
        route = find(self.ground)
        if route is None or self.wary is None or self.why_not(route.path) is None:
            return route
        return find(self.wary(toward)) or route

    def _approach(self, goal: Point, near: Callable[[float], Route | None]) -> tuple[Point, ...]:
        """To another base if it may be touched, else as far along the way there as is allowed, else what is proposed;
        where nothing is, the straight way, so that it tells why."""
        route = near(self.limit) or near(FURTHER * self.limit)
        way = route.path if route is not None else (self.start, goal)
        shares = [way] + [self.ground.clip(way, self.limit * (1 - n / APPROACHES)) for n in range(APPROACHES)]
        tries = [*shares, (self.start, *self.way(self.default or ()))]
        return next((path for path in tries if len(path) > 1 and self.why_not(path) is None), way)

    def beside(self, other: int) -> Point:
        """The point on the straight way to another base where the two would touch."""
        return self._against(self.ground.others[other])

    def _body(self, name: Plain) -> Footprint | None:
        return self.bodies().get(name) if isinstance(name, str) else None

    def _against(self, there: Footprint) -> Point:
        apart = gap(Footprint(self.ground.base, self.start, self.ground.angle), there)
        return self._toward(list(there.at), apart - CONTACT / 2, None) if apart > CONTACT else self.start

    def _toward(self, goal: Plain, distance: float, answer: Answer) -> Point:
        if goal in self.others:
            to = self.ground.others[self.others.index(goal)].at
        else:
            body = self._body(goal)
            to = body.at if body else as_point(self, goal)
        dx, dy = to[0] - self.start[0], to[1] - self.start[1]
        far = (dx * dx + dy * dy) ** 0.5
        if far == 0:
            raise self.refuse(Refusal("not-a-path", (), {"answer": answer}), answer)
        return quantise((self.start[0] + dx / far * distance, self.start[1] + dy / far * distance))

    @property
    def default(self) -> Answer | None:
        path = self.otherwise() if self.otherwise else None
        if path is None or self.why_not((self.start, *path)) is not None:
            return None
        return [list(point) for point in path]

    def sample(self, chance: Block) -> Answer:
        touchable = self.touchable()
        close = self._up_to(touchable[chance.below(len(touchable))]) if touchable and chance.below(3) == 0 else None
        if close is not None:
            return close
        for least in (HARDLY * self.limit, 0.0):
            for _ in range(6):
                path = self._wandered(chance)
                if self.ground.length(path) > least and self.why_not(path) is None:
                    return [list(point) for point in path[1:]]
            if self.why_not((self.start,)) is None:
                return []
        default = self.default
        if default is None:
            raise RuntimeError(f"no legal path found for {self.key} of {self.figure}")
        return default

    def _up_to(self, other: int) -> list[Plain] | None:
        """The way to another base, if it is one: whoever stands there already is not pushed closer."""
        route = self.ground.route_to_touch(self.start, other, self.limit)
        if route is None or self.ground.length(route.path) <= CONTACT or self.why_not(route.path) is not None:
            return None
        return [list(point) for point in route.path[1:]]

    def _wandered(self, chance: Block) -> tuple[Point, ...]:
        dx, dy = chance.below(2001) / 1000 - 1, chance.below(2001) / 1000 - 1
        far = (dx * dx + dy * dy) ** 0.5 or 1.0
        reach = self.limit * (1 + chance.below(4)) / 4
        goal = quantise((self.start[0] + dx / far * reach, self.start[1] + dy / far * reach))
        return self.ground.clip((self.start, goal), self.limit)

    def candidates(self, chance: Block, most: int) -> list[Answer]:
        found: list[Answer] = []
        for other in self.touchable():
            if close := self._up_to(other):
                found.append(close)
        for path in self.ideas():
            if self.why_not(path) is None and [list(point) for point in path[1:]] not in found:
                found.append([list(point) for point in path[1:]])
        default = self.default
        if default is not None and default not in found:
            found.append(default)
        for answer in super().candidates(chance, max(2, most - len(found))):
            if answer not in found:
                found.append(answer)
        return found[:most]

    def public(self) -> dict[str, Plain]:
        told = {"start": list(self.start), "limit": self.limit, "may_stay": self.may_stay}
        return {**super().public(), **told}


def as_point(decision: Decision, answer: Answer) -> Point:
    """Two finite numbers, put on the grid of positions."""
    if isinstance(answer, list | tuple) and len(answer) == 2:
        x, y = answer
        numbers = isinstance(x, int | float) and isinstance(y, int | float)
        if numbers and not isinstance(x, bool) and not isinstance(y, bool) and abs(x) < 1e6 and abs(y) < 1e6:
            return quantise((float(x), float(y)))
    raise decision.refuse(Refusal("not-a-point", (), {"answer": answer}), answer)


def options(values: Sequence[Answer], rules: tuple[str, ...] = ()) -> tuple[Option, ...]:
    """Plain options from plain values; a value that names a figure points at it."""
    return tuple(Option(value, value if isinstance(value, str) else "", rules) for value in values)
