"""The engine beside python-chess: whole random games, copies of a position, and one answer applied."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from functools import cache, partial
from typing import Any

from msgspec import Struct

from escarmouche.bots import make
from escarmouche.bots.protocol import Seated
from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.position import Asked, advance, begin, play
from escarmouche.core.system import Setup, System
from escarmouche.games.evenor import SYSTEM

clock = time.process_time  # what the core did for us, whoever else wanted it
SCENERY = 10
BAR = 500.0
"""Microseconds that one answer may take."""


class Measured(Struct, frozen=True):
    """One job: our figure, the peer's in the same run, and how many times better ours is."""

    job: str
    figure: float
    unit: str
    peer: str
    peer_figure: float
    ratio: float


@cache
def setup_of(seed: str) -> Setup:
    """Six models a side, ten pieces of scenery."""
    return Setup(
        game=SYSTEM.name,
        seed=seed,
        lists={side: six(f"{seed}/{side}") for side in SYSTEM.seats},
        options={"pieces": SCENERY, "game_size": 50},
    )


def six(seed: str) -> list[str]:
    """A legal list of six."""
    for attempt in range(1000):
        members = SYSTEM.lists.build(Block(seed, attempt), None, {"game_size": 50})
        if len(members) == 6:
            return members
    raise RuntimeError("no list of six found")


def seated(seed: str) -> Seated:
    return Seated(SYSTEM, {seat: make("random", SYSTEM, seed, seat) for seat in SYSTEM.seats})


# -------------------------------------------------------------- whole games


def random_game_decisions(seconds: float = 8.0) -> Measured:
    """Games of random players, ours with every rule, event and reason kept, in turn with games of chess."""
    return beside_chess("random-game-decisions", our_game, seconds)


Ready = Callable[[], int]
"""A game that is ready to be played, and says how many decisions it took."""


def beside_chess(job: str, ready: Callable[[str], Ready], seconds: float) -> Measured:
    """Whole games by their seeds, in turn with games of chess of as much time."""
    ours, theirs = Rate(ready), Rate(lambda seed: partial(chess_game, seed))
    ours.once("warm")
    theirs.once("warm")
    ours.reset()
    theirs.reset()
    end, game = clock() + seconds, 0
    while clock() < end:
        ours.once(f"bench-{game}")
        while theirs.seconds < ours.seconds:
            theirs.once(f"bench-{game}-{theirs.decisions}")
        game += 1
    return Measured(
        job,
        round(ours.per_second, 1),
        "decisions/s",
        "python-chess",
        round(theirs.per_second, 1),
        round(ours.per_second / theirs.per_second, 3),
    )


class Rate:
    """Decisions of whole games, and the time they took; what makes them ready takes none."""

    def __init__(self, ready: Callable[[str], Ready]) -> None:
        self._ready = ready
        self.reset()

    def reset(self) -> None:
        self.decisions, self.seconds = 0, 0.0

    def once(self, seed: str) -> None:
        game = self._ready(seed)
        start = clock()
        self.decisions += game()
        self.seconds += clock() - start

    @property
    def per_second(self) -> float:
        return self.decisions / self.seconds


def our_game(seed: str) -> Ready:
    """Evenor, with the lists of a seed."""
    return whole_game(SYSTEM, setup_of(seed))


def whole_game(system: System, setup: Setup) -> Ready:
    """A game of random players from its first roll to its end; the set-up counts, the choice of lists does not."""

    def game() -> int:
        players = {seat: make("random", system, setup.seed, seat) for seat in system.seats}
        chooser = Seated(system, players)
        play(system.rules.new_game(setup), SeededDice(setup.seed), chooser)
        return chooser.decisions

    return game


def opened(seed: str) -> Any:
    return SYSTEM.rules.new_game(setup_of(seed))


def chess_game(seed: str) -> int:
    """A game of chess by random legal moves."""
    import chess

    chance = random.Random(seed)
    board = chess.Board()
    decisions = 0
    while not board.is_game_over():
        moves = list(board.legal_moves)
        decisions += len(moves) > 1
        board.push(moves[chance.randrange(len(moves))])
    return decisions


# -------------------------------------------------------------- copies


def copy_position(games: int = 4) -> Measured:
    """What a search pays to keep a position of a running game and come back to it.

    States are frozen, so nothing is copied: `Asked.position` wraps the state at the last quiet point and the log since.
    A position once taken is kept by reference. The peer copies its board, as its searches do.
    """
    import chess

    ours = [cost for game in range(games) for cost in our_copies(f"copy-{game}")]
    theirs = []
    chance = random.Random("copy")
    for _ in range(games):
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[chance.randrange(len(moves))])
            theirs.append(cost_of(lambda board=board: board.copy(stack=False)))  # type: ignore[misc]
    figure, peer = median(ours), median(theirs)
    name, ratio = "chess.Board.copy(stack=False)", round(peer / figure, 2)
    return Measured("copy-position", round(figure, 3), "µs", name, round(peer, 3), ratio)


def our_copies(seed: str) -> list[float]:
    """The cost of taking a position at every question of a game."""
    bots, costs = seated(seed), []

    def chooser(asked: Asked, decision: Decision) -> Answer:
        costs.append(cost_of(lambda: asked.position(decision)))
        return bots(asked, decision)

    play(opened(seed), SeededDice(seed), chooser)
    return costs


def cost_of(work: Callable[[], Any], times: int = 20) -> float:
    """Microseconds of one call."""
    start = clock()
    for _ in range(times):
        work()
    return (clock() - start) / times * 1e6


# -------------------------------------------------------------- one answer


def apply_answer(games: int = 6) -> Measured:
    """One answer applied from a saved position up to the next question, each position met for the first time."""
    costs = sorted(cost for game in range(games) for cost in answers(opened(f"apply-{game}"), f"apply-{game}"))
    p95 = costs[int(len(costs) * 0.95)]
    return Measured("apply-answer", round(p95, 1), "µs, p95", "bar", BAR, round(BAR / p95, 2))


def answers(state: Any, seed: str) -> Iterator[float]:
    """Microseconds that each answer of a random game takes, applied to the saved position before it."""
    dice, chance = SeededDice(seed), Block(f"{seed}/answers", 0)
    position = begin(state, dice).position
    while not position.over:
        decision = position.decision()
        answer = decision.sample(chance)
        start = clock()
        position = advance(position, answer, dice, decision.seat).position
        yield (clock() - start) * 1e6


def median(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]
