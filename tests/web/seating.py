"""Help for the tests of the table: a server in the process, somebody to play, a server of its own."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from litestar.testing import TestClient
from websockets.sync.client import ClientConnection, connect

ROOT = Path(__file__).resolve().parents[2]
PEOPLE = {"red": {"kind": "human"}, "blue": {"kind": "human"}}
Message = dict[str, Any]


def new_match(client: TestClient[Any], chairs: Message = PEOPLE, **more: Any) -> Message:
    """A match of the small game, with a token for each person."""
    wish = {"game": "toy", "chairs": chairs, "seed": "one", **more}
    answer = client.post("/api/matches", json=wish)
    assert answer.status_code == 201, answer.text
    made: Message = answer.json()
    return made


class Player:
    """Somebody at a socket: keeps what it was told, as the browser does."""

    def __init__(self, line: Any, seat: str = "") -> None:
        self.line, self.seat = line, seat
        self.updates: list[Message] = []
        self.count = 0

    @property
    def now(self) -> Message:
        return self.updates[-1]

    @property
    def asked(self) -> Message | None:
        decision: Message | None = self.now["decision"]
        return decision

    def send(self, **message: Any) -> None:
        self.line.send_text(json.dumps(message))

    def hear(self) -> Message:
        message: Message = json.loads(self.line.receive_text(timeout=10))
        if message["type"] == "update":
            self.updates.append(message)
        return message

    def hello(self, since: int = -1) -> Message:
        self.send(type="hello", since=since)
        return self.until("update")

    def until(self, kind: str) -> Message:
        while (message := self.hear())["type"] != kind:
            pass
        return message

    def catch_up(self) -> Message:
        """The latest update: a command that changes nothing is answered after all that was sent before it."""
        self.order("undo", to=-1)
        return self.now

    def order(self, kind: str, **more: Any) -> Message:
        """A command at the version at hand, and its acknowledgement."""
        self.count += 1
        told = {"id": f"{self.seat}-{self.count}", "version": self.now["version"], "seat": self.seat}
        self.send(type=kind, **{**told, **more})
        return self.until("ack")

    def answer(self, answer: Any, **more: Any) -> Message:
        return self.order("answer", answer=answer, **more)


@contextmanager
def seated(client: TestClient[Any], match: Message, seat: str = "", query: str = "") -> Iterator[Player]:
    """A socket at a match, for one seat, for two (`red,blue`), or to watch."""
    tokens = ",".join(match["tokens"][one] for one in seat.split(",") if one)
    with client.websocket_connect(f"/api/matches/{match['match']}/live?token={tokens}{query}") as line:
        yield Player(line, seat.partition(",")[0])


def some_answer(decision: Message, chance: random.Random, size: tuple[float, float] = (12.0, 12.0)) -> Any:
    """An answer anybody could find from what is offered; paths and points may be refused."""
    options = [option["value"] for option in decision["options"]]
    match decision["kind"]:
        case "choose":
            return chance.choice(options)
        case "some":
            return chance.sample(options, chance.randint(decision["least"], decision["most"]))
        case "number":
            return chance.randint(decision["least"], decision["most"])
        case "order":
            return options
        case "angle":
            return chance.randrange(360)
        case "point":
            zone = chance.choice(decision["zones"]) if decision["zones"] else [[0.5, 0.5], list(size)]
            (x0, y0), (x1, y1) = [[pick(corner[n] for corner in zone) for n in (0, 1)] for pick in (min, max)]
            return [chance.uniform(x0, x1), chance.uniform(y0, y1)]
    if chance.random() < 0.3:
        return []
    goal = [chance.uniform(0, size[0]), chance.uniform(0, size[1])]
    return {"toward": goal, "by": round(decision["limit"] * chance.random(), 2)}


# -------------------------------------------------------------- a server of its own


class Server:
    """`escarmouche serve` in a process of its own."""

    def __init__(self, data: Path, *more: str, python: str = sys.executable, limited: bool = False) -> None:
        self.data, self.python = data, python
        self.more = more if limited else ("--no-limits", *more)
        self.port, self.key = free_port(), "operator-of-the-tests"
        self.process = self.start()

    def start(self) -> subprocess.Popen[bytes]:
        command = [self.python, "-m", "escarmouche", "serve", "--no-browser", "--json"]
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        environment["ESCARMOUCHE_KEY"] = self.key
        environment["PYTHONPATH"] = str(ROOT / "src")  # a Python with the lock alone has not installed the game
        process = subprocess.Popen(
            [*command, "--port", str(self.port), "--data", str(self.data), *self.more],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline:
            try:
                if httpx.get(f"{self.address}/health", timeout=5).status_code == 200:
                    return process
            except httpx.TransportError:
                assert process.poll() is None, "the server did not start"
                time.sleep(0.05)
        raise TimeoutError("the server did not start")

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def restart(self) -> None:
        self.process = self.start()

    def stop(self) -> int:
        """Ask it to stop; how it ended."""
        self.process.terminate()
        return self.process.wait(timeout=20)

    def sit(self, match: Message, seats: str) -> ClientConnection:
        tokens = ",".join(match["tokens"][seat] for seat in seats.split(","))
        place = f"ws://127.0.0.1:{self.port}/api/matches/{match['match']}/live?token={tokens}"
        return connect(place, max_size=None, compression=None, open_timeout=20)


@contextmanager
def served(data: Path, *more: str, python: str = sys.executable, limited: bool = False) -> Iterator[Server]:
    server = Server(data, *more, python=python, limited=limited)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.kill()


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
