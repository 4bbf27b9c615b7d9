"""Khârn-Âges beside python-chess: whole random games; what an exchange costs, and the odds of actions."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec.structs import replace

from escarmouche.bench.engine import Measured, Ready, beside_chess, clock, median, whole_game
from escarmouche.bench.odds import actions, options_of
from escarmouche.bots import make
from escarmouche.bots.protocol import Seated
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.game import Game
from escarmouche.core.system import Setup
from escarmouche.games.kharn_ages import SYSTEM
from escarmouche.games.kharn_ages.rules.actions import ACTIONS
from escarmouche.games.kharn_ages.rules.activation import Acting
from escarmouche.games.kharn_ages.rules.melee import strikes

EXCHANGE = 300.0
"""Microseconds that an exchange may take."""


@cache
def setup_of(seed: str) -> Setup:
    """A pitched battle of two legal lists of 400 Kouronnes on a table of its own."""
    lists = {seat: SYSTEM.lists.build(Block(f"{seed}/{seat}", 0), None, {}) for seat in SYSTEM.seats}
    return Setup(game=SYSTEM.name, seed=seed, lists=lists)


def opened(seed: str) -> Any:
    return SYSTEM.rules.new_game(setup_of(seed))


def seated(seed: str) -> Seated:
    return Seated(SYSTEM, {seat: make("random", SYSTEM, seed, seat) for seat in SYSTEM.seats})


def game_decisions(seconds: float = 8.0) -> Measured:
    """Battles of random players, every rule on and every event kept, in turn with games of chess."""
    return beside_chess("kharn-ages-game-decisions", random_game, seconds)


def random_game(seed: str) -> Ready:
    return whole_game(SYSTEM, setup_of(seed))


def options_odds(games: int = 5) -> Measured:
    """The odds of every option of an action to choose, as for Evenor."""
    return options_of("kharn-ages-options-odds", SYSTEM, actions(games, 15, opened, seated))


# -------------------------------------------------------------- an attack and its defence


def exchange(pairs: int = 40, times: int = 25) -> Measured:
    """One attack from its first question to its last consequence, everything asked on the way answered by random
    bots: characteristics, effects, dice, the defence and what it strikes back with. The median of some pairs."""
    cost = median([exchanges(f"pair-{pair}", times) for pair in range(pairs)])
    return Measured("kharn-ages-exchange", round(cost, 1), "µs", "bar", EXCHANGE, round(EXCHANGE / cost, 2))


def exchanges(seed: str, times: int) -> float:
    """Microseconds of the same attack, the mean of some with other dice and answers each time."""
    state, who = face_to_face(seed)
    games: list[Game[Any]] = [
        Game(state, SeededDice(f"{seed}/{number}"), chooser=seated(f"{seed}/{number}")) for number in range(times)
    ]
    answer = strikes(games[0], who, (1, 2, 3))[0].value
    start = clock()
    for game in games:
        ACTIONS["attack"].performs(game, who, answer)
    return (clock() - start) / times * 1e6


def face_to_face(seed: str) -> tuple[Any, str]:
    """The first of each list within each other's reach on the open table, the others out of the way."""
    state = opened(seed)
    ones = [next(f.id for f in state.side(seat)) for seat in SYSTEM.seats]
    for number, who in enumerate(ones):
        at = (7.0 + number * (sum(state.figures[one].radius for one in ones) + 0.25), 7.0)
        state = state.changed(who, at=at, on_table=True)
    return replace(state, turn=1, order=SYSTEM.seats, active=ones[0], agenda=(Acting(ones[0]),)), ones[0]
