"""Ways worth a look, for those who compare before they move: to an errand, to the nearest enemies, away from them."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.games.age_des_escarmouches.figures import HIDDEN, Fighter, Fray
from escarmouche.games.age_des_escarmouches.mind.goals import goal_of
from escarmouche.games.age_des_escarmouches.mind.score import reach
from escarmouche.space.geometry import Point, distance, gap, quantise
from escarmouche.space.moves import Ground

NEAR = 3
"""How many enemies are worth a way."""
SHORT = 0.3
"""How far before an enemy a way ends that may not touch it."""
MOST_OF_IT = 0.7
"""A straight way that comes so far is not worth looking for a better one."""


def ways(state: Fray, me: Fighter, ground: Ground, limit: float) -> Iterator[tuple[Point, ...]]:
    """To its errand, towards the nearest enemies as far as it goes, or until its weapons reach; and away from them."""
    goal = goal_of(state, me)
    if goal is not None:
        yield towards(ground, me.at, goal, limit)
    foes = [foe for foe in state.enemies(me.id) if HIDDEN not in foe.status]
    foes.sort(key=lambda foe: distance(me.at, foe.at))
    for foe in foes[:NEAR]:
        apart = gap(me, foe)
        for far in dict.fromkeys((apart - SHORT, apart - reach(me))):
            if far > 0:
                yield towards(ground, me.at, beyond(me.at, foe.at, far), limit)
    for foe in foes[:1]:
        yield ground.clip((me.at, beyond(me.at, foe.at, -limit)), limit)


def beyond(here: Point, there: Point, far: float) -> Point:
    """So far from here towards a place, or away from it if that is negative."""
    whole = distance(here, there) or 1.0
    return quantise((here[0] + (there[0] - here[0]) / whole * far, here[1] + (there[1] - here[1]) / whole * far))


def towards(ground: Ground, start: Point, goal: Point, limit: float) -> tuple[Point, ...]:
    """As far as it goes on the straight way to a place, or on the shortest where something stands in that."""
    straight = ground.clip((start, goal), limit)
    if distance(start, straight[-1]) >= MOST_OF_IT * min(limit, distance(start, goal)):
        return straight
    route = ground.route(start, goal)
    return straight if route is None else ground.clip(route.path, limit)
