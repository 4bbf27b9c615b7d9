"""The tool that teaches habits: what goes better than it looked becomes likelier, and what it writes can be read."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from escarmouche.games.evenor.mind.experience import lessons, read

ROOT = Path(__file__).resolve().parents[2]
TOOL = ROOT / "tools/learn_habits"


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    loader = importlib.machinery.SourceFileLoader("learn_habits", str(TOOL))
    spec = importlib.util.spec_from_loader("learn_habits", loader)
    assert spec is not None
    made = importlib.util.module_from_spec(spec)
    loader.exec_module(made)
    return made


def test_what_went_better_than_it_looked_becomes_likelier(tool: ModuleType) -> None:
    lessons = tool.Lessons({"hunted": {"activate.wait": [0.0], "stand.some": [0.0, 1.0]}})
    options = [("activate.wait", ()), ("stand.some", (0.0,))]
    notes = [("hunted", options, taken, -0.7, 0.1 if taken == 0 else -0.1) for taken in (0, 1) * 20]
    lessons.learn(notes)
    table = lessons.table()["hunted"]
    assert table["activate.wait"][0] > 0.0 > table["stand.some"][0]
    assert table["stand.some"][1] == 1.0, "a feature that was nought taught nothing"


def test_later_surprises_count_less_and_the_result_counts_last(tool: ModuleType) -> None:
    notes: list[Any] = [("hunted", [], 0, 0.0, looked) for looked in (0.5, 0.6)]
    last, first = tool.judged(notes, 1.0)
    assert last[-1] == pytest.approx(0.4)
    assert first[-1] == pytest.approx(0.1 + tool.LATER * 0.4)


def test_a_short_course_writes_weights_for_every_role(tmp_path: Path) -> None:
    out = tmp_path / "habits.json"
    command = [sys.executable, str(TOOL), "--lots", "1", "--itself", "2", "--greedy", "1", "--workers", "1"]
    done = subprocess.run([*command, "--out", str(out)], capture_output=True, text=True, check=True)
    assert "lot 1:" in done.stdout
    written = read(out.read_bytes())
    assert set(written) == {"extermination", "hunted", "hunter", "orichalcum"}
    assert written != lessons()


def test_what_is_written_without_a_lesson_is_what_was_read(tool: ModuleType) -> None:
    table = tool.Lessons(tool.table_of(lessons())).table()
    assert read(tool.written(table).encode()) == lessons()
