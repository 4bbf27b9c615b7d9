"""Pauses: when the server looks for rings of references, which nothing else frees.

Playing makes none: a frozen state cannot hold what was made after it. Requests and sockets do, and those of a request
are found among the newest objects. Looking through everything that 200 tables remember takes up to a second, so that
waits until nobody plays.
"""

from __future__ import annotations

import asyncio
import gc
import sys
import time
from collections.abc import Callable

from escarmouche.web import logs

NEWEST = 20_000
"""Objects more than before: then the newest are looked through, in some ten milliseconds."""
NEVER = 1_000_000
QUIET = 5.0
"""Seconds without an answer after which nobody notices."""
LATEST = 600.0
"""Seconds after which it must be, whoever plays."""
LOOK = 15.0


def keep_short() -> None:
    """What is there at the start stays; the past of the tables is left to `Broom`. And the thread that writes answers
    to disk need not wait long for the tables."""
    gc.freeze()
    gc.set_threshold(NEWEST, NEVER)
    sys.setswitchinterval(0.0005)


class Broom:
    """Sweeps everything once nobody plays; `answered` is when somebody last did, by the monotonic clock. Before that,
    `release` lets go of what nobody needs."""

    def __init__(self, answered: Callable[[], float], release: Callable[[float], None] = lambda now: None) -> None:
        self._answered, self._release = answered, release
        self.swept = time.monotonic()

    def due(self, now: float) -> bool:
        """Is there something new, and a good moment?"""
        return gc.get_count()[1] > 0 and (now - self._answered() > QUIET or now - self.swept > LATEST)

    def sweep(self) -> None:
        gc.collect()
        self.swept = time.monotonic()

    async def work(self) -> None:
        """Until the server stops."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                self._release(time.monotonic())
            except Exception as error:  # nothing would be let go of any more
                logs.failure("release-failed", error)
            if self.due(time.monotonic()):
                self.sweep()
