"""Leases: which of several processes on one database a match is played in.

A process says every moment that it is alive; whose word is too old is dead, and its matches are taken over by whoever
is asked for them. A lease only says where guests meet: what keeps two processes from writing the same answer twice is
the database, where every version of a match can be written once.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable

from msgspec import Struct
from sqlalchemy import Connection, delete, func, select, text
from sqlalchemy.exc import IntegrityError

from escarmouche.web import logs
from escarmouche.web.schema_db import LEASES, PROCESSES
from escarmouche.web.store import Store

BEAT = 0.75
"""Seconds between two signs of life."""
LIFE = 3.0
"""Seconds that a sign of life is good for."""
KNOWN = 1.0
"""Seconds for which it is remembered where a match is played."""
MOST_KNOWN = 10_000
ALIVE = text(
    "INSERT INTO processes (name, address, until) VALUES (:name, :address, :until) "
    "ON CONFLICT (name) DO UPDATE SET until = excluded.until WHERE processes.until > :now"
)
TAKE = text(
    "INSERT INTO leases (match, holder) VALUES (:match, :name) "
    "ON CONFLICT (match) DO UPDATE SET holder = excluded.holder WHERE leases.holder = excluded.holder OR "
    "NOT EXISTS (SELECT 1 FROM processes WHERE processes.name = leases.holder AND processes.until > :now)"
)


class Place(Struct, frozen=True):
    """A process among others: its name, where the others reach it, and the word by which they know each other."""

    name: str
    address: str
    secret: str


class Leases:
    """The matches that are played in this process, and where the others are."""

    def __init__(self, store: Store, place: Place, lost: Callable[[], None]) -> None:
        self._store, self.place, self._lost = store, place, lost
        self._mine: set[str] = set()
        self._known: dict[str, tuple[float, str]] = {}
        self._beating: asyncio.Task[None] | None = None
        self._good = 0.0
        """Until when the last sign of life is good, by a clock that nobody sets."""
        self._signing = asyncio.Lock()

    async def open(self) -> None:
        await self._store.write(self._forget_the_dead)
        await self._live()
        self._beating = asyncio.create_task(self._beat())

    async def close(self) -> None:
        """Leave: the others need not wait."""
        if self._beating is not None:
            self._beating.cancel()
        await self._store.write(self._leave)

    def _leave(self, connection: Connection) -> None:
        connection.execute(delete(LEASES).where(LEASES.c.holder == self.place.name))
        connection.execute(delete(PROCESSES).where(PROCESSES.c.name == self.place.name))

    def _forget_the_dead(self, connection: Connection) -> None:
        connection.execute(delete(PROCESSES).where(PROCESSES.c.until < time.time() - 60 * LIFE))

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                async with self._signing:
                    await self._sign()
            except Exception as error:
                logs.failure("lease-failed", error)

    async def awake(self) -> None:
        """A process that was stopped for a while learns whether others play its matches before it says anything of
        them."""
        if time.monotonic() > self._good:
            async with self._signing:
                if time.monotonic() > self._good:
                    await self._sign()

    async def _sign(self) -> None:
        if not await self._live():
            await self._came_too_late()

    async def _live(self) -> bool:
        """Say that this process is alive; false if it was too late for that."""
        now, began = time.time(), time.monotonic()
        row = {"name": self.place.name, "address": self.place.address, "until": now + LIFE, "now": now}
        done: int = await self._store.write(lambda connection: connection.execute(ALIVE, row).rowcount)
        if done:
            self._good = began + LIFE
        return done > 0

    async def _came_too_late(self) -> None:
        """The others think this process dead, and may play its matches: it lets go of them and begins anew."""
        logs.note("lease-lost", matches=len(self._mine))
        self._mine.clear()
        self._lost()
        await self._store.write(self._leave)
        await self._live()

    async def claim(self, match: str) -> bool:
        """Have a match played here, unless it is played elsewhere."""
        if match in self._mine:
            return True
        row = {"match": match, "name": self.place.name, "now": time.time()}

        def take(connection: Connection) -> bool:
            connection.execute(TAKE, row)
            return connection.execute(select(LEASES.c.holder).where(LEASES.c.match == match)).scalar() == row["name"]

        try:
            taken: bool = await self._store.write(take)
        except IntegrityError:  # there is no such match
            return True
        if taken:
            self._mine.add(match)
            self._known.pop(match, None)
        return taken

    def free(self, matches: Iterable[str]) -> None:
        """Matches that this process has let go of: whoever is asked for them next may have them."""
        gone = [match for match in matches if match in self._mine]
        if not gone:
            return
        self._mine.difference_update(gone)
        mine = delete(LEASES).where(LEASES.c.holder == self.place.name, LEASES.c.match.in_(gone))
        self._store.write(lambda connection: connection.execute(mine))

    async def holder(self, match: str) -> str | None:
        """Where a match is played, if that is elsewhere; else it is this process's own from now on."""
        if match in self._mine:
            return None
        at, address = self._known.get(match, (0.0, ""))
        if at > time.monotonic():
            return address
        wanted = (
            select(PROCESSES.c.address)
            .join(LEASES, LEASES.c.holder == PROCESSES.c.name)
            .where(LEASES.c.match == match, PROCESSES.c.until > time.time(), PROCESSES.c.name != self.place.name)
        )
        for _ in range(2):
            async with self._store.engine.connect() as connection:
                found: str | None = (await connection.execute(wanted)).scalar()
            if found is not None:
                return self._noted(match, found)
            if not await self._store.exists(match) or await self.claim(match):
                return None
        return None

    async def first(self) -> str | None:
        """Where that is done which only one process does; None if it is this one."""
        at, address = self._known.get("", (0.0, ""))
        if at > time.monotonic():
            return address or None
        alive = select(func.min(PROCESSES.c.name)).where(PROCESSES.c.until > time.time()).scalar_subquery()
        wanted = select(PROCESSES.c.name, PROCESSES.c.address).where(PROCESSES.c.name == alive)
        async with self._store.engine.connect() as connection:
            row = (await connection.execute(wanted)).first()
        return self._noted("", "" if row is None or row[0] == self.place.name else row[1]) or None

    def forget(self, match: str) -> None:
        """Nobody answers where it was."""
        self._known.pop(match, None)

    def _noted(self, match: str, address: str) -> str:
        if len(self._known) > MOST_KNOWN:
            self._known.clear()
        self._known[match] = (time.monotonic() + KNOWN, address)
        return address
