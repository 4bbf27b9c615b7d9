"""Paths worth a look, for those who compare before they move: to their task, to the nearest enemies, away from them."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.figures import Battle, Safar
from escarmouche.games.kharn_ages.mind.goals import errand
from escarmouche.games.kharn_ages.rules.relief import cut, gaps
from escarmouche.space.geometry import Point, distance, quantise

if TYPE_CHECKING:
    from escarmouche.games.kharn_ages.rules.movement import Trip
    from escarmouche.games.kharn_ages.rules.thresholds import Path
    from escarmouche.space.moves import Ground, Walk

MOST_KNOWN = 5_000
"""Ways a table remembers."""


def ideas(state: Battle, who: Id, plan: Trip, walk: Walk) -> list[Path]:
    """One path per goal, as far along the cheapest way as the movement allows."""
    me = state.figures[who]
    found: list[Path] = []
    task = errand(state, who)
    if task is not None:
        found += toward(walk.ground, me.at, task.at, plan.limit)
    foes = sorted(state.enemies(who), key=lambda foe: distance(me.at, foe.at))[:2]
    for foe in foes:
        way = found_way(walk.ground, me.at, walk.ids.index(foe.id))
        if way is not None:
            if me.spells:
                found += over_or_down(state, me, walk.ground.clip(way, min(plan.limit, into_aura(me, way))))
            found += over_or_down(state, me, walk.ground.clip(way, plan.limit))
    for foe in foes[:1]:
        found += over_or_down(state, me, walk.ground.clip((me.at, away(me.at, foe.at)), plan.limit))
    return [path for path in found if len(path) > 1]


def over_or_down(state: Battle, me: Safar, path: Path) -> list[Path]:
    """The path; where it leads over a gap also only to the ground below its edge, or up to the edge."""
    over = gaps(state.table, me.level, path)
    if not over:
        return [path]
    return [path, cut(path, 0.0, over[0].start + me.radius + 0.01), cut(path, 0.0, over[0].start - 0.01)]


def toward(ground: Ground, start: Point, goal: Point, limit: float) -> list[Path]:
    """As far as it goes on the cheapest way to a place, and a little less far for slow ground; straight if there is no
    way to stand there."""
    route = ground.route(start, goal)
    path = (start, goal) if route is None else route.path
    return [ground.clip(path, far) for far in (limit, limit - 1, limit - 2) if far > 0]


def into_aura(me: Safar, way: Path) -> float:
    """How much of the way to somebody brings it just into a mage's aura."""
    whole = sum(distance(a, b) for a, b in pairwise(way))
    return max(0.0, whole - (me.intelligence - me.radius) + 0.25)


def found_way(ground: Ground, start: Point, other: int) -> Path | None:
    """The cheapest way to another base, remembered on the table: look-aheads ask for it many times."""
    known: dict[Any, Path | None] = ground.table.cache.setdefault("ideas", {})
    key = (ground.base, ground.others, start, other)
    if key not in known:
        if len(known) > MOST_KNOWN:
            known.clear()
        route = ground.route_to_touch(start, other)
        known[key] = None if route is None else route.path
    return known[key]


def away(here: Point, threat: Point) -> Point:
    """Eight toises straight away from something."""
    far = distance(here, threat) or 1.0
    return quantise((here[0] + (here[0] - threat[0]) / far * 8, here[1] + (here[1] - threat[1]) / far * 8))
