"""Matches over HTTP: made, looked at, forked, taken home; every fault in one shape."""

from __future__ import annotations

import json
from hashlib import sha256
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from msgspec.structs import replace

from escarmouche.records.record import verify
from escarmouche.records.recordfiles import parse
from escarmouche.web.thinking import system_named
from web.seating import PEOPLE, Message, new_match, seated


def bearer(match: Message, *seats: str) -> dict[str, str]:
    return {"Authorization": "Bearer " + ",".join(match["tokens"][seat] for seat in seats)}


def answered(client: TestClient[Any], match: Message, seat: str, answer: Any) -> Message:
    """Through the request for those without a socket."""
    address = f"/api/matches/{match['match']}"
    version = client.get(address).json()["version"]
    order = {"type": "answer", "id": f"{seat}-{version}", "version": version, "seat": seat, "answer": answer}
    told = client.post(f"{address}/commands", json=order, headers=bearer(match, seat))
    assert told.status_code == 200, told.text
    ack: Message = told.json()
    return ack


def played(client: TestClient[Any], match: Message) -> None:
    """Deploy, bid, and pass every turn to the end."""
    for seat, places in (("red", ([2, 2], [2, 5])), ("blue", ([10, 2], [10, 5]))):
        for place in places:
            assert answered(client, match, seat, place)["status"] == "done"
    address = f"/api/matches/{match['match']}"
    while not (now := client.get(address, headers=bearer(match, "red", "blue")).json())["result"]:
        answer = {"bid": 1, "lurk": [], "activate": "pass"}[now["decision"]["key"]]
        assert answered(client, match, now["decision"]["seat"], answer)["status"] == "done"


# -------------------------------------------------------------- making


def test_games_cards_and_rules(client: TestClient[Any]) -> None:
    games = client.get("/api/games?lang=fr").json()
    assert "evenor" in [game["name"] for game in games]
    for lang, words in (("en", ["Heavy leader", "Greeks"]), ("fr", ["Meneur lourd", "Grecs"])):
        card = client.get(f"/api/games/evenor/cards?lang={lang}").json()[0]
        assert [card["role"], card["faction"]] == words
        built = client.post("/api/games/evenor/lists/build", json={"faction": words[1]}).json()
        assert built["legal"], "a faction is understood in either language"
    rules = client.get("/api/games/evenor/rules", headers={"Accept-Language": "fr"}).json()
    assert {"id", "title", "text", "ruling", "code", "proofs"} <= set(rules[0])


def test_a_lesson_is_laid_its_dice_fall_so_and_its_record_verifies(client: TestClient[Any]) -> None:
    wish = {"game": "evenor", "chairs": PEOPLE, "scene": "how-many-actions"}
    match = client.post("/api/matches", json=wish).json()
    assert answered(client, match, "red", "leda")["status"] == "done"
    assert answered(client, match, "red", 3)["status"] == "done"
    address = f"/api/matches/{match['match']}"
    lines = json.dumps(client.get(address, headers=bearer(match, "red")).json()["lines"], ensure_ascii=False)
    assert "[3] [5] [4]" in lines
    record = parse(client.get(f"{address}/record", headers=bearer(match, "red", "blue")).content)
    assert record.setup.scene == "how-many-actions"
    assert verify(record, system_named("evenor")).identical


@pytest.mark.parametrize(
    "change", [{"scene": "how-many"}, {"lists": {"red": ["Léda"]}}, {"options": {"scenario": "ambush"}}]
)
def test_a_scene_that_is_none_or_has_something_beside_it(client: TestClient[Any], change: Message) -> None:
    wish = {"game": "evenor", "chairs": PEOPLE, "scene": "how-many-actions", **change}
    told = client.post("/api/matches", json=wish)
    assert told.status_code in (400, 422), told.text
    assert "scene" in told.json()["message"]


def test_a_list_is_built_that_is_worth_as_much_as_another(client: TestClient[Any]) -> None:
    for near in (40, 80):
        wish = {"seed": "a", "options": {"encounter": "tavern"}, "near": near}
        assert abs(client.post("/api/games/saga/lists/build", json=wish).json()["cost"] - near) <= 5


def test_nobody_is_proposed_to_meet_himself(client: TestClient[Any]) -> None:
    for seed in "abcdef":
        wish = {"seed": seed, "options": {"encounter": "duel"}}
        mine = client.post("/api/games/saga/lists/build", json=wish).json()
        other = {**wish, "near": mine["cost"], "meets": mine["members"]}
        assert client.post("/api/games/saga/lists/build", json=other).json()["members"] != mine["members"]


def test_a_list_is_built_checked_shared_and_played(client: TestClient[Any]) -> None:
    built = client.post("/api/games/evenor/lists/build", json={"seed": "a"}).json()
    assert built["legal"]
    assert client.get(f"/api/lists/{built['code']}").json()["members"] == built["members"]
    paper = client.get(f"/api/lists/{built['code']}/pdf?lang=fr&name=Loups")
    assert (paper.status_code, paper.headers["content-type"], paper.content[:5]) == (200, "application/pdf", b"%PDF-")
    broken = client.post("/api/games/evenor/lists/check", json={"members": built["members"] * 3}).json()
    assert not broken["legal"]
    assert broken["complaints"][0]["rules"]
    wish = {"game": "evenor", "chairs": PEOPLE, "lists": {"red": [built["code"]]}}
    assert client.post("/api/matches", json=wish).status_code == 201


def test_a_list_is_built_to_the_size_settled_on(client: TestClient[Any]) -> None:
    game = "/api/games/kharn-ages/lists"
    for size in ("300", "500"):
        built = client.post(f"{game}/build", json={"seed": "a", "options": {"game_size": size}}).json()
        assert (built["legal"], built["meters"][0]["limit"], sum(built["costs"])) == (True, int(size), built["cost"])
    assert built["cost"] > 300
    wish = {"game": "kharn-ages", "chairs": PEOPLE, "lists": {"red": built["members"]}}
    assert (
        client.post("/api/matches", json={**wish, "options": {"game_size": "300"}}).json()["reason"] == "illegal-list"
    )
    assert client.post("/api/matches", json={**wish, "options": {"game_size": "500"}}).status_code == 201
    odd = client.post(f"{game}/build", json={"options": {"game_size": "9999999999"}})
    assert odd.json()["reason"] == "wrong-option"


@pytest.mark.parametrize(
    ("change", "status", "reason"),
    [
        ({"game": "chess"}, 404, "unknown-game"),
        ({"chairs": {"red": {"kind": "human"}}}, 400, "wrong-seats"),
        ({"chairs": {**PEOPLE, "blue": {"kind": "bot", "level": "divine"}}}, 400, "wrong-chair"),
        ({"chairs": {**PEOPLE, "blue": {"kind": "ghost"}}}, 400, "wrong-chair"),
        ({"options": {"weather": "storm"}}, 400, "wrong-option"),
        ({"lists": {"red": ["Brute", "Brute", "Brute"]}}, 400, "illegal-list"),
        ({"lists": {"red": ["Scout"] * 90}}, 400, "list-too-long"),
        ({"chairs": "everybody"}, 400, "wrong-request"),
        ({"seed": "x" * 65}, 400, "wrong-request"),
    ],
)
def test_a_match_that_cannot_be_made(client: TestClient[Any], change: Message, status: int, reason: str) -> None:
    for lang in ("en", "fr"):
        answer = client.post(f"/api/matches?lang={lang}", json={"game": "toy", "chairs": PEOPLE, **change})
        told = answer.json()
        assert (answer.status_code, told["status"], told["reason"]) == (status, status, reason)
        assert told["message"]


# -------------------------------------------------------------- faults


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/matches/nowhere", 404),
        ("GET", "/api/nonsense", 404),
        ("GET", "/api/games/chess/rules", 404),
        ("GET", "/api/lists/EV-nonsense/pdf", 404),
        ("GET", "/api/lists/EV-nonsense", 404),
        ("DELETE", "/api/games", 405),
        ("GET", "/api/me", 401),
        ("POST", "/api/matches", 400),
    ],
)
def test_every_fault_has_one_shape_and_two_languages(
    client: TestClient[Any], method: str, path: str, status: int
) -> None:
    words = set()
    for lang in ("en", "fr"):
        answer = client.request(method, path, params={"lang": lang})
        assert answer.status_code == status, answer.text
        told = answer.json()
        assert set(told) == {"status", "reason", "message", "rules"}
        assert "Traceback" not in answer.text
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        words.add(told["message"])
    assert len(words) == 2


@pytest.mark.parametrize("path", ["/api/games", "/health", "/api/matches/nowhere", "/api/matches"])
def test_the_head_of_an_answer_is_that_of_the_whole_one(client: TestClient[Any], path: str) -> None:
    whole, head = client.get(path), client.head(path)
    assert (head.status_code, head.content) == (whole.status_code, b"")
    for name in ("content-type", "content-length", "content-security-policy"):
        assert head.headers[name] == whole.headers[name]


def test_an_address_that_leads_nowhere_leads_a_person_back(client: TestClient[Any]) -> None:
    person = client.get("/nowhere/<b>", headers={"Accept": "text/html", "Accept-Language": "fr"})
    assert person.status_code == 404
    assert '<a href="/">' in person.text
    assert "Il n’y a rien" in person.text
    assert "<b>" not in person.text
    assert client.get("/nowhere").json()["reason"] == "no-such-page"
    assert client.get("/api/nowhere", headers={"Accept": "text/html"}).json()["status"] == 404


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'{"game": 3}', b"[" * 50_000])
def test_odd_bodies_are_refused(client: TestClient[Any], body: bytes) -> None:
    for path in ("/api/matches", "/api/games/toy/lists/check", "/api/cases/run"):
        answer = client.post(path, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 400, (path, answer.text)
        assert answer.json()["reason"] == "wrong-request"


def test_a_huge_body_is_turned_away(client: TestClient[Any]) -> None:
    answer = client.post("/api/cases/run", json={"text": "x" * 200_000})
    assert answer.status_code == 413
    assert answer.json()["reason"] == "too-large"


def test_a_token_of_another_match_opens_nothing(client: TestClient[Any]) -> None:
    one, other = new_match(client), new_match(client)
    answer = client.get(f"/api/matches/{one['match']}", headers=bearer(other, "red"))
    assert (answer.status_code, answer.json()["reason"]) == (401, "unknown-token")


# -------------------------------------------------------------- looking back and taking home


def test_the_past_of_a_match(client: TestClient[Any]) -> None:
    match = new_match(client)
    address = f"/api/matches/{match['match']}"
    answered(client, match, "red", [2, 2])
    pages = client.get(f"{address}/history").json()
    assert [(page["moment"], page["seat"]) for page in pages] == [(0, ""), (1, "red")]
    then = client.get(f"{address}/at/0", headers=bearer(match, "red")).json()
    assert (then["decision"], then["lines"]) == (None, [])
    assert client.get(f"{address}/at/9").status_code == 404
    ruling = client.get(f"{address}/ruling").text
    assert "game: toy" in ruling


def test_the_seal_is_opened_at_the_end_and_the_record_verifies(client: TestClient[Any]) -> None:
    match = new_match(client)
    played(client, match)
    address = f"/api/matches/{match['match']}"
    end = client.get(address).json()
    assert end["seal"]["sha256"] == match["seal"] == sha256(end["seal"]["secret"].encode()).hexdigest()
    record = client.get(f"{address}/record")
    assert record.status_code == 200
    assert verify(parse(record.content), system_named("toy")).identical
    undo = {"type": "undo", "id": "u", "version": end["version"], "seat": "red", "to": 3}
    ack = client.post(f"{address}/commands", json=undo, headers=bearer(match, "red")).json()
    assert ack["status"] == "refused", "who knows the dice cannot go back"


def test_a_fork_has_the_same_past_and_dice_of_its_own(client: TestClient[Any]) -> None:
    match = new_match(client)
    played(client, match)
    address = f"/api/matches/{match['match']}"
    pages = client.get(f"{address}/history").json()
    middle = len(pages) // 2
    fork = client.post(f"{address}/fork", json={"moment": middle, "chairs": PEOPLE})
    assert fork.status_code == 201, fork.text
    made = fork.json()
    assert made["seal"] != match["seal"]
    then = client.get(f"{address}/at/{middle}").json()
    now = client.get(f"/api/matches/{made['match']}").json()
    assert [line["text"] for line in now["lines"]] == [line["text"] for line in then["lines"]]
    assert now["figures"] == then["figures"]


def test_previews(client: TestClient[Any]) -> None:
    match = new_match(client)
    address = f"/api/matches/{match['match']}/preview"
    for seat, place in (("red", [2, 2]), ("red", [2, 5]), ("blue", [10, 2]), ("blue", [10, 5])):
        answered(client, match, seat, place)
    for seat, bid in (("red", 2), ("blue", 1)):
        answered(client, match, seat, bid)
    answered(client, match, "red", [])
    answered(client, match, "red", "red1")

    def ask(**question: Any) -> Any:
        return client.post(address, json=question, headers=bearer(match, "red"))

    reach = ask(ask="reach").json()["reach"]
    assert reach["bands"]
    path = ask(ask="path", path={"to": [4, 2]}).json()["path"]
    assert (path["legal"], path["cost"]) == (True, 2.0)
    far = ask(ask="path", path=[[11, 11]]).json()["path"]
    assert (far["legal"], far["rules"]) == (False, ["TOY-02"])
    assert path["engages"] == []
    beside = ask(ask="path", path=[[2, 4.0]]).json()["path"]
    assert (beside["touches"], beside["engages"]) == (["red2"], []), "a friend is touched, and not engaged"
    assert ask(ask="check", answer={"to": [4, 2]}).json()["verdict"]["legal"]
    refused = ask(ask="check", answer=[[11, 11]]).json()["verdict"]
    assert (refused["legal"], refused["rules"]) == (False, ["TOY-02"])
    assert refused["reason"]
    assert ask(ask="measure", one=[0, 0], other=[3, 4]).json()["distance"] == 5
    assert ask(ask="measure", one="red1", other="blue1", moment=3).json()["distance"] == 7
    assert ask(ask="measure", one="red1", other="blue1").json()["distance"] == 7
    assert {seen["figure"] for seen in ask(ask="sight", figure="red1").json()["sight"]} == {"red2", "blue1", "blue2"}
    for wrong, status in (
        ({"ask": "measure", "one": [1e300, 0], "other": [0, 0]}, 400),
        ({"ask": "measure", "one": {}, "other": "nobody"}, 400),
        ({"ask": "sight", "figure": "nobody"}, 404),
        ({"ask": "sight", "figure": "red1", "at": [1e9, 0]}, 400),
        ({"ask": "dreams"}, 400),
        ({"ask": "sight", "figure": "red1", "moment": 99}, 404),
        ({"ask": "odds", "answer": "nonsense"}, 400),
        ({"ask": "path", "path": [[0, 0]] * 3000}, 400),
    ):
        answer = ask(**wrong)
        assert answer.status_code == status, (wrong, answer.text)
    assert ask(ask="reach", version=3).json() == {**ask(ask="reach", version=3).json(), "reach": None, "stale": True}
    assert client.post(address, json={"ask": "reach"}).status_code == 409, "those who watch are asked nothing"


def test_a_place_is_judged_before_it_is_chosen(client: TestClient[Any]) -> None:
    match = new_match(client)
    address = f"/api/matches/{match['match']}/preview"
    told = [
        client.post(address, json={"ask": "check", "answer": place}, headers=bearer(match, "red")).json()["verdict"]
        for place in ([2, 2], [9, 9], "nowhere")
    ]
    assert [one["legal"] for one in told] == [True, False, False]
    assert all(one["reason"] for one in told[1:])
    assert told[0]["instead"] is None
    again = {"ask": "check", "answer": told[1]["instead"]}
    assert client.post(address, json=again, headers=bearer(match, "red")).json()["verdict"]["legal"], "one that is free"


def test_a_shared_screen_says_when_it_shows_a_secret(client: TestClient[Any]) -> None:
    match = new_match(client)
    address = f"/api/matches/{match['match']}"
    both, one = bearer(match, "red", "blue"), bearer(match, "red")
    assert not client.get(address, headers=both).json()["private"], "places are chosen in the open"
    for seat, place in (("red", [2, 2]), ("red", [2, 5]), ("blue", [10, 2]), ("blue", [10, 5])):
        answered(client, match, seat, place)
    assert client.get(address, headers=both).json()["private"], "bids are secret"
    assert not client.get(address, headers=one).json()["private"], "nobody else looks at this screen"
    for seat, bid in (("red", 3), ("blue", 0)):
        answered(client, match, seat, bid)
    answered(client, match, "red", ["red1"])
    now = client.get(address, headers=both).json()
    assert (now["decision"]["seat"], now["private"]) == ("red", True)
    assert any(tag["id"] == "lurking" for figure in now["figures"] for tag in figure["tags"])
    last = len(client.get(f"{address}/history", headers=both).json()) - 1
    past = client.get(f"{address}/at/{last}", headers=both).json()
    hidden = [tag for figure in past["figures"] for tag in figure["tags"] if tag["id"] == "lurking"]
    assert hidden == [], "the past is shown to both at once"


def test_an_older_match_can_be_read_and_not_continued(client: TestClient[Any], monkeypatch: Any) -> None:
    match = new_match(client)
    answered(client, match, "red", [2, 2])
    monkeypatch.setattr(system_named("toy"), "version", "2")
    del client.app.state.hub.tables[match["match"]]
    with seated(client, match, "red") as red:
        told = red.hello()
        assert (told["version"], bool(told["notice"])) == (1, True)
        assert red.answer([2, 5])["status"] == "refused"


def test_a_match_with_other_cards_is_not_opened(client: TestClient[Any], monkeypatch: Any) -> None:
    system = system_named("toy")
    monkeypatch.setattr(system, "lists", replace(system.lists, pins=lambda lists: {"Grand sabre": "1"}))
    match = new_match(client)
    kept = client.app.state.hub.tables.pop(match["match"]).match.setup
    assert kept.content == {"Grand sabre": "1"}
    assert client.get(f"/api/matches/{match['match']}").status_code == 200
    del client.app.state.hub.tables[match["match"]]
    monkeypatch.setattr(system, "lists", replace(system.lists, pins=lambda lists: {"Grand sabre": "2"}))
    told = client.get(f"/api/matches/{match['match']}?lang=fr")
    assert (told.status_code, told.json()["reason"]) == (409, "content-changed")
    assert "Grand sabre" in told.json()["message"]
    with pytest.raises(WebSocketDisconnect) as closed, seated(client, match, "red") as red:
        red.hello()
    assert closed.value.code == 4409


def test_a_table_comes_back_from_the_store(client: TestClient[Any]) -> None:
    match = new_match(client)
    answered(client, match, "red", [2, 2])
    before = client.get(f"/api/matches/{match['match']}").json()
    del client.app.state.hub.tables[match["match"]]
    assert client.get(f"/api/matches/{match['match']}").json() == before
    order = {"type": "answer", "id": "red-0", "version": 0, "seat": "red", "answer": [2, 2]}
    ack = client.post(f"/api/matches/{match['match']}/commands", json=order, headers=bearer(match, "red")).json()
    assert ack["status"] == "done", "even then a repeated command is answered and not done again"


# -------------------------------------------------------------- for those who run the server


def test_health_metrics_and_description(client: TestClient[Any]) -> None:
    assert client.get("/health").json()["status"] == "ok"
    metrics = client.get("/metrics").text
    for name in ("tables", "guests", "commands_total", "answer_seconds_bucket", "bot_seconds", "requests_total"):
        assert f"escarmouche_{name}" in metrics
    described = client.get("/schema/openapi.json").json()
    for path, methods in described["paths"].items():
        for method, route in methods.items():
            assert {"400", "429"} <= set(route["responses"]), (method, path)


def test_no_token_is_ever_logged(client: TestClient[Any], caplog: pytest.LogCaptureFixture) -> None:
    import logging

    logger = logging.getLogger("escarmouche.web")
    logger.propagate = True
    with caplog.at_level(logging.INFO, "escarmouche.web"):
        match = new_match(client)
        client.get(f"/api/matches/{match['match']}?token={match['tokens']['red']}")
        with seated(client, match, "red") as red:
            red.hello()
    logged = json.dumps(
        [[record.getMessage(), record.__dict__["facts"]] for record in caplog.records if "facts" in record.__dict__]
    )
    assert match["match"] in logged
    assert match["tokens"]["red"] not in logged
