"""A file that one process holds at a time, on every system."""

from __future__ import annotations

import os


def hold(file: int) -> None:
    """Hold an open file until it is closed; `OSError` if another process does."""
    if os.name == "nt":
        import msvcrt

        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
        return
    import fcntl

    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
