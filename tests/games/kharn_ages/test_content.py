"""Cards: what ours contain, and what is noticed on a wrong one."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.games.kharn_ages import SYSTEM
from escarmouche.games.kharn_ages.cards import Shelf, shelf
from escarmouche.games.kharn_ages.misprints import faults_of, unread
from escarmouche.games.kharn_ages.rules.keywords import BOOK_FACTIONS, KEYWORDS, PRINTED, without_code
from escarmouche.telling.texts import Texts
from proofs import proves


def printed(**changes: Any) -> Shelf:
    """The shelf with one card reprinted."""
    found = shelf()
    card = replace(found.profiles["Écorcheur"], **changes)
    return replace(found, profiles={**found.profiles, card.name: card})


@proves("KA-PRO-07")
def test_each_of_the_six_factions_has_five_profiles_of_ours_over_the_three_levels() -> None:
    ours = [one for one in shelf().profiles.values() if one.ours and one.playable]
    counts = Counter(one.faction for one in ours)
    assert len(BOOK_FACTIONS) == 6
    for faction in BOOK_FACTIONS:
        band = [one for one in ours if one.faction == faction]
        assert counts[faction] >= 5
        assert {one.level for one in band} == {1, 2, 3}
        assert any("mage" in one.skills for one in band)
        statures = [one.stature for one in band if one.stature is not None]
        assert max(statures) - min(statures) >= 1
        weapons = [shelf().weapons[item] for one in band for item in one.equipment if item in shelf().weapons]
        assert any(weapon.shot for weapon in weapons)


RANGES = {
    1: {"cost": (25, 145), "ap": (6, 8), "hp": (10, 36), "VPACTI": (2, 7), "stature": (2, 5)},
    2: {"cost": (35, 240), "ap": (7, 9), "hp": (14, 42), "VPACTI": (1, 8), "stature": (2, 6)},
    3: {"cost": (50, 265), "ap": (8, 10), "hp": (2, 42), "VPACTI": (2, 8), "stature": (3, 6)},
}
"""The scale of the game that people own cards of, by level."""


def test_our_warbands_have_the_scale_of_the_real_game() -> None:
    for one in (one for one in shelf().profiles.values() if one.ours):
        for field, (least, most) in RANGES[one.level or 0].items():
            values = [getattr(one, letter) for letter in field] if field == "VPACTI" else [getattr(one, field)]
            assert all(least <= value <= most for value in values), (one.name, field)


def test_every_skill_of_the_book_is_on_a_card_that_can_be_recruited() -> None:
    found = {word for one in shelf().profiles.values() if one.playable for word in one.skills}
    assert not set(PRINTED) - found


def test_our_cards_say_that_they_are_ours_and_the_books_do_not() -> None:
    book = {"Paladin", "Avant-garde de choc", "Guerrier mongo", "Masse à ailettes", "Écu", "Demi-plate", "Mkuki"}
    found = shelf()
    cards: list[Any] = [
        *found.profiles.values(),
        *found.weapons.values(),
        *found.shields.values(),
        *found.armours.values(),
    ]
    assert not any(card.ours for card in cards if card.name in book)
    assert all(card.ours for card in cards if card.playable and card.name not in {*book, "Dagues", "Guisarme"})


@proves("KA-PRO-06")
@pytest.mark.parametrize(
    ("changes", "field", "near"),
    [
        ({"skills": {"brutalty": 1}}, "skills", "brutality"),
        ({"skills": {"specialist": "offensif"}}, "skills", "offensive"),
        ({"skills": {"stable": 3}}, "skills", None),
        ({"skills": {"brutality": "much"}}, "skills", None),
        ({"skills": {"herd-instinct": None}}, "rare", None),
        ({"equipment": ("Serp",)}, "equipment", "Serpe"),
        ({"faction": "fang"}, "faction", "fangs"),
        ({"hired": ("fang",)}, "hired", "fangs"),
        ({"kind": "Ecorcheur"}, "kind", "Écorcheur"),
        ({"level": 4, "mastery": None}, "level", None),
        ({"stature": 7}, "stature", None),
        ({"mastery": ()}, "mastery", None),
        ({"limitation": "X"}, "limitation", None),
    ],
)
def test_a_wrong_card_is_noticed_with_the_nearest_word(changes: dict[str, Any], field: str, near: str | None) -> None:
    (fault,) = faults_of(printed(**changes))
    assert (fault.card, fault.field.partition(".")[0], fault.nearest) == ("Écorcheur", field, near)


def test_a_right_card_has_no_fault() -> None:
    assert not faults_of(printed(skills={"herd-instinct": None}, rare={"herd-instinct": "T is the number of Mongos"}))
    assert not faults_of(shelf())


def test_a_keyword_that_no_code_reads_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    from escarmouche.core.rules import INDEX

    assert SYSTEM.moments
    assert not without_code("thick-skin")
    monkeypatch.setitem(INDEX, "KA-SKL-37", ["escarmouche.games.kharn_ages.rules.keywords.KEYWORDS"])
    assert without_code("thick-skin")
    assert "Porte-fardeau" in {fault.card for fault in unread(shelf())}


def test_every_keyword_stands_for_a_rule_of_the_ledger() -> None:
    from escarmouche.rulings.ledger import ledger

    known = ledger(SYSTEM)
    assert not [id for told in KEYWORDS.values() for id in told.rules if id not in known]


def test_every_card_of_ours_has_a_name_for_those_who_read_english() -> None:
    kinds = (shelf().profiles, shelf().weapons, shelf().shields, shelf().armours, shelf().spells)
    ours = [card for kind in kinds for card in kind.values() if card.ours]
    same = {card.name for card in ours if not card.en}
    assert same == {"Estoc", "Targe", "Carapace", "Rictus", "Verdict"}
    assert len({card.en for card in ours if card.en}) == len(ours) - len(same)
    english, french = Texts(SYSTEM, "en"), Texts(SYSTEM, "fr")
    assert english.member("Sergent des remparts, leader, + Épieu") == "Rampart Sergeant, leader, + Boar spear"
    assert french.member("Sergent des remparts, + Épieu") == "Sergent des remparts, + Épieu"
    assert english.value("gear", ["[Broigne (4)]", "Targe (2)"], None) == "[Scale coat (4)] and Targe (2)"
