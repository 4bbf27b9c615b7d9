"""The desk where bots sit: it watches the tables and answers for the seats that no person has, within a time limit."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from escarmouche.core.decisions import Decision
from escarmouche.core.dice import Block
from escarmouche.odds import Odds
from escarmouche.web.hub import Hub, LiveTable
from escarmouche.web.messages import Answer
from escarmouche.web.thinking import packed, reckon, think, warm

PATIENCE = 4.5
"""Seconds a bot may think; then it says what anybody would."""


class Desk:
    """Bots and odds in processes of their own."""

    def __init__(self, hub: Hub, games: tuple[str, ...], workers: int | None = None) -> None:
        self.hub = hub
        self._pool = ProcessPoolExecutor(
            workers or max(1, (os.cpu_count() or 2) - 1),
            mp_context=multiprocessing.get_context("spawn"),
            initializer=warm,
            initargs=(games,),
        )
        self._busy: set[tuple[str, int]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        hub.changed = self.look

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def look(self, table: LiveTable) -> None:
        """Is a bot asked something here?"""
        match = table.match
        if table.notice:
            return
        for decision in match.pending:
            chair = match.chairs[decision.seat]
            key = (f"{table.id}/{decision.seat}", match.version)
            if chair.kind == "bot" and key not in self._busy:
                self._busy.add(key)
                task = asyncio.get_running_loop().create_task(self._answer(table, decision, chair.level, key))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _answer(self, table: LiveTable, decision: Decision, level: str, key: tuple[str, int]) -> None:
        match, version = table.match, table.match.version
        seed = f"{match.secret}/{version}"
        resting = packed(match.system.name, match.position)
        try:
            answer = await self._ask(think, resting, decision.seat, level, seed)
        except Exception:  # too slow, or a bot that failed: the game goes on
            answer = fallback(decision, seed)
        finally:
            self._busy.discard(key)
        command = Answer(id=secrets.token_hex(8), version=version, seat=decision.seat, answer=answer)
        ack = await self.hub.command(table, (decision.seat,), command, "en")
        if ack.status == "refused":
            spare = Answer(
                id=secrets.token_hex(8), version=version, seat=decision.seat, answer=fallback(decision, seed)
            )
            await self.hub.command(table, (decision.seat,), spare, "en")

    async def odds(self, table: LiveTable, seat: str, answer: Any, samples: int) -> Odds:
        match = table.match
        resting = packed(match.system.name, match.position)
        odds: Odds = await self._ask(reckon, resting, seat, answer, samples, f"odds/{match.version}")
        return odds

    async def _ask(self, work: Any, *given: Any) -> Any:
        loop = asyncio.get_running_loop()
        return await asyncio.wait_for(loop.run_in_executor(self._pool, work, *given), PATIENCE)


def fallback(decision: Decision, seed: str) -> Any:
    """A legal answer at once: to decline if one may, else any."""
    default = decision.default
    return default if default is not None else decision.sample(Block(seed, 0))
