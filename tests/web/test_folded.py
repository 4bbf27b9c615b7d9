"""Menus: what another answer beats for free lies with what is rarely wanted."""

from __future__ import annotations

from collections import Counter

import pytest

from escarmouche.bots.blunders import sensible
from escarmouche.core.decisions import Choose
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.position import advance, begin
from escarmouche.core.system import Setup, load
from escarmouche.games import SYSTEMS
from escarmouche.telling.texts import Texts
from escarmouche.web.phrase_cache import Phrases, Teller
from escarmouche.web.pictures import WHOLE, options_view

ANSWERS = 250


@pytest.mark.parametrize("game", ["kharn-ages", "saga"])
def test_what_nobody_should_answer_is_put_away_and_nothing_else(game: str) -> None:
    system = load(SYSTEMS[game])
    lists = {seat: list(system.lists.build(Block(seat, 0), None, {})) for seat in system.seats}
    dice, chance, seen = SeededDice("folded"), Block("folded", 0), Counter[bool]()
    position = begin(system.rules.new_game(Setup(game=game, seed="3", lists=lists)), dice).position
    teller = Teller(Phrases(Texts(system, "en")))
    for _ in range(ANSWERS):
        if not position.pending:
            break
        decision = position.decision()
        if isinstance(decision, Choose) and len(decision.options) > WHOLE:
            good = [option.value for option in sensible(system, position.now, decision).options]
            for told in options_view(teller, decision, position.now):
                if isinstance(told.value, int):
                    assert not told.seldom, "numbers stay in their order"
                elif told.value not in good:
                    assert told.seldom, told.label
                    seen[told.seldom] += 1
                else:
                    seen[told.seldom] += 1
            assert good, "something is left"
        position = advance(position, decision.sample(chance), dice, decision.seat).position
    assert seen[True]
    assert seen[False]
