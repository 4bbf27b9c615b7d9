"""The wire: connections that dawdle, pile up or never read are cut, before any request of theirs is looked at."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from escarmouche.web.guards import Bucket, Flooders, household

HEADERS = 16 * 1024
"""Bytes of the head of a request."""
ASKING = 15.0
"""Seconds to send a whole request."""
ANSWERING = 180.0
"""Seconds to take a whole answer."""
OWED = 256 * 1024
"""Bytes that a socket may owe before a ping is answered no more."""
UNREAD = 8 * 1024 * 1024
"""Bytes of answers that one address may leave unread."""
FRAMES, FRAMES_AT_ONCE = 40.0, 400.0
"""Frames of a socket, whatever they are: a second, in the long run, and at once."""
MORSEL = 1024
"""Bytes of a socket looked at before it is known whether there were too many frames in them."""
CUT, SPEAK = "escarmouche.cut", "escarmouche.speak"
"""Extensions of a socket's scope: end the line at once; say something at once, if the line is free."""
AT_ONCE = 64 * 1024
"""Letters said in one go."""
READING = (h11.IDLE, h11.SEND_BODY)


class Line(h11.Connection):
    """A request says how long it is: one that comes in pieces could come in a hundred thousand of them. And there are
    only so many, whatever they ask for."""

    may: Callable[[], bool] | None = None

    def next_event(self) -> Any:
        event = super().next_event()
        if isinstance(event, h11.Request):
            if any(name == b"transfer-encoding" for name, _ in event.headers):
                raise h11.RemoteProtocolError("a request says how long it is", error_status_hint=411)
            if self.may is not None and not self.may():
                raise h11.RemoteProtocolError("too many requests", error_status_hint=429)
        return event


class Requests(H11Protocol):
    """One connection; an address has only so many (`most`, 0 for any number), a request only so much time, and what
    nobody reads is not kept for long."""

    most = 0
    inner = 0
    """The port where other processes of the server come, as often as they like."""
    open: dict[str, set[Requests]]
    flooders: Flooders | None = None
    asking, answering = ASKING, ANSWERING

    def __init_subclass__(cls) -> None:
        cls.open = {}

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn: Line = Line(h11.SERVER, HEADERS)

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._address = household(self.client[0]) if self.client else ""
        beside = self.open.setdefault(self._address, set())
        beside.add(self)
        self._limited = bool(self.most) and not (self.server is not None and self.server[1] == self.inner)
        if self._limited:
            self.conn.may = self._may
            if len(beside) > self.most or self._floods():
                transport.abort()
        self._wait(self.asking)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._limited and self._floods():
            self.transport.abort()
            return
        super().data_received(data)
        if self._address and self.conn.their_state not in READING:
            self._wait(self.answering)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._wait(self.asking)
        lines = self.open.get(self._address, set())
        if self._limited and sum(one.transport.get_write_buffer_size() for one in lines) > UNREAD:
            self.transport.abort()

    def _floods(self) -> bool:
        return self.flooders is not None and self.flooders.has(self._address)

    def _may(self) -> bool:
        return self.flooders is None or self.flooders.may_ask(self._address)

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
        beside = self.open.get(self._address, set())
        beside.discard(self)
        if not beside:
            self.open.pop(self._address, None)
        self._address = ""


class Sockets(WebSocketsSansIOProtocol):
    """A socket that the server can cut, that is not asked for pongs without end, and whose frames are counted: those
    that say nothing, too."""

    rate = FRAMES
    """0 for no limit."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._frames = Bucket(self.rate, FRAMES_AT_ONCE)

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), MORSEL):
            if self.transport.is_closing():
                return
            super().data_received(data[at : at + MORSEL])
        if not self.handshake_initiated:  # all of the head was in it, and it is none that opens a socket
            self.transport.abort()

    def _counted(self) -> None:
        if not self._frames.take():
            self.transport.abort()

    def handle_cont(self, event: Any) -> None:
        self._counted()
        super().handle_cont(event)

    def handle_text(self, event: Any) -> None:
        self._counted()
        super().handle_text(event)

    def handle_bytes(self, event: Any) -> None:
        self._counted()
        super().handle_bytes(event)

    def handle_pong(self, event: Any) -> None:
        self._counted()
        super().handle_pong(event)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[CUT] = self.transport.abort
            extensions[SPEAK] = self.speak

    def speak(self, texts: Iterable[str]) -> int:
        """Say as much as the line takes now, in one go; how many texts that was."""
        if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
            return 0
        said = letters = 0
        try:
            for text in texts:
                if letters > AT_ONCE:
                    break
                self.conn.send_text(text.encode())
                said, letters = said + 1, letters + len(text)
        except InvalidState:  # the other side has hung up
            pass
        self.transport.write(b"".join(self.conn.data_to_send()))
        return said

    def send_receive_event_to_app(self) -> None:
        """A message that is waited for is handed over; only behind others that are not read the line is stopped. What
        is no text ends the line, without a word in the log of whoever runs the server."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        waited_for = self.queue.empty()
        if waited_for:
            self.read_paused = True
        super().send_receive_event_to_app()
        if waited_for:
            self.read_paused = False

    def handle_ping(self) -> None:
        self._counted()
        super().handle_ping()
        if self.transport.get_write_buffer_size() > OWED:
            self.transport.abort()


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def requests(most: int, inner: int = 0, flooders: Flooders | None = None) -> type[Requests]:
    """The protocol for a server that lets so many connections of one address be open at once, and none of those who
    flood it."""
    return type("Limited", (Requests,), {"most": most, "inner": inner, "flooders": flooders})


def counted(rate: float) -> type[Sockets]:
    """The protocol of sockets that say so much in the long run."""
    return type("Counted", (Sockets,), {"rate": rate})
