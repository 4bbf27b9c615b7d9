"""Cards of SAGA: those of the package, somebody's own, and what is wrong with them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from escarmouche.cards import content
from escarmouche.core.system import Setup
from escarmouche.games.saga import cards
from escarmouche.games.saga.system import SYSTEM
from proofs import proves

SHEET: dict[str, Any] = {
    "name": "Aline",
    "band": "Miens",
    "scores": {"agility": 5},
    "skills": {"sword": 5},
    "held": ["sword"],
    "armour": ["leather"],
}


def faults(kind: str, card: dict[str, Any]) -> set[tuple[str, str, str | None]]:
    checked = content.check(cards.CATALOGUE, [("mine.yaml", content.text_of(cards.CATALOGUE, {kind: [card]}))])
    return {(one.field, one.what.reason, one.what.nearest) for one in checked.faults}


def test_a_character_of_ones_own_is_taken() -> None:
    assert not faults("characters", SHEET)


@proves("SG-CORE-01", "SG-SPEC-01")
@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"held": ["swrod"]}, ("held.0", "no-card", "sword")),
        ({"carried": {"daggr": "belt"}}, ("carried.daggr", "no-card", "dagger")),
        ({"armour": ["mail", "lether"]}, ("armour.1", "no-card", "leather")),
        ({"mount": "hors"}, ("mount", "no-card", "horse")),
        ({"skills": {"dogde": 3}}, ("skills.dogde", "no-card", "dodge")),
        ({"scores": {"agilty": 3}}, ("scores.agilty", "no-card", "agility")),
        ({"arts": {"chrge": 1}}, ("arts.chrge", "no-card", "charge")),
        ({"speciality": "pwoer"}, ("speciality", "no-card", "power")),
    ],
)
def test_a_character_that_cannot_be_is_found_out(change: dict[str, Any], wrong: tuple[str, str, str]) -> None:
    assert faults("characters", {**SHEET, **change}) == {wrong}


@proves("SG-CORE-21", "SG-CORE-25")
def test_a_skill_that_nobody_has_and_a_name_that_is_taken() -> None:
    assert faults("weapons", {"name": "falchion", "skill": "swrod"}) == {("skill", "no-card", "sword")}
    assert faults("mounts", {"name": "axe", "speed": 5, "skill": "riding", "endurance": 4, "wounds": 6}) == {
        ("name", "name-taken", None)
    }


def test_ones_own_are_played_with_and_pinned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    own = {"characters": [SHEET], "armours": [{"name": "leather", "protection": 3, "zones": ["torso"]}]}
    (tmp_path / "mine.yaml").write_text(content.text_of(cards.CATALOGUE, own), encoding="utf-8")
    monkeypatch.setenv(content.FOLDER, str(tmp_path))
    kept = (cards.own, cards.shelf, cards.tagged)
    for one in kept:
        one.cache_clear()
    try:
        lists = {"red": ["Aline"], "blue": ["Nolwen"]}
        assert set(cards.pins(lists)) == {"Aline", "leather"}
        state = SYSTEM.rules.new_game(Setup(game="saga", lists=lists, free=True))
        assert {one.name for one in state.figures.values()} >= {"Aline", "Nolwen"}
    finally:
        for one in kept:
            one.cache_clear()
