"""Defences of 0 to 3 AP, shields, and what a success does to the attacker."""

from __future__ import annotations

from typing import Any

import pytest

from games.kharn_ages.scene import Scene, hit, safar, scene
from proofs import proves

pytestmark = pytest.mark.usefixtures("both_editions")


def attacked(
    engage: str = "P", roll: Any = (5,), reply: Any = (5,), ak: Any = None, bo: Any = None, status: Any = ()
) -> Scene:
    """Red ak has attacked blue bo, half a toise away; bo is to answer."""
    dice = {"ak": dict(roll) if isinstance(roll, dict) else {"level": list(roll)}}
    dice["bo"] = dict(reply) if isinstance(reply, dict) else {"level": list(reply)}
    return scene(
        red={"ak": safar(4, 7, **{"HP": 40, "full_HP": 40, **(ak or {})})},
        blue={"bo": safar(5.4, 7, *status, **(bo or {}))},
        dice=dice,
    ).answer(("activate", "ak"), hit("bo", (ak or {}).get("equipment", ["hands"])[0]), ("engage", engage))


@proves("KA-DEF-01", "KA-DEF-02")
def test_a_paid_defence_shares_a_characteristic_with_the_attack() -> None:
    fight = attacked("P")
    offered = fight.offers("defence")
    assert offered[0] == "reflex"
    assert all("P" in word for word in offered[1:])
    assert [len([word for word in offered[1:] if len(word) == ap]) for ap in (1, 2, 3)] == [1, 4, 9]
    assert fight.refused("defence", "VC").rules == ("KA-DEF-02",)
    assert fight.refused("defence", "PPP").rules == ("KA-OTT-02",)


@proves("KA-DEF-01", "KA-APT-03", "KA-APT-06")
def test_the_ap_left_pay_for_it_outside_the_activation_and_before_the_first() -> None:
    fight = attacked(bo={"AP": 2})
    assert max(len(word) for word in fight.offers("defence") if word != "reflex") == 2
    assert "KA-APT-01" in fight.refused("defence", "VPA").rules
    fight.play(("defence", "VP"))
    assert fight.facts("bo")["AP"] == 0


@proves("KA-DEF-03")
def test_a_reflex_defence_is_a_bare_roll_and_needs_no_ap() -> None:
    fight = attacked("P", roll=(2,), reply=(6,), bo={"AP": 0, "P": 9}).play().played()
    told = fight.one("attempted", figure="bo")
    assert (told["total"], told["added"]) == (6, 0)
    assert not fight.one("resolved")["hit"]
    assert fight.facts("ak")["HP"] == 40


@proves("KA-DEF-04")
def test_a_simple_defence_only_stops_the_attack() -> None:
    fight = attacked("P", roll=(2,), reply=(6,), bo={"C": 9, "P": 5}).play(("defence", "P")).played()
    assert not fight.all("wounded")
    assert fight.facts("bo")["AP"] == 4


@proves("KA-DEF-05", "KA-DEF-07", "KA-EFF-01")
def test_a_standard_defence_hurts_or_applies_an_effect_not_both() -> None:
    fight = attacked("P", roll=(2,), bo={"C": 4, "P": 5}).answer(("defence", "PC"))
    assert fight.offers("riposte") == ["damage", "C", "none"]
    riposte = fight.answer(("riposte", "damage"))
    assert riposte.pending.obvious == "P", "nobody is asked whether to hit less hard than they can"
    riposte.play(("damage", "P")).played()
    assert fight.facts("ak")["HP"] == 35
    assert not fight.all("pushed")
    pushed = attacked("P", roll=(2,), bo={"C": 4, "P": 5}).play(("defence", "PC"), ("riposte", "C"))
    assert pushed.facts("ak")["HP"] == 40
    assert pushed.one("pushed")["distance"] == pytest.approx(2, abs=0.01)


@proves("KA-DEF-06", "KA-EFF-03")
def test_a_sustained_defence_hurts_and_applies_an_effect() -> None:
    fight = attacked("P", roll=(2,), bo={"C": 4, "P": 5}).answer(("defence", "PPC"))
    assert fight.offers("riposte") == ["damage", "damage P", "damage C"]
    fight.play(("riposte", "damage C"), ("damage", "P")).played()
    assert fight.facts("ak")["HP"] == 35
    assert fight.all("pushed")
    harder = attacked("P", roll=(2,), bo={"C": 4, "P": 5}).play(("defence", "PPC"), ("riposte", "damage P"))
    assert harder.facts("ak")["HP"] == 40 - 6


@proves("KA-DEF-11", "KA-DEF-12")
def test_effects_are_never_doubled_in_a_defence() -> None:
    fight = attacked("C", roll=(2,), bo={"C": 4}).answer(("defence", "PCC"))
    assert fight.offers("riposte") == ["damage", "damage P", "damage C"]
    fight.play(("riposte", "damage C"), ("damage", "P"))
    assert fight.one("pushed")["distance"] == pytest.approx(2, abs=0.01)


@proves("KA-DEF-12", "KA-STA-03")
def test_damage_of_a_defence_takes_weapon_and_stature_and_meets_armour_undefended() -> None:
    fight = attacked(
        "P",
        roll={"level": [2], "armour": [2]},
        reply={"level": [10], "chain": [3]},
        ak={"equipment": ["Gourdin", "Cuir bouilli"]},
        bo={"P": 4, "stature": 3, "equipment": ["Glaive court"]},
    ).play(("defence", "PP"), ("riposte", "damage"))
    told = fight.one("wounded", figure="ak")
    assert (told["damage"], told["stopped"], told["lost"]) == (4 + 1 + 3, 1, 7)
    assert len(fight.all("guarded")) == 1


@proves("KA-DEF-12")
def test_a_simple_defence_with_a_critical_hit_still_hurts_nobody() -> None:
    fight = attacked("P", roll=(2,), reply={"level": [10], "chain": [3]}, bo={"stature": 6}).play(("defence", "P"))
    assert fight.facts("ak")["HP"] == 40


@proves("KA-DEF-08", "KA-CRT-03")
def test_a_failed_defence_does_nothing_to_the_attacker() -> None:
    fight = attacked("P", roll=(9,), reply=(2,), ak={"P": 9}).play(("defence", "PPC"), ("riposte", "damage C"))
    assert fight.one("resolved")["hit"]
    assert fight.facts("ak")["HP"] == 40
    assert not fight.all("pushed")


@proves("KA-DEF-02", "KA-EQP-07")
def test_a_weapon_that_forbids_the_shared_characteristic_is_laid_aside() -> None:
    fight = attacked("A", bo={"equipment": ["Épieu"]})
    assert fight.offers("guard") == [{"use": "Épieu"}, {"use": "hands"}]
    fight.answer(("guard", {"use": "Épieu"}))
    assert fight.offers("defence") == ["reflex"]


# ---------------------------------------------------------------- dazed, stunned


@proves("KA-STS-06")
def test_a_dazed_defender_pays_one_more_for_any_defence() -> None:
    fight = attacked(status=("dazed",), bo={"AP": 3})
    assert max(len(word) for word in fight.offers("defence") if word != "reflex") == 2
    fight.play(("defence", "P"))
    assert fight.facts("bo")["AP"] == 1
    reflex = attacked(status=("dazed",), bo={"AP": 3}).play(("defence", "reflex"))
    assert reflex.facts("bo")["AP"] == 2


@proves("KA-STS-08", "KA-RES-03")
def test_a_dazed_safar_without_ap_cannot_defend_at_all() -> None:
    fight = attacked("P", roll=(2,), reply=(), status=("dazed",), bo={"AP": 0}).play().played()
    assert fight.one("resolved")["hit"]
    assert not fight.all("guarded")


@proves("KA-STS-03")
def test_on_the_ground_one_defends_as_usual() -> None:
    fight = attacked("P", status=("on-the-ground",)).play(("defence", "P")).played()
    assert not fight.one("resolved")["hit"]


# ---------------------------------------------------------------- shields

ROUND = {"equipment": ["Glaive court", "Rondache"]}


@proves("KA-SHD-01", "KA-SHD-02", "KA-EQP-07")
def test_a_shield_adds_to_the_defence_it_is_used_in_and_ticks_a_box() -> None:
    fight = attacked("P", roll=(5,), reply=(3,), bo=ROUND)
    assert fight.offers("guard") == [{"use": "Glaive court"}, {"use": "Rondache"}, {"give-up": "Rondache"}]
    fight.play(("guard", {"use": "Rondache"}), ("defence", "P")).played()
    assert fight.one("attempted", figure="bo")["total"] == 3 + 2 + 3
    assert not fight.one("resolved")["hit"]
    assert fight.facts("bo")["boxes"] == {"Rondache": 4}
    plain = attacked("P", roll=(5,), reply=(3,), bo=ROUND).play(("guard", {"use": "Glaive court"}), ("defence", "P"))
    assert plain.one("resolved")["hit"]
    assert plain.facts("bo")["boxes"] == {"Rondache": 5}


@proves("KA-SHD-03")
def test_a_fumbled_shield_ticks_two() -> None:
    fight = attacked("P", reply=(1,), bo=ROUND).play(("guard", {"use": "Rondache"}))
    assert fight.facts("bo")["boxes"] == {"Rondache": 3}


@proves("KA-SHD-06")
def test_a_critical_hit_with_the_shield_parries_whatever_the_totals() -> None:
    fight = attacked("PPC", roll=(9,), reply={"level": [10], "chain": [1]}, ak={"P": 9, "C": 9}, bo=ROUND)
    fight.play(("guard", {"use": "Rondache"})).played()
    told = fight.one("resolved")
    assert told["attack"] > told["defence"]
    assert not told["hit"]


@proves("KA-SHD-05")
def test_a_broken_shield_is_of_no_use() -> None:
    fight = attacked("P", bo={**ROUND, "boxes": {}, "gear": {"Rondache": broken()}})
    assert fight.pending.key == "defence"


def broken() -> dict[str, Any]:
    return {"card": "Rondache", "kind": "shield", "held": True, "boxes": 0}


@proves("KA-SHD-04")
def test_an_intact_shield_given_up_stops_all_but_the_critical_bonus() -> None:
    roll = {"level": [10], "chain": [2]}
    fight = attacked("PC", roll=roll, reply=(), ak={"C": 6, "stature": 4, "HP": 40}, bo=ROUND)
    fight.play(("effects", "C"), ("guard", {"give-up": "Rondache"})).played()
    assert fight.facts("bo")["HP"] == 12 - 4
    assert not fight.all("pushed")
    assert fight.facts("bo")["equipment"] == ["Glaive court"]
    assert fight.facts("bo")["AP"] == 5


@proves("KA-SHD-04")
def test_a_shield_with_a_ticked_box_is_not_given_up() -> None:
    used = {"Rondache": {**broken(), "boxes": 4}}
    fight = attacked("P", bo={"gear": {"Glaive court": sword(), **used}})
    assert fight.offers("guard") == [{"use": "Glaive court"}, {"use": "Rondache"}]


def sword() -> dict[str, Any]:
    return {"card": "Glaive court", "kind": "weapon", "held": True}


@proves("KA-SHD-08")
def test_a_kite_shield_adds_the_lowest_value_the_attacker_engaged() -> None:
    kite = {"gear": {"Écu": {"card": "Écu", "kind": "shield", "held": True, "boxes": 3}}}
    fight = attacked("PC", roll=(5,), reply=(4,), ak={"P": 6, "C": 2}, bo=kite).play(("defence", "P"))
    assert fight.one("attempted", figure="bo")["total"] == 3 + 2 + 4
