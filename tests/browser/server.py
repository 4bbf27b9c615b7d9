"""A table of our own: the server in a process, and what the tests ask of it directly."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import Request, urlopen

from websockets.sync.client import connect

KEY = "key-of-the-browser-tests"
"""Pages here are those of whoever keeps the server."""


class Server:
    """`escarmouche serve` on a free port, with a database that nobody keeps."""

    def __init__(self, folder: Path, *more: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self._questions: dict[str, list[tuple[str, str]]] = {}
        self.address = f"http://localhost:{self.port}"
        here = Path(__file__).resolve().parent
        command = (sys.executable, str(here / "serving.py"), "serve", "--port", str(self.port), "--no-browser")
        self.log = folder / "server.log"
        with self.log.open("wb") as log:
            self._process = subprocess.Popen(
                (*command, "--no-limits", "--data", str(folder / "table.sqlite"), *more),
                stdout=log,
                stderr=log,
                env={
                    **os.environ,
                    "ESCARMOUCHE_KEY": KEY,
                    "PYTHONPATH": os.pathsep.join([str(here.parent), str(here.parents[1] / "src")]),
                },
            )
        self._wait()

    def _wait(self, seconds: float = 180.0) -> None:
        until = time.monotonic() + seconds
        while time.monotonic() < until and self._process.poll() is None:
            try:
                urlopen(f"{self.address}/health", timeout=2).close()
                return
            except (URLError, OSError):
                time.sleep(0.1)
        self.stop()
        raise RuntimeError(f"the server did not start:\n{self.log.read_text()}")

    def stop(self) -> None:
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()

    def serving(self) -> list[int]:
        """The processes that serve, where there are several."""
        pid = self._process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [int(one) for one in children if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()]

    # ---- asking directly

    def text(self, path: str, body: Any = None, token: str = "") -> str:
        headers = {"Content-Type": "application/json", "Accept-Language": "en", "Operator": KEY}
        if token:
            headers["Authorization"] = f"Bearer {token}"
        data = None if body is None else json.dumps(body).encode()
        with urlopen(Request(f"{self.address}/api{path}", data, headers), timeout=30) as answer:
            told: str = answer.read().decode()
        return told

    def ask(self, path: str, body: Any = None, token: str = "") -> Any:
        return json.loads(self.text(path, body, token))

    def match(
        self, chairs: Mapping[str, str], lists: Mapping[str, Sequence[str]] = {}, scenario: str = "extermination"
    ) -> Any:
        """A new match; a chair is `human` or the level of a bot."""
        wish = {"game": "evenor", "lists": dict(lists), "options": {"scenario": scenario}, "chairs": seated(chairs)}
        return self.ask("/matches", wish)

    def fork(self, match: str, moment: int, chairs: Mapping[str, str]) -> Any:
        return self.ask(f"/matches/{match}/fork", {"moment": moment, "chairs": seated(chairs)})

    def lead(self, made: Any, key: str, **answers: Any) -> Any:
        """Answer for the people of a match until this is asked: as told, else the first option or the middle."""
        address, tokens = f"/matches/{made['match']}", ",".join(made["tokens"].values())
        while (now := self.ask(address, token=tokens))["decision"]["key"] != key:
            asked = now["decision"]
            zone = asked["zones"][0] if asked["zones"] else []
            middle = [sum(point[n] for point in zone) / len(zone) for n in (0, 1)] if zone else asked["start"]
            answer = answers.get(asked["key"], asked["options"][0]["value"] if asked["options"] else middle)
            order = {"id": str(now["version"]), "version": now["version"], "seat": asked["seat"], "answer": answer}
            ack = self.ask(f"{address}/commands", {"type": "answer", **order}, tokens)
            assert ack["status"] == "done", ack
        return now["decision"]

    def watch(self, match: str, seconds: float = 60.0) -> None:
        """Look on until a match of bots is over: they play while somebody watches."""
        with connect(f"ws://localhost:{self.port}/api/matches/{match}/live", max_size=None) as line:
            line.send(json.dumps({"type": "hello", "since": -1}))
            until = time.monotonic() + seconds
            while time.monotonic() < until:
                if json.loads(line.recv(timeout=seconds)).get("result"):
                    return
        raise TimeoutError(f"match {match} is not over after {seconds} s")

    def asked(self, match: str, key: str) -> Iterator[tuple[int, str]]:
        """The moments of a match that is over at which this question was asked, and of which seat; each moment is
        looked up once, and none beyond those that somebody wants."""
        known = self._questions.setdefault(match, [])
        for moment in range(len(self.ask(f"/matches/{match}/history"))):
            if moment == len(known):
                known.append(self._asked(match, moment))
            asked, seat = known[moment]
            if asked == key:
                yield moment, seat

    def moment_of(self, match: str, key: str) -> tuple[int, str]:
        return next(self.asked(match, key))

    def _asked(self, match: str, moment: int) -> tuple[str, str]:
        first = self.text(f"/matches/{match}/ruling?moment={moment}").partition("\n")[0]
        key, _, seat = first.removeprefix("# asked at that moment: ").partition(" of ")
        return key, seat.partition(" ")[0]


def seated(chairs: Mapping[str, str]) -> dict[str, dict[str, str]]:
    return {
        seat: {"kind": "human"} if who == "human" else {"kind": "bot", "level": who} for seat, who in chairs.items()
    }
