"""Paths worth a look, for those who compare before they move: to what the scenario wants, to and from enemies."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from escarmouche.core.state import Id
from escarmouche.games.evenor.figures import Fighter, Skirmish
from escarmouche.space.geometry import Point, Round, distance, quantise

if TYPE_CHECKING:
    from escarmouche.games.evenor.rules.movement import Path, Trip, Walk
    from escarmouche.space.moves import Ground


def ideas(state: Skirmish, who: Id, plan: Trip, walk: Walk) -> list[Path]:
    """One path per goal, as far along the cheapest way as the displacement allows."""
    me = state.figures[who]
    found: list[Path] = []
    for goal in goals(state, me):
        path = walk.ground.clip(found_way(walk.ground, me.at, goal, None) or (me.at, goal), plan.limit)
        if len(path) > 1 and path not in found:
            found.append(path)
    for foe in nearest_foes(state, me)[:2] if plan.touch else ():
        way = found_way(walk.ground, me.at, foe.at, walk.ids.index(foe.id))
        if way is not None:
            path = walk.ground.clip(way, plan.limit)
            if len(path) > 1 and path not in found:
                found.append(path)
    return found


def found_way(ground: Ground, start: Point, goal: Point, other: int | None) -> Path | None:
    """The cheapest way to a point or to another base."""
    route = ground.route(start, goal) if other is None else ground.route_to_touch(start, other)
    return None if route is None else route.path


def goals(state: Skirmish, me: Fighter) -> Iterator[Point]:
    if me.side == state.ambushed:
        yield from edges(state, me)
    home = state.homes.get(me.side)
    if me.tokens and home is not None:
        reach = me.base.radius if isinstance(me.base, Round) else 1.0
        x, y = me.at
        yield quantise((clamp(x, home.x0 + reach, home.x1 - reach), clamp(y, home.y0 + reach, home.y1 - reach)))
    lying = [token.at for token in state.tokens.values() if token.at is not None]
    yield from sorted(lying, key=lambda at: distance(me.at, at))[:2]
    for foe in nearest_foes(state, me)[:1]:
        yield away(me.at, foe.at)


def nearest_foes(state: Skirmish, me: Fighter) -> list[Fighter]:
    """Enemies, those who carry a token first, then the nearest."""
    return sorted(state.enemies(me.id), key=lambda foe: (not foe.tokens, distance(me.at, foe.at)))


def edges(state: Skirmish, me: Fighter) -> list[Point]:
    """The nearest point of each edge where the base would touch it, the nearest edges first."""
    reach = me.base.radius if isinstance(me.base, Round) else 1.0
    (x, y), (wide, deep) = me.at, state.table.size
    points = [(reach, y), (wide - reach, y), (x, reach), (x, deep - reach)]
    return [quantise(p) for p in sorted(points, key=lambda p: distance(me.at, p))[:3]]


def away(here: Point, threat: Point) -> Point:
    """Twelve pas straight away from something."""
    far = distance(here, threat) or 1.0
    return quantise((here[0] + (here[0] - threat[0]) / far * 12, here[1] + (here[1] - threat[1]) / far * 12))


def clamp(value: float, low: float, high: float) -> float:
    return min(max(value, low), high)
