"""Those at a table: open sockets, each with an outbox of its own, so that a slow one holds up nobody."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable

from escarmouche.telling.texts import Lang

MOST_WAITING = 256
"""Messages a socket may owe before it is closed; its client comes back and asks for the gap."""
MOST_BYTES = 2 * 1024 * 1024
"""Letters it may owe, beyond one message."""
PATIENCE = 20.0
"""Seconds for one message to be taken."""
TOO_SLOW = 4408
NOBODY = 4401
FLOODING = 4429
LOST = 4503


class Guest:
    """One open socket: the seats it holds, its language, the version it was last sent, and what is still to be sent."""

    __slots__ = (
        "_outbox",
        "_owed",
        "_speak",
        "_woken",
        "address",
        "closing",
        "greeting",
        "lang",
        "seats",
        "sessions",
        "version",
    )

    def __init__(
        self,
        seats: tuple[str, ...],
        lang: Lang,
        address: str = "",
        speak: Callable[[Iterable[str]], int] | None = None,
        sessions: tuple[str, ...] = (),
    ) -> None:
        self.seats, self.lang, self.address, self._speak = seats, lang, address, speak
        self.version = -1
        self.sessions = sessions
        """Those by which it has its seats, as they are kept: who signs out leaves."""
        self.closing = 0
        """Why the server hangs up, once it does."""
        self.greeting: int | None = None
        """The version told from in an answer to a hello that is still to be sent."""
        self._outbox: deque[str] = deque()
        self._owed = 0
        self._woken = asyncio.Event()

    def post(self, text: str) -> None:
        """Send as soon as the line is free."""
        if self.closing:
            return
        if (self._outbox and self._owed + len(text) > MOST_BYTES) or len(self._outbox) >= MOST_WAITING:
            self.hang_up(TOO_SLOW)
            return
        self._outbox.append(text)
        self._owed += len(text)
        if self._speak is None:
            self._woken.set()
        elif len(self._outbox) == 1:
            asyncio.get_running_loop().call_soon(self._spoken, self._speak)

    def _spoken(self, speak: Callable[[Iterable[str]], int]) -> None:
        """What was posted in one go is said in one go; what the line does not take is delivered in its time."""
        for _ in range(speak(self._outbox)):
            self._owed -= len(self._outbox.popleft())
        if self._outbox:
            self._woken.set()
        else:
            self.greeting = None

    def hang_up(self, code: int) -> None:
        self.closing = code
        self._outbox.clear()
        self._owed = 0
        self._woken.set()

    async def deliver(self, send: Callable[[str], Awaitable[None]]) -> int:
        """Send whatever is posted, in order; returns when the line is gone, or with the reason the server hangs up."""
        while not self.closing:
            await self._woken.wait()
            self._woken.clear()
            while self._outbox and not self.closing:
                text = self._outbox[0]
                try:
                    async with asyncio.timeout(PATIENCE):
                        await send(text)
                except TimeoutError:
                    self.hang_up(TOO_SLOW)
                except Exception:  # whatever a server says of a line that is gone
                    return 0
                if not self.closing:
                    self._outbox.popleft()
                    self._owed -= len(text)
            self.greeting = None
        return self.closing
