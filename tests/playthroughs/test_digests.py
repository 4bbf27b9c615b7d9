"""Many games are played as they were. After a change that is meant to change them, run `tools/renew_playthroughs`."""

from __future__ import annotations

import pytest

from playthroughs.digests import BOOKS, digest, kept

GAMES = [(name, number) for name in BOOKS for number in kept(name)]


@pytest.mark.parametrize(("name", "number"), GAMES, ids=[f"{name}-{number}" for name, number in GAMES])
def test_a_game_is_played_as_it_was(name: str, number: int) -> None:
    assert digest(name, number) == kept(name)[number], f"`tools/renew_playthroughs {name} {number}` shows the game"
