"""A case does not give a character what nobody can have."""

from __future__ import annotations

from pathlib import Path

import pytest

from escarmouche.games import SYSTEMS
from escarmouche.rulings.cases import run_files

CASE = """
case: SG-TEST
game: saga
title: somebody impossible
options: {segment: 3}
figures:
  ak: {side: red, at: [5, 5], with: {GIVEN}}
  fr: {side: red, at: [5, 8]}
  bo: {side: blue, at: [6, 5], angle: 180}
play: [{action: done}]
"""


def why(given: str, folder: Path) -> str:
    file = folder / "case.yaml"
    file.write_text(CASE.replace("GIVEN", given), encoding="utf-8")
    return run_files([file], SYSTEMS)[0].why


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("agility: 9", "agility: a number from 1 to 8 was expected, not 9"),
        ("agility: 0", "agility: a number from 1 to 8"),
        ("announced: 6", "announced: a number from 0 to 5"),
        ("fear: -1", "fear: a number of at least 0 was expected, not -1"),
        ("rising: 3", "rising: a number from 0 to 2"),
        ("men: 0", "men: a number of at least 1"),
        ("slots: [3, 6]", "slots: segments from 1 to 5"),
        ("cried: shout", "cried: cry, carnyx, contortions or nothing"),
        ("grips: {ak: 2}", "grips: somebody else was expected, not ak itself"),
        ("held: [sword], lodged: {sword: ak}", "lodged: somebody else"),
        ("prepared_on: ak", "prepared_on: somebody else"),
        ("engaged: [fr]", "engaged: an enemy of ak was expected, not fr"),
        ("captor: fr", "captor: an enemy of ak"),
        ("chief: bo", "chief: a friend of ak was expected, not bo"),
        ("held: [bow, sword]", "held: two hands do not hold bow, sword"),
        ("held: [sword, axe, shield]", "held: two hands do not hold"),
        ("impaled: [axe]", "impaled: a weapon that impales was expected, not axe"),
    ],
)
def test_what_nobody_can_have_is_told(given: str, told: str, tmp_path: Path) -> None:
    assert told in why(given, tmp_path)


@pytest.mark.parametrize(
    "given",
    [
        "agility: 8, announced: 5, rising: 2, men: 1, slots: [3, 5], fear: 0",
        "grips: {bo: 1}, engaged: [bo], single: [bo], chief: fr",
        "held: [sword, shield], cried: carnyx, captor: bo",
        "held: [javelin], lodged: {javelin: bo}, impaled: [sword]",
    ],
)
def test_what_somebody_can_have_is_taken(given: str, tmp_path: Path) -> None:
    assert "laid out" not in why(given, tmp_path)
