"""Luck and futures of a match that is over: in the background, with progress, in two languages; not before the end."""

from __future__ import annotations

import random
import time
from typing import Any

import pytest
from litestar.testing import TestClient

from escarmouche.bots import make
from escarmouche.bots.protocol import answer_at
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.position import advance, begin
from escarmouche.core.system import Setup, load
from escarmouche.games import SYSTEMS
from escarmouche.records.recordfiles import parse
from escarmouche.sim.glance import Turning
from escarmouche.sim.moments import story
from escarmouche.telling.texts import Texts
from escarmouche.web import jobs
from escarmouche.web.endings import telling, turning
from escarmouche.web.guards import Doors
from escarmouche.web.pictures import figures_of
from escarmouche.web.thinking import system_named
from web.seating import Message, new_match, seated, some_answer


@pytest.fixture(autouse=True)
def _modest(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """Few games: it is not the figures that are tested here. And everybody may have them played."""
    monkeypatch.setattr(client.app.state, "doors", Doors(everybody=True))
    monkeypatch.setattr(jobs, "CALIBRATION", 12)
    monkeypatch.setattr(jobs, "SAMPLES", 2)
    monkeypatch.setattr(jobs, "BOT", "random")
    monkeypatch.setattr(jobs, "NICENESS", 0)


@pytest.fixture(scope="module")
def over(client: TestClient[Any]) -> str:
    """A match played to its end by somebody in both seats."""
    match, chance = new_match(client), random.Random(3)
    with seated(client, match, "red,blue") as both:
        both.hello()
        while not both.now["result"]:
            asked = both.asked
            assert asked is not None
            if both.answer(some_answer(asked, chance), seat=asked["seat"])["status"] == "done":
                both.catch_up()
    id: str = match["match"]
    return id


def waited(client: TestClient[Any], address: str) -> Message:
    """What came of a study, when it is over."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        told: Message = client.get(address).json()
        if told["state"] not in ("waiting", "running"):
            return told
        time.sleep(0.05)
    raise TimeoutError(address)


def test_the_luck_of_a_match_is_studied_in_the_background(client: TestClient[Any], over: str) -> None:
    address = f"/api/matches/{over}/luck"
    assert client.get(address).json()["state"] == "none"
    begun = client.post(address, json={}).json()
    assert begun["state"] in ("waiting", "running")
    told = waited(client, address)
    assert told["state"] == "done", told
    moments = client.get(f"/api/matches/{over}/history").json()
    assert [point["moment"] for point in told["curve"]] == [page["moment"] for page in moments]
    assert [point["turn"] for point in told["curve"]] == [page["turn"] for page in moments]
    whole = {one["seat"]: one for one in told["accounts"] if one["turn"] == -1}
    assert whole["red"]["luck"] == pytest.approx(-whole["blue"]["luck"])
    assert told["done"] == told["total"] or told["done"] > 12
    assert client.post(address, json={}).json()["state"] == "done"
    french = client.get(f"{address}?lang=fr").json()
    assert [side["label"] for side in french["sides"]] == ["Rouge", "Bleu"]


def test_moments_of_the_record_are_moments_of_the_match(client: TestClient[Any], over: str) -> None:
    record = parse(client.get(f"/api/matches/{over}/record").text.encode())
    tale = story(record, system_named("toy"))
    match = client.app.state.hub.tables[over].match
    assert [tale.position(at).now for at in range(len(tale.chosen) + 1)] == [
        moment.position.now for moment in match.moments
    ]
    assert [one.answer for one in tale.chosen] == [
        moment.position.decision(move.seat).check(move.answer)
        for moment, move in zip(match.moments, match.answers, strict=False)
    ]


def test_nothing_is_told_while_the_game_runs(client: TestClient[Any]) -> None:
    match = new_match(client)
    for told in (
        client.get(f"/api/matches/{match['match']}/luck"),
        client.post(f"/api/matches/{match['match']}/luck", json={}),
        client.get(f"/api/matches/{match['match']}/futures?moment=0"),
        client.post(f"/api/matches/{match['match']}/futures", json={"moment": 0}),
    ):
        assert (told.status_code, told.json()["reason"]) == (409, "luck-after-end")
    assert client.get("/api/matches/nowhere/luck").status_code == 404


def test_futures_of_a_moment(client: TestClient[Any], over: str) -> None:
    address = f"/api/matches/{over}/futures"
    assert client.get(f"{address}?moment=3").json()["state"] == "none"
    client.post(address, json={"moment": 3, "games": 20})
    told = waited(client, f"{address}?moment=3")
    assert (told["state"], told["games"]) == ("done", 20)
    assert sum(one["count"] for one in told["wins"].values()) + told["draws"]["count"] == 20
    assert {one["seat"] for one in told["left"]} == {"red", "blue"}
    client.post(address, json={"moment": 3, "games": 30})
    assert waited(client, f"{address}?moment=3")["games"] == 30
    assert client.post(address, json={"moment": 9999}).status_code == 404
    assert client.post(address, json={"moment": 3, "games": 0}).status_code == 400


def test_a_study_can_be_stopped_and_keeps_what_it_has(client: TestClient[Any], over: str) -> None:
    address = f"/api/matches/{over}/futures"
    client.post(address, json={"moment": 0, "games": 1000})
    while (told := client.get(f"{address}?moment=0").json())["state"] == "waiting" or told["done"] == 0:
        time.sleep(0.02)
    client.post(address, json={"moment": 0, "stop": True})
    told = waited(client, f"{address}?moment=0")
    assert told["state"] == "stopped"
    assert 0 < told["games"] < 1000


def test_too_many_studies_wait_elsewhere(client: TestClient[Any], over: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "QUEUE", 0)
    told = client.post(f"/api/matches/{over}/futures", json={"moment": 5, "games": 5})
    assert (told.status_code, told.json()["reason"]) == (503, "inquiries-busy")


def test_the_page_at_the_end_tells_luck_and_turning_point(client: TestClient[Any], over: str) -> None:
    told = client.get(f"/api/matches/{over}/ending?lang=en")
    assert told.status_code == 200, told.text
    found = told.json()
    assert [one["seat"] for one in found["fortunes"]] == ["red", "blue"]
    assert all(0.0 <= one["percentile"] <= 1.0 for one in found["fortunes"])
    match = client.app.state.hub.tables[over].match
    view = turning(match, Turning(moment=2, side="red", before=0.4, after=0.6), Texts(system_named("toy"), "en"))
    assert (view.seat, view.before, view.after) == (match.answers[2].seat, 0.4, 0.6)
    assert view.question
    assert view.chosen


@pytest.mark.parametrize("game", ["evenor", "age-des-escarmouches"])
def test_of_a_turning_point_is_told_what_befell_whoever_was_harmed(game: str) -> None:
    system = load(SYSTEMS[game])
    lists = {seat: list(system.lists.build(Block(seat, 0), None, {})) for seat in system.seats}
    dice, bots = SeededDice("turning"), {seat: make("greedy", system, "turning", seat) for seat in system.seats}
    position = begin(system.rules.new_game(Setup(game=game, seed="5", lists=lists)), dice).position
    wounds = 0
    for _ in range(400):
        if not position.pending or wounds == 3:
            break
        decision, now = position.decision(), position.now
        step = advance(position, answer_at(system, bots[decision.seat], position, decision.seat), dice, decision.seat)
        position, then = step.position, step.position.now
        harmed = {
            who
            for who, figure in now.figures.items()
            if system.shown.portrait(then.figures[who]).life < system.shown.portrait(figure).life
        }
        told = telling(system, now, then, step.events)
        assert bool(told) == bool(step.events)
        if harmed:
            wounds += 1
            assert all(harmed.intersection(figures_of(event, now)) for event in told)
    assert wounds == 3


def test_nothing_is_told_before_the_end(client: TestClient[Any]) -> None:
    running = new_match(client)["match"]
    assert client.get(f"/api/matches/{running}/ending").json()["reason"] == "luck-after-end"
