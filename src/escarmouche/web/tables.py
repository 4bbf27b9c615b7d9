"""Matches over HTTP: made, looked at, answered, gone back in, forked, taken home."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct
from msgspec.structs import replace

from escarmouche.core.dice import Block
from escarmouche.core.lists import game_of, members_of
from escarmouche.core.system import Setup, System
from escarmouche.core.texts import Unusable
from escarmouche.web import people
from escarmouche.web.faults import Conflict, Missing, told
from escarmouche.web.hub import LiveTable
from escarmouche.web.languages import lang_of
from escarmouche.web.lists import LONGEST
from escarmouche.web.luck import Past, seal
from escarmouche.web.matches import Chair, Move
from escarmouche.web.messages import Ack, Answer, Consent, Undo, Update
from escarmouche.web.reading import checked_options, known_system, seats_of, table_of, tokens_of
from escarmouche.web.records import record_text
from escarmouche.web.tellers import Phrases, Teller
from escarmouche.web.thinking import LEVELS
from escarmouche.web.updates import picture


class NewMatch(Struct, frozen=True, kw_only=True):
    """A wish for a game: who sits where, with which lists (members, or a code), under which options."""

    game: str
    chairs: dict[str, Chair]
    lists: dict[str, list[str]] = {}
    options: dict[str, str] = {}
    seed: Annotated[str, Meta(max_length=64)] = ""
    """Lays the table and draws the lists that are left open; it has nothing to do with the dice."""


class Made(Struct, frozen=True, kw_only=True):
    """The match, a token for each person's seat, told once, and the seal of its dice."""

    match: str
    tokens: dict[str, str]
    seal: str


class ForkWish(Struct, frozen=True, kw_only=True):
    moment: int
    chairs: dict[str, Chair]


class Page(Struct, frozen=True, kw_only=True):
    """One moment of a match's past."""

    moment: int
    seat: str
    turn: int
    line: int


def checked_chairs(chairs: dict[str, Chair], seats: tuple[str, ...]) -> dict[str, Chair]:
    if set(chairs) != set(seats):
        raise Unusable("wrong-seats", None, known=list(seats))
    for chair in chairs.values():
        if chair.kind not in ("human", "bot") or (chair.kind == "bot" and chair.level not in LEVELS):
            raise Unusable("wrong-chair", None, word=f"{chair.kind} {chair.level}"[:60], known=list(LEVELS))
    return {seat: chairs[seat] if chairs[seat].kind == "bot" else Chair() for seat in seats}


def checked_list(system: System, seat: str, wished: list[str], seed: str, options: dict[str, str]) -> list[str]:
    """The members of a list, given one by one or as a code; a list of our own for those who bring none."""
    if len(wished) > LONGEST:
        raise Unusable("list-too-long", None, most=LONGEST)
    members = members_of(system, wished[0]) if len(wished) == 1 and game_of(wished[0]) else list(wished)
    members = members or system.build_list(Block(f"{seed}/{seat}", 0), None, options)
    report = system.check_list(members, options)
    if not report.legal:
        raise Unusable("illegal-list", None, side=seat, rules=[r for c in report.complaints for r in c.rules])
    return members


async def made(state: State, request: Request[Any, Any, Any], table: LiveTable, tokens: dict[str, str]) -> Made:
    """The answer to a wish for a match; those signed in find it again in their account.

    Of several people's seats nobody knows yet who will sit where: those who do claim theirs with its token.
    """
    store = state.hub.store
    account = await people.account_of(store, tokens_of(request))
    if account is not None and len(tokens) == 1:
        await people.take_seats(store, account, table.id, list(tokens))
    return Made(match=table.id, tokens=tokens, seal=seal(table.match.secret))


@post("/api/matches", heavy=True, responses=told(404))
async def create(data: JSONBody[NewMatch], state: State, request: Request[Any, Any, Any]) -> Made:
    """A new match, its lists checked; each person's seat is a token, told once."""
    system = known_system(data.game)
    chairs = checked_chairs(data.chairs, system.seats)
    options = checked_options(system, data.options)
    seed = data.seed or secrets.token_hex(8)
    lists = {seat: checked_list(system, seat, data.lists.get(seat, []), seed, options) for seat in system.seats}
    table, tokens = await state.hub.create(Setup(game=data.game, seed=seed, lists=lists, options=options), chairs)
    return await made(state, request, table, tokens)


@get("/api/matches/{id:str}", responses=told(401, 404))
async def look(id: FromPath[str], state: State, request: Request[Any, Any, Any]) -> Update:
    """Everything this seat may see."""
    table = await table_of(state.hub, id)
    found: Update = state.hub.update(table, await seats_of(state.hub, id, request), lang_of(request))
    return found


@post("/api/matches/{id:str}/commands", status_code=200, responses=told(401, 404))
async def command(
    id: FromPath[str], data: JSONBody[Answer | Undo | Consent], state: State, request: Request[Any, Any, Any]
) -> Ack:
    """One command, for those without a socket."""
    table = await table_of(state.hub, id)
    seats = await seats_of(state.hub, id, request)
    ack: Ack = await state.hub.command(table, seats, data, lang_of(request))
    return ack


@get("/api/matches/{id:str}/history", responses=told(401, 404))
async def history(id: FromPath[str], state: State, request: Request[Any, Any, Any]) -> tuple[Page, ...]:
    """The moments of a match, for the scrubber."""
    match = (await table_of(state.hub, id)).match
    seats = await seats_of(state.hub, id, request)
    return tuple(
        Page(
            moment=number,
            seat=moment.seat,
            turn=match.seen(moment, seats).turn,
            line=match.shown(moment.events, match.eyes(moment, seats)),
        )
        for number, moment in enumerate(match.moments)
    )


def moment_of(table: LiveTable, moment: int) -> int:
    last = len(table.match.moments) - 1
    if not 0 <= moment <= last:
        raise Missing("no-such-moment", None, last=last)
    return moment


@get("/api/matches/{id:str}/at/{moment:int}", responses=told(401, 404))
async def at(id: FromPath[str], moment: FromPath[int], state: State, request: Request[Any, Any, Any]) -> Update:
    """An earlier moment, as this seat may see it; read only."""
    hub = state.hub
    table = await table_of(hub, id)
    seats = table.match.looking_back(await seats_of(hub, id, request))
    gap = hub.gap(table, seats, lang_of(request))
    then = table.match.moments[moment_of(table, moment)]
    shown = picture(replace(gap, teller=Teller(Phrases(gap.teller.texts))), then)
    return replace(shown, you=(), decision=None, private=False)


@post("/api/matches/{id:str}/fork", heavy=True, responses=told(401, 404, 409))
async def fork(id: FromPath[str], data: JSONBody[ForkWish], state: State, request: Request[Any, Any, Any]) -> Made:
    """A new match that begins with the past of this one. Its dice are its own from there on."""
    table = await table_of(state.hub, id)
    match = table.match
    chairs = checked_chairs(data.chairs, match.system.seats)
    moment = moment_of(table, data.moment)
    if moment > match.known_until(await seats_of(state.hub, id, request)):
        raise Conflict("still-secret")
    moves = tuple(Move(n, move.seat, move.answer) for n, move in enumerate(match.answers[:moment]))
    past = Past(len(moves), match.faces_until(moment))
    forked, tokens = await state.hub.create(match.setup, chairs, moves, past)
    return await made(state, request, forked, tokens)


@get("/api/matches/{id:str}/record", media_type="application/x-ndjson", responses=told(401, 404, 409))
async def record(id: FromPath[str], state: State, request: Request[Any, Any, Any]) -> Response[str]:
    """The record: set-up, answers and dice, one JSON line each. While the game runs it goes as far as this seat knows
    everything that happened."""
    table = await table_of(state.hub, id)
    until = table.match.known_until(await seats_of(state.hub, id, request))
    if until < 0:
        raise Conflict("still-secret")
    text = await asyncio.to_thread(record_text, table.match, until)
    headers = {"Content-Disposition": f'attachment; filename="{table.id}.record"'}
    return Response(text, media_type="application/x-ndjson", headers=headers)


ROUTES = (create, look, command, history, at, fork, record)
