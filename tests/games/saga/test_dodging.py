"""Dodges, acrobatic dodges, and surprise before them."""

from __future__ import annotations

from typing import Any

import pytest

from games.saga.scene import Scene, block, man, scene, strike
from proofs import proves


def attacked(more: dict[str, list[int]], *status: str, attack: int = 4, **options: Any) -> Scene:
    """Red ak strikes bo with a total of 4 × attack + 5; bo is asked."""
    with_ = options.pop("with_", {})
    dice = {"ak": {"attack": [attack] * 4, "damage": [1] * 5}, "bo": {"soak": [6] * 4, **more}}
    bo = man(6.5, 5, *status, angle=180, **with_)
    fight = scene({"ak": man(5, 5, announced=1, reaction=30)}, {"bo": bo}, dice, segment=3, **options)
    return fight.answer(strike("bo"))


@proves("SG-DODG-04", "SG-DODG-06", "SG-DODG-02")
def test_a_higher_dodge_takes_the_place_of_the_defence_for_the_whole_segment() -> None:
    low = attacked({"dodge": [1, 1, 1, 2]}).answer(("react", "dodge"))
    assert low.one("attacked")["needed"] == 9
    high = attacked({"dodge": [5, 4, 4, 4]}).answer(("react", "dodge"))
    assert high.one("attacked") | {"needed": 20, "total": 21, "hit": True} == high.one("attacked")


@proves("SG-DODG-05")
def test_a_critically_failed_dodge_takes_the_place_of_a_better_defence() -> None:
    fight = attacked({"dodge": [1, 1, 1, 1]}, attack=2).answer(("react", "dodge"))
    assert fight.one("attacked") | {"needed": 7, "total": 13} == fight.one("attacked")


@proves("SG-DODG-06", "SG-UND-08")
def test_one_dodge_counts_against_every_attack_of_the_segment() -> None:
    red = {"ak": man(5, 5, announced=1, reaction=30), "al": man(6.5, 6.5, announced=1, reaction=25, angle=270)}
    dice = {"ak": {"attack": [4] * 4}, "al": {"attack": [4] * 4}, "bo": {"dodge": [6, 6, 6, 6]}}
    fight = scene(red, {"bo": man(6.5, 5, angle=180)}, dice, segment=3)
    fight.answer(strike("bo"), ("react", "dodge"), ("action", "done"), strike("bo"), ("react", "none"))
    assert [one["hit"] for one in fight.all("attacked")] == [False, False]
    assert len(fight.rolls("bo", "dodge")) == 1


@proves("SG-ADOD-01", "SG-ADOD-02", "SG-ACRO-05")
@pytest.mark.parametrize(("options", "total"), [({}, 2 * 4 + 3 + 5), ({"acrobatics_difficulty": 21}, 2 * 3 + 3)])
def test_acrobatics_add_their_level_to_the_dodge_or_cost_a_die(options: dict[str, Any], total: int) -> None:
    skills = {"sword": 4, "dodge": 3, "acrobatics": 5}
    dice = {"acrobatics": [4, 4, 4, 3], "dodge": [2] * (4 if not options else 3)}
    fight = attacked(dice, with_={"skills": skills}, **options).answer(("react", "acrobatic"))
    assert fight.one("dodged")["total"] == total
    assert fight.facts("bo")["undeclared"] == 1
    assert fight.facts("bo")["unsteady"] == (1 if options else 0)


@proves("SG-ADOD-03", "SG-ACRO-06", "SG-TURN-04")
def test_failed_acrobatics_cost_a_die_until_the_end_of_the_turn() -> None:
    fight = attacked({"acrobatics": [1, 1, 1, 1], "dodge": [6, 6, 6]}).answer(("react", "acrobatic"))
    assert fight.one("unsteadied")["figure"] == "bo"
    assert fight.query("dice", figure="bo", test="melee") == 4 - 1 - 1
    dice = {"ak": {"reaction": [6] * 4}, "bo": {"reaction": [1, 2, 1, 1]}}
    turn = scene({"ak": man(5, 5)}, {"bo": man(9, 9, unsteady=1, undeclared=2, announced=3)}, dice, segment=5)
    turn.play()
    assert turn.query("dice", figure="bo", test="melee") == 4


@proves("SG-ADOD-01", "SG-ADOD-02")
def test_acrobatics_need_room_and_are_harder_on_rough_ground() -> None:
    assert "acrobatic" in attacked({}).offers("react")
    rough = attacked({"acrobatics": [5] * 4, "dodge": [6] * 4}, terrain=[block("mud", 6, 4, 9, 6, "rough")])
    rough.answer(("react", "acrobatic"))
    assert rough.one("tested", test="acrobatics")["difficulty"] == 20
    assert "acrobatic" not in attacked({}, terrain=[block("up", 6, 4, 9, 6, "ladder")]).offers("react")


@proves("SG-POST-01", "SG-TRIP-08")
@pytest.mark.parametrize("status", ["crouched", "lying"])
def test_low_dodges_are_five_less(status: str) -> None:
    fight = attacked({"dodge": [6] * 4}, status).answer(("react", "dodge"))
    assert fight.one("dodged")["total"] == 24 + 3 - 5


# ---------------------------------------------------------------- surprise


@proves("SG-UND-05", "SG-UND-06")
def test_the_margin_of_a_failed_reaction_weighs_on_the_dodge_of_the_surprised() -> None:
    fight = attacked({"surprise": [2, 2, 2, 1], "dodge": [6] * 4}, "surprised").answer(("react", "dodge"))
    assert fight.one("startled") | {"margin": 5, "lost": False} == fight.one("startled")
    assert fight.one("dodged")["total"] == 27 - 5
    quick = attacked({"surprise": [3] * 4, "dodge": [6] * 4}, "surprised").answer(("react", "dodge"))
    assert quick.one("dodged")["total"] == 27


@proves("SG-UND-07", "SG-UND-05")
@pytest.mark.parametrize(("difficulty", "lost"), [(15, False), (18, True)])
def test_failing_by_ten_is_no_reaction_and_costs_nothing(difficulty: int, lost: bool) -> None:
    dice = {"surprise": [1, 1, 1, 2], "dodge": [6] * 4}
    fight = attacked(dice, "surprised", surprise_difficulty=difficulty).answer(("react", "dodge"))
    assert fight.one("startled")["lost"] is lost
    assert len(fight.all("dodged")) == (0 if lost else 1)
    assert fight.facts("bo")["undeclared"] == (0 if lost else 1)


@proves("SG-UND-05")
def test_the_referee_says_how_sudden_it_is() -> None:
    dice = {"surprise": [1, 1, 1, 2], "dodge": [6] * 4}
    fight = attacked(dice, "surprised", seats=["red", "blue", "referee"])
    fight.answer(("react", "dodge"), ("surprise-difficulty", 5))
    assert not fight.all("startled")


@proves("SG-INN-05", "SG-ACT-04")
@pytest.mark.parametrize(("malus", "total"), [(5, 8), (2, 11)])
def test_looking_about_ends_surprise_and_is_harder_in_a_busy_segment(malus: int, total: int) -> None:
    dice = {"ak": {"perception": [4, 3, 3, 3], "sprint": [1, 1, 1, 2]}}
    ak = man(5, 5, "surprised", reaction=20)
    calm = scene({"ak": ak}, {"bo": man(20, 9)}, {"ak": {"perception": [4, 4, 4, 3]}}, segment=2)
    assert calm.answer(("action", "look")).status("ak") == set()
    busy = scene({"ak": ak}, {"bo": man(20, 9)}, dice, segment=2, busy_innate_malus=malus)
    busy.answer(("action", {"sprint": "athletics"}), ("path", []), ("action", "look"))
    assert busy.one("tested", test="perception")["total"] == total
    assert busy.status("ak") == {"surprised"}


@proves("SG-PRIO-10")
def test_surprise_lasts_a_turn_and_the_noise_of_the_fight_surprises_the_unaware() -> None:
    dice = {"ak": {"reaction": [1, 2, 1, 1]}, "bo": {"reaction": [6] * 4}}
    fight = scene({"ak": man(5, 5, "surprised")}, {"bo": man(20, 9, "unaware")}, dice, segment=5)
    assert fight.query("defence", figure="bo") == -10
    fight.play()
    assert fight.status("ak") == set()
    assert fight.status("bo") == {"surprised"}


@proves("SG-DODG-02")
def test_whoever_answers_a_throw_knows_its_total_and_what_it_had_to_reach() -> None:
    thrower = man(2, 5, announced=1, reaction=30, held=["javelin"], weapons=["javelin"])
    fight = scene({"ak": thrower}, {"bo": man(9, 5, angle=180)}, {"ak": {"shot": [4, 4, 3, 3]}}, segment=3)
    fight.answer(("action", {"throw": "bo", "weapon": "javelin"}))
    asked = fight.position.pending[0]
    assert (asked.key, asked.facts["total"], asked.facts["needed"]) == ("react", 18, 5)
