"""The core block: dice, tests, tracks, and a block of somebody's own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from escarmouche.core.game import Game
from escarmouche.core.system import Setup
from escarmouche.files.words import Unknown
from escarmouche.games.saga.core import core_of, level, own_core, printed, track
from escarmouche.games.saga.desk.cases import MAN
from escarmouche.games.saga.opening import new_game
from escarmouche.games.saga.rules.sheets import character
from escarmouche.games.saga.rules.trials import attempt, cast
from escarmouche.games.saga.stats import Trial
from games.saga.scene import game_of, man, scene
from proofs import proves


def alone(dice: list[int] | None = None, purpose: str = "athletics", **with_: Any) -> Game[Any]:
    """One plain man, and the game in hand with dice for one test."""
    return game_of(scene({"ak": man(5, 5, **with_)}, {"bo": man(9, 9)}, segment=3), {"ak": {purpose: dice or []}})


@proves("SG-CORE-01", "SG-CORE-02", "SG-CORE-03", "SG-CORE-04", "SG-CORE-06")
def test_a_test_sums_the_dice_of_its_characteristic_and_the_level_and_reaches_its_difficulty() -> None:
    found = attempt(alone([6, 6, 1, 2]), Trial("ak", "athletics", "declared"), 18)
    assert (found.total, found.passed, found.margin) == (18, True, 0)
    found = attempt(alone([6, 6, 1, 1]), Trial("ak", "athletics", "declared"), 18)
    assert (found.total, found.passed, found.margin) == (17, False, 1)


@proves("SG-CORE-03", "SG-CORE-05")
def test_an_unknown_skill_adds_nothing_and_a_characteristic_adds_no_level() -> None:
    assert cast(alone([2, 2, 2, 2], "acrobatics"), Trial("ak", "acrobatics", "declared")).total == 8
    assert cast(alone([2, 2, 2, 2], "strength"), Trial("ak", "strength", "declared")).total == 8


@proves("SG-CORE-08")
def test_all_ones_fail_by_one_at_least_but_effect_rolls_know_no_critical_failure() -> None:
    found = attempt(alone([1, 1, 1, 1]), Trial("ak", "athletics", "declared"), 5)
    assert (found.critical, found.passed, found.margin) == (True, False, 1)
    assert attempt(alone([1, 1, 1, 1], "soak"), Trial("ak", "soak", "effect"), 5).passed


@proves("SG-CORE-09", "SG-CORE-10", "SG-UND-04")
@pytest.mark.parametrize(("confidence", "agility", "left"), [(0, 4, 1), (1, 4, 2), (3, 2, 2)])
def test_confidence_keeps_dice_but_never_more_than_there_were(confidence: int, agility: int, left: int) -> None:
    fight = scene(
        {"ak": man(5, 5, announced=5, undeclared=3, confidence=confidence, agility=agility)},
        {"bo": man(9, 9)},
        segment=1,
    )
    assert fight.query("dice", figure="ak", test="melee") == left


@proves("SG-CORE-11", "SG-LVL-01", "SG-LVL-02", "SG-LVL-03")
def test_levels_count_full_slices_of_five() -> None:
    assert [level(margin) for margin in (0, 4, 5, 9, 10, 14, 15)] == [1, 1, 2, 2, 3, 3, 4]


@proves("SG-CORE-12", "SG-CORE-13")
def test_tracks_follow_their_formula() -> None:
    assert track("3 + endurance", {"endurance": 5}) == 8
    assert track("6", {"endurance": 5}) == 6
    made = character(MAN, "ak", "red", {"wound_track": "5 + strength", "fatigue_track": "4"})
    assert (made.full_wounds, made.full_fatigue) == (9, 4)


@proves("SG-CORE-14")
@pytest.mark.parametrize(("step", "left"), [(2, 1), (3, 2)])
def test_wounds_and_fatigue_cost_dice_separately(step: int, left: int) -> None:
    fight = scene({"ak": man(5, 5, wounds=5, fatigue=3)}, {"bo": man(9, 9)}, segment=3, track_malus_step=step)
    for nature in ("declared", "undeclared", "innate", "reaction"):
        assert fight.query("dice", figure="ak", test="melee", as_=nature) == left
    assert fight.query("dice", figure="ak", test="soak", as_="effect") == 4
    assert fight.query("dice", figure="ak", test="courage", as_="reflex") == 4


@proves("SG-CORE-15", "SG-DECL-05", "SG-INN-04", "SG-DBL-03", "SG-TURN-04")
def test_maluses_of_actions_touch_declared_and_undeclared_actions_only() -> None:
    fight = scene({"ak": man(5, 5, announced=2, undeclared=1, unsteady=1)}, {"bo": man(9, 9)}, segment=3)
    dice = [
        fight.query("dice", figure="ak", test="melee", as_=nature)
        for nature in ("declared", "undeclared", "innate", "reaction", "reflex", "effect")
    ]
    assert dice == [1, 1, 4, 4, 4, 4]


# ---------------------------------------------------------------- a core block of one's own

OWN = """
name: mine
sides: 8
characteristics: [strength, agility, endurance, perception, presence, luck]
least: 1
most: 10
wound_track: 5 + endurance
fatigue_track: "4"
malus_step: 3
contact: 1.5
long_contact: 2.5
usual: 3
tests:
  care: {dice: luck, level: care}
  religion: {dice: luck, level: religion}
  plant-lore: {dice: luck, level: plant-lore}
  art-of-war: {dice: luck, level: art-of-war}
"""


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "saga-cores").mkdir()
    (tmp_path / "saga-cores" / "mine.yaml").write_text(OWN)
    monkeypatch.setenv("ESCARMOUCHE_CONTENT", str(tmp_path))
    own_core.cache_clear()


@proves("SG-CORE-01", "SG-CORE-02", "SG-CORE-04", "SG-CORE-12", "SG-CORE-13", "SG-CORE-14", "SG-CORE-24")
@pytest.mark.usefixtures("own")
def test_an_owner_s_file_takes_the_place_of_the_core_block() -> None:
    fight = scene({"ak": man(5, 5, wounds=4)}, {"bo": man(7, 5)}, segment=3, core_mechanic="mine")
    assert fight.query("reach", from_="ak", to="bo")
    assert fight.query("dice", figure="ak", test="melee") == 3
    assert fight.query("dice", figure="ak", test="care") == 2
    assert fight.facts("ak")["full_wounds"] == 9
    assert fight.facts("ak")["full_fatigue"] == 4
    faces = cast(game_of(fight, {"ak": {"reaction": [8, 8, 8]}}), Trial("ak", "reaction", "reaction"))
    assert faces.total == 27


@pytest.mark.usefixtures("own")
def test_another_name_is_refused_and_the_usual_block_stays() -> None:
    with pytest.raises(Unknown):
        core_of({"core_mechanic": "../mine"})
    assert core_of({}) is printed()
    state = new_game(Setup(game="saga", lists={"red": ["Odrik"], "blue": ["Tirec"]}, options={"core_mechanic": "mine"}))
    assert state.figures["red-1"].scores["luck"] == 3
