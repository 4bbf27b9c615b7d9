"""Accounts in the store: a name, a hashed password, opaque sessions, the seats taken and the lists kept."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from msgspec import Struct
from sqlalchemy import Connection, delete, func, insert, select
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import IntegrityError

from escarmouche.web.shelves import ACCOUNTS, LISTS, MATCHES, MOVES, OWNERS, SESSIONS
from escarmouche.web.store import Store, hashed

HASHER = PasswordHasher(memory_cost=32 * 1024)
ONE_AT_A_TIME = asyncio.Semaphore(1)
"""A password takes memory and time on purpose."""
MOST_LISTS = 200
NOBODY = HASHER.hash("nobody")
"""Compared when a name is unknown, so that time tells nothing."""


class KeptList(Struct, frozen=True):
    name: str
    game: str
    code: str


class KeptMatch(Struct, frozen=True):
    match: str
    game: str
    seats: tuple[str, ...]
    made: float
    answers: int


async def add(store: Store, name: str, password: str) -> int | None:
    """A new account, or None if the name is taken."""
    async with ONE_AT_A_TIME:
        secret = await asyncio.to_thread(HASHER.hash, password)
    try:
        row = insert(ACCOUNTS).values(name=name, password=secret, made=time.time()).returning(ACCOUNTS.c.id)
        return int(await store.write(lambda connection: connection.execute(row).scalar_one()))
    except IntegrityError:
        return None


async def proved(store: Store, name: str, password: str) -> int | None:
    """The account of a name, if the password is its own."""
    async with store.engine.connect() as connection:
        row = (await connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.name == name))).mappings().first()
    async with ONE_AT_A_TIME:
        right = await asyncio.to_thread(_verified, row["password"] if row else NOBODY, password)
    return int(row["id"]) if row and right else None


def _verified(secret: str, password: str) -> bool:
    try:
        return HASHER.verify(secret, password)
    except (Argon2Error, InvalidHashError):
        return False


async def begin_session(store: Store, account: int) -> str:
    """A token, told once."""
    token = secrets.token_urlsafe(24)
    row = insert(SESSIONS).values(token=hashed(token), account=account, made=time.time())
    await store.write(lambda connection: connection.execute(row))
    return token


async def end_session(store: Store, tokens: Sequence[str]) -> None:
    ended = delete(SESSIONS).where(SESSIONS.c.token.in_([hashed(token) for token in tokens]))
    await store.write(lambda connection: connection.execute(ended))


async def account_of(store: Store, tokens: Sequence[str]) -> int | None:
    if not tokens:
        return None
    wanted = select(SESSIONS.c.account).where(SESSIONS.c.token.in_([hashed(token) for token in tokens]))
    async with store.engine.connect() as connection:
        found: int | None = (await connection.execute(wanted)).scalar()
    return found


async def take_seats(store: Store, account: int, match: str, seats: Sequence[str]) -> None:
    """From now on a session of the account opens these seats."""
    rows = [{"account": account, "match": match, "seat": seat} for seat in seats]
    if rows:
        await store.write(lambda connection: connection.execute(upsert(OWNERS).on_conflict_do_nothing(), rows))


async def name_of(store: Store, account: int) -> str:
    async with store.engine.connect() as connection:
        return str((await connection.execute(select(ACCOUNTS.c.name).where(ACCOUNTS.c.id == account))).scalar_one())


async def matches_of(store: Store, account: int, most: int = 100) -> tuple[KeptMatch, ...]:
    """The latest first."""
    count = select(func.count()).where(MOVES.c.match == MATCHES.c.id).scalar_subquery()
    wanted = (
        select(MATCHES.c.id, MATCHES.c.game, func.group_concat(OWNERS.c.seat), MATCHES.c.made, count)
        .join(OWNERS, OWNERS.c.match == MATCHES.c.id)
        .where(OWNERS.c.account == account)
        .group_by(MATCHES.c.id)
        .order_by(MATCHES.c.made.desc())
        .limit(most)
    )
    async with store.engine.connect() as connection:
        rows = (await connection.execute(wanted)).all()
    return tuple(KeptMatch(id, game, tuple(seats.split(",")), made, answers) for id, game, seats, made, answers in rows)


async def lists_of(store: Store, account: int) -> tuple[KeptList, ...]:
    wanted = select(LISTS.c.name, LISTS.c.game, LISTS.c.code).where(LISTS.c.account == account).order_by(LISTS.c.name)
    async with store.engine.connect() as connection:
        return tuple(KeptList(*row) for row in (await connection.execute(wanted)).all())


async def keep_list(store: Store, account: int, kept: KeptList) -> bool:
    """A list under its name, in the place of an earlier one; false if there are too many."""
    row = {"account": account, "name": kept.name, "game": kept.game, "code": kept.code}
    count = select(func.count()).where(LISTS.c.account == account)
    changed = {"game": kept.game, "code": kept.code}
    put = upsert(LISTS).values(row).on_conflict_do_update(index_elements=["account", "name"], set_=changed)

    def keep(connection: Connection) -> bool:
        if connection.execute(count).scalar_one() >= MOST_LISTS:
            return False
        connection.execute(put)
        return True

    return bool(await store.write(keep))


async def drop_list(store: Store, account: int, name: str) -> None:
    dropped = delete(LISTS).where(LISTS.c.account == account, LISTS.c.name == name)
    await store.write(lambda connection: connection.execute(dropped))
