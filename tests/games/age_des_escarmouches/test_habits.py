"""What somebody who knows the game answers without thinking."""

from __future__ import annotations

import pytest

from escarmouche.core.dice import Block
from escarmouche.games.age_des_escarmouches.mind.habits import habit
from games.age_des_escarmouches.scene import activate
from games.age_des_escarmouches.test_machines import battery


@pytest.mark.parametrize("luck", range(5))
def test_a_crew_fires_its_machine_before_anything_else(luck: int) -> None:
    told = battery()
    told.answer(activate("gun"))
    assert habit(told.state, told.pending, Block(f"luck {luck}", 0)) == "gun"


@pytest.mark.parametrize("luck", range(5))
def test_nobody_runs_off_from_the_machine_it_serves(luck: int) -> None:
    told = battery()
    told.answer(activate("gun"), ("next", "ak"))
    assert habit(told.state, told.pending, Block(f"luck {luck}", 0)) not in ("march", "run", "dodge")
