"""Structure points: destroying, collisions, fire."""

from __future__ import annotations

from typing import Any

import pytest

from games.kharn_ages.scene import Scene, block, hit, safar, scene
from proofs import proves

WAKE = ("activate", "ak")
STONE = {"stone": {"kind": "stone", "at": [4.9, 7]}}


def smash(what: str = "stone") -> tuple[str, Any]:
    return ("action", {"destroy": what})


def breaker(level: Any = (6,), dice: Any = None, terrain: Any = (), ak: Any = None, **options: Any) -> Scene:
    """Red ak at (4, 7), with C and P of 3."""
    return scene(
        red={"ak": safar(4, 7, **(ak or {}))},
        blue={"bo": safar(12, 12)},
        terrain=terrain,
        dice={"ak": {"level": list(level), **(dice or {})}},
        **{"things": STONE, **options},
    ).answer(WAKE)


@proves("KA-STR-03", "KA-MAS-04", "KA-STR-02")
@pytest.mark.parametrize(("face", "passed"), [(6, True), (5, False)])
def test_destroying_is_c_and_p_against_twelve_for_two_ap_in_the_field_of_objectives(face: int, passed: bool) -> None:
    game = breaker([face], {"damage": [7]}, ak={"mastery": [["objectives"], ["shooting"]]}).answer(smash())
    assert game.offers("die") == [{"keep": face}, {"reroll": face, "mastery": 1}]
    game.play(("die", {"keep": face}))
    assert game.one("attempted") | {"needed": 12, "total": 6 + face} == game.one("attempted")
    assert game.facts("ak")["AP"] == 3
    assert [told["left"] for told in game.all("structure_lost")] == ([8] if passed else [])


@proves("KA-STR-03", "KA-STR-04")
@pytest.mark.parametrize(("face", "lost"), [(1, 1), (6, 1), (8, 2), (9, 3)])
def test_a_d5_less_two_at_least_one_and_twice_as_many_on_a_critical_hit(face: int, lost: int) -> None:
    assert breaker([6], {"damage": [face]}).play(smash()).state.things["stone"].points == 10 - lost
    double = breaker([10], {"damage": [face], "chain": [1]}).play(smash())
    assert double.state.things["stone"].points == 10 - 2 * lost


@proves("KA-STR-03")
def test_the_object_must_be_in_the_zone_of_control() -> None:
    far = {"stone": {"kind": "stone", "at": [5.1, 7]}}
    assert breaker(things=far).refused("action", smash()[1]).rules == ("KA-STR-03",)
    assert smash()[1] in breaker(things={"stone": {"kind": "stone", "at": [5.0, 7]}}).offers("action")
    held = {"stone": {"kind": "stone", "at": [4.9, 7], "carrier": "bo"}}
    assert smash()[1] not in breaker(things=held).offers("action")


@proves("KA-STR-01")
def test_without_structure_points_it_is_destroyed_and_removed() -> None:
    game = breaker([6], {"damage": [9]}, things={"stone": {"kind": "stone", "at": [4.9, 7], "points": 2}}).play(smash())
    assert game.one("structure_lost") | {"lost": 2, "left": 0} == game.one("structure_lost")
    assert game.state.things == {}


@proves("KA-STR-01", "KA-STR-03")
def test_movable_scenery_is_destroyed_and_the_way_is_free_but_not_a_rock() -> None:
    pieces = [block("crate", 4.8, 6, 5.8, 8, "crate"), block("rock", 3, 7.9, 5, 9, "rock")]
    game = breaker([6, 6], {"damage": [1, 1]}, terrain=pieces)
    assert game.refused("action", smash("rock")[1]).rules == ("KA-STR-01",)
    game.answer(smash("crate"))
    assert game.state.structure == {"crate": 1}
    game.answer(smash("crate"))
    assert [piece.id for piece in game.state.table.pieces] == ["rock"]
    assert game.facts("ak")["AP"] == 1


@proves("KA-STR-01")
def test_who_stands_on_what_is_destroyed_falls() -> None:
    game = scene(
        red={"ak": safar(4, 7)},
        blue={"bo": safar(5.4, 7)},
        terrain=[block("pile", 4.6, 6, 6.4, 8, "crate", height=0.9)],
        dice={"ak": {"level": [6], "damage": [1]}, "bo": {"test": [5]}},
        structure={"pile": 1},
    ).play(WAKE, smash("pile"))
    assert game.one("rose") | {"figure": "bo", "level": 0.0} == game.one("rose")
    assert game.one("landed")["height"] == 0.9


@proves("KA-STR-02")
def test_attacks_and_shots_are_not_made_at_objects() -> None:
    game = breaker(ak={"equipment": ["Arc de chasse"]})
    assert "stone" not in {
        value for one in game.offers("action") if isinstance(one, dict) for value in one.values()
    } - {one["destroy"] for one in game.offers("action") if isinstance(one, dict) and "destroy" in one}


@proves("KA-STR-05")
@pytest.mark.parametrize(("stature", "left"), [(2, 4), (3, 3), (5, 1), (6, None)])
def test_a_collision_costs_what_is_rammed_the_stature_less_two(stature: int, left: int | None) -> None:
    game = scene(
        red={"ak": safar(4, 7, C=6, stature=6)},
        blue={"bo": safar(5.4, 7, "stunned", "on-the-ground", stature=stature, HP=60, full_HP=60)},
        terrain=[block("crate", 7.0, 5.0, 7.4, 9.0, "crate")],
        dice={"ak": {"level": [5]}, "bo": {"damage": [7]}},
        structure={"crate": 4},
    ).play(WAKE, hit("bo"), ("engage", "CC"), ("effects", "C"))
    assert game.one("collided")["against"] == "crate"
    assert game.all("structure_lost") == [] if stature == 2 else game.state.structure["crate"] == (left or 0)
    assert [piece.id for piece in game.state.table.pieces] == ([] if left is None else ["crate"])


@proves("KA-EFX-04", "KA-STR-02")
def test_fire_takes_two_structure_points_at_the_start_of_each_round() -> None:
    game = scene(
        red={"ak": safar(4, 7)},
        blue={"bo": safar(12, 12)},
        terrain=[block("crate", 7.0, 5.0, 7.4, 9.0, "crate")],
        things=STONE,
        structure={"crate": 4},
        burning=["crate", "stone"],
    )
    for number in (1, 2):
        assert len(game.all("structure_lost")) == 2 * (number - 1)
        for _ in range(2):
            who = "ak" if game.pending.seat == "red" else "bo"
            game.answer(("activate", who), ("action", "done"))
    assert game.state.things["stone"].points == 6
    assert game.state.table.pieces == ()
    assert game.state.burning == ("stone",)
    story = game.order()
    assert story.index("structure_lost") > story.index("turn_began")
