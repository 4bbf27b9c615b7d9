"""Pursuits: who may, how far, what they lead to."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.age_des_escarmouches.rules.pursuit import pursuit_decision, pursuit_of
from games.age_des_escarmouches.scene import Scene, activate, game_of, man, placed, scene
from proofs import proves

KILL = {"ak": {"attack": [6, 6], "damage": [6, 6]}}


def slain(ak: Any = None, others: Any = None, red: Any = None, dice: Any = None) -> Scene:
    """Red ak has just killed blue bo, and may pursue."""
    men = {"ak": man(30, 30, **{"INI": 5, "FOR": 12, **(ak or {})}), **(red or {})}
    rolls = {**{who: dict(faces) for who, faces in KILL.items()}, **(dice or {})}
    for who, faces in (dice or {}).items():
        rolls[who] = {**KILL.get(who, {}), **faces}
    fight = scene(men, {"bo": man(32.5, 30, INI=2), **(others or {})}, rolls, "combat")
    fight.until(lambda one: one.key in ("combat", "dice"))
    if fight.pending.key == "combat":
        fight.answer(("combat", {"fight": ["ak", "bo"]}))
    return fight.answer(placed({"ak": 0}, 2), placed({"bo": 2}), ("defence", {"guard": {"ak": 0}}))


@proves("AE-PURS-01", "AE-PURS-02")
@pytest.mark.parametrize(("mou", "limit"), [(12.5, 6.5), (10.0, 5.0), (12.0, 6.0), (11.0, 5.5)])
def test_a_pursuit_goes_half_of_mou_up_to_the_next_half_centimetre(mou: float, limit: float) -> None:
    assert pursuit_of(game_of(scene({"ak": man(30, 30, mou=mou)}, {"bo": man(50, 30)})), "ak") == limit


@proves("AE-PURS-01", "AE-PURS-02", "AE-PURS-07")
def test_the_winner_may_march_or_stay_once() -> None:
    fight = slain(others={"cy": man(60, 30)})
    assert fight.offers("pursuit") == ["none", "march"]
    fight.answer(("pursuit", "march"))
    assert "AE-DIST-03" in fight.refused("path", [[30.0, 36.0]]).rules
    fight.answer(("path", [[30.0, 34.5]])).play().played()
    assert fight.one("moved")["path"][-1] == (30.0, 34.5)
    assert len(fight.all("use_counted", name="pursuit")) == 1


@proves("AE-PURS-01")
def test_who_still_touches_an_adversary_does_not_pursue() -> None:
    red = {"ak": man(30, 30, INI=5)}
    fight = scene(red, {"bo": man(32.5, 30, INI=2)}, {"game": {"attack": [1, 1]}}, "combat")
    fight.answer(placed({"ak": 1}, 1), placed({"bo": 1}, 1))
    assert fight.over


@proves("AE-PURS-01", "AE-PURS-02")
def test_enemies_of_another_combat_do_not_hold_a_pursuer() -> None:
    red = {"di": man(27.5, 32.5, INI=5)}
    fight = slain(others={"cy": man(27.5, 30), "em": man(60, 30)}, red=red, dice={"game": {"attack": [1] * 4}})
    assert fight.offers("pursuit")[:2] == ["none", "march"]


@proves("AE-PURS-03", "AE-PURS-07", "AE-PURS-08", "AE-CTRN-04", "AE-ASLT-01", "AE-PURS-06")
def test_an_assault_on_who_has_not_fought_is_fought_at_once() -> None:
    dice = {"ak": {"attack": [6, 6, 6, 6], "damage": [6, 6, 6, 6]}, "cy": {"attack": [1]}, "game": {"attack": [1] * 4}}
    red, blue = {"di": man(70, 10, INI=5)}, {"cy": man(37, 30), "em": man(72.5, 10), "fi": man(42, 30)}
    fight = slain(others=blue, red=red, dice=dice)
    assert {"engagement": "cy"} in fight.offers("pursuit")
    fight.answer(("pursuit", {"engagement": "cy"}), ("path", {"touch": "cy"}))
    fight.until(lambda one: one.key == "dice")
    assert [(one["single"], one["others"]) for one in fight.all("combat_began")] == [("ak", ("bo",)), ("ak", ("cy",))]
    assert [one["side"] for one in fight.all("speech_began")] == ["red"], "it belongs to the same speech turn"
    fight.answer(placed({"ak": 1}, 1), placed({"cy": 2}), ("defence", {"guard": {"ak": 0}}))
    assert fight.pending.key == "pursuit", "a combat caused by a pursuit may be followed by one"
    assert "charged" not in fight.status("fi")


@proves("AE-PURS-04")
def test_who_has_fought_already_is_only_held() -> None:
    fight = slain(others={"cy": man(37, 30, fought=1)})
    fight.answer(("pursuit", {"engagement": "cy"}), ("path", {"touch": "cy"})).play().played()
    assert len(fight.all("combat_began")) == 1
    assert fight.all("assaulted", figure="ak")


@proves("AE-PURS-05")
def test_the_player_whose_speech_turn_it_is_says_who_pursues_first() -> None:
    red = {"ak": man(30, 30, INI=5), "di": man(35, 30, INI=5)}
    dice = {"ak": {"attack": [6, 6], "damage": [6, 6]}, "di": {"attack": [1, 1]}, "bo": {"attack": [6, 1, 1]}}
    dice["bo"]["damage"] = [1]
    fight = scene(red, {"bo": man(32.5, 30, INI=2), "cy": man(60, 30)}, dice, "combat")
    fight.answer(("order", ["ak", "di"]), placed({"ak": 2, "di": 1}), placed({"bo": 2}), placed({"bo": 2}))
    fight.until(lambda one: one.key == "pursuer")
    assert (fight.offers("pursuer"), fight.pending.seat) == (["ak", "di"], "red")


@proves("AE-PURS-06", "AE-SPLIT-03")
def test_a_pursuit_into_a_melee_splits_it_again_without_those_who_have_fought() -> None:
    red, blue = {"di": man(39.5, 30, INI=5)}, {"cy": man(37, 30), "em": man(42, 30), "fi": man(44.5, 30, fought=1)}
    dice = {"ak": {"attack": [6, 6, 1, 1]}, "game": {"attack": [1] * 9, "parity": [1]}}
    fight = slain(others=blue, red=red, dice=dice)
    fight.answer(("pursuit", {"engagement": "cy"}), ("path", {"touch": "cy"}))
    fight.until(lambda one: one.key == "dice")
    last = fight.all("combat_began")[-1]
    assert {last["single"], *last["others"]} == {"ak", "cy"}
    left = [one for one in fight.state.combats if not one.fought and one.single != "ak" and "ak" not in one.others]
    assert [{one.single, *one.others} for one in left] == [{"di", "em"}]


@proves("AE-IMPL-01", "AE-PURS-07")
def test_the_implacable_pursue_again_as_long_as_their_reserve_lasts() -> None:
    fight = slain(ak={"skills": {"implacable": 1}}, others={"cy": man(60, 30)})
    fight.answer(("pursuit", "march"), ("path", [[30.0, 34.5]]), ("pursuit", "march"), ("path", [[30.0, 39.0]]))
    fight.play().played()
    assert len(fight.all("moved", figure="ak")) == 2
    once = slain(ak={"skills": {"implacable": 1}}, others={"cy": man(60, 30)}).answer(("pursuit", "none"))
    assert once.over


@proves("AE-PURS-08")
def test_a_pursuit_frightens_and_no_tactic_stops_it() -> None:
    others = {"cy": man(37, 30, commander=True, TIR=5)}
    fight = slain(ak={"PEU": 9}, others=others, dice={"ak": {"fear": [6], "attack": [6, 6, 1, 1]}, "cy": {"fear": [1]}})
    fight.answer(("pursuit", {"engagement": "cy"}), ("path", {"touch": "cy"}))
    assert fight.all("tested", test="fear")
    assert not fight.all("tactic_used")


@proves("AE-FLY-05", "AE-PURS-02", "AE-DISE-07")
def test_flyers_change_level_in_a_pursuit_and_a_disengagement() -> None:
    wings: dict[str, Any] = {"skills": {"flight": None}, "air": 20.0, "INI": 4}
    put = scene({"ak": man(30, 30, **wings)}, {"bo": man(35, 30, altitude=1), "bu": man(60, 30, altitude=2)})
    game = game_of(put)
    assert pursuit_of(game, "ak", 1) == 7.5
    offered = [option.value for option in pursuit_decision(game, "ak").options]
    assert offered == ["none", "march", {"march": "up"}, {"engagement": "bo"}]
    put = scene({"ak": man(30, 30, **wings)}, {"bo": man(32.5, 30)}, {"bo": {"disengagement": [1]}})
    put.answer(activate("ak"), ("action", {"disengage": "up"}), ("disengage", "INI"), ("path", []), ("facing", 0))
    assert (put.state.figures["ak"].altitude, put.state.figures["ak"].at) == (1, (30.0, 30.0))
    plain = scene({"ak": man(30, 30)}, {"bo": man(32.5, 30)}).answer(activate("ak"))
    assert plain.refused("action", {"disengage": "up"}).reason == "cannot-fly"
