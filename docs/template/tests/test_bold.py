"""The bot keeps to what every bot must keep to."""

import pytest

from escarmouche.testing.bots import *  # noqa: F403

pytestmark = [
    pytest.mark.parametrize("name", ["skirmish_duel:SYSTEM", "evenor"]),
    pytest.mark.parametrize("bot", ["skirmish_bots:Bold"]),
]
