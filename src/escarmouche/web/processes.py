"""One server in one or several processes: what each of them serves, and who starts those anew that die."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import secrets
import signal
import socket
import sys
import threading
import time
from multiprocessing.connection import wait
from multiprocessing.context import SpawnContext, SpawnProcess
from pathlib import Path
from typing import Any

import uvicorn
from msgspec import Struct

from escarmouche.web import collector, logs, thinking
from escarmouche.web.app import application
from escarmouche.web.guards import NO_LIMITS, USUAL, Doors, Flooders
from escarmouche.web.leases import Place
from escarmouche.web.live import LONGEST
from escarmouche.web.mail import Mailer
from escarmouche.web.relay import Relay
from escarmouche.web.stores import store_for
from escarmouche.web.wire import FRAMES, HEADERS, counted, requests

PAUSE = 0.5
"""Seconds until a process that died is started again."""
FILES = 65_536
"""Files and lines that a process may have open."""
STOPPING = 10.0
"""Seconds for a process to end what it does."""


class Serving(Struct, frozen=True, kw_only=True):
    """What every process of a server is told."""

    host: str
    port: int
    database: str
    folder: str
    doors: Doors
    limited: bool = True
    proxy: str | None = None
    log: str | None = None
    mailer: Mailer | None = None
    processes: int = 1
    inner: str = "127.0.0.1"
    """Where the processes reach each other."""
    secret: str = ""


def serve(given: Serving) -> None:
    """Until somebody stops it; several processes share the port."""
    if given.processes == 1 and not given.secret:
        serve_alone(given, [listening(given.host, given.port)], None)
        return
    asyncio.run(made_ready(given.database))
    Supervisor(given).work()


async def made_ready(database: str) -> None:
    """The tables are made once, before many processes want them."""
    store = store_for(database)
    await store.open()
    await store.close()


def serve_alone(given: Serving, sockets: list[socket.socket], place: Place | None) -> None:
    """One process."""
    logs.begin(given.log)
    collector.keep_short()
    open_many()
    limits, flooders = USUAL if given.limited else NO_LIMITS, Flooders()
    workers = max(1, ((os.cpu_count() or 2) - 1) // given.processes)
    app: Any = application(
        given.database,
        workers=workers,
        limits=limits,
        warm=True,
        doors=given.doors,
        folder=Path(given.folder),
        mailer=given.mailer,
        place=place,
        flooders=flooders,
    )
    inner = sockets[-1].getsockname()[1] if place else 0
    config = uvicorn.Config(
        Relay(app, place, given.doors) if place else app,
        log_level="error",  # a stranger writes no line of ours
        http=requests(0 if given.proxy else limits.connections, inner, flooders),
        h11_max_incomplete_event_size=HEADERS,
        ws=counted(FRAMES if given.limited else 0),
        proxy_headers=given.proxy is not None,
        forwarded_allow_ips=given.proxy or "",
        ws_max_size=4 * LONGEST,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )
    uvicorn.Server(config).run(sockets=sockets)


def open_many() -> None:
    """Many lines want many files: as many as this user may have open."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, FILES) if most > 0 else FILES, most))


def listening(host: str, port: int, shared: bool = False) -> socket.socket:
    """A socket to listen on; `shared` with other processes."""
    line = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    line.bind((host, port))
    line.set_inheritable(True)
    return line


def serve_among(given: Serving, number: int) -> None:
    """One process of several."""
    threading.Thread(target=thinking.outlive_nobody, daemon=True).start()
    inner = listening(given.inner, 0)
    address = f"{given.inner}:{inner.getsockname()[1]}"
    place = Place(f"{number:03}-{os.getpid()}-{secrets.token_hex(4)}", address, given.secret)
    serve_alone(given, [listening(given.host, given.port, shared=True), inner], place)


class Supervisor:
    """Starts the processes, and starts those again that die."""

    def __init__(self, given: Serving) -> None:
        self._given, self._stopping = given, False
        self._context: SpawnContext = multiprocessing.get_context("spawn")
        self._running: dict[int, SpawnProcess] = {}

    def work(self) -> None:
        for bell in (signal.SIGTERM, signal.SIGINT):
            signal.signal(bell, self._stop)
        for number in range(self._given.processes):
            self._start(number)
        while not self._stopping:
            wait([one.sentinel for one in self._running.values()], timeout=PAUSE)
            for number, one in list(self._running.items()):
                if not one.is_alive() and not self._stopping:
                    logs.note("process-died", number=number, status=one.exitcode)
                    time.sleep(PAUSE)
                    self._start(number)
        self._end()

    def _start(self, number: int) -> None:
        process = self._context.Process(target=serve_among, args=(self._given, number))
        process.start()
        self._running[number] = process

    def _stop(self, *_: Any) -> None:
        self._stopping = True

    def _end(self) -> None:
        for one in self._running.values():
            one.terminate()
        for one in self._running.values():
            one.join(STOPPING)
            if one.is_alive():
                one.kill()
