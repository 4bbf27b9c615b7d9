"""Accounts: optional, and matches and lists are found again."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy.dialects import sqlite

from escarmouche.web.people import latest_matches
from web.seating import PEOPLE, new_match

ANNA = {"name": "Anna", "password": "correct horse"}


def signed(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


@pytest.fixture(scope="module")
def token(client: TestClient[Any]) -> str:
    answer = client.post("/api/accounts", json=ANNA)
    assert answer.status_code == 201, answer.text
    made: str = answer.json()["token"]
    return made


def test_a_name_is_given_once(client: TestClient[Any], token: str) -> None:
    assert client.post("/api/accounts", json=ANNA).status_code == 409


@pytest.mark.parametrize("wrong", [{"name": "A"}, {"password": "short"}, {"name": "<b>"}, {"password": "x" * 201}])
def test_names_and_passwords_have_a_form(client: TestClient[Any], wrong: dict[str, str]) -> None:
    assert client.post("/api/accounts", json={**ANNA, **wrong}).status_code == 400


def test_signing_in_and_out(client: TestClient[Any], token: str) -> None:
    assert client.post("/api/sessions", json={**ANNA, "password": "wrong horse"}).status_code == 401
    assert client.post("/api/sessions", json={**ANNA, "name": "Nobody"}).status_code == 401
    session = client.post("/api/sessions", json=ANNA).json()["token"]
    assert client.get("/api/me", headers=signed(session)).json()["name"] == "Anna"
    assert client.delete("/api/sessions", headers=signed(session)).status_code == 204
    assert client.get("/api/me", headers=signed(session)).status_code == 401


def test_matches_belong_to_the_account(client: TestClient[Any], token: str) -> None:
    chairs = {**PEOPLE, "blue": {"kind": "bot", "level": "easy"}}
    made = client.post("/api/matches", json={"game": "toy", "chairs": chairs}, headers=signed(token)).json()
    seen = client.get(f"/api/matches/{made['match']}", headers=signed(token)).json()
    assert seen["you"] == ["red"]
    other = new_match(client)
    assert client.get(f"/api/matches/{other['match']}", headers=signed(token)).json()["you"] == []
    both = signed(f"{token},{other['tokens']['blue']}")
    mine = client.post("/api/me/matches", json={"match": other["match"]}, headers=both).json()
    assert {match["match"] for match in mine["matches"]} == {made["match"], other["match"]}
    assert client.get(f"/api/matches/{other['match']}", headers=signed(token)).json()["you"] == ["blue"]


def test_whoever_makes_a_match_for_two_does_not_get_the_seat_of_the_friend(client: TestClient[Any], token: str) -> None:
    made = client.post("/api/matches", json={"game": "toy", "chairs": PEOPLE}, headers=signed(token)).json()
    place = f"/api/matches/{made['match']}"
    assert client.get(place, headers=signed(token)).json()["you"] == []
    mine = signed(f"{token},{made['tokens']['red']}")
    assert client.post("/api/me/matches", json={"match": made["match"]}, headers=mine).status_code == 200
    assert client.get(place, headers=signed(token)).json()["you"] == ["red"]


def test_lists_are_kept(client: TestClient[Any], token: str) -> None:
    code = client.post("/api/games/evenor/lists/build", json={"seed": "a"}).json()["code"]
    wish = {"name": "Band", "code": code}
    kept = client.post("/api/me/lists", json=wish, headers=signed(token)).json()
    assert kept["lists"] == [{"name": "Band", "game": "evenor", "code": code}]
    assert client.post("/api/me/lists", json={**wish, "code": "nonsense"}, headers=signed(token)).status_code == 404
    assert client.post("/api/me/lists", json=wish).status_code == 401
    assert client.delete("/api/me/lists/Band", headers=signed(token)).status_code == 204
    assert client.get("/api/me", headers=signed(token)).json()["lists"] == []


def test_the_list_of_ones_games_looks_through_nothing_else(client: TestClient[Any]) -> None:
    """However many matches are stored: the plan of the database has no scan of matches or answers."""
    query = latest_matches(1, 100).compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
    with closing(sqlite3.connect(client.app.state.hub.store.path)) as connection:
        plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {query}")]
    assert not [step for step in plan if step in ("SCAN moves", "SCAN matches", "SCAN turns", "SCAN owners")], plan
