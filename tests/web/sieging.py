"""Attacks on a server of its own, on loopback, and somebody who plays at another table meanwhile.

Each attack is a function that strains a server for some seconds, at full speed, in a process and from an address of its
own; it returns what it was told, counted.
"""

from __future__ import annotations

import base64
import json
import multiprocessing
import random
import socket
import threading
import time
import zlib
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from web.seating import PEOPLE, Message, Server, some_answer

BIG_LIST = ["Sergent" + ", + Épieu" * 105] * 60
"""Sixty members with a hundred and five details each."""
PLAYER, ATTACKER = "127.0.0.2", "127.0.0.3"
GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)
BOTS = {seat: {"kind": "bot", "level": "expert"} for seat in PEOPLE}


class Endured(NamedTuple):
    """How another table fared: milliseconds of its answers, megabytes of the server at most, what the attack met."""

    answers: int
    median: float
    p95: float
    worst: float
    memory: float
    helped: float
    met: dict[str, int]


def alias_bomb(times: int) -> str:
    """A text of a few kilobytes that says the same long word again and again."""
    word = "x" * 4_000
    return f"game: kharn-ages\nweapons:\n- &a {{name: {word}}}\n" + "- *a\n" * times


def memory_of(process: int) -> int:
    """Bytes that a process holds."""
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    return next(int(line.split()[1]) * 1024 for line in status.splitlines() if line.startswith("VmRSS"))


def client(address: str, source: str = ATTACKER) -> httpx.Client:
    return httpx.Client(base_url=address, transport=httpx.HTTPTransport(local_address=source), timeout=60)


def line_to(address: str, match: Message, seats: str = "", source: str = ATTACKER, **more: Any) -> ClientConnection:
    port = int(address.rpartition(":")[2])
    tokens = ",".join(match["tokens"][seat] for seat in seats.split(",") if seat)
    place = f"ws://127.0.0.1:{port}/api/matches/{match['match']}/live?token={tokens}"
    plug = socket.create_connection(("127.0.0.1", port), timeout=20, source_address=(source, 0))
    options: dict[str, Any] = {"max_size": None, "compression": None, "open_timeout": 20, "close_timeout": 1, **more}
    line: ClientConnection = connect(place, sock=plug, **options).__enter__()
    return line


# -------------------------------------------------------------- the attacks


def quiet(address: str, seconds: float) -> Counter[str]:
    """No attack at all."""
    time.sleep(seconds)
    return Counter()


def posts(
    address: str, seconds: float, path: str, body: Any, threads: int = 4, headers: dict[str, str] | None = None
) -> Counter[str]:
    """The same request again and again, by several at once."""
    met: Counter[str] = Counter()
    until = time.monotonic() + seconds

    def post() -> None:
        with client(address) as one:
            while time.monotonic() < until:
                try:
                    met[str(one.post(path, json=body, headers=headers).status_code)] += 1
                except httpx.TransportError:
                    met["cut"] += 1

    crew = [threading.Thread(target=post) for _ in range(threads)]
    for thread in crew:
        thread.start()
    for thread in crew:
        thread.join()
    return met


def lists(address: str, seconds: float) -> Counter[str]:
    fitting = ["Sergent" + ", + Épieu" * 24] * 60
    return posts(address, seconds, "/api/games/kharn-ages/lists/check", {"members": fitting})


def aliases(address: str, seconds: float) -> Counter[str]:
    return posts(address, seconds, "/api/games/kharn-ages/content/check", {"text": alias_bomb(600)})


def lab(address: str, seconds: float) -> Counter[str]:
    """A page of another site, by a name that leads here."""
    met: Counter[str] = Counter()
    wish = json.dumps({"game": "evenor", "games": 2_000, "bot": "search@1000000s"})
    until = time.monotonic() + seconds
    with client(address) as one:
        while time.monotonic() < until:
            for headers in (
                {"content-type": "text/plain"},
                {"content-type": "application/json", "host": "evil.example"},
            ):
                try:
                    met[str(one.post("/api/lab", content=wish, headers=headers).status_code)] += 1
                except httpx.TransportError:
                    met["cut"] += 1
    return met


def births(address: str, seconds: float) -> Counter[str]:
    return posts(address, seconds, "/api/matches", {"game": "evenor", "chairs": PEOPLE})


def deaf(address: str, seconds: float) -> Counter[str]:
    """Sockets that ask and ask and never read."""
    return sockets(address, seconds, reads=False)


def hellos(address: str, seconds: float) -> Counter[str]:
    """Sockets that ask for everything as often as they can, and read it."""
    return sockets(address, seconds, reads=True)


def sockets(address: str, seconds: float, reads: bool, count: int = 64) -> Counter[str]:
    met: Counter[str] = Counter()
    until = time.monotonic() + seconds
    match = made(address)

    def flood() -> None:
        while time.monotonic() < until:
            line = None
            try:
                line = line_to(address, match, max_queue=1)
                while time.monotonic() < until:
                    line.send('{"type":"hello","since":-1}')
                    met["sent"] += 1
                    if reads:
                        with suppress(TimeoutError):
                            line.recv(timeout=0)
            except ConnectionClosed as closed:
                met[str(closed.rcvd.code if closed.rcvd else "cut")] += 1
            except GONE:
                met["cut"] += 1
                time.sleep(0.05)
            finally:
                if line is not None and line.socket is not None:
                    line.socket.close()

    crew = [threading.Thread(target=flood, daemon=True) for _ in range(count)]
    for thread in crew:
        thread.start()
    for thread in crew:
        thread.join(timeout=max(1.0, until + 5 - time.monotonic()))
    return met


def watched_bots(address: str, seconds: float, count: int = 40) -> Counter[str]:
    """Many tables where bots play each other, watched so that they do."""
    lines = [line_to(address, made(address, BOTS)) for _ in range(count)]
    for line in lines:
        line.send('{"type":"hello","since":-1}')
    time.sleep(seconds)
    return Counter({"watched": len(lines)})


def slowly(address: str, seconds: float, count: int = 300) -> Counter[str]:
    """Requests that never come to their end."""
    met: Counter[str] = Counter()
    port = int(address.rpartition(":")[2])
    plugs = []
    for _ in range(count):
        with suppress(OSError):
            plug = socket.create_connection(("127.0.0.1", port), timeout=5, source_address=(ATTACKER, 0))
            plug.sendall(b"GET / HTTP/1.1\r\n")
            plugs.append(plug)
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for plug in list(plugs):
            try:
                plug.sendall(b"X: y\r\n")
            except OSError:
                met["cut"] += 1
                plugs.remove(plug)
        time.sleep(0.5)
    met["open"] = len(plugs)
    return met


PING, EMPTY, FIRST = (bytes([head, 0x80, 0, 0, 0, 0]) for head in (0x89, 0x00, 0x01))
"""Frames of a socket that say nothing: a ping, a piece of a message, the first piece of one."""
CRUMBS = (
    "POST /api/games/evenor/lists/check HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    "Transfer-Encoding: chunked\r\n\r\n"
)
SOCKET = (
    "GET /api/matches/{}/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


def poured(address: str, seconds: float, first: bytes, crumb: bytes, lines: int = 4) -> Counter[str]:
    """The same few bytes again and again on some lines, each opened anew when it is cut."""
    met: Counter[str] = Counter()
    until, port = time.monotonic() + seconds, int(address.rpartition(":")[2])

    def pour() -> None:
        while time.monotonic() < until:
            try:
                place = ("127.0.0.1", port)
                with socket.create_connection(place, timeout=5, source_address=(ATTACKER, 0)) as line:
                    line.sendall(first)
                    while time.monotonic() < until:
                        met["megabytes"] += line.send(crumb * 20_000)
            except OSError:
                met["cut"] += 1

    crew = [threading.Thread(target=pour, daemon=True) for _ in range(lines)]
    for thread in crew:
        thread.start()
    for thread in crew:
        thread.join(timeout=seconds + 10)
    met["megabytes"] //= 1_000_000
    return met


def pings(address: str, seconds: float) -> Counter[str]:
    return poured(address, seconds, SOCKET.format(made(address)["match"]).encode(), PING)


def pieces(address: str, seconds: float) -> Counter[str]:
    """One message that never ends."""
    return poured(address, seconds, SOCKET.format(made(address)["match"]).encode() + FIRST, EMPTY)


def crumbs(address: str, seconds: float) -> Counter[str]:
    """Bodies of requests, a letter at a time."""
    return poured(address, seconds, CRUMBS.encode(), b"1\r\n \r\n")


def nowhere(address: str, seconds: float) -> Counter[str]:
    """Requests for what is not there."""
    return poured(address, seconds, b"", b"GET /api/nothing HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 40)


def codes(address: str, seconds: float) -> Counter[str]:
    """A code of a thousand letters that holds a hundred thousand lists."""
    code = swelling()
    met: Counter[str] = Counter()
    until = time.monotonic() + seconds
    with client(address) as one:
        while time.monotonic() < until:
            try:
                met[str(one.get(f"/api/lists/{code}").status_code)] += 1
            except httpx.TransportError:
                met["cut"] += 1
    return met


def swelling() -> str:
    pressed = zlib.compressobj(9, zlib.DEFLATED, -zlib.MAX_WBITS)
    data = pressed.compress(b'{"a":[' + b",".join([b"[]"] * 300_000) + b"]}") + pressed.flush()
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


SAID = ("action", "announce", "cry", "deploy")
"""Questions of SAGA: whoever has orders for them plays by himself."""


def ordered(address: str, seconds: float, count: int = 30) -> Counter[str]:
    """Many tables that play themselves, by standing orders of both sides."""
    met: Counter[str] = Counter()
    orders = [{"key": key, "answers": [None, [5, 5], [20, 20]], "always": True} for key in SAID]
    until = time.monotonic() + seconds
    with client(address) as one:
        while time.monotonic() < until:
            if met["201"] < count:
                match = one.post("/api/matches", json={"game": "saga", "chairs": PEOPLE})
                met[str(match.status_code)] += 1
                if match.status_code == 201:
                    for seat, token in match.json()["tokens"].items():
                        place = f"/api/matches/{match.json()['match']}/orders"
                        headers = {"Authorization": f"Bearer {token}"}
                        one.post(place, json={"seat": seat, "orders": orders}, headers=headers)
            else:
                time.sleep(0.1)
    return met


def advice(address: str, seconds: float) -> Counter[str]:
    """What would you do, again and again, by many at once."""
    match = made(address)
    headers = {"Authorization": "Bearer " + ",".join(match["tokens"].values())}
    return posts(address, seconds, f"/api/matches/{match['match']}/hints", {}, 8, headers)


def dear(address: str, seconds: float) -> Counter[str]:
    """At one's own tables, everything that must be reckoned, by many at once."""
    met: Counter[str] = Counter()
    until = time.monotonic() + seconds
    match = made(address)
    headers = {"Authorization": "Bearer " + ",".join(match["tokens"].values())}
    place = f"/api/matches/{match['match']}"
    wishes = [
        (f"{place}/preview", {"ask": "odds", "answer": [2, 2]}),
        (f"{place}/preview", {"ask": "check", "answer": [[n / 9, n % 7] for n in range(100)]}),
        (f"{place}/hints", {}),
        (f"{place}/fork", {"moment": 0, "chairs": PEOPLE}),
        ("/api/games/kharn-ages/lists/build", {"near": 400}),
        ("/api/games/evenor/duels", {"attacker": "x", "defender": "y"}),
        ("/api/cases/run", {"text": "case: x\ngame: evenor\n"}),
    ]

    def ask(number: int) -> None:
        with client(address) as one:
            for turn in range(100_000):
                if time.monotonic() > until:
                    break
                path, body = wishes[(number + turn) % len(wishes)]
                try:
                    met[str(one.post(path, json=body, headers=headers).status_code)] += 1
                except httpx.TransportError:
                    met["cut"] += 1

    crew = [threading.Thread(target=ask, args=(number,), daemon=True) for number in range(20)]
    for thread in crew:
        thread.start()
    for thread in crew:
        thread.join(timeout=seconds + 10)
    return met


def made(address: str, chairs: Message = PEOPLE, source: str = ATTACKER) -> Message:
    with client(address, source) as one:
        answer = one.post("/api/matches", json={"game": "evenor", "chairs": chairs})
        assert answer.status_code == 201, answer.text
        match: Message = answer.json()
        return match


ATTACKS: dict[str, Callable[[str, float], Counter[str]]] = {
    "quiet": quiet,
    "lists": lists,
    "aliases": aliases,
    "deaf": deaf,
    "hellos": hellos,
    "lab": lab,
    "births": births,
    "watched bots": watched_bots,
    "slowly": slowly,
    "pings": pings,
    "pieces": pieces,
    "crumbs": crumbs,
    "nowhere": nowhere,
    "codes": codes,
    "orders": ordered,
    "advice": advice,
    "dear": dear,
}


def struck(name: str, address: str, seconds: float, told: Any) -> None:
    """In a process of its own."""
    told.put(dict(ATTACKS[name](address, seconds)))


# -------------------------------------------------------------- and meanwhile


def endured(server: Server, name: str, seconds: float) -> Endured:
    """Somebody plays against a bot at another table while the attack goes on."""
    context = multiprocessing.get_context("spawn")
    told: Any = context.Queue()
    attack = context.Process(target=struck, args=(name, server.address, seconds, told), daemon=True)
    played(server, random.Random(1), time.monotonic() + 60, most=3)  # the workers have read their books
    before = helped(server)
    attack.start()
    times: list[float] = []
    most = 0
    chance = random.Random(name)
    until = time.monotonic() + seconds + 2
    at_last = until + 30
    while time.monotonic() < until or (not times and time.monotonic() < at_last):
        times += played(server, chance, until if times else at_last, 60 if times else 1)
        most = max(most, memory_of(server.process.pid))
    met = told.get(timeout=60)
    attack.join(timeout=30)
    times.sort()
    assert times, "nobody could play"
    median, p95 = (times[int(len(times) * share)] for share in (0.5, 0.95))
    return Endured(len(times), median * 1e3, p95 * 1e3, times[-1] * 1e3, most / 1e6, helped(server) - before, met)


def played(server: Server, chance: random.Random, until: float, most: int = 60) -> list[float]:
    """Seconds from each answer to its acknowledgement, at a human pace made twenty times quicker."""
    match = made(server.address, {**PEOPLE, "blue": {"kind": "bot", "level": "medium"}}, PLAYER)
    times: list[float] = []
    line = line_to(server.address, match, "red", PLAYER)
    line.send('{"type":"hello"}')
    number, begun, now = 0, 0.0, {}
    try:
        while time.monotonic() < until and len(times) < most:
            with suppress(TimeoutError):
                message = json.loads(line.recv(timeout=0.5))
                if message["type"] == "update":
                    now = message
                else:
                    times.append(time.perf_counter() - begun)
                    begun = 0.0
            if now.get("result"):
                break
            if begun or not now.get("decision"):
                continue
            time.sleep(0.05)
            number += 1
            told = {"type": "answer", "id": str(number), "version": now["version"], "seat": "red"}
            begun = time.perf_counter()
            line.send(json.dumps({**told, "answer": some_answer(now["decision"], chance, (48.0, 48.0))}))
    finally:
        line.close()
    return times


def helped(server: Server) -> float:
    """How often a bot was answered for."""
    lines = httpx.get(f"{server.address}/metrics", timeout=60).text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith("escarmouche_bot_fallbacks_total"))
