"""What speaks for and against every answer: its kind, and a few figures that habits weigh by experience.

The first figure of most kinds is a first guess at what the answer is worth. What the others are is said beside them;
their order is that of the weights in `content/habits.json`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from escarmouche.core.decisions import Choose
from escarmouche.core.geometry import distance
from escarmouche.games.evenor.bearings import errand, homesick
from escarmouche.games.evenor.figures import ACTIVATED, AIMING, HIDDEN, PRONE, Fighter, Skirmish
from escarmouche.games.evenor.guesses import (
    FAR,
    REACH,
    RUN,
    SMALL,
    action_weight,
    actions_weight,
    activate_weight,
    at_hand,
    edge,
    needed_for,
    reaction_weight,
    shot,
    sure,
)
from escarmouche.games.evenor.movement import engaged_with
from escarmouche.games.evenor.scenarios import ORICHALCUM


class Opinion(NamedTuple):
    kind: str
    facts: tuple[float, ...]
    answer: Any
    """The answer itself; for a path, the goal and which of the others is to be touched there."""


def role_of(state: Skirmish, seat: str) -> str:
    """What this side is in the scenario: weights are learnt for each."""
    if state.ambushed:
        return "hunted" if state.ambushed == seat else "hunter"
    return "orichalcum" if state.scenario == ORICHALCUM else "extermination"


# ---------------------------------------------------------------- how a model stands


def nearest(state: Skirmish, me: Fighter) -> float:
    """The gap to the nearest enemy, about."""
    return min([distance(me.at, foe.at) for foe in state.enemies(me.id)], default=21.0) - 1.0


def best_shot(state: Skirmish, me: Fighter) -> float:
    """What the best of its shots takes, whether or not anything is in the way."""
    if not me.shooter:
        return 0.0
    weapon, foes = me.missiles[0], state.enemies(me.id)
    seen = [foe for foe in foes if HIDDEN not in foe.status and distance(me.at, foe.at) - 1.0 <= FAR]
    return max([shot(state, me, foe, weapon) for foe in seen], default=0.0)


def danger(state: Skirmish, me: Fighter) -> tuple[float, float]:
    """The best charge that an enemy who has yet to act has at this model, and the best shot."""
    charge = hit = 0.0
    for foe in state.enemies(me.id):
        if ACTIVATED in foe.status:
            continue
        far = distance(me.at, foe.at) - 1.0
        if 0.05 < far <= REACH + 0.5:
            charge = max(charge, edge(state, foe, me, True))
        elif far <= FAR and foe.shooter:
            hit = max(hit, shot(state, foe, me, foe.missiles[0]))
    return charge, hit


# ---------------------------------------------------------------- the questions


def activate(state: Skirmish, decision: Choose) -> Iterator[Opinion]:
    for option in decision.options:
        value = option.value
        if isinstance(value, dict):
            yield Opinion("activate.wait", (), value)
            continue
        me = state.figures[value]
        foes = len(engaged_with(state, value))
        charge, hit = danger(state, me)
        near, goal = nearest(state, me), errand(state, me)
        far = 0.0 if goal is None else distance(me.at, goal)
        facts = (
            activate_weight(state, value),
            charge,
            hit,
            foes > 0,
            max(foes - 1, 0),
            PRONE in me.status,
            best_shot(state, me),
            bool(me.tokens),
            me.cost / 10,
            near / 10,
            near <= REACH,
            REACH < near <= REACH + RUN,
            me.initiative / 6,
            far / 10,  # the way of its errand
            goal is not None and far <= RUN,
        )
        yield Opinion("activate.go", facts, value)


def actions(state: Skirmish, decision: Choose) -> Iterator[Opinion]:
    me = state.figures[decision.figure]
    ready = at_hand(state, me)
    guess = actions_weight(state, me, ready)
    place, needed = standing(state, me, ready)
    charge, _ = danger(state, me)
    prone, cost = PRONE in me.status, me.cost / 10
    for option in decision.options:
        count = option.value
        if isinstance(count, dict):
            yield Opinion("actions.series", (), count)
            continue
        passed, enough = sure(me, count, ready), count >= needed
        facts = (guess(count), passed, passed * enough, enough, passed * count, charge, prone, cost)
        yield Opinion(f"actions.{place}.{min(count, 4)}", facts, count)


def standing(state: Skirmish, me: Fighter, ready: bool) -> tuple[str, int]:
    """Where a model stands before it acts, in a word, and how many actions it needs to do something there."""
    goal = errand(state, me)
    if goal is not None:
        return ("home" if homesick(state, me) else "token"), needed_for(state, me, goal)
    if ready:
        return ("melee" if engaged_with(state, me.id) else "shoot"), 1
    near = nearest(state, me)
    if near <= REACH:
        return "reach", 1
    return ("near" if near <= REACH + RUN else "far"), 2


def action(state: Skirmish, decision: Choose) -> Iterator[Opinion]:
    me = state.figures[decision.figure]
    left, lone = min(decision.facts["left"], 2), decision.facts["lone"]
    charge, hit = danger(state, me)
    near, home, goal = nearest(state, me), homesick(state, me) > 0, errand(state, me) is not None
    shoots, aimed, aiming, cost = me.shooter, best_shot(state, me), AIMING in me.status, me.cost / 10
    engaged = bool(engaged_with(state, me.id))
    for option in decision.options:
        value, kind = option.value, option.head
        guess = action_weight(state, decision, value)
        facts: tuple[float, ...]
        if kind == "charge" and not isinstance(value, dict):
            kind, facts = "blind", ()
        elif kind in ("fight", "charge") and value[kind] != "several":
            foe = state.figures[value[kind]]
            others, lies = len(engaged_with(state, foe.id)), PRONE in foe.status
            worth = edge(state, me, foe, kind == "charge")
            facts = (guess, worth, foe.cost / 10, others, lies, ACTIVATED in foe.status, home, left)
            if kind == "charge":
                facts += (lone, shoots, foe.shooter, bool(foe.tokens), cost, goal, distance(me.at, foe.at) / 10)
        elif kind == "shoot":
            foe = state.figures[value["shoot"]]
            held, lies = bool(engaged_with(state, foe.id)), PRONE in foe.status
            worth = shot(state, me, foe, me.weapon(value["weapon"]))
            facts = (guess, worth, foe.cost / 10, held, lies, ACTIVATED in foe.status, home, left)
            facts += (lone, aiming, foe.shooter, bool(foe.tokens), charge, distance(me.at, foe.at) / 10)
        elif kind == "power":
            kind, target = f"power.{value['power']}", state.figures[value["target"]]
            held = bool(engaged_with(state, target.id))
            facts = (guess, target.cost / 10, ACTIVATED in target.status, held, left, home)
        else:
            kind = "several" if kind == "fight" else kind
            facts = (guess, engaged, home, goal, left, lone, shoots, aimed, charge, hit, near / 10)
            facts += (near <= REACH, near <= REACH + RUN, cost, aiming)
        yield Opinion(f"action.{kind}", facts, value)


def reaction(state: Skirmish, decision: Choose) -> Iterator[Opinion]:
    me, to = state.figures[decision.figure], decision.facts["to"][0]
    for option in decision.options:
        value, kind = option.value, option.head
        if kind == "none":
            yield Opinion(f"reaction.{to}.none", (), value)
            continue
        against = value.get("against") if isinstance(value, dict) else None
        foe = state.figures[against or decision.facts["by"][0]]
        facts = (
            reaction_weight(state, decision, value),
            edge(state, me, foe, True, True),
            edge(state, foe, me, True),
            homesick(state, me) > 0,
            me.shooter,
            foe.cost / 10,
            me.cost / 10,
            (7 - me.reaction) / 6,
            bool(engaged_with(state, me.id)),
            foe.shooter,
        )
        yield Opinion(f"reaction.{to}.{kind}", facts, value)


def guessed(state: Skirmish, decision: Choose) -> Iterator[Opinion]:
    """Small questions: the guess, and whether one does it at all."""
    guess = SMALL[decision.key]
    for option in decision.options:
        value = option.value
        kind = f"{decision.key}.{'none' if value in ('none', 'no', 'keep') else 'some'}"
        yield Opinion(kind, (guess(state, decision, value),), value)


QUESTIONS: dict[str, Callable[[Skirmish, Choose], Iterator[Opinion]]] = {
    "activate": activate,
    "actions": actions,
    "action": action,
    "reaction": reaction,
    **dict.fromkeys(SMALL, guessed),
}
