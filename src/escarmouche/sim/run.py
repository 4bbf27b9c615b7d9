"""A run of games on one core, on all of them or on a cluster. The seam is `concurrent.futures.Executor`; seeds never
depend on it."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from itertools import islice
from threading import Event
from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import replace

from escarmouche.sim.games import SIDES, Contest, Outcome, outcome_of, seed_of

Progress = Callable[[Outcome], None]


ERRORS = 20
"""Kinds of errors that a summary names."""


class Summary(Struct, frozen=True, kw_only=True):
    """What a run of games came to."""

    games: int
    wins: dict[str, int]
    draws: int
    mean_turns: float
    games_per_second: float
    decisions_per_second: float
    failed: list[str]
    """The seeds of the games that could not be played to their end."""
    errors: dict[str, int] = {}
    """What stopped them, the most frequent first."""
    reasons: dict[str, int] = {}
    """How the games were decided, in the game's words, the most frequent first."""
    stopped: bool = False
    """Somebody pressed Ctrl-C."""


class Crew(Struct, frozen=True):
    """Those who play: an executor, how many of them there are, and how to ask them to end early."""

    executor: Executor
    hands: int
    stop: Callable[[], None]
    retries: int = 0
    """How often a batch is given out again that did not come back: games catch their own errors, so the worker died, or
    the line to it."""

    @property
    def ahead(self) -> int:
        """How many batches to keep them busy with."""
        return 1 if isinstance(self.executor, Here) else 3 * self.hands


def simulate(
    contest: Contest,
    games: int,
    workers: int | None = None,
    sample: int = 0,
    progress: Progress | None = None,
    cluster: str | None = None,
    kept: Sequence[Outcome] = (),
    keep: Callable[[Sequence[Outcome]], None] | None = None,
) -> tuple[Summary, list[Outcome]]:
    """Play the games of a contest; the summary and each outcome, in order. Ctrl-C keeps the games that are finished.

    Games already `kept` are not played again; `keep` is given each batch as it comes in, to put it away.
    """
    start = time.perf_counter()
    found = {outcome.index: outcome for outcome in kept if outcome.index < games and outcome.error is None}
    before = frozenset(found)

    def accept(outcomes: Sequence[Outcome]) -> None:
        found.update((outcome.index, outcome) for outcome in outcomes)
        if keep and outcomes:
            keep(outcomes)
        for outcome in outcomes:
            if progress:
                progress(outcome)

    todo = batches(games, contest.batch, before)
    stopped = False
    try:
        with crew(games, workers, cluster) as playing:
            work(playing, contest, todo, sampled(games, sample), accept)
    except KeyboardInterrupt:
        stopped = True
    outcomes = [found[index] for index in sorted(found)]
    played = [outcome for outcome in outcomes if outcome.index not in before]
    summary = summary_of(outcomes, time.perf_counter() - start, played)
    return replace(summary, stopped=stopped), outcomes


def work(
    crew: Crew,
    contest: Contest,
    todo: Iterable[list[int]],
    chosen: frozenset[int],
    accept: Callable[[Sequence[Outcome]], None],
) -> None:
    """Give out batches, a few ahead, and take in what comes of them, in whatever order it comes."""
    waiting: dict[Future[list[Outcome]], list[int]] = {}
    parts, tries = dealt(todo, crew.hands), Counter[int]()

    def give(batch: list[int]) -> None:
        waiting[submitted(crew.executor, contest, batch, chosen)] = batch

    def collect(future: Future[list[Outcome]], retries: int = 0) -> None:
        batch = waiting.pop(future)
        outcomes = results_of(contest, future, batch)
        tries[batch[0]] += 1
        if tries[batch[0]] <= retries and (future.cancelled() or future.exception()):
            give(batch)
        else:
            accept(outcomes)

    try:
        while True:
            for batch in islice(parts, crew.ahead - len(waiting)):
                give(batch)
            if not waiting:
                return
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                collect(future, crew.retries)
            if STOP and STOP[0].is_set():
                raise KeyboardInterrupt
    except KeyboardInterrupt:
        crew.stop()
        for future in list(waiting):
            if not future.cancel():
                collect(future)
        raise


def submitted(executor: Executor, contest: Contest, batch: list[int], chosen: frozenset[int]) -> Future[list[Outcome]]:
    """A batch on its way; where nobody takes it any more, the future says why."""
    try:
        return executor.submit(batch_of, contest, batch, chosen.intersection(batch))
    except Exception as error:
        failed: Future[list[Outcome]] = Future()
        failed.set_exception(error)
        return failed


def sampled(games: int, sample: int) -> frozenset[int]:
    """The indexes of `sample` games spread evenly over the run."""
    sample = min(sample, games)
    return frozenset(at * games // sample for at in range(sample)) if sample else frozenset()


def summary_of(outcomes: Sequence[Outcome], seconds: float, played: Sequence[Outcome] | None = None) -> Summary:
    """Counts over all outcomes; speeds over those `played` in these seconds."""
    ended = [outcome for outcome in outcomes if outcome.error is None]
    sides = dict.fromkeys((*SIDES, *sorted({outcome.winner for outcome in ended if outcome.winner})))
    fresh = [outcome for outcome in (outcomes if played is None else played) if outcome.error is None]
    return Summary(
        games=len(outcomes),
        wins={side: sum(outcome.winner == side for outcome in ended) for side in sides},
        draws=sum(outcome.winner is None for outcome in ended),
        mean_turns=round(sum(outcome.turns for outcome in ended) / max(len(ended), 1), 2),
        games_per_second=round(len(fresh) / seconds, 2),
        decisions_per_second=round(sum(outcome.decisions for outcome in fresh) / seconds, 1),
        errors=dict(Counter(outcome.error for outcome in outcomes if outcome.error is not None).most_common(ERRORS)),
        failed=[outcome.seed for outcome in outcomes if outcome.error is not None],
        reasons=dict(Counter(outcome.reason for outcome in ended).most_common()),
    )


def batches(games: int, size: int, kept: Collection[int] = ()) -> Iterator[list[int]]:
    """The games still to be played, by batches."""
    for first in range(0, games, size):
        batch = [index for index in range(first, min(first + size, games)) if index not in kept]
        if batch:
            yield batch


def dealt(todo: Iterable[list[int]], hands: int) -> Iterator[list[int]]:
    """Whole batches, and towards the end ever smaller parts of them, so that nobody waits long for the last."""
    whole = list(todo)
    left = sum(map(len, whole))
    for batch in whole:
        at = 0
        while at < len(batch):
            size = len(batch) if hands == 1 else max(1, left // (2 * hands))
            part = batch[at : at + size]
            yield part
            at, left = at + len(part), left - len(part)


# -------------------------------------------------------------- who plays


@contextmanager
def crew(games: int, workers: int | None, cluster: str | None) -> Iterator[Crew]:
    """One core, all of them, or a cluster."""
    if cluster is not None:
        from escarmouche.sim.cluster import RETRIES, joined

        with joined(cluster) as (executor, threads):
            yield Crew(executor, threads, lambda: None, RETRIES)
        return
    workers = min(workers or os.cpu_count() or 1, max(games, 1))
    if workers == 1:
        stop = Event()
        STOP[:] = [stop]
        try:
            yield Crew(Here(), 1, stop.set)
        finally:
            STOP.clear()
        return
    context = multiprocessing.get_context()
    signal_ = context.Event()
    with ProcessPoolExecutor(workers, context, initializer=prepare, initargs=(signal_,)) as pool:
        yield Crew(pool, workers, signal_.set)


class Here(Executor):
    """An executor that does the work at once, in this process."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        done: Future[Any] = Future()
        done.set_result(fn(*args, **kwargs))
        return done


class Signal(Protocol):
    """What Ctrl-C sets; of threads or of processes."""

    def is_set(self) -> bool: ...
    def set(self) -> None: ...


STOP: list[Signal] = []
"""In a process that plays: the signal to end after this game."""


def prepare(stop: Signal) -> None:
    """Ctrl-C reaches the whole group of processes; only the parent acts on it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    STOP[:] = [stop]


def batch_of(contest: Contest, indexes: list[int], chosen: frozenset[int]) -> list[Outcome]:
    """The games of a batch. At Ctrl-C it ends early and hands over what it has."""
    found: list[Outcome] = []
    for index in indexes:
        if STOP and STOP[0].is_set():
            break
        try:
            found.append(outcome_of(contest, index, index in chosen))
        except KeyboardInterrupt:
            if not STOP:
                raise
            STOP[0].set()
    return found


def results_of(contest: Contest, future: Future[list[Outcome]], batch: Sequence[int]) -> list[Outcome]:
    """The outcomes of a batch; when its worker died, each of its games failed."""
    try:
        return future.result()
    except Exception as error:
        told = f"{type(error).__name__}: {error}"
        return [Outcome(index=index, seed=seed_of(contest, index), error=told) for index in batch]
