"""Cards of somebody's own over HTTP: their form, a draft checked as it is typed, printed, turned into a file.

Nothing is kept here: a draft comes whole with every request and goes back as the text of a file.
"""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from escarmouche.cards import content
from escarmouche.web import drafts
from escarmouche.web.drafts import (
    ContentBrought,
    ContentCatalogue,
    ContentDraft,
    ContentForm,
    ContentImport,
    ContentView,
)
from escarmouche.web.faults import Missing, told
from escarmouche.web.languages import lang_of
from escarmouche.web.packed import worked_out
from escarmouche.web.reading import known_system, worked

LARGEST = 2 * 1024 * 1024
"""Bytes of a catalogue on its way here: one text, which is read quickly."""
LARGEST_DRAFT = 512 * 1024
"""Bytes of cards: more of them, in small parts, would hold the tables while they are read."""


def with_cards(game: str) -> str:
    """A game for which people may type in cards."""
    system = known_system(game)
    if content.catalogue(system) is None:
        raise Missing("content-none", None, game=system.title)
    return game


@get("/api/games/{game:str}/content", packed=True, weight=4.0, responses=told(404, 503))
async def form(game: FromPath[str], state: State, request: Request[Any, Any, Any]) -> Response[ContentForm]:
    """The kinds of card of a game, their schema, and the cards there are."""
    return await worked_out(state, request, drafts.form_of, with_cards(game), lang_of(request))


@post(
    "/api/games/{game:str}/content/check",
    status_code=200,
    packed=True,
    weight=4.0,
    request_max_body_size=LARGEST_DRAFT,
    responses=told(404, 503),
)
async def check(
    game: FromPath[str], data: JSONBody[ContentDraft], state: State, request: Request[Any, Any, Any]
) -> Response[ContentView]:
    """What is wrong with cards, how they look, and their file."""
    return await worked_out(state, request, drafts.drafted, with_cards(game), data, lang_of(request))


@post(
    "/api/games/{game:str}/content/import",
    status_code=200,
    packed=True,
    heavy=True,
    request_max_body_size=LARGEST,
    responses=told(404, 503),
)
async def take(
    game: FromPath[str], data: JSONBody[ContentCatalogue], state: State, request: Request[Any, Any, Any]
) -> Response[ContentImport]:
    """The catalogue of another program as cards, and what of it is not played."""
    return await worked_out(state, request, drafts.imported, with_cards(game), data, lang_of(request))


@post(
    "/api/games/{game:str}/content/pdf",
    status_code=200,
    heavy=True,
    request_max_body_size=LARGEST_DRAFT,
    media_type="application/pdf",
    responses=told(404, 503),
)
async def paper(
    game: FromPath[str], data: JSONBody[ContentDraft], state: State, request: Request[Any, Any, Any]
) -> Response[bytes]:
    """Cards on A4, to be cut out."""
    made = await worked(state, request, drafts.printed, with_cards(game), data, lang_of(request))
    return Response(made, media_type="application/pdf", headers={"Content-Disposition": 'inline; filename="cards.pdf"'})


@post(
    "/api/games/{game:str}/content/bring",
    status_code=200,
    packed=True,
    weight=4.0,
    request_max_body_size=LARGEST_DRAFT,
    responses=told(404, 503),
)
async def bring(
    game: FromPath[str], data: JSONBody[ContentDraft], state: State, request: Request[Any, Any, Any]
) -> Response[ContentBrought]:
    """One's own cards as a list may name them and bring them to a table."""
    return await worked_out(state, request, drafts.brought, with_cards(game), data, lang_of(request))


ROUTES = (form, check, take, paper, bring)
