"""Advice at the table: what one might answer, and why a bot answered what it did; told to whoever asks alone."""

from __future__ import annotations

from typing import Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from escarmouche.bots.advice import Advice
from escarmouche.core.decisions import Decision
from escarmouche.odds import Odds
from escarmouche.sim.moments import worded
from escarmouche.space.geometry import Point
from escarmouche.telling.texts import Texts
from escarmouche.web.asking import in_time
from escarmouche.web.faults import Conflict, Forbidden, Missing, told
from escarmouche.web.guards import address_of
from escarmouche.web.languages import lang_of
from escarmouche.web.matches import Match
from escarmouche.web.oddsviews import ChanceView, in_words
from escarmouche.web.reading import seats_of, table_of

Found = tuple[tuple[Advice, Odds | None], ...]


class HintWish(Struct, frozen=True, kw_only=True):
    """What would you do? Meant for this version."""

    version: int = -1
    """-1 for whatever is now."""


class WhyWish(Struct, frozen=True, kw_only=True):
    """Why was that answered? The moment before a bot's answer; -1 for its last one."""

    moment: int = -1


class HintView(Struct, frozen=True, kw_only=True):
    """An answer worth giving: in words, whom or where it is about, and what usually comes of it."""

    answer: Any
    label: str
    figure: str
    path: tuple[Point, ...]
    """Of a place or a way: its points, the last of them where it ends."""
    chance: float
    """How likely a win looks when it is played on by habit."""
    mine: float
    theirs: float
    """Figures that each side loses until then, in the mean."""
    looks: int
    """How often it was played on; 0 if there was no time to."""
    chances: tuple[ChanceView, ...]
    """What comes of it at once."""
    given: bool


class HintsView(Struct, frozen=True, kw_only=True):
    """The answers worth a look, the best first."""

    seat: str = ""
    question: str = ""
    hints: tuple[HintView, ...] = ()
    stale: bool = False
    """The match went on; look again."""
    moment: int = -1
    before: int = -1
    """Of a bot's answer: the moment it was given at, and that of the one before it; -1 for none."""


@post("/api/matches/{id:str}/hints", status_code=200, heavy=True, responses=told(401, 403, 404, 409, 503))
async def hints(
    id: FromPath[str], data: JSONBody[HintWish], state: State, request: Request[Any, Any, Any]
) -> HintsView:
    """Two or three answers to the open question with their chances, from what this seat may know."""
    table = await table_of(state.hub, id, request)
    seats = await seats_of(state.hub, id, request)
    match, texts = table.match_for(seats, state.hub.now()), state.hub.texts(table.match.system, lang_of(request))
    if not match.terms.hints:
        raise Forbidden("no-hints-agreed")
    if data.version not in (-1, match.version):
        return HintsView(stale=True)
    decision = next((one for one in match.pending if one.seat in seats), None)
    if decision is None:
        raise Conflict("nothing-asked")
    now = match.seen(match.moment, (decision.seat,))
    position, seed = match.position, f"hint/{match.version}"
    whose = address_of(request.scope)
    found = await in_time(state.desk.advice(whose, match.system.name, position, decision.seat, seed))
    return told_of(found, decision, now, texts)


@post("/api/matches/{id:str}/why", status_code=200, heavy=True, responses=told(401, 403, 404, 409, 503))
async def why(id: FromPath[str], data: JSONBody[WhyWish], state: State, request: Request[Any, Any, Any]) -> HintsView:
    """What a bot answered beside what else it might have: where the reader knows all that it knew."""
    table = await table_of(state.hub, id, request)
    seats = await seats_of(state.hub, id, request)
    match, texts = table.match_for(seats, state.hub.now()), state.hub.texts(table.match.system, lang_of(request))
    if not match.terms.hints and not match.over:
        raise Forbidden("no-hints-agreed")
    moment = data.moment if data.moment >= 0 else latest(match, len(match.answers))
    if not (0 <= moment < len(match.answers) and is_bots(match, moment)):
        raise Missing("no-bot-answer")
    if match.known_until(seats) <= moment:
        raise Conflict("why-secret")
    before, given = match.moments[moment], match.answers[moment]
    then = before.position
    decision = then.decision(given.seat)
    seed, whose = f"why/{moment}", address_of(request.scope)
    answer = decision.check(given.answer)
    found = await in_time(state.desk.advice(whose, match.system.name, then, decision.seat, seed, answer))
    told = told_of(found, decision, then.now, texts)
    return HintsView(
        seat=told.seat,
        question=told.question,
        hints=told.hints,
        moment=moment,
        before=latest(match, moment),
    )


def is_bots(match: Match, moment: int) -> bool:
    """Did a bot choose the answer that was given at a moment?"""
    move = match.answers[moment]
    if match.chairs[move.seat].kind != "bot" or move.act is not None:
        return False
    return not match.moments[moment].position.decision(move.seat).forced


def latest(match: Match, until: int) -> int:
    """The last moment before another at which a bot chose its answer; -1 for none."""
    return next((moment for moment in reversed(range(until)) if is_bots(match, moment)), -1)


def told_of(found: Found, decision: Decision, now: Any, texts: Texts) -> HintsView:
    hints = tuple(hint(one, odds, decision, now, texts) for one, odds in found)
    return HintsView(seat=decision.seat, question=texts.prompt(decision, now), hints=hints)


def hint(one: Advice, odds: Odds | None, decision: Decision, now: Any, texts: Texts) -> HintView:
    option = next((it for it in decision.options if it.value == one.answer), None)
    return HintView(
        answer=one.answer,
        label=worded(texts, decision, one.answer, now),
        figure=option.figure if option is not None else decision.figure if decision.places else "",
        path=tuple(decision.way(one.answer)) if decision.places else (),
        chance=one.chance,
        mine=one.mine,
        theirs=one.theirs,
        looks=one.looks,
        chances=in_words(odds, now, texts).chances if odds is not None else (),
        given=one.given,
    )


ROUTES = (hints, why)
