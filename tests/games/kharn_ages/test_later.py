"""Skills of later editions, which imported cards have."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.games.kharn_ages import SYSTEM
from escarmouche.games.kharn_ages.cards import printed, shelf
from escarmouche.games.kharn_ages.later import ELSEWHERE
from escarmouche.games.kharn_ages.rules.keywords import KEYWORDS, LATER, PRINTED, without_code
from escarmouche.games.kharn_ages.rules.recruits import Recruit
from escarmouche.rulings.ledger import book, coverage, later, ledger, proofs_of
from games.kharn_ages.scene import Scene, block, hit, safar, scene
from proofs import proves

pytestmark = pytest.mark.usefixtures("both_editions")

WAKE = ("activate", "ak")


def duel(mine: dict[str, Any], theirs: dict[str, Any], dice: dict[str, Any], **more: Any) -> Scene:
    return scene(red={"ak": safar(4, 7, **mine)}, blue={"bo": safar(5.2, 7, **theirs)}, dice=dice, **more)


# ---------------------------------------------------------------- their place


def test_every_later_skill_has_a_rule_code_and_a_proof_and_the_book_is_counted_without_them() -> None:
    assert {rule for told in LATER.values() for rule in told.rules} == set(later(SYSTEM).rules)
    assert not set(LATER) & set(PRINTED)
    assert not [name for name in LATER if without_code(name)]
    assert set(later(SYSTEM).rules) <= set(proofs_of(SYSTEM))
    assert not set(later(SYSTEM).rules) & set(book(SYSTEM).rules)
    assert coverage(SYSTEM).rules == tuple(book(SYSTEM).rules)
    assert not coverage(SYSTEM).strangers
    assert set(ledger(SYSTEM)) == {*book(SYSTEM).rules, *later(SYSTEM).rules}


def test_no_card_of_ours_has_one() -> None:
    assert not [one.name for one in printed()["profiles"].values() if set(one.skills) & set(LATER)]


@proves("KA-LAT-01", "KA-LAT-02", "KA-LAT-03", "KA-LAT-04")
@pytest.mark.parametrize("skill", ELSEWHERE)
def test_names_that_do_nothing_here_change_nothing(skill: str) -> None:
    value = 2 if KEYWORDS[skill].form == "number?" else None
    plain, marked = (
        duel({"skills": skills}, {}, {"ak": {"level": [9]}, "bo": {"level": [2]}}).play(
            WAKE, hit("bo"), ("engage", "PC"), ("action", "done")
        )
        for skills in ({}, {skill: value})
    )
    assert plain.story() == marked.story()


# ---------------------------------------------------------------- defence


@proves("KA-LAT-05")
@pytest.mark.parametrize(("add", "dice", "total"), [("P", [3], 9), ("die", [3, 7], 13)])
def test_the_cunning_mend_a_defence_for_one_more(add: str, dice: list[int], total: int) -> None:
    fight = duel({}, {"skills": {"cunning": None}}, {"ak": {"level": [2]}, "bo": {"level": dice}}).play(
        WAKE, hit("bo"), ("engage", "PP"), ("defence", "P"), ("cunning", {"add": add})
    )
    assert fight.one("outwitted")["total"] == total
    assert not fight.one("resolved")["hit"]
    assert fight.state.figures["bo"].ap == 5 - 2


@proves("KA-LAT-05")
def test_a_characteristic_engaged_twice_cannot_be_added_again_nor_a_good_defence_mended() -> None:
    game = duel({}, {"skills": {"cunning": None}}, {"ak": {"level": [9]}, "bo": {"level": [3]}})
    game = game.answer(WAKE, hit("bo"), ("engage", "PP"), ("defence", "PP"))
    assert game.offers("cunning") == [{"add": word} for word in ("die", "V", "A", "C")] + ["none"]
    fine = duel({}, {"skills": {"cunning": None}}, {"ak": {"level": [2]}, "bo": {"level": [9]}})
    fine = fine.play(WAKE, hit("bo"), ("engage", "P"), ("defence", "P"))
    assert fine.state.figures["bo"].ap == 5 - 1


@proves("KA-LAT-05")
def test_a_defence_that_failed_outright_or_parried_is_not_mended() -> None:
    cunning = {"skills": {"cunning": None}}
    missed = duel({}, cunning, {"ak": {"level": [9]}, "bo": {"level": [1]}})
    assert missed.play(WAKE, hit("bo"), ("engage", "P"), ("defence", "P")).one("resolved")["hit"]
    shielded = {**cunning, "equipment": ["Rondache"]}
    parried = duel({"P": 9}, shielded, {"ak": {"level": [10], "chain": [9]}, "bo": {"level": [10], "chain": [2]}})
    parried.play(WAKE, hit("bo"), ("engage", "P"), ("guard", {"use": "Rondache"}), ("defence", "P"))
    assert parried.one("resolved")["parried"]


@proves("KA-LAT-05", "KA-SKL-25", "KA-SKL-09", "KA-EFF-05")
def test_cunning_spends_nothing_where_no_point_may_be_spent_and_adds_no_third_to_a_free_blow() -> None:
    cunning = {"skills": {"cunning": None}}
    raging = {"skills": {"cunning": None, "berserk": "bleeding"}, "status": ["berserk"]}
    for mine, theirs, word in (({"skills": {"skilled-swordsman": None}}, cunning, "P"), ({}, raging, "reflex")):
        game = duel(mine, theirs, {"ak": {"level": [9]}, "bo": {"level": [3]}})
        game = game.answer(WAKE, hit("bo"), ("engage", "P"), ("defence", word))
        assert game.position.decision().key == "action"
    free = duel({}, cunning, {"ak": {"level": [9, 9]}, "bo": {"level": [2, 2]}}).answer(
        WAKE, hit("bo"), ("engage", "AP"), ("effects", "A"), ("defence", "reflex"), ("cunning", "none"), ("damage", "P")
    )
    free = free.answer(("free-attack", {"attack": "bo"}), ("engage", "P"), ("defence", "PP"), ("riposte", "none"))
    assert free.offers("cunning") == [{"add": "die"}, "none"]


@proves("KA-LAT-11")
def test_a_riposte_of_two_is_damage_and_an_effect_one_of_three_two_effects() -> None:
    def offers(letters: str, **mine: Any) -> list[Any]:
        game = duel({}, mine, {"ak": {"level": [2]}}).answer(WAKE, hit("bo"), ("engage", "PP"), ("defence", letters))
        return game.offers("riposte")

    assert offers("PC") == ["damage", "C", "none"]
    assert offers("PC", skills={"riposte": None}) == ["damage", "damage P", "damage C", "C", "none"]
    assert offers("PCC", skills={"riposte": None})[-2:] == ["damage PC", "damage CC"]
    fight = duel({}, {"skills": {"riposte": None}}, {"ak": {"level": [2]}, "bo": {"level": [9]}}).play(
        WAKE, hit("bo"), ("engage", "PP"), ("defence", "PPC"), ("riposte", "damage PP")
    )
    assert fight.one("wounded")["lost"] == 3 + 2


# ---------------------------------------------------------------- bodies


@proves("KA-LAT-06")
def test_the_slight_push_less_far_and_gain_by_darting() -> None:
    fight = duel({"skills": {"slight": None}}, {}, {"ak": {"level": [9]}, "bo": {"level": [2]}}).play(
        WAKE, hit("bo"), ("engage", "VCC"), ("effects", "VC"), ("next-effect", "C"), ("repel", "yes")
    )
    assert fight.one("pushed")["distance"] == 1.0
    assert fight.all("attempted")[0]["added"] == 9 + 1
    fight = duel({}, {"skills": {"slight": None}}, {"ak": {"level": [2]}, "bo": {"level": [9]}}).play(
        WAKE, hit("bo"), ("engage", "VV"), ("defence", "VV"), ("riposte", "V")
    )
    assert fight.all("attempted")[1]["added"] == 6 + 1


@proves("KA-LAT-07")
@pytest.mark.parametrize(("follows", "added"), [(3, 3), (None, 2)])
def test_stealth_counts_in_cover_only(follows: int | None, added: int) -> None:
    bow = {"name": "Bow", "kind": "weapon", "hands": 2, "melee": False, "shot": {"short": 2, "long": 9, "damage": 4}}
    for wall in (True, False):
        fight = scene(
            red={"ak": safar(4, 7, equipment=[bow])},
            blue={"bo": safar(9, 7, rank=2, skills={"stealth": follows})},
            terrain=[block("wall", 7.6, 6, 7.9, 8, height=1.0, blocks_sight=True)] if wall else [],
            dice={"ak": {"level": [9]}, "bo": {"level": [2, 3]}},
        ).play(WAKE, ("action", {"shoot": "bo", "weapon": "Bow"}), ("engage", "AA"))
        names = {one["name"]: one["value"] for one in fight.all("attempted")[1].get("modifiers", ())}
        assert names.get("Furtivité", 0) == (added if wall else 0)


@proves("KA-LAT-07")
def test_stealth_is_of_no_use_in_melee() -> None:
    wall = [block("wall", 4.5, 7.5, 4.7, 8.5, height=1.0, blocks_sight=True)]
    theirs = {"rank": 2, "skills": {"stealth": 3}}
    fight = duel({}, theirs, {"ak": {"level": [9]}, "bo": {"level": [2, 3]}}, terrain=wall).play(
        WAKE, hit("bo"), ("engage", "P")
    )
    assert "Furtivité" not in {one["name"] for one in fight.all("attempted")[1].get("modifiers", ())}


@proves("KA-LAT-08")
def test_the_fearless_take_no_test() -> None:
    game = duel({"skills": {"fearless": None}}, {"skills": {"terror": 14, "fright": 15}}, {"ak": {"level": [1]}})
    assert not game.play(WAKE, hit("bo"), ("engage", "P"), ("action", "done")).all("tested")


@proves("KA-LAT-09")
@pytest.mark.parametrize(("faces", "lost"), [([4, 9], 6), ([10, 4], 4), ([10, 10], 2)])
def test_a_hide_ignores_its_level_for_each_ten(faces: list[int], lost: int) -> None:
    fight = duel(
        {"P": 6},
        {"rank": 2, "skills": {"tembo-hide": None}},
        {"ak": {"level": [9]}, "bo": {"level": [2, 2], "armour": faces}},
    ).play(WAKE, hit("bo"), ("engage", "PP"))
    assert fight.one("wounded")["lost"] == lost


@proves("KA-LAT-10")
def test_pain_is_shared_with_one_of_the_same_kind() -> None:
    fight = scene(
        red={"ak": safar(4, 7, P=6)},
        blue={
            "bo": safar(5.2, 7, skills={"moringa": 2}),
            "ba": safar(7, 7, skills={"moringa": 3}),
            "bi": safar(7, 8.2),
        },
        dice={"ak": {"level": [9]}, "bo": {"level": [2]}},
    ).answer(WAKE, hit("bo"), ("engage", "PP"), ("defence", "reflex"))
    assert fight.offers("moringa") == [{"to": "ba", "damage": 2}, {"to": "ba", "damage": 1}, "none"]
    done = fight.play(("moringa", {"to": "ba", "damage": 2}))
    assert {one["figure"]: one["lost"] for one in done.all("wounded")} == {"ba": 2, "bo": 4}


@proves("KA-LAT-14", "KA-LAT-15")
@pytest.mark.parametrize("skill", ["stout", "tembo"])
@pytest.mark.parametrize(("effect", "far"), [("V", 0.5), ("VV", 2.0)])
def test_the_stout_shuffle(skill: str, effect: str, far: float) -> None:
    fight = duel({"V": 4, "skills": {skill: None}}, {}, {"ak": {"level": [9]}, "bo": {"level": [2]}})
    fight = fight.answer(WAKE, hit("bo"), ("engage", "VVP"), ("effects", effect), ("defence", "reflex"))
    fight.refused("path", [[4, 7 - far - 0.2]])
    assert fight.play(("path", [[4, 7 - far]])).all("moved")


@proves("KA-LAT-14")
def test_soft_ground_does_not_slow_the_stout() -> None:
    for skills in ({}, {"stout": None}):
        game = scene(
            red={"ak": safar(4, 7, V=4, skills=skills)},
            blue={"bo": safar(14, 7)},
            terrain=[block("mud", 5, 5, 12, 9, kind="difficult")],
        ).answer(WAKE, ("action", "walk"))
        if skills:
            assert game.play(("path", [[8, 7]])).all("moved")
        else:
            game.refused("path", [[8, 7]])


@proves("KA-LAT-15")
def test_a_tembo_pays_more_for_what_was_made_for_others() -> None:
    giant = replace(shelf().profiles["Lancier de la Couronne"], skills={"tembo": None})
    guisarme = shelf().weapons["Guisarme"].cost or 0
    assert Recruit(giant, added=("Guisarme",)).cost == (giant.cost or 0) + guisarme + 3 * (guisarme // 10)


# ---------------------------------------------------------------- quick, and merciful


@proves("KA-LAT-12")
def test_the_brisk_put_an_action_point_into_a_free_attack() -> None:
    free = ("free-attack", {"attack": "bo", "weapon": "hands"})
    fight = duel({"skills": {"brisk": None}}, {}, {"ak": {"level": [9, 9]}, "bo": {"level": [2, 2]}}).play(
        WAKE, hit("bo"), ("engage", "AA"), ("effects", "A"), free, ("skill", "yes"), ("engage", "PP")
    )
    assert [one["lost"] for one in fight.all("wounded")] == [3, 3]
    assert fight.state.figures["ak"].ap == 5 - 2 - 1
    assert fight.all("attacked")[1].get("effects", "") == ""


@proves("KA-LAT-13")
def test_mercy_spares_once_and_leaves_nobody_to_aim_at() -> None:
    fight = duel({"P": 6, "skills": {"mercy": None}}, {"HP": 3}, {"ak": {"level": [9]}, "bo": {"level": [2]}}).play(
        WAKE, hit("bo"), ("engage", "PP"), ("skill", "yes")
    )
    assert fight.state.figures["bo"].hp == 3
    assert fight.state.figures["bo"].ap == 0
    assert "spared" in fight.status("bo")
    assert {"attack": "bo", "weapon": "hands"} not in fight.offers("action")
    later_on = fight.answer(("action", "done"), ("activate", "bo"))
    assert later_on.state.figures["bo"].ap == 0
    assert "spared" not in later_on.play(("action", "done")).status("bo")


@proves("KA-LAT-13")
def test_nobody_is_spared_who_would_have_stood_it() -> None:
    fight = duel({"P": 6, "skills": {"mercy": None}}, {"HP": 7}, {"ak": {"level": [9]}, "bo": {"level": [2]}})
    fight.answer(WAKE, hit("bo"), ("engage", "PP"), ("effects", "none"), ("defence", "reflex"))
    assert fight.state.figures["bo"].hp == 1
    assert fight.pending is not None
    assert fight.pending.key == "action"


@proves("KA-LAT-13")
def test_mercy_is_shown_once_a_round() -> None:
    mine = {"ak": safar(4, 7, P=6, full_AP=6, skills={"mercy": None})}
    foes = {"bo": safar(5.2, 7, HP=3), "be": safar(4, 8.2, HP=3)}
    dice = {"ak": {"level": [9, 9]}, "bo": {"level": [2]}, "be": {"level": [2]}}
    fight = scene(red=mine, blue=foes, dice=dice).play(WAKE, hit("bo"), ("engage", "PP"), ("skill", "yes"))
    fight.answer(hit("be"), ("engage", "PP"), ("effects", "none"), ("defence", "reflex"))
    assert fight.facts("be")["in_play"] is False
    assert {"round:mercy", "game:mercy-bo"} <= set(fight.state.figures["ak"].used)


@proves("KA-SKL-29")
@pytest.mark.parametrize(("action", "dice"), [("bunt", 2), ("attack", 1)])
def test_somebody_heroic_in_a_special_attack_rolls_another_die_there_alone(action: str, dice: int) -> None:
    answer = {"bunt": "bo"} if action == "bunt" else {"attack": "bo", "weapon": "hands"}
    thrown = {"level": [9, 8][:dice], "damage": [5] * (dice - 1)}
    fight = duel({"skills": {"bunt": None, "heroic": "bunt"}}, {}, {"ak": thrown, "bo": {"level": [2]}}).answer(
        WAKE, ("action", answer), ("engage", "PP"), ("defence", "reflex")
    )
    assert len(fight.rolls("ak", "level")[0]["faces"]) == dice


# ---------------------------------------------------------------- leaps, savagery


def leaper(terrain: list[Any], more: dict[str, Any] | None = None, dice: Any = None, **mine: Any) -> Scene:
    red = {"ak": safar(4, 7, **({"V": 6, "A": 1, "skills": {"leap": 3}} | mine)), **(more or {})}
    game = scene(red=red, blue={"bo": safar(13, 13)}, terrain=terrain, dice=dice or {})
    return game.answer(WAKE, ("action", "walk"))


@proves("KA-LAT-16")
@pytest.mark.parametrize(("height", "open"), [(3.0, True), (3.1, False)])
def test_a_leap_leads_over_what_is_as_high_as_it_says(height: float, open: bool) -> None:
    game = leaper([block("wall", 5, 5, 5.6, 9, "wall", height=height)])
    if not open:
        assert game.refused("path", [[7, 7]]).rules == ("KA-MOV-09",)
        return
    game.play(("path", [[7, 7]]))
    assert (game.facts("ak")["at"], game.facts("ak")["level"]) == ([7, 7], 0)


@proves("KA-LAT-16")
def test_from_three_toises_it_steps_down_without_a_fall() -> None:
    game = leaper([block("rock", 3, 6, 5, 8, "rock", height=3)], level=3).play(("path", [[7, 7]]))
    assert game.facts("ak")["level"] == 0
    assert not game.all("landed")


@proves("KA-LAT-16")
@pytest.mark.parametrize(("width", "rolls"), [(3.0, 0), (3.2, 1)])
def test_a_gap_as_long_as_the_leap_takes_no_roll(width: float, rolls: int) -> None:
    ditch = block("ditch", 5, 2, 5 + width, 12, "ditch", base=-4, height=0)
    game = leaper([ditch], dice={"ak": {"level": [6] * rolls}}, V=7)
    assert game.pending is not None
    assert (game.pending.facts["jump"], game.pending.facts["leap"]) == (3, 7)
    game.play(("path", [[8.9, 7]]))
    assert game.one("leapt")["passed"]
    assert len(game.rolls("ak", "level")) == rolls


@proves("KA-LAT-16")
@pytest.mark.parametrize(("stature", "open"), [(3, True), (4, False)])
def test_it_leaps_over_those_no_taller_than_it_says_and_ends_beside_them(stature: int, open: bool) -> None:
    game = leaper([], {"al": safar(6, 7, stature=stature)})
    assert game.refused("path", [[6.2, 7]]).rules == ("KA-ZOC-11",)
    if not open:
        assert game.refused("path", [[8, 7]]).facts["figure"] == "al"
        return
    game.play(("path", [[8, 7]]))
    assert game.facts("ak")["at"] == [8, 7]


@proves("KA-LAT-16")
def test_a_taller_one_behind_a_low_one_stops_the_leap() -> None:
    game = leaper([], {"al": safar(5.5, 7, stature=2), "am": safar(7, 7, stature=5)})
    assert game.refused("path", [[9, 7]]).facts["figure"] == "am"


@proves("KA-LAT-17")
def test_the_savage_assault_with_their_weight_after_another_attack() -> None:
    def after_a_blow(**mine: Any) -> Scene:
        game = scene(
            red={"ak": safar(4, 7, full_AP=9, stature=4, **mine)},
            blue={"bo": safar(5.2, 7, HP=1), "be": safar(8, 7)},
            dice={"ak": {"level": [9, 9]}, "bo": {"level": [2]}, "be": {"level": [2]}},
        )
        return game.answer(WAKE, hit("bo"), ("engage", "P"))

    tame = after_a_blow()
    assert tame.refused("action", {"assault": "be", "weapon": "hands"}).rules == ("KA-ASL-04",)
    wild = after_a_blow(skills={"savage": None})
    wild.answer(("action", {"assault": "be", "weapon": "hands"}), ("path", {"touch": "be"}), ("engage", "P"))
    added = wild.all("attempted")[-1]
    assert {"name": "Assaut", "rule": "KA-ASL-03", "value": 4} in added["modifiers"]


@proves("KA-LAT-17")
@pytest.mark.parametrize(
    ("scenario", "kind", "deed"), [("stones", "inscription", "read"), ("stores", "store", "set-fire")]
)
def test_the_savage_leave_what_a_scenario_is_about_alone(scenario: str, kind: str, deed: str) -> None:
    def open_to(skills: dict[str, Any], kind: str) -> Scene:
        things = {"it": {"kind": kind, "at": [4, 10.2], **({"points": 2} if kind == "store" else {})}}
        red, blue = {"ak": safar(4, 11, skills=skills)}, {"bo": safar(14, 7)}
        return scene(red=red, blue=blue, things=things, scenario=scenario).answer(WAKE)

    deeds = {deed: "it"}
    assert deeds in open_to({}, kind).offers("action")
    wild = open_to({"savage": None}, kind)
    assert deeds not in wild.offers("action")
    assert wild.refused("action", deeds).rules == ("KA-LAT-17",)
    if kind == "store":
        assert {"destroy": "it"} in wild.offers("action")
    else:
        assert {"read": "it"} in open_to({"savage": None}, "document").offers("action")
