"""Throwing objects: the threshold, what objects do, straying, the table, the cloud of grain."""

from __future__ import annotations

import math
from typing import Any

import pytest

from games.kharn_ages.scene import Scene, block, hit, safar, scene
from proofs import proves

LYING = ("stunned", "on-the-ground")
TOUGH = {"HP": 60, "full_HP": 60}
WAKE = ("activate", "ak")


def hurl(at: str = "bo", what: str = "load") -> tuple[str, Any]:
    return ("action", {"throw": what, "at": at})


def thrower(
    kind: str = "stool",
    far: float = 2.0,
    ak: Any = None,
    bo: Any = None,
    status: Any = LYING,
    level: Any = (6,),
    red: Any = None,
    blue: Any = None,
    terrain: Any = (),
    dice: Any = None,
    wear: int = 6,
    **options: Any,
) -> Scene:
    """Red ak (C 3, A 3, P 6, stature 3) holds an object; blue bo is so many toises away from base to base."""
    return scene(
        red={"ak": safar(1, 7, **{"P": 6, "carrying": ["load"], **(ak or {})}), **(red or {})},
        blue={"bo": safar(2 + far, 7, *status, **{**TOUGH, **(bo or {})}), **(blue or {})},
        terrain=terrain,
        dice={
            "ak": {"level": list(level), "damage": [wear], **(dice or {}).get("ak", {})},
            **{who: own for who, own in (dice or {}).items() if who != "ak"},
        },
        **{"things": {"load": {"kind": kind, "carrier": "ak"}}, **options},
    ).answer(WAKE)


def damage(game: Scene) -> int:
    return int(60 - game.facts("bo")["HP"])


# ---------------------------------------------------------------- the action


@proves("KA-THR-01", "KA-THR-03", "KA-MAS-05")
@pytest.mark.parametrize(("face", "passed"), [(6, True), (5, False)])
def test_a_throw_is_c_and_a_against_twelve_for_two_ap_in_the_field_of_shooting(face: int, passed: bool) -> None:
    game = thrower(level=[face], ak={"mastery": [["shooting"], ["offensive"]]}, dice={"ak": {"deviation": [7]}})
    game.answer(hurl())
    assert game.offers("die") == [{"keep": face}, {"reroll": face, "mastery": 1}]
    game.play(("die", {"keep": face}))
    told = game.one("attempted", action="throw")
    assert (told["needed"], told["total"], told.get("passed", True)) == (12, 6 + face, passed)
    assert game.facts("ak") | {"AP": 3, "carrying": []} == game.facts("ak")
    assert damage(game) == (3 if passed else 0)


@proves("KA-THR-02")
@pytest.mark.parametrize(("far", "needed"), [(3.0, 12), (3.1, 14), (4.0, 14), (4.2, 16)])
def test_two_more_for_each_toise_begun_beyond_the_stature(far: float, needed: int) -> None:
    game = thrower(far=far, level=[10], dice={"ak": {"chain": [2]}}).play(hurl())
    assert game.one("attempted")["needed"] == needed


@proves("KA-THR-02")
def test_the_true_distance_counts_heights() -> None:
    tower = block("tower", 4, 6, 6, 8, "tower", height=3)
    game = thrower(far=3.0, level=[10], dice={"ak": {"chain": [2]}}, terrain=[tower]).play(hurl())
    assert game.one("thrown")["distance"] == pytest.approx(18**0.5, abs=0.01)
    assert game.one("attempted")["needed"] == 12 + 2 * 2


@proves("KA-THR-15")
def test_only_what_it_holds_can_be_thrown() -> None:
    things = {"load": {"kind": "stool", "at": [1, 7.6]}}
    game = thrower(ak={"carrying": []}, things=things)
    assert game.refused("action", {"throw": "load", "at": "bo"}).rules == ("KA-THR-15",)
    assert not [one for one in game.offers("action") if "throw" in one]


@proves("KA-THR-05", "KA-THR-07")
@pytest.mark.parametrize(
    ("kind", "p", "c"), [("barrel", 3, 0), ("big-stone", 3, 0), ("table", 5, 4), ("anvil", 6, 5), ("grain-sack", 0, 0)]
)
def test_heavy_objects_take_power_and_corpulence(kind: str, p: int, c: int) -> None:
    able = thrower(kind, ak={"P": p, "C": c})
    assert hurl()[1] in able.offers("action")
    if p:
        weak = thrower(kind, ak={"P": p - 1, "C": c})
        assert weak.refused("action", hurl()[1]).rules == ("KA-THR-05",)
        assert hurl()[1] not in weak.offers("action")
    if c:
        assert thrower(kind, ak={"P": p, "C": c - 1}).refused("action", hurl()[1]).rules == ("KA-THR-05",)


@proves("KA-THR-03")
def test_nobody_throws_at_a_friend_or_at_somebody_out_of_sight() -> None:
    game = thrower(red={"al": safar(1, 9)}, terrain=[block("hut", 2, 5, 3, 9, "hut")])
    assert game.refused("action", {"throw": "load", "at": "al"}).rules == ("KA-MEL-17",)
    assert game.refused("action", {"throw": "load", "at": "bo"}).rules == ("KA-THR-03", "KA-LOS-01")


# ---------------------------------------------------------------- the table of objects


@proves("KA-THR-06", "KA-THR-07")
@pytest.mark.parametrize(
    ("kind", "difficulty", "done", "structure"),
    [
        ("small-object", -2, 2, 1),
        ("bottle", -1, 2, 1),
        ("stool", 0, 3, 2),
        ("bucket", 0, 3, 2),
        ("farm-tool", 0, 3, 2),
        ("stone", 0, 3, 10),
        ("barrel", 1, 4, 2),
        ("grain-sack", 1, 3, 1),
        ("big-stone", 2, 5, 12),
        ("table", 3, 6, 6),
        ("anvil", 5, 8, 12),
    ],
)
def test_the_table_of_objects(kind: str, difficulty: int, done: int, structure: int) -> None:
    game = thrower(kind, ak={"C": 5}, level=[9]).play(hurl())
    assert game.one("attempted")["needed"] == 12 + difficulty
    assert damage(game) == done
    assert game.one("structure_lost") | {"lost": 1, "left": structure - 1} == game.one("structure_lost")
    assert ("load" in game.state.things) is (structure > 1)


@proves("KA-THR-06", "KA-THR-08")
@pytest.mark.parametrize(("kind", "bleeding"), [("bottle", 2), ("stone", 1)])
def test_bottles_and_stones_make_bleed_once(kind: str, bleeding: int) -> None:
    game = thrower(kind, status=("stunned",)).answer(hurl())
    assert game.facts("bo")["bleeding"] == [bleeding]
    before = game.facts("bo")["HP"]
    game.answer(("action", "done"), ("activate", "bo"))
    assert game.facts("bo") | {"HP": before - bleeding, "bleeding": []} == game.facts("bo")


@proves("KA-THR-06", "KA-THR-07", "KA-THR-12", "KA-CRT-14")
@pytest.mark.parametrize(
    ("kind", "status", "ap"), [("bucket", "on-the-ground", 5), ("big-stone", "dazed", 5), ("barrel", "", 3)]
)
def test_what_a_critical_hit_adds_and_that_damage_is_not_raised(kind: str, status: str, ap: int) -> None:
    done = {"bucket": 3, "big-stone": 5, "barrel": 4}[kind]
    plain = thrower(kind, level=[9], status=(), dice={"bo": {"level": [1]}}).answer(hurl(), ("defence", "reflex"))
    assert (plain.status("bo"), plain.facts("bo")["AP"]) == (set(), 5)
    game = thrower(kind, level=[10], status=(), dice={"ak": {"chain": [10, 4]}, "bo": {"level": [1]}})
    game.answer(hurl(), ("defence", "reflex"))
    assert game.status("bo") == ({status} if status else set())
    assert game.facts("bo")["AP"] == ap
    assert damage(game) == done


@proves("KA-THR-12")
@pytest.mark.parametrize(("face", "fails"), [(1, True), (2, False)])
def test_only_a_one_is_a_critical_failure_and_leaves_the_object_in_hand(face: int, fails: bool) -> None:
    game = thrower(level=[face], ak={"C": 9}, wear=6).play(hurl())
    assert game.facts("ak")["carrying"] == (["load"] if fails else [])
    assert game.facts("ak")["AP"] == 3
    assert bool(game.all("structure_lost")) is not fails
    assert bool(game.all("rolled", purpose="deviation")) is False


@proves("KA-THR-07")
def test_an_anvil_strikes_off_three_boxes() -> None:
    game = thrower(
        "anvil", ak={"C": 9}, level=[9], bo={"equipment": ["Cuir bouilli"]}, dice={"bo": {"armour": [4]}}
    ).play(hurl())
    assert game.facts("bo")["boxes"] == {"Cuir bouilli": 5 - 3 - 1}
    assert damage(game) == 8 - 1


@proves("KA-THR-06")
def test_a_farm_tool_in_hand_reaches_one_toise_in_melee() -> None:
    assert hit("bo")[1] in thrower("farm-tool", far=1.0).offers("action")
    assert hit("bo")[1] not in thrower("farm-tool", far=1.1).offers("action")
    assert hit("bo")[1] not in thrower("stool", far=1.0).offers("action")


@proves("KA-THR-14")
def test_players_may_agree_on_other_objects() -> None:
    pig = {"pig": {"difficulty": 4, "damage": 7, "structure": 3, "power": 6}}
    game = thrower("pig", ak={"C": 9}, level=[9], objects=pig).play(hurl())
    assert (game.one("attempted")["needed"], damage(game)) == (16, 7)
    assert thrower("pig", objects=pig, ak={"P": 5}).refused("action", hurl()[1]).rules == ("KA-THR-05",)
    assert thrower("letter").refused("action", hurl()[1]).rules == ("KA-THR-14",)


# ---------------------------------------------------------------- straying and wear


@proves("KA-THR-04")
@pytest.mark.parametrize(
    ("die", "way", "at"),
    [(5, [], (4, 7)), (4, [360], (5, 7)), (1, [360], (8, 7)), (3, [180], (2, 7)), (2, [180], (1.55, 7))],
)
def test_a_failed_throw_strays_by_five_less_the_die_up_to_the_first_base(
    die: int, way: list[int], at: tuple[float, float]
) -> None:
    game = thrower(level=[2], dice={"ak": {"deviation": [die, *way]}}).play(hurl()).played()
    assert game.state.things["load"].at == pytest.approx(at, abs=0.02)
    assert damage(game) == 0


@proves("KA-DIC-07")
@pytest.mark.parametrize("degrees", [1, 37, 90, 225, 359])
def test_the_direction_of_a_deviation_is_any_of_the_circle(degrees: int) -> None:
    """It is drawn by itself: the same two toises whichever way."""
    throw = thrower(level=[9], dice={"ak": {"deviation": [3, degrees]}}).play(hurl("point"), ("point", [3, 9])).played()
    assert throw.rolls("ak", "deviation")[1]["sides"] == 360
    turn = math.radians(degrees)
    assert throw.state.things["load"].at == pytest.approx((3 + 2 * math.cos(turn), 9 + 2 * math.sin(turn)), abs=0.01)


@proves("KA-THR-04", "KA-THR-03")
def test_a_throw_at_a_point_may_stray_even_if_it_succeeds() -> None:
    game = thrower(level=[9], dice={"ak": {"deviation": [4, 360]}}).play(hurl("point"), ("point", [3, 9])).played()
    assert game.one("attempted").get("passed", True)
    assert game.state.things["load"].at == pytest.approx((4, 9), abs=0.01)
    stays = thrower(level=[9], dice={"ak": {"deviation": [5]}}).play(hurl("point"), ("point", [3, 9])).played()
    assert stays.state.things["load"].at == (3, 9)
    assert thrower().answer(hurl("point")).refused("point", [3, 16]).rules == ("KA-THR-03",)


@proves("KA-THR-04")
def test_what_strays_harms_nobody_and_stops_at_scenery() -> None:
    wall = block("wall", 5.5, 5, 6, 9, "wall")
    game = thrower(level=[2], terrain=[wall], dice={"ak": {"deviation": [1, 360]}}).play(hurl())
    assert game.state.things["load"].at[0] == pytest.approx(5.45, abs=0.02)
    assert not game.all("wounded")


@proves("KA-THR-03", "KA-STR-02")
def test_a_throw_at_scenery_lands_before_it_and_does_it_no_harm() -> None:
    crate = block("crate", 4, 9, 5, 10, "crate")
    game = thrower(terrain=[crate], level=[9]).play(hurl("crate")).played()
    x, y = game.state.things["load"].at
    assert (x, y) == pytest.approx((3.92, 8.94), abs=0.1)
    assert [told["thing"] for told in game.all("structure_lost")] == ["load"]


@proves("KA-THR-13", "KA-STR-01", "KA-STR-02")
@pytest.mark.parametrize(("face", "lost"), [(1, 1), (5, 1), (6, 1), (7, 2), (10, 3)])
def test_a_thrown_object_loses_a_d5_less_two_hit_or_miss(face: int, lost: int) -> None:
    game = thrower("stone", level=[6], wear=face).play(hurl())
    assert game.state.things["load"].points == 10 - lost
    missed = thrower("stone", level=[2], wear=face, dice={"ak": {"deviation": [5]}}).play(hurl())
    assert missed.state.things["load"].points == 10 - lost


# ---------------------------------------------------------------- defence


@proves("KA-THR-11", "KA-COV-11")
def test_the_target_defends_with_c_or_a_as_against_a_shot() -> None:
    game = thrower(status=(), level=[8], dice={"bo": {"level": [9]}}).answer(hurl())
    offered = game.offers("defence")
    assert {"A", "C"} <= set(offered)
    assert "V" not in offered
    game.answer(("defence", "VA"))
    assert game.offers("riposte") == ["none", "V"]
    game.play(("riposte", "none"))
    assert game.one("resolved") | {"attack": 14, "defence": 15, "hit": False} == game.one("resolved")
    assert damage(game) == 0
    assert game.state.things["load"].at == (4, 7)


@proves("KA-THR-11")
def test_a_tie_goes_to_the_defender_and_one_less_does_not() -> None:
    held = thrower(status=(), level=[8], dice={"bo": {"level": [8]}}).play(hurl(), ("defence", "AC"))
    assert damage(held) == 0
    struck = thrower(status=(), level=[8], dice={"bo": {"level": [7]}}).play(hurl(), ("defence", "AC"))
    assert damage(struck) == 3


@proves("KA-COV-11", "KA-COV-01")
def test_cover_helps_against_a_throw() -> None:
    crate = block("crate", 3, 6.5, 3.3, 7.5, "crate", height=0.75)
    game = thrower(far=3, status=(), level=[8], terrain=[crate], dice={"bo": {"level": [5]}})
    told = game.play(hurl(), ("defence", "reflex")).one("attempted", action="defence")
    assert [part["name"] for part in told["modifiers"]] == ["Couvert"]
    assert told["total"] == 5 + 1


# ---------------------------------------------------------------- a table, a sack of grain


@proves("KA-THR-10", "KA-THR-07")
def test_a_table_hits_everybody_under_a_card_and_each_defends_alone() -> None:
    near = {"cy": safar(4, 8.5, **TOUGH), "da": safar(4, 5.3, **TOUGH), "em": safar(5.25, 7, *LYING, **TOUGH)}
    game = thrower("table", far=2, ak={"C": 6}, level=[9], blue=near, dice={"cy": {"level": [9]}})
    game.play(hurl(), ("defence", "AAC"))
    assert [told["target"] for told in game.all("resolved")] == ["bo", "cy", "em"]
    assert [told["hit"] for told in game.all("resolved")] == [True, False, True]
    assert [60 - game.facts(who)["HP"] for who in ("bo", "cy", "da", "em")] == [6, 0, 0, 6]


@proves("KA-THR-10")
def test_the_card_can_be_agreed_on() -> None:
    near = {"cy": safar(4, 8.5, *LYING, **TOUGH)}
    game = thrower("table", ak={"C": 6}, level=[9], blue=near, card=[0.5, 0.5]).play(hurl())
    assert [told["target"] for told in game.all("resolved")] == ["bo"]


@proves("KA-THR-09")
def test_nobody_shoots_into_or_out_of_the_dust_of_a_grain_sack() -> None:
    bow = {"equipment": ["Arc de chasse"]}
    game = thrower(
        "grain-sack",
        level=[8, 8],
        bo={**bow},
        red={"al": safar(10, 2, **bow)},
        blue={"cy": safar(4, 8.4, **TOUGH), "da": safar(12, 12)},
    )
    game.answer(hurl(), ("action", "done"))
    assert game.query("shot", from_="al", to="bo", weapon="Arc de chasse") == "in-the-dust"
    assert game.query("shot", from_="al", to="cy", weapon="Arc de chasse") == "in-the-dust"
    assert game.query("shot", from_="bo", to="al", weapon="Arc de chasse") == "in-the-dust"
    assert game.query("shot", from_="al", to="da", weapon="Arc de chasse") == "legal"
    for who in ("bo", "al", "cy"):
        game.answer(("activate", who), ("action", "done"))
    assert game.query("shot", from_="al", to="bo", weapon="Arc de chasse") == "in-the-dust"
    game.answer(("activate", "da"), ("action", "done"))
    while game.facts("bo")["status"] and game.state.turn < 3:
        side = game.pending.seat
        game.answer(("activate", "ak" if side == "red" else "bo"))
        if game.state.active == "ak":
            break
        game.answer(("action", "done"))
    assert game.query("shot", from_="al", to="bo", weapon="Arc de chasse") == "legal"
