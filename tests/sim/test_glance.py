"""A glance at a game that is over: the ledger of its dice, and its largest swing."""

from __future__ import annotations

from itertools import pairwise

import pytest

from conformance.systems import system_of
from escarmouche.bots.rollout import promise
from escarmouche.odds.luck import tally, throws
from escarmouche.sim.glance import CLEAR, turned
from tales import told as tale


@pytest.mark.parametrize("game", ["evenor", "saga", "toy"])
def test_where_a_game_turned_is_its_largest_swing_towards_the_winner(game: str) -> None:
    system, told = system_of(game), tale(game)
    found, result = turned(system, told), told.state.result
    assert result is not None
    side = result.winner or system.seats[0]
    values = [promise(system, told.position(n).now, side) for n in range(len(told.chosen) + 1)]
    laid = sum(not told.position(n).now.turn for n in range(len(values)))
    gains = [after - before for before, after in pairwise(values[laid:-1])]
    largest = max(gains) if result.winner else max(map(abs, gains))
    if found is None:
        assert largest <= CLEAR
        return
    assert (found.before, found.after) == (values[found.moment], values[found.moment + 1])
    assert abs(found.after - found.before) == pytest.approx(largest)
    assert found.moment < len(told.chosen) - 1, "what ended the game did not turn it"


def test_luck_is_that_of_the_ledger() -> None:
    system, told = system_of("evenor"), tale("evenor")
    rolls = list(throws(system, told.events, told.state))
    assert sum(tally(roll for roll in rolls if roll.side == seat).rolls for seat in system.seats) > 0
