"""The file a server is given: ours, somebody else's, or none."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import Connection, event, insert
from sqlalchemy.exc import IntegrityError, OperationalError

from escarmouche.cli.serve import command
from escarmouche.core.system import Setup
from escarmouche.web import people, seating
from escarmouche.web.app import application
from escarmouche.web.guards import NO_LIMITS
from escarmouche.web.luck import NO_PAST
from escarmouche.web.matches import Move, Wish
from escarmouche.web.schema_db import VERSION, WISHES
from escarmouche.web.store import Kept, Turn
from escarmouche.web.store_sqlite import OtherFile, SqliteStore, look
from web.seating import PEOPLE


def database(path: Path, *statements: str) -> Path:
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()
    return path


class Scene:
    """A store with a few matches, and how often it flushed."""

    def __init__(self, folder: Path) -> None:
        self.store = SqliteStore(str(folder / "m.sqlite"))
        self.flushed = 0
        event.listen(self.store._own, "commit", self._flush)

    def _flush(self, _: Any) -> None:
        self.flushed += 1

    async def made(self) -> SqliteStore:
        await self.store.open()
        for id in ("m", "n"):
            await self.store.add_match(Kept(id, Setup(game="toy", seed="", lists={}), "s", {}, "r", NO_PAST, ()), {})
        self.flushed = 0
        return self.store

    def answer(self, match: str, version: int) -> Any:
        return self.store.append(match, f"{match}-{version}", Move(version, "red"), Turn())

    async def versions(self) -> dict[str, list[int]]:
        return {id: [move.version for _, move in (await self.store.load(id)).moves] for id in ("m", "n")}  # type: ignore[union-attr]


def test_all_that_waits_is_written_in_one_flush_and_each_hears_of_its_own_trouble(tmp_path: Path) -> None:
    async def play() -> None:
        scene = Scene(tmp_path)
        store = await scene.made()
        given = [
            scene.answer("m", 0),
            store.keep_wish("m", Wish(1, "red", 0)),
            people.add(store, "Anna", "correct horse"),
            store.write(lambda connection: connection.execute(insert(WISHES), {"match": "nowhere", "wish": "{}"})),
            scene.answer("n", 0),
            store.keep_notes("n", "red", "Beware."),
        ]
        found = await asyncio.gather(*given, return_exceptions=True)
        assert [isinstance(one, IntegrityError) for one in found] == [False, False, False, True, False, False]
        assert scene.flushed <= 2, "the password took its time"
        assert await scene.versions() == {"m": [0], "n": [0]}
        assert (await store.notes_of("n", ["red"])) == {"red": "Beware."}
        kept = await store.load("m")
        assert kept
        assert kept.wish == Wish(1, "red", 0)
        await store.close()

    asyncio.run(play())


@pytest.mark.parametrize("trouble", ["the disk is full", "a mistake of ours", "a version twice"])
def test_what_cannot_be_written_takes_nothing_with_it(tmp_path: Path, trouble: str) -> None:
    """Each is done at most once, and said to be done only if it is there."""

    async def play() -> None:
        scene = Scene(tmp_path)
        store = await scene.made()
        code = await seating.invite(store, "m", "red") or ""

        def work(connection: Connection) -> None:
            if trouble == "the disk is full":  # SQLite gives up the whole transaction then
                connection.exec_driver_sql("ROLLBACK")
                raise OperationalError("INSERT", {}, Exception("database or disk is full"))
            if trouble == "a mistake of ours":
                raise KeyError

        bad = scene.answer("m", 0) if trouble == "a version twice" else store.write(work)
        given = [scene.answer("m", 0), seating.join(store, "m", code), bad, scene.answer("n", 0), scene.answer("n", 1)]
        joined, *others = await asyncio.gather(given[1], given[0], *given[2:], return_exceptions=True)
        assert isinstance(joined, tuple)
        assert joined[0] == "red"
        assert await store.seats_of("m", [joined[1]]) == ["red"], "the invitation was exchanged, and once"
        failed = [one for one in others if one is not None]
        assert len(failed) == 1
        assert isinstance(failed[0], Exception)
        assert await scene.versions() == {"m": [0], "n": [0, 1]}
        await store.close()

    asyncio.run(play())


def test_a_file_that_is_not_there_will_be_made(tmp_path: Path) -> None:
    look(str(tmp_path / "new.sqlite"))


@pytest.mark.parametrize(("lang", "word"), [("en", "format 99"), ("fr", "format 99, celle-ci")])
def test_a_file_of_another_version_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str, word: str
) -> None:
    file = database(tmp_path / "old.sqlite", "CREATE TABLE matches (id)", "PRAGMA user_version = 99")
    before = file.read_bytes()
    assert command(data=file, no_browser=True, lang=lang) == 1
    told = capsys.readouterr().err
    assert word in told
    assert str(file) in told
    assert "--data" in told
    assert file.read_bytes() == before


def test_a_database_of_another_program_is_named_as_such(tmp_path: Path) -> None:
    with pytest.raises(OtherFile) as caught:
        look(str(database(tmp_path / "cookies.sqlite", "CREATE TABLE cookies (name)")))
    assert "another program" in caught.value.told("en")
    assert "autre programme" in caught.value.told("fr")


def test_a_file_that_is_no_database_is_named_as_such(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear server, " * 100, encoding="utf-8")
    with pytest.raises(OtherFile) as caught:
        look(str(file))
    assert "not a database" in caught.value.told("en")


def test_a_file_of_the_first_format_is_brought_up_to_date(tmp_path: Path) -> None:
    """Its matches are there, and playable."""
    file = tmp_path / "old.sqlite"
    with TestClient(application(str(file), limits=NO_LIMITS)) as client:
        match = client.post("/api/matches", json={"game": "evenor", "chairs": PEOPLE}).json()
    with closing(sqlite3.connect(file)) as connection:
        for table in ("turns", "orders", "addresses", "processes", "leases"):
            connection.execute(f"DROP TABLE {table}")
        connection.execute("PRAGMA user_version = 1")
        connection.commit()
    with TestClient(application(str(file), limits=NO_LIMITS)) as client:
        assert client.get(f"/api/matches/{match['match']}").json()["version"] == 0
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (VERSION,)
        assert connection.execute("SELECT match, asked FROM turns").fetchall() == [(match["match"], "")]
