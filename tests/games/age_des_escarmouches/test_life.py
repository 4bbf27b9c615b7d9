"""Life points, wounds, death, and those who linger."""

from __future__ import annotations

import pytest

from escarmouche.games.age_des_escarmouches.figures import SCORES, Boost
from escarmouche.games.age_des_escarmouches.rules.life import heal, lose, strike
from escarmouche.games.age_des_escarmouches.rules.trials import pace, score
from escarmouche.games.age_des_escarmouches.stats import Blow
from games.age_des_escarmouches.scene import duel, game_of, man, placed, scene
from proofs import proves


@proves("AE-LIFE-01", "AE-LIFE-02", "AE-LIFE-03", "AE-LIFE-05", "AE-LIFE-06", "AE-LIFE-07")
@pytest.mark.parametrize(("skills", "full", "half"), [({}, 4, 2), ({"enormous": None}, 6, 3)])
def test_points_are_lost_one_for_one_and_half_of_them_wound(skills: dict[str, None], full: int, half: int) -> None:
    game = game_of(scene({"ak": man(30, 30, skills=skills), "di": man(10, 10)}, {"bo": man(50, 30)}))
    assert game["ak"].pv == full
    lose(game, "ak", half - 1)
    assert not game["ak"].wounded
    lose(game, "ak", 1)
    assert game["ak"].wounded
    heal(game, "ak", 1, "care")
    assert not game["ak"].wounded
    heal(game, "ak", 99, "care")
    assert game["ak"].pv == full
    lose(game, "ak", 99)
    assert game["ak"].pv == 0
    assert not game["ak"].on_table


@proves("AE-LIFE-04", "AE-MOD-01", "AE-MOD-04")
def test_a_wound_costs_a_point_everywhere_but_in_mou() -> None:
    all_of = dict.fromkeys(SCORES, 5)
    game = game_of(scene({"ak": man(30, 30, pv=2, **all_of), "di": man(10, 10, pv=1, **all_of)}, {"bo": man(50, 30)}))
    for who in ("ak", "di"):
        assert {score(game, who, name) for name in SCORES} == {4}
        assert pace(game, who) == 10.0


@proves("AE-ENDU-01", "AE-POSS-01")
@pytest.mark.parametrize(
    ("skill", "pv", "full", "att"),
    [
        ("endurance", 2, 4, 3),
        ("endurance", 1, 4, 2),
        ("endurance", 3, 6, 3),
        ("endurance", 2, 6, 2),
        ("possessed", 1, 4, 3),
    ],
)
def test_some_feel_wounds_late_or_never(skill: str, pv: int, full: int, att: int) -> None:
    game = game_of(scene({"ak": man(30, 30, pv=pv, full=full, skills={skill: None})}, {"bo": man(50, 30)}))
    assert game["ak"].wounded
    assert score(game, "ak", "ATT") == att


@proves("AE-ACHA-01")
def test_the_relentless_strike_on_to_the_end_of_the_phase() -> None:
    red = {"ak": man(30, 30, INI=5, FOR=12), "di": man(70, 10, INI=5)}
    blue = {"bo": man(32.5, 30, INI=2, skills={"relentless": None}), "cy": man(72.5, 10)}
    dice = {"ak": {"attack": [6, 6], "damage": [6, 6]}, "di": {"attack": [1]}, "cy": {"attack": [1]}}
    fight = scene(red, blue, dice, "combat").answer(("combat", {"fight": ["ak", "bo"]}), placed({"ak": 0}, 2))
    fight.answer(placed({"bo": 2}), ("defence", {"guard": {"ak": 0}}), ("dice", {"attack": {"di": 1}, "defence": 1}))
    assert len(fight.all("eliminated", figure="bo")) == 1
    bo = fight.state.figures["bo"]
    assert (bo.pv, bo.on_table, fight.state.losses["blue"]) == (1, True, 21)
    fight.play().played()
    assert not fight.state.figures["bo"].on_table
    assert fight.order().index("removed") < fight.order().index("turn_ended")
    assert fight.state.losses["blue"] == 21


@proves("AE-ACHA-01", "AE-LIFE-07")
def test_who_lingers_is_neither_hurt_nor_healed() -> None:
    game = game_of(scene({"ak": man(30, 30, skills={"relentless": None})}, {"bo": man(50, 30)}))
    lose(game, "ak", 9)
    assert score(game, "ak", "ATT") == 2
    heal(game, "ak", 2, "care")
    assert lose(game, "ak", 1) == 0
    assert game["ak"].pv == 1
    assert game.state.losses["red"] == 20


@proves("AE-ENPE-01", "AE-ENPE-02")
def test_killing_a_personal_enemy_is_rewarded_once() -> None:
    hater = man(30, 30, skills={"personal-enemy": ("bo", "cy")}, boosts=(Boost("effect", "ATT", 1, "game"),))
    blue = {"bo": man(50, 30), "cy": man(55, 30), "di": man(10, 50)}
    game = game_of(scene({"ak": hater}, blue), {"ak": {"damage": [6, 6, 6]}})
    for foe in ("di", "bo", "cy"):
        strike(game, Blow("ak", foe, 12))
    rolled = [one for one in game.events if type(one).__name__ == "DamageRolled"]
    assert [one.shift for one in rolled] == [0, 1, 1]  # type: ignore[attr-defined]
    assert (score(game, "ak", "ATT"), score(game, "ak", "RES"), score(game, "ak", "PEU")) == (5, 4, None)
    assert pace(game, "ak") == 11.0


@proves("AE-FRER-02", "AE-FRER-03", "AE-ISUR-01")
def test_blood_brothers_survive_together_and_despair_alone() -> None:
    kin = {"blood-brother": ("ak", "di")}
    red = {"ak": man(30, 30, skills=kin), "di": man(40, 30, skills=kin), "em": man(10, 10)}
    game = game_of(scene(red, {"bo": man(70, 30)}), {"bo": {"damage": [4, 4]}})
    assert strike(game, Blow("bo", "ak", 6)) == 0
    lose(game, "di", 9)
    assert "desperate" in game["ak"].skills
    assert "desperate" not in game["em"].skills
    assert strike(game, Blow("bo", "ak", 6)) == 3
    apart = game_of(scene({**red, "di": man(43, 30, skills=kin)}, {"bo": man(70, 30)}), {"bo": {"damage": [4]}})
    assert strike(apart, Blow("bo", "ak", 6)) == 3, "more than 10 cm from edge to edge"


@proves("AE-TOXI-01")
def test_a_marker_for_every_damage_test_that_costs_a_point() -> None:
    red = {"ak": man(30, 30, skills={"toxic": 4})}
    blue = {"bo": man(50, 30, full=20), "cy": man(60, 30, skills={"immunity": ("toxic",)})}
    game = game_of(scene(red, blue), {"ak": {"damage": [6, 1, 6, 6, 6]}})
    for foe, kind in (("bo", "close"), ("bo", "close"), ("bo", "shot"), ("bo", "trap"), ("cy", "close")):
        strike(game, Blow("ak", foe, 3, kind))
    assert game["bo"].toxic == (4, 4)
    assert game["cy"].toxic == ()


@proves("AE-DURC-02", "AE-BRUT-02", "AE-BRUT-01")
@pytest.mark.parametrize(
    ("brutal", "tough", "charged"),
    [({}, {}, False), ({"brutal": None}, {}, True), ({"brutal": None}, {"tough": None}, False)],
)
def test_a_brutal_pursuit_weighs_on_who_is_not_too_tough(brutal: object, tough: object, charged: bool) -> None:
    red = {"ak": man(30, 30, INI=5, FOR=12, skills=brutal)}
    foe = man(35.5, 30, power=2, skills=tough, pv=20, full=20)
    dice = {"ak": {"attack": [6, 6], "damage": [6, 6]}, "bo": {"attack": [1, 1]}}
    fight = scene(red, {"bo": man(32.5, 30, INI=2), "cy": foe}, dice, "combat", losses={"blue": 1})
    fight.answer(placed({"ak": 2}), placed({"bo": 2}), ("pursuit", {"engagement": "cy"}), ("path", {"touch": "cy"}))
    fight.until(lambda one: one.key == "dice")
    assert ("charged" in fight.status("cy")) is charged


@proves("AE-FLEA-01", "AE-DURC-01", "AE-CARD-22")
def test_banes_and_the_tough_move_the_column() -> None:
    red = {"ak": man(30, 30, skills={"bane": ("wounded", "Orcs", "undead")})}
    foe = man(50, 30, people="Orcs", pv=2, skills={"tough": None})
    game = game_of(scene(red, {"bo": foe}), {"ak": {"damage": [1, 1]}})
    strike(game, Blow("ak", "bo", 3))
    strike(game, Blow("ak", "bo", 3, "shot"))
    assert [one.shift for one in game.events if type(one).__name__ == "DamageRolled"] == [1, 1]  # type: ignore[attr-defined]


@proves("AE-ASAC-01", "AE-ASAC-02", "AE-ASAC-03", "AE-ASAC-04")
@pytest.mark.parametrize(
    ("weapon", "armour", "kind", "face", "counts"),
    [
        (True, False, "close", 1, 6),
        (True, False, "shot", 1, 1),
        (False, True, "close", 6, 1),
        (False, True, "shot", 6, 1),
        (True, True, "close", 1, 1),
        (True, True, "close", 6, 6),
        (True, True, "shot", 6, 1),
    ],
)
def test_sacred_arms_change_the_die(weapon: bool, armour: bool, kind: str, face: int, counts: int) -> None:
    red = {"ak": man(30, 30, equipment={"sacred-weapon": None} if weapon else {})}
    blue = {"bo": man(50, 30, equipment={"sacred-armour": None} if armour else {})}
    game = game_of(scene(red, blue), {"ak": {"damage": [face]}})
    game.chooser = lambda asked, decision: decision.default
    strike(game, Blow("ak", "bo", 3, kind))
    assert [one.face for one in game.events if type(one).__name__ == "DamageRolled"] == [counts]  # type: ignore[attr-defined]


@proves("AE-ASAC-01", "AE-EHAC-01", "AE-VULN-01", "AE-FERO-01", "AE-ETHE-01", "AE-BID-11")
@pytest.mark.parametrize(
    ("arms", "skills", "victim", "kind", "face", "lost"),
    [
        ({"sword-axe": None}, {}, {}, "close", 6, 4),
        ({"sword-axe": None}, {}, {}, "close", 4, 2),
        ({"sword-axe": None}, {}, {}, "shot", 6, 3),
        ({}, {}, {"vulnerable": None}, "shot", 2, 2),
        ({}, {}, {"vulnerable": None}, "shot", 1, 0),
        ({"sword-axe": None}, {}, {"vulnerable": None}, "close", 4, 3),
        ({}, {"ferocious": None}, {}, "close", 3, 2),
        ({}, {"ferocious": None}, {}, "close", 4, 2),
        ({}, {"ferocious": None}, {}, "shot", 3, 1),
        ({}, {}, {"ethereal": None}, "shot", 6, 2),
        ({}, {}, {"ethereal": None}, "close", 1, 0),
    ],
)
def test_what_is_added_and_taken_away(
    arms: object, skills: object, victim: object, kind: str, face: int, lost: int
) -> None:
    red = {"ak": man(30, 30, equipment=arms, skills=skills)}
    game = game_of(scene(red, {"bo": man(50, 30, skills=victim)}), {"ak": {"damage": [face]}})
    assert strike(game, Blow("ak", "bo", 3, kind)) == lost


@proves("AE-MOD-05")
def test_the_strength_of_a_weapon_does_not_tire() -> None:
    fight = duel({"equipment": {"back-blades": "1/6"}, "pv": 1, "INI": 9}, dice={"ak": {"attack": [6], "damage": [1]}})
    fight.answer(placed({"ak": 0}, 2), placed({"bo": 0}, 2, blades={"bo": 1}), ("defence", {"guard": {"ak": 0}})).play()
    assert fight.one("damage_rolled")["force"] == 6
