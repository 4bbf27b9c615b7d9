"""What a stranger, a spectator or an opponent might try by requests that are well formed: each ends where it began."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from litestar.testing import TestClient

from escarmouche.core.decisions import MOST_VETTED, ChoosePath
from escarmouche.web import hub as hubs
from escarmouche.web.faults import Slow
from escarmouche.web.jobs import OWN, Inquiries, Inquiry
from escarmouche.web.letterbox import NewAddress
from escarmouche.web.matches import STOOD
from escarmouche.web.previews import path
from escarmouche.web.relay import LARGEST, whole
from escarmouche.web.showing import FULL_LETTERS
from escarmouche.web.standing import MOST_ANSWERS
from web.seating import PEOPLE, Message, new_match, seated, some_answer
from web.test_accounts import signed
from web.test_correspondence import deployed
from web.test_siege import HELD

LEFT, RIGHT = [2.0, 2.0], [10.0, 2.0]


# -------------------------------------------------------------- an opponent


def test_consent_is_to_the_wish_that_was_read(client: TestClient[Any]) -> None:
    """One asks for a step back; when the other is about to agree, it is a draw that is asked for."""
    match = new_match(client)
    with seated(client, match, "red") as red, seated(client, match, "blue") as blue:
        for player in (red, blue):
            player.hello()
        for place in (LEFT, [2.0, 5.0]):
            red.answer(place)
        blue.catch_up()
        blue.answer(RIGHT)
        red.catch_up()
        assert red.order("undo", to=0)["status"] == "asked"
        read = blue.catch_up()["undo"]["asked_to"]
        assert red.order("draw")["status"] == "asked"
        assert blue.order("consent", granted=True, to=read)["status"] == "refused"
        assert not blue.catch_up()["result"]
        assert blue.order("consent", granted=True, to=-1)["status"] == "done"


# -------------------------------------------------------------- a spectator


def test_who_is_behind_does_not_learn_how_far_the_match_is(client: TestClient[Any]) -> None:
    match = new_match(client, terms={"delay": 600})
    with seated(client, match, "red") as red, seated(client, match) as watching:
        red.hello()
        watching.hello()
        assert red.answer(LEFT)["status"] == "done"
        watching.seat = "red"
        assert watching.order("resign")["version"] == 0
        watching.line.send_text("nonsense")
        assert watching.until("ack")["version"] == 0


def test_who_is_behind_hears_no_answer_being_given(client: TestClient[Any]) -> None:
    """Nor of a wish, which names a moment they have not seen; who comes and goes they see at once."""
    match = new_match(client, terms={"delay": 600})
    with seated(client, match) as watching, seated(client, match, "red") as red:
        watching.hello()
        red.hello()
        assert watching.hear()["seats"][0]["here"]
        for place in (LEFT, [2, 5]):
            assert red.answer(place)["status"] == "done"
            red.catch_up()
        with seated(client, match, "blue") as blue:
            blue.hello()
            assert watching.hear()["seats"][1]["here"], "the next they hear, after two answers"
            assert red.order("undo", to=0)["status"] in ("done", "asked")
            assert red.order("draw", version=red.catch_up()["version"])["status"] == "asked"
            assert client.get(f"/api/matches/{match['match']}").json()["undo"]["asked_by"] == ""
            watching.line.send_text("nonsense")
            assert watching.hear()["type"] == "ack"


def test_a_table_whose_watchers_are_behind_remembers_it_twice_not_once_an_answer(client: TestClient[Any]) -> None:
    match, chance = new_match(client, terms={"delay": 600}), random.Random(1)
    with seated(client, match, "red,blue") as both:
        both.hello()
        for _ in range(40):
            assert both.asked
            both.answer(some_answer(both.asked, chance), seat=both.asked["seat"])
            both.catch_up()
    table = client.app.state.hub.tables[match["match"]]
    assert table.behind is not None
    assert table.behind.version == 0
    assert len(table.unseen) == table.match.version
    assert table.weight >= len(table.match.moments)


# -------------------------------------------------------------- a player without end


def test_steps_back_are_not_remembered_for_ever(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match(client)
    live = client.app.state.hub.tables[match["match"]].match
    monkeypatch.setattr(hubs, "MOST_VERSIONS", 2 * STOOD + 20)
    with seated(client, match, "red,blue") as both:
        both.hello()
        while (told := both.answer(LEFT))["status"] == "done":
            told = both.order("undo", to=0)
            if told["status"] != "done":
                break
        assert "too long" in told["reason"]
        assert both.order("resign")["status"] == "done", "but it can be ended"
    assert len(live._stood) == STOOD
    assert live.version == 2 * STOOD + 21
    assert client.get(f"/api/matches/{match['match']}").json()["result"]


def test_whoever_is_far_behind_is_told_everything(client: TestClient[Any]) -> None:
    match = new_match(client)
    with seated(client, match, "red,blue") as both:
        both.hello()
        for _ in range(STOOD):
            both.answer(LEFT)
            both.order("undo", to=0)
        assert both.hello(both.now["version"] - 2)["since"] == both.now["version"] - 2
        assert both.hello(0)["since"] == -1


def test_a_question_does_not_remember_every_path(client: TestClient[Any]) -> None:
    match = new_match(client)
    deployed(client, match)
    with seated(client, match, "red,blue") as both:
        both.hello()
        chance = random.Random(2)
        while both.now["decision"]["kind"] != "path":
            asked = both.now["decision"]
            assert both.answer(some_answer(asked, chance), seat=asked["seat"])["status"] == "done"
            both.catch_up()
        asking = both.now["decision"]["seat"]
    live = client.app.state.hub.tables[match["match"]].match
    decision, texts = live.position.decision(asking), client.app.state.hub.texts(live.system, "en")
    assert isinstance(decision, ChoosePath)
    for number in range(MOST_VETTED + 50):
        path(decision, [[2.0 + number / 1_000, 2.0]], texts, live.position.now)
    path(decision, [[2.0, 2.0]] * 100, texts, live.position.now)
    assert len(decision.vetted) <= MOST_VETTED
    assert max(map(len, decision.vetted)) < 100


@pytest.mark.parametrize("terms", [{"seconds": 7 * 3_600}, {"seconds": 60, "increment": 601}])
def test_a_clock_does_not_keep_a_table_for_days(client: TestClient[Any], terms: Message) -> None:
    wish = {"game": "toy", "chairs": PEOPLE, "terms": terms}
    assert client.post("/api/matches", json=wish).json()["reason"] == "wrong-clock"


def test_full_texts_are_bounded_in_letters(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    hub = client.app.state.hub
    assert hub._letters == sum(map(len, hub._full.values())) <= FULL_LETTERS
    monkeypatch.setattr("escarmouche.web.showing.FULL_LETTERS", 10_000)
    for _ in range(5):
        with seated(client, new_match(client)) as watching:
            watching.hello()
    assert hub._letters == sum(map(len, hub._full.values())) <= 10_000


# -------------------------------------------------------------- standing orders


def test_orders_are_weighed_aside(client: TestClient[Any]) -> None:
    """Forty orders that name eight places each, none of them legal, hold nobody."""
    match = new_match(client)
    red = deployed(client, match)
    places = [[[round(0.01 * n, 2), 0.0]] * 3 for n in range(MOST_ANSWERS)]
    orders = [{"key": red.now["decision"]["key"], "answers": places, "always": True}] * 30
    client.app.state.pulse.reset()
    mine = signed(match["tokens"]["red"])
    told = client.post(f"/api/matches/{match['match']}/orders", json={"seat": "red", "orders": orders}, headers=mine)
    assert told.status_code == 200, told.text
    time.sleep(0.1)
    assert client.app.state.pulse.held < HELD
    long = [{"key": orders[0]["key"], "answers": [1] * (MOST_ANSWERS + 1)}]
    told = client.post(f"/api/matches/{match['match']}/orders", json={"seat": "red", "orders": long}, headers=mine)
    assert told.json()["reason"] == "long-order"


# -------------------------------------------------------------- somebody signed in


async def waits(inquiry: Inquiry, pool: Any) -> None:
    raise AssertionError("nobody asks for this")


def test_nobody_fills_the_queue_of_studies(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    inquiries = Inquiries()

    async def scene() -> None:
        async def idle(*_: Any) -> None:
            return None

        monkeypatch.setattr(inquiries, "_run", idle)
        for number in range(OWN):
            inquiries._begun((f"m{number}", -1), waits, "account-1")  # type: ignore[arg-type]
        with pytest.raises(Slow):
            inquiries._begun(("another", -1), waits, "account-1")  # type: ignore[arg-type]
        inquiries._begun(("another", -1), waits, "match-another")  # type: ignore[arg-type]
        inquiries._known.clear()
        for number in range(OWN):
            inquiries._begun((f"m{number}", -1), waits, f"match-{number}", "127.0.0.3")  # type: ignore[arg-type]
        with pytest.raises(Slow):
            inquiries._begun(("another", -1), waits, "match-another", "127.0.0.3")  # type: ignore[arg-type]
        inquiries._begun(("another", -1), waits, "match-another", "127.0.0.4")  # type: ignore[arg-type]

    client.blocking_portal.call(scene)


def test_a_stranger_stops_no_study_of_others(client: TestClient[Any]) -> None:
    match = new_match(client)
    with seated(client, match, "red,blue") as both:
        both.hello()
        chance = random.Random(3)
        while not both.now["result"]:
            assert both.asked
            both.answer(some_answer(both.asked, chance), seat=both.asked["seat"])
            both.catch_up()
    known = Inquiry(f"match-{match['match']}")
    client.app.state.inquiries._known[match["match"], -1] = known
    stranger = client.post("/api/accounts", json={"name": "Mallory", "password": "long enough"}).json()["token"]
    place = f"/api/matches/{match['match']}/luck"
    assert client.post(place, json={"stop": True}, headers=signed(stranger)).json()["reason"] == "study-not-yours"
    assert not known.stopped
    assert client.post(place, json={"stop": True}, headers=signed(match["tokens"]["red"])).status_code == 200
    assert known.stopped


@pytest.mark.parametrize("address", ["a@b.example\n", "a@b.example\r\nBcc: c@d.example"])
def test_an_address_is_one_line(client: TestClient[Any], address: str) -> None:
    token = client.post("/api/accounts", json={"name": f"Eve {len(address)}", "password": "long enough"}).json()[
        "token"
    ]
    assert NewAddress(address="a@b.example").address
    told = client.post("/api/me/address", json={"address": address}, headers=signed(token))
    assert told.json()["reason"] == "wrong-request"


# -------------------------------------------------------------- anybody


@pytest.mark.parametrize("path", ["/api/games", "/api/games/evenor/cards", "/api/games/evenor/rules?lang=fr"])
def test_what_is_the_same_for_everybody_is_packed_once(client: TestClient[Any], path: str) -> None:
    plain = client.get(path, headers={"accept-encoding": "identity"})
    packed = client.get(path, headers={"accept-encoding": "gzip, br"})
    assert plain.json() == packed.json()
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    client.app.state.pulse.reset()
    for _ in range(20):
        assert client.get(path).status_code == 200
    assert client.app.state.pulse.held < HELD


def test_a_code_says_nothing_in_the_head_of_an_answer(client: TestClient[Any]) -> None:
    code = client.post("/api/games/evenor/lists/build", json={"seed": "a"}).json()["code"]
    for twisted in (code, f"{code}%0d%0aX: y", f"{code}%22", f"{code}%E2%80%AE"):
        told = client.get(f"/api/lists/{twisted}/pdf?name=%22%0d%0a%F0%9F%90%89<b>")
        assert told.status_code in (200, 400, 404), told.text
        assert "x" not in told.headers


@pytest.mark.parametrize(
    "path",
    [
        f"/api/matches/none/at/{'9' * 5_000}",
        f"/api/matches/{'x' * 9_000}",
        "/api/matches/none/at/-1",
        "/api/lab/..%2f..%2fetc/games",
        "/assets/..%2f..%2f..%2f..%2fetc%2fpasswd",
        f"/api/lists/{'9' * 4_000}",
        "/api/games/evenor%00/cards",
        "/api/watch?lang=%ff%fe",
    ],
)
def test_a_twisted_path_is_nobodys_fault_of_ours(client: TestClient[Any], path: str) -> None:
    told = client.get(path)
    assert told.status_code < 500
    assert "root:" not in told.text


def test_what_is_passed_on_is_no_larger_than_what_is_taken(client: TestClient[Any]) -> None:
    async def scene() -> int:
        parts = iter([{"body": b"x" * 100_000, "more_body": True}] * 40 + [{"body": b"", "more_body": False}])

        async def receive() -> Any:
            return next(parts)

        return len(await whole(receive))

    assert client.blocking_portal.call(scene) <= LARGEST + 100_000
