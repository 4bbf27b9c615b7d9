"""Traps: laid beside oneself or at deployment, sprung by whoever passes near."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Any

from escarmouche.core.decisions import ChoosePoint, Option, Refusal
from escarmouche.core.dice import Block
from escarmouche.core.game import Game
from escarmouche.core.placing import ask_place, first_free
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.events import TokensChanged, UseCounted
from escarmouche.games.age_des_escarmouches.figures import Fighter, Fray, Token
from escarmouche.games.age_des_escarmouches.rules.actions import deed
from escarmouche.games.age_des_escarmouches.rules.contact import free
from escarmouche.games.age_des_escarmouches.rules.land import on_table
from escarmouche.games.age_des_escarmouches.rules.life import strike
from escarmouche.games.age_des_escarmouches.stats import ARRIVED, HALTS, PLACED, STEPPED, Blow, Trip
from escarmouche.space.geometry import (
    Footprint,
    Point,
    Ring,
    distance,
    gap_to_point,
    gap_to_ring,
    half_extent,
    quantise,
)

Judge = Callable[[Point], Refusal | None]
TRAP, FORCE, NEAR = "trap", 5, 5.0
EASE = 0.005
"""Places are rounded: by so much somebody may be farther off."""
BESIDE = 1.25
"""How far the middle of a token that touches a base may be from it."""
AROUND, AWAY = 20.0, 10.0
"""Where something may be put up at deployment: so near its maker, farther than that from every enemy."""


# ---------------------------------------------------------------- laying


@rule("AE-PIEG-01")
def why_no_trap(game: Game[Fray], who: Id, answer: Any) -> Refusal | None:
    if "trapper" not in game[who].skills:
        return Refusal("no-such-skill", ("AE-PIEG-01",), {"figure": who})
    return None if free(game.state, who) else Refusal("not-free", ("AE-PIEG-01", "AE-CONT-02"), {"figure": who})


def traps(game: Game[Fray], who: Id) -> list[Option]:
    return [Option("trap", "", ("AE-PIEG-01",))] if why_no_trap(game, who, "trap") is None else []


@deed("trap", "cumulative", traps, why_no_trap, cited="AE-PIEG-01")
@rule("AE-PIEG-01")
def lay(game: Game[Fray], who: Id, answer: Any) -> None:
    """A trap in contact with its layer."""

    def judge(spot: Point) -> Refusal | None:
        far = round(gap_to_point(game[who].footprint, spot), 3)
        near = 0.0 < far <= BESIDE and on_table(game.state.table, spot)
        return None if near else Refusal("not-beside", ("AE-PIEG-01",), {"distance": far})

    put_down(game, who, judge, near=BESIDE, cited="AE-PIEG-01")


@at(PLACED, "AE-PIEG-02")
def lay_at_once(game: Game[Fray], value: None, who: Id, situation: object) -> None:
    """Another when its layer is deployed, farther off."""
    if "trapper" in game[who].skills and game.choose("trap", who, ("no", "yes"), "no", "AE-PIEG-02") == "yes":
        put_down(game, who, lambda spot: why_not_put(game, who, (spot,), "AE-PIEG-02"), AROUND, "AE-PIEG-02")


def put_down(game: Game[Fray], who: Id, judge: Judge, near: float, cited: str) -> None:
    spot = ask_place(game, "site", who, partial(spot_decision, game, who, judge, near, cited))
    number = 1 + game[who].uses.get("game:traps", 0)
    game.tell(UseCounted(figure=who, name="game:traps", count=number, rules=(cited,)))
    token = Token(TRAP, spot, game[who].side, hidden=True)
    game.tell(TokensChanged(token=f"{TRAP}-{who}-{number}", now=token, cause="laid", rules=(cited,)))


def spot_decision(game: Game[Fray], who: Id, judge: Judge, near: float, cited: str) -> ChoosePoint:
    """A place about a fighter."""
    x, y = game[who].at
    reach = max(half_extent(game[who].base, game[who].angle)) + near

    def propose(chance: Block) -> Point:
        return quantise((x + (2 * chance.unit() - 1) * reach, y + (2 * chance.unit() - 1) * reach))

    def otherwise() -> Point | None:
        steps = [(dx, dy) for dy in range(-4, 5) for dx in range(-4, 5)]
        return first_free((quantise((x + dx * reach / 4, y + dy * reach / 4)) for dx, dy in steps), judge)

    return ChoosePoint(rules=(cited,), judge=judge, propose=propose, otherwise=otherwise, aimed=True)


@rule("AE-PIEG-02", "AE-SAPE-01")
def why_not_put(game: Game[Fray], who: Id, shape: Ring, cited: str) -> Refusal | None:
    """A point or an outline: near its maker and far from every enemy on the table, from edge to edge, all of it on the
    table and none of it in the enemy's zone."""
    me = game[who]
    theirs = game.state.homes.get(game.state.other(me.side))
    if not all(on_table(game.state.table, spot) for spot in shape) or off(me, shape) > AROUND:
        return Refusal("too-far", (cited,), {"limit": AROUND, "figure": who})
    if any(off(one, shape) <= AWAY for one in game.state.enemies(who)):
        return Refusal("too-near", (cited,), {"limit": AWAY})
    if theirs is not None and any(theirs.x0 <= x <= theirs.x1 and theirs.y0 <= y <= theirs.y1 for x, y in shape):
        return Refusal("enemy-zone", (cited,), {"at": list(shape[0])})
    return None


@rule("AE-DIST-01")
def off(one: Fighter, shape: Ring) -> float:
    """How far a point or an outline is from the edge of a base."""
    return gap_to_ring(one.footprint, shape)


# ---------------------------------------------------------------- springing


@at(HALTS, "AE-PIEG-03")
def halts(
    game: Game[Fray], lengths: tuple[float, ...], who: Id, way: tuple[Trip, tuple[Point, ...]]
) -> tuple[float, ...]:
    """Where on its way somebody comes near each trap."""
    trip, path = way
    near = [reaches(game, who, path, token.at) for token in traps_for(game, who, trip.climb).values()]
    return (*lengths, *[far for far in near if far is not None])


@at(STEPPED, "AE-PIEG-03")
def springs(game: Game[Fray], path: tuple[Point, ...], who: Id, trip: Trip) -> tuple[Point, ...]:
    """Whoever passes within 5 cm of a trap on the ground, but for trappers, springs it."""
    for name, token in traps_for(game, who, trip.climb).items():
        if game[who].in_play and reaches(game, who, path, token.at) is not None:
            game.tell(TokensChanged(token=name, now=None, cause="sprung", rules=("AE-PIEG-03",)))
            strike(game, Blow("", who, FORCE, TRAP))
    return path


@at(ARRIVED, "AE-PIEG-03")
def lands(game: Game[Fray], value: None, who: Id, trip: Trip) -> None:
    """Whoever comes down beside a trap springs it there; it flew over those on its way."""
    if trip.climb < 0:
        springs(game, (game[who].at, game[who].at), who, trip)


def traps_for(game: Game[Fray], who: Id, climb: int) -> dict[str, Token]:
    """The traps somebody can spring; who takes off goes its way in the air."""
    me = game[who]
    if me.altitude or climb > 0 or "trapper" in me.skills or me.machine:
        return {}
    return {name: token for name, token in game.state.tokens.items() if token.kind == TRAP}


def reaches(game: Game[Fray], who: Id, path: tuple[Point, ...], spot: Point) -> float | None:
    """After which length a base comes within 5 cm of a place; None if it never does."""
    me, gone = game[who], 0.0

    def near(at: Point) -> bool:
        return gap_to_point(Footprint(me.base, at, me.angle), spot) <= NEAR + EASE

    for a, b in pairwise(path):
        closest = nearest(a, b, spot)
        if near(closest):
            low, high = 0.0, 1.0
            for _ in range(0 if near(a) else 14):
                middle = (low + high) / 2
                at_middle = (a[0] + middle * (closest[0] - a[0]), a[1] + middle * (closest[1] - a[1]))
                low, high = (low, middle) if near(at_middle) else (middle, high)
            return gone + (0.0 if near(a) else high * distance(a, closest))
        gone += distance(a, b)
    return None


def nearest(a: Point, b: Point, spot: Point) -> Point:
    """The point of a segment nearest to a place."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    share = 0.0 if square == 0.0 else ((spot[0] - a[0]) * dx + (spot[1] - a[1]) * dy) / square
    share = min(max(share, 0.0), 1.0)
    return (a[0] + share * dx, a[1] + share * dy)
