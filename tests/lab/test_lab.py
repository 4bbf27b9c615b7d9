"""A whole study of the toy game: played, stopped, taken up, told, drawn."""

from __future__ import annotations

import json
from pathlib import Path

import altair
import msgspec
import pytest

import toy
from escarmouche.cli import main
from escarmouche.games import SYSTEMS
from escarmouche.lab.charts import charts
from escarmouche.lab.findings import Findings
from escarmouche.lab.folder import Standing, begin, play, standing_of, study_of
from escarmouche.lab.study import Study, parts
from escarmouche.lab.telling import tell, told
from escarmouche.sim import Outcome, outcome_of
from escarmouche.sim.results import read
from escarmouche.telling.texts import Lang, Unusable

TOY = "toy:SYSTEM"
STUDY = Study(
    game="toy", bot="random", games=64, duels=8, duel_bot="random", check=32, check_bot="random",
    switch={"game_size": 6}, switched=32,
)  # fmt: skip


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("study")
    begin(found, STUDY, False)
    assert play(found, STUDY, toy.SYSTEM, TOY, workers=1)
    tell(found, STUDY, toy.SYSTEM, None, "en")
    return found


def test_a_study_plays_every_part_and_says_so(folder: Path) -> None:
    standing = standing_of(folder)
    assert standing.finished
    assert standing.done == standing.total == 64 + 48 + 32 + 32
    assert study_of(folder) == STUDY


def test_any_game_of_a_study_is_played_again_from_its_part_and_index(folder: Path) -> None:
    for name, part in parts(STUDY, toy.SYSTEM, TOY).items():
        kept = read(folder / f"{name}.jsonl")[1]
        assert outcome_of(part.contest, 7) == kept[7]


def test_the_findings_count_what_was_played(folder: Path) -> None:
    found = told(folder)
    games: list[Outcome] = read(folder / "lists.jsonl")[1]
    scouts = [one.winner for one in games for side in ("red", "blue") if "Scout" in getattr(one, side)]
    profile = next(one for one in found.profiles if one.name == "Scout")
    assert profile.rate.games == len(scouts)
    assert profile.suggested is not None
    assert profile.suggested.low <= profile.suggested.value <= profile.suggested.high
    first = sum(0.5 if one.winner is None else one.winner == one.first for one in games)
    assert found.first.wins == first
    assert len(found.duels) == 6
    assert all(cell.rate.games == 16 for cell in found.duels)
    assert found.transfer is not None
    assert found.switched is not None
    assert found.switched.games == 32


def test_an_option_that_does_nothing_changes_no_game(folder: Path) -> None:
    changed = told(folder).switched
    assert changed is not None
    assert changed.other_winner.wins == 0
    assert changed.first[0] == changed.first[1]


def test_a_study_stopped_midway_goes_on_to_the_same_games(folder: Path, tmp_path: Path) -> None:
    pressed = iter([KeyboardInterrupt])

    def stop(standing: Standing) -> None:
        if standing.done >= 21:
            for press in pressed:
                raise press

    begin(tmp_path, STUDY, False)
    assert not play(tmp_path, STUDY, toy.SYSTEM, TOY, workers=1, progress=stop)
    assert 20 <= standing_of(tmp_path).done < 40
    begin(tmp_path, STUDY, True)
    assert play(tmp_path, STUDY, toy.SYSTEM, TOY, workers=1)
    for name in parts(STUDY, toy.SYSTEM, TOY):
        assert (tmp_path / f"{name}.jsonl").read_bytes() == (folder / f"{name}.jsonl").read_bytes()


def test_another_study_does_not_go_into_the_same_folder(folder: Path) -> None:
    with pytest.raises(Unusable, match=r"games.*64.*65"):
        begin(folder, msgspec.structs.replace(STUDY, games=65), True)
    with pytest.raises(Unusable, match="--resume"):
        begin(folder, STUDY, False)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_chart_is_true_vega_lite(folder: Path, lang: Lang) -> None:
    made = charts(told(folder), lang)
    assert set(made) == {"costs", "roles", "rates", "duels", "sides", "shifts"}
    for spec in made.values():
        altair.Chart.from_dict(spec, validate=True)


def test_given_lists_are_compared_and_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SYSTEMS, "toy", TOY)
    for name, members in {"swift": ["Scout", "Scout"], "strong": ["Brute", "Scout"]}.items():
        (tmp_path / f"{name}.yaml").write_text(f"game: toy\nname: {name}\nmembers: {json.dumps(members)}\n")
    armies = [word for name in ("swift", "strong") for word in ("--army", str(tmp_path / f"{name}.yaml"))]
    order = ["balance", "toy", *armies, "--games", "40", "--bot", "random", "--out", str(tmp_path / "study")]
    assert main([*order, "--workers", "1", "--lang", "fr"]) == 0
    found = told(tmp_path / "study")
    assert isinstance(found, Findings)
    assert {name: rate.games for name, rate in found.lists.items()} == {"swift": 40, "strong": 40}
    assert (tmp_path / "study/charts/lists.svg").read_text().startswith("<svg")
    assert "bande" in (tmp_path / "study/report.md").read_text()
