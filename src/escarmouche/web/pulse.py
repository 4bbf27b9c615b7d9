"""The pulse of the server: how late the loop comes to what is due, and how long one thing held it."""

from __future__ import annotations

import asyncio
import time

from escarmouche.web.metrics import Metrics

BEAT = 0.025
"""Seconds between two looks."""


class Pulse:
    """Measures while it runs; `held` is the most processor time that the loop spent between two beats."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics
        self.held = 0.0

    def reset(self) -> None:
        self.held = 0.0

    async def work(self) -> None:
        """Until the server stops."""
        while True:
            due, spent = time.monotonic() + BEAT, time.thread_time()
            await asyncio.sleep(BEAT)
            self._metrics.lag.observe(max(0.0, time.monotonic() - due))
            self.held = max(self.held, time.thread_time() - spent)
