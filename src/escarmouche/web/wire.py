"""The wire: connections that dawdle, pile up or never read are cut, before any request of theirs is looked at."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

HEADERS = 16 * 1024
"""Bytes of the head of a request."""
ASKING = 15.0
"""Seconds to send a whole request."""
ANSWERING = 180.0
"""Seconds to take a whole answer."""
OWED = 256 * 1024
"""Bytes that a socket may owe before a ping is answered no more."""
CUT = "escarmouche.cut"
"""Extension of a socket's scope: ends the line at once."""
READING = (h11.IDLE, h11.SEND_BODY)


class Requests(H11Protocol):
    """One connection; an address has only so many (`most`, 0 for any number) and a request only so much time."""

    most = 0
    inner = 0
    """The port where other processes of the server come, as often as they like."""
    open: Counter[str]
    asking, answering = ASKING, ANSWERING

    def __init_subclass__(cls) -> None:
        cls.open = Counter()

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._address = self.client[0] if self.client else ""
        self.open[self._address] += 1
        within = self.server is not None and self.server[1] == self.inner
        if self.most and not within and self.open[self._address] > self.most:
            transport.abort()
        self._wait(self.asking)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._address and self.conn.their_state not in READING:
            self._wait(self.answering)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._wait(self.asking)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)

    def _wait(self, seconds: float) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.loop.call_later(seconds, self.transport.abort)

    def _leave(self) -> None:
        """It is no longer ours: gone, or a socket now."""
        if self._timer is not None:
            self._timer.cancel()
        if self.open[self._address] <= 1:
            del self.open[self._address]
        else:
            self.open[self._address] -= 1
        self._address = ""


class Sockets(WebSocketsSansIOProtocol):
    """A socket that the server can cut, and that is not asked for pongs without end."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[CUT] = self.transport.abort

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > OWED:
            self.transport.abort()


def requests(most: int, inner: int = 0) -> type[Requests]:
    """The protocol for a server that lets so many connections of one address be open at once."""
    return type("Limited", (Requests,), {"most": most, "inner": inner})
