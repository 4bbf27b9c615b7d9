"""Invitations over HTTP: followed once, written again, and seats whose tokens are changed."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from escarmouche.web import seating
from escarmouche.web.faults import Conflict, Unknown, told
from escarmouche.web.gifts import check_invitation
from escarmouche.web.guests import NOBODY
from escarmouche.web.people import account_of
from escarmouche.web.reading import seats_of, table_of, tokens_of
from escarmouche.web.tables import called


class Joining(Struct, frozen=True, kw_only=True):
    """An invitation to follow."""

    code: Annotated[str, Meta(max_length=64)]
    name: str = ""
    """What one wants to be called."""


class Inviting(Struct, frozen=True, kw_only=True):
    seat: str


class Seated(Struct, frozen=True, kw_only=True):
    """Tokens by seat, told once."""

    tokens: dict[str, str]


class Invited(Struct, frozen=True, kw_only=True):
    seat: str
    code: str


@post("/api/matches/{id:str}/join", status_code=200, heavy=True, responses=told(401, 404))
async def join(id: FromPath[str], data: JSONBody[Joining], state: State, request: Request[Any, Any, Any]) -> Seated:
    """Exchange an invitation for a token of one's own; it is good once."""
    table, name = await table_of(state.hub, id, request), called(data.name)
    found = await seating.join(state.hub.store, id, data.code)
    if found is None:
        raise Unknown("invitation-used")
    seat, token = found
    if name:
        await state.hub.rename(table, (seat,), name)
    return Seated(tokens={seat: token})


@post("/api/matches/{id:str}/invite", status_code=200, heavy=True, responses=told(401, 404, 409))
async def invite(id: FromPath[str], data: JSONBody[Inviting], state: State, request: Request[Any, Any, Any]) -> Invited:
    """Invite somebody else to a seat where nobody sat down yet; the invitation before it is worth nothing then."""
    table = await table_of(state.hub, id, request)
    seats = await seats_of(state.hub, id, request)
    if not seats:
        raise Unknown("unknown-token")
    chair = table.match.chairs.get(data.seat)
    if chair is None or chair.kind == "bot" or not await seating.is_free(state.hub.store, id, data.seat):
        raise Conflict("seat-taken")
    check_invitation(table.match, seats, data.seat)
    code = await seating.invite(state.hub.store, id, data.seat)
    if code is None:
        raise Conflict("seat-taken")
    return Invited(seat=data.seat, code=code)


@post("/api/matches/{id:str}/tokens", status_code=200, heavy=True, responses=told(401, 404))
async def renew(id: FromPath[str], state: State, request: Request[Any, Any, Any]) -> Seated:
    """New tokens for one's seats; the links there were open nothing any more, and whoever sits there by one leaves."""
    table = await table_of(state.hub, id, request)
    seats = await seats_of(state.hub, id, request)
    if not seats:
        raise Unknown("unknown-token")
    shown = tokens_of(request)
    account = await account_of(state.hub.store, shown)
    async with table.lock:
        tokens = await seating.renewed(state.hub.store, id, seats, shown, account)
        if tokens is None:
            raise Unknown("unknown-token")
        table.cut(NOBODY, seats)
    return Seated(tokens=tokens)


ROUTES = (join, invite, renew)
