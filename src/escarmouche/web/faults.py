"""Every error a request can meet, in one shape and in the reader's language. Nobody is shown a traceback."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from msgspec import Struct

from escarmouche.files.words import BadFile
from escarmouche.telling.texts import Lang, Unusable, say
from escarmouche.web import logs
from escarmouche.web.languages import lang_of


class Fault(Struct, frozen=True, kw_only=True):
    """Every error looks like this."""

    status: int
    reason: str
    """A word that does not change with the language."""
    message: str
    rules: tuple[str, ...] = ()


class Wrong(Unusable):
    """A request that cannot be served; the status says whose fault it is."""

    status = 400


class Missing(Wrong):
    status = 404


class Conflict(Wrong):
    """Possible at another time."""

    status = 409


class Unknown(Wrong):
    """Nobody we know."""

    status = 401


class Forbidden(Wrong):
    """Somebody else's."""

    status = 403


class Slow(Wrong):
    """No answer in time."""

    status = 503


class Declined(Exception):
    """Something that is refused in the reader's own words."""

    def __init__(self, words: str, rules: tuple[str, ...] = (), reason: str = "refused") -> None:
        super().__init__(words)
        self.words, self.rules, self.reason = words, rules, reason


GONE = "client disconnected prematurely"
"""What the framework says of somebody who hangs up in the middle of a request: no mistake of ours."""
WORDS = {
    401: "not-signed-in",
    403: "foreign-page",
    404: "no-such-page",
    405: "not-allowed",
    413: "too-large",
    415: "not-json",
    421: "foreign-name",
    429: "too-many",
    500: "server-stumbled",
}


def told(*statuses: int) -> dict[int, ResponseSpec]:
    """The faults of a route for its description; what any route may meet is always among them."""
    return {
        status: ResponseSpec(Fault, generate_examples=False)
        for status in sorted({400, 403, 413, 415, 421, 429, *statuses})
    }


def fault(
    status: int, reason: str, message: str, rules: tuple[str, ...] = (), headers: dict[str, str] | None = None
) -> Response[Fault]:
    content = Fault(status=status, reason=reason, message=message, rules=rules)
    return Response(content, status_code=status, media_type="application/json", headers=headers)


def unusable(request: Request[Any, Any, Any], error: Unusable) -> Response[Fault]:
    status = error.status if isinstance(error, Wrong) else 400
    return fault(status, error.message, error.told(lang_of(request)))


def declined(request: Request[Any, Any, Any], error: Declined) -> Response[Fault]:
    return fault(400, error.reason, error.words, error.rules)


def bad_file(request: Request[Any, Any, Any], error: BadFile) -> Response[Fault]:
    return fault(400, "bad-file", error.told(lang_of(request)))


def failed(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """What the framework refuses."""
    status, lang = error.status_code, lang_of(request)
    if status == 404 and "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api/"):
        return lost(lang)
    if error.detail == GONE:
        return fault(400, "wrong-request", say(lang, "wrong-request", why=GONE))
    if status >= 500:
        logs.failure("request-failed", error, path=request.url.path)
    if isinstance(error, ValidationException) or status == 400:
        why = "; ".join(_part(part) for part in error.extra) if isinstance(error.extra, list) else str(error.detail)
        return fault(status, "wrong-request", say(lang, "wrong-request", why=why[:300]))
    word = WORDS.get(status, "server-stumbled" if status >= 500 else "wrong-request")
    allowed = {"Allow": error.headers["Allow"]} if error.headers and "Allow" in error.headers else {}
    return fault(status, word, say(lang, word, why=""), headers=allowed)


def lost(lang: Lang) -> Response[str]:
    """A page for somebody whose address leads nowhere: the way back to the first one."""
    words = say(lang, "no-such-page")
    head = (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    )
    body = f'<title>Escarmouche</title><p>{words}.<p><a href="/">Escarmouche</a>'
    return Response(head + body, status_code=404, media_type="text/html")


def _part(part: Any) -> str:
    if isinstance(part, dict):
        return " ".join(str(part[name]) for name in ("key", "message") if part.get(name))
    return str(part)


def too_slow(request: Request[Any, Any, Any], error: TimeoutError) -> Response[Fault]:
    return unusable(request, Slow("too-slow"))


def too_deep(request: Request[Any, Any, Any], error: RecursionError) -> Response[Fault]:
    return fault(400, "wrong-request", say(lang_of(request), "wrong-request", why="nested too deep"))


def no_text(request: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[Fault]:
    """Half a letter in the middle of a body: only who reads it letter by letter notices."""
    return fault(400, "wrong-request", say(lang_of(request), "wrong-request", why="no UTF-8"))


def stumbled(request: Request[Any, Any, Any], error: Exception) -> Response[Fault]:
    """Our own mistake: noted in full, told in one sentence."""
    logs.failure("request-failed", error, path=request.url.path)
    return fault(500, "server-stumbled", say(lang_of(request), "server-stumbled"))


HANDLERS: dict[Any, Any] = {
    Unusable: unusable,
    Declined: declined,
    BadFile: bad_file,
    HTTPException: failed,
    RecursionError: too_deep,
    UnicodeDecodeError: no_text,
    TimeoutError: too_slow,
    Exception: stumbled,
}
