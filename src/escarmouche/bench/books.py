"""The later books beside python-chess: whole random games."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial
from typing import Any

from escarmouche.bench.engine import Measured, Ready, answers, beside_chess, clock, whole_game
from escarmouche.bench.odds import actions, options_of
from escarmouche.bots import make
from escarmouche.bots.protocol import Seated
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.position import play
from escarmouche.core.system import Setup, System, load
from escarmouche.games import SYSTEMS

MANY = 4
"""People of a side of SAGA."""


def age_game_decisions(seconds: float = 8.0) -> Measured:
    """L'Âge des Escarmouches with armies of 300 PA, every rule on and every event kept, in turn with games of chess."""
    return beside_chess("age-game-decisions", partial(random_game, "age-des-escarmouches", army), seconds)


def saga_game_decisions(seconds: float = 8.0) -> Measured:
    """SAGA, four against four, likewise."""
    return beside_chess("saga-game-decisions", partial(random_game, "saga", four), seconds)


# -------------------------------------------------------------- L'Âge des Escarmouches: one answer, odds, growth

AGE = "age-des-escarmouches"
ANSWER = 600.0
"""Microseconds that 95 of 100 answers may take."""
SIZES = (200, 300, 400, 500, 600)


def age_apply_answer(games: int = 6) -> Measured:
    """One answer applied from a saved position up to the next question, p95 over whole games of 300 PA."""
    p95 = slow(cost for game in range(games) for cost in answers(age_opened(f"apply-{game}"), f"apply-{game}"))
    return Measured("age-apply-answer", round(p95, 1), "µs, p95", "bar", ANSWER, round(ANSWER / p95, 2))


def age_options_odds(games: int = 3) -> Measured:
    """The odds of every option of an action to choose, as for Evenor."""
    return options_of("age-options-odds", load(SYSTEMS[AGE]), actions(games, 15, age_opened, age_seated))


def age_growth(games: int = 4) -> str:
    """A table: what a decision and an answer cost in armies of every format."""
    lines = [
        "| format | figures a side | decisions a game | µs a decision | one answer applied, p95 |",
        "|---:|---:|---:|---:|---:|",
    ]
    for size in SIZES:
        seeds = [f"growth-{size}-{game}" for game in range(games)]
        states = [age_opened(seed, size) for seed in seeds]
        decisions, start = 0, clock()
        for seed, state in zip(seeds, states, strict=True):
            chooser = age_seated(seed)
            play(state, SeededDice(seed), chooser)
            decisions += chooser.decisions
        each = (clock() - start) / decisions * 1e6
        p95 = slow(cost for seed, state in zip(seeds, states, strict=True) for cost in answers(state, seed))
        many = sum(len(state.figures) for state in states) / len(states) / 2
        lines.append(f"| {size} PA | {many:.0f} | {decisions / games:.0f} | {each:,.0f} | {p95:,.0f} µs |")
    return "\n".join(lines)


def slow(costs: Iterable[float]) -> float:
    """What all but the slowest twentieth take at most."""
    known = sorted(costs)
    return known[int(len(known) * 0.95)]


def age_opened(seed: str, size: int = 300) -> Any:
    """A skirmish of two legal armies."""
    system, options = load(SYSTEMS[AGE]), {"game_size": size}
    lists = {seat: system.lists.build(Block(f"{seed}/{seat}", 0), None, options) for seat in system.seats}
    return system.rules.new_game(Setup(game=AGE, seed=seed, lists=lists, options=options))


def age_seated(seed: str) -> Seated:
    system = load(SYSTEMS[AGE])
    return Seated(system, {seat: make("random", system, seed, seat) for seat in system.seats})


# -------------------------------------------------------------- whole games


@cache
def random_game(name: str, drawn: Callable[[System, str], list[str]], seed: str) -> Ready:
    """A whole game of random players with the lists of a seed."""
    system = load(SYSTEMS[name])
    lists = {seat: drawn(system, f"{seed}/{seat}") for seat in system.seats}
    return whole_game(system, Setup(game=name, seed=seed, lists=lists))


def army(system: System, seed: str) -> list[str]:
    """An army of the usual size."""
    return system.lists.build(Block(seed, 0), None, {})


def four(system: System, seed: str) -> list[str]:
    """Four people of a band."""
    found: list[str] = []
    while len(found) < MANY:
        found += system.lists.build(Block(seed, len(found)), None, {})
    return found[:MANY]
