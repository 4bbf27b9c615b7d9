"""Fear, rout, flight and rally."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from escarmouche.core.decisions import Choose, Option
from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.events import (
    Braved,
    CommandLost,
    Cowed,
    Daunted,
    Rallied,
    Routed,
    UseCounted,
)
from escarmouche.games.age_des_escarmouches.figures import ROUTED, WAITING, Fray
from escarmouche.games.age_des_escarmouches.rules.assault import Assault, trip_of
from escarmouche.games.age_des_escarmouches.rules.contact import foes_touched, free, immune
from escarmouche.games.age_des_escarmouches.rules.life import OFF, eliminate
from escarmouche.games.age_des_escarmouches.rules.moving import (
    before_hidden,
    cut_path,
    face_onward,
    go,
    length_of,
    potential,
    step,
)
from escarmouche.games.age_des_escarmouches.rules.paths import clear, ground_of, in_the_way, met_at
from escarmouche.games.age_des_escarmouches.rules.sequence import awaken, end_activation
from escarmouche.games.age_des_escarmouches.rules.sight import spared
from escarmouche.games.age_des_escarmouches.rules.trials import (
    Challenge,
    attempt,
    challenge,
    difficulty_of,
    score,
    worth,
)
from escarmouche.games.age_des_escarmouches.stats import (
    AWAKES,
    CLOSED,
    FEARED,
    FEARS,
    FLEES,
    PEU,
    Test,
    Trip,
    Use,
)
from escarmouche.space.geometry import Point, half_extent, quantise
from escarmouche.space.moves import Ground, Route

ASIDE = 2.5
"""How far apart the places of an edge are that somebody routed looks for a way to."""
RALLY = 4
"""The difficulty of a rally test."""

# ---------------------------------------------------------------- who frightens whom


@rule("AE-FEAR-01", "AE-CARD-10", "AE-CGUE-02")
def frightens(game: Game[Fray], who: Id, other: Id, charging: bool = False) -> int | None:
    """The PEU somebody has for another, at least that of its war cry in a charge; None if it frightens nobody."""
    value: int | None = game.moment(FEARS, score(game, who, "PEU", Use("fear", other)), who, other)
    cry = game[who].number("war-cry")
    if not charging or not cry:
        return value
    called = game.total(PEU, who, Use("fear", other), cry).value
    return called if value is None else max(called, value)


@rule("AE-FEAR-02", "AE-FEAR-03", "AE-FEAR-07", "AE-ECLA-04")
def afraid(game: Game[Fray], who: Id, source: Id, charging: bool = False) -> int | None:
    """The PEU that somebody must face; None if it is immune, by skill, by its own PEU or because it mastered it, or was
    hidden as this speech turn began."""
    fear = frightens(game, source, who, charging)
    if fear is None or spared(game.state, game[source], game[who]):
        return None
    if immune_to(game, who, source) or deafened(game, who, fear):
        return None
    own = frightens(game, who, source)
    if own is not None and own >= fear:
        return None
    return None if game[who].braved >= fear else fear


def immune_to(game: Game[Fray], who: Id, source: Id) -> bool:
    """Does a skill keep it from fear of this one?"""
    return immune(game, who, "PEU") and not game.moment(CLOSED, False, who, source)


@rule("AE-CGUE-01")
def deafened(game: Game[Fray], who: Id, fear: int) -> bool:
    """Is a fear no greater than its own war cry?"""
    return fear <= game[who].number("war-cry") > 0


@rule("AE-FEAR-03", "AE-FEAR-06")
def worst(game: Game[Fray], who: Id, sources: tuple[Id, ...], charging: bool) -> tuple[Id, int] | None:
    """The highest PEU somebody faces in an assault: one challenge is enough."""
    faced = [(source, fear) for source in sources if (fear := afraid(game, who, source, charging)) is not None]
    return max(faced, key=lambda one: one[1]) if faced else None


@rule("AE-FEAR-05", "AE-FEAR-07")
def resists(game: Game[Fray], who: Id, source: Id, fear: int) -> bool:
    """The challenge PEU/COU; whoever resists is immune from now on to that PEU, with the points put into it."""
    won = challenge(game, Challenge(source, "PEU", who, "COU", "fear", least=fear)) == who
    if won:
        used = worth(score(game, source, "PEU", Use("fear", who)), fear)
        game.tell(Braved(figure=who, fear=used, rules=("AE-FEAR-07",)))
    return won


# ---------------------------------------------------------------- in an assault


@at(FEARED, "AE-FEAR-03", "AE-FEAR-04", "AE-FEAR-08", "AE-FEAR-13")
def assault_feared(game: Game[Fray], value: str, who: Id, assault: Assault) -> str:
    """Before anybody moves: the assailant must master what it goes for, then its targets must master it."""
    if value != "go":
        return value
    faced = worst(game, who, assault.targets, assault.into_charge)
    if faced is not None and not resists(game, who, *faced):
        if game.moment(FLEES, "stop", who, Use("assailant", faced[0])) == "stop":
            game.tell(Daunted(figure=who, by=faced[0], rules=("AE-FEAR-08",)))
            return "stop"
        rout(game, who, faced[0], "AE-FANA-02")
    fled = assault.fled
    for target in assault.targets:
        own = faced_by(game, target, assault) if game[who].in_play else None
        if own is None or resists(game, target, *own):
            continue
        rout(game, target, own[0], "AE-FEAR-09")
        fled = fled or flight(game, target, who, assault)
    return "fled" if fled and not assault.fled else "go"


@rule("AE-FEAR-06", "AE-FEAR-13")
def faced_by(game: Game[Fray], target: Id, assault: Assault) -> tuple[Id, int] | None:
    """The fear a target faces: the greatest of those who assail it, once for all that assail it as a group, but for
    those whom somebody else has stopped."""
    met = {one: foes_touched(game.state, one) for one in assault.group if game[one].in_play}
    group = tuple(one for one, foes in met.items() if not foes or target in foes) or (assault.who,)
    mark = f"faced:{game.state.speech}:{assault.group[0] if assault.group else assault.who}"
    own = None if mark in game[target].uses else worst(game, target, group, assault.kind == "charge")
    if own is not None and len(group) > 1:
        game.tell(UseCounted(figure=target, name=mark, count=1, rules=("AE-FEAR-06",)))
    return own


@rule("AE-FEAR-09", "AE-ROUT-01", "AE-LOSS-07")
def rout(game: Game[Fray], who: Id, by: Id, *rules: str) -> None:
    """A fighter is routed; a routed commander commands no more."""
    if ROUTED not in game[who].status:
        game.tell(Routed(figure=who, by=by, rules=rules or ("AE-ROUT-01",)))
        if game[who].commander:
            game.tell(CommandLost(side=game[who].side, figure=who, rules=("AE-LOSS-07",)))


@rule("AE-FEAR-10", "AE-FEAR-11")
def flight(game: Game[Fray], who: Id, by: Id, assault: Assault) -> bool:
    """The assailant says whether one who was waiting and is free flees; if so it runs straight away from it, unless the
    assailant dies on its way."""
    me = game[who]
    may = me.activation == WAITING and free(game.state, who) and bool(assault.path)
    may = may and game.moment(FLEES, "flee", who, Use("assailed", by)) == "flee"
    if not may and not game.state.presses("flight"):
        return False
    if game.choose("flight", by, ("stay", "flee") if may else ("stay",), "stay", "AE-FEAR-10", target=who) == "stay":
        return False
    start, here = game[by].at, me.at
    go(game, by, replace(trip_of(game, assault), rules=("AE-FEAR-11",)), assault.path)
    if game[by].in_play:
        awaken(game, who, "AE-FEAR-11")
        run_off(game, who, math.atan2(here[1] - start[1], here[0] - start[0]), "flight", "AE-FEAR-11")
        if game[who].in_play:
            end_activation(game, who)
    return True


# ---------------------------------------------------------------- running off


def run_off(game: Game[Fray], who: Id, angle: float, kind: str, *rules: str) -> None:
    """Straight in a direction with the whole potential: it stops before what it cannot cross and before enemies; off
    the table it is eliminated."""
    me = game[who]
    limit = potential(game, who, "flight")
    length, off = reach_of(game, who, angle, limit)
    end = quantise((me.at[0] + length * math.cos(angle), me.at[1] + length * math.sin(angle)))
    leave(game, who, Trip(kind, limit, (), rules), (me.at, end) if length > 0.0 else (me.at,), off)


def leave(game: Game[Fray], who: Id, trip: Trip, way: tuple[Point, ...], off: bool) -> None:
    """Along a way, up to a hidden enemy, and at its end perhaps over the edge."""
    path = before_hidden(game, who, trip, way) if len(way) > 1 else way
    step(game, who, trip, path)
    if off and path[-1] == way[-1] and game[who].in_play:
        eliminate(game, who, "", OFF)
    if len(path) > 1:
        face_onward(game, who, path)


@rule("AE-MOVE-09", "AE-ROUT-04", "AE-FEAR-11")
def reach_of(game: Game[Fray], who: Id, angle: float, limit: float) -> tuple[float, bool]:
    """How far it gets, and whether that is over the edge."""
    me = game[who]
    ground = ground_of(game, who, in_the_way(game, who))
    ux, uy = math.cos(angle), math.sin(angle)

    def along(length: float) -> Point:
        return quantise((me.at[0] + length * ux, me.at[1] + length * uy))

    length = limit
    while length > 0.0 and ground.cost((me.at, along(length))) > limit + 1e-6:
        length -= 0.25
    block = ground.blocked((me.at, along(length)))
    if block is None:
        return _clear_of_enemies(game, who, along, length), False
    if block.edge:
        return block.length, True
    return _clear_of_enemies(game, who, along, max(block.length - 0.05, 0.0)), False


def _clear_of_enemies(game: Game[Fray], who: Id, along: Callable[[float], Point], length: float) -> float:
    """Cut short where the end would touch an enemy or overlap a friend."""
    while length > 0.0:
        end = along(length)
        if clear(game, who, end) and not any(met_at(game, who, one.id, end) for one in game.state.enemies(who)):
            return length
        length -= 0.25
    return 0.0


# ---------------------------------------------------------------- the routed


@at(AWAKES, "AE-ROUT-04", "AE-ROUT-05", "AE-ROUT-02")
def routed_awakes(game: Game[Fray], value: str, who: Id, situation: object) -> str:
    """A routed fighter runs to the nearest edge, or does nothing if an enemy touches it."""
    if ROUTED not in game[who].status:
        return value
    if free(game.state, who) and game.moment(FLEES, "flee", who, Use("routed")) == "flee":
        run_to_edge(game, who, nearest_edge(game, who))
    return "stop"


@rule("AE-ROUT-04", "AE-MOVE-01", "AE-MOVE-02")
def run_to_edge(game: Game[Fray], who: Id, angle: float) -> None:
    """A run like any other: straight to the edge, or the shortest way round what stands in between."""
    limit, at = potential(game, who, "flight"), game[who].at
    ground = ground_of(game, who, in_the_way(game, who))
    block = ground.blocked((at, quantise((at[0] + limit * math.cos(angle), at[1] + limit * math.sin(angle)))))
    routes = [] if block is None or block.edge else routes_to_edge(game, who, ground, angle, limit)
    if not routes:
        run_off(game, who, angle, "flight", "AE-ROUT-04")
        return
    route = min(routes, key=lambda one: one.cost)
    off = route.cost < limit
    way = route.path if off else ground.clip(route.path, limit)
    far = way_left(game, who, way)
    left = cut_path(way, far) if far else (at,)
    leave(game, who, Trip("flight", limit, (), ("AE-ROUT-04",)), left, off and left == way)


def routes_to_edge(game: Game[Fray], who: Id, ground: Ground, angle: float, limit: float) -> list[Route]:
    """Ways to places at an edge, straight ahead and to both sides of it."""
    me, (wide, deep) = game[who], game.state.table.size
    dx, dy = half_extent(me.base, me.angle)
    ux, uy = round(math.cos(angle)), round(math.sin(angle))
    x, y = (wide - dx if ux > 0 else dx if ux else me.at[0]), (deep - dy if uy > 0 else dy if uy else me.at[1])
    beside = range(-int(limit / ASIDE), int(limit / ASIDE) + 1)
    goals = [quantise((x + ASIDE * n * abs(uy), y + ASIDE * n * abs(ux))) for n in beside]
    found = [ground.route(me.at, goal, 2 * limit) for goal in goals if ground.free(goal)]
    return [route for route in found if route is not None]


def way_left(game: Game[Fray], who: Id, way: tuple[Point, ...]) -> float:
    """How far along a way it gets that must not end beside an enemy, nor in a friend."""
    return _clear_of_enemies(game, who, lambda length: cut_path(way, length)[-1], length_of(way))


@rule("AE-ROUT-04")
def nearest_edge(game: Game[Fray], who: Id) -> float:
    """The direction of the nearest edge; its player chooses between those as near."""
    x, y = game[who].at
    wide, deep = game.state.table.size
    edges = {
        "west": (x, math.pi),
        "east": (wide - x, 0.0),
        "south": (y, -math.pi / 2),
        "north": (deep - y, math.pi / 2),
    }
    least = min(far for far, _ in edges.values())
    names = [name for name, (far, _) in edges.items() if far <= least + 1e-6]
    chosen = names[0]
    if len(names) > 1:
        options = tuple(Option(name) for name in names)
        chosen = game.ask("edge", who, partial(Choose, rules=("AE-ROUT-04",), options=options, decline=names[0]))
    return edges[chosen][1]


@rule("AE-RALY-01", "AE-RALY-02", "AE-RALY-03")
def rally(game: Game[Fray], who: Id, shift: int = 0) -> None:
    """A test of COU or DIS against 4; none in contact with somebody it fears."""
    terror = next((foe for foe in foes_touched(game.state, who) if afraid(game, who, foe) is not None), None)
    if terror is not None:
        game.tell(Cowed(figure=who, by=terror, rules=("AE-RALY-03",)))
        return
    by = game.choose("rally", who, ("COU", "DIS"), better(game, who), "AE-RALY-01")
    if attempt(game, Test(who, by, "rally"), RALLY, shift=shift).passed:
        game.tell(Rallied(figure=who, rules=("AE-RALY-02",)))


def better(game: Game[Fray], who: Id) -> str:
    """The characteristic that serves better."""
    return "DIS" if difficulty_of(game, who, "DIS") > difficulty_of(game, who, "COU") else "COU"
