"""A table at rest: of its past it keeps what it takes to find it again, and nobody can tell."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from escarmouche.core.dice import Block
from escarmouche.core.system import Setup
from escarmouche.games import SYSTEMS
from escarmouche.web.faults import Conflict
from escarmouche.web.guests import LOST
from escarmouche.web.hub import Hub
from escarmouche.web.listviews import laid_out
from escarmouche.web.livetables import RESTING as ACKS
from escarmouche.web.livetables import LiveTable
from escarmouche.web.matches import WHOLE, Chair, Match, Move
from escarmouche.web.room import RESTING, SLEEPING
from escarmouche.web.thinking import system_named
from escarmouche.web.workers import Crowded
from web.seating import Message, new_match, seated, some_answer


def played(game: str, answers: int) -> tuple[Match, list[Any]]:
    """Some answers of a match, and where it rested after each."""
    system, chance = system_named(game), Block(game, 0)
    setup = laid_out(Setup(game=game, seed="7", lists={seat: [] for seat in system.seats}))
    match = Match(system, setup, "secret", {seat: Chair() for seat in system.seats})
    rested = [match.position]
    for _ in range(answers):
        if not match.pending:
            break
        decision = match.pending[0]
        match.apply(Move(match.version, decision.seat, decision.sample(chance)))
        rested.append(match.position)
    return match, rested


@pytest.mark.parametrize("game", [*SYSTEMS])
def test_what_was_shed_is_found_again(game: str) -> None:
    match, rested = played(game, 70)
    assert sum(moment.whole is not None for moment in match.moments) == WHOLE + 1
    match.shed()
    assert not any(moment.whole for moment in match.moments)
    assert match.over is (not rested[-1].pending)
    for moment, before in zip(match.moments, rested, strict=True):
        again = moment.position
        assert again.now == before.now
        assert [one.public() for one in again.pending] == [one.public() for one in before.pending]
        assert (again.rolls, again.log, again.told) == (before.rolls, before.log, before.told)


def some_way(client: TestClient[Any], match: Message, answers: int = 30) -> None:
    chance = random.Random(5)
    with seated(client, match, "red,blue") as both:
        both.hello()
        for _ in range(answers):
            assert both.asked
            both.answer(some_answer(both.asked, chance), seat=both.asked["seat"])
            both.catch_up()


def test_a_table_rests_when_nobody_plays_and_goes_on_as_if_it_had_not(client: TestClient[Any]) -> None:
    hub: Hub = client.app.state.hub
    match = new_match(client)
    some_way(client, match)
    table, place = hub.tables[match["match"]], f"/api/matches/{match['match']}"
    doors = ("", "/history", "/at/3", "/at/20", "/ruling?moment=9")
    before = [client.get(f"{place}{door}").text for door in doors]
    with seated(client, match, "red,blue") as both:
        told = both.hello()
        assert table._tellers
        table.used = time.monotonic()
        hub.release(table.used + RESTING / 2)
        assert table._tellers, "somebody may come back to it any moment"
        hub.release(table.used + RESTING + 1)
        assert not table._tellers
        assert len(table._acks) <= ACKS
        assert not any(moment.whole for moment in table.match.moments)
        assert both.hello()["decision"] == told["decision"]
        assert both.order("undo", to=5)["status"] == "done"
        assert both.catch_up()["undo"]["now"] == 5
    some_way(client, match, 3)
    other = new_match(client)
    some_way(client, other)
    hub.tables[other["match"]].rest()
    place = f"/api/matches/{other['match']}"
    after = [client.get(f"{place}{door}").text.replace(other["match"], match["match"]) for door in doors]
    assert [len(one) for one in after] == [len(one) for one in before]


def put_to_sleep(hub: Hub, id: str) -> LiveTable:
    table = hub.tables[id]
    asleep = []
    for age in (SLEEPING - 1, SLEEPING + 1):
        hub.release(table.used + age)
        asleep.append(table.asleep)
    assert asleep == [False, True], "before that somebody may still be thinking"
    assert not hasattr(table, "match")
    return table


def test_a_table_sleeps_with_those_at_it_and_they_play_on(client: TestClient[Any]) -> None:
    hub: Hub = client.app.state.hub
    made = new_match(client)
    some_way(client, made)
    id, place = made["match"], f"/api/matches/{made['match']}"
    doors = ("", "/history", "/at/3", "/record", "/ruling?moment=9")
    with seated(client, made, "red,blue") as both, seated(client, made) as watcher:
        told, seen = both.hello(), watcher.hello()
        before = [client.get(f"{place}{door}").text for door in doors]
        wanted = {"id": "the-same", "seat": told["decision"]["seat"]}
        order = {**wanted, "answer": some_answer(told["decision"], random.Random(3)), "version": told["version"]}
        for door, text in zip(doors, before, strict=True):
            table = put_to_sleep(hub, id)
            assert client.get(f"{place}{door}").text == text
            assert hub.tables[id] is table
        put_to_sleep(hub, id)
        both.send(type="nonsense")
        assert both.until("ack")["version"] == told["version"]
        put_to_sleep(hub, id)
        assert both.hello()["decision"] == told["decision"]
        put_to_sleep(hub, id)
        both.send(type="answer", **order)
        done = both.until("ack")
        assert (done["status"], done["version"]) == ("done", told["version"] + 1)
        assert watcher.until("update")["since"] == seen["version"], "told as a change to what they had"
        put_to_sleep(hub, id)
        both.send(type="answer", **order)
        assert both.until("ack") == done
        put_to_sleep(hub, id)
        assert both.order("undo", to=5, version=done["version"])["status"] == "done"
        assert both.catch_up()["undo"]["now"] == 5


def test_a_table_that_was_brought_back_does_not_sleep_again_before_anybody_looked_at_it(
    client: TestClient[Any],
) -> None:
    hub: Hub = client.app.state.hub
    made = new_match(client)
    with seated(client, made, "red") as red:
        red.hello()
        table = put_to_sleep(hub, made["match"])
        table.used -= 2 * SLEEPING
        fresh = LiveTable(made["match"], played("evenor", 1)[0])
        table.wake(fresh)
        hub.release(time.monotonic())
        assert table.match is fresh.match


def test_those_at_a_sleeping_table_hear_that_somebody_left(client: TestClient[Any]) -> None:
    hub: Hub = client.app.state.hub
    made = new_match(client)
    with seated(client, made, "red") as red:
        with seated(client, made, "blue") as blue:
            red.hello()
            blue.hello()
            while not all(seat["here"] for seat in red.until("update")["seats"]):
                pass
            put_to_sleep(hub, made["match"])
        assert [seat["here"] for seat in red.until("update")["seats"]] == [True, False]
        table = put_to_sleep(hub, made["match"])
    until = time.monotonic() + 10
    while table.guests and time.monotonic() < until:
        time.sleep(0.01)
    hub.release(table.used)
    assert made["match"] not in hub.tables, "nobody is left"


def test_a_table_where_time_runs_or_watchers_are_behind_does_not_sleep(client: TestClient[Any]) -> None:
    hub: Hub = client.app.state.hub
    for terms in ({"seconds": 600}, {"delay": 60}):
        made = new_match(client, terms=terms)
        with seated(client, made, "red") as red:
            red.hello()
            table = hub.tables[made["match"]]
            hub.release(table.used + SLEEPING + 1)
            assert not table.asleep


def test_where_many_wake_at_once_each_has_its_turn(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    hub: Hub = client.app.state.hub
    made = new_match(client)
    with seated(client, made, "red") as red:
        told = red.hello()
        put_to_sleep(hub, made["match"])
        awake, crowded = hub.awake, [Crowded(), Crowded()]

        async def in_turn(*given: Any) -> None:
            if crowded:
                raise crowded.pop()
            await awake(*given)

        monkeypatch.setattr(hub, "awake", in_turn)
        assert red.hello()["decision"] == told["decision"]
        assert not crowded


def test_a_table_that_cannot_be_brought_back_hangs_up(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    hub: Hub = client.app.state.hub
    made = new_match(client)
    with seated(client, made, "red") as red:
        red.hello()
        put_to_sleep(hub, made["match"])

        def other_cards(*_: Any) -> None:
            raise Conflict("content-changed")

        monkeypatch.setattr(hub, "_revived", other_cards)
        red.send(type="hello", since=-1)
        with pytest.raises(WebSocketDisconnect) as left:
            red.until("update")
        assert left.value.code == LOST
