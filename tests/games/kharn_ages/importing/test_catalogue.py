"""A catalogue becomes cards: what is a word of ours is played, everything else is listed, nothing is guessed."""

from __future__ import annotations

import json
import random
import time
from typing import Any

import pytest

from escarmouche.cards import content
from escarmouche.cards.imports import Imported, Taken, summary
from escarmouche.games.kharn_ages.cards import CATALOGUE
from escarmouche.games.kharn_ages.importing.catalogue import read
from escarmouche.telling.texts import Unusable
from games.kharn_ages.importing.catalogues import catalogue, profile, spell, text, uses, weapon


def taken(found: Imported, name: str) -> Taken:
    return next(one for one in found.taken if one.name == name)


def card(name: str, **more: Any) -> dict[str, Any]:
    found = taken(read(text(**more)), name).card
    assert found is not None
    return dict(found)


def lines(found: Taken) -> list[str]:
    return [gap.line for gap in found.gaps]


def test_the_cards_made_are_right_as_a_content_file() -> None:
    found = read(text())
    file = content.text_of(CATALOGUE, found.cards, (), found.source)
    checked = content.check(CATALOGUE, [("mine.yaml", file)])
    assert not checked.faults
    assert checked.cards["profiles"]["Rongeur I"].playable


def test_figures_skills_and_equipment_of_a_profile() -> None:
    made = card("Rongeur I")
    assert (made["level"], made["faction"], made["cost"], made["ap"], made["hp"]) == (1, "fangs", 40, 7, 20)
    assert [made[letter] for letter in "VPACTI"] == [3, 4, 3, 3, 3, 2]
    assert made["skills"] == {"bite": None}
    assert made["equipment"] == ["Tranchelard"]
    assert made["mastery"] == [["offensive", "defensive"]]
    assert (made["base"], made["limitation"], made["source"]) == (40, "2", "rongeur-1")
    assert taken(read(text()), "Rongeur I").state == "complete"


def test_two_profiles_of_a_name_are_told_apart_by_their_level() -> None:
    assert {one.name for one in read(text()).taken if one.kind == "profiles"} >= {"Rongeur I", "Rongeur II"}


def test_a_mage_a_field_and_the_armour_of_a_profile() -> None:
    made = card("Liseuse d'os")
    assert made["skills"] == {"mage": "osteomancy", "heroic": "objectives"}
    assert made["equipment"] == ["Armure portée 1/6/2 (4)"]
    assert card("Armure portée 1/6/2 (4)") == {
        "name": "Armure portée 1/6/2 (4)",
        "cost": None,
        "threshold": 6,
        "low": 1,
        "high": 2,
        "boxes": 4,
    }


def test_a_personage_takes_the_place_of_its_ordinary_profile_and_has_no_comma() -> None:
    made = card("Griffu le Vieux")
    assert (made["limitation"], made["kind"]) == ("P", "Rongeur I")


def test_a_faction_of_the_later_edition_and_a_base_by_stature() -> None:
    made = card("Évadée")
    assert (made["faction"], made["base"], made["skills"]) == ("freed", 50, {"brutality": 2})
    assert dict(read(text()).remarks) == {"import-bases": 4}


def test_lines_that_are_words_of_ours() -> None:
    made = card("Tranchelard")
    assert (made["bonus"], made["bleeding"], made["forbids"], made["reach"]) == (2, 1, ["A"], 1)
    assert "unplayed" not in made
    hook = card("Crochet")
    assert (hook["on_critical"], hook["piercing"], hook["reserved"]) == (["disarm", "daze"], "1D5", ["Rongeur II"])


@pytest.mark.parametrize(
    ("line", "field", "value"),
    [
        ("3 dégâts / Saignement 2", "damage", 3),
        ("+2 en attaque.\n+1 en défense.", "defence", 1),
        ("+3 ATT", "attack", 3),
        ("RC = saignement 2", "critical_bleeding", 2),
        ("Pas d'attaque à 1 PA.", "forbids_simple", ["V", "P", "A", "C"]),
        ("Empoisonne la victime.", "poison", True),
        ("Effroi 12.", "fright", 12),
        ("Pas d'effet avec C", "effectless", ["C"]),
        ("Pas d'EC en attaque", "steady", ["attack"]),
        ("L'armure adverse protège 2 dgts de moins", "blunts", 2),
        ("RC = 9 et 10", "critical_from", 9),
        ('Allonge 2" en défense', "guard_reach", 2),
        ("+ stature au seuil des attaques à 3 PA hors charge", "stature_at_3", True),
        ("Confère « Brutalité 2 » au porteur.", "skills", {"brutality": 2}),
        ("Confère au Crieur la compétence « Brutalité 2 ».", "skills", {"brutality": 2}),
        ("+2 DEF si maniée à 2 mains. Maniable à 1 ou 2 mains.", "both_hands_defence", 2),
        ("RC = assomme", "on_critical", ["stun"]),
        ("En cas d'EC, le porteur subit les dégâts.", "backfires", True),
        ("EC = le porteur subit les dgts", "backfires", True),
        ("N'endommage pas l'armure", "spares_armour", True),
        ("Charge interdite avec une attaque à 1 PA", "assault_ap", [2, 3]),
        ("Pas d'attaque ou de défense à 3 PA", "most_defence", 2),
        ("Attaque à 3 PA uniquement", "attack_ap", [3]),
        ("RC= regagne 1 PA", "critical_ap", 1),
        ("Octroie l'effet de C en cas de RC", "critical_effect", "C"),
        (
            "Ajoute gratuitement l'effet de P dès qu'elle utilise l'effet de A en attaque",
            "adds_effect",
            {"A": "P"},
        ),
        (
            "Les dégâts et les effets sont appliqués 2 fois en cas de RC (à la place de la stature)",
            "critical_twice",
            True,
        ),
        ("Ses adversaires ont -2 en attaque et en défense", "hampers", 2),
        ("+1 par incantation", "incantation", 1),
        ("Permet de « creuser » gratuitement", "digs", True),
        ("Repousse de 2\" ou +2 à l'effet de C.", "shoves", 2.0),
        (
            '+1 dégât. Peut être utilisée comme arme de tir (4" max).',
            "shot",
            {"short": 0.0, "long": 4.0, "beyond": False, "feed": "itself", "bonus": 1},
        ),
    ],
)
def test_a_line_and_the_field_it_becomes(line: str, field: str, value: Any) -> None:
    made = card("Essai", equipment=[weapon("essai", "Essai", line)])
    assert made[field] == value
    assert "unplayed" not in made


@pytest.mark.parametrize(
    "line",
    [
        "1D5 dgts",
        "+1 en attaque ou +1 en défense",
        "3 dégâts aux montures",
        "Saignement 2 en cas de RC (sauf Fangs)",
        "Sonne",
    ],
)
def test_a_line_that_is_almost_one_of_ours_is_not_guessed(line: str) -> None:
    found = taken(read(text(equipment=[weapon("essai", "Essai", line)])), "Essai")
    assert lines(found) == [line]
    assert found.card is not None
    assert found.card["unplayed"] == [line]
    assert not {"damage", "bonus", "attack", "bleeding", "critical_bleeding"} & set(found.card)


def test_what_somebody_carries_is_a_gap_of_its_own() -> None:
    people = [profile("chanteur-1", "Chanteur", baseEquipmentIds=["hurleuse", "marmite"])]
    found = taken(read(text(profiles=people)), "Chanteur")
    assert [gap.reason for gap in found.gaps] == ["part", "part"]
    assert lines(found) == ["Hurleuse: Chante à minuit", "Marmite: Sonne creux"]
    assert found.card is not None
    assert found.card["equipment"] == ["Hurleuse", "Marmite"]


def test_a_weapon_that_shoots() -> None:
    made = card("Lance-cailloux")
    shot = {
        "short": 2.0,
        "long": 6.0,
        "beyond": False,
        "rate": 1,
        "reload": 2,
        "damage": 5,
        "short_bonus": 2,
        "feed": "bolts",
    }
    assert (made["shot"], made["melee"]) == (shot, False)


SHOOTER: dict[str, Any] = {"category": "arme-tir", "range": {"short": 2, "long": 6}, "munitionKind": "fleches"}


@pytest.mark.parametrize(
    ("line", "field", "value"),
    [
        ("+2 dégâts", "bonus", 2),
        ("Permet de relancer 1D10 lors d'un tir par activation", "again", True),
        ("Lors d'un tir qui « utilise » l'effet de A, peut choisir celui de C à la place.", "repels", True),
        ("Permet d'appliquer 1 effet supplémentaire parmi les caractéristiques choisies.", "more_effects", True),
    ],
)
def test_a_line_of_a_shot_and_the_field_it_becomes(line: str, field: str, value: Any) -> None:
    made = card("Essai", equipment=[weapon("essai", "Essai", line, **SHOOTER)])
    assert made["shot"][field] == value
    assert "unplayed" not in made


def test_a_bow_without_a_figure_shoots_with_the_characteristic_and_one_with_a_blade_fights() -> None:
    assert "unplayed" not in card("Essai", equipment=[weapon("essai", "Essai", "", **SHOOTER)])
    line = "4 dégâts. Saignement 2 au corps à corps, +2 en défense."
    made = card("Essai", equipment=[weapon("essai", "Essai", line, **SHOOTER)])
    assert (made["melee"], made["bleeding"], made["defence"], made["shot"]["damage"]) == (True, 2, 2, 4)
    line = "Compte comme une rapière (+3 ATT / +2 DEF) au corps à corps."
    made = card("Essai", equipment=[weapon("essai", "Essai", line, **SHOOTER)])
    assert (made["melee"], made["attack"], made["defence"]) == (True, 3, 2)


def test_several_of_a_thrown_weapon_are_so_many_pieces() -> None:
    darts = weapon("dards", "4 Dards", "9-distance dégâts.", **{**SHOOTER, "munitionKind": ""})
    assert card("4 Dards", equipment=[darts])["pieces"] == 4


@pytest.mark.parametrize(
    ("line", "field", "value"),
    [
        ("+1 en attaque et aux dégâts.", "bonus", 1),
        ("Immunisent à la terreur.", "fearless", ["terror"]),
        ("Pas d'EC sur l'action crocheter.", "steady_at", ["pick-lock"]),
        ("+2 lors de la relance d'un dé de maitrise défensif.", "rerolls", {"defensive": 2}),
        ("+2 lors de la relance d'un dé de maitrise de tir.", "rerolls", {"shooting": 2}),
        ("+2 quand le porteur est au CàC ou doublé si le porteur est à couvert", "cloak", 2),
    ],
)
def test_a_line_of_a_trinket_and_the_field_it_becomes(line: str, field: str, value: Any) -> None:
    made = card("Essai", equipment=[weapon("essai", "Essai", line, category="objet")])
    assert made[field] == value
    assert "unplayed" not in made


def test_shields_armours_and_ammunition() -> None:
    assert (card("Couvercle")["boxes"], card("Couvercle")["adds"]) == (4, 2)
    assert (card("Croûte")["threshold"], card("Croûte")["high"], card("Croûte")["penalty"]) == (6, 2, {"V": -1})
    assert card("simple") == {
        "kind": "simple",
        "arrows_for_5": 0,
        "bolts_for_5": 3,
        "arrows_for_15": 0,
        "bolts_for_15": 6,
    }
    assert taken(read(text()), "Carreaux: Gluant").state == "left-out"


def test_a_spell_that_is_understood_and_one_of_which_only_the_figures_are() -> None:
    made = card("Esquilles noires")
    assert (made["path"], made["pages"], made["cost"], made["target"], made["range"]) == (
        "osteomancy",
        2,
        5,
        "enemy",
        5.0,
    )
    assert made["effects"] == [{"difficulty": 13, "does": [{"what": "damage", "value": 4}]}]
    mute = card("Murmure")
    assert (mute["pages"], mute["effects"]) == (2, [{"difficulty": 20, "does": [{"what": "unplayed"}]}])
    assert mute["unplayed"] == ["1/partie", "20: Tout se tait."]


def test_a_spell_of_the_book_keeps_what_the_book_says_it_does() -> None:
    levels = [{"threshold": value, "effectText": "…"} for value in (10, 16, 24)]
    made = card("Châtiment", spells=[spell("c", "Chatiment", pages=1, cost=0, difficulties=levels)])
    assert (made["pages"], made["rate"], len(made["effects"])) == (1, 2, 3)
    assert "unplayed" not in made


def test_a_special_attack_may_be_heroic() -> None:
    people = [profile("x-1", "Essai", skills=uses(("Héroïque", "coup de corne")))]
    assert card("Essai", profiles=people)["skills"] == {"heroic": "bunt"}


def test_skills_of_later_editions_that_are_played_are_counted_apart() -> None:
    skills = [{"id": "s-x", "keyword": "Indépendant"}, {"id": "s-y", "keyword": "Pied léger"}]
    people = [profile(f"x-{n}", f"Essai {n}", skills=[{"skillId": "s-x"}, {"skillId": "s-y"}]) for n in (1, 2)]
    found = read(text(skills=skills, profiles=people))
    assert (found.later, found.unknown) == ({"Indépendant": 2}, {"Pied léger": 2})
    assert any("Indépendant 2" in line for line in summary(found, "en"))


def test_skills_that_the_book_does_not_have_are_counted() -> None:
    found = read(text())
    assert found.unknown == {"Pied léger": 1}
    assert [gap.reason for gap in taken(found, "Rongeur II").gaps] == ["skill"]


def test_a_rule_without_words_is_named() -> None:
    found = taken(read(text()), "Griffu le Vieux")
    assert [(gap.reason, gap.line) for gap in found.gaps] == [("wordless", "Vieille rancune")]


@pytest.mark.parametrize("value", ["magie noire", "attaque/défense", 3])
def test_what_follows_a_skill_is_not_guessed(value: Any) -> None:
    found = taken(read(text(profiles=[profile("x-1", "Essai", skills=uses(("Héroïque", value)))])), "Essai")
    assert [gap.reason for gap in found.gaps] == ["value"]
    assert found.card is not None
    assert "skills" not in found.card


def test_two_things_that_follow_one_word_are_two_skills() -> None:
    skills = [{"id": "s-x", "keyword": "Maître", "hasValue": True}]
    one = profile("x-1", "Essai", skills=[{"skillId": "s-x", "value": "Papegai et Tir"}])
    found = taken(read(text(skills=skills, profiles=[one])), "Essai")
    assert not found.gaps
    assert found.card is not None
    assert found.card["skills"] == {"master-popinjay": None, "master": "shooting"}


def test_only_complete_leaves_out_the_rest_and_what_is_reserved_for_it() -> None:
    found = read(text(), True)
    kept = {one["name"] for kind in ("profiles", "weapons", "spells") for one in found.cards[kind]}
    assert {"Rongeur I", "Tranchelard", "Esquilles noires"} <= kept
    assert not kept & {"Rongeur II", "Hurleuse", "Crochet", "Murmure", "Griffu le Vieux"}
    file = content.text_of(CATALOGUE, found.cards, (), found.source)
    assert not content.check(CATALOGUE, [("mine.yaml", file)]).faults


def test_corrections_in_another_file_win_and_two_corrections_are_one_too_many() -> None:
    found = read(text())
    file = content.text_of(CATALOGUE, found.cards, (), found.source)
    mine = "game: kharn-ages\nweapons: [{name: Tranchelard, hands: 1, cost: 3, bonus: 9}]\n"
    for files in ([("a.yaml", file), ("b.yaml", mine)], [("b.yaml", mine), ("a.yaml", file)]):
        checked = content.check(CATALOGUE, files)
        assert not checked.faults
        assert checked.cards["weapons"]["Tranchelard"].bonus == 9
    again = content.check(CATALOGUE, [("a.yaml", file), ("b.yaml", mine), ("c.yaml", mine)])
    assert [fault.what.reason for fault in again.faults] == ["twice"]


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "import-not-json"),
        (b"\xff\xfe", "import-not-json"),
        (b"[]", "import-form"),
        (b'{"version": 5}', "import-form"),
        (text(version="0.9.1"), "import-version"),
        (text(spells={}), "import-form"),
        (text(spells=[{}] * 3_000), "import-too-many"),
        (b"[" * 200_000, "import-not-json"),
        (b'{"version": ' + b'{"a":' * 100_000, "import-not-json"),
        (b" " * 50_000_000, "import-too-large"),
    ],
)
def test_other_forms_are_refused_at_once_with_what_was_expected(data: bytes, message: str) -> None:
    begun = time.perf_counter()
    with pytest.raises(Unusable) as refused:
        read(data)
    assert refused.value.message == message
    assert time.perf_counter() - begun < 1


def test_a_card_with_a_huge_figure_is_left_out_alone() -> None:
    found = read(text(profiles=[profile("x-1", "Géant", cost=10**400), profile("y-1", "Nain")]))
    assert taken(found, "Géant").state == "left-out"
    assert taken(found, "Nain").state == "complete"


JUNK: tuple[Any, ...] = (None, True, -1, 10**30, 1e308, "", "x" * 5_000, "\x00,\n", [], {}, [[]], {"a": {"b": []}})


def spoiled(value: Any, chance: random.Random) -> Any:
    """The same with a few parts replaced, dropped or doubled."""
    if chance.random() < 0.02:
        return chance.choice(JUNK)
    if isinstance(value, dict):
        return {key: spoiled(part, chance) for key, part in value.items() if chance.random() > 0.01}
    if isinstance(value, list):
        return [spoiled(part, chance) for part in value for _ in range(2 if chance.random() < 0.03 else 1)]
    return value


@pytest.mark.parametrize("seed", range(150))
def test_a_spoilt_catalogue_is_read_or_refused_and_what_is_read_is_right(seed: int) -> None:
    data = json.dumps(spoiled(catalogue(), random.Random(seed))).encode()
    try:
        found = read(data)
    except Unusable:
        return
    checked = content.check(CATALOGUE, [("mine.yaml", content.text_of(CATALOGUE, found.cards, (), found.source))])
    assert not checked.faults
