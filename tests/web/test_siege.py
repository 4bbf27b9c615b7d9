"""What a stranger may send costs the tables nothing: big lists, long texts, much at once; `tools/siege` for longer."""

from __future__ import annotations

import asyncio
import gc
import os
import random
import sqlite3
import time
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from escarmouche.core.dice import Block
from escarmouche.core.state import to_json
from escarmouche.files.words import BadFile
from escarmouche.files.yamls import parse
from escarmouche.games import SYSTEMS
from escarmouche.sim.glance import Glance
from escarmouche.telling.texts import Unusable
from escarmouche.web.app import application
from escarmouche.web.desk import Desk
from escarmouche.web.guards import NO_LIMITS
from escarmouche.web.listviews import LONGEST, MOST_DETAILS, modest
from escarmouche.web.matches import Move
from escarmouche.web.packed import Ready
from escarmouche.web.showing import LONG
from escarmouche.web.thinking import Misfit, done, system_named
from escarmouche.web.workers import MOST_WAITING, Crowded, Queue, Task, Work, Workers
from web.seating import PEOPLE, Message, new_match, seated, served, some_answer
from web.sieging import BIG_LIST, alias_bomb, endured

HELD = 0.05
"""Seconds that nothing may hold the loop."""
ASKED = (
    ("GET", "/api/games", None),
    ("GET", "/api/games/kharn-ages/cards", None),
    ("GET", "/api/games/kharn-ages/rules", None),
    ("GET", "/api/games/kharn-ages/content", None),
    ("GET", "/api/games/evenor/duels", None),
    ("POST", "/api/games/kharn-ages/lists/check", {"members": BIG_LIST}),
    ("POST", "/api/games/kharn-ages/lists/check", {"members": ["Sergent"] * 60}),
    ("POST", "/api/games/kharn-ages/lists/build", {"seed": "a"}),
    ("POST", "/api/games/kharn-ages/content/check", {"text": alias_bomb(3)}),
    ("POST", "/api/cases/run", {"text": alias_bomb(5)}),
    ("POST", "/api/matches", {"game": "kharn-ages", "chairs": PEOPLE}),
    ("GET", "/api/lab", None),
    ("GET", "/health", None),
    ("GET", "/metrics", None),
)


@pytest.mark.parametrize(("method", "path", "body"), ASKED)
def test_no_request_holds_the_tables(client: TestClient[Any], method: str, path: str, body: Any) -> None:
    client.request(method, path, json=body)  # what is read once and kept is read now
    pulse = client.app.state.pulse
    pulse.reset()
    assert client.request(method, path, json=body).status_code < 500
    assert pulse.held < HELD


def test_no_message_holds_the_tables(client: TestClient[Any]) -> None:
    match, chance = new_match(client, game="evenor"), random.Random(5)
    with seated(client, match, "red,blue") as both:
        both.hello()
        for number in range(12):
            if number == 4:
                client.app.state.pulse.reset()
            assert both.asked
            both.answer(some_answer(both.asked, chance, (48.0, 48.0)), seat=both.asked["seat"])
            both.hello()
    assert client.app.state.pulse.held < HELD


@pytest.mark.parametrize("game", ["evenor", "saga"])
def test_no_long_log_holds_the_tables(client: TestClient[Any], game: str) -> None:
    """A match of many answers, opened in a language nobody has read it in; every way to read it."""
    match = long_match(client, game)
    last = len(client.app.state.hub.tables[match["match"]].match.moments) - 1
    client.app.state.hub._phrases.clear()
    place = f"/api/matches/{match['match']}"
    for path in (place, f"{place}/at/{last}", f"{place}/at/{last - 1}", f"{place}/history", f"{place}/record"):
        client.app.state.pulse.reset()
        assert client.get(f"{path}?lang=fr").status_code == 200
        assert client.app.state.pulse.held < HELD, path
    client.app.state.hub._phrases.clear()
    client.app.state.pulse.reset()
    with seated(client, match, "red") as red:
        assert len(red.hello()["lines"]) > LONG
    assert client.app.state.pulse.held < HELD


def test_the_end_of_a_long_match_is_looked_at_aside_and_once(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    records: list[str] = []

    async def glanced(state: Any, request: Any, work: Any, record: str, place: str) -> Glance:
        records.append(record)
        return Glance(dice={}, turning=None)

    monkeypatch.setattr("escarmouche.web.endings.worked", glanced)
    match = long_match(client, "evenor")
    place, table = f"/api/matches/{match['match']}", client.app.state.hub.tables[match["match"]]
    order = {"type": "resign", "id": "enough", "version": table.match.version, "seat": "red"}
    client.post(f"{place}/commands", json=order, headers={"Authorization": f"Bearer {match['tokens']['red']}"})
    client.get("/api/games?lang=en")
    gc.disable()  # a server has its own hours for that (collector.py)
    try:
        client.app.state.pulse.reset()
        assert [client.get(f"{place}/ending").status_code for _ in range(3)] == [200] * 3
        held = client.app.state.pulse.held
    finally:
        gc.enable()
    assert len(records) == 1
    assert held < HELD


def test_a_draft_of_small_parts_is_bounded(client: TestClient[Any]) -> None:
    crumbs = '{"cards":{"profiles":[' + ",".join(["[]"] * 200_000) + "]}}"
    for door in ("check", "pdf"):
        told = client.post(
            f"/api/games/kharn-ages/content/{door}", content=crumbs, headers={"content-type": "application/json"}
        )
        assert told.status_code == 413, told.text


def long_match(client: TestClient[Any], game: str) -> Message:
    """One that two random players came to the end of, or nearly."""
    match, chance = new_match(client, game=game), Block("long", 0)
    table = client.app.state.hub.tables[match["match"]]
    while table.match.pending and table.match.version < 600:
        decision = table.match.pending[0]
        table.match.apply(Move(table.match.version, decision.seat, decision.sample(chance)))
    return match


def test_no_long_history_holds_the_tables_when_it_is_read(client: TestClient[Any]) -> None:
    match, store = new_match(client), client.app.state.hub.store
    way = [[round(1 + n / 100, 2), 2.0] for n in range(118)]
    moves = [Move(version, "red", way) for version in range(4_000)]
    rows = [(match["match"], move.version, f"c{move.version}", to_json(move).decode()) for move in moves]
    with closing(sqlite3.connect(store.path, timeout=30)) as file, file:
        file.executemany("INSERT INTO moves (match, version, command, move) VALUES (?, ?, ?, ?)", rows)
    client.app.state.pulse.reset()
    kept = client.blocking_portal.call(store.load, match["match"])
    time.sleep(0.1)
    assert [move for _, move in kept.moves] == moves
    assert client.app.state.pulse.held < HELD


def test_what_is_read_aside_is_what_it_was(client: TestClient[Any]) -> None:
    match = long_match(client, "evenor")
    live = client.app.state.hub.tables[match["match"]].match
    still = live.still()
    version, lines, digest = live.version, len(live.events), live.moment.digest
    live.apply(Move(live.version, "red", back_to=3))
    assert (still.version, len(still.events), still.moment.digest) == (version, lines, digest)
    assert len(live.events) < lines


def test_many_who_want_the_same_match_bring_it_back_once(client: TestClient[Any], monkeypatch: Any) -> None:
    match, hub = new_match(client), client.app.state.hub
    hub.tables.clear()
    loads, load = [], hub.store.load

    async def counted(id: str) -> Any:
        loads.append(id)
        return await load(id)

    monkeypatch.setattr(hub.store, "load", counted)

    async def scene() -> set[Any]:
        return set(await asyncio.gather(*[hub.table(match["match"]) for _ in range(20)]))

    assert client.blocking_portal.call(scene) == {hub.tables[match["match"]]}
    assert len(loads) == 1


def test_a_list_has_only_so_many_details() -> None:
    system = system_named("kharn-ages")
    detail = system.lists.details()[0]
    fits = f"{system.lists.cards()[0].name}" + f", {detail}" * MOST_DETAILS
    assert modest(system, [fits] * LONGEST)
    for wrong in ([f"{fits}, {detail}"], ["x" * 1_000], [fits] * (LONGEST + 1)):
        with pytest.raises(Unusable):
            modest(system, wrong)


def test_work_ends_when_its_time_is_up() -> None:
    with pytest.raises(TimeoutError):
        done(for_ever, "en", 0.05)
    assert done(wrong_list, "fr", 5.0) == Misfit("list-too-long", "une liste a au plus 60 membres")


def for_ever() -> None:
    while True:
        pass


def wrong_list() -> None:
    raise Unusable("list-too-long", None, most=60)


def test_aliases_repeat_only_so_much_text() -> None:
    with pytest.raises(BadFile, match="too much text"):
        parse(alias_bomb(600))
    assert parse("a: &a word\nb: [*a, *a]") == {"a": "word", "b": ["word", "word"]}


def test_everybody_has_a_turn_before_anybody_has_two() -> None:
    async def scene() -> None:
        queue, taken = Queue(), []
        for number in range(4):
            queue.put("greedy", task("greedy", number), urgent=True)
        queue.put("modest", task("modest", 0), urgent=True)
        queue.put("nobody", task("nobody", 0), urgent=False)
        while (one := queue.take()) is not None:
            taken.append(one.work.given[0])
        assert taken == ["greedy", "modest", "greedy", "greedy", "greedy", "nobody"]

    asyncio.run(scene())


def test_one_alone_cannot_fill_the_queue() -> None:
    async def scene() -> None:
        queue = Queue()
        for number in range(MOST_WAITING):
            queue.put("greedy", task("greedy", number), urgent=True)
        with pytest.raises(Crowded):
            queue.put("greedy", task("greedy", 0), urgent=True)
        queue.put("modest", task("modest", 0), urgent=True)

    asyncio.run(scene())


def task(*given: Any) -> Task:
    return Task(asyncio.get_running_loop().create_future(), Work(print, given))


def test_a_worker_that_dies_is_replaced(tmp_path: Path) -> None:
    async def scene() -> None:
        workers = Workers(1, 0)
        with pytest.raises(TimeoutError):
            await workers.ask("a", 60.0, exit_at_once)
        assert await workers.ask("a", 60.0, len, "four") == 4
        await workers.close()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("escarmouche.web.logs.failure", lambda *_, **__: None)
        asyncio.run(scene())


def exit_at_once() -> None:
    os._exit(3)


def test_a_worker_that_does_not_listen_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither those who wait for others of its work, nor a server that stops, wait for it."""
    monkeypatch.setattr("escarmouche.web.logs.failure", lambda *_, **__: None)
    monkeypatch.setattr("escarmouche.web.workers.ENDING", 0.3)

    async def scene() -> None:
        workers = Workers(1, 0)
        await workers.warm_up()
        monkeypatch.setattr("escarmouche.web.workers.STUCK", 0.5)
        with pytest.raises(TimeoutError):
            await workers.ask("a", 60.0, time.sleep, 600.0)
        monkeypatch.setattr("escarmouche.web.workers.STUCK", 600.0)
        assert await workers.ask("a", 60.0, len, "four") == 4
        waiting = asyncio.create_task(workers.ask("a", 60.0, time.sleep, 600.0))
        await asyncio.sleep(0.2)
        await workers.close()
        with pytest.raises((TimeoutError, asyncio.CancelledError)):
            await waiting

    began = time.monotonic()
    asyncio.run(scene())
    assert time.monotonic() - began < 120


def test_workers_that_were_late_to_start_are_started_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine must not leave a server without bots for good."""

    async def scene() -> None:
        workers = Workers(1, 0)
        monkeypatch.setattr("escarmouche.web.workers.STARTING", 0.001)
        with pytest.raises(TimeoutError):
            await workers.ask("a", 60.0, len, "four")
        monkeypatch.setattr("escarmouche.web.workers.STARTING", 60.0)
        assert await workers.ask("a", 60.0, len, "four") == 4
        await workers.close()

    asyncio.run(scene())


SECONDS, P95, MEMORY = 3.0, 1_500.0, 400.0
"""Bounds that hold on a busy machine, too; `tools/siege` asks for 200 ms."""


@pytest.mark.parametrize("name", ["lists", "deaf", "watched bots"])
def test_another_table_plays_on(name: str, tmp_path: Path) -> None:
    with served(tmp_path / "m.sqlite", limited=True) as server:
        one = endured(server, name, SECONDS)
    assert one.p95 < P95, one
    assert one.memory < MEMORY, one


def test_the_books_are_read_before_somebody_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that has just been started has the first page ready by itself, found once."""
    found: list[Any] = []
    monkeypatch.setattr("escarmouche.web.games.READY", Ready())
    monkeypatch.setattr("escarmouche.web.games.game_view", cache(lambda game, lang: found.append((game, lang))))
    monkeypatch.setattr(Desk, "warm_up", lambda self: found.append("workers"))
    with TestClient(application(str(tmp_path / "m.sqlite"), limits=NO_LIMITS, warm=True)) as client:
        until = time.monotonic() + 10
        while "workers" not in found and time.monotonic() < until:
            time.sleep(0.01)
        assert found == [*((game, lang) for lang in ("en", "fr") for game in SYSTEMS), "workers"]
        assert client.get("/api/games?lang=fr").status_code == 200
    assert len(found) == 2 * len(SYSTEMS) + 1
