"""Rulings: a moment of a match as a case file, and cases run for those who edit them."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, Parameter
from msgspec import Meta, Struct
from msgspec.structs import replace

from escarmouche.rulings.cases import Outcome
from escarmouche.rulings.situations import situation
from escarmouche.web.desk import CASE_PATIENCE
from escarmouche.web.faults import Slow, told
from escarmouche.web.guards import address_of
from escarmouche.web.languages import lang_of
from escarmouche.web.reading import seats_of, table_of
from escarmouche.web.tables import moment_of

LONGEST = 64 * 1024


class CaseText(Struct, frozen=True, kw_only=True):
    """A case file as it is edited."""

    text: Annotated[str, Meta(max_length=LONGEST)]


@get("/api/matches/{id:str}/ruling", weight=4.0, media_type=MediaType.TEXT, responses=told(401, 404))
async def ruling(
    id: FromPath[str],
    state: State,
    request: Request[Any, Any, Any],
    moment: Annotated[int, Parameter(ge=-1, description="-1 is now")] = -1,
) -> str:
    """A case file of a situation of this match, as this seat sees it, to edit and run."""
    table = await table_of(state.hub, id, request)
    seats = await seats_of(state.hub, id, request)
    match = table.match_for(seats, state.hub.now())
    at = match.moments[moment_of(match, moment) if moment >= 0 else -1]
    open_to = tuple(one for one in at.position.pending if one.seat in seats or not one.secret)
    seen = replace(at.position, live=match.seen(at, seats), pending=open_to)
    told = (match.system, seen, f"A moment of match {id}")
    text: str = await state.hub.aside(address_of(request.scope), situation, *told)
    return text


@post("/api/cases/run", status_code=200, heavy=True, responses=told(503))
async def run(data: JSONBody[CaseText], state: State, request: Request[Any, Any, Any]) -> list[Outcome]:
    """What came of each case of a file: passed, or the first difference and the log up to it."""
    try:
        found: list[Outcome] = await state.desk.cases(address_of(request.scope), data.text, lang_of(request))
    except TimeoutError:
        raise Slow("case-too-slow", None, seconds=int(CASE_PATIENCE)) from None
    return found


ROUTES = (ruling, run)
