"""The server: one Litestar application with the tables, the lists, the rules and the pages."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import File
from litestar.static_files import create_static_files_router
from msgspec import Struct

from escarmouche import __version__
from escarmouche.core.texts import Unusable
from escarmouche.core.words import BadFile
from escarmouche.games import SYSTEMS
from escarmouche.web import games, lists, live, tables
from escarmouche.web.desk import Desk
from escarmouche.web.hub import Hub
from escarmouche.web.reading import lang_of
from escarmouche.web.store import Store
from escarmouche.web.thinking import system_named

PAGES = Path(__file__).parent / "pages"
LARGEST = 256 * 1024
"""Bytes of a request body."""
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self' ws: wss:; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)


class Fault(Struct, frozen=True, kw_only=True):
    """Every error looks like this."""

    status: int
    reason: str
    message: str
    rules: tuple[str, ...] = ()


@get("/health", exclude_from_auth=True)
async def health(state: State) -> dict[str, Any]:
    """Is the server well, and how many tables does it hold?"""
    return {"status": "ok", "version": __version__, "tables": len(state.hub.tables)}


@get(
    ["/", "/play", "/table/{rest:path}", "/lists", "/rules", "/rules/{rest:path}", "/replay/{rest:path}"],
    include_in_schema=False,
)
async def page() -> File:
    """Every page is the same client; it reads its address."""
    return File(PAGES / "index.html", media_type="text/html", content_disposition_type="inline")


def unusable(request: Request[Any, Any, Any], error: Unusable) -> Response[Fault]:
    told = error.told(lang_of(request))
    return Response(Fault(status=400, reason=error.message, message=told), status_code=400)


def bad_file(request: Request[Any, Any, Any], error: BadFile) -> Response[Fault]:
    return Response(Fault(status=400, reason="bad-file", message=str(error)), status_code=400)


def refused(request: Request[Any, Any, Any], error: HTTPException) -> Response[Fault]:
    fault = Fault(status=error.status_code, reason=type(error).__name__, message=str(error.detail))
    return Response(fault, status_code=error.status_code)


def application(database: str, workers: int | None = None) -> Litestar:
    """The server around one database file."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(database)
        await store.open()
        hub = Hub(store, system_named)
        desk = Desk(hub, tuple(SYSTEMS), workers)
        app.state.hub, app.state.desk = hub, desk
        try:
            yield
        finally:
            desk.close()
            await store.close()

    handlers: list[Any] = [health, page, *games.ROUTES, *lists.ROUTES, *tables.ROUTES, live.socket]
    if (PAGES / "assets").is_dir():
        handlers.append(create_static_files_router(path="/assets", directories=[PAGES / "assets"], name="assets"))
    return Litestar(
        handlers,
        lifespan=[lifespan],
        exception_handlers={Unusable: unusable, BadFile: bad_file, HTTPException: refused},
        openapi_config=OpenAPIConfig("Escarmouche", __version__, render_plugins=[JsonRenderPlugin()]),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1_000),
        middleware=[
            RateLimitConfig(rate_limit=("minute", 1_200), exclude=["/api/matches/.*/live", "/assets"]).middleware
        ],
        request_max_body_size=LARGEST,
        response_headers={},
        after_request=guarded,
    )


async def guarded(response: Response[Any]) -> Response[Any]:
    """Headers that keep a page to itself."""
    response.headers.setdefault("Content-Security-Policy", POLICY)
    response.headers.setdefault("X-Content-Type-Options", "nosniff")
    response.headers.setdefault("Referrer-Policy", "no-referrer")
    return response
