"""The log of the server: one JSON line for each request and for each thing that happens to a match.

Addresses are logged without their query, so that no seat's token is ever written down.
"""

from __future__ import annotations

import logging
import sys
import time
import traceback
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any

import msgspec

LARGEST = 16 * 1024 * 1024
"""Bytes of a log file."""
KEPT = 5
"""Full log files kept."""
LOGGER = logging.getLogger("escarmouche.web")
ENCODER = msgspec.json.Encoder(enc_hook=str)


class JsonLine(logging.Formatter):
    """A record as one line of JSON: time, level, event, and whatever belongs to it."""

    def format(self, record: logging.LogRecord) -> str:
        told: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        return ENCODER.encode(told | getattr(record, "facts", {})).decode()


def begin(target: str | None) -> None:
    """Everything into a file (`-` is the standard error stream); without one, only what went wrong."""
    handler = logging.StreamHandler(sys.stderr) if target in (None, "-") else kept_in(Path(str(target)))
    handler.setFormatter(JsonLine())
    LOGGER.handlers[:] = [handler]
    LOGGER.setLevel(logging.WARNING if target is None else logging.INFO)
    LOGGER.propagate = False


def kept_in(file: Path) -> logging.Handler:
    """A file for its owner's eyes; when it is full it is put aside, and of those put aside the oldest goes."""
    file.touch(mode=0o600, exist_ok=True)
    return RotatingFileHandler(file, maxBytes=LARGEST, backupCount=KEPT)


def note(event: str, **facts: Any) -> None:
    """Something happened."""
    if LOGGER.isEnabledFor(logging.INFO):
        LOGGER.info(event, extra={"facts": facts})


def failure(event: str, error: BaseException, **facts: Any) -> None:
    """Something went wrong: the whole story, for those who keep the server."""
    story = "".join(traceback.format_exception(error))[-4_000:]
    LOGGER.error(event, extra={"facts": {**facts, "error": f"{type(error).__name__}: {error}"[:300], "story": story}})


class Stopwatch:
    """Seconds since it was made."""

    __slots__ = ("_start",)

    def __init__(self) -> None:
        self._start = time.perf_counter()

    @property
    def seconds(self) -> float:
        return time.perf_counter() - self._start
