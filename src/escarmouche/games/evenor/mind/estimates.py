"""Estimates: what a fight, a shot or an action is worth, in points, before experience has its say (`habits`).

Every option is weighed roughly: what it may cost the enemy less what it may cost oneself.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil, sqrt
from typing import Any

from escarmouche.core.decisions import Choose, head
from escarmouche.core.state import Id
from escarmouche.games.evenor.figures import ACTIVATED, BLESSED, HIDDEN, PRONE, Fighter, Skirmish, Weapon
from escarmouche.games.evenor.mind.stats import asked, total
from escarmouche.games.evenor.mind.steering import errand, homesick
from escarmouche.games.evenor.rules.activation import is_leader, ranks_of
from escarmouche.games.evenor.rules.melee import Bout, crowding
from escarmouche.games.evenor.rules.movement import engaged_with
from escarmouche.games.evenor.rules.shooting import Aim, band_of
from escarmouche.games.evenor.stats import COMBAT, DICE, INITIATIVE, SAVE, SHOOTING
from escarmouche.games.evenor.traits.fear import frightens
from escarmouche.space.geometry import Point, distance

RUN, REACH, FAR = 6.0, 4.0, 12.0
"""How far a fast move and a charge go, and a shot that is worth while, as a rule."""


# ---------------------------------------------------------------- what a fight or a shot is worth


def odds(needed: int) -> float:
    """The chance of a die against a threshold."""
    return (7 - needed) / 6


def between(me: Fighter, foe: Fighter) -> float:
    """The gap between two ordinary bases, about; measured here, as nothing is asked more often."""
    (ax, ay), (bx, by) = me.at, foe.at
    dx, dy = bx - ax, by - ay
    return sqrt(dx * dx + dy * dy) - 1.0


def blows(state: Skirmish, me: Fighter, bout: Bout, others: int) -> float:
    """Hits to expect of a melee phase, sixes giving more dice; others stand against it beside its opponent."""
    blades = me.blades
    if not blades:
        return 0.0
    dice = total(state, DICE, me.id, bout, max([blade.power for blade in blades]))
    needed = total(state, COMBAT, me.id, bout, me.combat + crowding(1 + others))
    return dice * 1.2 * odds(needed)


def excess(mine: float, theirs: float) -> float:
    """The hits by which one wins, in the mean, when both may win."""
    by = mine - theirs
    return 0.5 * (by + sqrt(by * by + 1.5 * (mine + theirs)))


def hurt(state: Skirmish, figure: Fighter, hits: float) -> float:
    """Points that excess hits of a melee cost: one in three takes Vitality, the others knock down."""
    through = hits * unsaved(state, figure)
    return figure.cost / figure.vitality * min(through / 3, 1.0) + 0.8 * min(through, 1.0)


def unsaved(state: Skirmish, figure: Fighter) -> float:
    """The share of hits that its save does not stop."""
    if figure.save is None:
        return 1.0
    return asked(state).recall(("unsaved", figure.id), lambda: 1.0 - odds(total(state, SAVE, figure.id)))


def edge(state: Skirmish, me: Fighter, foe: Fighter, charging: bool, countered: bool = False) -> float:
    """What a melee phase is worth to the one who begins it; remembered, as several features ask for it."""
    return asked(state).recall(
        (me.id, foe.id, charging, countered), lambda: weighed_up(state, me, foe, charging, countered)
    )


def weighed_up(state: Skirmish, me: Fighter, foe: Fighter, charging: bool, countered: bool) -> float:
    """The same, worked out: the one who begins is thought to be alone with its opponent."""
    bout = Bout((me.id,), foe.id, frozenset([one.id for one, charges in ((me, charging), (foe, countered)) if charges]))
    mine = blows(state, me, bout, 0)
    theirs = blows(state, foe, bout, len([one for one in engaged_with(state, foe.id) if one != me.id]))
    return hurt(state, foe, excess(mine, theirs)) - hurt(state, me, excess(theirs, mine))


def shot(state: Skirmish, me: Fighter, foe: Fighter, weapon: Weapon, kind: str = "static") -> float:
    """Points that a shot takes, in the mean."""
    if weapon.ranges is None or me.shooting is None:
        return 0.0
    far = between(me, foe)
    aim = Aim(me.id, foe.id, weapon.name, kind, band_of(weapon, far) or "long", far)
    through = weapon.power * odds(total(state, SHOOTING, me.id, aim)) * unsaved(state, foe)
    return foe.cost / foe.vitality * min(1.0, 0.8 * through)


# ---------------------------------------------------------------- the questions


def activate_weight(state: Skirmish, value: Id) -> float:
    """Whoever can strike now goes first."""
    me = state.figures[value]
    return opportunity(state, me) + (2.0 if is_leader(asked(state), value) else 0.0)


def opportunity(state: Skirmish, me: Fighter) -> float:
    """The best this model could do with one action."""
    if me.tokens:
        return 3.0
    best = 0.0
    missiles = me.missiles if me.shooter else ()
    for foe in state.enemies(me.id):
        far = between(me, foe)
        if far <= REACH:
            best = max(best, edge(state, me, foe, far > 0.05))
        elif missiles and HIDDEN not in foe.status and far <= FAR:
            best = max(best, shot(state, me, foe, missiles[0]))
    return best


def actions_weight(state: Skirmish, me: Fighter, ready: bool) -> Callable[[int], float]:
    """What so many actions would bring, times the chance to obtain them all."""
    gained = gain_of(state, me, ready)
    return lambda actions: 3.0 * gained(actions) * sure(state, me, actions, ready)


def sure(state: Skirmish, me: Fighter, actions: int, ready: bool) -> float:
    """The chance to obtain so many actions; a single one in place is not rolled for."""
    passed = 1.0
    if actions > 1 or not ready:
        for needed in ranks_of(total(state, INITIATIVE, me.id), actions):
            passed *= min(1.0, odds(needed))
    return passed


def needed_for(state: Skirmish, me: Fighter, goal: Point) -> int:
    """The actions that an errand takes: the way, and one more to pick something up."""
    far = distance(me.at, goal)
    return max(1, ceil((far - 0.5) / RUN)) + (0 if homesick(state, me) else 1)


def gain_of(state: Skirmish, me: Fighter, ready: bool) -> Callable[[int], float]:
    """What a number of actions is good for: to be where one wants to be, then to strike as often as possible."""
    goal = errand(state, me)
    if goal is not None:
        needed = needed_for(state, me, goal)
        return lambda actions: 0.4 * min(actions, needed) + (1.0 if actions >= needed else 0.0)
    if ready:
        return lambda actions: 0.8 * actions + 0.2
    far = min([between(me, foe) for foe in state.enemies(me.id)], default=0.0)
    if far <= REACH:
        return lambda actions: 0.9 * actions + 0.1
    if far <= REACH + RUN:
        return lambda actions: 0.4 if actions == 1 else 1.2 + 0.6 * (actions - 2)
    return lambda actions: 0.5 * min(actions, 2)


def at_hand(state: Skirmish, me: Fighter) -> bool:
    """Something to strike at without moving."""
    if engaged_with(state, me.id):
        return True
    if me.shooter:
        limit = max([weapon.ranges[1] if weapon.ranges else 0 for weapon in me.missiles])
        return any(between(me, foe) <= limit and HIDDEN not in foe.status for foe in state.enemies(me.id))
    return False


def action_weight(state: Skirmish, decision: Choose, value: Any) -> float:
    me = state.figures[decision.figure]
    kind = head(value)
    weigh = ACTIONS.get(kind)
    weight = PLAIN.get(kind, -1.0) if weigh is None else weigh(state, me, value)
    if decision.facts["lone"] and kind in ("charge", "run") and weight > 0:
        weight *= sure(state, me, 1, False)
    return weight


def fight_weight(state: Skirmish, me: Fighter, value: dict[str, Any]) -> float:
    if value["fight"] == "several":
        return 2.0
    return 1.0 + edge(state, me, state.figures[value["fight"]], False)


def stand_weight(state: Skirmish, me: Fighter, value: Any) -> float:
    """Getting up is free, and one fights better for it."""
    foes = engaged_with(state, me.id)
    if not foes:
        return 0.7
    up = state.lost(me.id, PRONE)
    return max([1.1 + edge(up, up.figures[me.id], up.figures[foe], False) for foe in foes])


def charge_weight(state: Skirmish, me: Fighter, value: Any) -> float:
    if not isinstance(value, dict):
        return -1.0
    foe = state.figures[value["charge"]]
    afraid = frightens(asked(state), foe.id, me.id) and "Courageux" not in me.traits
    weight = 0.5 + edge(state, me, foe, True) + (4.0 if foe.tokens else 0.0) - homesick(state, me)
    return weight - 1.0 if afraid else weight


def shoot_weight(state: Skirmish, me: Fighter, value: dict[str, Any]) -> float:
    return 0.3 + shot(state, me, state.figures[value["shoot"]], me.weapon(value["weapon"])) - homesick(state, me)


def power_weight(state: Skirmish, me: Fighter, value: dict[str, Any]) -> float:
    target = state.figures[value["target"]]
    if value["power"] == "Soin":
        return 0.7 * target.cost
    if value["power"] == "Confusion":
        return 0.4 if ACTIVATED in target.status or "confused" in target.status else 1.2
    if BLESSED in target.status:
        return -1.0
    return 1.5 if engaged_with(state, target.id) else 0.3 if ACTIVATED in target.status else 0.9


def run_weight(state: Skirmish, me: Fighter, value: Any) -> float:
    if homesick(state, me):
        return 3.0
    if engaged_with(state, me.id):
        return -2.0
    return 1.5 if errand(state, me) is not None else 0.6


def reaction_weight(state: Skirmish, decision: Choose, value: Any) -> float:
    me = state.figures[decision.figure]
    kind = head(value)
    against = value.get("against") if isinstance(value, dict) else None
    foe = state.figures[against or decision.facts["by"][0]]
    if kind == "counter-charge":
        return 1.0 + edge(state, me, foe, True, True)
    if kind == "counter-charge-shot":
        return 0.8 + shot(state, me, foe, me.weapon(value[kind]), "counter-charge")
    if kind == "shoot-back":
        return shot(state, me, foe, me.weapon(value[kind]), "reaction")
    if kind == "cover":
        return 2.0
    if kind == "prone":
        return 0.3
    if kind == "power":
        return power_weight(state, me, value)
    if kind == "flee":
        return 1.0 if homesick(state, me) else 0.1
    return 0.0


def shot_weight(state: Skirmish, decision: Choose, value: Any) -> float:
    me = state.figures[decision.figure]
    if value == "none":
        return 0.0
    return 0.3 + shot(state, me, state.figures[value["shoot"]], me.weapon(value["weapon"]), "moving")


def opponent_weight(state: Skirmish, decision: Choose, value: Any) -> float:
    me = state.figures[decision.figure]
    return 0.0 if value == "none" else 0.5 + edge(state, me, state.figures[value], True)


def yes_weight(state: Skirmish, decision: Choose, value: Any) -> float:
    return 1.0 if value in ("yes", "reroll") else 0.0


def follow_weight(state: Skirmish, decision: Choose, value: Any) -> float:
    return 0.0 if value == "none" else 1.0 + opportunity(state, state.figures[value])


def hit_weight(state: Skirmish, decision: Choose, value: Any) -> float:
    return float(state.figures[value].cost)


def no_weight(state: Skirmish, decision: Choose, value: Any) -> float:
    return 0.0


SMALL: dict[str, Callable[[Skirmish, Choose, Any], float]] = {
    "shot": shot_weight,
    "opponent": opponent_weight,
    "stand": yes_weight,
    "reroll": yes_weight,
    "follow": follow_weight,
    "hit": hit_weight,
    "corner": no_weight,
}
"""Questions of which there is no more to say than an estimate."""
ACTIONS: dict[str, Callable[[Skirmish, Fighter, Any], float]] = {
    "fight": fight_weight,
    "charge": charge_weight,
    "shoot": shoot_weight,
    "power": power_weight,
    "run": run_weight,
    "stand": stand_weight,
}
PLAIN = {"pick-up": 9.0, "nothing": -0.5, "step": -0.6, "moving-shot": 0.5, "cover": 0.2, "hide": 0.2}
