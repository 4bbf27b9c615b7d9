"""The chapters of the book are known in one order, whichever is imported first."""

from __future__ import annotations

import subprocess
import sys

from escarmouche.games.saga.rules.deeds import DEEDS


def test_actions_are_offered_in_one_order_whatever_is_imported_first() -> None:
    code = "from escarmouche.games.saga.rules import command; from escarmouche.games.saga.rules.deeds import DEEDS as d"
    told = subprocess.run([sys.executable, "-c", f"{code}; print(*d)"], capture_output=True, text=True, check=True)
    assert told.stdout.split() == list(DEEDS)
