"""Attacks: what they engage, announce and do."""

from __future__ import annotations

from games.kharn_ages.scene import hit, safar, scene
from proofs import proves


@proves("KA-MEL-04", "KA-MEL-05", "KA-DIC-04", "KA-APT-01")
def test_a_simple_attack_costs_one_ap_and_does_half_the_characteristic_rounded_up() -> None:
    fight = scene(
        red={"ak": safar(4, 7, P=5)},
        blue={"bo": safar(5.2, 7)},
        dice={"ak": {"level": [6]}, "bo": {"level": [3]}},
    ).play(("activate", "ak"), hit("bo"), ("engage", "P"))
    assert fight.one("attempted", figure="ak")["total"] == 11
    assert fight.one("resolved")["hit"]
    assert fight.facts("bo")["HP"] == 12 - 3
    assert fight.facts("ak")["AP"] == 4
    fight.played()


@proves("KA-RES-03", "KA-DEF-08")
def test_a_tie_goes_to_the_defender() -> None:
    fight = scene(
        red={"ak": safar(4, 7)},
        blue={"bo": safar(5.2, 7)},
        dice={"ak": {"level": [5]}, "bo": {"level": [5]}},
    ).play(("activate", "ak"), hit("bo"), ("engage", "P"), ("defence", "P"))
    assert fight.one("resolved") | {"attack": 8, "defence": 8, "hit": False} == fight.one("resolved")
    assert fight.facts("bo")["HP"] == 12
    assert fight.facts("bo")["AP"] == 4
    fight.played()
