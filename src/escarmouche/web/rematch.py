"""The same bands once more, sides swapped: what to wish for after a game."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.datastructures import State
from litestar.params import FromPath

from escarmouche.cards.lists import wished_again
from escarmouche.web.faults import told
from escarmouche.web.guards import address_of
from escarmouche.web.reading import finished
from escarmouche.web.tables import NewMatch


@get("/api/matches/{id:str}/rematch", responses=told(404, 409))
async def rematch(id: FromPath[str], state: State, request: Request[Any, Any, Any]) -> NewMatch:
    """A wish for the same game: everybody keeps their band and plays the next side."""
    match = (await finished(state.hub, id, request, "rematch-after-end")).match
    seats = match.seats
    following = dict(zip(seats, (*seats[1:], seats[0]), strict=True))
    lists = await state.hub.aside(address_of(request.scope), wished_again, match.system, match.setup)
    swapped = set(lists) == set(seats)
    return NewMatch(
        game=match.system.name,
        chairs={following[seat]: chair for seat, chair in match.chairs.items()},
        lists={following[side]: members for side, members in lists.items()} if swapped else lists,
        options={name: value for name, value in match.setup.options.items() if isinstance(value, str)},
    )


ROUTES = (rematch,)
