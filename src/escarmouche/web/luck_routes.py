"""The luck and the futures of a match over HTTP, in the reader's language."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, Parameter
from msgspec import Meta, Struct

from escarmouche.sim.futures import Extent, Share
from escarmouche.sim.luck import Account, Anchor, Costly, Outlook
from escarmouche.sim.moments import worded
from escarmouche.telling.texts import Texts
from escarmouche.web.faults import Conflict, Forbidden, told
from escarmouche.web.guards import address_of
from escarmouche.web.jobs import LUCK, MOST_FUTURES, Inquiry
from escarmouche.web.languages import lang_of
from escarmouche.web.livetables import LiveTable
from escarmouche.web.matches import Match
from escarmouche.web.reading import OPERATOR, finished, tokens_of, trusted
from escarmouche.web.tables import moment_of


class LuckWish(Struct, frozen=True, kw_only=True):
    """Begin the study of a match's luck, or stop it."""

    stop: bool = False


class FuturesWish(Struct, frozen=True, kw_only=True):
    """Play on from a moment so many times, or stop."""

    moment: Annotated[int, Meta(ge=0)]
    games: Annotated[int, Meta(ge=1, le=MOST_FUTURES)] = MOST_FUTURES
    stop: bool = False


class SideView(Struct, frozen=True, kw_only=True):
    """A seat and the word for it."""

    seat: str
    label: str


class AccountView(Struct, frozen=True, kw_only=True):
    """Luck and decisions of one player, in one turn or (turn -1) in the whole game."""

    turn: int
    seat: str
    rolls: int
    percentile: float
    luck: float
    """Chance to win that dice gave; `error` is its standard error."""
    error: float
    models: float
    points: float
    decisions: int
    mistakes: int
    cost: float


class CostlyView(Struct, frozen=True, kw_only=True):
    """A decision that gave away chances."""

    moment: int
    turn: int
    seat: str
    question: str
    chosen: str
    better: str
    cost: float
    error: float


class LuckView(Struct, frozen=True, kw_only=True):
    """How far the study of a match's luck is, and what came of it."""

    state: str
    """none, waiting, running, done, stopped or failed"""
    done: int = 0
    total: int = 0
    sides: tuple[SideView, ...] = ()
    last: int = 0
    """The last moment of the match."""
    accounts: tuple[AccountView, ...] = ()
    curve: tuple[Outlook, ...] = ()
    anchors: tuple[Anchor, ...] = ()
    costliest: tuple[CostlyView, ...] = ()
    games: int = 0
    samples: int = 0
    brier: float = 0.0
    bot: str = ""


class SpreadView(Struct, frozen=True, kw_only=True):
    """What is left of a side at the end, over many games."""

    seat: str
    models: Extent
    points: Extent


class FuturesView(Struct, frozen=True, kw_only=True):
    """How far the futures of a moment are, and how they ended."""

    state: str
    moment: int
    done: int = 0
    total: int = 0
    games: int = 0
    bot: str = ""
    wins: dict[str, Share] = {}
    draws: Share | None = None
    turns: Extent | None = None
    left: tuple[SpreadView, ...] = ()


async def ended(state: State, id: str, request: Request[Any, Any, Any]) -> LiveTable:
    """A match that is over: only then nothing is hidden."""
    table = await finished(state.hub, id, request, "luck-after-end")
    if not table.match.position.over:  # ended by people
        raise Conflict("luck-after-end")
    if table.match.setup.seats:
        raise Conflict("luck-for-two")
    return table


async def concerned(state: State, table: LiveTable, request: Request[Any, Any, Any]) -> str:
    """Who asks: those who sat at a match have it studied; for others it is done if they keep the server or are signed
    in."""
    tokens = tokens_of(request)
    if tokens and await state.hub.store.seats_of(table.id, tokens):
        return f"match-{table.id}"
    return await trusted(state, request)


@post("/api/matches/{id:str}/luck", status_code=200, heavy=True, responses=told(401, 404, 409, 503))
async def begin_luck(
    id: FromPath[str], data: JSONBody[LuckWish], state: State, request: Request[Any, Any, Any]
) -> LuckView:
    """Begin to study the luck of a match that is over, or stop it."""
    table = await ended(state, id, request)
    owner = await concerned(state, table, request)
    if data.stop:
        stop(state.inquiries.known(id, LUCK), owner, table)
        return luck_view(table, state.inquiries.known(id, LUCK), texts_of(state, table, request))
    begun = state.inquiries.luck(id, table.match, owner, address_of(request.scope))
    return luck_view(table, begun, texts_of(state, table, request))


@get("/api/matches/{id:str}/luck", responses=told(404, 409))
async def look_at_luck(id: FromPath[str], state: State, request: Request[Any, Any, Any]) -> LuckView:
    """How far it is, and what came of it."""
    table = await ended(state, id, request)
    return luck_view(table, state.inquiries.known(id, LUCK), texts_of(state, table, request))


@post("/api/matches/{id:str}/futures", status_code=200, heavy=True, responses=told(401, 404, 409, 503))
async def begin_futures(
    id: FromPath[str], data: JSONBody[FuturesWish], state: State, request: Request[Any, Any, Any]
) -> FuturesView:
    """Play a match that is over on from one of its moments, or stop."""
    table = await ended(state, id, request)
    owner = await concerned(state, table, request)
    moment = moment_of(table.match, data.moment)
    if data.stop:
        stop(state.inquiries.known(id, moment), owner, table)
        return futures_view(moment, state.inquiries.known(id, moment))
    begun = state.inquiries.futures(id, table.match, moment, data.games, owner, address_of(request.scope))
    return futures_view(moment, begun)


@get("/api/matches/{id:str}/futures", responses=told(404, 409))
async def look_at_futures(
    id: FromPath[str], state: State, moment: Annotated[int, Parameter(ge=0)], request: Request[Any, Any, Any]
) -> FuturesView:
    """How far they are, and how they ended."""
    table = await ended(state, id, request)
    return futures_view(moment_of(table.match, moment), state.inquiries.known(id, moment))


def stop(inquiry: Inquiry | None, owner: str, table: LiveTable) -> None:
    """By whoever began it, sat at the match or keeps the server."""
    if inquiry is not None:
        if owner not in (inquiry.owner, f"match-{table.id}", OPERATOR):
            raise Forbidden("study-not-yours")
        inquiry.stopped = True


def texts_of(state: State, table: LiveTable, request: Request[Any, Any, Any]) -> Texts:
    texts: Texts = state.hub.texts(table.match.system, lang_of(request))
    return texts


def luck_view(table: LiveTable, inquiry: Inquiry | None, texts: Texts) -> LuckView:
    match = table.match
    sides = tuple(SideView(seat=seat, label=texts.word("side", seat)) for seat in match.system.seats)
    last = len(match.moments) - 1
    if inquiry is None:
        return LuckView(state="none", sides=sides, last=last)
    found = inquiry.luck
    if found is None:
        return LuckView(state=inquiry.state, done=inquiry.done, total=inquiry.total, sides=sides, last=last)
    accounts = [account(-1, seat, one) for seat, one in found.players.items()]
    accounts += [account(turn, seat, one) for turn, both in found.turns.items() for seat, one in both.items()]
    return LuckView(
        state=inquiry.state,
        done=inquiry.done,
        total=inquiry.total,
        sides=sides,
        last=last,
        accounts=tuple(accounts),
        curve=found.curve,
        anchors=found.anchors,
        costliest=tuple(costly(match, one, texts) for one in found.costliest),
        games=found.games,
        samples=found.samples,
        brier=found.brier,
        bot=found.bot,
    )


def account(turn: int, seat: str, one: Account) -> AccountView:
    return AccountView(
        turn=turn,
        seat=seat,
        rolls=one.dice.rolls,
        percentile=one.dice.percentile,
        luck=one.luck.chance,
        error=one.luck.error,
        models=one.luck.models,
        points=one.luck.points,
        decisions=one.decisions,
        mistakes=one.mistakes,
        cost=one.cost,
    )


def costly(match: Match, one: Costly, texts: Texts) -> CostlyView:
    position = match.moments[one.moment].position
    decision, now = position.decision(one.seat), position.now
    return CostlyView(
        moment=one.moment,
        turn=one.turn,
        seat=one.seat,
        question=texts.prompt(decision, now),
        chosen=worded(texts, decision, one.chosen, now),
        better=worded(texts, decision, one.better, now),
        cost=one.cost,
        error=one.error,
    )


def futures_view(moment: int, inquiry: Inquiry | None) -> FuturesView:
    if inquiry is None:
        return FuturesView(state="none", moment=moment)
    found = inquiry.futures
    if found is None:
        return FuturesView(state=inquiry.state, moment=moment, done=inquiry.done, total=inquiry.total)
    left = [SpreadView(seat=seat, models=found.models[seat], points=found.points[seat]) for seat in found.wins]
    return FuturesView(
        state=inquiry.state,
        moment=moment,
        done=inquiry.done,
        total=inquiry.total,
        games=found.games,
        bot=found.bot,
        wins=found.wins,
        draws=found.draws,
        turns=found.turns,
        left=tuple(left),
    )


ROUTES = (begin_luck, look_at_luck, begin_futures, look_at_futures)
