"""The later books beside python-chess: whole random games."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from escarmouche.bench.engine import Measured, beside_chess
from escarmouche.bots import make
from escarmouche.bots.protocol import Seated
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.position import play
from escarmouche.core.system import Setup, System, load
from escarmouche.games import SYSTEMS

MANY = 4
"""People of a side of SAGA."""
SETUPS: dict[tuple[str, str], Setup] = {}


def age_game_decisions(seconds: float = 8.0) -> Measured:
    """L'Âge des Escarmouches with armies of 300 PA, every rule on and every event kept, in turn with games of chess."""
    return beside_chess("age-game-decisions", partial(random_game, "age-des-escarmouches", army), seconds)


def saga_game_decisions(seconds: float = 8.0) -> Measured:
    """SAGA, four against four, likewise."""
    return beside_chess("saga-game-decisions", partial(random_game, "saga", four), seconds)


def random_game(name: str, drawn: Callable[[System, str], list[str]], seed: str) -> int:
    """The decisions of a whole game of random players."""
    system = load(SYSTEMS[name])
    setup = SETUPS.get((name, seed))
    if setup is None:
        lists = {seat: drawn(system, f"{seed}/{seat}") for seat in system.seats}
        setup = SETUPS[name, seed] = Setup(game=name, seed=seed, lists=lists)
    chooser = Seated(system, {seat: make("random", system, seed, seat) for seat in system.seats})
    play(system.rules.new_game(setup), SeededDice(seed), chooser)
    return chooser.decisions


def army(system: System, seed: str) -> list[str]:
    """An army of the usual size."""
    return system.lists.build(Block(seed, 0), None, {})


def four(system: System, seed: str) -> list[str]:
    """Four people of a band."""
    found: list[str] = []
    while len(found) < MANY:
        found += system.lists.build(Block(seed, len(found)), None, {})
    return found[:MANY]
