"""`escarmouche odds`: duels, cases, records, and the comparison with plays."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from escarmouche.cli import main

CASE = """\
case: ODDS-1
game: evenor
title: Ann may fight Ben
turn: {number: 1, active: red}
figures:
  ann: {side: red, profile: Kara, at: [10, 12]}
  ben: {side: blue, profile: Kara, at: [12, 12]}
"""


def told(capsys: pytest.CaptureFixture[str], *line: str) -> tuple[int, str, str]:
    status = main(["odds", *line])
    out, err = capsys.readouterr()
    return status, out, err


def test_a_duel_tells_chances_rolls_modifiers_and_rules(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = told(capsys, "evenor", "Oni", "Kara", "--option", "defender-is=prone", "--lang", "en")
    assert status == 0
    assert "Prone +2 (EV-STA-14)" in out
    assert "exact" in out
    status, out, _ = told(capsys, "evenor", "Oni", "Kara", "--json")
    [odds] = json.loads(out)
    assert (status, odds["method"]) == (0, "exact")
    assert 0.8 < odds["figures"]["defender"]["out_of_action"]["share"] < 0.9
    assert told(capsys, "evenor", "Oni", "Kara", "--lang", "fr")[1].count("exact, ") == 1


@pytest.mark.parametrize(
    ("line", "status", "words"),
    [
        (["evenor", "Oni", "Kar"], 2, "Kara"),
        (["evenor", "Oni", "Kara", "--option", "attack=sho"], 2, "shot"),
        (["evenor", "Oni", "Kara", "--option", "attack"], 2, "name=value"),
        (["evenor", "Oni", "Kara", "--option", "attack=shot"], 2, "Oni"),
        (["evenor", "Oni", "Kara", "--policy", "bes"], 2, "best"),
        (["no-such-file.jsonl"], 2, "no-such-file"),
        (["evenor", "Oni"], 2, "--help"),
    ],
)
def test_what_cannot_be_used_is_named(
    line: list[str], status: int, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    found, _, err = told(capsys, *line, "--lang", "en")
    assert found == status
    assert words in err


def test_the_options_of_a_case_are_reckoned(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "odds.yaml"
    file.write_text(CASE, encoding="utf-8")
    status, out, _ = told(capsys, str(file), "--json")
    assert status == 0
    assert [odds["answer"] for odds in json.loads(out)] == [1, 2, 3, 4, 5, 6]


def test_answers_that_leave_nothing_to_the_dice_are_passed_over(capsys: pytest.CaptureFixture[str]) -> None:
    """Some drawn game begins with one."""
    line = ("evenor", "--samples", "20", "--agree", "1", "--lang", "en", "--seed")
    assert any("nothing left to the dice" in told(capsys, *line, seed)[1] for seed in "abcdefgh")


def test_odds_are_compared_with_plays_stopped_and_taken_up_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = ["evenor", "--samples", "200", "--out", str(tmp_path / "agree.jsonl")]
    status, out, _ = told(capsys, *line, "--agree", "1", "--lang", "en")
    assert status == 0
    assert "One decision with exact odds, each beside 200 plays" in out
    status, _, err = told(capsys, *line, "--agree", "2", "--lang", "en")
    assert (status, "--resume" in err) == (2, True)
    status, _, err = told(capsys, *line, "--agree", "2", "--seed", "other", "--resume", "--lang", "en")
    assert (status, "seed was agree" in err) == (2, True)
    with (tmp_path / "agree.jsonl").open("a") as file:
        file.write('{"number": 99')
    status, out, _ = told(capsys, *line, "--agree", "2", "--resume", "--json")
    resumed = json.loads(out)
    assert status == 0
    assert json.loads(told(capsys, "evenor", "--samples", "200", "--agree", "2", "--json")[1]) == resumed
    assert told(capsys, "evenor", "--agree", "2", "--resume")[0] == 2
