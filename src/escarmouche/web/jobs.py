"""Inquiries into a finished match: its luck, and the futures of its moments. They run in the background, one at a time.

Nothing is told of a match that still runs: what dice might have done would tell what is hidden.
"""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, CancelledError, ProcessPoolExecutor
from typing import Any

from escarmouche.games import SYSTEMS
from escarmouche.records.record import parse
from escarmouche.sim.futures import Futures, Plan, futures, resting, usual
from escarmouche.sim.luck import Report, Stopped, luck
from escarmouche.web import logs, thinking
from escarmouche.web.faults import Slow
from escarmouche.web.matches import Match
from escarmouche.web.records import record_text

KEPT = 64
"""Inquiries remembered."""
QUEUE = 8
"""Inquiries that may wait for their turn."""
OWN = 3
"""Inquiries of one and the same person, or of one address, that may be open: one may sit at many matches."""
NICENESS = 15
BOT = ""
"""Who plays on; the usual one of the game without a name."""
CALIBRATION = 240
"""Games played on for the luck of a match."""
SAMPLES = 12
MOST_FUTURES = 1000


class Inquiry:
    """One inquiry: how far it is, and what came of it."""

    def __init__(self, owner: str = "", whose: str = "") -> None:
        self.owner, self.whose = owner, whose
        """Who had it begun, and from which address."""
        self.state = "waiting"
        """waiting, running, done, stopped or failed"""
        self.done, self.total = 0, 0
        self.luck: Report | None = None
        self.futures: Futures | None = None
        self.stopped = False

    @property
    def open(self) -> bool:
        return self.state in ("waiting", "running")

    def progress(self, done: int, total: int) -> None:
        self.done, self.total = done, total


Key = tuple[str, int]
"""Match and moment; moment -1 is the luck of the whole match."""
LUCK = -1


class Inquiries:
    """All inquiries of a server."""

    def __init__(self) -> None:
        self._known: dict[Key, Inquiry] = {}
        self._turn = asyncio.Lock()
        self._tasks: set[asyncio.Task[None]] = set()
        self._pool: ProcessPoolExecutor | None = None

    def known(self, id: str, moment: int) -> Inquiry | None:
        return self._known.get((id, moment))

    def luck(self, id: str, match: Match, owner: str = "", whose: str = "") -> Inquiry:
        """The luck of a match; begun if it is not known yet."""

        def work(inquiry: Inquiry, pool: ProcessPoolExecutor) -> None:
            record = parse(record_text(match, len(match.answers)).encode())
            inquiry.luck = luck(
                record,
                SYSTEMS[match.system.name],
                bot=BOT or None,
                games=CALIBRATION,
                samples=SAMPLES,
                executor=pool,
                progress=inquiry.progress,
                stop=lambda: inquiry.stopped,
            )

        return self._begun((id, LUCK), work, owner, whose)

    def futures(self, id: str, match: Match, moment: int, games: int, owner: str = "", whose: str = "") -> Inquiry:
        """The futures of a moment; more games are played if more are asked for."""
        plan = Plan(
            place=SYSTEMS[match.system.name],
            at=resting(match.moments[moment].position),
            bot=BOT or usual(match.system),
            seed=f"futures/{moment}",
        )

        def work(inquiry: Inquiry, pool: ProcessPoolExecutor) -> None:
            inquiry.futures = futures(plan, games, pool, inquiry.progress, lambda: inquiry.stopped)
            if inquiry.stopped:
                raise Stopped

        known = self._known.get((id, moment))
        if known is not None and not known.open and (known.futures is None or known.futures.games < games):
            del self._known[id, moment]
        return self._begun((id, moment), work, owner, whose)

    def _begun(
        self, key: Key, work: Callable[[Inquiry, ProcessPoolExecutor], None], owner: str, whose: str = ""
    ) -> Inquiry:
        known = self._known.get(key)
        if known is not None and (known.open or known.state == "done"):
            return known
        open_ones = [inquiry for inquiry in self._known.values() if inquiry.open]
        waiting = sum(inquiry.state == "waiting" for inquiry in open_ones)
        mine = sum(one.owner == owner or (bool(whose) and one.whose == whose) for one in open_ones)
        if waiting >= QUEUE or mine >= OWN:
            raise Slow("inquiries-busy")
        inquiry = self._known[key] = Inquiry(owner, whose)
        for old in list(self._known)[: max(0, len(self._known) - KEPT)]:
            if not self._known[old].open:
                del self._known[old]
        task = asyncio.get_running_loop().create_task(self._run(key, inquiry, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return inquiry

    async def _run(self, key: Key, inquiry: Inquiry, work: Callable[[Inquiry, ProcessPoolExecutor], None]) -> None:
        async with self._turn:
            if inquiry.stopped:
                inquiry.state = "stopped"
                return
            inquiry.state = "running"
            pool = self._pool = self._pool or self._made()
            try:
                await asyncio.to_thread(work, inquiry, pool)
                inquiry.state = "done"
            except Stopped:
                inquiry.state = "stopped"
            except (Exception, CancelledError) as error:
                inquiry.state = "failed"
                logs.failure("inquiry-failed", error, match=key[0], moment=key[1])
                if isinstance(error, BrokenExecutor):
                    self._pool = None

    def _made(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, context, thinking.warm, (NICENESS, dict(SYSTEMS), dict(thinking.LEVELS)))

    async def close(self) -> None:
        """What is begun is given up: it can be begun again."""
        for inquiry in self._known.values():
            inquiry.stopped = True
        pool: Any = self._pool
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)
        await asyncio.gather(*self._tasks, return_exceptions=True)
