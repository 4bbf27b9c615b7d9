"""Asking where a figure is put down, and where it goes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from escarmouche.core.decisions import ChoosePath, ChoosePoint, Refusal
from escarmouche.core.dice import Block
from escarmouche.core.game import Game
from escarmouche.core.state import Figure, Id, State
from escarmouche.space.areas import Area
from escarmouche.space.geometry import Footprint, Point
from escarmouche.space.moves import Ground

Judge = Callable[[Point], Refusal | None]


def place_decision(
    areas: Sequence[Area],
    judge: Judge,
    propose: Callable[[Block], Point],
    otherwise: Callable[[], Point | None] | None = None,
    rules: tuple[str, ...] = (),
    secret: bool = False,
) -> ChoosePoint:
    """A question for a place in one of these areas, which a table may draw."""
    zones = [list(area.box) for area in areas]
    return ChoosePoint(
        facts={"zones": zones}, judge=judge, propose=propose, otherwise=otherwise, rules=rules, secret=secret
    )


def ask_place(game: Game, key: str, who: Id, build: Callable[[], ChoosePoint]) -> Point:
    """The place chosen for a figure."""
    x, y = game.ask(key, who, build)
    return (x, y)


def ask_path(game: Game, who: Id, build: Callable[[], ChoosePath]) -> tuple[Point, ...]:
    """The path chosen for a figure, the start first."""
    answer = game.ask("path", who, build)
    return (game.state.figures[who].at, *((point[0], point[1]) for point in answer))


def open_ground(state: State, who: Id) -> Ground:
    """The table and everybody on it, for a figure still to be put down."""
    others = tuple(f.footprint for f in state.figures.values() if f.on_table)
    return Ground(state.table, state.figures[who].base, others)


def some_place(area: Area, chance: Block) -> Point:
    """Anywhere in an area."""
    return area.point(chance.unit(), chance.unit())


def first_free(places: Iterable[Point], judge: Judge) -> Point | None:
    """A place for those who do not care: the first that is allowed."""
    return next((at for at in places if judge(at) is None), None)


def stands_in(me: Figure, at: Point, areas: Iterable[Area]) -> bool:
    """Would its whole base lie in one of these areas?"""
    here = Footprint(me.base, at, me.angle)
    return any(area.holds(here) for area in areas)
