"""Who may sit down: invitations that are good once, tokens that are given anew."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import CompoundSelect, Connection, delete, insert, select

from escarmouche.web.schema_db import INVITATIONS, OWNERS, SEATS
from escarmouche.web.store import Store, hashed, opened

GOOD_FOR = 30 * 86_400.0
"""Seconds until an invitation that nobody followed is worth nothing."""


async def invite(store: Store, match: str, seat: str) -> str | None:
    """An invitation to a seat, told once; an earlier one to the same seat is worth nothing any more. None if somebody
    sat down there."""
    code = secrets.token_urlsafe(18)
    row = {"code": hashed(code), "match": match, "seat": seat, "made": time.time()}
    earlier = delete(INVITATIONS).where(INVITATIONS.c.match == match, INVITATIONS.c.seat == seat)

    def put(connection: Connection) -> bool:
        if connection.execute(taken(match, seat)).first() is not None:
            return False
        connection.execute(earlier)
        connection.execute(insert(INVITATIONS), row)
        return True

    return code if await store.write(put) else None


async def join(store: Store, match: str, code: str) -> tuple[str, str] | None:
    """The seat behind an invitation and a token for it, told once; None if it was followed, or is too old."""
    token = secrets.token_urlsafe(24)
    which = (INVITATIONS.c.code == hashed(code)) & (INVITATIONS.c.match == match)
    good = select(INVITATIONS.c.seat).where(which, INVITATIONS.c.made > time.time() - GOOD_FOR)

    def exchange(connection: Connection) -> str | None:
        seat: str | None = connection.execute(good).scalar()
        connection.execute(delete(INVITATIONS).where(which))
        if seat is not None:
            connection.execute(insert(SEATS), {"token": hashed(token), "match": match, "seat": seat})
        return seat

    seat = await store.write(exchange)
    return None if seat is None else (seat, token)


async def is_free(store: Store, match: str, seat: str) -> bool:
    """Has nobody sat down there yet?"""
    async with store.engine.connect() as connection:
        return (await connection.execute(taken(match, seat))).first() is None


def taken(match: str, seat: str) -> CompoundSelect[Any]:
    """The question whether somebody sat down there."""
    given = select(SEATS.c.seat).where(SEATS.c.match == match, SEATS.c.seat == seat)
    owned = select(OWNERS.c.seat).where(OWNERS.c.match == match, OWNERS.c.seat == seat)
    return given.union(owned)


async def renewed(
    store: Store, match: str, seats: Sequence[str], by: Sequence[str], account: int | None = None
) -> dict[str, str] | None:
    """New tokens for seats; all earlier ones, wherever they went, open nothing any more, nor does any account but the
    one that asks. None if the tokens `by` which they are asked for open them no more: somebody was quicker."""
    tokens = {seat: secrets.token_urlsafe(24) for seat in seats}
    rows = [{"token": hashed(token), "match": match, "seat": seat} for seat, token in tokens.items()]
    old = delete(SEATS).where(SEATS.c.match == match, SEATS.c.seat.in_(list(seats)))
    theirs = OWNERS.c.account != (account or 0)
    others = delete(OWNERS).where(OWNERS.c.match == match, OWNERS.c.seat.in_(list(seats)), theirs)

    def renew(connection: Connection) -> bool:
        if not set(seats) <= set(connection.execute(opened(match, by)).scalars()):
            return False
        connection.execute(old)
        connection.execute(others)
        if rows:
            connection.execute(insert(SEATS), rows)
        return True

    return tokens if await store.write(renew) else None
