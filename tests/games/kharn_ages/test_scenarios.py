"""The three scenarios of our own: their things, their objectives, the fire, the count."""

from __future__ import annotations

from hashlib import sha256
from itertools import product
from typing import Any

import msgspec
import pytest

from escarmouche.core.dice import SeededDice
from escarmouche.core.placing import open_ground
from escarmouche.core.position import begin
from escarmouche.core.system import Setup
from escarmouche.games.kharn_ages import SYSTEM
from escarmouche.games.kharn_ages.cards import shelf
from escarmouche.games.kharn_ages.scenarios import ERRANDS, SCENARIOS
from escarmouche.games.kharn_ages.scenarios.deployment import with_room
from escarmouche.games.kharn_ages.scenarios.objects import lying, objects_of, turned
from escarmouche.games.kharn_ages.scenarios.tables import KINDS, MIXED, random_table
from escarmouche.space.geometry import inside
from escarmouche.telling.texts import LANGUAGES, Lang, Texts
from games.kharn_ages.scene import Scene, block, safar, scene
from proofs import proves

WAKE = ("activate", "ak")
DONE = ("action", "done")
CHEST = {"chest": {"kind": "chest", "at": [4, 6.2], "locked": True, "fixed": True}}
BEARER = {"carrying": ["chest"], "P": 4}
LOOSE = {"chest": {"kind": "chest", "at": [4, 6.2], "open": True}}


def errand(scenario: str, things: Any, ak: Any = None, bo: float = 14, dice: Any = None, **more: Any) -> Scene:
    """Red ak at (4, 7) and blue bo at this x, camps south and north."""
    red = {"ak": safar(4, more.pop("y", 7), **(ak or {}))}
    return scene(red=red, blue={"bo": safar(bo, 7)}, things=things, dice=dice or {}, scenario=scenario, **more)


# ---------------------------------------------------------------- the table


LAID = "a2f7d08c838d9f32"
"""What tables of known seeds look like. After a change that is meant, the new digest is what the test shows."""


@proves("KA-MAT-04")
def test_tables_and_what_lies_on_them_have_not_changed() -> None:
    told = []
    for scenario, many in product(SCENARIOS, (False, True)):
        for number in range(6):
            seed = f"known-{number}"
            things = objects_of(scenario, seed, many)
            places = tuple(thing.at for thing in things.values() if thing.at is not None)
            table = random_table(seed, None, KINDS.get(scenario, MIXED), places, many)
            told.append((table, things | lying(seed, table, places, many)))
    assert sha256(msgspec.json.encode(told)).hexdigest()[:16] == LAID


def begun(scenario: str, seed: str) -> Any:
    lists = {"red": ["Écorcheur"], "blue": ["Porteur d'écorce"]}
    setup = Setup(game="kharn-ages", seed=seed, lists=lists, options={"scenario": scenario})
    return begin(SYSTEM.rules.new_game(setup), SeededDice(seed))


@pytest.mark.parametrize("scenario", ERRANDS)
def test_things_and_scenery_come_from_the_seed(scenario: str) -> None:
    one, again, another = (begun(scenario, seed).position.now for seed in ("1", "1", "2"))
    assert (one.table, one.things) == (again.table, again.things)
    assert one.things != another.things


@pytest.mark.parametrize("scenario", ERRANDS)
def test_things_are_the_same_for_both_sides_and_stand_free(scenario: str) -> None:
    for seed in "abcdef":
        state = begun(scenario, seed).position.now
        places = {(it.kind, it.at) for it in state.things.values() if it.kind not in ("chest", "door")}
        assert {(kind, turned(at)) for kind, at in places} == places
        for it in state.things.values():
            assert all(0.5 < part < 14.5 for part in it.at)
            assert not any(inside(piece.shape, it.at) for piece in state.table.pieces)


def test_dealt_tables_have_all_that_rules_speak_of() -> None:
    tables = [begun(scenario, seed).position.now for scenario in SCENARIOS for seed in "abcdefghij"]
    pieces = {piece.kind for state in tables for piece in state.table.pieces}
    assert {"deep-water", "slippery", "loose", "difficult", "ditch", "hut", "crate"} <= pieces
    assert any(piece.id.endswith("twin") for state in tables for piece in state.table.pieces)
    kinds = {thing.kind for state in tables for thing in state.things.values()}
    assert set(shelf().objects) <= kinds
    doors = [thing for state in tables for thing in state.things.values() if thing.kind == "door"]
    assert {door.locked for door in doors} == {True, False}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_has_a_name_and_its_brief_opens_the_log(scenario: str, lang: Lang) -> None:
    texts, step = Texts(SYSTEM, lang), begun(scenario, "1")
    assert texts.word("scenario", scenario) != scenario
    told = texts.event(step.events[0], step.position.now)
    assert texts.word("scenario", scenario) in told
    assert texts.word("brief", scenario) in told
    ours = "maison" if lang == "fr" else "our own"
    assert (ours in told) is (scenario in ERRANDS)
    assert (("8 tours" if lang == "fr" else "8 rounds") in told) is (scenario in ERRANDS)


# ---------------------------------------------------------------- the chest


@proves("KA-CNV-01", "KA-GEN-09")
def test_a_chained_chest_is_lifted_only_when_its_lock_is_picked() -> None:
    game = errand("chest", CHEST, dice={"ak": {"level": [6]}}).answer(WAKE)
    assert "KA-GEN-10" in game.refused("action", {"pick-up": "chest"}).rules
    game.answer(("action", {"pick-lock": "chest"}), ("action", {"pick-up": "chest"}))
    assert game.facts("ak")["carrying"] == ["chest"]
    told = game.one("objective_reached")
    assert (told["side"], told["objective"], told["count"]) == ("red", "lock-picked", 1)


@proves("KA-WIN-02")
@pytest.mark.parametrize(("to", "over"), [(1.5, True), (1.6, False)])
def test_the_chest_wins_at_once_when_its_bearer_stands_in_its_strip_with_its_whole_base(to: float, over: bool) -> None:
    carried = {"chest": {"kind": "chest", "carrier": "ak"}}
    game = errand("chest", carried, BEARER, y=3).answer(WAKE, ("action", "walk"), ("path", [[4, to]]))
    assert game.over is over
    if over:
        told = game.one("game_ended")
        assert (told["winner"], told["reason"]) == ("red", "chest-home")


def test_the_other_sides_strip_is_nobodys_home() -> None:
    carried = {"chest": {"kind": "chest", "carrier": "ak"}}
    homes = {"red": "north", "blue": "south"}
    game = errand("chest", carried, BEARER, y=3, homes=homes)
    assert not game.answer(WAKE, ("action", "walk"), ("path", [[4, 1.5]])).over


@proves("KA-CNV-04", "KA-WIN-02", "KA-GEN-10")
def test_after_the_last_round_the_chest_counts_for_its_bearer() -> None:
    carried = {"chest": {"kind": "chest", "carrier": "ak"}}
    game = errand("chest", carried, {"carrying": ["chest"]}, turn=8, objectives={"blue": 0})
    game.answer(WAKE, DONE, ("activate", "bo"), DONE)
    told = game.one("game_ended")
    assert (told["winner"], told["reason"]) == ("red", "more-objectives")
    assert game.one("counted")["objectives"] == {"red": 1, "blue": 0}


@proves("KA-WIN-03")
@pytest.mark.parametrize(("cost", "winner"), [(40, "blue"), (0, None)])
def test_with_as_many_objectives_the_kouronnes_brought_down_decide(cost: int, winner: str | None) -> None:
    fallen = {"ak": safar(4, 7), "al": safar(9, 9, "defeated", cost=cost)}
    both, brave = {"red": 1, "blue": 1}, {"ak": {"test": [10]}}
    game = scene(
        red=fallen, blue={"bo": safar(14, 7)}, things=LOOSE, scenario="chest", turn=8, objectives=both, dice=brave
    )
    told = game.answer(WAKE, DONE, ("activate", "bo"), DONE).one("game_ended")
    assert (told["winner"], told["reason"]) == (winner, "more-kouronnes")


@proves("KA-CNV-05", "KA-CNV-01")
@pytest.mark.parametrize(("scenario", "count"), [("stones", 5), ("stores", 3), ("chest", 2)])
def test_a_spearhead_left_alone_fulfils_the_rest(scenario: str, count: int) -> None:
    game = scene(red={"ak": safar(4, 7)}, blue={"bo": safar(9, 9, "defeated", cost=0)}, scenario=scenario, turn=3)
    game.answer(WAKE, DONE)
    told = game.one("objective_reached")
    assert (told["side"], told["objective"], told["count"]) == ("red", "left-alone", count)
    assert game.one("game_ended")["winner"] == "red"


def test_what_the_fallen_enemy_had_read_stays_its_own() -> None:
    game = scene(
        red={"ak": safar(4, 7)},
        blue={"bo": safar(9, 9, "defeated", cost=0)},
        scenario="stones",
        turn=3,
        objectives={"blue": 2},
    ).answer(WAKE, DONE)
    assert game.one("counted")["objectives"] == {"red": 3, "blue": 2}


# ---------------------------------------------------------------- the stones

STONE = {"inscription-1": {"kind": "inscription", "at": [4, 6.2], "once": True}}


@proves("KA-GEN-21", "KA-CNV-01")
def test_a_stone_speaks_once() -> None:
    game = errand("stones", STONE, dice={"ak": {"level": [7]}}).answer(WAKE, ("action", {"read": "inscription-1"}))
    assert game.one("objective_reached")["objective"] == "stone-read"
    read = {"inscription-1": {**STONE["inscription-1"], "read": ["blue"]}}
    late = errand("stones", read).answer(WAKE)
    assert late.refused("action", {"read": "inscription-1"}).reason == "wiped-out-already"


@proves("KA-WIN-02")
@pytest.mark.parametrize(("before", "over"), [(1, False), (2, True)])
def test_three_stones_win_at_once(before: int, over: bool) -> None:
    game = errand("stones", STONE, dice={"ak": {"level": [7]}}, objectives={"red": before})
    game.answer(WAKE, ("action", {"read": "inscription-1"}))
    assert game.over is over
    assert [one["reason"] for one in game.all("game_ended")] == ["stones-read"] * over


# ---------------------------------------------------------------- the stores

THEIRS = {"store-4": {"kind": "store", "at": [4, 11.6], "points": 4}}
OURS = {"store-1": {"kind": "store", "at": [4, 3.4], "points": 4}}
FIRE = ("action", {"set-fire": "store-4"})


@proves("KA-CNV-01", "KA-STR-02")
@pytest.mark.parametrize(("die", "burning"), [(3, ()), (4, ("store-4",))])
def test_a_store_is_set_on_fire_against_ten_for_two_ap(die: int, burning: tuple[str, ...]) -> None:
    game = errand("stores", THEIRS, y=11, dice={"ak": {"level": [die]}}).answer(WAKE, FIRE)
    assert game.state.burning == burning
    assert game.facts("ak")["AP"] == 3


def test_fire_is_set_by_the_free_with_hands_to_what_is_the_enemys_and_does_not_burn_yet() -> None:
    assert errand("stores", OURS, y=3).answer(WAKE).refused("action", {"set-fire": "store-1"}).reason == "own-store"
    lit = errand("stores", THEIRS, y=11, burning=["store-4"]).answer(WAKE)
    assert lit.refused(*FIRE).reason == "burns-already"
    engaged = scene(red={"ak": safar(4, 11)}, blue={"bo": safar(5.4, 11)}, things=THEIRS, scenario="stores").answer(
        WAKE
    )
    assert engaged.refused(*FIRE).reason == "engaged"
    assert errand("stores", THEIRS, {"hands": False}, y=11).answer(WAKE).refused(*FIRE).reason == "no-hands"
    assert errand("battle", THEIRS, y=11).answer(WAKE).refused(*FIRE).reason == "out-of-reach"
    assert errand("stores", THEIRS, y=10).answer(WAKE).refused(*FIRE).reason == "out-of-reach"


@proves("KA-EFX-04", "KA-WIN-02")
def test_fire_eats_a_store_in_two_rounds_and_the_second_store_wins() -> None:
    game = errand("stores", THEIRS, burning=["store-4"], objectives={"red": 1})
    while not game.over and game.state.turn < 4:
        game.answer(("activate", game.pending.options[0].value), DONE)
    told = game.one("game_ended")
    assert (told["winner"], told["reason"]) == ("red", "stores-gone")
    assert game.one("objective_reached")["thing"] == "store-4"
    assert game.state.turn == 3


@proves("KA-GEN-18")
@pytest.mark.parametrize(("edition", "water"), [("fr", {"at": [3.2, 3]}), ("en", {"carrier": "ak"})])
@pytest.mark.parametrize(("die", "burning"), [(5, ("store-1",)), (6, ())])
def test_a_burning_store_is_put_out_with_water(edition: str, water: Any, die: int, burning: tuple[str, ...]) -> None:
    things = {**OURS, "water-bucket-1": {"kind": "water-bucket", **water}}
    carrying = {"carrying": ["water-bucket-1"]} if "carrier" in water else {}
    dice = {"ak": {"level": [die]}}
    game = errand("stores", things, carrying, y=3, burning=["store-1"], edition=edition, dice=dice).answer(WAKE)
    assert game.refused("action", {"smother": "store-1"}).reason == "water-at-hand"
    game.answer(("action", {"put-out": "store-1"}))
    assert game.state.burning == burning
    assert len(game.all("fire_quenched", thing="store-1")) == (not burning)
    assert game.facts("ak")["AP"] == 4
    assert game.state.things["store-1"].points == 4


@proves("KA-GEN-20")
@pytest.mark.parametrize(("die", "burning"), [(7, ("store-1",)), (8, ())])
def test_without_water_it_is_smothered(die: int, burning: tuple[str, ...]) -> None:
    game = errand("stores", OURS, y=3, burning=["store-1"], dice={"ak": {"level": [die]}}).answer(WAKE)
    assert game.refused("action", {"put-out": "store-1"}).reason == "no-water"
    assert game.answer(("action", {"smother": "store-1"})).state.burning == burning


def test_only_a_fire_in_the_zone_of_control_is_put_out_scenery_included() -> None:
    crate = block("crate-1", 4.6, 6, 5.6, 7, "crate")
    game = scene(
        red={"ak": safar(4, 7)}, blue={"bo": safar(14, 7)}, terrain=[crate], burning=["crate-1"],
        things={"store-1": {"kind": "store", "at": [9, 9], "points": 4}}, dice={"ak": {"level": [8]}},
    ).answer(WAKE)  # fmt: skip
    assert game.refused("action", {"smother": "store-1"}).reason == "out-of-reach"
    assert game.answer(("action", {"smother": "crate-1"})).state.burning == ()


def test_nobody_carries_a_store_away() -> None:
    assert errand("stores", THEIRS, y=11).answer(WAKE).refused("action", {"pick-up": "store-4"}).rules == ("KA-GEN-10",)


@proves("KA-DEP-01")
def test_for_a_base_wider_than_the_table_no_farther_zone_is_looked_for() -> None:
    state = scene(red={"ak": safar(7.5, 7.5, base=16)}, homes={"red": "south"}).state
    zone = with_room(state, "ak", open_ground(state, "ak"), 0.0)
    assert (zone.x0, zone.y0, zone.x1, zone.y1) == (0, 0, *state.table.size)
