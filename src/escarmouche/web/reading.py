"""What every request says about its sender: language and seats."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.exceptions import NotFoundException

from escarmouche.core.system import System
from escarmouche.core.texts import Lang, Unusable
from escarmouche.core.words import nearest
from escarmouche.games import SYSTEMS
from escarmouche.web.hub import Hub, LiveTable
from escarmouche.web.thinking import system_named

Connection = ASGIConnection[Any, Any, Any, Any]


def lang_of(connection: Connection) -> Lang:
    """`?lang=`, then what the browser prefers."""
    told = connection.query_params.get("lang") or connection.headers.get("accept-language") or ""
    return "fr" if told.lower().startswith("fr") else "en"


def tokens_of(connection: Connection) -> list[str]:
    """The seats' tokens: `Authorization: Bearer A,B`, or `?token=` where headers cannot be set."""
    header = connection.headers.get("authorization", "")
    told = header.removeprefix("Bearer ") if header.startswith("Bearer ") else connection.query_params.get("token", "")
    return [token for token in told.split(",") if token][:8]


def known_system(game: str) -> System:
    if game not in SYSTEMS:
        raise Unusable("unknown-game", nearest(game, SYSTEMS), word=game[:60], known=list(SYSTEMS))
    return system_named(game)


async def table_of(hub: Hub, id: str) -> LiveTable:
    table = await hub.table(id)
    if table is None:
        raise NotFoundException(f"no match is called {id[:40]}")
    return table


async def seats_of(hub: Hub, id: str, connection: Connection) -> tuple[str, ...]:
    return tuple(await hub.store.seats_of(id, tokens_of(connection)))
