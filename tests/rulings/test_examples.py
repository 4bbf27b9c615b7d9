"""Worked examples: rules have cases to watch, and each can be played."""

from __future__ import annotations

import pytest

from escarmouche.core.system import load
from escarmouche.games import SYSTEMS
from escarmouche.rulings.examples import examples, played
from escarmouche.rulings.ledger import ledger


@pytest.mark.parametrize("game", SYSTEMS)
def test_many_rules_have_an_example_that_plays(game: str) -> None:
    system = load(SYSTEMS[game])
    found = examples(system)
    assert set(found) <= set(ledger(system))
    assert len(found) > 0.4 * len(ledger(system))
    for case in {case.case: case for case in found.values()}.values():
        shown = played(case, system)
        assert shown.events
        assert set(shown.before.figures) <= set(shown.after.figures)
