"""Temerity and fright."""

from __future__ import annotations

from typing import Any

import pytest

from games.kharn_ages.scene import Scene, block, hit, safar, scene
from proofs import proves

WAKE = ("activate", "ak")
TERROR = {"terror": None}
FRIGHT = {"fright": 14}


def beside(die: int | list[int], foe: dict[str, Any] | None = None, **mine: Any) -> Scene:
    """ak in contact with a terrifying enemy of level II, testing with this die."""
    dice = [die] if isinstance(die, int) else die
    return scene(
        red={"ak": safar(4, 7, **{"AP": 5, **mine}), "al": safar(4, 13)},
        blue={"bo": safar(5.2, 7, **(foe or {"skills": TERROR, "rank": 2}))},
        dice={"ak": {"test": dice}},
    )


# ---------------------------------------------------------------- temerity


@proves("KA-TEM-02", "KA-TEM-03", "KA-ACT-04")
@pytest.mark.parametrize(("die", "passed"), [(9, True), (8, False)])
def test_a_terrifying_enemy_in_the_zone_of_control_asks_for_ten_and_its_level(die: int, passed: bool) -> None:
    game = beside(die).play(WAKE)
    assert game.one("tested") | {"total": die + 3, "needed": 12, "passed": passed} == game.one("tested")


@proves("KA-TEM-03")
def test_a_printed_terror_value_is_the_threshold() -> None:
    game = beside(9, {"skills": {"terror": 11}, "rank": 3}).play(WAKE)
    assert game.one("tested")["needed"] == 11


@proves("KA-TEM-10", "KA-DIC-05", "KA-APT-05")
def test_the_first_failure_terrorises_and_halves_the_ap_recovered_rounded_down() -> None:
    game = beside(1, AP=1, full_AP=5).play(WAKE)
    assert game.facts("ak")["AP"] == 2
    assert "terrorised" in game.status("ak")
    assert game.facts("ak")["failures"] == {"bo": 1}


@proves("KA-TEM-11")
def test_the_second_failure_ends_the_activation_without_recovery() -> None:
    game = beside(1, AP=1, failures={"bo": 1}, mastery=[["offensive"]], spent=[1]).play(WAKE)
    assert game.facts("ak") | {"AP": 1, "spent": [1]} == game.facts("ak")
    assert game.all("activation_ended", figure="ak")


@proves("KA-TEM-12", "KA-CNV-08")
def test_the_third_failure_removes_the_safar_without_a_carcass() -> None:
    game = beside(1, failures={"bo": 2}).play(WAKE)
    assert game.status("ak") == {"routed"}
    assert game.state.carcasses == {}


@proves("KA-TEM-09")
def test_a_success_wipes_the_count_and_that_test_is_never_due_again() -> None:
    game = beside(10, failures={"bo": 1}).play(WAKE)
    assert game.facts("ak") | {"failures": {}, "braved": ["bo"], "AP": 5} == game.facts("ak")
    again = beside([], braved=["bo"]).play(WAKE)
    assert not again.all("tested")


@proves("KA-TEM-13", "KA-LEA-03")
def test_allies_in_the_zone_of_control_add_two_and_the_leaders_aura_one() -> None:
    game = scene(
        red={"ak": safar(4, 7), "al": safar(4, 8.3, leader=True), "an": safar(2.8, 7)},
        blue={"bo": safar(5.2, 7, skills=TERROR)},
        dice={"ak": {"test": [2]}},
    ).play(WAKE)
    assert game.one("tested")["total"] == 3 + 2 + 4 + 1


@proves("KA-LEA-03")
def test_a_leader_gives_itself_nothing_and_nobody_outside_its_aura() -> None:
    alone = beside(5, leader=True).play(WAKE)
    assert alone.one("tested")["total"] == 8
    far = scene(
        red={"ak": safar(4, 7), "al": safar(4, 12, leader=True)},
        blue={"bo": safar(5.2, 7, skills=TERROR)},
        dice={"ak": {"test": [5]}},
    ).play(WAKE)
    assert far.one("tested")["total"] == 8


@proves("KA-TEM-14")
@pytest.mark.parametrize(
    ("skills", "edition", "tests"),
    [({"terror": 12}, "fr", 0), ({"fright": 12}, "fr", 0), ({"fright": 12}, "en", 1), ({}, "fr", 1)],
)
def test_the_fearsome_are_immune_to_terror(skills: dict[str, Any], edition: str, tests: int) -> None:
    game = scene(
        red={"ak": safar(4, 7, skills=skills), "al": safar(4, 13)},
        blue={"bo": safar(5.2, 7, skills={"terror": None, "unshakeable-faith": None})},
        dice={"ak": {"test": [10] * tests}},
        edition=edition,
    ).play(WAKE)
    assert len(game.all("tested", figure="ak")) == tests


@proves("KA-TEM-04", "KA-TEM-05")
def test_entering_a_dreaded_zone_is_tested_first_and_failing_costs_half_the_ap_left() -> None:
    game = scene(
        red={"ak": safar(4, 7), "al": safar(4, 13)},
        blue={"bo": safar(7, 7, skills=TERROR)},
        dice={"ak": {"test": [1]}},
    ).play(WAKE, ("action", "walk"), ("path", [[5.9, 7]]))
    order = game.order()
    assert order.index("moved") < order.index("tested") < order.index("moved", order.index("moved") + 1)
    assert game.facts("ak") | {"AP": 3, "failures": {"bo": 1}} == game.facts("ak")
    assert game.facts("ak")["at"] == pytest.approx([5.9, 7], abs=0.01)


@proves("KA-TEM-06", "KA-TEM-07")
def test_the_last_of_its_side_that_stands_firm_has_lower_critical_thresholds_until_the_next_round() -> None:
    game = scene(
        red={"ak": safar(4, 7), "al": safar(1, 1, "defeated")},
        blue={"bo": safar(5.2, 7), "ba": safar(12, 7, "activated")},
        dice={"ak": {"test": [7], "level": [9], "chain": [4]}, "bo": {"level": [2]}},
    ).play(WAKE, hit("bo"), ("engage", "PP"), ("effects", "none"))
    assert game.one("tested")["cause"] == "last"
    assert game.one("attempted", figure="ak") | {"critical": 1, "total": 6 + 9 + 4} == game.one(
        "attempted", figure="ak"
    )
    assert game.facts("bo")["HP"] == 12 - 3 - 3


@proves("KA-TEM-07")
def test_in_its_last_stand_a_one_is_no_failure_in_melee() -> None:
    game = scene(
        red={"ak": safar(4, 7, "last-stand"), "al": safar(4, 13)},
        blue={"bo": safar(5.2, 7, "stunned")},
        dice={"ak": {"level": [1]}},
    ).play(WAKE, hit("bo"), ("engage", "P"))
    assert game.one("resolved")["hit"]


@proves("KA-TEM-06")
def test_a_safar_that_came_alone_is_not_the_last_of_its_side() -> None:
    game = scene(red={"ak": safar(4, 7)}, blue={"bo": safar(12, 7)}).play(WAKE)
    assert not game.all("tested")


@proves("KA-EFX-01")
@pytest.mark.parametrize(
    ("mine", "tests"), [({}, 1), ({"I": 5}, 0), ({"skills": {"mage": None}}, 0), ({"braved": ["fire"]}, 0)]
)
def test_the_burning_of_step_two_is_tested_at_step_four(mine: dict[str, Any], tests: int) -> None:
    game = scene(
        red={"ak": safar(4, 7, "burning", **mine), "al": safar(4, 13)},
        blue={"bo": safar(12, 7)},
        dice={"ak": {"test": [10] * tests}},
    ).play(WAKE)
    assert [one["cause"] for one in game.all("tested")] == ["fire"] * tests
    game.played()


@proves("KA-TEM-15")
def test_a_failure_charged_to_the_next_activation_halves_it_without_a_new_test() -> None:
    game = scene(
        red={
            "ak": safar(4, 7, "burning", "terrorised", AP=5, failures={"fire": 1}, charged=["fire"]),
            "al": safar(4, 13),
        },
        blue={"bo": safar(12, 7)},
    ).play(WAKE)
    assert not game.all("tested")
    assert game.facts("ak") | {"AP": 2, "charged": []} == game.facts("ak")


@proves("KA-TEM-15", "KA-TEM-11")
def test_a_second_failure_charged_leaves_no_activation() -> None:
    game = scene(
        red={"ak": safar(4, 7, "terrorised", AP=1, failures={"bite:bo": 2}, charged=["bite:bo"]), "al": safar(4, 13)},
        blue={"bo": safar(12, 7)},
    ).play(WAKE)
    assert not game.all("recovered", figure="ak")


@proves("KA-TEM-09")
def test_an_enemy_that_is_gone_terrifies_nobody() -> None:
    game = scene(
        red={"ak": safar(4, 7, "terrorised", failures={"bo": 1}), "al": safar(4, 13)},
        blue={"bo": safar(5.2, 7, "defeated", skills=TERROR), "ba": safar(12, 7)},
    ).play(WAKE)
    assert game.facts("ak")["failures"] == {}
    assert "terrorised" not in game.status("ak")


@proves("KA-TEM-01", "KA-MAS-18")
def test_mastery_never_rerolls_a_test_of_morale() -> None:
    fields = [["offensive", "defensive", "objectives", "shooting", "esoteric"]]
    game = beside(1, mastery=fields).play(WAKE)
    assert not game.all("mastery_spent")


# ---------------------------------------------------------------- fright


def frightened(table: int, mine: dict[str, Any] | None = None, **dice: Any) -> Scene:
    """ak attacks a frightening enemy, fails its test and rolls this on the table."""
    return scene(
        red={"ak": safar(4, 7, **(mine or {})), "al": safar(4, 13)},
        blue={"bo": safar(5.2, 7, skills=FRIGHT)},
        dice={"ak": {"test": [1], "table": [table], **dice.pop("ak", {})}, **dice},
    )


ATTACK = (WAKE, hit("bo"), ("engage", "P"))


@proves("KA-FRT-01", "KA-FRT-02")
def test_attacking_somebody_frightening_asks_for_temerity_and_intelligence() -> None:
    game = scene(
        red={"ak": safar(4, 7), "al": safar(4, 13)},
        blue={"bo": safar(5.2, 7, skills=FRIGHT)},
        dice={"ak": {"test": [8], "level": [5]}, "bo": {"level": [2]}},
    ).play(*ATTACK)
    assert game.one("tested") | {"test": "fright", "total": 14, "passed": True} == game.one("tested")
    assert "frightened" not in game.status("ak")
    assert game.one("resolved")["hit"]


@proves("KA-FRT-01")
def test_one_test_is_enough_while_the_contact_lasts() -> None:
    game = scene(
        red={"ak": safar(4, 7), "al": safar(4, 13)},
        blue={"bo": safar(5.2, 7, skills=FRIGHT)},
        dice={"ak": {"test": [8], "level": [5, 5]}, "bo": {"level": [9, 9]}},
    ).play(*ATTACK, hit("bo"), ("engage", "P"))
    assert len(game.all("tested")) == 1


@proves("KA-FRT-01", "KA-LEA-03")
def test_entering_the_zone_of_somebody_frightening_is_tested_on_its_threshold() -> None:
    game = scene(
        red={"ak": safar(4, 7), "al": safar(3, 8.5, leader=True)},
        blue={"bo": safar(7, 7, skills=FRIGHT)},
        dice={"ak": {"test": [8]}},
    ).play(WAKE, ("action", "walk"), ("path", [[5.9, 7]]))
    order = game.order()
    first, last = (place for place, name in enumerate(order) if name == "moved")
    assert first < order.index("tested") < last
    assert game.all("moved")[0]["path"][-1] == pytest.approx([5.5, 7], abs=0.02)
    assert game.one("tested")["total"] == 6 + 8 + 1


@proves("KA-FRT-01", "KA-FRT-06", "KA-FRT-07")
@pytest.mark.parametrize(("row", "goes_on"), [(2, False), (3, False), (4, True), (5, True)])
def test_who_is_rooted_on_the_threshold_walks_no_farther(row: int, goes_on: bool) -> None:
    game = scene(
        red={"ak": safar(4, 7)},
        blue={"bo": safar(7, 7, skills=FRIGHT)},
        dice={"ak": {"test": [1], "table": [row]}},
    ).play(WAKE, ("action", "walk"), ("path", [[5.9, 7]]))
    assert len(game.all("moved")) == (2 if goes_on else 1)


@proves("KA-FRT-01")
def test_a_gap_before_the_threshold_is_jumped_first() -> None:
    game = scene(
        red={"ak": safar(4.4, 7, V=5, A=5)},
        blue={"bo": safar(9, 7, skills=FRIGHT)},
        terrain=[block("pit", 5.0, 0.0, 7.6, 15.0, "ditch")],
        dice={"ak": {"test": [9]}},
    ).play(WAKE, ("action", "walk"), ("path", [[7.95, 7]]))
    assert game.order().index("leapt") < game.order().index("tested")
    assert game.state.figures["ak"].level == 0


@proves("KA-FRT-01")
def test_being_engaged_by_somebody_frightening_is_tested() -> None:
    game = scene(
        red={"ak": safar(4, 7, skills=FRIGHT)},
        blue={"bo": safar(7, 7), "ba": safar(12, 12)},
        dice={"bo": {"test": [9]}},
    ).play(WAKE, ("action", "walk"), ("path", [[5.9, 7]]))
    assert game.one("tested")["figure"] == "bo"


@proves("KA-FRT-04", "KA-FRT-05", "KA-STS-10", "KA-STS-11")
def test_a_one_on_the_table_and_it_faints() -> None:
    game = frightened(1).play(*ATTACK)
    assert {"frightened", "stunned", "on-the-ground"} <= game.status("ak")
    assert not game.all("resolved")


@proves("KA-FRT-06")
@pytest.mark.parametrize("face", [2, 3])
def test_two_or_three_and_it_stands_rooted_without_a_zone_of_control_until_after_its_next_activation(face: int) -> None:
    game = frightened(face, ak={"level": [2], "test": [1, 10]}, bo={"level": [9]}).answer(*ATTACK)
    assert "rooted" in game.status("ak")
    assert game.query("engaged", figure="bo") == []
    assert game.refused("action", "walk").rules == ("KA-FRT-06",)
    game.play(("action", "done"))
    assert "rooted" in game.status("ak")


@proves("KA-FRT-07")
@pytest.mark.parametrize("face", [4, 5])
def test_four_or_five_and_half_the_profiles_ap_are_lost_rounded_up(face: int) -> None:
    game = frightened(face, ak={"level": [2]}, bo={"level": [9]}).play(*ATTACK)
    assert game.one("ap_changed")["by"] == -3
    assert game.facts("ak")["AP"] == 5 - 1 - 3


@proves("KA-FRT-08")
@pytest.mark.parametrize("face", [6, 7])
def test_six_or_seven_and_it_flees_straight_away(face: int) -> None:
    game = frightened(face).play(*ATTACK)
    assert game.facts("ak")["at"] == [1, 7]
    assert not game.all("resolved")


@proves("KA-FRT-08", "KA-CNV-09")
def test_flight_stops_at_the_edge_without_harm() -> None:
    game = scene(
        red={"ak": safar(2, 7), "al": safar(4, 13)},
        blue={"bo": safar(3.2, 7, skills=FRIGHT)},
        dice={"ak": {"test": [1], "table": [6]}},
    ).play(*ATTACK)
    assert game.facts("ak")["at"] == pytest.approx([0.5, 7], abs=0.01)
    assert game.facts("ak")["HP"] == 12


@proves("KA-FRT-09")
@pytest.mark.parametrize("face", [8, 9])
def test_eight_or_nine_and_the_source_may_strike_for_free(face: int) -> None:
    game = frightened(face, ak={"level": [2, 2]}, bo={"level": [9, 9]})
    game.play(*ATTACK, ("free-attack", {"attack": "ak", "weapon": "hands"}), ("engage", "PP"))
    assert (
        game.all("attacked", figure="bo")[0] | {"free": True, "letters": "PP"} == game.all("attacked", figure="bo")[0]
    )
    assert game.facts("bo")["AP"] == 5


@proves("KA-FRT-10")
def test_a_ten_and_it_may_lash_out_at_the_source_with_one_characteristic_for_free() -> None:
    """Only at the source, though another enemy is as near; then the attack that was announced goes on."""
    game = scene(
        red={"ak": safar(4, 7), "al": safar(4, 13)},
        blue={"bo": safar(5.2, 7, skills=FRIGHT), "by": safar(4, 8.2)},
        dice={"ak": {"test": [1], "table": [10], "level": [9, 2]}, "bo": {"level": [2, 9]}},
    ).answer(*ATTACK)
    assert (game.pending.key, game.pending.seat) == ("free-attack", "red")
    assert game.offers("free-attack") == [{"attack": "bo", "weapon": "hands"}, "none"]
    game.answer(("free-attack", {"attack": "bo", "weapon": "hands"}))
    assert game.offers("engage") == ["V", "P", "A", "C"]
    game.play(("engage", "P"))
    assert [told.get("free", False) for told in game.all("attacked", figure="ak")] == [False, True]
    assert game.one("wounded", figure="bo")["lost"] == 2
    assert game.facts("ak")["AP"] == 4


@proves("KA-FRT-10")
@pytest.mark.parametrize("face", [9, 10])
def test_it_may_let_it_be_and_only_a_ten_allows_it(face: int) -> None:
    game = frightened(face, ak={"level": [2]}, bo={"level": [9]}).answer(*ATTACK)
    assert game.pending.seat == ("red" if face == 10 else "blue")
    game.play(("free-attack", "none"))
    assert len(game.all("attacked")) == 1


@proves("KA-FRT-10")
def test_a_source_out_of_reach_is_not_lashed_out_at() -> None:
    """Wounded from two toises away by a frightening weapon."""
    card = {"name": "Faux d'effroi", "kind": "weapon", "hands": 2, "reach": 2, "fright": 14}
    game = scene(
        red={"ak": safar(4, 7, equipment=[card]), "al": safar(4, 13)},
        blue={"bo": safar(6.8, 7), "ba": safar(12, 12)},
        dice={"ak": {"level": [9]}, "bo": {"level": [2], "test": [1], "table": [10]}},
    ).play(WAKE, hit("bo", "Faux d'effroi"), ("engage", "P"))
    assert game.one("tested", figure="bo")["passed"] is False
    assert [told["figure"] for told in game.all("attacked")] == ["ak"]


@proves("KA-FRT-11", "KA-FRT-08")
def test_whoever_flees_from_two_that_frighten_it_forgets_each_once() -> None:
    game = scene(
        red={"ak": safar(4, 7, "frightened", failures={"fright:bo": 1, "fright:cy": 1})},
        blue={"bo": safar(5.2, 7, skills=FRIGHT), "cy": safar(4, 8.3, skills=FRIGHT)},
        dice={"ak": {"test": [1], "table": [6]}},
    ).play(WAKE)
    assert game.one("tested")["cause"] == "fright:bo"
    assert sorted(told["cause"] for told in game.all("forgotten")) == ["fright:bo", "fright:cy"]


@proves("KA-STS-11", "KA-EFF-04")
def test_being_unfit_for_battle_takes_the_support_and_not_the_free_attack() -> None:
    game = scene(
        red={"ak": safar(4, 7, "frightened", failures={"fright:bo": 1})},
        blue={"bo": safar(5.2, 7, skills=FRIGHT)},
        dice={"ak": {"test": [1], "table": [4], "level": [9]}, "bo": {"level": [2]}},
    ).answer(WAKE, hit("bo"), ("engage", "AA"), ("effects", "A"), ("defence", "reflex"))
    assert game.pending.key == "free-attack"


@proves("KA-FRT-09", "KA-EFF-04")
def test_the_free_blow_of_a_source_without_ap_is_free_too() -> None:
    game = scene(
        red={"ak": safar(4, 7), "al": safar(4, 13)},
        blue={"bo": safar(5.2, 7, skills=FRIGHT, AP=0)},
        dice={"ak": {"test": [1], "table": [8]}},
    ).answer(*ATTACK, ("free-attack", {"attack": "ak", "weapon": "hands"}))
    offers = set(game.offers("engage"))
    assert "PP" in offers
    assert "P" not in offers


@proves("KA-FRT-09", "KA-GEN-37")
def test_a_source_with_its_arms_full_has_no_free_blow() -> None:
    tubs = {name: {"kind": "barrel", "carrier": "bo"} for name in ("one", "two")}
    game = scene(
        red={"ak": safar(4, 7), "al": safar(4, 13)},
        blue={"bo": safar(7, 7, skills=FRIGHT, carrying=["one", "two"])},
        dice={"ak": {"test": [1], "table": [8]}},
        things=tubs,
    ).answer(WAKE, ("action", "walk"), ("path", [[5.9, 7]]))
    assert (game.pending.key, game.pending.figure) == ("action", "ak")


@proves("KA-FRT-09", "KA-EFF-05")
def test_the_cap_on_defences_is_for_the_a_effect_only() -> None:
    game = scene(
        red={"ak": safar(4, 7), "al": safar(4, 13)},
        blue={"bo": safar(5.2, 7, skills=FRIGHT, AP=0)},
        dice={"ak": {"test": [1], "table": [8]}, "bo": {"level": [5]}},
    ).answer(*ATTACK, ("free-attack", {"attack": "ak", "weapon": "hands"}), ("engage", "PP"), ("effects", "none"))
    assert "VPP" in game.offers("defence")


@proves("KA-FRT-10")
def test_a_frightened_safar_may_lash_out_at_the_source() -> None:
    game = scene(
        red={"ak": safar(4, 7), "al": safar(4, 13)},
        blue={"bo": safar(5.2, 7, "stunned", skills=FRIGHT)},
        dice={"ak": {"test": [1], "table": [10], "level": [5, 5]}},
    ).play(*ATTACK, ("free-attack", {"attack": "bo", "weapon": "hands"}), ("engage", "P"))
    assert [told.get("free", False) for told in game.all("attacked")] == [False, True]
    assert (game.facts("ak")["AP"], game.facts("bo")["HP"]) == (4, 8)


@proves("KA-FRT-03", "KA-MAS-08")
def test_a_mastery_die_given_up_for_good_passes_the_test() -> None:
    game = scene(
        red={"ak": safar(4, 7, mastery=[["shooting"]]), "al": safar(4, 13)},
        blue={"bo": safar(5.2, 7, skills=FRIGHT)},
        dice={"ak": {"test": [1], "level": [5]}, "bo": {"level": [2]}},
    ).play(*ATTACK, ("courage", {"mastery": 1, "by": "ak"}))
    assert game.facts("ak") | {"given_up": [1], "shrunk": 1} == game.facts("ak")
    assert "frightened" not in game.status("ak")


@proves("KA-FRT-03")
def test_a_veteran_ally_in_the_aura_may_give_up_its_die() -> None:
    game = scene(
        red={
            "ak": safar(4, 7),
            "al": safar(3, 8.5, rank=3, mastery=[["shooting"]]),
            "an": safar(3, 5.5, rank=2, mastery=[["shooting"]]),
        },
        blue={"bo": safar(5.2, 7, skills=FRIGHT)},
        dice={"ak": {"test": [1], "level": [5]}, "bo": {"level": [2]}},
    )
    game.answer(*ATTACK)
    assert game.offers("courage") == [{"mastery": 1, "by": "al"}, "none"]


@proves("KA-FRT-11")
def test_it_tests_again_at_each_activation_until_it_succeeds() -> None:
    game = scene(
        red={"ak": safar(4, 7, "frightened", failures={"fright:bo": 1}), "al": safar(4, 13)},
        blue={"bo": safar(5.2, 7, skills=FRIGHT)},
        dice={"ak": {"test": [10]}},
    ).play(WAKE)
    assert game.one("tested")["passed"]
    assert "frightened" not in game.status("ak")


@proves("KA-FRT-11")
def test_fright_ends_without_a_test_once_the_contact_is_broken() -> None:
    game = scene(
        red={"ak": safar(4, 7, "frightened", failures={"fright:bo": 1}), "al": safar(4, 13)},
        blue={"bo": safar(8, 7, skills=FRIGHT)},
    ).play(WAKE)
    assert not game.all("tested")
    assert "frightened" not in game.status("ak")


@proves("KA-FRT-07", "KA-FRT-11")
def test_ap_lost_at_step_four_are_taken_from_those_recovered() -> None:
    game = scene(
        red={"ak": safar(4, 7, "frightened", failures={"fright:bo": 1}), "al": safar(4, 13)},
        blue={"bo": safar(5.2, 7, skills=FRIGHT)},
        dice={"ak": {"test": [1], "table": [4]}},
    ).play(WAKE)
    assert game.facts("ak")["AP"] == 2


@proves("KA-FRT-06", "KA-FRT-11")
def test_roots_of_step_four_hold_for_this_activation_only() -> None:
    game = scene(
        red={"ak": safar(4, 7, "frightened", failures={"fright:bo": 1}), "al": safar(4, 13)},
        blue={"bo": safar(5.2, 7, skills=FRIGHT)},
        dice={"ak": {"test": [1], "table": [2]}},
    ).play(WAKE, ("action", "done"))
    assert "rooted" not in game.status("ak")


@proves("KA-SKL-26")
def test_unshakeable_faith_passes_every_fright_test() -> None:
    game = scene(
        red={"ak": safar(4, 7, skills={"unshakeable-faith": None}), "al": safar(4, 13)},
        blue={"bo": safar(5.2, 7, skills={"fright": 30})},
        dice={"ak": {"level": [5]}, "bo": {"level": [2]}},
    ).play(*ATTACK)
    assert not game.all("tested")
    assert game.one("resolved")["hit"]


@proves("KA-TEM-07", "KA-SHT-06")
@pytest.mark.parametrize(
    ("state", "die", "fumble"), [((), 2, True), (("last-stand",), 2, False), (("last-stand",), 1, True)]
)
def test_a_last_stand_lowers_by_one_what_fails_a_hasty_shot(state: tuple[str, ...], die: int, fumble: bool) -> None:
    game = scene(
        red={"ak": safar(2, 7, *state, equipment=["Fronde de berger"]), "al": safar(4, 13)},
        blue={"bo": safar(6, 7, "stunned")},
        dice={"ak": {"level": [die]}},
    ).play(WAKE, ("action", {"shoot": "bo"}), ("engage", "A"))
    assert game.one("attempted").get("fumble", False) is fumble


@proves("KA-TEM-14", "KA-FRT-01")
@pytest.mark.parametrize(("mine", "tests"), [({}, 1), ({"fright": 9}, 0)])
def test_who_causes_fright_is_not_frightened_by_whom_it_attacks(mine: dict[str, Any], tests: int) -> None:
    game = scene(
        red={"ak": safar(4, 7, skills=mine)},
        blue={"bo": safar(5.2, 7, skills={"fright": 12})},
        dice={"ak": {"test": [9], "level": [5]}, "bo": {"level": [5], "test": [9]}},
    ).answer(WAKE, hit("bo"), ("engage", "P"))
    assert len(game.all("tested", figure="ak")) == tests


@proves("KA-TEM-07")
@pytest.mark.parametrize(("die", "critical"), [(8, 0), (9, 1)])
def test_in_its_last_stand_a_nine_is_critical_and_an_eight_is_not(die: int, critical: int) -> None:
    game = scene(
        red={"ak": safar(4, 7, "last-stand"), "al": safar(4, 13)},
        blue={"bo": safar(5.2, 7, "stunned")},
        dice={"ak": {"level": [die], "chain": [4]}},
    ).play(WAKE, hit("bo"), ("engage", "P"))
    assert game.one("attempted").get("critical", 0) == critical
