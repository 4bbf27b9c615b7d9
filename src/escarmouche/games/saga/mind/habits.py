"""What somebody who knows SAGA answers without thinking: close in, strike whom one hits best, dodge when it pays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from escarmouche.core.decisions import Answer, ChoosePath, Decision, head
from escarmouche.core.dice import Block
from escarmouche.games.saga.cards import shelf, tagged, weapon
from escarmouche.games.saga.figures import FIST, SEGMENTS, Character, Melee
from escarmouche.games.saga.mind.orders import best_order
from escarmouche.games.saga.rules.cries import WAYS
from escarmouche.games.saga.rules.defence import arms, standing
from escarmouche.space.geometry import gap

MEAN = 3.5
"""What a die shows."""
ATTACKS = ("strike", "shoot", "throw", "throw-down", "power", "leap", "shield-charge", "strike-mount")
NEAR = 6.0
"""Metres at which a fight is about to begin."""
EASY = 4.0
"""By what a dodge should better the defence score to be worth its die."""


def habit(state: Melee, decision: Decision, chance: Block) -> Answer | None:
    """The usual answer; of questions that nobody thinks about the default, and any place to begin at."""
    me = state.figures.get(decision.figure)
    if me is None or decision.key == "deploy":
        return decision.default if decision.key != "deploy" else None
    if isinstance(decision, ChoosePath):
        return approach(state, me, decision)
    usual = HABITS.get(decision.key)
    return decision.default if usual is None else usual(state, me, decision)


def dice(me: Character, score: str) -> int:
    """Dice of an action, roughly."""
    lost = max(me.declared.number - 1, 0) + me.declared.undeclared + me.wounds // 2 + me.fatigue // 2
    return max(me.score(score) - lost, 1 + me.confidence)


def nearest(state: Melee, me: Character) -> Character | None:
    return min(state.enemies(me.id), key=lambda one: gap(me, one), default=None)


def reach(me: Character) -> float:
    return 2.0 if any(tagged(one, "long") for one in arms(me)) else 1.0


def shoots(me: Character) -> bool:
    """Has somebody a missile in hand?"""
    return any(tagged(one, "projectile") or tagged(one, "thrown") for one in me.held)


# ---------------------------------------------------------------- the turn


def announce(state: Melee, me: Character, decision: Decision) -> Answer:
    """Two actions where there is somebody to strike or shoot at, with dice to spare; else one."""
    foe = nearest(state, me)
    near = foe is not None and (shoots(me) or gap(me, foe) <= NEAR)
    return 2 if near and dice(me, "agility") - me.fear >= 3 else 1


def act(state: Melee, me: Character, decision: Decision) -> Answer:
    """The best attack in an action of one's own, or an order; else get free, get up, get ready, get closer."""
    open_: dict[str, list[Any]] = {}
    for option in decision.options:
        open_.setdefault(option.head, []).append(option.value)
    attacks = [one for name in ATTACKS for one in open_.get(name, ()) if state.figures[one[name]].in_play]
    told = best_order(state, me, open_.get("command", []))
    if told is not None and (not attacks or me.orders is not None):
        return told
    if attacks and not me.grips:
        return max(attacks, key=lambda one: promise(state, me, one))
    for name in ("break-free", "pull-out", "look", "stand", "rise"):
        if name in open_:
            return open_[name][0]
    if not any(one in me.held for one in me.weapons) and "draw" in open_ and not me.drawn:
        return open_["draw"][0]
    foe = nearest(state, me)
    if foe is None or gap(me, foe) <= reach(me) or (shoots(me) and gap(me, foe) > NEAR):
        return open_["take-head"][0] if "take-head" in open_ else decision.default
    last = all(slot < state.segment for slot in me.declared.slots)
    if "sprint" in open_ and last and state.segment >= SEGMENTS - 1 and gap(me, foe) > NEAR:
        return open_["sprint"][0]
    return "move" if "move" in open_ else decision.default


def promise(state: Melee, me: Character, answer: Any) -> float:
    """By how much an attack should pass, and what it would do."""
    name = head(answer)
    it, arm = state.figures[answer[name]], weapon(answer.get("weapon", FIST))
    if name == "strike-mount":
        return me.skill(arm.skill) - it.skill(shelf().mounts[it.mount].skill) + arm.damage / 2 - NEAR
    return me.skill(arm.skill) + arm.attack - standing(it) + arm.damage / 2 + it.wounds


def approach(state: Melee, me: Character, decision: ChoosePath) -> Answer:
    """Towards the nearest enemy as far as it goes; nowhere if it is in reach."""
    foe = nearest(state, me)
    if foe is None or foe.id not in decision.others or gap(me, foe) <= reach(me):
        return decision.default
    route = decision.ground.route_to_touch(decision.start, decision.others.index(foe.id))
    path = decision.ground.clip(route.path, decision.limit) if route is not None else ()
    if len(path) < 2 or decision.why_not(path) is not None:
        return decision.default
    return [list(point) for point in path[1:]]


# ---------------------------------------------------------------- answers


def react(state: Melee, me: Character, decision: Decision) -> Answer:
    """A dodge that should better the defence, the first of the turn only."""
    words = [option.value for option in decision.options]
    better = MEAN * dice(me, "agility") + me.skill("dodge") - standing(me)
    if me.declared.undeclared or better < EASY or "dodge" not in words:
        return decision.default
    return "acrobatic" if "acrobatic" in words and me.skill("acrobatics") >= 6 else "dodge"


def pay(state: Melee, me: Character, decision: Decision) -> Answer:
    """The action of the segment is kept for a blow if there is somebody to strike."""
    foe = nearest(state, me)
    return "die" if shoots(me) or (foe is not None and gap(me, foe) <= reach(me)) else "slot"


def cry(state: Melee, me: Character, decision: Decision) -> Answer:
    """The way that should earn most points."""
    total = MEAN * me.score("presence") + me.skill("fury") + me.paint.get("fury", 0)
    gains = {name: way.points * (1 + (total - way.difficulty) / 5) for name, way in WAYS.items()}
    best = max(gains, key=lambda name: gains[name])
    return best if gains[best] > 0 else decision.default


def hang(state: Melee, me: Character, decision: Decision) -> Answer:
    """A head is hung, by whoever knows how to prepare it best."""
    able = [option.value for option in decision.options if option.value in state.figures]
    druids = {who: lore(state.figures[who], "religion") for who in able}
    best = max(druids, key=lambda who: druids[who], default="")
    own = MEAN * me.score("presence") + me.skill("fury")
    return best if best and druids[best] > own else "hang"


def embalm(state: Melee, me: Character, decision: Decision) -> Answer:
    able = [option.value for option in decision.options if option.value in state.figures]
    return max(able, key=lambda who: lore(state.figures[who], "plant-lore"))


def lore(me: Character, skill: str) -> float:
    return MEAN * me.score("mind") + me.skill(skill)


HABITS: dict[str, Callable[[Melee, Character, Decision], Answer]] = {
    "announce": announce,
    "action": act,
    "react": react,
    "pay": pay,
    "cry": cry,
    "head": hang,
    "embalm": embalm,
}
"""What is answered with some thought; everything else takes its default."""
