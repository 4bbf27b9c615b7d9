"""What every conformance test needs: games played, and positions met on the way."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec.structs import replace

from escarmouche.bots import make
from escarmouche.bots.protocol import Bot, Seated, answer_at
from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import SeededDice
from escarmouche.core.position import Asked, Played, Position, Step, advance, begin, play
from escarmouche.core.system import Setup, System, load
from escarmouche.games import system as named
from escarmouche.sim.games import Contest, Contestant, setup_of

PLACES: dict[str, str] = {}
"""Other names for games, and where those are."""
TABLES: dict[str, tuple[str, ...]] = {}
"""Tables at which not every side has a seat of its own."""
SHORT: dict[str, dict[str, Any]] = {}
"""Options that keep a game short, for bots that think and for readers."""


def system_of(name: str) -> System:
    """A game by its name, or as `module:NAME`."""
    return load(PLACES[name]) if name in PLACES else named(name)


@cache
def setup(name: str, seed: str, short: bool = False) -> Setup:
    """A game with random legal lists."""
    system = system_of(name)
    contest = Contest(system=system.place, options=SHORT.get(name, {}) if short else {})
    made = setup_of(contest, system, [Contestant()] * len(system.seats), seed)
    return replace(made, seats=list(TABLES.get(name, ())))


def seats(name: str) -> tuple[str, ...]:
    return TABLES.get(name) or system_of(name).seats


def bots(name: str, seed: str, kind: str = "random") -> dict[str, Bot]:
    """A bot of this kind in the first seat, random bots in the others."""
    system = system_of(name)
    kinds = dict.fromkeys(seats(name), "random") | {seats(name)[0]: kind}
    return {seat: make(bot, system, seed, seat) for seat, bot in kinds.items()}


class Watched(Seated):
    """Bots in their seats, and every question they were asked."""

    __slots__ = ("asked",)

    def __init__(self, system: System, seated: dict[str, Bot]) -> None:
        super().__init__(system, seated, most=20_000)
        self.asked: list[Decision] = []

    def __call__(self, asked: Asked, decision: Decision) -> Answer:
        self.asked.append(decision)
        return super().__call__(asked, decision)


@cache
def game(name: str, seed: str, kind: str = "random") -> tuple[Played, tuple[Decision, ...]]:
    """A whole game, and every question that was asked in it; a short one where a bot thinks."""
    system = system_of(name)
    chooser = Watched(system, bots(name, seed, kind))
    played = play(system.rules.new_game(setup(name, seed, kind != "random")), SeededDice(seed), chooser)
    return played, tuple(chooser.asked)


def steps(name: str, seed: str, state: Any = None) -> Iterator[Step]:
    """The same game with random bots, step by step from saved positions."""
    system = system_of(name)
    seated = bots(name, seed)
    dice = SeededDice(seed)
    step = begin(system.rules.new_game(setup(name, seed)) if state is None else state, dice)
    yield step
    while not step.position.over:
        decision = step.position.decision()
        answer = answer_at(system, seated[decision.seat], step.position, decision.seat)
        step = advance(step.position, answer, dice, decision.seat)
        yield step


@cache
def positions(name: str, seed: str) -> tuple[Position, ...]:
    """Every position of that game at which somebody is asked something."""
    return tuple(step.position for step in steps(name, seed) if not step.position.over)


def some(found: tuple[Position, ...], most: int = 60) -> list[Position]:
    """Positions spread over a game."""
    return list(found[:: max(1, len(found) // most)])
