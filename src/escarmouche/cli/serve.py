"""`escarmouche serve`: the browser table."""

from __future__ import annotations

import os
import re
import secrets
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path

from escarmouche.cards.content import FOLDER, data_folder
from escarmouche.cli.common import print_json
from escarmouche.core.system import load
from escarmouche.games import SYSTEMS
from escarmouche.telling.texts import Unusable, language, say

KEY = "ESCARMOUCHE_KEY"
PEERS = "ESCARMOUCHE_PEERS"
"""The word by which processes on several machines know each other."""


NAME = "matches.sqlite"
"""Of the file that matches are kept in."""


def command(
    *,
    port: int = 8000,
    host: str = "127.0.0.1",
    data: Path | None = None,
    database: str | None = None,
    processes: int = 1,
    peer_address: str = "127.0.0.1",
    name: list[str] | None = None,
    game: list[str] | None = None,
    bot: list[str] | None = None,
    trust_proxy: str | None = None,
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
        Port to listen on.
    host:
        Address to listen on; 0.0.0.0 lets friends of the same network in.
    data:
        Database file, or the folder it is in; by default the user's data folder.
    database:
        Address of a PostgreSQL database to keep matches in, instead of the file: postgresql://user@host/name.
    processes:
        How many processes serve; each plays its own matches, and others take them over when it dies.
    peer_address:
        Address by which processes on other machines that share the database reach those here.
    name:
        A name by which guests call this server, beside numbers and the machine's own name; may be repeated.
    game:
        A game from outside, module:NAME, that is played here, too; may be repeated.
    bot:
        Who plays a level, as LEVEL=NAME: expert=search@2s, hard=module:Name; may be repeated.
    trust_proxy:
        Address of a proxy whose word on where guests come from is believed; without it nobody's is.
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
    from escarmouche.web.app import PAGES
    from escarmouche.web.guards import Doors
    from escarmouche.web.keeping import held
    from escarmouche.web.mail import mailer_of
    from escarmouche.web.processes import Serving, serve
    from escarmouche.web.store_sqlite import OtherFile, look
    from escarmouche.web.stores import is_file

    tongue = language(lang)
    outside(game or (), bot or ())
    file = str(kept_in(data) if data else default_file())
    if not is_free(host, port):
        print(say(tongue, "serve-busy", port=port), file=sys.stderr)
        return 1
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
    try:
        key, mailer = operators_key(), mailer_of()
    except Unusable as weak:
        print(weak.told(tongue), file=sys.stderr)
        return 1
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}/"
    keeping = f"{address}#key={key}"
    if json:
        print_json({"address": address, "operator": keeping})
        sys.stdout.flush()
    else:
        print(say(tongue, "serve-at", address=address), flush=True)
        print(say(tongue, "serve-operator", address=keeping), flush=True)
    if not no_browser:
        opening = threading.Timer(1.0, webbrowser.open, (keeping,))
        opening.daemon = True
        opening.start()
    where = database or file
    given = Serving(
        host=host,
        port=port,
        database=where,
        folder=str(Path(file).parent),
        doors=Doors(hosts=names_of(host, name or []), key=key),
        limited=not no_limits,
        proxy=trust_proxy,
        log=log,
        mailer=mailer,
        processes=processes,
        inner=peer_address,
        secret=os.environ.get(PEERS, "") or (secrets.token_urlsafe(18) if processes > 1 else ""),
    )
    try:
        with held(file) if is_file(where) else nullcontext():
            serve(given)
    except Unusable as other:
        print(other.told(tongue), file=sys.stderr)
        return 1
    return 0


def default_file() -> Path:
    """Where matches are kept."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / NAME


def kept_in(data: Path) -> Path:
    """The file that somebody means by a file, or by the folder it is in."""
    return data / NAME if data.is_dir() else data


def operators_key() -> str:
    """What shows that somebody keeps this server: of the environment, or drawn anew at every start."""
    key = os.environ.get(KEY) or secrets.token_urlsafe(18)
    if not re.fullmatch(r"[\w-]{16,}", key, re.ASCII):
        raise Unusable("serve-weak-key", None, name=KEY)
    return key


def beside(file: str) -> Path:
    """The folder of own cards, beside the matches."""
    found = Path(file).resolve().parent / "content"
    found.mkdir(parents=True, exist_ok=True)
    return found


def outside(games: Sequence[str], bots: Sequence[str]) -> None:
    """The games and bots that installed packages and the operator bring along."""
    from escarmouche.bots import named
    from escarmouche.files.words import nearest
    from escarmouche.games import join, place_of
    from escarmouche.web.thinking import LEVELS

    join()
    for one in games:
        place_of(one)
    for one in bots:
        level, told, name = one.partition("=")
        if not told or level not in LEVELS:
            raise Unusable("wrong-level", nearest(level, LEVELS), word=one[:60], known=list(LEVELS))
        named(name)
        LEVELS[level] = name


def own_cards_at_hand() -> None:
    """Read them now: whoever has mistyped a card hears of it here, not at the table."""
    from escarmouche.cards.content import catalogue, own_cards, own_files

    for place in SYSTEMS.values() if own_files() else ():
        found = catalogue(load(place))
        if found is not None:
            own_cards(found)


def is_free(host: str, port: int) -> bool:
    """May we listen there?"""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError:
            return False
        return True


def names_of(host: str, told: list[str]) -> frozenset[str]:
    """What this server may be called; numbers go without saying."""
    own = socket.gethostname().lower()
    return frozenset({"localhost", host.lower(), own, f"{own}.local", *(one.lower() for one in told)})
