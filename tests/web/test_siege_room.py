"""Room for everybody: tables are let go, matches are rationed, bots that were answered for say so."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.testing import TestClient

from escarmouche.records.record import verify
from escarmouche.records.recordfiles import AnswerLine, parse
from escarmouche.web import room
from escarmouche.web.app import application
from escarmouche.web.desk import bot_seed
from escarmouche.web.guards import Limits
from escarmouche.web.hub import Hub
from escarmouche.web.room import FINISHED, FORGOTTEN
from escarmouche.web.thinking import system_named
from web.seating import PEOPLE, Message, new_match, seated, some_answer

BOT = {"red": {"kind": "human"}, "blue": {"kind": "bot", "level": "easy"}}


def played_out(client: TestClient[Any], match: Message, seed: int) -> None:
    chance = random.Random(seed)
    with seated(client, match, "red,blue") as both:
        both.hello()
        while not both.now["result"]:
            assert both.asked
            if both.answer(some_answer(both.asked, chance), seat=both.asked["seat"])["status"] == "done":
                both.catch_up()


def test_a_finished_table_is_let_go_at_once_and_a_running_one_in_time(client: TestClient[Any]) -> None:
    hub: Hub = client.app.state.hub
    over, running = new_match(client), new_match(client)
    played_out(client, over, 3)
    with seated(client, running, "red") as red:
        red.hello()
        now = time.monotonic()
        hub.release(now + FINISHED - 5)
        assert over["match"] in hub.tables
        hub.release(now + FINISHED + 5)
        assert over["match"] not in hub.tables
        hub.release(now + FORGOTTEN + 5)
        assert running["match"] in hub.tables, "somebody sits there"
    while hub.tables[running["match"]].guests:
        time.sleep(0.01)
    hub.release(time.monotonic() + FORGOTTEN + 5)
    assert running["match"] not in hub.tables
    assert client.get(f"/api/matches/{over['match']}").json()["result"]


def test_when_memory_runs_short_the_oldest_go_first(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    hub: Hub = client.app.state.hub
    first, second = new_match(client), new_match(client)
    monkeypatch.setattr(room, "MOST_MOMENTS", sum(table.weight for table in hub.tables.values()) - 1)
    before = len(hub.tables)
    hub.release(time.monotonic())
    assert len(hub.tables) == before - 1
    assert second["match"] in hub.tables
    assert client.get(f"/api/matches/{first['match']}").status_code == 200


def test_matches_and_forks_are_rationed(tmp_path: Path) -> None:
    limits = Limits(births=0.0001, births_burst=2)
    with TestClient(application(str(tmp_path / "m.sqlite"), limits=limits)) as client:
        made = client.post("/api/matches", json={"game": "evenor", "chairs": PEOPLE}).json()["match"]
        fork = {"moment": 0, "chairs": PEOPLE}
        statuses = [client.post(f"/api/matches/{made}/fork", json=fork).status_code for _ in range(2)]
        assert statuses == [201, 429]


def test_a_bot_that_was_answered_for_says_so(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    async def busy(*_: Any, **__: Any) -> Any:
        raise TimeoutError

    monkeypatch.setattr(client.app.state.desk._bots, "ask", busy)
    match, chance = new_match(client, BOT), random.Random(2)
    with seated(client, match, "red", "&lang=fr") as red:
        red.hello()
        for _ in range(30):
            if red.now["notice"]:
                break
            if red.asked:
                red.answer(some_answer(red.asked, chance))
            red.catch_up()
        assert red.now["notice"].startswith("Bleu")
    live = client.app.state.hub.tables[match["match"]].match
    assert live.helped["blue"] >= 1
    del client.app.state.hub.tables[match["match"]]
    told = client.get(f"/api/matches/{match['match']}").json()
    assert "Blue: the bot was too slow" in told["notice"], "also after a restart"
    both = [move.helped for move in live.answers]
    record = client.get(f"/api/matches/{match['match']}/record").text
    if record.startswith('{"kind"'):
        assert record.count('"helped":"slow"') == sum(map(bool, both[: record.count('"kind":"answer"')]))
        assert verify(parse(record.encode()), system_named("toy")).identical


def test_a_record_that_needed_no_help_is_what_it_was() -> None:
    line = msgspec.json.encode(AnswerLine("k", "red", 1, "e"))
    assert line == b'{"kind":"answer","key":"k","seat":"red","answer":1,"events":"e"}'


def test_bots_do_not_hold_the_secret_of_the_dice(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []

    async def overheard(whose: str, patience: float, work: Any, *given: Any, **_: Any) -> Any:
        asked.append(given)
        raise TimeoutError

    monkeypatch.setattr(client.app.state.desk._bots, "ask", overheard)
    match, chance = new_match(client, BOT), random.Random(2)
    with seated(client, match, "red") as red:
        red.hello()
        for _ in range(30):
            if asked:
                break
            if red.asked:
                red.answer(some_answer(red.asked, chance))
            red.catch_up()
    secret = client.app.state.hub.tables[match["match"]].match.secret
    assert asked
    assert secret not in repr(asked)
    assert secret not in bot_seed(secret, 3)
    assert bot_seed(secret, 3) != bot_seed(secret, 4)


def test_no_bot_waits_for_what_takes_long(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Advice takes longer than a bot may wait; so does a game of a study, played again."""

    async def asked(*given: Any, **more: Any) -> Any:
        raise AssertionError("this is the bots' worker")

    monkeypatch.setattr(client.app.state.desk._bots, "ask", asked)
    match = new_match(client)
    place, mine = f"/api/matches/{match['match']}", {"Authorization": f"Bearer {match['tokens']['red']}"}
    assert client.post(f"{place}/hints", json={}, headers=mine).status_code == 200
