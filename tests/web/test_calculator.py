"""The calculator over the wire."""

from __future__ import annotations

from typing import Any

from litestar.testing import TestClient


def test_conditions_are_told_in_the_readers_language(client: TestClient[Any]) -> None:
    found = client.get("/api/games/evenor/duels?lang=fr").json()
    assert [one["name"] for one in found] == ["attack", "range", "attacker-is", "defender-is"]
    assert found[0]["label"] == "Attaque"
    assert ["shot", "tir"] in found[0]["choices"]


def test_a_duel_is_reckoned_and_nonsense_is_refused(client: TestClient[Any]) -> None:
    wish = {"attacker": "Oni", "defender": "Kara"}
    found = client.post("/api/games/evenor/duels", json=wish).json()
    assert found.get("odds", found)["method"] == "exact", found
    fallen = [one for one in found["odds"]["chances"] if one["what"] == "out_of_action" and one["figure"] == "defender"]
    assert 0.8 < fallen[0]["share"] < 0.9
    for wrong in (
        {**wish, "attacker": "Nobody"},
        {**wish, "settled": {"attack": "bite"}},
        {**wish, "settled": {"attack": "shot"}},
    ):
        refused = client.post("/api/games/evenor/duels", json=wrong)
        assert refused.status_code == 400
        assert refused.json()["message"]
