"""Lists: checked as they grow, built at random, shared by code."""

from __future__ import annotations

import asyncio
import secrets
from contextlib import suppress
from typing import Any

from litestar import Request, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct
from msgspec.structs import replace

from escarmouche.core.dice import Block
from escarmouche.core.lists import ArmyList, decode, encode, game_of
from escarmouche.core.prints import pdf
from escarmouche.core.system import System
from escarmouche.core.texts import Lang, Texts, Unusable, choice, slug
from escarmouche.web.faults import told
from escarmouche.web.languages import lang_of
from escarmouche.web.reading import checked_options, known_system

LONGEST = 60
"""Members of a list anybody would write."""


class ListDraft(Struct, frozen=True, kw_only=True):
    """A list being made."""

    members: list[str]
    options: dict[str, Any] = {}


class BuildWish(Struct, frozen=True, kw_only=True):
    faction: str = ""
    seed: str = ""
    options: dict[str, str] = {}
    """What was settled before the game."""


class ComplaintView(Struct, frozen=True, kw_only=True):
    text: str
    rules: tuple[str, ...]


class MeterView(Struct, frozen=True, kw_only=True):
    """How much of something a list uses, and how much it may."""

    label: str
    used: int
    limit: int


class ListView(Struct, frozen=True, kw_only=True):
    """A list and what is to be said of it."""

    game: str
    members: tuple[str, ...]
    legal: bool
    cost: int
    complaints: tuple[ComplaintView, ...]
    repair: tuple[str, ...]
    """The fewest members to leave out so that the rest is legal."""
    meters: tuple[MeterView, ...]
    code: str
    costs: tuple[int, ...]
    """What each member costs, its details included."""
    titles: tuple[str, ...]
    """What the reader calls each member."""


def list_view(system: System, members: list[str], options: dict[str, Any], lang: Lang) -> ListView:
    if len(members) > LONGEST:
        raise Unusable("list-too-long", None, most=LONGEST)
    report = system.check_list(members, options)
    texts = Texts(system, lang)
    code = ""
    with suppress(Unusable):
        code = encode(system, ArmyList(game=system.name, members=tuple(members))) if members else ""
    return ListView(
        game=system.name,
        members=tuple(members),
        legal=report.legal,
        cost=report.cost,
        complaints=tuple(ComplaintView(text=texts.complaint(c), rules=c.rules) for c in report.complaints),
        repair=report.repair,
        meters=tuple(MeterView(label=texts.word("meter", m.name), used=m.used, limit=m.limit) for m in report.meters),
        code=code,
        titles=tuple(map(texts.member, members)),
        costs=tuple(system.check_list([member], options).cost for member in members),
    )


@post("/api/games/{game:str}/lists/check", status_code=200, responses=told(404))
async def check(game: FromPath[str], data: JSONBody[ListDraft], request: Request[Any, Any, Any]) -> ListView:
    """Is it legal; if not, which rules it breaks and the smallest repair."""
    return list_view(known_system(game), data.members, data.options, lang_of(request))


@post("/api/games/{game:str}/lists/build", status_code=200, responses=told(404))
async def build(game: FromPath[str], data: JSONBody[BuildWish], request: Request[Any, Any, Any]) -> ListView:
    """A legal list filled at random."""
    system = known_system(game)
    chance = Block(data.seed or secrets.token_hex(8), 0)
    options = checked_options(system, data.options)
    members = system.build_list(chance, faction(system, data.faction), options)
    return list_view(system, members, dict(options), lang_of(request))


def faction(system: System, told: str) -> str | None:
    """The faction meant by a word of either language."""
    if not told:
        return None
    wanted = slug(choice(system, "faction", told))
    return next((card.faction for card in system.cards() if slug(card.faction) == wanted), told)


@get("/api/lists/{code:str}", responses=told(404))
async def by_code(code: FromPath[str], request: Request[Any, Any, Any]) -> ListView:
    """The list behind a code."""
    game = game_of(code)
    system = known_system(game or "")
    listed = decode(system, code)
    return list_view(system, list(listed.members), {}, lang_of(request))


@get("/api/lists/{code:str}/pdf", media_type="application/pdf", responses=told(404))
async def printed(code: FromPath[str], request: Request[Any, Any, Any], name: FromQuery[str] = "") -> Response[bytes]:
    """A roster and a card for each figure, on A4."""
    system = known_system(game_of(code) or "")
    listed = decode(system, code)
    if len(listed.members) > LONGEST:
        raise Unusable("list-too-long", None, most=LONGEST)
    made = await asyncio.to_thread(pdf, system, replace(listed, name=name[:60]), lang_of(request))
    return Response(
        made, media_type="application/pdf", headers={"Content-Disposition": f'inline; filename="{code}.pdf"'}
    )


ROUTES = (check, build, by_code, printed)
