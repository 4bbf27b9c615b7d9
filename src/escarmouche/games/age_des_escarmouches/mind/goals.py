"""What a side is after in a scenario: scenario points now, and how near it is to more of them."""

from __future__ import annotations

from collections.abc import Callable

from escarmouche.games.age_des_escarmouches.figures import Fighter, Fray
from escarmouche.games.age_des_escarmouches.scenarios import BREAKTHROUGH, CARRIED, CROSSROADS, HEADS
from escarmouche.games.age_des_escarmouches.scenarios.objectives import POINTS, at_home, counts, place_of, points
from escarmouche.space.geometry import Point, distance, half_extent

POINT = 30.0
"""What a scenario point is worth, in VAL: points decide before losses do."""
PULL = 0.3
"""What a centimetre nearer to an errand is worth, in VAL."""


def errands(state: Fray, side: str) -> list[Point]:
    """Places where somebody of this side is wanted."""
    find = ERRANDS.get(state.scenario)
    return [] if find is None else find(state, side)


def posts(state: Fray, side: str) -> list[Point]:
    """Every milestone."""
    return [token.at for token in state.tokens.values() if token.kind == "milestone"]


def burdens(state: Fray, side: str) -> list[Point]:
    """Every token that this side does not carry, wherever it is."""
    return [
        place_of(state, token)
        for token in state.tokens.values()
        if token.kind in ("relic", "chest") and (not token.carrier or state.figures[token.carrier].side != side)
    ]


def chiefs(state: Fray, side: str) -> list[Point]:
    """Where the enemy's Incarnates stand."""
    return [one.at for one in state.in_play(state.other(side)) if one.incarnate]


ERRANDS: dict[str, Callable[[Fray, str], list[Point]]] = {
    CROSSROADS: posts,
    HEADS: chiefs,
    **dict.fromkeys(CARRIED, burdens),
}


def depth(state: Fray, one: Fighter, side: str) -> float:
    """How far somebody is from the deployment zone of a side."""
    zone = state.homes[side]
    wide = max(zone.x0 - one.at[0], 0.0, one.at[0] - zone.x1)
    half = max(half_extent(one.base))
    return wide + max(zone.y0 + half - one.at[1], 0.0, one.at[1] - zone.y1 + half)


def goal_of(state: Fray, me: Fighter) -> Point | None:
    """The place that is this fighter's errand: it is nearest to it of its side; home for whoever carries something,
    the enemy's zone for everybody in a breakthrough."""
    if state.scenario == BREAKTHROUGH or any(token.carrier == me.id for token in state.tokens.values()):
        zone = state.homes[state.other(me.side) if state.scenario == BREAKTHROUGH else me.side]
        return (min(max(me.at[0], zone.x0 + 3.0), zone.x1 - 3.0), (zone.y0 + zone.y1) / 2)
    able = [one for one in state.in_play(me.side) if counts(one)]
    mine = [
        place
        for place in errands(state, me.side)
        if able and min(able, key=lambda one: distance(one.at, place)).id == me.id
    ]
    return min(mine, key=lambda place: distance(me.at, place), default=None)


def prospects(state: Fray, seat: str) -> float:
    """How the scenario looks for a side, in VAL."""
    if state.scenario not in POINTS:
        return 0.0
    now, other = points(state), state.other(seat)
    return POINT * (now[seat] - now[other]) - PULL * (missing(state, seat) - missing(state, other))


def missing(state: Fray, side: str) -> float:
    """How far a side is from what it is after."""
    able = [one for one in state.in_play(side) if counts(one)]
    if not able:
        return 0.0
    if state.scenario == BREAKTHROUGH:
        return 0.5 * sum(depth(state, one, state.other(side)) for one in able)
    far = sum(min(distance(one.at, place) for one in able) for place in errands(state, side))
    for token in state.tokens.values():
        bearer = state.figures.get(token.carrier)
        if bearer is not None and bearer.side == side and not at_home(state, bearer, side):
            far += depth(state, bearer, side)
    return far
