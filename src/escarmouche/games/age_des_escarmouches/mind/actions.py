"""What the answers to a question are worth, in VAL, roughly: actions, speech turns, reactions, pursuits, splits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from escarmouche.core.decisions import Choose, head
from escarmouche.games.age_des_escarmouches.cards import shelf
from escarmouche.games.age_des_escarmouches.figures import HIDDEN, ROUTED, Fighter, Fray
from escarmouche.games.age_des_escarmouches.mind.estimates import duel, level, shot, toll
from escarmouche.games.age_des_escarmouches.mind.goals import goal_of
from escarmouche.games.age_des_escarmouches.mind.score import PULL, reach
from escarmouche.games.age_des_escarmouches.mind.spells import recital_worth
from escarmouche.games.age_des_escarmouches.rules.contact import touch
from escarmouche.space.geometry import distance

Weigh = Callable[[Fray, Choose, Any], float]


def action_weight(state: Fray, decision: Choose, answer: Any) -> float:
    """Blows and shots by what they are likely to take, movements by how much nearer they come."""
    me, kind = state.figures[decision.figure], head(answer)
    if kind in ASSAULTS:
        return EAGER + assault_worth(state, me, state.figures[answer[kind]], kind == "charge")
    if kind in SHOTS:
        weapon = next((one for one in me.ranged if one.name == answer.get("weapon", one.name)), me.ranged[0])
        taken = shot(state, me, state.figures[answer[kind]], weapon)
        return (AIMED * taken if kind == "aim" else taken) - 0.1
    if kind == "recite":
        formula = shelf().formulas[answer["recite"]]
        return recital_worth(state, me, formula, state.figures.get(answer.get("target", me.id)))
    if kind in PACES:
        return pace_worth(state, me, PACES[kind])
    if kind == "disengage":
        return -1.0 - sum(duel(me, foe) for foe in state.enemies(me.id) if touch(me, foe))
    return PLAIN.get(kind, 0.0)


EAGER = 1.0
"""What it is worth to strike first."""
AIMED = 1.3
"""How much more an aimed shot takes."""
ASSAULTS, SHOTS = ("charge", "engagement", "assailing"), ("shoot", "aim")
PACES = {"march": 1.0, "run": 2.0, "dodge": 0.9, "force": 1.5}
PLAIN = {"done": 0.3, "take": 20.0, "drop": -5.0, "haul": 0.5, "trap": -1.0}
PLAIN |= dict.fromkeys(("fire", "bombard", "volley", "launch", "breathe"), 3.0)
PLAIN |= dict.fromkeys(("cry", "use", "wield", "steam"), 0.4)


def assault_worth(state: Fray, me: Fighter, foe: Fighter, charge: bool) -> float:
    """What one more assailant is likely to bring in the combat to come, with those who are there already."""
    there = [(one, 1) for one in state.enemies(foe.id) if one.id != me.id and touch(one, foe)]
    before = toll(foe, there) if there else 0.0
    after = toll(foe, [*there, (me, 1)])
    weight = 0.1 * (foe.val + me.val) if charge and me.power >= foe.power else 0.0
    frightens = level(foe, "PEU") - level(me, "COU")
    shaken = 0.1 * me.val * max(frightens, 0) if foe.scores.get("PEU") is not None else 0.0
    return foe.val * (after - before) - me.val * toll(me, [(foe, 1 + len(there))]) + weight - shaken


def pace_worth(state: Fray, me: Fighter, times: float) -> float:
    """How much nearer a movement brings somebody to an errand, or to where it can strike; a crew stays where it is."""
    if me.crew and state.figures[me.crew].in_play:
        return -1.0
    goal = goal_of(state, me)
    foes = [distance(me.at, foe.at) for foe in state.enemies(me.id) if HIDDEN not in foe.status]
    far = distance(me.at, goal) if goal is not None else min(foes, default=0.0) - reach(me)
    stride = (me.air if me.altitude and me.air else me.mou) * times
    return PULL * me.val * min(far, stride) - (0.2 if goal is None and me.ranged else 0.0)


def speech_weight(state: Fray, decision: Choose, answer: Any) -> float:
    """A card is activated; now and then one waits for the other to move first."""
    return SPEECHES.get(head(answer), 0.0)


SPEECHES = {"activate": 1.0, "refuse": 0.7, "rush": 0.3}


def next_weight(state: Fray, decision: Choose, answer: Any) -> float:
    """One after another rather than as a group, and a machine before its crew, who may not serve it once they acted."""
    if not isinstance(answer, str):
        return 0.6
    return 3.0 if state.figures[answer].machine else 1.0


def react_weight(state: Fray, decision: Choose, answer: Any) -> float:
    """Whoever likes to fight the actor goes into its way; whoever watched acts now."""
    if answer == "none":
        return 0.3
    actor = state.figures.get(str(decision.facts.get("actor", "")))
    name = "intercept" if "intercept" in answer else "vigilant"
    me = state.figures[answer[name]]
    by = 0.1 * (level(me, "INI") if answer.get("by", "INI") == "INI" else me.mou // 2.5)
    return by + (0.0 if actor is None else 0.3 * duel(me, actor)) - (0.8 if name == "intercept" else 0.0)


def pursuit_weight(state: Fray, decision: Choose, answer: Any) -> float:
    """On to the next enemy, if that is a good one."""
    kind = head(answer)
    if kind == "engagement":
        return 1.0 + duel(state.figures[decision.figure], state.figures[answer[kind]])
    if kind in ("march", "run"):
        return pace_worth(state, state.figures[decision.figure], 0.5 if answer == "march" else -1.0)
    return 0.2


def tactic_weight(state: Fray, decision: Choose, answer: Any) -> float:
    """A combat tactic, while there are points to spend."""
    return 0.2 if answer == "none" else 0.1 * state.tactics.get(decision.seat, 0)


def split_weight(state: Fray, decision: Choose, answer: Any) -> float:
    """The split whose combats are likely to bring most."""
    return sum(combat_worth(state, decision.seat, names) for names in answer["split"])


def fight_weight(state: Fray, decision: Choose, answer: Any) -> float:
    return combat_worth(state, decision.seat, answer["fight"])


def combat_worth(state: Fray, side: str, names: list[str]) -> float:
    """What a combat of one against others is likely to bring a side."""
    single, *others = (state.figures[who] for who in names)
    lost = single.val * toll(single, [(one, 1) for one in others])
    taken = sum(one.val * toll(one, [(single, len(others))]) for one in others)
    return taken - lost if single.side == side else lost - taken


def spend_weight(state: Fray, decision: Choose, answer: Any) -> float:
    """Points go where they tell in a combat first; those that are kept may be lost."""
    return SPENDING.get(answer, 0.3)


SPENDING = {"ATT": 1.0, "FOR": 0.9, "DEF": 0.8, "RES": 0.8, "INI": 0.5, "none": 0.2}


def flight_weight(state: Fray, decision: Choose, answer: Any) -> float:
    """A target that may flee is let stay and fight, unless it is routed already."""
    target = state.figures.get(str(decision.facts.get("target", "")))
    return 0.5 if answer == ("flee" if target is not None and ROUTED in target.status else "stay") else 0.0
