"""Habits: what a player of Khârn-Âges does without much thought. Look-aheads play both sides by them.

Every option is weighed in health points, roughly: what it may cost the enemy less what it may cost oneself; an action
point kept is a defence to come. What games taught weighs those estimates (`taught`).
Questions of chapters that are not named here take their default.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from escarmouche.core.decisions import Answer, Choose, ChoosePath, ChoosePoint, ChooseSome, Decision
from escarmouche.core.dice import Block
from escarmouche.games.kharn_ages.figures import Battle
from escarmouche.games.kharn_ages.mind.actions import action_weight, activate_weight
from escarmouche.games.kharn_ages.mind.estimates import value
from escarmouche.games.kharn_ages.mind.fights import (
    damage_weight,
    defence_weight,
    die_weight,
    effects_weight,
    engage_weight,
    free_weight,
    guard_weight,
    lair_weight,
    riposte_weight,
    spring_weight,
)
from escarmouche.games.kharn_ages.mind.goals import errand
from escarmouche.games.kharn_ages.mind.score import score, shoots
from escarmouche.games.kharn_ages.mind.spells import incantation_weight
from escarmouche.games.kharn_ages.mind.taught import experience
from escarmouche.space.geometry import distance

Weigh = Callable[[Battle, Choose, Any], float]


def habit(state: Battle, decision: Decision, chance: Block) -> Answer | None:
    """The answer of somebody who knows the game and does not stop to think; None for no opinion."""
    if isinstance(decision, Choose):
        answer = EXPERIENCE.usual(state, decision, chance)
        return decision.default if answer is None else answer
    if isinstance(decision, ChoosePath):
        return way(state, decision)
    if isinstance(decision, ChooseSome) and decision.key == "ambush":
        return [option.value for option in decision.options]
    if isinstance(decision, ChoosePoint) and decision.key in ("deploy", "den", "appear"):
        places = [decision.sample(chance) for _ in range(3)]
        return max(
            places, key=lambda at: score(state.changed(decision.figure, at=tuple(at), on_table=True), decision.seat)
        )
    return decision.default


WEIGHTS: dict[str, Weigh] = {
    "lair": lair_weight,
    "spring": spring_weight,
    "activate": activate_weight,
    "action": action_weight,
    "engage": engage_weight,
    "effects": effects_weight,
    "die": die_weight,
    "defence": defence_weight,
    "incantation": incantation_weight,
    "guard": guard_weight,
    "riposte": riposte_weight,
    "free-attack": free_weight,
    "damage": damage_weight,
}
EXPERIENCE = experience(WEIGHTS)


# ---------------------------------------------------------------- where to go


def way(state: Battle, decision: ChoosePath) -> Answer | None:
    """An assault straight at its target, a walk towards the nearest enemy; a shooter stops within range of it."""
    default = decision.default
    if default:
        return default
    me = state.figures[decision.figure]
    foes = state.enemies(me.id)
    busy = errand(state, me.id) is not None
    if (not foes and not busy) or decision.facts["kind"] != "walk":
        return default
    near = min((distance(me.at, foe.at) for foe in foes), default=0.0)
    if not busy and near < (5.0 if shoots(me) else value(me, "I") if me.spells else 0.0):
        return default if default is not None else None
    for path in decision.ideas():
        if decision.why_not(path) is None:
            return [list(point) for point in path[1:]]
    return default
