"""What the answers of a fight are worth: what to engage, which die to keep, how to defend and strike back."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Choose, head
from escarmouche.games.kharn_ages.figures import Battle
from escarmouche.games.kharn_ages.mind.estimates import AP_WORTH, best_blow, blow, dice, odds, summed, value
from escarmouche.games.kharn_ages.mind.spells import resist_weight
from escarmouche.games.kharn_ages.rules.ambush import zones


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


# ---------------------------------------------------------------- ambushes


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
