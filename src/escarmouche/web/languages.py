"""The language of a request."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from escarmouche.telling.texts import Lang

Connection = ASGIConnection[Any, Any, Any, Any]


def lang_of(connection: Connection) -> Lang:
    """`?lang=`, then what the browser prefers."""
    told = connection.query_params.get("lang") or connection.headers.get("accept-language") or ""
    return "fr" if told.lower().startswith("fr") else "en"
