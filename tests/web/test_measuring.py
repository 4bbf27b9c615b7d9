"""Measuring is open to everybody at every moment, whoever is asked."""

from __future__ import annotations

from typing import Any

from litestar.testing import TestClient

from proofs import proves
from web.seating import PEOPLE, Message


@proves("KA-MEA-02")
def test_both_players_and_those_who_watch_measure_while_one_of_them_is_asked(client: TestClient[Any]) -> None:
    wish = {"game": "kharn-ages", "chairs": PEOPLE, "seed": "one"}
    made: Message = client.post("/api/matches", json=wish).json()
    address, match = f"/api/matches/{made['match']}", client.app.state.hub.tables[made["match"]].match
    one, other = list(match.position.now.figures)[:2]
    asked, version = match.pending[0].seat, match.version
    for seat in ("red", "blue", ""):
        headers = {"Authorization": f"Bearer {made['tokens'][seat]}"} if seat else {}
        told = client.post(f"{address}/preview", json={"ask": "measure", "one": one, "other": other}, headers=headers)
        assert told.status_code == 200, told.text
        assert isinstance(told.json()["distance"], float)
    assert (match.pending[0].seat, match.version) == (asked, version)


def test_what_reaches_how_far_is_told_in_the_language_of_the_reader(client: TestClient[Any]) -> None:
    made: Message = client.post("/api/matches", json={"game": "kharn-ages", "chairs": PEOPLE, "seed": "one"}).json()
    match = client.app.state.hub.tables[made["match"]].match
    wish = {"ask": "sight", "figure": next(iter(match.position.now.figures))}
    for lang, name in (("en", "Zone of control"), ("fr", "Zone de contrôle")):
        told = client.post(f"/api/matches/{made['match']}/preview?lang={lang}", json=wish)
        assert told.status_code == 200, told.text
        assert name in [one["name"] for one in told.json()["ranges"]]
