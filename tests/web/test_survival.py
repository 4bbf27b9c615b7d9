"""What a server survives: a full disk, a file that cannot be written, a second server, copies made under play."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

from escarmouche.cli import main
from escarmouche.telling.texts import Unusable
from escarmouche.web import keeping
from escarmouche.web.app import application
from escarmouche.web.guards import NO_LIMITS
from escarmouche.web.guests import LOST
from escarmouche.web.keeping import Taken, backup, held, restore
from escarmouche.web.messages import Answer
from web.killing import Table
from web.seating import PEOPLE, Message, new_match, seated, served, some_answer
from web.test_hub import Reader, answering, laid

WISH = {"game": "evenor", "chairs": PEOPLE}


def version_of(client: TestClient[Any], match: Message) -> int:
    version: int = client.get(f"/api/matches/{match['match']}").json()["version"]
    return version


# -------------------------------------------------------------- writes that fail


def test_what_waits_behind_an_answer_that_was_not_written_is_refused() -> None:
    """It was meant for a state that never came to be."""

    async def scene() -> None:
        hub, disk, table, first = await laid()
        answer = await answering(hub, table)
        late, next_one = Reader(), table.match.pending[0]
        command = Answer(id="b", version=1, seat=next_one.seat, answer=next_one.default)
        queued = asyncio.create_task(hub.command(table, (next_one.seat,), command, "fr"))
        coming = asyncio.create_task(hub.greeted(table, late, -1))
        await asyncio.sleep(0)
        disk.writing.set_exception(OSError("full"))
        assert (await answer).status == "refused"
        told = await queued
        assert told.status == "refused"
        assert "n’a pas pu être écrite" in told.reason.replace("'", "’")
        await coming
        assert (late.heard, late.closing) == ([], LOST)
        assert [version for version, _ in first.heard] == [0]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("escarmouche.web.logs.failure", lambda *_, **__: None)
        asyncio.run(scene())


@pytest.fixture
def full(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> Any:
    """A disk that takes nothing any more, and takes again."""
    monkeypatch.setattr("escarmouche.web.logs.failure", lambda *_, **__: None)
    store = client.app.state.hub.store

    def pages(count: int) -> None:
        async def limit() -> None:
            await store.write(lambda connection: connection.exec_driver_sql(f"PRAGMA max_page_count = {count}"))

        run(client, limit)

    return pages


def run(client: TestClient[Any], work: Any) -> None:
    with client.portal() as portal:
        portal.call(work)


def test_a_full_disk_loses_nothing_that_was_acknowledged(client: TestClient[Any], full: Any) -> None:
    match, chance = new_match(client), random.Random(3)
    with seated(client, match, "red,blue") as both:
        both.hello()
        while both.now["version"] < 3:
            assert both.asked
            both.answer(some_answer(both.asked, chance), seat=both.asked["seat"])
            both.catch_up()
        known = both.now["version"]
        full(1)
        for number in range(40):
            kept = client.post("/api/accounts", json={"name": f"Somebody {number}", "password": "long enough"})
            if kept.status_code == 500:
                break
        assert kept.status_code == 500
        assert client.get("/health").status_code == 200
    full(1_000_000)
    assert version_of(client, match) == known
    assert client.get("/ready").status_code == 200


def test_a_server_that_cannot_write_is_not_ready(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("escarmouche.web.logs.failure", lambda *_, **__: None)
    assert client.get("/ready").json()["status"] == "ok"

    async def broken() -> None:
        raise OSError("read-only file system")

    monkeypatch.setattr(client.app.state.hub.store, "touch", broken)
    told = client.get("/ready?lang=fr")
    assert (told.status_code, told.json()["reason"]) == (503, "not-ready")
    assert "ne peut pas écrire" in told.json()["message"]
    assert client.get("/health").status_code == 200


# -------------------------------------------------------------- one file, one server


def test_a_file_is_held_by_one_at_a_time(tmp_path: Path) -> None:
    file = str(tmp_path / "m.sqlite")
    with held(file):
        with pytest.raises(Taken) as caught, held(file):
            pass
        assert "another server" in caught.value.told("en")
        assert "autre serveur" in caught.value.told("fr")
    with held(file):
        pass


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    with served(tmp_path / "m.sqlite") as server:
        command = [sys.executable, "-m", "escarmouche", "serve", "--no-browser", "--port", str(server.port + 1)]
        ran = subprocess.run(
            [*command, "--data", str(server.data), "--lang", "en"],
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert ran.returncode == 1
        assert "held by another server" in ran.stderr
        assert httpx.get(f"{server.address}/ready", timeout=30).status_code == 200


def test_a_folder_where_nothing_can_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(Unusable, match="nowhere"), held(str(tmp_path / "nowhere" / "m.sqlite")):
        pass


# -------------------------------------------------------------- copies


def test_a_copy_made_under_play_is_whole(tmp_path: Path) -> None:
    with served(tmp_path / "m.sqlite") as server:
        match = httpx.post(f"{server.address}/api/matches", json=WISH, timeout=60).json()
        table = Table(server, match, random.Random(1))
        table.start()
        while len(table.acknowledged) < 5 and table.is_alive():
            threading.Event().wait(0.05)
        before = max(table.acknowledged)
        assert backup(str(server.data), str(tmp_path / "copy.sqlite")) == 1
        server.kill()
    with TestClient(application(str(tmp_path / "copy.sqlite"), limits=NO_LIMITS)) as client:
        assert version_of(client, match) >= before


def test_a_copy_is_put_back_and_what_was_there_stays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, copy = tmp_path / "m.sqlite", tmp_path / "copy.sqlite"
    with TestClient(application(str(file), limits=NO_LIMITS)) as client:
        one = client.post("/api/matches", json=WISH).json()
    assert main(["backup", str(copy), "--data", str(file), "--lang", "en"]) == 0
    assert "One match" in capsys.readouterr().out
    assert main(["backup", str(copy), "--data", str(file)]) == 2, "nothing is written over"
    with TestClient(application(str(file), limits=NO_LIMITS)) as client:
        other = client.post("/api/matches", json=WISH).json()
    with held(str(file)), pytest.raises(Taken):
        restore(str(copy), str(file))
    capsys.readouterr()
    assert main(["restore", str(copy), "--data", str(file), "--lang", "fr"]) == 0
    assert "Une partie remise" in capsys.readouterr().out
    with TestClient(application(str(file), limits=NO_LIMITS)) as client:
        assert version_of(client, one) == 0
        assert client.get(f"/api/matches/{other['match']}").status_code == 404
    [aside] = tmp_path.glob("m.sqlite.before-*")
    with closing(sqlite3.connect(aside)) as connection:
        assert connection.execute("SELECT count(*) FROM matches").fetchone() == (2,)


def test_a_damaged_copy_is_not_put_back(tmp_path: Path) -> None:
    file, copy = tmp_path / "m.sqlite", tmp_path / "copy.sqlite"
    with TestClient(application(str(file), limits=NO_LIMITS)) as client:
        client.post("/api/matches", json=WISH)
    backup(str(file), str(copy))
    whole = copy.read_bytes()
    copy.write_bytes(whole[: len(whole) // 2])
    with pytest.raises((Unusable, sqlite3.DatabaseError)):
        restore(str(copy), str(file))
    with closing(sqlite3.connect(file)) as connection:
        assert keeping.checked(connection, "") == 1
