"""The lab works for the operator and for those signed in, within budgets; nothing it begins outlives the server."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

from escarmouche.web import lab
from escarmouche.web.studies import OWNER
from web.seating import served
from web.test_accounts import signed

WISH = {"game": "evenor", "bot": "random", "games": 200}


@pytest.fixture(scope="module")
def tokens(client: TestClient[Any]) -> list[str]:
    names = [{"name": name, "password": "long enough"} for name in ("Berthe", "Chloé")]
    return [client.post("/api/accounts", json=one).json()["token"] for one in names]


@pytest.mark.parametrize(
    "path", ["/api/lab", "/api/lab/first/stop", "/api/lab/first/go", "/api/lab/first/games/lists/0"]
)
def test_strangers_begin_and_stop_nothing(client: TestClient[Any], path: str) -> None:
    assert client.post(path, json=WISH).status_code == 401


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"games": 2_000}, "study-limit"),
        ({"bot": "search@1000000s"}, "study-bot"),
        ({"duels": 8}, "study-duels"),
    ],
)
def test_those_signed_in_have_budgets(
    client: TestClient[Any], tokens: list[str], wish: dict[str, Any], reason: str
) -> None:
    told = client.post("/api/lab", json={**WISH, **wish}, headers=signed(tokens[0]))
    assert (told.status_code, told.json()["reason"]) == (400, reason)


def test_a_study_is_its_owners(
    client: TestClient[Any], tokens: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(client.app.state.studies, "go", lambda name: None)
    study = client.post("/api/lab", json=WISH, headers=signed(tokens[0])).json()["id"]
    assert (client.app.state.studies.folder(study) / OWNER).read_text() == "account-1"
    stop = f"/api/lab/{study}/stop"
    assert client.post(stop, headers=signed(tokens[1])).json()["reason"] == "study-not-yours"
    assert client.post(stop, headers=signed(tokens[0])).status_code == 200
    monkeypatch.setattr(lab, "MEMBERS_STUDIES", 1)
    assert client.post("/api/lab", json=WISH, headers=signed(tokens[0])).json()["reason"] == "study-many"


def test_a_study_ends_with_its_server_even_if_that_is_killed(tmp_path: Path) -> None:
    with served(tmp_path / "m.sqlite") as server:
        wish = {**WISH, "games": 2_000}
        assert httpx.post(f"{server.address}/api/lab", json=wish, timeout=30).status_code == 401
        headers = {"Operator": server.key}
        assert httpx.post(f"{server.address}/api/lab", json=wish, headers=headers, timeout=30).status_code == 201
        group = study_under(server.process.pid)
        server.kill()
        deadline = time.monotonic() + 20
        while alive(group) and time.monotonic() < deadline:
            time.sleep(0.1)
        assert not alive(group)


def study_under(server: int) -> int:
    """The process group of the study that a server plays."""
    deadline = time.monotonic() + 30
    while time.monotonic() < deadline:
        for child in Path(f"/proc/{server}/task/{server}/children").read_text().split():
            if b"escarmouche.lab" in Path(f"/proc/{child}/cmdline").read_bytes():
                return int(child)
        time.sleep(0.1)
    raise TimeoutError("no study was begun")


def alive(group: int) -> bool:
    try:
        os.killpg(group, signal.SIG_DFL)
    except ProcessLookupError:
        return False
    return True
