"""Distances, auras and zones of control, in three dimensions."""

from __future__ import annotations

import math
from typing import Any

from escarmouche.core.game import Game
from escarmouche.core.known import Known
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.cards import shelf
from escarmouche.games.kharn_ages.figures import FROZEN, Battle, Safar
from escarmouche.games.kharn_ages.stats import BY_LETTER, MENACES
from escarmouche.space.geometry import GRAIN, Point, gap

NATURAL = 0.5
"""How far a zone of control reaches from the base."""
EASE = 2 / GRAIN
"""Positions are on a grid: a distance may exceed a limit by this much."""


def characteristic(game: Game[Battle], who: Id, letter: str) -> int:
    """A characteristic as it is now, in sums and damage. All but T follow from the Safar itself, and are remembered as
    long as it is the very same."""
    if letter == "T":
        return game.total(BY_LETTER["T"], who).value
    values = body(game.state.figures[who])
    found = values.get(letter)
    if found is None:
        found = values[letter] = game.total(BY_LETTER[letter], who).value
    return int(found)


def body(me: Safar) -> dict[str, float]:
    """What was found out about a Safar, to be read and added to: figures that follow from its body and from what is in
    its hands, and stay when it moves, spends AP or loses health."""
    found = BODIES.get(me.id)
    if found is not None:
        last, values = found
        if last is me:
            return values
        if (
            last.gear is me.gear
            and last.lasting is me.lasting
            and last.skills is me.skills
            and (FROZEN in last.status) == (FROZEN in me.status)
            and last.carrying is me.carrying
            and last.hands == me.hands
            and last.spells == me.spells
            and last.poison == me.poison
            and last.food == me.food
            and last.velocity == me.velocity
            and last.power == me.power
            and last.agility == me.agility
            and last.corpulence == me.corpulence
            and last.intelligence == me.intelligence
        ):
            BODIES[me.id] = (me, values)
            return values
    values = {}
    BODIES[me.id] = (me, values)
    return values


BODIES: dict[Id, tuple[Safar, dict[str, float]]] = {}


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
    if reach is None:
        reach = extent(me)
    return within(me, other.at, other.base.radius, other.level, reach) and me.controls and other.in_play


def within(me: Safar, at: Point, radius: float, level: float, reach: float) -> bool:
    """The same for a base that might stand anywhere."""
    mine, (x, y) = me.base.radius, me.at
    dx, dy = at[0] - x, at[1] - y
    limit = mine + radius + reach + EASE
    return dx * dx + dy * dy <= limit * limit and abs(level - me.level) <= 2 * mine + EASE


@rule("KA-ZOC-07")
def engaged_by(state: Battle, who: Id) -> list[Id]:
    """The enemies in whose zone of control it stands; engagement is one-way."""
    me = state.figures[who]
    return [foe.id for foe in state.figures.values() if foe.side != me.side and covers(foe, me)]


@rule("KA-ZOC-08")
def is_free(state: Battle, who: Id) -> bool:
    """In no enemy's zone of control."""
    facts = known(state)
    found = facts.get(("free", who))
    if found is None:
        me = state.figures[who]
        x, near = me.at[0], me.base.radius + NATURAL + EASE
        found = facts["free", who] = not any(
            foe.side != me.side
            and (abs(foe.at[0] - x) <= near + foe.base.radius or "reach" in foe.skills)  # most are far away
            and covers(foe, me)
            for foe in state.figures.values()
        )
    return bool(found)


def zone_of(state: Battle, who: Id) -> list[Safar]:
    """Everybody else in its zone of control."""
    facts, figures = known(state), state.figures
    found: list[Id] | None = facts.get(("zone", who))
    if found is None:
        me = figures[who]
        x, reach = me.at[0], extent(me)
        near = me.base.radius + reach + EASE
        found = facts["zone", who] = [
            f.id
            for f in figures.values()
            if abs(f.at[0] - x) <= near + f.base.radius and f is not me and covers(me, f, reach)
        ]
    return [figures[one] for one in found]


def mates_and_foes(state: Battle, who: Id) -> tuple[list[Id], list[Id]]:
    """Friends and enemies in its zone of control."""
    facts = known(state)
    found: tuple[list[Id], list[Id]] | None = facts.get(("company", who))
    if found is None:
        side, zone = state.figures[who].side, zone_of(state, who)
        mates = [f.id for f in zone if f.side == side]
        found = facts["company", who] = mates, [f.id for f in zone if f.side != side]
    return found


def holders(state: Battle, skill: str, who: Id) -> list[Safar]:
    """Others of its side in play who have a skill."""
    facts = known(state)
    found: list[Id] | None = facts.get(skill)
    if found is None:
        found = facts[skill] = [f.id for f in state.figures.values() if skill in f.skills]
    return [f for f in state.friends(who) if f.id in found] if found else []


def nearest_foe(state: Battle, who: Id) -> float:
    """The gap to the nearest enemy in play: who is beyond every reach need not be asked about one by one."""
    facts = known(state)
    found: float | None = facts.get(("nearest", who))
    if found is None:
        me = state.figures[who]
        (x, y), mine = me.at, me.base.radius
        gaps = [math.hypot(foe.at[0] - x, foe.at[1] - y) - foe.base.radius for foe in state.enemies(who)]
        found = facts["nearest", who] = max(0.0, min(gaps, default=math.inf) - mine)
    return found


def longest_reach(me: Safar) -> float:
    """How far it strikes at most with anything of its own that it holds."""
    values = body(me)
    found = values.get("longest reach")
    if found is None:
        found = values["longest reach"] = max((reach_of(me, item) for item in me.in_hand("weapon")), default=extent(me))
    return found


def things_by(state: Battle, who: Id) -> list[str]:
    """The things that lie as near as its zone of control reaches."""
    me, things = state.figures[who], state.things
    reach = extent(me)
    place = (me.at, me.level, me.base.radius, reach)
    before = LYING.get(who)
    if before is None or before[0] is not things or before[1] != place:
        x, near = me.at[0], me.base.radius + reach + EASE
        found = [
            name
            for name, it in things.items()
            if it.at is not None and abs(it.at[0] - x) <= near and within(me, it.at, 0.0, it.level, reach)
        ]
        before = LYING[who] = (things, place, found)
    return before[2]


LYING: dict[Id, tuple[Any, Any, list[str]]] = {}
"""What was found near somebody the last time, of which things, from where."""


def stand_alike(one: Battle, other: Battle) -> bool:
    """Does everybody stand in the same place and in the same way in both, on the same table?"""
    if one.table is not other.table or len(one.figures) != len(other.figures):
        return False
    for a, b in zip(one.figures.values(), other.figures.values(), strict=True):
        if a is not b and (
            a.at != b.at
            or a.status != b.status
            or a.level != b.level
            or a.on_table != b.on_table
            or a.id != b.id
            or a.base != b.base
            or a.stature != b.stature
            or a.side != b.side
            or a.skills != b.skills
            or a.poison != b.poison
            or a.bleeding != b.bleeding
        ):
            return False
    return True


known = Known(stand_alike)
"""What was found out about who stands where, and what ails them."""


@rule("KA-ZOC-04", "KA-ZOC-05", "KA-ZOC-09", "KA-MEL-01", "KA-SKL-04")
def in_reach(state: Battle, who: Id, other: Id, item: str = "", guarding: bool = False) -> bool:
    """Within its zone of control, or within the reach of the weapon it uses, to strike or to guard itself with."""
    me = state.figures[who]
    reach = strike_reach(state, me, item)
    if guarding and item in me.gear:
        reach = max(reach, getattr(me.card(item), "guard_reach", 0.0))
    return covers(me, state.figures[other], reach)


def strike_reach(state: Battle, me: Safar, item: str) -> float:
    """How far it strikes with a thing of its own, or with what it carries in its hands."""
    reach = reach_of(me, item)
    return max(reach, max(tools(state, me).values(), default=0.0)) if me.carrying and not item else reach


@rule("KA-THR-06")
def tools(state: Battle, me: Safar) -> dict[str, float]:
    """Objects in its hands that it strikes and parries with, and how far: a farm tool has a reach, and is otherwise
    like bare hands."""
    objects = shelf().objects
    held = {name: state.things[name].kind for name in me.carrying if name in state.things}
    return {name: objects[kind].reach for name, kind in held.items() if kind in objects and objects[kind].reach}


def reach_of(me: Safar, item: str) -> float:
    """How far it strikes with a thing of its own, or with bare hands, as it does once it has lost the thing."""
    natural = extent(me)
    if item not in me.gear or me.gear[item].kind != "weapon":
        return natural
    return max(natural, me.card(item).reach or 0.0)


@rule("KA-AUR-01", "KA-AUR-02", "KA-AUR-03")
def in_aura(game: Game[Battle], who: Id, other: Id) -> bool:
    """Is any part of the other's base at most I toises from the centre of this base, up and down included?"""
    me, it = borne(game.state, who), borne(game.state, other)
    flat = max(0.0, math.dist(me.at, it.at) - game[other].radius)
    return math.hypot(flat, it.level - me.level) <= characteristic(game, who, "I") + EASE


@rule("KA-GEN-36")
def borne(state: Battle, who: Id) -> Safar:
    """Whose place is its own: somebody carried is where its bearer is."""
    me = state.figures[who]
    return state.figures[me.bearer] if me.bearer else me


@rule("KA-SUP-03", "KA-SUP-04")
def supporters(state: Battle, who: Id, against: Id) -> list[Id]:
    """Its allies that have the opponent in their zone of control, are fit, and are engaged by nobody else. Between
    friends, one of whom rages, nobody takes sides."""
    foe = state.figures[against]
    if foe.side == state.figures[who].side:
        return []
    return [
        ally.id
        for ally in state.friends(who)
        if not ally.unfit and covers(ally, foe) and all(other == against for other in engaged_by(state, ally.id))
    ]


@rule("KA-FRT-01", "KA-FRT-11")
def rearmed(game: Game[Battle], before: Safar) -> None:
    """Something came into its hands or left them, by which it frightens or no longer does."""
    if game[before.id].fright != before.fright:
        game.moment(MENACES, None, before.id)
