"""The store: matches and what was answered in them, in SQLite. An answer is on disk before anybody hears it was taken.

Everything is written by one thread: two writers would wait for each other's lock, and SQLite is not fair. It commits
whatever answers are waiting in a single transaction and a single statement, so that many tables share the cost of one
flush. (Row by row, or with a hop to another thread for each step, the writer would queue for the interpreter behind
every table that plays.)
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.parse import quote

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Engine, create_engine, delete, event, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from escarmouche.core.system import Setup
from escarmouche.core.texts import Unusable
from escarmouche.web.luck import Past
from escarmouche.web.matches import Chair, Move, Wish
from escarmouche.web.shelves import MATCHES, MOVES, OWNERS, SCHEMA, SEATS, SESSIONS, VERSION, WISHES

TOGETHER = 0.008
"""Seconds that an answer waits for others to share its transaction: nobody feels them, and the disk is asked less."""
MOST_AT_ONCE = 512
"""Answers in one transaction."""
Row = tuple[str, int, str, str]
Work = Callable[[Connection], Any]


class Kept(Struct, frozen=True):
    """A match as it is on disk."""

    id: str
    setup: Setup
    secret: str
    chairs: dict[str, Chair]
    rules: str
    past: Past
    moves: tuple[tuple[str, Move], ...]
    """Each move with the id of the command that made it."""
    wish: Wish | None = None


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
    if tables and found != VERSION:
        raise OtherFile("serve-other-version", path=path, found=found, wanted=VERSION)


def hashed(token: str) -> str:
    """What is kept of a token: nobody can sit down with it."""
    return sha256(token.encode()).hexdigest()


class Store:
    """One database file."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.engine: AsyncEngine = create_async_engine(f"sqlite+aiosqlite:///{path}")
        event.listen(self.engine.sync_engine, "connect", _careful)
        self._own: Engine = create_engine(f"sqlite:///{path}")
        event.listen(self._own, "connect", _careful)
        self._thread = ThreadPoolExecutor(1, "writer")
        self._waiting: asyncio.Queue[tuple[Row | Work, asyncio.Future[Any]] | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        look(self.path)
        async with self.engine.begin() as connection:
            await connection.run_sync(SCHEMA.create_all)
            await connection.exec_driver_sql(f"PRAGMA user_version = {VERSION}")
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write what is waiting, then let go of the file: an engine left open keeps the process alive."""
        if self._writer is not None:
            self._waiting.put_nowait(None)
            await self._writer
        self._thread.shutdown()
        self._own.dispose()
        await self.engine.dispose()

    # ---- writing

    async def add_match(self, kept: Kept, tokens: dict[str, str]) -> None:
        """A new match and the tokens of its seats."""
        row = {
            "id": kept.id,
            "game": kept.setup.game,
            "setup": _text(kept.setup),
            "secret": kept.secret,
            "chairs": _text(kept.chairs),
            "rules": kept.rules,
            "past": _text(kept.past),
            "made": time.time(),
        }
        seats = [{"token": hashed(token), "match": kept.id, "seat": seat} for seat, token in tokens.items()]
        moves = [_row(kept.id, command, move) for command, move in kept.moves]

        def add(connection: Connection) -> None:
            connection.execute(insert(MATCHES), row)
            if seats:
                connection.execute(insert(SEATS), seats)
            if moves:
                _insert(connection, moves)

        await self.write(add)

    def append(self, match: str, command: str, move: Move) -> asyncio.Future[Any]:
        """One more answer; done when it is on disk."""
        return self.write(_row(match, command, move))

    async def keep_wish(self, match: str, wish: Wish | None) -> None:
        """What a seat of a match wishes now, if anything."""
        gone = delete(WISHES).where(WISHES.c.match == match)

        def keep(connection: Connection) -> None:
            connection.execute(gone)
            if wish is not None:
                connection.execute(insert(WISHES), {"match": match, "wish": _text(wish)})

        await self.write(keep)

    def write(self, work: Row | Work) -> asyncio.Future[Any]:
        """Have the one writer write an answer, or do some other work in a transaction of its own; done when it is on
        disk, with what the work returned."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((work, done))
        return done

    async def _write(self) -> None:
        loop = asyncio.get_running_loop()
        connection = await loop.run_in_executor(self._thread, self._own.connect)
        last = False
        while not last:
            batch = [await self._waiting.get()]
            await asyncio.sleep(TOGETHER)
            while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            last = None in batch
            given = [one for one in batch if one is not None]
            written = await loop.run_in_executor(self._thread, _written, connection, [work for work, _ in given])
            for (_, done), came in zip(given, written, strict=True):
                if done.done():
                    continue
                if isinstance(came, Exception):
                    done.set_exception(came)
                else:
                    done.set_result(came)
        await loop.run_in_executor(self._thread, connection.close)

    # ---- reading

    async def load(self, match: str) -> Kept | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(MATCHES).where(MATCHES.c.id == match))).mappings().first()
            if row is None:
                return None
            found = await connection.execute(
                select(MOVES.c.command, MOVES.c.move).where(MOVES.c.match == match).order_by(MOVES.c.version)
            )
            moves = tuple((command, msgspec.json.decode(text, type=Move)) for command, text in found)
            wish = (await connection.execute(select(WISHES.c.wish).where(WISHES.c.match == match))).scalar()
        return Kept(
            row["id"],
            msgspec.json.decode(row["setup"], type=Setup),
            row["secret"],
            msgspec.json.decode(row["chairs"], type=dict[str, Chair]),
            row["rules"],
            msgspec.json.decode(row["past"], type=Past),
            moves,
            msgspec.json.decode(wish, type=Wish) if wish else None,
        )

    async def seats_of(self, match: str, tokens: Sequence[str]) -> list[str]:
        """The seats these tokens open: a seat's own, or that of an account which took a seat."""
        keys = [hashed(token) for token in tokens]
        own = select(SEATS.c.seat).where(SEATS.c.match == match, SEATS.c.token.in_(keys))
        account = select(SESSIONS.c.account).where(SESSIONS.c.token.in_(keys))
        taken = select(OWNERS.c.seat).where(OWNERS.c.match == match, OWNERS.c.account.in_(account))
        async with self.engine.connect() as connection:
            return [seat for (seat,) in await connection.execute(own.union(taken))]


def _written(connection: Connection, works: list[Row | Work]) -> list[Any]:
    """What came of each: all answers together, everything else by itself; what failed is its error."""
    rows = [work for work in works if isinstance(work, tuple)]
    answers = iter(_committed(connection, rows))
    return [next(answers) if isinstance(work, tuple) else _done(connection, work) for work in works]


def _done(connection: Connection, work: Work) -> Any:
    try:
        with connection.begin():
            return work(connection)
    except Exception as error:
        return error


def _committed(connection: Connection, rows: list[Row]) -> list[Exception | None]:
    """All in one transaction; if that fails, one by one, so that each table hears only of its own trouble."""
    if not rows:
        return []
    try:
        with connection.begin():
            _insert(connection, rows)
    except Exception as error:
        return [error] if len(rows) == 1 else [_committed(connection, [row])[0] for row in rows]
    return [None] * len(rows)


def _insert(connection: Connection, rows: list[Row]) -> None:
    """Many rows in one statement."""
    for start in range(0, len(rows), MOST_AT_ONCE):
        some = rows[start : start + MOST_AT_ONCE]
        places = ", ".join(["(?, ?, ?, ?)"] * len(some))
        values = tuple(value for row in some for value in row)
        connection.exec_driver_sql(f"INSERT INTO moves (match, version, command, move) VALUES {places}", values)


def _row(match: str, command: str, move: Move) -> Row:
    return (match, move.version, command, _text(move))


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _careful(connection: Any, _: Any) -> None:
    """Flush every commit to disk; readers do not wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
