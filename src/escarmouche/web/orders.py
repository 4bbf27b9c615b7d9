"""Standing orders over HTTP: laid by a seat, read by that seat alone."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from escarmouche.web import standing
from escarmouche.web.faults import Unknown, Wrong, told
from escarmouche.web.livetables import LiveTable
from escarmouche.web.reading import seats_of, table_of
from escarmouche.web.showing import ENCODER
from escarmouche.web.standing import Order

LONGEST = 16 * 1024
"""Bytes of all orders of a seat."""


class OrderList(Struct, frozen=True, kw_only=True):
    """All standing orders of a seat, in the place of those before."""

    seat: str
    orders: Annotated[tuple[Order, ...], Meta(max_length=standing.MOST)]


class OrdersView(Struct, frozen=True, kw_only=True):
    """By seat of whoever asks: its orders, and how many of its answers they gave."""

    orders: dict[str, tuple[Order, ...]]
    given: dict[str, int]


def view(table: LiveTable, seats: tuple[str, ...]) -> OrdersView:
    answers = table.match.answers
    return OrdersView(
        orders={seat: table.orders.get(seat, ()) for seat in seats},
        given={seat: sum(move.ordered and move.seat == seat for move in answers) for seat in seats},
    )


@get("/api/matches/{id:str}/orders", responses=told(401, 404))
async def read(id: FromPath[str], state: State, request: Request[Any, Any, Any]) -> OrdersView:
    """What one's seats answer when nobody is there."""
    table = await table_of(state.hub, id, request)
    return view(table, await seats_of(state.hub, id, request))


@post("/api/matches/{id:str}/orders", status_code=200, responses=told(401, 404))
async def lay(
    id: FromPath[str], data: JSONBody[OrderList], state: State, request: Request[Any, Any, Any]
) -> OrdersView:
    """Say what a seat answers when nobody is there."""
    table = await table_of(state.hub, id, request)
    seats = await seats_of(state.hub, id, request)
    if data.seat not in seats:
        raise Unknown("unknown-token")
    if len(ENCODER.encode(data.orders)) > LONGEST:
        raise Wrong("web-not-understood")
    await state.hub.lay_orders(table, data.seat, standing.checked(table.match.system, data.orders))
    return view(table, seats)


ROUTES = (read, lay)
