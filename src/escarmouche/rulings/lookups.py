"""Questions put to a table: what each means, what it is asked with, and what it answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.dice import SeededDice
from escarmouche.core.game import Game
from escarmouche.core.state import Id, Phase, State
from escarmouche.core.system import Word
from escarmouche.files.words import Unknown
from escarmouche.space.geometry import Point, quantise
from escarmouche.space.moves import Walk

S = TypeVar("S", bound=State)
Asked = Mapping[str, Any]


class Lookup(Struct, Generic[S], frozen=True):
    """One question: `asked` is the form of its arguments, `answers` the form of what comes back."""

    name: str
    meaning: str
    asked: str
    answers: str
    find: Callable[[Game[S], Asked], Any]

    @property
    def word(self) -> Word:
        return Word(self.name, self.meaning, f"{self.asked}, is: {self.answers}")


def between(name: str, meaning: str, answers: str, find: Callable[[S, Id, Id], Any]) -> Lookup[S]:
    """A question about two figures."""
    return Lookup(name, meaning, "{from, to}", answers, lambda game, asked: find(game.state, *pair(asked)))


def about(name: str, meaning: str, answers: str, find: Callable[[Game[S], Id], Any]) -> Lookup[S]:
    """A question about one figure."""
    return Lookup(name, meaning, "{figure}", answers, lambda game, asked: find(game, asked["figure"]))


class Lookups(Struct, Generic[S], frozen=True):
    """All that a table may be asked; `rest` stands in for what is planned where nothing is."""

    rest: Phase
    table: tuple[Lookup[S], ...]

    def find(self, state: S, name: str, asked: Asked) -> Any:
        """The answer to a question; the names are those of the vocabulary."""
        for word in ("figure", "from", "against"):
            if not isinstance(asked.get(word, ""), str):
                raise Unknown("figure", str(asked[word]), sorted(state.figures))
        return next(one for one in self.table if one.name == name).find(at_rest(state, self.rest), asked)

    @property
    def words(self) -> tuple[Word, ...]:
        return tuple(one.word for one in self.table)


def at_rest(state: S, rest: Phase) -> Game[S]:
    """The state as rules see it, for looking only."""
    return Game(state if state.agenda else replace(state, agenda=(rest,)), SeededDice("query"))


def pair(asked: Asked) -> tuple[Id, Id]:
    """The two figures that many questions are about."""
    return (asked["from"], asked["to"])


def route_cost(walk: Walk, start: Point, asked: Asked, limit: float) -> float | str:
    """The cost of the cheapest way to a point or into contact, or none."""
    if "touch" in asked:
        route = walk.route_to_touch(start, asked["touch"], limit)
    else:
        x, y = asked["to"]
        route = walk.ground.route(start, quantise((float(x), float(y))), limit)
    return "none" if route is None else round(route.cost, 3)
