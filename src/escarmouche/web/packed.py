"""Answers that are the same for everybody: put into bytes once, and packed once, so that asking again costs nothing."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Request, Response
from msgspec import Struct

PACKED = "packed"
"""Option of a route that packs its answers itself."""
LEVEL = 6


class Answer(Struct, frozen=True):
    """An answer as it goes over the line."""

    plain: bytes
    packed: bytes


class Ready:
    """Answers by what was asked; there are only as many as there are books, pages and languages."""

    def __init__(self) -> None:
        self._known: dict[Any, Answer] = {}

    async def told(self, request: Request[Any, Any, Any], key: Any, work: Callable[[], Any]) -> Response[Any]:
        """The answer to a question; `work` finds it the first time, aside."""
        answer = self._known.get(key)
        if answer is None:
            answer = self._known[key] = await asyncio.to_thread(made, work)
        headers = {"Vary": "Accept-Encoding"}
        small = "gzip" in request.headers.get("accept-encoding", "")
        if small:
            headers["Content-Encoding"] = "gzip"
        return Response(answer.packed if small else answer.plain, media_type="application/json", headers=headers)


def made(work: Callable[[], Any]) -> Answer:
    plain = msgspec.json.encode(work())
    return Answer(plain, gzip.compress(plain, LEVEL))
