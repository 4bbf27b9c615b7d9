"""Acrobatic attacks: a leap at an opponent some metres away, prepared in one action and made in the next."""

from __future__ import annotations

import math
from typing import Any

from escarmouche.core.decisions import Option, Refusal
from escarmouche.core.events import Moved
from escarmouche.core.game import Game
from escarmouche.core.rules import modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.events import PreparationLost, Unsteadied
from escarmouche.games.saga.figures import NEARLY, Melee
from escarmouche.games.saga.rules.attack import ready
from escarmouche.games.saga.rules.deeds import action
from escarmouche.games.saga.rules.defence import arms
from escarmouche.games.saga.rules.dodge import may_tumble, tumbling
from escarmouche.games.saga.rules.engagement import reach
from escarmouche.games.saga.rules.hands import unready
from escarmouche.games.saga.rules.heights import settle_height
from escarmouche.games.saga.rules.movement import crippled, ground_of, heading, ridden
from escarmouche.games.saga.rules.power import FAR, NEAR, deliver_prepared
from escarmouche.games.saga.rules.trials import attempt, level_of
from escarmouche.games.saga.stats import DAMAGE, MAY_GO, MOVED, Blow, Trial
from escarmouche.space.geometry import Point, gap, quantise, thousandths
from escarmouche.space.moves import Ground


@rule("SG-ACRO-02")
def may_prepare(game: Game[Melee], who: Id, other: Id) -> bool:
    """Is an opponent whom somebody is not engaged with at the distance of a leap? The way is asked for by the leap."""
    me = game[who]
    return gap(me, game[other]) >= NEAR - NEARLY and other not in me.engaged and in_range(game, who, other)


@rule("SG-ACRO-02", "SG-ACRO-05")
def within_leap(game: Game[Melee], who: Id, other: Id) -> bool:
    """Is an opponent near enough, in contact included, with a free way to leap?"""
    return in_range(game, who, other) and landing(game, who, other) is not None


@rule("SG-ACRO-02", "SG-ACRO-05")
def in_range(game: Game[Melee], who: Id, other: Id) -> bool:
    """Is an opponent near enough for somebody with ground to leap from, and no saddle?"""
    near = gap(game[who], game[other]) <= FAR + NEARLY and not game[other].falling and not game[who].mount
    return near and may_tumble(game, who)


@rule("SG-ACRO-02")
def landing(game: Game[Melee], who: Id, other: Id) -> Point | None:
    """The first free place in contact with an opponent, from the side of whoever leaps round to the other."""
    me, it = game[who], game[other]
    _, ground = ground_of(game, who)
    towards = math.radians(heading(it.at, me.at))
    apart = math.dist(me.at, it.at) - gap(me, it) + min(reach(game, me, arms(me)[0]), 1.0) / 2
    for turn in sorted(range(90, -91, -30), key=abs):
        angle = towards + math.radians(turn)
        spot = quantise((it.at[0] + math.cos(angle) * apart, it.at[1] + math.sin(angle) * apart))
        if ground.free(spot) and may_leap(game, who, ground, (me.at, spot)):
            return spot
    return None


@rule("SG-ACRO-02", "SG-ENG-04")
def may_leap(game: Game[Melee], who: Id, ground: Ground, path: tuple[Point, ...]) -> bool:
    """Is nothing in the way of a leap, and nobody left behind whom one is engaged with?"""
    return ground.blocked(path) is None and game.moment(MAY_GO, None, who, path) is None


@rule("SG-ACRO-01", "SG-ACRO-02")
def leaps(game: Game[Melee], who: Id) -> list[Option]:
    """At the opponent it was prepared against, with any weapon in hand."""
    me = game[who]
    if me.prepared_on not in game.state.figures:
        return []
    if not game[me.prepared_on].in_play or not within_leap(game, who, me.prepared_on):
        return []
    return [Option({"leap": me.prepared_on, "weapon": one}, me.prepared_on, ("SG-ACRO-01",)) for one in ready(me)]


def why_no_leap(game: Game[Melee], who: Id, answer: Any) -> Refusal | None:
    if game[who].prepared != "acrobatic":
        return Refusal("unprepared", ("SG-ACRO-01", "SG-ACRO-03"), {"figure": who})
    melee = ("SG-ENG-04",) if game[who].engaged else ()
    return unready(game[who], answer) or out_of_leap(game, who, *melee)


@rule("SG-ACRO-02", "SG-ACRO-05", "SG-CRIT-10", "SG-CRIT-13")
def out_of_leap(game: Game[Melee], who: Id, *more: str) -> Refusal:
    """Why nobody can be leapt at: a lost leg or foot, no ground for acrobatics, or nobody at the right distance."""
    if lost := crippled(game[who]):
        return Refusal("posture", lost, {"figure": who})
    ground = () if may_tumble(game, who) else ("SG-ACRO-05",)
    return Refusal("out-of-leap", ("SG-ACRO-02", *ground, *more, *ridden(game[who])), {"near": NEAR, "far": FAR})


@action("leap", leaps, why_no_leap, "declared")
@rule("SG-ACRO-04", "SG-ACRO-06")
def leap(game: Game[Melee], who: Id, answer: Any) -> None:
    """Acrobatics first; then a normal attack from where the leap ends, or nothing and a die less."""
    spot = landing(game, who, answer["leap"])
    assert spot is not None
    if not attempt(game, Trial(who, "acrobatics", "declared"), tumbling(game, who)).passed:
        game.tell(PreparationLost(figure=who, used=True))
        game.tell(Unsteadied(figure=who, rules=("SG-ACRO-06",)))
        return
    path = (game[who].at, spot)
    game.tell(Moved(figure=who, path=path, cost=thousandths(math.dist(*path)), kind="leap", rules=("SG-ACRO-02",)))
    settle_height(game, who)
    game.moment(MOVED, None, who, path)
    if game[who].in_play:
        deliver_prepared(game, Blow(who, answer["leap"], answer["weapon"], "acrobatic"))


@modifies(DAMAGE, "Attaque acrobatique", "SG-ACRO-04")
def soaring(game: Game[Melee], who: Id, blow: Blow) -> int:
    """An acrobatic attack: + the level in acrobatics."""
    return level_of(game, Trial(who, "acrobatics", "declared")) if blow.kind == "acrobatic" else 0
