"""Bleeding, poison, fire, frostbite; dazed and stunned."""

from __future__ import annotations

import pytest

from games.kharn_ages.scene import hit, safar, scene
from proofs import proves

WAKE = ("activate", "ak")


@proves("KA-EFX-07", "KA-EFX-08", "KA-ACT-03")
def test_every_bleeding_effect_takes_its_points_at_each_activation_and_no_armour_helps() -> None:
    game = scene(red={"ak": safar(4, 7, bleeding=[2, 1], equipment=["Broigne"])}, blue={"bo": safar(12, 7)})
    game.play(WAKE)
    assert game.facts("ak")["HP"] == 12 - 3
    assert game.facts("ak")["boxes"] == {"Broigne": 7}
    assert game.facts("ak")["bleeding"] == [2, 1]


@proves("KA-SKL-37")
def test_in_a_thick_skin_bleeding_ends_after_one_application() -> None:
    game = scene(red={"ak": safar(4, 7, bleeding=[2], skills={"thick-skin": None})}, blue={"bo": safar(12, 7)})
    game.play(WAKE)
    assert game.facts("ak") | {"HP": 10, "bleeding": []} == game.facts("ak")


@proves("KA-ACT-03")
def test_who_dies_of_its_ailments_has_no_further_steps() -> None:
    game = scene(red={"ak": safar(4, 7, HP=2, bleeding=[2]), "al": safar(4, 9)}, blue={"bo": safar(12, 7)})
    game.play(WAKE)
    assert not game.facts("ak")["in_play"]
    assert not game.all("recovered", figure="ak")


@proves("KA-ACT-03")
@pytest.mark.parametrize(("order", "penalty"), [(["bleeding", "poison"], 0), (["poison", "bleeding"], 1)])
def test_the_owner_orders_what_ails(order: list[str], penalty: int) -> None:
    game = scene(red={"ak": safar(4, 7, HP=1, bleeding=[1], poison=0)}, blue={"bo": safar(12, 7)})
    game.play(WAKE, ("ailments", order))
    assert game.facts("ak")["poison"] == penalty


@proves("KA-EFX-09", "KA-EFX-10")
def test_poison_lowers_every_characteristic_by_one_more_at_each_activation() -> None:
    game = scene(red={"ak": safar(4, 7, poison=1)}, blue={"bo": safar(12, 7)})
    game.play(WAKE)
    assert game.facts("ak")["poison"] == 2
    for letter in "VPACTI":
        assert game.query("stat", figure="ak", stat=letter) == 1


@proves("KA-EFX-11", "KA-RNG-04")
@pytest.mark.parametrize(("before", "after"), [(None, 0), (2, 2)])
def test_a_second_poisoning_changes_nothing(before: int | None, after: int) -> None:
    game = scene(
        red={"ak": safar(4, 7, equipment=["Kriss enduit"])},
        blue={"bo": safar(5.2, 7, "stunned", poison=before)},
        dice={"ak": {"level": [5]}},
    ).play(WAKE, hit("bo", "Kriss enduit"), ("engage", "PP"))
    assert game.one("wounded", figure="bo")["lost"] > 0
    assert game.facts("bo")["poison"] == after
    assert len(game.all("poisoned")) == (1 if before is None else 0)


@proves("KA-EFX-12", "KA-EFX-13", "KA-PRO-08")
@pytest.mark.parametrize(
    ("letter", "value", "dies"),
    [("P", 1, True), ("A", 1, True), ("C", 1, True), ("I", 1, True), ("V", 1, False), ("T", 1, False), ("P", 2, False)],
)
def test_poison_kills_below_zero_in_power_agility_corpulence_or_intelligence(
    letter: str, value: int, dies: bool
) -> None:
    game = scene(red={"ak": safar(4, 7, poison=1, **{letter: value})}, blue={"bo": safar(12, 7)})
    game.play(WAKE)
    assert game.facts("ak")["in_play"] is not dies
    if not dies:
        assert game.query("stat", figure="ak", stat=letter) == max(0, value - 2)


@proves("KA-EFX-12")
def test_only_the_poison_counts_for_the_death_check() -> None:
    """Frostbite takes A to 0 and the poison further down, but the printed value is what is compared."""
    game = scene(red={"ak": safar(4, 7, "frostbite", V=9, A=3, poison=1)}, blue={"bo": safar(12, 7)})
    game.play(WAKE, ("ailments", ["frostbite", "poison"]))
    assert game.facts("ak")["in_play"]
    assert game.query("stat", figure="ak", stat="A") == 0


@proves("KA-EFX-03", "KA-EFX-08", "KA-EFX-02")
def test_who_burns_loses_a_point_at_each_activation_that_nothing_restores() -> None:
    game = scene(red={"ak": safar(4, 7, "burning", I=5)}, blue={"bo": safar(12, 7)})
    game.play(WAKE)
    assert game.facts("ak") | {"HP": 11, "burnt": 1} == game.facts("ak")


@proves("KA-STS-04", "KA-STS-05")
def test_frostbite_slows_for_one_activation() -> None:
    game = scene(red={"ak": safar(4, 7, "frostbite", V=5, A=4)}, blue={"bo": safar(12, 7)})
    assert game.query("stat", figure="ak", stat="V") == 5
    game.play(WAKE)
    assert game.query("stat", figure="ak", stat="V") == 3
    assert game.query("stat", figure="ak", stat="A") == 2
    game.play(("action", "done"))
    assert game.query("stat", figure="ak", stat="V") == 5
    assert "frostbite" not in game.status("ak")


# ---------------------------------------------------------------- statuses


@proves("KA-STS-01", "KA-RES-03")
def test_a_stunned_safar_does_not_defend_at_all() -> None:
    game = scene(red={"ak": safar(4, 7)}, blue={"bo": safar(5.2, 7, "stunned")}, dice={"ak": {"level": [2]}})
    game.play(WAKE, hit("bo"), ("engage", "P"))
    assert game.one("resolved")["defence"] is None
    assert game.facts("bo")["HP"] == 10


@proves("KA-STS-02", "KA-ZOC-08")
def test_a_stunned_safar_has_no_zone_of_control() -> None:
    game = scene(red={"ak": safar(4, 7)}, blue={"bo": safar(5.2, 7, "stunned")})
    assert game.query("engaged", figure="ak") == []
    assert game.query("free", figure="ak") is True


@proves("KA-STS-07", "KA-STS-09", "KA-ACT-02")
def test_dazed_and_stunned_may_meet_and_end_together() -> None:
    game = scene(red={"ak": safar(4, 7, "dazed", "stunned", "on-the-ground")}, blue={"bo": safar(12, 7)})
    assert {"dazed", "stunned"} <= game.status("ak")
    game.play(WAKE)
    assert not {"dazed", "stunned"} & game.status("ak")
    assert "on-the-ground" in game.status("ak")


@proves("KA-STS-06")
def test_a_dazed_defender_pays_one_more_for_its_reflexes() -> None:
    game = scene(
        red={"ak": safar(4, 7)},
        blue={"bo": safar(5.2, 7, "dazed", AP=1)},
        dice={"ak": {"level": [5]}, "bo": {"level": [4]}},
    )
    game.play(WAKE, hit("bo"), ("engage", "P"))
    assert game.facts("bo")["AP"] == 0


@proves("KA-STS-08")
def test_a_dazed_defender_without_ap_does_not_defend() -> None:
    game = scene(red={"ak": safar(4, 7)}, blue={"bo": safar(5.2, 7, "dazed", AP=0)}, dice={"ak": {"level": [2]}})
    game.play(WAKE, hit("bo"), ("engage", "P"))
    assert game.one("resolved") | {"defence": None, "hit": True} == game.one("resolved")


@proves("KA-STS-03")
def test_on_the_ground_one_defends_but_must_stand_up_before_anything_else() -> None:
    game = scene(red={"ak": safar(4, 7, "on-the-ground")}, blue={"bo": safar(5.2, 7, "on-the-ground")}, dice={})
    game.play(WAKE)
    assert game.refused(*hit("bo")).rules == ("KA-STS-03",)
    assert game.query("engaged", figure="ak") == ["bo"]


@proves("KA-STS-12")
def test_at_zero_hp_a_safar_is_defeated_and_leaves_a_carcass() -> None:
    game = scene(
        red={"ak": safar(4, 7, P=6)},
        blue={"bo": safar(5.2, 7, HP=3), "ba": safar(12, 7)},
        dice={"ak": {"level": [9]}, "bo": {"level": [2]}},
    )
    game.play(WAKE, hit("bo"), ("engage", "P"))
    assert game.status("bo") == {"defeated"}
    assert list(game.state.carcasses) == ["bo"]
