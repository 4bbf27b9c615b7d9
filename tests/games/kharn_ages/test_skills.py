"""Skills, and those the printed cards describe."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.kharn_ages.events import LastingChanged
from escarmouche.games.kharn_ages.figures import Lasting, equip
from escarmouche.games.kharn_ages.skills import MANDATORY
from escarmouche.games.kharn_ages.skills.living import carnivore
from games.kharn_ages.scene import Scene, block, hit, safar, scene
from proofs import proves

WAKE = ("activate", "ak")


def duel(mine: dict[str, Any], theirs: dict[str, Any] | None = None, **dice: Any) -> Scene:
    """ak beside bo; both have a friend far off."""
    return scene(
        red={"ak": safar(4, 7, **mine), "al": safar(1, 13)},
        blue={"bo": safar(5.2, 7, **(theirs or {})), "ba": safar(13, 13)},
        dice={"ak": {"level": [6]}, "bo": {"level": [2]}, **dice},
    )


def skilled(*names: str, **valued: Any) -> dict[str, Any]:
    return {"skills": {**dict.fromkeys(names), **{name.replace("_", "-"): x for name, x in valued.items()}}}


# ---------------------------------------------------------------- which skills


@proves("KA-SKL-02")
def test_mandatory_skills_are_never_asked_about_and_others_may_be_declined() -> None:
    game = duel(skilled(*MANDATORY), skilled(*MANDATORY)).play(WAKE, hit("bo"), ("engage", "PPC"))
    assert game.one("resolved")["hit"]
    assert not game.all("used")
    declined = duel(skilled("executioner")).play(WAKE, hit("bo"), ("engage", "PPC"), ("skill", "no"))
    assert declined.facts("bo")["HP"] == 12 - 3
    assert len(MANDATORY) == 9


@proves("KA-SKL-01")
def test_a_skill_is_printed_or_granted_by_a_working_and_ends_with_it() -> None:
    me = scene(red={"ak": safar(4, 7, **skilled(brutality=1))}, blue={"bo": safar(12, 7)}).state
    granted = (Lasting("skill:endurance", "ak"), Lasting("skill:brutality", "ak", 3))
    under = LastingChanged(figure="ak", lasting=granted).apply(me)
    assert under.figures["ak"].skills == {"brutality": 1, "endurance": None}
    assert LastingChanged(figure="ak", lasting=()).apply(under).figures["ak"].skills == {"brutality": 1}


@proves("KA-SKL-30")
def test_somebody_exceptional_wields_a_two_handed_weapon_with_a_shield() -> None:
    items = ("Hache de guerre", "Rondache", "Glaive court")
    assert [gear.held for gear in equip(items).values()] == [True, False, False]
    assert [gear.held for gear in equip(items, exceptional=True).values()] == [True, True, False]
    two = equip(("Hache de guerre", "Guisarme"), exceptional=True)
    assert [gear.held for gear in two.values()] == [True, False]


@proves("KA-SKL-13")
@pytest.mark.parametrize(
    ("faction", "skills", "devours"),
    [("kharns", {}, True), ("fangs", {}, True), ("tembos", {}, False), ("tembos", {"carnivore": None}, True)],
)
def test_kharns_and_fangs_are_carnivores_anyway(faction: str, skills: dict[str, Any], devours: bool) -> None:
    game = scene(red={"ak": safar(4, 7, faction=faction, skills=skills)}, blue={"bo": safar(12, 7)})
    assert carnivore(game.state.figures["ak"]) is devours


# ---------------------------------------------------------------- dice


@proves("KA-SKL-29")
@pytest.mark.parametrize(("field", "shrunk", "dice"), [("offensive", 0, 3), ("offensive", 2, 2), ("shooting", 0, 2)])
def test_a_hero_rolls_one_die_more_in_its_field_whatever_its_pool_has_lost(field: str, shrunk: int, dice: int) -> None:
    game = scene(red={"ak": safar(4, 7, rank=2, shrunk=shrunk, **skilled(heroic=field))}, blue={"bo": safar(12, 7)})
    assert game.query("pool", figure="ak", field="offensive") == dice


@proves("KA-SKL-36")
def test_a_master_rolls_any_dice_of_one_roll_again_once_per_round() -> None:
    mine = {"rank": 2, **skilled(master="offensive")}
    game = duel(mine, ak={"level": [2, 3, 9, 8, 4, 3]}, bo={"level": [5, 2]})
    game.answer(WAKE, hit("bo"), ("engage", "P"))
    assert {"dice": [3, 2]} in game.offers("again")
    assert {"dice": [2]} in game.offers("again")
    game.answer(("again", {"dice": [3, 2]}), ("die", {"keep": 9}))
    assert game.one("attempted", figure="ak")["total"] == 12
    assert not game.all("mastery_spent")
    game.play(hit("bo"), ("engage", "P"))
    assert len(game.all("used", name="round:master")) == 1
    assert game.query("pool", figure="ak") == 2
    game.played()


@proves("KA-SKL-36")
def test_a_master_of_another_field_rolls_nothing_again() -> None:
    game = duel({"rank": 1, **skilled(master="defensive")}).play(WAKE, hit("bo"), ("engage", "P"))
    assert not game.all("used")


@proves("KA-SKL-11")
def test_a_duellist_makes_an_enemy_in_its_zone_of_control_reroll_after_its_own_rerolls() -> None:
    mine = {"rank": 2, "mastery": [["offensive"], ["offensive"]]}
    game = duel(mine, skilled(duellist=1), ak={"level": [8, 2, 7, 1, 5]}, bo={"level": [3, 3]})
    game.answer(WAKE, hit("bo"), ("engage", "P"), ("die", {"reroll": 2, "mastery": 1}), ("die", {"keep": 8}))
    assert game.pending.seat == "blue"
    assert [one for one in game.offers("again") if one != "none"] == [{"dice": [7]}, {"dice": [8]}]
    game.answer(("again", {"dice": [8]}))
    assert game.offers("die") == [{"keep": 7}, {"keep": 1}]
    game.answer(("die", {"keep": 7}))
    assert game.one("attempted", figure="ak")["kept"] == 7
    game.play(hit("bo"), ("engage", "P"))
    assert len(game.all("used", name="round:duellist")) == 1
    game.played()


@proves("KA-SKL-11")
def test_a_duellist_also_spoils_a_melee_defence_but_not_a_shot_nor_somebody_out_of_its_zone() -> None:
    game = duel(skilled(duellist=2), bo={"level": [9, 1]}).play(
        WAKE, hit("bo"), ("engage", "P"), ("again", {"dice": [9]})
    )
    assert game.one("resolved")["hit"]
    far = scene(
        red={"ak": safar(4, 7, equipment=["Fronde de berger"])},
        blue={"bo": safar(8, 7, **skilled(duellist=2)), "ba": safar(13, 13)},
        dice={"ak": {"level": [6]}, "bo": {"level": [2]}},
    ).play(WAKE, ("action", {"shoot": "bo", "weapon": "Fronde de berger"}), ("engage", "V"))
    assert not far.all("used")


@proves("KA-SKL-06")
def test_one_with_authority_spends_its_mastery_on_an_allys_roll_and_its_own_pool_shrinks() -> None:
    game = scene(
        red={
            "ak": safar(4, 7),
            "al": safar(1, 13, rank=2, mastery=[["offensive"], ["shooting"]], **skilled("authority")),
            "am": safar(1, 11, mastery=[["offensive"]]),
        },
        blue={"bo": safar(5.2, 7)},
        dice={"ak": {"level": [2, 9]}, "bo": {"level": [3]}},
    )
    game.answer(WAKE, hit("bo"), ("engage", "P"))
    lent = {"lent": "al", "reroll": 2, "mastery": 1}
    assert game.offers("die") == [{"keep": 2}, lent]
    game.play(("die", lent))
    assert game.one("attempted", figure="ak")["kept"] == 9
    assert game.facts("al") | {"spent": [1], "shrunk": 1} == game.facts("al")
    assert game.facts("ak") | {"spent": [], "shrunk": 0} == game.facts("ak")


@proves("KA-SKL-06")
@pytest.mark.parametrize("state", ["terrorised", "frightened"])
def test_the_terrorised_and_the_frightened_have_no_authority(state: str) -> None:
    game = scene(
        red={"ak": safar(4, 7), "al": safar(1, 13, state, mastery=[["offensive"]], **skilled("authority"))},
        blue={"bo": safar(5.2, 7)},
        dice={"ak": {"level": [2]}, "bo": {"level": [3]}},
    ).play(WAKE, hit("bo"), ("engage", "P"))
    assert not game.all("mastery_spent")
    assert game.one("attempted", figure="ak")["kept"] == 2


# ---------------------------------------------------------------- fighting


@proves("KA-SKL-12")
@pytest.mark.parametrize(("engaged", "effects", "lost"), [("PA", "P", 3 + 3), ("PPA", "PP", 3 + 6), ("PA", "none", 3)])
def test_brutality_adds_to_each_use_of_the_p_effect(engaged: str, effects: str, lost: int) -> None:
    game = duel(skilled(brutality=2)).play(WAKE, hit("bo"), ("engage", engaged), ("effects", effects))
    assert game.facts("bo")["HP"] == 12 - lost


@proves("KA-SKL-24")
def test_an_executioner_adds_a_d10_to_a_three_ap_attack_once_per_activation() -> None:
    mine = {"AP": 6, "full_AP": 6, **skilled("executioner")}
    game = duel(mine, {"HP": 30, "AP": 0}, ak={"level": [6, 6], "execution": [7]}, bo={"level": [2, 2]})
    game.play(WAKE, hit("bo"), ("engage", "PPA"), ("skill", "yes"), hit("bo"), ("engage", "PPA"))
    assert game.facts("bo")["HP"] == 30 - (3 + 7) - 3
    assert len(game.all("used", name="executioner")) == 1


@proves("KA-SKL-24")
def test_an_executioner_adds_nothing_to_a_two_ap_attack() -> None:
    game = duel(skilled("executioner")).play(WAKE, hit("bo"), ("engage", "PP"))
    assert game.facts("bo")["HP"] == 9
    assert not game.all("used")


@proves("KA-SKL-42")
def test_a_sadist_spends_ap_for_damage_once_it_knows_that_it_hits() -> None:
    game = duel(skilled("sadistic"), {"equipment": ["Broigne"]}, bo={"level": [2], "armour": [2]})
    game.answer(WAKE, hit("bo"), ("engage", "PP"))
    assert [one for one in game.offers("sadistic") if one != "none"] == [{"spend": 1}, {"spend": 2}, {"spend": 3}]
    assert game.all("attempted", figure="bo")
    assert not game.all("armour_used")
    game.play(("sadistic", {"spend": 2}))
    assert game.facts("bo")["HP"] == 12 - (3 + 2 - 1)
    assert game.facts("ak")["AP"] == 5 - 2 - 2


@proves("KA-SKL-25")
@pytest.mark.parametrize(("engaged", "longest"), [("P", 1), ("PA", 2), ("PPA", 3)])
def test_nobody_defends_for_more_than_a_skilled_swordsmans_attack_costs(engaged: str, longest: int) -> None:
    game = duel(skilled("skilled-swordsman"), {"AP": 5}).answer(WAKE, hit("bo"), ("engage", engaged))
    assert max(len(word) for word in game.offers("defence") if word != "reflex") == longest


@proves("KA-SKL-33")
@pytest.mark.parametrize(("bleeding", "total"), [([], 9), ([1], 11), ([1, 2], 11)])
def test_blood_draws_a_safar_once_however_much_there_is_of_it(bleeding: list[int], total: int) -> None:
    game = duel(skilled(bloodlust=2), {"bleeding": bleeding}).play(WAKE, hit("bo"), ("engage", "P"))
    assert game.one("attempted", figure="ak")["total"] == total


@proves("KA-SKL-27", "KA-EFF-02")
def test_harassment_adds_the_v_effect_to_a_hit_once_per_activation() -> None:
    game = duel(skilled("harassment"), {"AP": 0}, ak={"level": [6, 6]}, bo={"level": [2, 2]})
    game.play(
        *(WAKE, hit("bo"), ("engage", "P"), ("skill", "yes"), ("path", [[4, 7.3]])),
        *(hit("bo"), ("engage", "P")),
    )
    assert game.one("moved") | {"kind": "effect", "figure": "ak"} == game.one("moved")
    assert len(game.all("used", name="harassment")) == 1
    assert len(game.all("resolved", hit=True)) == 2


@proves("KA-SKL-32")
@pytest.mark.parametrize(("die", "moves"), [(9, 1), (2, 0)])
def test_survival_instinct_moves_away_after_any_successful_defence(die: int, moves: int) -> None:
    game = duel({}, {"AP": 0, **skilled("survival-instinct")}, ak={"level": [3]}, bo={"level": [die]})
    game.answer(WAKE, hit("bo"), ("engage", "P"))
    if moves:
        assert game.pending.facts["limit"] == 1.5
        game.answer(("path", [[6.5, 7]]))
    assert len(game.all("moved", figure="bo")) == moves


@proves("KA-SKL-34")
@pytest.mark.parametrize(
    ("weapon", "skills", "damage"),
    [
        ("Arc de chasse", {"master-archer": None}, 5),
        ("Arc de chasse", {}, 4),
        ("Arbalète à moufle", {"master-archer": None}, 6),
    ],
)
def test_a_master_archer_hurts_more_with_a_bow_only(weapon: str, skills: dict[str, Any], damage: int) -> None:
    game = scene(
        red={"ak": safar(4, 7, equipment=[weapon], skills=skills)},
        blue={"bo": safar(9, 7), "ba": safar(13, 13)},
        dice={"ak": {"level": [8]}, "bo": {"level": [2]}},
    ).play(WAKE, ("action", {"shoot": "bo", "weapon": weapon}), ("engage", "AA"))
    assert game.one("wounded")["damage"] == damage


@proves("KA-SKL-40")
@pytest.mark.parametrize(
    ("skills", "engaged", "effects", "far"),
    [({"repelment": None}, "PC", "C", 4.0), ({}, "PC", "C", 2.0), ({"repelment": None}, "PCC", "CC", 4.0)],
)
def test_repelment_pushes_by_the_whole_corpulence(
    skills: dict[str, Any], engaged: str, effects: str, far: float
) -> None:
    game = duel({"C": 4, "skills": skills}, {"AP": 0}).play(WAKE, hit("bo"), ("engage", engaged), ("effects", effects))
    assert game.one("pushed")["distance"] == pytest.approx(far, abs=0.02)


@proves("KA-SKL-40", "KA-SKL-02")
def test_repelment_may_be_declined_and_does_not_outweigh_a_bigger_stature() -> None:
    attack = (WAKE, hit("bo"), ("engage", "PC"), ("effects", "C"))
    game = duel({"C": 4, **skilled("repelment")}, {"AP": 0}).play(*attack, ("skill", "no"))
    assert game.one("pushed")["distance"] == pytest.approx(2.0, abs=0.02)
    big = duel({"C": 4, **skilled("repelment")}, {"AP": 0, "stature": 4}).play(*attack)
    assert not big.all("pushed")


@proves("KA-SKL-44")
@pytest.mark.parametrize("edition", ["fr", "en"])
@pytest.mark.parametrize(("stature", "pushes"), [(3, 0), (4, 1), (2, 0)])
def test_the_stable_are_repelled_only_by_a_strictly_higher_stature(stature: int, pushes: int, edition: str) -> None:
    game = scene(
        red={"ak": safar(4, 7, stature=stature), "al": safar(5.2, 8.2, stature=6)},
        blue={"bo": safar(5.2, 7, AP=0, **skilled("stable")), "ba": safar(13, 13)},
        dice={"ak": {"level": [6]}, "bo": {"level": [2]}},
        edition=edition,
    ).play(WAKE, hit("bo"), ("engage", "PC"), ("effects", "C"))
    assert len(game.all("pushed")) == pushes


@proves("KA-SKL-44", "KA-SKL-40")
def test_neither_a_doubled_push_nor_repelment_gets_round_it() -> None:
    game = duel({}, {"AP": 0, **skilled("stable")}).play(WAKE, hit("bo"), ("engage", "PCC"), ("effects", "CC"))
    assert not game.all("pushed")
    big = duel({"C": 4, "stature": 4, **skilled("repelment")}, {"AP": 0, **skilled("stable")}).play(
        WAKE, hit("bo"), ("engage", "PC"), ("effects", "C")
    )
    assert big.one("pushed")["distance"] == pytest.approx(2.0, abs=0.02)


@proves("KA-SKL-44", "KA-TER-02")
def test_slippery_ground_makes_the_stable_like_anybody() -> None:
    game = scene(
        red={"ak": safar(4, 7)},
        blue={"bo": safar(5.2, 7, AP=0, **skilled("stable")), "ba": safar(13, 13)},
        terrain=[block("ice", 4.8, 6, 9, 8, kind="slippery")],
        dice={"ak": {"level": [6]}, "bo": {"level": [2]}},
    ).play(WAKE, hit("bo"), ("engage", "PC"), ("effects", "C"))
    assert game.all("pushed")


@proves("KA-CRD-03")
def test_lightning_speed_gives_the_p_effect_to_two_v() -> None:
    game = duel(skilled("lightning-speed")).answer(WAKE, hit("bo"), ("engage", "VV"))
    assert set(game.offers("effects")) == {"V", "P", "none"}
    game.play(("effects", "P"))
    assert game.facts("bo")["HP"] == 12 - 4
    other = duel(skilled("lightning-speed")).answer(WAKE, hit("bo"), ("engage", "VA"))
    assert set(other.offers("effects")) == {"V", "A", "none"}


@proves("KA-CRD-03")
def test_lightning_speed_is_no_use_in_an_assault() -> None:
    game = scene(red={"ak": safar(3, 7, **skilled("lightning-speed"))}, blue={"bo": safar(6, 7)})
    game.answer(WAKE, ("action", {"assault": "bo", "weapon": "hands"}), ("path", {"touch": "bo"}), ("engage", "VV"))
    assert set(game.offers("effects")) == {"V", "none"}


# ---------------------------------------------------------------- moving


@proves("KA-SKL-14")
def test_a_brutal_charge_is_longer_in_an_assault_only() -> None:
    game = scene(red={"ak": safar(4, 7, **skilled(brutal_charge=2))}, blue={"bo": safar(12, 7)})
    assert game.query("pace", figure="ak", kind="assault") == 5
    assert game.query("pace", figure="ak", kind="walk") == 3


@proves("KA-SKL-22")
@pytest.mark.parametrize(("moves", "cost"), [(0, 0), (1, 1), (2, 1), (3, 3), (4, 4)])
def test_endurance_makes_the_third_movement_as_cheap_as_the_second(moves: int, cost: int) -> None:
    tired = {"moves": moves, "free_move": not moves}
    game = scene(red={"ak": safar(4, 7, **tired, **skilled("endurance"))}, blue={"bo": safar(12, 7)})
    assert game.query("walk_cost", figure="ak") == cost


@proves("KA-SKL-22")
@pytest.mark.parametrize(
    ("walks", "skills", "left"), [(1, {"endurance": None}, 4), (0, {"endurance": None}, 3), (1, {}, 3)]
)
def test_a_discounted_swim_costs_one(walks: int, skills: dict[str, Any], left: int) -> None:
    game = scene(
        red={"ak": safar(4, 7, skills=skills)},
        blue={"bo": safar(12, 7)},
        terrain=[block("lake", 5, 5, 9, 9, kind="deep-water")],
    ).answer(WAKE)
    for _ in range(walks):
        game.answer(("action", "walk"), ("path", [[4.2, 7]]))
    game.answer(("action", "swim"), ("path", [[5.1, 7]]))
    assert game.facts("ak")["AP"] == left


@proves("KA-SKL-16")
def test_a_scout_is_deployed_outside_the_zone_unless_the_scenario_forbids_it() -> None:
    def first(at: list[float], **options: Any) -> Scene:
        red = {"ak": safar(1, 1, on_table=False, **skilled(scout=3))}
        return scene(red=red, blue={"bo": safar(12, 7, on_table=False)}, opening="zone", **options).answer(
            ("zone", "south")
        )

    first([5, 4.5]).answer(("deploy", [5, 4.5]))
    assert first([5, 4.6]).refused("deploy", [5, 4.6]).rules == ("KA-DEP-01", "KA-SKL-16")
    assert first([5, 4.5], no_scouts=True).refused("deploy", [5, 4.5]).rules == ("KA-DEP-01",)


# ---------------------------------------------------------------- leading


@proves("KA-SKL-15")
def test_a_warlord_gains_ap_for_the_allies_in_its_aura_in_one_round_of_the_game() -> None:
    band = {"al": safar(4, 8.3), "an": safar(4, 5.7), "ar": safar(2.8, 7), "as": safar(13, 1)}
    game = scene(
        red={"ak": safar(4, 7, AP=1, **skilled(warlord=2)), **band},
        blue={"bo": safar(12, 12)},
        opening="deploy",
    )
    game.answer(("skill", "yes"))
    assert game.facts("ak")["AP"] == 3
    game.answer(WAKE)
    assert game.facts("ak")["AP"] == 7
    game.answer(("action", "done"))
    assert "game:warlord" in game.facts("ak")["used"]
    assert not game.state.figures["ak"].lasting


@proves("KA-SKL-41")
def test_sacrifice_gives_blood_for_good_and_an_ally_one_ap_that_survives_recovery() -> None:
    game = scene(
        red={"ak": safar(4, 7, AP=1), "al": safar(13, 1, **skilled(sacrifice=3)), "an": safar(13, 3)},
        blue={"bo": safar(12, 12, "activated")},
    )
    game.answer(WAKE, ("skill", "yes"))
    assert game.facts("ak")["AP"] == 6
    assert game.facts("al") | {"HP": 9, "burnt": 3} == game.facts("al")
    assert [one["by"] for one in game.all("ap_changed")] == [1]
    game.answer(("action", "done"), ("activate", "an"))
    assert game.pending.key == "action"
    assert game.facts("an")["AP"] == 5


@proves("KA-SKL-38")
def test_rallying_gives_up_a_mastery_die_to_pass_a_failed_temerity_test() -> None:
    mine = {"rank": 2, "mastery": [["shooting"], ["offensive"]], **skilled("rallying")}
    game = scene(
        red={"ak": safar(4, 7, **mine), "al": safar(4, 13)},
        blue={"bo": safar(5.2, 7, **skilled("terror"))},
        dice={"ak": {"test": [1]}},
    )
    game.answer(WAKE, ("courage", {"mastery": 2, "by": "ak"}))
    assert game.one("tested") | {"passed": True, "total": 4} == game.one("tested")
    assert game.facts("ak") | {"given_up": [2], "failures": {}, "AP": 5} == game.facts("ak")


@proves("KA-SKL-38")
def test_without_a_mastery_die_left_there_is_no_rallying() -> None:
    game = scene(
        red={"ak": safar(4, 7, mastery=[["shooting"]], spent=[1], **skilled("rallying")), "al": safar(4, 13)},
        blue={"bo": safar(5.2, 7, **skilled("terror"))},
        dice={"ak": {"test": [1]}},
    ).play(WAKE)
    assert game.one("tested")["passed"] is False


@proves("KA-CRD-05")
@pytest.mark.parametrize(("herd", "poison", "temerity"), [(1, None, 3), (3, None, 3), (5, None, 5), (5, 2, 3)])
def test_a_mongo_is_as_brave_as_the_herd_is_large(herd: int, poison: int | None, temerity: int) -> None:
    mongo = {"kind": "Guerrier mongo", "T": 0, **skilled("herd-instinct")}
    others = {f"m{n}": safar(1 + 2 * n, 13, **mongo) for n in range(herd - 1)}
    last = dict([others.popitem()]) if others else {}
    game = scene(
        red={"ak": safar(4, 7, poison=poison, **mongo), **others},
        blue={"bo": safar(12, 7), **last, "bz": safar(12, 3, "defeated", **mongo)},
    )
    assert game.query("stat", figure="ak", stat="T") == temerity


# ---------------------------------------------------------------- berserk

FURY = {"berserk": "bleeding"}


@proves("KA-SKL-07")
def test_bleeding_makes_a_berserk() -> None:
    game = duel({"equipment": ["Serpe"]}, {"AP": 0, "skills": FURY}).play(WAKE, hit("bo", "Serpe"), ("engage", "P"))
    assert "berserk" in game.status("bo")
    calm = duel({}, {"AP": 0, "skills": FURY}).play(WAKE, hit("bo"), ("engage", "P"))
    assert "berserk" not in calm.status("bo")
    hurt = duel({}, {"AP": 0, "skills": {"berserk": "wounded"}}).play(WAKE, hit("bo"), ("engage", "P"))
    assert "berserk" in hurt.status("bo")


def raging(*more: str, **mine: Any) -> Any:
    return safar(4, 7, "berserk", *more, skills=FURY, **mine)


@proves("KA-SKL-08")
def test_a_berserk_adds_its_power_to_the_damage_and_has_endurance() -> None:
    game = scene(
        red={"ak": raging(P=4, moves=2, free_move=False)},
        blue={"bo": safar(5.2, 7, AP=0), "ba": safar(13, 13)},
        dice={"ak": {"level": [6]}, "bo": {"level": [2]}},
    )
    assert game.query("walk_cost", figure="ak") == 1
    game.play(WAKE, hit("bo"), ("engage", "A"))
    assert game.facts("bo")["HP"] == 12 - (2 + 4)


@proves("KA-SKL-09")
def test_a_berserk_defends_by_reflex_only() -> None:
    game = scene(
        red={"ak": safar(5.2, 7)},
        blue={"bo": raging(AP=5), "ba": safar(13, 13)},
        dice={"ak": {"level": [6]}, "bo": {"level": [2]}},
    ).answer(WAKE, hit("bo"), ("engage", "P"))
    assert game.offers("defence") == ["reflex"]
    assert "KA-SKL-09" in game.refused("defence", "P").rules
    game.play(("defence", "reflex"))
    assert game.one("guarded")
    assert game.facts("bo")["AP"] == 5


@proves("KA-MEL-09", "KA-SKL-09")
def test_whoever_hits_a_friend_is_asked_how_hard() -> None:
    hits = scene(
        red={"ak": raging(P=4), "al": safar(5.2, 7, AP=0)},
        blue={"bo": safar(13, 13)},
        dice={"ak": {"level": [9]}, "al": {"level": [2]}},
    ).answer(WAKE, hit("al"), ("engage", "PA"), ("effects", "P"))
    assert (hits.pending.key, hits.pending.obvious) == ("damage", None)


@proves("KA-SKL-09")
def test_a_berserk_makes_for_the_nearest_be_it_a_friend_before_anything_else() -> None:
    game = scene(
        red={"ak": raging(), "al": safar(4, 9)},
        blue={"bo": safar(8, 7)},
        dice={"ak": {"level": [6]}, "al": {"level": [2]}},
    ).answer(WAKE)
    assert game.offers("action") == [{"assault": "al", "weapon": "hands"}, {"rampage": "hands"}]
    game.answer(("action", {"rampage": "hands"}))
    assert game.query("distance", from_="ak", to="al") == pytest.approx(0, abs=0.01)
    assert {"attack": "al", "weapon": "hands"} in game.offers("action")
    assert game.refused("action", "walk").rules == ("KA-SKL-09",)
    game.answer(hit("al"), ("engage", "P"), ("defence", "reflex"))
    assert game.facts("al")["HP"] == 12 - (2 + 3)
    assert "done" in game.offers("action")
    assert not any(isinstance(one, dict) and "assault" in one for one in game.offers("action"))


@proves("KA-SKL-09")
@pytest.mark.parametrize(("die", "victim"), [(5, "al"), (6, "bo")])
def test_among_those_as_near_chance_decides(die: int, victim: str) -> None:
    game = scene(
        red={"ak": raging(), "al": safar(4, 8.2, AP=0)},
        blue={"bo": safar(4, 5.8, AP=0), "ba": safar(13, 13)},
        dice={"ak": {"level": [6], "target": [die]}, "al": {"level": [2]}, "bo": {"level": [2]}},
    ).play(WAKE, ("action", {"rampage": "hands"}), ("engage", "P"))
    assert game.one("attacked")["target"] == victim


@proves("KA-SKL-10")
@pytest.mark.parametrize(("state", "cost"), [("dazed", 3), ("stunned", 2)])
def test_dazing_or_stunning_a_berserk_ends_it(state: str, cost: int) -> None:
    game = scene(red={"ak": raging(state, moves=2, free_move=False)}, blue={"bo": safar(5.2, 7)})
    assert game.query("walk_cost", figure="ak") == cost
    game.answer(WAKE)
    assert "berserk" not in game.status("ak")
    assert "done" in game.offers("action")
