"""Those at a table: open sockets, each with an outbox of its own, so that a slow one holds up nobody."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from escarmouche.core.texts import Lang

MOST_WAITING = 256
"""Messages a socket may owe before it is closed; its client comes back and asks for the gap."""
TOO_SLOW = 4408
LOST = 4503


class Guest:
    """One open socket: the seats it holds, its language, the version it was last sent, and what is still to be sent."""

    __slots__ = ("_outbox", "_woken", "closing", "lang", "seats", "version")

    def __init__(self, seats: tuple[str, ...], lang: Lang) -> None:
        self.seats, self.lang = seats, lang
        self.version = -1
        self.closing = 0
        """Why the server hangs up, once it does."""
        self._outbox: deque[str] = deque()
        self._woken = asyncio.Event()

    def post(self, text: str) -> None:
        """Send as soon as the line is free."""
        self._outbox.append(text)
        if len(self._outbox) > MOST_WAITING:
            self.hang_up(TOO_SLOW)
        self._woken.set()

    def hang_up(self, code: int) -> None:
        self.closing = code
        self._woken.set()

    async def deliver(self, send: Callable[[str], Awaitable[None]]) -> int:
        """Send whatever is posted, in order; returns when the line is gone, or with the reason the server hangs up."""
        while not self.closing:
            await self._woken.wait()
            self._woken.clear()
            while self._outbox and not self.closing:
                try:
                    await send(self._outbox.popleft())
                except Exception:  # whatever a server says of a line that is gone
                    return 0
        return self.closing
