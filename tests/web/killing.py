"""A server killed under play and started again: is every answer it acknowledged still there?"""

from __future__ import annotations

import json
import os
import random
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import httpx
from websockets.exceptions import ConnectionClosed

from web.seating import PEOPLE, Message, Server, some_answer

SIZE = (48.0, 48.0)


class Survived(NamedTuple):
    games: int
    kills: int
    acknowledged: int
    lost: int


class Several(Server):
    """A server of several processes: those that serve are killed, and whoever started them starts others."""

    def kill(self) -> None:
        for child in Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split():
            with suppress(OSError):
                if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes():
                    os.kill(int(child), signal.SIGKILL)

    def restart(self) -> None:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            with suppress(httpx.TransportError):
                if httpx.get(f"{self.address}/health", timeout=5).status_code == 200:
                    return
            time.sleep(0.05)
        raise TimeoutError("no process came back")


@contextmanager
def several(data: Path, processes: int, *more: str) -> Iterator[Server]:
    server = Several(data, "--processes", str(processes), *more)
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
        except (ConnectionClosed, OSError, TimeoutError):
            return


def found_again(server: Server, id: str) -> int:
    """The version of a match, once a server has it again."""
    deadline = time.monotonic() + 60
    while True:
        with suppress(httpx.TransportError):
            answer = httpx.get(f"{server.address}/api/matches/{id}", timeout=60)
            if answer.status_code == 200:
                version: int = answer.json()["version"]
                return version
            assert answer.status_code in (409, 503), answer.text
        assert time.monotonic() < deadline, "a match did not come back"
        time.sleep(0.2)


def killed_and_back(server: Server, games: int, kills: int, seed: str, longest: float = 2.0) -> Survived:
    """Play some matches at once, kill the server at random moments, and compare after each start."""
    chance = random.Random(seed)
    chairs = {"game": "evenor", "chairs": PEOPLE}
    matches = [httpx.post(f"{server.address}/api/matches", json=chairs, timeout=60).json() for _ in range(games)]
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
