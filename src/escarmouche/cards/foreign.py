"""Codes that other programs give to lists: a prefix, then in URL-safe base 64 a JSON document, deflated.

Which members they mean is the game's to say (`Lists.carried`, `Lists.carrying`).
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from typing import Any

import msgspec

from escarmouche.telling.texts import Unusable

GAMES = {"KA1:": "kharn-ages"}
"""How such codes begin, and the game they are for. The prefix may be missing."""
MOST_LETTERS, MOST_BYTES = 100_000, 200_000
"""Of a code, and of what it holds: a list of sixty takes a tenth of that."""
BODY = re.compile(r"[A-Za-z0-9_-]{40,}")


def game_of(code: str) -> str | None:
    """The game of such a code; None if this is none."""
    for prefix, game in GAMES.items():
        if code.startswith(prefix) or (BODY.fullmatch(code) and document(code) is not None):
            return game
    return None


def unpacked(code: str) -> dict[str, Any]:
    """The document of a code; `Unusable` if it is broken."""
    body = next((code.removeprefix(prefix) for prefix in GAMES if code.startswith(prefix)), code)
    found = document(body.strip().rstrip("="))
    if found is None:
        raise Unusable("list-code-broken", code=code[:60])
    return found


def document(body: str) -> dict[str, Any] | None:
    """What a code without its prefix holds; None if it is no mapping, or too much."""
    if len(body) > MOST_LETTERS:
        return None
    try:
        data = base64.b64decode(body + "=" * (-len(body) % 4), altchars=b"-_", validate=True)
        text = zlib.decompressobj(-zlib.MAX_WBITS).decompress(data, MOST_BYTES)
        found = msgspec.json.decode(text)
    except (binascii.Error, zlib.error, msgspec.DecodeError, RecursionError, ValueError):
        return None
    return found if isinstance(found, dict) else None


def packed(prefix: str, found: dict[str, Any]) -> str:
    """The code of a document."""
    pressed = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    data = pressed.compress(msgspec.json.encode(found)) + pressed.flush()
    return prefix + base64.urlsafe_b64encode(data).decode().rstrip("=")
