"""Somebody touches a figure that no answer is about: the table says why not, deed by deed, with the rule."""

from __future__ import annotations

import pytest

from escarmouche.bots.habit import by_habit
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.position import advance, begin
from escarmouche.core.system import Setup, load
from escarmouche.games import SYSTEMS
from escarmouche.telling.texts import Texts
from escarmouche.web.previews import barred


@pytest.mark.parametrize("game", SYSTEMS)
def test_deeds_that_are_not_possible_are_told_with_their_rules(game: str) -> None:
    system = load(SYSTEMS[game])
    lists = {seat: system.lists.build(Block(seat, 0), None, {}) for seat in system.seats}
    dice, chance = SeededDice("barred"), Block("barred", 0)
    position = begin(system.rules.new_game(Setup(game=game, seed="barred", lists=lists)), dice).position
    while (decision := position.decision()).key != "action":
        answer = by_habit(system, position.now, decision, chance)
        position = advance(position, answer, dice, decision.seat).position
    state, texts = position.now, Texts(system, "fr")
    mine = state.figures[decision.figure].side
    foes = [one.id for one in state.figures.values() if one.side != mine and one.on_table]
    told = [view for foe in foes for view in barred(decision, foe, texts, state)]
    assert told
    assert all(view.deed and view.reason and view.rules for view in told)
    assert not barred(decision, "nobody", texts, state)
