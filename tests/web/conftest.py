from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from escarmouche.games import SYSTEMS
from escarmouche.web.app import application
from escarmouche.web.guards import NO_LIMITS


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    """A server that also knows the small games with secrets."""
    SYSTEMS.update({"toy": "toy:SYSTEM", "crowd": "toy:CROWD"})
    try:
        with TestClient(application(str(tmp_path_factory.mktemp("web") / "matches.sqlite"), limits=NO_LIMITS)) as made:
            yield made
    finally:
        del SYSTEMS["toy"], SYSTEMS["crowd"]
