"""Every case file is a test: a broken rule that only a ruling notices is noticed here, too."""

from __future__ import annotations

from pathlib import Path

import pytest

from escarmouche.games import SYSTEMS
from escarmouche.rulings.cases import run_files

FOLDER = Path(__file__).parent
FILES = sorted(path for game in SYSTEMS for path in (FOLDER / game).rglob("*.y*ml") if path.suffix in (".yaml", ".yml"))


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(FOLDER)) for path in FILES])
def test_the_rulings_of_this_file_hold(path: Path) -> None:
    failed = [outcome for outcome in run_files([path], SYSTEMS, "en") if not outcome.passed]
    assert not failed, "\n".join(f"{one.case}: {one.why}\n" + "\n".join(one.log) for one in failed)
