"""What a scenario puts before the players: its brief where a game is settled, its things on the table and in words."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.core.dice import SeededDice
from escarmouche.core.position import begin
from escarmouche.core.system import Setup
from escarmouche.games.kharn_ages import SYSTEM
from escarmouche.space.areas import Area
from escarmouche.telling.texts import Lang, Texts
from escarmouche.web.games import game_view
from escarmouche.web.pictures import figure_view, table_view

HOMES = {"red": Area(0.0, 0.0, 15.0, 2.0), "blue": Area(0.0, 13.0, 15.0, 15.0)}


def laid(scenario: str, **changes: Any) -> Any:
    lists = {"red": ["Écorcheur"], "blue": ["Porteur d'écorce"]}
    setup = Setup(game="kharn-ages", seed="1", lists=lists, options={"scenario": scenario})
    state = begin(SYSTEM.rules.new_game(setup), SeededDice("1")).position.now
    return replace(state, homes=HOMES, **changes)


def labels(state: Any, lang: Lang = "en") -> dict[str, tuple[str, str, str]]:
    marks = table_view(Texts(SYSTEM, lang), state).marks
    return {mark.id: (mark.label, mark.side, mark.emblem) for mark in marks if len(mark.ring) == 1}


def test_a_locked_chest_is_told_in_both_languages() -> None:
    assert labels(laid("chest"))["chest"] == ("chest (locked)", "", "chest")
    assert labels(laid("chest"), "fr")["chest"] == ("coffre (fermé à clé)", "", "chest")


def test_things_that_lie_about_have_names_in_both_languages() -> None:
    assert labels(laid("chest"))["big-stone-2"] == ("big stone 2", "", "stone")
    assert labels(laid("chest"), "fr")["big-stone-2"] == ("grosse pierre 2", "", "stone")


def test_stores_have_owners_and_flames() -> None:
    found = labels(laid("stores", burning=("store-4",)))
    assert found["store-1"] == ("store 1 (Red)", "red", "store")
    assert found["store-4"] == ("store 4 (Blue, on fire)", "blue", "store")
    assert found["fire-store-4"][2] == "fire"
    assert found["water-bucket-1"] == ("bucket of water 1", "", "bucket")
    assert "fire-store-1" not in found


def test_a_stone_tells_who_has_read_it() -> None:
    state = laid("stones")
    read = replace(state.things["inscription-2"], read=("blue",))
    found = labels(replace(state, things={**state.things, "inscription-2": read}))
    assert found["inscription-1"] == ("stone 1", "", "stone")
    assert found["inscription-2"] == ("stone 2 (Blue, silent)", "blue", "stone")


def test_the_sheet_tells_what_is_carried() -> None:
    state = laid("chest")
    who = next(iter(state.figures))
    state = state.changed(who, carrying=("chest",), on_table=True)
    sheet = dict(figure_view(Texts(SYSTEM, "en"), state, state.figures[who]).sheet)
    assert sheet["carries"] == "chest"


@pytest.mark.parametrize(("lang", "ours"), [("en", "our own"), ("fr", "maison")])
def test_the_form_briefs_each_scenario(lang: Lang, ours: str) -> None:
    form = {field.name: field for field in game_view("kharn-ages", lang).form}
    briefs = {choice.value: choice.brief for choice in form["scenario"].choices}
    assert [name for name, brief in briefs.items() if ours in brief] == ["chest", "stones", "stores"]
    assert all(briefs.values())
    assert not any(choice.brief for choice in form["edition"].choices)
