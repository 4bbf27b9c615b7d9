"""The tables of the database, the same in SQLite and PostgreSQL, and the steps from the format of each version to the
next."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Column, Connection, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, text

VERSION = 2
"""Goes up with every change here that an older file does not fit."""

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
    Column("past", Text, nullable=False),
    Column("made", Float, nullable=False),
)
SEATS = Table(
    "seats",
    SCHEMA,
    Column("token", String, primary_key=True),
    Column("match", ForeignKey("matches.id"), nullable=False, index=True),
    Column("seat", String, nullable=False),
)
MOVES = Table(
    "moves",
    SCHEMA,
    Column("id", Integer, primary_key=True),
    Column("match", ForeignKey("matches.id"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("command", String, nullable=False),
    Column("move", Text, nullable=False),
)
Index("moves_by_match", MOVES.c.match, MOVES.c.version, unique=True)
WISHES = Table(
    "wishes",
    SCHEMA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("wish", Text, nullable=False),
)
TERMS = Table(
    "terms",
    SCHEMA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("terms", Text, nullable=False),
)
INVITATIONS = Table(
    "invitations",
    SCHEMA,
    Column("code", String, primary_key=True),
    Column("match", ForeignKey("matches.id"), nullable=False, index=True),
    Column("seat", String, nullable=False),
    Column("made", Float, nullable=False),
)
ACCOUNTS = Table(
    "accounts",
    SCHEMA,
    Column("id", Integer, primary_key=True),
    Column("name", String, nullable=False, unique=True),
    Column("password", String, nullable=False),
    Column("made", Float, nullable=False),
)
SESSIONS = Table(
    "sessions",
    SCHEMA,
    Column("token", String, primary_key=True),
    Column("account", ForeignKey("accounts.id"), nullable=False, index=True),
    Column("made", Float, nullable=False),
)
OWNERS = Table(
    "owners",
    SCHEMA,
    Column("account", ForeignKey("accounts.id"), primary_key=True),
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seat", String, primary_key=True),
)
LISTS = Table(
    "lists",
    SCHEMA,
    Column("account", ForeignKey("accounts.id"), primary_key=True),
    Column("name", String, primary_key=True),
    Column("game", String, nullable=False),
    Column("code", String, nullable=False),
)
TURNS = Table(
    "turns",
    SCHEMA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("asked", String, nullable=False),
    Column("due", Float, nullable=False, index=True),
    Column("ended", Integer, nullable=False),
    Column("changed", Float, nullable=False),
)
"""How each match stands: the seats that are asked, by when they must have answered (0: whenever), whether it is over,
when it last changed."""
ORDERS = Table(
    "orders",
    SCHEMA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seat", String, primary_key=True),
    Column("orders", Text, nullable=False),
)
NOTES = Table(
    "notes",
    SCHEMA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("seat", String, primary_key=True),
    Column("text", Text, nullable=False),
)
"""What a seat has written down for itself."""
ADDRESSES = Table(
    "addresses",
    SCHEMA,
    Column("account", ForeignKey("accounts.id"), primary_key=True),
    Column("address", String, nullable=False),
    Column("lang", String, nullable=False),
    Column("code", String, nullable=False),
    Column("told", Float, nullable=False),
)
"""Where an account is written to; `code`, hashed, is to be sent back by whoever reads there, and empty once it was."""
PROCESSES = Table(
    "processes",
    SCHEMA,
    Column("name", String, primary_key=True),
    Column("address", String, nullable=False),
    Column("until", Float, nullable=False),
)
"""The processes that serve this database, and until when each is sure to be alive."""
LEASES = Table(
    "leases",
    SCHEMA,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("holder", String, nullable=False, index=True),
)
"""Which process a match is played in."""


def _turns_of_all(connection: Connection) -> None:
    """Matches of format 1: whose turn it is shows again with the next answer."""
    connection.execute(
        text("INSERT INTO turns (match, asked, due, ended, changed) SELECT id, '', 0, 0, made FROM matches")
    )


STEPS: dict[int, Callable[[Connection], None]] = {1: _turns_of_all}
"""By format: what is to be done for the next one, once all tables are there."""


def migrate(connection: Connection, found: int) -> None:
    """Make every table, or bring those of an older format (0: there is none yet) up to this one."""
    SCHEMA.create_all(connection)
    for version in range(found or VERSION, VERSION):
        STEPS[version](connection)
