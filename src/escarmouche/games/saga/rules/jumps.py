"""Jumps: over gaps and low obstacles, plain or acrobatic, with a dodge if it was declared with them."""

from __future__ import annotations

import math
from functools import partial
from typing import Any

from msgspec import Struct

from escarmouche.core.decisions import Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.events import Jumped
from escarmouche.games.saga.figures import FOOT, LEG, NEARLY, Effect, Melee
from escarmouche.games.saga.rules.deeds import action
from escarmouche.games.saga.rules.dodge import dodge, may_move_freely, why_no_dodge
from escarmouche.games.saga.rules.effects import fall
from escarmouche.games.saga.rules.falls import plunge
from escarmouche.games.saga.rules.movement import ground_of, posture, went
from escarmouche.games.saga.rules.trials import attempt
from escarmouche.games.saga.stats import DONE, MAY_GO, MOVED, Trial
from escarmouche.space.geometry import Point, Ring, gap_to_ring, quantise
from escarmouche.space.table import Piece

JUMPS = ("jump", "acrobatic-jump")
NEAR = 1.0
"""A jump begins this near to what is jumped."""
FAR = 6.0
"""Nobody jumps farther."""
LOW = 1.5
"""What is taller is climbed, not jumped."""
STEP = 0.1


class Leap(Struct, frozen=True):
    """A jump over a piece: to where, from which edge, and how hard it is."""

    piece: Piece
    edge: Point
    to: Point
    difficulty: int


@rule("SG-CORE-27")
def difficulty(piece: Piece, width: float) -> int:
    """Five for every metre of a gap begun, ten for every half metre of height begun."""
    return 10 * math.ceil(piece.height / 0.5) if piece.height else 5 * max(math.ceil(width - NEARLY), 1)


def leaps(game: Game[Melee], who: Id) -> list[Leap]:
    """Everything near that somebody may jump over, straight across."""

    def build() -> list[Leap]:
        near = game.state.table.pieces_near(game[who], NEAR)
        low = [one for one in near if one.blocks_move and one.height is not None and one.height <= LOW]
        return [leap for leap in (across(game, who, one) for one in low) if leap is not None]

    return game.recall(("leaps", who), build)


def across(game: Game[Melee], who: Id, piece: Piece) -> Leap | None:
    """The jump over a piece by the shortest way to it, if there is room to land."""
    me, ground = game[who], ground_of(game, who)[1]
    ring = game.state.table.rings[game.state.table.pieces.index(piece)]
    goal = nearest(ring, me.at)
    far = math.dist(me.at, goal)
    if far == 0.0 or gap_to_ring(me, ring) > NEAR:
        return None
    ahead = ((goal[0] - me.at[0]) / far, (goal[1] - me.at[1]) / far)

    def along(length: float) -> Point:
        return quantise((me.at[0] + ahead[0] * length, me.at[1] + ahead[1] * length))

    steps = [along(STEP * number) for number in range(1, int(FAR / STEP))]
    width = breadth(ring, me.at, ahead)
    first = next((number for number, one in enumerate(steps) if not ground.free(one)), len(steps))
    landing = next((one for one in steps[first:] if ground.free(one)), None)
    if landing is None or not width or game.moment(MAY_GO, None, who, (me.at, landing)) is not None:
        return None
    return Leap(piece, steps[first - 1] if first else me.at, landing, difficulty(piece, width))


def breadth(ring: Ring, at: Point, ahead: Point) -> float:
    """How far it is across a ring, straight ahead."""
    ways = []
    for a, b in zip(ring, (*ring[1:], ring[0]), strict=True):
        dx, dy = b[0] - a[0], b[1] - a[1]
        slant = ahead[0] * dy - ahead[1] * dx
        if not slant:
            continue
        way = ((a[0] - at[0]) * dy - (a[1] - at[1]) * dx) / slant
        share = ((a[0] - at[0]) * ahead[1] - (a[1] - at[1]) * ahead[0]) / slant
        if way >= 0.0 and 0.0 <= share <= 1.0:
            ways.append(way)
    return max(ways) - min(ways) if ways else 0.0


def nearest(ring: Ring, at: Point) -> Point:
    """The point of a ring's edges that is nearest to somewhere."""
    found = []
    for a, b in zip(ring, (*ring[1:], ring[0]), strict=True):
        dx, dy = b[0] - a[0], b[1] - a[1]
        share = ((at[0] - a[0]) * dx + (at[1] - a[1]) * dy) / (dx * dx + dy * dy)
        share = min(max(share, 0.0), 1.0)
        found.append((a[0] + share * dx, a[1] + share * dy))
    return min(found, key=lambda point: math.dist(at, point))


def jumps(name: str, game: Game[Melee], who: Id) -> list[Option]:
    """Every leap, alone or with a dodge declared together with it."""
    if posture(game[who]) or game[who].mount:
        return []
    found = [{name: one.piece.id} for one in leaps(game, who)]
    dodging: list[Any] = [{**one, "dodge": True} for one in found if may_move_freely(game, who)]
    return [Option(one, "", ("SG-CORE-27",)) for one in (*found, *dodging)]


def why_no_jump(game: Game[Melee], who: Id, answer: Any) -> Refusal | None:
    if not game[who].status.isdisjoint((LEG, FOOT)):
        return Refusal("posture", ("SG-CRIT-10", "SG-CRIT-13"), {"figure": who})
    low = ("SG-POST-02",) if posture(game[who]) else ()
    ridden = ("SG-CORE-25",) if game[who].mount else ()
    dodges = isinstance(answer, dict) and answer.get("dodge") and leaps(game, who)
    if dodges and not (low or ridden) and (refused := why_no_dodge(game, who, "dodge")):
        return refused
    return Refusal("nothing-to-jump", ("SG-CORE-27", *low, *ridden), {"figure": who})


@action("jump", partial(jumps, "jump"), why_no_jump, "undeclared", "fast")
@rule("SG-CORE-27", "SG-ACT-03")
def jump(game: Game[Melee], who: Id, answer: Any) -> None:
    """A plain jump."""
    leap = chosen(game, who, answer["jump"])
    leaping(game, who, leap, Trial(who, "athletics", "undeclared", "jump"), leap.difficulty, answer)


@action("acrobatic-jump", partial(jumps, "acrobatic-jump"), why_no_jump, "undeclared", "fast")
@rule("SG-CORE-27", "SG-ACT-03")
def acrobatic_jump(game: Game[Melee], who: Id, answer: Any) -> None:
    """An acrobatic jump: fifteen at least."""
    leap = chosen(game, who, answer["acrobatic-jump"])
    trial = Trial(who, "acrobatics", "undeclared", "jump")
    leaping(game, who, leap, trial, max(leap.difficulty, 15), answer)


def chosen(game: Game[Melee], who: Id, piece: str) -> Leap:
    return next(one for one in leaps(game, who) if one.piece.id == piece)


@rule("SG-CORE-27", "SG-DODG-08")
def leaping(game: Game[Melee], who: Id, leap: Leap, trial: Trial, needed: int, answer: Any) -> None:
    """The test, and across; to the edge after a failure, to the ground or down after a critical one."""
    dodges = bool(answer.get("dodge"))
    game.tell(Jumped(figure=who, piece=leap.piece.id, test=trial.test, dodges=dodges, rules=("SG-CORE-27",)))
    found = attempt(game, trial, needed)
    path = (game[who].at, leap.to if found.passed else leap.edge)
    if math.dist(*path) > 1e-6:
        went(game, who, path, "jump", math.dist(*path), "SG-CORE-27")
        game.moment(MOVED, None, who, path)
    if not found.critical:
        return
    if leap.piece.base < 0:
        plunge(game, who, -leap.piece.base)
    else:
        fall(game, Effect(kind="fall", on=who, rules=("SG-CORE-27",)))


@at(DONE, "SG-DODG-08")
def dodge_of_a_jump(game: Game[Melee], value: None, who: Id, name: str) -> None:
    """The dodge declared with a jump is rolled after it, with its die lost."""
    if name in JUMPS and "jump-dodge" in game[who].busy:
        dodge(game, who)
