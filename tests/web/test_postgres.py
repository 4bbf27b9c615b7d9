"""The same server on PostgreSQL: everything that is kept comes back, and nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy.exc import IntegrityError

from escarmouche.games import SYSTEMS
from escarmouche.telling.texts import Unusable
from escarmouche.web.app import application
from escarmouche.web.guards import NO_LIMITS
from escarmouche.web.matches import Move
from escarmouche.web.schema_db import VERSION
from escarmouche.web.store import Turn
from escarmouche.web.store_postgres import PostgresStore
from escarmouche.web.stores import store_for
from web.killing import killed_and_back
from web.postgres import programs, running
from web.seating import new_match, seated, served
from web.test_accounts import signed

if programs() is None:
    warnings.warn("NOT TESTED: PostgreSQL is not installed (apt install postgresql)", stacklevel=1)
    pytest.skip("PostgreSQL is not installed: apt install postgresql", allow_module_level=True)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with running() as found:
        yield found


@pytest.fixture
def server(address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Any]]:
    monkeypatch.setitem(SYSTEMS, "toy", "toy:SYSTEM")
    with TestClient(application(address, limits=NO_LIMITS, folder=tmp_path)) as client:
        yield client


def test_what_is_kept_comes_back(server: TestClient[Any]) -> None:
    """A match, an order, an account with its seats and lists, an invitation."""
    assert server.get("/ready").status_code == 200
    match = new_match(server, invite=["blue"], terms={"seconds": 86_400, "each": True})
    blue = server.post(f"/api/matches/{match['match']}/join", json={"code": match["invitations"]["blue"]}).json()
    match["tokens"] |= blue["tokens"]
    with seated(server, match, "red") as red:
        red.hello()
        for spot in ([2, 2], [2, 5]):
            assert red.answer(spot)["status"] == "done"
            red.catch_up()
    orders = {"seat": "red", "orders": [{"key": "bid", "answers": [1]}]}
    place, mine = f"/api/matches/{match['match']}", signed(match["tokens"]["red"])
    assert server.post(f"{place}/orders", json=orders, headers=mine).status_code == 200
    session = server.post("/api/accounts", json={"name": "Aline", "password": "long enough"}).json()["token"]
    assert server.post("/api/accounts", json={"name": "Aline", "password": "long enough"}).status_code == 409
    both = signed(f"{session},{match['tokens']['red']}")
    for _ in range(2):
        assert server.post("/api/me/matches", json={"match": match["match"]}, headers=both).status_code == 200
    before = server.get(place, headers=mine).json()
    server.app.state.hub.tables.clear()
    after = server.get(place, headers=mine).json()
    assert {**after, "clocks": 0, "since": 0} == {**before, "clocks": 0, "since": 0}
    assert server.get(f"{place}/orders", headers=mine).json()["orders"]["red"][0]["key"] == "bid"
    (kept,) = server.get("/api/me", headers=signed(session)).json()["matches"]
    assert (kept["match"], kept["seats"], kept["over"]) == (match["match"], ["red"], False)
    assert kept["due"] > 0
    code = server.post("/api/games/evenor/lists/build", json={}).json()["code"]
    for name in ("mine", "mine"):
        told = server.post("/api/me/lists", json={"name": name, "code": code}, headers=signed(session)).json()
    assert [one["code"] for one in told["lists"]] == [code]


def test_one_answer_a_version_whoever_writes(server: TestClient[Any], address: str) -> None:
    """Two processes that both think a match is theirs: the second write fails, the others of its lot do not."""
    match = new_match(server)["match"]

    async def scene() -> None:
        one, two = PostgresStore(address), PostgresStore(address)
        for store in (one, two):
            await store.open()
        first = max([move.version async for move in moves(one, match)], default=-1) + 1
        await one.append(match, "a", Move(first, "red", 1), Turn(("blue",)))
        late = two.append(match, "b", Move(first, "red", 2), Turn(("blue",)))
        fine = two.append(match, "c", Move(first + 1, "blue", 2), Turn(("red",)))
        with pytest.raises(IntegrityError):
            await late
        await fine
        for store in (one, two):
            await store.close()

    asyncio.run(scene())


async def moves(store: PostgresStore, match: str) -> Any:
    kept = await store.load(match)
    assert kept
    for _, move in kept.moves:
        yield move


def test_a_database_of_a_later_format_is_left_alone(address: str) -> None:
    async def scene() -> None:
        store = store_for(address)
        await store.open()
        later = f"UPDATE format SET version = {VERSION + 1}"
        await store.write(lambda connection: connection.exec_driver_sql(later))
        other = store_for(address)
        with pytest.raises(Unusable):
            await other.open()
        await other.close()
        await store.write(lambda connection: connection.exec_driver_sql(f"UPDATE format SET version = {VERSION}"))
        await store.close()

    asyncio.run(scene())


def test_a_server_that_is_killed_keeps_what_it_acknowledged(address: str, tmp_path: Path) -> None:
    """`tools/killtest --database …` kills more."""
    with served(tmp_path / "none.sqlite", "--database", address) as server:
        survived = killed_and_back(server, games=3, kills=1, seed="postgres")
    assert survived.acknowledged > 0
    assert survived.lost == 0
    assert not (tmp_path / "none.sqlite").exists()
