"""Where a player of Evenor stands and goes out of habit: towards what it wants, in straight stretches."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, cos, sin
from typing import Any

from escarmouche.core.decisions import Answer, ChoosePath
from escarmouche.core.state import Id
from escarmouche.games.evenor.figures import Fighter, Skirmish
from escarmouche.games.evenor.mind.ideas import clamp, edges
from escarmouche.games.evenor.mind.roads import roads
from escarmouche.games.evenor.mind.score import boxes, entry, measured
from escarmouche.games.evenor.mind.stats import asked
from escarmouche.games.evenor.rules.movement import engaged_with
from escarmouche.space.geometry import Point, distance, gap, quantise
from escarmouche.space.table import Table

Path = tuple[Point, ...]


def errand(state: Skirmish, me: Fighter) -> Point | None:
    """Where this model has to go whatever the enemy does: off the table, home, or to a token."""
    if me.side == state.ambushed:
        return edges(state, me)[0]
    home = state.homes.get(me.side)
    if me.tokens and home is not None:
        x, y = me.at
        room = me.radius + 0.01
        return quantise((clamp(x, home.x0 + room, home.x1 - room), clamp(y, home.y0 + room, home.y1 - room)))
    if state.tokens and not engaged_with(state, me.id):
        return asked(state).recall(("fetching", me.side), lambda: fetching(state, me.side)).get(me.id)
    return None


def fetching(state: Skirmish, side: str) -> dict[Id, Point]:
    """Who of a side is to fetch which token: each goes to the nearest of those who have none to fetch yet."""
    lying = [token.at for token in state.tokens.values() if token.at is not None]
    free = [one for one in state.in_play(side) if not one.tokens]
    fetched: dict[Id, Point] = {}
    for _, at, one in sorted([(distance(one.at, at), at, one.id) for one in free for at in lying]):
        if one not in fetched and at not in fetched.values():
            fetched[one] = at
    return fetched


def homesick(state: Skirmish, me: Fighter) -> float:
    """Those who carry something home, or have to get away, do not stop on the way."""
    return 2.0 if me.tokens or me.side == state.ambushed else 0.0


def way(state: Skirmish, decision: ChoosePath) -> Answer | None:
    """A flight, or a charge at nobody in particular."""
    default = decision.default
    if default or decision.facts["kind"] == "step":
        return default
    goal, touched = aim_of(state, state.figures[decision.figure], decision)
    return walked(state, decision, goal, touched)


def walked(state: Skirmish, decision: ChoosePath, goal: Point | None, touched: int | None) -> Answer | None:
    """A path towards a goal, into contact with somebody where that is possible; staying, where nothing leads there."""
    me, path = state.figures[decision.figure], None
    if goal is not None and distance(me.at, goal) >= HERE:
        path = contact(me, decision, touched) or steered(state, me, decision, goal, touched)
    path = path or decision.default
    return [] if path is None and decision.why_not((me.at,)) is None else path


def contact(me: Fighter, decision: ChoosePath, touched: int | None) -> Answer | None:
    """Straight into contact with somebody, if that is within reach."""
    if touched is None or gap(me.footprint, decision.ground.others[touched]) > decision.limit:
        return None
    route = decision.ground.route_to_touch(me.at, touched, decision.limit)
    if route is None or decision.why_not(route.path) is not None:
        return None
    return [list(point) for point in route.path[1:]]


HERE = 0.05
"""Nearer than this one is there."""


TURNS = (0.0, 0.4, -0.4, 0.8, -0.8, 1.3, -1.3)
"""Directions to try, in radians off the straight one."""


def steered(state: Skirmish, me: Fighter, decision: ChoosePath, goal: Point, touched: int | None) -> Answer | None:
    """A path towards a goal, remembered on the table: look-aheads begin with the same ones."""
    known: dict[Any, Path | None] = state.table.cache.setdefault("steered", {})
    key = (me.at, goal, decision.limit, me.base, decision.ground.others)
    path = known.get(key, UNKNOWN)
    if path is UNKNOWN or (path is not None and decision.why_not((me.at, *path)) is not None):
        if len(known) > MOST_KNOWN:
            known.clear()
        path = known[key] = led(state.table, me, decision, goal, touched)
    return None if path is None else [list(point) for point in path]


UNKNOWN: Path = ()
MOST_KNOWN = 20_000
"""Paths a table remembers."""


def led(table: Table, me: Fighter, decision: ChoosePath, goal: Point, touched: int | None) -> Path | None:
    """Along the roads of the table, round models and difficult ground on them; else one straight stretch, or if that
    gains little, along the cheapest way of all, which takes long to find."""
    road = roads(table, me.radius).way(me.at, goal)
    path = None if road is None else driven(me, decision, (me.at, *road))
    if path is not None:
        return path
    end = stretch(table, me, decision, goal)
    far = measured(table, me.at, goal)
    gained = 0.0 if end is None else far - measured(table, end, goal)
    if gained < 0.9 * min(decision.limit, far - 1.0) or far > distance(me.at, goal) + 0.01:
        return routed(me, decision, goal, touched) or (None if end is None else (end,))
    return None if end is None else (end,)


def driven(me: Fighter, decision: ChoosePath, road: Path) -> Path | None:
    """As far along a road as one may go; round what is in the way of the next few pas."""
    ground, limit = decision.ground, decision.limit
    path, whole = ground.clip(road, limit), ground.length(road)
    if ground.length(path) < 0.9 * min(limit, whole - 1.0):
        ahead = ground.route(me.at, along(road, min(limit + 1.0, whole - 1.5)), limit + DETOUR)
        path = (me.at,) if ahead is None else ground.clip(ahead.path, limit)
    return path[1:] if len(path) > 1 and decision.why_not(path) is None else None


DETOUR = 4.0
"""How much farther than one may go a way round something may be and still be looked at."""


def along(road: Path, far: float) -> Point:
    """The point of a road so far from its beginning."""
    for start, end in pairwise(road):
        step = distance(start, end)
        if far <= step:
            return beyond(start, end, max(far, 0.0))
        far -= step
    return road[-1]


def routed(me: Fighter, decision: ChoosePath, goal: Point, touched: int | None) -> Path | None:
    """Along the cheapest way to a point, or into contact with somebody, as far as one may go; short of the contact
    where that is not allowed."""
    ground = decision.ground
    route = ground.route(me.at, goal) if touched is None else ground.route_to_touch(me.at, touched)
    if route is None:
        return None
    for limit in (decision.limit, min(decision.limit, route.cost - SHORT)):
        path = ground.clip(route.path, limit)
        if len(path) > 1 and decision.why_not(path) is None:
            return path[1:]
    return None


SHORT = 0.3
"""How far from somebody one stops whom one may not touch."""


def stretch(table: Table, me: Fighter, decision: ChoosePath, goal: Point) -> Point | None:
    """Towards a goal or the corner on the way there; of two that turn off equally far, the one that ends nearer."""
    (x, y), mark = me.at, next_corner(table, me.at, goal, me.radius + 0.05)
    far = distance(me.at, mark)
    if far < 0.05:
        return None
    towards = atan2(mark[1] - y, mark[0] - x)
    best, least = None, 1e9
    for turn in TURNS:
        for share in (1.0, 0.5):
            length = min(decision.limit, far) * share
            end = quantise((x + length * cos(towards + turn), y + length * sin(towards + turn)))
            path = decision.ground.clip((me.at, end), decision.limit)
            if len(path) == 1:
                break
            if decision.why_not(path) is None:
                left = measured(table, path[-1], goal) if turn else 0.0
                if left < least:
                    best, least = path[-1], left
                break
        if best is not None and turn <= 0:
            break
    return best


def next_corner(table: Table, start: Point, goal: Point, room: float) -> Point:
    """Where to turn first on the way to a goal: the better corner of the first piece in between, or the goal itself."""
    nearest, first = 1.0, None
    for box in boxes(table, room - 0.02):
        enters = entry(box, start, goal)
        if enters < nearest:
            nearest, first = enters, box
    if first is None:
        return goal
    x0, y0, x1, y1 = inner = first
    at = ((x0 - 0.02, y0 - 0.02), (x0 - 0.02, y1 + 0.02), (x1 + 0.02, y0 - 0.02), (x1 + 0.02, y1 + 0.02))
    corners = [corner for corner in at if distance(start, corner) > 0.1]
    seen = [corner for corner in corners if entry(inner, start, corner) >= 1.0] or corners
    return min(seen, key=lambda corner: distance(start, corner) + distance(corner, goal))


def aim_of(state: Skirmish, me: Fighter, decision: ChoosePath) -> tuple[Point | None, int | None]:
    """Where to flee or charge, and which of the others is to be touched there."""
    foes = state.enemies(me.id)
    near = min(foes, key=lambda foe: distance(me.at, foe.at), default=None)
    if decision.facts["kind"] == "flee":
        return (None if near is None else beyond(me.at, near.at, -8.0)), None
    goal = errand(state, me)
    if goal is not None:
        return goal, None
    carriers = [foe for foe in foes if foe.tokens]
    if carriers:
        near = min(carriers, key=lambda foe: distance(me.at, foe.at))
    if near is None:
        return None, None
    if near.id in decision.others:
        return near.at, decision.others.index(near.id)
    return near.at, None


def beyond(here: Point, there: Point, by: float) -> Point:
    """So far along the way from here to there; backwards if negative."""
    far = distance(here, there) or 1.0
    return quantise((here[0] + (there[0] - here[0]) / far * by, here[1] + (there[1] - here[1]) / far * by))
