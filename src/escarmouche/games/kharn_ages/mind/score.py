"""How good a battle looks for a side: what bots compare. No look-ahead, only what lies on the table."""

from __future__ import annotations

from escarmouche.games.kharn_ages.figures import (
    ALERT,
    BURNING,
    DAZED,
    DEFEATED,
    FROSTBITE,
    GRANTED,
    GROUND,
    ROUTED,
    STUNNED,
    TERRORISED,
    Battle,
    Lasting,
    Safar,
    card_of,
)
from escarmouche.games.kharn_ages.mind.goals import prospects
from escarmouche.games.kharn_ages.rules.ambush import zones
from escarmouche.space.geometry import Point, distance


def score(state: Battle, seat: str) -> float:
    """Won 1,000, lost -1,000; else the worth of one's Safars against the enemy's, closing in, and the objectives."""
    if state.result is not None:
        return 0.0 if state.result.winner is None else 1000.0 if state.result.winner == seat else -1000.0
    mine = sum(worth(f) for f in state.figures.values() if f.side == seat)
    theirs = sum(worth(f) for f in state.figures.values() if f.side != seat)
    return mine - theirs + closing_in(state, seat) + prospects(state, seat)


def worth(figure: Safar) -> float:
    """A share of its cost for being there, the rest for its health; AP and mastery dice kept are defences to come, and
    a weapon is better loaded."""
    status = figure.status
    if DEFEATED in status or ROUTED in status:
        return 0.0
    share = 0.35 + 0.65 * figure.hp / max(1, figure.profile_hp)
    value = 0.1 * figure.cost * share + 0.12 * min(3, figure.ap) + 0.03 * max(0, figure.ap - 3)
    value -= 0.15 * len(figure.spent) + 0.5 * len(figure.given_up)
    if ALERT in status:
        value += 0.05
    for gear in figure.gear.values():
        if gear.ticked and gear.held:
            value -= 0.6
    value -= 0.3 * sum(bleed.value for bleed in figure.bleeding)
    if figure.poison is not None:
        value -= 0.8
    if figure.lasting:
        value += sum(charm(one) for one in figure.lasting)
    value -= sum(ILLS[one] for one in status if one in ILLS)
    return value


ILLS = {GROUND: 0.4, DAZED: 0.5, STUNNED: 1.0, FROSTBITE: 0.4, BURNING: 0.6, TERRORISED: 0.6}


def charm(one: Lasting) -> float:
    """What a working of a spell is worth while it lasts; those that weaken are worth less than nothing."""
    if not one.spell:
        return 0.0
    each = CHARMS.get(one.name, 0.0 if one.name.startswith(GRANTED) else 0.12)
    return 0.15 + each * one.value if one.value >= 0 else each * one.value


CHARMS = {"attack": 0.25, "defence": 0.25, "fright": 0.05, "immune-terror": 0.0}


def closing_in(state: Battle, side: str) -> float:
    """Fighters like to be near an enemy, shooters within range of one; those in ambush, that one is near their zone."""
    foes = [f.at for f in state.figures.values() if f.side != side and f.in_play]
    if not foes:
        return 0.0
    far = 0.0
    for mine in state.in_play(side):
        near = min([distance(mine.at, foe) for foe in foes])
        far += 0.6 * abs(near - RANGE) if shoots(mine) else near
    for mine in state.lurking(side):
        far += WAITING + min([distance(middle(state, mine), foe) for foe in foes])
    return -0.08 * far


RANGE = 4.0
"""How far from the nearest enemy a shooter likes to stand."""


def shoots(me: Safar) -> bool:
    """Does it hold a weapon that is only good for shooting, and something to shoot with it?"""
    for gear in me.gear.values():
        if gear.held and gear.kind == "weapon":
            card = card_of(gear)
            if card.shot is not None and not card.melee:
                feed = f"{card.shot.feed}:"
                return not card.shot.pieces or any(left and kind.startswith(feed) for kind, left in me.ammo.items())
    return False


WAITING = 1.0
"""What it costs to lie in ambush: who never comes out does nothing."""


def middle(state: Battle, mine: Safar) -> Point:
    """The middle of the zone of an ambush; of the table, if it is not known."""
    if mine.lair is None:
        return (state.table.size[0] / 2, state.table.size[1] / 2)
    zone = zones(state)[mine.lair.zone]
    return ((zone.x0 + zone.x1) / 2, (zone.y0 + zone.y1) / 2)
