"""The doors: who may ask for what from where, and lines that dawdle, flood or never read."""

from __future__ import annotations

import asyncio
import logging
import socket
import stat
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from escarmouche.cli.serve import KEY, command, is_free, names_of, operators_key
from escarmouche.telling.texts import Unusable
from escarmouche.web import logs
from escarmouche.web.guards import Doors, Limits, Lines, is_operator, name_of
from escarmouche.web.guests import MOST_BYTES, TOO_SLOW, Guest
from escarmouche.web.store_sqlite import make_private
from escarmouche.web.updates import Gap, update
from web.seating import PEOPLE, new_match, seated

WISH = {"game": "evenor", "chairs": PEOPLE}


# -------------------------------------------------------------- who asks


def test_only_json_of_our_own_pages_changes_anything(client: TestClient[Any]) -> None:
    def status(body: bytes = b"{}", **headers: str) -> int:
        told = {name.replace("_", "-"): value for name, value in headers.items()}
        return client.post("/api/lab", content=body, headers=told).status_code

    assert status(content_type="text/plain") == 415
    assert status(content_type="application/json", origin="http://elsewhere.example") == 403
    assert status(content_type="application/json", origin="null") == 403
    assert status(content_type="application/json", sec_fetch_site="cross-site") == 403
    assert status(b"", origin="http://elsewhere.example") == 403
    assert status(content_type="application/json; charset=utf-8", origin="http://testserver.local") == 400


def test_the_fault_is_told_in_both_languages(client: TestClient[Any]) -> None:
    there = {"content-type": "application/json", "origin": "http://elsewhere.example"}
    told = [client.post(f"/api/matches?lang={lang}", content=b"{}", headers=there).json() for lang in ("en", "fr")]
    assert [one["reason"] for one in told] == ["foreign-page"] * 2
    assert "another site" in told[0]["message"]
    assert "autre site" in told[1]["message"]


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("club.example:8000", True),
        ("CLUB.example.", True),
        ("192.168.1.7:8000", True),
        ("[::1]:8000", True),
        ("localhost", True),
        ("evil.example", False),
        ("club.example.evil.example", False),
        ("", False),
    ],
)
def test_a_server_goes_by_its_names(host: str, known: bool) -> None:
    assert Doors(hosts=names_of("0.0.0.0", ["Club.example"])).known(host) is known
    assert Doors().known(host)


def test_a_page_that_leads_its_name_here_opens_no_socket(client: TestClient[Any], monkeypatch: Any) -> None:
    """Its origin and the name it calls us by are the same; neither is ours."""
    monkeypatch.setattr(client.app.state, "doors", Doors(hosts=names_of("127.0.0.1", [])))
    match = new_match(client)
    foreign = {"host": "evil.example:8000", "origin": "http://evil.example:8000"}
    ours = {"host": "localhost:8000", "origin": "http://localhost:8000"}
    place = f"/api/matches/{match['match']}/live"
    with client.websocket_connect(place, headers=foreign) as line, pytest.raises(WebSocketDisconnect) as closed:
        line.receive_text(timeout=10)
    assert closed.value.code == 4403
    with client.websocket_connect(place, headers=ours) as line:
        line.send_text('{"type":"hello"}')
        assert "update" in line.receive_text(timeout=10)


@pytest.mark.parametrize("origin", ["http://[", "http://]:x", "://", "http://testserver.local@evil.example", ""])
def test_a_twisted_origin_is_foreign(client: TestClient[Any], origin: str) -> None:
    assert client.post("/api/matches", json=WISH, headers={"origin": origin}).status_code == 403


def test_no_file_has_such_a_name(client: TestClient[Any]) -> None:
    for path in ("/assets/" + "a" * 300, "/icons/" + "a" * 5_000, "/assets/%00", "/assets/..%2fapp.py"):
        assert client.get(path).status_code == 404


def test_a_name_with_a_hole_in_it_is_no_match(client: TestClient[Any]) -> None:
    assert client.get("/api/matches/a%00b").status_code == 404


def test_sockets_that_are_opened_again_and_again_are_counted(tmp_path: Path) -> None:
    lines = Lines(Limits(all_messages=0.001, all_messages_burst=10.0))
    opened = []
    for _ in range(5):
        opened.append(lines.begin("a"))
        lines.end("a")
    assert opened == [True, True, True, False, False]
    assert lines.begin("b")


@pytest.mark.parametrize(
    ("host", "name"), [("a.b:80", "a.b"), ("[::1]:8000", "::1"), ("[::1]", "::1"), ("A.b.", "a.b"), ("a:b", "a:b")]
)
def test_the_name_of_a_host(host: str, name: str) -> None:
    assert name_of(host) == name


def asked(address: str, **headers: str) -> Any:
    return {"client": (address, 1), "headers": [(name.encode(), value.encode()) for name, value in headers.items()]}


def test_who_shows_the_key_keeps_the_server_and_nobody_else() -> None:
    """A proxy on the same machine that names neither itself nor whom it speaks for looks like the machine itself."""
    kept = Doors(key="a-key-drawn-at-start")
    assert not is_operator(asked("127.0.0.1", host="localhost:8000"), kept)
    assert not is_operator(asked("::1", host="[::1]:8000"), kept)
    assert not is_operator(asked("127.0.0.1", operator="another-key-than-that"), kept)
    assert not is_operator(asked("127.0.0.1", operator="cl\u00e9"), kept)
    assert not is_operator(asked("127.0.0.1", operator=""), Doors())
    assert is_operator(asked("192.168.1.7", operator="a-key-drawn-at-start"), kept)


def test_a_key_is_long_and_another_at_every_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(KEY, raising=False)
    assert operators_key() != operators_key()
    monkeypatch.setenv(KEY, "of-the-environment")
    assert operators_key() == "of-the-environment"
    monkeypatch.setenv(KEY, "secret")
    with pytest.raises(Unusable, match="16 letters"):
        operators_key()


# -------------------------------------------------------------- lines


def test_an_outbox_is_bounded_in_bytes() -> None:
    async def scene() -> None:
        guest = Guest((), "en")
        guest.post("x" * (3 * MOST_BYTES))
        assert not guest.closing, "one message is always taken"
        guest.post("y")
        assert guest.closing == TOO_SLOW
        sent: list[str] = []

        async def send(text: str) -> None:
            sent.append(text)

        assert await guest.deliver(send) == TOO_SLOW
        assert sent == []

    asyncio.run(scene())


def test_a_line_that_takes_nothing_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("escarmouche.web.guests.PATIENCE", 0.05)

    async def scene() -> None:
        guest = Guest((), "en")
        guest.post("hello")

        async def send(_: str) -> None:
            await asyncio.sleep(60)

        assert await asyncio.wait_for(guest.deliver(send), 5) == TOO_SLOW

    asyncio.run(scene())


def test_what_all_sockets_of_an_address_say_is_weighed_together() -> None:
    lines = Lines(Limits(sockets=2, all_messages=0.001, all_messages_burst=20))
    assert [lines.begin("a") for _ in range(3)] == [True, True, False]
    for _ in range(3):
        lines.end("a")
    assert lines.begin("a")
    assert lines.take("a")
    lines.weigh("a", 20)
    assert not lines.take("a")
    assert lines.take("b")


def test_hellos_are_merged_and_full_updates_told_once(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    def counted(gap: Gap) -> Any:
        made.append(gap.since)
        return update(gap)

    monkeypatch.setattr("escarmouche.web.showing.update", counted)
    match = new_match(client)
    with seated(client, match) as one, seated(client, match) as two:
        assert one.hello()["since"] == -1
        two.hello()
        one.hello()
        one.hello()
    assert made.count(-1) == 1


def test_a_flooder_is_cut_off(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("escarmouche.web.live.MOST_REFUSED", 5)
    monkeypatch.setattr(client.app.state.lines, "_limits", Limits(messages=0.001, messages_burst=2))
    match = new_match(client)
    with seated(client, match) as flooder:
        for _ in range(12):
            flooder.send(type="hello")
        with pytest.raises(WebSocketDisconnect) as closed:
            flooder.until("goodbye")
    assert closed.value.code == 4429


# -------------------------------------------------------------- files


def test_files_are_for_their_owner_alone(tmp_path: Path) -> None:
    database, log = tmp_path / "m.sqlite", tmp_path / "log"
    database.touch(mode=0o644)
    database.chmod(0o644)
    make_private(str(database))
    logs.kept_in(log).close()
    assert {stat.S_IMODE(file.stat().st_mode) for file in (database, log)} == {0o600}


def test_a_log_that_is_full_is_put_aside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(logs, "LARGEST", 200)
    monkeypatch.setattr(logs, "KEPT", 2)
    handler = logs.kept_in(tmp_path / "log")
    for number in range(50):
        handler.emit(logging.makeLogRecord({"msg": f"line {number} " + "x" * 40}))
    handler.close()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["log", "log.1", "log.2"]


@pytest.mark.parametrize(("lang", "word"), [("en", "is taken"), ("fr", "est pris")])
def test_a_busy_port_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, word: str) -> None:
    with socket.socket() as busy:
        busy.bind(("127.0.0.1", 0))
        busy.listen()
        port = busy.getsockname()[1]
        assert not is_free("127.0.0.1", port)
        assert command(data=tmp_path / "m.sqlite", port=port, no_browser=True, lang=lang) == 1
    told = capsys.readouterr().err
    assert word in told
    assert "--port" in told


def test_whoever_hangs_up_in_the_middle_is_no_mistake_of_ours(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    noted: list[str] = []
    monkeypatch.setattr("escarmouche.web.logs.failure", lambda event, *_, **facts: noted.append(event))
    headers = [(b"host", b"localhost"), (b"content-type", b"application/json"), (b"content-length", b"20")]
    scope = {"type": "http", "method": "POST", "path": "/api/matches", "raw_path": b"/api/matches", "headers": headers}
    scope |= {"query_string": b"", "client": ("127.0.0.1", 1), "server": ("localhost", 80), "scheme": "http"}
    heard = iter([{"type": "http.request", "body": b"abc", "more_body": True}, {"type": "http.disconnect"}])
    said: list[Any] = []

    async def scene() -> None:
        async def receive() -> Any:
            return next(heard)

        async def send(message: Any) -> None:
            said.append(message)

        await client.app({**scope, "http_version": "1.1", "asgi": {"version": "3.0"}, "state": {}}, receive, send)

    client.blocking_portal.call(scene)
    assert said[0]["status"] == 400
    assert not noted


def test_nobody_on_the_way_keeps_what_is_for_one_alone(client: TestClient[Any]) -> None:
    match = new_match(client)
    place, mine = f"/api/matches/{match['match']}", {"Authorization": f"Bearer {match['tokens']['red']}"}
    for path in (place, f"{place}/notes", f"{place}/record", "/api/me", f"{place}/nothing"):
        assert client.get(path, headers=mine).headers["cache-control"] == "no-store", path
    assert "cache-control" not in client.get("/api/games").headers
