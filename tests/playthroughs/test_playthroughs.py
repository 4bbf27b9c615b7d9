"""Golden games. After a change that is meant to change them, run `tools/renew_playthroughs` and read the diff."""

from __future__ import annotations

import pytest

from playthroughs.transcript import GAMES, SEEDS, file_of, transcript


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("name", GAMES)
def test_a_golden_game_is_played_as_it_was(name: str, seed: str) -> None:
    golden = file_of(name, seed).read_text(encoding="utf-8").splitlines()
    played = transcript(name, seed).splitlines()
    assert played == golden
