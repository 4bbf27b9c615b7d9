"""Habits: what a player of Evenor does without much thought. Look-aheads play both sides by them, many times a second.

Every answer is described by its features (`answers`, `goals`), and these are weighed by experience: the weights were
learnt from games against themselves and against the greedy bot (tools/learn_habits). A little chance is added, so that
no two look-aheads are quite the same.
"""

from __future__ import annotations

from escarmouche.core.decisions import Answer, Choose, ChoosePath, ChoosePoint, ChooseSome, Decision
from escarmouche.core.dice import Block
from escarmouche.games.evenor.figures import Skirmish
from escarmouche.games.evenor.mind.answers import QUESTIONS
from escarmouche.games.evenor.mind.experience import Weights, weighed, weights
from escarmouche.games.evenor.mind.features import Described, role_of
from escarmouche.games.evenor.mind.goals import goals, places
from escarmouche.games.evenor.mind.steering import walked, way


def habit(state: Skirmish, decision: Decision, chance: Block) -> Answer | None:
    """The answer of somebody who knows the game and does not stop to think; None for no opinion."""
    found = described(state, decision, chance)
    if found:
        best = favourite(found, weights(role_of(state, decision.seat)), chance)
        return answer_of(best, state, decision)
    if isinstance(decision, ChoosePath):
        return way(state, decision)
    if isinstance(decision, ChooseSome) and decision.key == "opponents":
        return [option.value for option in decision.options][: decision.most]
    return decision.default if isinstance(decision, Choose) or decision.key in ("place", "where") else None


def leanings(state: Skirmish, decision: Decision, chance: Block, most: int) -> list[Answer]:
    """The answers that weigh most, the best first."""
    learnt = weights(role_of(state, decision.seat))
    found: list[Answer] = []
    for one in sorted(described(state, decision, chance), key=lambda one: -weighed(one, learnt)):
        answer = answer_of(one, state, decision)
        if answer is not None and answer not in found:
            found.append(answer)
            if len(found) == most:
                break
    return found


def answer_of(one: Described, state: Skirmish, decision: Decision) -> Answer | None:
    return walked(state, decision, *one.answer) if isinstance(decision, ChoosePath) else one.answer


def described(state: Skirmish, decision: Decision, chance: Block) -> list[Described]:
    """What can be said about the answers to a question; nothing, where there is nothing to weigh."""
    if isinstance(decision, Choose):
        ask = QUESTIONS.get(decision.key)
        return [] if ask is None else list(ask(state, decision))
    if isinstance(decision, ChoosePath):
        return list(goals(state, decision)) if decision.facts["kind"] in WALKS and not decision.default else []
    if isinstance(decision, ChoosePoint) and decision.key == "deploy":
        return list(places(state, decision, chance))
    return []


WALKS = ("run", "moving-shot")
"""Displacements that may lead anywhere."""


def favourite(found: list[Described], learnt: Weights, chance: Block) -> Described:
    """The one that weighs most, give or take a little."""
    best, most, luck = found[0], -1e9, 257 * chance.die(255)
    for one in found:
        luck = luck * 75 % SPAN  # a row of numbers from one draw
        weight = weighed(one, learnt) + NOISE * luck
        if weight > most:
            best, most = one, weight
    return best


SPAN = 65537
NOISE = 0.5 / SPAN
"""How much chance counts, where an answer that weighs one more was learnt to be given e times as often."""
