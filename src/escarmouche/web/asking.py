"""Before committing: the questions a seat puts to the table, answered to that seat alone."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from litestar import Request, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody
from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.decisions import ChoosePath, Decision, Refused
from escarmouche.core.system import Range, System
from escarmouche.odds import Odds
from escarmouche.odds.threats import Threat, rows
from escarmouche.space.geometry import Point
from escarmouche.telling.messages import formatted
from escarmouche.telling.texts import Texts
from escarmouche.web import previews, thinking
from escarmouche.web.faults import Conflict, Declined, Missing, Slow, Wrong, told
from escarmouche.web.guards import address_of
from escarmouche.web.hub import oversized
from escarmouche.web.languages import lang_of
from escarmouche.web.livetables import LiveTable
from escarmouche.web.oddsviews import OddsView, in_words
from escarmouche.web.reading import seats_of, table_of
from escarmouche.web.tables import moment_of
from escarmouche.web.weights import WeightView, weight_views

SAMPLES = 120


class Preview(Struct, frozen=True, kw_only=True):
    """A question put to the table: reach, path, check, barred, sight, weights, odds, threats or
    measure."""

    ask: str
    version: int = -1
    """The version it is meant for; -1 for whatever is now."""
    moment: int = -1
    """An earlier moment, for sight, weights and measure; -1 for now."""
    path: Any = None
    figure: str = ""
    at: Point | None = None
    answer: Any = None
    one: Any = None
    other: Any = None
    row: int = 0
    """Which row of the table, for threats."""


class Previewed(Struct, frozen=True, kw_only=True):
    reach: previews.ReachView | None = None
    path: previews.PathView | None = None
    verdict: previews.VerdictView | None = None
    barred: tuple[previews.BarredView, ...] = ()
    """What cannot be done to the figure now, and why."""
    sight: tuple[previews.SightView, ...] = ()
    ranges: tuple[Range, ...] = ()
    """With `sight`: what the figure reaches others with from afar."""
    weights: tuple[WeightView, ...] = ()
    """What the figure would roll now, with every cause."""
    odds: OddsView | None = None
    threats: tuple[Threat, ...] = ()
    rows: int = 0
    """With `threats`: how many rows the table has; one is asked for at a time."""
    distance: float | None = None
    stale: bool = False
    """The match went on; look again."""


@post("/api/matches/{id:str}/preview", status_code=200, responses=told(401, 404, 409, 503))
async def preview(
    id: FromPath[str], data: JSONBody[Preview], state: State, request: Request[Any, Any, Any]
) -> Previewed:
    """What the table can say before a commitment; private to the one who asks."""
    table = await table_of(state.hub, id, request)
    seats = await seats_of(state.hub, id, request)
    match, whose = table.match_for(seats, state.hub.now()), address_of(request.scope)
    texts = state.hub.texts(match.system, lang_of(request))
    if data.ask in LOOKS and data.moment >= 0:
        then = match.seen(match.moments[moment_of(match, data.moment)], match.looking_back(seats))
        return await aside(state, whose, LOOKS[data.ask], match.system, then, data, texts)
    if data.version not in (-1, match.version):
        return Previewed(stale=True)
    now = match.seen(match.moment, seats)
    if data.ask == "measure":
        return measured(match.system, now, data, texts)
    if data.ask in LOOKS:
        return await aside(state, whose, LOOKS[data.ask], match.system, now, data, texts)
    if data.ask == "threats":
        return await menaced(whose, match.system, now, data, state)
    if data.ask not in ("reach", "path", "check", "barred", "odds"):
        raise Wrong("wrong-preview", None, word=data.ask[:40])
    decision = next((one for one in match.pending if one.seat in seats), None)
    if decision is None:
        raise Conflict("nothing-asked")
    if data.ask == "odds":
        return await chances(whose, table, decision, data.answer, state, texts, now)
    if data.ask == "check":
        judged = await state.hub.aside(whose, previews.verdict, decision, modest(data.answer), texts, now)
        return Previewed(verdict=judged)
    if data.ask == "barred":
        found = await state.hub.aside(whose, previews.barred, decision, data.figure, texts, now)
        return Previewed(barred=found)
    if not isinstance(decision, ChoosePath):
        raise Conflict("no-path-asked")
    if data.ask == "reach":
        return Previewed(reach=await in_time(state.desk.reach(whose, table, decision.seat)))
    return Previewed(path=await state.hub.aside(whose, previews.path, decision, modest(data.path), texts, now))


async def aside(state: State, whose: str, work: Callable[..., Previewed], *given: Any) -> Previewed:
    """Reckoned in its turn: everybody has one before anybody has two."""
    found: Previewed = await state.hub.aside(whose, work, *given)
    return found


async def in_time(work: Awaitable[Any]) -> Any:
    try:
        return await work
    except TimeoutError:
        raise Slow("no-odds") from None


def modest(answer: Any) -> Any:
    """An answer of a size that anybody would send."""
    if oversized(answer):
        raise Wrong("web-not-understood")
    return answer


def seen(system: System, state: Any, data: Preview, texts: Texts) -> Previewed:
    check_figure(state, data.figure)
    if data.at is not None and not previews.near(state, data.at):
        raise Wrong("wrong-measure")
    ranges = tuple(replace(one, name=range_name(texts, one.name)) for one in system.shown.ranges(state, data.figure))
    sight = tuple(covered(texts, one) for one in previews.sight(system, state, data.figure, data.at))
    return Previewed(sight=sight, ranges=ranges)


def covered(texts: Texts, one: previews.SightView) -> previews.SightView:
    """Cover as the game calls it, where it has a word for it."""
    told = formatted(texts.lang, texts.system, "sight-cover", {"cover": one.cover}) if one.cover else None
    return one if told is None else replace(one, told=told)


def weighed(system: System, state: Any, data: Preview, texts: Texts) -> Previewed:
    check_figure(state, data.figure)
    return Previewed(weights=weight_views(texts, system.shown.weights(state, data.figure)))


def check_figure(state: Any, figure: str) -> None:
    if figure not in state.figures:
        raise Missing("no-such-figure", None, word=figure[:40])


def range_name(texts: Texts, name: str) -> str:
    """What reaches so far: a range that the game has a word for, a weapon or a power; else its printed name."""
    for family in ("range", "weapon", "power"):
        word = texts.word(family, name)
        if word != name:
            return word[:1].upper() + word[1:]
    return texts.called(name)


async def menaced(whose: str, system: System, now: Any, data: Preview, state: State) -> Previewed:
    """One row of the map of threats, of what this seat sees."""
    figure = now.figures.get(data.figure)
    if figure is None or not figure.on_table:
        raise Missing("no-such-figure", None, word=data.figure[:40])
    many = rows(now)
    if not system.odds.falling or not 0 <= data.row < many:
        return Previewed(rows=0)
    found = await in_time(state.desk.threats(whose, system.name, now, data.figure, data.row))
    return Previewed(threats=found, rows=many)


def measured(system: System, state: Any, data: Preview, texts: Texts) -> Previewed:
    places = [previews.place(state, one) for one in (data.one, data.other)]
    if places[0] is None or places[1] is None:
        raise Wrong("wrong-measure")
    return Previewed(distance=previews.measure(state, data.one, data.other))


LOOKS = {"measure": measured, "sight": seen, "weights": weighed}
"""What can be asked of any moment, as a seat may see it."""


async def chances(
    whose: str, table: LiveTable, decision: Decision, answer: Any, state: State, texts: Texts, now: Any
) -> Previewed:
    """The outcomes that the game has a word for, at the moment at which they were asked for."""
    match = table.match
    resting, seed = thinking.packed(match.system.name, match.position), f"odds/{match.version}"
    try:
        full = await state.hub.aside(whose, decision.check, modest(answer))
    except Refused as refused:
        raise Declined(texts.refusal(refused.refusal, now), refused.refusal.rules) from None
    except (TypeError, ArithmeticError, RecursionError):
        raise Wrong("web-not-understood") from None
    odds: Odds = await in_time(state.desk.odds(whose, resting, decision.seat, full, SAMPLES, seed))
    return Previewed(odds=in_words(odds, now, texts))


ROUTES = (preview,)
