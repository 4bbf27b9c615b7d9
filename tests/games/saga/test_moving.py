"""Free speed, fast movement, grounds, combat movement, jumps, postures and falls."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.saga.events import Slowed
from escarmouche.games.saga.rules.falls import as_fast, fallen
from escarmouche.games.saga.rules.movement import ROWS, gain, settle_slopes
from escarmouche.games.saga.rules.trials import Outcome
from escarmouche.games.saga.stats import RANGE, Blow
from games.saga.scene import Scene, block, game_of, man, scene, strike
from proofs import proves


def runner(dice: list[int] | None = None, terrain: Any = (), x: float = 5, **options: Any) -> Scene:
    """Red ak in a segment of his own, far from blue bo."""
    with_ = options.pop("with_", {})
    red = {"ak": man(x, 5, *options.pop("status", ()), reaction=20, **with_)}
    rolls = {"ak": {"sprint": dice or [], **options.pop("more", {})}}
    return scene(red, {"bo": man(22, 14)}, rolls, segment=options.pop("segment", 2), terrain=terrain, **options)


@proves("SG-MOVE-01", "SG-TURN-02")
def test_a_man_walks_his_agility_in_metres_a_segment() -> None:
    walk = runner().answer(("action", "move"))
    assert walk.query("speed", figure="ak") == 4
    assert walk.refused("path", [[9.1, 5]]).reason == "too-far"
    assert walk.answer(("path", [[9, 5]])).facts("ak")["speed"] == 4


@proves("SG-MOVE-02", "SG-MOVE-06", "SG-MOVE-03")
def test_a_sprint_adds_what_its_total_gives() -> None:
    run = runner([2, 2, 2, 1]).answer(("action", {"sprint": "athletics"}))
    assert run.refused("path", [[12.1, 5]]).reason == "too-far"
    assert run.answer(("path", [[12, 5]])).facts("ak")["speed"] == 7
    faster = runner([2, 2, 2, 2]).answer(("action", {"sprint": "athletics"}), ("path", [[12.5, 5]]))
    assert faster.facts("ak")["speed"] == 7.5


@proves("SG-MOVE-04")
def test_a_critical_failure_gives_no_gain_and_the_die_is_lost_all_the_same() -> None:
    run = runner([1, 1, 1, 1]).answer(("action", {"sprint": "athletics"}))
    assert run.refused("path", [[9.1, 5]]).reason == "too-far"
    assert run.answer(("path", [])).facts("ak")["undeclared"] == 1
    assert gain(ROWS["flat"], Outcome(0)) == 0


@proves("SG-MOVE-03", "SG-MOVE-07", "SG-MOVE-08", "SG-MOVE-09", "SG-MOVE-10", "SG-MOVE-11", "SG-MOVE-12")
@pytest.mark.parametrize(
    ("row", "gains"),
    [
        ("flat", [3, 3.5, 4, 4.5, 5]),
        ("rough", [2, 2.5, 3, 3.5, 4]),
        ("stairs-down", [1, 1.5, 2, 2.5, 3]),
        ("stairs-up", [0.5, 1, 1.5, 2, 2.5]),
        ("crouched", [0.5, 1, 1.5, 2, 2.5]),
        ("ladder", [0.5, 0.75, 1, 1.25, 1.5]),
        ("crawling", [0.25, 0.5, 0.75, 1, 1.25]),
        ("crowd", [2, 2.5, 3, 3.5, 4]),
        ("dense-crowd", [1, 1.5, 2, 2.5, 3]),
    ],
)
def test_columns_of_the_table(row: str, gains: list[float]) -> None:
    assert [gain(ROWS[row], Outcome(total)) for total in (10, 20, 30, 40, 41)] == gains
    assert [gain(ROWS[row], Outcome(total)) for total in (1, 11, 21, 31)] == gains[:4]


@proves("SG-MOVE-07", "SG-MOVE-08", "SG-MOVE-10", "SG-MOVE-12")
@pytest.mark.parametrize(
    ("kind", "speed", "tests"),
    [
        ("rough", 2, ["athletics"]),
        ("stairs-down", 2, ["acrobatics"]),
        ("stairs-up", 1.333, ["athletics"]),
        ("ladder", 1, ["athletics"]),
        ("crowd", 2, ["strength", "agility"]),
        ("dense-crowd", 1, ["strength", "agility"]),
    ],
)
def test_the_ground_gives_the_speed_and_the_test(kind: str, speed: float, tests: list[str]) -> None:
    walk = runner(terrain=[block("here", 1, 1, 9, 9, kind)])
    assert walk.query("speed", figure="ak") == speed
    offered = [one for one in walk.offers("action") if isinstance(one, dict) and "sprint" in one and "how" not in one]
    assert [one["sprint"] for one in offered] == tests


@proves("SG-MOVE-09", "SG-MOVE-11", "SG-POST-01")
@pytest.mark.parametrize(("status", "speed", "dodge"), [("crouched", 1.5, -2), ("lying", 1, -2)])
def test_low_people_are_slow_and_dodge_badly(status: str, speed: float, dodge: int) -> None:
    low = runner(status=(status,))
    assert low.query("speed", figure="ak") == speed
    assert low.query("flat", figure="ak", test="dodge", as_="undeclared") == dodge


@proves("SG-MOVE-05")
@pytest.mark.parametrize(("lasts", "speed"), [("segment", 4), ("turn", 7)])
def test_an_acceleration_lasts_as_it_was_settled(lasts: str, speed: float) -> None:
    run = runner([2, 2, 2, 1], fast_move_duration=lasts)
    run.answer(("action", {"sprint": "athletics"}), ("path", [[6, 5]]), ("action", "done"), ("action", "done"))
    assert run.query("speed", figure="ak") == speed
    assert run.facts("ak")["went"] == 0


@proves("SG-MOVE-15", "SG-CORE-11")
def test_a_way_over_two_grounds_takes_time_on_each() -> None:
    rough = [block("mud", 7, 1, 20, 9, "rough")]
    walk = runner(terrain=rough).answer(("action", "move"))
    assert walk.refused("path", [[8.1, 5]]).reason == "too-far"
    assert walk.answer(("path", [[8, 5]])).facts("ak")["went"] == 4
    run = runner([2, 2, 2, 1], terrain=rough).answer(("action", {"sprint": "athletics"}))
    assert run.refused("path", [[10.0, 5]]).reason == "too-far"
    assert run.answer(("path", [[9.8, 5]])).facts("ak")["speed"] == 4.8
    stairs = [block("stairs", 7, 1, 20, 9, "stairs-down")]
    slow = runner([2, 2, 2, 1], terrain=stairs).answer(("action", {"sprint": "athletics"}))
    assert slow.refused("path", [[8.5, 5]]).reason == "too-far"
    assert slow.answer(("path", [[8.4, 5]])).facts("ak")["speed"] == 3.4


@proves("SG-MOVE-13")
def test_a_slope_slows_people_down() -> None:
    walk = runner(terrain=[block("hill", 1, 1, 20, 9, "slope")]).answer(("action", "move"))
    assert walk.refused("path", [[7.1, 5]]).reason == "too-far"
    assert walk.answer(("path", [[7, 5]])).facts("ak")["speed"] == 2


# ---------------------------------------------------------------- combat movement


@proves("SG-CMOV-01", "SG-CMOV-02", "SG-CMOV-03")
def test_a_combat_movement_is_slower_by_one_and_adds_the_level_in_feints() -> None:
    run = runner([2, 2, 2, 1], with_={"skills": {"athletics": 3, "feint": 4}})
    run.answer(("action", {"sprint": "athletics", "how": "feint"}))
    assert run.refused("path", [[11.1, 5]]).reason == "too-far"
    run.answer(("path", [[11, 5]]))
    assert run.facts("ak")["undeclared"] == 1
    shot = game_of(run).total(RANGE, "bo", Blow("bo", "ak", "bow", "shoot"))
    assert ("Feinte de corps", 4) in [(one.name, one.value) for one in shot.modifiers]


@proves("SG-CMOV-05")
def test_zigzags_advance_at_half_the_speed() -> None:
    run = runner([2, 2, 2, 1]).answer(("action", {"sprint": "athletics", "how": "zigzag"}))
    assert run.refused("path", [[8.1, 5]]).reason == "too-far"
    assert run.answer(("path", [[8, 5]])).facts("ak")["evades"] == "zigzag"


@proves("SG-CMOV-04")
def test_nobody_feints_on_a_ladder_or_in_a_corridor() -> None:
    feint = {"sprint": "athletics", "how": "feint"}
    assert runner(terrain=[block("ladder", 1, 1, 9, 9, "ladder")]).refused("action", feint).reason == "no-room"
    walls = [block("left", 6, 5.5, 12, 6, "house"), block("right", 6, 4, 12, 4.5, "house")]
    run = runner([2, 2, 2, 1], terrain=walls).answer(("action", feint))
    assert run.refused("path", [[8, 5]]).reason == "no-room"
    run.answer(("path", [[3, 5]]))


# ---------------------------------------------------------------- jumps and falls

DITCH = [block("ditch", 6, 1, 7.5, 9, "ditch")]


@proves("SG-CORE-27", "SG-ACT-03")
def test_a_jump_over_a_gap_of_two_metres_begun_has_a_difficulty_of_ten() -> None:
    over = runner(terrain=DITCH, more={"jump": [2, 2, 2, 1]}).answer(("action", {"jump": "ditch"}))
    assert over.one("tested", test="jump")["difficulty"] == 10
    assert over.one("moved")["path"][-1][0] > 7.79
    assert over.facts("ak")["undeclared"] == 1
    short = runner(terrain=DITCH, more={"jump": [2, 2, 1, 1]}).answer(("action", {"jump": "ditch"}))
    assert short.one("moved")["path"][-1][0] < 5.8
    assert "lying" not in short.status("ak")


@proves("SG-CORE-27")
def test_a_wall_is_jumped_by_its_height_and_a_critical_failure_falls() -> None:
    wall = [block("wall", 6, 1, 6.3, 9, "wall")]
    over = runner(terrain=wall, more={"jump": [1, 1, 1, 1]}).answer(("action", {"jump": "wall"}))
    assert over.one("tested", test="jump")["difficulty"] == 20
    assert "lying" in over.status("ak")
    house = [block("house", 6, 1, 6.3, 9, "house")]
    assert runner(terrain=house).refused("action", {"jump": "house"}).reason == "nothing-to-jump"


@proves("SG-CORE-27")
def test_an_acrobatic_jump_is_a_test_of_acrobatics_of_fifteen_at_least() -> None:
    over = runner(terrain=DITCH, more={"jump": [4, 4, 4, 3]}).answer(("action", {"acrobatic-jump": "ditch"}))
    tested = over.one("tested", test="jump")
    assert (tested["difficulty"], tested["total"]) == (15, 15)
    assert over.one("moved")["path"][-1][0] > 7.79


@proves("SG-DODG-08")
def test_a_dodge_is_declared_with_the_jump_and_no_other_answers_an_attack() -> None:
    more = {"jump": [6, 6, 6, 6], "dodge": [2, 2, 2]}
    over = runner(terrain=DITCH, more=more).answer(("action", {"jump": "ditch", "dodge": True}))
    assert over.facts("ak")["dodge"] == 6 + 3
    assert over.facts("ak")["undeclared"] == 2
    ak, bo = man(5, 5, reaction=30, jumped=True), man(6.5, 5, announced=1, reaction=20, angle=180)
    dice = {"bo": {"attack": [3, 3, 3, 3], "damage": [1] * 4}, "ak": {"soak": [6] * 4}}
    fight = scene({"ak": ak}, {"bo": bo}, dice, segment=3).answer(strike("ak"))
    assert "dodge" not in fight.offers("react")
    fight.answer(("react", "none"))
    assert fight.one("attacked")["hit"]
    assert not fight.all("dodged")


@proves("SG-FALL-01")
def test_the_second_of_a_fall_gives_speed_distance_and_malus() -> None:
    rows = [(fallen(n).speed, fallen(n).distance, fallen(n).malus) for n in (1, 2, 3, 5, 9, 10)]
    assert rows == [(5, 5, 3), (15, 20, 5), (25, 45, 10), (35, 110, 15), (55, 300, 20), (55, 355, 20)]
    assert [fallen(n).malus for n in range(1, 10)] == [3, 5, 10, 10, 15, 15, 15, 15, 20]
    assert [fallen(n).distance for n in range(1, 10)] == [5, 20, 45, 75, 110, 150, 195, 245, 300]


@proves("SG-FALL-01")
def test_whoever_falls_into_a_chasm_falls_on_and_is_lost_for_the_fight() -> None:
    chasm = [block("chasm", 6, 1, 7.5, 9, "chasm")]
    red = {"ak": man(5, 5, reaction=20), "al": man(2, 14)}
    dice = {"ak": {"jump": [1, 1, 1, 1]}}
    fall = scene(red, {"bo": man(22, 14)}, dice, segment=1, terrain=chasm, turns=1).answer(
        ("action", {"jump": "chasm"})
    )
    shot = game_of(fall).total(RANGE, "bo", Blow("bo", "ak", "bow", "shoot"))
    assert ("Chute", 3) in [(one.name, one.value) for one in shot.modifiers]
    assert fall.refused("action", "move").reason == "falling"
    fall.play()
    assert [one["second"] for one in fall.all("plunged")] == [1, 2]
    assert fall.one("left_field")["figure"] == "ak"


@proves("SG-FALL-02")
def test_other_very_fast_targets_read_the_table_of_falls() -> None:
    assert [as_fast(speed) for speed in (14, 15, 24.9, 25, 36, 60)] == [5, 5, 5, 10, 15, 20]
    ride = scene({"ak": man(5, 5, speed=16)}, {"bo": man(22, 14)}, segment=2)
    # the speed of a segment is forgotten as it begins
    game = game_of(ride)
    game.state = game.state.changed("ak", speed=16.0, course=90.0)
    shot = game.total(RANGE, "bo", Blow("bo", "ak", "bow", "shoot"))
    assert ("Chute", 5) in [(one.name, one.value) for one in shot.modifiers]


# ---------------------------------------------------------------- postures


@proves("SG-POST-02")
def test_standing_up_takes_a_second_from_crouching_and_two_from_lying() -> None:
    for status, seconds in (("crouched", 1), ("lying", 2)):
        low = runner(status=(status,)).answer(("action", "stand"))
        assert low.refused("action", "move").reason == "rising"
        for _ in range(seconds - 1):
            low.answer(("action", "done"), ("action", "done"))
            assert status in low.status("ak")
        low.answer(("action", "done"), ("action", "done"))
        assert status not in low.status("ak")


@proves("SG-POST-02")
def test_crouching_and_lying_down_are_innate_and_moving_forbids_standing_up() -> None:
    low = runner().answer(("action", "crouch"))
    assert low.status("ak") == {"crouched"}
    assert low.one("action_taken")["nature"] == "innate"
    low = runner(status=("lying",)).answer(("action", "move"), ("path", [[5.5, 5]]))
    assert low.refused("action", "stand").reason == "posture"
    assert runner().answer(("action", "lie")).status("ak") == {"lying"}


@proves("SG-MOVE-14", "SG-MOVE-13")
def test_reductions_are_told_before_anybody_moves() -> None:
    hill = scene({"ak": man(5, 5)}, {"bo": man(22, 14)}, segment=1, terrain=[block("hill", 1, 1, 20, 9, "slope")])
    game = game_of(hill)
    settle_slopes(game)
    assert game.events == [Slowed(piece="hill", percent=50, rules=("SG-MOVE-13", "SG-MOVE-14"))]
    assert game.state.table.pieces[0].cost == 2.0
