"""Contact, distances, who is free, and what a zone around somebody holds."""

from __future__ import annotations

from collections.abc import Iterator

from escarmouche.core.game import Game
from escarmouche.core.known import Known
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.figures import HIDDEN, Fighter, Fray
from escarmouche.games.age_des_escarmouches.stats import IMMUNE
from escarmouche.space.geometry import CONTACT, Round, gap, touching


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
    return touching(one, other)


def stand_alike(one: Fray, other: Fray) -> bool:
    """Does everybody stand in the same place and in the same way in both, on the same table?"""
    if one.table is not other.table or len(one.figures) != len(other.figures):
        return False
    for a, b in zip(one.figures.values(), other.figures.values(), strict=True):
        if a is not b and (
            a.at != b.at
            or a.on_table != b.on_table
            or a.altitude != b.altitude
            or a.angle != b.angle
            or a.id != b.id
            or a.side != b.side
            or (a.pv > 0) != (b.pv > 0)
            or a.base != b.base
            or a.height != b.height
            or a.machine != b.machine
            or (a.status is not b.status and (HIDDEN in a.status) != (HIDDEN in b.status))
        ):
            return False
    return True


known = Known(stand_alike)
"""What was found out about who stands where."""


@rule("AE-CONT-01", "AE-CONT-02")
def foes_touched(state: Fray, who: Id) -> list[Id]:
    """The enemies in contact with somebody."""
    facts = known(state)
    found: tuple[Id, ...] | None = facts.get(("touched", who))
    if found is None:
        found = facts["touched", who] = tuple(_foes_touched(state, who))
    return list(found)


def _foes_touched(state: Fray, who: Id) -> Iterator[Id]:
    """The same, measured."""
    me = state.figures[who]
    if me.on_table:
        for one in state.figures.values():
            if one.side != me.side and one.on_table and one.pv > 0 and not one.machine and touch(me, one):
                yield one.id


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
