"""Tables of more than two: a seat for each token, allies, a referee, and seats that change hands."""

from __future__ import annotations

import random
from typing import Any

import pytest
from litestar.testing import TestClient

from escarmouche.web import gifts
from toy import ALLIED
from web.seating import Message, new_match, seated, some_answer

HUMANS: Message = {seat: {"kind": "human"} for seat in ALLIED}


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def look(client: TestClient[Any], made: Message, seat: str) -> Message:
    found: Message = client.get(f"/api/matches/{made['match']}", headers=bearer(made["tokens"][seat])).json()
    return found


def played(client: TestClient[Any], made: Message, stop: Any, chance: random.Random) -> Message:
    """Answers at random until a question is open that one looks for; that question."""
    for count in range(400):
        for seat in made["tokens"]:
            now = look(client, made, seat)
            decision: Message | None = now["decision"]
            if decision is None:
                continue
            if stop(decision):
                return decision
            order = {"type": "answer", "id": f"{seat}{count}", "version": now["version"], "seat": seat}
            answer = some_answer(decision, chance)
            address = f"/api/matches/{made['match']}/commands"
            client.post(address, json={**order, "answer": answer}, headers=bearer(made["tokens"][seat]))
    raise AssertionError("never asked")


def test_a_seat_for_everybody(client: TestClient[Any]) -> None:
    made = new_match(client, HUMANS, game="crowd")
    assert set(made["tokens"]) == set(ALLIED)
    now = look(client, made, "red-2")
    assert [seat["seat"] for seat in now["seats"]] == list(ALLIED)
    assert [seat["label"] for seat in now["seats"]] == ["Red 1", "Red 2", "Blue", "Referee"]
    assert now["you"] == ["red-2"]


@pytest.mark.parametrize("wrong", [("red",), ("red-1", "blue", "green"), ("red", "blue", "green", "gold")])
def test_a_table_that_cannot_be_set(client: TestClient[Any], wrong: tuple[str, ...]) -> None:
    chairs = {seat: {"kind": "human"} for seat in wrong}
    answer = client.post("/api/matches", json={"game": "crowd", "chairs": chairs})
    assert (answer.status_code, answer.json()["reason"]) == (400, "wrong-seats")


def test_allies_see_what_their_side_hides_and_the_referee_sees_all(client: TestClient[Any]) -> None:
    made = new_match(client, HUMANS, game="crowd")
    chance = random.Random(4)
    played(client, made, lambda one: one["key"] == "lurk" and one["seat"] == "red-1" and one["options"], chance)
    now = look(client, made, "red-1")
    order = {"type": "answer", "id": "hide", "version": now["version"], "seat": "red-1", "answer": ["red1"]}
    address = f"/api/matches/{made['match']}/commands"
    ack = client.post(address, json=order, headers=bearer(made["tokens"]["red-1"])).json()
    assert ack["status"] == "done", ack

    def knows(seat: str) -> bool:
        figures = look(client, made, seat)["figures"]
        return any(tag["id"] == "lurking" for one in figures if one["id"] == "red1" for tag in one["tags"])

    assert {seat: knows(seat) for seat in ALLIED} == {
        "red-1": True, "red-2": True, "blue": False, "referee": True,
    }  # fmt: skip


def test_a_referee_rules_and_the_players_read_it(client: TestClient[Any]) -> None:
    made = new_match(client, HUMANS, game="crowd")
    asked = played(client, made, lambda one: one["key"] == "light", random.Random(1))
    assert (asked["seat"], [option["value"] for option in asked["options"]]) == ("referee", ["dim", "dark"])
    with seated(client, made, "referee") as referee, seated(client, made, "blue") as blue:
        blue.hello()
        referee.hello()
        assert referee.answer("dark")["status"] == "done"
        line = next(line for line in blue.catch_up()["lines"] if line["event"] == "ruled")
        assert line["text"].startswith("The referee rules")
        assert line["rules"] == ["TOY-09"]


# ---------------------------------------------------------------- seats change hands


def change(client: TestClient[Any], made: Message, by: str, seat: str, kind: str, level: str = "") -> Any:
    wish = {"seat": seat, "kind": kind, "level": level}
    return client.post(f"/api/matches/{made['match']}/chairs", json=wish, headers=bearer(made["tokens"][by]))


def test_who_is_away_is_replaced_by_another_through_a_new_link(client: TestClient[Any], monkeypatch: Any) -> None:
    made = new_match(client, HUMANS, game="crowd")
    early = change(client, made, "referee", "blue", "human")
    assert (early.status_code, early.json()["reason"]) == (409, "still-here")
    monkeypatch.setattr(gifts, "AWAY", 0.0)
    assert change(client, made, "red-1", "blue", "human").json()["reason"] == "not-your-ally"
    code = change(client, made, "referee", "blue", "human").json()["invitations"]["blue"]
    address = f"/api/matches/{made['match']}"
    assert client.get(address, headers=bearer(made["tokens"]["blue"])).status_code == 401
    fresh = client.post(f"{address}/join", json={"code": code}).json()["tokens"]["blue"]
    assert client.get(address, headers=bearer(fresh)).json()["you"] == ["blue"]


def test_nobody_takes_the_seat_of_the_opponent_who_is_away(client: TestClient[Any], monkeypatch: Any) -> None:
    """Neither at once nor by way of a bot; an opponent who never came is another matter."""
    monkeypatch.setattr(gifts, "AWAY", 0.0)
    made = new_match(client)
    for kind, level in (("human", ""), ("bot", "easy")):
        assert change(client, made, "red", "blue", kind, level).json()["reason"] == "seat-taken"
    crowd = new_match(client, HUMANS, game="crowd")
    assert change(client, crowd, "red-1", "blue", "bot", "easy").status_code == 200
    assert change(client, crowd, "red-1", "blue", "human").json()["reason"] == "not-your-ally"
    assert look(client, crowd, "blue")["you"] == ["blue"]
    alone = new_match(client, invite=["blue"])
    assert change(client, alone, "red", "blue", "bot", "easy").status_code == 200


def test_a_bot_plays_until_whoever_left_comes_back(client: TestClient[Any], monkeypatch: Any) -> None:
    made = new_match(client, HUMANS, game="crowd")
    monkeypatch.setattr(gifts, "AWAY", 0.0)
    assert change(client, made, "referee", "red-1", "bot", "easy").json()["tokens"] == {}
    seats = {seat["seat"]: seat for seat in look(client, made, "red-2")["seats"]}
    assert (seats["red-1"]["kind"], seats["red-1"]["level"], seats["red-1"]["here"]) == ("bot", "easy", True)
    client.app.state.hub.tables.clear()
    assert look(client, made, "red-1")["you"] == ["red-1"], "and after a restart"
    back = change(client, made, "red-1", "red-1", "human").json()
    assert look(client, {**made, "tokens": back["tokens"]}, "red-1")["seats"][0]["kind"] == "human"


def test_nobody_is_moved_by_a_spectator_nor_to_a_seat_that_is_not_there(client: TestClient[Any]) -> None:
    made = new_match(client, HUMANS, game="crowd")
    address = f"/api/matches/{made['match']}/chairs"
    watching = client.post(address, json={"seat": "blue", "kind": "bot", "level": "easy"})
    assert (watching.status_code, watching.json()["reason"]) == (409, "not-at-the-table")
    assert change(client, made, "blue", "green", "human").status_code == 404
    assert change(client, made, "blue", "blue", "bot", "clever").json()["reason"] == "wrong-chair"
