"""The relay: whichever process a guest reaches, requests and sockets of a match go to the one it is played in."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from hmac import compare_digest
from typing import Any

import h11
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from escarmouche.web.guards import Doors, address_of, is_page_of
from escarmouche.web.guests import LOST
from escarmouche.web.leases import LIFE, Leases, Place

MATCH = re.compile(r"/api/matches/([^/]+)")
ONE = "/api/lab"
"""Where one process works for all."""
PEER, FOR = b"escarmouche-peer", b"escarmouche-for"
OWN = (b"connection", b"content-length", b"expect", b"host", b"keep-alive", b"transfer-encoding", b"upgrade", PEER, FOR)
"""Headers that belong to a line, not to what is said on it."""
PATIENCE = 60.0
"""Seconds for an answer."""
LARGEST = 160 * 1024
"""Bytes of a body that is passed on: a little more than the other side takes, so that it says so."""
FOREIGN = b'{"status":403,"reason":"foreign-page","message":"","rules":[]}'
GONE = b'{"status":503,"reason":"too-slow","message":"","rules":[]}'
AGAIN = 0.25
"""Seconds until a process that does not answer is looked for again."""
BROKEN = (OSError, TimeoutError, InvalidHandshake, h11.RemoteProtocolError)
Plug = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Relay:
    """An ASGI application around that of a process."""

    def __init__(self, app: Any, place: Place, doors: Doors) -> None:
        self._app, self._place, self._doors = app, place, doors

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        match, peer = MATCH.match(as_written(scope)), self._is_peer(scope)
        alone = match is None and scope["type"] == "http" and scope["path"].startswith(ONE)
        if match is not None:
            await self._app.state.leases.awake()
        if not peer and self._is_inner(scope):
            await refused(scope, send)
        elif peer or (match is None and not alone):
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            line = await self._reached(match[1] if match else "", opened)
            if line is None:
                await self._app(scope, receive, send)
            else:
                await self._passed(line, scope, receive, send)
        elif not self._is_ours(scope):
            await refused(scope, send)
        else:
            line = await self._reached(match[1] if match else "", lambda address: self._socket(address, scope))
            if line is None:
                await self._app(scope, receive, send)
            else:
                await joined(line, receive, send)

    def _is_peer(self, scope: Any) -> bool:
        """Does another process pass this on? It says for whom."""
        headers = dict(scope["headers"])
        if not compare_digest(headers.get(PEER, b""), self._place.secret.encode()):
            return False
        scope["client"] = (headers.get(FOR, b"").decode("latin-1"), 0)
        return True

    def _is_inner(self, scope: Any) -> bool:
        """Is this the door of the other processes, where nobody's lines are counted?"""
        return str((scope.get("server") or ("", 0))[1]) == self._place.address.rpartition(":")[2]

    def _is_ours(self, scope: Any) -> bool:
        """Is this a page of ours? The other process cannot tell any more."""
        headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get(b"host", "")
        return self._doors.known(host) and is_page_of(headers.get(b"origin"), host)

    async def _reached(self, match: str, reach: Callable[[str], Awaitable[Any]]) -> Any:
        """A line to the process where a match is played; None if that is this one, perhaps since the other is dead."""
        leases: Leases = self._app.state.leases
        until = asyncio.get_running_loop().time() + 2 * LIFE
        while (address := await (leases.holder(match) if match else leases.first())) is not None:
            try:
                async with asyncio.timeout(LIFE):
                    return await reach(address)
            except BROKEN:
                if asyncio.get_running_loop().time() > until:
                    raise
                await asyncio.sleep(AGAIN)
                leases.forget(match)
        return None

    def _headers(self, scope: Any, *without: bytes) -> list[tuple[bytes, bytes]]:
        kept = [(name, value) for name, value in scope["headers"] if not name.startswith((*OWN, *without))]
        return [*kept, (PEER, self._place.secret.encode()), (FOR, address_of(scope).encode("latin-1"))]

    async def _passed(self, plug: Plug, scope: Any, receive: Any, send: Any) -> None:
        """A request and its answer, through another process; 503 if that dies of it, for nobody knows what was done."""
        reader, writer = plug
        line, body = h11.Connection(h11.CLIENT), await whole(receive)
        host = [(name, value) for name, value in scope["headers"] if name == b"host"]
        length = (b"content-length", str(len(body)).encode())
        headers = [*host, *self._headers(scope), length, (b"connection", b"close")]
        target = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
        begun = False
        try:
            async with asyncio.timeout(PATIENCE):
                asked = h11.Request(method=scope["method"], target=target, headers=headers)
                for event in (asked, h11.Data(data=body), h11.EndOfMessage()):
                    writer.write(line.send(event) or b"")
                await writer.drain()
                async for message in answered(line, reader):
                    begun = True
                    await send(message)
        except BROKEN:
            if begun:
                raise
            await send(
                {"type": "http.response.start", "status": 503, "headers": [(b"content-type", b"application/json")]}
            )
            await send({"type": "http.response.body", "body": GONE, "more_body": False})
        finally:
            writer.close()

    async def _socket(self, address: str, scope: Any) -> Any:
        """A socket at the other process."""
        told = self._headers(scope, b"sec-websocket", b"origin")
        headers = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in told]
        query = scope["query_string"].decode("latin-1")
        place = f"{as_written(scope)}?{query}".replace("#", "%23")  # what follows one is no part of an address
        return await connect(
            f"ws://{address}{place}", additional_headers=headers, compression=None, max_size=None, proxy=None
        )


async def refused(scope: Any, send: Any) -> None:
    """Whoever has come to the wrong door."""
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 403, "headers": [(b"content-type", b"application/json")]})
        await send({"type": "http.response.body", "body": FOREIGN, "more_body": False})
    else:
        await send({"type": "websocket.close", "code": 4403, "reason": ""})


def as_written(scope: Any) -> str:
    """The path of a request as it is passed on: read in another way, `%2F@elsewhere` would lead to somebody else."""
    path: bytes = scope["raw_path"]
    return path.decode("latin-1")


async def opened(address: str) -> Plug:
    host, _, port = address.rpartition(":")
    return await asyncio.open_connection(host, int(port))


async def whole(receive: Any) -> bytes:
    """The body of a request; a little more than anybody takes of one that is too large."""
    parts, size, more = [], 0, True
    while more:
        message = await receive()
        part = message.get("body", b"")
        more = message.get("more_body", False)
        if size <= LARGEST:
            parts.append(part)
        size += len(part)
    return b"".join(parts)


async def answered(line: h11.Connection, reader: asyncio.StreamReader) -> AsyncIterator[Any]:
    """What the other process answers, message by message."""
    while True:
        event = line.next_event()
        if event is h11.NEED_DATA:
            line.receive_data(await reader.read(65_536))
        elif isinstance(event, h11.Response):
            headers = [one for one in event.headers if one[0] not in (b"connection", b"transfer-encoding")]
            yield {"type": "http.response.start", "status": event.status_code, "headers": headers}
        elif isinstance(event, h11.Data):
            yield {"type": "http.response.body", "body": bytes(event.data), "more_body": True}
        elif isinstance(event, h11.EndOfMessage):
            yield {"type": "http.response.body", "body": b"", "more_body": False}
            return
        else:
            raise ConnectionError("the other process hung up")


async def joined(line: Any, receive: Any, send: Any) -> None:
    """Two sockets as one, until either ends."""
    await receive()  # somebody wants to connect
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    code = LOST

    async def outwards() -> None:
        nonlocal code
        try:
            async for text in line:
                await send({"type": "websocket.send", "text": text})
            code = line.close_code or LOST
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else LOST
        await send({"type": "websocket.close", "code": code if code != 1006 else LOST, "reason": ""})

    async def inwards() -> None:
        while (message := await receive())["type"] == "websocket.receive":
            await line.send(message.get("text") or "")

    tasks = [asyncio.create_task(work()) for work in (outwards, inwards)]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await line.close()
