"""Where a fighter may go: who and what stands in its way, which paths are legal, and a legal one."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import chain

from escarmouche.core.decisions import ChoosePath, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.figures import HIDDEN, VIGILANT, WAITING, Fighter, Fray
from escarmouche.games.age_des_escarmouches.rules.contact import free
from escarmouche.games.age_des_escarmouches.rules.land import climbs_more, land_of, ways_to_touch
from escarmouche.games.age_des_escarmouches.rules.trials import pace
from escarmouche.games.age_des_escarmouches.stats import Trip
from escarmouche.space.geometry import (
    CONTACT,
    Footprint,
    Point,
    Round,
    gap,
    gap_to_ring,
    half_extent,
    quantise,
    touching,
)
from escarmouche.space.moves import Block, Ground
from escarmouche.space.table import Table

EASE = 0.02
"""How much longer than the shortest way a path may be: rounding of its corners."""
TURNS = 24
"""Directions that are tried around somebody."""
FAN = (0.0, 0.5, -0.5, 1.0, -1.0, 1.4, -1.4)
"""Directions, in radians from the straight one, in which a straight way may end beside somebody."""


# ---------------------------------------------------------------- the ground


@rule("AE-PASS-01", "AE-PASS-02", "AE-MOVE-03", "AE-FLY-17")
def in_the_way(game: Game[Fray], who: Id, through: frozenset[Id] = frozenset(), level: int | None = None) -> list[Id]:
    """Whom a moving base cannot cross: enemies, and friends who are not activated with it or are engaged. A hidden
    enemy is as if it were not there."""
    me, state = game[who], game.state
    found = []
    for one in known_at(game, who, me.altitude if level is None else level):
        if one.id in through:
            continue
        if one.side == me.side and not one.machine and same_speech(state, me, one) and free(state, one.id):
            continue
        found.append(one.id)
    return found


def known_at(game: Game[Fray], who: Id, level: int) -> list[Fighter]:
    """Everybody else at a level whom somebody knows to be there."""

    def build() -> list[Fighter]:
        me = game[who]
        here = [one for one in game.state.figures.values() if one.altitude == level and one.on_table and one.pv > 0]
        return [one for one in here if one.id != who and not unknown(me, one)]

    return game.recall(("known at", who, level), build)


def unknown(me: Fighter, other: Fighter) -> bool:
    """Is somebody hidden from a fighter's side?"""
    return HIDDEN in other.status and other.side != me.side


@rule("AE-PASS-01")
def same_speech(state: Fray, me: Fighter, other: Fighter) -> bool:
    """Are two friends activated in the same speech turn?"""
    return state.phase == "activation" and stirs(state, me) and stirs(state, other)


@rule("AE-PASS-01", "AE-RUEE-03", "AE-VIGI-02")
def stirs(state: Fray, one: Fighter) -> bool:
    """Has somebody been activated in this speech turn, or will it be? Not who watches or may fail a test first."""
    waits = one.card in state.speaking and one.activation == WAITING and VIGILANT not in one.status
    return waits or one.id in state.woken


@rule("AE-BOND-01", "AE-BOND-02")
def leaps_of(game: Game[Fray], who: Id) -> int:
    """Two leaps in an activation, one in a pursuit."""
    if "leap" not in game[who].skills:
        return 0
    return 1 if game.state.phase == "combat" else 2


def ground_of(game: Game[Fray], who: Id, others: list[Id], level: int | None = None) -> Ground:
    """The ground as somebody sees it who moves among these."""
    me = game[who]
    leaps = leaps_of(game, who)
    stride = pace(game, who) if leaps else 0.0
    figures = [game[one] for one in others]
    return land_of(game.state.table, me, figures, me.altitude if level is None else level, leaps, stride)


@rule("AE-PASS-03")
def clear(game: Game[Fray], who: Id, at: Point, level: int | None = None) -> bool:
    """May the base stand there, on the table, overlapping nobody it knows of and nothing it cannot stand on?"""
    there = game[who].altitude if level is None else level
    return standing(game, who, there).free(at) and not in_impossible(game, who, at, there)


def standing(game: Game[Fray], who: Id, level: int) -> Ground:
    """The ground of a level with everybody on it."""

    def build() -> Ground:
        return land_of(game.state.table, game[who], known_at(game, who, level), level)

    return game.recall(("standing", who, level), build)


@rule("AE-ETHE-02")
def in_impossible(game: Game[Fray], who: Id, at: Point, level: int) -> bool:
    """Would the ethereal end in what it may only pass through?"""
    if level or "ethereal" not in game[who].skills:
        return False
    here = Footprint(game[who].base, at, game[who].angle)
    table = game.state.table
    shut = [ring for piece, ring in zip(table.pieces, table.rings, strict=True) if "impossible" in piece.tags]
    return any(gap_to_ring(here, ring) <= 0.0 for ring in shut)


# ---------------------------------------------------------------- paths


@rule("AE-FLY-17", "AE-FLY-18")
def course(game: Game[Fray], who: Id, trip: Trip, through: frozenset[Id] = frozenset()) -> tuple[list[Id], Ground]:
    """Who stands in the way of a movement, and its ground. A change of level is made at the higher of the two; only
    the end is at the other."""

    def build() -> tuple[list[Id], Ground]:
        me = game[who]
        level = max(me.altitude, me.altitude + trip.climb)
        others = in_the_way(game, who, through, level)
        others += [one for one in trip.targets if one not in others and game[one].altitude != level]
        if others == [one.id for one in known_at(game, who, level)] and not leaps_of(game, who):
            return others, standing(game, who, level)
        return others, ground_of(game, who, others, level)

    return game.recall(("course", who, trip.climb, trip.targets, through), build)


@rule("AE-MOVE-01", "AE-MOVE-02", "AE-DIST-03")
def path_decision(game: Game[Fray], who: Id, trip: Trip, through: frozenset[Id] = frozenset()) -> ChoosePath:
    """A path within the potential: straight, or the shortest way round what stands in the way."""
    others, ground = course(game, who, trip, through)
    foes = [others.index(one) for one in trip.targets if one in others]

    def judge(path: tuple[Point, ...]) -> Refusal | None:
        return why_no_path(game, who, trip, ground, path)

    def default() -> list[Point] | None:
        way = some_way(game, who, trip, through)
        return None if way is None else list(way[1:])

    return ChoosePath(
        rules=trip.rules,
        facts={"limit": trip.limit, "kind": trip.kind},
        start=game[who].at,
        limit=trip.limit,
        ground=ground,
        judge=judge,
        others=tuple(others),
        touchable=lambda: foes,
        ideas=lambda: list(worth_a_look(game, who, trip, through)),
        may_stay=not touches(trip) or trip.climb != 0,
        otherwise=default,
    )


def worth_a_look(
    game: Game[Fray], who: Id, trip: Trip, through: frozenset[Id] = frozenset()
) -> Iterator[tuple[Point, ...]]:
    """Ways for those who compare: of an assault those that touch several, of other movements where they would go."""
    from escarmouche.games.age_des_escarmouches.mind.ideas import ways

    if touches(trip):
        return double_ways(game, who, trip, through)
    return ways(game.state, game[who], course(game, who, trip, through)[1], trip.limit)


CONTACTS = {"engagement": "AE-ASLT-02", "charge": "AE-ASLT-03", "assailing": "AE-DISE-08"}
"""Movements that must end in contact with an enemy, and why."""
APART = {
    "march": ("AE-MOVE-04",),
    "disengagement": ("AE-MOVE-04",),
    "pursuit": ("AE-MOVE-04",),
    "run": ("AE-MOVE-05",),
}
"""Movements that must not, and are marches or runs whatever gives them."""


def touches(trip: Trip) -> bool:
    """Must a movement end in contact with an enemy?"""
    return trip.kind in CONTACTS


def why_no_path(game: Game[Fray], who: Id, trip: Trip, ground: Ground, path: tuple[Point, ...]) -> Refusal | None:
    return why_no_end(game, who, trip, ground, path) or why_not_shortest(ground, path)


def why_no_end(game: Game[Fray], who: Id, trip: Trip, ground: Ground, path: tuple[Point, ...]) -> Refusal | None:
    """Why a movement cannot end where a path does, or cannot come there by it."""
    length = ground.cost(path)
    if length > trip.limit + 1e-6:
        steep = length > ground.length(path) + 1e-6
        climbs: tuple[str, ...] = ("AE-CROS-02", *why_not_leapt(game, who)) if steep else ()
        climbs += ("AE-FLY-05", "AE-FLY-07") if trip.climb else ()
        climbs += why_no_faster(game, who)
        return Refusal("too-far", ("AE-DIST-03", *trip.rules, *climbs), {"cost": round(length, 2), "limit": trip.limit})
    level = game[who].altitude + trip.climb
    if not clear(game, who, path[-1], level):
        return why_no_room(game, who, path[-1])
    guarded = why_no_landing(game, who, path[-1]) if trip.climb and not level else None
    if guarded is not None:
        return guarded
    met = met_from(game, who, path[-1], level)
    if touches(trip):
        missing = [one for one in trip.targets if one not in met]
        if missing:
            return Refusal("not-in-contact", (CONTACTS[trip.kind], *trip.rules), {"figure": missing[0]})
    elif met:
        cited = dict.fromkeys((*trip.rules, *APART.get(trip.kind, ())))
        return Refusal("ends-in-contact", tuple(cited), {"figure": met[0]})
    if len(path) > 1 and ground.hit(path) is not None:
        block = ground.blocked(path)
        assert block is not None
        return Refusal("blocked", why_blocked(game, who, block))
    return None


@rule("AE-MOVE-01", "AE-MOVE-02")
def why_not_shortest(ground: Ground, path: tuple[Point, ...]) -> Refusal | None:
    """A way with bends is the shortest to where it ends."""
    if len(path) > 2 and ground.cost(path) > shortest(ground, path[0], path[-1]) + EASE:
        return Refusal("not-the-shortest", ("AE-MOVE-01", "AE-MOVE-02"))
    return None


@rule("AE-PASS-03", "AE-MOVE-09")
def why_no_room(game: Game[Fray], who: Id, at: Point) -> Refusal:
    """Why a base cannot stand somewhere: over the edge of the table, or upon something."""
    dx, dy = half_extent(game[who].base, game[who].angle)
    wide, deep = game.state.table.size
    if not (dx <= at[0] <= wide - dx and dy <= at[1] <= deep - dy):
        return Refusal("off-the-table", ("AE-MOVE-09",))
    return Refusal("no-room", ("AE-PASS-03", "AE-ETHE-02") if in_impossible(game, who, at, 0) else ("AE-PASS-03",))


@rule("AE-PASS-03", "AE-FORC-06", "AE-MULT-04")
def why_not_put(game: Game[Fray], who: Id, at: Point, cited: str) -> Refusal | None:
    """Why somebody cannot be put somewhere at its level: an enemy touches it there, or there is no room."""
    met = met_from(game, who, at, game[who].altitude)
    if met:
        return Refusal("ends-in-contact", (cited,), {"figure": met[0]})
    return None if clear(game, who, at) else why_no_room(game, who, at)


def why_blocked(game: Game[Fray], who: Id, block: Block) -> tuple[str, ...]:
    """The rule behind what stops a base on its way: a friend, an enemy, or something it cannot cross."""
    me = game[who]
    here = Footprint(me.base, block.at, me.angle)
    met = [one for one in game.state.figures.values() if one.id != who and one.in_play and not unknown(me, one)]
    near = [one for one in met if block.piece is None and gap(here, one.footprint) <= 2 * CONTACT]
    leaping = why_not_leapt(game, who)
    if not near:
        return ("AE-MOVE-02", "AE-CROS-01", *leaping)
    return ("AE-PASS-01" if all(one.side == me.side for one in near) else "AE-PASS-02", *leaping)


def why_no_faster(game: Game[Fray], who: Id) -> tuple[str, ...]:
    """The rule that says in what the swift are swift."""
    return ("AE-RAPI-01",) if "swiftness" in game[who].skills else ()


def why_not_leapt(game: Game[Fray], who: Id) -> tuple[str, ...]:
    """The rules that limit the leaps of those who have any."""
    return ("AE-BOND-01", "AE-BOND-02") if leaps_of(game, who) else ()


@rule("AE-VIGI-10")
def shut(game: Game[Fray], who: Id, trip: Trip, rest: tuple[Point, ...], before: Fray) -> bool:
    """Has somebody stirred so that what is left of a way cannot be gone, or leads no longer where it was to lead?"""
    level = game[who].altitude + trip.climb
    if touches(trip) and not all(game[one].in_play and met_at(game, who, one, rest[-1], level) for one in trip.targets):
        return True
    others = [one for one in game.state.figures.values() if one.in_play and one.id != who]
    stirred = [one for one in others if one.id not in before.figures or here(one) != here(before.figures[one.id])]
    near = [one for one in stirred if one.altitude == max(game[who].altitude, level) and not unknown(game[who], one)]
    feet, open_table = tuple(one.footprint for one in near), Table(game.state.table.size)
    if Ground(open_table, game[who].base, feet, angle=game[who].angle).blocked(rest) is not None:
        return True
    foes = [one.id for one in near if one.side != game[who].side]
    return not touches(trip) and any(met_at(game, who, one, rest[-1], level) for one in foes)


def here(one: Fighter) -> tuple[Point, int]:
    """Where somebody is."""
    return one.at, one.altitude


@rule("AE-REMP-01")
def why_no_landing(game: Game[Fray], who: Id, at: Point) -> Refusal | None:
    """Nobody comes down near a machine with a rampart."""
    there = Footprint(game[who].base, at, game[who].angle)
    for one in game.state.figures.values():
        if one.in_play and gap(there, one.footprint) < one.number("rampart"):
            return Refusal("rampart", ("AE-REMP-01",), {"figure": one.id, "limit": one.number("rampart")})
    return None


def shortest(ground: Ground, start: Point, end: Point) -> float:
    """The length of the shortest way of the whole base."""
    route = ground.route(start, end, 1_000.0)
    return route.cost if route is not None else 0.0


def met_at(game: Game[Fray], who: Id, other: Id, at: Point, level: int | None = None) -> bool:
    """Would somebody touch an enemy from there?"""
    me, it = game[who], game[other]
    there = me.altitude if level is None else level
    return there == it.altitude and HIDDEN not in it.status and touching(Footprint(me.base, at, me.angle), it.footprint)


def met_from(game: Game[Fray], who: Id, at: Point, level: int) -> list[Id]:
    """All enemies that somebody would touch from there."""
    me = game[who]
    there = Footprint(me.base, at, me.angle)
    foes = [one for one in game.state.enemies(who) if one.altitude == level and HIDDEN not in one.status]
    return [one.id for one in foes if touching(there, one)]


# ---------------------------------------------------------------- a way that is legal


def some_way(game: Game[Fray], who: Id, trip: Trip, through: frozenset[Id] = frozenset()) -> tuple[Point, ...] | None:
    """A legal path of a movement, if there is one: to its target, staying, or the first place that is free."""
    kind = "assault" if touches(trip) else trip.kind
    key = ("way", who, kind, trip.limit, trip.targets, trip.climb, through)
    found: tuple[tuple[Point, ...] | None] = game.recall(key, lambda: (_some_way(game, who, trip, through),))
    return found[0]


def _some_way(game: Game[Fray], who: Id, trip: Trip, through: frozenset[Id]) -> tuple[Point, ...] | None:
    others, ground = course(game, who, trip, through)
    start, shut = game[who].at, False
    if trip.targets and trip.targets[0] in others:
        route = ground.route_to_touch(start, others.index(trip.targets[0]), trip.limit)
        if route is not None and why_no_path(game, who, trip, ground, route.path) is None:
            return route.path
        shut = route is None and isinstance(game[who].base, Round) and isinstance(game[trip.targets[0]].base, Round)
    for spot in spots_for(game, who, trip):
        if shut and not straight_or_over(game, who, trip, ground, spot):
            continue
        route = ground.route(start, spot, trip.limit) if spot != start else None
        path = (start,) if route is None and spot == start else route.path if route is not None else ()
        if path and why_no_path(game, who, trip, ground, path) is None:
            return path
    return direct_way(game, who, trip, through)


def straight_or_over(game: Game[Fray], who: Id, trip: Trip, ground: Ground, spot: Point) -> bool:
    """Where no way into contact was found: might there be one to this spot after all, straight within the last hair of
    its potential, or over something that ways to the middle of the target do not pass?"""
    start, it = game[who].at, game[trip.targets[0]]
    if math.dist(start, spot) <= trip.limit and ground.hit((start, spot)) is None:
        return True
    return climbs_more(ground, start, spot, it.at)


def way_open(game: Game[Fray], who: Id, trip: Trip, through: frozenset[Id] = frozenset()) -> bool:
    """Is there a way into contact? One within a reach serves a longer one; none within it leaves a shorter one none."""
    known: dict[float, bool] = game.recall(("open", who, trip.targets, trip.climb, through), dict)
    for limit, found in known.items():
        if limit == trip.limit or found is (limit < trip.limit):
            return found
    known[trip.limit] = _way_open(game, who, trip, through)
    return known[trip.limit]


def _way_open(game: Game[Fray], who: Id, trip: Trip, through: frozenset[Id]) -> bool:
    """Any way will do: the straight one, the first that is short enough."""
    quick = next(open_ways(game, who, trip, through), None)
    return quick is not None or some_way(game, who, trip, through) is not None


def open_ways(game: Game[Fray], who: Id, trip: Trip, through: frozenset[Id]) -> Iterator[tuple[Point, ...]]:
    """Ways into contact that nothing stops; not always the shortest to where they end."""
    others, ground = course(game, who, trip, through)
    if trip.targets and trip.targets[0] in others:
        me, it = game[who], game[trip.targets[0]]
        for path in chain(straight_ways(me, it), ways_to_touch(ground, me.at, others.index(it.id), trip.limit)):
            if why_no_end(game, who, trip, ground, path) is None:
                yield path


def straight_ways(me: Fighter, it: Fighter) -> Iterator[tuple[Point, ...]]:
    """Straight to the side of somebody that one sees, its middle first."""
    towards = math.atan2(me.at[1] - it.at[1], me.at[0] - it.at[0])
    spots = (beside(me, it, towards + turn) for turn in FAN)
    return ((me.at, spot) for spot in spots if spot is not None)


def direct_way(game: Game[Fray], who: Id, trip: Trip, through: frozenset[Id]) -> tuple[Point, ...] | None:
    """The shortest way to where one of those ends."""
    _, ground = course(game, who, trip, through)
    for path in open_ways(game, who, trip, through):
        if why_not_shortest(ground, path) is None:
            return path
        route = ground.route(path[0], path[-1], trip.limit)
        if route is not None and why_no_path(game, who, trip, ground, route.path) is None:
            return route.path
    return None


def spots_for(game: Game[Fray], who: Id, trip: Trip) -> Iterator[Point]:
    """Where a movement might end: around its target, or where it begins and all around that."""
    me = game[who]
    if trip.targets:
        level = me.altitude + trip.climb
        yield from (spot for spot in ring_around(me, game[trip.targets[0]]) if clear(game, who, spot, level))
        return
    if not touches(trip):
        yield me.at
    for share in (0.25, 0.5, 0.75, 1.0):
        for turn in range(TURNS):
            angle, far = 2 * math.pi * turn / TURNS, share * trip.limit
            yield quantise((me.at[0] + far * math.cos(angle), me.at[1] + far * math.sin(angle)))


def ring_around(me: Fighter, it: Fighter) -> Iterator[Point]:
    """Places in contact with somebody, the nearest first."""
    towards = math.atan2(me.at[1] - it.at[1], me.at[0] - it.at[0])
    for turn in range(TURNS):
        side = (turn + 1) // 2 * (1 if turn % 2 else -1)
        spot = beside(me, it, towards + 2 * math.pi * side / TURNS)
        if spot is not None:
            yield spot


def beside(me: Fighter, it: Fighter, angle: float) -> Point | None:
    """Where a base touches another, seen from there in a direction."""
    ux, uy = math.cos(angle), math.sin(angle)
    if isinstance(me.base, Round) and isinstance(it.base, Round):
        far = me.base.radius + it.base.radius + CONTACT / 2
        return quantise((it.at[0] + far * ux, it.at[1] + far * uy))

    def apart(far: float) -> float:
        """How much too far; bases are convex, so that this bends upwards only."""
        there = Footprint(me.base, (it.at[0] + far * ux, it.at[1] + far * uy), me.angle)
        return gap(there, it.footprint) - CONTACT / 2

    before = 2 * (math.hypot(*half_extent(me.base)) + math.hypot(*half_extent(it.base)))
    left = apart(before)
    far = before - left  # nothing comes nearer than it goes
    while far < before and (rest := apart(far)) > 1e-9 and rest < left:
        before, far, left = far, far - rest * (before - far) / (left - rest), rest  # the chord ends short of contact
    return quantise((it.at[0] + far * ux, it.at[1] + far * uy))


@rule("AE-MULT-01")
def double_ways(
    game: Game[Fray], who: Id, trip: Trip, through: frozenset[Id] = frozenset()
) -> Iterator[tuple[Point, ...]]:
    """Ways of an assault that end in contact with its target and another enemy."""
    if not trip.targets or not touches(trip):
        return
    me, it = game[who], game[trip.targets[0]]
    wide = 2 * max(half_extent(me.base, me.angle))
    near = [one for one in game.state.enemies(who) if one.id != it.id and gap(one, it) < wide and not unknown(me, one)]
    _, ground = course(game, who, trip, through)
    for spot in (spot for one in near for spot in between(me, it, one)):
        route = ground.route(me.at, spot, trip.limit)
        if route is not None:
            yield route.path


def between(me: Fighter, it: Fighter, other: Fighter) -> Iterator[Point]:
    """Places in contact with two at once."""
    towards = math.atan2(other.at[1] - it.at[1], other.at[0] - it.at[0])
    for side in (1, -1):
        low, high = 0.0, math.pi
        for _ in range(30):
            middle = (low + high) / 2
            spot = beside(me, it, towards + side * middle)
            far = spot is not None and gap(Footprint(me.base, spot, me.angle), other.footprint) > CONTACT / 2
            low, high = (low, middle) if far else (middle, high)
        spot = beside(me, it, towards + side * high)
        if spot is not None and touching(Footprint(me.base, spot, me.angle), other.footprint):
            yield spot
