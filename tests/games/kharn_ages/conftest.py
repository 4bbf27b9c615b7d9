"""Fixtures of the tests of Khârn-Âges."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.kharn_ages.scene import EDITION


@pytest.fixture(params=["fr", "en"])
def both_editions(request: pytest.FixtureRequest) -> Iterator[str]:
    """Play the scenes of a test in the French and in the English edition: what they tell differs in words only."""
    EDITION["now"] = request.param
    yield request.param
    EDITION["now"] = "fr"
