"""Tables that are open and where nobody moves: how many of them one gigabyte holds, sockets and guests among them."""

from __future__ import annotations

import asyncio
import sys

from escarmouche.bench.crowd import Crowd, Table, memory
from escarmouche.bench.engine import Measured
from escarmouche.bench.web import Served, quickly, served

HASTY = """import sys
from escarmouche.web import collector, room
room.RESTING, room.SLEEPING, room.LOOK, collector.LOOK = 3.0, 15.0, 1.0, 1.0
from escarmouche.cli import main
sys.exit(main())"""
"""A server whose tables fall asleep after 15 seconds instead of five minutes."""
LOT, LOTS = 100, 4
"""Tables that come and play together, one lot after the other; the first one pays for what all share."""
ANSWERS = 60
"""Of every table, before nobody moves any more."""
ASLEEP = 25.0
"""Seconds until all of a lot sleep."""
GIGABYTE = 1_000.0
BAR = 5_000.0


def web_idle() -> Measured:
    """Tables of Evenor, two sockets each, that fit into one gigabyte of resident memory."""
    with served(("-c", HASTY)) as server:
        held = quickly(filled(server))
    each = (held[-1] - held[0]) / (LOT * (LOTS - 1))
    found = LOT * LOTS + (GIGABYTE - held[-1]) / each
    print(f"{each * 1e3:.0f} kB a table; {', '.join(f'{one:.0f} MB' for one in held)}", file=sys.stderr, flush=True)
    return Measured("web-idle", found, "tables in 1 GB", "bar", BAR, found / BAR)


async def filled(server: Served) -> list[float]:
    """Megabytes that the server holds after each lot has gone to sleep."""
    crowd, held = Patient(server.port, "idle"), list[float]()
    try:
        for lot in range(1, LOTS + 1):
            await crowd.gather(lot * LOT)
            await crowd.play_in(ANSWERS)
            await asyncio.sleep(ASLEEP)
            held.append(memory(server.pid))
    finally:
        crowd.leave()
    return held


class Patient(Crowd):
    """Those at these tables answer so often, and no more."""

    def ready(self, table: Table) -> None:
        if table.answers < ANSWERS:
            super().ready(table)

    async def play_in(self, answers: int) -> None:
        done = [table for table in self.tables if table.answers >= answers]
        self.tables = [table for table in self.tables if table not in done]
        try:
            await super().play_in(answers)
        finally:
            self.tables = done + self.tables
