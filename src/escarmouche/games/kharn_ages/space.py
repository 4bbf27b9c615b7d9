"""Distances, auras and zones of control, in three dimensions."""

from __future__ import annotations

import math

from escarmouche.core.game import Game
from escarmouche.core.geometry import GRAIN, Point, gap
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.cards import shelf
from escarmouche.games.kharn_ages.figures import Battle, Safar
from escarmouche.games.kharn_ages.stats import I

NATURAL = 0.5
"""How far a zone of control reaches from the base."""
EASE = 2 / GRAIN
"""Positions are on a grid: a distance may exceed a limit by this much."""


@rule("KA-MEA-01", "KA-MEA-04")
def apart(state: Battle, one: Id, other: Id) -> float:
    """The gap between two bases on the ground, in toises."""
    return gap(state.figures[one].footprint, state.figures[other].footprint)


@rule("KA-ZOC-02", "KA-ZOC-03", "KA-SKL-04")
def extent(me: Safar) -> float:
    """How far its zone of control reaches: half a toise, or its natural Reach."""
    reach = me.skills.get("reach")
    return NATURAL if reach is None else float(reach)


@rule("KA-ZOC-01", "KA-ZOC-02", "KA-ZOC-06", "KA-STS-02")
def covers(me: Safar, other: Safar, reach: float | None = None) -> bool:
    """Is the other in its zone of control, or within this reach? All round, as high and deep as its base is wide."""
    if not me.controls or not other.in_play:
        return False
    return within(me, other.at, other.radius, other.level, extent(me) if reach is None else reach)


def within(me: Safar, at: Point, radius: float, level: float, reach: float) -> bool:
    """The same for a base that might stand anywhere."""
    mine = me.radius
    if abs(level - me.level) > 2 * mine + EASE:
        return False
    dx, dy = at[0] - me.at[0], at[1] - me.at[1]
    limit = mine + radius + reach + EASE
    return dx * dx + dy * dy <= limit * limit


@rule("KA-ZOC-07")
def engaged_by(state: Battle, who: Id) -> list[Id]:
    """The enemies in whose zone of control it stands; engagement is one-way."""
    me = state.figures[who]
    return [foe.id for foe in state.figures.values() if foe.side != me.side and covers(foe, me)]


@rule("KA-ZOC-08")
def is_free(state: Battle, who: Id) -> bool:
    """In no enemy's zone of control."""
    me = state.figures[who]
    return not any(foe.side != me.side and covers(foe, me) for foe in state.figures.values())


@rule("KA-ZOC-04", "KA-ZOC-05", "KA-ZOC-09", "KA-MEL-01", "KA-SKL-04")
def in_reach(state: Battle, who: Id, other: Id, item: str = "") -> bool:
    """Within its zone of control, or within the reach of the weapon it uses."""
    me = state.figures[who]
    reach = reach_of(me, item)
    if me.carrying and not item:
        reach = max(reach, tool_reach(state, me))
    return covers(me, state.figures[other], reach)


@rule("KA-THR-06")
def tool_reach(state: Battle, me: Safar) -> float:
    """How far it strikes with an object in its hands: a farm tool has a reach, and is otherwise like bare hands."""
    held = [state.things[name].kind for name in me.carrying if name in state.things]
    return max((shelf().objects[kind].reach for kind in held if kind in shelf().objects), default=0.0)


def reach_of(me: Safar, item: str) -> float:
    """How far it strikes with a thing of its own, or with bare hands."""
    natural = extent(me)
    if not item or me.gear[item].kind != "weapon":
        return natural
    return max(natural, me.card(item).reach or 0.0)


@rule("KA-AUR-01", "KA-AUR-02", "KA-AUR-03")
def in_aura(game: Game[Battle], who: Id, other: Id) -> bool:
    """Is any part of the other's base at most I toises from the centre of this base, up and down included?"""
    me, it = game[who], game[other]
    flat = max(0.0, math.dist(me.at, it.at) - it.radius)
    return math.hypot(flat, it.level - me.level) <= game.total(I, who).value + EASE


@rule("KA-SUP-03", "KA-SUP-04")
def supporters(state: Battle, who: Id, against: Id) -> list[Id]:
    """Its allies that have the opponent in their zone of control, are fit, and are engaged by nobody else."""
    foe = state.figures[against]
    return [
        ally.id
        for ally in state.allies(who)
        if not ally.unfit and covers(ally, foe) and all(other == against for other in engaged_by(state, ally.id))
    ]
