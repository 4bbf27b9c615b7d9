"""How good a combat looks to a seat: who is still in it, how whole and how bold, and how near the enemy is."""

from __future__ import annotations

from escarmouche.games.saga.figures import AT_BAY, FLEEING, LYING, Character, Melee
from escarmouche.games.saga.mind.habits import dice, nearest, reach, shoots
from escarmouche.space.geometry import gap

FAR = 0.02
"""What a metre between somebody and the nearest enemy costs whoever has to strike."""
READY = 0.005
"""What each action that somebody announced is worth for every die beyond the first that it rolls with."""


def score(state: Melee, seat: str) -> float:
    """What a side has left, less what all others have; and how far its people are from a blow."""
    sides = {one.side for one in state.figures.values() if state.seat_of(one.id) == seat} or {seat}
    mine = [one for one in state.figures.values() if one.side in sides]
    its = [one for one in state.figures.values() if one.side not in sides]
    return sum(map(worth, mine)) - sum(map(worth, its)) - FAR * sum(distance(state, one) for one in mine)


def worth(one: Character) -> float:
    """Somebody in the fight counts for one, for what is left of its tracks, and for the terror it spreads; less for
    fear, for a fall, and for dice and actions that are lost; a little more for actions announced that leave dice to
    roll. Heads are glory, even of the fallen."""
    glory = 0.05 * (one.heads + one.trophies)
    if not one.in_play:
        return glory
    whole = 1 - one.wounds / one.full_wounds / 2 - one.fatigue / one.full_fatigue / 4
    lost = 0.1 * one.losses + 0.05 * one.fear + 0.03 * one.declared.undeclared + 0.02 * one.mount_wounds
    ready = READY * one.declared.number * (dice(one, "agility") - 1)
    shaken = 0.2 * (LYING in one.status) + 0.2 * (AT_BAY in one.status) + 0.9 * (FLEEING in one.status)
    return glory + 1.0 + whole + 0.01 * one.terror + ready - lost - shaken


def distance(state: Melee, one: Character) -> float:
    """Metres that somebody who strikes hand to hand has still to go."""
    if not one.in_play or FLEEING in one.status or shoots(one):
        return 0.0
    foe = nearest(state, one)
    return 0.0 if foe is None else max(gap(one, foe) - reach(one), 0.0)
