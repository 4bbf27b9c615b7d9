"""Many games: the same on one core and on two, alone and together, whatever goes wrong in some."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

import toy
from escarmouche.core.system import load
from escarmouche.records.record import read, verify
from escarmouche.sim import Contest, Contestant, check_contest, outcome_of, seed_of, simulate
from escarmouche.sim.games import meeting, setup_of
from escarmouche.sim.run import batches, dealt, sampled
from escarmouche.telling.texts import Unusable

TOY = "toy:SYSTEM"


def test_one_core_and_two_play_the_same_games() -> None:
    contest = Contest(system=TOY, seed="cores")
    _, alone = simulate(contest, 20, workers=1)
    summary, together = simulate(contest, 20, workers=2)
    assert alone == together
    assert summary.games == 20
    assert summary.wins["red"] + summary.wins["blue"] + summary.draws == 20
    assert not summary.failed
    assert sum(summary.reasons.values()) == 20
    assert set(summary.reasons) == {outcome.reason for outcome in together} != {""}


def test_any_game_of_a_run_can_be_played_alone() -> None:
    contest = Contest(system=TOY, seed="alone")
    _, outcomes = simulate(contest, 8, workers=1)
    assert outcome_of(contest, 0, seed=outcomes[5].seed) == type(outcomes[5])(
        **{**{name: getattr(outcomes[5], name) for name in outcomes[5].__struct_fields__}, "index": 0}
    )


def test_swapped_games_share_their_seed_and_wins_follow_the_contestant() -> None:
    contest = Contest(system=TOY, seed="swap", red=Contestant("greedy"), swap=True)
    assert [seed_of(contest, index) for index in range(4)] == ["swap-0-0", "swap-0-0", "swap-0-2", "swap-0-2"]
    _, outcomes = simulate(contest, 4, workers=1)
    assert [outcome.swapped for outcome in outcomes] == [False, True, False, True]


def test_the_same_bots_swapped_play_the_same_game() -> None:
    """With equal bots and drawn lists a swapped game is the same game, won by the other contestant."""
    contest = Contest(system=TOY, seed="mirror", swap=True)
    _, outcomes = simulate(contest, 20, workers=1)
    other = {"red": "blue", "blue": "red", None: None}
    for first, second in zip(outcomes[::2], outcomes[1::2], strict=True):
        assert second.winner == other[first.winner]


def test_a_game_that_fails_is_told_with_its_seed_and_stops_nothing() -> None:
    contest = Contest(system=TOY, seed="fail", most_decisions=40)
    summary, outcomes = simulate(contest, 10, workers=1)
    assert summary.failed
    assert len(outcomes) == summary.games == 10
    failed = [outcome for outcome in outcomes if outcome.error]
    assert [outcome.seed for outcome in failed] == summary.failed
    assert all("Stalled" in (outcome.error or "") for outcome in failed)


@pytest.mark.parametrize("place", ["no_such_module:SYSTEM", "toy:NOTHING"])
def test_a_system_that_cannot_be_loaded_fails_every_game(place: str) -> None:
    summary, _ = simulate(Contest(system=place), 2, workers=1)
    assert len(summary.failed) == 2


def test_sampled_records_are_written_and_verified(tmp_path: Path) -> None:
    contest = Contest(system=TOY, seed="kept", records=str(tmp_path))
    summary, _ = simulate(contest, 10, workers=1, sample=3)
    files = sorted(tmp_path.iterdir())
    assert not summary.failed
    assert [file.name for file in files] == ["00000.jsonl", "00003.jsonl", "00006.jsonl"]
    assert all(verify(read(file), toy.SYSTEM).identical for file in files)


@pytest.mark.parametrize("count", [2, 3, 4, 7])
def test_lists_that_meet_in_turn_all_meet_in_both_seatings(count: int) -> None:
    lists = tuple((str(number),) for number in range(count))
    games = count * (count - 1)
    met = [meeting(lists, index) for index in range(games)]
    assert set(met) == {(one, other) for one in lists for other in lists if one != other}
    assert meeting(lists, games + 1) == met[1]


def test_mirrored_lists_are_the_same_on_both_sides_and_others_for_every_seed() -> None:
    contest = Contest(system="escarmouche.games.evenor:SYSTEM", seed="mirror", mirror=True, swap=True)
    system = load(contest.system)
    seats = (Contestant(), Contestant())
    lists = [setup_of(contest, system, seats, seed_of(contest, index)).lists for index in range(6)]
    assert all(one["red"] == one["blue"] for one in lists)
    assert lists[0] == lists[1] != lists[2]


def test_an_uneven_game_leaves_out_one_member_of_one_side() -> None:
    contest = Contest(system="escarmouche.games.evenor:SYSTEM", seed="uneven", uneven=True)
    system = load(contest.system)
    drawn = msgspec.structs.replace(contest, uneven=False)
    short = []
    for index in range(30):
        seed = seed_of(contest, index)
        full, less = (setup_of(one, system, (Contestant(), Contestant()), seed).lists for one in (drawn, contest))
        missing = {seat: len(full[seat]) - len(less[seat]) for seat in system.seats}
        short.append(sum(missing.values()))
        assert set(missing.values()) <= {0, 1}
    assert set(short) == {0, 1}


def test_batches_cover_every_game_once() -> None:
    for games in (1, 7, 100, 1001):
        assert [index for batch in batches(games, 10) for index in batch] == list(range(games))
    assert sampled(10, 0) == frozenset()
    assert sampled(3, 10) == {0, 1, 2}


def test_the_last_batches_are_dealt_in_ever_smaller_parts() -> None:
    for games in (0, 1, 7, 100):
        parts = list(dealt(batches(games, 10), 2))
        assert [index for part in parts for index in part] == list(range(games))
    assert [len(part) for part in parts[:7]] == [10] * 6 + [10]
    assert [len(part) for part in parts[-4:]] == [1, 1, 1, 1]
    assert list(dealt(batches(25, 10), 1)) == list(batches(25, 10))


SCRIPT = """
import os, signal, sys
from escarmouche.sim import Contest, simulate
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may have started us deaf to it
seen = []
def progress(outcome):
    seen.append(outcome)
    if len(seen) == 3:
        os.kill(os.getpid(), signal.SIGINT)
summary, outcomes = simulate(Contest(system="toy:SYSTEM"), 5000, workers=2, progress=progress)
print(3 <= len(outcomes) < 5000, len(outcomes) == summary.games, summary.failed)
"""


def test_ctrl_c_keeps_the_games_that_are_finished() -> None:
    tests = str(Path(toy.__file__).parent)
    env = {**os.environ, "PYTHONPATH": tests}
    told = subprocess.run(
        [sys.executable, "-c", SCRIPT], env=env, capture_output=True, text=True, timeout=60, check=False
    )
    assert told.stdout.strip() == "True True []", told.stderr


def test_larger_tables_are_simulated_and_counted_by_side() -> None:
    contest = Contest(system="toy:CROWD", seed="many", seats=toy.ALLIED, others=Contestant("greedy"))
    summary, outcomes = simulate(contest, 6, workers=1)
    assert not summary.failed, [outcome.trace for outcome in outcomes]
    assert {outcome.winner for outcome in outcomes} <= {"red", "blue", "green", None}
    assert sum(summary.wins.values()) + summary.draws == 6


def test_at_such_a_table_nobody_changes_places() -> None:
    with pytest.raises(Unusable) as refused:
        check_contest(Contest(system="toy:CROWD", seats=toy.ALLIED, swap=True))
    assert "--swap" in refused.value.told("en")
