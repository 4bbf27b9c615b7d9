"""Pending decisions at random: questions of games between random players who like to attack, each with an answer."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from escarmouche.core.decisions import Answer, Choose, ChoosePath, Decision
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.position import Asked, Position, play
from escarmouche.core.system import Setup, System
from escarmouche.odds.ahead import Enough

Asking = list[tuple[Position, Answer]]

MOST_STEPS = 400


def pending(system: System, seed: str, number: int) -> tuple[Position, Answer] | None:
    """One question of one game with an answer; of every other game one aimed at an enemy. None if it had no choices."""
    aimed, others = visited(system, f"{seed}/{number}")
    chance = Block(f"{seed}/{number}/pick", 0)
    for found in (aimed, others) if number % 2 else (others, aimed):
        if found:
            return found[chance.below(len(found))]
    return None


def visited(system: System, seed: str) -> tuple[Asking, Asking]:
    """The questions of one game with an answer at random: those aimed at an enemy, and the others."""
    chance = Block(seed, 0)
    lists = {seat: system.lists.build(Block(f"{seed}/{seat}", 0), None, {}) for seat in system.seats}
    aimed: Asking = []
    others: Asking = []

    def choose(asked: Asked, decision: Decision) -> Answer:
        if len(aimed) + len(others) >= MOST_STEPS:
            raise Enough
        answer, attack = some_answer(decision, asked.state, chance)
        if not decision.secret:
            (aimed if attack else others).append((asked.position(decision), answer))
        return answer

    with suppress(Enough):
        play(system.rules.new_game(Setup(game=system.name, seed=seed, lists=lists)), SeededDice(f"{seed}/dice"), choose)
    return aimed, others


def some_answer(decision: Decision, state: Any, chance: Block) -> tuple[Answer, bool]:
    """An answer at random, two times in three one that is aimed at an enemy; and whether it is."""
    if isinstance(decision, ChoosePath) and chance.below(3):
        near = decision.touchable()
        route = near and decision.ground.route_to_touch(decision.start, near[chance.below(len(near))], decision.limit)
        if route and decision.why_not(route.path) is None:
            return [list(point) for point in route.path[1:]], True
    if isinstance(decision, Choose) and chance.below(3):
        figures = state.figures
        foes = [o.value for o in decision.options if o.figure in figures and figures[o.figure].side != decision.seat]
        if foes:
            return foes[chance.below(len(foes))], True
    return decision.sample(chance), False
