"""A crowd at a server: many matches, two sockets each, answering at random from what they are offered.

The sockets speak just enough of the protocol (RFC 6455, no extensions) that the crowd costs less than what it measures.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol, cast

import msgspec
from msgspec import UNSET, Struct, UnsetType

Reply = dict[str, Any]
Wish = dict[str, Any]


class Option(Struct):
    value: Any


class Decision(Struct):
    kind: str
    key: str
    seat: str
    options: list[Option] = []
    least: int = 0
    most: int = 0
    limit: float = 0.0
    zones: list[list[tuple[float, float]]] = []


class Told(Struct):
    """What a player needs of an update or an acknowledgement."""

    type: str
    version: int = 0
    status: str = ""
    id: str = ""
    result: str = ""
    decision: Decision | UnsetType | None = UNSET


DECODER = msgspec.json.Decoder(Told)
ENCODER = msgspec.json.Encoder()
HUMAN = {"kind": "human"}
SIZE = 48.0
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
DOORS = 4
"""Matches made at once."""
PATIENCE = 90.0
"""Seconds that a crowd may take to come or to play in."""


def some_answer(decision: Decision, chance: random.Random) -> Any:
    """An answer anybody could find from what is offered; points and paths may be refused."""
    options = [option.value for option in decision.options]
    match decision.kind:
        case "choose":
            return chance.choice(options)
        case "some":
            return chance.sample(options, chance.randint(decision.least, decision.most))
        case "number":
            return chance.randint(decision.least, decision.most)
        case "order":
            return options
        case "point":
            zone = chance.choice(decision.zones) if decision.zones else [(0.0, 0.0), (SIZE, SIZE)]
            xs, ys = [x for x, _ in zone], [y for _, y in zone]
            return [round(chance.uniform(min(xs), max(xs)), 2), round(chance.uniform(min(ys), max(ys)), 2)]
    if chance.random() < 0.3:
        return []
    goal = [chance.uniform(0, SIZE), chance.uniform(0, SIZE)]
    return {"toward": goal, "by": round(decision.limit * chance.random(), 2)}


def asked(port: int, method: str, path: str, body: Any = None, token: str = "") -> Any:
    """One request."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    try:
        headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = connection.getresponse()
        text = answer.read()
    finally:
        connection.close()
    if answer.status >= 400:
        raise RuntimeError(f"{method} {path}: {answer.status} {text[:200]!r}")
    return json.loads(text) if text[:1] in (b"{", b"[") else text.decode()


class Listener(Protocol):
    def heard(self, text: bytes) -> None: ...


class Line(asyncio.Protocol):
    """One socket: `heard` is called with every text that comes in."""

    def __init__(self, path: str, heard: Callable[[bytes], None], gone: Callable[[str], None]) -> None:
        self._path, self._heard, self._gone = path, heard, gone
        self._buffer = b""
        self._open = self._left = False
        self._why = ""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport = cast("asyncio.Transport", transport)  # uvloop's is of no such class
        transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: bm90IGEgc2VjcmV0IGF0IQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def send(self, text: bytes, code: int = TEXT) -> None:
        """One text in a frame; the mask of a client may be anything, so it is nothing."""
        assert self._transport is not None
        size = len(text)
        head = bytes((0x80 | code, 0x80 | size)) if size < 126 else bytes((0x80 | code, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + text)

    def close(self) -> None:
        self._left = True
        if self._transport is not None:
            self._transport.abort()

    def connection_lost(self, error: Exception | None) -> None:
        if not self._left:
            self._gone(self._why or str(error or "the server hung up"))

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self._open:
            head, there, rest = self._buffer.partition(b"\r\n\r\n")
            if not there:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                raise ConnectionError(head.split(b"\r\n")[0].decode())
            self._open, self._buffer = True, rest
            self.send(b'{"type":"hello"}')
        while frame := self._frame():
            self._heard(frame)

    def _frame(self) -> bytes:
        """The next text, or nothing if it is not there in full; who does not answer a ping is hung up on."""
        while len(self._buffer) >= 2:
            code, size, start = self._buffer[0] & 0x0F, self._buffer[1], 2
            if size >= 126:
                start = 4 if size == 126 else 10
                size = int.from_bytes(self._buffer[2:start], "big")
            if len(self._buffer) < start + size:
                return b""
            text, self._buffer = self._buffer[start : start + size], self._buffer[start + size :]
            if code == TEXT:
                return text
            if code == PING:
                self.send(text, PONG)
            elif code == CLOSE:
                self._why = f"the server hung up: {int.from_bytes(text[:2], 'big')} {text[2:].decode()}"
        return b""


def _itself(line: Line) -> Line:
    return line


async def watch(port: int, match: str, watched: Listener, gone: Callable[[str], None], token: str = "") -> Line:
    """A socket at a match; without a token, to look on."""
    line = Line(f"/api/matches/{match}/live{'?token=' if token else ''}{token}", watched.heard, gone)
    await asyncio.get_running_loop().create_connection(partial(_itself, line), "127.0.0.1", port)
    return line


class Table:
    """One match and its two players; answers are sent when the crowd says so."""

    def __init__(self, crowd: Crowd, made: Reply, chance: random.Random) -> None:
        self.crowd, self.made, self.chance = crowd, made, chance
        self.decision: Decision | None = None
        self.version = -1
        self.answers = 0
        self.over = False
        self._sent = 0.0
        self._waiting = False
        self._lines: dict[str, Line] = {}

    async def sit(self) -> None:
        for seat, token in self.made["tokens"].items():
            self._lines[seat] = await watch(self.crowd.port, self.made["match"], self, self.crowd.lost, token)

    @property
    def ready(self) -> bool:
        return self.decision is not None and not self._waiting

    def heard(self, text: bytes) -> None:
        told = DECODER.decode(text)
        if told.type == "ack":
            self._waiting = False
            self.crowd.acknowledged(self, told.status, time.perf_counter() - self._sent)
        elif told.version >= self.version:
            if told.version > self.version:
                self.version, self.decision = told.version, None
            if told.decision is not UNSET and told.decision is not None:
                self.decision = told.decision
            self.over = bool(told.result)
        if self.ready:
            self.crowd.ready(self)

    def answer(self) -> None:
        assert self.decision is not None
        self._waiting = True
        self.answers += 1
        decision = self.decision
        order = {"type": "answer", "id": f"{self.answers}", "version": self.version, "seat": decision.seat}
        text = ENCODER.encode({**order, "answer": some_answer(decision, self.chance)})
        self._sent = time.perf_counter()
        self._lines[decision.seat].send(text)

    def leave(self) -> None:
        for line in self._lines.values():
            line.close()


class Crowd:
    """Many tables, and how long their answers took."""

    def __init__(self, port: int, seed: str, wish: Wish | None = None) -> None:
        self.port, self.seed = port, seed
        self.wish = wish or {"game": "evenor", "chairs": {"red": HUMAN, "blue": HUMAN}}
        """What is asked of every match, without its seed."""
        self.tables: list[Table] = []
        self.latencies: list[float] = []
        self.refused = 0
        self.at_once = False
        """Answer as soon as one is asked; otherwise `pace` says when."""
        self.made = 0
        self.hung_up: list[str] = []
        """Why sockets were closed that should be open; a measurement with one of those counts for nothing."""

    async def gather(self, count: int) -> None:
        """So many matches more."""
        async with asyncio.timeout(PATIENCE):
            await self._gather(count)

    async def _gather(self, count: int) -> None:
        while (missing := count - len(self.tables)) > 0:
            self.tables += await asyncio.gather(*(self._came() for _ in range(min(missing, DOORS))))

    async def renew(self) -> None:
        """New matches for those that are over, so that as many are live as before."""
        over = [table for table in self.tables if table.over]
        self.tables = [table for table in self.tables if not table.over]
        for table in over:
            table.leave()
        await self.gather(len(self.tables) + len(over))

    async def _came(self) -> Table:
        number, self.made = self.made, self.made + 1
        wish = {**self.wish, "seed": f"{self.seed}/{number}"}
        made = await asyncio.to_thread(asked, self.port, "POST", "/api/matches", wish)
        table = Table(self, made, random.Random(f"{self.seed}/{number}"))
        await table.sit()
        return table

    def ready(self, table: Table) -> None:
        if self.at_once:
            table.answer()

    def acknowledged(self, table: Table, status: str, seconds: float) -> None:
        if status == "done":
            self.latencies.append(seconds)
        else:
            self.refused += 1

    def lost(self, why: str) -> None:
        self.hung_up.append(why)

    def whole(self) -> None:
        """Stop if somebody cannot answer any more: the others would be measured instead."""
        if self.hung_up:
            raise RuntimeError(f"{len(self.hung_up)} sockets are gone: {self.hung_up[0]}")

    async def play_in(self, answers: int) -> None:
        """Everybody plays on until most have given so many answers."""
        self.at_once = True
        for table in self.tables:
            if table.ready:
                table.answer()
        async with asyncio.timeout(PATIENCE):
            while sum(table.answers < answers and not table.over for table in self.tables) > len(self.tables) / 50:
                self.whole()
                await asyncio.sleep(0.05)
        self.at_once = False
        await asyncio.sleep(0.5)

    async def pace(self, rate: float, seconds: float) -> float:
        """Answers at a steady rate, each table in its turn; how many a second were acknowledged in time."""
        self.latencies, self.refused = [], 0
        start, sent, at = time.perf_counter(), 0, 0
        while (now := time.perf_counter() - start) < seconds:
            for _ in range(min(int(now * rate) - sent, len(self.tables))):
                at += 1
                table = next((t for t in self._from(at) if t.ready), None)
                if table is None:
                    break
                table.answer()
                sent += 1
            await asyncio.sleep(0.001)
        took = time.perf_counter() - start
        await asyncio.sleep(0.5)
        self.whole()
        return len(self.latencies) / took

    def _from(self, at: int) -> list[Table]:
        start = at % len(self.tables)
        return self.tables[start : start + 8]

    def leave(self) -> None:
        for table in self.tables:
            table.leave()


def share(values: list[float], part: float) -> float:
    """A percentile: the value that this part of all stays under."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else float("inf")


def memory(pid: int) -> float:
    """Megabytes that a process holds."""
    with open(f"/proc/{pid}/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def cpu_seconds(pid: int) -> float:
    """Processor time a process took."""
    with open(f"/proc/{pid}/stat", encoding="ascii") as file:
        parts = file.read().rpartition(")")[2].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")
