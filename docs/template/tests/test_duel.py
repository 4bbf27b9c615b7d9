"""The game keeps to what every game must keep to."""

import pytest

from escarmouche.testing import SEEDS
from escarmouche.testing.games import *  # noqa: F403

pytestmark = [pytest.mark.parametrize("name", ["skirmish_duel:SYSTEM"]), pytest.mark.parametrize("seed", SEEDS)]
