"""The log, read line by line: what it says, and the rule behind what it says."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import pytest

from escarmouche.core.events import GameEnded, Modifier, Moved, Rolled, StatusLost
from escarmouche.games.kharn_ages import SYSTEM, events
from escarmouche.games.kharn_ages.events import (
    ActivationEnded,
    ApChanged,
    ArmourUsed,
    Attacked,
    Attempted,
    BoxesLost,
    Cast,
    GearChanged,
    Guarded,
    InitiativeTaken,
    Leapt,
    Poisoned,
    Resolved,
    StructureLost,
    TableLaid,
    Used,
    Wounded,
    bled,
)
from escarmouche.games.kharn_ages.figures import Bleed, Gear, Thing
from escarmouche.space.table import Table
from escarmouche.telling.texts import Texts
from games.kharn_ages.scene import Scene, hit, safar, scene
from playthroughs.transcript import SEEDS, file_of
from proofs import proves

FRENCH, ENGLISH = Texts(SYSTEM, "fr"), Texts(SYSTEM, "en")


def duel(engage: str, ak: Any = None, bo: Any = None, roll: Sequence[int] = (6,), reply: Any = None) -> Scene:
    """Red ak attacks blue bo with its hands or its first weapon; bo is to answer."""
    return scene(
        red={"ak": safar(4, 7, **(ak or {}))},
        blue={"bo": safar(5.4, 7, **(bo or {}))},
        dice={"ak": {"level": list(roll)}, "bo": reply or {"level": [2]}},
    ).answer(("activate", "ak"), hit("bo", (ak or {}).get("equipment", ["hands"])[0]), ("engage", engage))


def words(texts: Texts, line: str) -> str:
    """A line without the finer points of typography."""
    return re.sub("[\u202f\u00a0]", " ", line).replace("’", "'")


@pytest.mark.parametrize("seed", SEEDS)
def test_every_line_of_a_game_names_its_rule(seed: str) -> None:
    lines = [line for line in file_of("kharn-ages", seed).read_text().splitlines() if line.startswith("    ")]
    assert len(lines) > 100
    assert [line for line in lines if "(KA-" not in line] == []


@proves("KA-MEL-04", "KA-MEL-11")
@pytest.mark.parametrize(("engage", "rule"), [("P", "KA-MEL-04"), ("PA", "KA-MEL-08"), ("PPC", "KA-MEL-11")])
def test_the_total_of_an_attack_names_the_rule_it_was_made_by(engage: str, rule: str) -> None:
    fight = duel(engage).play(("effects", "none") if len(engage) > 1 else ("defence", "reflex"))
    assert rule in fight.one("attempted", figure="ak")["rules"]


@proves("KA-SHD-06", "KA-CRT-11")
def test_a_shield_that_parries_against_the_totals_says_so() -> None:
    fight = duel("P", ak={"P": 9}, bo={"equipment": ["Targe"]}, roll=(9,), reply={"level": [10], "chain": [1]}).play(
        ("guard", {"use": "Targe"}), ("defence", "reflex")
    )
    told = fight.one("resolved")
    assert (told["attack"] > told["defence"], told["hit"], told["rules"]) == (True, False, ("KA-SHD-06",))


@proves("KA-SPA-03")
def test_a_bite_is_told_as_one() -> None:
    fight = scene(
        red={"ak": safar(4, 7, skills={"bite": None})},
        blue={"bo": safar(5.4, 7)},
        dice={"ak": {"level": [2]}, "bo": {"level": [9]}},
    ).play(("activate", "ak"), ("action", {"bite": "bo"}), ("engage", "VP"))
    assert fight.one("attacked")["rules"][0] == "KA-SPA-03"


@proves("KA-MEL-14", "KA-MEL-15")
def test_damage_tells_how_it_came_about() -> None:
    fight = duel("PC", ak={"P": 4, "equipment": ["Glaive court"]}).play(("effects", "P"), ("damage", "P"))
    told = fight.one("wounded", figure="bo")
    assert [(part["name"], part["value"]) for part in told["modifiers"]] == [("Arme", 1), ("Effet P", 1)]
    assert (told["base"], told["damage"]) == (4, 6)


def test_losses_name_their_cause_and_what_the_armour_kept() -> None:
    bleeding = Wounded(figure="bo", lost=2, left=7, source="bleeding")
    assert words(FRENCH, FRENCH.event(bleeding)) == "bo perd 2 PV (reste 7), saignement."
    assert words(ENGLISH, ENGLISH.event(bleeding)) == "bo loses 2 HP (7 left), bleeding."
    stopped = Wounded(figure="bo", lost=0, left=7, damage=3, stopped=3)
    assert (
        words(FRENCH, FRENCH.event(stopped))
        == "bo ne perd aucun PV (reste 7) : 3 de dégâts, dont 3 arrêtés par l'armure."
    )
    assert words(ENGLISH, ENGLISH.event(stopped)) == "bo loses no HP (7 left): 3 damage, 3 of it stopped by the armour."


def test_bleeding_and_poison_say_what_they_do() -> None:
    assert "3 HP" in ENGLISH.event(bled("bo", (Bleed(2), Bleed(1))))
    assert "no longer" in ENGLISH.event(bled("bo", ()))
    lines = [ENGLISH.event(Poisoned(figure="bo", penalty=penalty)) for penalty in (0, 2, None)]
    assert lines == [
        "bo is poisoned: it takes effect at the next activation.",
        "bo, poison: −2 to its characteristics.",
        "bo is free of poison.",
    ]
    assert "n'a plus de poison" in words(FRENCH, FRENCH.event(Poisoned(figure="bo", penalty=None)))


def test_the_choice_of_damage_offers_damage_alone() -> None:
    fight = duel("VP", ak={"V": 4}).answer(("effects", "none")).answer(("defence", "reflex"))
    asked = fight.position.decision()
    assert [ENGLISH.option(asked, option) for option in asked.options] == ["V", "P"]


def test_a_free_attack_is_not_asked_to_pay() -> None:
    free = duel("PA", ak={"A": 5}).answer(("effects", "A"), ("defence", "reflex"), ("damage", "A"))
    free.answer(("free-attack", {"attack": "bo", "weapon": "hands"}))
    assert "(free)" in ENGLISH.prompt(free.position.decision())


def test_letters_tell_their_sum() -> None:
    fight = scene(red={"ak": safar(4, 7, V=4, A=5)}, blue={"bo": safar(5.4, 7)})
    asked: Any = fight.answer(("activate", "ak"), hit("bo")).position.decision()
    assert {asked.sum_of(word) for word in ("VA", "VAA")} == {9, 14}
    assert asked.sum_of("none") is None


def test_an_action_with_a_threshold_says_what_it_needed_and_what_came_of_it() -> None:
    read = Attempted(figure="bo", action="read", kept=6, added=8, base=8, total=14, needed=13, passed=True)
    assert ENGLISH.event(read) == "bo, reading: 8 + die 6 = 14 against 13: passed."
    assert words(FRENCH, FRENCH.event(read)) == "bo, lire : 8 + dé 6 = 14 contre 13 : réussi."


def test_a_spell_nobody_resists_is_not_set_against_nothing() -> None:
    kind = Resolved(figure="bo", target="ak", attack=20, defence=None, hit=True, spell="Sang-froid")
    assert ENGLISH.event(kind) == "20: the spell takes on ak."
    assert words(FRENCH, FRENCH.event(kind)) == "20 : le sort prend sur ak."


@proves("KA-SKL-16")
def test_a_scout_ahead_of_its_strip_names_its_skill() -> None:
    scout = safar(0, 0, rank=2, skills={"scout": 2}, on_table=False)
    for y, rules in ((3.0, ("KA-DEP-01", "KA-SKL-16")), (1.0, ("KA-DEP-01",))):
        told = scene(red={"ak": scout}, blue={"bo": safar(0, 0, on_table=False)}, opening="first")
        told.answer(("first", "red"), ("zone", "south"), ("deploy", [7, y]))
        assert told.one("placed", figure="ak")["rules"] == rules


@proves("KA-ZOC-02")
def test_the_fallen_engage_nobody() -> None:
    near = scene(red={"ak": safar(4, 7)}, blue={"bo": safar(5.2, 7), "di": safar(4, 8.2, "defeated")})
    assert [*SYSTEM.rules.engaged(near.state, "ak")] == ["bo"]


@proves("KA-SHT-12")
def test_a_shot_that_hits_too_far_away_to_hurt_says_why() -> None:
    shot = scene(
        red={"ak": safar(1, 1, A=4, equipment=["Arc de chasse"])},
        blue={"bo": safar(14, 14)},
        dice={"ak": {"level": [9]}, "bo": {"level": [3]}},
    ).play(("activate", "ak"), ("action", {"shoot": "bo", "weapon": "Arc de chasse"}), ("engage", "A"))
    told = shot.one("wounded")
    assert (told["lost"], "damage" in told, told["modifiers"][-1]["value"]) == (0, False, -3)
    assert told["modifiers"][-1]["rule"] == "KA-SHT-12"


@proves("KA-CRT-05")
def test_a_reroll_that_fails_is_said_to_add_nothing() -> None:
    wasted = Attempted(figure="bo", action="defence", kept=10, chain=(1,), added=11, base=11, total=21, critical=1)
    assert words(FRENCH, FRENCH.event(wasted)) == "bo, défense : 11 + dé 10, puis 1 (échec : n'ajoute rien) = 21."
    counted = Attempted(figure="bo", action="defence", kept=10, chain=(4,), added=11, base=11, total=25, critical=1)
    assert words(FRENCH, FRENCH.event(counted)) == "bo, défense : 11 + dé 10, puis 4 = 25."


@proves("KA-STA-03")
def test_what_a_critical_hit_adds_is_told_apart() -> None:
    hurt = Wounded(figure="bo", lost=9, left=1, damage=9, base=5, rules=("KA-MEL-14", "KA-STA-03"))
    assert words(ENGLISH, ENGLISH.event(hurt)) == "bo loses 9 HP (1 left): 9 damage (5 · Critical hit +4)."


@proves("KA-FRT-03")
def test_a_test_passed_by_a_mastery_die_does_not_read_like_a_mistake() -> None:
    saved = events.Tested(figure="bo", test="fright", cause="fright:ak", die=1, total=7, needed=13, passed=True, base=6)
    line = words(FRENCH, FRENCH.event(saved))
    assert line == "bo, test d'effroi (ak) : 6 + dé 1 = 7 contre 13 : considéré comme réussi."


def test_the_facts_of_an_incantation_are_a_sum_and_in_the_language() -> None:
    bonus = (Modifier("Le Sang et l'Acier", 1, "KA-MAG-03"),)
    made = Attempted(figure="bo", action="cast", kept=4, added=16, total=20, base=15, needed=18, modifiers=bonus)
    assert "15 · le Sang et l'Acier +1 = 16 (KA-MAG-03)" in words(FRENCH, FRENCH.facts(made))
    cast = Cast(figure="bo", spell="Verdict", target="ak", difficulty=18, ap=3, path="blood-and-steel")
    assert words(FRENCH, FRENCH.facts(cast)).startswith("sort Verdict ; cible ak ; difficulté 18 ;")
    assert "voie Sang et Acier" in words(FRENCH, FRENCH.facts(cast))


def test_level_dice_and_tables_do_not_tell_what_means_nothing() -> None:
    rolled = Rolled(figure="bo", purpose="level", needed=0, faces=(4, 2), hits=2, sides=10)
    assert FRENCH.facts(rolled) == "jet dés de niveau"
    laid = TableLaid(table=Table((15.0, 15.0), ()), things={"stone-1": Thing(kind="stone", at=(1.0, 1.0))})
    assert FRENCH.facts(laid) == ""


def test_a_total_names_its_parts_and_a_bare_die_only_itself() -> None:
    parts = (Modifier("Assaut", 6, "KA-ASL-03"), Modifier("Soutien", 1, "KA-SUP-01"))
    trampled = Attempted(figure="bo", action="trample", kept=5, added=19, base=12, total=24, modifiers=parts)
    assert ENGLISH.event(trampled) == "bo, trample: 12 · Assault +6 · Support +1 + die 5 = 24."
    reflex = Attempted(figure="bo", action="defence", kept=5, added=0, total=5)
    assert ENGLISH.event(reflex) == "bo, defence: 5."


def test_a_row_of_the_fright_table_says_what_it_means() -> None:
    rolled = Rolled(figure="bo", purpose="table", faces=(6,), needed=0, hits=0)
    assert ENGLISH.event(rolled).endswith("6 – flees")


def both(event: Any) -> list[str]:
    """What happened, in French and in English."""
    return [words(texts, texts.event(event)) for texts in (FRENCH, ENGLISH)]


@pytest.mark.parametrize(
    ("face", "hits", "french", "english"),
    [
        (1, 0, "1 – échec critique", "1 – critical failure"),
        (4, 0, "4 – seuil manqué", "4 – below the threshold"),
        (7, 1, "[7] – seuil atteint", "[7] – threshold reached"),
        (10, 1, "[10] – réussite critique", "[10] – critical success"),
    ],
)
def test_an_armour_roll_says_what_its_die_means(face: int, hits: int, french: str, english: str) -> None:
    rolled = Rolled(figure="bo", purpose="armour", needed=6, faces=(face,), hits=hits, sides=10)
    assert both(rolled) == [f"bo, armure, 6+ : {french}", f"bo, armour, 6+: {english}"]


def test_armour_that_stops_nothing_and_a_shield_without_a_box_say_so() -> None:
    used = ArmourUsed(figure="bo", armour="Jaque", ticked=2, left=3, stopped=0)
    assert both(used) == [
        "bo : l'armure n'arrête rien (reste 3 cases).",
        "bo: the armour stops nothing (3 boxes left).",
    ]
    last = BoxesLost(figure="bo", item="Targe", lost=1, left=0, reason="used")
    assert [line.rpartition("(")[2] for line in both(last)] == ["plus aucune).", "none left)."]


@pytest.mark.parametrize(("face", "worth"), [(1, 1), (2, 1), (5, 3), (8, 4), (10, 5)])
def test_a_die_of_five_says_what_it_is_worth(face: int, worth: int) -> None:
    rolled = Rolled(figure="bo", purpose="damage", needed=0, faces=(face,), hits=0, sides=10)
    assert both(rolled) == [f"bo, 1D5 : {face}, soit {worth}", f"bo, 1D5: {face}, that is {worth}"]


def test_the_one_who_begins_says_by_which_levels() -> None:
    levels = {"red": 5, "blue": 5}
    drawn = both(InitiativeTaken(order=("blue", "red"), levels=levels, drawn=True))
    assert drawn == [
        "Bleu se déploie et joue en premier (somme des niveaux : Rouge 5, Bleu 5 ; le dé départage).",
        "Blue deploys and plays first (sum of levels: Red 5, Blue 5; the die decides).",
    ]
    assert both(InitiativeTaken(order=("blue", "red"), levels={}))[1] == "Blue deploys and plays first."


def test_what_is_of_no_account_is_passed_over() -> None:
    flying = GearChanged(figure="bo", item="Javeline", gear=Gear("Javeline", "weapon"), reason="thrown")
    for silent in (ActivationEnded(figure="bo", ap=0, fallen=True), Used(figure="bo", name="read"), flying):
        assert both(silent) == ["", ""]
    assert both(Moved(figure="bo", path=(), cost=0.004, kind="walk")) == ["bo reste sur place.", "bo stays in place."]


def test_who_falls_in_its_own_activation_has_not_done() -> None:
    bleeding = scene(
        red={"ak": safar(4, 7, HP=1, bleeding=[2])}, blue={"bo": safar(9, 7)}, dice={"ak": {"level": [1]}}
    ).answer(("activate", "ak"))
    assert bleeding.one("activation_ended")["fallen"] is True


def test_a_bite_is_not_made_with_bare_hands() -> None:
    bite = Attacked(figure="bo", target="ak", kind="bite", letters="VV", weapon="hands")
    assert both(bite) == ["bo mord ak avec VV.", "bo bites ak with VV."]


def test_a_blow_that_nobody_wards_off_says_so() -> None:
    struck = Resolved(figure="bo", target="ak", attack=14, defence=None, hit=True)
    assert both(struck) == ["14 : ak encaisse le coup sans se défendre.", "14: ak is hit without a defence."]
    assert both(Guarded(figure="ak", against="bo", letters="", weapon="hands"))[1] == (
        "ak defends by reflex (bare hands)."
    )


def test_a_sadist_spends_its_points() -> None:
    assert both(ApChanged(figure="bo", by=-4, left=0, reason="sadistic")) == [
        "bo dépense 4 PA : sadique (reste 0).",
        "bo spends 4 AP: sadistic (0 left).",
    ]


def test_lengths_and_things_agree() -> None:
    assert both(Leapt(figure="bo", length=1.98, depth=1.0, passed=True)) == [
        "bo saute par-dessus un vide de 1,98 toise : franchi.",
        "bo jumps over a gap of 1.98 toises: across.",
    ]
    assert both(StructureLost(thing="store-6", lost=1, left=1))[1].startswith("Structure points lost: 1 (")
    assert both(StatusLost(figure="bo", status="last-stand"))[0] == "Le dernier carré de bo prend fin."
    assert both(GameEnded(winner="red", reason="wiped-out"))[1] == "Red wins: only one band (Spearhead) is left."


@proves("KA-GEN-16")
def test_the_characteristic_that_an_alert_adds_is_named() -> None:
    alert = scene(
        red={"ak": safar(4, 7)},
        blue={"bo": safar(5.4, 7, "on-the-alert", V=4)},
        dice={"ak": {"level": [6]}, "bo": {"level": [2]}},
    ).play(("activate", "ak"), hit("bo"), ("engage", "P"), ("defence", "reflex"), ("alert", "V"))
    assert alert.one("alerted", figure="bo")["letter"] == "V"


@proves("KA-TEM-11")
def test_a_second_failure_says_that_the_activation_is_over() -> None:
    again = scene(
        red={"ak": safar(4, 7, "terrorised", AP=1, failures={"bo": 1}), "al": safar(12, 2)},
        blue={"bo": safar(5.4, 7, skills={"terror": 15})},
        dice={"ak": {"test": [2]}},
    ).answer(("activate", "ak"))
    assert again.one("used", name="no-recovery")["figure"] == "ak"
