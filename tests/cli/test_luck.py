"""`luck` and `futures`: both languages, JSON, and a word for what is wrong."""

import json
from pathlib import Path

import pytest

from conformance.systems import bots, setup, system_of
from escarmouche.bots.protocol import Seated
from escarmouche.cli import main
from escarmouche.core.dice import SeededDice
from escarmouche.core.position import play
from escarmouche.games import SYSTEMS
from escarmouche.records.record import write
from tales import SEED

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setitem(SYSTEMS, "toy", "toy:SYSTEM")
    system, path = system_of("toy"), tmp_path / "game.jsonl"
    opened = system.rules.new_game(setup("toy", SEED))
    write(path, setup("toy", SEED), play(opened, SeededDice(SEED), Seated(system, bots("toy", SEED))), system, opened)
    return str(path)


QUICK = ["--bot", "random", "--games", "12", "--workers", "1"]


@pytest.mark.parametrize(("lang", "words"), [("en", "luck of Red"), ("fr", "chance de Rouge")])
def test_luck_is_told_in_both_languages(lang: str, words: str, record: str, capsys: Capture) -> None:
    assert main(["luck", record, *QUICK, "--samples", "2", "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert words in told
    assert "0.25" in told if lang == "en" else "0,25" in told
    assert "█" in told or "▁" in told


def test_luck_as_json(record: str, capsys: Capture) -> None:
    assert main(["luck", record, *QUICK, "--samples", "2", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert set(told["players"]) == {"red", "blue"}
    assert told["games"] == 12
    assert len(told["curve"]) > 20
    assert all("percentile" in roll for roll in told["rolls"])


@pytest.mark.parametrize(("lang", "words"), [("en", "Red wins"), ("fr", "Rouge gagne")])
def test_futures_are_told_in_both_languages(lang: str, words: str, record: str, capsys: Capture) -> None:
    assert main(["futures", record, "--at", "3", *QUICK, "--lang", lang]) == 0
    told = capsys.readouterr().out
    assert words in told
    assert "12 futur" in told


def test_futures_as_json(record: str, capsys: Capture) -> None:
    assert main(["futures", record, "--at", "5", *QUICK, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["moment"], told["games"]) == (5, 12)
    assert sum(one["count"] for one in told["wins"].values()) + told["draws"]["count"] == 12


@pytest.mark.parametrize(
    ("given", "words"),
    [
        (["futures", "--at", "999"], "--at: the game has the moments 0 to"),
        (["futures", "--games", "0"], "--games must be at least 1"),
        (["futures", "--bot", "gredy"], "greedy"),
        (["luck", "--samples", "1"], "--samples must be at least 2"),
        (["luck", "--bot", "gredy"], "greedy"),
    ],
)
def test_what_is_wrong_is_told(given: list[str], words: str, record: str, capsys: Capture) -> None:
    assert main([given[0], record, *given[1:], "--lang", "en"]) == 2
    assert words in capsys.readouterr().err


def test_a_record_of_other_rules_is_told(record: str, capsys: Capture) -> None:
    text = Path(record).read_text(encoding="utf-8")
    Path(record).write_text(text.replace('"key":"bid"', '"key":"bad"'), encoding="utf-8")
    assert main(["luck", record, "--lang", "en"]) == 1
    assert "differs from the rules at line" in capsys.readouterr().err
    assert main(["futures", record, "--lang", "en"]) == 1
    assert "differs from the rules at line" in capsys.readouterr().err
