"""Blunders: answers that another answer beats for free, whatever comes after."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from escarmouche.core.decisions import Answer, Decision, head
from escarmouche.games.kharn_ages.cards import shelf
from escarmouche.games.kharn_ages.figures import ALERT, AMBUSH, BURNING, STUNNED, TERRORISED, Battle, Safar
from escarmouche.games.kharn_ages.mind.estimates import summed
from escarmouche.games.kharn_ages.rules.letters import is_word
from escarmouche.games.kharn_ages.rules.rolls import half
from escarmouche.games.kharn_ages.rules.terrain import swimming

GOOD = 8
"""A die of so much is seldom bettered by another throw."""
BAD = 3
"""And one of so little is nearly always."""
TOP = 10
HOPELESS = 19
"""Short by more than this a defence needs two criticals."""


def blunders(state: Battle, decision: Decision) -> Sequence[Answer]:
    """The answers to this question that nobody should give while another is open."""
    find = BLUNDERS.get(decision.key)
    return find(state, decision) if find else ()


# ---------------------------------------------------------------- dice


def bad_keeps(state: Battle, decision: Decision) -> Sequence[Answer]:
    """A lower die kept; a die rolled again that is not the lowest, or while all are good, or the best there is."""
    faces: Any = decision.facts["faces"]
    best, least = max(faces), min(faces)
    content = best == TOP or least >= GOOD
    return [
        answer
        for answer in values(decision)
        if (answer["keep"] < best if "keep" in answer else content or answer["reroll"] > least)
    ]


def bad_rerolls(state: Battle, decision: Decision) -> Sequence[Answer]:
    """Of one's own dice, the best one if it is good, or not all the others; of an enemy's, others than the best. A
    free throw is declined neither for a bad roll of one's own nor for a good one of the enemy's."""
    faces: Any = decision.facts["faces"]
    ordered = sorted(faces, reverse=True)
    best = ordered[0]
    found = [answer for answer in values(decision) if answer != "none"]
    if decision.facts["roller"] != decision.figure:
        wrong = [answer for answer in found if answer["dice"] != ordered[: len(answer["dice"])] or best < BAD]
        return [*wrong, "none"] if best > GOOD else wrong
    rest = [answer for answer in found if len(answer["dice"]) < len(faces) - 1]
    rest += [answer for answer in found if best in answer["dice"] and best >= GOOD and answer not in rest]
    return [*rest, "none"] if best <= BAD else rest


# ---------------------------------------------------------------- exchanges


def unused_effects(state: Battle, decision: Decision) -> Sequence[Answer]:
    """An effect announced costs nothing and need not be used."""
    return ("none",)


def meek_ripostes(state: Battle, decision: Decision) -> Sequence[Answer]:
    """Nor does one beside the damage of a defence; and nothing at all is worse than either."""
    both = any(answer.startswith("damage ") for answer in values(decision))
    return ("none", "damage") if both else ("none",)


def low_damage(state: Battle, decision: Decision) -> Sequence[Answer]:
    """Damage of a lower characteristic than the highest engaged."""
    worth: Any = decision.facts["values"]
    return [answer for answer in values(decision) if worth[answer] < max(worth.values())]


def weak_defences(state: Battle, decision: Decision) -> Sequence[Answer]:
    """One characteristic where a higher one costs as much; points spent on what two criticals would not save."""
    worth: dict[str, int] = getattr(decision, "worth", {})
    words = [answer for answer in values(decision) if is_word(answer)]
    total: Any = decision.facts.get("total")
    if not worth or not words or not isinstance(total, int):
        return ()
    sums = {word: sum(worth[letter] for letter in word) for word in words}
    most = max((sums[word] for word in words if len(word) == 1), default=0)
    return [word for word in words if total - sums[word] > HOPELESS or (len(word) == 1 and sums[word] < most)]


def low_alert(state: Battle, decision: Decision) -> Sequence[Answer]:
    """What the alert adds decides nothing but the total."""
    return [answer for answer in values(decision) if answer != decision.default]


def unused_skill(state: Battle, decision: Decision) -> Sequence[Answer]:
    """What may be done once an activation, and for which no later attack of it has the points."""
    least = {"executioner": 3, "harassment": 1}.get(str(decision.facts.get("skill")))
    return ("no",) if least is not None and state.figures[decision.figure].ap < least else ()


def vain_incantations(state: Battle, decision: Decision) -> Sequence[Answer]:
    """More time than somebody responsive needs; or too little for any die but a critical, where more is to be had."""
    me, target = state.figures[decision.figure], state.figures[str(decision.facts["target"])]
    spell = shelf().spells[str(decision.facts["spell"])]
    found = values(decision)
    if spell.path and target.skills.get("responsive") == spell.path and target.skills.get("immunity") != spell.path:
        return [answer for answer in found if answer["ap"] > 1]
    bonus: Any = decision.facts["bonus"]
    short = [one for one in found if summed(me, "I") * one["ap"] + bonus + TOP - 1 < one["difficulty"]]
    return short if len(short) < len(found) else ()


# ---------------------------------------------------------------- actions


def vain_actions(state: Battle, decision: Decision) -> Sequence[Answer]:
    """What loses the alert just bought, costs more than what does as much, or does nothing."""
    me = state.figures[decision.figure]
    found = values(decision)
    if ALERT in me.status and me.ap < me.profile_ap and TERRORISED not in me.status:  # not one of an earlier activation
        return [answer for answer in found if answer != "done"]
    return [answer for answer in found if (judge := VAIN.get(head(answer))) is not None and judge(state, me, answer)]


def lost(me: Safar) -> int:
    """HP that can still be restored."""
    return int(max(0, me.profile_hp - me.burnt - me.hp))


def eats_too_much(state: Battle, me: Safar, answer: Any) -> bool:
    there = min(lost(me), state.figures[answer["devour"]].profile_hp)
    return int(answer["ap"]) > half(there)


def tends_too_much(state: Battle, me: Safar, answer: Any) -> bool:
    return sum(one.value for one in state.figures[answer["tend-all"]].bleeding) <= 1


def cures_too_much(state: Battle, me: Safar, answer: Any) -> bool:
    return (state.figures[answer["full-antidote"]].poison or 0) <= 1


def searches_nobody(state: Battle, me: Safar, answer: Any) -> bool:
    lying = any(AMBUSH in foe.status and foe.side != me.side for foe in state.figures.values())
    return not lying and not any(thing.hidden for thing in state.things.values())


def lifts_the_fit(state: Battle, me: Safar, answer: Any) -> bool:
    """Who can walk itself is not carried about."""
    ally = state.figures.get(answer["pick-up"])
    return ally is not None and STUNNED not in ally.status


def helps_nobody(state: Battle, me: Safar, answer: Any) -> bool:
    """A spell that only mends, on somebody with nothing to mend."""
    target = state.figures[answer["at"]]
    works = {work.what for effect in shelf().spells[answer["cast"]].effects for work in effect.does}
    ill = {
        "heal": lost(target) > 0,
        "extinguish": BURNING in target.status,
        "rally": TERRORISED in target.status or bool(target.failures),
        "cure": bool(target.bleeding) or target.poison is not None,
    }
    return works <= ill.keys() and not any(ill[what] for what in works)


VAIN: dict[str, Callable[[Battle, Safar, Any], bool]] = {
    "devour": eats_too_much,
    "eat": lambda state, me, answer: not lost(me),
    "tend-all": tends_too_much,
    "full-antidote": cures_too_much,
    "take-off": lambda state, me, answer: not swimming(state, me.id),
    "detect": searches_nobody,
    "cast": helps_nobody,
    "dig": lambda state, me, answer: True,
    "pick-up": lifts_the_fit,
}
BLUNDERS: dict[str, Callable[[Battle, Decision], Sequence[Answer]]] = {
    "die": bad_keeps,
    "again": bad_rerolls,
    "effects": unused_effects,
    "riposte": meek_ripostes,
    "damage": low_damage,
    "defence": weak_defences,
    "alert": low_alert,
    "skill": unused_skill,
    "incantation": vain_incantations,
    "action": vain_actions,
}


def values(decision: Decision) -> list[Any]:
    return [option.value for option in decision.options]
