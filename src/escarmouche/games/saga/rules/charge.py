"""Charging: what a run-up is, what it adds to damage, the blow of a shield, and shafts that break."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from escarmouche.core.decisions import Option, Refusal
from escarmouche.core.dice import Pool
from escarmouche.core.events import Moved
from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.cards import is_chariot, tagged, weapon
from escarmouche.games.saga.events import ActionsLost, Broke, Freed, Hurled, Ran, Staggered
from escarmouche.games.saga.figures import NEARLY, Character, Effect, Melee
from escarmouche.games.saga.rules.attack import assail, out_of_reach
from escarmouche.games.saga.rules.damage import harm
from escarmouche.games.saga.rules.deeds import action
from escarmouche.games.saga.rules.effects import EFFECTS, effect, suffer
from escarmouche.games.saga.rules.engagement import close_to, in_reach, reach
from escarmouche.games.saga.rules.falls import plunge
from escarmouche.games.saga.rules.heights import settle_height
from escarmouche.games.saga.rules.movement import enters, ground_of, heading
from escarmouche.games.saga.rules.tracks import release
from escarmouche.games.saga.settings import setting
from escarmouche.games.saga.stats import DAMAGE, DEALT, FELL, MOVED, TURN, Blow
from escarmouche.space.geometry import Point, gap, gap_to_ring, quantise, thousandths

RUN_UP = 3.0
"""Metres in a straight line that make a charge."""
STRAIGHT = 10.0
"""Degrees within which a way is straight."""
AHEAD = 45.0
"""Degrees within which an opponent is run at."""
BRINK = 0.1
"""Metres from a depth at which whoever is thrown on goes over."""
UNCHARGED = ("throw", "shoot", "pull", "throw-down")
"""Damage that no charge raises."""


# ---------------------------------------------------------------- the run-up


@at(MOVED, "SG-CHRG-01", "SG-MNT-04")
def run_up(game: Game[Melee], value: None, who: Id, path: tuple[Point, ...]) -> None:
    """A fast movement that ends with a straight run; zigzags are none, nor a leap, which is no part of the speed, nor
    what a chariot does."""
    me, metres = game[who], thousandths(straight(path))
    runs = fast(game, who) and me.evades != "zigzag" and me.speed >= metres - NEARLY and not is_chariot(me.mount)
    if runs and metres >= RUN_UP - NEARLY:
        game.tell(Ran(figure=who, metres=metres, to=run_to(game, who), rules=("SG-CHRG-01",)))


@rule("SG-CHRG-01", "SG-MOVE-04")
def fast(game: Game[Melee], who: Id) -> bool:
    """Is somebody's movement a fast one: by an acceleration that gained something, or a jump? A walk in the second of
    either is none; it is one where an acceleration lasts from an earlier second."""
    me, kind = game[who], next(one.kind for one in reversed(game.events) if isinstance(one, Moved))
    walks = kind == "move" and "fast" in me.busy
    return not walks and (me.rush > 0 or kind == "jump")


@rule("SG-CHRG-01", "SG-CORE-24")
def run_to(game: Game[Melee], who: Id) -> tuple[Id, ...]:
    """Opponents ahead of somebody who has run, in contact."""
    me = game[who]
    near = [one for one in game.state.enemies(who) if gap(me, one) <= max(reach(game, me), reach(game, one)) + NEARLY]
    return tuple(one.id for one in near if ahead(me, one, me.angle))


def ahead(me: Character, it: Character, course: float) -> bool:
    """Does a way in some direction lead towards another?"""
    return between(course, heading(me.at, it.at)) <= AHEAD


def straight(path: tuple[Point, ...]) -> float:
    """The length of the last straight part of a way."""
    legs = list(pairwise(path))
    course, length = heading(*legs[-1]), 0.0
    for a, b in reversed(legs):
        if between(heading(a, b), course) > STRAIGHT:
            break
        length += math.dist(a, b)
    return length


def between(one: float, other: float) -> float:
    """The angle between two directions."""
    return abs((one - other + 180) % 360 - 180)


@rule("SG-CHRG-01")
def charges(game: Game[Melee], who: Id, other: Id) -> bool:
    """Did somebody run at an opponent in this segment, into contact or until the other's own run met it?"""
    me, it, now = game[who], game[other], game.state.second
    if me.ran_at != now:
        return False
    return other in me.ran_to or (it.ran_at == now and who in it.ran_to and ahead(me, it, me.ran_towards))


# ---------------------------------------------------------------- what it adds


@modifies(DAMAGE, "Charge", "SG-CHRG-03", "SG-CHRG-05", "SG-CHRG-06")
def charging(game: Game[Melee], who: Id, blow: Blow) -> int:
    """+4 on foot, +8 mounted; if both charge six, ten or twelve, by how many are mounted."""
    if blow.kind in UNCHARGED or not charges(game, who, blow.on):
        return 0
    mounted = bool(game[who].mount)
    if charges(game, blow.on, who):
        return (6, 10, 12)[mounted + bool(game[blow.on].mount)]
    return 8 if mounted else 4


@modifies(DAMAGE, "Charge reçue", "SG-CHRG-04", "SG-CHRG-06")
def charged(game: Game[Melee], who: Id, blow: Blow) -> int:
    """+ half of the charger's bonus for whoever strikes back at it in the same segment."""
    if blow.kind in UNCHARGED or not charges(game, blow.on, who) or charges(game, who, blow.on):
        return 0
    return 4 if game[blow.on].mount else 2


@at(DEALT, "SG-CHRG-10")
def shaft(game: Game[Melee], value: None, who: Id, dealt: tuple[Blow, Effect]) -> None:
    """A shaft that causes damage in a charge breaks unless a die and its encumbrance reach the levels."""
    blow, it = dealt
    if blow.kind in UNCHARGED or not tagged(blow.weapon, "shafted"):
        return
    if charges(game, who, blow.on) or charges(game, blow.on, who):
        face = game.roll(who, "shaft", Pool(1, sides=6), None, ("SG-CHRG-10",)).faces[0]
        if face + weapon(blow.weapon).encumbrance < it.amount:
            game.tell(Broke(figure=who, weapon=blow.weapon, rules=("SG-CHRG-10",)))


# ---------------------------------------------------------------- with the shield


@rule("SG-CHRG-07")
def shield_charges(game: Game[Melee], who: Id) -> list[Option]:
    """Whoever somebody with a shield has just run at."""
    shield = shield_of(game, who)
    if not shield:
        return []
    near = [one.id for one in close_to(game, who) if in_reach(game, who, one.id, shield)]
    return [Option({"shield-charge": one}, one, ("SG-CHRG-07",)) for one in near if charges(game, who, one)]


@rule("SG-CHRG-07", "SG-DRAW-02")
def shield_of(game: Game[Melee], who: Id) -> str:
    """A shield in hand that was not drawn just now."""
    me = game[who]
    return next((one for one in me.held if tagged(one, "shield") and one not in me.drawn), "")


def why_no_shield_charge(game: Game[Melee], who: Id, answer: Any) -> Refusal | None:
    if not shield_of(game, who):
        drawn = [one for one in game[who].drawn if tagged(one, "shield")]
        none = Refusal("no-shield", ("SG-CHRG-07",), {"figure": who})
        return Refusal("just-drawn", ("SG-DRAW-02",), {"weapon": drawn[0]}) if drawn else none
    target = answer.get("shield-charge") if isinstance(answer, dict) else ""
    if target in game.state.figures and not charges(game, who, target):
        return Refusal("no-run-up", ("SG-CHRG-01",), {"figure": who})
    found = out_of_reach(game, who, answer)
    return found and replace(found, rules=(*found.rules, "SG-CHRG-01"))


@action("shield-charge", shield_charges, why_no_shield_charge, "declared")
@rule("SG-CHRG-07", "SG-CHRG-08", "SG-CHRG-09")
def shield_charge(game: Game[Melee], who: Id, answer: Any) -> None:
    """Knock somebody over: unarmed combat, or fury in Celtic fights; its levels are fatigue."""
    test = "fury" if setting(game.state.options, "cry_style") == "celtiques" else "unarmed"
    hit = assail(game, Blow(who, answer["shield-charge"], shield_of(game, who), "shield-charge"), test=test)
    if hit is None:
        return
    if levels := harm(game, hit):
        kind = "stagger" if levels < 2 else "fall" if levels < 3 else "throw-back"
        suffer(game, Effect(kind=kind, on=hit.on, by=who, amount=levels, rules=("SG-CHRG-09",)), hit)


@effect("stagger")
@rule("SG-CHRG-09")
def stagger(game: Game[Melee], it: Effect) -> None:
    """The first action of the next turn will be lost."""
    if game[it.on].in_play:
        game.tell(Staggered(figure=it.on, rules=it.rules))


@at(TURN, "SG-CHRG-09")
def staggers(game: Game[Melee], value: None, who: Id, situation: None) -> None:
    """Whoever was staggered in the turn before loses an action of this one."""
    me = game[who]
    if me.staggered:
        owed = me.losses + me.staggered
        game.tell(ActionsLost(figure=who, actions=me.staggered, owed=owed, rules=("SG-CHRG-09",)))


@effect("throw-back")
@rule("SG-CHRG-09", "SG-CORE-17")
def throw_back(game: Game[Melee], it: Effect) -> None:
    """Two metres away, on the ground, no longer engaged, and stunned for two actions."""
    if game[it.on].in_play:
        hurl(game, it.on, it.by, 2.0, *it.rules)
        EFFECTS["lose-actions"](game, Effect(kind="lose-actions", on=it.on, amount=2, rules=it.rules))


@rule("SG-CHRG-09", "SG-THRW-03")
def hurl(game: Game[Melee], who: Id, by: Id, metres: float, *rules: str) -> None:
    """Somebody is thrown straight away from an opponent, as far as there is room, and lies there; or over a brink."""
    _, ground = ground_of(game, who)
    me, angle = game[who], math.radians(heading(game[by].at, game[who].at))
    aim = quantise((me.at[0] + math.cos(angle) * metres, me.at[1] + math.sin(angle) * metres))
    spot = ground.clip((me.at, aim))[-1]
    release(game, who)
    torn_loose(game, who, *rules)
    game.tell(Hurled(figure=who, at=spot, rules=rules))
    settle_height(game, who)
    game.moment(FELL, None, who)
    if depth := beyond_the_brink(game, who, aim):
        plunge(game, who, depth)


@rule("SG-CHRG-09", "SG-FALL-01")
def beyond_the_brink(game: Game[Melee], who: Id, aim: Point) -> float:
    """How deep it is beyond where somebody was stopped on its way; 0 where it was not stopped by a brink."""
    me, deep = game[who], [(one, ring) for one, ring in game.state.table.outlines if one.base < 0]
    ahead = [one for one, ring in deep if gap_to_ring(me, ring) <= BRINK and enters(ring, me.at, aim)]
    return -min((one.base for one in ahead), default=0.0)


@rule("SG-CHRG-09", "SG-GRAB-04")
def torn_loose(game: Game[Melee], who: Id, *rules: str) -> None:
    """Whoever is thrown away is held by nobody, and holds nobody."""
    for holder in sorted(game[who].grips):
        game.tell(Freed(figure=who, by=holder, rules=rules))
    for one in [one.id for one in game.state.figures.values() if who in one.grips]:
        game.tell(Freed(figure=one, by=who, rules=rules))
