"""Games by correspondence: days a move by the calendar, leave for a broken line, standing orders that stay secret."""

from __future__ import annotations

import json
import time
from typing import Any

import pytest
from litestar.testing import TestClient

from escarmouche.telling.texts import Unusable
from escarmouche.web import hub as hubs
from escarmouche.web.clocks import GRACE, LEAVE, Clock
from escarmouche.web.standing import MOST, Order, checked, ordered
from escarmouche.web.thinking import system_named
from web.seating import Message, Player, new_match, seated
from web.test_accounts import signed

DAY = 86_400.0
PLACES = ([2, 2], [2, 5]), ([10, 2], [10, 5])
TERMS = {"seconds": DAY, "each": True}


def deployed(client: TestClient[Any], match: Message) -> Player:
    """Both bands of the small game stand: what is asked next is how many things red does."""
    with seated(client, match, "red") as red, seated(client, match, "blue") as blue:
        for player, places in zip((red, blue), PLACES, strict=True):
            player.hello()
            for place in places:
                assert player.answer(place)["status"] == "done"
                player.catch_up()
        red.catch_up()
        return red


# -------------------------------------------------------------- the calendar


def test_by_the_calendar_every_answer_has_its_time_anew() -> None:
    clock = Clock(DAY, 0.0, each=True)
    clock.asks({"red"}, 100.0)
    assert clock.due() == 100.0 + DAY
    clock.wind(5_000.0)
    assert clock.left("red", 5_100.0) == DAY - 5_000.0, "whether the server was there does not count"
    clock.answered("red", 5_100.0)
    clock.asks({"red", "blue"}, 5_100.0)
    assert clock.left("red", 5_100.0) == DAY
    assert clock.fallen(5_100.0 + DAY + GRACE + 1) == "blue"
    assert Clock(60.0, 0.0).due() == 0.0


def test_whoever_is_late_by_the_calendar_loses_though_nobody_is_there(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    hub = client.app.state.hub
    match = new_match(client, terms=TERMS)
    now = [hub.now()]
    monkeypatch.setattr(hub, "now", lambda: now[0])
    assert hub.tables[match["match"]].idle, "it need not stay in memory"
    hub.tables.clear()

    def later(seconds: float) -> str:
        now[0] += seconds
        for work in (hub.call_in, hub.look_at_clocks):
            client.blocking_portal.call(work)
        return str(client.get(f"/api/matches/{match['match']}").json()["result"])

    monkeypatch.setattr(hubs, "RETURNING", 0.0)
    assert later(DAY - 60) == ""
    hub.tables.clear()
    monkeypatch.setattr(hubs, "RETURNING", 1e9)
    assert later(120) == "", "not while those who found the server away may still come back"
    hub.tables.clear()
    monkeypatch.setattr(hubs, "RETURNING", 0.0)
    assert later(0) == "Red ran out of time: Blue wins"


@pytest.mark.parametrize("terms", [{"each": True}, {"seconds": 60, "each": True}, {"delay": -1}, {"delay": 1e9}])
def test_the_calendar_has_its_bounds(client: TestClient[Any], terms: Message) -> None:
    wish = {"game": "toy", "chairs": {"red": {}, "blue": {}}, "terms": terms}
    assert client.post("/api/matches", json=wish).status_code == 400


def test_who_goes_back_alone_has_no_time_anew(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody keeps a game waiting for ever by answering and taking it back."""
    hub = client.app.state.hub
    match = new_match(client, terms=TERMS)
    now = [hub.now()]
    monkeypatch.setattr(hub, "now", lambda: now[0])

    def left() -> float:
        clocks = client.get(f"/api/matches/{match['match']}").json()["clocks"]
        return float(next(clock["left"] for clock in clocks if clock["seat"] == "red"))

    with seated(client, match, "red") as red:
        red.hello()
        for hours in (6, 12, 18):
            now[0] += 6 * 3_600
            assert red.answer([2, 2])["status"] == "done"
            red.catch_up()
            assert red.order("undo", to=0)["status"] == "done"
            red.catch_up()
            assert left() == pytest.approx(DAY - hours * 3_600, abs=1)
        now[0] += 3_600
        assert red.answer([2, 2])["status"] == "done"
        assert left() == pytest.approx(DAY - 19 * 3_600, abs=1), "the question that follows was asked before, too"
    hub.tables.clear()
    assert left() == pytest.approx(DAY - 19 * 3_600, abs=1), "also after a restart"


def test_who_goes_back_on_the_next_question_has_no_time_anew_for_it() -> None:
    clock = Clock(DAY, 0.0, each=True)
    clock.asks({"red"}, 100.0)
    clock.answered("red", 200.0)
    clock.asks({"red"}, 200.0)
    clock.gone_back("red", 1, 5_000.0, alone=True)
    clock.asks({"red"}, 5_000.0)
    assert clock.left("red", 5_000.0) == DAY - 4_800.0
    clock.answered("red", 6_000.0)
    clock.asks({"red"}, 6_000.0)
    assert clock.left("red", 6_000.0) == DAY - 5_800.0, "the second question was asked before"
    clock.answered("red", 7_000.0)
    clock.asks({"red"}, 7_000.0)
    assert clock.left("red", 7_000.0) == DAY, "the third was not"


def test_where_others_agree_to_go_back_everybody_has_all_the_time() -> None:
    clock = Clock(DAY, 0.0, each=True)
    clock.asks({"red"}, 100.0)
    clock.answered("red", 50_000.0)
    clock.asks({"blue"}, 50_000.0)
    clock.gone_back("red", 1, 60_000.0, alone=False)
    clock.asks({"red"}, 60_000.0)
    assert clock.left("red", 60_000.0) == DAY


# -------------------------------------------------------------- a broken line


def test_a_broken_line_is_not_charged_for_a_while() -> None:
    clock = Clock(100.0, 0.0)
    clock.asks({"red"}, 10.0)
    clock.gone("red", 20.0)
    assert clock.left("red", 40.0) == 90.0
    clock.back("red", 40.0)
    assert clock.left("red", 50.0) == 80.0
    assert clock.free("red", 50.0) == 20.0
    clock.answered("red", 50.0, 20.0)
    clock.asks({"red"}, 50.0)
    clock.gone("red", 50.0)
    assert clock.left("red", 50.0 + 500.0) == 80.0 - 500.0 + (LEAVE - 20.0), "leave is for the whole match"


def test_leave_is_kept_with_the_answer(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    hub = client.app.state.hub
    match = new_match(client, terms={"seconds": 100})
    now = [hub.now()]
    monkeypatch.setattr(hub, "now", lambda: now[0])
    with seated(client, match, "red") as red:
        red.hello()
    while hub.tables[match["match"]].guests:  # until the server has noticed
        time.sleep(0.01)
    now[0] += 30
    with seated(client, match, "red") as red:
        red.hello()
        now[0] += 5
        assert red.answer([2, 2])["status"] == "done"
        left = {clock["seat"]: clock["left"] for clock in red.catch_up()["clocks"]}
    assert left["red"] == pytest.approx(95, abs=1)
    hub.tables.clear()
    told = client.get(f"/api/matches/{match['match']}").json()["clocks"]
    assert {clock["seat"]: clock["left"] for clock in told}["red"] == pytest.approx(95, abs=1)


# -------------------------------------------------------------- standing orders


def lay(client: TestClient[Any], match: Message, by: str, seat: str, *orders: Message) -> Any:
    place = f"/api/matches/{match['match']}/orders"
    return client.post(place, json={"seat": seat, "orders": orders}, headers=signed(match["tokens"][by]))


def test_an_order_answers_when_nobody_is_there_and_nobody_else_learns_of_it(client: TestClient[Any]) -> None:
    match = new_match(client)
    deployed(client, match)
    place = f"/api/matches/{match['match']}"
    with seated(client, match, "red") as red, seated(client, match) as watching:
        watching.hello()
        version = red.hello()["version"]
        assert lay(client, match, "blue", "blue", {"key": "bid", "answers": [99, 1]}).status_code == 200
        while red.now["version"] == version:
            red.until("update")
        assert red.asked
        assert red.asked["key"] == "bid", "a secret answer: red is still asked"
        told = client.get(f"{place}/orders", headers=signed(match["tokens"]["red"])).json()
        assert told == {"orders": {"red": []}, "given": {"red": 0}}
        assert client.get(f"{place}/orders").json() == {"orders": {}, "given": {}}
        watching.seat = "red"
        heard = json.dumps([red.updates, watching.catch_up()])
        assert "order" not in heard
    client.app.state.hub.tables.clear()
    mine = client.get(f"{place}/orders", headers=signed(match["tokens"]["blue"])).json()
    assert mine["given"] == {"blue": 1}
    assert mine["orders"]["blue"] == [{"key": "bid", "answers": [99, 1], "figure": "", "always": False, "turn": 0}]


def test_whoever_is_there_answers_for_themselves(client: TestClient[Any]) -> None:
    match = new_match(client)
    deployed(client, match)
    with seated(client, match, "red") as red:
        version = red.hello()["version"]
        with seated(client, match, "blue") as blue:
            blue.hello()
            lay(client, match, "blue", "blue", {"key": "bid", "answers": [1]})
            assert blue.catch_up()["decision"]["key"] == "bid"
            assert blue.now["version"] == version
        while red.now["version"] == version:  # blue has left, and its order answers
            red.until("update")


def test_orders_are_of_the_game_and_of_the_seat(client: TestClient[Any]) -> None:
    match = new_match(client)
    assert lay(client, match, "red", "blue", {"key": "bid", "answers": [1]}).status_code == 401
    wrong = lay(client, match, "red", "red", {"key": "bids", "answers": [1]})
    assert (wrong.status_code, wrong.json()["reason"]) == (400, "wrong-order")
    assert lay(client, match, "red", "red", {"key": "bid", "answers": []}).json()["reason"] == "empty-order"
    assert lay(client, match, "red", "red", {"key": "bid", "answers": ["x" * 20_000]}).status_code == 400
    assert lay(client, match, "red", "red").json()["orders"] == {"red": []}


def test_an_order_takes_the_first_answer_that_is_legal(client: TestClient[Any]) -> None:
    match = new_match(client)
    deployed(client, match)
    (decision,) = client.app.state.hub.tables[match["match"]].match.pending[:1]
    away, always = Order(decision.key, (99, "x", {"a": 1}, 2)), Order(decision.key, (1,), always=True)
    assert ordered((away, always), decision, here=False, turn=3) == 2
    assert ordered((away, always), decision, here=True, turn=3) == 1
    assert ordered((Order(decision.key, (99,)),), decision, here=False, turn=3) is None
    assert ordered((Order(decision.key, (1,), figure="nobody"),), decision, here=False, turn=3) is None
    this_turn = Order(decision.key, (1,), always=True, turn=3)
    assert ordered((this_turn,), decision, here=True, turn=3) == 1
    assert ordered((this_turn,), decision, here=True, turn=4) is None, "the turn is over"
    with pytest.raises(Unusable):
        checked(system_named("evenor"), [Order("reaction", ("flee",))] * (MOST + 1))
    assert checked(system_named("evenor"), [Order("reaction", ("flee", None))])
