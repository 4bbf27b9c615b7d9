"""The wire: lines that dawdle, flood, come in crumbs or never read are cut, and nobody else notices."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from escarmouche.web import guards
from escarmouche.web.guards import Flooders, address_of, household
from escarmouche.web.wire import FRAMES, HEADERS, UNREAD, Requests, counted, requests
from web.seating import PEOPLE, Server, served
from web.sieging import ATTACKER, CRUMBS, EMPTY, FIRST, PING, SOCKET, memory_of

WISH = {"game": "evenor", "chairs": PEOPLE}
PONG = bytes([0x8A, 0x80, 0, 0, 0, 0])
SOON = 2.0
"""Seconds that somebody else waits at most while the wire is strained, on a busy machine, too."""


def test_dawdlers_and_giants_are_cut(tmp_path: Path) -> None:
    with served(tmp_path / "m.sqlite") as server:
        assert status_of(server, b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n") == 200
        assert status_of(server, b"GET /health HTTP/1.1\r\nHost: evil.example\r\n\r\n") == 421
        assert status_of(server, b"GET /health HTTP/1.1\r\nX: " + b"x" * (HEADERS + 10)) in (400, 431)
        forged = {"X-Forwarded-For": "1.2.3.4"}
        for _ in range(3):
            httpx.get(f"{server.address}/api/games", headers=forged, timeout=30)
        deaf_is_cut(server)


def status_of(server: Server, told: bytes) -> int:
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as line:
        line.sendall(told)
        return int(line.recv(64).split()[1])


def deaf_is_cut(server: Server) -> None:
    """Somebody who asks and asks and never reads owes only so much, and is cut."""
    match = httpx.post(f"{server.address}/api/matches", json=WISH, timeout=30).json()
    place = f"ws://127.0.0.1:{server.port}/api/matches/{match['match']}/live"
    before = memory_of(server.process.pid)
    until = time.monotonic() + 4
    with (
        suppress(ConnectionClosed, OSError, TimeoutError),
        connect(place, max_size=None, compression=None, open_timeout=20, max_queue=1, close_timeout=1) as line,
    ):
        while time.monotonic() < until:
            line.send('{"type":"hello","since":-1}')
    grown = memory_of(server.process.pid) - before
    assert grown < 60_000_000


def test_a_request_has_its_time_and_an_address_its_connections() -> None:
    async def scene() -> None:
        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "http.response.start", "status": 204, "headers": []})
            await send({"type": "http.response.body"})

        protocol: type[Requests] = requests(2)
        protocol.asking = 0.3
        async with serving(app, protocol) as port:
            lines = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
            assert await ended(lines[2][0]) == b"", "one too many"
            lines[0][1].write(b"GET / HTTP/1.1\r\nHost: a\r\n")
            lines[1][1].write(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            assert b"204" in await lines[1][0].readline()
            assert await ended(lines[0][0]) == b"", "the head of the request never came to its end"

    asyncio.run(scene())


def test_what_is_no_text_ends_a_line_and_writes_nothing_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> bytes:
        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            await receive()

        async with serving(app, requests(2), counted(FRAMES)) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(SOCKET.format("any").encode())
            await reader.readuntil(b"\r\n\r\n")
            writer.write(b"\x81\x82\0\0\0\0\xff\xfe")
            return await asyncio.wait_for(reader.read(), 5)

    assert asyncio.run(scene())[2:4] == (1007).to_bytes(2, "big")
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@pytest.mark.parametrize(
    "more", ["Content-Length: 5", "X: " + "x" * 9_000, *["\r\n".join(f"X{n}: 1" for n in range(200))]]
)
def test_what_only_looks_like_a_socket_is_no_line_that_stays(more: str) -> None:
    """Nobody would count it, and no time would run out."""

    async def scene() -> bytes:
        async def app(scope: Any, receive: Any, send: Any) -> None:
            raise AssertionError("nothing was asked for")

        async with serving(app, requests(2), counted(FRAMES)) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(SOCKET.format("any").replace("\r\n\r\n", f"\r\n{more}\r\n\r\n").encode())
            return await ended(reader)

    assert asyncio.run(scene()) == b""


@asynccontextmanager
async def serving(app: Any, protocol: type[Requests], sockets: Any = "none") -> AsyncIterator[int]:
    """A server around an application, and its port."""
    options: Any = {"port": 0, "http": protocol, "ws": sockets, "lifespan": "off", "log_level": "error"}
    config = uvicorn.Config(app, **options, log_config=None)
    server = uvicorn.Server(config)
    work = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        await work


async def ended(reader: asyncio.StreamReader) -> bytes:
    try:
        return await asyncio.wait_for(reader.read(10), 5)
    except ConnectionError:
        return b""


# -------------------------------------------------------------- crumbs and floods


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("wire") / "m.sqlite", limited=True) as one:
        yield one


def strained(server: Server, first: bytes, crumb: bytes, lines: int = 6) -> int:
    """How many of some lines were cut, and others waited for nothing meanwhile."""
    cut = 0
    for _ in range(lines):
        with socket.create_connection(("127.0.0.1", server.port), timeout=10, source_address=(ATTACKER, 0)) as line:
            try:
                line.sendall(first)
                for _ in range(10):
                    line.sendall(crumb * 20_000)
                while line.recv(65_536):
                    pass
                cut += 1  # told why, and ended
            except TimeoutError:
                pass
            except OSError:
                cut += 1
        begun = time.monotonic()
        assert httpx.get(f"{server.address}/health", timeout=30).status_code == 200
        assert time.monotonic() - begun < SOON
    return cut


@pytest.mark.parametrize("frame", [PING, PONG])
def test_frames_that_say_nothing_are_counted(server: Server, frame: bytes) -> None:
    """One line of them, two minutes of pings in a second, held every table for ten seconds."""
    match = httpx.post(f"{server.address}/api/matches", json=WISH, timeout=30).json()["match"]
    assert strained(server, SOCKET.format(match).encode(), frame, 3) == 3


def test_a_message_in_endless_pieces_is_cut(server: Server) -> None:
    match = httpx.post(f"{server.address}/api/matches", json=WISH, timeout=30).json()["match"]
    before = memory_of(server.process.pid)
    assert strained(server, SOCKET.format(match).encode() + FIRST, EMPTY, 3) == 3
    assert memory_of(server.process.pid) - before < 30_000_000


def test_a_request_in_crumbs_is_refused(server: Server) -> None:
    """A body of a hundred thousand pieces of one letter held every table for a minute."""
    assert strained(server, CRUMBS.encode(), b"1\r\n \r\n") == 6
    assert status_of(server, CRUMBS.encode()) == 400


def test_who_floods_is_not_listened_to_and_others_are(server: Server) -> None:
    """Also for what leads nowhere."""
    ask, flooder = b"GET /api/nothing HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", ("127.0.0.9", 0)
    until = time.monotonic() + 20
    while not not_listened_to(server, flooder) and time.monotonic() < until:
        line = socket.create_connection(("127.0.0.1", server.port), timeout=5, source_address=flooder)
        with suppress(OSError), line:
            line.sendall(ask * 2_000)
            while line.recv(65_536):
                pass
    assert not_listened_to(server, flooder)
    assert httpx.get(f"{server.address}/health", timeout=30).status_code == 200


def not_listened_to(server: Server, source: tuple[str, int]) -> bool:
    with socket.create_connection(("127.0.0.1", server.port), timeout=10, source_address=source) as line:
        try:
            line.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            return line.recv(100) == b""
        except OSError:
            return True


def test_flooders_are_forgiven(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guards, "DEAF_FOR", 0.05)
    flooders = Flooders()
    for _ in range(199):
        flooders.turned_away("a")
    assert not flooders.has("a")
    for _ in range(20):
        flooders.turned_away("a")
    assert flooders.has("a")
    assert not flooders.has("b")
    time.sleep(0.06)
    assert not flooders.has("a")


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::1"),
        ("testclient", "testclient"),
    ],
)
def test_whom_an_address_is_counted_with(address: str, counted: str) -> None:
    assert household(address) == counted
    assert address_of({"client": (address, 1)}) == counted


def test_answers_that_nobody_reads_are_not_kept() -> None:
    """Told by what the server keeps: how much a kernel takes off its hands differs from one machine to the next."""

    async def scene() -> None:
        async def app(scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "http.response.start", "status": 200, "headers": []})
            await send({"type": "http.response.body", "body": b"x" * 12_000_000})

        protocol = requests(64)
        async with serving(app, protocol) as port:
            lines = []
            for _ in range(12):
                line = socket.socket()
                line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4_096)
                line.connect(("127.0.0.1", port))
                line.send(b"GET / HTTP/1.1\r\nHost: a\r\n\r\n")
                lines.append(line)
                await asyncio.sleep(0.02)
            await asyncio.sleep(0.2)
            kept = protocol.open.get("127.0.0.1", set())
            assert len(kept) < len(lines), "who leaves too much unread is cut"
            assert sum(one.transport.get_write_buffer_size() for one in kept) <= UNREAD
            for line in lines:
                line.close()

    asyncio.run(scene())
