"""Lists: checked as they grow, built at random, shared by code."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct

from escarmouche.cards.bringing import Plain
from escarmouche.files.words import slug
from escarmouche.web import listviews
from escarmouche.web.content import LARGEST_DRAFT
from escarmouche.web.faults import told
from escarmouche.web.languages import lang_of
from escarmouche.web.listviews import ListView, OfferView
from escarmouche.web.reading import checked_options, known_system, worked


class ListDraft(Struct, frozen=True, kw_only=True):
    """A list being made."""

    members: list[str]
    options: dict[str, Any] = {}
    cards: Plain = {}
    """Cards of one's own that it brings."""


class OfferWish(Struct, frozen=True, kw_only=True):
    """Which member of a list one wants to equip."""

    members: list[str]
    at: int
    options: dict[str, Any] = {}
    cards: Plain = {}


class CodeRead(Struct, frozen=True, kw_only=True):
    """A code, and the cards of one's own that it may mean."""

    code: str
    cards: Plain = {}


class BuildWish(Struct, frozen=True, kw_only=True):
    faction: str = ""
    seed: str = ""
    options: dict[str, str] = {}
    """What was settled before the game."""
    near: int = 0
    """What a band that it shall meet is worth; 0 if it meets none."""
    meets: list[str] = []
    """Who is in that band: the same people again would make a poor enemy."""


@post("/api/games/{game:str}/lists/check", status_code=200, responses=told(404, 503))
async def check(
    game: FromPath[str], data: JSONBody[ListDraft], state: State, request: Request[Any, Any, Any]
) -> ListView:
    """Is it legal; if not, which rules it breaks and the smallest repair."""
    known_system(game)
    given = (game, data.members, data.options, data.cards, lang_of(request))
    found: ListView = await worked(state, request, listviews.checked, *given)
    return found


@post("/api/games/{game:str}/lists/build", status_code=200, responses=told(404, 503))
async def build(
    game: FromPath[str], data: JSONBody[BuildWish], state: State, request: Request[Any, Any, Any]
) -> ListView:
    """A legal list filled at random."""
    options = checked_options(known_system(game), data.options)
    given = (game, data.seed or secrets.token_hex(8), data.faction, options, data.near, data.meets, lang_of(request))
    found: ListView = await worked(state, request, listviews.built, *given)
    return found


@post(
    "/api/games/{game:str}/lists/offers", status_code=200, request_max_body_size=LARGEST_DRAFT, responses=told(404, 503)
)
async def offers(
    game: FromPath[str], data: JSONBody[OfferWish], state: State, request: Request[Any, Any, Any]
) -> tuple[OfferView, ...]:
    """What a member of a list may have beside its profile, with what it costs."""
    known_system(game)
    given = (game, data.members, data.at, data.options, data.cards, lang_of(request))
    found: tuple[OfferView, ...] = await worked(state, request, listviews.offered, *given)
    return found


async def game_behind(state: State, request: Request[Any, Any, Any], code: str) -> str:
    """The game of a code. It is looked for aside: a short code of another program may hold very much."""
    game: str = await worked(state, request, listviews.game_behind, code)
    known_system(game)
    return game


@get("/api/lists/{code:str}", responses=told(404, 503))
async def by_code(code: FromPath[str], state: State, request: Request[Any, Any, Any]) -> ListView:
    """The list behind a code."""
    game = await game_behind(state, request, code)
    found: ListView = await worked(state, request, listviews.decoded, game, code, {}, lang_of(request))
    return found


@post("/api/lists/read", status_code=200, request_max_body_size=LARGEST_DRAFT, responses=told(404, 503))
async def read(data: JSONBody[CodeRead], state: State, request: Request[Any, Any, Any]) -> ListView:
    """The list behind a code, read with the cards of one's own shelf."""
    game = await game_behind(state, request, data.code)
    found: ListView = await worked(state, request, listviews.decoded, game, data.code, data.cards, lang_of(request))
    return found


@get("/api/lists/{code:str}/pdf", media_type="application/pdf", responses=told(404, 503))
async def printed(
    code: FromPath[str], state: State, request: Request[Any, Any, Any], name: FromQuery[str] = ""
) -> Response[bytes]:
    """A roster and a card for each figure, on A4."""
    game = await game_behind(state, request, code)
    made = await worked(state, request, listviews.printed, game, code, name, lang_of(request))
    headers = {"Content-Disposition": f'inline; filename="{slug(code)[:80] or game}.pdf"'}
    return Response(made, media_type="application/pdf", headers=headers)


ROUTES = (check, build, offers, by_code, read, printed)
