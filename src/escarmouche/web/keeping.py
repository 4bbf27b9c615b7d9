"""The file a server keeps: held by one server at a time, copied while it is played, put back when none plays."""

from __future__ import annotations

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from urllib.parse import quote

from escarmouche.files.holding import hold
from escarmouche.telling.texts import Unusable
from escarmouche.web.store_sqlite import OtherFile, look, make_private

PAGES = 256
"""Pages of the database copied at a time, so that a server that plays is not held up."""
PAUSE = 0.005


class Taken(Unusable):
    """Another server holds the file."""


@contextmanager
def held(path: str) -> Iterator[None]:
    """Hold a file for this process; `Taken` if another does. Whoever dies lets go."""
    lock = Path(path + ".lock")
    try:
        file = os.open(lock, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise OtherFile("serve-unwritable", path=path, why=error.strerror) from None
    try:
        try:
            hold(file)
        except OSError:
            raise Taken("serve-taken", path=path) from None
        yield
    finally:
        os.close(file)


def backup(source: str, target: str) -> int:
    """A whole copy, also while a server plays; how many matches are in it. What is there already stays as it is."""
    if not Path(source).exists():
        raise OtherFile("serve-no-database", path=source)
    look(source)
    if Path(target).exists():
        raise Unusable("backup-exists", path=target)
    unfinished = f"{target}.part"
    Path(unfinished).unlink(missing_ok=True)
    make_private(unfinished)
    try:
        with (
            closing(sqlite3.connect(f"file:{quote(source)}?mode=ro", uri=True, timeout=30)) as old,
            closing(sqlite3.connect(unfinished)) as new,
        ):
            old.backup(new, pages=PAGES, sleep=PAUSE)
            count = checked(new, source)
        with Path(unfinished).open("rb") as file:
            os.fsync(file.fileno())
        Path(unfinished).rename(target)
    finally:
        Path(unfinished).unlink(missing_ok=True)
    return count


def restore(source: str, target: str) -> int:
    """Put a copy in the place of the file; what was there is kept beside it. How many matches there are now."""
    with held(target):
        aside = f"{target}.before-{int(time.time())}"
        fresh = f"{target}.fresh"
        Path(fresh).unlink(missing_ok=True)
        count = backup(source, fresh)
        if Path(target).exists():
            backup(target, aside)
        for end in ("-wal", "-shm"):
            Path(target + end).unlink(missing_ok=True)
        Path(fresh).rename(target)
    return count


def checked(connection: sqlite3.Connection, path: str) -> int:
    """Is it whole? How many matches are in it."""
    (sound,) = connection.execute("PRAGMA integrity_check").fetchone()
    if sound != "ok":
        raise OtherFile("serve-broken", path=path, why=str(sound)[:200])
    (count,) = connection.execute("SELECT count(*) FROM matches").fetchone()
    return int(count)
