"""Postures: crouching, lying down, and the seconds it takes to stand up."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.events import Postured, Rising
from escarmouche.games.saga.figures import CROUCHED, LEG, LYING, Melee
from escarmouche.games.saga.rules.deeds import DEEDS, action
from escarmouche.games.saga.stats import BARS, SEGMENT_ENDS, Bar

STANDING = "standing"
TIME = {CROUCHED: 1, LYING: 2}
"""Seconds to stand up."""


@rule("SG-POST-02")
def crouches(game: Game[Melee], who: Id) -> list[Option]:
    me = game[who]
    upright = me.status.isdisjoint((CROUCHED, LYING)) and not me.mount
    return [Option("crouch", "", ("SG-POST-02",))] if upright else []


@rule("SG-POST-02")
def lies(game: Game[Melee], who: Id) -> list[Option]:
    me = game[who]
    return [Option("lie", "", ("SG-POST-02",))] if LYING not in me.status and not me.mount else []


@rule("SG-POST-02")
def stands(game: Game[Melee], who: Id) -> list[Option]:
    """Out of contact, in a segment without other movement or declared action."""
    me = game[who]
    low = not me.status.isdisjoint(TIME) and LEG not in me.status and not me.rising
    still = not me.speed and me.busy.isdisjoint(("move", "fast", "declared"))
    return [Option("stand", "", ("SG-POST-02",))] if low and still and not me.engaged else []


def why_no_posture(game: Game[Melee], who: Id, answer: Any) -> Refusal | None:
    me = game[who]
    melee = ("SG-TRIP-09",) if answer == "stand" and me.engaged else ()
    crippled = ("SG-CRIT-10",) if answer == "stand" and LEG in me.status else ()
    ridden = ("SG-CORE-25",) if me.mount else ()
    return Refusal("posture", ("SG-POST-02", *melee, *crippled, *ridden), {"figure": who})


@action("crouch", crouches, why_no_posture, "innate", "posture")
@rule("SG-POST-02")
def crouch(game: Game[Melee], who: Id, answer: Any) -> None:
    game.tell(Postured(figure=who, posture=CROUCHED, rules=("SG-POST-02",)))


@action("lie", lies, why_no_posture, "innate", "posture")
@rule("SG-POST-02")
def lie(game: Game[Melee], who: Id, answer: Any) -> None:
    game.tell(Postured(figure=who, posture=LYING, rules=("SG-POST-02",)))


@action("stand", stands, why_no_posture, "innate", "posture")
@rule("SG-POST-02")
def stand(game: Game[Melee], who: Id, answer: Any) -> None:
    """Getting up takes this second from crouching, and the next one too from lying."""
    seconds = TIME[LYING if LYING in game[who].status else CROUCHED]
    game.tell(Rising(figure=who, seconds=seconds, rules=("SG-POST-02",)))


@at(BARS, "SG-POST-02")
def getting_up(game: Game[Melee], bars: tuple[Bar, ...], who: Id, situation: None) -> tuple[Bar, ...]:
    """Nobody moves or takes a declared action while getting up."""
    if not game[who].rising:
        return bars
    return (*bars, Bar(Refusal("rising", ("SG-POST-02",), {"figure": who}), takes_a_second))


def takes_a_second(name: str) -> bool:
    """Does an action need what getting up takes?"""
    deed = DEEDS[name]
    return deed.nature in ("declared", "double", "long") or deed.share in ("move", "fast", "posture")


@at(SEGMENT_ENDS, "SG-POST-02")
def up(game: Game[Melee], value: None, who: Id, segment: int) -> None:
    """A second of getting up has passed."""
    seconds = game[who].rising
    if seconds > 1:
        game.tell(Rising(figure=who, seconds=seconds - 1, rules=("SG-POST-02",)))
    elif seconds == 1:
        game.tell(Postured(figure=who, posture=STANDING, rules=("SG-POST-02",)))
