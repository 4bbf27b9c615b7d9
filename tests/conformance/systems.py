"""The games that conformance is tested on: ours and those invented for tests."""

from __future__ import annotations

from escarmouche.games import SYSTEMS
from escarmouche.testing import SEEDS
from escarmouche.testing.playing import (
    PLACES,
    TABLES,
    Watched,
    bots,
    game,
    positions,
    seats,
    setup,
    some,
    steps,
    system_of,
)
from toy import ALLIED

__all__ = [
    "PLACES",
    "SEEDS",
    "TABLES",
    "Watched",
    "bots",
    "game",
    "positions",
    "seats",
    "setup",
    "some",
    "steps",
    "system_of",
]

PLACES |= {"toy": "toy:SYSTEM", "crowd": "toy:CROWD", "allied": "toy:CROWD", "pikes": "pikes:SYSTEM", **SYSTEMS}
TABLES["allied"] = ALLIED
