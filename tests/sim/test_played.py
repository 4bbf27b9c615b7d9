"""Games watched for the rules they meet are the games that would be played anyway."""

from __future__ import annotations

from pathlib import Path

import toy
from escarmouche.core.dice import Block
from escarmouche.rulings.played import Met, tally
from escarmouche.sim import Contest, simulate
from escarmouche.sim.played import Watching, game_met, games_met, records_met
from games.evenor.scene import Scene, block, model, scene
from games.kharn_ages.test_handling import hands, lying

TOY = "toy:SYSTEM"


def test_games_meet_most_rules_of_the_toy_and_the_same_ones_again() -> None:
    first, again = (tally(toy.SYSTEM, games_met(TOY, 3, "met", workers)) for workers in (1, 2))
    assert first == again
    assert first.games == 3
    assert first.share > 0.5


def test_who_tries_what_is_not_open_is_refused_with_a_rule() -> None:
    assert game_met(Contest(system=TOY), toy.SYSTEM, "curious").refused


def test_somebody_curious_walks_as_far_as_can_be_and_into_those_nearby() -> None:
    mire = block("mire", 0, 0, 24, 24, kind="difficult")
    rock = block("rock", 12, 12.5, 13, 13.5)
    game = scene(
        red={"ann": model("Deimos", 6, 12)},
        blue={"ben": model("Kara", 12.5, 12, "hidden")},
        terrain=[mire, rock],
        dice={"ann": {"initiative": [2, 3]}},
    )
    game.answer(("activate", "ann"), ("actions", 1), ("action", "step"))
    assert "EV-STA-07" in tried(game)
    game = scene(
        red={"ann": model("Deimos", 6, 12)},
        blue={"ben": model("Kara", 12.5, 12, "hidden")},
        terrain=[rock],
        dice={"ann": {"initiative": [2]}},
    )
    game.answer(("activate", "ann"), ("actions", 1), ("action", "run"))
    assert "EV-HID-04" in tried(game)


def test_somebody_curious_reaches_for_what_is_too_heavy() -> None:
    assert "KA-THR-05" in tried(hands(ak={"P": 2}, things=lying(kind="barrel")))


def tried(game: Scene) -> set[str]:
    """The rules behind what somebody curious is refused in a few tries."""
    met = Met()
    for number in range(8):
        Watching(None, met, Block(f"curious-{number}", 0), game.system).tried(game.state, met.listening(game.pending))
    return met.refused


def test_records_played_again_meet_what_was_cited(tmp_path: Path) -> None:
    contest = Contest(system=TOY, seed="kept", records=str(tmp_path))
    simulate(contest, 2, workers=1, sample=2)
    found = list(records_met(sorted(tmp_path.glob("*.jsonl")), toy.SYSTEM))
    assert len(found) == 2
    assert all(met.cited and met.offered for met in found)
