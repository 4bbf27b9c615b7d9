"""The tables of the database."""

from __future__ import annotations

from sqlalchemy import Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

VERSION = 1
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
