"""Games and bots from outside: by entry point, by place, and the template installed as a stranger would."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import escarmouche as esc
from escarmouche.bots import registered
from escarmouche.cli import main
from escarmouche.cli.serve import outside
from escarmouche.games import SYSTEMS
from escarmouche.telling.texts import Unusable
from escarmouche.web.thinking import LEVELS

TEMPLATE = Path(__file__).parents[2] / "docs/template"


@pytest.fixture(autouse=True)
def as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever a test adds is forgotten."""
    levels = dict(LEVELS)
    monkeypatch.syspath_prepend(str(TEMPLATE))
    yield
    LEVELS.update(levels)


def test_a_game_and_a_bot_by_their_place(capsys: pytest.CaptureFixture[str]) -> None:
    played = esc.play("skirmish_duel:SYSTEM", "skirmish_bots:Bold", "random", seed="1")
    assert played.result is not None
    assert esc.game("duel").system is played.system  # known by its own name from then on
    assert main(["simulate", "skirmish_duel:SYSTEM", "--red", "skirmish_bots:Bold", "--games", "2", "--json"]) == 0
    assert main(["play", "skirmish_duel:SYSTEM", "--red", "skirmish_bots:Bold", "--blue", "random", "--json"]) == 0
    assert esc.Position.from_json(esc.game("duel").to_json()).options == ["press", "wait"]


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("no_such_module:SYSTEM", "no module no_such_module"),
        ("skirmish_duel:SYSTM", "has no SYSTM"),
        ("skirmish_duel:LEDGER", "System"),
        ("skirmish_duel:", "module:Name"),
        ("../x:y", "module:Name"),
    ],
)
def test_a_place_that_leads_nowhere(word: str, told: str) -> None:
    with pytest.raises(Unusable, match=told):
        esc.game(word)


def test_a_bot_that_is_none() -> None:
    for word in ("skirmish_duel:LEDGER", "skirmish_bots:Bald", "skirmish_bots:Bold@300"):
        with pytest.raises(Unusable):
            esc.play("evenor", word)


def test_two_games_cannot_have_one_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SYSTEMS, "duel", "elsewhere:SYSTEM")
    with pytest.raises(Unusable, match="duel"):
        esc.game("skirmish_duel:SYSTEM")


def test_strangers_of_the_web_name_no_code() -> None:
    registered("greedy")
    registered("search@20")
    for word in ("skirmish_bots:Bold", "program:true", "os:system"):
        with pytest.raises(Unusable):
            registered(word)


def test_a_server_takes_games_and_bots_along() -> None:
    outside(["skirmish_duel:SYSTEM"], ["expert=skirmish_bots:Bold", "easy=habit"])
    assert SYSTEMS["duel"] == "skirmish_duel:SYSTEM"
    assert LEVELS["expert"] == "skirmish_bots:Bold"
    for wrong in ("exprt=habit", "habit", "easy=habits"):
        with pytest.raises(Unusable):
            outside([], [wrong])


def test_the_template_is_installed_and_found(tmp_path: Path) -> None:
    """A wheel of the template, laid beside ours: its entry points are enough, and its own tests pass."""
    pytest.importorskip("hatchling")
    build = "import hatchling.build as b, os; print(b.build_wheel(os.environ['OUT']))"
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    made = subprocess.run([sys.executable, "-c", build], cwd=TEMPLATE, env={**clean, "OUT": str(tmp_path)},
                          capture_output=True, text=True, check=True).stdout.split()[-1]  # fmt: skip
    site = tmp_path / "site"
    unpack = "import sys, zipfile; zipfile.ZipFile(sys.argv[1]).extractall(sys.argv[2])"
    subprocess.run([sys.executable, "-c", unpack, str(tmp_path / made), str(site)], check=True)
    tests = tmp_path / "tests"
    tests.mkdir()
    for file in (TEMPLATE / "tests").glob("*.py"):
        (tests / file.name).write_bytes(file.read_bytes())
    env = {**clean, "PYTHONPATH": str(site)}
    line = [sys.executable, "-m", "escarmouche", "play", "duel", "--red", "bold", "--blue", "random", "--json"]
    played = subprocess.run(line, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert played.returncode == 0, played.stderr
    assert '"game": "duel"' in played.stdout
    suite = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "duel", str(tests)]
    ran = subprocess.run(suite, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout[-2000:]
    assert " passed" in ran.stdout
