"""The server: one Litestar application with the tables, the lists, the rules and the pages."""

from __future__ import annotations

import asyncio
import time
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
from sqlalchemy.exc import SQLAlchemyError

from escarmouche import __version__
from escarmouche.web import (
    accounts,
    asking,
    calculator,
    content,
    endings,
    examples,
    games,
    guards,
    hints,
    invitations,
    lab,
    letterbox,
    lists,
    logs,
    luck_routes,
    orders,
    refereeing,
    rematch,
    rulings,
    tables,
)
from escarmouche.web.collector import Broom
from escarmouche.web.desk import Desk
from escarmouche.web.faults import HANDLERS, Slow, told
from escarmouche.web.guards import USUAL, Doors, Flooders, Limits, Lines
from escarmouche.web.hub import Hub
from escarmouche.web.jobs import Inquiries
from escarmouche.web.leases import Leases, Place
from escarmouche.web.live import live
from escarmouche.web.mail import Mailer, Post
from escarmouche.web.metrics import Metrics, metrics
from escarmouche.web.packed import PACKED
from escarmouche.web.pulse import Pulse
from escarmouche.web.stores import store_for
from escarmouche.web.structs import settle
from escarmouche.web.studies import Studies
from escarmouche.web.thinking import system_named

PAGES = Path(__file__).parent / "pages"
LARGEST = 128 * 1024
"""Bytes of a request body."""
TICK = 0.5
"""Seconds between two looks at the clocks."""
SIGNED = 5.0
"""Seconds between two looks at who is still signed in."""
CALENDAR = 60.0
"""Seconds between two looks at the clocks of matches that go by the calendar."""
WRITING = 5.0
"""Seconds that a write may take for the server to be ready."""
OPEN = Doors()
ADDRESSES = (
    "/",
    "/account",
    "/play",
    "/table/{rest:path}",
    "/screen/{rest:path}",
    "/join/{rest:path}",
    "/lists",
    "/cards",
    "/odds",
    "/rules",
    "/rules/{rest:path}",
    "/balance",
    "/balance/{rest:path}",
    "/learn",
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


@get("/ready", weight=4.0, responses=told(503))
async def ready(state: State) -> Health:
    """Can it take an answer? Tries a write."""
    try:
        async with asyncio.timeout(WRITING):
            await state.hub.store.touch()
    except (TimeoutError, SQLAlchemyError, OSError) as error:
        logs.failure("not-ready", error)
        raise Slow("not-ready") from None
    found: Health = await health.fn(state)
    return found


@get(list(ADDRESSES), include_in_schema=False, cache_control=CacheControlHeader(no_cache=True))
async def page() -> File:
    """Every page is the same client; it reads its address."""
    return File(PAGES / "index.html", media_type="text/html", content_disposition_type="inline")


@get("/worker.js", include_in_schema=False, cache_control=CacheControlHeader(no_cache=True))
async def worker() -> File:
    """What keeps the pages for when there is no network; a new version is looked for every time."""
    return File(PAGES / "worker.js", media_type="text/javascript", content_disposition_type="inline")


@get("/manifest.webmanifest", include_in_schema=False, cache_control=CacheControlHeader(no_cache=True))
async def manifest() -> File:
    """What a phone must know to put the table on its screen."""
    kind = "application/manifest+json"
    return File(PAGES / "manifest.webmanifest", media_type=kind, content_disposition_type="inline")


async def sent(message: Any, scope: Any) -> None:
    """Before an answer leaves: its headers, and one line in the log, without the query, which may hold a token."""
    if message["type"] != "http.response.start":
        return
    path, status = scope["path"], message["status"]
    guards.seal_page(message, path)
    scope["litestar_app"].state.hub.metrics.requests.labels(str(status)).inc()
    if not path.startswith(("/health", "/ready", "/metrics", "/assets")):
        address = guards.address_of(scope)
        logs.note("request", method=scope["method"], path=path[:200], status=status, address=address)


class Site(Litestar):
    """Whoever asks for the head of an answer gets that of the whole one."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope, send = {**scope, "method": "GET"}, bodiless(send)
        await super().__call__(scope, receive, send)


def bodiless(send: Any) -> Any:
    """Sends all but the body."""

    async def sent_without(message: Any) -> None:
        await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

    return sent_without


async def ticking(hub: Hub) -> None:
    """Look at the clocks of all tables, until the server stops; now and then at those of the calendar, and at who is
    signed in."""
    again = signed = 0.0
    while True:
        await asyncio.sleep(TICK)
        try:
            await hub.look_at_clocks()
            if time.monotonic() > signed:
                signed = time.monotonic() + SIGNED
                await hub.look_at_sessions()
            if time.monotonic() > again:
                again = time.monotonic() + CALENDAR
                await hub.call_in()
        except Exception as error:
            logs.failure("clock-failed", error)


async def warmed_up(desk: Desk) -> None:
    """First what everybody asks for first, then the workers."""
    try:
        await games.warm_up()
    except Exception as error:
        logs.failure("warming-failed", error)
    desk.warm_up()


def application(
    database: str,
    workers: int | None = None,
    limits: Limits = USUAL,
    warm: bool = False,
    doors: Doors = OPEN,
    folder: Path | None = None,
    mailer: Mailer | None = None,
    place: Place | None = None,
    flooders: Flooders | None = None,
) -> Litestar:
    """The server around one database, a file or an address, with studies in a folder (that of the file, if none is
    named); `warm` starts the workers before anybody asks. At a `place` it is one process of several; of `flooders` it
    tells whoever reads the wire."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        settle()
        store = store_for(database)
        try:
            await store.open()
            hub = Hub(store, system_named, Metrics())
            leases = app.state.leases = Leases(store, place, hub.forget_all) if place else None
            if leases:
                hub.claim, hub.freed = leases.claim, leases.free
                await leases.open()
            desk = Desk(hub, workers)
            inquiries = Inquiries()
            app.state.hub, app.state.desk, app.state.inquiries = hub, desk, inquiries
            app.state.lines, app.state.doors = Lines(limits), doors
            studies = app.state.studies = Studies((folder or Path(database).parent) / "balance")
            app.state.replays = {}
            post = app.state.post = Post(hub, mailer) if mailer else None
            pulse = app.state.pulse = Pulse(hub.metrics)
            keeping = [
                asyncio.create_task(work)
                for work in (Broom(lambda: hub.answered, hub.release).work(), pulse.work(), ticking(hub))
            ]
            if warm:
                keeping.append(asyncio.create_task(warmed_up(desk)))
                if not leases or await leases.first() is None:
                    studies.take_up()
            try:
                yield
            finally:
                for task in keeping:
                    task.cancel()
                if post:
                    await post.close()
                await inquiries.close()
                await studies.close()
                await desk.close()
                await hub.scribes.close()
                if leases:
                    await leases.close()
        finally:
            await store.close()

    routes = (
        games,
        lists,
        content,
        tables,
        rematch,
        invitations,
        asking,
        hints,
        orders,
        refereeing,
        rulings,
        examples,
        endings,
        luck_routes,
        accounts,
        letterbox,
        lab,
        calculator,
    )
    handlers: list[Any] = [
        health,
        ready,
        metrics,
        page,
        worker,
        manifest,
        live,
        *(route for module in routes for route in module.ROUTES),
    ]
    for folder_name, seconds in (("assets", 31_536_000), ("icons", 86_400)):
        if (PAGES / folder_name).is_dir():
            kept = CacheControlHeader(public=True, immutable=folder_name == "assets", max_age=seconds)
            handlers.append(
                create_static_files_router(
                    path=f"/{folder_name}", directories=[PAGES / folder_name], name=folder_name, cache_control=kept
                )
            )
    return Site(
        handlers,
        lifespan=[lifespan],
        exception_handlers=HANDLERS,
        openapi_config=OpenAPIConfig("Escarmouche", __version__, render_plugins=[JsonRenderPlugin()]),
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=1_000, gzip_compress_level=5, exclude_opt_key=PACKED
        ),
        middleware=[guards.limited(limits, doors, flooders or Flooders())],
        request_max_body_size=LARGEST,
        before_send=[sent],
        logging_config=None,
    )
