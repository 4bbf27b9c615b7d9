"""How good a game looks for a side: what bots compare. No look-ahead, only what lies on the table."""

from __future__ import annotations

from math import exp

from escarmouche.games.age_des_escarmouches.figures import HIDDEN, ROUTED, Fighter, Fray
from escarmouche.games.age_des_escarmouches.mind.estimates import toll
from escarmouche.games.age_des_escarmouches.mind.goals import prospects
from escarmouche.games.age_des_escarmouches.rules.contact import touch
from escarmouche.space.geometry import distance, gap

THERE = 0.5
"""The share of its VAL that a fighter is worth as long as it lives; the rest goes with its life points. Only whoever is
eliminated counts in the end."""
COMING = 0.8
"""What the combat to come counts, against what has happened."""
PULL = 0.006
"""What a centimetre nearer to the nearest enemy is worth, in shares of VAL."""
POINT, REFUSAL, UNIT = 0.8, 0.4, 0.5
"""What a tactic point, a refusal and a mystic unit at hand are worth, in VAL."""


def score(state: Fray, seat: str) -> float:
    """In VAL: what this side has left less what the other has, the combats to come, how near it is to the enemy, and
    what the scenario asks for."""
    other = state.other(seat)
    mine, theirs = state.in_play(seat), state.in_play(other)
    total = side_worth(state, seat, mine) - side_worth(state, other, theirs)
    return total + closing_in(state, mine, theirs) + COMING * brawls(mine, theirs) + prospects(state, seat)


def outlook(state: Fray, seat: str) -> float:
    """How likely a win looks: a lead counts for more when few turns are left."""
    left = max(state.length - state.turn, 0) + 1
    total = sum(one.val for one in state.figures.values()) or 1
    lead = score(state, seat) / total
    return 1.0 / (1.0 + exp(-min(max(LEAD * lead / left**0.5, -30.0), 30.0)))


LEAD = 30.0
"""With two turns to go, a lead of a twentieth of both armies wins nearly three games in four."""


def side_worth(state: Fray, side: str, here: list[Fighter]) -> float:
    """What a side has left, with what its commander and its mystics have at hand."""
    lost = state.losses.get(side, 0)
    kept = POINT * state.tactics.get(side, 0) + REFUSAL * state.refusals.get(side, 0)
    return sum([worth(one) for one in here]) - lost + kept


def worth(one: Fighter) -> float:
    """What a fighter is worth, in VAL: not what it was bought for but what is lost with it from now on."""
    share = (1.0 - THERE) * (one.pv / one.full - 1.0)
    share += 0.1 if one.commander else 0.0
    share -= 0.15 if ROUTED in one.status else 0.0
    return one.val * share + UNIT * one.units + sum([0.3 * boost.by for boost in one.boosts])


# ---------------------------------------------------------------- where everybody stands


def closing_in(state: Fray, mine: list[Fighter], theirs: list[Fighter]) -> float:
    """Fighters like to be near an enemy, shooters within range of one, a crew at its machine."""
    far = 0.0
    middle = state.table.size[1] / 2
    for one in mine:
        if one.machine:
            continue
        if one.crew:
            far += one.val * gap(one, state.figures[one.crew])
            continue
        if not theirs:
            near = abs(one.at[1] - middle)
        else:
            near = min([distance(one.at, foe.at) + (50.0 if HIDDEN in foe.status else 0.0) for foe in theirs])
        far += one.val * max(near - reach(one), 0.0)
    return -PULL * far


def reach(one: Fighter) -> float:
    """How far it acts: arms, or what it shoots or recites with."""
    if one.ranged and one.scores.get("TIR") is not None:
        return max(weapon.range for weapon in one.ranged)
    return 12.0 if one.formulas else 2.0


def brawls(mine: list[Fighter], theirs: list[Fighter]) -> float:
    """What the combats between those in contact are likely to bring, in VAL."""
    near: dict[str, list[Fighter]] = {}
    for one in mine:
        for foe in theirs:
            if touch(one, foe) and not (one.machine or foe.machine):
                near.setdefault(one.id, []).append(foe)
                near.setdefault(foe.id, []).append(one)
    if not near:
        return 0.0
    total = 0.0
    for some, sign in ((mine, -1.0), (theirs, 1.0)):
        for me in some:
            if me.id in near:
                total += sign * me.val * toll(me, [(foe, len(near[foe.id])) for foe in near[me.id]])
    return total
