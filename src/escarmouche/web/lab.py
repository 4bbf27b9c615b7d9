"""The balance lab over HTTP: studies listed, begun and stopped; findings, charts, and the games behind each number."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from escarmouche.bots import registered
from escarmouche.games import SYSTEMS
from escarmouche.lab.again import Told
from escarmouche.lab.charts import charts
from escarmouche.lab.findings import Profile
from escarmouche.lab.folder import played
from escarmouche.lab.report import sentences
from escarmouche.lab.study import Study, parts
from escarmouche.lab.telling import told as found_in
from escarmouche.sim import Outcome
from escarmouche.telling.texts import Lang, Unusable
from escarmouche.web.faults import Conflict, Forbidden, Missing, Slow, told
from escarmouche.web.guards import address_of
from escarmouche.web.languages import lang_of
from escarmouche.web.luck import Past
from escarmouche.web.matches import Chair, Move
from escarmouche.web.reading import OPERATOR, checked_options, known_system, trusted
from escarmouche.web.studies import Studies
from escarmouche.web.thinking import LEVELS

MOST_GAMES = 2_000
"""Games of one study."""
MEMBERS_GAMES, MEMBERS_STUDIES = 400, 5
"""Games of a study, and studies, of somebody who does not keep the server."""
MEMBERS_BOTS = ("random", "habit", "quick", "greedy")
SHOWN = 100
"""Games listed at once."""
PLAYING = 120.0
"""Seconds that a game may take to be played again."""


class StudyWish(Struct, frozen=True, kw_only=True):
    """A study to begin."""

    game: str
    games: int = 200
    bot: str = "quick"
    duels: Annotated[int, Meta(ge=0, le=8)] = 0
    options: dict[str, str] = {}


class StudyView(Struct, frozen=True, kw_only=True):
    """A study and how far it is."""

    id: str
    game: str
    title: str
    bot: str
    options: dict[str, str]
    done: int
    total: int
    seconds: float
    finished: bool
    running: bool
    told: bool
    """There are findings to show."""


class StudyPage(Struct, frozen=True, kw_only=True):
    """The findings of a study in the reader's language."""

    study: StudyView
    sentences: tuple[str, ...]
    charts: dict[str, dict[str, Any]]
    """Vega-Lite, the most telling first."""
    profiles: tuple[Profile, ...]


class GameLine(Struct, frozen=True, kw_only=True):
    """A game of a study."""

    part: str
    index: int
    seed: str
    red: tuple[str, ...]
    blue: tuple[str, ...]
    winner: str
    """Empty for a draw."""
    first: str
    turns: int


class GameLines(Struct, frozen=True, kw_only=True):
    count: int
    """Of all that fit; the first are listed."""
    games: tuple[GameLine, ...]


class Replayed(Struct, frozen=True, kw_only=True):
    """A match that tells a game of a study, ready for the replay."""

    match: str


def view(studies: Studies, name: str) -> StudyView:
    study, standing = studies.study(name), studies.standing(name)
    title = known_system(study.game).title if study.game in SYSTEMS else study.game
    return StudyView(
        id=name,
        game=study.game,
        title=title,
        bot=study.bot,
        options={key: str(value) for key, value in study.options.items()},
        done=standing.done,
        total=standing.total,
        seconds=standing.seconds,
        finished=standing.finished,
        running=studies.running == name,
        told=studies.told(name),
    )


@get("/api/lab", weight=4.0, responses=told())
async def index(state: State) -> tuple[StudyView, ...]:
    """Every study, the newest first."""
    studies: Studies = state.studies
    return await asyncio.to_thread(lambda: tuple(view(studies, name) for name in studies.names()))


@post("/api/lab", heavy=True, responses=told(401, 404, 409))
async def start(data: JSONBody[StudyWish], state: State, request: Request[Any, Any, Any]) -> StudyView:
    """Begin a study; one at a time."""
    studies, owner = state.studies, await trusted(state, request)
    options = checked_options(known_system(data.game), data.options)
    registered(data.bot)
    most = MOST_GAMES if owner == OPERATOR else MEMBERS_GAMES
    if not 1 <= data.games <= most:
        raise Unusable("study-limit", None, most=most)
    if owner != OPERATOR:
        in_budget(studies, owner, data)
    study = Study(game=data.game, bot=data.bot, games=data.games, duels=data.duels, options=dict(options))
    return view(studies, studies.add(study, owner))


def in_budget(studies: Studies, owner: str, wish: StudyWish) -> None:
    """What somebody who does not keep the server may have it study."""
    if wish.bot not in MEMBERS_BOTS:
        raise Unusable("study-bot", None, word=wish.bot[:40], known=list(MEMBERS_BOTS))
    if wish.duels:
        raise Unusable("study-duels")
    if studies.owned(owner) >= MEMBERS_STUDIES:
        raise Conflict("study-many", None, most=MEMBERS_STUDIES)


async def own(state: State, request: Request[Any, Any, Any], id: str) -> Studies:
    """The studies, for whoever began this one or keeps the server."""
    studies: Studies = state.studies
    asking, owner = await trusted(state, request), studies.owner(id)
    if asking not in (OPERATOR, owner):
        raise Forbidden("study-not-yours")
    return studies


@post("/api/lab/{id:str}/stop", status_code=200, responses=told(401, 404))
async def stop(id: FromPath[str], state: State, request: Request[Any, Any, Any]) -> StudyView:
    """End a study; what is played is kept."""
    studies = await own(state, request, id)
    await studies.stop(id)
    return view(studies, id)


@post("/api/lab/{id:str}/go", status_code=200, heavy=True, responses=told(401, 404, 409))
async def go(id: FromPath[str], state: State, request: Request[Any, Any, Any]) -> StudyView:
    """Go on with a study that was stopped."""
    studies = await own(state, request, id)
    studies.go(id)
    return view(studies, id)


@get("/api/lab/{id:str}", weight=4.0, responses=told(404))
async def findings(id: FromPath[str], state: State, request: Request[Any, Any, Any]) -> StudyPage:
    """What the games of a study say; empty until the first instalment is played."""
    return await asyncio.to_thread(page_of, state.studies, id, lang_of(request))


def page_of(studies: Studies, id: str, lang: Lang) -> StudyPage:
    about = view(studies, id)
    if not about.told:
        return StudyPage(study=about, sentences=(), charts={}, profiles=())
    found = found_in(studies.folder(id))
    return StudyPage(
        study=about, sentences=tuple(sentences(found, lang)), charts=charts(found, lang), profiles=found.profiles
    )


@get("/api/lab/{id:str}/games", responses=told(404))
async def games(
    id: FromPath[str],
    state: State,
    part: FromQuery[str] = "lists",
    who: FromQuery[str] = "",
    against: FromQuery[str] = "",
    winner: FromQuery[str] = "",
) -> GameLines:
    """The games behind a number: those of a part with a profile, perhaps against another, perhaps won by a seat."""
    studies: Studies = state.studies
    study = studies.study(id)
    lists = dict(zip(study.names, study.lists, strict=True))
    outcomes = await asyncio.to_thread(played, studies.folder(id), checked_part(study, part))
    fitting = [one for one in outcomes if fits(one, who, against, winner, lists)]
    return GameLines(count=len(fitting), games=tuple(line(part, one) for one in fitting[:SHOWN]))


def fits(one: Outcome, who: str, against: str, winner: str, lists: dict[str, tuple[str, ...]]) -> bool:
    def has(members: tuple[str, ...], name: str) -> bool:
        return members == lists[name] if name in lists else not name or name in members

    met = any(has(mine, who) and has(theirs, against) for mine, theirs in ((one.red, one.blue), (one.blue, one.red)))
    return met and (not winner or one.winner == (one.first if winner == "first" else winner))


def line(part: str, one: Outcome) -> GameLine:
    return GameLine(
        part=part,
        index=one.index,
        seed=one.seed,
        red=one.red,
        blue=one.blue,
        winner=one.winner or "",
        first=one.first or "",
        turns=one.turns,
    )


def checked_part(study: Study, part: str) -> str:
    known = list(parts(study, known_system(study.game), SYSTEMS[study.game]))
    if part not in known:
        raise Missing("no-such-part", None, word=part[:40], known=known)
    return part


@post(
    "/api/lab/{id:str}/games/{part:str}/{index:int}",
    status_code=200,
    heavy=True,
    birth=True,
    responses=told(401, 404, 503),
)
async def replay(
    id: FromPath[str], part: FromPath[str], index: FromPath[int], state: State, request: Request[Any, Any, Any]
) -> Replayed:
    """Play a game of a study again from its seed, and set it out as a match that is over."""
    await trusted(state, request)
    studies: Studies = state.studies
    study = studies.study(id)
    wanted = parts(study, known_system(study.game), SYSTEMS[study.game])[checked_part(study, part)]
    if not 0 <= index < wanted.games:
        raise Missing("no-such-game", None, word=index, part=part)
    key = (id, part, index)
    known = state.replays.get(key)
    if known is None or await state.hub.table(known) is None:
        try:
            game: Told = await state.desk.again(address_of(request.scope), wanted.contest, index, PLAYING)
        except TimeoutError:
            raise Slow("game-too-slow") from None
        levels = {bot: level for level, bot in LEVELS.items()}
        level = levels.get(wanted.contest.red.bot, "hard")
        moves = tuple(Move(number, seat, answer) for number, (seat, answer) in enumerate(game.answers))
        chairs = {seat: Chair("bot", level) for seat in game.setup.lists}
        table, _ = await state.hub.create(game.setup, chairs, moves, Past(len(moves), game.faces))
        state.replays[key] = known = table.id
    return Replayed(match=known)


ROUTES = (index, start, stop, go, findings, games, replay)
