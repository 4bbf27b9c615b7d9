"""Targets of missiles: how they move, what covers them, the melee or the crowd around them, and who is hit instead."""

from __future__ import annotations

from escarmouche.core.dice import Pool
from escarmouche.core.game import Game
from escarmouche.core.rules import modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.events import PasserByHit
from escarmouche.games.saga.figures import Melee
from escarmouche.games.saga.rules.damage import harm
from escarmouche.games.saga.rules.movement import heading
from escarmouche.games.saga.stats import RANGE, Blow
from escarmouche.space.geometry import inside
from escarmouche.space.sight import hidden_fraction

RUN, SPRINT, FASTEST = 3.0, 7.0, 13.0
"""Metres a second from which a target runs, sprints, and is faster than the table."""
NARROW = 30.0
"""Degrees within which a target moves along the line of fire, or across it."""
CROWDS = {"crowd": 5, "dense-crowd": 10}
COVER = ((0.9, 15), (0.75, 10), (0.6, 7), (0.25, 5))
"""What it is worth to be hidden by so much."""
SHOULDERS = 7
"""Head and shoulders are all that shows in a crowd."""
CHEST = 1.2


@modifies(RANGE, "Mouvement de la cible", "SG-TMOV-01", "SG-TMOV-02", "SG-TMOV-03", "SG-TMOV-04", "SG-TMOV-05")
def moving(game: Game[Melee], who: Id, blow: Blow) -> int:
    """One row only: +15 for zigzags, +1 along the line of fire, +10 across it, or +1, +3, +5 by speed."""
    it = game[blow.on]
    if not it.speed or it.falling or it.speed > FASTEST:
        return 0
    if it.evades == "zigzag" and it.speed >= RUN:
        return 15
    off = abs((it.course - heading(game[blow.by].at, it.at) + 90) % 180 - 90)
    if off <= NARROW:
        return 1
    if off >= 90 - NARROW and it.speed >= RUN:
        return 10
    return 5 if it.jumped or it.speed >= SPRINT else 3 if it.speed >= RUN else 1


@rule("SG-SHOT-04")
def crowd_of(state: Melee, who: Id) -> str:
    """The kind of crowd somebody is in, if any."""
    at = state.figures[who].at
    pairs = zip(state.table.pieces, state.table.rings, strict=True)
    return next((piece.kind for piece, ring in pairs if piece.kind in CROWDS and inside(ring, at)), "")


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
    me, it = game[blow.by], game[blow.on]
    mine, its = me.level + CHEST, it.level + CHEST
    hidden = hidden_fraction(game.state.table, me.at, it.footprint, eye_height=mine, target_height=its)
    return next((malus for least, malus in COVER if hidden >= least), 0)


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
        harm(game, Blow(blow.by, other, blow.weapon, blow.kind, marked=blow.marked | {"stray"}))
    elif 0 < short <= in_a_crowd(game, blow.on, blow):
        game.tell(PasserByHit(figure=blow.by, target=blow.on, rules=("SG-SHOT-06",)))
