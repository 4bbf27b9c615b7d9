"""One simulated game: who plays what, from which seed, and what came of it."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from escarmouche.bots import make
from escarmouche.bots.protocol import Seated
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.position import play
from escarmouche.core.record import write
from escarmouche.core.system import Setup, System, load


class Contestant(Struct, frozen=True):
    """A bot and the list it plays; without a list it gets a legal one from the seed of each game."""

    bot: str = "random"
    members: tuple[str, ...] = ()


class Contest(Struct, frozen=True, kw_only=True):
    """All that decides a run of games but for the index of each: plain data, to be sent to any process."""

    system: str
    """Import string of the system, `package.module:NAME`."""
    seed: str = "0"
    red: Contestant = Contestant()
    blue: Contestant = Contestant()
    swap: bool = False
    """Play every seed twice, the contestants changing seats; wins count for the contestant, wherever it sat."""
    options: dict[str, Any] = {}
    most_decisions: int = 20_000
    records: str | None = None
    """A folder for the records of the games that are to be recorded."""


class Outcome(Struct, frozen=True, kw_only=True):
    """What came of one game. `winner` is a contestant: red, blue, or None for a draw."""

    index: int
    seed: str
    swapped: bool = False
    winner: str | None = None
    turns: int = 0
    decisions: int = 0
    error: str | None = None
    trace: str = ""


def seed_of(contest: Contest, index: int) -> str:
    """The seed of one game of the run, from which it can be played again alone. A swapped pair shares its seed."""
    return f"{contest.seed}-{index // 2 if contest.swap else index}"


def outcome_of(contest: Contest, index: int, recorded: bool = False, seed: str | None = None) -> Outcome:
    """Play one game of the run. Whatever goes wrong is told in the outcome, never raised."""
    swapped = contest.swap and index % 2 == 1
    seed = seed_of(contest, index) if seed is None else seed
    try:
        system = load(contest.system)
        seats = seated(contest, system, swapped)
        setup = setup_of(contest, system, seats, seed)
        bots = {seat: make(one.bot, system, seed, seat) for seat, one in zip(system.seats, seats, strict=True)}
        chooser = Seated(system, bots, contest.most_decisions)
        opened = system.new_game(setup)
        played = play(opened, SeededDice(setup.seed), chooser, most_phases=contest.most_decisions * 10, keep=recorded)
        if recorded and contest.records:
            write(Path(contest.records) / f"{index:05d}.jsonl", setup, played, system, opened)
        if played.state.result is None:
            return Outcome(index=index, seed=seed, swapped=swapped, error="the game stopped without a result")
        winner = contestant_of(system, played.state.result.winner, swapped)
        return Outcome(
            index=index,
            seed=seed,
            swapped=swapped,
            winner=winner,
            turns=played.state.turn,
            decisions=chooser.decisions,
        )
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        return Outcome(index=index, seed=seed, swapped=swapped, error=told, trace=traceback.format_exc())


def seated(contest: Contest, system: System, swapped: bool) -> Sequence[Contestant]:
    """The contestants in the order of the game's seats."""
    if len(system.seats) != 2:
        raise ValueError(f"{system.name} has {len(system.seats)} seats; a contest is between two")
    return (contest.blue, contest.red) if swapped else (contest.red, contest.blue)


def contestant_of(system: System, winner: str | None, swapped: bool) -> str | None:
    """Which contestant sat in the winning seat."""
    if winner is None:
        return None
    return ("red", "blue")[(system.seats.index(winner) + swapped) % 2]


def setup_of(contest: Contest, system: System, seats: Sequence[Contestant], seed: str) -> Setup:
    """The set-up of a game: a list that was not given is drawn from the seed and the seat."""
    lists = {
        seat: list(one.members) or system.build_list(Block(f"{seed}/{seat}/list", 0), None, contest.options)
        for seat, one in zip(system.seats, seats, strict=True)
    }
    return Setup(game=system.name, seed=seed, lists=lists, options=contest.options)
