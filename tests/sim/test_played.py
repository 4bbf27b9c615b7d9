"""Games watched for the rules they meet are the games that would be played anyway."""

from __future__ import annotations

from pathlib import Path

import toy
from escarmouche.rulings.played import tally
from escarmouche.sim import Contest, simulate
from escarmouche.sim.played import game_met, games_met, records_met

TOY = "toy:SYSTEM"


def test_games_meet_most_rules_of_the_toy_and_the_same_ones_again() -> None:
    first, again = (tally(toy.SYSTEM, games_met(TOY, 3, "met", workers)) for workers in (1, 2))
    assert first == again
    assert first.games == 3
    assert first.share > 0.5


def test_who_tries_what_is_not_open_is_refused_with_a_rule() -> None:
    assert game_met(Contest(system=TOY), toy.SYSTEM, "curious").refused


def test_records_played_again_meet_what_was_cited(tmp_path: Path) -> None:
    contest = Contest(system=TOY, seed="kept", records=str(tmp_path))
    simulate(contest, 2, workers=1, sample=2)
    found = list(records_met(sorted(tmp_path.glob("*.jsonl")), toy.SYSTEM))
    assert len(found) == 2
    assert all(met.cited and met.offered for met in found)
