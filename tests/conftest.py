import os
from pathlib import Path

import pytest
from hypothesis import settings

os.environ["ESCARMOUCHE_CONTENT"] = str(Path(__file__).parent)  # no cards but the package's
settings.register_profile("escarmouche", derandomize=True, deadline=None)
settings.load_profile("escarmouche")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "proves(*ids): the rules of the ledger that this test proves")
