"""What of SAGA's habits is learnt: the answer set by hand and a few facts, weighed by experience."""

from __future__ import annotations

from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import Block
from escarmouche.core.experience import by_estimates, usual
from escarmouche.games.saga.figures import AT_BAY, LYING, Character, Melee
from escarmouche.games.saga.mind import habits
from escarmouche.games.saga.mind.habits import HABITS, dice, nearest, reach, shoots
from escarmouche.games.saga.rules.defence import standing
from escarmouche.space.geometry import gap


def way(state: Melee, me: Character) -> float:
    """Tens of metres to the nearest enemy."""
    foe = nearest(state, me)
    return 2.0 if foe is None else gap(me, foe) / 10


def at_blows(state: Melee, me: Character) -> float:
    """Is somebody in reach?"""
    foe = nearest(state, me)
    return float(foe is not None and gap(me, foe) <= reach(me))


OWN = {
    "health": lambda state, me: 1 - me.wounds / me.full_wounds,
    "freshness": lambda state, me: 1 - me.fatigue / me.full_fatigue,
    "dice": lambda state, me: dice(me, "agility") / 5,
    "fear": lambda state, me: me.fear,
    "actions_announced": lambda state, me: me.declared.number,
    "actions_beyond": lambda state, me: me.declared.undeclared,
    "nearest_foe": way,
    "at_blows": at_blows,
    "shooter": lambda state, me: float(shoots(me)),
    "lying": lambda state, me: float(LYING in me.status),
}
OTHER = {
    "foe_health": lambda state, me, foe: 1 - foe.wounds / foe.full_wounds,
    "foe_freshness": lambda state, me, foe: 1 - foe.fatigue / foe.full_fatigue,
    "foe_defence": lambda state, me, foe: standing(foe) / 10,
    "foe_lying": lambda state, me, foe: float(LYING in foe.status or AT_BAY in foe.status),
    "distance": lambda state, me, foe: gap(me, foe) / 10,
}

EXPERIENCE = by_estimates("escarmouche.games.saga", {key: usual(habit) for key, habit in HABITS.items()}, OWN, OTHER)


def habit(state: Melee, decision: Decision, chance: Block) -> Answer | None:
    """What weighs most, or the answer set by hand where nothing is weighed."""
    answer = EXPERIENCE.usual(state, decision, chance)
    return habits.habit(state, decision, chance) if answer is None else answer
