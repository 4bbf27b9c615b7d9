"""What a formula is worth, recited at somebody."""

from __future__ import annotations

from escarmouche.games.age_des_escarmouches.cards import Formula, Working
from escarmouche.games.age_des_escarmouches.figures import ROUTED, Fighter, Fray
from escarmouche.games.age_des_escarmouches.mind.divisions import share_lost
from escarmouche.games.age_des_escarmouches.mind.estimates import level
from escarmouche.games.age_des_escarmouches.rules.trials import column, threshold
from escarmouche.space.geometry import distance

BUSY = 12.0
"""With an enemy as near as this, what strengthens somebody will be of use."""


def recital_worth(state: Fray, me: Fighter, card: Formula, target: Fighter | None) -> float:
    """What a formula is likely to bring its author, in VAL, less what its units are worth."""
    hard = 2 if card.level == "X" else card.level
    chance = (7 - threshold(level(me, "MYS") - hard)) / 6
    cost = 0.3 * (2 if card.cost == "X" else card.cost)
    if target is None:
        return 2.0 * chance - cost
    total = sum(working_worth(state, me, working, target) for working in card.does)
    if useless(state, card, target):
        return -5.0
    return chance * total * (1.5 if card.area else 1.0) - cost


def working_worth(state: Fray, me: Fighter, working: Working, target: Fighter) -> float:
    """What one effect upon somebody is worth to the author's side."""
    if working.what in ("damage", "lose"):
        if working.what == "lose":
            taken = target.val * working.value / (2 * target.pv)
        else:
            taken = target.val * share_lost(1, 1.0, 0, 0.0, column(working.value - level(target, "RES")), target.pv)
        return taken if target.side != me.side else -taken
    if working.what == "summon":
        return 8.0
    if working.what == "heal":
        return target.val * min(working.value, target.full - target.pv) / (2 * target.full)
    if working.what == "rally":
        return 0.2 * target.val if ROUTED in target.status else 0.0
    near = any(distance(target.at, foe.at) < BUSY for foe in state.enemies(target.id))
    return 0.08 * target.val if near else 0.2


def useless(state: Fray, card: Formula, target: Fighter) -> bool:
    """Does a formula at somebody do nothing at all: heal the unhurt, rally the steadfast, what it is under already?"""
    if card.area or card.target == "point":
        return False
    if f"under:{card.name}" in target.uses:
        return True
    return all(idle(state, working, target) for working in card.does)


def idle(state: Fray, working: Working, target: Fighter) -> bool:
    """Does one effect change nothing of somebody?"""
    if working.what == "heal":
        return target.pv >= target.full
    if working.what == "rally":
        return ROUTED not in target.status
    return working.what == "dispel" and not any(target.id in spell.upon for spell in state.spells)
