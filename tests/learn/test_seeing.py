"""What an observation tells of each action: enough to tell them apart."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from escarmouche.core.decisions import Choose, ChooseOrder, ChooseSome, options
from escarmouche.games import SYSTEMS
from escarmouche.learn import raw_env
from escarmouche.learn.offers import Offers
from escarmouche.learn.seeing import Sight, Sizes


@pytest.mark.parametrize("name", SYSTEMS)
def test_actions_that_differ_look_different(name: str) -> None:
    """Numbers, groups and orders among them: whoever scores actions by their features must see which is which."""
    game: Any = raw_env(name)
    game.reset(seed=5)
    chance = np.random.default_rng(1)
    for _ in range(120):
        if game.position.over:
            break
        rows = game.parts(game.observe(game.agent_selection))["answers"][: len(game.answers)]
        if not game.decision.places:
            assert len(np.unique(rows, axis=0)) == len(rows), game.decision.key
        game.step(int(chance.integers(len(rows))))


@pytest.mark.parametrize(
    "decision",
    [
        Choose(options=options((1, 2, 3, {"series": 1}, {"series": 2}))),
        ChooseSome(options=options(("deimos", "saito", "kharn")), least=1, most=3),
        ChooseOrder(options=options(("deimos", "saito", "kharn"))),
    ],
)
def test_numbers_groups_and_orders_are_told(decision: Any) -> None:
    from escarmouche.core.dice import Block
    from escarmouche.games import system

    game: Any = raw_env("evenor")
    game.reset(seed=1)
    sight, sizes = Sight(system("evenor"), Sizes()), Sizes()
    state = game.position.now
    offers = Offers(decision, Block("offers", 0), sizes, state, ())
    rows = sight.split(sight.look(state, "red", decision, offers.seen()))["answers"][: len(offers)]
    assert len(offers) > 2
    assert len(np.unique(rows, axis=0)) == len(offers)
