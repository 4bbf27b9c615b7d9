"""Matches over HTTP: made, looked at, answered, previewed, gone back in, forked, taken home."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import ClientException, NotFoundException
from msgspec import Struct

from escarmouche.core.decisions import ChoosePath
from escarmouche.core.dice import Block
from escarmouche.core.lists import game_of, members_of
from escarmouche.core.situations import situation
from escarmouche.core.system import Setup
from escarmouche.core.texts import Unusable
from escarmouche.core.views import view
from escarmouche.web import previews
from escarmouche.web.hub import LiveTable
from escarmouche.web.matches import Chair, Move
from escarmouche.web.messages import Ack, Answer, Consent, Undo, Update
from escarmouche.web.reading import known_system, lang_of, seats_of, table_of
from escarmouche.web.records import record_text
from escarmouche.web.thinking import LEVELS
from escarmouche.web.updates import Gap, picture


class NewMatch(Struct, frozen=True, kw_only=True):
    """A wish for a game: who sits where, with which lists (members, or a code), under which options."""

    game: str
    chairs: dict[str, Chair]
    lists: dict[str, list[str]] = {}
    options: dict[str, str] = {}
    seed: str = ""


class Made(Struct, frozen=True, kw_only=True):
    match: str
    tokens: dict[str, str]


class ForkWish(Struct, frozen=True, kw_only=True):
    moment: int
    chairs: dict[str, Chair]


class Preview(Struct, frozen=True, kw_only=True):
    """A question put to the table: reach, path, sight, odds or measure."""

    ask: str
    version: int = -1
    path: Any = None
    figure: str = ""
    at: tuple[float, float] | None = None
    answer: Any = None
    one: Any = None
    other: Any = None


class ChanceView(Struct, frozen=True, kw_only=True):
    figure: str
    what: str
    label: str
    share: float
    error: float


class Previewed(Struct, frozen=True, kw_only=True):
    reach: previews.ReachView | None = None
    path: previews.PathView | None = None
    sight: tuple[previews.SightView, ...] = ()
    odds: tuple[ChanceView, ...] = ()
    samples: int = 0
    distance: float | None = None


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
    return chairs


@post("/api/matches")
async def create(data: NewMatch, state: State) -> Made:
    """A new match, its lists checked; each person's seat is a token, told once."""
    system = known_system(data.game)
    chairs = checked_chairs(data.chairs, system.seats)
    fields = {field.name: field for field in system.setup_form()}
    for name, value in data.options.items():
        if name not in fields or value not in fields[name].choices:
            raise Unusable("wrong-option", None, word=f"{name}: {value}"[:60], known=list(fields))
    seed = data.seed[:64] or secrets.token_hex(8)
    lists = {}
    for seat in system.seats:
        wished = data.lists.get(seat, [])
        members = members_of(system, wished[0]) if len(wished) == 1 and game_of(wished[0]) else list(wished)
        lists[seat] = members or system.build_list(Block(f"{seed}/{seat}", 0), None, {})
        report = system.check_list(lists[seat], {})
        if not report.legal:
            raise Unusable("illegal-list", None, side=seat, rules=[r for c in report.complaints for r in c.rules])
    setup = Setup(game=data.game, seed=seed, lists=lists, options=dict(data.options))
    match, tokens = await state.hub.create(setup, chairs)
    return Made(match=match, tokens=tokens)


@get("/api/matches/{id:str}")
async def look(id: str, state: State, request: Request[Any, Any, Any]) -> Update:
    """Everything this seat may see."""
    table = await table_of(state.hub, id)
    found: Update = state.hub.update(table, await seats_of(state.hub, id, request), lang_of(request))
    return found


@post("/api/matches/{id:str}/commands", status_code=200)
async def command(id: str, data: Answer | Undo | Consent, state: State, request: Request[Any, Any, Any]) -> Ack:
    """One command, for those without a socket."""
    table = await table_of(state.hub, id)
    seats = await seats_of(state.hub, id, request)
    ack: Ack = await state.hub.command(table, seats, data, lang_of(request))
    return ack


@post("/api/matches/{id:str}/preview", status_code=200)
async def preview(id: str, data: Preview, state: State, request: Request[Any, Any, Any]) -> Previewed:
    """What the table can say before a commitment; private to the one who asks."""
    table = await table_of(state.hub, id)
    seats = await seats_of(state.hub, id, request)
    match = table.match
    now = view(match.system, match.position.now, seats[0] if seats else None)
    if data.ask == "measure":
        return Previewed(distance=measured(now, data))
    if data.ask == "sight":
        if data.figure not in now.figures:
            raise NotFoundException(f"no figure is called {data.figure[:40]}")
        return Previewed(sight=previews.sight(now, data.figure, data.at))
    decision = previews.asked(match.pending, seats)
    if decision is None:
        raise ClientException("nothing is asked of you")
    texts = state.hub.texts(match.system, lang_of(request))
    if data.ask == "odds":
        return await chances(table, decision.seat, data.answer, state, texts)
    if not isinstance(decision, ChoosePath):
        raise ClientException("the open question is not about a path")
    if data.ask == "reach":
        return Previewed(reach=await asyncio.to_thread(previews.reach, decision))
    if data.ask == "path":
        return Previewed(path=await asyncio.to_thread(previews.path, decision, data.path, texts, now))
    raise ClientException(f"cannot preview {data.ask[:40]}; there are reach, path, sight, odds, measure")


def measured(state: Any, data: Preview) -> float:
    try:
        return previews.measure(state, data.one, data.other)
    except (TypeError, ValueError, IndexError, KeyError):
        raise ClientException("measure wants two points or figures, `one` and `other`") from None


async def chances(table: LiveTable, seat: str, answer: Any, state: State, texts: Any) -> Previewed:
    table.match.position.decision(seat).check(answer)
    odds = await state.desk.odds(table, seat, answer, 120)
    now = table.match.position.now
    found = []
    for figure, outcomes in odds.figures.items():
        for what, chance in outcomes.items():
            label = texts.word("outcome", what.replace("_", "-").replace(":", "-"))
            if label != what.replace("_", "-").replace(":", "-"):
                found.append(ChanceView(figure=figure, what=what, label=label, share=chance.share, error=chance.error))
    return Previewed(odds=tuple(one for one in found if one.figure in now.figures), samples=odds.samples)


@get("/api/matches/{id:str}/history")
async def history(id: str, state: State) -> tuple[Page, ...]:
    """The moments of a match, for the scrubber."""
    match = (await table_of(state.hub, id)).match
    return tuple(
        Page(moment=n, seat=moment.seat, turn=moment.position.now.turn, line=moment.events)
        for n, moment in enumerate(match.moments)
    )


def moment_of(table: LiveTable, moment: int) -> int:
    if not 0 <= moment < len(table.match.moments):
        raise NotFoundException(f"the match has moments 0 to {len(table.match.moments) - 1}")
    return moment


@get("/api/matches/{id:str}/at/{moment:int}")
async def at(id: str, moment: int, state: State, request: Request[Any, Any, Any]) -> Update:
    """An earlier moment, as this seat may see it; read only."""
    table = await table_of(state.hub, id)
    seats = await seats_of(state.hub, id, request)
    then = table.match.moments[moment_of(table, moment)]
    texts = state.hub.texts(table.match.system, lang_of(request))
    gap = Gap(id, table.match, texts, (), -1, set(), None, table.notice)
    return picture(gap, then, None, seats[0] if seats else None, 0, texts)


@post("/api/matches/{id:str}/fork")
async def fork(id: str, data: ForkWish, state: State) -> Made:
    """A new match that begins with the past of this one."""
    table = await table_of(state.hub, id)
    match = table.match
    chairs = checked_chairs(data.chairs, match.system.seats)
    answers = match.answers[: moment_of(table, data.moment)]
    moves = tuple(Move(n, move.seat, move.answer) for n, move in enumerate(answers))
    made, tokens = await state.hub.create(match.setup, chairs, match.secret, moves)
    return Made(match=made, tokens=tokens)


@get("/api/matches/{id:str}/record", media_type=MediaType.TEXT)
async def record(id: str, state: State) -> Response[str]:
    """The record of the match: set-up, answers and dice, one JSON line each."""
    text = record_text((await table_of(state.hub, id)).match)
    headers = {"Content-Disposition": f'attachment; filename="{id}.record"'}
    return Response(text, media_type="application/x-ndjson", headers=headers)


@get("/api/matches/{id:str}/ruling", media_type=MediaType.TEXT)
async def ruling(id: str, state: State, moment: int = -1) -> str:
    """A case file of a situation of this match, to edit and run."""
    table = await table_of(state.hub, id)
    at = table.match.moments[moment_of(table, moment) if moment >= 0 else -1]
    return situation(table.match.system, at.position, f"A moment of match {id}")


ROUTES = (create, look, command, preview, history, at, fork, record, ruling)
