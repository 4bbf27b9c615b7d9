"""Habits: what a player of Evenor does without much thought. Look-aheads play both sides by them, many times a second.

Every answer is described by its features (`answers`, `goals`), and these are weighed by experience: the weights were
learnt from games against themselves and against the greedy bot (tools/learn_habits). A little chance is added, so that
no two look-aheads are quite the same.
"""

from __future__ import annotations

from escarmouche.core.decisions import Answer, Choose, ChoosePath, ChoosePoint, ChooseSome, Decision
from escarmouche.core.dice import Block
from escarmouche.core.experience import Described, Experience
from escarmouche.games.evenor.figures import Skirmish
from escarmouche.games.evenor.mind.answers import QUESTIONS
from escarmouche.games.evenor.mind.features import FEATURES, ROLES, names_of, role_of
from escarmouche.games.evenor.mind.goals import goals, places
from escarmouche.games.evenor.mind.steering import walked, way


def habit(state: Skirmish, decision: Decision, chance: Block) -> Answer | None:
    """The answer of somebody who knows the game and does not stop to think; None for no opinion."""
    found = described(state, decision, chance)
    if found:
        best = EXPERIENCE.favourite(found, EXPERIENCE.weights(role_of(state, decision.seat)), chance)
        return answer_of(best, state, decision)
    if isinstance(decision, ChoosePath):
        return way(state, decision)
    if isinstance(decision, ChooseSome) and decision.key == "opponents":
        return [option.value for option in decision.options][: decision.most]
    return decision.default if isinstance(decision, Choose) or decision.key in ("place", "where") else None


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


EXPERIENCE: Experience[Skirmish] = Experience(
    "escarmouche.games.evenor",
    described,
    names_of,
    FEATURES,
    roles=ROLES,
    role_of=role_of,
    answer_of=answer_of,
)
