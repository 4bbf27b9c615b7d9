"""A server killed under play and started again: is every answer it acknowledged still there?"""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import httpx
from websockets.exceptions import WebSocketException

from web.seating import PEOPLE, ROOT, Message, Server, some_answer

SIZE = (48.0, 48.0)
PLAIN = httpx.Client(verify=False, limits=httpx.Limits(max_keepalive_connections=0))
"""Reads no certificates, which would take longer than most requests, and keeps no line to a server that was killed."""


class Survived(NamedTuple):
    games: int
    kills: int
    acknowledged: int
    lost: int


class Forked(Server):
    """A server that is forked off a process which has read everything, of one process or of several.

    Of several, those that serve are killed, and whoever started them starts others.
    """

    def __init__(self, data: Path, processes: int = 1, database: str | None = None) -> None:
        self.nursery = subprocess.Popen(
            [sys.executable, str(Path(__file__).with_name("nursery.py"))],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"},
        )
        self.several, self.database, self.data, self.port = processes > 1, database, data, calm_port()
        self.wish = {"processes": processes, "database": database, "port": self.port, "no_browser": True}
        self.pid = self.begun()

    def begun(self) -> int:
        assert self.nursery.stdin is not None
        told = {**self.wish, "data": str(self.data), "no_limits": True}
        print(json.dumps(told), file=self.nursery.stdin, flush=True)
        pid = int(self.heard())
        self.well()
        return pid

    def heard(self) -> str:
        assert self.nursery.stdout is not None
        return self.nursery.stdout.readline().strip()

    def well(self) -> None:
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            with suppress(httpx.TransportError):
                if PLAIN.get(f"{self.address}/health", timeout=5).status_code == 200:
                    return
            time.sleep(0.02)
        raise TimeoutError("no process came back")

    def kill(self) -> None:
        if not self.several:
            os.kill(self.pid, signal.SIGKILL)
            assert self.heard() == "ended"
            wait_until_free(self.port)
            return
        for child in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split():
            with suppress(OSError):
                os.kill(int(child), signal.SIGKILL)

    def restart(self) -> None:
        if self.several:
            self.well()
        else:
            self.pid = self.begun()

    def stop(self) -> int:
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGTERM)
        ended = self.heard()
        self.nursery.communicate()
        return 0 if ended == "ended" else 1


def calm_port() -> int:
    """A port that no line of somebody else begins at by chance, while the server is away."""
    while True:
        port = random.SystemRandom().randrange(10_000, 32_000)
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def wait_until_free(port: int) -> None:
    """A worker forked off the server holds its port until it notices that nobody is left to work for."""
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        with socket.socket() as probe, suppress(OSError):
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(("127.0.0.1", port))
            return
        time.sleep(0.02)
    raise TimeoutError(f"port {port} was not let go of")


@contextmanager
def forked(data: Path, processes: int = 1, database: str | None = None) -> Iterator[Server]:
    server = Forked(data, processes, database)
    try:
        yield server
    finally:
        server.stop()


class Table(threading.Thread):
    """Both seats of one match, answered at random until the line breaks."""

    def __init__(self, server: Server, match: Message, chance: random.Random) -> None:
        super().__init__(daemon=True)
        self.server, self.match, self.chance = server, match, chance
        self.acknowledged: dict[int, str] = {}
        """For each version that was acknowledged, the answer that made it."""

    def run(self) -> None:
        try:
            with self.server.sit(self.match, "red,blue") as line:
                line.send('{"type":"hello"}')
                sent: dict[str, tuple[int, str]] = {}
                decision: Message | None = None
                version = 0
                while True:
                    message = json.loads(line.recv(timeout=20))
                    if message["type"] == "update":
                        version, decision = message["version"], message["decision"]
                    elif message["status"] == "done":
                        self.acknowledged[message["version"]] = sent[message["id"]][1]
                    if decision is None:
                        if message["type"] == "update" and message["result"]:
                            return
                        continue
                    if message["type"] == "update" or message["status"] == "refused":
                        id = f"{self.chance.getrandbits(64):x}"
                        answer = some_answer(decision, self.chance, SIZE)
                        sent[id] = (version, json.dumps(answer))
                        order = {"type": "answer", "id": id, "version": version, "seat": decision["seat"]}
                        line.send(json.dumps({**order, "answer": answer}))
        except (WebSocketException, OSError, TimeoutError):
            return


def found_again(server: Server, id: str) -> int:
    """The version of a match, once a server has it again."""
    deadline = time.monotonic() + 180
    while True:
        with suppress(httpx.TransportError):
            answer = PLAIN.get(f"{server.address}/api/matches/{id}", timeout=60)
            if answer.status_code == 200:
                version: int = answer.json()["version"]
                return version
            assert answer.status_code in (409, 503), answer.text
        assert time.monotonic() < deadline, "a match did not come back"
        time.sleep(0.2)


def killed_and_back(
    server: Server, games: int, kills: int, seed: str, longest: float = 2.0, books: Sequence[str] = ("evenor",)
) -> Survived:
    """Play some matches at once, kill the server at random moments, and compare after each start."""
    chance = random.Random(seed)
    wishes = [{"game": books[number % len(books)], "chairs": PEOPLE} for number in range(games)]
    matches = [PLAIN.post(f"{server.address}/api/matches", json=wish, timeout=60).json() for wish in wishes]
    known: dict[str, int] = {match["match"]: 0 for match in matches}
    acknowledged = lost = 0
    for _ in range(kills):
        tables = [Table(server, match, random.Random(chance.getrandbits(32))) for match in matches]
        for table in tables:
            table.start()
        while not any(table.acknowledged for table in tables) and any(table.is_alive() for table in tables):
            time.sleep(0.01)
        time.sleep(chance.random() * longest)
        server.kill()
        for table in tables:
            table.join(timeout=30)
        server.restart()
        for table in tables:
            id = table.match["match"]
            acknowledged += len(table.acknowledged)
            last = max((known[id], *table.acknowledged))
            found = found_again(server, id)
            lost += max(0, last - found)
            known[id] = found
    return Survived(games, kills, acknowledged, lost)
