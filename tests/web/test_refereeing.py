"""The referee's panel over the wire: acts, notes, and a game that goes back with the log telling it."""

from __future__ import annotations

import random
from typing import Any

from litestar.testing import TestClient

from escarmouche.records.record import parse, verify
from toy import CROWD
from web.seating import Message, new_match, seated
from web.test_larger_tables import HUMANS, bearer, look, played


def begun(client: TestClient[Any]) -> Message:
    made = new_match(client, HUMANS, game="crowd")
    played(client, made, lambda one: one["key"] == "activate", random.Random(5))
    return made


def order(client: TestClient[Any], made: Message, seat: str, kind: str, **more: Any) -> Message:
    told = {
        "type": kind,
        "id": f"{seat}-{random.random()}",
        "version": look(client, made, seat)["version"],
        "seat": seat,
    }
    headers = bearer(made["tokens"][seat])
    ack: Message = client.post(f"/api/matches/{made['match']}/commands", json={**told, **more}, headers=headers).json()
    return ack


def test_the_referee_is_told_what_he_may_do_and_nobody_else(client: TestClient[Any]) -> None:
    made = begun(client)
    address = f"/api/matches/{made['match']}/acts"
    told = client.get(address, headers=bearer(made["tokens"]["referee"])).json()
    assert [act["name"] for act in told["acts"]] == ["praise", "say"]
    (side, points) = told["acts"][0]["blanks"]
    assert [word["label"] for word in side["words"]][:2] == ["Red", "Blue"]
    assert (points["kind"], points["least"], points["most"], points["usual"]) == ("number", 1, 3, 1)
    for headers in (bearer(made["tokens"]["blue"]), {}):
        assert client.get(address, headers=headers).status_code == 409


def test_words_reach_those_they_are_for(client: TestClient[Any]) -> None:
    made = begun(client)
    with seated(client, made, "red-1") as one, seated(client, made, "red-2") as two, seated(client, made) as watching:
        for player in (one, two, watching):
            player.hello()
        ack = order(client, made, "referee", "act", act={"act": "say", "said": "A trap.", "seat": "red-2"})
        assert ack["status"] == "done", ack
        assert order(client, made, "referee", "act", act={"act": "say", "said": "It rains."})["status"] == "done"
        lines = {id(player): [line["text"] for line in player.catch_up()["lines"]] for player in (one, two)}
    assert not any("trap" in text for text in lines[id(one)])
    heard = [line for line in look(client, made, "red-2")["lines"] if line["decreed"]]
    assert [line["text"] for line in heard][-2:] == [
        "The referee tells Red 2 alone: “A trap.”", "The referee says: “It rains.”",
    ]  # fmt: skip
    assert "trap" not in client.get(f"/api/matches/{made['match']}").text


def test_a_player_cannot_act_as_the_referee(client: TestClient[Any]) -> None:
    made = begun(client)
    ack = order(client, made, "blue", "act", act={"act": "say", "said": "I win."})
    assert (ack["status"], ack["reason"]) == ("refused", "Only the referee does this")
    wrong = order(client, made, "referee", "act", act={"act": "praise", "side": "blue", "points": 7})
    assert (wrong["status"], wrong["reason"]) == ("refused", "A number from 1 to 3 is asked for.")


def test_an_act_that_waits_is_told_to_the_referee(client: TestClient[Any]) -> None:
    made = begun(client)
    act = {"act": "praise", "side": "blue", "points": 1}
    assert order(client, made, "referee", "act", act=act)["status"] == "done"
    told = client.get(f"/api/matches/{made['match']}/acts", headers=bearer(made["tokens"]["referee"])).json()
    assert len(told["waiting"]) == 1


def test_the_referee_goes_back_alone_and_the_log_tells_it(client: TestClient[Any]) -> None:
    made = begun(client)
    assert order(client, made, "referee", "act", act={"act": "say", "said": "One."})["status"] == "done"
    now = look(client, made, "referee")["undo"]["now"]
    assert order(client, made, "referee", "undo", to=now - 3)["status"] == "done"
    last = look(client, made, "blue")["lines"][-1]
    assert last["text"] == "The referee takes back 3 answers."
    assert order(client, made, "blue", "undo", to=0)["status"] == "asked"


def test_it_all_outlives_the_server_and_the_record_verifies(client: TestClient[Any]) -> None:
    made = begun(client)
    order(client, made, "referee", "act", act={"act": "say", "said": "One."})
    order(client, made, "referee", "act", act={"act": "praise", "side": "blue", "points": 1})
    before = look(client, made, "referee")
    client.app.state.hub.tables.clear()
    after = look(client, made, "referee")
    assert (after["version"], after["lines"], after["decision"]) == (
        before["version"], before["lines"], before["decision"],
    )  # fmt: skip
    text = client.get(f"/api/matches/{made['match']}/record", headers=bearer(made["tokens"]["referee"])).text
    assert '"key":"intervene"' in text
    assert verify(parse(text.encode()), CROWD).identical
    chairs = {seat: {"kind": "human"} for seat in HUMANS}
    wish = {"moment": before["undo"]["now"], "chairs": chairs}
    forked = client.post(
        f"/api/matches/{made['match']}/fork", json=wish, headers=bearer(made["tokens"]["referee"])
    ).json()
    assert look(client, forked, "referee")["lines"] == before["lines"]


def test_notes_are_read_by_their_seat_alone(client: TestClient[Any]) -> None:
    made = begun(client)
    address = f"/api/matches/{made['match']}/notes"
    mine = bearer(made["tokens"]["referee"])
    note = {"seat": "referee", "text": "The baker lies."}
    assert client.post(address, json=note, headers=mine).json() == note
    client.app.state.hub.tables.clear()
    assert client.get(address, headers=mine).json() == [note]
    assert client.get(address, headers=bearer(made["tokens"]["blue"])).json() == [{"seat": "blue", "text": ""}]
    assert client.get(address).json() == []
    assert client.post(address, json=note, headers=bearer(made["tokens"]["blue"])).status_code == 401
    assert client.post(address, json={**note, "text": "x" * 9_000}, headers=mine).status_code == 400


def test_the_log_tells_of_a_step_back_only_where_there_was_one(client: TestClient[Any]) -> None:
    made = begun(client)
    before = look(client, made, "referee")["version"]
    ack = order(client, made, "referee", "act", act={"act": "back", "answers": 5})
    assert (ack["status"], look(client, made, "referee")["version"]) == ("refused", before)
    assert order(client, made, "referee", "undo", to=2)["status"] == "done"
