"""Moving: straight or the shortest way round, march, run, dodging move, levels, and the way one faces."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from escarmouche.core.decisions import ChooseAngle, Option, Refusal
from escarmouche.core.events import Moved, StatusGained
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.events import AltitudeChanged, Turned
from escarmouche.games.age_des_escarmouches.figures import DODGING, LEVEL, Fray
from escarmouche.games.age_des_escarmouches.rules.actions import Nature, deed
from escarmouche.games.age_des_escarmouches.rules.contact import free
from escarmouche.games.age_des_escarmouches.rules.paths import EASE, path_decision, shut, some_way, touches, unknown
from escarmouche.games.age_des_escarmouches.rules.trials import pace
from escarmouche.games.age_des_escarmouches.stats import ARRIVED, DECLARED, HALTS, MIDWAY, STEPPED, Trip
from escarmouche.space.geometry import (
    Footprint,
    Point,
    Square,
    distance,
    gap,
    half_extent,
    quantise,
    touching,
)
from escarmouche.space.moves import Ground
from escarmouche.space.table import Table

CLIMB = 5.0
"""What a change of level takes from MOU."""
SHORT = 0.05
"""How far before somebody hidden a movement stops."""
TOP = 2
"""The highest level."""


# ---------------------------------------------------------------- going


@rule("AE-MOVE-01", "AE-MOVE-08", "AE-LOS-05")
def travel(game: Game[Fray], who: Id, trip: Trip, through: frozenset[Id] = frozenset()) -> None:
    """Choose a way and go it. Whoever may react does so before."""
    path = declared(game, who, trip, through)
    if path is not None and not go(game, who, trip, path) and game[who].in_play:
        left = trip.limit - length_of(path) + distance_left(path, game[who].at)
        on = replace(trip, limit=left, gone=trip.gone + trip.limit - left)
        travel(game, who, on, through)


@rule("AE-VIGI-10")
def distance_left(path: tuple[Point, ...], at: Point) -> float:
    """How much of a path is still to go from a point of it."""
    for number, (a, b) in enumerate(pairwise(path)):
        if abs(distance(a, at) + distance(at, b) - distance(a, b)) <= EASE:
            return distance(at, b) + length_of(path[number + 1 :])
    return 0.0


@rule("AE-MOVE-01", "AE-MOVE-03", "AE-DISE-07")
def declared(game: Game[Fray], who: Id, trip: Trip, through: frozenset[Id] = frozenset()) -> tuple[Point, ...] | None:
    """The way somebody chooses; None if there is none, or if a reaction or a hidden enemy cuts it short."""
    if some_way(game, who, trip, through) is None:
        return None
    answer = game.ask("path", who, lambda: path_decision(game, who, trip, through))
    path = (game[who].at, *((x, y) for x, y in answer))
    left = tuple(game.moment(DECLARED, path, who, trip))
    if left != path and len(left) < 2:
        return None
    path = left
    short = before_hidden(game, who, trip, path)
    if short == path:
        return path
    go(game, who, replace(trip, climb=0), short)
    return None


@rule("AE-MOVE-03")
def before_hidden(game: Game[Fray], who: Id, trip: Trip, path: tuple[Point, ...]) -> tuple[Point, ...]:
    """A path up to just before the first hidden enemy on it."""
    me = game[who]
    level = max(me.altitude, me.altitude + trip.climb)
    unseen = [one for one in game.state.enemies(who) if unknown(me, one) and one.altitude == level]
    if not unseen or len(path) < 2:
        return path
    feet = tuple(one.footprint for one in unseen)
    block = Ground(Table(game.state.table.size), me.base, feet, angle=me.angle).blocked(path)
    if block is not None and block.other is not None:
        return cut_path(path, max(block.length - SHORT, 0.0))
    end = Footprint(me.base, path[-1], me.angle)
    beside = not touches(trip) and any(touching(end, one) for one in feet)
    return cut_path(path, max(length_of(path) - SHORT, 0.0)) if beside else path


def cut_path(path: tuple[Point, ...], length: float) -> tuple[Point, ...]:
    """The first part of a path."""
    made, left = [path[0]], length
    for a, b in pairwise(path):
        step = distance(a, b)
        if step >= left:
            share = left / step if step else 0.0
            end = quantise((a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])))
            return (*made, end) if end != made[-1] else tuple(made)
        made.append(b)
        left -= step
    return tuple(made)


def go(game: Game[Fray], who: Id, trip: Trip, path: tuple[Point, ...]) -> bool:
    """Along a path, then face the way one goes or as one likes; false if somebody shut the way on it."""
    rest: tuple[Point, ...] = tuple(game.moment(MIDWAY, path, who, trip))
    if not step(game, who, trip, rest):
        return False
    change_level(game, who, trip)
    face_onward(game, who, rest)
    if game[who].in_play:
        game.moment(ARRIVED, None, who, trip)
    return True


@rule("AE-FLY-05")
def change_level(game: Game[Fray], who: Id, trip: Trip) -> None:
    """At the end of its way a flyer is at the level it was going to."""
    if trip.climb and game[who].in_play:
        level = game[who].altitude + trip.climb
        game.tell(AltitudeChanged(figure=who, altitude=level, rules=("AE-FLY-05",)))


def face_onward(game: Game[Fray], who: Id, path: tuple[Point, ...]) -> None:
    """After a movement of its own somebody faces as its player likes."""
    if game[who].in_play:
        face(game, who, heading_of(path) if len(path) > 1 else game[who].angle)


def step(game: Game[Fray], who: Id, trip: Trip, path: tuple[Point, ...]) -> bool:
    """Along a part of the way, with a stop wherever something happens on it; false if it cannot be gone on."""
    if len(path) < 2:
        return True
    gone = 0.0
    for far in sorted(game.moment(HALTS, (), who, (trip, path))):
        before = game.state
        tread(game, who, trip, stretch(path, gone, far))
        gone = far
        if not game[who].in_play:
            return False
        if shut(game, who, trip, stretch(path, far, length_of(path)), before):
            return False
    tread(game, who, trip, stretch(path, gone, length_of(path)) if gone else path)
    return True


def tread(game: Game[Fray], who: Id, trip: Trip, path: tuple[Point, ...]) -> None:
    """Along a part of the way without a stop."""
    if len(path) > 1:
        game.tell(Moved(figure=who, path=path, cost=round(length_of(path), 3), kind=trip.kind, rules=trip.rules))
    game.moment(STEPPED, path if len(path) > 1 else (path[0], path[0]), who, trip)


def length_of(path: tuple[Point, ...]) -> float:
    return sum(math.dist(a, b) for a, b in pairwise(path))


def stretch(path: tuple[Point, ...], gone: float, far: float) -> tuple[Point, ...]:
    """The part of a path between two lengths."""
    first, whole = cut_path(path, gone), cut_path(path, far)
    return (first[-1], *[point for point in whole[len(first) - 1 :] if point != first[-1]])


def heading_of(path: tuple[Point, ...]) -> float:
    """The direction of the last stretch, in whole degrees."""
    (ax, ay), (bx, by) = path[-2], path[-1]
    return float(round(math.degrees(math.atan2(by - ay, bx - ax))) % 360)


@rule("AE-LOS-05", "AE-LOS-01", "AE-MAT-03", "AE-FLY-04")
def face(game: Game[Fray], who: Id, towards: float) -> None:
    """The way it faces from now on; the way it went unless its player says otherwise."""
    question = ChooseAngle(rules=("AE-LOS-05",), towards=int(towards) % 360)
    angle = fitting(game, who, float(game.ask("facing", who, lambda: question)))
    if angle != game[who].angle:
        game.tell(Turned(figure=who, angle=angle, rules=("AE-LOS-05",)))


@rule("AE-PASS-03", "AE-MAT-02")
def fitting(game: Game[Fray], who: Id, angle: float) -> float:
    """A square base turns as far as it has room and keeps its contacts; else by the nearest quarter turn."""
    me = game[who]
    if not isinstance(me.base, Square):
        return angle
    others = [one for one in game.state.figures.values() if one.id != who and one.in_play]
    around = 2 * math.hypot(*half_extent(me.base))
    if all(gap(one, me) > around for one in others):
        return angle
    return (me.angle + 90.0 * round((angle - me.angle) / 90.0)) % 360


# ---------------------------------------------------------------- march, run, dodging move


@rule("AE-FLY-01", "AE-FLY-02", "AE-FLY-05", "AE-FLY-06", "AE-VOLS-01")
def why_no_climb(game: Game[Fray], who: Id, climb: int) -> Refusal | None:
    """A flyer, an adjacent level, enough MOU left for the change, and no other in this activation."""
    me = game[who]
    if not climb:
        return None
    if LEVEL in me.done and game.state.phase == "activation":
        return Refusal("level-changed", ("AE-FLY-06",), {"figure": who})
    if "flight" not in me.skills or me.air is None:
        return Refusal("cannot-fly", ("AE-FLY-02", "AE-FLY-18", "AE-VOLS-01"), {"figure": who})
    if abs(climb) > 1 or not 0 <= me.altitude + climb <= TOP:
        return Refusal("no-such-level", ("AE-FLY-05", "AE-FLY-02"), {"figure": who})
    if pace(game, who, air=True) < CLIMB:
        return Refusal("too-slow-to-change-level", ("AE-FLY-06",), {"figure": who})
    return None


@rule("AE-MOVE-04", "AE-MOVE-05", "AE-MOVE-06", "AE-ASLT-02", "AE-RAPI-01", "AE-FLY-05", "AE-FLY-07")
def potential(game: Game[Fray], who: Id, kind: str, climb: int = 0) -> float:
    """How far a movement goes: MOU, twice MOU of a run, an engagement or a charge, thrice for the swift but in an
    engagement. A change of level uses the air MOU, 5 cm less."""
    swift = "swiftness" in game[who].skills and kind != "engagement"
    times = (3 if swift else 2) if kind in ("run", "engagement", "charge", "flight") else 1
    mou = pace(game, who, air=True) - CLIMB if climb else pace(game, who)
    return max(mou, 0.0) * times


KINDS: dict[str, tuple[str, Nature]] = {
    "march": ("AE-MOVE-04", "cumulative"),
    "run": ("AE-MOVE-05", "exclusive"),
    "dodge": ("AE-MOVE-06", "exclusive"),
}
LEVELS = {"up": 1, "down": -1}


def climb_of(answer: Any, kind: str) -> int:
    """The change of level an answer asks for."""
    return LEVELS.get(str(answer.get(kind)), 0) if isinstance(answer, dict) else 0


def _plain(kind: str) -> None:
    """Register a movement that needs a free fighter and touches no enemy."""
    cited, nature = KINDS[kind]

    def trip_of(game: Game[Fray], who: Id, climb: int) -> Trip:
        return Trip(kind, potential(game, who, kind, climb), (), (cited,), game[who].at, climb)

    def offers(game: Game[Fray], who: Id) -> list[Option]:
        found = [Option(kind, "", (cited,))] if refuses(game, who, kind) is None else []
        if game[who].air is not None:
            changes = [{kind: word} for word in LEVELS if refuses(game, who, {kind: word}) is None]
            found += [Option(change, "", (cited, "AE-FLY-05")) for change in changes]
        return found

    def refuses(game: Game[Fray], who: Id, answer: Any) -> Refusal | None:
        if not free(game.state, who):
            return Refusal("not-free", (cited, "AE-CONT-02"), {"figure": who})
        climb = climb_of(answer, kind)
        refusal = why_no_climb(game, who, climb)
        if refusal is None and climb and some_way(game, who, trip_of(game, who, climb)) is None:
            refusal = Refusal("no-room", ("AE-PASS-03",))
        return refusal

    @deed(kind, nature, offers, refuses, cited=cited)
    @rule(cited)
    def performs(game: Game[Fray], who: Id, answer: Any) -> None:
        travel(game, who, trip_of(game, who, climb_of(answer, kind)))
        if kind == "dodge" and game[who].in_play:
            game.tell(StatusGained(figure=who, status=DODGING, rules=("AE-MOVE-06", "AE-MOVE-07")))


for _kind in KINDS:
    _plain(_kind)
