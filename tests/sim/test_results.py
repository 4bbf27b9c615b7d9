"""Results in a file: kept batch by batch, taken up again, and never mixed with those of another run."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from escarmouche.sim import Contest, Outcome, Results, outcome_of, seed_of, simulate
from escarmouche.sim.results import PART, read
from escarmouche.telling.texts import Unusable

CONTEST = Contest(system="toy:SYSTEM", seed="kept", batch=3)
KINDS = pytest.mark.parametrize("name", ["run.jsonl", "run.parquet"])


def run(path: Path, games: int, resume: bool = False, contest: Contest = CONTEST) -> tuple[int, list[Outcome]]:
    """Play into a file; how many games were really played, and all outcomes."""
    played: list[Outcome] = []
    with Results(path, contest, resume) as results:
        _, outcomes = simulate(contest, games, 1, 0, played.append, None, results.kept, results.keep)
    return len(played), outcomes


@KINDS
def test_a_run_in_two_halves_leaves_the_same_file_as_a_run_in_one_go(tmp_path: Path, name: str) -> None:
    whole, halves = tmp_path / "whole" / name, tmp_path / "halves" / name
    _, outcomes = run(whole, 10)
    assert run(halves, 5)[0] == 5
    assert run(halves, 10, resume=True) == (5, outcomes)
    assert read(halves) == read(whole)
    assert read(whole)[1] == outcomes
    assert len(list(halves.parent.iterdir())) == 1


@KINDS
def test_another_run_is_refused_with_the_field_that_differs(tmp_path: Path, name: str) -> None:
    run(tmp_path / name, 3)
    other = msgspec.structs.replace(CONTEST, seed="other")
    with pytest.raises(Unusable, match=r"seed.*kept.*other"):
        run(tmp_path / name, 3, resume=True, contest=other)
    with pytest.raises(Unusable, match=r"--resume"):
        run(tmp_path / name, 3)
    assert len(read(tmp_path / name)[1]) == 3


def test_a_line_cut_short_by_a_crash_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    _, outcomes = run(path, 6)
    path.write_bytes(path.read_bytes()[:-20])
    assert run(path, 6, resume=True) == (1, outcomes)


def test_the_lines_beside_a_table_survive_a_crash(tmp_path: Path) -> None:
    path = tmp_path / "run.parquet"
    results = Results(path, CONTEST).__enter__()
    results.keep([outcome_of(CONTEST, index) for index in range(4)])
    assert (tmp_path / f"run.parquet{PART}").exists()
    assert not path.exists()
    assert run(path, 6, resume=True)[0] == 2
    assert len(read(path)[1]) == 6


def test_games_that_failed_are_tried_again(tmp_path: Path) -> None:
    with Results(tmp_path / "run.jsonl", CONTEST) as results:
        results.keep([Outcome(index=0, seed=seed_of(CONTEST, 0), error="its worker died")])
    assert run(tmp_path / "run.jsonl", 1, resume=True)[0] == 1
    assert read(tmp_path / "run.jsonl")[1] == [outcome_of(CONTEST, 0)]


@pytest.mark.parametrize(("name", "data"), [("run.csv", b""), ("run.jsonl", b"{}\n"), ("run.parquet", b"no table")])
def test_a_file_that_holds_no_run_is_refused(tmp_path: Path, name: str, data: bytes) -> None:
    (tmp_path / name).write_bytes(data)
    with pytest.raises(Unusable, match=name):
        run(tmp_path / name, 1, resume=True)
