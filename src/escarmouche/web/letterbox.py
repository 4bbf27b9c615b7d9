"""Where accounts are written to, and the routes to say so: an address counts once its reader has sent back a code."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection
from typing import Annotated, Any

from litestar import Request, delete, post
from litestar.datastructures import State
from litestar.params import JSONBody
from msgspec import Meta, Struct
from sqlalchemy import Connection, func, select, text, update
from sqlalchemy import delete as removed

from escarmouche.telling.texts import Lang
from escarmouche.web.accounts import signed_in
from escarmouche.web.faults import Conflict, Slow, Unknown, told
from escarmouche.web.languages import lang_of
from escarmouche.web.schema_db import ADDRESSES, OWNERS
from escarmouche.web.store import Store, hashed

AGAIN = 3_600.0
"""Seconds until another code is sent to the same address, or for the same account."""
MOST = 60
"""Codes sent in that time, to whomever: nobody uses us to write to strangers."""
MAILBOX = r"^[A-Za-z0-9!#$%&'*+/=^_`{|}~.-]+@([A-Za-z0-9-]+\.)+[A-Za-z]{2,}$(?!\n)"
"""Plain letters, and no `?`: mail would read what is written in code (`=?utf-8?q?one=40a.b=2Ctwo?=@c.d`) as two."""
KEPT = text(
    "INSERT INTO addresses (account, address, lang, code, told) VALUES (:account, :address, :lang, :code, :told) "
    "ON CONFLICT (account) DO UPDATE SET address = excluded.address, lang = excluded.lang, code = excluded.code, "
    "told = excluded.told"
)


class NewAddress(Struct, frozen=True, kw_only=True):
    """Where an account wants to be written to."""

    address: Annotated[str, Meta(max_length=254, pattern=MAILBOX)]


class Code(Struct, frozen=True, kw_only=True):
    """What was written to the address."""

    code: Annotated[str, Meta(max_length=32)]


class Written(Struct, frozen=True, kw_only=True):
    """Where the account is written to, and whether that is sure."""

    address: str
    sure: bool


async def readers(store: Store, match: str, seats: Collection[str]) -> list[tuple[str, Lang]]:
    """The sure addresses of those who own these seats of a match, each with its language."""
    wanted = (
        select(ADDRESSES.c.address, ADDRESSES.c.lang)
        .join(OWNERS, OWNERS.c.account == ADDRESSES.c.account)
        .where(OWNERS.c.match == match, OWNERS.c.seat.in_(list(seats)), ADDRESSES.c.code == "")
        .distinct()
    )
    async with store.engine.connect() as connection:
        return [(address, "fr" if lang == "fr" else "en") for address, lang in await connection.execute(wanted)]


@post("/api/me/address", status_code=200, heavy=True, letter=True, responses=told(401, 409, 503))
async def write_to(data: JSONBody[NewAddress], state: State, request: Request[Any, Any, Any]) -> Written:
    """Be written to when it is one's turn: a code is sent there first."""
    account = await signed_in(state, request)
    if state.post is None:
        raise Conflict("no-mail")
    code, now, lang = secrets.token_urlsafe(8), time.time(), lang_of(request)
    recent = ADDRESSES.c.told > now - AGAIN
    same = (ADDRESSES.c.address == data.address) | (ADDRESSES.c.account == account)
    row = {"account": account, "address": data.address, "lang": lang, "code": hashed(code), "told": now}

    def keep(connection: Connection) -> bool:
        many = connection.execute(select(func.count()).where(recent)).scalar_one()
        if many >= MOST or connection.execute(select(ADDRESSES.c.account).where(recent, same)).first():
            return False
        connection.execute(KEPT, row)
        return True

    if not await state.hub.store.write(keep):
        raise Conflict("mail-too-often")
    if not await state.post.send(data.address, lang, "mail-code", code=code):
        raise Slow("mail-failed")
    return Written(address=data.address, sure=False)


@post("/api/me/address/sure", status_code=200, heavy=True, responses=told(401))
async def confirm(data: JSONBody[Code], state: State, request: Request[Any, Any, Any]) -> Written:
    """Send back the code that came by e-mail."""
    account = await signed_in(state, request)
    mine = (ADDRESSES.c.account == account) & (ADDRESSES.c.code == hashed(data.code))

    def check(connection: Connection) -> str | None:
        found: str | None = connection.execute(select(ADDRESSES.c.address).where(mine)).scalar()
        connection.execute(update(ADDRESSES).where(mine).values(code=""))
        return found

    address = await state.hub.store.write(check)
    if address is None:
        raise Unknown("wrong-code")
    return Written(address=address, sure=True)


@delete("/api/me/address", responses=told(401))
async def forget(state: State, request: Request[Any, Any, Any]) -> None:
    """Be written to no more."""
    gone = removed(ADDRESSES).where(ADDRESSES.c.account == await signed_in(state, request))
    await state.hub.store.write(lambda connection: connection.execute(gone))


ROUTES = (write_to, confirm, forget)
