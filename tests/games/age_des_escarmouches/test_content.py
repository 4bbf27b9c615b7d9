"""Cards: what the reference card says, what is wrong with a card, and what our own content holds."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from escarmouche.cards import content
from escarmouche.cards.cardschema import schema
from escarmouche.games.age_des_escarmouches.cards import CATALOGUE, Formula, Profile, Shelf, Working, shelf
from escarmouche.games.age_des_escarmouches.figures import Fighter
from escarmouche.games.age_des_escarmouches.misprints import faults_of
from escarmouche.games.age_des_escarmouches.rules.attributes import any_of, has
from escarmouche.games.age_des_escarmouches.rules.enlisting import fighter, skills_of, standing
from escarmouche.games.age_des_escarmouches.rules.keywords import EQUIPMENT, KEYWORDS, Keyword, merged, pair
from escarmouche.games.age_des_escarmouches.rules.mustering import peoples
from escarmouche.games.age_des_escarmouches.system import SYSTEM
from escarmouche.rulings.ledger import ledger
from escarmouche.space.geometry import Round, Square
from proofs import proves

TYPED: dict[str, Any] = {"people": "X", "rank": 1, "val": 10, "mou": 10, "INI": 3, "ATT": 3, "FOR": 3, "DEF": 3}
TYPED |= {"RES": 3, "COU": 3}


def typed(**more: Any) -> Profile:
    return msgspec.convert({"name": "Somebody", **TYPED, **more}, Profile)


def made(name: str) -> Fighter:
    return fighter(shelf().profiles[name], "one", "red")


def faults(kind: str, card: Any) -> set[tuple[str, str]]:
    """Field and reason of all that is wrong with a card beside those of the shelf."""
    kinds = {name: getattr(shelf(), name) for name in Shelf.__struct_fields__}
    kinds[kind] = {**kinds[kind], card.name: card}
    return {(one.field, one.reason) for one in faults_of(Shelf(**kinds)) if one.card == card.name}


# ---------------------------------------------------------------- the reference card


@proves("AE-CARD-01", "AE-CARD-02", "AE-CARD-10", "AE-CARD-20", "AE-CARD-21", "AE-CARD-23", "AE-CARD-24", "AE-MAT-02")
def test_a_fighter_has_what_its_card_prints() -> None:
    angel = made("Ange de fumée")
    assert (angel.mou, angel.air, angel.rank, angel.people) == (10.0, 15.0, 2, "Cour des Cendres")
    assert angel.scores == {
        **{"INI": 4, "ATT": 4, "FOR": 6, "DEF": 4, "RES": 6, "TIR": None},
        **{"COU": 7, "PEU": 7, "DIS": 1, "MYS": None},
    }
    assert (angel.classes, angel.affiliations, angel.incarnate) == (("Spectre",), ("Maison du Dernier Feu",), False)
    assert (angel.val, angel.printed) == (shelf().profiles["Ange de fumée"].val,) * 2
    assert made("Milicien des quais").scores["PEU"] is None
    assert made("Milicien des quais").base == Round(1.25)
    assert made("Cavalier éteint").base == Square(4.0)
    with pytest.raises(msgspec.ValidationError):
        typed(mou=-1)
    with pytest.raises(msgspec.ValidationError):
        typed(rank=4)


@proves("AE-CARD-12", "AE-MYS-04", "AE-FIDE-01", "AE-MAGI-01")
def test_mystics_have_one_score_more() -> None:
    teller, moon = made("Conteuse des pistes"), made("Mirelune")
    assert (teller.scores["MYS"], teller.units, teller.mystic) == (4, 4, "faithful")
    assert (moon.scores["MYS"], moon.units, moon.mystic) == (5, 5, "magician")
    assert moon.names("magician") == ("water", "air", "Chants de lune")
    assert teller.names("faithful") == ("Litanie des pistes",)


@proves("AE-CARD-18", "AE-CARD-19")
def test_weapons_are_written_by_force_and_range_and_equipment_stands_before_skills() -> None:
    archer = made("Archer des haies")
    assert [(one.name, one.force, one.range) for one in archer.ranged] == [("Arc long", 4, 20.0)]
    card = next(one for one in SYSTEM.lists.cards() if one.name == "Chevalier de blanc-bois")
    assert card.traits == ("sacred-armour", "charge-strength 3", "steed", "hardened COU")
    assert next(one for one in SYSTEM.lists.cards() if one.name == "Archer des haies").weapons == ("Arc long 4/20",)


@proves("AE-CARD-14", "AE-CARD-15", "AE-CARD-16", "AE-CARD-17")
def test_symbols_are_skills_and_bold_characteristics_take_concentration() -> None:
    both = typed(skills={"hardened": ["ATT"], "intimidation": ["ATT", "FOR"]})
    skills = skills_of(both)
    assert skills == {"hardened": ("ATT",), "intimidation": ("ATT", "FOR")}
    assert made("Archer des haies").bold == ("TIR", "INI")
    assert faults("profiles", typed(skills={"concentration": 2})) == {("bold", "no-bold")}
    assert not faults("profiles", typed(skills={"concentration": 2}, bold=["ATT"]))
    assert faults("profiles", typed(skills={"hardened": ["LUCK"]})) == {("skills.hardened", "word-follows")}


@proves("AE-CARD-22", "AE-CARD-21", "AE-CARD-23")
def test_effects_find_those_they_name() -> None:
    angel, chief = made("Ange de fumée"), made("Orsane Belval")
    assert has(angel, "Spectre")
    assert not has(chief, "Spectre")
    assert all(has(angel, word) for word in ("Cour des Cendres", "Maison du Dernier Feu", "troop", "rank-2", "warrior"))
    assert all(has(angel, word) for word in ("immortal-darkness", "being-of-darkness", "darkness", "flight"))
    assert all(has(chief, word) for word in ("incarnate", "command", "Garde"))
    assert not any(has(angel, word) for word in ("incarnate", "wounded", "undead", "rank-1"))
    assert has(replace(angel, pv=2), "wounded")
    assert not has(made("Mirelune"), "warrior")
    assert any_of(angel, ())
    assert any_of(angel, ("Garde", "Spectre"))


@proves("AE-PUI-01", "AE-PUI-02", "AE-PUI-03", "AE-ENOR-01", "AE-CROS-05", "AE-CROS-06")
def test_power_and_height_are_data_and_the_enormous_are_three_and_ten_high() -> None:
    assert (made("Milicien des quais").power, made("Milicien des quais").height) == (1, 4.0)
    assert (made("Loup gris de meute").power, made("Cavalier éteint").power) == (2, 2)
    bear = fighter(typed(skills={"enormous": None}, power=1), "one", "red")
    assert (bear.power, bear.height, bear.pv, bear.full) == (3, 10.0, 6, 6)
    assert made("Sapeur-éclusier").height == 3.0
    with pytest.raises(msgspec.ValidationError):
        typed(power=4)


@proves("AE-SKIL-01", "AE-SKIL-02", "AE-SKIL-03")
def test_a_skill_that_is_acquired_twice() -> None:
    assert merged({"chance": 1}, "chance", 2) == {"chance": 3}
    for name in ("ephemeral", "quick-reload", "regeneration", "healer", "toxic"):
        assert merged({name: 5}, name, 3) == merged({name: 3}, name, 5) == {name: 3}
    assert merged({"bane": ("undead",)}, "bane", ("light", "undead")) == {"bane": ("undead", "light")}
    assert merged({"feint": None}, "feint", None) == {"feint": None}
    assert merged({}, "toxic", 4) == {"toxic": 4}
    assert pair("6/15") == (6, 15)


def test_what_stands_all_the_time_is_on_the_fighter() -> None:
    me = made("Milicien des quais")
    assert standing(me, "a", Working(what="boost", scores=("MOU", "PEU"), value=2)).boosts[0].score == "MOU"
    assert len(standing(me, "a", Working(what="boost", scores=("MOU", "PEU"), value=2)).boosts) == 1, "it has no PEU"
    assert "tough" in standing(me, "a", Working(what="skill", skill="tough")).skills
    assert "sword-axe" in standing(me, "a", Working(what="equipment", skill="sword-axe")).equipment
    assert standing(me, "a", Working(what="dice", value=1)).boosts[0].score == "dice"


# ---------------------------------------------------------------- what is wrong with a card


@pytest.mark.parametrize(
    ("card", "wrong"),
    [
        ({"skills": {"flying": None}}, ("skills.flying", "no-keyword")),
        ({"skills": {"chance": None}}, ("skills.chance", "number-follows")),
        ({"skills": {"feint": 2}}, ("skills.feint", "no-value")),
        ({"skills": {"bane": 2}}, ("skills.bane", "words-follow")),
        ({"skills": {"immunity": ["love"]}}, ("skills.immunity", "word-follows")),
        ({"equipment": {"breath": "6"}}, ("equipment.breath", "pair-follows")),
        ({"equipment": {"sword": None}}, ("equipment.sword", "no-keyword")),
        ({"weapons": ["Arc lon"]}, ("weapons.0", "no-card")),
        ({"skills": {"flight": None}}, ("air", "flight")),
        ({"air": 12.5}, ("air", "flight")),
        ({"affiliations": ["Nobody"]}, ("affiliations.0", "no-card")),
        ({"name": "Arc long"}, ("name", "name-taken")),
        ({"serves": ["Cour des Sendres"]}, ("serves.0", "no-card")),
        ({"skills": {"bane": ["undead", "mort-vivan"]}}, ("skills.bane.1", "no-card")),
    ],
)
def test_a_profile_that_cannot_be_is_found_out(card: dict[str, Any], wrong: tuple[str, str]) -> None:
    assert faults("profiles", typed(**card)) == {wrong}


@proves("AE-FRML-09", "AE-FRML-03", "AE-FRML-05")
@pytest.mark.parametrize(
    ("changes", "wrong"),
    [
        ({"elements": ()}, ("elements", "elements")),
        ({"family": "miracle", "elements": (), "frequency": 2}, ("frequency", "miracle-frequency")),
        ({"area": 5.0}, ("affects", "area")),
        ({"target": "point"}, ("area", "area")),
        ({"duration": 0}, ("duration", "lasts")),
        ({"does": (Working(what="boost", scores=("ATT",), level=1),)}, ("does.0.level", "fixed-level")),
        ({"does": (Working(what="boost", value=1),)}, ("does.0.scores", "scores")),
        ({"does": (Working(what="skill", skill="flying"),)}, ("does.0.skill", "no-keyword")),
        ({"does": (Working(what="summon", value=1, being="Nobody"),)}, ("does.0.being", "no-card")),
        ({"only": ("rank-4",)}, ("only.0", "no-card")),
    ],
)
def test_a_formula_that_cannot_be_is_found_out(changes: dict[str, Any], wrong: tuple[str, str]) -> None:
    plain: Formula = shelf().formulas["Lame ardente"]
    assert faults("formulas", replace(plain, **changes)) == {wrong}
    assert not faults("formulas", plain)


def test_what_is_in_force_all_the_time_is_no_single_deed() -> None:
    ring = shelf().artefacts["Anneau du passeur"]
    healing = replace(ring, does=(Working(what="heal", value=1),))
    assert faults("artefacts", healing) == {("does.0.what", "not-standing")}


# ---------------------------------------------------------------- our content


def test_every_skill_and_piece_of_equipment_is_on_a_card_that_can_be_recruited() -> None:
    cards: list[Any] = [*shelf().profiles.values(), *shelf().machines.values()]
    assert set(KEYWORDS) <= {name for card in cards for name in card.skills}
    assert set(EQUIPMENT) <= {name for card in shelf().profiles.values() for name in card.equipment}
    assert any(card.magician for card in shelf().profiles.values())


def test_a_skill_stands_for_every_rule_of_its_chapter_and_no_other() -> None:
    told = {rule for keyword in (*KEYWORDS.values(), *EQUIPMENT.values()) for rule in keyword.rules}
    chapters = Counter(rule.rsplit("-", 1)[0] for rule in ledger(SYSTEM) if rule in told)
    assert told <= set(ledger(SYSTEM))
    for chapter, number in Counter(rule.rsplit("-", 1)[0] for rule in told).items():
        every = sum(rule.startswith(f"{chapter}-") for rule in ledger(SYSTEM))
        assert number == chapters[chapter] == every or chapter == "AE-CNTR", chapter


def test_six_peoples_have_all_they_need() -> None:
    assert len(peoples()) == 6
    for people in peoples():
        mine = [card for card in shelf().profiles.values() if card.people == people]
        heroes = [card for card in mine if card.incarnate]
        assert len(mine) - len(heroes) >= 9
        assert len(heroes) >= 4
        assert {card.rank for card in heroes} == {1, 2, 3}
        assert any("command" in card.skills for card in heroes)
        themes = [one for one in shelf().affiliations.values() if one.people == people]
        assert themes
        assert all(len(one.solos) >= 3 for one in themes)
        assert sum(one.people == people for one in shelf().tactics.values()) >= 4


def test_there_are_weapons_artefacts_formulas_and_machines_enough() -> None:
    assert len(shelf().weapons) >= 10
    assert len(shelf().artefacts) >= 12
    assert len(shelf().formulas) >= 45
    assert len(shelf().machines) >= 4
    assert len(shelf().beings) >= 2
    books = Counter(one.collection for one in shelf().formulas.values())
    assert all(books[name] >= 3 for name in ("primagic", "air", "water", "fire", "light", "darkness", "earth"))
    assert all(books[name] >= 2 for name in ("universal", "destiny"))
    litanies = {one.faithful.litany for one in shelf().profiles.values() if one.faithful}
    assert len(litanies) >= 3
    assert all(books[name] >= 3 for name in litanies)


def test_scores_are_those_of_the_scale() -> None:
    for one in shelf().profiles.values():
        assert 7.5 <= one.mou <= 15
        for name, least, most in (
            *(("INI", 2, 6), ("ATT", 2, 7), ("FOR", 3, 11), ("DEF", 2, 6), ("RES", 3, 11)),
            *(("TIR", 2, 4), ("COU", 3, 8), ("PEU", 5, 9), ("DIS", 1, 5)),
        ):
            assert getattr(one, name) is None or least <= getattr(one, name) <= most, (one.name, name)
        assert one.incarnate or 8 <= one.val <= 60, one.name


def test_everything_is_ours_and_has_an_english_name() -> None:
    for kind in Shelf.__struct_fields__:
        for card in getattr(shelf(), kind).values():
            assert card.ours
            assert card.en, card.name


def test_somebodys_own_cards_are_checked_and_have_a_schema() -> None:
    text = "game: age-des-escarmouches\nweapons:\n  - {name: Boomerang, force: 4, range: 10}\n"
    checked = content.check(CATALOGUE, [("mine.yaml", text)])
    assert not checked.faults
    assert checked.cards["weapons"]["Boomerang"].force == 4
    wrong = content.check(CATALOGUE, [("mine.yaml", text.replace("force: 4", "force: strong"))])
    assert [one.field for one in wrong.faults] == ["force"]
    assert set(schema(SYSTEM, CATALOGUE, "en")["properties"]) >= {"game", *Shelf.__struct_fields__}


@pytest.mark.parametrize(("name", "known"), [*KEYWORDS.items(), *EQUIPMENT.items()])
def test_a_skill_stands_for_rules_of_the_book_and_for_all_of_its_chapter(name: str, known: Keyword) -> None:
    rules = set(ledger(SYSTEM))
    chapter = {one for one in rules if one.rpartition("-")[0] == known.rules[0].rpartition("-")[0]}
    part = {"instinctive-magic", "sacred-weapon", "sacred-armour"}
    assert set(known.rules) <= rules if name in part else set(known.rules) == chapter
