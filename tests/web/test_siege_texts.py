"""Short texts that would cost much, be kept for ever, or not be kept at all."""

from __future__ import annotations

import base64
import time
import zlib
from typing import Any

import pytest
from litestar.testing import TestClient

from escarmouche.cards.lists import _checksum
from escarmouche.core.seating import side_of
from escarmouche.web import people
from escarmouche.web.games import READY
from web.seating import new_match
from web.test_accounts import signed
from web.test_siege import HELD


def bomb() -> str:
    """A code of another program: a thousand letters that hold a hundred thousand lists."""
    pressed = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    data = pressed.compress(b'{"a":[' + b",".join([b"[]"] * 300_000) + b"]}") + pressed.flush()
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


@pytest.fixture(scope="module")
def member(client: TestClient[Any]) -> dict[str, str]:
    account = client.post("/api/accounts", json={"name": "Mallory of the codes", "password": "long enough"})
    return signed(account.json()["token"])


@pytest.mark.parametrize("door", ["", "/pdf", "read", "keep"])
def test_a_code_that_swells_holds_nobody(client: TestClient[Any], member: dict[str, str], door: str) -> None:
    code = bomb()
    assert len(code) < 2_000

    def ask() -> Any:
        if door == "read":
            return client.post("/api/lists/read", json={"code": code})
        if door == "keep":
            return client.post("/api/me/lists", json={"name": "bomb", "code": code}, headers=member)
        return client.get(f"/api/lists/{code}{door}")

    ask()  # the worker is there now, and so are the words
    time.sleep(0.1)
    client.app.state.pulse.reset()
    assert ask().status_code in (400, 404)
    assert client.app.state.pulse.held < HELD


def test_a_number_in_a_code_is_short(client: TestClient[Any], member: dict[str, str]) -> None:
    payload = b"\xff" * 9_000 + b"\x01"
    body = base64.urlsafe_b64encode(payload + _checksum("evenor", payload)).decode().rstrip("=")
    assert client.get(f"/api/lists/evenor1-{body}").status_code < 500
    assert client.get(f"/api/lists/evenor1-{body}/pdf").status_code < 500


def test_an_account_keeps_only_so_many_letters(
    client: TestClient[Any], member: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code = client.post("/api/games/evenor/lists/build", json={"seed": "a"}).json()["code"]
    monkeypatch.setattr(people, "MOST_LETTERS", 2 * len(code))

    def keep(name: str, lang: str = "en") -> Any:
        return client.post(f"/api/me/lists?lang={lang}", json={"name": name, "code": code}, headers=member)

    assert [keep(name).status_code for name in ("one", "two", "two")] == [200, 200, 200], (
        "the same one again is no more"
    )
    told = keep("three", "fr")
    assert (told.status_code, told.json()["reason"]) == (409, "lists-too-many")
    assert "oubliez" in told.json()["message"]
    assert client.delete("/api/me/lists/one", headers=member).status_code == 204
    assert keep("three").status_code == 200


def test_rules_that_there_are_not_are_not_remembered(client: TestClient[Any]) -> None:
    place = "/api/games/evenor/rules/{}/example"
    assert client.get(place.format("EV-MEL-01")).status_code == 200
    known = len(READY._known)
    for number in range(20):
        assert client.get(place.format(f"{'X' * 200}{number}")).json() is None
    assert len(READY._known) == known


def test_texts_with_a_hole_are_refused_before_anything_is_done(client: TestClient[Any], member: dict[str, str]) -> None:
    """A database may not take them: PostgreSQL does not."""
    match = new_match(client)
    place, mine = f"/api/matches/{match['match']}", signed(match["tokens"]["red"])
    order = {"type": "answer", "id": "a\0b", "version": 0, "seat": "red", "answer": [2, 2]}
    for path, body, headers in (
        (f"{place}/commands", order, mine),
        (f"{place}/notes", {"seat": "red", "text": "a\0b"}, mine),
        ("/api/me/lists", {"name": "a\0b", "code": "evenor1-AAAA"}, member),
        ("/api/me/matches", {"match": "a\0b"}, member),
        ("/api/me/address", {"address": "a\0@b.example"}, member),
    ):
        told = client.post(path, json=body, headers=headers)
        assert (told.status_code, told.json()["reason"]) == (400, "wrong-request"), path
    notes = {"seat": "red", "text": "two\nlines\n"}
    assert client.post(f"{place}/notes", json=notes, headers=mine).json() == notes


def test_the_name_of_a_seat_is_short(client: TestClient[Any]) -> None:
    known = side_of.cache_info().currsize
    wish = {"game": "toy", "chairs": {"red" * 5_000: {"kind": "human"}, "blue": {"kind": "human"}}}
    told = client.post("/api/matches", json=wish)
    assert (told.status_code, told.json()["reason"]) == (400, "wrong-seats")
    assert side_of.cache_info().currsize == known


@pytest.mark.parametrize("body", [b'{"code": "\xed\xa0\x80"}', b'{"code": "\xff"}', b'"\xed\xa0\x80', b"\xff\xfe"])
def test_half_a_letter_is_no_mistake_of_ours(client: TestClient[Any], body: bytes) -> None:
    for door in ("/api/sessions", "/api/lists/read", f"/api/matches/{new_match(client)['match']}/join"):
        told = client.post(door, content=body, headers={"Content-Type": "application/json"})
        assert (told.status_code, told.json()["reason"]) == (400, "wrong-request"), door
