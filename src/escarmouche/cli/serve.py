"""`escarmouche serve`: the browser table."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from pathlib import Path

from escarmouche.cli.common import print_json
from escarmouche.core.content import FOLDER, data_folder
from escarmouche.core.system import load
from escarmouche.core.texts import Unusable, language, say
from escarmouche.games import SYSTEMS


def command(
    *,
    port: int = 8000,
    host: str = "127.0.0.1",
    data: Path | None = None,
    log: str | None = None,
    no_browser: bool = False,
    no_limits: bool = False,
    json: bool = False,
    lang: str | None = None,
) -> int:
    """Serve the table to browsers.

    Parameters
    ----------
    port:
        Port to listen on; the next free one is taken if it is busy.
    host:
        Address to listen on; 0.0.0.0 lets friends of the same network in.
    data:
        Database file; by default in the user's data folder.
    log:
        File for the log, one JSON line an event; - for the terminal. Without it only failures are shown.
    no_browser:
        Do not open a browser.
    no_limits:
        Let one address ask for as much as it likes: for benchmarks and tests.
    json:
        Say where the table is as JSON.
    lang:
        en or fr.
    """
    import uvicorn

    from escarmouche.web import logs, pauses
    from escarmouche.web.app import PAGES, application
    from escarmouche.web.guards import NO_LIMITS, USUAL
    from escarmouche.web.live import LONGEST
    from escarmouche.web.store import OtherFile, look

    tongue = language(lang)
    file = str(data or default_file())
    try:
        look(file)
    except OtherFile as other:
        print(other.told(tongue), file=sys.stderr)
        return 1
    os.environ.setdefault(FOLDER, str(beside(file)))
    try:
        own_cards_at_hand()
    except Unusable as broken:
        print(broken.told(tongue), file=sys.stderr)
        return 1
    if not (PAGES / "index.html").exists():
        print(say(tongue, "serve-no-pages"), file=sys.stderr)
        return 1
    port = free_port(host, port)
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}/"
    if json:
        print_json({"address": address})
        sys.stdout.flush()
    else:
        print(say(tongue, "serve-at", address=address), flush=True)
    if not no_browser:
        opening = threading.Timer(1.0, webbrowser.open, (address,))
        opening.daemon = True
        opening.start()
    logs.begin(log)
    pauses.keep_short()
    app = application(file, limits=NO_LIMITS if no_limits else USUAL, warm=True)
    uvicorn.run(
        app,
        host=host,
        port=port,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=4 * LONGEST,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )
    return 0


def default_file() -> Path:
    """Where matches are kept."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "matches.sqlite"


def beside(file: str) -> Path:
    """The folder of own cards, beside the matches."""
    found = Path(file).resolve().parent / "content"
    found.mkdir(parents=True, exist_ok=True)
    return found


def own_cards_at_hand() -> None:
    """Read them now: whoever has mistyped a card hears of it here, not at the table."""
    from escarmouche.core.content import own_cards, own_files

    for place in SYSTEMS.values() if own_files() else ():
        catalogue = load(place).content
        if catalogue is not None:
            own_cards(catalogue)


def free_port(host: str, wanted: int) -> int:
    """The port wanted, or the first free one after it."""
    for port in range(wanted, wanted + 50):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, port))
            except OSError:
                continue
            return port
    return wanted
