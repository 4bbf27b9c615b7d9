"""One simulated game: who plays what, from which seed, and what came of it."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from math import gcd
from pathlib import Path
from typing import Any

from msgspec import Struct

from escarmouche.bots import make, named
from escarmouche.bots.protocol import Seated
from escarmouche.cards.setups import check_lists, check_options, check_seats
from escarmouche.core.brought import Brought
from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.position import Asked, Played, play
from escarmouche.core.seating import side_of
from escarmouche.core.system import Setup, System, load
from escarmouche.records.record import write
from escarmouche.telling.texts import Unusable

SIDES = ("red", "blue")
"""The contestants; unswapped, each sits in the seat of its number."""


class Contestant(Struct, frozen=True):
    """A bot and the list it plays; without a list it gets a legal one from the seed of each game."""

    bot: str = "random"
    members: tuple[str, ...] = ()


class Contest(Struct, frozen=True, kw_only=True):
    """All that decides a run of games but for the index of each: plain data, to be sent to any process."""

    system: str
    """Import string of the system, `package.module:NAME`."""
    seed: str = "0"
    batch: int = 10
    """Games that travel, and are kept, together. It is part of every seed."""
    red: Contestant = Contestant()
    blue: Contestant = Contestant()
    swap: bool = False
    """Play every seed twice, the contestants changing seats; wins count for the contestant, wherever it sat."""
    mirror: bool = False
    """Both play the same drawn list, another for every seed: bots are compared, not lists."""
    brings: tuple[Brought, ...] = ()
    """Cards of somebody's own in the lists that were given."""
    lists: tuple[tuple[str, ...], ...] = ()
    """Lists that meet each other in turn, every pair in both seatings, instead of the contestants' own."""
    uneven: bool = False
    """In two games of three one side leaves out a member of its drawn list, so that more meets less."""
    seats: tuple[str, ...] = ()
    """Who sits at the table, where that is not a seat for each usual side."""
    others: Contestant = Contestant()
    """Who plays for every side but red and blue, and the referee."""
    options: dict[str, Any] = {}
    most_decisions: int = 20_000
    records: str | None = None
    """A folder for the records of the games that are to be recorded."""


class Outcome(Struct, frozen=True, kw_only=True):
    """What came of one game. `winner` is a contestant: red, blue, another side of a larger table; None for a draw."""

    index: int
    seed: str
    swapped: bool = False
    winner: str | None = None
    first: str | None = None
    """The contestant that was asked the first question."""
    reason: str = ""
    """The game's word for how it was decided."""
    turns: int = 0
    decisions: int = 0
    red: tuple[str, ...] = ()
    """The list of the contestant, and below what was left of it at the end."""
    blue: tuple[str, ...] = ()
    red_left: tuple[str, ...] = ()
    blue_left: tuple[str, ...] = ()
    error: str | None = None
    trace: str = ""


def check_contest(contest: Contest) -> None:
    """`Unusable` if its bots, options or lists cannot be played with; drawn lists are legal anyway."""
    system = load(contest.system)
    check_options(system, contest.options)
    check_seats(system, contest.seats)
    if contest.seats and (contest.swap or contest.lists):
        raise Unusable("seats-fixed")
    own = (contest.red, contest.blue, contest.others)
    for one in own:
        named(one.bot)
    for listed in (*contest.lists, *(one.members for one in own if one.members)):
        check_lists(system, {system.seats[0]: listed}, contest.options)


def seed_of(contest: Contest, index: int) -> str:
    """The seed of one game, from the run, its batch and its number there. A swapped pair shares its seed."""
    batch, game = divmod(index - index % 2 if contest.swap else index, contest.batch)
    return f"{contest.seed}-{batch}-{game}"


def outcome_of(contest: Contest, index: int, recorded: bool = False, seed: str | None = None) -> Outcome:
    """Play one game of the run. Whatever goes wrong is told in the outcome, never raised."""
    swapped = contest.swap and index % 2 == 1
    seed = seed_of(contest, index) if seed is None else seed
    try:
        system = load(contest.system)
        setup, played, chooser = played_game(contest, system, index, seed, recorded)
        if recorded and contest.records:
            write(Path(contest.records) / f"{index:05d}.jsonl", setup, played, system)
        if played.state.result is None:
            return Outcome(index=index, seed=seed, swapped=swapped, error="the game stopped without a result")
        seat_of = dict(zip(SIDES, system.seats[::-1] if swapped else system.seats, strict=False))
        left = {
            seat: tuple(
                figure.profile
                for figure in played.state.figures.values()
                if figure.side == seat and not system.shown.portrait(figure).gone
            )
            for seat in played.state.sides
        }
        return Outcome(
            index=index,
            seed=seed,
            swapped=swapped,
            winner=contestant_of(system, played.state.result.winner, swapped),
            first=contestant_of(system, chooser.first and side_of(chooser.first), swapped),
            reason=played.state.result.reason,
            turns=played.state.turn,
            decisions=chooser.seated.decisions,
            red=tuple(setup.lists[seat_of["red"]]),
            blue=tuple(setup.lists[seat_of["blue"]]),
            red_left=left[seat_of["red"]],
            blue_left=left[seat_of["blue"]],
        )
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        return Outcome(index=index, seed=seed, swapped=swapped, error=told, trace=traceback.format_exc())


def played_game(
    contest: Contest, system: System, index: int, seed: str | None = None, keep: bool = True
) -> tuple[Setup, Played, Noting]:
    """One game of the run from beginning to end; `keep` all that happened in it, or not."""
    seed = seed_of(contest, index) if seed is None else seed
    seats = seated(contest, system, contest.swap and index % 2 == 1)
    setup = setup_of(contest, system, seats, seed, index)
    chooser = Noting(chooser_of(contest, system, seats, seed))
    most = contest.most_decisions * 10
    opened = system.rules.new_game(setup)
    return setup, play(opened, SeededDice(setup.seed), chooser, most_phases=most, keep=keep), chooser


def chooser_of(contest: Contest, system: System, seats: Sequence[Contestant], seed: str) -> Seated:
    """The contestants' bots in the game's seats."""
    names = contest.seats or system.seats
    bots = {seat: make(one.bot, system, seed, seat) for seat, one in zip(names, seats, strict=True)}
    return Seated(system, bots, contest.most_decisions)


class Noting:
    """Bots in their seats, and who was asked first."""

    __slots__ = ("first", "seated")

    def __init__(self, seated: Seated) -> None:
        self.seated = seated
        self.first: str | None = None

    def __call__(self, asked: Asked, decision: Decision) -> Answer:
        if self.first is None:
            self.first = decision.seat
        return self.seated(asked, decision)


def seated(contest: Contest, system: System, swapped: bool) -> Sequence[Contestant]:
    """The contestants in the order of the seats at the table."""
    if contest.seats:
        return [playing(contest, side_of(seat)) for seat in contest.seats]
    if len(system.seats) != 2:
        raise ValueError(f"{system.name} has {len(system.seats)} seats; a contest is between two")
    return (contest.blue, contest.red) if swapped else (contest.red, contest.blue)


def playing(contest: Contest, side: str) -> Contestant:
    return {"red": contest.red, "blue": contest.blue}.get(side, contest.others)


def contestant_of(system: System, seat: str | None, swapped: bool) -> str | None:
    """Which contestant sat in this seat; beside the first two, a side is its own."""
    return SIDES[(system.seats.index(seat) + swapped) % 2] if seat in system.seats else seat


def setup_of(contest: Contest, system: System, seats: Sequence[Contestant], seed: str, index: int = 0) -> Setup:
    """The set-up of a game: a list that was not given is drawn from the seed and the seat."""
    if contest.lists:
        lists = dict(zip(system.seats, map(list, meeting(contest.lists, index)), strict=True))
    else:
        sides = system.sides_at(contest.seats)
        ones = [playing(contest, side) for side in sides] if contest.seats else seats
        lists = {
            side: list(one.members) or drawn(contest, system, seed, sides[0] if contest.mirror else side)
            for side, one in zip(sides, ones, strict=True)
        }
    if contest.uneven:
        lists = shortened(system, lists, Block(f"{seed}/uneven", 0), contest.options)
    return Setup(
        game=system.name,
        seed=seed,
        lists=lists,
        options=contest.options,
        seats=list(contest.seats),
        cards=[one.cards for one in contest.brings],
    )


def drawn(contest: Contest, system: System, seed: str, seat: str) -> list[str]:
    return system.lists.build(Block(f"{seed}/{seat}/list", 0), None, contest.options)


def meeting(lists: Sequence[tuple[str, ...]], index: int) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Who meets whom in this game: all pairs in turn, one game in each seating, then again from the first pair. Pairs
    come in leaps, so that a run stopped early has met a little of everything."""
    pairs = [(one, other) for at, one in enumerate(lists) for other in lists[at + 1 :]]
    leap = next(by for by in range(max(1, int(len(pairs) * 0.618)), len(pairs) + 1) if gcd(by, len(pairs)) == 1)
    one, other = pairs[index // 2 * leap % len(pairs)]
    return (other, one) if index % 2 else (one, other)


def shortened(
    system: System, lists: dict[str, list[str]], chance: Block, options: dict[str, Any]
) -> dict[str, list[str]]:
    """One side of two in three games leaves out a member, if what remains is legal."""
    seat = (*lists, None)[chance.below(len(lists) + 1)]
    if seat is None:
        return lists
    members = lists[seat]
    left_out = chance.below(len(members))
    rest = members[:left_out] + members[left_out + 1 :]
    return {**lists, seat: rest} if system.lists.check(rest, options).legal else lists
