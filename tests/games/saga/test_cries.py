"""War cries, the terror they spread, and those who run from it."""

from __future__ import annotations

from typing import Any

import pytest

from games.saga.scene import Scene, block, man, scene, strike
from proofs import proves

FURY = {"fury": 3, "courage": 3, "reaction": 3, "athletics": 3, "sword": 4, "dodge": 3, "soak": 3}


def host(
    cry: str = "cry",
    dice: Any = None,
    red: Any = None,
    blue: Any = None,
    assault: tuple[str, ...] = ("red",),
    courage: tuple[int, ...] = (4, 4, 4, 4),
    reply: str = "none",
) -> Scene:
    """Ak attacks bo, twelve metres away; both cry as told, and the first turn begins."""
    mine, its = man(5, 5, skills=FURY, **(red or {})), man(17.6, 5, skills=FURY, angle=180, **(blue or {}))
    rolls = {"ak": {"reaction": [4, 4, 4, 4]}, "bo": {"reaction": [1, 1, 1, 2], "terror": list(courage)}}
    for who, queues in (dice or {}).items():
        rolls[who] = {**rolls[who], **queues}
    fight = scene({"ak": mine}, {"bo": its}, rolls, assault=list(assault))
    return to_the_turn(fight.answer(("cry", cry), ("cry", reply)))


def to_the_turn(fight: Scene) -> Scene:
    fight.until(lambda one: one.key == "announce")
    return fight


@proves("SG-CRY-01", "SG-CRY-02")
@pytest.mark.parametrize(
    ("way", "faces", "points"),
    [
        ("cry", [1, 1, 1, 2], 1),
        ("cry", [2, 2, 2, 1], 2),
        ("cry", [1, 1, 1, 1], 0),
        ("carnyx", [2, 2, 2, 1], 2),
        ("carnyx", [3, 3, 3, 3], 4),
        ("carnyx", [2, 2, 1, 1], 0),
        ("contortions", [3, 3, 3, 3], 3),
        ("contortions", [5, 4, 4, 4], 6),
        ("contortions", [3, 3, 3, 2], 0),
    ],
)
def test_each_way_to_frighten_has_its_difficulty_and_its_points(way: str, faces: list[int], points: int) -> None:
    fight = host(way, {"ak": {"cry": faces}})
    told = fight.one("cried")
    assert (told["figure"], told["way"], told["points"]) == ("ak", way, points)
    assert fight.facts("ak") | {"cried": way, "terror": points} == fight.facts("ak")


@proves("SG-CRY-01")
def test_everybody_is_asked_once_attackers_first_and_it_costs_nothing() -> None:
    rolls = {"ak": {"reaction": [4, 4, 4, 4], "terror": [4] * 4}, "bo": {"reaction": [1, 1, 1, 2], "cry": [3] * 4}}
    fight = scene({"ak": man(5, 5)}, {"bo": man(17.6, 5)}, rolls, assault=["blue"])
    assert fight.pending.figure == "bo"
    fight.answer(("cry", "cry"), ("cry", "none"))
    assert not fight.all("dice_lost")
    assert fight.pending.key == "announce"


@proves("SG-CRY-03", "SG-CRY-04", "SG-CORE-11")
@pytest.mark.parametrize(
    ("red", "points", "score"), [({}, 3, 1), ({"heads": 2}, 5, 2), ({"heads": 2, "bare": True}, 6, 3)]
)
def test_heads_and_bare_warriors_add_to_the_points_that_are_shared_by_the_opponents(
    red: Any, points: int, score: int
) -> None:
    rolls = {
        "ak": {"cry": [3, 3, 3, 3], "reaction": [4, 4, 4, 4]},
        "bo": {"reaction": [1, 1, 1, 2], "terror": [4, 4, 4, 4]},
        "cy": {"reaction": [1, 1, 1, 3], "terror": [4, 4, 4, 4]},
    }
    blue = {"bo": man(15, 5, skills=FURY), "cy": man(15, 8, skills=FURY)}
    fight = scene({"ak": man(5, 5, skills=FURY, **red)}, blue, rolls, assault=["red"])
    to_the_turn(fight.answer(("cry", "cry")))
    told = fight.one("terror_spread")
    assert (told["side"], told["points"], told["opponents"], told["score"]) == ("red", points, 2, score)
    assert {one["difficulty"] for one in fight.all("tested", test="terror")} == {10 + score}


@proves("SG-CRY-03")
def test_a_head_frightens_without_a_cry_and_nothing_at_all_does_not() -> None:
    assert host("none", red={"heads": 2}).one("terror_spread")["score"] == 2
    fight = host("none", {"bo": {"terror": []}})
    assert not fight.all("terror_spread")
    assert not fight.all("tested", test="terror")


@proves("SG-CORE-28", "SG-CRY-04")
def test_a_unit_is_one_opponent_and_rolls_courage_once() -> None:
    fight = host("cry", {"ak": {"cry": [3, 3, 3, 3]}}, blue={"men": 10})
    assert fight.one("terror_spread")["opponents"] == 1
    assert len(fight.all("tested", test="terror")) == 1


@proves("SG-CRY-05", "SG-CRY-08")
@pytest.mark.parametrize(
    ("courage", "fear"), [((3, 3, 3, 1), 0), ((3, 3, 2, 1), 1), ((2, 2, 1, 1), 1), ((2, 1, 1, 1), 2)]
)
def test_courage_is_rolled_against_ten_and_the_terror(courage: tuple[int, ...], fear: int) -> None:
    fight = host("cry", {"ak": {"cry": [3, 3, 3, 3]}}, courage=courage)
    told = fight.one("tested", test="terror")
    assert (told["difficulty"], told["total"]) == (13, sum(courage) + 3)
    assert fight.facts("bo")["fear"] == fear


@proves("SG-CRY-06")
def test_the_points_of_ones_own_cry_help_against_terror_and_heads_do_not() -> None:
    fight = host("cry", {"ak": {"cry": [3, 3, 3, 3]}, "bo": {"cry": [2, 2, 2, 1]}}, blue={"heads": 3}, reply="cry")
    assert fight.one("tested", figure="bo", test="terror")["total"] == 16 + 3 + 2
    assert not fight.all("tested", figure="ak", test="terror")


@proves("SG-CRY-06")
def test_where_both_sides_attack_both_are_frightened() -> None:
    dice = {"ak": {"cry": [3, 3, 3, 3], "terror": [4, 4, 4, 4]}, "bo": {"cry": [2, 2, 2, 1]}}
    fight = host("cry", dice, assault=("red", "blue"), reply="cry")
    assert fight.one("tested", figure="ak", test="terror")["total"] == 16 + 3 + 3


@proves("SG-CRY-07")
@pytest.mark.parametrize(("x", "held", "calm"), [(41.6, "sword", 5), (41.6, "spear", 0), (41.5, "sword", 0)])
def test_whoever_no_enemy_can_reach_in_a_turn_is_calmer(x: float, held: str, calm: int) -> None:
    rolls = {
        "ak": {"cry": [3] * 4, "reaction": [4, 4, 4, 4]},
        "bo": {"reaction": [1, 1, 1, 2], "terror": [4, 4, 4, 4]},
    }
    red = {"ak": man(5, 5, skills=FURY, held=[held])}
    fight = scene(red, {"bo": man(x + 0.01, 5, skills=FURY)}, rolls, assault=["red"])
    to_the_turn(fight.answer(("cry", "cry")))
    assert fight.one("tested", test="terror")["total"] == 16 + 3 + calm


@proves("SG-CRY-07", "SG-CORE-25")
def test_a_rider_charges_farther() -> None:
    fight = host("cry", {"ak": {"cry": [3] * 4}}, red={"mount": "horse"}, blue={})
    assert fight.one("tested", test="terror")["total"] == 16 + 3
    rolls = {
        "ak": {"cry": [3] * 4, "reaction": [4, 4, 4, 4]},
        "bo": {"reaction": [1, 1, 1, 2], "terror": [4, 4, 4, 4]},
    }
    red = {"ak": man(5, 5, skills=FURY, mount="horse", base=0.6)}
    for x, calm in ((66.5, 0), (66.7, 5)):
        away = scene(red, {"bo": man(x, 5, skills=FURY)}, rolls, assault=["red"])
        to_the_turn(away.answer(("cry", "cry")))
        assert away.one("tested", test="terror")["total"] == 16 + 3 + calm


@proves("SG-CRY-08")
def test_fear_weighs_on_blows_and_not_on_dodges() -> None:
    fight = scene({"ak": man(5, 5, fear=2)}, {"bo": man(6.5, 5)}, segment=3)
    assert fight.query("dice", figure="ak", test="dodge", as_="undeclared") == 4
    fight = scene(
        {"ak": man(5, 5, fear=2, announced=1, reaction=20)},
        {"bo": man(6.5, 5, angle=180)},
        {"ak": {"attack": [1, 1]}},
        segment=3,
    )
    fight.answer(strike("bo"), ("react", "none")).played()


@proves("SG-CRY-09", "SG-CRY-08", "SG-CORE-18")
@pytest.mark.parametrize(("heads", "flees"), [(13, False), (14, True)])
def test_failing_by_fifteen_is_flight(heads: int, flees: bool) -> None:
    fight = host("none", red={"heads": heads}, courage=(1, 2, 1, 2))
    assert fight.one("tested", test="terror") | {"total": 9, "difficulty": 10 + heads} == fight.one(
        "tested", test="terror"
    )
    assert ("fleeing" in fight.status("bo")) is flees
    assert fight.facts("bo")["fear"] == (4 if flees else 3)


@proves("SG-CRY-10")
def test_a_critical_failure_is_a_faint_whatever_the_margin() -> None:
    fight = host("none", {"bo": {"reaction": []}}, red={"heads": 30}, courage=(1, 1, 1, 1))
    assert "fainted" in fight.status("bo")
    assert "fleeing" not in fight.status("bo")
    assert fight.over
    calm = host("none", {"bo": {"reaction": []}}, red={"heads": 1}, blue={"paint": {"courage": 9}}, courage=(1,) * 4)
    assert "fainted" in calm.status("bo")


@proves("SG-CRY-13")
@pytest.mark.parametrize(("paint", "points", "total"), [({}, 1, 19), ({"fury": 2}, 2, 19), ({"courage": 2}, 1, 21)])
def test_paint_and_songs_help_fury_and_courage(paint: Any, points: int, total: int) -> None:
    dice = {"ak": {"cry": [2, 1, 1, 1], "terror": [4] * 4}, "bo": {"terror": [4] * 4, "cry": [1, 1, 1, 2]}}
    fight = host("cry", dice, red={"paint": paint}, assault=("red", "blue"), reply="cry")
    assert fight.one("cried", figure="ak")["points"] == points
    assert fight.one("tested", figure="ak", test="terror")["total"] == total + points


# ---------------------------------------------------------------- flight


def panic(at: tuple[float, float] = (6.5, 5), foe: Any = None, **fleeing: Any) -> Scene:
    """Ak flees from bo; cy, a friend, is asked after them."""
    dice = {"ak": {"sprint": [2, 2, 2, 2]}}
    red = {"ak": man(*fleeing.pop("from_", (5, 5)), "fleeing", reaction=5, **fleeing), "cy": man(2, 15, reaction=1)}
    fight = scene(red, {"bo": man(*at, angle=180, announced=1, reaction=9, **(foe or {}))}, dice, segment=3)
    fight.answer(("action", "done"))
    fight.until(lambda one: one.figure == "cy")
    return fight


@proves("SG-CRY-09")
def test_whoever_flees_runs_to_the_edge_that_is_farthest_from_the_enemy() -> None:
    fight = panic((12, 5))
    told = fight.one("moved", figure="ak")
    assert told["kind"] == "flight"
    assert told["path"][-1][0] == pytest.approx(0.3, abs=0.01)
    assert fight.one("left_field")["figure"] == "ak"


@proves("SG-CRY-09", "SG-MOVE-02")
def test_flight_is_as_fast_as_its_roll() -> None:
    fight = panic((20, 8), from_=(14, 8))
    assert fight.facts("ak")["at"] == pytest.approx([14 - 7.5, 8], abs=0.01)
    assert fight.facts("ak")["undeclared"] == 1


@proves("SG-CRY-09")
def test_whoever_flees_does_nothing_else_and_leaves_its_opponents_behind() -> None:
    fight = panic(engaged=["bo"], foe={"engaged": ["ak"]})
    assert fight.one("released")["figure"] == "ak"
    red = {"ak": man(5, 5, "fleeing", reaction=5)}
    lone = scene(red, {"bo": man(12, 5, reaction=1)}, segment=3)
    assert lone.refused("action", "move").rules == ("SG-CRY-09",)


@proves("SG-CRY-09")
@pytest.mark.parametrize(("status", "more"), [("bound", {}), ("asleep", {}), ("fleeing", {"grips": {"bo": 1}})])
def test_whoever_cannot_move_does_not_run(status: str, more: Any) -> None:
    red = {"ak": man(5, 5, "fleeing", status, reaction=5, **more), "cy": man(2, 15, reaction=1)}
    fight = scene(red, {"bo": man(6.5, 5, reaction=9)}, segment=3).answer(("action", "done"))
    fight.until(lambda one: one.figure == "cy")
    assert not fight.all("moved")


@proves("SG-CORE-18")
@pytest.mark.parametrize(("held", "clear"), [("sword", True), ("spear", False)])
def test_whoever_flees_is_engaged_until_it_is_out_of_reach(held: str, clear: bool) -> None:
    red = {"ak": man(5, 5, "fleeing", "lying", reaction=5, engaged=["bo"]), "cy": man(2, 15, reaction=1)}
    blue = {"bo": man(6, 5, reaction=9, engaged=["ak"], held=[held])}
    fight = scene(red, blue, {"ak": {"sprint": [3, 3, 3, 3]}}, segment=3).answer(("action", "done"))
    fight.until(lambda one: one.figure == "cy")
    assert fight.one("moved")["path"][-1][0] == pytest.approx(3.75, abs=0.3)
    assert bool(fight.all("released")) is clear


@proves("SG-CRY-09", "SG-MOVE-04")
def test_a_critical_failure_of_the_run_leaves_the_free_speed() -> None:
    red = {"ak": man(14, 8, "fleeing", reaction=5), "cy": man(2, 15, reaction=1)}
    fight = scene(red, {"bo": man(20, 8, reaction=9)}, {"ak": {"sprint": [1, 1, 1, 1]}}, segment=3)
    fight.answer(("action", "done"))
    fight.until(lambda one: one.figure == "cy")
    assert fight.one("rushed")["total"] == 0
    assert fight.facts("ak")["at"] == pytest.approx([10, 8], abs=0.01)


@proves("SG-CRY-09", "SG-MOVE-12")
@pytest.mark.parametrize(("strength", "test"), [(2, "agility"), (6, "strength")])
def test_in_a_crowd_one_flees_by_what_one_does_best(strength: int, test: str) -> None:
    crowd = [block("crowd", 10, 0, 18, 16, "crowd")]
    red = {"ak": man(14, 8, "fleeing", reaction=5, strength=strength), "cy": man(2, 15, reaction=1)}
    dice = {"ak": {"sprint": [2] * max(strength, 4)}}
    fight = scene(red, {"bo": man(20, 8, reaction=9)}, dice, segment=3, terrain=crowd).answer(("action", "done"))
    fight.until(lambda one: one.figure == "cy")
    assert fight.one("rushed")["test"] == test


@proves("SG-CRY-03", "SG-CRY-05")
def test_a_side_that_does_nothing_does_not_keep_another_from_frightening() -> None:
    dice = {"ak": {"terror": [4, 4, 4, 4]}, "bo": {"terror": []}}
    fight = host("none", dice, blue={"heads": 2}, assault=("red", "blue"))
    assert fight.one("terror_spread")["side"] == "blue"
    assert fight.one("tested", test="terror")["figure"] == "ak"


@proves("SG-CRY-07")
def test_one_enemy_who_can_come_is_enough_to_be_in_the_fight() -> None:
    red = {"ak": man(5, 5, heads=1), "al": man(50, 5)}
    dice = {
        "ak": {"reaction": [4, 4, 4, 4]},
        "al": {"reaction": [4, 4, 4, 3]},
        "bo": {"terror": [4, 4, 4, 4], "reaction": [1, 1, 1, 2]},
    }
    fight = scene(red, {"bo": man(60, 5)}, dice, assault=["red"])
    assert to_the_turn(fight).one("tested", test="terror")["total"] == 19
