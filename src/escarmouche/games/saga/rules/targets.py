"""Targets of missiles: how they move, what covers them, the melee or the crowd around them, and who is hit instead."""

from __future__ import annotations

import math

from escarmouche.core.dice import Pool
from escarmouche.core.game import Game
from escarmouche.core.rules import modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.events import PasserByHit, Strayed
from escarmouche.games.saga.figures import CROUCHED, LYING, NEARLY, Character, Melee
from escarmouche.games.saga.rules.damage import harm
from escarmouche.games.saga.stats import RANGE, Blow
from escarmouche.space.geometry import Ring, gap_to_ring, inside
from escarmouche.space.sight import hidden_fraction
from escarmouche.space.table import Table

RUN, SPRINT, FASTEST = 3.0, 7.0, 13.0
"""Metres a second from which a target runs, sprints, and is faster than the table."""
NARROW = 30.0
"""Degrees within which a target moves along the line of fire, or across it."""
CROWDS = {"crowd": 5, "dense-crowd": 10}
COVER = ((0.9, 15), (0.75, 10), (0.6, 7), (0.25, 5))
"""What it is worth to be hidden by so much."""
SHOULDERS = 7
"""Head and shoulders are all that shows in a crowd."""
EYES = 1.7
"""Metres at which people see, and at which what is lower is no screen but cover."""
STATURE = {CROUCHED: 1.2, LYING: 0.4}
UPRIGHT = 1.75
"""How tall people are in each posture."""
PARTS = 4
"""Parts of a body, one above the other, of which each shows or not."""
BEHIND = 1.0
"""Metres within which one is behind something low."""


@modifies(RANGE, "Mouvement de la cible", "SG-TMOV-01", "SG-TMOV-02", "SG-TMOV-03", "SG-TMOV-04", "SG-TMOV-05")
def moving(game: Game[Melee], who: Id, blow: Blow) -> int:
    """One row only: +15 for a run in zigzags, +1 along the line of fire, +10 across it, or +1, +3, +5 by speed."""
    it = game[blow.on]
    if it.falling or not it.in_play:
        return 0
    if not it.speed:
        return 5 if it.jumped else 0
    fast, runs = it.speed > FASTEST + NEARLY, it.speed >= RUN - NEARLY
    if it.evades == "zigzag" and 2 * it.speed >= RUN - NEARLY and not fast:
        return 15
    off = slant(game[blow.by], it)
    if off <= NARROW or fast:
        return int(off <= NARROW)
    if off >= 90 - NARROW and runs:
        return 10
    return 5 if it.jumped or it.speed >= SPRINT - NEARLY else 3 if runs else 1


@rule("SG-TMOV-02", "SG-TMOV-03")
def slant(me: Character, it: Character) -> float:
    """Degrees between somebody's line of fire and the way of a target: 0 along it, 90 across."""
    line = math.degrees(math.atan2(it.at[1] - me.at[1], it.at[0] - me.at[0]))
    return round(abs((it.course - line + 90) % 180 - 90), 2)


@rule("SG-SHOT-04")
def crowd_of(state: Melee, who: Id) -> str:
    """The kind of crowd somebody is in, if any."""
    at = state.figures[who].at
    found = (piece.kind for piece, ring in state.table.outlines if piece.kind in CROWDS and inside(ring, at))
    return next(found, "")


@rule("SG-SHOT-07")
def lost_in_a_crowd(game: Game[Melee], who: Id, other: Id) -> bool:
    """In a crowd only those are seen who part it by moving, or are looked at from above."""
    it = game[other]
    return bool(crowd_of(game.state, other)) and not it.speed and game[who].level < it.level + 0.5


@modifies(RANGE, "Couvert", "SG-COV-01")
def covered(game: Game[Melee], who: Id, blow: Blow) -> int:
    """What the size of the part that shows adds; in a crowd head and shoulders. A zone aimed at has its own."""
    if blow.zone:
        return 0
    if crowd_of(game.state, blow.on):
        return SHOULDERS
    hidden = sum(concealed(game, blow.by, blow.on, part) for part in range(PARTS)) / PARTS
    return next((malus for least, malus in COVER if hidden >= least - 1e-9), 0)


@rule("SG-COV-01")
def concealed(game: Game[Melee], who: Id, other: Id, part: int = PARTS - 1) -> float:
    """How much of a part of somebody's body is hidden from somebody; 0 is the lowest part, without one the highest."""
    me, it, table = game[who], game[other], game.state.table
    high, low = it.level + stature(it) * (part + 0.5) / PARTS, low_things(table, it.level + EYES)
    eye = me.level + stature(me) - UPRIGHT + EYES
    near = too_high(game, who, eye) if low and stature(me) < UPRIGHT else frozenset()
    aside = frozenset(name for name, ring in low if name not in near and gap_to_ring(it, ring) > BEHIND)
    return hidden_fraction(table, me.at, it.footprint, eye_height=eye, target_height=high, ignore=aside)


@rule("SG-COV-01")
def stature(it: Character) -> float:
    """How tall somebody is as it stands, crouches or lies; whoever is out of action lies."""
    if not it.in_play:
        return STATURE[LYING]
    return next((height for posture, height in STATURE.items() if posture in it.status), UPRIGHT)


@rule("SG-COV-01")
def too_high(game: Game[Melee], who: Id, eye: float) -> frozenset[str]:
    """Things right before somebody who crouches or lies, and does not see over them."""
    table = game.state.table
    over = {name for name, _ in low_things(table, eye)}
    pieces = [(one.id, ring) for one, ring in table.outlines if one.blocks_sight and one.id not in over]
    return frozenset(name for name, ring in pieces if gap_to_ring(game[who], ring) <= BEHIND)


def low_things(table: Table, top: float) -> tuple[tuple[str, Ring], ...]:
    """Pieces that people look over: they hide only those who are right behind them."""
    kept = table.memory("low things", top, 20)
    if "found" not in kept:
        kept["found"] = tuple(
            (one.id, ring)
            for one, ring in table.outlines
            if one.blocks_sight and one.height is not None and one.base + one.height < top
        )
    found: tuple[tuple[str, Ring], ...] = kept["found"]
    return found


@modifies(RANGE, "Cible engagée", "SG-SHOT-01")
def in_a_melee(game: Game[Melee], who: Id, blow: Blow) -> int:
    """+3 for everybody in the melee: the target, and those engaged with it."""
    engaged = game[blow.on].engaged
    return 3 * (len(engaged) + 1) if engaged else 0


@modifies(RANGE, "Cible dans la foule", "SG-SHOT-04")
def in_a_crowd(game: Game[Melee], who: Id, blow: Blow) -> int:
    """+5 in a crowd, +10 in a dense one."""
    return CROWDS.get(crowd_of(game.state, blow.on), 0)


@rule("SG-SHOT-02", "SG-SHOT-03", "SG-SHOT-06")
def astray(game: Game[Melee], blow: Blow, short: int) -> None:
    """A missile that fell short by less than a melee added to its difficulty hits another of them, with no margin; by
    no more than a crowd added, a passer-by."""
    others = sorted(game[blow.on].engaged - {blow.by})
    if others and short < in_a_melee(game, blow.on, blow):
        face = game.roll(blow.by, "stray", Pool(1, sides=len(others)), None, ("SG-SHOT-02",)).faces[0]
        other = next(one for number, one in enumerate(others, 1) if number >= face)
        game.tell(Strayed(figure=blow.by, target=other, meant=blow.on, rules=("SG-SHOT-02",)))
        harm(game, Blow(blow.by, other, blow.weapon, blow.kind, marked=blow.marked | {"stray"}))
    elif 0 < short <= in_a_crowd(game, blow.on, blow):
        game.tell(PasserByHit(figure=blow.by, target=blow.on, rules=("SG-SHOT-06",)))
