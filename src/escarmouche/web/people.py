"""Accounts in the store: a name, a hashed password, opaque sessions, the seats taken and the lists kept."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection, Select, delete, func, insert, select, text, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.exc import IntegrityError

from escarmouche.web.matches import Chair
from escarmouche.web.schema_db import ACCOUNTS, ADDRESSES, LISTS, MATCHES, MOVES, OWNERS, SEATS, SESSIONS, TURNS
from escarmouche.web.store import IDLE, Store, hashed

HASHER = PasswordHasher(memory_cost=32 * 1024)
ONE_AT_A_TIME = asyncio.Semaphore(1)
"""A password takes memory and time on purpose."""
MOST_LISTS, MOST_LETTERS = 200, 200_000
"""Lists of one account, and letters of all their codes: they are told together."""
MOST_SESSIONS = 20
"""Sessions of one account; with one more the oldest ends."""
FRESH = 86_400.0
"""Seconds until the use of a session is noted again."""
NOBODY = HASHER.hash("nobody")
"""Compared when a name is unknown, so that time tells nothing."""


TAKE = text(
    "INSERT INTO owners (account, match, seat) VALUES (:account, :match, :seat) "
    "ON CONFLICT (account, match, seat) DO NOTHING"
)
KEEP = text(
    "INSERT INTO lists (account, name, game, code) VALUES (:account, :name, :game, :code) "
    "ON CONFLICT (account, name) DO UPDATE SET game = excluded.game, code = excluded.code"
)


class KeptList(Struct, frozen=True):
    name: str
    game: str
    code: str


class KeptMatch(Struct, frozen=True, kw_only=True):
    """A match of an account, and how it stands."""

    match: str
    game: str
    seats: tuple[str, ...]
    made: float
    answers: int
    changed: float
    asked: tuple[str, ...]
    """The seats whose turn it is; none if it is over, or was written by an earlier version and not played since."""
    due: float
    """When they must have answered, where that goes by the calendar; 0 for whenever."""
    over: bool
    names: dict[str, str]
    """By seat: the name of who sits there, or the level of a bot."""


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
    newest = select(SESSIONS.c.token).where(SESSIONS.c.account == account).order_by(SESSIONS.c.made.desc())
    others = delete(SESSIONS).where(
        SESSIONS.c.account == account,
        (SESSIONS.c.made < time.time() - IDLE) | SESSIONS.c.token.not_in(newest.limit(MOST_SESSIONS - 1)),
    )

    def put(connection: Connection) -> None:
        connection.execute(others)
        connection.execute(row)

    await store.write(put)
    return token


async def end_all_sessions(store: Store, account: int) -> None:
    """Nobody is signed in to the account any more, here or elsewhere."""
    ended = delete(SESSIONS).where(SESSIONS.c.account == account)
    await store.write(lambda connection: connection.execute(ended))


async def end_session(store: Store, tokens: Sequence[str]) -> None:
    ended = delete(SESSIONS).where(SESSIONS.c.token.in_([hashed(token) for token in tokens]))
    await store.write(lambda connection: connection.execute(ended))


async def account_of(store: Store, tokens: Sequence[str]) -> int | None:
    if not tokens:
        return None
    now, keys = time.time(), [hashed(token) for token in tokens]
    these = SESSIONS.c.token.in_(keys)
    wanted = select(SESSIONS.c.account, SESSIONS.c.made).where(these, SESSIONS.c.made > now - IDLE)
    async with store.engine.connect() as connection:
        found = (await connection.execute(wanted)).first()
    if found is None:
        return None
    account, used = found
    if used < now - FRESH:
        again = update(SESSIONS).where(these).values(made=now)
        await store.write(lambda connection: connection.execute(again))
    return int(account)


async def take_seats(store: Store, account: int, match: str, seats: Sequence[str]) -> None:
    """From now on a session of the account opens these seats."""
    rows = [{"account": account, "match": match, "seat": seat} for seat in seats]
    if rows:
        await store.write(lambda connection: connection.execute(TAKE, rows))


async def claim(store: Store, account: int, match: str, tokens: Sequence[str]) -> None:
    """The same for the seats of these tokens, as far as they still open them when it is written."""
    keys = [hashed(token) for token in tokens]
    these = select(SEATS.c.seat).where(SEATS.c.match == match, SEATS.c.token.in_(keys)).with_for_update(read=True)

    def take(connection: Connection) -> None:
        rows = [{"account": account, "match": match, "seat": seat} for seat in connection.execute(these).scalars()]
        if rows:
            connection.execute(TAKE, rows)

    await store.write(take)


async def name_of(store: Store, account: int) -> str:
    async with store.engine.connect() as connection:
        return str((await connection.execute(select(ACCOUNTS.c.name).where(ACCOUNTS.c.id == account))).scalar_one())


async def address_of(store: Store, account: int) -> tuple[str, bool]:
    """Where an account is written to, if anywhere, and whether that is sure."""
    wanted = select(ADDRESSES.c.address, ADDRESSES.c.code).where(ADDRESSES.c.account == account)
    async with store.engine.connect() as connection:
        found = (await connection.execute(wanted)).first()
    return (found[0], found[1] == "") if found else ("", False)


def latest_matches(account: int, most: int) -> Select[Any]:
    """The question behind `matches_of`: nothing in it looks through all matches or all answers."""
    latest = (
        select(TURNS.c.match, TURNS.c.asked, TURNS.c.due, TURNS.c.ended, TURNS.c.changed)
        .where(TURNS.c.match.in_(select(OWNERS.c.match).where(OWNERS.c.account == account)))
        .order_by(TURNS.c.changed.desc())
        .limit(most)
        .subquery()
    )
    last = select(func.max(MOVES.c.version)).where(MOVES.c.match == MATCHES.c.id).scalar_subquery()
    return (
        select(
            MATCHES.c.id, MATCHES.c.game, MATCHES.c.made, MATCHES.c.chairs, last.label("last"), latest, OWNERS.c.seat
        )
        .join(latest, latest.c.match == MATCHES.c.id)
        .join(OWNERS, (OWNERS.c.match == MATCHES.c.id) & (OWNERS.c.account == account))
        .order_by(latest.c.changed.desc(), OWNERS.c.seat.desc())
    )


async def matches_of(store: Store, account: int, most: int = 100) -> tuple[KeptMatch, ...]:
    """Where something changed last comes first."""
    wanted = latest_matches(account, most)
    found: dict[str, KeptMatch] = {}
    async with store.engine.connect() as connection:
        for row in (await connection.execute(wanted)).mappings():
            earlier = found.get(row["id"])
            found[row["id"]] = replace(earlier, seats=(*earlier.seats, row["seat"])) if earlier else kept_match(row)
    return tuple(found.values())


def kept_match(row: RowMapping) -> KeptMatch:
    chairs = msgspec.json.decode(row["chairs"], type=dict[str, Chair])
    return KeptMatch(
        match=row["id"],
        game=row["game"],
        seats=(row["seat"],),
        made=row["made"],
        answers=0 if row["last"] is None else row["last"] + 1,
        changed=row["changed"],
        asked=tuple(seat for seat in row["asked"].split(",") if seat),
        due=row["due"],
        over=bool(row["ended"]),
        names={seat: chair.name or chair.level for seat, chair in chairs.items()},
    )


async def lists_of(store: Store, account: int) -> tuple[KeptList, ...]:
    wanted = select(LISTS.c.name, LISTS.c.game, LISTS.c.code).where(LISTS.c.account == account).order_by(LISTS.c.name)
    async with store.engine.connect() as connection:
        return tuple(KeptList(*row) for row in (await connection.execute(wanted)).all())


async def keep_list(store: Store, account: int, kept: KeptList) -> bool:
    """A list under its name, in the place of an earlier one; false if there are too many."""
    row = {"account": account, "name": kept.name, "game": kept.game, "code": kept.code}
    others = (LISTS.c.account == account) & (LISTS.c.name != kept.name)
    held = select(func.count(), func.coalesce(func.sum(func.length(LISTS.c.code)), 0)).where(others)

    def keep(connection: Connection) -> bool:
        count, letters = connection.execute(held).one()
        if count >= MOST_LISTS or letters + len(kept.code) > MOST_LETTERS:
            return False
        connection.execute(KEEP, row)
        return True

    return bool(await store.write(keep))


async def drop_list(store: Store, account: int, name: str) -> None:
    dropped = delete(LISTS).where(LISTS.c.account == account, LISTS.c.name == name)
    await store.write(lambda connection: connection.execute(dropped))
