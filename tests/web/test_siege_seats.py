"""Nobody comes to look where others sit; one table's trouble is not another's; no guest leads us elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import pytest
from litestar.testing import TestClient
from sqlalchemy import Connection, delete, insert
from websockets.uri import parse_uri

from escarmouche.web import reading, relay, tables
from escarmouche.web.guards import Doors
from escarmouche.web.guests import NOBODY
from escarmouche.web.leases import Place
from escarmouche.web.relay import PEER, Relay
from escarmouche.web.schema_db import OWNERS, SEATS
from escarmouche.web.store import hashed
from toy import ALLIED
from web.seating import Message, new_match
from web.test_accounts import signed

Writing = Callable[[Connection], Any]
HUMANS: Message = {seat: {"kind": "human"} for seat in ALLIED}


def refereed(client: TestClient[Any], chairs: Message = HUMANS) -> Message:
    """A table that red-1 made, and where blue followed an invitation."""
    people = [seat for seat, chair in chairs.items() if chair["kind"] == "human" and seat != "red-1"]
    made = new_match(client, chairs, game="crowd", invite=people)
    joined = client.post(f"/api/matches/{made['match']}/join", json={"code": made["invitations"]["blue"]})
    made["tokens"] |= joined.json()["tokens"]
    return made


def asked(client: TestClient[Any], made: Message, by: str, door: str, **wish: str) -> tuple[int, str]:
    place = f"/api/matches/{made['match']}/{door}"
    told = client.post(place, json=wish, headers=signed(made["tokens"][by]))
    return told.status_code, told.json().get("reason", "")


def test_an_invited_guest_takes_no_seat_that_waits_for_another(client: TestClient[Any]) -> None:
    """The referee's least of all, who sees everything; nor are the invitations of others made worthless."""
    made = refereed(client)
    for seat in ("referee", "red-2"):
        assert asked(client, made, "blue", "invite", seat=seat) == (409, "not-your-ally")
        assert asked(client, made, "blue", "chairs", seat=seat, kind="human") == (409, "not-your-ally")
    assert asked(client, made, "red-1", "invite", seat="red-2") == (200, "")
    assert asked(client, made, "red-1", "invite", seat="referee") == (200, ""), "whoever made the table may"
    client.app.state.hub.tables.clear()
    assert asked(client, made, "blue", "invite", seat="referee") == (409, "not-your-ally"), "and after a restart"


def test_nobody_looks_at_the_cards_of_people_from_the_seat_of_their_bot(client: TestClient[Any]) -> None:
    chairs = {**HUMANS, "red-2": {"kind": "bot", "level": "easy"}, "referee": {"kind": "bot", "level": "easy"}}
    made = refereed(client, chairs)
    for seat in ("red-2", "referee"):
        assert asked(client, made, "blue", "chairs", seat=seat, kind="human") == (409, "not-your-ally")
    assert asked(client, made, "red-1", "chairs", seat="referee", kind="human") == (409, "not-your-ally")
    assert asked(client, made, "red-1", "chairs", seat="red-2", kind="human") == (200, "")


def test_one_table_that_cannot_be_written_stops_no_clock_of_others(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    hub = client.app.state.hub
    broken, other = (new_match(client, terms={"seconds": 0.01}) for _ in range(2))
    append = hub.store.append

    def refusing(match: str, *given: Any) -> Any:
        if match == broken["match"]:
            raise OSError("no space left")
        return append(match, *given)

    later = hub.now() + 60
    monkeypatch.setattr(hub.store, "append", refusing)
    monkeypatch.setattr(hub, "now", lambda: later)
    client.blocking_portal.call(hub.look_at_clocks)
    assert hub.tables[other["match"]].match.ended.end == "time"
    assert broken["match"] not in hub.tables, "it comes back as it is on disk"


@pytest.mark.parametrize(
    "path", [b"%2Fapi%2Fmatches%2FREAL%2F@elsewhere.example/", b"/api/matches/REAL/live", b"//api/matches/REAL/live"]
)
def test_a_twisted_path_leads_to_no_other_server(monkeypatch: pytest.MonkeyPatch, path: bytes) -> None:
    """What is passed on carries the word by which processes know each other."""
    went: list[tuple[str, Any]] = []

    async def connect(place: str, additional_headers: Any, **more: Any) -> Any:
        went.append((place, additional_headers))
        raise LookupError

    class Leased:
        async def awake(self) -> None:
            pass

        async def holder(self, match: str) -> str | None:
            return "127.0.0.1:4711" if match == "REAL" else None

    class Inside:
        state = SimpleNamespace(leases=Leased())

        async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
            raise LookupError

    monkeypatch.setattr(relay, "connect", connect)
    scope = {
        "type": "websocket",
        "path": path.decode().replace("%2F", "/"),
        "raw_path": path,
        "query_string": b"token=one#two",
        "headers": [(b"host", b"127.0.0.1")],
        "client": ("127.0.0.1", 1),
    }

    async def passed() -> None:
        with pytest.raises(LookupError):
            await Relay(Inside(), Place("one", "127.0.0.1:1", "the word"), Doors())(scope, None, None)

    asyncio.run(passed())
    for place, headers in went:
        assert urlsplit(place).netloc == "127.0.0.1:4711"
        assert parse_uri(place).resource_name == "/api/matches/REAL/live?token=one%23two"
        assert (PEER.decode(), "the word") in headers
    assert bool(went) == (path == b"/api/matches/REAL/live")


# -------------------------------------------------------------- two at once


@pytest.fixture
def just_before(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> Callable[[Callable[[Connection], Any]], None]:
    """Has something written just before the next thing that the server writes, as when two ask at once."""
    store = client.app.state.hub.store
    write = store.write

    def quicker(work: Writing) -> None:
        def both(other: Any) -> Any:
            monkeypatch.setattr(store, "write", write)
            write(work)
            return write(other)

        monkeypatch.setattr(store, "write", both)

    return quicker


def renewed(match: str, seat: str) -> Writing:
    """The seat has another token from now on."""
    token = f"of-{match}"

    def change(connection: Connection) -> None:
        connection.execute(delete(SEATS).where(SEATS.c.match == match, SEATS.c.seat == seat))
        connection.execute(delete(OWNERS).where(OWNERS.c.match == match, OWNERS.c.seat == seat))
        connection.execute(insert(SEATS), {"token": hashed(token), "match": match, "seat": seat})

    return change


def test_nobody_is_invited_to_a_seat_that_is_taken_at_that_moment(client: TestClient[Any], just_before: Any) -> None:
    """Whoever made the match would sit down at the cards of their opponent."""
    made = new_match(client, invite=["blue"])
    just_before(renewed(made["match"], "blue"))
    assert asked(client, made, "red", "invite", seat="blue") == (409, "seat-taken")


def test_a_link_that_is_lost_at_that_moment_changes_nothing_itself(client: TestClient[Any], just_before: Any) -> None:
    made = new_match(client)
    just_before(renewed(made["match"], "red"))
    assert asked(client, made, "red", "tokens") == (401, "unknown-token")
    place = f"/api/matches/{made['match']}"
    assert client.get(place, headers=signed(f"of-{made['match']}")).json()["you"] == ["red"], "the owner's is good"


def test_no_account_keeps_a_seat_whose_link_is_changed_at_that_moment(
    client: TestClient[Any], just_before: Any
) -> None:
    made = new_match(client)
    person = client.post("/api/accounts", json={"name": "Quick", "password": "correct horse"}).json()["token"]
    just_before(renewed(made["match"], "red"))
    both = signed(f"{person},{made['tokens']['red']}")
    client.post("/api/me/matches", json={"match": made["match"]}, headers=both)
    assert client.get(f"/api/matches/{made['match']}", headers=signed(person)).json()["you"] == []


def test_a_seat_is_given_away_only_by_who_still_sits(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    made = new_match(client)
    table = client.app.state.hub.tables[made["match"]]
    found = reading.seats_of

    async def and_lost(*given: Any) -> Any:
        seats = await found(*given)
        table.cut(NOBODY, seats)
        return seats

    monkeypatch.setattr(tables, "seats_of", and_lost)
    assert asked(client, made, "red", "chairs", seat="red", kind="human") == (409, "not-at-the-table")
