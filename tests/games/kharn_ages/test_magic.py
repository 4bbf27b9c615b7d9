"""Incantations, paths, and the defence against spells."""

from __future__ import annotations

from typing import Any

import pytest

from games.kharn_ages.scene import Scene, block, safar, scene
from proofs import proves

WAKE = ("activate", "ak")
SPARK = ("action", {"cast": "Étincelle", "at": "bo"})


def says(difficulty: int, ap: int) -> tuple[str, Any]:
    return ("incantation", {"difficulty": difficulty, "ap": ap})


def duel(ak: Any = None, bo: Any = None, dice: Any = None, status: Any = (), **more: Any) -> Scene:
    """Red ak knows Étincelle (difficulty 11, 3 damage); blue bo stands two toises away, within its aura."""
    known = {"I": 4, "spells": ["Étincelle"], **(ak or {})}
    return scene(
        red={"ak": safar(4, 7, **known), **more.pop("red", {})},
        blue={"bo": safar(7, 7, *status, **(bo or {})), **more.pop("blue", {})},
        dice=dice or {},
        **more,
    ).answer(WAKE)


@proves("KA-MAG-07", "KA-MAG-08", "KA-MAG-09", "KA-OTT-01", "KA-OTT-03")
@pytest.mark.parametrize(("ap", "added", "guard"), [(1, 4, -2), (2, 8, 0), (3, 12, 2)])
def test_an_incantation_engages_i_for_each_ap_and_changes_the_defence(ap: int, added: int, guard: int) -> None:
    game = duel(dice={"ak": {"level": [9]}, "bo": {"level": [5]}}).play(SPARK, says(11, ap))
    told = game.one("attempted", figure="ak")
    assert told | {"added": added, "total": added + 9, "needed": 11, "letters": "I" * ap} == told
    assert game.one("resolved")["defence"] == 5 + guard
    assert game.one("ap_spent", figure="ak")["ap"] == ap
    assert game.facts("bo")["HP"] == 9


@proves("KA-MAG-10", "KA-SPL-02", "KA-SPL-03")
@pytest.mark.parametrize(("die", "hurt"), [(6, 0), (7, 3)])
def test_the_difficulty_must_be_reached_and_a_miss_is_an_attempt(die: int, hurt: int) -> None:
    game = duel(dice={"ak": {"level": [die]}, "bo": {"level": [2]}}).answer(SPARK, says(11, 1))
    game.answer(*([("defence", "reflex")] if hurt else []))
    assert game.facts("bo")["HP"] == 12 - hurt
    assert len(game.all("guarded")) == (1 if hurt else 0)
    assert game.refused(*SPARK).rules == ("KA-SPL-03",)


@proves("KA-MAG-10", "KA-MAG-12", "KA-RES-03")
@pytest.mark.parametrize(("word", "die", "holds"), [("I", 10 - 3 - 1, False), ("II", 7, True), ("III", 4, True)])
def test_a_spell_must_be_strictly_higher_than_the_defence(word: str, die: int, holds: bool) -> None:
    """I 4 twice and a 5 make 13, against I 3 for each AP."""
    game = duel(dice={"ak": {"level": [5]}, "bo": {"level": [die]}}).answer(SPARK, says(11, 2), ("defence", word))
    total = 3 * len(word) + die
    assert game.one("resolved") | {"attack": 13, "defence": total, "hit": not holds} == game.one("resolved")
    assert game.facts("bo") | {"HP": 12 if holds else 9, "AP": 5 - len(word)} == game.facts("bo")


@proves("KA-MAG-12")
def test_a_tie_goes_to_the_defender() -> None:
    game = duel(dice={"ak": {"level": [5]}, "bo": {"level": [10], "chain": [3]}}).play(SPARK, says(11, 2))
    assert game.one("resolved") | {"attack": 13, "defence": 13, "hit": False} == game.one("resolved")


@proves("KA-MAG-12", "KA-MAG-13", "KA-PRO-05")
def test_a_spell_is_resisted_with_i_alone_and_without_riposte() -> None:
    game = duel(bo={"equipment": ["Rondache", "Serpe"]}, dice={"ak": {"level": [5]}, "bo": {"level": [9]}})
    game.answer(SPARK, says(11, 2))
    assert game.pending.key == "defence"
    assert game.offers("defence") == ["reflex", "I", "II", "III"]
    assert game.refused("defence", "V").rules == ("KA-MAG-12",)
    assert game.refused("defence", "IIII").rules == ("KA-MAG-12",)
    game.answer(("defence", "III"))
    assert not game.one("resolved")["hit"]
    assert "KA-MAG-13" in game.one("resolved")["rules"]
    assert not game.all("wounded")
    assert game.facts("bo")["boxes"] == {"Rondache": 5}


@proves("KA-MAG-12", "KA-APT-01")
def test_a_defence_is_paid_for() -> None:
    game = duel(bo={"AP": 1}, dice={"ak": {"level": [5]}}).answer(SPARK, says(11, 2))
    assert game.offers("defence") == ["reflex", "I"]
    assert game.refused("defence", "II").rules == ("KA-APT-01", "KA-MAG-12")


@proves("KA-RES-03", "KA-STS-01", "KA-STS-08")
@pytest.mark.parametrize(("status", "ap"), [(("stunned",), 5), (("dazed",), 0)])
def test_those_who_cannot_defend_suffer_a_spell_that_reaches_its_difficulty(status: Any, ap: int) -> None:
    game = duel(bo={"AP": ap}, status=status, dice={"ak": {"level": [7]}}).play(SPARK, says(11, 1))
    assert game.one("resolved") | {"defence": None, "hit": True} == game.one("resolved")


@proves("KA-MAG-14", "KA-CRT-10", "KA-CRT-11")
@pytest.mark.parametrize(("guard", "hurt"), [(5, 4), (7, 0)])
def test_a_critical_hit_reaches_any_difficulty_but_may_be_resisted_and_does_no_more_damage(
    guard: int, hurt: int
) -> None:
    """I 4, a 10 then a critical failure: 14, below the difficulty of 16; its damage is I, whatever the stature."""
    game = duel({"spells": ["Châtiment"]}, dice={"ak": {"level": [10], "chain": [1]}, "bo": {"level": [guard]}})
    game.answer(("action", {"cast": "Châtiment", "at": "bo"}), says(16, 1), ("defence", "III"))
    told = game.one("attempted", figure="ak")
    assert (told["total"], told["needed"], told.get("passed", True)) == (14, 16, True)
    assert game.one("resolved") | {"attack": 14, "defence": 9 + guard - 2} == game.one("resolved")
    assert game.facts("bo")["HP"] == 12 - hurt


@proves("KA-MAG-14")
def test_a_critical_failure_uses_up_the_attempt_and_one_of_the_defence_is_no_defence() -> None:
    game = duel(dice={"ak": {"level": [1]}}).answer(SPARK, says(11, 3))
    assert game.one("attempted") | {"fumble": True, "passed": False} == game.one("attempted")
    assert game.refused(*SPARK).rules == ("KA-SPL-03",)
    lucky = duel(dice={"ak": {"level": [3]}, "bo": {"level": [1]}}).answer(SPARK, says(11, 2), ("defence", "III"))
    assert lucky.one("resolved")["hit"]


@proves("KA-MAS-06", "KA-MAS-03")
@pytest.mark.parametrize(("field", "able"), [("esoteric", True), ("defensive", False)])
def test_esoteric_mastery_serves_incantations_and_the_defence_against_them(field: str, able: bool) -> None:
    game = duel({"mastery": [["esoteric"]]}, {"mastery": [[field]]}, {"ak": {"level": [2, 7]}, "bo": {"level": [2, 9]}})
    game.answer(SPARK, says(11, 1), ("die", {"reroll": 2, "mastery": 1}), ("defence", "II"))
    assert (game.pending.key == "die") is able


# ---------------------------------------------------------------- conditions


@proves("KA-MAG-15")
def test_an_enemy_must_be_in_the_aura_and_in_sight_even_of_somebody_engaged() -> None:
    assert SPARK[1] in duel(blue={"ba": safar(4, 8.2)}).offers("action")
    far = duel({"I": 2})
    assert SPARK[1] not in far.offers("action")
    assert far.refused(*SPARK).rules == ("KA-MAG-15",)
    hidden = duel(terrain=[block("wall", 5.4, 5, 5.6, 9, "rock", height=3)])
    assert hidden.refused(*SPARK).rules == ("KA-MAG-15", "KA-LOS-01")


@proves("KA-MAG-15")
def test_an_ally_needs_only_the_range_and_a_card_may_print_one() -> None:
    wall = [block("wall", 5.4, 5, 5.6, 9, "rock", height=3)]
    wind = {"cast": "Vent arrière", "at": "am"}
    game = duel({"I": 2, "spells": ["Vent arrière"]}, red={"am": safar(11, 7)}, terrain=wall)
    assert game.offers("action").count(wind) == 1
    further = duel({"I": 9, "spells": ["Vent arrière"]}, red={"am": safar(11.1, 7)}, terrain=wall)
    assert further.refused("action", wind).rules == ("KA-MAG-15",)
    assert further.refused("action", {"cast": "Vent arrière", "at": "bo"}).rules == ("KA-SPL-01",)


@proves("KA-COV-11", "KA-COV-04")
def test_cover_helps_against_a_spell_at_one_target_and_support_does_not() -> None:
    low = [block("crate", 5.6, 6.5, 5.8, 7.5, "crate", height=1.5)]
    game = duel(dice={"ak": {"level": [9]}, "bo": {"level": [5]}}, terrain=low, blue={"ba": safar(4, 8.2)})
    game.play(SPARK, says(11, 2))
    told = game.one("attempted", figure="bo")
    assert [part["name"] for part in told["modifiers"]] == ["Couvert"]
    assert told["total"] == 5 + 3


@proves("KA-MAG-06")
def test_only_spells_that_are_known_are_cast() -> None:
    game = duel()
    assert game.refused("action", {"cast": "Bourrasque", "at": "bo"}).rules == ("KA-MAG-06",)
    assert not [one for one in duel({"spells": []}).offers("action") if isinstance(one, dict) and "cast" in one]


@proves("KA-APT-01")
def test_an_incantation_is_paid_for() -> None:
    game = duel({"full_AP": 2}).answer(SPARK)
    assert game.offers("incantation") == [{"difficulty": 11, "ap": 1}, {"difficulty": 11, "ap": 2}]
    assert game.refused(*says(11, 3)).rules == ("KA-APT-01", "KA-MAG-09")
    assert game.refused(*says(12, 1)).rules == ("KA-SPL-02",)
    assert duel({"full_AP": 0}).refused(*SPARK).rules == ("KA-APT-01", "KA-MAG-07")


@proves("KA-SPL-02")
def test_of_one_difficulty_the_ap_are_enough_of_several_they_are_not() -> None:
    game = duel(dice={"ak": {"level": [9]}, "bo": {"level": [2]}}).play(SPARK, ("incantation", {"ap": 2}))
    assert game.one("cast") | {"difficulty": 11, "ap": 2} == game.one("cast")
    several = duel({"spells": ["Châtiment"]}).answer(("action", {"cast": "Châtiment", "at": "bo"}))
    assert several.refused("incantation", {"ap": 2}).rules == ("KA-SPL-02", "KA-SPL-08")


# ---------------------------------------------------------------- paths


def bonus(game: Scene) -> list[tuple[str, int]]:
    told = game.play(SPARK, says(11, 1)).one("attempted", figure="ak")
    return [(part["name"], part["value"]) for part in told.get("modifiers", ())]


def mage(path: str, **more: Any) -> dict[str, Any]:
    return {"skills": {"mage": path}, **more}


ROLLS = {"ak": {"level": [2]}}


@proves("KA-MAG-01")
def test_osteomancy_counts_the_defeated_of_all_sides_but_not_the_routed() -> None:
    gone = {"am": safar(1, 9), "c": safar(1, 1, "defeated"), "d": safar(2, 2, "routed")}
    assert bonus(duel(mage("osteomancy"), red=gone, fallen=2, dice=ROLLS)) == [("Ostéomancie", 2)]
    assert bonus(duel(mage("shamanism"), red=gone, fallen=2, dice=ROLLS)) == []


@proves("KA-MAG-01", "KA-STS-12")
def test_whoever_is_defeated_counts_from_then_on() -> None:
    game = duel(
        mage("osteomancy", spells=["Étincelle", "Esquille"]),
        {"HP": 3},
        {"ak": {"level": [9, 3]}, "bo": {"level": [2]}},
        blue={"ba": safar(4, 9)},
    )
    game.answer(SPARK, says(11, 2), ("defence", "reflex"), ("action", {"cast": "Esquille", "at": "ba"}), says(13, 1))
    assert game.all("attempted", figure="ak")[1]["modifiers"][0]["value"] == 1


@proves("KA-MAG-02")
def test_shamanism_counts_living_level_one_gouns_of_any_side() -> None:
    herd = {
        "a1": safar(1, 1, faction="gouns"),
        "a2": safar(2, 3, faction="gouns", rank=2),
        "a3": safar(3, 1, "defeated", faction="gouns"),
    }
    game = duel(mage("shamanism"), {"faction": "gouns"}, red=herd, dice=ROLLS)
    assert bonus(game) == [("Shamanisme", 2)]


@proves("KA-MAG-03")
def test_blood_and_steel_counts_wounded_opponents_in_the_aura() -> None:
    foes = {"b1": safar(4, 9, HP=11), "b2": safar(12, 12, HP=1), "b3": safar(2, 7)}
    assert bonus(duel(mage("blood-and-steel"), blue=foes, red={"am": safar(4, 5, HP=1)}, dice=ROLLS)) == [
        ("Le Sang et l'Acier", 1)
    ]


@proves("KA-MAG-04")
def test_sacrifice_counts_wounded_allies_in_the_aura_but_not_the_mage() -> None:
    friends = {"a1": safar(4, 9, HP=11), "a2": safar(12, 12, HP=1), "a3": safar(2, 7)}
    assert bonus(duel(mage("sacrifice", HP=3), {"HP": 2}, red=friends, dice=ROLLS)) == [("Sacrifice", 1)]


@proves("KA-MAG-05")
@pytest.mark.parametrize(("edition", "more"), [("fr", 3), ("en", 2)])
def test_the_tree_of_life_counts_its_side_with_the_hired_or_in_english_its_faction(edition: str, more: int) -> None:
    band = {
        "a1": safar(1, 1, faction="black-guild"),
        "a2": safar(2, 3, faction="tembos"),
        "a3": safar(3, 1, "defeated", faction="tembos"),
    }
    game = duel(mage("adansonia", faction="tembos"), red=band, dice=ROLLS, edition=edition)
    assert bonus(game) == [("Adansonia", more)]


# ---------------------------------------------------------------- on the alert


@proves("KA-GEN-16", "KA-GEN-17", "KA-OTT-03")
@pytest.mark.parametrize(("word", "total"), [("reflex", 3 + 5), ("II", 9 + 5), ("III", 9 + 5)])
def test_somebody_on_the_alert_adds_i_to_its_defence_up_to_three_times(word: str, total: int) -> None:
    game = duel(status=("on-the-alert",), dice={"ak": {"level": [9]}, "bo": {"level": [5]}})
    game.answer(SPARK, says(11, 2), ("defence", word))
    assert game.one("resolved")["defence"] == total
    assert "on-the-alert" not in game.status("bo")


# ---------------------------------------------------------------- skills of the target


def steel(dice: Any, at: str = "bo", **more: Any) -> Scene:
    """ak knows the book's Châtiment of Blood and Steel, I 4."""
    return duel({"spells": ["Châtiment"]}, dice=dice, **more).answer(("action", {"cast": "Châtiment", "at": at}))


@proves("KA-SKL-23")
@pytest.mark.parametrize(("edition", "total"), [("fr", 3 + 3 + 5), ("en", 3 + 7 + 5)])
def test_somebody_awakened_adds_i_once_more_or_in_english_v(edition: str, total: int) -> None:
    keen = {"V": 7, "skills": {"awakened": None}}
    game = duel(bo=keen, dice={"ak": {"level": [9]}, "bo": {"level": [5]}}, edition=edition)
    game.answer(SPARK, says(11, 2), ("defence", "I"))
    assert game.one("resolved")["defence"] == total


@proves("KA-SKL-23")
def test_somebody_awakened_adds_nothing_against_a_blow() -> None:
    game = scene(
        red={"ak": safar(4, 7)},
        blue={"bo": safar(5.2, 7, skills={"awakened": None, "hermeticism": 4})},
        dice={"ak": {"level": [9]}, "bo": {"level": [5]}},
    ).play(WAKE, ("action", {"attack": "bo", "weapon": "hands"}), ("engage", "P"))
    assert game.one("resolved")["defence"] == 5


@pytest.mark.usefixtures("both_editions")
@proves("KA-SKL-28")
def test_hermeticism_raises_the_defence_against_spells() -> None:
    game = duel(bo={"skills": {"hermeticism": 4}}, dice={"ak": {"level": [9]}, "bo": {"level": [5]}})
    game.play(SPARK, says(11, 2))
    assert game.one("resolved")["defence"] == 4 + 5


@pytest.mark.usefixtures("both_editions")
@proves("KA-SKL-28")
@pytest.mark.parametrize(("die", "took"), [(5, False), (6, True)])
def test_hermeticism_raises_the_difficulty_of_an_allys_spell_but_not_of_its_own(die: int, took: bool) -> None:
    """I 4 twice and the die against 12 and 2."""
    sealed = {"hermeticism": 2}
    known = {"spells": ["Œil vif"], "skills": sealed}
    game = duel(known, red={"am": safar(4, 9, skills=sealed)}, dice={"ak": {"level": [die]}})
    game.play(("action", {"cast": "Œil vif", "at": "am"}), says(12, 2))
    assert game.one("attempted", figure="ak")["needed"] == 14
    assert bool(game.all("enchanted")) is took
    own = duel(known, dice={"ak": {"level": [4]}}).play(("action", {"cast": "Œil vif", "at": "ak"}), says(12, 2))
    assert own.one("attempted")["needed"] == 12
    assert own.all("enchanted")


@pytest.mark.usefixtures("both_editions")
@proves("KA-SKL-31")
def test_immunity_to_a_path_spares_the_harm_and_the_good_of_its_spells() -> None:
    dice = {"ak": {"level": [9]}, "bo": {"level": [2]}}
    game = steel(dice, bo={"skills": {"immunity": "blood-and-steel"}}).play(says(16, 2))
    assert game.one("resolved")["hit"]
    assert not game.all("wounded")
    other = steel(dice, bo={"skills": {"immunity": "osteomancy"}}).play(says(16, 2))
    assert other.one("wounded")["damage"] == 4
    shut = duel(
        {"spells": ["Puissance du Culte"], "I": 5},
        red={"am": safar(4, 9, skills={"immunity": "blood-and-steel"})},
        dice=dice,
    )
    shut.play(("action", {"cast": "Puissance du Culte", "at": "am"}), says(18, 3))
    assert {one["figure"] for one in shut.all("enchanted")} == {"ak"}


@proves("KA-SKL-31")
def test_generic_spells_are_of_no_path() -> None:
    game = duel(bo={"skills": {"immunity": "osteomancy"}}, dice={"ak": {"level": [9]}, "bo": {"level": [2]}})
    assert game.play(SPARK, says(11, 2)).one("wounded")["lost"] == 3


@pytest.mark.usefixtures("both_editions")
@proves("KA-SKL-39", "KA-SPL-03")
def test_spells_of_a_path_succeed_by_themselves_at_somebody_responsive() -> None:
    """No dice on either side: any effect, for 1 AP, of an enemy's spell; and it is an attempt."""
    game = steel({}, bo={"skills": {"responsive": "blood-and-steel"}}).answer(says(24, 1))
    assert game.pending.key == "action"
    assert game.one("wounded")["damage"] == 4 + 3
    assert game.facts("ak") | {"AP": 4, "cast": {"Châtiment": 1}} == game.facts("ak")
    assert not game.all("rolled")


@proves("KA-SKL-39", "KA-SKL-31")
def test_responsive_is_for_its_path_and_immunity_prevails_over_it() -> None:
    dice = {"ak": {"level": [2]}}
    game = steel(dice, bo={"skills": {"responsive": "osteomancy"}}).play(says(24, 1))
    assert not game.one("attempted")["passed"]
    both = {"responsive": "blood-and-steel", "immunity": "blood-and-steel"}
    assert not steel(dice, bo={"skills": both}).play(says(24, 1)).all("wounded")


@proves("KA-MAG-13", "KA-SKL-32")
def test_survival_instinct_works_against_a_spell_as_well() -> None:
    game = duel(bo={"skills": {"survival-instinct": None}}, dice={"ak": {"level": [3]}, "bo": {"level": [9]}})
    game.answer(SPARK, says(11, 2), ("defence", "III"))
    assert (game.pending.key, game.pending.figure) == ("path", "bo")


@proves("KA-SKL-25", "KA-SKL-09")
def test_a_swordsmans_spell_is_no_blow_and_somebody_berserk_has_only_reflexes() -> None:
    game = duel({"skills": {"skilled-swordsman": None}}, dice={"ak": {"level": [9]}}).answer(SPARK, says(11, 1))
    assert "III" in game.offers("defence")
    raging = duel(
        bo={"skills": {"berserk": "wounded"}}, status=("berserk",), dice={"ak": {"level": [9]}, "bo": {"level": [2]}}
    )
    raging.answer(SPARK, says(11, 1))
    assert raging.offers("defence") == ["reflex"]
    raging.answer(("defence", "reflex"))
    assert raging.pending.key == "action"
