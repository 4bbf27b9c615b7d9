"""Bots at the table: they answer within their time, and the game goes on whatever becomes of them."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from queue import Empty
from typing import Any

import pytest
from litestar.testing import TestClient

from escarmouche.bots import make, named
from escarmouche.core.dice import Block
from escarmouche.core.system import Setup
from escarmouche.rulings.lessons import cued
from escarmouche.web import desk, thinking
from escarmouche.web.desk import fallback
from escarmouche.web.matches import Chair, Match
from escarmouche.web.thinking import LEVELS, TimeUp, packed, system_named, think, within
from escarmouche.web.workers import Crowded, Workers
from web.seating import PEOPLE, new_match, seated

BROKEN = {**PEOPLE, "blue": {"kind": "bot", "level": "broken"}}


@pytest.fixture(scope="module")
def match() -> Match:
    system = system_named("evenor")
    lists = {seat: system.lists.build(Block(seat, 0), None, {}) for seat in system.seats}
    return Match(
        system, Setup(game="evenor", seed="1", lists=lists), "secret", {seat: Chair() for seat in system.seats}
    )


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_has_a_bot_that_answers(match: Match, level: str) -> None:
    assert callable(named(LEVELS[level]))
    decision = match.pending[0]
    answer, name = think(packed("evenor", match.position), decision.seat, level, "seed", 20.0)
    assert name == LEVELS[level]
    decision.check(answer)


def busy_for_ever() -> None:
    while True:
        try:
            time.sleep(0.001)
        except Exception:
            raise AssertionError("what catches errors does not catch this") from None


def test_thinking_stops_when_the_time_is_up() -> None:
    start = time.monotonic()
    with pytest.raises(TimeUp), within(0.05):
        busy_for_ever()
    assert time.monotonic() - start < 2


def slow_and_then_busy() -> None:
    import_module("slow_to_import")
    busy_for_ever()


def test_a_module_is_imported_to_its_end_before_time_is_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "slow_to_import.py").write_text("import time\ntime.sleep(0.2)\nwhole = True\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(TimeUp), within(0.05):
        slow_and_then_busy()
    assert import_module("slow_to_import").whole


def test_a_slow_bot_is_helped_out_by_a_quick_one(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow:
        def choose(self, view: Any, decision: Any) -> Any:
            time.sleep(5)

    def some_bot(name: str, *more: Any) -> Any:
        return Slow() if name == LEVELS["hard"] else make(name, *more)

    monkeypatch.setattr(thinking, "make", some_bot)
    answer, name = think(packed("evenor", match.position), match.pending[0].seat, "hard", "seed", 4.0)
    assert name == "habit"
    match.pending[0].check(answer)


def test_there_is_always_a_legal_answer(match: Match) -> None:
    match.pending[0].check(fallback(match.pending[0], "seed"))


def test_a_bot_that_fails_does_not_stop_the_game(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """The workers do not know this bot: the desk answers for it and the table goes on."""
    monkeypatch.setitem(LEVELS, "broken", "nobody")
    monkeypatch.setattr(desk, "PATIENCE", 60.0)  # a worker that starts on a busy machine is not slow
    with seated(client, new_match(client, BROKEN), "red") as red:
        red.hello()
        for place in ([2, 2], [2, 5]):
            red.answer(place)
        deadline = time.monotonic() + 60
        while red.now["version"] < 4 and time.monotonic() < deadline:
            with suppress(Empty):
                red.until("update")
        assert red.asked
        assert red.asked["key"] == "bid"
    assert 'bot_fallbacks_total{why="failed"}' in client.get("/metrics").text


def test_two_bots_wait_for_somebody_to_watch(client: TestClient[Any]) -> None:
    bots = {seat: {"kind": "bot", "level": "easy"} for seat in PEOPLE}
    match = new_match(client, bots)
    assert match["tokens"] == {}
    asyncio.run(asyncio.sleep(0.2))
    assert client.get(f"/api/matches/{match['match']}").json()["version"] == 0
    with seated(client, match) as watcher:
        watcher.hello()
        while watcher.now["version"] < 3:
            watcher.until("update")


def test_a_case_is_run(client: TestClient[Any]) -> None:
    answer = client.post("/api/cases/run", json={"text": "case: A-1\ngame: evenor\ntitle: Nothing happens\n"})
    assert answer.status_code == 200, answer.text
    assert [(one["case"], one["passed"]) for one in answer.json()] == [("A-1", True)]
    broken = client.post("/api/cases/run", json={"text": "case: [\n"}).json()
    assert not broken[0]["passed"]
    assert "/tmp" not in str(broken), "our folders are nobody's business"
    bomb = "a: &a [x, x]\nb: &b [*a, *a, *a, *a, *a, *a, *a, *a]\nc: &c [*b, *b, *b, *b, *b, *b, *b, *b]\n"
    assert not client.post("/api/cases/run", json={"text": bomb}).json()[0]["passed"]


def test_a_bot_keeps_to_its_part_in_a_lesson_where_many_learn_at_once(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """However much there is to do: what the coach tells next hangs on it."""
    hub = client.app.state.hub
    lesson = client.get("/api/games/evenor/lessons").json()[0]["id"]
    chairs = {**PEOPLE, "blue": {"kind": "bot", "level": "easy"}}
    made = client.post("/api/matches", json={"game": "evenor", "chairs": chairs, "scene": lesson}).json()

    async def crowded(*given: Any, **more: Any) -> Any:
        raise Crowded

    monkeypatch.setattr(hub, "aside", crowded)
    monkeypatch.setattr(Workers, "ask", crowded)
    with seated(client, made, "red") as red:
        red.hello()
        for number in range(30):
            table = hub.tables[made["match"]].match
            if any(move.seat == "blue" for move in table.answers) or not table.pending:
                break
            if red.asked:
                asked = table.position.decision("red")
                red.answer(cued(table.system, lesson, table.entries, asked) or asked.sample(Block("one", number)))
            red.catch_up()
            time.sleep(0 if red.asked else 0.5)
    assert next(move.answer for move in table.answers if move.seat == "blue") == "horsa"
