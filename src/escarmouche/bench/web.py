"""The table in the browser under load: answers of many tables, reach, odds, and the bots' patience.

The server runs in a process of its own, the crowd in this one; every answer is on disk before it is acknowledged.
"""

from __future__ import annotations

import asyncio
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from escarmouche.bench.crowd import Crowd, Decision, Line, asked, cpu_seconds, memory, share, some_answer, watch
from escarmouche.bench.engine import Measured
from escarmouche.bench.growth import PAGE

T = TypeVar("T")

TABLES = 200
SECONDS = 6.0
PACES = (500, 700, 900, 1000, 1100, 1200, 1300, 1400, 1600, 2000, 2500, 3000)
TRIES = 2
"""A machine that is shared may be taken away for a second: a pace that was missed is tried once more."""
LATENCY = 0.050
"""Seconds that 95 of 100 answers may take at most."""
PEER = 4600.0
"""Answers a second of boardgame.io's server, which keeps nothing on disk; the aim, not measured here."""
CASES = 60
STRONGEST = "expert"
BOT_TABLES, BESIDE, PACE, WATCHED = 8, 50, 200.0, 10.0
"""Tables where the strongest bots play each other, tables of people beside them, their answers a second, seconds."""
SIZES = (50, 200, 400)
BRIEFLY = 4.0
"""Seconds for each pace when tables of several sizes are measured: the whole in about three minutes."""
README = PAGE.parents[1] / "README.md"
BEGIN, END = "<!-- web: begin -->", "<!-- web: end -->"


STARTING = 60.0
PATIENCE = 120.0
"""Seconds that one of the measurements may take; then it is given up."""


class Deadline:
    """Until when something may take."""

    def __init__(self, what: str, seconds: float = PATIENCE) -> None:
        self._what, self._seconds = what, seconds
        self._until = time.perf_counter() + seconds

    def keep(self) -> None:
        if time.perf_counter() > self._until:
            raise TimeoutError(f"waited {self._seconds:.0f} s for {self._what}")


class Served(NamedTuple):
    port: int
    pid: int


@contextmanager
def served(program: tuple[str, ...] = ("-m", "escarmouche")) -> Iterator[Served]:
    """The server with an empty file, without limits."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, *program, "serve", "--no-browser", "--no-limits", "--port", str(port)]
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        process = subprocess.Popen(
            [*command, "--data", str(Path(folder) / "matches.sqlite")], stdout=subprocess.DEVNULL, env=environment
        )
        try:
            until = Deadline("the server to start", STARTING)
            while not _well(port):
                if process.poll() is not None:
                    raise RuntimeError("the server did not start")
                until.keep()
                time.sleep(0.1)
            time.sleep(2.0)  # the workers are loading
            yield Served(port, process.pid)
        finally:
            process.terminate()
            process.wait(timeout=20)


def _well(port: int) -> bool:
    try:
        return bool(asked(port, "GET", "/health"))
    except OSError:
        return False


# -------------------------------------------------------------- answers


class Load(NamedTuple):
    """What a number of tables got at a pace."""

    tables: int
    rate: float
    p50: float
    p95: float
    memory: float
    cpu: float
    """Processor time of the server for one answer, in microseconds."""


def web_answers(tables: int = TABLES, seconds: float = SECONDS) -> Measured:
    """The highest pace at which 95 of 100 answers take less than 50 ms."""
    with served() as server:
        loads = quickly(climbed(server, (tables,), seconds))
    best = max((load.rate for load in loads if load.p95 <= LATENCY), default=0.0)
    return Measured("web-answers", best, "answers/s", "boardgame.io", PEER, best / PEER)


async def climbed(server: Served, sizes: tuple[int, ...], seconds: float) -> list[Load]:
    """For each number of tables, faster and faster until a pace is too much twice."""
    found: list[Load] = []
    crowd = Crowd(server.port, "bench")
    try:
        for size in sizes:
            await crowd.gather(size)
            await crowd.play_in(16)
            for pace in PACES:
                kept = False
                for _ in range(TRIES):
                    found.append(await _held(server, crowd, pace, seconds))
                    print(loaded(found[-1]), file=sys.stderr, flush=True)
                    kept = found[-1].p95 <= LATENCY
                    if kept:
                        break
                if not kept:
                    break
    finally:
        crowd.leave()
    return found


async def _held(server: Served, crowd: Crowd, pace: float, seconds: float) -> Load:
    """One pace, held for some seconds."""
    await crowd.renew()
    before = cpu_seconds(server.pid)
    rate = await crowd.pace(pace, seconds)
    spent = (cpu_seconds(server.pid) - before) / max(1, len(crowd.latencies) + crowd.refused)
    p50, p95 = share(crowd.latencies, 0.5), share(crowd.latencies, 0.95)
    return Load(len(crowd.tables), rate, p50, p95, memory(server.pid), spent * 1e6)


def loaded(load: Load) -> str:
    """One line of the table in docs/performance.md."""
    times = f"{load.p50 * 1e3:.1f} ms | {load.p95 * 1e3:.1f} ms"
    return f"| {load.tables} | {load.rate:,.0f} | {times} | {load.cpu:,.0f} µs | {load.memory:,.0f} MB |"


def table(loads: list[Load]) -> str:
    """Tables, pace, latency and memory, one line for each pace."""
    head = "| tables | answers/s | p50 | p95 | processor time an answer | memory |\n|---:|---:|---:|---:|---:|---:|"
    return "\n".join((head, *map(loaded, loads)))


def short(loads: list[Load]) -> str:
    """For each number of tables the fastest pace that keeps the bar, if any does."""
    lines = ["| tables | answers/s, each on disk | 95 of 100 within | memory |", "|---:|---:|---:|---:|"]
    for size in dict.fromkeys(load.tables for load in loads):
        kept = [load for load in loads if load.tables == size and load.p95 <= LATENCY]
        if kept:
            best = max(kept, key=lambda load: load.rate)
            lines.append(f"| {size} | {best.rate:,.0f} | {best.p95 * 1e3:.0f} ms | {best.memory:,.0f} MB |")
    return "\n".join(lines)


def write(page: Path = PAGE, readme: Path = README, sizes: tuple[int, ...] = SIZES, seconds: float = BRIEFLY) -> str:
    """Measure, and renew the tables between the marks of the page and of the README."""
    with served() as server:
        loads = quickly(climbed(server, sizes, seconds))
    for path, told in ((page, table(loads)), (readme, short(loads))):
        before, rest = path.read_text(encoding="utf-8").split(BEGIN)
        path.write_text(f"{before}{BEGIN}\n{told}\n{END}{rest.split(END)[1]}", encoding="utf-8")
    return f"{page.name}, {readme.name}"


# -------------------------------------------------------------- before committing, and bots


class Lone:
    """One match played by requests alone."""

    def __init__(self, port: int, seed: str, until: Deadline, level: str = "") -> None:
        self.port, self.chance, self.until = port, random.Random(seed), until
        other = {"kind": "bot", "level": level} if level else {"kind": "human"}
        wish = {"game": "evenor", "seed": seed, "chairs": {"red": {"kind": "human"}, "blue": other}}
        self.made = asked(port, "POST", "/api/matches", wish)
        self.token = ",".join(self.made["tokens"].values())
        self.address = f"/api/matches/{self.made['match']}"
        self.count = 0
        self.look()

    def look(self) -> None:
        self.until.keep()
        told = asked(self.port, "GET", self.address, token=self.token)
        self.version, self.over = told["version"], bool(told["result"])
        self.decision = msgspec.convert(told["decision"], Decision | None)

    def preview(self, **question: object) -> float:
        """Seconds that a question took."""
        start = time.perf_counter()
        asked(self.port, "POST", f"{self.address}/preview", question, self.token)
        return time.perf_counter() - start

    def play(self) -> None:
        """One answer that the table takes."""
        assert self.decision is not None
        before = self.version
        while self.version == before:
            self.count += 1
            order = {"type": "answer", "id": str(self.count), "version": before, "seat": self.decision.seat}
            answer = some_answer(self.decision, self.chance)
            asked(self.port, "POST", f"{self.address}/commands", {**order, "answer": answer}, self.token)
            self.look()


def web_reach() -> Measured:
    """Picking up a figure: its reach, p95."""
    return _asked_of("web-reach", "path", 100.0, lambda lone, decision: lone.preview(ask="reach"))


def web_odds() -> Measured:
    """An option's odds, p95."""

    def odds(lone: Lone, decision: Decision) -> float:
        return lone.preview(ask="odds", answer=lone.chance.choice(decision.options).value)

    return _asked_of("web-odds", "choose", 150.0, odds)


def _asked_of(job: str, kind: str, bar: float, ask: object) -> Measured:
    assert callable(ask)
    times: list[float] = []
    with served() as server:
        until = Deadline(job)
        lone = Lone(server.port, job, until)
        while len(times) < CASES:
            if lone.decision is None or lone.over:
                lone = Lone(server.port, f"{job}/{len(times)}", until)
            assert lone.decision is not None
            if lone.decision.kind == kind:
                times.append(ask(lone, lone.decision))
            lone.play()
    p95 = share(times, 0.95) * 1e3
    return Measured(job, p95, "ms p95", "bar", bar, bar / p95)


def web_bot() -> Measured:
    """From a person's answer to the next of the strongest bot, p95."""
    times: list[float] = []
    with served() as server:
        until = Deadline("web-bot")
        lone = Lone(server.port, "web-bot", until, "expert")
        while len(times) < CASES:
            if lone.over:
                lone = Lone(server.port, f"web-bot/{len(times)}", until, "expert")
            if lone.decision is not None:
                lone.play()
                continue
            start, before = time.perf_counter(), lone.version
            while lone.version == before and not lone.over:
                time.sleep(0.005)
                lone.look()
            times.append(time.perf_counter() - start)
    p95 = share(times, 0.95)
    return Measured("web-bot", p95, "s p95", "bar", 2.0, 2.0 / p95)


def web_bot_beside() -> Measured:
    """How long people wait for their answers to be taken while the strongest bots think at other tables, p95."""
    with served() as server:
        alone, p95, moves = quickly(beside(server))
    told = f"p95 {alone * 1e3:.1f} ms alone, {p95 * 1e3:.1f} ms beside {BOT_TABLES} tables of bots"
    print(f"{told}, who gave {moves / WATCHED:.1f} answers a second", file=sys.stderr, flush=True)
    return Measured("web-bot-beside", p95 * 1e3, "ms p95", "bar", 100.0, 100.0 / (p95 * 1e3))


async def beside(server: Served) -> tuple[float, float, int]:
    """The p95 of people's answers alone and beside bots, and how many answers the bots gave meanwhile."""
    crowd, watched = Crowd(server.port, "beside"), Watched()
    lines: list[Line] = []
    try:
        await crowd.gather(BESIDE)
        await crowd.play_in(8)
        await crowd.pace(PACE, WATCHED)
        alone = share(crowd.latencies, 0.95)
        for number in range(BOT_TABLES):
            bot = {"kind": "bot", "level": STRONGEST}
            wish = {"game": "evenor", "seed": f"bots/{number}", "chairs": {"red": bot, "blue": bot}}
            made = await asyncio.to_thread(asked, server.port, "POST", "/api/matches", wish)
            lines.append(await watch(server.port, made["match"], watched, crowd.lost))
        before = watched.updates
        await crowd.pace(PACE, WATCHED)
        moves = watched.updates - before
        if not moves:
            raise RuntimeError("the bots did not play")
        return alone, share(crowd.latencies, 0.95), moves
    finally:
        crowd.leave()
        for line in lines:
            line.close()


class Watched:
    """Counts what those who watch are told."""

    def __init__(self) -> None:
        self.updates = 0

    def heard(self, text: bytes) -> None:
        self.updates += 1


def quickly(work: Coroutine[Any, Any, T]) -> T:
    """On the quickest loop there is: uvloop's, where the system has it."""
    try:
        import uvloop
    except ModuleNotFoundError:
        return asyncio.run(work)
    return uvloop.run(work)
