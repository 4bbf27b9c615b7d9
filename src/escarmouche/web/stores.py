"""Which store a database is kept in."""

from __future__ import annotations

from escarmouche.web.store import Store
from escarmouche.web.store_postgres import PostgresStore
from escarmouche.web.store_sqlite import SqliteStore

SCHEMES = ("postgresql://", "postgres://")


def is_file(database: str) -> bool:
    return not database.startswith(SCHEMES)


def store_for(database: str) -> Store:
    """A file of SQLite, or `postgresql://…`."""
    return (
        SqliteStore(database) if is_file(database) else PostgresStore(database.replace("postgres://", "postgresql://"))
    )
