"""How likely a win looks: for each scenario a logistic curve through what lies on the table.

The weights come from regressions over some thousand games that habits played against each other, looked at whenever a
slot began; how much closing in does and how sure to be are set by hand. Closing in counts for oneself only, so that
somebody who looks ahead for a few slots goes where the fight is.
"""

from __future__ import annotations

from math import exp, log

from escarmouche.games.evenor.figures import EXITED, OUT, PRONE, Fighter, Skirmish
from escarmouche.games.evenor.mind.score import closing_in, way
from escarmouche.games.evenor.mind.strength import muster
from escarmouche.games.evenor.rules.movement import engaged_with
from escarmouche.games.evenor.scenarios import ORICHALCUM
from escarmouche.games.evenor.scenarios.victory import tokens_home
from escarmouche.space.geometry import distance


def win_chance(state: Skirmish, seat: str) -> float:
    """The chance of this seat, from 0 to 1, in a game that goes on."""
    foe = next(side for side in state.sides if side != seat)
    if state.ambushed:
        lead = escape(state, state.ambushed)
        return chance(lead if state.ambushed == seat else -lead)
    mine, theirs = state.in_play(seat), state.in_play(foe)
    lead = urge(state) * closing_in(state, seat, mine, theirs)
    if state.scenario == ORICHALCUM:
        lead += muster(mine, 0.54, 0.25) - muster(theirs, 0.54, 0.25)
        return chance(lead + hoard(state, seat, mine) - hoard(state, foe, theirs))
    return chance(lead + attrition(state, mine, theirs))


def attrition(state: Skirmish, mine: list[Fighter], theirs: list[Fighter]) -> float:
    """Two bands that wear each other down: what counts is how many times stronger one is, so that the stronger one
    likes to trade and the weaker one does not."""
    ours, others = muster(mine, 0.0, 1.0), muster(theirs, 0.0, 1.0)
    lead = 1.38 * log(max(ours, 0.01) / max(others, 0.01)) + 0.21 * (ours - others) + 0.37 * (len(mine) - len(theirs))
    return lead + footing(state, mine) - footing(state, theirs)


def footing(state: Skirmish, band: list[Fighter]) -> float:
    """How the melees of a band stand: one against one is fine, several against one are not, and shooters have no
    business there."""
    total = 0.0
    for one in band:
        foes = engaged_with(state, one.id)
        if foes:
            total += 0.12 * (2 - len(foes)) - (0.58 if one.shooter else 0.0)
    return total


def urge(state: Skirmish) -> float:
    """How much it matters to be near the enemy; more from turn to turn, so that nobody waits for ever; never so much
    that a model far away would better be gone."""
    return 0.03 + 0.03 * min(max(state.turn - 4, 0), 7)


def chance(lead: float) -> float:
    """Less sure than the games of habit say: whoever looks ahead turns more of them, and must see differences even in
    a game that seems lost."""
    return 1.0 / (1.0 + exp(-min(max(SURE * lead, -30.0), 30.0)))


SURE = 0.8


def worth_left(one: Fighter, point: float, prone: float) -> float:
    """What a model weighs: its cost by what is left of its Vitality, less if it lies prone."""
    weight = point * one.cost * one.vitality / one.printed_vitality
    return weight - prone if PRONE in one.status else weight


def hoard(state: Skirmish, side: str, mine: list[Fighter]) -> float:
    """Tokens at home, tokens on their way there, and how far it is to the others."""
    home = state.homes.get(side)
    lead = 1.45 * tokens_home(state, side)
    for token in state.tokens.values():
        if token.carrier:
            bearer = state.figures[token.carrier]
            if bearer.side != side:
                lead -= 0.025 * min([distance(one.at, bearer.at) for one in mine], default=0.0)
            elif home is not None:
                corner = ((home.x0 + home.x1) / 2, (home.y0 + home.y1) / 2)
                lead += 1.25 - 0.04 * way(state.table, bearer.at, corner)
        elif token.at is not None and mine:
            lead -= 0.045 * min([distance(one.at, token.at) for one in mine])
    return lead


def escape(state: Skirmish, side: str) -> float:
    """How the hunted stand: their losses, those who are gone, how far it is to an edge and to the nearest hunter."""
    wide, deep = state.table.size
    hunters = [one for one in state.figures.values() if one.side != side and one.in_play]
    places = [one.at for one in hunters]
    lead = 1.9 - sum([worth_left(one, 0.06, 0.4) for one in hunters])
    band = lost = gone = 0
    near, here = 0.0, 0
    for one in state.figures.values():
        if one.side != side:
            continue
        band += one.members
        if OUT in one.status:
            lost += one.members
        elif EXITED in one.status:
            gone += one.members
            lead += 0.06 * one.cost
        else:
            x, y = one.at
            here += 1
            near += min([distance(one.at, place) for place in places], default=12.0)
            lead += worth_left(one, 0.06, 0.4) - 0.06 * min(x, y, wide - x, deep - y)
    return lead + (1.8 * gone - 6.8 * lost) / band + 0.12 * near / max(here, 1)
