"""The ladder: mirrored seeds, ratings that follow from the games, a round that can be stopped and taken up again."""

from __future__ import annotations

from pathlib import Path

import pytest

from escarmouche.cli import main
from escarmouche.games import SYSTEMS
from escarmouche.lab import ladder
from escarmouche.lab.ladder import climb, file_of, judged, points, rated
from escarmouche.sim import Contest, Outcome
from escarmouche.sim.results import read

OPTIONS = ["--games", "2", "--bot", "random", "--bot", "habit", "--workers", "1"]


def games(winners: str) -> list[Outcome]:
    """r, b or a dash for a draw."""
    return [
        Outcome(index=at, seed=f"{at}", winner={"r": "red", "b": "blue"}.get(one)) for at, one in enumerate(winners)
    ]


def test_who_wins_more_stands_higher_and_more_games_narrow_the_interval() -> None:
    bots = ("good", "fair", "bad")
    few = {("good", "fair"): games("rrbr"), ("good", "bad"): games("rrrr"), ("fair", "bad"): games("rr-r")}
    many = {pair: outcomes * 10 for pair, outcomes in few.items()}
    ratings, narrow = rated(bots, few), rated(bots, many)
    assert ratings["good"][0] > ratings["fair"][0] > ratings["bad"][0]
    assert all(narrow[bot][1] < ratings[bot][1] for bot in bots)


def test_a_draw_counts_half_and_a_failed_game_not_at_all() -> None:
    assert [points(one) for one in games("rb-")] == [1.0, 0.0, 0.5]
    broken = [*games("rb-"), Outcome(index=3, seed="broken", error="it fell over")]
    found = judged("toy", "0", ("one", "other"), {("one", "other"): broken}, 4)
    assert found.failed == ("broken",)
    assert (found.meetings[0].rate.games, found.meetings[0].rate.wins) == (3, 1.5)


def test_a_round_is_played_on_mirrored_seeds_and_taken_up_again(tmp_path: Path) -> None:
    place = SYSTEMS["evenor"]
    first = climb("evenor", place, ("random", "habit"), 2, "mirror", 1, tmp_path)
    _, outcomes = read(tmp_path / file_of(("random", "habit")))
    assert [one.swapped for one in outcomes] == [False, True]
    assert outcomes[0].seed == outcomes[1].seed
    again: list[Outcome] = []
    second = climb(
        "evenor", place, ("random", "habit"), 2, "mirror", 1, tmp_path, True, lambda pair, one: again.append(one)
    )
    assert first == second
    assert first.whole
    assert not again


def test_the_command_writes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "ladder.md"
    assert main(["ladder", "evenor", *OPTIONS, "--write", str(page), "--lang", "fr"]) == 0
    text = page.read_text(encoding="utf-8")
    assert "| habit |" in text
    assert "--games 2 --bot random --bot habit --seed ladder" in text
    assert "cote" in capsys.readouterr().out


def test_one_page_has_every_game_and_a_bot_from_outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The template's game and bot climb beside ours; what stands below the mark of a page stays."""
    monkeypatch.setitem(SYSTEMS, "duel", "skirmish_duel:SYSTEM")  # forgotten afterwards
    monkeypatch.setitem(SYSTEMS, "toy", "toy:SYSTEM")
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "docs/template"))
    page = tmp_path / "ladder.md"
    page.write_text("# Old\n\n<!-- below: by hand -->\n\n## Notes\n", encoding="utf-8")
    bots = ["--bot", "random", "--bot", "skirmish_bots:Bold", "--games", "2", "--workers", "1"]
    kept = ["--out", str(tmp_path / "kept"), "--write", str(page), "--lang", "en"]
    assert main(["ladder", "skirmish_duel:SYSTEM", "toy:SYSTEM", *bots, *kept]) == 0
    text = page.read_text(encoding="utf-8")
    assert text.index("## duel") < text.index("## toy") < text.index("ladder skirmish_duel:SYSTEM toy:SYSTEM --games 2")
    assert "| skirmish_bots:Bold |" in text
    assert text.endswith("## Notes\n")
    assert "# Old" not in text
    assert (tmp_path / "kept/duel/random-v-skirmish_bots_Bold.jsonl").exists()


@pytest.mark.parametrize(
    "told",
    [["--games", "3"], ["--bot", "random"], ["--resume"], ["--bot", "serch"]],
)
def test_what_cannot_be_is_refused(told: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "evenor", *told, "--lang", "en"]) == 2
    assert capsys.readouterr().err.strip()


def test_a_round_that_is_stopped_rates_what_was_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """As Ctrl-C leaves it: the pair that was playing is short, and the pairs after it have not begun."""
    asked: list[str] = []

    def stopped(contest: Contest, *more: object, **named: object) -> tuple[None, list[Outcome]]:
        asked.append(contest.blue.bot)
        return None, games("rb" if len(asked) == 1 else "r")

    monkeypatch.setattr(ladder, "simulate", stopped)
    found = climb("toy", "toy:SYSTEM", ("random", "quick", "greedy"), 2)
    assert asked == ["quick", "greedy"]
    assert not found.whole
    assert [meeting.rate.games for meeting in found.meetings] == [2, 1]
