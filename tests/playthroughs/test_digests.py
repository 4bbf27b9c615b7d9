"""Many games are played as they were. After a change that is meant to change them, run `tools/renew_playthroughs`."""

from __future__ import annotations

import pytest

from escarmouche.games import SYSTEMS
from playthroughs.digests import digest, file_of, games_of

GAMES = [(name, seed) for name in SYSTEMS for seed in games_of(name)]


@pytest.mark.parametrize(("name", "seed"), GAMES, ids=[seed.replace(" ", "-") for _, seed in GAMES])
def test_a_game_is_played_as_it_was(name: str, seed: str) -> None:
    kept = [line for line in file_of(name).read_text(encoding="utf-8").splitlines() if line.startswith(f"{seed} turn")]
    assert list(digest(name, seed, games_of(name)[seed])) == kept
