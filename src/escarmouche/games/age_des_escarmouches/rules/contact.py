"""Contact, distances, who is free, and what a zone around somebody holds."""

from __future__ import annotations

from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.figures import Fighter, Fray
from escarmouche.games.age_des_escarmouches.stats import IMMUNE
from escarmouche.space.geometry import CONTACT, Round, gap


@rule("AE-DIST-01", "AE-DIST-02")
def apart(state: Fray, one: Id, other: Id) -> float:
    """From edge to edge; altitude does not lengthen it."""
    return gap(state.figures[one], state.figures[other])


@rule("AE-CONT-01")
def touch(one: Fighter, other: Fighter) -> bool:
    """Are two bases in contact, at the same level?"""
    if one.altitude != other.altitude:
        return False
    if type(one.base) is Round and type(other.base) is Round:
        reach = one.base.radius + other.base.radius + CONTACT
        dx, dy = one.at[0] - other.at[0], one.at[1] - other.at[1]
        return dx * dx + dy * dy <= reach * reach
    return gap(one, other) <= CONTACT


@rule("AE-CONT-01", "AE-CONT-02")
def foes_touched(state: Fray, who: Id) -> list[Id]:
    """The enemies in contact with somebody."""
    me = state.figures[who]
    if not me.on_table:
        return []
    side = me.side
    return [
        one.id
        for one in state.figures.values()
        if one.side != side and one.on_table and one.pv > 0 and not one.machine and touch(me, one)
    ]


@rule("AE-CONT-02")
def free(state: Fray, who: Id) -> bool:
    """In contact with no enemy; friends do not matter."""
    return not foes_touched(state, who)


@rule("AE-DIST-01", "AE-FLY-11", "AE-FLY-12")
def around(state: Fray, who: Id, radius: float) -> list[Fighter]:
    """Everybody within a radius of somebody, itself left out, no farther than one level away."""
    me = state.figures[who]
    return [
        one
        for one in state.fighters()
        if one.id != who and abs(one.altitude - me.altitude) <= 1 and gap(me, one) <= radius + 1e-9
    ]


@rule("AE-IMMU-01")
def immune(game: Game[Fray], who: Id, effect: str) -> bool:
    """Is somebody immune to an effect, by name: PEU, toxic, charge, deconcentration, melee, wound…"""
    named = effect in game[who].names("immunity")
    return bool(game.moment(IMMUNE, named, who, effect))
