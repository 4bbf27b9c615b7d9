"""A rule or a chapter is found without loading its game, and says the same as the loaded game does."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from escarmouche.cli import main
from escarmouche.core.system import load
from escarmouche.games import SYSTEMS
from escarmouche.rulings.ledger import code_of, ledger, stored
from escarmouche.rulings.pages import pages

Capture = pytest.CaptureFixture[str]


@pytest.mark.parametrize("name", SYSTEMS)
def test_pages_tell_what_the_loaded_game_tells(name: str) -> None:
    found, system = pages(SYSTEMS[name]), load(SYSTEMS[name])
    assert found is not None
    assert found.book.rules == ledger(system)
    assert found.proofs() == stored(system)
    read, run = found.code(found.book.rules), code_of(system)
    for rule in found.book.rules:
        assert set(read.get(rule, ())) <= set(run.get(rule, ())), rule
        assert bool(read.get(rule)) == bool(run.get(rule)), rule


@pytest.mark.parametrize(
    ("game", "told", "first", "last"),
    [
        ("evenor", "MEL", "EV-MEL-01", "EV-MEL-12"),
        ("evenor", "ev-mel", "EV-MEL-01", "EV-MEL-12"),
        ("evenor", "recrutement", "EV-REC-01", "EV-REC-08"),
        ("kharn-ages", "Jets critiques", "KA-CRT-01", "KA-CRT-14"),
    ],
)
def test_a_chapter_is_printed_by_its_letters_or_its_title(
    game: str, told: str, first: str, last: str, capsys: Capture
) -> None:
    assert main(["rules", game, told, "--json"]) == 0
    rules = json.loads(capsys.readouterr().out)
    assert (rules[0]["id"], rules[-1]["id"]) == (first, last)
    assert main(["rules", game, told, "--lang", "fr"]) == 0
    shown = capsys.readouterr().out
    assert all(rule["id"] in shown for rule in rules)


@pytest.mark.parametrize(("told", "meant"), [("MELL", "MEL"), ("EV-MEL-5", "EV-MEL-05"), ("EV-MELE", "EV-MEL")])
def test_an_unknown_rule_or_chapter_is_refused(told: str, meant: str, capsys: Capture) -> None:
    assert main(["rules", "evenor", told, "--lang", "en"]) == 2
    assert f"“{meant}" in capsys.readouterr().err


def test_one_rule_is_told_without_loading_the_game() -> None:
    """Half a second on a quiet machine: neither the game nor the tests are read for it."""
    script = (
        "import sys; from escarmouche.cli import main; assert main(['rules', 'evenor', 'EV-MEL-05']) == 0; "
        "print([name for name in sys.modules if name.startswith(('escarmouche.games.', 'shapely', 'numpy'))])"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, timeout=60)
    assert ran.stdout.splitlines()[-1] == "[]"
