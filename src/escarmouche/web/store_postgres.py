"""The store in PostgreSQL, for several processes or machines."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Any

from sqlalchemy import Column, Connection, Integer, MetaData, Table, insert, make_url, select, update
from sqlalchemy.ext.asyncio import create_async_engine

from escarmouche.telling.texts import Unusable
from escarmouche.web.schema_db import VERSION, migrate
from escarmouche.web.store import Row, Store, Work, insert_moves, insert_turns

FORMAT = Table("format", MetaData(), Column("version", Integer, primary_key=True))
"""One row: the format of all other tables."""
POOL = 8
"""Connections for those who read."""
MAKING = 0x45534341
"""The lock under which tables are made: several processes may start at once."""


class PostgresStore(Store):
    """A database of its own in PostgreSQL: `postgresql://user@host/name`."""

    def __init__(self, address: str) -> None:
        super().__init__()
        if find_spec("asyncpg") is None:  # not among what a player installs
            raise Unusable("serve-no-postgres")
        place = make_url(address).set(drivername="postgresql+asyncpg")
        self.engine = create_async_engine(place, pool_size=POOL, pool_pre_ping=True)
        self._own = create_async_engine(place, pool_size=1, max_overflow=0, pool_pre_ping=True)

    async def open(self) -> None:
        async with self._own.begin() as connection:
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MAKING})")
            await connection.run_sync(FORMAT.create, checkfirst=True)
            found = (await connection.execute(select(FORMAT.c.version))).scalar()
            if found is not None and found > VERSION:
                raise Unusable("serve-other-version", path="PostgreSQL", found=found, wanted=VERSION)
            await connection.run_sync(migrate, found or 0)
            await connection.execute(insert(FORMAT) if found is None else update(FORMAT), {"version": VERSION})
        self._begin()

    async def close(self) -> None:
        await super().close()
        await self._own.dispose()

    async def touch(self) -> None:
        await self.write(lambda connection: connection.execute(update(FORMAT).values(version=VERSION)))

    async def _written(self, works: list[Row | Work]) -> list[Any]:
        rows = [work for work in works if isinstance(work, Row)]
        answers = iter(await self._committed(rows))
        return [next(answers) if isinstance(work, Row) else await self._done(work) for work in works]

    async def _done(self, work: Work) -> Any:
        try:
            async with self._own.begin() as connection:
                return await connection.run_sync(work)
        except Exception as error:
            return error

    async def _committed(self, rows: list[Row]) -> list[Exception | None]:
        """All in one transaction; if that fails, one by one, so that each table hears only of its own trouble."""
        if not rows:
            return []
        failed = await self._done(lambda connection: _insert(connection, rows))
        if failed is None:
            return [None] * len(rows)
        return [failed] if len(rows) == 1 else [(await self._committed([row]))[0] for row in rows]


def _insert(connection: Connection, rows: list[Row]) -> None:
    insert_moves(connection, rows)
    insert_turns(connection, sorted(rows, key=lambda row: row.match))  # two processes never wait for each other
