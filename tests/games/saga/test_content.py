"""People, arms and encounters of our own."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.events import GameEnded
from escarmouche.core.game import Finished
from escarmouche.core.position import play
from escarmouche.core.system import Setup
from escarmouche.games.saga.cards import shelf
from escarmouche.games.saga.core import printed
from escarmouche.games.saga.opening import MeleeState, new_game
from escarmouche.games.saga.rules.hands import hands_of
from escarmouche.games.saga.rules.sheets import build_list, gathered
from escarmouche.games.saga.rules.special import SPECIAL
from escarmouche.games.saga.scenarios.encounters import encounter
from escarmouche.games.saga.scenarios.victory import by_what, decide
from escarmouche.games.saga.settings import ENCOUNTERS
from games.saga.scene import game_of, man, scene
from proofs import proves

SHEETS = shelf().characters.values()


def meeting(name: str) -> MeleeState:
    """An encounter of two sides with people that it deals itself."""
    lists = {side: build_list(Block(f"{name}{side}", 0), None, {"encounter": name}) for side in ("red", "blue")}
    return new_game(Setup(game="saga", lists=lists, options={"encounter": name, "turns": 2}))


def test_there_are_thirty_people_in_five_bands_and_three_ranks() -> None:
    assert len(SHEETS) >= 30
    assert len({one.band for one in SHEETS}) == 5
    for band in {one.band for one in SHEETS}:
        assert {one.rank for one in SHEETS if one.band == band} == {"novice", "seasoned", "hero"}
    arms = [one for one in shelf().weapons.values() if "shield" not in one.tags]
    assert len(arms) >= 25


@proves("SG-CORE-21", "SG-CORE-01")
def test_everybody_can_hold_and_use_what_it_has() -> None:
    for one in SHEETS:
        assert sum(map(hands_of, one.held)) <= 2, one.name
        assert set(one.scores) == set(printed().characteristics), one.name
        assert set(one.carried) <= set(shelf().weapons), one.name
        for name in one.held:
            skills = {shelf().weapons[name].skill, shelf().weapons[name].thrown_skill} - {""}
            assert skills & set(one.skills), (one.name, name)
        assert set(one.armour) <= set(shelf().armours), one.name
        assert not one.mount or shelf().mounts[one.mount].skill in one.skills, one.name
        assert {*one.arts, one.speciality} - {""} <= set(SPECIAL), one.name


@pytest.mark.parametrize("name", ENCOUNTERS)
def test_an_encounter_has_room_for_six_sides_and_people_that_exist(name: str) -> None:
    it = encounter(name)
    assert len(it.homes) == 6
    assert all(0 <= one.x0 < one.x1 <= it.size[0] and 0 <= one.y0 < one.y1 <= it.size[1] for one in it.homes)
    assert set(it.people) <= set(shelf().characters)
    assert set(it.arms) <= set(shelf().weapons)
    assert {one.id for one in it.scenery} >= {one.piece for one in it.stunts}


@pytest.mark.parametrize("name", ENCOUNTERS)
def test_every_encounter_is_played_to_its_end(name: str) -> None:
    chance = Block(name, 0)
    state = meeting(name)
    least, most = encounter(name).many
    assert all(least <= len(state.side(side)) <= most for side in state.sides)
    told = play(state, SeededDice(name), lambda asked, decision: decision.sample(chance))
    assert isinstance(told.events[-1], GameEnded)


def test_in_a_tavern_arms_and_armour_are_left_at_the_door() -> None:
    lists = {"red": ["Guetteur", "Sergent Bastan", "Drusta", "Paysan"], "blue": ["Forgeron"]}
    state = new_game(Setup(game="saga", lists=lists, options={"encounter": "tavern"}))
    assert [one.held for one in state.side("red")] == [(), ("stool",), (), ("tankard",)]
    assert not any(one.armour or one.mount or one.places for one in state.figures.values())


def test_those_who_are_waited_for_in_the_street_have_won_when_time_is_up() -> None:
    state = meeting("street")
    fight = scene({"ak": man(5, 5)}, {"bo": man(9, 9, wounds=5)}, segment=5, turns=1)
    game = game_of(fight)
    game.state = replace(game.state, encounter="street", homes=state.homes)
    with pytest.raises(Finished):
        decide(game, over=True)
    assert game.state.result is not None
    assert (game.state.result.winner, game.state.result.reason) == ("blue", "held-out")


def test_nobody_is_gathered_twice_while_there_is_anybody_else() -> None:
    for seed in range(20):
        people = build_list(Block(f"twice{seed}", 0), None, {"encounter": "tavern"})
        assert len(set(people)) == len(people)
    assert sorted(gathered(Block("few", 0), ["a", "b"], 3, ["a"])) == ["a", "b", "b"]


def test_the_end_says_what_decided_when_time_was_up() -> None:
    even, hurt, fewer = {"bo": man(9, 9)}, {"bo": man(9, 9, wounds=2)}, {"bo": man(9, 9), "cy": man(3, 9)}
    told = [by_what(game_of(scene({"ak": man(5, 5)}, blue, segment=5, turns=1)).state) for blue in (even, hurt, fewer)]
    assert told == ["time", "time-levels", "time-people"]
