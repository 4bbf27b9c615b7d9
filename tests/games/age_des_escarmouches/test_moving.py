"""Marches, runs, dodging moves: straight or the shortest way round, across whom, over what, at which level."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.dice import SeededDice
from escarmouche.core.game import Game
from escarmouche.games.age_des_escarmouches.rules.moving import potential
from escarmouche.games.age_des_escarmouches.rules.paths import ground_of, in_the_way
from escarmouche.space.geometry import Square
from escarmouche.space.table import Piece
from games.age_des_escarmouches.scene import Scene, activate, man, scene
from proofs import proves


def wall(x0: float, y0: float, x1: float, y1: float, height: float | None = 2.0, *tags: str, **more: Any) -> Piece:
    return Piece("wall", ((x0, y0), (x1, y0), (x1, y1), (x0, y1)), "wall", height, tags=frozenset(tags), **more)


def walked(put: Scene, action: Any, *path: tuple[float, float], who: str = "ak") -> tuple[float, float]:
    """Where somebody is after an action along a path."""
    points = [list(point) for point in path]
    put.answer(activate(who), ("action", action), ("path", points), ("facing", 0))
    at: tuple[float, float] = put.state.figures[who].at
    return at


def refused(put: Scene, action: Any, *path: tuple[float, float]) -> str:
    points = [list(point) for point in path]
    return put.answer(activate("ak"), ("action", action)).refused("path", points).reason


def alone(**more: Any) -> dict[str, Any]:
    return {"red": {"ak": man(10, 30, **more)}, "blue": {"bo": man(80, 55)}}


@proves("AE-MOVE-01", "AE-MOVE-04", "AE-MOVE-05", "AE-MOVE-08", "AE-DIST-03", "AE-ACT-04")
def test_a_march_is_mou_and_a_run_twice_that() -> None:
    assert walked(scene(**alone()), "march", (20.0, 30.0)) == (20.0, 30.0)
    assert refused(scene(**alone()), "march", (20.1, 30.0)) == "too-far"
    run = scene(**alone())
    assert walked(run, "run", (30.0, 30.0)) == (30.0, 30.0)
    assert run.refused("action", "march").reason == "exclusive-made"
    assert refused(scene(**alone()), "run", (30.1, 30.0)) == "too-far"
    assert refused(scene(**alone()), "march", (12.0, 32.0), (15.0, 30.0)) == "not-the-shortest"


@proves("AE-MOVE-09", "AE-PASS-03")
def test_nobody_leaves_the_table_or_ends_on_another_base() -> None:
    assert refused(scene(red={"ak": man(5, 30)}, blue={"bo": man(80, 55)}), "march", (0.5, 30.0)) == "off-the-table"
    put = scene(red={"ak": man(10, 30, card="c"), "al": man(15, 30, card="c")}, blue={"bo": man(80, 55)})
    put.answer(("speech", {"activate": "c"}), ("next", "ak"), ("action", "march"))
    assert put.refused("path", [[15.0, 31.0]]).reason == "no-room"
    put.answer(("path", [[18.0, 30.0]]))
    assert put.one("moved", figure="ak")["path"] == ((10.0, 30.0), (18.0, 30.0))


@proves("AE-PASS-01", "AE-PASS-02")
def test_only_free_friends_of_the_same_speech_turn_are_crossed() -> None:
    put = scene(
        red={
            "ak": man(10, 30, card="c"),
            "al": man(15, 30, card="c"),
            "am": man(10, 40, card="c"),
            "other": man(20, 30),
        },
        blue={"bo": man(12.5, 40), "ci": man(40, 30)},
    )
    put.answer(("speech", {"activate": "c"}))
    game = Game(put.state, SeededDice("x"))
    assert in_the_way(game, "ak") == ["am", "other", "bo", "ci"]
    put.answer(("next", "ak"), ("action", "run"))
    assert put.refused("path", [[25.0, 30.0]]).reason == "blocked"


@proves("AE-MOVE-02")
def test_round_an_obstacle_only_by_the_shortest_way() -> None:
    put = scene(**alone(), terrain=[wall(14, 27, 16, 33, None)])
    put.answer(activate("ak"), ("action", "run"))
    assert put.refused("path", [[25.0, 30.0]]).reason == "blocked"
    assert put.refused("path", [[15.0, 37.5], [20.0, 30.0]]).reason == "not-the-shortest"
    put.answer(("path", {"to": [20.0, 30.0]}))
    assert put.one("moved", figure="ak")["cost"] > 10.5


@proves("AE-MOVE-03", "AE-MOVE-04")
def test_who_meets_a_hidden_enemy_stops_before_it() -> None:
    put = scene(red={"ak": man(10, 30)}, blue={"bo": man(18, 30, "hidden"), "ci": man(26, 30)})
    put.answer(activate("ak"), ("action", "run"))
    assert put.refused("path", [[23.5, 30.0]]).reason == "ends-in-contact"
    put.answer(("path", [[20.0, 30.0]]))
    x, y = put.one("moved", figure="ak")["path"][-1]
    assert x == pytest.approx(15.45, abs=0.01)
    assert y == 30.0


@proves("AE-MOVE-06", "AE-MOVE-07")
def test_a_dodging_move_shields_from_the_shots_aimed_at_it() -> None:
    bow = {"ranged": (ranged(),)}
    put = scene(
        red={"ak": man(10, 30), "al": man(40, 40)},
        blue={"bo": man(30, 30, angle=180.0, **bow)},
        dice={"bo": {"shot": [4, 5], "damage": [4]}},
    )
    put.answer(activate("ak"), ("action", "dodge"), ("path", [[12.0, 30.0]]), ("facing", 0))
    assert "dodging" in put.state.figures["ak"].status
    put.answer(activate("bo"), ("action", {"shoot": "ak"}))
    assert put.one("tested", figure="bo")["needed"] == 3, "TIR 3 against 0 is 2+, a column to the left"
    assert put.one("damage_rolled", figure="ak")["shift"] == -1


def ranged(**more: Any) -> Any:
    from escarmouche.games.age_des_escarmouches.figures import Ranged

    return Ranged(**{"name": "bow", "force": 4, "range": 20.0, **more})


@proves("AE-LOS-05", "AE-MAT-03")
def test_one_faces_as_one_likes_only_with_a_movement() -> None:
    put = scene(**alone())
    put.answer(activate("ak"), ("action", "march"), ("path", []), ("facing", 90))
    assert put.one("turned", figure="ak")["angle"] == 90.0
    assert scene(**alone()).answer(activate("ak")).offers("action") == ["march", "run", "dodge", "done"]
    square = scene(red={"ak": man(10, 30, base=Square(2.5))}, blue={"bo": man(12.6, 30)})
    square.answer(activate("ak"), ("action", "march"), ("path", []), ("facing", 30))
    assert square.state.figures["ak"].angle == 0.0, "a square turns by quarters where somebody stands close"


# ---------------------------------------------------------------- over what is low


@proves("AE-CROS-01", "AE-CROS-02", "AE-CROS-04", "AE-CROS-05")
def test_low_scenery_is_climbed_for_its_height_up_and_down() -> None:
    low = wall(14, 20, 16, 40, 2.0)
    put = scene(**alone(), terrain=[low])
    game = Game(put.state, SeededDice("x"))
    ground = ground_of(game, "ak", in_the_way(game, "ak"))
    assert ground.cost(((10.0, 30.0), (20.0, 30.0))) == pytest.approx(14.0)
    assert ground.cost(((10.0, 30.0), (15.0, 30.0))) == pytest.approx(7.0), "who stops on top pays the climb"
    assert refused(scene(**alone(), terrain=[low]), "march", (20.0, 30.0)) == "too-far"
    assert walked(scene(**alone(), terrain=[low]), "run", (20.0, 30.0)) == (20.0, 30.0)
    top = scene(red={"ak": man(15, 30)}, blue={"bo": man(80, 55)}, terrain=[low])
    assert refused(top, "march", (23.5, 30.0)) == "too-far", "and the descent in the next movement"
    assert walked(scene(red={"ak": man(15, 30)}, blue={"bo": man(80, 55)}, terrain=[low]), "march", (23.0, 30.0))
    tall = scene(**alone(height=2.0), terrain=[low])
    assert refused(tall, "run", (20.0, 30.0)) == "blocked", "as high as itself is too high"


@proves("AE-CROS-03")
def test_a_practicable_slope_costs_nothing() -> None:
    assert walked(scene(**alone(), terrain=[wall(14, 20, 16, 40, 2.0, "slope")]), "march", (20.0, 30.0)) == (20.0, 30.0)


@proves("AE-MOVE-02", "AE-CROS-02")
def test_the_way_round_and_the_way_over_are_compared() -> None:
    put = scene(**alone(), terrain=[wall(14, 28.5, 16, 31.5, 3.0)])
    put.answer(activate("ak"), ("action", "run"), ("path", {"to": [20.0, 30.0]}))
    assert len(put.one("moved", figure="ak")["path"]) > 2, "going round is shorter than 16"
    long = scene(**alone(), terrain=[wall(14, 20, 16, 40, 2.0)])
    long.answer(activate("ak"), ("action", "run"), ("path", {"to": [20.0, 30.0]}))
    assert long.one("moved", figure="ak")["path"] == ((10.0, 30.0), (20.0, 30.0))


@proves("AE-BOND-01")
def test_a_leaper_passes_what_is_no_higher_than_itself_without_cost() -> None:
    leaper = {"skills": {"leap": None}}
    high = wall(14, 20, 16, 40, 4.0)
    assert walked(scene(**alone(**leaper), terrain=[high]), "march", (20.0, 30.0)) == (20.0, 30.0)
    foe: dict[str, Any] = {"red": {"ak": man(10, 30, **leaper)}, "blue": {"bo": man(15, 30)}}
    assert walked(scene(**foe), "march", (20.0, 30.0)) == (20.0, 30.0)
    giant: dict[str, Any] = {"red": {"ak": man(10, 30, **leaper)}, "blue": {"bo": man(15, 30, height=5.0)}}
    assert refused(scene(**giant), "march", (20.0, 30.0)) == "blocked"
    three: dict[str, Any] = {"red": {"ak": man(10, 30, **leaper)}, "blue": {f"b{x}": man(x, 30) for x in (14, 20, 26)}}
    assert refused(scene(**three), "run", (29.6, 30.0)) == "blocked", "two leaps, not three"
    wide = wall(12, 20, 23, 40, 4.0)
    assert refused(scene(**alone(**leaper), terrain=[wide]), "run", (26.0, 30.0)) == "blocked", "longer than its MOU"


@proves("AE-BOND-01", "AE-CROS-02", "AE-CROS-03")
def test_what_a_leaper_does_not_leap_it_climbs_or_walks_over_like_others() -> None:
    leaper = {"skills": {"leap": None}}
    wide = wall(12, 20, 23, 40, 2.0)
    assert walked(scene(**alone(**leaper), terrain=[wide]), "run", (26.0, 30.0)) == (26.0, 30.0)
    assert refused(scene(**alone(**leaper), terrain=[wide]), "run", (26.5, 30.0)) == "too-far", "up and down are 4 cm"
    hill = wall(12, 20, 25, 40, 2.0, "slope")
    assert walked(scene(**alone(**leaper), terrain=[hill]), "run", (29.5, 30.0)) == (29.5, 30.0)


@proves("AE-ETHE-02", "AE-INTP-03")
def test_the_ethereal_goes_through_impossible_ground_but_does_not_stay_there() -> None:
    bog = wall(14, 20, 16, 40, None, "impossible")
    assert refused(scene(**alone(), terrain=[bog]), "run", (20.0, 30.0)) == "blocked"
    ghost = {"skills": {"ethereal": None}}
    assert walked(scene(**alone(**ghost), terrain=[bog]), "march", (20.0, 30.0)) == (20.0, 30.0)
    assert refused(scene(**alone(**ghost), terrain=[bog]), "march", (15.0, 30.0)) == "no-room"
    thicket = wall(11, 20, 19, 40, None, "encumbered", blocks_move=False, cost=2.0)
    assert refused(scene(**alone(), terrain=[thicket]), "march", (20.0, 30.0)) == "too-far"
    assert walked(scene(**alone(**ghost), terrain=[thicket]), "march", (20.0, 30.0)) == (20.0, 30.0)


@proves("AE-RAPI-01")
def test_the_swift_triple_their_mou_in_runs_and_charges_but_not_in_engagements() -> None:
    put = scene(**alone(skills={"swiftness": None}))
    game = Game(put.state, SeededDice("x"))
    found = {kind: potential(game, "ak", kind) for kind in ("march", "run", "charge", "engagement", "flight")}
    assert found == {"march": 10.0, "run": 30.0, "charge": 30.0, "engagement": 20.0, "flight": 30.0}


# ---------------------------------------------------------------- levels


def flyer(x: float, y: float, **more: Any) -> Any:
    return man(x, y, mou=7.5, air=15.0, skills={"flight": None}, **more)


@proves("AE-FLY-01", "AE-FLY-02", "AE-FLY-03", "AE-FLY-04", "AE-FLY-05", "AE-FLY-06", "AE-FLY-07", "AE-VOLS-01")
def test_a_flyer_changes_level_with_its_air_mou_less_five() -> None:
    put = scene(red={"ak": flyer(10, 30)}, blue={"bo": man(80, 55)})
    game = Game(put.state, SeededDice("x"))
    assert potential(game, "ak", "run") == 15.0
    assert potential(game, "ak", "run", 1) == 20.0
    put.answer(activate("ak"))
    assert {"march": "up"} in put.offers("action")
    assert put.refused("action", {"march": "down"}).reason == "no-such-level"
    put.answer(("action", {"run": "up"}))
    assert put.refused("path", [[30.1, 30.0]]).reason == "too-far"
    put.answer(("path", [[30.0, 30.0]]), ("facing", 45))
    me = put.state.figures["ak"]
    assert (me.altitude, me.at, me.angle) == (1, (30.0, 30.0), 45.0)
    assert potential(Game(put.state, SeededDice("x")), "ak", "march") == 15.0
    ground = scene(**alone())
    assert ground.answer(activate("ak")).refused("action", {"march": "up"}).reason == "cannot-fly"
    heavy = scene(red={"ak": man(10, 30, air=4.0, skills={"flight": None})}, blue={"bo": man(80, 55)})
    assert heavy.answer(activate("ak")).refused("action", {"march": "up"}).reason == "too-slow-to-change-level"


@proves("AE-FLY-17")
def test_a_flyer_passes_over_the_ground_and_lands_only_where_there_is_room() -> None:
    put = scene(red={"ak": flyer(10, 30, altitude=1)}, blue={"bo": man(15, 30)}, terrain=[wall(16.7, 20, 18, 40, None)])
    put.answer(activate("ak"), ("action", {"march": "down"}))
    assert put.refused("path", [[18.0, 30.0]]).reason == "no-room"
    assert put.refused("path", [[15.0, 31.0]]).reason == "no-room"
    assert put.refused("path", [[15.0, 32.5]]).reason == "ends-in-contact"
    put.answer(("path", [[19.5, 30.0]]), ("facing", 0))
    assert put.one("altitude_changed", figure="ak")["altitude"] == 0
