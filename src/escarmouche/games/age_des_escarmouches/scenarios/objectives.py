"""What scenarios are about: tokens that are held or carried, and the points each scenario gives now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from escarmouche.core.decisions import Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.events import TokensChanged
from escarmouche.games.age_des_escarmouches.figures import HIDDEN, ROUTED, Fighter, Fray, Token
from escarmouche.games.age_des_escarmouches.rules.actions import deed
from escarmouche.games.age_des_escarmouches.rules.contact import free
from escarmouche.games.age_des_escarmouches.scenarios import (
    BREAKTHROUGH,
    CARRIED,
    CROSSROADS,
    HEADS,
    QUARTERS,
    RELIC,
    SPOILS,
)
from escarmouche.games.age_des_escarmouches.scenarios.tables import SIZE
from escarmouche.games.age_des_escarmouches.stats import LEFT
from escarmouche.space.geometry import Footprint, Point, Round, gap, within_box

HOLDS = 5.0
"""How near to a milestone one holds it."""
REACH = 1.0
"""How near a token must lie to be taken."""
SMALL = Round(0.5)
"""The base of a token."""
UNHURT = 25
"""Goal-average for a commander that lost nothing."""


# ---------------------------------------------------------------- tokens that are carried


def place_of(state: Fray, token: Token) -> Point:
    """Where a token is: with its carrier, or where it lies."""
    return state.figures[token.carrier].at if token.carrier else token.at


def in_reach(game: Game[Fray], who: Id) -> list[str]:
    """Tokens that lie within a centimetre of somebody and that nobody carries."""
    if game.state.scenario not in CARRIED:
        return []
    me = game[who]
    found = []
    for name, token in game.state.tokens.items():
        lies = not token.carrier and token.kind in CARRIED_KINDS
        if lies and not me.altitude and gap(me, Footprint(SMALL, token.at)) <= REACH:
            found.append(name)
    return found


CARRIED_KINDS = ("relic", "chest")


def carried_by(state: Fray, who: Id) -> list[str]:
    return [name for name, token in state.tokens.items() if token.carrier == who]


def _takes(game: Game[Fray], who: Id) -> list[Option]:
    return [
        Option({"take": name}, "", ("AE-INTP-03",))
        for name in in_reach(game, who)
        if _why_not_take(game, who, {"take": name}) is None
    ]


def _why_not_take(game: Game[Fray], who: Id, answer: Any) -> Refusal | None:
    """A free fighter takes one token that lies beside it."""
    name = answer.get("take") if isinstance(answer, dict) else None
    if not free(game.state, who):
        return Refusal("not-free", ("AE-INTP-03", "AE-CONT-02"), {"figure": who})
    if carried_by(game.state, who):
        return Refusal("hands-full", ("AE-INTP-03",), {"figure": who})
    return None if name in in_reach(game, who) else Refusal("no-token", ("AE-INTP-03",), {"figure": who})


@deed("take", "cumulative", _takes, _why_not_take)
@rule("AE-INTP-03")
def take(game: Game[Fray], who: Id, answer: Any) -> None:
    """A cumulative special action: the token goes where its carrier goes."""
    name = answer["take"]
    game.tell(
        TokensChanged(
            token=name, now=replace(game.state.tokens[name], carrier=who), cause="taken", rules=("AE-INTP-03",)
        )
    )


def _drops(game: Game[Fray], who: Id) -> list[Option]:
    return [Option({"drop": name}, "", ("AE-INTP-03",)) for name in carried_by(game.state, who)]


def _why_not_drop(game: Game[Fray], who: Id, answer: Any) -> Refusal | None:
    name = answer.get("drop") if isinstance(answer, dict) else None
    mine = name in carried_by(game.state, who)
    return None if mine else Refusal("carries-nothing", ("AE-INTP-03",), {"figure": who})


@deed("drop", "free", _drops, _why_not_drop)
@rule("AE-INTP-03")
def drop(game: Game[Fray], who: Id, answer: Any) -> None:
    """A free special action: the token lies where its carrier stands."""
    lay(game, who, answer["drop"])


def lay(game: Game[Fray], who: Id, name: str) -> None:
    now = replace(game.state.tokens[name], carrier="", at=game[who].at)
    game.tell(TokensChanged(token=name, now=now, cause="dropped", rules=("AE-INTP-03",)))


@at(LEFT, "AE-INTP-03")
def dropped(game: Game[Fray], value: Any, who: Id, situation: Any) -> Any:
    """Whoever leaves the table leaves behind what it carried."""
    for name in carried_by(game.state, who):
        lay(game, who, name)
    return value


# ---------------------------------------------------------------- points


def counts(one: Fighter) -> bool:
    """Those in play who are neither routed nor hidden hold and carry something for their side."""
    return one.in_play and not one.machine and not one.status & {ROUTED, HIDDEN}


def at_home(state: Fray, one: Fighter, side: str) -> bool:
    """Is it wholly in the deployment zone of a side?"""
    zone = state.homes.get(side)
    return zone is not None and within_box(one.footprint, zone.x0, zone.y0, zone.x1, zone.y1)


def held(state: Fray, side: str) -> int:
    """Milestones with more power of this side near them than of the other."""
    total = 0
    for token in state.tokens.values():
        spot = Footprint(SMALL, token.at)
        near = [one for one in state.fighters() if counts(one) and gap(one, spot) <= HOLDS + 1e-9]
        mine = sum(one.power for one in near if one.side == side)
        total += token.points if token.kind == "milestone" and 2 * mine > sum(one.power for one in near) else 0
    return total


def through(state: Fray, side: str) -> int:
    """The ranks of those who stand in the enemy's deployment zone."""
    enemy = state.other(side)
    return sum(one.rank for one in state.in_play(side) if counts(one) and at_home(state, one, enemy))


def carried(state: Fray, side: str) -> int:
    """Tokens in the hands of this side, worth twice as much at home."""
    total = 0
    for token in state.tokens.values():
        bearer = state.figures.get(token.carrier)
        if bearer is not None and bearer.side == side and counts(bearer):
            total += token.points * (2 if at_home(state, bearer, side) else 1)
    return total


def beheaded(state: Fray, side: str) -> int:
    """Enemy Incarnates eliminated: 3 for whoever commanded at the beginning, their rank for the others."""
    gone = [one for one in state.figures.values() if one.side != side and one.incarnate and one.deaths]
    return sum(3 if one.id == state.chiefs.get(one.side) else one.rank for one in gone)


def quartered(state: Fray, side: str) -> int:
    """Quarters of the table with more VAL of this side: 1 each, 2 in the half of the enemy."""
    wide, deep = SIZE
    total = 0
    for left in (True, False):
        for low in (True, False):
            inside = [
                one
                for one in state.fighters()
                if counts(one) and (one.at[0] < wide / 2) == left and (one.at[1] < deep / 2) == low
            ]
            mine = sum(one.val for one in inside if one.side == side)
            if 2 * mine > sum(one.val for one in inside):
                total += 1 if low == (side == state.sides[0]) else 2
    return total


POINTS: dict[str, Callable[[Fray, str], int]] = {
    CROSSROADS: held,
    BREAKTHROUGH: through,
    RELIC: carried,
    SPOILS: carried,
    HEADS: beheaded,
    QUARTERS: quartered,
}


@rule("AE-INTP-03", "AE-DOM-01")
def points(state: Fray) -> dict[str, int]:
    """Scenario points of both sides if the game stopped now."""
    reads = POINTS[state.scenario]
    return {side: reads(state, side) for side in state.sides}


@rule("AE-GOAL-02")
def bonus(state: Fray, side: str) -> int:
    """What the scenario adds to a goal-average."""
    if state.scenario != HEADS:
        return 0
    chief = state.figures.get(state.chiefs.get(side, ""))
    return UNHURT if chief is not None and chief.on_table and chief.pv == chief.full else 0
