"""SAGA beside python-chess: whole random games of four against four."""

from __future__ import annotations

from escarmouche.bench.engine import Measured, beside_chess
from escarmouche.bots import make
from escarmouche.bots.protocol import Seated
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.position import play
from escarmouche.core.system import Setup
from escarmouche.games.saga import SYSTEM

MANY = 4
SETUPS: dict[str, Setup] = {}


def game_decisions(seconds: float = 8.0) -> Measured:
    """Combats of random players, every rule on and every event kept, in turn with games of chess."""
    return beside_chess("saga-game-decisions", random_game, seconds)


def random_game(seed: str) -> int:
    if seed not in SETUPS:
        lists = {seat: four(f"{seed}/{seat}") for seat in SYSTEM.seats}
        SETUPS[seed] = Setup(game=SYSTEM.name, seed=seed, lists=lists)
    chooser = Seated(SYSTEM, {seat: make("random", SYSTEM, seed, seat) for seat in SYSTEM.seats})
    play(SYSTEM.rules.new_game(SETUPS[seed]), SeededDice(seed), chooser)
    return chooser.decisions


def four(seed: str) -> list[str]:
    """Four people of a band."""
    found: list[str] = []
    while len(found) < MANY:
        found += SYSTEM.lists.build(Block(seed, len(found)), None, {})
    return found[:MANY]
