"""Habits: what a player of Khârn-Âges does without much thought. Look-aheads play both sides by them.

Every option is weighed in health points, roughly: what it may cost the enemy less what it may cost oneself; an action
point kept is a defence to come. Questions of chapters that are not named here take their default.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from escarmouche.core.decisions import Answer, Choose, ChoosePath, ChoosePoint, ChooseSome, Decision, head
from escarmouche.core.dice import Block
from escarmouche.core.geometry import distance
from escarmouche.games.kharn_ages.aims import CLUMSY, chance_of, effort, errand, tasks
from escarmouche.games.kharn_ages.ambush import zones
from escarmouche.games.kharn_ages.cards import AREAS, LASTING, Spell, SpellEffect, Working, shelf
from escarmouche.games.kharn_ages.figures import (
    AMBUSH,
    BURNING,
    DAZED,
    GROUND,
    NAMES,
    STUNNED,
    TERRORISED,
    Battle,
    Safar,
)
from escarmouche.games.kharn_ages.relief import STEP, level_of
from escarmouche.games.kharn_ages.rounds import WAIT
from escarmouche.games.kharn_ages.score import middle, score, shoots
from escarmouche.games.kharn_ages.space import covers, is_free, reach_of

BEST_OF = (5.5, 5.5, 7.15, 7.975)
"""The mean of the best of so many D10."""
SPREAD = 9.0
"""How many points of difference take a roll from hopeless to certain, about."""
AP_WORTH = 0.55
"""What an action point kept for a defence is worth, in health points."""
NOISE = 0.4

Weigh = Callable[[Battle, Choose, Any], float]


def habit(state: Battle, decision: Decision, chance: Block) -> Answer | None:
    """The answer of somebody who knows the game and does not stop to think; None for no opinion."""
    if isinstance(decision, Choose):
        weigh = WEIGHTS.get(decision.key)
        if weigh is None:
            return decision.default
        return max(
            (option.value for option in decision.options),
            key=lambda value: weigh(state, decision, value) + NOISE * chance.unit(),
        )
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


# ---------------------------------------------------------------- what a blow is worth


def value(me: Safar, letter: str) -> int:
    found: int = getattr(me, NAMES[letter])
    return max(0, found - (me.poison or 0))


def summed(me: Safar, letters: str) -> int:
    return sum(value(me, letter) for letter in letters)


def dice(me: Safar) -> float:
    """What its level dice add, in the mean."""
    return BEST_OF[max(1, me.rank - me.shrunk)]


def odds(ahead: float) -> float:
    """The chance to beat a total by this lead, in the mean."""
    return min(0.95, max(0.05, 0.5 + ahead / SPREAD))


def guard_of(foe: Safar, letters: str) -> float:
    """The total a defender is likely to reach: it spends what it can, and something of what the attack engaged."""
    if STUNNED in foe.status or (DAZED in foe.status and not foe.ap):
        return -99.0
    best = sorted((value(foe, letter) for letter in "VPAC"), reverse=True)
    shared = max((value(foe, letter) for letter in letters), default=0)
    paid = min(2, foe.ap)
    return dice(foe) + (shared if paid else 0) + (best[0] if paid > 1 else 0)


def blow(me: Safar, foe: Safar, letters: str, item: str = "", weight: float = 0.0) -> float:
    """Damage of an attack with these characteristics, in the mean."""
    card = me.card(item) if item in me.gear and me.gear[item].kind == "weapon" else None
    printed = None if card is None else card.shot.damage if card.shot and not card.melee else card.damage
    full = printed if printed is not None else max(value(me, letter) for letter in letters)
    harm = (full + 1) // 2 if len(letters) == 1 else full
    harm += 0 if card is None else card.bonus + 1.5 * card.bleeding
    if foe.armour and foe.gear[foe.armour].boxes:
        harm -= 1.5
    hits = odds(summed(me, letters) + weight + dice(me) - guard_of(foe, letters))
    return hits * (min(max(0.0, harm), foe.hp) + (6.0 if harm >= foe.hp else 0.0))


def best_blow(me: Safar, foe: Safar, item: str, ap: int, weight: float = 0.0, letters: str = "VPAC") -> float:
    """The best attack within so many AP, less what the AP are worth."""
    ranked = sorted(letters, key=lambda letter: -value(me, letter))
    words = (ranked[0], ranked[0] * 2, ranked[0] * 2 + ranked[1 % len(ranked)])[: max(0, min(3, ap))]
    return max((blow(me, foe, word, item, weight) - AP_WORTH * len(word) for word in words), default=0.0)


# ---------------------------------------------------------------- the questions


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
        if kind == "assault" and foe.level - me.level > max(STEP, 2 * me.radius):
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


def engage_weight(state: Battle, decision: Choose, answer: Any) -> float:
    me, foe = state.figures[decision.figure], state.figures[decision.facts["target"]]
    item = decision.facts["weapon"]
    return blow(me, foe, answer, item if item in me.gear else "") - AP_WORTH * len(answer)


def effects_weight(state: Battle, decision: Choose, answer: Any) -> float:
    return 0.0 if answer == "none" else sum(EFFECTS[letter] for letter in answer)


EFFECTS = {"P": 1.0, "A": 1.6, "C": 0.3, "V": 0.1}


def die_weight(state: Battle, decision: Choose, answer: Any) -> float:
    """The best die is kept; a poor one is rolled again where a mastery die allows it."""
    if "keep" in answer:
        return float(answer["keep"])
    faces = decision.facts["faces"]
    low = min(faces) == answer["reroll"]
    return 5.4 if low and max(faces) <= 4 else -1.0


def defence_weight(state: Battle, decision: Choose, answer: Any) -> float:
    """What is saved by not being hit, less the AP; two or three of them also strike back."""
    if "spell" in decision.facts:
        return resist_weight(state, decision, answer)
    me, foe = state.figures[decision.figure], state.figures[decision.facts["against"]]
    letters = "" if answer == "reflex" else answer
    held = odds(summed(me, letters) + dice(me) - decision.facts["total"] + 0.5)
    threat = max(value(foe, letter) for letter in decision.facts["engaged"])
    saved = threat + (8.0 if threat >= me.hp else 0.0)
    back = max((value(me, letter) for letter in letters), default=0) if len(letters) > 1 else 0
    return held * (saved + 0.7 * back) - AP_WORTH * len(letters)


def guard_weight(state: Battle, decision: Choose, answer: Any) -> float:
    me = state.figures[decision.figure]
    if "give-up" in answer:
        return -3.0
    item = answer["use"]
    return 1.0 if item in me.gear and me.gear[item].kind == "shield" else 0.5 if item in me.gear else 0.0


def riposte_weight(state: Battle, decision: Choose, answer: Any) -> float:
    return {"damage": 2.0, "damage P": 3.0, "damage A": 3.5, "damage C": 2.3, "damage V": 2.1, "A": 1.5}.get(
        answer, 0.5
    )


def free_weight(state: Battle, decision: Choose, answer: Any) -> float:
    if answer == "none":
        return 0.0
    me, foe = state.figures[decision.figure], state.figures[answer[head(answer)]]
    return 0.5 + blow(me, foe, max("VPAC", key=lambda letter: value(me, letter)), answer["weapon"])


def damage_weight(state: Battle, decision: Choose, answer: Any) -> float:
    return float(value(state.figures[decision.figure], answer))


# ---------------------------------------------------------------- what a spell is worth


def boon(me: Safar, it: Safar, work: Working) -> float:
    """What a working is worth to the one who bears it, in health points, roughly; harm is less than nothing."""
    much = work.value + summed(me, work.of)
    much = (much + 1) // 2 if work.halved else much
    if work.what == "damage":
        left = max(0.5, much - (1.5 if it.armour and it.gear[it.armour].boxes else 0.0)) + (2.0 if work.fire else 0.0)
        return -min(left, it.hp) - (6.0 if left >= it.hp else 0.0)
    if work.what == "heal":
        return 0.9 * max(0, min(much, it.profile_hp - it.burnt - it.hp))
    if work.what == "characteristic":
        return 0.35 * work.value * len(work.of)
    if work.what == "ap":
        return AP_WORTH * 1.3 * max(work.value, -it.ap)
    if work.what == "cure":
        return 1.5 * sum(one.value for one in it.bleeding) + (0.0 if it.poison is None else 2.0)
    if work.what == "poison":
        return 0.0 if it.poison is not None else -2.0
    if work.what in ("rally", "extinguish"):
        return 2.0 if (TERRORISED if work.what == "rally" else BURNING) in it.status else 0.0
    each = {"bleed": -1.5, "attack": 0.5, "defence": 0.5, "fright": 0.1}
    plain = {"frostbite": -1.0, "daze": -1.6, "topple": -1.2, "immune-terror": 0.2, "skill": 0.3}
    return each[work.what] * work.value if work.what in each else plain[work.what]


def spell_worth(state: Battle, me: Safar, it: Safar, spell: Spell, effect: SpellEffect) -> float:
    """What an effect does for the caster's side if it takes: to its target or all in the area, and to the caster."""
    area = spell.aim(effect) in AREAS
    met = [one for one in state.figures.values() if one.in_play and near(me, one, spell)] if area else [it]
    total = 0.0
    for work in effect.does:
        for one in [me] if work.upon == "caster" else met:
            if area and work.upon == "target" and (one.side == me.side) != (spell.aim(effect) == "allies"):
                continue
            if any(here.spell == spell.name for here in one.lasting):
                continue
            idle = work.what in LASTING and not any(distance(one.at, foe.at) < 5.0 for foe in state.enemies(me.id))
            total += boon(me, one, work) * (1.0 if one.side == me.side else -1.0) * (0.2 if idle else 1.0)
    return total


def near(me: Safar, one: Safar, spell: Spell) -> bool:
    far = value(me, "I") if spell.range is None else spell.range + me.radius
    return one.id != me.id and distance(me.at, one.at) <= far + one.radius


def spell_value(
    state: Battle, me: Safar, it: Safar, spell: Spell, effect: SpellEffect, ap: int, bonus: float = 0.0
) -> float:
    """The same in the mean, for an incantation of so many AP; what does no good is not worth them at all."""
    worth = spell_worth(state, me, it, spell, effect)
    if worth <= 0:
        return -3.0
    total = ap * value(me, "I") + bonus + dice(me)
    chance = odds(total - effect.difficulty + 0.5)
    if it.side != me.side:
        guard = -99.0 if STUNNED in it.status else min(2, it.ap) * value(it, "I") + dice(it) + (ap - 2) * 2
        chance *= odds(max(total, effect.difficulty + 2.0) - guard)
    return chance * worth - AP_WORTH * ap


def best_spell(state: Battle, me: Safar, it: Safar, spell: Spell) -> float:
    """The best incantation of a spell at somebody."""
    return max(
        spell_value(state, me, it, spell, effect, ap) for effect in spell.effects for ap in range(1, min(3, me.ap) + 1)
    )


def incantation_weight(state: Battle, decision: Choose, answer: Any) -> float:
    me, it = state.figures[decision.figure], state.figures[decision.facts["target"]]
    spell = shelf().spells[decision.facts["spell"]]
    effect = spell.effect(answer["difficulty"])
    return spell_value(state, me, it, spell, effect, answer["ap"], decision.facts["bonus"])


def resist_weight(state: Battle, decision: Choose, answer: Any) -> float:
    """What the spell would do, less the AP; an ally's spell is let happen."""
    me, caster = state.figures[decision.figure], state.figures[decision.facts["against"]]
    if answer == "none" or caster.side == me.side:
        return 1.0 if answer == "none" else -1.0
    spell = shelf().spells[decision.facts["spell"]]
    letters = "" if answer == "reflex" else answer
    lead = summed(me, letters) + dice(me) + (len(decision.facts["engaged"]) - 2) * 2 - decision.facts["total"] + 0.5
    harm = -sum(boon(caster, me, work) for work in spell.effect(decision.facts["difficulty"]).does)
    return odds(lead) * harm - AP_WORTH * len(letters)


def lair_weight(state: Battle, decision: Choose, answer: Any) -> float:
    """In the middle third of the table, where everybody will pass; rather not behind one's own lines."""
    me, zone = state.figures[decision.figure], zones(state)[answer]
    wide, deep = state.table.size
    home = state.homes.get(me.side)
    y = (zone.y0 + zone.y1) / 2
    own = home is not None and abs(y - (home.y0 + home.y1) / 2) < deep / 3
    return 1.0 - abs((zone.x0 + zone.x1) / 2 - wide / 2) / wide - abs(y - deep / 2) / deep - (1.0 if own else 0.0)


def spring_weight(state: Battle, decision: Choose, answer: Any) -> float:
    """To strike first is worth coming out for, if there is something to strike with."""
    if answer == "none":
        return 0.0
    me, foe = state.figures[answer], state.figures[decision.figure]
    arms = [*(item for item in me.in_hand("weapon")), ""]
    return max(best_blow(me, foe, item, me.ap) for item in arms) - 0.5


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
