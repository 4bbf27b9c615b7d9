"""Guards at the door: headers that keep a page to itself, how much one address may ask for, who may open a socket."""

from __future__ import annotations

import time
from collections import Counter
from functools import lru_cache
from hmac import compare_digest
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any

from litestar import WebSocket
from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException, TooManyRequestsException
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
PRIVATE = ("/api/matches", "/api/me", "/api/accounts", "/api/sessions")
"""Where answers are for whoever asks alone, tokens among them: nobody keeps a copy on the way."""
FILES, LONGEST_FILE = ("/assets/", "/icons/"), 200
"""Where files lie, and letters of the path of one: a disk stumbles over long names."""
OPERATOR = b"operator"
"""Header with the key of whoever keeps the server. Where a request comes from proves nothing: all that a proxy passes
on comes from the machine of the proxy."""
OPENING = 4.0
"""Messages that a socket weighs when it is opened: its match may have to be brought back."""
FORGET_AFTER = 4_096
"""Addresses remembered."""
ASKED, ASKED_AT_ONCE = 100.0, 1_000.0
"""Requests of an address, the parts of our pages and what leads nowhere among them: a second, and at once."""
FLOOD, FLOOD_AT_ONCE = 20.0, 200.0
"""Requests that are turned away, a second in the long run and at once, before an address is not listened to."""
DEAF_FOR = 10.0
"""Seconds for which it is not."""


class Limits(Struct, frozen=True, kw_only=True):
    """What one address may ask for: a family behind one address does not notice. 0 is no limit."""

    requests: float = 20.0
    """A second, in the long run; one that is much work weighs several."""
    burst: float = 400.0
    """At once."""
    heavy: float = 1.0
    """New matches, cases and passwords: a second, in the long run."""
    heavy_burst: float = 40.0
    births: float = 1 / 20
    """New matches and forks: a second, in the long run."""
    births_burst: float = 100.0
    letters: float = 1 / 900
    """Codes sent by e-mail: a second, in the long run. All guests together have only so many."""
    letters_burst: float = 5.0
    connections: int = 256
    """Open at once."""
    sockets: int = 64
    """Open at once."""
    messages: float = 20.0
    """On one socket: a second, in the long run."""
    messages_burst: float = 60.0
    all_messages: float = 100.0
    """On all sockets of an address; what is sent in return weighs, too."""
    all_messages_burst: float = 800.0


USUAL = Limits()
NO_LIMITS = Limits(requests=0, heavy=0, births=0, letters=0, connections=0, sockets=0, messages=0, all_messages=0)


class Doors(Struct, frozen=True, kw_only=True):
    """Who is let in: the names by which this server may be called (none: any), and who keeps it."""

    hosts: frozenset[str] = frozenset()
    key: str = ""
    """What the operator shows; without one nobody keeps the server."""
    everybody: bool = False
    """Whoever comes keeps the server: for tests."""

    def known(self, host: str) -> bool:
        """A page of another site that leads its name to us still says its own name; numbers cannot lie so."""
        name = name_of(host)
        return not self.hosts or name in self.hosts or is_number(name)


class Bucket:
    """Fills at a rate up to a level; each request takes out what it weighs."""

    __slots__ = ("_at", "_left", "level", "rate")

    def __init__(self, rate: float, level: float) -> None:
        self.rate, self.level = rate, level
        self._left, self._at = level, time.monotonic()

    def take(self, weight: float = 1.0) -> bool:
        if not self.rate:
            return True
        now = time.monotonic()
        self._left = min(self.level, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= weight
        return True

    def weigh(self, weight: float) -> None:
        """Something turned out to be much: it is owed, though never more than a full bucket."""
        self._left = max(self._left - weight, -self.level)


class Turnstile:
    """One bucket for each address; those not seen for the longest time are forgotten."""

    def __init__(self, rate: float, level: float) -> None:
        self._rate, self._level = rate, level
        self._buckets: dict[str, Bucket] = {}

    def bucket(self, address: str) -> Bucket:
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._level)
        self._buckets[address] = bucket
        if len(self._buckets) > FORGET_AFTER:
            del self._buckets[next(iter(self._buckets))]
        return bucket

    def take(self, address: str, weight: float = 1.0) -> bool:
        return self.bucket(address).take(weight)


class Flooders:
    """Addresses that go on asking although they are turned away: their connections are cut before they are read."""

    def __init__(self) -> None:
        self._asked = Turnstile(ASKED, ASKED_AT_ONCE)
        self._patience = Turnstile(FLOOD, FLOOD_AT_ONCE)
        self._until: dict[str, float] = {}

    def may_ask(self, address: str) -> bool:
        """One more request, for whatever it is: what leads nowhere is counted here alone."""
        if self._asked.take(address):
            return True
        self.turned_away(address)
        return False

    def turned_away(self, address: str) -> None:
        if not self._patience.take(address):
            self._until[address] = time.monotonic() + DEAF_FOR
            if len(self._until) > FORGET_AFTER:
                del self._until[next(iter(self._until))]

    def has(self, address: str) -> bool:
        return self._until.get(address, 0.0) > time.monotonic()


class Lines:
    """The open sockets of every address, and how much it says on all of them."""

    def __init__(self, limits: Limits) -> None:
        self._limits, self._open = limits, Counter[str]()
        self._messages = Turnstile(limits.all_messages, limits.all_messages_burst)

    def begin(self, address: str) -> bool:
        """One more; false if there are enough, or if too many were opened of late. Every beginning has its end."""
        self._open[address] += 1
        few = not self._limits.sockets or self._open[address] <= self._limits.sockets
        return few and self._messages.take(address, OPENING)

    def end(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]

    def bucket(self) -> Bucket:
        return Bucket(self._limits.messages, self._limits.messages_burst)

    def take(self, address: str) -> bool:
        return self._messages.take(address)

    def weigh(self, address: str, weight: float) -> None:
        self._messages.bucket(address).weigh(weight)


def address_of(scope: Any) -> str:
    """Whom a request is counted with."""
    client = scope.get("client")
    return household(str(client[0])) if client else ""


@lru_cache(FORGET_AFTER)
def household(address: str) -> str:
    """An address as limits count it: whoever has one of the newer kind has as many as there are in its network, and one
    of the older kind may be written as one of the newer."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(found) if found.is_loopback else str(IPv6Network((int(found), 64), strict=False))


def name_of(host: str) -> str:
    """A host without its port."""
    name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
    return name.strip("[]").lower().rstrip(".")


def is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def is_operator(scope: Any, doors: Doors) -> bool:
    """Does whoever asks show the key that was told when the server started?"""
    shown: bytes = dict(scope["headers"]).get(OPERATOR, b"")
    return doors.everybody or (bool(doors.key) and compare_digest(shown, doors.key.encode()))


def limited(limits: Limits, doors: Doors, flooders: Flooders) -> Any:
    """Middleware: too many requests, and those of other sites, are turned away before anything is done for them."""
    common, heavy = Turnstile(limits.requests, limits.burst), Turnstile(limits.heavy, limits.heavy_burst)
    births = Turnstile(limits.births, limits.births_burst)
    letters = Turnstile(limits.letters, limits.letters_burst)

    def middleware(app: ASGIApp) -> ASGIApp:
        async def door(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.HTTP:
                handler: Any = scope.get("route_handler")
                options = handler.opt if handler is not None else {}
                effort = heavy if options.get("heavy") else common
                address = address_of(scope)
                if not effort.take(address, options.get("weight", 1.0)):
                    flooders.turned_away(address)
                    raise TooManyRequestsException
                if options.get("birth") and not births.take(address):
                    raise TooManyRequestsException
                if options.get("letter") and not letters.take(address):
                    raise TooManyRequestsException
                check_sender(scope, doors)
            await app(scope, receive, send)

        return door

    return middleware


def check_sender(scope: Scope, doors: Doors) -> None:
    """A request says a name of ours, and one that changes something comes from a page of ours and is JSON."""
    headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
    host = headers.get(b"host", "")
    if not doors.known(host):
        raise HTTPException(status_code=421)
    path = scope["path"]
    if "\0" in path or (path.startswith(FILES) and len(path) > LONGEST_FILE):
        raise HTTPException(status_code=404)
    if scope["method"] in ("GET", "HEAD", "OPTIONS"):  # type: ignore[typeddict-item]
        return
    origin = headers.get(b"origin")
    if not is_page_of(origin, host):
        raise HTTPException(status_code=403)
    if headers.get(b"sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise HTTPException(status_code=403)
    has_body = headers.get(b"content-length", "0") != "0" or b"transfer-encoding" in headers
    if has_body and headers.get(b"content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise HTTPException(status_code=415)


def seal_page(message: Any, path: str = "") -> None:
    """The headers that keep a page to itself, on every answer and every fault."""
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if path.startswith(PRIVATE):
        headers.setdefault("Cache-Control", "no-store")


def same_origin(socket: WebSocket[Any, Any, Any], doors: Doors) -> bool:
    """A browser names the page that opens a socket; programs do not. A page that leads its name here says that name."""
    host = socket.headers.get("host", "")
    return doors.known(host) and is_page_of(socket.headers.get("origin"), host)


def is_page_of(origin: str | None, host: str) -> bool:
    """Is this a page of ours, or no page at all?"""
    return origin is None or origin.partition("://")[2] == host
