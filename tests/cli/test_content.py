"""`escarmouche content`, and games played with cards of somebody's own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from escarmouche.cli import main
from games.kharn_ages.importing import catalogues

Capture = pytest.CaptureFixture[str]
CARDS = """\
game: kharn-ages
weapons:
  - {name: Grand sabre, hands: 2, cost: 11, bonus: 2}
profiles:
  - name: Bretteur errant
    level: 1
    faction: fangs
    cost: 40
    V: 3
    P: 3
    A: 3
    C: 3
    T: 3
    I: 3
    stature: 3
    ap: 4
    hp: 10
    base: 40
    mastery: [[offensive]]
    equipment: [Grand sabre]
"""


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    file = tmp_path / "mine.yaml"
    file.write_text(CARDS, encoding="utf-8")
    return file


# -------------------------------------------------------------- checking


def test_right_cards_are_told_so(cards: Path, capsys: Capture) -> None:
    assert main(["content", "check", str(cards)]) == 0
    assert "2 cards" in capsys.readouterr().out
    assert main(["content", "check", str(cards), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"good": True, "files": {str(cards): 2}, "faults": []}


def test_a_fault_names_file_line_field_what_was_expected_and_the_nearest_word(cards: Path, capsys: Capture) -> None:
    cards.write_text(CARDS.replace("faction: fangs", "faction: fang"), encoding="utf-8")
    assert main(["content", "check", str(cards), "--lang", "fr"]) == 1
    told = capsys.readouterr().out
    assert f"{cards}:7: Bretteur errant: faction: kharns |" in told
    assert "« fangs »" in told.replace("\u00a0", " ")
    assert main(["content", "check", str(cards), "--json", "--lang", "en"]) == 1
    (fault,) = json.loads(capsys.readouterr().out)["faults"]
    assert (fault["line"], fault["field"], fault["nearest"]) == (7, "faction", "fangs")


def test_a_file_that_does_not_say_its_game_is_told_by_its_cards(cards: Path, capsys: Capture) -> None:
    cards.write_text(CARDS.replace("game: kharn-ages\n", ""), encoding="utf-8")
    assert main(["content", "check", str(cards), "--lang", "en"]) == 1
    assert "“game: kharn-ages”" in capsys.readouterr().out


EVENOR = """\
game: evenor
profiles:
  - name: Ajax
    faction: Grecs
    role: Défenseur
    cost: 8
    I: 3
    R: 3
    C: 3
    T: 4
    S: 4
    traits: [{name: Courageux}, {name: Perception, value: 4}]
    weapons:
      - {name: Javelot, P: 3, ranges: [3, 6, 12], thrown: true}
      - {name: Glaive, P: 4}
"""


@pytest.mark.parametrize(
    ("right", "wrong", "line", "field", "near"),
    [
        ("faction: Grecs", "faction: Grec", 4, "faction", "Grecs"),
        ("S: 4", "Z: 9\n    S: 4", 11, "Z", None),
        ("C: 3", "C: 7", 9, "C", None),
        ("name: Courageux", "name: Courageus", 12, "traits.0.name", "Courageux"),
        ("name: Courageux", "name: Courageux, value: 2", 12, "traits.0.value", None),
        (", value: 4", "", 12, "traits.1", None),
        ("{name: Courageux}", "{name: Perception, value: 3}", 12, "traits.1.name", None),
        ("cost: 8", "cost: 8\n    recruit_as: [Meneurs]", 7, "recruit_as.0", "Meneur"),
        ("cost: 8", "cost: 8\n    recruit_as: [Meneur]", 7, "recruit_as", None),
        ("cost: 8", "cost: 8\n    recruit_as: [Tireur, Tireur]", 7, "recruit_as.1", None),
        ("cost: 8", "cost: 8\n    V: 2", 3, "recruit_as", None),
        ("[3, 6, 12]", "[3, 6]", 14, "weapons.0.ranges", None),
        ("[3, 6, 12]", "[6, 3, 12]", 14, "weapons.0.ranges", None),
        ("Glaive, P: 4", "Glaive, P: 4, thrown: true", 15, "weapons.1.thrown", None),
        ("Glaive, P: 4", "Glaive, P: 4, shoot: true", 15, "weapons.1.shoot", None),
        ("Glaive, P: 4", "Glaive, P: 4, melee: false", 15, "weapons.1.melee", None),
        ("Glaive", "Javelot", 15, "weapons.1.name", None),
        ("Glaive", "'?'", 15, "weapons.1.name", None),
        ("name: Ajax", "name: Leonidas", 3, "name", None),
    ],
)
def test_a_profile_of_evenor_is_refused_with_its_line_its_field_and_the_nearest_word(
    right: str, wrong: str, line: int, field: str, near: str | None, tmp_path: Path, capsys: Capture
) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(EVENOR, encoding="utf-8")
    assert main(["content", "check", str(file)]) == 0
    assert right in EVENOR
    file.write_text(EVENOR.replace(right, wrong), encoding="utf-8")
    capsys.readouterr()
    assert main(["content", "check", str(file), "--json", "--lang", "en"]) == 1
    (fault,) = json.loads(capsys.readouterr().out)["faults"]
    assert (fault["line"], fault["field"], fault["nearest"]) == (line, field, near)
    assert main(["content", "check", str(file), "--lang", "fr"]) == 1
    assert "content-" not in capsys.readouterr().out


def test_cards_of_the_folder_are_known_to_the_others(cards: Path, tmp_path: Path, capsys: Capture) -> None:
    other = tmp_path / "elsewhere" / "more.yaml"
    other.parent.mkdir()
    shield = "game: kharn-ages\nshields:\n  - {name: Bouclier rond, cost: 5, boxes: 3, reserved: [Bretteur errant]}\n"
    other.write_text(shield, encoding="utf-8")
    assert main(["content", "check", str(other)]) == 1
    assert main(["content", "check", str(other), "--content", str(tmp_path)]) == 0
    assert main(["--content", str(tmp_path), "content", "check"]) == 0
    assert main(["content", "check", str(tmp_path), str(other)]) == 0
    assert "mine.yaml" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (["content", "check", "nowhere.yaml"], "nowhere.yaml"),
        (["content", "check"], "ESCARMOUCHE"),
        (["content", "check", "--content", "/nowhere"], "/nowhere"),
        (["content", "chek"], "content check"),
        (["content", "schema", "kharn"], "kharn-ages"),
        (["content", "new", "kharn-ages", "--kind", "weapon"], "weapons"),
        (["content", "new", "--kind", "profile"], "profiles"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(
    words: list[str], meant: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("ESCARMOUCHE_CONTENT", str(tmp_path))
    assert main([*words, "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert len(told.splitlines()) == 1
    assert (str(tmp_path) if meant == "ESCARMOUCHE" else meant) in told


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.binary(max_size=300) | st.text(max_size=300).map(lambda text: text.encode(errors="replace")))
def test_any_file_is_checked_without_a_traceback(data: bytes, tmp_path: Path) -> None:
    file = tmp_path / "any.yaml"
    file.write_bytes(data)
    assert main(["content", "check", str(file)]) == 1


# -------------------------------------------------------------- schema and a file to begin with


def test_the_schema_is_printed_or_written(tmp_path: Path, capsys: Capture) -> None:
    assert main(["content", "schema", "kharn-ages", "--lang", "fr"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["$defs"]["Profile"]["properties"]["hp"]["title"] == "PV"
    file = tmp_path / "kharn-ages.json"
    assert main(["content", "schema", "kharn-ages", "--out", str(file), "--lang", "fr"]) == 0
    assert json.loads(file.read_text(encoding="utf-8")) == printed


def test_a_new_file_is_right_and_never_takes_the_place_of_another(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "new.yaml"
    words = ["content", "new", "kharn-ages", "--kind", "weapons", "--out", str(file)]
    assert main(words) == 0
    assert main(["content", "check", str(file)]) == 0
    assert main(words) == 2
    assert "new.yaml" in capsys.readouterr().err


def test_the_table_is_not_served_with_a_mistyped_card(cards: Path, tmp_path: Path, capsys: Capture) -> None:
    cards.write_text(CARDS.replace("hp: 10", "hp: ten"), encoding="utf-8")
    words = ["serve", "--no-browser", "--data", str(tmp_path / "m.sqlite"), "--content", str(tmp_path), "--lang", "en"]
    assert main(words) == 1
    assert "mine.yaml:17: Bretteur errant: hp:" in capsys.readouterr().err


# -------------------------------------------------------------- played


def escarmouche(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """In a process of its own: cards are read once."""
    return subprocess.run(
        [sys.executable, "-m", "escarmouche", *words, "--content", str(folder), "--lang", "en"],
        capture_output=True,
        text=True,
        env={**os.environ, "ESCARMOUCHE_LANG": "en"},
        check=False,
    )


def test_a_game_with_own_cards_is_kept_with_what_they_were(cards: Path, tmp_path: Path) -> None:
    record, folder = tmp_path / "game.jsonl", cards.parent
    band = tmp_path / "band" / "list.yaml"
    band.parent.mkdir()
    band.write_text("game: kharn-ages\nmembers: [Bretteur errant, 'Bretteur errant, - Grand sabre']\n")
    checked = escarmouche(folder, "list", "check", str(band))
    assert "69" in checked.stdout, checked
    seats = ("--red", "random", "--blue", "random", "--red-list", str(band), "--blue-list", str(band))
    played = escarmouche(folder, "play", "kharn-ages", *seats, "--record", str(record))
    assert played.returncode == 0, played.stderr
    setup = json.loads(record.read_text(encoding="utf-8").partition("\n")[0])["setup"]
    assert set(setup["content"]) == {"Bretteur errant", "Grand sabre"}

    assert escarmouche(folder, "verify", str(record)).returncode == 0
    cards.write_text(CARDS.replace("bonus: 2", "bonus: 3"), encoding="utf-8")
    changed = escarmouche(folder, "verify", str(record))
    assert changed.returncode == 1
    assert "another version of the card “Grand sabre”" in changed.stdout
    band.unlink()
    gone = escarmouche(band.parent, "verify", str(record))
    assert gone.returncode == 1
    assert "own, “Bretteur errant”, which is not here" in gone.stdout


def test_a_profile_of_ones_own_plays_evenor(tmp_path: Path) -> None:
    record, card = tmp_path / "game.jsonl", tmp_path / "cards" / "mine.yaml"
    card.parent.mkdir()
    card.write_text(EVENOR, encoding="utf-8")
    band = tmp_path / "band.yaml"
    band.write_text("game: evenor\nmembers: [Ajax, Ulysse]\n")
    seats = ("--red", "habit", "--blue", "random", "--red-list", str(band), "--blue-list", str(band))
    played = escarmouche(card.parent, "play", "evenor", *seats, "--record", str(record), "--seed", "1")
    assert played.returncode == 0, played.stderr
    assert "Ajax" in played.stdout
    assert set(json.loads(record.read_text(encoding="utf-8").partition("\n")[0])["setup"]["content"]) == {"Ajax"}
    assert escarmouche(card.parent, "verify", str(record)).returncode == 0
    card.write_text(EVENOR.replace("C: 3", "C: 2"), encoding="utf-8")
    assert "another version of the card “Ajax”" in escarmouche(card.parent, "verify", str(record)).stdout


# -------------------------------------------------------------- importing


def test_a_catalogue_is_imported_into_the_folder_and_played_with(tmp_path: Path, capsys: Capture) -> None:
    file, folder = tmp_path / "catalog.json", tmp_path / "content"
    file.write_bytes(catalogues.text())
    folder.mkdir()
    assert main(["content", "import", str(file), "--content", str(folder)]) == 0
    told = capsys.readouterr().out
    assert "Profiles: 3 complete, 2 partly, 0 left out" in told
    assert "Hurleuse: Chante à minuit" in told
    assert "Pied léger 1" in told
    assert main(["content", "check", "--content", str(folder)]) == 0
    assert main(["content", "import", str(file), "--content", str(folder), "--only-complete", "--json"]) == 0
    report = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert report["counts"]["profiles"] == {"complete": 3, "partly": 0, "left-out": 2}
    assert report["skills"] == {"Pied léger": 1}


def test_what_is_no_catalogue_is_refused_with_what_was_expected(tmp_path: Path, capsys: Capture) -> None:
    file = tmp_path / "catalog.json"
    file.write_bytes(catalogues.text(version="7.1.0"))
    assert main(["content", "import", str(file), "--out", str(tmp_path / "x.yaml")]) == 2
    assert "0.5.x" in capsys.readouterr().err
    assert not (tmp_path / "x.yaml").exists()
