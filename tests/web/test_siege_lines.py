"""Who has lost a seat has lost it on every line, and who watches from behind hears of nothing by waiting for it."""

from __future__ import annotations

import asyncio
import time
from types import SimpleNamespace
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from escarmouche.web import live
from escarmouche.web.guests import LOST, NOBODY
from escarmouche.web.room import FORGOTTEN
from web.seating import Message, Player, new_match, seated
from web.test_accounts import signed


def refused_with(line: Any) -> int:
    """Why the server hangs up, after all that was said before."""
    try:
        while True:
            line.receive_text(timeout=10)
    except WebSocketDisconnect as closed:
        return closed.code


def until_here(client: TestClient[Any], made: Message, lines: int) -> None:
    """Until so many sockets are there, though they say nothing."""
    deadline = time.monotonic() + 10
    while len(client.app.state.hub.tables[made["match"]].lines) != lines:
        assert time.monotonic() < deadline
        time.sleep(0.01)


@pytest.mark.parametrize(
    ("door", "wish", "code"), [("tokens", {}, NOBODY), ("chairs", {"seat": "red", "kind": "human"}, LOST)]
)
@pytest.mark.parametrize("greeted", [False, True])
def test_a_seat_is_lost_with_its_token_also_by_who_has_not_said_hello(
    client: TestClient[Any], door: str, wish: Message, code: int, greeted: bool
) -> None:
    made = new_match(client)
    with seated(client, made, "red") as thief, seated(client, made, "blue") as other:
        other.hello()
        if greeted:
            thief.hello()
        until_here(client, made, 2)
        place = f"/api/matches/{made['match']}/{door}"
        assert client.post(place, json=wish, headers=signed(made["tokens"]["red"])).status_code == 200
        thief.send(type="answer", id="late", version=0, seat="red", answer=[2, 2])
        assert refused_with(thief.line) == code
        assert client.app.state.hub.tables[made["match"]].match.version == 0
        assert other.hello()["version"] == 0, "the others stay"


def test_a_seat_lost_while_somebody_comes_in_is_not_theirs(monkeypatch: pytest.MonkeyPatch) -> None:
    table, told = SimpleNamespace(id="m", revoked=0), [("red",), ()]

    async def seats_of(*_: Any) -> tuple[str, ...]:
        if len(told) == 2:
            table.revoked += 1
        return told.pop(0)

    async def sessions_of(_: Any) -> set[str]:
        return set()

    monkeypatch.setattr(live, "seats_of", seats_of)
    hub: Any = SimpleNamespace(store=SimpleNamespace(sessions_of=sessions_of))
    socket: Any = SimpleNamespace(headers={}, query_params={"token": "one"})
    assert asyncio.run(live.seated(hub, table, socket)) == ((), ())  # type: ignore[arg-type]


def test_who_signs_out_sits_nowhere(client: TestClient[Any]) -> None:
    hub = client.app.state.hub
    wish = {"name": "Sylvain", "password": "correct horse"}
    mine, other = client.post("/api/accounts", json=wish).json(), client.post("/api/sessions", json=wish).json()
    made = new_match(client)
    both = signed(f"{mine['token']},{made['tokens']['red']}")
    assert client.post("/api/me/matches", json={"match": made["match"]}, headers=both).status_code == 200
    place = f"/api/matches/{made['match']}/live?token="
    with (
        client.websocket_connect(place + mine["token"]) as left,
        client.websocket_connect(place + other["token"]) as stays,
        seated(client, made, "blue") as blue,
    ):
        for player in (Player(left, "red"), Player(stays, "red"), blue):
            assert player.hello()["you"] == [player.seat]
        assert client.delete("/api/sessions", headers=signed(mine["token"])).status_code == 204
        client.blocking_portal.call(hub.look_at_sessions)
        assert refused_with(left) == NOBODY
        client.blocking_portal.call(hub.look_at_sessions)
        assert Player(stays, "red").hello()["you"] == ["red"]
        assert client.delete("/api/sessions/all", headers=signed(other["token"])).status_code == 204
        client.blocking_portal.call(hub.look_at_sessions)
        assert refused_with(stays) == NOBODY
        assert blue.hello()["you"] == ["blue"], "a seat's own token is no session"


def test_a_table_with_a_silent_line_is_not_let_go_of(client: TestClient[Any]) -> None:
    """It would be played twice: by who comes, and by that line."""
    hub, made = client.app.state.hub, new_match(client)
    with seated(client, made, "red") as red:
        until_here(client, made, 1)
        table = hub.tables[made["match"]]
        hub.release(table.used + FORGOTTEN + 1)
        assert hub.tables[made["match"]] is table
        assert red.hello()["version"] == 0
    until_here(client, made, 0)


@pytest.fixture
def behind(client: TestClient[Any]) -> Message:
    made = new_match(client, terms={"delay": 300})
    with seated(client, made, "red") as red:
        red.hello()
        assert red.answer([2, 2])["status"] == "done"
    return made


def test_advice_tells_those_behind_no_version(client: TestClient[Any], behind: Message) -> None:
    place = f"/api/matches/{behind['match']}/hints"
    told = [client.post(place, json={"version": version}).json() for version in (0, 1)]
    assert told[0]["reason"] == "nothing-asked", "at the version they see"
    assert told[1]["stale"]


@pytest.mark.parametrize("door", ["", "/history", "/record", "/ending", "/rematch", "/luck"])
def test_those_behind_do_not_wait_for_an_answer_they_will_see_later(
    client: TestClient[Any], behind: Message, door: str
) -> None:
    hub, place = client.app.state.hub, f"/api/matches/{behind['match']}"
    lock = hub.tables[behind["match"]].lock
    order = {"type": "answer", "id": "one", "version": 0, "seat": "red", "answer": [2, 2]}
    client.blocking_portal.call(lock.acquire)
    try:
        with seated(client, behind) as watching:
            assert watching.hello()["version"] == 0
            watching.send(**order)
            assert watching.until("ack")["status"] == "refused"
        assert client.get(f"{place}{door}", timeout=10).status_code in (200, 409)
        assert client.post(f"{place}/commands", json=order).json()["version"] == 0
    finally:
        client.blocking_portal.call(release, lock)


async def release(lock: asyncio.Lock) -> None:
    lock.release()
