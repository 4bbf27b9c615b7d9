"""The locks: a player installs the smallest one, and the checks run with a larger."""

from __future__ import annotations

import re
from pathlib import Path

LOCKS = Path(__file__).parents[2] / "requirements"


def test_the_smallest_lock_holds_what_the_table_needs_without_naming_it() -> None:
    """SQLAlchemy's asyncio imports greenlet, Playwright brings it to the larger locks anyway."""
    locked = set(re.findall(r"^([a-z0-9-]+)(?:\[[a-z,]+\])?==", (LOCKS / "run.txt").read_text(), re.MULTILINE))
    assert {"sqlalchemy", "aiosqlite", "greenlet"} <= locked
