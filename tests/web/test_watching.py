"""Those who watch: found if the table wants it, behind if it wants that, by every door; and names in the seats."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.testing import TestClient

from web.seating import Message, new_match, seated
from web.test_accounts import signed

DELAY = 300.0


@pytest.fixture
def delayed(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> tuple[Message, list[float]]:
    now = [client.app.state.hub.now()]
    monkeypatch.setattr(client.app.state.hub, "now", lambda: now[0])
    return new_match(client, terms={"delay": DELAY}), now


def test_those_who_watch_are_behind_until_it_is_over(
    client: TestClient[Any], delayed: tuple[Message, list[float]]
) -> None:
    match, now = delayed
    with seated(client, match, "red") as red, seated(client, match) as watching:
        red.hello()
        assert watching.hello()["version"] == 0
        assert red.answer([2, 2])["status"] == "done"
        assert red.catch_up()["version"] == 1
        now[0] += 100
        red.answer([2, 5])
        watching.seat = "red"
        assert watching.catch_up()["version"] == 0
        now[0] += DELAY - 50
        while watching.now["version"] < 1:
            watching.until("update")
        assert watching.now["version"] == 1, "the first answer, not the second"
        assert len(watching.now["figures"]) == 1
        assert red.order("resign")["status"] == "done"
        while not watching.now["result"]:
            watching.until("update")


@pytest.mark.parametrize("door", ["", "/at/1", "/history", "/record", "/ruling?moment=1"])
def test_no_door_tells_more(client: TestClient[Any], delayed: tuple[Message, list[float]], door: str) -> None:
    match, now = delayed
    place = f"/api/matches/{match['match']}{door}"
    before = client.get(place)
    with seated(client, match, "red") as red:
        red.hello()
        assert red.answer([2, 2])["status"] == "done"
    for _ in range(2):
        after = client.get(place)
        assert after.status_code == before.status_code
        assert after.text.replace('"here":true', '"here":false') == before.text
        client.app.state.hub.tables.clear()  # and after a restart
    assert client.get(place, headers=signed(match["tokens"]["red"])).text != before.text
    fork = {"moment": 1, "chairs": {"red": {}, "blue": {}}}
    assert client.post(f"/api/matches/{match['match']}/fork", json=fork).status_code in (404, 409)
    now[0] += DELAY + 1
    assert client.get(place).text != before.text


def test_only_what_wants_to_be_watched_is_listed(client: TestClient[Any]) -> None:
    chairs = {"red": {"kind": "human", "name": "Aline"}, "blue": {"kind": "bot", "level": "easy"}}
    listed, hidden = new_match(client, chairs, terms={"listed": True}), new_match(client)
    found = {one["match"]: one for one in client.get("/api/watch").json()}
    assert hidden["match"] not in found
    assert found[listed["match"]] == {
        "match": listed["match"],
        "game": "toy",
        "names": {"red": "Aline", "blue": "easy"},
    }, "nothing tells when it changed: those who watch may be behind"
    with seated(client, listed, "red") as red:
        red.hello()
        red.order("resign")
    assert listed["match"] not in {one["match"] for one in client.get("/api/watch").json()}


def test_people_have_names(client: TestClient[Any]) -> None:
    chairs = {"red": {"kind": "human", "name": "Aline"}, "blue": {"kind": "human"}}
    match = new_match(client, chairs, invite=["blue"])
    place, mine = f"/api/matches/{match['match']}", signed(match["tokens"]["red"])
    client.post(f"{place}/join", json={"code": match["invitations"]["blue"], "name": "Bruno"})

    def names() -> list[str]:
        return [seat["name"] for seat in client.get(place).json()["seats"]]

    assert names() == ["Aline", "Bruno"]
    assert client.post(f"{place}/name", json={"name": "Alix"}).status_code == 401
    assert client.post(f"{place}/name", json={"name": "Alix"}, headers=mine).status_code == 200
    with seated(client, match) as watching:
        assert [seat["name"] for seat in watching.hello()["seats"]] == ["Alix", "Bruno"]
    client.post(f"{place}/name", json={"name": "Alice"}, headers=mine)
    with seated(client, match) as watching:
        seen = [seat["name"] for seat in watching.hello()["seats"]]
        assert seen == ["Alice", "Bruno"], "also where the same was told before"
    client.post(f"{place}/name", json={"name": "Alix"}, headers=mine)
    client.app.state.hub.tables.clear()
    assert names() == ["Alix", "Bruno"]
    for wrong in ("x" * 41, "a\nb", "<b>", " "):
        told = client.post(f"{place}/name", json={"name": wrong}, headers=mine)
        assert told.json()["reason"] == "wrong-nickname"
