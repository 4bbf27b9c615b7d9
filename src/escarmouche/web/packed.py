"""Large answers, packed aside; those that are the same for everybody once, so that asking again costs nothing."""

from __future__ import annotations

import asyncio
import gzip
import threading
from collections.abc import Callable
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from msgspec import Struct

from escarmouche.web.reading import worked

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
        self._finding = threading.Lock()

    async def told(self, request: Request[Any, Any, Any], key: Any, work: Callable[[], Any]) -> Response[Any]:
        """The answer to a question; `work` finds it the first time, aside."""
        return sent(request, await self.found(key, work))

    async def found(self, key: Any, work: Callable[[], Any]) -> Answer:
        known = self._known.get(key)
        return known if known is not None else await asyncio.to_thread(self._found_once, key, work)

    def _found_once(self, key: Any, work: Callable[[], Any]) -> Answer:
        """Whoever asks meanwhile waits for the same. That there is nothing is not kept: one may ask for so much."""
        with self._finding:
            if key in self._known:
                return self._known[key]
            found = work()
            answer = made(lambda: found)
            if found is not None:
                self._known[key] = answer
        return answer


def made(work: Callable[..., Any], *given: Any) -> Answer:
    plain = msgspec.json.encode(work(*given))
    return Answer(plain, gzip.compress(plain, LEVEL))


async def worked_out(
    state: State, request: Request[Any, Any, Any], work: Callable[..., Any], *given: Any
) -> Response[Any]:
    """What a worker makes of a wish, packed there, too: a large answer would hold the tables while it is packed."""
    return sent(request, await worked(state, request, made, work, *given))


def sent(request: Request[Any, Any, Any], answer: Answer) -> Response[Any]:
    headers = {"Vary": "Accept-Encoding"}
    small = "gzip" in request.headers.get("accept-encoding", "")
    if small:
        headers["Content-Encoding"] = "gzip"
    return Response(answer.packed if small else answer.plain, media_type="application/json", headers=headers)
