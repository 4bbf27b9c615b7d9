"""Attacks: what they engage, announce and do."""

from __future__ import annotations

from typing import Any

import pytest

from games.kharn_ages.scene import Scene, hit, safar, scene
from proofs import proves

pytestmark = pytest.mark.usefixtures("both_editions")

LYING = ("stunned", "on-the-ground")


def duel(
    engage: str, *answers: Any, roll: Any = (6,), reply: Any = (), ak: Any = None, bo: Any = None, weapon: str = "hands"
) -> Scene:
    """Red ak attacks blue bo, who stands half a toise away; without dice of its own bo is stunned."""
    status = () if reply else LYING
    dice = {"ak": dict(roll) if isinstance(roll, dict) else {"level": list(roll)}}
    if reply:
        dice["bo"] = dict(reply) if isinstance(reply, dict) else {"level": list(reply)}
    return scene(
        red={"ak": safar(4, 7, **(ak or {}))},
        blue={"bo": safar(5.4, 7, *status, **{"HP": 40, "full_HP": 40, **(bo or {})})},
        dice=dice,
    ).answer(("activate", "ak"), hit("bo", weapon), ("engage", engage), *answers)


def lost(fight: Scene, who: str = "bo") -> int:
    facts = fight.facts(who)
    return int(facts["full_HP"] - facts["HP"])


# ---------------------------------------------------------------- what is engaged


@proves("KA-MEL-04", "KA-MEL-05", "KA-DIC-04", "KA-APT-01")
def test_a_simple_attack_costs_one_ap_and_does_half_the_characteristic_rounded_up() -> None:
    fight = duel("P", ak={"P": 5}).play().played()
    assert fight.one("attempted", figure="ak")["total"] == 11
    assert lost(fight) == 3
    assert fight.facts("ak")["AP"] == 4


@proves("KA-MEL-06", "KA-STA-03")
def test_a_critical_hit_of_a_simple_attack_raises_the_total_only() -> None:
    fight = duel("P", ak={"P": 5, "stature": 6}, roll={"level": [10], "chain": [4]}).play().played()
    assert fight.one("attempted", figure="ak")["total"] == 19
    assert lost(fight) == 3
    assert not fight.all("pushed")


@proves("KA-MEL-06", "KA-MEL-13")
def test_a_simple_attack_announces_no_effect() -> None:
    assert duel("C").play().pending.key == "action"


@proves("KA-MEL-08", "KA-MEL-09", "KA-OTT-01")
def test_a_standard_attack_does_one_of_the_two_characteristics_in_full() -> None:
    fight = duel("VP", ak={"V": 4, "P": 5})
    assert fight.offers("effects") == ["V", "P", "none"]
    fight.answer(("effects", "none"))
    assert fight.offers("damage") == ["V", "P"]
    fight.play(("damage", "V")).played()
    assert fight.one("attempted", figure="ak")["total"] == 4 + 5 + 6
    assert lost(fight) == 4
    assert fight.facts("ak")["AP"] == 3


@proves("KA-MEL-09", "KA-EFF-03")
def test_damage_and_effect_may_be_of_different_characteristics() -> None:
    fight = duel("VP", ("effects", "P"), ("damage", "V"), ak={"V": 4, "P": 5}).play().played()
    assert lost(fight) == 4 + 1


@proves("KA-MEL-10")
def test_the_same_characteristic_twice_at_two_ap_leaves_no_choice() -> None:
    fight = duel("PP", ak={"P": 5})
    assert fight.offers("effects") == ["P", "none"]
    fight.play(("effects", "P")).played()
    assert lost(fight) == 6


@proves("KA-MEL-11", "KA-OTT-01", "KA-OTT-02")
def test_a_complex_attack_engages_three_and_none_three_times() -> None:
    fight = scene(red={"ak": safar(4, 7)}, blue={"bo": safar(5.4, 7, *LYING)})
    fight.answer(("activate", "ak"), hit("bo"))
    assert fight.refused("engage", "PPP").rules == ("KA-OTT-02",)
    assert fight.refused("engage", "VPAC").rules == ("KA-OTT-01",)
    assert fight.pending.check("CPP") == "PPC"
    offered = fight.offers("engage")
    assert [len([word for word in offered if len(word) == ap]) for ap in (1, 2, 3)] == [4, 10, 16]


@proves("KA-MEL-12", "KA-EFF-13")
def test_a_complex_attack_has_two_effects_doubled_only_if_engaged_twice() -> None:
    fight = duel("PPC", ak={"P": 5, "C": 2})
    assert fight.offers("effects") == ["P", "C", "PC", "PP", "none"]
    fight.play(("effects", "PP"), ("damage", "P")).played()
    assert lost(fight) == 5 + 2
    assert duel("VPA").offers("effects") == ["V", "P", "A", "VP", "VA", "PA", "none"]


@proves("KA-MEL-13", "KA-EFF-11")
def test_what_is_not_announced_is_not_applied() -> None:
    fight = duel("CC", ("effects", "none"), ak={"C": 6}).play().played()
    assert not fight.all("pushed")


@proves("KA-APT-01")
def test_nobody_engages_more_than_its_ap_pay_for() -> None:
    fight = scene(red={"ak": safar(4, 7, full_AP=2, AP=2)}, blue={"bo": safar(5.4, 7, *LYING)})
    fight.answer(("activate", "ak"), hit("bo"))
    assert "KA-APT-01" in fight.refused("engage", "VPA").rules
    assert max(map(len, fight.offers("engage"))) == 2


@proves("KA-MEL-01", "KA-MEL-17")
def test_only_enemies_in_reach_are_attacked() -> None:
    table = scene(red={"ak": safar(4, 7), "al": safar(4, 8.2)}, blue={"bo": safar(7, 7), "cy": safar(4, 5.6)}).answer(
        ("activate", "ak")
    )
    assert table.refused("action", {"attack": "bo"}).rules[0] == "KA-MEL-01"
    assert table.refused("action", {"attack": "al"}).rules == ("KA-MEL-17",)
    assert {"attack": "cy", "weapon": "hands"} in table.offers("action")


# ---------------------------------------------------------------- weapons


@proves("KA-MEL-03", "KA-MEL-07", "KA-MEL-15", "KA-EFF-13")
def test_a_bonus_is_added_after_halving_and_cannot_be_waived() -> None:
    assert lost(duel("P", ak={"P": 5, "equipment": ["Hache de guerre"]}, weapon="Hache de guerre").play()) == 3 + 2
    assert lost(duel("PP", ak={"P": 5, "equipment": ["Hache de guerre"]}, weapon="Hache de guerre").play()) == 5 + 2


@proves("KA-MEL-15", "KA-MEL-07", "KA-CRD-02", "KA-EFX-07")
def test_a_fixed_damage_replaces_the_characteristic_and_is_halved_at_one_ap() -> None:
    daggers = {"P": 6, "equipment": ["Dagues"]}
    simple = duel("P", ak=daggers, weapon="Dagues").play().played()
    assert lost(simple) == 2
    assert simple.facts("bo")["bleeding"] == [2]
    assert lost(duel("PP", ak=daggers, weapon="Dagues").play()) == 3


@proves("KA-CRD-02", "KA-MEL-03")
def test_daggers_forbid_c_in_a_simple_attack_only() -> None:
    fight = scene(red={"ak": safar(4, 7, equipment=["Dagues"])}, blue={"bo": safar(5.4, 7, *LYING)})
    fight.answer(("activate", "ak"), hit("bo", "Dagues"))
    assert fight.refused("engage", "C").rules == ("KA-MEL-03", "KA-CRD-02")
    assert "CC" in fight.offers("engage")


@proves("KA-MEL-03", "KA-CRD-07")
def test_a_spear_forbids_a() -> None:
    spear = {"Lance": {"card": "Lance", "kind": "weapon", "held": True}}
    fight = scene(red={"ak": safar(4, 7, gear=spear)}, blue={"bo": safar(6.5, 7, *LYING)})
    fight.answer(("activate", "ak"), hit("bo", "Lance"))
    assert fight.refused("engage", "VA").rules == ("KA-MEL-03", "KA-CRD-07")
    assert not [word for word in fight.offers("engage") if "A" in word]


@proves("KA-CRD-06", "KA-ZOC-04")
def test_a_guisarme_strikes_at_two_toises_for_one_more() -> None:
    fight = scene(
        red={"ak": safar(4, 7, P=4, equipment=["Guisarme"])},
        blue={"bo": safar(7, 7, *LYING)},
        dice={"ak": {"level": [5]}},
    ).play(("activate", "ak"), hit("bo", "Guisarme"), ("engage", "PP"))
    assert lost(fight) == 5


@proves("KA-EQP-07")
def test_only_the_rules_of_the_thing_used_apply() -> None:
    both = {"P": 4, "equipment": ["Glaive court", "Serpe"]}
    sword = duel("PP", ak=both, weapon="Glaive court").play()
    assert (lost(sword), sword.facts("bo")["bleeding"]) == (5, [])
    hook = duel("PP", ak=both, weapon="Serpe").play()
    assert (lost(hook), hook.facts("bo")["bleeding"]) == (4, [1])


# ---------------------------------------------------------------- criticals and armour


@proves("KA-STA-03", "KA-MEL-14", "KA-STA-02")
def test_a_critical_hit_adds_the_stature_once() -> None:
    roll = {"level": [10], "chain": [10, 4]}
    assert lost(duel("PP", ak={"P": 4, "stature": 5}, roll=roll).play().played()) == 4 + 5


@proves("KA-CRD-01", "KA-STA-03", "KA-CRT-14")
@pytest.mark.parametrize(("chain", "damage"), [([10, 4], 4 + 1 + 10), ([4], 4 + 1 + 5)])
def test_a_flanged_mace_adds_it_twice_on_multiple_critical_hits(chain: list[int], damage: int) -> None:
    mace = {"P": 4, "stature": 5, "equipment": ["Masse à ailettes"]}
    fight = duel("PP", ak=mace, roll={"level": [10], "chain": chain}, weapon="Masse à ailettes").play().played()
    assert lost(fight) == damage


LEATHER = {"equipment": ["Cuir bouilli"]}


@proves("KA-ARM-01", "KA-ARM-02", "KA-ARM-03", "KA-ARM-04")
@pytest.mark.parametrize(("face", "stopped"), [(6, 1), (7, 2)])
def test_armour_ticks_a_box_and_stops_by_its_threshold(face: int, stopped: int) -> None:
    fight = scene(
        red={"ak": safar(4, 7, P=5, equipment=["Gourdin"])},
        blue={"bo": safar(5.4, 7, *LYING, rank=3, **LEATHER)},
        dice={"ak": {"level": [5]}, "bo": {"armour": [face]}},
    ).play(("activate", "ak"), hit("bo", "Gourdin"), ("engage", "PP"))
    assert lost(fight) == 5 - stopped
    assert fight.facts("bo")["boxes"] == {"Cuir bouilli": 4}
    assert fight.facts("bo")["AP"] == 5
    fight.played()


@proves("KA-ARM-06", "KA-MEL-14")
def test_a_ten_stops_all_but_the_critical_bonus() -> None:
    fight = scene(
        red={"ak": safar(4, 7, P=5, stature=4, equipment=["Gourdin"])},
        blue={"bo": safar(5.4, 7, *LYING, **LEATHER)},
        dice={"ak": {"level": [10], "chain": [2]}, "bo": {"armour": [10]}},
    ).play(("activate", "ak"), hit("bo", "Gourdin"), ("engage", "PP"))
    assert lost(fight) == 4


@proves("KA-ARM-07")
def test_a_one_stops_nothing_and_ticks_two() -> None:
    fight = scene(
        red={"ak": safar(4, 7, P=5, equipment=["Gourdin"])},
        blue={"bo": safar(5.4, 7, *LYING, **LEATHER)},
        dice={"ak": {"level": [5]}, "bo": {"armour": [1]}},
    ).play(("activate", "ak"), hit("bo", "Gourdin"), ("engage", "PP"))
    assert lost(fight) == 5
    assert fight.facts("bo")["boxes"] == {"Cuir bouilli": 3}


@proves("KA-ARM-08", "KA-ARM-02")
def test_the_last_box_still_protects_and_then_nothing_does() -> None:
    worn = {"gear": {"Cuir bouilli": {"card": "Cuir bouilli", "kind": "armour", "held": True, "boxes": 1}}}
    fight = scene(
        red={"ak": safar(4, 7, P=5, equipment=["Gourdin"])},
        blue={"bo": safar(5.4, 7, *LYING, HP=20, full_HP=20, **worn)},
        dice={"ak": {"level": [5, 5]}, "bo": {"armour": [7]}},
    ).play(("activate", "ak"), hit("bo", "Gourdin"), ("engage", "PP"), hit("bo", "Gourdin"), ("engage", "PP"))
    assert [blow["lost"] for blow in fight.all("wounded")] == [3, 5]
    fight.played()


@proves("KA-ARM-09", "KA-MEL-02")
@pytest.mark.parametrize(("weapon", "face"), [("hands", 7), ("hands", 1), ("Rondache", 1)])
def test_hands_and_shields_do_not_damage_armour(weapon: str, face: int) -> None:
    fight = scene(
        red={"ak": safar(4, 7, P=5, equipment=["Rondache"])},
        blue={"bo": safar(5.4, 7, *LYING, **LEATHER)},
        dice={"ak": {"level": [5]}, "bo": {"armour": [face]}},
    ).play(("activate", "ak"), hit("bo", weapon), ("engage", "PP"))
    assert lost(fight) == (5 if face == 1 else 3)
    assert fight.facts("bo")["boxes"] == {"Cuir bouilli": 5}


@proves("KA-DIC-08", "KA-GEN-28")
def test_damage_is_never_negative_and_a_chipped_weapon_does_two_less() -> None:
    chipped = {"Gourdin": {"card": "Gourdin", "kind": "weapon", "held": True, "chipped": True}}
    fight = duel("P", ak={"P": 2, "gear": chipped}, weapon="Gourdin").play()
    assert fight.one("resolved")["hit"]
    assert lost(fight) == 0
    assert lost(duel("PP", ak={"P": 5, "gear": chipped}, weapon="Gourdin").play()) == 3


# ---------------------------------------------------------------- order, defeat


@proves("KA-MEL-16", "KA-STS-12", "KA-CNV-08")
def test_damage_comes_first_and_the_dead_are_not_repelled_but_the_winner_may_move() -> None:
    fight = scene(
        red={"ak": safar(4, 7, C=6, V=4)},
        blue={"bo": safar(5.4, 7, *LYING, HP=3), "cy": safar(12, 12)},
        dice={"ak": {"level": [5]}},
    ).answer(("activate", "ak"), hit("bo"), ("engage", "VCC"), ("effects", "VC"), ("damage", "C"))
    assert fight.offers("next-effect") == ["V", "C"]
    fight.play(("next-effect", "C"), ("path", [[4, 9]]))
    assert not fight.all("pushed")
    assert fight.facts("ak")["at"] == [4, 9]
    assert fight.facts("bo")["status"] == ["defeated"]
    assert list(fight.state.carcasses) == ["bo"]


@proves("KA-RES-03", "KA-DEF-08")
def test_a_tie_goes_to_the_defender() -> None:
    fight = duel("P", ("defence", "P"), roll=(5,), reply=(5,)).play().played()
    told = fight.one("resolved")
    assert (told["attack"], told["defence"], told["hit"]) == (8, 8, False)
    assert lost(fight) == 0
    assert fight.facts("bo")["AP"] == 4


@proves("KA-RES-03", "KA-STS-01")
def test_who_cannot_defend_is_hit_by_whatever_is_no_failure() -> None:
    fight = duel("P", ak={"P": 1}, roll=(2,)).play()
    assert "defence" not in fight.one("resolved") or fight.one("resolved")["defence"] is None
    assert fight.one("resolved")["hit"]


@proves("KA-RES-04", "KA-ACT-07")
def test_an_attack_may_be_repeated_as_long_as_the_ap_last() -> None:
    fight = duel("VP", ("effects", "none"), roll=(5, 5, 5)).play(
        hit("bo"), ("engage", "VP"), hit("bo"), ("engage", "V")
    )
    assert len(fight.all("attacked")) == 3
    assert fight.facts("ak")["AP"] == 0
    assert not [one for one in fight.offers("action") if "attack" in one]


@proves("KA-PRO-08")
def test_a_characteristic_below_zero_counts_as_zero() -> None:
    fight = duel("P", ak={"P": -3}, roll=(5,)).play()
    assert fight.one("attempted", figure="ak")["total"] == 5
    assert lost(fight) == 0
