"""Flight: the panic-stricken run from the enemy by the fastest means, until they are off the table."""

from __future__ import annotations

import math

from escarmouche.core.decisions import Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.events import DiceLost, Released, Rushed
from escarmouche.games.saga.figures import FLEEING, Character, Melee
from escarmouche.games.saga.rules.defence import helpless
from escarmouche.games.saga.rules.engagement import pinned_by, reach
from escarmouche.games.saga.rules.movement import SMALL, ground_of, lame, left, row_of, rushing, tests_on, went
from escarmouche.games.saga.rules.tracks import leave
from escarmouche.games.saga.rules.trials import cast, characteristic
from escarmouche.games.saga.stats import BARS, MOVED, Bar, Trial
from escarmouche.space.geometry import Point, distance, gap, half_extent

NEAR = 0.1
"""Metres from the edge at which somebody is gone."""


@at(BARS, "SG-CRY-09")
def only_runs(game: Game[Melee], bars: tuple[Bar, ...], who: Id, situation: None) -> tuple[Bar, ...]:
    """Whoever flees does nothing else."""
    if FLEEING not in game[who].status:
        return bars
    return (*bars, Bar(Refusal("fleeing", ("SG-CRY-09",), {"figure": who}), lambda name: True))


@rule("SG-CRY-09", "SG-CORE-18", "SG-GRAB-04", "SG-IMP-07")
def flee(game: Game[Melee], who: Id) -> None:
    """Once a segment: a fast movement away from the enemy, by the way to the edge that is farthest from them."""
    me = game[who]
    if FLEEING not in me.status or not me.in_play or helpless(me) or me.falling or me.grips or pinned_by(game, who):
        return
    hurry(game, who)
    limit = left(game, who)
    path = way_out(game, who, limit) if limit > SMALL else (me.at,)
    if len(path) > 1:
        went(game, who, path, "flight", ground_of(game, who)[1].cost(path), "SG-CRY-09")
        game.moment(MOVED, None, who, path)
    get_clear(game, who)
    if at_edge(game, game[who]):
        leave(game, who, "SG-CRY-09")


@rule("SG-CRY-09", "SG-CRIT-10", "SG-MOVE-05")
def hurry(game: Game[Melee], who: Id) -> None:
    """The fast movement of the ground somebody is on; of two tests the one with more dice. None on a useless leg, nor
    while the last one lasts."""
    if lame(game[who]) or rushing(game[who], row_of(game.state, game[who])):
        return
    trials = [Trial(who, test, "undeclared", "sprint") for test in tests_on(game[who], row_of(game.state, game[who]))]
    best = max(trials, key=lambda one: characteristic(game, one))
    found = cast(game, best)
    total = 0 if found.critical else max(found.total, 0)
    game.tell(Rushed(figure=who, test=best.test, total=total, rules=("SG-CRY-09", "SG-MOVE-02")))
    game.tell(DiceLost(figure=who, dice=1, action="flight", rules=("SG-UND-02",)))


@rule("SG-CRY-09")
def way_out(game: Game[Melee], who: Id, limit: float) -> tuple[Point, ...]:
    """As far as the speed goes towards the exit that somebody reaches longest before any enemy."""
    me, ground, foes = game[who], ground_of(game, who)[1], game.state.enemies(who)

    def lead(exit_: Point) -> float:
        return min((distance(one.at, exit_) for one in foes), default=0.0) - distance(me.at, exit_)

    for goal in sorted(exits(game, me), key=lead, reverse=True):
        route = ground.route(me.at, goal)
        if route is not None:
            return ground.clip(route.path, limit)
    return (me.at,)


def exits(game: Game[Melee], me: Character) -> list[Point]:
    """The nearest place at each edge of the table."""
    wide, deep = half_extent(me.base, me.angle)
    (width, height), (x, y) = game.state.table.size, me.at
    return [(wide, y), (width - wide, y), (x, deep), (x, height - deep)]


def at_edge(game: Game[Melee], me: Character) -> bool:
    return any(math.dist(me.at, exit_) <= NEAR for exit_ in exits(game, me))


@rule("SG-CORE-18")
def get_clear(game: Game[Melee], who: Id) -> None:
    """Whoever has fled out of reach is no longer engaged."""
    for other in sorted(game[who].engaged):
        if gap(game[who], game[other]) > max(reach(game, game[who]), reach(game, game[other])):
            game.tell(Released(figure=who, target=other, rules=("SG-CORE-18",)))
