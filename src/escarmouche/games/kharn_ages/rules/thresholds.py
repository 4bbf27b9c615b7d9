"""Where a way begins to matter: the zones of control and the frightening places it leads into, at the height that
somebody has there."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.game import Game
from escarmouche.core.rules import Moment, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.figures import Battle, Safar
from escarmouche.games.kharn_ages.rules.haunts import haunts, is_in
from escarmouche.games.kharn_ages.rules.relief import gaps, lumps, relief, standing
from escarmouche.games.kharn_ages.rules.space import EASE, covers, extent, within
from escarmouche.games.kharn_ages.rules.terrain import stride
from escarmouche.games.kharn_ages.stats import BORDERS, CROSSING, ENTERING, FACING, HAUNTED, PARTING, PASSING
from escarmouche.space.geometry import Point, distance
from escarmouche.space.moves import between
from escarmouche.space.table import Table

Path = tuple[Point, ...]
COARSE, NEAR = 4, 64
"""Points a toise at which it is looked whether a zone is entered, and where it begins."""
ALIGHT = 0.25
"""How far beyond the edge a jump that ends a movement may alight."""
BRINK = 0.02
"""How near the edge one stands before a drop."""


class Stop(Struct, frozen=True):
    """A place on a way where something has to be faced before it goes on."""

    far: float
    moment: Moment[None, Any]
    what: Any


@rule("KA-TEM-04", "KA-FRT-01", "KA-SKL-19")
def stops(game: Game[Battle], who: Id, path: Path) -> list[Stop]:
    """The thresholds of those who terrify or frighten, of frightening places, and of zones with ambushes, in the order
    of the way; terror comes before fright."""
    state, me = game.state, game[who]
    entered = zones_entered(state, who, path)
    found = [
        Stop(threshold(state, me, path, state.figures[foe], dropped=False), ENTERING, foe)
        for foe in entered
        if "terror" in state.figures[foe].skills and foe not in me.braved and foe not in me.failures
    ]
    found += [replace(stop, far=safely(state, me, path, stop.far)) for stop in meetings(state, me, path)]
    found += [Stop(far, HAUNTED, place) for place, far in haunted_on(state, me, path)]
    found += [Stop(safely(state, me, path, far), CROSSING, names) for far, names in game.moment(BORDERS, [], who, path)]
    return sorted(found, key=lambda stop: stop.far)


@rule("KA-FRT-01", "KA-TEM-14")
def dreaded(state: Battle, who: Id, entered: tuple[Id, ...]) -> list[Id]:
    """Those whose fright it has to face on entering their zones."""
    me = state.figures[who]
    return [] if me.fright or me.dauntless else [foe for foe in entered if state.figures[foe].frightens(me)]


@rule("KA-FRT-01", "KA-TEM-14")
def meetings(state: Battle, me: Safar, path: Path) -> list[Stop]:
    """Where a way leads into the zone of somebody frightening, or brings others into that of a frightening mover; and
    where such a contact is broken before it is made again."""
    far = length(path) + me.radius + EASE
    found: list[Stop] = []
    for foe in state.enemies(me.id):
        scares = me.frightens(foe) and not foe.fright and not foe.dauntless
        scared = foe.frightens(me) and not me.fright and not me.dauntless
        if not (scares or scared):
            continue
        if distance(foe.at, me.at) > far + foe.radius + max(extent(me), extent(foe)):
            continue
        found += meets(me, foe, along(state.table, me, path, NEAR))
    return found


def meets(me: Safar, foe: Safar, points: Iterator[tuple[float, Point, float]]) -> list[Stop]:
    """The same for one of them; whom a frightening mover meets at its end is met there."""
    found = []
    near, held = covers(me, foe) or covers(foe, me), covers(me, foe) if me.fright else covers(foe, me)
    for far, at, level in points:
        there = replace(me, at=at, level=level)
        mine, theirs = covers(there, foe), covers(foe, there)
        holds = mine if me.fright else theirs
        if holds and not held:
            found.append(Stop(far, PASSING if me.fright else FACING, foe.id))
        elif near and not (mine or theirs):
            found.append(Stop(far, PARTING, foe.id))
        near, held = mine or theirs, holds
    met_at_its_end = held and me.fright
    return found[:-1] if found and (met_at_its_end or found[-1].moment is PARTING) else found


def zones_entered(state: Battle, who: Id, path: Path) -> tuple[Id, ...]:
    """The enemies whose zone of control the path leads into, and who did not have the mover in it before."""
    me = state.figures[who]
    far = length(path) + me.radius + EASE
    foes = [
        foe
        for foe in state.figures.values()
        if foe.side != me.side
        and distance(foe.at, me.at) <= far + foe.radius + extent(foe)
        and foe.controls
        and not covers(foe, me)
    ]
    if not foes:
        return ()
    points = list(along(state.table, me, path, COARSE))
    return tuple(
        foe.id for foe in foes if any(within(foe, at, me.radius, level, extent(foe)) for _, at, level in points)
    )


@rule("KA-FRT-01", "KA-TEM-04")
def threshold(state: Battle, me: Safar, path: Path, foe: Safar, dropped: bool = True) -> float:
    """How far along the path somebody's zone begins."""
    points = along(state.table, me, path, NEAR)
    far = next((far for far, at, level in points if within(foe, at, me.radius, level, extent(foe))), 0.0)
    return safely(state, me, path, far, dropped)


@rule("KA-FRT-01")
def haunted_on(state: Battle, me: Safar, path: Path) -> list[tuple[str, float]]:
    """The frightening places that a path leads into, and how far along it."""
    found = []
    for name, place in haunts(state.table).items():
        points = ((0.0, path[0], me.level), *along(state.table, me, path, NEAR))
        far = next((far for far, at, level in points if is_in(place, me, at, level)), None)
        if far:
            found.append((name, safely(state, me, path, far)))
    return found


def safely(state: Battle, me: Safar, path: Path, far: float, dropped: bool = True) -> float:
    """That far along the path, or a little farther: a jump on the way there comes first, and a drop, unless what is
    faced is faced before it."""
    whole = length(path)
    for gap in gaps(state.table, me.level, path, stride(me)):
        if gap.start < far:
            far = max(far, gap.end + ALIGHT) if gap.closed else whole if dropped else max(0.0, gap.start - BRINK)
    return min(far, whole)


# ---------------------------------------------------------------- along a path


def length(path: Path) -> float:
    return sum(distance(a, b) for a, b in pairwise(path))


def sampled(path: Path, fine: int = COARSE) -> list[Point]:
    """Points a quarter of a toise apart along a path, or finer."""
    points = []
    for a, b in pairwise(path):
        parts = max(1, int(fine * length((a, b))) + 1)
        points += [between(a, b, n / parts) for n in range(1, parts + 1)]
    return points


@rule("KA-ZOC-06", "KA-MOV-04")
def along(
    table: Table, me: Safar, path: Path, fine: int, step: float | None = None
) -> Iterator[tuple[float, Point, float]]:
    """Points of a path: how far along it they are, and how high somebody is there."""
    high = levels(table, me.level, path, stride(me) if step is None else step)
    gone, before = 0.0, path[0]
    for at in sampled(path, fine):
        gone += distance(before, at)
        before = at
        while len(high) > 1 and gone > high[0][0] + 1e-9:
            high = high[1:]
        yield gone, at, high[0][1]


def levels(table: Table, level: float, path: Path, step: float) -> list[tuple[float, float]]:
    """Up to which length of a path somebody is how high: as high as the ground, over a gap as high as its edge, and
    where it drops as low as it lands."""
    if not lumps(table):
        return [(length(path), level)]
    over = gaps(table, level, path, step)
    found = []
    for start, end, height in relief(table, path):
        gap = next((one for one in over if one.start <= start < one.end), None)
        there = height if gap is None else gap.level if gap.closed else standing(table, path[-1])
        found.append((end, there))
    return found or [(length(path), level)]
