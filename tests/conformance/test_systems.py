"""What every game must keep to, whatever its rules: the suite that is shipped, run on all of them."""

from __future__ import annotations

import pytest

from conformance.systems import PLACES, SEEDS
from escarmouche.testing.games import *  # noqa: F403 (the suite that is shipped)

pytestmark = [pytest.mark.parametrize("name", PLACES), pytest.mark.parametrize("seed", SEEDS)]
