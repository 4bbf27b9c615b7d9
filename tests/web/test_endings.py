"""How people end a match: giving up, agreeing on a draw, running out of time; and tables where nobody looks ahead."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from litestar.testing import TestClient

from escarmouche.core.state import Result
from escarmouche.core.system import load
from escarmouche.games import SYSTEMS
from escarmouche.telling.texts import Texts
from escarmouche.web.clocks import GRACE, Clock
from escarmouche.web.updates import result
from web.seating import PEOPLE, Message, new_match, seated
from web.test_accounts import signed

BOT = {**PEOPLE, "blue": {"kind": "bot", "level": "easy"}}
LEFT = [2.0, 2.0]


def again(client: TestClient[Any], match: Message, lang: str = "en") -> Message:
    """The match as it comes back from the disk."""
    client.app.state.hub.tables.pop(match["match"], None)
    found: Message = client.get(f"/api/matches/{match['match']}?lang={lang}").json()
    return found


def test_whoever_gives_up_loses(client: TestClient[Any]) -> None:
    match = new_match(client)
    with seated(client, match, "red") as red, seated(client, match, "blue") as blue:
        red.hello()
        blue.hello()
        assert blue.order("resign", seat="red")["status"] == "refused", "not for somebody else"
        assert red.order("resign")["status"] == "done"
        told = blue.catch_up()
        assert told["result"] == told["call"] == "Red gave up: Blue wins"
        assert told["decision"] is None
        assert told["seal"]["secret"], "the game is over: nothing is hidden any more"
        assert red.answer(LEFT)["status"] == "refused"
        assert red.order("undo", to=0)["status"] == "refused"
    assert again(client, match, "fr")["result"] == "Abandon (Rouge) ; victoire : Bleu".replace(" ;", "\u202f;").replace(
        " :", "\u00a0:"
    )


def test_a_draw_needs_both(client: TestClient[Any]) -> None:
    match = new_match(client)
    with seated(client, match, "red") as red, seated(client, match, "blue") as blue:
        red.hello()
        blue.hello()
        assert red.order("draw")["status"] == "asked"
        offered = blue.catch_up()["undo"]
        assert (offered["asked_by"], offered["asked_to"]) == ("red", -1)
        assert blue.order("consent", granted=False)["status"] == "done"
        assert not blue.catch_up()["result"]
        assert red.order("draw", version=red.catch_up()["version"])["status"] == "asked"
        assert blue.order("consent", granted=True)["status"] == "done"
        assert red.catch_up()["result"] == "The players agreed on a draw"
    assert again(client, match)["result"]


def test_a_bot_agrees_to_nothing_and_one_may_give_up_against_it(client: TestClient[Any]) -> None:
    with seated(client, new_match(client, BOT), "red") as red:
        red.hello()
        assert "does not agree" in red.order("draw")["reason"]
        assert red.order("resign")["status"] == "done"


def test_at_a_larger_table_nobody_ends_it_for_the_others(client: TestClient[Any]) -> None:
    chairs = {seat: {"kind": "human"} for seat in ("red", "blue", "green")}
    with seated(client, new_match(client, chairs, game="crowd"), "red") as red:
        red.hello()
        assert "more than two" in red.order("resign")["reason"]


# -------------------------------------------------------------- looking ahead


def test_a_table_may_agree_not_to_look_ahead(client: TestClient[Any]) -> None:
    match = new_match(client, terms={"forks": False})
    place, mine = f"/api/matches/{match['match']}/fork", signed(match["tokens"]["red"])
    fork = {"moment": 0, "chairs": PEOPLE}
    told = client.post(place, json=fork, headers=mine)
    assert (told.status_code, told.json()["reason"]) == (409, "no-forks")
    assert again(client, match)["result"] == ""
    assert client.post(place, json=fork, headers=mine).status_code == 409, "also after a restart"
    with seated(client, match, "red") as red:
        red.hello()
        red.order("resign")
    assert client.post(place, json=fork, headers=mine).status_code == 201


# -------------------------------------------------------------- clocks


def test_a_clock_runs_while_its_seat_is_asked() -> None:
    clock = Clock(60.0, 5.0)
    clock.asks({"red"}, 100.0)
    assert (clock.left("red", 110.0), clock.left("blue", 110.0)) == (50.0, 60.0)
    clock.answered("red", 120.0)
    clock.asks({"blue"}, 120.0)
    assert (clock.left("red", 900.0), clock.left("blue", 130.0)) == (45.0, 50.0)
    assert clock.fallen(120.0 + 60.0 + GRACE) is None
    assert clock.fallen(120.0 + 60.0 + GRACE + 0.1) == "blue"


def test_answers_that_are_taken_back_add_no_time(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    hub = client.app.state.hub
    match = new_match(client, terms={"seconds": 60, "increment": 5})
    now = [hub.now()]
    monkeypatch.setattr(hub, "now", lambda: now[0])
    with seated(client, match, "red") as red:
        red.hello()
        for _ in range(4):
            assert red.answer(LEFT)["status"] == "done"
            red.catch_up()
            assert red.order("undo", to=0)["status"] == "done"
            red.catch_up()
        assert red.answer(LEFT)["status"] == "done"
        clocks = {clock["seat"]: clock["left"] for clock in red.catch_up()["clocks"]}
    assert clocks["red"] == 65, "one answer stands, and adds its seconds once"


def test_nobody_is_charged_for_a_server_that_was_away_or_a_clock_that_was_set_back() -> None:
    clock = Clock(60.0, 0.0)
    clock.asks({"red"}, 100.0)
    clock.wind(5_000.0)
    assert clock.left("red", 5_001.0) == 59.0
    clock.answered("red", 90.0)
    assert clock.left("red", 90.0) == 60.0


def test_two_seats_asked_at_once_have_their_own_time() -> None:
    clock = Clock(60.0, 0.0)
    clock.asks({"red", "blue"}, 10.0)
    clock.answered("red", 20.0)
    clock.asks({"blue"}, 20.0)
    assert (clock.left("red", 40.0), clock.left("blue", 40.0)) == (50.0, 30.0)


def test_whoever_runs_out_of_time_loses(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    hub = client.app.state.hub
    match = new_match(client, terms={"forks": False, "seconds": 30, "increment": 2})
    now = [hub.now()]
    monkeypatch.setattr(hub, "now", lambda: now[0])
    with seated(client, match, "red") as red, seated(client, match, "blue") as blue:
        told = red.hello()
        blue.hello()
        assert [(clock["seat"], clock["runs"]) for clock in told["clocks"]] == [("red", True), ("blue", False)]
        now[0] += 12
        red.answer(LEFT)
        clocks = {clock["seat"]: clock["left"] for clock in red.catch_up()["clocks"]}
        assert clocks["red"] == pytest.approx(20, abs=2.5)
        assert clocks["blue"] == 30
        now[0] += 60
        while not red.now["result"]:
            red.until("update")
        assert red.now["result"] == "Red ran out of time: Blue wins"
        assert red.now["clocks"][0] == {"seat": "red", "left": 0.0, "runs": False}
    found = again(client, match)
    assert found["result"] == "Red ran out of time: Blue wins"
    assert found["clocks"][0]["left"] == 0.0


@pytest.mark.parametrize("terms", [{"seconds": -1}, {"increment": 1e9}, {"seconds": 1e12}])
def test_a_clock_has_its_bounds(client: TestClient[Any], terms: Message) -> None:
    wish = {"game": "toy", "chairs": PEOPLE, "terms": terms}
    assert client.post("/api/matches", json=wish).status_code == 400


def test_a_rematch_is_the_same_bands_with_sides_swapped(client: TestClient[Any]) -> None:
    match = new_match(client, BOT)
    place = f"/api/matches/{match['match']}/rematch"
    early = client.get(place)
    assert (early.status_code, early.json()["reason"]) == (409, "rematch-after-end")
    with seated(client, match, "red") as red:
        red.hello()
        assert red.order("resign")["status"] == "done"
    wish = client.get(place).json()
    lists = client.app.state.hub.tables[match["match"]].match.setup.lists
    assert {seat: chair["kind"] for seat, chair in wish["chairs"].items()} == {"blue": "human", "red": "bot"}
    assert wish["lists"] == {"red": lists["blue"], "blue": lists["red"]}
    assert client.post("/api/matches", json=wish).status_code == 201


@pytest.mark.parametrize(
    ("seats", "told"),
    [
        (("red",), "You win (Red)"),
        (("red-1", "red-2"), "You win (Red)"),
        (("blue",), "You lose: Red wins"),
        (("red", "blue"), "Red wins"),
        (("referee",), "Red wins"),
        ((), "Red wins"),
    ],
)
def test_whoever_played_one_side_is_told_whether_it_won(seats: tuple[str, ...], told: str) -> None:
    texts = Texts(load(SYSTEMS["evenor"]), "en")
    assert result(texts, SimpleNamespace(result=Result("red", "time")), seats) == told
    assert result(texts, SimpleNamespace(result=Result(None, "time")), seats) == "The game is a draw"
