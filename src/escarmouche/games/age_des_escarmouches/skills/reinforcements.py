"""Renfort: the fallen who may come back, when, where and how many."""

from __future__ import annotations

from escarmouche.core.decisions import ChoosePoint, Refusal
from escarmouche.core.dice import Block
from escarmouche.core.game import Game
from escarmouche.core.placing import ask_place, first_free, place_decision
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.events import RETURNED, ReturnAwaited, Returned
from escarmouche.games.age_des_escarmouches.figures import Fray
from escarmouche.games.age_des_escarmouches.rules.paths import clear, met_at
from escarmouche.games.age_des_escarmouches.rules.recruitment import format_of
from escarmouche.games.age_des_escarmouches.rules.trials import die
from escarmouche.games.age_des_escarmouches.stats import BARRED, LEFT, TURN
from escarmouche.space.areas import Area
from escarmouche.space.geometry import CONTACT, Footprint, Point, half_extent
from escarmouche.space.moves import Ground

GAME_SHARE, TURN_SHARE = 5, 10
"""The VAL that may come back: the format divided by so much, in a game and in a turn."""


@at(LEFT, "AE-RENF-01")
def awaits(game: Game[Fray], value: None, who: Id, situation: object) -> None:
    """A die of as many sides as the game has turns says when it may come back; a turn gone by means never."""
    if "reinforcement" not in game[who].skills or game.state.length < 1:
        return
    face = die(game, who, "return", "AE-RENF-01", "AE-MAT-01", sides=game.state.length)
    turn = face if face > game.state.turn else 0
    game.tell(ReturnAwaited(figure=who, turn=turn, rules=("AE-RENF-01",)))


@at(TURN, "AE-RENF-01", "AE-TACT-10")
def arrivals(game: Game[Fray], number: int, who: Id, situation: object) -> int:
    """Those who are due come back if they are named, within the limits of VAL; the last tactician goes first."""
    first = game.state.tactician or game.state.sides[0]
    for side in (first, game.state.other(first)):
        for one in game.state.returning.get(str(number), ()):
            if game[one].side != side:
                continue
            able = within_limits(game.state, one) and bool(edge_places(game, one))
            if able and game.choose("return", one, ("no", "yes"), "yes", "AE-RENF-01") == "yes":
                arrive(game, one)
            else:
                game.tell(ReturnAwaited(figure=one, turn=0, rules=("AE-RENF-01",)))
    return number


@rule("AE-RENF-04", "AE-RENF-05")
def within_limits(state: Fray, who: Id) -> bool:
    """VAL that has come back, in the game and in this turn, with that of one more."""
    mine = state.side(state.figures[who].side)
    now = sum([one.val for one in mine if "arrived" in one.uses])
    more = state.figures[who].val
    return may_still_return(state, who) and (now + more) * TURN_SHARE <= format_of(state.options)


@rule("AE-RENF-04", "AE-RENF-05")
def may_still_return(state: Fray, who: Id) -> bool:
    """Could somebody come back in a turn of its own: is its VAL not too much for one, nor for what is left of the
    game?"""
    size, me = format_of(state.options), state.figures[who]
    ever = sum([one.val * one.uses.get(RETURNED, 0) for one in state.side(me.side)])
    return (ever + me.val) * GAME_SHARE <= size and me.val * TURN_SHARE <= size


@rule("AE-RENF-02")
def arrive(game: Game[Fray], who: Id) -> None:
    """At an edge of the table, in its own zone, touching no enemy."""
    spot = ask_place(game, "arrive", who, lambda: edge_decision(game, who))
    angle = 90.0 if game[who].side == game.state.sides[0] else 270.0
    game.tell(Returned(figure=who, at=spot, angle=angle, rules=("AE-RENF-02",)))


def edge_decision(game: Game[Fray], who: Id) -> ChoosePoint:
    places = edge_places(game, who)

    def propose(chance: Block) -> Point:
        return places[chance.below(len(places))]

    def judge(at: Point) -> Refusal | None:
        return why_not_arriving(game, who, at)

    home = home_of(game, who)
    return place_decision([home], judge, propose, lambda: first_free(places, judge), ("AE-RENF-02",))


def home_of(game: Game[Fray], who: Id) -> Area:
    return game.state.homes.get(game[who].side) or Area(0.0, 0.0, *game.state.table.size)


@rule("AE-RENF-02")
def why_not_arriving(game: Game[Fray], who: Id, at: Point) -> Refusal | None:
    """In its zone, its base at an edge of the table, on free ground, out of contact with enemies."""
    me = game[who]
    dx, dy = half_extent(me.base, me.angle)
    wide, deep = game.state.table.size
    if not home_of(game, who).holds(Footprint(me.base, at, me.angle)):
        return Refusal("outside-deployment", ("AE-RENF-02",), {"at": list(at)})
    if min(at[0] - dx, at[1] - dy, wide - dx - at[0], deep - dy - at[1]) > CONTACT:
        return Refusal("not-at-the-edge", ("AE-RENF-02",), {"at": list(at)})
    if any(met_at(game, who, one.id, at) for one in game.state.enemies(who)):
        return Refusal("ends-in-contact", ("AE-RENF-02",), {"at": list(at)})
    free = Ground(game.state.table, me.base, ()).free(at) and clear(game, who, at)
    return None if free else Refusal("no-room", ("AE-PASS-03",), {"at": list(at)})


def edge_places(game: Game[Fray], who: Id) -> list[Point]:
    """Places along the edges of its zone, a centimetre apart, where it may come back."""
    home = home_of(game, who)
    dx, dy = half_extent(game[who].base, game[who].angle)
    wide, deep = int(home.x1 - home.x0 - 2 * dx), int(home.y1 - home.y0 - 2 * dy)
    rows = [(home.x0 + dx + i, y) for y in (home.y0 + dy, home.y1 - dy) for i in range(wide + 1)]
    columns = [(x, home.y0 + dy + j) for x in (home.x0 + dx, home.x1 - dx) for j in range(deep + 1)]
    return [at for at in (*rows, *columns) if why_not_arriving(game, who, at) is None]


@at(BARRED, "AE-RENF-03")
def only_marches(game: Game[Fray], lifted: tuple[str, ...], who: Id, action: str) -> tuple[str, ...]:
    """In the turn it comes back it may only march."""
    return (*lifted, "AE-RENF-03") if "arrived" in game[who].uses and action != "march" else lifted


@rule("AE-GAME-05")
def wiped_out(state: Fray, side: str) -> bool:
    """Is an army eliminated, with nobody left who may still come back?"""
    due = [one for some in state.returning.values() for one in some if state.figures[one].side == side]
    return not state.in_play(side) and not any(may_still_return(state, one) for one in due)
