"""The store: matches and what was answered in them. An answer is on disk before anybody hears it was taken.

Answers that wait are written together, in a single transaction, so that many tables share the cost of one flush. There
are two: a file of SQLite, and PostgreSQL; they share the schema, and all that is read.
"""

from __future__ import annotations

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import CompoundSelect, Connection, delete, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from escarmouche.core.system import Setup
from escarmouche.web.luck import Past
from escarmouche.web.matches import NO_TERMS, Chair, Move, Terms, Wish
from escarmouche.web.schema_db import (
    INVITATIONS,
    MATCHES,
    MOVES,
    NOTES,
    ORDERS,
    OWNERS,
    SEATS,
    SESSIONS,
    TERMS,
    TURNS,
    WISHES,
)
from escarmouche.web.standing import Order

TOGETHER = 0.008
"""Seconds that an answer waits for others to share its transaction: nobody feels them, and the disk is asked less."""
IDLE = 30 * 86_400.0
"""Seconds after which a session that nobody used is over."""
MOST_LISTED = 50
"""Matches told of that may be watched."""
MOST_LATE = 20
"""Late matches looked at in one go."""
MOST_AT_ONCE = 512
"""Answers in one transaction."""
AT_ONCE = 500
"""Answers of a match that are read in one go."""
MOVE = msgspec.json.Decoder(Move)
TURN = text(
    "INSERT INTO turns (match, asked, due, ended, changed) VALUES (:match, :asked, :due, :ended, :changed) "
    "ON CONFLICT (match) DO UPDATE SET asked = excluded.asked, due = excluded.due, ended = excluded.ended, "
    "changed = excluded.changed"
)


class Turn(Struct, frozen=True):
    """How a match stands after an answer: who is asked, by when they must answer (0: whenever), whether it is over."""

    asked: tuple[str, ...] = ()
    due: float = 0.0
    over: bool = False


class Row(Struct, frozen=True):
    """An answer to be written."""

    match: str
    version: int
    command: str
    move: str
    turn: Turn


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
    terms: Terms = NO_TERMS
    turn: Turn = Turn()
    made: float = 0.0
    orders: dict[str, tuple[Order, ...]] = {}
    """By seat, what it answers when nobody is there."""


def hashed(token: str) -> str:
    """What is kept of a token: nobody can sit down with it."""
    return sha256(token.encode()).hexdigest()


class Store(ABC):
    """Where matches, seats and accounts are kept."""

    engine: AsyncEngine
    """For whatever only reads."""

    def __init__(self) -> None:
        self._waiting: asyncio.Queue[tuple[Row | Work, asyncio.Future[Any]] | None] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._reader = ThreadPoolExecutor(1, "reader")
        self.wrote: Callable[[float], None] = lambda seconds: None
        """Told how long each lot of writes took."""

    @property
    def waiting(self) -> int:
        """Writes that wait for their turn."""
        return self._waiting.qsize()

    @abstractmethod
    async def open(self) -> None:
        """Make the tables, or bring them up to today's format."""

    @abstractmethod
    async def touch(self) -> None:
        """Write something, to know that it can be written."""

    @abstractmethod
    async def _written(self, works: list[Row | Work]) -> list[Any]:
        """What came of each: all answers together, everything else by itself; what failed is its error."""

    async def close(self) -> None:
        """Write what is waiting, then let go."""
        if self._writer is not None:
            self._waiting.put_nowait(None)
            await self._writer
        self._reader.shutdown(wait=False)
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
            "made": kept.made or time.time(),
        }
        seats = [{"token": hashed(token), "match": kept.id, "seat": seat} for seat, token in tokens.items()]
        moves = [Row(kept.id, move.version, command, _text(move), kept.turn) for command, move in kept.moves]

        def add(connection: Connection) -> None:
            connection.execute(insert(MATCHES), row)
            if seats:
                connection.execute(insert(SEATS), seats)
            if kept.terms != NO_TERMS:
                connection.execute(insert(TERMS), {"match": kept.id, "terms": _text(kept.terms)})
            connection.execute(TURN, turn_of(kept.id, kept.turn))
            if moves:
                insert_moves(connection, moves)

        await self.write(add)

    async def change_chair(self, match: str, chairs: dict[str, Chair], seat: str, token: str, ended: bool) -> None:
        """Who sits where now; where somebody else is to sit, all that opened the seat has `ended`, an account's too."""
        there = update(MATCHES).where(MATCHES.c.id == match).values(chairs=_text(chairs))

        def change(connection: Connection) -> None:
            connection.execute(there)
            if ended:
                connection.execute(delete(SEATS).where(SEATS.c.match == match, SEATS.c.seat == seat))
                connection.execute(delete(OWNERS).where(OWNERS.c.match == match, OWNERS.c.seat == seat))
                connection.execute(delete(INVITATIONS).where(INVITATIONS.c.match == match, INVITATIONS.c.seat == seat))
            if token:
                connection.execute(insert(SEATS), {"token": hashed(token), "match": match, "seat": seat})

        await self.write(change)

    async def keep_wish(self, match: str, wish: Wish | None) -> None:
        """What a seat of a match wishes now, if anything."""
        gone = delete(WISHES).where(WISHES.c.match == match)

        def keep(connection: Connection) -> None:
            connection.execute(gone)
            if wish is not None:
                connection.execute(insert(WISHES), {"match": match, "wish": _text(wish)})

        await self.write(keep)

    async def keep_orders(self, match: str, seat: str, orders: Sequence[Order]) -> None:
        """What a seat answers when nobody is there, in the place of what it ordered before."""
        gone = delete(ORDERS).where(ORDERS.c.match == match, ORDERS.c.seat == seat)

        def keep(connection: Connection) -> None:
            connection.execute(gone)
            if orders:
                connection.execute(insert(ORDERS), {"match": match, "seat": seat, "orders": _text(orders)})

        await self.write(keep)

    async def keep_notes(self, match: str, seat: str, text: str) -> None:
        """What a seat has written down for itself, in the place of what it had."""
        gone = delete(NOTES).where(NOTES.c.match == match, NOTES.c.seat == seat)

        def keep(connection: Connection) -> None:
            connection.execute(gone)
            if text:
                connection.execute(insert(NOTES), {"match": match, "seat": seat, "text": text})

        await self.write(keep)

    def append(self, match: str, command: str, move: Move, turn: Turn) -> asyncio.Future[Any]:
        """One more answer; done when it is on disk."""
        return self.write(Row(match, move.version, command, _text(move), turn))

    def write(self, work: Row | Work) -> asyncio.Future[Any]:
        """Have the one writer write an answer, or do some other work in a transaction of its own; done when it is on
        disk, with what the work returned."""
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait((work, done))
        return done

    def _begin(self) -> None:
        self._writer = asyncio.create_task(self._write())

    async def _write(self) -> None:
        last = False
        while not last:
            batch = [await self._waiting.get()]
            await asyncio.sleep(TOGETHER)
            while len(batch) < MOST_AT_ONCE and not self._waiting.empty():
                batch.append(self._waiting.get_nowait())
            last = None in batch
            given = [one for one in batch if one is not None]
            began = time.perf_counter()
            written = await self._written([work for work, _ in given])
            self.wrote(time.perf_counter() - began)
            for (_, done), came in zip(given, written, strict=True):
                if done.done():
                    continue
                if isinstance(came, Exception):
                    done.set_exception(came)
                else:
                    done.set_result(came)

    # ---- reading

    async def load(self, match: str) -> Kept | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(MATCHES).where(MATCHES.c.id == match))).mappings().first()
            if row is None:
                return None
            moves = await self._moves(connection, match)
            wish = (await connection.execute(select(WISHES.c.wish).where(WISHES.c.match == match))).scalar()
            terms = (await connection.execute(select(TERMS.c.terms).where(TERMS.c.match == match))).scalar()
            orders = await connection.execute(select(ORDERS.c.seat, ORDERS.c.orders).where(ORDERS.c.match == match))
            standing = {seat: msgspec.json.decode(text, type=tuple[Order, ...]) for seat, text in orders}
        return Kept(
            row["id"],
            msgspec.json.decode(row["setup"], type=Setup),
            row["secret"],
            msgspec.json.decode(row["chairs"], type=dict[str, Chair]),
            row["rules"],
            msgspec.json.decode(row["past"], type=Past),
            moves,
            msgspec.json.decode(wish, type=Wish) if wish else None,
            msgspec.json.decode(terms, type=Terms) if terms else NO_TERMS,
            made=row["made"],
            orders=standing,
        )

    async def _moves(self, connection: AsyncConnection, match: str) -> tuple[tuple[str, Move], ...]:
        """Every move with its command: some at a time, and read aside, for there may be ten thousand."""
        wanted = select(MOVES.c.command, MOVES.c.move, MOVES.c.version).where(MOVES.c.match == match)
        moves: list[tuple[str, Move]] = []
        last = -1
        while True:
            some = wanted.where(MOVES.c.version > last).order_by(MOVES.c.version).limit(AT_ONCE)
            rows = (await connection.execute(some)).all()
            moves += await asyncio.get_running_loop().run_in_executor(self._reader, moves_in, rows)
            if len(rows) < AT_ONCE:
                return tuple(moves)
            last = rows[-1].version

    async def notes_of(self, match: str, seats: Sequence[str]) -> dict[str, str]:
        """The notes of these seats."""
        wanted = select(NOTES.c.seat, NOTES.c.text).where(NOTES.c.match == match, NOTES.c.seat.in_(list(seats)))
        async with self.engine.connect() as connection:
            found = (await connection.execute(wanted)).all()
        return {row.seat: row.text for row in found}

    async def exists(self, match: str) -> bool:
        async with self.engine.connect() as connection:
            return (await connection.execute(select(MATCHES.c.id).where(MATCHES.c.id == match))).first() is not None

    async def late(self, now: float) -> list[str]:
        """Matches by the calendar where somebody should have answered."""
        wanted = select(TURNS.c.match).where(TURNS.c.due > 0, TURNS.c.due < now, TURNS.c.ended == 0).limit(MOST_LATE)
        async with self.engine.connect() as connection:
            return [match for (match,) in await connection.execute(wanted)]

    async def listed(self, since: float) -> list[tuple[str, str, dict[str, Chair]]]:
        """Running matches that changed of late and that anybody may watch: id, game, chairs. Their order tells nothing
        of when they changed: those who watch may be behind."""
        wanted = (
            select(MATCHES.c.id, MATCHES.c.game, MATCHES.c.chairs)
            .join(TURNS, TURNS.c.match == MATCHES.c.id)
            .join(TERMS, TERMS.c.match == MATCHES.c.id)
            .where(TURNS.c.changed > since, TURNS.c.ended == 0, TERMS.c.terms.contains('"listed":true'))
            .order_by(TURNS.c.changed.desc())
            .limit(MOST_LISTED)
        )
        async with self.engine.connect() as connection:
            rows = await connection.execute(wanted)
            return sorted((id, game, msgspec.json.decode(text, type=dict[str, Chair])) for id, game, text in rows)

    async def rename(self, match: str, chairs: dict[str, Chair]) -> None:
        """Who sits where is the same; what they are called is not."""
        there = update(MATCHES).where(MATCHES.c.id == match).values(chairs=_text(chairs))
        await self.write(lambda connection: connection.execute(there))

    async def seats_of(self, match: str, tokens: Sequence[str]) -> list[str]:
        """The seats these tokens open: a seat's own, or that of an account which took a seat."""
        async with self.engine.connect() as connection:
            return list((await connection.execute(opened(match, tokens))).scalars())

    async def sessions_of(self, tokens: Collection[str]) -> set[str]:
        """Which of these, as they are kept, are sessions that somebody is signed in by."""
        known, now = list(tokens), time.time()
        found: set[str] = set()
        async with self.engine.connect() as connection:
            for at in range(0, len(known), AT_ONCE):
                these = SESSIONS.c.token.in_(known[at : at + AT_ONCE])
                wanted = select(SESSIONS.c.token).where(these, SESSIONS.c.made > now - IDLE)
                found.update((await connection.execute(wanted)).scalars())
        return found


def opened(match: str, tokens: Sequence[str]) -> CompoundSelect[Any]:
    """The question which seats these tokens open."""
    keys = [hashed(token) for token in tokens]
    own = select(SEATS.c.seat).where(SEATS.c.match == match, SEATS.c.token.in_(keys))
    account = select(SESSIONS.c.account).where(SESSIONS.c.token.in_(keys), SESSIONS.c.made > time.time() - IDLE)
    taken = select(OWNERS.c.seat).where(OWNERS.c.match == match, OWNERS.c.account.in_(account))
    return own.union(taken)


def moves_in(rows: Sequence[Any]) -> list[tuple[str, Move]]:
    return [(row.command, MOVE.decode(row.move)) for row in rows]


def insert_moves(connection: Connection, rows: list[Row]) -> None:
    """Answers of one or many matches."""
    moves = [{"match": row.match, "version": row.version, "command": row.command, "move": row.move} for row in rows]
    connection.execute(insert(MOVES), moves)


def insert_turns(connection: Connection, rows: list[Row]) -> None:
    """How the matches of these answers stand now."""
    connection.execute(TURN, list({row.match: turn_of(row.match, row.turn) for row in rows}.values()))


def turn_of(match: str, turn: Turn) -> dict[str, Any]:
    asked = ",".join(turn.asked)
    return {"match": match, "asked": asked, "due": turn.due, "ended": int(turn.over), "changed": time.time()}


def _text(value: Any) -> str:
    return msgspec.json.encode(value).decode()
