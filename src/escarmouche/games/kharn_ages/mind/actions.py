"""What an activation and an action are worth: strikes, what the scenario asks for, walks and climbs."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Choose, head
from escarmouche.games.kharn_ages.cards import shelf
from escarmouche.games.kharn_ages.figures import AMBUSH, GROUND, Battle, Safar
from escarmouche.games.kharn_ages.mind.estimates import AP_WORTH, best_blow, value
from escarmouche.games.kharn_ages.mind.goals import CLUMSY, chance_of, effort, errand, tasks
from escarmouche.games.kharn_ages.mind.score import middle, shoots
from escarmouche.games.kharn_ages.mind.spells import best_spell
from escarmouche.games.kharn_ages.rules.relief import STEP, level_of
from escarmouche.games.kharn_ages.rules.rounds import WAIT
from escarmouche.games.kharn_ages.rules.space import covers, is_free, reach_of
from escarmouche.space.geometry import distance


def activate_weight(state: Battle, decision: Choose, answer: Any) -> float:
    """Whoever can strike now goes first, or has something to do for the scenario; an ambush waits for somebody to come
    near, but not for ever."""
    if answer == WAIT:
        return 3.0 - 0.5 * state.turn
    me = state.figures[answer]
    if AMBUSH in me.status:
        goal = middle(state, me)
        return 6.0 - min((distance(goal, foe.at) for foe in state.enemies(answer)), default=20.0)
    foes = state.enemies(answer)
    near = min((distance(me.at, foe.at) - me.radius - foe.radius for foe in foes), default=20.0)
    task = errand(state, answer)
    eager = 0.0 if task is None else 6.0 if task.deed == "carry" else 4.0 - 0.5 * effort(me, task)
    return 4.0 - abs(near - 1.0) - (1.0 if GROUND in me.status else 0.0) + max(0.0, eager)


def action_weight(state: Battle, decision: Choose, answer: Any) -> float:
    me = state.figures[decision.figure]
    kind = head(answer)
    if kind in STRIKES:
        foe = state.figures[answer[kind]]
        if kind == "assault" and abs(foe.level - me.level) > max(STEP, 2 * me.radius):
            return -1.0
        item = answer.get("weapon", "")
        letters = "VA" if kind == "shoot" else "VPAC"
        weight = me.stature if kind == "assault" else 0
        return 0.3 + best_blow(me, foe, item, me.ap - (me.moves if kind == "assault" else 0), weight, letters)
    if kind == "cast":
        return 0.2 + best_spell(state, me, state.figures[answer["at"]], shelf().spells[answer["cast"]])
    if kind in DUTIES:
        return duty_weight(state, me, kind, answer[kind])
    if kind == "walk":
        return walk_weight(state, me)
    if kind in ("climb", "leg-up"):
        return climb_weight(state, me, answer)
    return PLAIN.get(kind, -0.2)


STRIKES = ("attack", "assault", "shoot", "bunt", "bite", "trample")
PLAIN = {"done": 0.0, "stand-up": 5.0, "reload": 0.8, "swim": -1.0}
PLAIN |= {"tend": 1.0, "tend-all": 0.8, "antidote": 1.0, "full-antidote": 0.8}
PLAIN |= {"devour": 0.7, "eat": 0.6, "alert": -0.5, "hide": -0.6, "switch": -0.6, "loot": -0.6}
PLAIN |= dict.fromkeys(("open", "detect"), -0.7)
PLAIN |= dict.fromkeys(("close", "dig", "convince", "give", "take", "take-off"), -2.0)


def duty_weight(state: Battle, me: Safar, kind: str, target: str) -> float:
    """What the scenario is about goes before blows; elsewhere these actions are worth little."""
    task = errand(state, me.id)
    usual, worth, ap = DUTIES[kind]
    if kind in ("draw", "put-away"):
        lifting = task is not None and task.deed == "pick-up" and effort(me, task) < CLUMSY
        return (-2.0 if kind == "draw" else 2.0) if lifting else usual
    if kind == "drop":
        return usual
    wanted = [one for one in tasks(state, me.side) if one.thing == target and one.deed in (kind, SAME.get(kind))]
    if not wanted:
        return usual if target in state.figures or kind not in ("put-out", "smother") else -1.0
    return worth * chance_of(me, wanted[0].deed) - AP_WORTH * ap


DUTIES: dict[str, tuple[float, float, int]] = {
    "pick-lock": (-0.7, 6.0, 1),
    "read": (-0.7, 10.0, 2),
    "pick-up": (-0.7, 9.0, 1),
    "set-fire": (-0.7, 8.0, 2),
    "put-out": (1.5, 8.0, 1),
    "smother": (1.0, 7.0, 2),
    "draw": (0.5, 0.0, 0),
    "put-away": (-2.0, 0.0, 1),
    "drop": (-2.0, 0.0, 1),
}
"""What an action is worth where no scenario asks for it, where one does, and its AP."""
SAME = {"smother": "put-out"}


def walk_weight(state: Battle, me: Safar) -> float:
    """To its task; otherwise towards the enemy, as long as nobody is in reach and the walk is cheap."""
    foes = state.enemies(me.id)
    task = errand(state, me.id)
    if task is not None:
        if task.deed == "carry":
            return 3.0 - AP_WORTH * me.moves
        return -1.0 if distance(me.at, task.at) <= me.radius + 0.4 else 1.4 - AP_WORTH * me.moves
    if not foes or me.moves > 1 or not is_free(state, me.id):
        return -1.0
    arms = [reach_of(me, item) for item in me.in_hand("weapon")] or [0.5]
    if any(covers(me, foe, max(arms)) for foe in foes) or (shoots(me) and me.moves):
        return -1.0
    if me.spells and any(distance(me.at, foe.at) - foe.radius <= value(me, "I") - 0.5 for foe in foes):
        return -1.0
    return 0.6 - 0.5 * me.moves


def climb_weight(state: Battle, me: Safar, answer: Any) -> float:
    """To the height at which the nearest enemy stands; a shooter goes up while nobody is near, and stays there."""
    target = answer.get("onto", answer.get("climb"))
    top = next((level_of(piece) for piece in state.table.pieces if piece.id == target), 0.0) or 0.0
    foe = min(state.enemies(me.id), key=lambda one: distance(me.at, one.at), default=None)
    if foe is None:
        return -1.0
    near = distance(me.at, foe.at)
    if shoots(me) and me.level >= 0:
        return 0.4 if top > me.level and near > 4.0 else -1.0
    nearer = abs(foe.level - top) < abs(foe.level - me.level)
    worth_it = top < me.level or me.level < 0 or near < 4.0
    return 0.9 - 0.15 * answer["ap"] if nearer and worth_it else -1.0
