"""The games that conformance is tested on: ours and those invented for tests."""

from __future__ import annotations

from escarmouche.games import SYSTEMS
from escarmouche.testing import SEEDS
from escarmouche.testing.playing import (
    PLACES,
    SHORT,
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
    "SHORT",
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
SHORT |= {
    "evenor": {"stop_after": 2},
    "kharn-ages": {"rounds": 4},
    "age-des-escarmouches": {"turns": 2, "game_size": 200},
    "saga": {"turns": 1},
}
