"""A server in several processes: every guest finds every match, and nothing is lost with a process that dies."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from escarmouche.core.system import Setup
from escarmouche.web import leases as lease
from escarmouche.web.guards import Doors
from escarmouche.web.leases import Leases, Place
from escarmouche.web.luck import NO_PAST
from escarmouche.web.relay import FOR, PEER, Relay
from escarmouche.web.store import Kept
from escarmouche.web.store_sqlite import SqliteStore
from web.seating import PEOPLE, Message, Server, served

GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, httpx.HTTPError)


def holders(file: Path) -> dict[str, int]:
    """By match, the process it is played in."""
    with closing(sqlite3.connect(file, timeout=10)) as connection:
        rows = connection.execute("SELECT match, holder FROM leases").fetchall()
    return {match: int(holder.split("-")[1]) for match, holder in rows}


def look(server: Server, match: Message, patience: float = 30.0) -> Message:
    """The match as somebody finds it who tries again until they do."""
    deadline = time.monotonic() + patience
    while True:
        with suppress(*GONE):
            answer = httpx.get(f"{server.address}/api/matches/{match['match']}", timeout=15)
            if answer.status_code == 200:
                told: Message = answer.json()
                return told
        assert time.monotonic() < deadline, "the match did not come back"
        time.sleep(0.1)


def answered(server: Server, match: Message, number: int) -> Message:
    """One answer over a socket, from wherever it leads."""
    with server.sit(match, "red,blue") as line:
        line.send('{"type":"hello"}')
        now = json.loads(line.recv(timeout=20))
        decision = now["decision"]
        answer = decision["options"][0]["value"] if decision["options"] else decision["start"]
        order = {"type": "answer", "id": f"n-{number}", "version": now["version"], "seat": decision["seat"]}
        line.send(json.dumps({**order, "answer": answer}))
        while (heard := json.loads(line.recv(timeout=20)))["type"] != "ack":
            pass
        told: Message = heard
        return told


def test_a_process_dies_and_its_matches_go_on(tmp_path: Path) -> None:
    file = tmp_path / "m.sqlite"
    with served(file, "--processes", "2") as server:
        wish = {"game": "evenor", "chairs": PEOPLE}
        matches = [httpx.post(f"{server.address}/api/matches", json=wish, timeout=60).json() for _ in range(8)]
        acknowledged: dict[str, int] = {}
        for number, match in enumerate(matches):
            for once in range(3):  # each time by another line, which may lead to another process
                ack = answered(server, match, 10 * number + once)
                assert ack["status"] in ("done", "refused"), ack
                acknowledged[match["match"]] = ack["version"]
        held = holders(file)
        assert set(held) == set(acknowledged)
        victim = held[matches[0]["match"]]
        os.kill(victim, signal.SIGKILL)
        for match in matches:
            assert look(server, match)["version"] >= acknowledged[match["match"]]
        after = holders(file)
        assert victim not in after.values(), "others have taken over"
        for number, match in enumerate(matches):
            assert answered(server, match, 1_000 + number)["status"] in ("done", "refused")
        assert server.stop() == 0
    assert holders(file) == {}


# -------------------------------------------------------------- leases


@pytest.fixture
def store_path(tmp_path: Path) -> str:
    return str(tmp_path / "leases.sqlite")


async def two(path: str, lost: list[str]) -> tuple[Any, Leases, Leases]:
    store = SqliteStore(path)
    await store.open()
    for id in ("m", "n"):
        await store.add_match(Kept(id, Setup(game="toy", seed="", lists={}), "s", {}, "r", NO_PAST, ()), {})
    one = Leases(store, Place("1-1-a", "here:1", "word"), lambda: lost.append("one"))
    other = Leases(store, Place("2-2-b", "there:2", "word"), lambda: lost.append("other"))
    for leases in (one, other):
        await leases.open()
    return store, one, other


def test_a_match_is_played_in_one_place(store_path: str) -> None:
    async def scene() -> None:
        store, one, other = await two(store_path, [])
        assert await one.holder("m") is None
        assert await other.holder("m") == "here:1"
        assert not await other.claim("m")
        assert await other.claim("n")
        assert await one.first() is None
        assert await other.first() == "here:1"
        one.free(["m"])
        await store.touch()  # written after all that was to be written before
        other.forget("m")
        assert await other.holder("m") is None, "it was let go of"
        assert await one.claim("nowhere"), "what is not there is nobody's"
        await one.close()
        other.forget("")
        assert await other.first() is None
        await other.close()
        await store.close()

    asyncio.run(scene())


def test_who_gives_no_sign_of_life_loses_its_matches_and_knows_it(
    store_path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lease, "LIFE", 0.2)
    monkeypatch.setattr(lease, "BEAT", 0.05)

    async def scene() -> None:
        lost: list[str] = []
        store, one, other = await two(store_path, lost)
        assert await one.claim("m")
        live, one._live = one._live, silent  # type: ignore[method-assign]
        while not await other.claim("m"):
            await asyncio.sleep(0.05)
        one._live = live  # type: ignore[method-assign]
        while not lost:
            await asyncio.sleep(0.05)
        assert lost == ["one"]
        one.forget("m")
        assert await one.holder("m") == "there:2"
        for leases in (one, other):
            await leases.close()
        await store.close()

    async def silent() -> bool:
        return True

    asyncio.run(scene())


def test_who_was_stopped_learns_so_before_it_answers_anybody(store_path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What it remembers of a match may be long past: not even the next sign of life is waited for."""
    monkeypatch.setattr(lease, "LIFE", 0.2)
    monkeypatch.setattr(lease, "BEAT", 60.0)

    async def scene() -> None:
        lost: list[str] = []
        store, one, other = await two(store_path, lost)
        assert await one.claim("m")
        await one.awake()
        assert not lost, "it was there all the time"
        await asyncio.sleep(0.25)
        await other.awake()
        assert await other.claim("m")
        await asyncio.gather(one.awake(), one.awake())
        assert lost == ["other", "one"], "each was late, and is told once"
        assert await one.holder("m") == "there:2"
        for leases in (one, other):
            await leases.close()
        await store.close()

    asyncio.run(scene())


@pytest.mark.parametrize("kind", ["http", "websocket"])
@pytest.mark.parametrize("path", ["/api/matches/m", "/health"])
def test_the_inner_door_is_for_processes(kind: str, path: str) -> None:
    came: list[Any] = []

    async def awake() -> None:
        pass

    class Inside:
        state = SimpleNamespace(leases=SimpleNamespace(awake=awake))

        async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
            came.append(scope["client"][0])

    async def send(message: Any) -> None:
        if not message["type"].endswith("body"):
            came.append(message.get("status") or message.get("code"))

    relay = Relay(Inside(), Place("one", "127.0.0.1:4711", "the word"), Doors())
    scope = {"type": kind, "path": path, "raw_path": path.encode(), "server": ("127.0.0.1", 4711)}
    for headers in ([(PEER, b"a word")], [(PEER, b"the word"), (FOR, b"10.0.0.1")]):
        asyncio.run(relay({**scope, "headers": headers, "client": ("127.0.0.1", 1)}, None, send))
    assert came == [403 if kind == "http" else 4403, "10.0.0.1"]
