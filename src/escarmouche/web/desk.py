"""The desk where bots sit: it watches the tables and answers for the seats that no person has, within a time limit.

Reach, odds and cases are reckoned here, too, by a worker of their own, so that they never wait for a bot.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any

from escarmouche.core.cases import Outcome
from escarmouche.core.decisions import Decision, Refused
from escarmouche.core.dice import Block
from escarmouche.core.texts import Lang
from escarmouche.games import SYSTEMS
from escarmouche.lab.again import Told, again
from escarmouche.odds import Odds
from escarmouche.sim import Contest
from escarmouche.web import logs, thinking
from escarmouche.web.hub import Hub, LiveTable
from escarmouche.web.messages import Answer
from escarmouche.web.previews import ReachView

THINKING = 1.8
"""Seconds a bot may think."""
PATIENCE = 4.0
"""Seconds until the desk itself answers with what anybody would say: the workers may have much to do."""
RECKONING = 2.0
"""Seconds that a reach or some odds may take."""
DUELLING = 6.0
"""Seconds that a duel may take: nobody waits for a game meanwhile."""
QUEUING = 10.0
"""Seconds they may take with all that waits before them."""
CASE_PATIENCE = 5.0
TRIES = 50
"""Answers looked at for one that is legal."""


class Workers:
    """A pool of processes that is made anew if one of them dies."""

    def __init__(self, count: int, niceness: int) -> None:
        self._count, self._niceness = count, niceness
        self._pool = self._made()

    def _made(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._count, context, thinking.warm, (self._niceness, dict(SYSTEMS)))

    async def ask(self, patience: float, work: Any, *given: Any) -> Any:
        """Have some work done; `TimeoutError` when patience ends, or when the worker died of it."""
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await asyncio.wait_for(loop.run_in_executor(pool, work, *given), patience)
        except BrokenExecutor as error:
            if self._pool is pool:
                self._pool = self._made()
            logs.failure("worker-died", error, work=work.__name__)
            raise TimeoutError from error

    async def close(self) -> None:
        """Wait for what is at work now, nothing else is begun."""
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)


class Desk:
    """Bots and reckonings in processes of their own."""

    def __init__(self, hub: Hub, workers: int | None = None) -> None:
        self.hub = hub
        self._bots = Workers(workers or max(1, (os.cpu_count() or 2) - 1), niceness=10)
        self._clerks = Workers(1, niceness=2)
        self._busy: set[tuple[str, str, int]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        hub.changed = self.look

    def warm_up(self) -> None:
        """Start the workers now."""
        for workers in (self._bots, self._clerks):
            self._begin(self._first(workers))

    async def _first(self, workers: Workers) -> None:
        await workers.ask(60.0, thinking.ready)

    def _begin(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        self.hub.changed = lambda table: None
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(self._bots.close(), self._clerks.close())

    # ---- bots

    def look(self, table: LiveTable) -> None:
        """Is a bot asked something here? Where only bots sit they play while somebody watches."""
        match = table.match
        people = any(chair.kind != "bot" for chair in match.chairs.values())
        if table.notice or not (people or table.guests):
            return
        for decision in match.pending:
            key = (table.id, decision.seat, match.version)
            if match.chairs[decision.seat].kind == "bot" and key not in self._busy:
                self._busy.add(key)
                self._begin(self._answer(table, decision, key))

    async def _answer(self, table: LiveTable, decision: Decision, key: tuple[str, str, int]) -> None:
        match, version, seat = table.match, table.match.version, decision.seat
        level = match.chairs[seat].level
        seed = f"{match.secret}/{version}"
        watch = logs.Stopwatch()
        try:
            answer = await self._thought(table, decision, level, seed)
            self.hub.metrics.thinking.labels(level).observe(watch.seconds)
            if not await self._gave(table, decision, version, answer):
                self._fell_back(table, level, "refused", seconds=watch.seconds)
                await self._gave(table, decision, version, fallback(decision, seed))
        except Exception as error:
            logs.failure("bot-failed", error, match=table.id, level=level)
        finally:
            self._busy.discard(key)

    async def _thought(self, table: LiveTable, decision: Decision, level: str, seed: str) -> Any:
        resting = thinking.packed(table.match.system.name, table.match.position)
        watch = logs.Stopwatch()
        try:
            answer, name = await self._bots.ask(PATIENCE, thinking.think, resting, decision.seat, level, seed, THINKING)
        except TimeoutError:
            self._fell_back(table, level, "slow", seconds=watch.seconds)
        except Exception as error:
            logs.failure("bot-failed", error, match=table.id, level=level)
            self._fell_back(table, level, "failed", seconds=watch.seconds)
        else:
            if name != thinking.LEVELS[level]:
                self._fell_back(table, level, "helped", seconds=watch.seconds)
            return answer
        return fallback(decision, seed)

    def _fell_back(self, table: LiveTable, level: str, why: str, seconds: float) -> None:
        self.hub.metrics.fallbacks.labels(why).inc()
        logs.note("bot-fell-back", match=table.id, level=level, why=why, seconds=round(seconds, 3))

    async def _gave(self, table: LiveTable, decision: Decision, version: int, answer: Any) -> bool:
        """Give an answer like anybody else; false if it was refused."""
        command = Answer(id=secrets.token_hex(8), version=version, seat=decision.seat, answer=answer)
        ack = await self.hub.command(table, (decision.seat,), command, "en")
        return ack.status != "refused"

    # ---- reckonings

    async def odds(self, table: LiveTable, seat: str, answer: Any, samples: int) -> Odds:
        match = table.match
        resting = thinking.packed(match.system.name, match.position)
        seed = f"odds/{match.version}"
        odds: Odds = await self._clerks.ask(QUEUING, thinking.reckon, resting, seat, answer, samples, seed, RECKONING)
        return odds

    async def duel(self, game: str, attacker: str, defender: str, settled: dict[str, str]) -> Any:
        return await self._clerks.ask(QUEUING, thinking.contest, game, attacker, defender, settled, DUELLING)

    async def threats(self, game: str, state: Any, figure: str, row: int) -> Any:
        return await self._clerks.ask(QUEUING, thinking.menace, game, state, figure, row, DUELLING)

    async def reach(self, table: LiveTable, seat: str) -> ReachView:
        resting = thinking.packed(table.match.system.name, table.match.position)
        found: ReachView = await self._clerks.ask(QUEUING, thinking.survey, resting, seat, RECKONING)
        return found

    async def cases(self, text: str, lang: Lang) -> list[Outcome]:
        found: list[Outcome] = await self._clerks.ask(
            CASE_PATIENCE + QUEUING, thinking.run_cases, text, lang, CASE_PATIENCE
        )
        return found

    async def again(self, contest: Contest, index: int, patience: float) -> Told:
        """A game of a study once more; bots' work, so it waits its turn behind theirs."""
        told: Told = await self._bots.ask(patience, again, contest, index)
        return told


def fallback(decision: Decision, seed: str) -> Any:
    """A legal answer at once: to decline if one may, else any."""
    answer = decision.default
    for attempt in range(TRIES):
        if answer is not None and _legal(decision, answer):
            break
        answer = decision.sample(Block(seed, attempt))
    return answer


def _legal(decision: Decision, answer: Any) -> bool:
    try:
        decision.check(answer)
    except Refused:
        return False
    return True
