import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from escarmouche.games import SYSTEMS

os.environ["ESCARMOUCHE_CONTENT"] = str(Path(__file__).parent)  # no cards but the package's
settings.register_profile("escarmouche", derandomize=True, deadline=None)
settings.load_profile("escarmouche")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "proves(*ids): the rules of the ledger that this test proves")


@pytest.fixture(autouse=True)
def games_as_before() -> Iterator[None]:
    """A game that a test names by its place is known from then on: the next test knows nothing of it."""
    before = dict(SYSTEMS)
    yield
    SYSTEMS.clear()
    SYSTEMS.update(before)
