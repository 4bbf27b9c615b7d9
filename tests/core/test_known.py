"""What is remembered of a state is kept for states that are alike, and forgotten otherwise."""

from __future__ import annotations

from msgspec.structs import replace

import toy
from escarmouche.core.dice import SeededDice
from escarmouche.core.known import Known
from escarmouche.core.position import begin
from escarmouche.core.system import Setup


def test_facts_last_as_long_as_states_are_alike() -> None:
    state = begin(toy.SYSTEM.rules.new_game(Setup(game="toy", seed="7")), SeededDice("7")).position.state
    known = Known[toy.Night](lambda one, other: one.turn == other.turn)
    known(state)["said"] = 1
    assert known(replace(state, options={"other": 1})) == {"said": 1}
    assert known(replace(state, turn=state.turn + 1)) == {}
    assert known(state) == {}
