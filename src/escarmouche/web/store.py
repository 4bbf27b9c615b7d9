"""The store: matches and what was answered in them, in SQLite. An answer is on disk before anybody hears it was taken.

Answers of all tables are written by one writer that commits whatever is waiting in a single transaction, so that many
tables share the cost of one flush.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Column, Float, Index, Integer, MetaData, String, Table, Text, event, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from escarmouche.core.system import Setup
from escarmouche.web.matches import Chair, Move

SCHEMA = MetaData()
MATCHES = Table(
    "matches",
    SCHEMA,
    Column("id", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("setup", Text, nullable=False),
    Column("secret", String, nullable=False),
    Column("chairs", Text, nullable=False),
    Column("rules", String, nullable=False),
    Column("made", Float, nullable=False),
)
SEATS = Table(
    "seats",
    SCHEMA,
    Column("token", String, primary_key=True),
    Column("match", String, nullable=False, index=True),
    Column("seat", String, nullable=False),
)
MOVES = Table(
    "moves",
    SCHEMA,
    Column("id", Integer, primary_key=True),
    Column("match", String, nullable=False),
    Column("version", Integer, nullable=False),
    Column("command", String, nullable=False),
    Column("move", Text, nullable=False),
)
Index("moves_by_match", MOVES.c.match, MOVES.c.version, unique=True)

MOST_AT_ONCE = 512
"""Answers in one transaction."""


class Kept(Struct, frozen=True):
    """A match as it is on disk."""

    id: str
    setup: Setup
    secret: str
    chairs: dict[str, Chair]
    rules: str
    moves: tuple[tuple[str, Move], ...]
    """Each move with the id of the command that made it."""


def hashed(token: str) -> str:
    """What is kept of a token: nobody can sit down with it."""
    return sha256(token.encode()).hexdigest()


class Store:
    """One database file."""

    def __init__(self, path: str) -> None:
        self._engine: AsyncEngine = create_async_engine(f"sqlite+aiosqlite:///{path}")
        event.listen(self._engine.sync_engine, "connect", _careful)
        self._waiting: asyncio.Queue[tuple[dict[str, Any], asyncio.Future[None]]] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        async with self._engine.begin() as connection:
            await connection.run_sync(SCHEMA.create_all)
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Write what is waiting, then let go of the file: an engine left open keeps the process alive."""
        if self._writer is not None:
            while not self._waiting.empty():
                await asyncio.sleep(0.005)
            self._writer.cancel()
        await self._engine.dispose()

    async def add_match(self, kept: Kept, tokens: dict[str, str], made: float) -> None:
        """A new match and the tokens of its seats."""
        row = {
            "id": kept.id,
            "game": kept.setup.game,
            "setup": _text(kept.setup),
            "secret": kept.secret,
            "chairs": _text(kept.chairs),
            "rules": kept.rules,
            "made": made,
        }
        seats = [{"token": hashed(token), "match": kept.id, "seat": seat} for seat, token in tokens.items()]
        moves = [_row(kept.id, command, move) for command, move in kept.moves]
        async with self._engine.begin() as connection:
            await connection.execute(insert(MATCHES), row)
            if seats:
                await connection.execute(insert(SEATS), seats)
            if moves:
                await connection.execute(insert(MOVES), moves)

    async def append(self, match: str, command: str, move: Move) -> None:
        """One more answer; returns when it is on disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self._waiting.put((_row(match, command, move), done))
        await done

    async def _write(self) -> None:
        while True:
            batch = [await self._waiting.get()]
            while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            try:
                async with self._engine.begin() as connection:
                    await connection.execute(insert(MOVES), [row for row, _ in batch])
            except Exception as error:  # the tables that wait must hear of it
                for _, done in batch:
                    if not done.done():
                        done.set_exception(error)
                continue
            for _, done in batch:
                if not done.done():
                    done.set_result(None)

    async def load(self, match: str) -> Kept | None:
        async with self._engine.connect() as connection:
            row = (await connection.execute(select(MATCHES).where(MATCHES.c.id == match))).mappings().first()
            if row is None:
                return None
            found = await connection.execute(
                select(MOVES.c.command, MOVES.c.move).where(MOVES.c.match == match).order_by(MOVES.c.version)
            )
            moves = tuple((command, msgspec.json.decode(text, type=Move)) for command, text in found)
        return Kept(
            row["id"],
            msgspec.json.decode(row["setup"], type=Setup),
            row["secret"],
            msgspec.json.decode(row["chairs"], type=dict[str, Chair]),
            row["rules"],
            moves,
        )

    async def seats_of(self, match: str, tokens: Sequence[str]) -> list[str]:
        """The seats these tokens open."""
        if not tokens:
            return []
        wanted = select(SEATS.c.seat).where(SEATS.c.match == match, SEATS.c.token.in_([hashed(t) for t in tokens]))
        async with self._engine.connect() as connection:
            return [seat for (seat,) in await connection.execute(wanted)]


def _row(match: str, command: str, move: Move) -> dict[str, Any]:
    return {"match": match, "version": move.version, "command": command, "move": _text(move)}


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _careful(connection: Any, _: Any) -> None:
    """Flush every commit to disk; readers do not wait for the writer."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
