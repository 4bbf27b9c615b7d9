"""Matches over HTTP: made, looked at, answered, gone back in, forked, taken home."""

from __future__ import annotations

import re
import secrets
from typing import Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct
from msgspec.structs import replace

from escarmouche.core.seating import in_order, seats_wrong
from escarmouche.core.system import Setup, System
from escarmouche.rulings.lessons import rehearsed
from escarmouche.telling.texts import Unusable
from escarmouche.web import people, seating
from escarmouche.web.faults import Conflict, Missing, Unknown, told
from escarmouche.web.guards import address_of
from escarmouche.web.languages import lang_of
from escarmouche.web.listviews import laid_out
from escarmouche.web.livetables import LiveTable
from escarmouche.web.luck import NO_PAST, Past, seal
from escarmouche.web.matches import NO_TERMS, Chair, Match, Move, Terms
from escarmouche.web.messages import Ack, Order, Update
from escarmouche.web.reading import checked_options, known_system, seats_of, table_of, tokens_of, worked
from escarmouche.web.records import record_text
from escarmouche.web.thinking import LEVELS
from escarmouche.web.updates import picture

LONGEST_MOVE = 30 * 86_400.0
"""Seconds that an answer has where they go by the calendar, at most."""
LONGEST_CLOCK, LONGEST_INCREMENT = 6 * 3_600.0, 600.0
"""Seconds of a clock, and of what every answer adds, at most: the table is kept while it runs."""
LONGEST_SEAT = 40
"""Letters of the name of a seat."""
NAME = re.compile(r"\w[\w .'-]{0,38}\w")
SHORTEST_MOVE = 3_600.0
"""Seconds that an answer has where they go by the calendar, at least."""
RECENT = 1_800.0
"""Seconds since the last answer of a match that is said to be played now."""
LONGEST_DELAY = 3_600.0
"""Seconds by which those who watch may see less, at most."""


class NewMatch(Struct, frozen=True, kw_only=True):
    """A wish for a game: who sits where, with which lists (members, or a code), under which options."""

    game: str
    chairs: dict[str, Chair]
    lists: dict[str, list[str]] = {}
    options: dict[str, str] = {}
    invite: list[str] = []
    """Seats whose people are invited: instead of a token there is an invitation, good once."""
    terms: Terms = NO_TERMS
    """Whether it may be forked while it runs; its clocks."""
    seed: Annotated[str, Meta(max_length=64)] = ""
    """Lays the table and draws the lists that are left open; it has nothing to do with the dice."""
    scene: Annotated[str, Meta(max_length=64)] = ""
    """A lesson of the game to begin with the scene of, instead of lists and options."""


class Made(Struct, frozen=True, kw_only=True):
    """The match, a token for each person's seat, told once, and the seal of its dice."""

    match: str
    tokens: dict[str, str]
    seal: str
    invitations: dict[str, str] = {}
    """By seat, what the person invited exchanges for a token of their own."""


class ForkWish(Struct, frozen=True, kw_only=True):
    moment: int
    chairs: dict[str, Chair]


class NewChair(Struct, frozen=True, kw_only=True):
    """Who shall sit in a seat from now on."""

    seat: str
    kind: str
    level: str = ""


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
    return {
        seat: Chair("bot", chairs[seat].level) if chairs[seat].kind == "bot" else Chair(name=called(chairs[seat].name))
        for seat in seats
    }


def called(name: str) -> str:
    """A name that somebody gives themselves at a table, or none."""
    if name and not NAME.fullmatch(name):
        raise Unusable("wrong-nickname", None, word=name[:40])
    return name


def table_for(system: System, chairs: dict[str, Chair]) -> tuple[str, ...]:
    """The seats that chairs are put up for; none for the usual table."""
    if any(len(seat) > LONGEST_SEAT for seat in chairs):
        raise Unusable("wrong-seats", None, known=list(system.seats))
    seats = in_order(tuple(chairs), system.seats, system.sides)
    if seats and seats_wrong(seats, system.seats, system.sides):
        raise Unusable("wrong-seats", None, known=list(system.seats))
    return seats


def agreed(terms: Terms) -> Terms:
    """Clocks that anybody would play by."""
    most = LONGEST_MOVE if terms.each else LONGEST_CLOCK
    if not (0 <= terms.seconds <= most and 0 <= terms.increment <= LONGEST_INCREMENT):
        raise Unusable("wrong-clock", None, most=int(most))
    if terms.each and (terms.seconds < SHORTEST_MOVE or terms.increment):
        raise Unusable("wrong-calendar", None, hours=int(SHORTEST_MOVE / 3_600))
    if not 0 <= terms.delay <= LONGEST_DELAY:
        raise Unusable("wrong-delay", None, most=int(LONGEST_DELAY / 60))
    return terms


async def made(state: State, request: Request[Any, Any, Any], table: LiveTable, tokens: dict[str, str]) -> Made:
    """The answer to a wish for a match; those signed in find it again in their account.

    Of several people's seats nobody knows yet who will sit where: those who do claim theirs with its token.
    """
    store = state.hub.store
    account = await people.account_of(store, tokens_of(request))
    if account is not None and len(tokens) == 1:
        await people.take_seats(store, account, table.id, list(tokens))
    return Made(match=table.id, tokens=tokens, seal=seal(table.match.secret))


async def codes_for(state: State, table: LiveTable, seats: list[str]) -> dict[str, str]:
    """Invitations to seats where nobody sits."""
    codes = {seat: await seating.invite(state.hub.store, table.id, seat) for seat in seats}
    return {seat: code for seat, code in codes.items() if code is not None}


@post("/api/matches", heavy=True, birth=True, responses=told(404))
async def create(data: JSONBody[NewMatch], state: State, request: Request[Any, Any, Any]) -> Made:
    """A new match, its lists checked; each person's seat is a token, told once."""
    system = known_system(data.game)
    seats = table_for(system, data.chairs)
    chairs = checked_chairs(data.chairs, seats or system.seats)
    options = checked_options(system, data.options)
    seed = data.seed or secrets.token_hex(8)
    sides = dict.fromkeys((*(() if data.scene else system.sides_at(seats)), *data.lists))
    lists = {side: data.lists.get(side, []) for side in sides}
    setup = Setup(game=data.game, seed=seed, lists=lists, options=options, seats=list(seats), scene=data.scene)
    setup = await worked(state, request, laid_out, setup)
    past = NO_PAST
    if data.scene:
        past = Past(script=(await state.hub.aside(address_of(request.scope), rehearsed, system, data.scene)).faces)
    invited = [seat for seat in dict.fromkeys(data.invite) if seat in chairs and chairs[seat].kind != "bot"]
    table, tokens = await state.hub.create(
        setup, chairs, past=past, whose=address_of(request.scope), invited=invited, terms=agreed(data.terms)
    )
    codes = await codes_for(state, table, invited)
    return replace(await made(state, request, table, tokens), invitations=codes)


@get("/api/matches/{id:str}", weight=4.0, responses=told(401, 404))
async def look(id: FromPath[str], state: State, request: Request[Any, Any, Any]) -> Update:
    """Everything this seat may see."""
    table = await table_of(state.hub, id, request)
    gap = state.hub.gap(table, await seats_of(state.hub, id, request), lang_of(request))
    found: Update = await state.hub.read_out(gap, address_of(request.scope))
    return found


@post("/api/matches/{id:str}/commands", status_code=200, responses=told(401, 404))
async def command(id: FromPath[str], data: JSONBody[Order], state: State, request: Request[Any, Any, Any]) -> Ack:
    """One command, for those without a socket."""
    table = await table_of(state.hub, id, request)
    seats = await seats_of(state.hub, id, request)
    ack: Ack = await state.hub.command(table, seats, data, lang_of(request))
    return ack


@post("/api/matches/{id:str}/chairs", status_code=200, responses=told(401, 404, 409))
async def reseat(id: FromPath[str], data: JSONBody[NewChair], state: State, request: Request[Any, Any, Any]) -> Made:
    """Somebody else takes a seat: a person, by an invitation that ends what opened it before, or a bot, until whoever
    holds the seat takes it back. One's own seat, a bot's, or that of somebody who has been away for a while."""
    table = await table_of(state.hub, id, request)
    revoked = table.revoked
    seats = await seats_of(state.hub, id, request)
    if data.seat not in table.match.seats:
        raise Missing("no-such-seat", None, known=list(table.match.seats))
    (chair,) = checked_chairs({data.seat: Chair(data.kind, data.level)}, (data.seat,)).values()
    token = await state.hub.reseat(table, seats, data.seat, chair, revoked)
    tokens = {data.seat: token} if token else {}
    invited = [data.seat] if chair.kind == "human" and not token else []
    codes = await codes_for(state, table, invited)
    return Made(match=table.id, tokens=tokens, invitations=codes, seal=seal(table.match.secret))


class Naming(Struct, frozen=True, kw_only=True):
    name: str


@post("/api/matches/{id:str}/name", status_code=200, responses=told(401, 404))
async def name(id: FromPath[str], data: JSONBody[Naming], state: State, request: Request[Any, Any, Any]) -> Naming:
    """What one wants to be called at this table; nothing for no name."""
    table = await table_of(state.hub, id, request)
    seats = await seats_of(state.hub, id, request)
    if not seats:
        raise Unknown("unknown-token")
    await state.hub.rename(table, seats, called(data.name))
    return data


class Watched(Struct, frozen=True, kw_only=True):
    """A match that whoever likes may watch."""

    match: str
    game: str
    names: dict[str, str]


@get("/api/watch", weight=2.0, responses=told())
async def watch(state: State) -> tuple[Watched, ...]:
    """The matches that are played now and may be watched."""
    return tuple(
        Watched(match=id, game=game, names={s: c.name or c.level for s, c in chairs.items()})
        for id, game, chairs in await state.hub.store.listed(state.hub.now() - RECENT)
    )


@get("/api/matches/{id:str}/history", weight=2.0, responses=told(401, 404))
async def history(id: FromPath[str], state: State, request: Request[Any, Any, Any]) -> tuple[Page, ...]:
    """The moments of a match, for the scrubber."""
    table = await table_of(state.hub, id, request)
    seats = await seats_of(state.hub, id, request)
    match = table.match_for(seats, state.hub.now())
    found: tuple[Page, ...] = await state.hub.aside(address_of(request.scope), pages, match.still(), seats)
    return found


def pages(match: Match, seats: tuple[str, ...]) -> tuple[Page, ...]:
    return tuple(
        Page(
            moment=number,
            seat=moment.seat,
            turn=moment.turn,
            line=match.shown(moment.events, match.eyes(moment, seats)),
        )
        for number, moment in enumerate(match.moments)
    )


def moment_of(match: Match, moment: int) -> int:
    last = len(match.moments) - 1
    if not 0 <= moment <= last:
        raise Missing("no-such-moment", None, last=last)
    return moment


@get("/api/matches/{id:str}/at/{moment:int}", weight=4.0, responses=told(401, 404))
async def at(id: FromPath[str], moment: FromPath[int], state: State, request: Request[Any, Any, Any]) -> Update:
    """An earlier moment, as this seat may see it; read only."""
    hub = state.hub
    table = await table_of(hub, id, request)
    seats = await seats_of(hub, id, request)
    match = table.match_for(seats, hub.now())
    gap = replace(hub.gap(table, match.looking_back(seats), lang_of(request)), match=match)
    then = match.moments[moment_of(match, moment)]
    shown: Update = await hub.aside(address_of(request.scope), picture, hub.copied(gap), then)
    return replace(shown, you=(), decision=None, private=False)


@post("/api/matches/{id:str}/fork", heavy=True, birth=True, responses=told(401, 404, 409))
async def fork(id: FromPath[str], data: JSONBody[ForkWish], state: State, request: Request[Any, Any, Any]) -> Made:
    """A new match that begins with the past of this one. Its dice are its own from there on."""
    table = await table_of(state.hub, id, request)
    seats = await seats_of(state.hub, id, request)
    match = table.match_for(seats, state.hub.now())
    chairs = checked_chairs(data.chairs, match.seats)
    moment = moment_of(match, data.moment)
    if not match.over and not match.terms.forks:
        raise Conflict("no-forks")
    if moment > match.known_until(seats):
        raise Conflict("still-secret")
    moves = tuple(
        Move(n, move.seat, move.answer, helped=move.helped, act=move.act)
        for n, move in enumerate(match.answers[:moment])
    )
    past = Past(len(moves), match.faces_until(moment))
    forked, tokens = await state.hub.create(match.setup, chairs, moves, past, address_of(request.scope))
    return await made(state, request, forked, tokens)


@get("/api/matches/{id:str}/record", weight=8.0, media_type="application/x-ndjson", responses=told(401, 404, 409))
async def record(id: FromPath[str], state: State, request: Request[Any, Any, Any]) -> Response[str]:
    """The record: set-up, answers and dice, one JSON line each. While the game runs it goes as far as this seat knows
    everything that happened."""
    table = await table_of(state.hub, id, request)
    seats = await seats_of(state.hub, id, request)
    match = table.match_for(seats, state.hub.now())
    until = match.known_until(seats)
    if until < 0:
        raise Conflict("still-secret")
    text = await state.hub.aside(address_of(request.scope), record_text, match.still(), until)
    headers = {"Content-Disposition": f'attachment; filename="{table.id}.record"'}
    return Response(text, media_type="application/x-ndjson", headers=headers)


ROUTES = (create, look, command, reseat, name, watch, history, at, fork, record)
