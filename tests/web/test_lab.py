"""The balance lab over HTTP: begun, stopped, taken up after a restart; every number leads to its games."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from escarmouche.core.system import load
from escarmouche.games import SYSTEMS
from escarmouche.lab.folder import begin, play, played
from escarmouche.lab.study import Study
from escarmouche.lab.telling import retell
from escarmouche.records.record import parse, verify
from escarmouche.web.app import application
from escarmouche.web.guards import NO_LIMITS, Doors
from escarmouche.web.studies import WANTED
from escarmouche.web.thinking import system_named

KEPT = Doors(everybody=True)
STUDY = Study(game="evenor", bot="random", games=32, duels=0)


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with one study of random games."""
    found = tmp_path_factory.mktemp("lab")
    folder = found / "balance/first"
    begin(folder, STUDY, False)
    system = system_named("evenor")
    assert play(folder, STUDY, system, SYSTEMS["evenor"], workers=1)
    retell(folder, STUDY, system)
    return found


@pytest.fixture(scope="module")
def client(root: Path) -> Iterator[TestClient[Any]]:
    with TestClient(application(str(root / "matches.sqlite"), workers=1, limits=NO_LIMITS, doors=KEPT)) as made:
        yield made


def waited(client: TestClient[Any], id: str, key: str, seconds: float = 90.0) -> Any:
    """The study once this holds of it."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        found = client.get(f"/api/lab/{id}").json()["study"]
        if found[key]:
            return found
        time.sleep(0.1)
    raise AssertionError(f"{id} is never {key}: {found}")


def test_studies_are_listed_and_told_in_both_languages(client: TestClient[Any]) -> None:
    [study] = [one for one in client.get("/api/lab").json() if one["id"] == "first"]
    assert study["finished"]
    assert study["done"] == 32
    english, french = (client.get(f"/api/lab/first?lang={lang}").json() for lang in ("en", "fr"))
    assert set(english["charts"]) == {"costs", "rates", "sides"}
    assert len(english["profiles"]) == len(load(SYSTEMS["evenor"]).lists.cards())
    assert "Played by" in english["sentences"][0]
    assert "Joué par" in french["sentences"][0]


def test_a_number_leads_to_its_games_and_a_game_to_its_replay(client: TestClient[Any], root: Path) -> None:
    page = client.get("/api/lab/first").json()
    one = next(profile for profile in page["profiles"] if profile["rate"]["games"])
    found = client.get("/api/lab/first/games", params={"who": one["name"]}).json()
    sides = sum(one["name"] in game[side] for game in found["games"] for side in ("red", "blue"))
    assert sides == one["rate"]["games"]
    game = found["games"][0]
    match = client.post(f"/api/lab/first/games/lists/{game['index']}").json()["match"]
    record = parse(client.get(f"/api/matches/{match}/record").content)
    kept = played(root / "balance/first", "lists")[game["index"]]
    assert verify(record, system_named("evenor")).identical
    assert record.end is not None
    assert record.end.result is not None
    assert record.end.result.winner == kept.winner
    assert client.post(f"/api/lab/first/games/lists/{game['index']}").json()["match"] == match


def test_games_are_told_by_who_won(client: TestClient[Any]) -> None:
    rate = client.get("/api/lab/first/games", params={"winner": "first"}).json()
    everything = client.get("/api/lab/first/games").json()
    assert 0 < rate["count"] < everything["count"] == 32
    assert all(game["winner"] == game["first"] for game in rate["games"])


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/lab/nothing", 404),
        ("GET", "/api/lab/..%2f..", 404),
        ("GET", "/api/lab/first/games?part=duels", 404),
        ("POST", "/api/lab/first/games/lists/99", 404),
        ("POST", "/api/lab/nothing/stop", 404),
    ],
)
def test_what_is_not_there_is_told(client: TestClient[Any], method: str, path: str, status: int) -> None:
    answer = client.request(method, path)
    assert answer.status_code == status
    assert answer.json()["message"]


def test_a_study_that_asks_too_much_is_refused(client: TestClient[Any]) -> None:
    wish = {"game": "evenor", "bot": "random", "games": 9_999}
    assert client.post("/api/lab", json=wish).json()["reason"] == "study-limit"
    assert client.post("/api/lab", json={**wish, "games": 3, "bot": "gredy"}).status_code == 400
    assert client.post("/api/lab", json={**wish, "game": "evenro", "games": 3}).status_code == 404


def test_a_study_is_begun_stopped_and_taken_up_by_the_next_server(root: Path, client: TestClient[Any]) -> None:
    wish = {"game": "evenor", "bot": "random", "games": 240, "options": {"scenario": "extermination"}}
    study = client.post("/api/lab", json=wish).json()
    assert client.post("/api/lab", json=wish).json()["reason"] == "study-running"
    waited(client, study["id"], "done")
    stopped = client.post(f"/api/lab/{study['id']}/stop").json()
    assert not stopped["running"]
    assert 0 < stopped["done"] < 240
    folder = root / "balance" / study["id"]
    assert not (folder / WANTED).exists()
    (folder / WANTED).touch()
    with TestClient(application(str(root / "again.sqlite"), workers=1, limits=NO_LIMITS, warm=True)) as later:
        assert waited(later, study["id"], "running")["done"] >= stopped["done"]
        later.post(f"/api/lab/{study['id']}/stop")
