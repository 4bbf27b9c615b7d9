"""The data set of choices: the same on any number of cores, legal, and nothing in it that the seat could not see."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from escarmouche.cli import main
from escarmouche.sim import Contest, Contestant
from escarmouche.sim.dataset import Choice, choices_of, written

CONTEST = Contest(
    system="escarmouche.games.evenor:SYSTEM",
    seed="choices",
    red=Contestant("habit"),
    blue=Contestant("random"),
    options={"stop_after": 1},
)


def rows(path: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = pyarrow.parquet.read_table(path).to_pylist()
    return found


def test_every_choice_is_a_row_and_ends_as_its_game(tmp_path: Path) -> None:
    count = written(tmp_path / "a.parquet", CONTEST, 3, workers=1)
    found = rows(tmp_path / "a.parquet")
    assert len(found) == count > 30
    assert list(found[0]) == list(Choice.__struct_fields__)
    for game in range(3):
        ends = {one["seat"]: one["won"] for one in found if one["game"] == game}
        assert sum(ends.values()) == 1.0
    for one in found:
        assert one["bot"] == ("habit" if one["seat"] == "red" else "random")
        if one["kind"] == "choose":
            assert one["answer"] in one["options"]
        assert json.loads(one["state"])["figures"]
    described = json.loads(pyarrow.parquet.read_schema(tmp_path / "a.parquet").metadata[b"run"])
    assert described["games"] == 3
    assert described["contest"]["seed"] == "choices"


def test_two_cores_write_the_same_rows_as_one(tmp_path: Path) -> None:
    for workers in (1, 2):
        written(tmp_path / f"{workers}.parquet", CONTEST, 2, workers=workers)
    assert rows(tmp_path / "1.parquet") == rows(tmp_path / "2.parquet")


def test_a_row_holds_what_its_seat_saw() -> None:
    """In the toy only one's own side knows who lurks."""
    contest = Contest(system="toy:SYSTEM", seed="lurking")
    seen = {"mine": 0, "theirs": 0}
    for index in range(6):
        for one in choices_of(contest, index):
            for figure in json.loads(one.state)["figures"].values():
                seen["mine" if figure["side"] == one.seat else "theirs"] += "lurking" in figure.get("status", ())
    assert seen["mine"] > 0 == seen["theirs"]


def test_another_kind_of_file_or_no_games_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = ["dataset", "evenor", "--games", "1", "--option", "stop_after=1", "--workers", "1", "--json"]
    assert main([*told, "--out", str(tmp_path / "b.parquet")]) == 0
    assert json.loads(capsys.readouterr().out)["rows"] == len(rows(tmp_path / "b.parquet"))
    (tmp_path / "b.parquet").unlink()
    assert main(["dataset", "evenor", "--out", str(tmp_path / "a.csv")]) == 2
    assert ".parquet" in capsys.readouterr().err
    assert main(["dataset", "evenor", "--games", "0", "--out", str(tmp_path / "a.parquet")]) == 2
    assert not list(tmp_path.iterdir())
