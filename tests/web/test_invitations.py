"""Invitations are good once, tokens can be changed, sessions end."""

from __future__ import annotations

import time
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from escarmouche.web import people
from escarmouche.web import seating as seats
from escarmouche.web.store import IDLE
from web.seating import new_match, seated
from web.test_accounts import signed

ENOUGH = "correct horse"


def invited(client: TestClient[Any]) -> tuple[dict[str, Any], str]:
    match = new_match(client, invite=["blue"])
    assert set(match["tokens"]) == {"red"}
    return match, f"/api/matches/{match['match']}"


def test_whoever_makes_a_match_holds_only_their_own_seat(client: TestClient[Any]) -> None:
    match, place = invited(client)
    code = match["invitations"]["blue"]
    assert client.get(place, headers=signed(code)).status_code == 401, "an invitation is no seat"
    token = client.post(f"{place}/join", json={"code": code}).json()["tokens"]["blue"]
    assert client.get(place, headers=signed(token)).json()["you"] == ["blue"]


def test_an_invitation_is_good_once(client: TestClient[Any]) -> None:
    match, place = invited(client)
    joining = {"code": match["invitations"]["blue"]}
    other = new_match(client)
    assert client.post(f"/api/matches/{other['match']}/join", json=joining).status_code == 401, "of another match"
    assert client.post(f"{place}/join", json=joining).status_code == 200
    told = client.post(f"{place}/join?lang=fr", json=joining)
    assert (told.status_code, told.json()["reason"]) == (401, "invitation-used")
    assert "déjà servi" in told.json()["message"]


def test_an_invitation_grows_old(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    match, place = invited(client)
    monkeypatch.setattr(seats, "GOOD_FOR", -1.0)
    assert client.post(f"{place}/join", json={"code": match["invitations"]["blue"]}).status_code == 401


def test_an_invitation_can_be_written_again_until_somebody_sits_there(client: TestClient[Any]) -> None:
    match, place = invited(client)
    mine = signed(match["tokens"]["red"])
    assert client.post(f"{place}/invite", json={"seat": "blue"}).status_code == 401
    again = client.post(f"{place}/invite", json={"seat": "blue"}, headers=mine).json()["code"]
    assert client.post(f"{place}/join", json={"code": match["invitations"]["blue"]}).status_code == 401
    assert client.post(f"{place}/join", json={"code": again}).status_code == 200
    for seat in ("blue", "red", "green"):
        assert client.post(f"{place}/invite", json={"seat": seat}, headers=mine).status_code == 409


def test_a_link_that_went_astray_is_changed(client: TestClient[Any]) -> None:
    match = new_match(client)
    place, mine = f"/api/matches/{match['match']}", signed(match["tokens"]["red"])
    with seated(client, match, "red") as thief:
        thief.hello()
        token = client.post(f"{place}/tokens", headers=mine).json()["tokens"]["red"]
        with pytest.raises(WebSocketDisconnect) as closed:
            thief.until("goodbye")
    assert closed.value.code == 4401
    assert client.get(place, headers=mine).status_code == 401
    assert client.get(place, headers=signed(token)).json()["you"] == ["red"]
    assert client.post(f"{place}/tokens").status_code == 401


def test_a_session_ends_when_nobody_uses_it(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    token = client.post("/api/accounts", json={"name": "Denise", "password": ENOUGH}).json()["token"]
    then = time.time()
    for days, status in ((20, 200), (45, 200), (45 + 31, 401)):
        monkeypatch.setattr("escarmouche.web.people.time.time", lambda days=days: then + days * 86_400)
        assert client.get("/api/me", headers=signed(token)).status_code == status, days
    assert IDLE == 30 * 86_400


def test_one_signs_out_everywhere(client: TestClient[Any]) -> None:
    wish = {"name": "Édith", "password": ENOUGH}
    tokens = [client.post("/api/accounts", json=wish).json()["token"]]
    tokens += [client.post("/api/sessions", json=wish).json()["token"] for _ in range(2)]
    assert client.delete("/api/sessions/all", headers=signed(tokens[1])).status_code == 204
    assert {client.get("/api/me", headers=signed(token)).status_code for token in tokens} == {401}


def test_an_account_has_only_so_many_sessions(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "MOST_SESSIONS", 2)
    wish = {"name": "Fanny", "password": ENOUGH}
    tokens = [client.post("/api/accounts", json=wish).json()["token"]]
    tokens += [client.post("/api/sessions", json=wish).json()["token"] for _ in range(2)]
    assert [client.get("/api/me", headers=signed(token)).status_code for token in tokens] == [401, 200, 200]


@pytest.mark.parametrize("name", ["admin\n", "\nadmin", "ad\nmin", "admin\t", "admin "])
def test_a_name_is_one_plain_line(client: TestClient[Any], name: str) -> None:
    assert client.post("/api/accounts", json={"name": name, "password": ENOUGH}).status_code == 400


def test_new_tokens_end_what_others_claimed(client: TestClient[Any]) -> None:
    """Whoever made the match held both links for a while, and an account may have taken both seats."""
    made = new_match(client)
    names = [{"name": name, "password": "long enough"} for name in ("Odile", "Sylvain")]
    creator, other = (client.post("/api/accounts", json=one).json()["token"] for one in names)
    both = ",".join(made["tokens"].values())
    claim = {"match": made["match"]}
    client.post("/api/me/matches", json=claim, headers={"Authorization": f"Bearer {creator},{both}"})
    blue = made["tokens"]["blue"]
    client.post("/api/me/matches", json=claim, headers={"Authorization": f"Bearer {other},{blue}"})
    place = f"/api/matches/{made['match']}"
    client.post(f"{place}/tokens", headers={"Authorization": f"Bearer {other},{blue}"})
    assert client.get(place, headers={"Authorization": f"Bearer {creator}"}).json()["you"] == ["red"]
    assert client.get(place, headers={"Authorization": f"Bearer {other}"}).json()["you"] == ["blue"]
