"""A thousand futures: a game played on from one of its moments, again and again, and how it ended each time."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, wait
from math import sqrt
from typing import Any, TypeVar

from msgspec import Struct

from escarmouche.bots import make
from escarmouche.bots.protocol import Seated
from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import SeededDice
from escarmouche.core.game import Entry
from escarmouche.core.position import Asked, Position, play_on
from escarmouche.core.system import System, load

Job = TypeVar("Job")
Done = TypeVar("Done")
Progress = Callable[[int, int], None]
"""Told how much is done, and of how much."""

Resting = tuple[Any, tuple[Entry, ...], int]
"""A position as it travels: state at the quiet point, log since, rolls before."""


class Count(Struct, frozen=True, kw_only=True):
    """What is left of a side: models, and what they cost."""

    models: int
    points: int


class Future(Struct, frozen=True, kw_only=True):
    """How one game ended, and how it looked on the way: (turn, lead of the first seat) once a turn."""

    winner: str | None
    turns: int
    left: dict[str, Count]
    leads: tuple[tuple[int, float], ...] = ()


class Share(Struct, frozen=True, kw_only=True):
    """How often something came, with an interval that holds the truth 19 times in 20 (Wilson)."""

    count: int
    share: float
    low: float
    high: float


class Extent(Struct, frozen=True, kw_only=True):
    """A number over many games: mean with its standard error, and where the middle nine tenths lie."""

    mean: float
    error: float
    low: float
    high: float
    counts: dict[int, int]
    """How many games came to each value."""


class Futures(Struct, frozen=True, kw_only=True):
    """The spread of many games from one moment."""

    games: int
    asked: int
    bot: str
    seed: str
    wins: dict[str, Share]
    draws: Share
    turns: Extent
    models: dict[str, Extent]
    points: dict[str, Extent]


class Plan(Struct, frozen=True, kw_only=True):
    """What decides a run of futures but for the number of each: plain data, to be sent to any process."""

    place: str
    """Import string of the system, `package.module:NAME`."""
    at: Resting
    bot: str = "quick"
    seed: str = "futures"
    most_decisions: int = 20_000


def usual(system: System) -> str:
    """Who plays on unless somebody else is named: the game's habits, which cost next to nothing, if it has any."""
    return "habit" if system.mind.has_habits else "quick"


def resting(position: Position) -> Resting:
    return (position.state, position.log, position.rolls)


def futures(
    plan: Plan,
    games: int,
    executor: Executor | None = None,
    progress: Progress | None = None,
    stop: Callable[[], bool] = lambda: False,
) -> Futures:
    """Play the games and sum them up. Game number n depends on the plan and on n alone; `stop` and Ctrl-C keep what is
    finished."""
    found: dict[int, Future] = {}
    size = max(1, min(10, games // 16))
    batches = [(plan, range(first, min(first + size, games))) for first in range(0, games, size)]
    work = spread(played_on, batches, executor)
    try:
        for batch in work:
            found |= batch
            if progress:
                progress(len(found), games)
            if stop():
                break
    except KeyboardInterrupt:
        pass
    finally:
        work.close()
    return summed(plan, [found[number] for number in sorted(found)], games)


def played_on(job: tuple[Plan, Iterable[int]]) -> dict[int, Future]:
    """Some games of a plan."""
    plan, numbers = job
    system = load(plan.place)
    return {number: future(plan, system, number) for number in numbers}


def future(plan: Plan, system: System, number: int) -> Future:
    """One game of a plan."""
    state, log, rolls = plan.at
    seed = f"{plan.seed}/{number}"
    bots = {seat: make(plan.bot, system, seed, seat) for seat in system.seats}
    chooser = Watching(system, bots, plan.most_decisions)
    ended = play_on(Position(state, log, rolls), SeededDice(seed), chooser, keep=False).state
    left = {seat: standing(system, ended, seat) for seat in system.seats}
    winner = None if ended.result is None else ended.result.winner
    return Future(winner=winner, turns=ended.turn, left=left, leads=tuple(chooser.leads))


class Watching(Seated):
    """Bots in their seats, and how the game looked when a turn began."""

    __slots__ = ("leads",)

    def __init__(self, system: System, bots: Any, most: int) -> None:
        super().__init__(system, bots, most)
        self.leads: list[tuple[int, float]] = []

    def __call__(self, asked: Asked, decision: Decision) -> Answer:
        turn = asked.state.turn
        if not self.leads or self.leads[-1][0] != turn:
            self.leads.append((turn, lead(self.system, asked.state)))
        return super().__call__(asked, decision)


def lead(system: System, state: Any) -> float:
    """How much better the game looks for the first seat than for the second, by the game's own score."""
    first, second = system.seats
    return (system.mind.score(state, first) - system.mind.score(state, second)) / 2


def standing(system: System, state: Any, seat: str) -> Count:
    """Models of a side that still live, and their cost; a game without profile cards has no cost."""
    costs = {card.name: card.cost for card in system.lists.cards()}
    alive = [figure for figure in state.side(seat) if system.shown.portrait(figure).life > 0]
    return Count(models=len(alive), points=sum(costs.get(figure.profile, 0) for figure in alive))


# -------------------------------------------------------------- many at once


def spread(
    work: Callable[[Job], Done], jobs: Iterable[Job], executor: Executor | None = None
) -> Generator[Done, None, None]:
    """The results as they come, here or on an executor; what is not begun when the reader leaves is cancelled."""
    if executor is None:
        for job in jobs:
            yield work(job)
        return
    waiting = {executor.submit(work, job) for job in jobs}
    try:
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for one in done:
                yield one.result()
    finally:
        for one in waiting:
            one.cancel()


# -------------------------------------------------------------- sums


def summed(plan: Plan, ended: Sequence[Future], asked: int) -> Futures:
    seats = load(plan.place).seats
    games = len(ended)
    return Futures(
        games=games,
        asked=asked,
        bot=plan.bot,
        seed=plan.seed,
        wins={seat: share(sum(one.winner == seat for one in ended), games) for seat in seats},
        draws=share(sum(one.winner is None for one in ended), games),
        turns=spanned([one.turns for one in ended]),
        models={seat: spanned([one.left[seat].models for one in ended]) for seat in seats},
        points={seat: spanned([one.left[seat].points for one in ended]) for seat in seats},
    )


def share(count: int, games: int) -> Share:
    """Wilson's interval: right at 0 and at 1, too."""
    if not games:
        return Share(count=0, share=0.0, low=0.0, high=1.0)
    z, p = 1.96, count / games
    middle = (p + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * sqrt(p * (1 - p) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return Share(count=count, share=p, low=max(0.0, middle - reach), high=min(1.0, middle + reach))


def spanned(values: Sequence[int]) -> Extent:
    if not values:
        return Extent(mean=0.0, error=0.0, low=0.0, high=0.0, counts={})
    ordered, count = sorted(values), len(values)
    mean = sum(ordered) / count
    variance = sum((value - mean) ** 2 for value in ordered) / max(1, count - 1)
    low, high = ordered[int(0.05 * (count - 1))], ordered[round(0.95 * (count - 1))]
    counts = {value: ordered.count(value) for value in sorted(set(ordered))}
    return Extent(mean=mean, error=sqrt(variance / count), low=low, high=high, counts=counts)
