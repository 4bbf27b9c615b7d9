"""Shots, aimed shots, shots into a melee, artillery, breath, and the skills of shooters."""

from __future__ import annotations

from typing import Any, Literal

import pytest

from escarmouche.games.age_des_escarmouches.figures import Ranged
from escarmouche.games.age_des_escarmouches.rules.shooting import difficulty
from escarmouche.space.table import Piece
from games.age_des_escarmouches.scene import Scene, activate, man, scene, settled
from proofs import proves

BOW = Ranged("bow", 4, 20.0)
SLING = Ranged("sling", 2, 10.0)


def archer(x: float = 10, y: float = 30, *weapons: Ranged, **more: Any) -> Any:
    return man(x, y, ranged=weapons or (BOW,), **more)


def shot(put: Scene, action: Any, *more: Any) -> Scene:
    return settled(put.answer(activate("ak"), ("action", action), *more))


@proves("AE-SHOT-04", "AE-SHOT-05", "AE-SHOT-06", "AE-SHOT-07")
def test_the_difficulty_is_by_range() -> None:
    found = [difficulty(far, 20.0) for far in (0.0, 20.0, 20.1, 40.0, 40.1, 60.0, 60.1)]
    assert found == [0, 0, 3, 3, 7, 7, None]


@proves("AE-SHOT-02", "AE-SHOT-03", "AE-SHOT-09", "AE-SHOT-10", "AE-SHOT-11", "AE-SHOT-12", "AE-ACT-05", "AE-CARD-18")
def test_a_shot_tests_tir_then_the_force_of_the_weapon() -> None:
    put = scene(
        red={"ak": archer(10, 30, BOW, SLING), "al": man(10, 50)},
        blue={"bo": man(30, 30, RES=4), "ci": man(31, 10)},
        dice={"ak": {"shot": [2], "damage": [6]}},
    )
    put.answer(activate("ak"), ("action", "march"), ("path", [[11.0, 30.0]]), ("facing", 0))
    assert put.refused("action", {"shoot": "bo"}).reason == "several-options"
    assert put.refused("action", {"shoot": "al", "weapon": "bow"}).reason == "not-an-enemy"
    put.answer(("action", {"shoot": "bo", "weapon": "bow"}))
    told = put.one("shot", figure="ak")
    assert (told["distance"], told["difficulty"], told["weapon"]) == (16.5, 0, "bow")
    tested = put.one("tested", figure="ak")
    assert (tested["score"], tested["value"], tested["needed"]) == ("TIR", 3, 2)
    hurt = put.one("damage_rolled", figure="bo")
    assert (hurt["force"], hurt["resistance"], hurt["damage"]) == (4, 4, 3)
    assert put.refused("action", {"shoot": "bo", "weapon": "bow"}).reason == "once-each"
    put.played()


@proves("AE-SHOT-09", "AE-SHOT-07")
def test_a_failed_shot_is_lost_and_beyond_three_ranges_none_is_rolled() -> None:
    put = shot(scene(red={"ak": archer()}, blue={"bo": man(30, 30)}, dice={"ak": {"shot": [1]}}), {"shoot": "bo"})
    assert not put.played().all("damage_rolled")
    far = shot(scene(red={"ak": archer(10, 30, SLING)}, blue={"bo": man(50, 30)}), {"shoot": "bo"})
    assert far.one("shot")["difficulty"] == -1
    assert not far.all("rolled")


@proves("AE-SHOT-01", "AE-CARD-08")
def test_who_shoots_is_free_and_has_a_weapon_and_a_score() -> None:
    held = scene(red={"ak": archer()}, blue={"bo": man(12.5, 30), "ci": man(30, 30)})
    assert held.answer(activate("ak")).refused("action", {"shoot": "ci"}).reason == "not-free"
    bare = scene(red={"ak": man(10, 30)}, blue={"bo": man(30, 30)})
    assert bare.answer(activate("ak")).refused("action", {"shoot": "bo"}).reason == "cannot-shoot"
    blind = scene(red={"ak": archer(TIR=None)}, blue={"bo": man(30, 30)})
    assert blind.answer(activate("ak")).refused("action", {"shoot": "bo"}).reason == "cannot-shoot"


@proves("AE-SHOT-08", "AE-OBST-12", "AE-FLY-13", "AE-FLY-14")
def test_power_obstruction_and_level_move_the_column() -> None:
    wall = Piece("wall", ((20, 30), (21, 30), (21, 40), (20, 40)), "wall", 3.0)
    big = scene(
        red={"ak": archer()},
        blue={"bo": man(30, 30, power=3)},
        terrain=[wall],
        dice={"ak": {"shot": [1], "damage": [1]}},
    )
    assert shot(big, {"shoot": "bo"}).one("tested")["shift"] == 3 - 1 - 1
    high = scene(
        red={"ak": archer()},
        blue={"bo": man(30, 30, altitude=1), "two": man(30, 40, altitude=2)},
        dice={"ak": {"shot": [1]}},
    )
    assert high.answer(activate("ak")).refused("action", {"shoot": "two"}).reason == "two-levels-away"
    assert settled(high.answer(("action", {"shoot": "bo"}))).one("tested")["shift"] == -1


# ---------------------------------------------------------------- into a melee


def melee(face: int, **more: Any) -> Scene:
    return scene(
        red={"ak": archer(skills=more.get("skills", {})), "near": man(28, 32, power=more.get("friend", 1))},
        blue={"bo": man(30, 30.5)},
        dice={"ak": {"shot": [6], "allocation": [face], "damage": [1]}},
    )


@proves("AE-SMEL-01", "AE-SMEL-02", "AE-SMEL-03", "AE-SMEL-04")
@pytest.mark.parametrize(("face", "friend", "hit"), [(4, 1, "bo"), (3, 1, "near"), (4, 2, "near"), (5, 2, "bo")])
def test_the_die_says_who_of_a_melee_is_hit(face: int, friend: int, hit: str) -> None:
    put = shot(melee(face, friend=friend), {"shoot": "bo"})
    assert put.one("allotted")["hit"] == hit
    assert put.one("damage_rolled")["figure"] == hit
    put.played()


@proves("AE-SMEL-02")
def test_the_opponent_chooses_between_friends_as_near() -> None:
    put = scene(
        red={"ak": archer(), "up": man(28.5, 32), "down": man(28.5, 28)},
        blue={"bo": man(30, 30)},
        dice={"ak": {"shot": [6], "allocation": [1], "damage": [1]}},
    )
    put.answer(activate("ak"), ("action", {"shoot": "bo"}))
    assert (put.pending.key, put.pending.seat) == ("unlucky", "blue")
    assert settled(put.answer(("unlucky", "down"))).one("allotted")["friend"] == "down"


@proves("AE-TINS-01")
def test_an_instinctive_shot_adds_two_to_the_allocation() -> None:
    put = shot(melee(2, skills={"instinctive-shot": None}), {"shoot": "bo"})
    assert (put.one("allotted")["total"], put.one("allotted")["hit"]) == (4, "bo")


# ---------------------------------------------------------------- aimed shots


@proves("AE-AIM-01", "AE-AGUE-01")
def test_an_aimed_shot_rolls_again_tir_or_the_force_of_the_weapon() -> None:
    put = scene(red={"ak": archer()}, blue={"bo": man(30, 30)}, dice={"ak": {"shot": [1, 6], "damage": [2]}})
    put.answer(activate("ak"), ("action", {"aim": "bo"}), ("aimed", "TIR"), ("reroll", "yes"))
    assert settled(put).played().one("tested", figure="ak")["passed"]
    assert put.refused("action", "march").reason == "exclusive-made"
    hard = scene(red={"ak": archer()}, blue={"bo": man(30, 30)}, dice={"ak": {"shot": [6], "damage": [1, 6]}})
    hard.answer(activate("ak"), ("action", {"aim": "bo"}), ("aimed", "FOR"), ("reroll", "yes"), ("keep", {"keep": 6}))
    assert settled(hard).played().one("damage_rolled", figure="bo")["face"] == 6


@proves("AE-AIM-02", "AE-AIM-03", "AE-SHOT-11")
def test_no_aimed_shot_into_contact_or_with_artillery() -> None:
    put = scene(red={"ak": archer(), "al": man(32.5, 30)}, blue={"bo": man(30, 30)})
    assert put.answer(activate("ak")).refused("action", {"aim": "bo"}).reason == "target-in-contact"
    gun = Ranged("gun", 8, 10.0, "light", "piercing")
    crew = scene(red={"ak": archer(10, 30, gun)}, blue={"bo": man(30, 30)})
    assert crew.answer(activate("ak")).refused("action", {"aim": "bo"}).rules == ("AE-AIM-03",)
    assert crew.refused("action", {"shoot": "bo"}).reason == "artillery-only"


# ---------------------------------------------------------------- artillery


def cannon(kind: Literal["light", "heavy"], shape: Literal["piercing", "area"], force: int = 8) -> Any:
    return archer(10, 30, Ranged("gun", force, 10.0, kind, shape))


ROW = {"bo": man(20, 30, RES=3), "ci": man(25, 30, RES=4), "da": man(36, 30, RES=2), "far": man(70, 30)}


@proves("AE-ARTP-01", "AE-ARTP-02", "AE-ARTP-03", "AE-ARTP-04", "AE-ARTP-05")
def test_a_light_piercing_shot_loses_force_along_its_line() -> None:
    put = scene(red={"ak": cannon("light", "piercing")}, blue=ROW, dice={"ak": {"shot": [4], "damage": [1, 1]}})
    shot(put, {"fire": "bo", "weapon": "gun"})
    assert [(one["figure"], one["force"]) for one in put.all("damage_rolled")] == [("bo", 8), ("ci", 5)]
    assert put.played().one("tested")["needed"] == 2, "3 against 0; a 4 reaches medium range, 6 long"


@proves("AE-ARTP-02", "AE-ARTP-05", "AE-ARTP-06")
def test_a_heavy_piercing_shot_does_not_and_a_better_die_goes_farther() -> None:
    put = scene(red={"ak": cannon("heavy", "piercing")}, blue=ROW, dice={"ak": {"shot": [6], "damage": [1, 1, 1]}})
    shot(put, {"fire": "bo", "weapon": "gun"})
    assert [(one["figure"], one["force"]) for one in put.all("damage_rolled")] == [("bo", 8), ("ci", 8), ("da", 8)]
    weak = scene(red={"ak": cannon("light", "piercing", 6)}, blue=ROW, dice={"ak": {"shot": [6], "damage": [1, 1]}})
    shot(weak, {"fire": "bo", "weapon": "gun"})
    assert [one["force"] for one in weak.played().all("damage_rolled")] == [6, 3], "with less than 0 it stops"
    low = {"bo": man(20, 30, height=1.0), "ci": man(25, 30)}
    short = scene(red={"ak": cannon("heavy", "piercing")}, blue=low, dice={"ak": {"shot": [4], "damage": [1]}})
    shot(short, {"fire": "ci", "weapon": "gun"})
    assert [one["figure"] for one in short.played().all("damage_rolled")] == ["bo"], "even before the target"
    miss = scene(red={"ak": cannon("heavy", "piercing")}, blue=ROW, dice={"ak": {"shot": [1]}})
    assert not shot(miss, {"fire": "bo", "weapon": "gun"}).played().all("damage_rolled")


@proves("AE-ARTP-07")
def test_a_piercing_shot_into_a_melee_may_hit_the_friend_instead() -> None:
    put = scene(
        red={"ak": cannon("heavy", "piercing"), "al": man(20, 32.5)},
        blue={"bo": man(20, 30), "ci": man(24, 30)},
        dice={"ak": {"shot": [6], "allocation": [1], "damage": [1, 1]}},
    )
    shot(put, {"fire": "bo", "weapon": "gun"})
    assert [one["figure"] for one in put.played().all("damage_rolled")] == ["al", "ci"]


@proves("AE-ARTG-01", "AE-ARTG-02")
def test_an_artillery_shot_beside_another_action_is_destabilised() -> None:
    put = scene(red={"ak": cannon("heavy", "piercing")}, blue=ROW, dice={"ak": {"shot": [1]}})
    put.answer(activate("ak"), ("action", "march"), ("path", []), ("facing", 0), ("action", {"fire": "bo"}))
    assert put.one("tested", figure="ak")["value"] == 2
    still = scene(red={"ak": cannon("heavy", "piercing")}, blue=ROW, dice={"ak": {"shot": [1]}})
    still.answer(activate("ak"), ("action", {"fire": "bo"}))
    assert still.one("tested", figure="ak")["value"] == 3
    assert still.refused("action", "march").reason == "not-this-turn"


def crowd() -> dict[str, Any]:
    return {"bo": man(20, 30), "in": man(23, 30), "edge": man(25.5, 30), "out": man(26.5, 30)}


@proves("AE-ARTZ-01", "AE-ARTZ-02", "AE-ARTZ-03", "AE-ARTZ-04", "AE-ARTZ-06")
def test_a_heavy_area_shot_strikes_whole_those_under_the_template() -> None:
    put = scene(
        red={"ak": cannon("heavy", "area"), "al": man(20, 32.5)},
        blue=crowd(),
        dice={"ak": {"shot": [6], "template": [3], "damage": [1, 1, 1, 1]}},
    )
    shot(put, {"bombard": "gun"}, ("point", [20.0, 30.0]))
    found = {one["figure"]: one["force"] for one in put.all("damage_rolled")}
    assert found == {"bo": 8, "al": 8, "in": 8, "edge": 5}
    assert not put.played().all("allotted")


@proves("AE-ARTZ-05", "AE-ARTZ-03")
def test_a_light_area_shot_strikes_all_others_with_a_die_less() -> None:
    put = scene(
        red={"ak": cannon("light", "area", 4)},
        blue={**crowd(), "up": man(20, 27, altitude=1), "two": man(20, 33, altitude=2)},
        dice={"ak": {"shot": [6], "template": [6, 1, 2], "damage": [1, 1, 1, 1]}},
    )
    shot(put, {"bombard": "gun"}, ("point", [20.0, 30.0]))
    found = {one["figure"]: one["force"] for one in put.played().all("damage_rolled")}
    assert found == {"bo": 4, "in": 0, "edge": 3, "up": 2}


@proves("AE-ARTZ-01")
def test_an_area_shot_at_the_ground() -> None:
    wall = Piece("wall", ((12, 29.4), (12.5, 29.4), (12.5, 40), (12, 40)), "wall", 1.0)
    put = scene(
        red={"ak": cannon("heavy", "area"), "al": man(10, 45)},
        blue=crowd(),
        terrain=[wall],
        dice={"ak": {"shot": [6], "template": [1, 1], "damage": [1] * 4}},
    )
    put.answer(activate("ak"), ("action", {"bombard": "gun"}))
    assert put.refused("point", [5.0, 30.0]).reason == "behind"
    assert put.refused("point", [10.0, 45.0]).reason == "not-an-enemy"
    settled(put.answer(("point", [21.5, 27.0])))
    tested = put.one("tested", figure="ak")
    assert put.one("shot")["target"] == ""
    assert tested["shift"] == -put.one("shot")["degree"] <= -1, "any obstacle is tall for a point of the ground"


# ---------------------------------------------------------------- skills


def harasser(**more: Any) -> Any:
    return archer(skills={"harassment": None}, **more)


@proves("AE-HARC-01")
def test_a_harasser_shoots_before_or_in_the_first_half_of_its_run() -> None:
    put = scene(red={"ak": harasser()}, blue={"bo": man(10, 50)}, dice={"ak": {"shot": [1]}})
    put.answer(activate("ak"), ("action", "run"), ("path", [[25.0, 30.0]]))
    assert put.offers("harass") == ["none", *({"after": far} for far in range(11))]
    put.answer(("harass", {"after": 10}), ("facing", 90), ("shot", {"shoot": "bo"}), ("facing", 0))
    assert [one["path"] for one in put.all("moved")] == [((10.0, 30.0), (20.0, 30.0)), ((20.0, 30.0), (25.0, 30.0))]
    assert put.order().index("shot") < len(put.order()) - 1 - put.order()[::-1].index("moved")
    assert put.refused("action", {"shoot": "bo"}).reason == "exclusive-made"
    first = scene(red={"ak": harasser()}, blue={"bo": man(30, 30)}, dice={"ak": {"shot": [1]}})
    first.answer(activate("ak"), ("action", {"shoot": "bo"}))
    assert "run" in first.offers("action")
    assert "dodge" not in first.offers("action")
    plain = scene(red={"ak": archer()}, blue={"bo": man(30, 30)}, dice={"ak": {"shot": [1]}})
    assert (
        plain.answer(activate("ak"), ("action", {"shoot": "bo"})).refused("action", "run").reason == "exclusive-alone"
    )


@proves("AE-RRAP-01")
def test_a_quick_reloader_shoots_twice_with_less_tir_and_does_nothing_else() -> None:
    put = scene(red={"ak": archer(skills={"quick-reload": 1})}, blue={"bo": man(30, 30)}, dice={"ak": {"shot": [1, 1]}})
    put.answer(activate("ak"), ("action", "reload"))
    assert put.refused("action", "march").reason == "not-this-turn"
    assert put.refused("action", {"aim": "bo"}).reason == "not-this-turn"
    put.answer(("action", {"shoot": "bo"}), ("action", {"shoot": "bo"}))
    assert [one["value"] for one in put.all("tested", figure="ak")] == [2, 2]
    assert put.offers("action") == ["done"]
    late = scene(red={"ak": archer(skills={"quick-reload": 1})}, blue={"bo": man(30, 30)}, dice={"ak": {"shot": [1]}})
    late.answer(activate("ak"), ("action", {"shoot": "bo"}))
    assert late.refused("action", "reload").reason == "only-first"


def stormer(**more: Any) -> Any:
    return archer(skills={"assault-shot": None}, **more)


@proves("AE-TASS-01", "AE-TASS-02")
def test_an_assault_shot_comes_before_contact_and_may_redirect() -> None:
    put = scene(
        red={"ak": stormer()},
        blue={"bo": man(25, 30, pv=1), "ci": man(25, 36), "far": man(50, 30)},
        dice={"ak": {"shot": [3], "damage": [6]}},
    )
    put.answer(
        activate("ak"), ("action", {"charge": "bo"}), ("path", {"touch": "bo"}), ("assault-shot", {"weapon": "bow"})
    )
    assert put.one("tested", figure="ak")["difficulty"] == 2
    assert put.offers("redirect") == ["stay", {"engagement": "ci"}]
    settled(put.answer(("redirect", {"engagement": "ci"}), ("path", {"touch": "ci"}), ("facing", 0)))
    made = put.one("assaulted", figure="ak")
    assert (made["kind"], made["targets"]) == ("engagement", ("ci",))
    assert not put.all("charge_malus")
    miss = scene(red={"ak": stormer()}, blue={"bo": man(25, 30)}, dice={"ak": {"shot": [1]}})
    miss.answer(
        activate("ak"), ("action", {"charge": "bo"}), ("path", {"touch": "bo"}), ("assault-shot", {"weapon": "bow"})
    )
    order = settled(miss).order()
    assert order.index("shot") < order.index("moved") < order.index("assaulted")


@proves("AE-TASS-03", "AE-TASS-01")
def test_no_assault_shot_out_of_sight_or_in_a_disengagement() -> None:
    back = scene(red={"ak": stormer(angle=180.0)}, blue={"bo": man(25, 30)})
    back.answer(activate("ak"), ("action", {"engagement": "bo"}), ("path", {"touch": "bo"}))
    assert back.pending.key == "facing"
    held = scene(
        red={"ak": stormer()}, blue={"bo": man(12.5, 30), "ci": man(18, 30)}, dice={"bo": {"disengagement": [1]}}
    )
    held.answer(activate("ak"), ("action", {"assailing": "ci"}), ("disengage", "INI"), ("path", {"touch": "ci"}))
    assert held.pending.key == "facing"


@proves("AE-SOUF-01", "AE-SOUF-02", "AE-ACT-08")
def test_breath_burns_everybody_under_its_cone() -> None:
    put = scene(
        red={"ak": man(10, 30, equipment={"breath": "5/20"}), "al": man(20, 30)},
        blue={
            "bo": man(29, 32.5),
            "wide": man(15, 32.5),
            "behind": man(5, 30),
            "far": man(33, 30),
            "up": man(26, 30, altitude=1),
        },
        dice={"ak": {"damage": [1, 1, 1]}},
    )
    put.answer(activate("ak"), ("action", "breathe"))
    assert {one["figure"]: one["force"] for one in put.all("damage_rolled")} == {"al": 5, "bo": 5, "up": 5}
    assert put.refused("action", "breathe").reason == "once-each"
    assert "march" in put.offers("action")
    held = scene(red={"ak": man(10, 30, equipment={"breath": "5/20"})}, blue={"bo": man(12.5, 30)})
    assert held.answer(activate("ak")).refused("action", "breathe").rules[0] == "AE-SOUF-02"
    plain = scene(red={"ak": man(10, 30)}, blue={"bo": man(30, 30)}).answer(activate("ak"))
    assert plain.refused("action", "breathe").reason == "no-breath"
