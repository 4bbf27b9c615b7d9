"""Advice at the table: to whoever is asked, unless it was agreed otherwise, and written down nowhere."""

from __future__ import annotations

from typing import Any

from litestar.testing import TestClient

from escarmouche.core.dice import Block
from escarmouche.web.hints import is_bots
from escarmouche.web.matches import Chair
from web.seating import PEOPLE, Message


def made(client: TestClient[Any], **wish: Any) -> tuple[str, dict[str, dict[str, str]], Any]:
    found: Message = client.post("/api/matches", json={"game": "toy", "chairs": PEOPLE, "seed": "one", **wish}).json()
    headers = {seat: {"Authorization": f"Bearer {token}"} for seat, token in found["tokens"].items()}
    return f"/api/matches/{found['match']}", headers, client.app.state.hub.tables[found["match"]].match


def test_whoever_is_asked_is_advised(client: TestClient[Any]) -> None:
    address, headers, match = made(client)
    asked = match.pending[0]
    record = client.get(f"{address}/record").text
    told = client.post(f"{address}/hints?lang=fr", json={"version": match.version}, headers=headers[asked.seat])
    assert told.status_code == 200, told.text
    found = told.json()
    assert found["seat"] == asked.seat
    assert 1 <= len(found["hints"]) <= 3
    for hint in found["hints"]:
        asked.check(hint["answer"])
        assert hint["label"]
        assert hint["looks"] > 0
    assert match.version == 0
    assert client.get(f"{address}/record").text == record, "nothing of it is written down"


def test_nobody_else_is(client: TestClient[Any]) -> None:
    address, headers, match = made(client)
    other = next(seat for seat in headers if seat not in [one.seat for one in match.pending])
    assert client.post(f"{address}/hints", json={}, headers=headers[other]).json()["reason"] == "nothing-asked"
    assert client.post(f"{address}/hints", json={}).status_code == 409, "nor those who watch"
    told = client.post(f"{address}/hints", json={"version": 99}, headers=headers[match.pending[0].seat])
    assert told.json()["stale"]


def test_it_may_be_agreed_to_do_without(client: TestClient[Any]) -> None:
    address, headers, match = made(client, terms={"hints": False})
    seat = match.pending[0].seat
    told = client.post(f"{address}/hints", json={}, headers=headers[seat])
    assert (told.status_code, told.json()["reason"]) == (403, "no-hints-agreed")
    assert client.get(address, headers=headers[seat]).json()["hints"] is False
    assert client.post(f"{address}/why", json={}, headers=headers[seat]).status_code == 403


def blue_was_a_bot(client: TestClient[Any], game: str, answers: int) -> tuple[str, dict[str, str], Any]:
    """A match that went on for some answers, in which a bot sat at blue; and what opens the seat of red."""
    address, headers, match = made(client, game=game)
    for _ in range(answers):
        asked = match.pending[0]
        answer = asked.sample(Block("hints", match.version))
        order = {"type": "answer", "id": str(match.version), "version": match.version, "seat": asked.seat}
        client.post(f"{address}/commands", json={**order, "answer": answer}, headers=headers[asked.seat])
    match.chairs["blue"] = Chair("bot", "easy")
    return address, headers["red"], match


def test_a_bot_says_why(client: TestClient[Any]) -> None:
    address, red, match = blue_was_a_bot(client, "evenor", 14)
    told = client.post(f"{address}/why", json={}, headers=red)
    assert told.status_code == 200, told.text
    found = told.json()
    given = next(hint for hint in found["hints"] if hint["given"])
    assert match.answers[found["moment"]].seat == found["seat"] == "blue"
    assert given["answer"] == match.answers[found["moment"]].answer
    earlier = client.post(f"{address}/why", json={"moment": found["before"]}, headers=red).json()
    assert earlier["moment"] == found["before"] < found["moment"]
    assert client.post(f"{address}/why", json={"moment": 9999}, headers=red).status_code == 404


def test_what_a_bot_keeps_secret_is_not_told(client: TestClient[Any]) -> None:
    """In the toy game bids are secret: the reasons behind one would tell it."""
    address, red, match = blue_was_a_bot(client, "toy", 8)
    answered = range(len(match.answers))
    bid = next(n for n in answered if is_bots(match, n) and match.moments[n].position.decision("blue").secret)
    told = client.post(f"{address}/why", json={"moment": bid}, headers=red)
    assert (told.status_code, told.json()["reason"]) == (409, "why-secret")


def test_what_a_referee_did_is_no_bots_answer(client: TestClient[Any]) -> None:
    """Not even if a bot sits in his chair by now."""
    three = {**PEOPLE, "referee": {"kind": "human"}}
    address, headers, match = made(client, game="crowd", chairs={**three, "green": {"kind": "human"}})
    act = {"type": "act", "id": "a", "version": 0, "seat": "referee", "act": {"act": "say", "said": "hm"}}
    assert client.post(f"{address}/commands", json=act, headers=headers["referee"]).json()["status"] == "done"
    match.chairs["referee"] = Chair("bot", "easy")
    for moment in (-1, 0):
        told = client.post(f"{address}/why", json={"moment": moment}, headers=headers["red"])
        assert (told.status_code, told.json()["reason"]) == (404, "no-bot-answer")
    nothing = {**act, "id": "b", "version": 1, "act": None}
    told = client.post(f"{address}/commands", json=nothing, headers=headers["referee"])
    assert (told.json()["status"], told.json()["reason"]) == ("refused", "This cannot be understood as an answer")
