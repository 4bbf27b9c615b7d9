"""Tables of six seats beside tables of two: the same combat of SAGA, the same pace, how long answers take."""

from __future__ import annotations

import sys

from escarmouche.bench.crowd import HUMAN, Crowd, Wish, share
from escarmouche.bench.engine import Measured
from escarmouche.bench.web import Served, quickly, served

ENCOUNTER = "clearing"
TWO = ("red", "blue")
SIX = ("red-1", "red-2", "red-3", "blue-1", "blue-2", "blue-3")
TABLES = 20
PACE, SECONDS = 60.0, 6.0
"""Answers a second of all tables together, for so long."""
TURNS = 3
"""Each kind of table in turn, so often: the best of them counts, since a machine may be taken away for a while."""


def web_seats() -> Measured:
    """How long answers take at six-seat tables, p95; the peer is the same at two-seat ones."""
    with served() as server:
        two, six = quickly(compared(server))
    return Measured("web-seats", six * 1e3, "ms p95", "two seats", two * 1e3, two / six)


async def compared(server: Served) -> tuple[float, float]:
    """The p95 of both kinds of tables, in seconds."""
    kinds = [Crowd(server.port, f"seats/{len(seats)}", wish(seats)) for seats in (TWO, SIX)]
    best = [float("inf")] * len(kinds)
    try:
        for crowd in kinds:
            await crowd.gather(TABLES)
        for _ in range(TURNS):
            for at, crowd in enumerate(kinds):
                await crowd.renew()
                await crowd.pace(PACE, SECONDS)
                p95 = share(crowd.latencies, 0.95)
                best[at] = min(best[at], p95)
                sockets = sum(len(table.made["tokens"]) for table in crowd.tables)
                told = f"{len(crowd.tables)} tables, {sockets} sockets: {len(crowd.latencies)} answers"
                print(f"{told}, p95 {p95 * 1e3:.1f} ms", file=sys.stderr, flush=True)
    finally:
        for crowd in kinds:
            crowd.leave()
    return best[0], best[1]


def wish(seats: tuple[str, ...]) -> Wish:
    """A match whose seats are all people's; those of one side share its figures."""
    return {"game": "saga", "options": {"encounter": ENCOUNTER}, "chairs": dict.fromkeys(seats, HUMAN)}
