"""The effects of V, P, A and C, single and doubled; support; pushes and collisions."""

from __future__ import annotations

from typing import Any

import pytest

from games.kharn_ages.scene import Scene, block, hit, safar, scene
from proofs import proves

pytestmark = pytest.mark.usefixtures("both_editions")

LYING = ("stunned", "on-the-ground")
TOUGH = {"HP": 60, "full_HP": 60}


def struck(
    engage: str,
    effects: str,
    ak: Any = None,
    bo: Any = None,
    red: Any = None,
    blue: Any = None,
    terrain: Any = (),
    level: Any = (5,),
    **dice: Any,
) -> Scene:
    """Red ak hits blue bo, stunned at (5.4, 7), with announced effects."""
    return scene(
        red={"ak": safar(4, 7, **(ak or {})), **(red or {})},
        blue={"bo": safar(5.4, 7, *LYING, **{**TOUGH, **(bo or {})}), **(blue or {})},
        terrain=terrain,
        dice={"ak": {"level": list(level)}, **dice},
    ).answer(("activate", "ak"), hit("bo"), ("engage", engage), ("effects", effects))


# ---------------------------------------------------------------- V


@proves("KA-EFF-02", "KA-DIC-05")
def test_v_moves_half_of_v_unrounded_and_is_no_movement() -> None:
    fight = struck("VV", "V", ak={"V": 5})
    assert fight.pending.key == "path"
    assert fight.pending.facts["limit"] == 2.5
    fight.play(("path", [[4, 9.5]])).played()
    assert fight.facts("ak")["at"] == [4, 9.5]
    assert (fight.facts("ak")["moves"], fight.facts("ak")["free_move"]) == (0, True)


@proves("KA-EFF-12")
def test_vv_moves_the_whole_of_v() -> None:
    assert struck("VVP", "VV", ak={"V": 5}).answer(("damage", "V")).pending.facts["limit"] == 5


@proves("KA-EFF-02", "KA-EFF-11")
def test_v_may_lead_anywhere_or_nowhere() -> None:
    fight = struck("VV", "V", ak={"V": 4}).play(("path", []))
    assert fight.facts("ak")["at"] == [4, 7]
    assert not fight.all("moved")


# ---------------------------------------------------------------- A


@proves("KA-EFF-04", "KA-EFF-17")
def test_a_strikes_again_for_free_with_one_characteristic_and_full_dice() -> None:
    fight = struck("AA", "A", ak={"A": 4, "rank": 2}, level=(5, 4, 6, 2))
    fight.answer(("die", {"keep": 5}))
    assert fight.offers("free-attack") == [{"attack": "bo", "weapon": "hands"}, "none"]
    fight.answer(("free-attack", {"attack": "bo"}))
    assert fight.offers("engage") == ["V", "P", "A", "C"]
    assert fight.refused("engage", "VP").rules == ("KA-EFF-04",)
    fight.play(("engage", "A"), ("die", {"keep": 6})).played()
    assert fight.facts("ak")["AP"] == 3
    assert fight.facts("bo")["HP"] == 60 - 4 - 2
    assert fight.pending.key == "action"


@proves("KA-EFF-14", "KA-EFF-17")
def test_aa_strikes_twice_each_at_its_own_target() -> None:
    fight = struck(
        "AAP",
        "AA",
        level=(5, 5, 5),
        blue={"cy": safar(4, 5.6, *LYING, **TOUGH)},
    ).answer(("damage", "A"), ("free-attack", {"attack": "cy"}), ("engage", "P"))
    fight.play(("free-attack", {"attack": "bo"}), ("engage", "P")).played()
    assert [told["target"] for told in fight.all("attacked", free=True)] == ["cy", "bo"]
    assert fight.facts("ak")["AP"] == 2


@proves("KA-EFF-05")
def test_a_defence_against_a_free_attack_engages_two_at_most() -> None:
    fight = scene(
        red={"ak": safar(4, 7)},
        blue={"bo": safar(5.4, 7, *LYING, **TOUGH), "cy": safar(4, 5.6, **TOUGH)},
        dice={"ak": {"level": [5, 5]}, "cy": {"level": [9]}},
    ).answer(("activate", "ak"), hit("bo"), ("engage", "AA"), ("effects", "A"), ("free-attack", {"attack": "cy"}))
    fight.answer(("engage", "P"))
    assert max(len(word) for word in fight.offers("defence") if word != "reflex") == 2
    assert fight.refused("defence", "VPA").rules == ("KA-EFF-05",)


@proves("KA-EFF-17")
def test_without_a_target_the_effect_is_lost() -> None:
    fight = struck("AA", "A", bo={"HP": 2}, blue={"cy": safar(12, 12)}).play()
    assert fight.pending.key == "action"
    assert len(fight.all("attacked")) == 1


@proves("KA-EFF-01", "KA-EFF-04", "KA-DEF-05")
def test_a_defender_strikes_back_with_the_a_effect_and_that_may_be_defended() -> None:
    fight = scene(
        red={"ak": safar(4, 7)},
        blue={"bo": safar(5.4, 7)},
        dice={"ak": {"level": [2, 3]}, "bo": {"level": [5, 9]}},
    ).answer(("activate", "ak"), hit("bo"), ("engage", "A"), ("defence", "AA"), ("riposte", "A"))
    fight.answer(("free-attack", {"attack": "ak"}), ("engage", "P")).play(("defence", "reflex")).played()
    assert fight.facts("ak")["HP"] == 12 - 2
    assert fight.facts("bo")["AP"] == 3


# ---------------------------------------------------------------- C


@proves("KA-EFF-06", "KA-DIC-05")
def test_c_repels_by_half_of_c_unrounded_straight_away() -> None:
    fight = struck("CC", "C", ak={"C": 5}).play().played()
    told = fight.one("pushed")
    assert told["distance"] == pytest.approx(2.5, abs=0.01)
    assert fight.facts("bo")["at"][0] == pytest.approx(7.9, abs=0.01)
    assert fight.facts("bo")["at"][1] == 7


@proves("KA-EFF-15")
def test_cc_repels_by_the_whole_of_c() -> None:
    fight = struck("PCC", "CC", ak={"C": 5}).play(("damage", "C"))
    assert fight.one("pushed")["distance"] == pytest.approx(5, abs=0.01)


@proves("KA-EFF-08")
def test_c_needs_a_stature_at_least_as_large() -> None:
    assert not struck("CC", "C", ak={"C": 5, "stature": 3}, bo={"stature": 4}).play().all("pushed")
    assert struck("CC", "C", ak={"C": 5, "stature": 4}, bo={"stature": 4}).play().all("pushed")


@proves("KA-EFF-16")
def test_cc_repels_a_bigger_one_by_half() -> None:
    fight = struck("PCC", "CC", ak={"C": 5, "stature": 2}, bo={"stature": 6}).play(("damage", "C"))
    assert fight.one("pushed")["distance"] == pytest.approx(2.5, abs=0.01)
    assert "KA-EFF-16" in fight.one("pushed")["rules"]
    even = struck("PCC", "CC", ak={"C": 5, "stature": 6}, bo={"stature": 6}).play(("damage", "C"))
    assert "KA-EFF-16" not in even.one("pushed")["rules"]


@proves("KA-EFF-09", "KA-EFF-10")
def test_supporters_add_their_stature_and_the_victims_allies_do_not() -> None:
    helper = {"al": safar(5.4, 8.4, stature=2)}
    ally = {"cy": safar(4, 8.4, stature=6)}
    alone = struck("CC", "C", ak={"C": 4, "stature": 3}, bo={"stature": 5})
    assert not alone.play().all("pushed")
    helped = struck("CC", "C", ak={"C": 4, "stature": 3}, bo={"stature": 5}, red=helper)
    assert {"KA-EFF-09", "KA-EFF-10"} <= set(helped.play().one("pushed")["rules"])
    small = struck("CC", "C", ak={"C": 4, "stature": 3}, bo={"stature": 3}, blue=ally)
    assert "KA-EFF-09" not in small.play().one("pushed")["rules"]


@proves("KA-EFF-11")
def test_repelling_is_optional() -> None:
    assert not struck("CC", "C", ak={"C": 5}).play(("repel", "no")).all("pushed")


# ---------------------------------------------------------------- collisions


@proves("KA-COL-01", "KA-COL-04", "KA-EFF-07")
def test_a_push_into_scenery_costs_a_d5_and_ends_there() -> None:
    wall = block("wall", 7.0, 5.0, 7.4, 9.0, "wall")
    fight = scene(
        red={"ak": safar(4, 7, C=6)},
        blue={"bo": safar(5.4, 7, *LYING, **TOUGH)},
        terrain=[wall],
        dice={"ak": {"level": [5]}, "bo": {"damage": [7]}},
    ).play(("activate", "ak"), hit("bo"), ("engage", "CC"), ("effects", "C"))
    assert fight.facts("bo")["at"][0] == pytest.approx(6.5, abs=0.01)
    assert fight.one("collided")["against"] == "wall"
    assert fight.one("wounded", source="collision")["lost"] == 4
    assert fight.facts("bo")["HP"] == 60 - 6 - 4
    fight.played()


@proves("KA-COL-02", "KA-COL-03", "KA-COL-04")
@pytest.mark.parametrize(
    ("mine", "theirs", "lying"), [(1.0, 1.0, {"bo", "cy"}), (1.0, 1.5, {"bo"}), (1.5, 1.0, {"cy"})]
)
def test_fighters_that_collide_lose_a_d5_each_and_the_smaller_falls(
    mine: float, theirs: float, lying: set[str]
) -> None:
    fight = scene(
        red={"ak": safar(4, 7, C=6)},
        blue={"bo": safar(5.4, 7, "stunned", base=mine, **TOUGH), "cy": safar(8, 7, base=theirs, **TOUGH)},
        dice={"ak": {"level": [5]}, "bo": {"damage": [7]}, "cy": {"damage": [3]}},
    ).play(("activate", "ak"), hit("bo"), ("engage", "CC"), ("effects", "C"))
    assert {who for who in ("bo", "cy") if "on-the-ground" in fight.status(who)} == lying
    assert fight.one("wounded", figure="bo", source="collision")["lost"] == 4
    assert fight.one("wounded", figure="cy")["lost"] == 2
    assert fight.facts("cy")["at"] == [8, 7]
    fight.played()


@proves("KA-COL-02")
def test_a_collision_is_damage_and_meets_armour() -> None:
    fight = scene(
        red={"ak": safar(4, 7, C=6)},
        blue={"bo": safar(5.4, 7, *LYING, **TOUGH), "cy": safar(7.5, 7, equipment=["Cuir bouilli"], **TOUGH)},
        dice={"ak": {"level": [5]}, "bo": {"damage": [7]}, "cy": {"damage": [9], "armour": [8]}},
    ).play(("activate", "ak"), hit("bo"), ("engage", "CC"), ("effects", "C"))
    assert fight.one("wounded", figure="cy")["lost"] == 5 - 2


@proves("KA-CNV-09")
def test_the_edge_stops_a_push_like_an_obstacle_and_nobody_leaves_the_table() -> None:
    fight = scene(
        red={"ak": safar(12.6, 7, C=6)},
        blue={"bo": safar(14, 7, *LYING, **TOUGH)},
        dice={"ak": {"level": [5]}, "bo": {"damage": [10]}},
    ).play(("activate", "ak"), hit("bo"), ("engage", "CC"), ("effects", "C"))
    assert fight.facts("bo")["at"][0] == pytest.approx(14.5, abs=0.01)
    assert fight.one("collided")["against"] == "edge"
    assert fight.one("wounded", source="collision")["lost"] == 5


# ---------------------------------------------------------------- support


def melee(red: Any, blue: Any, engage: str = "P", defence: str = "reflex") -> Scene:
    return scene(
        red={"ak": safar(4, 7), **red},
        blue={"bo": safar(5.4, 7), **blue},
        dice={"ak": {"level": [5]}, "bo": {"level": [3]}},
    ).play(("activate", "ak"), hit("bo"), ("engage", engage), ("defence", defence))


@proves("KA-SUP-01", "KA-SUP-04")
def test_the_side_that_outnumbers_adds_one_for_each_supporter_in_attack() -> None:
    two = {"al": safar(5.4, 8.4), "am": safar(5.4, 5.6)}
    told = melee(two, {}).one("attempted", figure="ak")
    assert told["total"] == 3 + 2 + 5
    assert told["modifiers"][0]["name"] == "Soutien"


@proves("KA-SUP-02", "KA-SUP-04")
def test_and_in_defence() -> None:
    told = melee({}, {"cy": safar(4, 8.4)}).one("attempted", figure="bo")
    assert told["total"] == 3 + 1


@proves("KA-SUP-04")
def test_equal_numbers_give_nothing_to_either_side() -> None:
    fight = melee({"al": safar(5.4, 5.6)}, {"cy": safar(4, 8.4)})
    assert fight.one("attempted", figure="ak")["total"] == 8
    assert fight.one("attempted", figure="bo")["total"] == 3


@proves("KA-SUP-03", "KA-STS-10", "KA-STS-11")
@pytest.mark.parametrize(
    ("status", "helps"), [("stunned", 0), ("frightened", 0), ("terrorised", 1), ("on-the-ground", 1)]
)
def test_the_unfit_do_not_support(status: str, helps: int) -> None:
    fight = melee({"al": safar(5.4, 8.4, status)}, {})
    assert fight.one("attempted", figure="ak")["total"] == 8 + helps


@proves("KA-SUP-03")
def test_who_is_engaged_by_another_enemy_does_not_support() -> None:
    fight = melee({"al": safar(5.4, 8.4)}, {"cy": safar(5.4, 9.8)})
    assert fight.one("attempted", figure="ak")["total"] == 8
