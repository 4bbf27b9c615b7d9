"""What every bot must keep to, in every game."""

from __future__ import annotations

import pytest

from conformance.systems import PLACES
from escarmouche.bots import BOTS, THINKERS
from escarmouche.testing.bots import *  # noqa: F403 (the suite that is shipped)

BUDGETED = [f"{bot}@2" if bot in THINKERS else bot for bot in BOTS]
"""Those who think do so for a moment only."""
pytestmark = [pytest.mark.parametrize("name", PLACES), pytest.mark.parametrize("bot", BUDGETED)]
