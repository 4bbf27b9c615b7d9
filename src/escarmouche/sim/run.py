"""A run of games on one core or all of them. The seam is `concurrent.futures.Executor`; seeds never depend on it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing.synchronize import Event as Signal

from msgspec import Struct

from escarmouche.sim.games import Contest, Outcome, outcome_of, seed_of

Progress = Callable[[Outcome], None]


class Summary(Struct, frozen=True, kw_only=True):
    """What a run of games came to."""

    games: int
    wins: dict[str, int]
    draws: int
    mean_turns: float
    games_per_second: float
    decisions_per_second: float
    failed: list[str]


def simulate(
    contest: Contest,
    games: int,
    workers: int | None = None,
    sample: int = 0,
    progress: Progress | None = None,
) -> tuple[Summary, list[Outcome]]:
    """Play the games of a contest; the summary and each outcome, in order. Ctrl-C keeps the games that are finished."""
    start = time.perf_counter()
    found: dict[int, Outcome] = {}

    def accept(outcome: Outcome) -> None:
        found[outcome.index] = outcome
        if progress:
            progress(outcome)

    chosen = sampled(games, sample)
    workers = min(workers or os.cpu_count() or 1, max(games, 1))
    try:
        if workers == 1:
            for index in range(games):
                accept(outcome_of(contest, index, index in chosen))
        else:
            on_many(contest, games, chosen, workers, accept)
    except KeyboardInterrupt:
        pass
    outcomes = [found[index] for index in sorted(found)]
    return summary_of(outcomes, time.perf_counter() - start), outcomes


def sampled(games: int, sample: int) -> frozenset[int]:
    """The indexes of `sample` games spread evenly over the run."""
    sample = min(sample, games)
    return frozenset(at * games // sample for at in range(sample)) if sample else frozenset()


def summary_of(outcomes: Sequence[Outcome], seconds: float) -> Summary:
    ended = [outcome for outcome in outcomes if outcome.error is None]
    return Summary(
        games=len(outcomes),
        wins={side: sum(outcome.winner == side for outcome in ended) for side in ("red", "blue")},
        draws=sum(outcome.winner is None for outcome in ended),
        mean_turns=round(sum(outcome.turns for outcome in ended) / max(len(ended), 1), 2),
        games_per_second=round(len(ended) / seconds, 2),
        decisions_per_second=round(sum(outcome.decisions for outcome in ended) / seconds, 1),
        failed=[outcome.seed for outcome in outcomes if outcome.error is not None],
    )


def on_many(contest: Contest, games: int, chosen: frozenset[int], workers: int, accept: Progress) -> None:
    """Batches on a process pool. At Ctrl-C each worker ends its game and hands over what it has."""
    context = multiprocessing.get_context()
    stop = context.Event()
    with ProcessPoolExecutor(workers, context, initializer=prepare, initargs=(stop,)) as pool:
        waiting = {pool.submit(batch_of, contest, list(batch), chosen): batch for batch in batches(games, workers)}

        def collect(future: Future[list[Outcome]]) -> None:
            for outcome in results_of(contest, future, waiting[future]):
                accept(outcome)
            del waiting[future]

        try:
            while waiting:
                for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                    collect(future)
        except KeyboardInterrupt:
            stop.set()
            for future in list(waiting):
                if not future.cancel():
                    collect(future)
            raise


def batches(games: int, workers: int) -> Iterable[range]:
    """Long enough to be worth the post, short enough that the cores end together."""
    size = max(1, min(50, games // (workers * 8)))
    return [range(first, min(first + size, games)) for first in range(0, games, size)]


STOP: list[Signal] = []
"""In a worker: what Ctrl-C sets."""


def prepare(stop: Signal) -> None:
    """Ctrl-C reaches the whole group of processes; only the parent acts on it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    STOP[:] = [stop]


def batch_of(contest: Contest, indexes: list[int], chosen: frozenset[int]) -> list[Outcome]:
    found: list[Outcome] = []
    for index in indexes:
        if STOP and STOP[0].is_set():
            break
        found.append(outcome_of(contest, index, index in chosen))
    return found


def results_of(contest: Contest, future: Future[list[Outcome]], batch: Iterable[int]) -> list[Outcome]:
    """The outcomes of a batch; when its worker died, each of its games failed."""
    try:
        return future.result()
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        return [Outcome(index=index, seed=seed_of(contest, index), error=told) for index in batch]
