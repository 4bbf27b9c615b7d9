"""`escarmouche show`: positions looked at from the terminal."""

from pathlib import Path

import pytest

import escarmouche as esc
from escarmouche.cli import main


def test_a_moment_of_a_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, drawing = tmp_path / "game.jsonl", tmp_path / "table.svg"
    esc.play("evenor", "habit", seed="7", stop_after=2).save(file)
    assert main(["show", str(file), "--moment", "12", "--svg", str(drawing), "--lang", "en"]) == 0
    assert drawing.read_text(encoding="utf-8").startswith("<svg")
    assert main(["show", str(file), "--moment", "12", "--json"]) == 0
    text = capsys.readouterr().out.splitlines()[-1]
    assert esc.Position.from_json(text) == list(esc.record(file).positions())[12]
    assert main(["show", text, "--line"]) == 0
    line = capsys.readouterr().out.strip()
    assert main(["show", line, "--lang", "fr"]) == 0
    assert "Rouge" in capsys.readouterr().out
    assert main(["show", str(file), "--moment", "99999"]) == 2


def test_what_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", "nowhere.jsonl"]) == 2
    assert "nowhere.jsonl" in capsys.readouterr().err
