"""Zones of control and auras, in three dimensions."""

from __future__ import annotations

import pytest

from games.kharn_ages.scene import block, hit, safar, scene
from proofs import proves

pytestmark = pytest.mark.usefixtures("both_editions")


@proves("KA-ZOC-02", "KA-ZOC-07", "KA-ZOC-08", "KA-MEA-01", "KA-MEA-04")
@pytest.mark.parametrize(("x", "near"), [(5.5, True), (5.51, False)])
def test_a_zone_reaches_half_a_toise_from_edge_to_edge(x: float, near: bool) -> None:
    table = scene(red={"ak": safar(4, 7)}, blue={"bo": safar(x, 7)})
    assert table.query("distance", from_="ak", to="bo") == pytest.approx(x - 5, abs=0.001)
    assert table.query("engaged", figure="bo") == (["ak"] if near else [])
    assert table.query("free", figure="bo") is not near


@proves("KA-ZOC-02", "KA-MAT-01")
def test_a_larger_base_has_the_same_half_toise_around_it() -> None:
    table = scene(red={"ak": safar(4, 7, base=2.0)}, blue={"bo": safar(6.0, 7), "cy": safar(4, 9.01)})
    assert table.query("engaged", figure="bo") == ["ak"]
    assert table.query("engaged", figure="cy") == []


@proves("KA-ZOC-01")
@pytest.mark.parametrize("angle", [0, 90, 180, 270])
def test_facing_has_no_effect(angle: int) -> None:
    table = scene(red={"ak": safar(4, 7, angle=angle)}, blue={"bo": safar(5.4, 7)})
    assert table.query("engaged", figure="bo") == ["ak"]


@proves("KA-ZOC-03", "KA-SKL-04")
def test_natural_reach_is_a_zone_for_all_purposes() -> None:
    table = scene(red={"ak": safar(4, 7, skills={"reach": 2})}, blue={"bo": safar(6.9, 7)})
    assert table.query("engaged", figure="bo") == ["ak"]
    assert table.query("engaged", figure="ak") == []


@proves("KA-ZOC-04", "KA-ZOC-05", "KA-SKL-04")
def test_a_long_weapon_strikes_afar_but_engages_nobody() -> None:
    table = scene(
        red={"ak": safar(4, 7, equipment=["Guisarme"])}, blue={"bo": safar(6.9, 7)}, dice={"bo": {"level": [2]}}
    )
    assert table.query("reach", from_="ak", to="bo", weapon="Guisarme")
    assert not table.query("reach", from_="ak", to="bo")
    assert table.query("engaged", figure="bo") == []
    assert table.answer(("activate", "ak")).offers("action").count({"attack": "bo", "weapon": "Guisarme"}) == 1
    assert {"attack": "bo", "weapon": "hands"} not in table.offers("action")


@proves("KA-ZOC-05", "KA-SUP-04")
def test_a_long_weapon_does_not_support_at_a_distance() -> None:
    table = scene(red={"ak": safar(4, 7), "al": safar(8.1, 7, equipment=["Guisarme"])}, blue={"bo": safar(5.4, 7)})
    assert table.query("support", figure="ak", against="bo") == []


@proves("KA-ZOC-06", "KA-ZOC-07")
def test_a_zone_is_as_high_and_deep_as_the_base_is_wide_so_engagement_may_be_one_way() -> None:
    """On a ledge 1.5 toises up: the big base below reaches it, the small one above does not reach down."""
    ledge = block("ledge", 5.0, 5.0, 9.0, 9.0, "wall", height=1.5)
    table = scene(red={"big": safar(4.2, 7, base=1.5)}, blue={"small": safar(5.8, 7, base=1.0)}, terrain=[ledge])
    assert table.facts("small")["level"] == 1.5
    assert table.query("engaged", figure="small") == ["big"]
    assert table.query("engaged", figure="big") == []


@proves("KA-STS-02", "KA-ZOC-08")
@pytest.mark.parametrize("status", ["stunned", "rooted"])
def test_who_has_no_zone_engages_nobody(status: str) -> None:
    table = scene(red={"ak": safar(4, 7, status)}, blue={"bo": safar(5.2, 7)})
    assert table.query("free", figure="bo")
    assert not table.query("free", figure="ak")


@proves("KA-ZOC-10", "KA-MOV-01", "KA-RES-01")
def test_zones_are_entered_and_left_freely() -> None:
    walk = scene(red={"ak": safar(4, 7, V=4)}, blue={"bo": safar(5.4, 7)})
    walk.play(("activate", "ak"), ("action", "walk"), ("path", [[4, 8.5], [6, 8.5], [6, 9]]))
    assert walk.facts("ak")["at"] == [6, 9]
    assert walk.facts("ak")["AP"] == 5


@proves("KA-ZOC-11")
def test_bases_are_solid_friend_or_foe_and_carcasses_are_not() -> None:
    table = scene(
        red={"ak": safar(4, 7, V=6), "al": safar(6, 7)},
        blue={"bo": safar(4, 9), "dead": safar(4, 5, "defeated")},
    ).answer(("activate", "ak"), ("action", "walk"))
    assert table.refused("path", [[8, 7]]).rules == ("KA-ZOC-11",)
    assert table.refused("path", [[4, 11]]).rules == ("KA-ZOC-11",)
    table.play(("path", [[4, 5]]))
    assert table.facts("ak")["at"] == [4, 5]


@proves("KA-AUR-01", "KA-AUR-02", "KA-AUR-03")
def test_an_aura_is_a_sphere_of_i_toises_round_the_centre_to_the_nearest_part() -> None:
    tower = block("tower", 5.5, 5.5, 8.5, 8.5, "tower", height=3)
    table = scene(
        red={"ak": safar(4, 7, I=3), "near": safar(4, 10.5), "far": safar(4, 3.49), "high": safar(6.2, 7)},
        blue={"bo": safar(12, 12)},
        terrain=[tower],
    )
    assert table.query("aura", from_="ak", to="near")
    assert not table.query("aura", from_="ak", to="far")
    assert table.facts("high")["level"] == 3
    assert not table.query("aura", from_="ak", to="high")


@proves("KA-ZOC-09", "KA-DEF-10")
def test_a_defender_out_of_its_own_reach_can_only_slip_away() -> None:
    fight = scene(
        red={"ak": safar(4, 7, equipment=["Guisarme"])},
        blue={"bo": safar(6.9, 7)},
        dice={"ak": {"level": [2]}, "bo": {"level": [9]}},
    ).answer(("activate", "ak"), hit("bo", "Guisarme"), ("engage", "V"), ("defence", "VC"))
    assert fight.offers("riposte") == ["none", "V"]
