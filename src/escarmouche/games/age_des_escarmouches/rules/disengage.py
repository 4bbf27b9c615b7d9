"""Leaving contact: free and assailing disengagement, and escapes from an assault on several."""

from __future__ import annotations

import math
from functools import partial
from typing import Any

from msgspec import Struct

from escarmouche.core.decisions import Choose, Option, Refusal
from escarmouche.core.events import Modifier, Moved
from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.events import Disengaged
from escarmouche.games.age_des_escarmouches.figures import WAITING, Fray
from escarmouche.games.age_des_escarmouches.rules.actions import deed
from escarmouche.games.age_des_escarmouches.rules.assault import Assault, assail, why_no_contact, why_no_enemy
from escarmouche.games.age_des_escarmouches.rules.contact import foes_touched
from escarmouche.games.age_des_escarmouches.rules.life import strike
from escarmouche.games.age_des_escarmouches.rules.moving import LEVELS, climb_of, potential, travel, why_no_climb
from escarmouche.games.age_des_escarmouches.rules.paths import why_not_put
from escarmouche.games.age_des_escarmouches.rules.places import NEAR, choose_place
from escarmouche.games.age_des_escarmouches.rules.trials import Challenge, challenge, strength
from escarmouche.games.age_des_escarmouches.stats import CONTACTED, ESCAPES, STEPPED, Blow, Trip
from escarmouche.space.geometry import CONTACT, Footprint, Point, distance, gap, quantise

PER_FOE = -2
"""What every enemy in contact takes from either side of the challenge."""
HARDER = 2
"""What FOR has more against it than INI."""
STEP = 1.0
"""How far somebody who escapes moves."""


class Parting(Struct, frozen=True):
    """Somebody tries to leave somebody: by INI or by FOR."""

    runaway: Id
    holder: Id
    by: str


@rule("AE-DISE-01")
def why_stuck(game: Game[Fray], who: Id, cited: str) -> Refusal | None:
    """Only somebody in contact that no assault has caught this turn."""
    if not foes_touched(game.state, who):
        return Refusal("in-contact-with-nobody", (cited, "AE-DISE-01"), {"figure": who})
    if game[who].assailants:
        return Refusal("assaulted-this-turn", (cited, "AE-DISE-01"), {"figure": who})
    return None


# ---------------------------------------------------------------- the challenge


@rule("AE-DISE-02", "AE-DISE-03", "AE-DISE-09")
def breaks_free(game: Game[Fray], who: Id) -> bool:
    """The runaway chooses INI or FOR, its opponent who holds it; a failure costs a damage test."""
    foes = foes_touched(game.state, who)
    by = game.choose("disengage", who, ("INI", "FOR"), "INI", "AE-DISE-02")
    holder = foes[0]
    if len(foes) > 1:
        options = tuple(Option(foe, foe) for foe in foes)
        build = partial(Choose, rules=("AE-DISE-03",), options=options, decline=foes[0])
        holder = game.ask("opportunist", game.state.figures[foes[0]].side, build)
    return parts(game, Parting(who, holder, by))


@rule("AE-DISE-04", "AE-DISE-05", "AE-DISE-06", "AE-ETHE-03")
def parts(game: Game[Fray], it: Parting, contacts: dict[Id, int] | None = None) -> bool:
    """The opportunist tests first; each has 2 less for every enemy in contact with it, as they stood if that is
    given."""
    sure = bool(game.moment(ESCAPES, False, it.runaway, it))
    first, second = it.holder, it.runaway
    if game.state.options.get("disengagement_first") == "runaway":
        first, second = second, first
    if sure:
        winner = it.runaway
    else:
        stood = contacts or {who: len(foes_touched(game.state, who)) for who in (first, second)}
        held: dict[Id, tuple[Modifier, ...]]
        held = {who: (Modifier("Au contact", PER_FOE * stood[who], "AE-DISE-04"),) for who in (first, second)}
        if it.by == "FOR":
            held[first] += (Modifier("Par la force", HARDER, "AE-DISE-05"),)
        made = Challenge(first, it.by, second, it.by, "disengagement", held[first], held[second])
        winner = challenge(game, made)
    free = winner == it.runaway
    game.tell(Disengaged(figure=it.runaway, by=it.holder, score=it.by, passed=free, rules=("AE-DISE-05",)))
    if not free:
        strike(game, Blow(it.holder, it.runaway, strength(game, it.holder)))
    return free


# ---------------------------------------------------------------- actions


def free_offers(game: Game[Fray], who: Id) -> list[Option]:
    answers: list[Any] = ["disengage", *({"disengage": word} for word in LEVELS)]
    able = [answer for answer in answers if why_no_disengagement(game, who, answer) is None]
    return [Option(answer, "", ("AE-DISE-01",)) for answer in able]


@rule("AE-DISE-01", "AE-FLY-05")
def why_no_disengagement(game: Game[Fray], who: Id, answer: Any) -> Refusal | None:
    """Somebody held, and able to change level if it wants to."""
    return why_stuck(game, who, "AE-DISE-01") or why_no_climb(game, who, climb_of(answer, "disengage"))


@deed("disengage", "cumulative", free_offers, why_no_disengagement, family="march", cited="AE-DISE-01")
@rule("AE-DISE-01", "AE-DISE-07", "AE-ACT-05", "AE-FLY-05")
def disengage(game: Game[Fray], who: Id, answer: Any) -> None:
    """A successful runaway marches, across those it leaves if it likes, or to another level."""
    left, climb = frozenset(foes_touched(game.state, who)), climb_of(answer, "disengage")
    if breaks_free(game, who):
        far = potential(game, who, "march", climb)
        travel(game, who, Trip("disengagement", far, (), ("AE-DISE-07",), game[who].at, climb), left)


def assailing_offers(game: Game[Fray], who: Id) -> list[Option]:
    if why_stuck(game, who, "AE-DISE-08") is not None:
        return []
    foes = [one.id for one in game.state.enemies(who) if why_no_new_foe(game, who, one.id) is None]
    return [Option({"assailing": foe}, foe, ("AE-DISE-08",)) for foe in foes]


@rule("AE-DISE-08")
def why_no_new_foe(game: Game[Fray], who: Id, target: Id) -> Refusal | None:
    """An enemy it does not touch yet, within its MOU, across those it leaves."""
    left = frozenset(foes_touched(game.state, who))
    refusal = why_no_enemy(game, who, target, "AE-DISE-08")
    if refusal is not None:
        return refusal
    if target in left:
        return Refusal("touched-already", ("AE-DISE-08",), {"figure": target})
    climb = game[target].altitude - game[who].altitude
    limit = potential(game, who, "assailing", climb)
    refusal = why_no_climb(game, who, climb)
    return refusal or why_no_contact(game, who, target, limit, left, "AE-DISE-08", "assailing", climb)


def why_no_assailing(game: Game[Fray], who: Id, answer: Any) -> Refusal | None:
    target = str(answer.get("assailing")) if isinstance(answer, dict) else ""
    return why_stuck(game, who, "AE-DISE-08") or why_no_new_foe(game, who, target)


@deed("assailing", "exclusive", assailing_offers, why_no_assailing, cited="AE-DISE-08")
@rule("AE-DISE-08", "AE-ASLT-01")
def assailing(game: Game[Fray], who: Id, answer: Any) -> None:
    """On a success the runaway assaults somebody else."""
    left = frozenset(foes_touched(game.state, who))
    if breaks_free(game, who):
        foe = answer["assailing"]
        climb = game[foe].altitude - game[who].altitude
        far = potential(game, who, "assailing", climb)
        assail(game, Assault(who, "assailing", (foe,), far, through=left, climb=climb))


# ---------------------------------------------------------------- escapes


@at(CONTACTED, "AE-MULT-02", "AE-MULT-03", "AE-PURS-08")
def escapes(game: Game[Fray], touched: tuple[Id, ...], who: Id, assault: Assault) -> tuple[Id, ...]:
    """All targets but one, as their player chooses, may try to slip away if they are waiting."""
    may = [one for one in touched if game[one].activation == WAITING and places_beside(game, one, who)]
    if len(touched) < 2 or not may:
        return touched
    side = game.state.figures[touched[0]].side
    options = tuple(Option(one, one) for one in touched)
    first = kept_first(may, touched)
    kept = game.ask("kept", side, partial(Choose, rules=("AE-MULT-02",), options=options, decline=first))
    ways = {one: escape_of(game, one) for one in may if one != kept}
    stood = {one: len(foes_touched(game.state, one)) for one in (who, *touched)}
    gone = {one for one, by in ways.items() if by != "no" and slips(game, Parting(one, who, by), stood)}
    return tuple(one for one in touched if one not in gone and game[one].in_play)


@rule("AE-MULT-02", "AE-MULT-03")
def escape_of(game: Game[Fray], who: Id) -> str:
    """Does it try to escape, and by what?"""
    return game.choose("escape", who, ("no", "INI", "FOR"), "no", "AE-MULT-02", "AE-MULT-03")


def kept_first(may: list[Id], touched: tuple[Id, ...]) -> Id:
    """Somebody who could not escape anyway, if there is one."""
    return next((one for one in touched if one not in may), touched[0])


@rule("AE-MULT-03", "AE-MULT-04", "AE-MULT-05")
def slips(game: Game[Fray], it: Parting, contacts: dict[Id, int]) -> bool:
    """A disengagement challenge against the assailant, then one centimetre away from it."""
    who, spots = it.runaway, places_beside(game, it.runaway, it.holder)
    if not spots or not parts(game, it, contacts):
        return False
    judge = partial(why_no_escape_to, game, who, it.holder)
    spot: Point = choose_place(game, "escaped", who, spots, "AE-MULT-04", judge)
    path = (game[who].at, spot)
    game.tell(Moved(figure=who, path=path, cost=STEP, kind="escape", rules=("AE-MULT-04",)))
    game.moment(STEPPED, path, who, Trip("escape", STEP))
    return True


@rule("AE-MULT-04")
def places_beside(game: Game[Fray], who: Id, assailant: Id) -> list[Point]:
    """Places one centimetre away, out of contact with the assailant and every enemy: straight away from it first."""
    me, it = game[who], game[assailant]
    away = math.atan2(me.at[1] - it.at[1], me.at[0] - it.at[0])
    turns = [away + turn for turn in (0.0, 0.4, -0.4, 0.8, -0.8, 1.2, -1.2)]
    spots = [quantise((me.at[0] + STEP * math.cos(turn), me.at[1] + STEP * math.sin(turn))) for turn in turns]
    return [spot for spot in spots if why_no_escape_to(game, who, assailant, spot) is None]


@rule("AE-MULT-04")
def why_no_escape_to(game: Game[Fray], who: Id, assailant: Id, spot: Point) -> Refusal | None:
    """Why somebody cannot escape to a place: it is not one centimetre away, an enemy touches it, or it is not free."""
    me, far = game[who], distance(game[who].at, spot)
    if abs(far - STEP) > NEAR:
        return Refusal("not-so-far", ("AE-MULT-04",), {"cost": round(far, 2), "limit": STEP})
    if gap(Footprint(me.base, spot, me.angle), game[assailant].footprint) <= CONTACT:
        return Refusal("ends-in-contact", ("AE-MULT-04",), {"figure": assailant})
    return why_not_put(game, who, spot, "AE-MULT-04")
