"""The store in a file of SQLite: nothing to install, nothing to start.

Everything is written by one thread: two writers would wait for each other's lock, and SQLite is not fair. It writes
all that waits in one transaction, the answers in a single statement. (Row by row, or with a hop to another thread for
each step, the writer would queue for the interpreter behind every table that plays.)
"""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from escarmouche.telling.texts import Unusable
from escarmouche.web.schema_db import MATCHES, VERSION, migrate
from escarmouche.web.store import Row, Store, Work, insert_turns


class OtherFile(Unusable):
    """A file that is no database of ours, or one of another version of the program."""


def look(path: str) -> None:
    """`OtherFile` if this is not a file that can be opened here; one that is not there yet will be made."""
    if not Path(path).exists():
        return
    try:
        with closing(sqlite3.connect(f"file:{quote(path)}?mode=ro", uri=True)) as connection:
            (found,) = connection.execute("PRAGMA user_version").fetchone()
            tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    except sqlite3.Error:
        raise OtherFile("serve-no-database", path=path) from None
    if tables and MATCHES.name not in tables:
        raise OtherFile("serve-foreign-database", path=path)
    if tables and not 0 < found <= VERSION:
        raise OtherFile("serve-other-version", path=path, found=found, wanted=VERSION)


def make_private(path: str) -> None:
    """There, and nobody else's to read: the dice of running games are in it."""
    Path(path).touch(mode=0o600, exist_ok=True)
    for end in ("", "-wal", "-shm"):
        file = Path(path + end)
        if file.exists() and file.stat().st_mode & 0o077:
            file.chmod(0o600)


class SqliteStore(Store):
    """One database file."""

    def __init__(self, path: str) -> None:
        super().__init__()
        self.path = path
        self.engine = create_async_engine(f"sqlite+aiosqlite:///{path}")
        event.listen(self.engine.sync_engine, "connect", _careful)
        self._own: Engine = create_engine(f"sqlite:///{path}")
        event.listen(self._own, "connect", _careful)
        event.listen(self._own, "connect", _plain)
        event.listen(self._own, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
        self._thread = ThreadPoolExecutor(1, "writer")
        self._connection: Connection | None = None

    async def open(self) -> None:
        look(self.path)
        make_private(self.path)
        async with self.engine.begin() as connection:
            found = (await connection.exec_driver_sql("PRAGMA user_version")).scalar_one()
            await connection.run_sync(migrate, found)
            await connection.exec_driver_sql(f"PRAGMA user_version = {VERSION}")
        self._begin()

    async def close(self) -> None:
        """An engine left open keeps the process alive."""
        await super().close()
        if self._connection is not None:
            await self._aside(self._connection.close)
        self._thread.shutdown()
        self._own.dispose()

    async def touch(self) -> None:
        await self.write(lambda connection: connection.exec_driver_sql(f"PRAGMA user_version = {VERSION}"))

    async def _written(self, works: list[Row | Work]) -> list[Any]:
        if self._connection is None:
            self._connection = await self._aside(self._own.connect)
        done: list[Any] = await self._aside(_written, self._connection, works)
        return done

    async def _aside(self, work: Any, *given: Any) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *given)


def _written(connection: Connection, works: list[Row | Work]) -> list[Any]:
    """All in one transaction, and so in one flush; if that fails, one by one, so that each hears only of its own
    trouble."""
    try:
        with connection.begin():
            rows = [work for work in works if isinstance(work, Row)]
            if rows:
                _insert(connection, rows)
            return [None if isinstance(work, Row) else _done(connection, work) for work in works]
    except Exception as error:
        return [error] if len(works) == 1 else [_written(connection, [work])[0] for work in works]


def _done(connection: Connection, work: Work) -> Any:
    """Something else than an answer. What contradicts what is there is undone by itself; with any other error (the disk
    is full) SQLite may have given up all of the transaction, and so do we."""
    try:
        with connection.begin_nested():
            return work(connection)
    except IntegrityError as error:
        return error


def _insert(connection: Connection, rows: list[Row]) -> None:
    """Many rows in one statement."""
    places = ", ".join(["(?, ?, ?, ?)"] * len(rows))
    values = tuple(value for row in rows for value in (row.match, row.version, row.command, row.move))
    connection.exec_driver_sql(f"INSERT INTO moves (match, version, command, move) VALUES {places}", values)
    insert_turns(connection, rows)


def _careful(connection: Any, _: Any) -> None:
    """Flush every commit to disk; readers do not wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _plain(connection: Any, _: Any) -> None:
    """Transactions begin where we say so: the driver would not begin one before a part of it is marked."""
    connection.isolation_level = None
