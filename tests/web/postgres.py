"""A PostgreSQL of our own, from Debian's packages: in a folder and on a port of its own, never as root."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from web.seating import free_port

KEEPERS = ("postgres", "nobody")
"""Users that may keep a database where the tests are run by root."""


def programs() -> Path | None:
    """Where `initdb` and `postgres` are."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    return versions[-1].parent if versions else None


@contextmanager
def running(address: str = "127.0.0.1", guests: str = "") -> Iterator[str]:
    """Its address, with an empty database; `guests` is a network whose hosts may come, too."""
    place = programs()
    assert place
    user = (
        next(name for name in KEEPERS if name in {one.pw_name for one in pwd.getpwall()}) if not os.getuid() else None
    )
    port, environment = free_port(), {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}
    with tempfile.TemporaryDirectory(prefix="escarmouche-pg-") as folder:
        data = Path(folder) / "data"
        data.mkdir(mode=0o700)
        if user:
            Path(folder).chmod(0o755)
            shutil.chown(data, user)
        options = ("-D", str(data), "-U", "escarmouche", "-A", "trust", "-E", "UTF8", "--locale", "C.UTF-8", "-N")
        quiet = {"stdout": subprocess.DEVNULL, "env": environment, "cwd": folder, "user": user}
        subprocess.run([str(place / "initdb"), *options], check=True, **quiet)  # type: ignore[call-overload]
        if guests:
            with (data / "pg_hba.conf").open("a", encoding="utf-8") as rules:
                rules.write(f"host all all {guests} trust\n")
        settings = (
            f"port={port}",
            f"listen_addresses={address}",
            f"unix_socket_directories={data}",
            "log_statement=none",
        )
        order = [str(place / "postgres"), "-D", str(data), *(part for one in settings for part in ("-c", one))]
        process = subprocess.Popen(order, stderr=subprocess.DEVNULL, **quiet)  # type: ignore[call-overload]
        try:
            deadline = time.monotonic() + 60
            ready = [str(place / "pg_isready"), "-q", "-h", address, "-p", str(port)]
            while subprocess.run(ready, check=False, env=environment).returncode:
                assert process.poll() is None, "PostgreSQL did not start"
                assert time.monotonic() < deadline, "PostgreSQL did not start in time"
                time.sleep(0.1)
            yield f"postgresql://escarmouche@{address}:{port}/postgres"
        finally:
            process.send_signal(signal.SIGINT)  # fast: whoever is still connected is sent away
            process.wait(timeout=30)
