"""The rulings of SAGA, whether or not the game is registered yet."""

from __future__ import annotations

from pathlib import Path

import pytest

from escarmouche.rulings.cases import run_files

FILES = sorted((Path(__file__).parents[2] / "cases" / "saga").glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_the_rulings_of_this_file_hold(path: Path) -> None:
    failed = [one for one in run_files([path], {"saga": "escarmouche.games.saga:SYSTEM"}, "en") if not one.passed]
    assert not failed, "\n".join(f"{one.case}: {one.why}\n" + "\n".join(one.log[-12:]) for one in failed)
