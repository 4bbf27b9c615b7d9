"""Processes that work for the tables, and whose turn it is: everybody who waits gets a turn before anybody gets two."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections import deque
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from typing import Any

from msgspec import Struct

from escarmouche.games import SYSTEMS
from escarmouche.web import logs, thinking

MOST_WAITING = 16
"""Pieces of work that may wait for one and the same person or table."""
STARTING = 60.0
"""Seconds until a worker has read the books of all games."""
STUCK = 180.0
"""Seconds after which a process that is still at the same work is ended: nothing else stops what does not listen."""
ENDING = 8.0
"""Seconds for what is at work when the server stops."""


class Crowded(TimeoutError):
    """Too much is waiting already for whoever asks."""


class Work(Struct, frozen=True):
    """A function and what it is given."""

    do: Callable[..., Any]
    given: tuple[Any, ...] = ()


class Task(Struct, frozen=True, eq=False):
    """Some work, and where its outcome goes."""

    done: asyncio.Future[Any]
    work: Work


class Queue:
    """Work by whom it is for. Urgent work goes first; among equals, those who were not served for the longest time."""

    def __init__(self) -> None:
        self._urgent: dict[str, deque[Task]] = {}
        self._patient: dict[str, deque[Task]] = {}

    def __len__(self) -> int:
        return sum(len(tasks) for rank in (self._urgent, self._patient) for tasks in rank.values())

    def put(self, whose: str, task: Task, urgent: bool) -> None:
        waiting = (self._urgent if urgent else self._patient).setdefault(whose, deque())
        if len(waiting) >= MOST_WAITING:
            raise Crowded
        waiting.append(task)

    def take(self) -> Task | None:
        """The next that somebody still waits for."""
        for rank in (self._urgent, self._patient):
            while rank:
                whose = next(iter(rank))
                tasks = rank.pop(whose)
                task = tasks.popleft()
                if tasks:
                    rank[whose] = tasks
                if not task.done.done():
                    return task
        return None


class Workers:
    """A pool of processes that is made anew if one of them dies."""

    def __init__(self, count: int, niceness: int) -> None:
        self._count, self._niceness = count, niceness
        self._pool = self._made()
        self._running = 0
        self._started: asyncio.Task[Any] | None = None
        self.queue = Queue()

    def _made(self) -> Executor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(
            self._count, context, thinking.warm, (self._niceness, dict(SYSTEMS), dict(thinking.LEVELS))
        )

    async def ask(self, whose: str, patience: float, work: Any, *given: Any, urgent: bool = True) -> Any:
        """Have some work done; `TimeoutError` when patience ends, or when the worker died of it. Patience begins when
        there is a worker."""
        await asyncio.shield(self.warm_up())
        return await self._asked(whose, patience, Work(work, given), urgent)

    def warm_up(self) -> asyncio.Task[Any]:
        """Start now, if that is not done yet."""
        if self._started is None or (self._started.done() and self._started.exception()):
            self._started = asyncio.create_task(self._asked("", STARTING, Work(thinking.ready), urgent=True))
        return self._started

    async def _asked(self, whose: str, patience: float, work: Work, urgent: bool) -> Any:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.queue.put(whose, Task(done, work), urgent)
        self._begin()
        return await asyncio.wait_for(done, patience)

    def _begin(self) -> None:
        """Give work to every process that has none."""
        while self._running < self._count and (task := self.queue.take()) is not None:
            pool = self._pool
            try:
                begun = pool.submit(task.work.do, *task.work.given)
            except (BrokenExecutor, RuntimeError) as error:
                self._renew(pool, error, task)
                continue
            self._running += 1
            bell = task.done.get_loop().call_later(STUCK, put_an_end, pool, task.work)
            begun.add_done_callback(partial(self._told, task, pool, bell))

    def _told(self, task: Task, pool: Executor, bell: asyncio.TimerHandle, ended: Future[Any]) -> None:
        """In the thread of the pool; a loop that is closed waits for nothing any more."""
        with suppress(RuntimeError):
            task.done.get_loop().call_soon_threadsafe(self._ended, task, pool, bell, ended)

    def _ended(self, task: Task, pool: Executor, bell: asyncio.TimerHandle, ended: Future[Any]) -> None:
        bell.cancel()
        self._running -= 1
        if ended.cancelled():
            task.done.cancel()
        elif isinstance(error := ended.exception(), BrokenExecutor):
            self._renew(pool, error, task)
        elif not task.done.done():
            if error is not None:
                task.done.set_exception(error)
            else:
                task.done.set_result(ended.result())
        self._begin()

    def _renew(self, pool: Executor, error: BaseException, task: Task) -> None:
        if self._pool is pool:
            self._pool, self._started = self._made(), None
        logs.failure("worker-died", error, work=task.work.do.__name__)
        if not task.done.done():
            task.done.set_exception(TimeoutError())

    async def close(self) -> None:
        """Wait for what is at work now, though not for ever; nothing else is begun."""
        while (task := self.queue.take()) is not None:
            task.done.cancel()
        closing = asyncio.create_task(asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True))
        await asyncio.wait((closing,), timeout=ENDING)
        if not closing.done():
            put_an_end(self._pool, Work(self.close))
        await closing


def put_an_end(pool: Executor, work: Work) -> None:
    """End the processes of a pool, whatever they do; threads go on."""
    processes = tuple((getattr(pool, "_processes", None) or {}).values())
    logs.note("worker-stuck", work=work.do.__name__, processes=len(processes))
    for process in processes:
        process.kill()


class Scribes(Workers):
    """Threads for what is read off a table and takes long to put into words or to play again. As fair, and never many
    at once, so that the tables have most of the processor."""

    def __init__(self, count: int = 2) -> None:
        super().__init__(count, niceness=0)

    def _made(self) -> Executor:
        return ThreadPoolExecutor(self._count, "scribe")

    async def ask(self, whose: str, patience: float, work: Any, *given: Any, urgent: bool = True) -> Any:
        return await self._asked(whose, patience, Work(work, given), urgent)
