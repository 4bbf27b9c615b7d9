"""Hosts in networks of their own, for `tools/twohosts`: a server in each, and somebody who plays from beside them."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from web.seating import PEOPLE, ROOT, Message, some_answer

PORT = 8000
GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, httpx.HTTPError, EOFError)
SIZE = (48.0, 48.0)


def run(*order: str) -> None:
    subprocess.run(order, check=True)


def lan() -> None:
    """A bridge that the hosts are plugged into; whoever plays is beside it."""
    run("ip", "link", "set", "lo", "up")
    run("ip", "link", "add", "lan", "type", "bridge")
    run("ip", "addr", "add", "10.77.0.1/24", "dev", "lan")
    run("ip", "link", "set", "lan", "up")


class Host:
    """One server in a network of its own."""

    def __init__(self, number: int, database: str, folder: Path) -> None:
        self.number, self.database, self.folder = number, database, folder
        self.ip, self.plug = f"10.77.0.{number}", f"plug{number}"
        self.address = f"http://{self.ip}:{PORT}"

    def __enter__(self) -> Host:
        self._network = subprocess.Popen(["unshare", "--net", "sleep", "1000000"])
        time.sleep(0.3)
        inside = str(self._network.pid)
        run("ip", "link", "add", self.plug, "type", "veth", "peer", "name", "eth0", "netns", inside)
        run("ip", "link", "set", self.plug, "master", "lan", "up")
        within = ("nsenter", "-t", inside, "-n")
        run(*within, "ip", "addr", "add", f"{self.ip}/24", "dev", "eth0")
        run(*within, "ip", "link", "set", "eth0", "up")
        run(*within, "ip", "link", "set", "lo", "up")
        serve = (sys.executable, "-m", "escarmouche", "serve", "--no-browser", "--no-limits", "--host", self.ip)
        where = ("--port", str(PORT), "--database", self.database, "--peer-address", self.ip)
        data = self.folder / f"host{self.number}"
        data.mkdir()
        environment = {**os.environ, "ESCARMOUCHE_PEERS": "a-word-of-both-hosts", "PYTHONPATH": str(ROOT / "src")}
        self._server = subprocess.Popen(
            [*within, *serve, *where, "--data", str(data / "m.sqlite")],
            env=environment,
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
            start_new_session=True,
        )
        self.well()
        return self

    def well(self) -> None:
        """Wait until it answers."""
        deadline = time.monotonic() + 90
        while time.monotonic() < deadline:
            with suppress(*GONE):
                if httpx.get(f"{self.address}/ready", timeout=5).status_code == 200:
                    return
            time.sleep(0.1)
        raise TimeoutError(f"host {self.number} does not answer")

    def cut(self) -> None:
        run("ip", "link", "set", self.plug, "down")

    def join(self) -> None:
        run("ip", "link", "set", self.plug, "up")

    def kill(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self._server.pid, signal.SIGKILL)
        self._server.wait()

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.kill()
        self._network.kill()
        self._network.wait()


def some_matches(hosts: list[Host], count: int) -> list[Message]:
    """New matches, by the hosts in turn."""
    wish = {"game": "evenor", "chairs": PEOPLE}
    made = [httpx.post(f"{hosts[n % len(hosts)].address}/api/matches", json=wish, timeout=60) for n in range(count)]
    return [one.json() for one in made]


def away(host: Host, match: Message, patience: float) -> int:
    """The version of a match, once this host shows it."""
    deadline = time.monotonic() + patience
    while True:
        with suppress(*GONE):
            told = httpx.get(f"{host.address}/api/matches/{match['match']}", timeout=5)
            if told.status_code == 200:
                version: int = told.json()["version"]
                return version
        if time.monotonic() > deadline:
            raise TimeoutError(f"match {match['match']} did not come back")
        time.sleep(0.05)


def played_on(hosts: list[Host], matches: list[Message], seconds: float) -> dict[str, int]:
    """Play each match for a while, by either host: the last version of each that was acknowledged. A line that breaks
    is opened again, as a browser does."""
    chance, found = random.Random(seconds), {}
    for number, match in enumerate(matches):
        tokens = ",".join(match["tokens"].values())
        place = f"ws://{hosts[number % len(hosts)].ip}:{PORT}/api/matches/{match['match']}/live?token={tokens}"
        deadline = time.monotonic() + 60
        while match["match"] not in found:
            try:
                with connect(place, max_size=None, compression=None, open_timeout=10) as line:
                    found[match["match"]] = _played(line, chance, time.monotonic() + seconds / len(matches))
            except GONE:
                if time.monotonic() > deadline:
                    raise
    return found


def _played(line: Any, chance: random.Random, until: float) -> int:
    line.send('{"type":"hello"}')
    last = 0
    now: Message = {"version": 0, "decision": None}
    while True:
        told = json.loads(line.recv(timeout=8))
        if told["type"] == "update":
            now = told
        last = max(last, int(told["version"]))
        if (told["type"] == "ack" and time.monotonic() > until) or (told["type"] == "update" and told["result"]):
            return last
        decision = now["decision"]
        if decision is not None and (told["type"] == "update" or told["status"] == "refused"):
            id, answer = f"{chance.getrandbits(64):x}", some_answer(decision, chance, SIZE)
            order = {"type": "answer", "id": id, "version": now["version"], "seat": decision["seat"]}
            line.send(json.dumps({**order, "answer": answer}))
