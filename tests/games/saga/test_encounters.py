"""Encounters: everybody finds a place, more than an encounter is made for too."""

from __future__ import annotations

import pytest

from escarmouche.bots import make
from escarmouche.bots.protocol import Seated
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.position import play
from escarmouche.core.system import Setup
from escarmouche.games.saga import SYSTEM
from escarmouche.games.saga.cards import shelf
from escarmouche.games.saga.scenarios.encounters import encounter

CHOICES = next(field.choices for field in SYSTEM.rules.setup_form if field.name == "encounter")
MANY = [one.name for one in shelf().characters.values()][:9]


@pytest.mark.parametrize("name", CHOICES)
def test_a_crowd_finds_room_in_every_encounter(name: str) -> None:
    setup = Setup(
        game=SYSTEM.name, seed="crowd", lists={"red": MANY, "blue": MANY}, options={"encounter": name, "turns": 1}
    )
    chooser = Seated(SYSTEM, {seat: make("random", SYSTEM, "crowd", seat) for seat in SYSTEM.seats})
    end = play(SYSTEM.rules.new_game(setup), SeededDice("crowd"), chooser)
    assert end.state.result is not None
    assert all(one.at != (0.0, 0.0) for one in end.state.figures.values())


@pytest.mark.parametrize("name", ["war-bands", "raid"])
def test_a_band_that_is_dealt_has_a_chief_and_people_of_one_band(name: str) -> None:
    it = encounter(name)
    for number in range(20):
        chief, *men = SYSTEM.lists.build(Block("dealt", number), None, {"encounter": name})
        assert chief in it.chiefs
        assert it.many[0] <= 1 + len(men) <= it.many[1]
        assert {shelf().characters[one].band for one in men} == {shelf().characters[chief].band}


def test_a_band_of_a_chosen_faction_keeps_to_it() -> None:
    people = SYSTEM.lists.build(Block("dealt", 1), "Bourg", {"encounter": "raid"})
    assert {shelf().characters[one].band for one in people} == {"Bourg"}
