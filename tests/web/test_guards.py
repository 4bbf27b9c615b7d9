"""Limits by address and by socket."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from escarmouche.web.app import application
from escarmouche.web.guards import Bucket, Limits, Turnstile
from web.seating import PEOPLE, Player

TIGHT = Limits(requests=0.001, burst=6, heavy=0.001, heavy_burst=2, sockets=2, messages=0.001, messages_burst=3)


def test_a_bucket_runs_dry_and_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("escarmouche.web.guards.time.monotonic", lambda: now[0])
    bucket = Bucket(rate=2.0, level=3.0)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    assert all(Bucket(0, 0).take() for _ in range(100))


def test_addresses_are_counted_apart() -> None:
    turnstile = Turnstile(rate=0.001, level=1)
    assert [turnstile.take(address) for address in ("a", "a", "b")] == [True, False, True]


def test_one_address_cannot_take_the_server_for_itself(tmp_path: Path) -> None:
    with TestClient(application(str(tmp_path / "tight.sqlite"), limits=TIGHT)) as client:
        made = [client.post("/api/matches", json={"game": "evenor", "chairs": PEOPLE}) for _ in range(3)]
        assert [answer.status_code for answer in made] == [201, 201, 429]
        assert made[2].json()["reason"] == "too-many"
        statuses = [client.get("/health").status_code for _ in range(8)]
        assert statuses == [200] * 6 + [429] * 2
        address = f"/api/matches/{made[0].json()['match']}/live"
        with client.websocket_connect(address) as one, client.websocket_connect(address) as two:
            assert Player(two).hello()
            assert third_is_turned_away(client, address) == 4429
            watcher = Player(one)
            watcher.hello()
            for _ in range(3):
                watcher.send(type="nonsense")
            answers = [watcher.until("ack")["reason"] for _ in range(3)]
            assert "Too many" in answers[-1]


def third_is_turned_away(client: TestClient[Any], address: str) -> int:
    with client.websocket_connect(address) as third, pytest.raises(WebSocketDisconnect) as closed:
        third.receive_text(timeout=5)
    return closed.value.code
