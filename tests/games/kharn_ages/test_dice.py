"""Dice: D10 and D5, level dice with one kept, critical hits and failures, mastery."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.core.dice import Block
from escarmouche.core.game import Game
from escarmouche.games.kharn_ages.rules.rolls import attempt, d5, half, less
from escarmouche.games.kharn_ages.stats import Effort, P
from games.kharn_ages.scene import Scene, hit, safar, scene
from proofs import proves

pytestmark = pytest.mark.usefixtures("both_editions")

OFFENSIVE = [["offensive"]]


@proves("KA-DIC-01", "KA-DIC-03")
def test_a_d5_is_a_d10_halved_and_a_zero_is_a_ten() -> None:
    assert [d5(face) for face in range(1, 11)] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]


@proves("KA-DIC-04", "KA-DIC-06")
def test_halves_round_up_and_a_die_with_a_minus_stops_at_zero() -> None:
    assert [half(value) for value in (4, 5, 1, 0)] == [2, 3, 1, 0]
    assert [less(face, 2) for face in (7, 2, 1)] == [5, 0, 0]
    assert less(1, 2, least=1) == 1


def strike(*faces: int, chain: Any = (), letters: str = "P", rank: int = 1, **more: Any) -> Scene:
    """Red ak strikes blue bo, who is stunned and cannot defend."""
    dice: dict[str, Any] = {"level": list(faces)}
    if chain:
        dice["chain"] = list(chain)
    return scene(
        red={"ak": safar(4, 7, rank=rank, **more)},
        blue={"bo": safar(5.2, 7, "stunned", "on-the-ground", HP=90, full_HP=90)},
        dice={"ak": dice},
    ).answer(("activate", "ak"), hit("bo"), ("engage", letters))


@proves("KA-DIC-02", "KA-LVL-01", "KA-LVL-02", "KA-CRT-07")
def test_as_many_dice_as_the_level_and_one_is_kept() -> None:
    fight = strike(3, 1, 8, rank=3)
    assert fight.offers("die") == [{"keep": 8}, {"keep": 3}, {"keep": 1}]
    fight.play(("die", {"keep": 3}))
    told = fight.one("attempted")
    assert (told["kept"], told["total"]) == (3, 6)
    assert not told.get("fumble")
    fight.played()


@proves("KA-CRT-01", "KA-CRT-03")
def test_a_natural_one_kept_fails_outright_and_the_ap_are_gone() -> None:
    fight = strike(1, letters="PC").play()
    assert fight.one("attempted")["fumble"]
    assert not fight.all("resolved")
    assert fight.facts("bo")["HP"] == 90
    assert fight.facts("ak")["AP"] == 3


@proves("KA-CRT-02", "KA-CRT-04")
def test_a_critical_hit_is_rolled_again_and_both_are_added() -> None:
    told = strike(10, chain=[6]).play().played().one("attempted")
    assert (told["total"], told["chain"], told["critical"]) == (3 + 10 + 6, (6,), 1)


@proves("KA-CRT-05")
def test_a_failure_in_the_chain_adds_nothing_and_stays_a_critical_hit() -> None:
    told = strike(10, chain=[1]).play().played().one("attempted")
    assert (told["total"], told["critical"], told.get("fumble", False)) == (13, 1, False)


@proves("KA-CRT-06")
def test_critical_hits_go_on_without_limit() -> None:
    told = strike(10, chain=[10, 10, 4]).play().played().one("attempted")
    assert (told["total"], told["critical"]) == (3 + 10 + 10 + 10 + 4, 3)


@proves("KA-CRT-08", "KA-LVL-03")
def test_damage_dice_are_single_and_never_critical() -> None:
    """A veteran pushed into a wall rolls one die for damage, and a 10 is five damage, no more."""
    from games.kharn_ages.scene import block

    pushed = scene(
        red={"ak": safar(4, 7, C=6)},
        blue={"bo": safar(5.2, 7, "stunned", rank=3)},
        terrain=[block("hut", 6.0, 5.0, 8.0, 9.0, "hut")],
        dice={"ak": {"level": [5]}, "bo": {"damage": [10]}},
    ).play(("activate", "ak"), hit("bo"), ("engage", "CC"), ("effects", "C"))
    assert pushed.one("wounded", source="collision")["damage"] == 5
    pushed.played()


# ---------------------------------------------------------------- mastery


@proves("KA-MAS-01", "KA-MAS-02", "KA-MAS-07", "KA-MAS-09", "KA-MAS-12")
def test_a_mastery_die_of_the_field_rerolls_one_die_and_is_spent_whole() -> None:
    fight = strike(2, 3, rank=2, mastery=[["offensive", "shooting"], ["offensive"]])
    assert {"reroll": 2, "mastery": 1} in fight.offers("die")
    assert {"reroll": 3, "mastery": 2} in fight.offers("die")
    rerolled = strike(2, 3, 7, rank=2, mastery=[["offensive", "shooting"], ["offensive"]])
    rerolled.answer(("die", {"reroll": 2, "mastery": 2}))
    assert rerolled.offers("die") == [
        {"keep": 7},
        {"keep": 3},
        {"reroll": 7, "mastery": 1},
        {"reroll": 3, "mastery": 1},
    ]
    rerolled.play(("die", {"keep": 7})).played()
    assert rerolled.one("attempted")["kept"] == 7
    assert rerolled.facts("ak")["spent"] == [2]


@proves("KA-MAS-08", "KA-MAS-09", "KA-MAS-10", "KA-MAS-15", "KA-MAS-13")
def test_each_mastery_die_spent_takes_a_die_from_later_pools_but_never_the_last() -> None:
    three = [["offensive"]] * 3
    fight = strike(2, 2, 3, 5, 6, 7, 4, rank=3, mastery=three)
    for face in (2, 2, 3):
        fight.answer(("die", {"reroll": face, "mastery": 1 + len(fight.facts("ak")["spent"])}))
    fight.answer(("die", {"keep": 7}))
    assert ["KA-MAS-15" in one["rules"] for one in fight.all("mastery_spent")] == [False, True, True]
    assert len(fight.rolls("ak", "level")[0]["faces"]) == 3
    assert fight.query("pool", figure="ak") == 1
    fight.play(hit("bo"), ("engage", "V")).played()
    assert fight.rolls("ak", "level")[-1]["faces"] == (4,)


@proves("KA-MAS-13", "KA-ACT-06", "KA-APT-02", "KA-APT-05")
def test_an_activation_brings_back_dice_and_ap_and_adds_nothing_to_what_was_left() -> None:
    fight = scene(
        red={"ak": safar(4, 7, rank=3, AP=2, full_AP=5, spent=[1, 2], shrunk=2, mastery=[["offensive"]] * 3)},
        blue={"bo": safar(9, 7)},
    )
    assert fight.query("pool", figure="ak") == 1
    fight.answer(("activate", "ak"))
    assert fight.facts("ak")["AP"] == 5
    assert fight.facts("ak")["spent"] == []
    assert fight.query("pool", figure="ak") == 3


@proves("KA-MAS-03", "KA-MAS-14")
def test_a_defence_uses_the_defenders_own_defensive_dice() -> None:
    fight = scene(
        red={"ak": safar(4, 7, mastery=[["offensive"]])},
        blue={"bo": safar(5.2, 7, mastery=[["offensive"], ["defensive"]])},
        dice={"ak": {"level": [6]}, "bo": {"level": [2, 9]}},
    ).answer(("activate", "ak"), hit("bo"), ("engage", "P"), ("die", {"keep": 6}), ("defence", "P"))
    assert fight.offers("die") == [{"keep": 2}, {"reroll": 2, "mastery": 2}]
    fight.play(("die", {"reroll": 2, "mastery": 2})).played()
    assert not fight.one("resolved")["hit"]


@proves("KA-MAS-16", "KA-RES-05")
def test_the_attackers_total_is_settled_before_the_defender_chooses() -> None:
    fight = scene(
        red={"ak": safar(4, 7, mastery=OFFENSIVE)},
        blue={"bo": safar(5.2, 7)},
        dice={"ak": {"level": [2, 8]}, "bo": {"level": [5]}},
    ).answer(("activate", "ak"), hit("bo"), ("engage", "P"), ("die", {"reroll": 2, "mastery": 1}))
    assert fight.pending.key == "defence"
    assert fight.pending.facts["total"] == 11


@proves("KA-MAS-17")
def test_a_mastery_die_may_reroll_a_link_of_the_chain() -> None:
    fight = strike(10, chain=[1, 7], mastery=OFFENSIVE)
    fight.answer(("die", {"keep": 10}), ("die", {"reroll": 1, "mastery": 1})).play().played()
    assert fight.one("attempted")["total"] == 3 + 10 + 7


@proves("KA-MAS-18")
def test_no_mastery_die_helps_an_armour_roll_or_damage() -> None:
    dice = [["offensive", "defensive", "objectives", "shooting", "esoteric"]]
    fight = scene(
        red={"ak": safar(4, 7)},
        blue={"bo": safar(5.2, 7, "stunned", mastery=dice, equipment=["Cuir bouilli"])},
        dice={"ak": {"level": [5]}, "bo": {"armour": [2]}},
    ).play(("activate", "ak"), hit("bo"), ("engage", "PP"))
    assert fight.pending.key == "action"
    assert fight.facts("bo")["spent"] == []


@proves("KA-SKL-43")
@pytest.mark.parametrize(("field", "fails"), [("offensive", False), ("defensive", True)])
def test_a_specialists_one_is_a_plain_one_in_its_field(field: str, fails: bool) -> None:
    told = strike(1, skills={"specialist": field}).play().one("attempted")
    assert told.get("fumble", False) is fails
    assert told["total"] == (0 if fails else 4)


@proves("KA-CRT-13")
def test_a_fumbled_defence_is_beaten_whatever_the_totals() -> None:
    fight = scene(
        red={"ak": safar(4, 7, P=0)},
        blue={"bo": safar(5.2, 7, P=9, C=9)},
        dice={"ak": {"level": [2]}, "bo": {"level": [1]}},
    ).play(("activate", "ak"), hit("bo"), ("engage", "P"), ("defence", "PPC"))
    assert fight.one("resolved")["hit"]


@proves("KA-CRT-11")
@pytest.mark.parametrize("side", ["ak", "bo"])
def test_a_critical_hit_does_not_win_an_opposed_roll_by_itself(side: str) -> None:
    dice = {"ak": {"level": [9]}, "bo": {"level": [9]}}
    dice[side] = {"level": [10], "chain": [1]}
    fight = scene(
        red={"ak": safar(4, 7, P=0 if side == "ak" else 9)},
        blue={"bo": safar(5.2, 7, P=9 if side == "ak" else 0)},
        dice=dice,
    ).play(("activate", "ak"), hit("bo"), ("engage", "P"), ("defence", "P"))
    assert fight.one("resolved")["hit"] is (side == "bo")
    assert "KA-CRT-11" in fight.one("resolved")["rules"]


# ---------------------------------------------------------------- actions with a threshold


def tried(faces: list[int], chain: list[int], needed: int, field: str = "objectives", **more: Any) -> Any:
    """An unopposed action of ak with P 3, rolled with these dice."""
    table = scene(
        red={"ak": safar(4, 7, **more)}, blue={"bo": safar(9, 9)}, dice={"ak": {"level": faces, "chain": chain}}
    )
    game: Game[Any] = Game(
        table.position.state, table.dice, chooser=lambda asked, decision: decision.candidates(Block("t", 0), 9)[-1]
    )
    return attempt(game, "ak", Effort(field, "dig"), game.total(P, "ak"), needed)


@proves("KA-RES-02")
@pytest.mark.parametrize(("face", "passed"), [(6, True), (5, False)])
def test_reaching_the_threshold_is_enough(face: int, passed: bool) -> None:
    assert tried([face], [], 9).passed is passed


@proves("KA-CRT-10")
def test_a_critical_hit_reaches_any_threshold_and_a_failure_none() -> None:
    assert tried([10], [1], 40).passed
    assert not tried([1], [], 2).passed


@proves("KA-MAS-04", "KA-MAS-06")
@pytest.mark.parametrize(("field", "spent"), [("objectives", 1), ("esoteric", 0), ("", 0)])
def test_a_mastery_die_serves_its_own_field_only(field: str, spent: int) -> None:
    """The last candidate is a reroll wherever there is one."""
    told = tried([3, 9], [], 12, field, mastery=[["objectives"]])
    assert told.kept == (9 if spent else 3)


@proves("KA-LVL-02", "KA-MAS-07")
def test_a_bot_thinks_of_mastery_for_what_a_critical_hit_adds() -> None:
    fight = scene(
        red={"ak": safar(4, 7, mastery=[["offensive"]])},
        blue={"bo": safar(5.2, 7)},
        dice={"ak": {"level": [10], "chain": [2]}},
    ).answer(("activate", "ak"), hit("bo"), ("engage", "P"), ("die", {"keep": 10}))
    assert fight.pending.facts["purpose"] == "chain"
    assert {"reroll": 2, "mastery": 1} in fight.pending.candidates(Block("c", 0), 8)
