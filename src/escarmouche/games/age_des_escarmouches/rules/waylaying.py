"""Vigilants that wait for an actor at a point of its way, and act as it comes there."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import Any

from escarmouche.core.decisions import Choose, Option
from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.events import Waylaid
from escarmouche.games.age_des_escarmouches.figures import ROUTED, WAITING, Fray
from escarmouche.games.age_des_escarmouches.rules.moving import cut_path, length_of
from escarmouche.games.age_des_escarmouches.stats import ACTED, HALTS, STEPPED, Trip
from escarmouche.space.geometry import Point, distance

NEAR = 0.03
"""Rounding of a point on a way."""


@rule("AE-VIGI-06", "AE-VIGI-07")
def ambushes(watchful: list[Id], path: tuple[Point, ...]) -> list[Option]:
    """Every vigilant may try to act on the way, if it is long enough to be stopped on."""
    if length_of(path) <= 1.0:
        return []
    ways = [(one, {"vigilant": one, "by": by, "when": "midway"}) for one in watchful for by in ("INI", "MOU")]
    return [Option(way, one, ("AE-VIGI-06",)) for one, way in ways]


@rule("AE-VIGI-06")
def waits_at(game: Game[Fray], who: Id, actor: Id, path: tuple[Point, ...]) -> Point:
    """The point of the actor's way that a vigilant chooses, by whole centimetres from its start."""
    far = max(int(length_of(path) - NEAR), 1)
    options = tuple(Option({"after": one}) for one in range(1, far + 1))
    usual, facts = {"after": (far + 1) // 2}, {"actor": actor}
    build = partial(Choose, rules=("AE-VIGI-06",), options=options, decline=usual, facts=facts)
    return cut_path(path, float(game.ask("waylay", who, build)["after"]))[-1]


def waylay(game: Game[Fray], who: Id, actor: Id, point: Point) -> None:
    """From now on it waits there for the actor."""
    game.tell(Waylaid(figure=who, target=actor, at=point, rules=("AE-VIGI-06", "AE-VIGI-10")))


def waiting_for(game: Game[Fray], actor: Id) -> list[tuple[Id, Point]]:
    """Those who wait for an actor on its way, and can still act."""
    found = [(one, point) for one, (target, point) in game.state.waylaid.items() if target == actor]
    able = [(one, point) for one, point in found if game[one].in_play and game[one].activation == WAITING]
    return [(one, point) for one, point in able if ROUTED not in game[one].status]


@at(HALTS, "AE-VIGI-06")
def stops(
    game: Game[Fray], value: tuple[float, ...], who: Id, way: tuple[Trip, tuple[Point, ...]]
) -> tuple[float, ...]:
    """The actor is stopped for a moment wherever somebody waits for it."""
    lengths = [along(way[1], point) for _, point in waiting_for(game, who)]
    return (*value, *[one for one in lengths if one is not None])


@at(STEPPED, "AE-VIGI-06", "AE-VIGI-10")
def springs(game: Game[Fray], path: tuple[Point, ...], who: Id, trip: Trip) -> tuple[Point, ...]:
    """Whoever waits here is activated, before the actor goes on."""
    from escarmouche.games.age_des_escarmouches.rules.interrupts import act_now

    for one, point in waiting_for(game, who):
        if game[who].in_play and distance(path[-1], point) <= NEAR:
            act_now(game, one)
            game.tell(Waylaid(figure=one, rules=("AE-VIGI-10",)))
    return path


@at(ACTED, "AE-VIGI-10")
def passed_by(game: Game[Fray], value: Any, who: Id, action: str) -> None:
    """An actor that never came there is not waited for any longer."""
    for one in [one for one, (target, _) in game.state.waylaid.items() if target == who]:
        game.tell(Waylaid(figure=one, rules=("AE-VIGI-10",)))


def along(path: tuple[Point, ...], point: Point) -> float | None:
    """How far along a path a point of it lies; None if it lies elsewhere."""
    gone = 0.0
    for a, b in pairwise(path):
        if abs(distance(a, point) + distance(point, b) - distance(a, b)) <= NEAR:
            return gone + distance(a, point)
        gone += distance(a, b)
    return None
