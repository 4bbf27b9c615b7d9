"""The socket: hello, commands, refusals, stale and repeated ones, going back, coming back."""

from __future__ import annotations

from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from msgspec.structs import replace

from web.seating import Player, new_match, seated

LEFT, RIGHT = [2.0, 2.0], [10.0, 2.0]


def deployed(red: Player, blue: Player) -> None:
    """Both sides place their two figures; then both are asked for their bids."""
    red.hello()
    blue.hello()
    for player, places in ((red, (LEFT, [2.0, 5.0])), (blue, (RIGHT, [10.0, 5.0]))):
        for place in places:
            player.catch_up()
            assert player.answer(place)["status"] == "done"
    assert red.catch_up()["decision"]["key"] == "bid"
    assert blue.catch_up()["decision"]["key"] == "bid"


def test_hello_brings_everything(client: TestClient[Any]) -> None:
    with seated(client, new_match(client), "red") as red:
        told = red.hello()
    assert (told["version"], told["since"], told["you"]) == (0, -1, ["red"])
    assert {figure["id"] for figure in told["figures"]} >= {"red1", "red2", "blue1", "blue2"}
    assert told["decision"]["key"] == "deploy"
    assert told["table"]["size"] == [12.0, 12.0]
    assert len(told["seal"]["sha256"]) == 64
    assert told["seal"]["secret"] == ""


def test_an_answer_is_acknowledged_and_only_what_changed_is_told(client: TestClient[Any]) -> None:
    with seated(client, new_match(client), "red") as red:
        red.hello()
        ack = red.answer(LEFT)
    assert (ack["status"], ack["version"]) == ("done", 1)
    assert [figure["id"] for figure in red.now["figures"]] == ["red1"]
    assert (red.now["since"], red.now["version"], red.now["table"]) == (0, 1, None)
    assert len(red.now["lines"]) == 1


def test_a_refusal_says_why_with_its_rules(client: TestClient[Any]) -> None:
    with seated(client, new_match(client), "red") as red:
        red.hello()
        ack = red.answer([11.0, 2.0])
        assert (ack["status"], ack["rules"]) == ("refused", ["TOY-02"])
        assert ack["reason"]
        assert red.answer(LEFT)["status"] == "done"


def test_a_repeated_command_is_done_once(client: TestClient[Any]) -> None:
    with seated(client, new_match(client), "red") as red:
        red.hello()
        first = red.answer(LEFT, id="same")
        again = red.answer(LEFT, id="same", version=0)
    assert first == again
    assert red.now["version"] == 1


def test_a_stale_command_is_followed_by_what_changed(client: TestClient[Any]) -> None:
    with seated(client, new_match(client), "red") as red:
        red.hello()
        red.answer(LEFT)
        assert red.answer([2.0, 5.0], version=0)["status"] == "stale"
        told = red.until("update")
    assert (told["since"], told["version"]) == (0, 1)
    assert [figure["id"] for figure in told["figures"]] != []


@pytest.mark.parametrize("since", [-5, 99, 10**9])
def test_an_unknown_version_brings_everything(client: TestClient[Any], since: int) -> None:
    with seated(client, new_match(client), "red") as red:
        told = red.hello(since)
    assert told["since"] == -1
    assert told["table"]


def test_coming_back_brings_only_the_gap(client: TestClient[Any]) -> None:
    match = new_match(client)
    with seated(client, match, "red") as red:
        red.hello()
        red.answer(LEFT)
        have = red.now["version"]
        red.answer([2.0, 5.0])
    with seated(client, match, "red") as back:
        told = back.hello(have)
    assert (told["since"], told["version"]) == (have, have + 1)
    assert [figure["id"] for figure in told["figures"]] == ["red2"]
    assert told["kept"] == 1
    assert [line["n"] for line in told["lines"]] == [1]


def test_those_who_watch_are_asked_nothing(client: TestClient[Any]) -> None:
    match = new_match(client)
    with seated(client, match, "red") as red, seated(client, match) as watcher:
        red.hello()
        told = watcher.hello()
        assert (told["you"], told["decision"]) == ([], None)
        assert "Waiting" in told["call"]
        watcher.seat = "red"
        ack = watcher.answer(LEFT)
        assert ack["status"] == "refused"
        assert "not yours" in ack["reason"]
        assert red.answer(LEFT)["status"] == "done"
        assert watcher.until("update")["version"] == 1


def test_who_is_here_is_told(client: TestClient[Any]) -> None:
    match = new_match(client)
    with seated(client, match, "red") as red:
        red.hello()
        with seated(client, match, "blue") as blue:
            blue.hello()
            assert [seat["here"] for seat in red.until("update")["seats"]] == [True, True]
        assert [seat["here"] for seat in red.until("update")["seats"]] == [True, False]


def test_two_seats_at_one_table_look_through_the_eyes_of_who_is_asked(client: TestClient[Any]) -> None:
    match = new_match(client)
    with seated(client, match, "red,blue") as both:
        assert both.hello()["you"] == ["red", "blue"]
        for at in (LEFT, [2.0, 5.0]):
            both.answer(at)
        assert both.asked
        assert both.asked["seat"] == "blue"
        both.seat = "blue"
        assert both.answer(RIGHT)["status"] == "done"


def test_languages(client: TestClient[Any]) -> None:
    match = new_match(client)
    with seated(client, match, "blue", "&lang=fr") as blue:
        assert blue.hello()["call"].startswith("On attend Rouge")


# -------------------------------------------------------------- going back


def test_one_takes_back_alone_up_to_the_last_secret(client: TestClient[Any]) -> None:
    match = new_match(client)
    with seated(client, match, "red") as red, seated(client, match, "blue") as blue:
        deployed(red, blue)
        assert red.answer(1)["status"] == "done"
        assert red.catch_up()["undo"] == {"now": 5, "to": 4, "asked_by": "", "asked_to": 0}
        assert red.order("undo", to=4)["status"] == "done"
        assert red.answer(0)["status"] == "done"
        blue.catch_up()
        assert blue.answer(3)["status"] == "done"
        undo = blue.catch_up()["undo"]
        assert undo["to"] == undo["now"], "both bids are known: no way back alone"


def test_beyond_that_the_opponent_is_asked(client: TestClient[Any]) -> None:
    match = new_match(client)
    with seated(client, match, "red") as red, seated(client, match, "blue") as blue:
        deployed(red, blue)
        assert red.order("undo", to=1)["status"] == "asked"
        assert red.order("consent", granted=True)["status"] == "refused"
        assert blue.catch_up()["undo"]["asked_by"] == "red"
        assert blue.order("consent", granted=False)["status"] == "done"
        assert (red.catch_up()["undo"]["asked_by"], red.now["undo"]["now"]) == ("", 4)
        assert red.order("undo", to=1)["status"] == "asked"
        blue.catch_up()
        assert blue.order("consent", granted=True)["status"] == "done"
        assert (red.catch_up()["undo"]["now"], red.now["version"]) == (1, 5)
        assert red.asked
        assert red.asked["key"] == "deploy"


def test_a_wish_outlives_the_server_and_ends_with_the_next_answer(client: TestClient[Any]) -> None:
    match = new_match(client)
    with seated(client, match, "red") as red, seated(client, match, "blue") as blue:
        deployed(red, blue)
        assert red.order("undo", to=1)["status"] == "asked"
    del client.app.state.hub.tables[match["match"]]
    with seated(client, match, "red") as red:
        assert red.hello()["undo"]["asked_by"] == "red"
        assert red.answer(1)["status"] == "done"
    del client.app.state.hub.tables[match["match"]]
    with seated(client, match, "blue") as blue:
        assert blue.hello()["undo"]["asked_by"] == ""


def test_a_figure_that_is_no_longer_there_is_told(client: TestClient[Any]) -> None:
    match = new_match(client)
    with seated(client, match, "red") as red:
        red.hello()
        red.answer(LEFT)
        live = client.app.state.hub.tables[match["match"]].match
        known = live._stood[0]
        state = known.position.now
        summoned = replace(state, figures={**state.figures, "shade": replace(state.figures["red1"], id="shade")})
        known.whole = replace(known.position, live=summoned)
        told = red.hello(0)
    assert (told["since"], told["lost"]) == (0, ["shade"])
    assert [figure["id"] for figure in told["figures"]] == ["red1"]


def test_alone_at_a_table_nobody_else_is_asked(client: TestClient[Any]) -> None:
    match = new_match(client)
    with seated(client, match, "red,blue") as both:
        both.hello()
        both.answer(LEFT)
        both.answer([2.0, 5.0])
        both.seat = "blue"
        both.answer(RIGHT)
        assert both.order("undo", to=0)["status"] == "done"
        assert both.catch_up()["undo"]["now"] == 0


@pytest.mark.parametrize("to", [-1, 0, 7, 10**12])
def test_there_is_nothing_to_take_back_at_the_start(client: TestClient[Any], to: int) -> None:
    with seated(client, new_match(client), "red") as red:
        red.hello()
        assert red.order("undo", to=to)["status"] == "refused"


# -------------------------------------------------------------- who may open a socket


def test_a_page_of_another_site_is_turned_away(client: TestClient[Any]) -> None:
    match = new_match(client)
    address = f"/api/matches/{match['match']}/live"
    with (
        client.websocket_connect(address, headers={"origin": "http://elsewhere.example"}) as line,
        pytest.raises(WebSocketDisconnect) as closed,
    ):
        line.receive_text(timeout=5)
    assert closed.value.code == 4403
    with client.websocket_connect(address, headers={"origin": "http://testserver.local"}) as line:
        assert Player(line).hello()["you"] == []


@pytest.mark.parametrize(("place", "code"), [("nowhere/live", 4404), ("{match}/live?token=wrong", 4401)])
def test_a_wrong_link_is_told(client: TestClient[Any], place: str, code: int) -> None:
    match = new_match(client)
    with (
        client.websocket_connect("/api/matches/" + place.format(match=match["match"])) as line,
        pytest.raises(WebSocketDisconnect) as closed,
    ):
        line.receive_text(timeout=5)
    assert closed.value.code == code
