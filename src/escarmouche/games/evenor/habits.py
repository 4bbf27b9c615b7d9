"""Habits: what a player of Evenor does without much thought. Look-aheads play both sides by them, many times a second.

Every option is weighed in points, roughly: what it may cost the enemy less what it may cost oneself. A little chance
is added, so that no two look-aheads are quite the same.
"""

from __future__ import annotations

from collections.abc import Callable
from math import atan2, cos, sin
from typing import Any

from escarmouche.core.decisions import Answer, Choose, ChoosePath, ChooseSome, Decision, head
from escarmouche.core.dice import Block
from escarmouche.core.geometry import Point, distance, gap, quantise
from escarmouche.core.table import Table
from escarmouche.games.evenor.figures import ACTIVATED, AIMING, BLESSED, HIDDEN, PRONE, Fighter, Skirmish, Weapon
from escarmouche.games.evenor.ideas import edges
from escarmouche.games.evenor.movement import engaged_with
from escarmouche.games.evenor.score import entry, measured

REACH = 4.0
"""How far a charge goes, as a rule."""


def habit(state: Skirmish, decision: Decision, chance: Block) -> Answer | None:
    """The answer of somebody who knows the game and does not stop to think; None for no opinion."""
    if isinstance(decision, Choose):
        weigh = WEIGHTS.get(decision.key)
        if weigh is None:
            return decision.default
        best, most = None, -1e9
        for option in decision.options:
            weight = weigh(state, decision, option.value) + NOISE * chance.die(256)
            if weight > most:
                best, most = option.value, weight
        return best
    if isinstance(decision, ChoosePath):
        return way(state, decision)
    if isinstance(decision, ChooseSome) and decision.key == "opponents":
        return [option.value for option in decision.options][: decision.most]
    return decision.default if decision.key in ("place", "where") else None


NOISE = 0.6 / 256
"""How much chance counts, in points."""


# ---------------------------------------------------------------- what a fight or a shot is worth


def odds(needed: int) -> float:
    return (7 - min(max(needed, 2), 6)) / 6


def blows(me: Fighter, charging: bool, crowd: int) -> float:
    """Hits to expect of a melee phase, sixes giving more dice."""
    blades = me.blades
    if not blades:
        return 0.0
    power = max([blade.power for blade in blades])
    if charging and "Charge furieuse" in me.traits:
        power += 1
    needed = me.combat + crowd - charging
    if PRONE in me.status:
        needed += 2
    if BLESSED in me.status:
        needed -= 1
    return power * 1.2 * odds(needed)


def excess(mine: float, theirs: float) -> float:
    """The hits by which one wins, in the mean, when both may win."""
    by = mine - theirs
    return 0.5 * (by + (by * by + 1.5 * (mine + theirs)) ** 0.5)


def hurt(figure: Fighter, hits: float) -> float:
    """Points that excess hits of a melee cost: one in three takes Vitality, the others knock down."""
    through = hits * (1.0 if figure.save is None else 1.0 - odds(figure.save))
    return figure.cost / figure.vitality * min(through / 3, 1.0) + 0.8 * min(through, 1.0)


def edge(state: Skirmish, me: Fighter, foe: Fighter, charging: bool, countered: bool = False) -> float:
    """What a melee phase is worth to the one who begins it."""
    mine = blows(me, charging, 0)
    theirs = blows(foe, countered, len([f for f in engaged_with(state, foe.id) if f != me.id]))
    return hurt(foe, excess(mine, theirs)) - hurt(me, excess(theirs, mine))


def shot(state: Skirmish, me: Fighter, foe: Fighter, weapon: Weapon, more: int = 0) -> float:
    """Points that a shot takes, in the mean."""
    if weapon.ranges is None or me.shooting is None:
        return 0.0
    far = distance(me.at, foe.at) - 1.0
    short, medium, _ = weapon.ranges
    needed = me.shooting + more + (-1 if far <= short else 0 if far <= medium else 1) + (PRONE in foe.status)
    if AIMING in me.status:
        needed -= 2
    through = weapon.power * odds(needed) * (1.0 if foe.save is None else 1.0 - odds(foe.save))
    return foe.cost / foe.vitality * min(1.0, 0.8 * through)


# ---------------------------------------------------------------- the questions


def activate_weight(state: Skirmish, decision: Choose, value: Any) -> float:
    """Whoever can strike now goes first; nobody waits."""
    if isinstance(value, dict):
        return -2.0
    me = state.figures[value]
    return opportunity(state, me) + (2.0 if "Meneur" in me.traits or "Meneur charismatique" in me.traits else 0.0)


def opportunity(state: Skirmish, me: Fighter) -> float:
    """The best this model could do with one action."""
    if me.tokens:
        return 3.0
    best = 0.0
    missiles = me.missiles if me.shooting is not None else ()
    for foe in state.enemies(me.id):
        far = distance(me.at, foe.at) - 1.0
        if far <= REACH:
            best = max(best, edge(state, me, foe, far > 0.05))
        elif missiles and HIDDEN not in foe.status and far <= 12:
            best = max(best, shot(state, me, foe, missiles[0]))
    return best


def actions_weight(state: Skirmish, decision: Choose, value: Any) -> float:
    """As many actions as are to be had in the mean; one for certain where there is something to strike at."""
    if isinstance(value, dict):
        return -1.0
    me = state.figures[decision.figure]
    passed = 1.0
    for k in range(value):
        passed *= min(1.0, (7 - me.initiative - k) / 6)
    if value == 1 and at_hand(state, me):
        return 2.0
    return 2.0 * value * passed


def at_hand(state: Skirmish, me: Fighter) -> bool:
    """Something to do without moving."""
    if engaged_with(state, me.id):
        return True
    if me.shooting is not None and me.missiles:
        limit = max([weapon.ranges[1] if weapon.ranges else 0 for weapon in me.missiles])
        return any(distance(me.at, foe.at) - 1.0 <= limit and HIDDEN not in foe.status for foe in state.enemies(me.id))
    return PRONE in me.status


def action_weight(state: Skirmish, decision: Choose, value: Any) -> float:
    me = state.figures[decision.figure]
    kind = head(value)
    weigh = ACTIONS.get(kind)
    if weigh is not None:
        return weigh(state, me, value)
    return PLAIN.get(kind, -1.0)


def fight_weight(state: Skirmish, me: Fighter, value: dict[str, Any]) -> float:
    if value["fight"] == "several":
        return 2.0
    return 1.0 + edge(state, me, state.figures[value["fight"]], False)


def charge_weight(state: Skirmish, me: Fighter, value: Any) -> float:
    if not isinstance(value, dict):
        return -1.0
    foe = state.figures[value["charge"]]
    return 0.3 + edge(state, me, foe, True) + (3.0 if foe.tokens else 0.0) - homesick(state, me)


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
    return 0.6


def homesick(state: Skirmish, me: Fighter) -> float:
    """Those who carry something home, or have to get away, do not stop on the way."""
    return 2.0 if me.tokens or me.side == state.ambushed else 0.0


def reaction_weight(state: Skirmish, decision: Choose, value: Any) -> float:
    me = state.figures[decision.figure]
    kind = head(value)
    against = value.get("against") if isinstance(value, dict) else None
    foe = state.figures[against or decision.facts["by"][0]]
    if kind == "counter-charge":
        return 1.0 + edge(state, me, foe, True, True)
    if kind == "counter-charge-shot":
        return 0.8 + shot(state, me, foe, me.weapon(value[kind]))
    if kind == "shoot-back":
        return shot(state, me, foe, me.weapon(value[kind]))
    if kind == "cover":
        return 2.0
    if kind == "prone":
        return 0.3
    if kind == "power":
        return power_weight(state, me, value)
    if kind == "flee":
        return 1.0 if me.side == state.ambushed or me.tokens else 0.0
    return 0.0


def shot_weight(state: Skirmish, decision: Choose, value: Any) -> float:
    me = state.figures[decision.figure]
    return 0.0 if value == "none" else 0.3 + shot(state, me, state.figures[value["shoot"]], me.weapon(value["weapon"]), 1)


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


Weigh = Callable[[Skirmish, Choose, Any], float]
WEIGHTS: dict[str, Weigh] = {
    "activate": activate_weight,
    "actions": actions_weight,
    "action": action_weight,
    "reaction": reaction_weight,
    "shot": shot_weight,
    "opponent": opponent_weight,
    "stand": yes_weight,
    "reroll": yes_weight,
    "follow": follow_weight,
    "hit": hit_weight,
    "corner": no_weight,
}
ACTIONS: dict[str, Callable[[Skirmish, Fighter, Any], float]] = {
    "fight": fight_weight,
    "charge": charge_weight,
    "shoot": shoot_weight,
    "power": power_weight,
    "run": run_weight,
}
PLAIN = {"pick-up": 9.0, "nothing": -0.5, "stand": 0.7, "step": -0.6, "moving-shot": 0.5, "cover": 0.2, "hide": 0.2}


# ---------------------------------------------------------------- where to go


def way(state: Skirmish, decision: ChoosePath) -> Answer | None:
    """Straight towards what one wants, as far as one may; a little to the left or right if that is barred."""
    default = decision.default
    if default or decision.facts["kind"] == "step":
        return default
    me = state.figures[decision.figure]
    goal, touched = aim_of(state, me, decision)
    if goal is None:
        return default
    if touched is not None and gap(me.footprint, decision.ground.others[touched]) <= decision.limit:
        route = decision.ground.route_to_touch(me.at, touched, decision.limit)
        if route is not None and decision.why_not(route.path) is None:
            return [list(point) for point in route.path[1:]]
    return steered(state, me, decision, goal) or default


TURNS = (0.0, 0.4, -0.4, 0.8, -0.8, 1.3, -1.3)
"""Directions to try, in radians off the straight one."""


def steered(state: Skirmish, me: Fighter, decision: ChoosePath, goal: Point) -> Answer | None:
    """One straight stretch towards a goal or the corner on the way there; of two that turn off equally far, the one
    that ends nearer to it."""
    (x, y), mark = me.at, next_corner(state.table, me.at, goal, me.radius + 0.05)
    far = distance(me.at, mark)
    if far < 0.05:
        return None
    towards = atan2(mark[1] - y, mark[0] - x)
    best, least = None, 1e9
    for turn in TURNS:
        for length in (min(decision.limit, far), min(decision.limit, far) / 2):
            end = quantise((x + length * cos(towards + turn), y + length * sin(towards + turn)))
            path = decision.ground.clip((me.at, end), decision.limit)
            if len(path) > 1 and decision.why_not(path) is None:
                left = measured(state.table, path[-1], goal)
                if left < least:
                    best, least = [list(point) for point in path[1:]], left
                break
        if best is not None and turn <= 0:
            break
    return best


def next_corner(table: Table, start: Point, goal: Point, room: float) -> Point:
    """Where to turn first on the way to a goal: the better corner of the first piece in between, or the goal itself."""
    nearest, first = 1.0, None
    for piece in table.pieces:
        if piece.blocks_move:
            xs, ys = [x for x, _ in piece.shape], [y for _, y in piece.shape]
            box = (min(xs) - room, min(ys) - room, max(xs) + room, max(ys) + room)
            enters = entry((box[0] + 0.02, box[1] + 0.02, box[2] - 0.02, box[3] - 0.02), start, goal)
            if enters < nearest:
                nearest, first = enters, box
    if first is None:
        return goal
    x0, y0, x1, y1 = first
    inner = (x0 + 0.02, y0 + 0.02, x1 - 0.02, y1 - 0.02)
    corners = [c for c in ((x0, y0), (x0, y1), (x1, y0), (x1, y1)) if distance(start, c) > 0.1]
    seen = [corner for corner in corners if entry(inner, start, corner) >= 1.0] or corners
    return min(seen, key=lambda corner: distance(start, corner) + distance(corner, goal))


def aim_of(state: Skirmish, me: Fighter, decision: ChoosePath) -> tuple[Point | None, int | None]:
    """Where to, and which of the others is to be touched there."""
    if me.side == state.ambushed and decision.facts["kind"] != "flee":
        return edges(state, me)[0], None
    foes = state.enemies(me.id)
    near = min(foes, key=lambda foe: distance(me.at, foe.at), default=None)
    if decision.facts["kind"] == "flee":
        return (None if near is None else beyond(me.at, near.at, -8.0)), None
    home = state.homes.get(me.side)
    if me.tokens and home is not None:
        return ((home.x0 + home.x1) / 2, (home.y0 + home.y1) / 2), None
    lying = [token.at for token in state.tokens.values() if token.at is not None]
    if lying:
        token = min(lying, key=lambda at: distance(me.at, at))
        mates = state.friends(me.id)
        if not any(not one.tokens and distance(one.at, token) < distance(me.at, token) for one in mates):
            return token, None
    carriers = [foe for foe in foes if foe.tokens]
    if carriers:
        near = min(carriers, key=lambda foe: distance(me.at, foe.at))
    if near is None:
        return None, None
    if me.shooting is not None and me.missiles and decision.facts["kind"] != "charge":
        far = distance(me.at, near.at)
        return (None, None) if 5.0 < far < 9.0 else (beyond(me.at, near.at, far - 7.0), None)
    if near.id in decision.others:
        return near.at, decision.others.index(near.id)
    return near.at, None


def beyond(here: Point, there: Point, by: float) -> Point:
    """So far along the way from here to there; backwards if negative."""
    far = distance(here, there) or 1.0
    return quantise((here[0] + (there[0] - here[0]) / far * by, here[1] + (there[1] - here[1]) / far * by))
