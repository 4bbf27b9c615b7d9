"""The server: one Litestar application with the tables, the lists, the rules and the pages."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from litestar import Litestar, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import CacheControlHeader, State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.response import File
from litestar.static_files import create_static_files_router
from msgspec import Struct

from escarmouche import __version__
from escarmouche.web import (
    accounts,
    asking,
    calculator,
    content,
    fortunes,
    games,
    guards,
    lab,
    lists,
    logs,
    rulings,
    tables,
)
from escarmouche.web.desk import Desk
from escarmouche.web.faults import HANDLERS, told
from escarmouche.web.guards import USUAL, Limits
from escarmouche.web.hub import Hub
from escarmouche.web.inquiries import Inquiries
from escarmouche.web.live import live
from escarmouche.web.metrics import Metrics, metrics
from escarmouche.web.pauses import Broom
from escarmouche.web.store import Store
from escarmouche.web.studies import Studies
from escarmouche.web.thinking import system_named

PAGES = Path(__file__).parent / "pages"
LARGEST = 128 * 1024
"""Bytes of a request body."""
ADDRESSES = (
    "/",
    "/account",
    "/play",
    "/table/{rest:path}",
    "/lists",
    "/cards",
    "/odds",
    "/rules",
    "/rules/{rest:path}",
    "/balance",
    "/balance/{rest:path}",
    "/replay/{rest:path}",
    "/luck/{rest:path}",
)
"""Where the client has a page."""


class Health(Struct, frozen=True, kw_only=True):
    status: str
    version: str
    tables: int
    guests: int


@get("/health", responses=told())
async def health(state: State) -> Health:
    """Is the server well, and how many tables does it hold?"""
    tables = state.hub.tables.values()
    guests = sum(len(table.guests) for table in tables)
    return Health(status="ok", version=__version__, tables=len(tables), guests=guests)


@get(list(ADDRESSES), include_in_schema=False, cache_control=CacheControlHeader(no_cache=True))
async def page() -> File:
    """Every page is the same client; it reads its address."""
    return File(PAGES / "index.html", media_type="text/html", content_disposition_type="inline")


async def sent(message: Any, scope: Any) -> None:
    """Before an answer leaves: its headers, and one line in the log, without the query, which may hold a token."""
    if message["type"] != "http.response.start":
        return
    guards.seal_page(message)
    path, status = scope["path"], message["status"]
    scope["litestar_app"].state.hub.metrics.requests.labels(str(status)).inc()
    if not path.startswith(("/health", "/metrics", "/assets")):
        address = guards.address_of(scope)
        logs.note("request", method=scope["method"], path=path[:200], status=status, address=address)


def application(database: str, workers: int | None = None, limits: Limits = USUAL, warm: bool = False) -> Litestar:
    """The server around one database file; `warm` starts the workers before anybody asks."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = Store(database)
        try:
            await store.open()
            hub = Hub(store, system_named, Metrics())
            desk = Desk(hub, workers)
            inquiries = Inquiries()
            app.state.hub, app.state.desk, app.state.inquiries = hub, desk, inquiries
            app.state.limits, app.state.sockets = limits, Counter()
            studies = app.state.studies = Studies(Path(database).parent / "balance")
            app.state.replays = {}
            sweeping = asyncio.create_task(Broom(lambda: hub.answered).work())
            if warm:
                desk.warm_up()
                studies.take_up()
            try:
                yield
            finally:
                sweeping.cancel()
                await inquiries.close()
                await studies.close()
                await desk.close()
        finally:
            await store.close()

    routes = (games, lists, content, tables, asking, rulings, fortunes, accounts, lab, calculator)
    handlers: list[Any] = [health, metrics, page, live, *(route for module in routes for route in module.ROUTES)]
    if (PAGES / "assets").is_dir():
        forever = CacheControlHeader(public=True, immutable=True, max_age=31_536_000)
        handlers.append(
            create_static_files_router(
                path="/assets", directories=[PAGES / "assets"], name="assets", cache_control=forever
            )
        )
    return Litestar(
        handlers,
        lifespan=[lifespan],
        exception_handlers=HANDLERS,
        openapi_config=OpenAPIConfig("Escarmouche", __version__, render_plugins=[JsonRenderPlugin()]),
        compression_config=CompressionConfig(backend="gzip", minimum_size=1_000, gzip_compress_level=5),
        middleware=[guards.limited(limits)],
        request_max_body_size=LARGEST,
        before_send=[sent],
        logging_config=None,
    )
