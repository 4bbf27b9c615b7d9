"""Guards at the door: headers that keep a page to itself, how much one address may ask for, who may open a socket."""

from __future__ import annotations

import time
from typing import Any
from urllib.parse import urlsplit

from litestar import WebSocket
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import TooManyRequestsException
from litestar.types import ASGIApp, Receive, Scope, Send
from msgspec import Struct

POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
FORGET_AFTER = 4_096
"""Addresses remembered."""


class Limits(Struct, frozen=True, kw_only=True):
    """What one address may ask for: a family behind one address does not notice. 0 is no limit."""

    requests: float = 20.0
    """A second, in the long run."""
    burst: float = 400.0
    """At once."""
    heavy: float = 1.0
    """New matches, cases and passwords: a second, in the long run."""
    heavy_burst: float = 40.0
    sockets: int = 64
    """Open at once."""
    messages: float = 20.0
    """On one socket: a second, in the long run."""
    messages_burst: float = 60.0


USUAL = Limits()
NO_LIMITS = Limits(requests=0, heavy=0, sockets=0, messages=0)


class Bucket:
    """Fills at a rate up to a level; each request takes one out."""

    __slots__ = ("_at", "_left", "level", "rate")

    def __init__(self, rate: float, level: float) -> None:
        self.rate, self.level = rate, level
        self._left, self._at = level, time.monotonic()

    def take(self) -> bool:
        if not self.rate:
            return True
        now = time.monotonic()
        self._left = min(self.level, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Turnstile:
    """One bucket for each address; those not seen for the longest time are forgotten."""

    def __init__(self, rate: float, level: float) -> None:
        self._rate, self._level = rate, level
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._level)
        self._buckets[address] = bucket
        if len(self._buckets) > FORGET_AFTER:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()


def address_of(scope: Any) -> str:
    client = scope.get("client")
    return str(client[0]) if client else ""


def limited(limits: Limits) -> Any:
    """Middleware: too many requests are turned away before anything is done for them."""
    common, heavy = Turnstile(limits.requests, limits.burst), Turnstile(limits.heavy, limits.heavy_burst)

    def middleware(app: ASGIApp) -> ASGIApp:
        async def door(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.HTTP:
                handler: Any = scope.get("route_handler")
                effort = heavy if handler is not None and handler.opt.get("heavy") else common
                if not effort.take(address_of(scope)):
                    raise TooManyRequestsException
            await app(scope, receive, send)

        return door

    return middleware


def seal_page(message: Any) -> None:
    """The headers that keep a page to itself, on every answer and every fault."""
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)


def same_origin(socket: WebSocket[Any, Any, Any]) -> bool:
    """A browser names the page that opens a socket; programs do not."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host", "")
