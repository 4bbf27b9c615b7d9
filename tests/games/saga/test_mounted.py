"""Riders against foot, riders against riders, and chariots."""

from __future__ import annotations

import pytest

from games.saga.scene import man, scene, strike
from proofs import proves

SKILLS = {"sword": 6, "dodge": 5, "riding": 4, "chariot-driving": 6, "soak": 3}


@proves("SG-MNT-01", "SG-MNT-02", "SG-MNT-03")
@pytest.mark.parametrize(
    ("ak", "bo", "total", "needed"),
    [("horse", "", 4 + 4 + 1 + 3, 13), ("horse", "horse", 9, 10), ("", "horse", 11, 15)],
)
def test_a_rider_has_the_advantage_over_foot_and_fights_no_better_than_it_rides(
    ak: str, bo: str, total: int, needed: int
) -> None:
    red = man(5, 5, announced=1, reaction=20, mount=ak, skills=SKILLS)
    blue = man(6.5, 5, angle=180, mount=bo, skills=SKILLS)
    fight = scene({"ak": red}, {"bo": blue}, {"ak": {"attack": [1, 1, 1, 1]}}, segment=3)
    told = fight.answer(strike("bo"), ("react", "none")).one("attacked")
    assert (told["total"], told["needed"]) == (total, needed)


@proves("SG-MNT-04")
def test_nobody_strikes_from_a_chariot() -> None:
    red = man(5, 5, announced=1, reaction=20, mount="chariot", skills=SKILLS, held=["javelin"])
    fight = scene({"ak": red}, {"bo": man(6.5, 5, angle=180)}, segment=3)
    assert fight.refused("action", {"strike": "bo", "weapon": "javelin"}).rules == ("SG-MNT-04",)
    assert {"throw": "bo", "weapon": "javelin"} in fight.offers("action")


@proves("SG-MNT-04")
def test_whoever_would_strike_steps_down_from_the_chariot() -> None:
    red = man(5, 5, announced=1, reaction=20, mount="chariot", skills=SKILLS, held=["sword"])
    fight = scene({"ak": red}, {"bo": man(5.9, 5, angle=180)}, segment=3).answer(("action", "dismount"))
    assert not fight.state.figures["ak"].mount
    assert "dismount" not in fight.offers("action")
    assert {"strike": "bo", "weapon": "sword"} in fight.offers("action")


@proves("SG-MNT-04")
def test_a_rider_has_no_chariot_to_step_down_from() -> None:
    red = man(5, 5, announced=1, reaction=20, mount="horse", skills=SKILLS, held=["sword"])
    fight = scene({"ak": red}, {"bo": man(9, 5, angle=180)}, segment=3)
    assert "dismount" not in fight.offers("action")
    assert fight.refused("action", "dismount").rules == ("SG-MNT-04",)
