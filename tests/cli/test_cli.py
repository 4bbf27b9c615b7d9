"""The command line: help that teaches in both languages, one line for every mistake, never a traceback."""

import inspect
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from escarmouche import __version__
from escarmouche.cli import COMMANDS, groups, load, main
from escarmouche.cli.help import TEXTS, option, summary, words
from escarmouche.cli.serve import NAME, kept_in
from escarmouche.games import SYSTEMS
from escarmouche.telling.texts import LANGUAGES, Lang, typeset

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def lanterns(monkeypatch: pytest.MonkeyPatch) -> None:
    """The invented game is among the games; nobody's own language matters."""
    monkeypatch.setitem(SYSTEMS, "toy", "toy:SYSTEM")
    for name in ("ESCARMOUCHE_LANG", "LC_ALL", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")


# -------------------------------------------------------------- help


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_command_teaches(command: str, lang: Lang, capsys: Capture) -> None:
    assert main([*command.split(), "--help", "--lang", lang]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert " ".join(summary(command, lang)[:40].split()) in told
    assert ("Exemple" if lang == "fr" else "Example") in told
    assert "--json" in told
    assert "--lang" in told


@pytest.mark.parametrize("command", COMMANDS)
def test_every_parameter_is_explained_in_both_languages(command: str) -> None:
    parameters = inspect.signature(load(COMMANDS[command], command)).parameters
    assert [name for name in parameters if not all(option(command, name, lang) for lang in LANGUAGES)] == []


def test_help_has_the_same_lines_in_both_languages_and_none_that_nobody_reads() -> None:
    assert set(words("en")) == set(words("fr"))
    owners = {"labels", "options", "escarmouche", *groups(), *(command.replace(" ", "-") for command in COMMANDS)}
    assert {name.partition(".")[0] for name in words("en")} == owners


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_read_plainly_is_what_fluent_reads(lang: Lang) -> None:
    read: dict[str, str] = {}
    for entry in FluentParser().parse(TEXTS.joinpath(f"help.{lang}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            parts = {entry.id.name: entry.value, **{f"{entry.id.name}.{a.id.name}": a.value for a in entry.attributes}}
            for name, pattern in parts.items():
                if pattern is not None:
                    (text,) = pattern.elements
                    assert isinstance(text, ast.TextElement)
                    assert name not in read
                    read[name] = typeset(lang, text.value)
    assert read == words(lang)


def test_the_front_page_lists_the_commands(capsys: Capture) -> None:
    assert main(["--help"]) == 0
    told = capsys.readouterr().out
    assert all(command.split()[0] in told for command in COMMANDS)
    assert summary("escarmouche", "en") in told
    assert main(["--lang", "fr", "--help"]) == 0
    assert "Commandes" in capsys.readouterr().out


def test_a_group_alone_shows_its_commands(capsys: Capture) -> None:
    assert main(["list"]) == 0
    assert main(["list", "--help"]) == 0
    assert summary("list", "en") in capsys.readouterr().out


def test_the_version(capsys: Capture) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out.strip() == __version__


# -------------------------------------------------------------- mistakes


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("ruels", "rules"),
        ("list chek", "list check"),
        ("rules evenro", "evenor"),
        ("rules toy TOY-O4", "TOY-04"),
        ("rules --jsno", "--json"),
        ("play toy --red gredy", "greedy"),
        ("play evnor", "evenor"),
        ("list check Scuot --game toy", "Scout"),
        ("play evenor --scenario extermnation", "Extermination"),
        ("list build --faction Saxon", "Saxons"),
        ("vocabulary evenro", "evenor"),
        ("simulate evenro", "evenor"),
        ("simulate toy --red gredy", "greedy"),
        ("balance evenro", "evenor"),
        ("balance toy --duel-bot gredy", "greedy"),
    ],
)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_wrong_word_comes_with_the_right_one(typed: str, meant: str, lang: str, capsys: Capture) -> None:
    assert main([*typed.split(), "--lang", lang]) == 2
    told = capsys.readouterr()
    assert len(told.err.strip().splitlines()) == 1
    assert meant in told.err
    assert told.out == ""


@pytest.mark.parametrize(
    "typed",
    [
        "list check",
        "list check no/such.yaml",
        "list check toy1-AAAA",
        "list check nogame1-AAAAAA",
        "list build --seed",
        "list build --game-size many",
        "list build --game toy --game-size -3",
        "list code Scout Scout --game toy --game-size 0",
        "rules toy TOY-01 TOY-02",
        "play toy --resume no/such/record",
        "replay no/such/record",
        "simulate",
        "simulate toy --games x",
        "simulate toy --games 0",
        "simulate toy --batch 0",
        "simulate toy --resume",
        "simulate toy --mirror --red random:Scout",
        "simulate toy --out games.csv",
        "simulate toy --games 2 --cluster nonsense://nowhere",
        "balance toy --games 0",
        "balance toy --switch fog",
        "balance toy --army toy1-AAAA",
        "balance toy --plots gif",
        "bench no-such-job",
        "--nonsense",
        "",
    ],
)
def test_bad_input_is_one_line_and_status_2(typed: str, capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    words = typed.split() or ["\x00"]
    assert main(words) == 2
    told = capsys.readouterr().err
    assert "Traceback" not in told
    assert 0 < len(told.strip().splitlines()) <= 2


WORDS = [
    "list",
    "check",
    "build",
    "code",
    "rules",
    "toy",
    "TOY-01",
    "--json",
    "--game",
    "--lang",
    "fr",
    "--seed",
    "--faction",
]


@settings(max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(tokens=st.lists(st.sampled_from(WORDS) | st.text(max_size=12), min_size=1, max_size=6))
def test_no_arguments_lead_to_a_traceback(tokens: list[str], capsys: Capture) -> None:
    if tokens[0] not in ("list", "rules"):
        tokens = ["list", *tokens]
    assert main(tokens) in (0, 1, 2)
    assert "Traceback" not in capsys.readouterr().err


def test_an_unexpected_error_is_excused_and_debug_shows_it(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> None:
        raise ZeroDivisionError("the one thing")

    monkeypatch.setattr("escarmouche.rulings.ledger.coverage", broken)
    assert main(["rules", "toy"]) == 70
    told = capsys.readouterr().err
    assert "the one thing" in told
    assert "--debug" in told
    with pytest.raises(ZeroDivisionError):
        main(["rules", "toy", "--debug"])


def test_ctrl_c_is_a_short_goodbye(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(*args: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("escarmouche.rulings.ledger.coverage", stopped)
    assert main(["rules", "toy", "--lang", "fr"]) == 130
    assert capsys.readouterr().err.strip() == "Arrêté."


def test_nobody_reading_is_no_error() -> None:
    program = subprocess.Popen(
        [sys.executable, "-m", "escarmouche", "rules", "evenor"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    assert program.stdout is not None
    program.stdout.close()
    _, told = program.communicate(timeout=60)
    assert b"Traceback" not in told
    assert b"Exception" not in told


def test_the_language_lasts_no_longer_than_the_command(capsys: Capture) -> None:
    main(["list", "--help", "--lang", "fr"])
    assert "ESCARMOUCHE_LANG" not in os.environ


# -------------------------------------------------------------- speed


@pytest.mark.parametrize("typed", ["--help", "rules --help", "play --help --lang fr", "simulate --help"])
def test_help_imports_nothing_heavy(typed: str) -> None:
    script = (
        "import sys; from escarmouche.cli import main; main(sys.argv[1:]); heavy = 'numpy shapely fluent babel yaml';"
        "print([name for name in heavy.split() if name in sys.modules], file=sys.stderr)"
    )
    told = subprocess.run(
        [sys.executable, "-c", script, *typed.split()], capture_output=True, text=True, check=True, timeout=60
    )
    assert told.stderr.strip() == "[]"


# -------------------------------------------------------------- rules


def test_rules_as_json(capsys: Capture) -> None:
    assert main(["rules", "toy", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert list(told) == ["game", "rules", "implemented", "proved", "missing", "unproved"]
    assert told["missing"] == ["TOY-07"]
    assert main(["rules", "--json"]) == 0
    assert [part["game"] for part in json.loads(capsys.readouterr().out)] == list(SYSTEMS)


def test_rules_as_a_table(capsys: Capture) -> None:
    assert main(["rules", "toy"]) == 0
    told = capsys.readouterr().out
    assert "TOY" in told
    assert "Not in code: TOY-07" in told
    assert main(["rules", "--lang", "fr"]) == 0
    assert "Prouvées" in capsys.readouterr().out


def test_one_rule(capsys: Capture) -> None:
    assert main(["rules", "toy", "toy-04"]) == 0
    told = capsys.readouterr().out
    assert "TOY-04  Duels" in told
    assert "toy.duel" in told
    assert main(["rules", "toy", "TOY-04", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["code"] == ["toy.dazed", "toy.duel"]


def test_the_readme_tells_the_coverage_of_today() -> None:
    from escarmouche.cli.rules import with_table

    del SYSTEMS["toy"]
    readme = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
    assert with_table(readme) == readme, "stale: run ./escarmouche rules --readme"


# -------------------------------------------------------------- lists


def test_a_legal_list_is_status_0(capsys: Capture) -> None:
    assert main(["list", "check", "Scout", "Brute", "--game", "toy"]) == 0
    assert capsys.readouterr().out.strip() == "This list: legal, 4 points, 2 figures"


def test_an_illegal_list_names_its_rules(capsys: Capture) -> None:
    assert main(["list", "check", "Brute", "Brute", "Brute", "--game", "toy", "--lang", "fr"]) == 1
    assert "TOY-07" in capsys.readouterr().out
    assert main(["list", "check", "Brute", "--game", "toy", "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["legal"] is False


def test_a_built_list_can_be_passed_on(tmp_path: Path, capsys: Capture) -> None:
    out = tmp_path / "band.yaml"
    assert main(["list", "build", "--game", "toy", "--seed", "3", "--out", str(out), "--json"]) == 0
    built = json.loads(capsys.readouterr().out)
    assert main(["list", "check", str(out)]) == 0
    assert main(["list", "check", built["code"]]) == 0
    capsys.readouterr()
    assert main(["list", "code", str(out)]) == 0
    assert capsys.readouterr().out.strip() == built["code"]
    assert main(["list", "code", built["code"], "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["members"] == built["members"]
    assert main(["list", "code", built["code"]]) == 0
    assert built["members"][0] in capsys.readouterr().out


def test_a_list_that_cannot_be_written_is_told(tmp_path: Path, capsys: Capture) -> None:
    assert main(["list", "build", "--game", "toy", "--out", str(tmp_path / "no/such/folder.yaml")]) == 2
    assert "folder.yaml" in capsys.readouterr().err


def test_a_folder_stands_for_the_matches_in_it(tmp_path: Path) -> None:
    assert kept_in(tmp_path) == tmp_path / NAME
    assert kept_in(tmp_path / "other.sqlite") == tmp_path / "other.sqlite"
