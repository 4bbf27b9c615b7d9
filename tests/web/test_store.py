"""The file a server is given: ours, somebody else's, or none."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from litestar.testing import TestClient

from escarmouche.cli.serve import command
from escarmouche.web.app import application
from escarmouche.web.guards import NO_LIMITS
from escarmouche.web.schema_db import VERSION
from escarmouche.web.store_sqlite import OtherFile, look
from web.seating import PEOPLE


def database(path: Path, *statements: str) -> Path:
    with closing(sqlite3.connect(path)) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()
    return path


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
