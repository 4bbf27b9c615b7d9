"""Letters, sent to a mail server of the test's own: a code first, then whose turn it is, and nothing to strangers."""

from __future__ import annotations

import re
import socketserver
import threading
import time
from collections.abc import Iterator
from email import message_from_bytes
from email.policy import default
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from escarmouche.games import SYSTEMS
from escarmouche.telling.texts import Unusable
from escarmouche.web import mail
from escarmouche.web.app import application
from escarmouche.web.guards import NO_LIMITS
from escarmouche.web.mail import Mailer, mailer_of
from web.seating import new_match, seated
from web.test_accounts import signed

CODED = (
    "=?utf-8?q?victim=40example.org=2Cme?=@c.de",
    "=?utf-8?b?dkB5Lm9yZyxi?=@c.de",
    "[@c.de",
    "a@..de",
    "\u00e9@c.de",
)
"""Mail reads them as two, as another, or as none."""


class Letters(socketserver.ThreadingTCPServer):
    """A mail server that takes everything and keeps it."""

    allow_reuse_address = daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Line)
        self.kept: list[Any] = []

    def wait(self, count: int) -> Any:
        """The latest of so many letters."""
        deadline = time.monotonic() + 20
        while len(self.kept) < count:
            assert time.monotonic() < deadline, "no letter came"
            time.sleep(0.02)
        return self.kept[count - 1]


class Line(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        for order in self.rfile:
            word = order[:4].upper()
            if word == b"DATA":
                self.wfile.write(b"354 go on\r\n")
                lines = []
                while (line := self.rfile.readline()) != b".\r\n":
                    lines.append(line)
                assert isinstance(self.server, Letters)
                self.server.kept.append(message_from_bytes(b"".join(lines), policy=default))
            self.wfile.write(b"221 bye\r\n" if word == b"QUIT" else b"250 fine\r\n")
            if word == b"QUIT":
                return


@pytest.fixture
def letters() -> Iterator[Letters]:
    with Letters() as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


@pytest.fixture
def client(letters: Letters, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient[Any]]:
    monkeypatch.setitem(SYSTEMS, "toy", "toy:SYSTEM")
    monkeypatch.setattr(mail, "PAUSE", 0.05)
    port = letters.server_address[1]
    mailer = Mailer(server=f"smtp://127.0.0.1:{port}", sender="table@club.example", url="https://club.example")
    with TestClient(application(str(tmp_path / "m.sqlite"), limits=NO_LIMITS, mailer=mailer)) as made:
        yield made


def account(client: TestClient[Any], name: str) -> Any:
    wish = {"name": name, "password": "long enough"}
    return signed(client.post("/api/accounts", json=wish).json()["token"])


def written_to(client: TestClient[Any], letters: Letters, who: Any, address: str) -> None:
    count = len(letters.kept) + 1
    assert client.post("/api/me/address", json={"address": address}, headers=who).json()["sure"] is False
    found = re.search(
        r"code on the page of your account: (\S+)\.", letters.wait(count).get_content().replace("\n", " ")
    )
    assert found
    assert client.post("/api/me/address/sure", json={"code": "nonsense"}, headers=who).status_code == 401
    assert client.post("/api/me/address/sure", json={"code": found[1]}, headers=who).json()["sure"] is True


def test_whoever_is_awaited_and_absent_is_written_to(client: TestClient[Any], letters: Letters) -> None:
    red = account(client, "Rolande")
    written_to(client, letters, red, "rolande@example.org")
    match = new_match(client)
    tokens = f"{red['Authorization']},{match['tokens']['red']}"
    client.post("/api/me/matches", json={"match": match["match"]}, headers={"Authorization": tokens})
    with seated(client, match, "blue") as blue:
        blue.hello()
        letter = letters.wait(2)
    assert letter["To"] == "rolande@example.org"
    assert f"https://club.example/table/{match['match']}" in letter.get_content()
    assert match["tokens"]["red"] not in letter.as_string()
    (mine,) = client.get("/api/me", headers=red).json()["matches"]
    assert mine["asked"] == ["red"]
    with seated(client, match, "blue") as blue:
        blue.hello()
        time.sleep(0.3)
    assert len(letters.kept) == 2, "one letter for one question"
    assert client.delete("/api/me/address", headers=red).status_code == 204
    client.app.state.post._told.clear()
    with seated(client, match, "blue") as blue:
        blue.hello()
        time.sleep(0.3)
    assert len(letters.kept) == 2, "and none to who wants none"


def test_whoever_is_there_is_not_written_to(
    client: TestClient[Any], letters: Letters, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mail, "PAUSE", 1.0)
    red = account(client, "Rolande")
    written_to(client, letters, red, "rolande@example.org")
    match = new_match(client)
    tokens = f"{red['Authorization']},{match['tokens']['red']}"
    client.post("/api/me/matches", json={"match": match["match"]}, headers={"Authorization": tokens})
    with seated(client, match, "red") as player:
        player.hello()
        time.sleep(1.5)
    assert len(letters.kept) == 1


def test_nobody_has_letters_written_to_strangers(client: TestClient[Any], letters: Letters) -> None:
    one, two = account(client, "Un certain"), account(client, "Un autre")
    wish = {"address": "victim@example.org"}
    assert client.post("/api/me/address", json=wish, headers=one).status_code == 200
    assert client.post("/api/me/address", json=wish, headers=two).json()["reason"] == "mail-too-often"
    again = client.post("/api/me/address", json={"address": "other@example.org"}, headers=one)
    assert again.json()["reason"] == "mail-too-often"
    for wrong in ("a@b", "a b@c.de", "a@b.cd\nBcc: x@y.zz", "<a@b.cd>", "a@b.cd,e@f.gh", *CODED):
        assert client.post("/api/me/address", json={"address": wrong}, headers=two).status_code == 400
    assert client.post("/api/me/address", json=wish).status_code == 401
    assert len(letters.kept) == 1


def test_settings_are_said_in_full_or_not_at_all() -> None:
    whole = {
        "ESCARMOUCHE_SMTP": "smtp://mail.example:25",
        "ESCARMOUCHE_MAIL_FROM": "table@club.example",
        "ESCARMOUCHE_URL": "https://club.example/",
    }
    assert mailer_of({}) is None
    found = mailer_of(whole)
    assert found
    assert found.url == "https://club.example"
    for wrong in ({**whole, "ESCARMOUCHE_URL": ""}, {**whole, "ESCARMOUCHE_SMTP": "mail.example"}):
        with pytest.raises(Unusable):
            mailer_of(wrong)


def test_a_server_without_mail_says_so(tmp_path: Path) -> None:
    with TestClient(application(str(tmp_path / "m.sqlite"), limits=NO_LIMITS)) as bare:
        told = bare.post("/api/me/address", json={"address": "a@b.example"}, headers=account(bare, "Odile"))
        assert told.json()["reason"] == "no-mail"
