"""Shots of five kinds: range, height, criticals, ammunition, reloading."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.dice import SeededDice
from escarmouche.core.game import Game
from escarmouche.games.kharn_ages.rules.effects import free_attack
from escarmouche.games.kharn_ages.rules.shooting import targets
from games.kharn_ages.scene import Scene, block, hit, safar, scene
from proofs import proves

pytestmark = pytest.mark.usefixtures("both_editions")

BOW, CROSSBOW, SLING = "Arc de chasse", "Arbalète à moufle", "Fronde de berger"
LYING = ("stunned", "on-the-ground")
TOUGH = {"HP": 60, "full_HP": 60}


def aim(target: str = "bo", weapon: str = BOW) -> tuple[str, Any]:
    return ("action", {"shoot": target, "weapon": weapon})


def archer(
    far: float = 4.5,
    weapon: str = BOW,
    ak: Any = None,
    bo: Any = None,
    status: Any = LYING,
    level: Any = (5,),
    reply: Any = (),
    chain: Any = (),
    terrain: Any = (),
    **more: Any,
) -> Scene:
    """Red ak with a shooting weapon, blue bo so many toises away from base to base."""
    dice: dict[str, Any] = {"ak": {"level": list(level)}}
    if chain:
        dice["ak"]["chain"] = list(chain)
    if reply:
        dice["bo"] = {"level": list(reply)}
    return scene(
        red={"ak": safar(1, 7, **{"A": 4, "V": 3, "equipment": [weapon], **(ak or {})})},
        blue={"bo": safar(2 + far, 7, *status, **{**TOUGH, **(bo or {})})},
        terrain=terrain,
        dice=dice,
        **more,
    ).answer(("activate", "ak"))


def damage(shot: Scene) -> int:
    return int(60 - shot.facts("bo")["HP"])


# ---------------------------------------------------------------- who may shoot


@proves("KA-SHT-02", "KA-SHT-03", "KA-LOS-01")
def test_a_shot_needs_a_weapon_in_hand_and_a_line_of_sight() -> None:
    hut = block("hut", 4, 5, 5, 9, "hut")
    assert aim()[1] in archer().offers("action")
    assert archer(terrain=[hut]).refused("action", aim()[1]).rules == ("KA-SHT-02", "KA-LOS-01")
    assert archer(ak={"equipment": []}).refused("action", {"shoot": "bo"}).rules == ("KA-SHT-03",)


@proves("KA-SHT-04")
def test_nobody_shoots_with_an_enemy_at_its_throat() -> None:
    held = scene(red={"ak": safar(4, 7, equipment=[BOW])}, blue={"bo": safar(9, 7), "cy": safar(4, 8.4)}).answer(
        ("activate", "ak")
    )
    assert held.refused("action", aim()[1]).rules == ("KA-SHT-04",)


@proves("KA-SHT-01", "KA-OTT-02")
def test_a_shot_engages_only_v_and_a() -> None:
    shot = archer().answer(aim())
    assert shot.offers("engage") == ["V", "A", "AA", "VV", "VA", "VVA", "VAA"]
    assert shot.refused("engage", "PA").rules == ("KA-SHT-01",)
    assert shot.refused("engage", "AAA").rules == ("KA-OTT-02",)


# ---------------------------------------------------------------- range


@proves("KA-SHT-08", "KA-SHT-09")
@pytest.mark.parametrize(("far", "band"), [(2.9, "short"), (3.0, "medium"), (6.0, "medium"), (6.1, "long")])
def test_range_bands(far: float, band: str) -> None:
    assert archer(far).query("band", from_="ak", to="bo", weapon=BOW) == band


@proves("KA-SHT-11", "KA-SHT-12", "KA-SHT-14")
@pytest.mark.parametrize(("far", "done"), [(2, 5), (4, 4), (7, 1)])
def test_one_more_at_short_and_three_less_at_long_range(far: float, done: int) -> None:
    assert damage(archer(far).play(aim(), ("engage", "AA")).played()) == done


@proves("KA-SHT-10")
def test_a_dash_means_no_shot_beyond() -> None:
    assert archer(7, CROSSBOW).query("shot", from_="ak", to="bo", weapon=CROSSBOW) == "legal"
    assert archer(7.1, CROSSBOW).refused("action", aim(weapon=CROSSBOW)[1]).rules == ("KA-SHT-10",)


@proves("KA-RNG-08")
def test_a_crossbow_does_two_more_at_short_range() -> None:
    assert damage(archer(2, CROSSBOW).play(aim(weapon=CROSSBOW), ("engage", "AA"))) == 6 + 2


@proves("KA-SHT-12", "KA-DIC-08")
def test_range_never_makes_damage_negative() -> None:
    assert damage(archer(7, SLING, ak={"A": 2}).play(aim(weapon=SLING), ("engage", "AA"))) == 0


# ---------------------------------------------------------------- the kinds


@proves("KA-SHT-14")
def test_a_weapon_that_prints_no_damage_does_a_characteristic_engaged() -> None:
    shot = archer(4, SLING, ak={"A": 4, "V": 5}).answer(aim(weapon=SLING), ("engage", "VA"))
    assert shot.offers("damage") == ["V", "A"]
    assert damage(shot.play(("damage", "A"))) == 4


@proves("KA-SHT-15", "KA-SHT-16", "KA-SHT-13")
def test_a_lightning_shot_does_half_before_range_and_a_critical_hit_does_not_help() -> None:
    shot = archer(2, CROSSBOW, level=[10], chain=[5]).play(aim(weapon=CROSSBOW), ("engage", "A"))
    assert damage(shot) == 3 + 2
    assert shot.facts("ak")["AP"] == 4
    assert shot.pending.key == "action"


@proves("KA-SHT-17", "KA-EFF-04", "KA-EFF-17")
def test_a_basic_shot_may_announce_a_and_shoot_again_at_once() -> None:
    shot = archer(level=[5, 5]).answer(aim(), ("engage", "AA"))
    assert shot.offers("effects") == ["A", "none"]
    shot.answer(("effects", "A"), ("free-attack", {"shoot": "bo"}))
    assert shot.offers("engage") == ["V", "A"]
    shot.play(("engage", "A")).played()
    assert shot.one("attempted", action="basic-shot")["total"] == 4 + 4 + 5
    assert damage(shot) == 4 + 2
    assert shot.facts("ak")["AP"] == 3


@proves("KA-SHT-18")
def test_a_moving_shot_may_announce_v() -> None:
    shot = archer(ak={"V": 5}).answer(aim(), ("engage", "VV"))
    assert shot.offers("effects") == ["V", "none"]
    shot.answer(("effects", "V"))
    assert shot.pending.facts["limit"] == 2.5
    assert shot.one("attempted")["total"] == 15


@proves("KA-SHT-19", "KA-SHT-20", "KA-SHT-06")
@pytest.mark.parametrize(
    ("engage", "face", "fails"),
    [("AA", 2, True), ("AA", 3, False), ("VA", 3, True), ("VA", 4, False), ("A", 2, True), ("VAA", 3, False)],
)
def test_critical_failures_of_shots(engage: str, face: int, fails: bool) -> None:
    shot = archer(level=[face]).play(aim(), ("engage", engage))
    assert shot.one("attempted").get("fumble", False) is fails


@proves("KA-CRT-12")
def test_the_wider_failure_holds_in_the_chain_as_well() -> None:
    told = archer(level=[10], chain=[3]).play(aim(), ("engage", "VA")).one("attempted")
    assert told["total"] == 3 + 4 + 10
    told = archer(level=[10], chain=[3]).play(aim(), ("engage", "AA")).one("attempted")
    assert told["total"] == 4 + 4 + 13


@proves("KA-SHT-21")
def test_a_standard_shot_forces_the_lower_of_a_and_v() -> None:
    shot = archer(status=(), bo={"A": 2, "V": 4}, reply=[5]).answer(aim(), ("engage", "VA"))
    offered = shot.offers("defence")
    assert all("A" in word for word in offered[1:])
    assert "VA" in offered
    equal = archer(status=(), bo={"A": 3, "V": 3}, reply=[5]).answer(aim(), ("engage", "VA"))
    assert {"V", "A"} <= set(equal.offers("defence"))
    basic = archer(status=(), bo={"A": 4, "V": 2}, reply=[5]).answer(aim(), ("engage", "AA"))
    assert "A" in basic.offers("defence")


@proves("KA-SHT-22", "KA-EFF-12", "KA-EFF-14")
def test_a_precise_shot_has_two_effects_or_one_doubled() -> None:
    shot = archer(ak={"V": 3}).answer(aim(), ("engage", "VVA"))
    assert shot.offers("effects") == ["V", "A", "VA", "VV", "none"]
    assert shot.answer(("effects", "VV")).pending.facts["limit"] == 3
    assert shot.facts("ak")["AP"] == 2
    twice = archer(level=[5, 5, 5]).answer(
        aim(), ("engage", "VAA"), ("effects", "AA"), ("free-attack", {"shoot": "bo"})
    )
    twice.answer(("engage", "A")).play(("free-attack", {"shoot": "bo"}), ("engage", "A")).played()
    assert damage(twice) == 4 + 2 + 2


@proves("KA-SHT-23")
def test_a_precise_shot_ignores_long_range_but_not_short() -> None:
    assert damage(archer(7).play(aim(), ("engage", "VAA"))) == 4
    assert damage(archer(2).play(aim(), ("engage", "VAA"))) == 5


@proves("KA-SHT-05", "KA-SHT-13", "KA-SHT-25", "KA-STA-03")
def test_a_critical_hit_doubles_once_before_range_and_adds_no_stature() -> None:
    shot = archer(7, level=[10], chain=[10, 5], ak={"stature": 6}).play(aim(), ("engage", "AA"))
    assert damage(shot) == 2 * 4 - 3


@proves("KA-SHT-25", "KA-ARM-06")
def test_the_critical_bonus_is_what_the_critical_hit_made_of_it() -> None:
    shot = scene(
        red={"ak": safar(1, 7, A=4, equipment=[BOW])},
        blue={"bo": safar(4, 7, *LYING, **TOUGH, equipment=["Cuir bouilli"])},
        dice={"ak": {"level": [10], "chain": [5]}, "bo": {"armour": [10]}},
    ).play(("activate", "ak"), aim(), ("engage", "AA"))
    assert damage(shot) == (2 * 4 + 1) - (4 + 1)


# ---------------------------------------------------------------- height


@proves("KA-SHT-07", "KA-SHT-23", "KA-SKL-35")
@pytest.mark.parametrize(
    ("tower", "who", "engage", "skills", "change"),
    [
        (2.0, "ak", "AA", {}, 0),
        (2.5, "ak", "AA", {}, 2),
        (2.5, "bo", "AA", {}, -2),
        (2.5, "bo", "VAA", {}, 0),
        (2.5, "ak", "VAA", {}, 2),
        (2.5, "bo", "AA", {"master-popinjay": None}, 0),
        (2.5, "ak", "AA", {"master-popinjay": None}, 2),
    ],
)
def test_more_than_two_toises_of_height(tower: float, who: str, engage: str, skills: Any, change: int) -> None:
    x = 1 if who == "ak" else 6.5
    ground = block("tower", x - 0.9, 6, x + 0.9, 8, "tower", height=tower)
    shot = archer(terrain=[ground], ak={"skills": skills}).play(aim(), ("engage", engage))
    assert sum(part["value"] for part in shot.one("attempted").get("modifiers", ())) == change


# ---------------------------------------------------------------- defence


@proves("KA-DEF-09", "KA-MAS-05")
def test_a_defence_against_a_shot_hurts_nobody_and_may_only_slip_away() -> None:
    shot = archer(2, status=(), reply=[9], level=[5, 4], ak={"rank": 1, "mastery": [["shooting"], ["offensive"]]})
    shot.answer(aim(), ("engage", "A"))
    assert shot.offers("die") == [{"keep": 5}, {"reroll": 5, "mastery": 1}]
    shot.answer(("die", {"reroll": 5, "mastery": 1}), ("defence", "VA"))
    assert shot.offers("riposte") == ["none", "V"]
    shot.play(("riposte", "none")).played()
    assert shot.facts("ak")["HP"] == 12


@proves("KA-SUP-04")
def test_nobody_supports_a_shot() -> None:
    shot = scene(
        red={"ak": safar(1, 7, A=4, equipment=[BOW]), "al": safar(6.5, 8.4)},
        blue={"bo": safar(6.5, 7, *LYING, **TOUGH)},
        dice={"ak": {"level": [5]}},
    ).play(("activate", "ak"), aim(), ("engage", "AA"))
    assert not shot.one("attempted").get("modifiers")


# ---------------------------------------------------------------- ammunition and reloading


@proves("KA-SHT-24", "KA-RNG-01")
def test_each_shot_uses_up_a_piece_hit_or_miss_free_or_not() -> None:
    shot = archer(level=[5, 2], ak={"ammo": {"arrows:simple": 2}})
    shot.answer(aim(), ("engage", "AA"), ("effects", "A"), ("free-attack", {"shoot": "bo"})).play(("engage", "A"))
    assert shot.facts("ak")["ammo"] == {"arrows:simple": 0}
    assert shot.refused("action", aim()[1]).rules == ("KA-SHT-24", "KA-RNG-01")


@proves("KA-RNG-01")
def test_a_bow_shoots_as_often_as_the_ap_allow() -> None:
    shot = archer(level=[5, 5, 5])
    for _ in range(2):
        shot.answer(aim(), ("engage", "AA"), ("effects", "none"))
    shot.play(aim(), ("engage", "A"))
    assert shot.facts("ak")["ammo"] == {"arrows:simple": 5}
    assert shot.facts("ak")["AP"] == 0


@proves("KA-RNG-05")
def test_a_sling_never_runs_out() -> None:
    shot = archer(4, SLING)
    assert shot.facts("ak")["ammo"] == {}
    assert aim(weapon=SLING)[1] in shot.play(aim(weapon=SLING), ("engage", "A")).offers("action")


@proves("KA-RNG-06", "KA-RNG-07")
def test_a_weapon_with_a_rate_is_reloaded_and_never_runs_out() -> None:
    shot = archer(4, CROSSBOW, level=[5, 5])
    assert "reload" not in [next(iter(one)) for one in shot.offers("action") if isinstance(one, dict)]
    shot.play(aim(weapon=CROSSBOW), ("engage", "A"))
    assert shot.refused("action", aim(weapon=CROSSBOW)[1]).rules == ("KA-RNG-06",)
    shot.answer(("action", {"reload": CROSSBOW}))
    assert shot.facts("ak")["AP"] == 5 - 1 - 2
    shot.play(aim(weapon=CROSSBOW), ("engage", "A")).played()


@proves("KA-RNG-07")
def test_without_an_empty_box_there_is_no_free_shot() -> None:
    shot = archer(4, CROSSBOW).answer(aim(weapon=CROSSBOW), ("engage", "AA"), ("effects", "A"))
    assert shot.pending.key == "action"


@proves("KA-RNG-04", "KA-EFX-05", "KA-EFX-06", "KA-ARM-05")
@pytest.mark.parametrize(("boxes", "left", "armour"), [(5, 1, [7]), (3, 0, [])])
def test_armour_piercing_ammunition_strikes_off_boxes_before_the_armour_is_rolled(
    boxes: int, left: int, armour: list[int]
) -> None:
    worn = {"Cuir bouilli": {"card": "Cuir bouilli", "kind": "armour", "held": True, "boxes": boxes}}
    shot = scene(
        red={"ak": safar(1, 7, A=4, equipment=[BOW], ammo={"arrows:simple": 1, "arrows:armour-piercing": 1})},
        blue={"bo": safar(6.5, 7, *LYING, **TOUGH, gear=worn)},
        dice={"ak": {"level": [5], "damage": [6]}, "bo": {"armour": armour}},
    ).answer(("activate", "ak"), aim(), ("engage", "AA"))
    assert shot.offers("ammunition") == ["simple", "armour-piercing"]
    shot.play(("ammunition", "armour-piercing")).played()
    assert shot.facts("bo")["boxes"] == {"Cuir bouilli": left}
    assert damage(shot) == (2 if armour else 4)
    assert shot.facts("ak")["ammo"] == {"arrows:simple": 1, "arrows:armour-piercing": 0}


@proves("KA-RNG-04")
def test_incendiary_ammunition_burns() -> None:
    shot = archer(ak={"ammo": {"arrows:incendiary": 1}}, bo={"I": 5}).answer(
        aim(), ("engage", "AA"), ("effects", "none")
    )
    assert shot.one("wounded", source="shot")["fire"]
    assert shot.facts("bo")["burnt"] == 4


# ---------------------------------------------------------------- thrown weapons


@proves("KA-CRD-04", "KA-EQP-09")
@pytest.mark.parametrize(("far", "done"), [(2.0, 8), (3.4, 6), (5.0, 5)])
def test_a_mkuki_does_ten_minus_the_distance_and_lies_where_it_landed(far: float, done: int) -> None:
    shot = archer(far, "Mkuki").play(aim(weapon="Mkuki"), ("engage", "AA"))
    assert damage(shot) == done
    assert shot.facts("ak")["equipment"] == []
    [lying] = shot.state.things.values()
    assert (lying.gear.card, lying.at) == ("Mkuki", shot.state.figures["bo"].at)


@proves("KA-CRD-04")
def test_a_mkuki_is_not_thrown_at_less_than_two_or_more_than_five_and_reaches_one_toise_in_melee() -> None:
    assert archer(1.9, "Mkuki").refused("action", aim(weapon="Mkuki")[1]).rules == ("KA-CRD-04",)
    assert archer(5.1, "Mkuki").refused("action", aim(weapon="Mkuki")[1]).rules == ("KA-SHT-10",)
    assert hit("bo", "Mkuki")[1] in archer(1.0, "Mkuki").offers("action")


@proves("KA-EQP-09")
def test_a_weapon_is_thrown_only_once() -> None:
    shot = archer(3, "Mkuki").answer(aim(weapon="Mkuki"), ("engage", "AA"), ("effects", "A"))
    assert shot.pending.key == "action"
    assert shot.facts("ak")["equipment"] == []


@proves("KA-RNG-04", "KA-RNG-07", "KA-SHT-24")
def test_special_bolts_of_a_crossbow_run_out_and_its_simple_ones_do_not() -> None:
    shot = archer(4, CROSSBOW, level=[5, 5], ak={"ammo": {"bolts:poisoned": 1}, "AP": 9, "full_AP": 9})
    shot.answer(aim(weapon=CROSSBOW), ("engage", "AA"), ("effects", "none"))
    assert shot.offers("ammunition") == ["simple", "poisoned"]
    shot.answer(("ammunition", "poisoned"))
    assert shot.facts("bo")["poison"] == 0
    assert shot.facts("ak")["ammo"] == {"bolts:poisoned": 0}
    shot.play(("action", {"reload": CROSSBOW}), aim(weapon=CROSSBOW), ("engage", "A")).played()
    assert len(shot.all("ammo_used")) == 1


@proves("KA-FRT-09")
def test_the_free_attack_of_the_fright_table_is_no_shot() -> None:
    shot = archer(4)
    game = Game(shot.state, SeededDice("x"))
    assert targets(game, "ak")
    free_attack(game, "ak", ("KA-FRT-09",), only="bo", most=2)


@proves("KA-EQP-05")
@pytest.mark.parametrize(("die", "chain", "dazed"), [(10, (4,), True), (9, (), False)])
def test_a_sling_may_daze_on_a_critical_hit_and_makes_nobody_bleed(die: int, chain: Any, dazed: bool) -> None:
    sling = {"name": SLING, "on_critical": ["daze"], "critical_bleeding": 2}
    shot = archer(far=3.0, ak={"equipment": [sling]}, level=(die,), chain=chain).play(
        aim(weapon=SLING), ("engage", "AA")
    )
    bo = shot.state.figures["bo"]
    assert ("dazed" in bo.status) is dazed
    assert not bo.bleeding
