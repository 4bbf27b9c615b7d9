"""Every game is played by allies who share a side, and by a referee who plays the side of nobody else."""

from __future__ import annotations

import io

import pytest

from escarmouche.core.game import Answered
from escarmouche.core.system import load
from escarmouche.games import SYSTEMS
from escarmouche.records.record import parse, verify, write
from escarmouche.sim.games import Contest, played_game

TABLES = (("red-1", "red-2", "blue-1", "blue-2"), ("red", "referee"))


@pytest.mark.parametrize("name", SYSTEMS)
@pytest.mark.parametrize("seats", TABLES, ids=("allies", "referee"))
def test_a_game_at_this_table_ends_and_is_verified(name: str, seats: tuple[str, ...]) -> None:
    system = load(SYSTEMS[name])
    setup, played, _ = played_game(Contest(system=SYSTEMS[name], seats=seats), system, 0, "tables")
    assert played.state.result is not None
    assert played.state.result.winner in (None, *system.seats)
    answering = {entry.seat for entry in played.entries if isinstance(entry, Answered)}
    assert answering == set(seats), "everybody at the table was asked something"
    file = io.BytesIO()
    write(file, setup, played, system)
    assert verify(parse(file.getvalue()), system).identical
