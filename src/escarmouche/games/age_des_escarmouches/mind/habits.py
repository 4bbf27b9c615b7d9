"""Habits: what somebody who knows the game answers without thinking. Look-aheads play both sides by them.

Every option is weighed in VAL, roughly: what it may take from the enemy less what it may cost. Questions that are not
named here get the answer of somebody who says nothing.
"""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Answer, Choose, ChooseNumber, ChoosePath, ChoosePoint, Decision
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.game import Game
from escarmouche.games.age_des_escarmouches.desk.shown import cards
from escarmouche.games.age_des_escarmouches.figures import Fighter, Fray
from escarmouche.games.age_des_escarmouches.mind.actions import (
    Weigh,
    action_weight,
    fight_weight,
    flight_weight,
    next_weight,
    pursuit_weight,
    react_weight,
    speech_weight,
    spend_weight,
    split_weight,
    tactic_weight,
)
from escarmouche.games.age_des_escarmouches.mind.divisions import advised
from escarmouche.games.age_des_escarmouches.mind.ideas import ways
from escarmouche.games.age_des_escarmouches.mind.score import score
from escarmouche.games.age_des_escarmouches.mind.taught import experience

WORDS = {"reroll": "yes", "resolution": "yes", "assassination": "yes", "riposte": "yes", "maintain": "yes"}
"""Plain questions whose answer is nearly always the same."""
WEIGHTS: dict[str, Weigh] = {
    "action": action_weight,
    "speech": speech_weight,
    "next": next_weight,
    "react": react_weight,
    "pursuit": pursuit_weight,
    "onward": pursuit_weight,
    "tactic": tactic_weight,
    "split": split_weight,
    "part": fight_weight,
    "combat": fight_weight,
    "concentration": spend_weight,
    "steam": spend_weight,
    "mutagen": spend_weight,
    "flight": flight_weight,
}
EXPERIENCE = experience(WEIGHTS)


def habit(state: Fray, decision: Decision, chance: Block) -> Answer | None:
    """The answer of somebody who knows the game and does not stop to think."""
    if decision.key == "pile":
        return stacked(state, [option.value for option in decision.options])
    if decision.key == "dice" and state.fighting is not None:
        return advised(Game(state, SeededDice("habit")), decision)
    if isinstance(decision, Choose):
        return chosen(state, decision, chance)
    if isinstance(decision, ChoosePath):
        return way(state, decision)
    if isinstance(decision, ChooseNumber) and decision.key == "extra":
        return min(1, decision.most)
    if isinstance(decision, ChoosePoint) and decision.key == "deploy":
        places = [decision.sample(chance) for _ in range(3)]
        return max(
            places, key=lambda at: score(state.changed(decision.figure, at=tuple(at), on_table=True), decision.seat)
        )
    return decision.default


def chosen(state: Fray, decision: Choose, chance: Block) -> Answer:
    """The heaviest option; a fixed word, or the answer of somebody who says nothing, where nothing is weighed."""
    answer = EXPERIENCE.usual(state, decision, chance)
    if answer is not None:
        return answer
    word = WORDS.get(decision.key)
    known = word is not None and any(option.value == word for option in decision.options)
    return word if known else decision.default


def leanings(state: Fray, decision: Decision, chance: Block, most: int) -> list[Answer]:
    """The heaviest options, the best first; of ways the good ideas."""
    if isinstance(decision, ChoosePath):
        return [as_answer(path) for path in decision.ideas() if decision.why_not(path) is None][:most]
    return EXPERIENCE.leanings(state, decision, chance, most)


def way(state: Fray, decision: ChoosePath) -> Answer | None:
    """The first good idea; an assault the shortest way."""
    if decision.may_stay:
        for path in ways(state, state.figures[decision.figure], decision.ground, decision.limit):
            if len(path) > 1 and decision.why_not(path) is None:
                return as_answer(path)
    return decision.default


def as_answer(path: Any) -> Answer:
    return [list(point) for point in path[1:]]


# ---------------------------------------------------------------- piles


def stacked(state: Fray, pile: list[str]) -> list[str]:
    """Those who act from afar first; then the least worth, who find out what the other does before the best move."""
    members = {card: [state.figures[who] for who in them] for card, them in cards(state).items()}
    return sorted(pile, key=lambda card: (not any(map(from_afar, members[card])), worth(members[card])))


def from_afar(one: Fighter) -> bool:
    """Does it shoot or recite?"""
    return bool(one.mystic) or bool(one.ranged and one.scores.get("TIR") is not None)


def worth(some: list[Fighter]) -> int:
    return sum(one.val for one in some)
