"""The defence score: a fixed number, by what somebody is doing."""

from __future__ import annotations

from escarmouche.core.game import Game
from escarmouche.core.rules import Total, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.cards import shelf, tagged, weapon
from escarmouche.games.saga.figures import ASLEEP, BOUND, FIST, FLEEING, UNAWARE, Character, Melee
from escarmouche.games.saga.stats import DEFENCE, MOUNT, Blow

HELPLESS = -10
"""The score of whoever is immobile or not in the fight."""


@rule("SG-DEF-01", "SG-DEF-02", "SG-DEF-03", "SG-DEF-04", "SG-CORE-25")
def defence(game: Game[Melee], blow: Blow) -> Total:
    """The score a blow must exceed, and why it is that; of a mount the level at which it is ridden."""
    me = game[blow.on]
    if MOUNT in blow.marked:
        ridden = me.skill(shelf().mounts[me.mount].skill)
        return Total(ridden, ridden, (), ("SG-CORE-25",))
    return game.total(DEFENCE, blow.on, blow, base=standing(me))


def standing(me: Character) -> int:
    """The row of the table that is somebody's."""
    if helpless(me):
        return HELPLESS
    if FLEEING in me.status:
        return me.skill("athletics")
    return me.skill(combat_skill(me)) + me.skill("dodge") + sum(bonuses(me))


@rule("SG-DEF-02", "SG-IMP-07")
def bonuses(me: Character) -> list[int]:
    """The defence bonus of everything in hand that is not stuck in somebody."""
    return [weapon(one).defence for one in me.free]


@rule("SG-DEF-01", "SG-DEF-04", "SG-LONG-03")
def helpless(me: Character) -> bool:
    """Bound, asleep, unaware, at a long action or out of action."""
    return not me.in_play or me.task is not None or bool(me.status & {BOUND, ASLEEP, UNAWARE})


@rule("SG-DEF-05")
def combat_skill(me: Character) -> str:
    """The skill of the weapon in hand, the best of two; unarmed without any."""
    skills = [weapon(one).skill for one in arms(me)]
    return max(skills, key=me.skill)


def arms(me: Character) -> list[str]:
    """What somebody may strike with: weapons in hand that are free, no shields and no launchers, or the bare hands."""
    return [one for one in me.free if not tagged(one, "shield") and not tagged(one, "projectile")] or [FIST]


@rule("SG-DODG-04", "SG-DODG-05")
def defended(game: Game[Melee], who: Id, blow: Blow) -> Total:
    """What an attack must exceed now: the score, or a dodge that takes its place."""
    me, score = game[who], defence(game, blow)
    if me.dodge is None or MOUNT in blow.marked or helpless(me) or not (me.fumbled or me.dodge > score.value):
        return score
    return Total(me.dodge, me.dodge, (), ("SG-DODG-04",))
