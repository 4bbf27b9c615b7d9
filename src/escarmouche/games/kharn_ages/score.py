"""How good a battle looks for a side: what bots compare. No look-ahead, only what lies on the table."""

from __future__ import annotations

from escarmouche.core.geometry import Point, distance
from escarmouche.games.kharn_ages.ambush import zones
from escarmouche.games.kharn_ages.figures import DAZED, DEFEATED, GROUND, ROUTED, STUNNED, Battle, Safar


def score(state: Battle, seat: str) -> float:
    """Won 1,000, lost -1,000; else the worth of one's Safars against the enemy's, and closing in."""
    if state.result is not None:
        return 0.0 if state.result.winner is None else 1000.0 if state.result.winner == seat else -1000.0
    mine = sum(worth(f) for f in state.figures.values() if f.side == seat)
    theirs = sum(worth(f) for f in state.figures.values() if f.side != seat)
    return mine - theirs + closing_in(state, seat)


def worth(figure: Safar) -> float:
    """A share of its cost for being there, the rest for its health; AP kept are defences to come."""
    status = figure.status
    if DEFEATED in status or ROUTED in status:
        return 0.0
    share = 0.35 + 0.65 * figure.hp / max(1, figure.profile_hp)
    value = 0.1 * figure.cost * share + 0.12 * min(3, figure.ap)
    value -= 0.3 * sum(bleed.value for bleed in figure.bleeding)
    value -= (
        (0.4 if GROUND in status else 0.0) + (0.5 if DAZED in status else 0.0) + (1.0 if STUNNED in status else 0.0)
    )
    return value


def closing_in(state: Battle, side: str) -> float:
    """Fighters like to be near an enemy; those in ambush, that an enemy is near their zone."""
    foes = [f for f in state.figures.values() if f.side != side and f.in_play]
    if not foes:
        return 0.0
    far = sum(min(distance(mine.at, foe.at) for foe in foes) for mine in state.in_play(side))
    for mine in state.lurking(side):
        far += WAITING + min(distance(middle(state, mine), foe.at) for foe in foes)
    return -0.08 * far


WAITING = 1.0
"""What it costs to lie in ambush: who never comes out does nothing."""


def middle(state: Battle, mine: Safar) -> Point:
    """The middle of the zone of an ambush; of the table, if it is not known."""
    if mine.lair is None:
        return (state.table.size[0] / 2, state.table.size[1] / 2)
    zone = zones(state)[mine.lair.zone]
    return ((zone.x0 + zone.x1) / 2, (zone.y0 + zone.y1) / 2)
