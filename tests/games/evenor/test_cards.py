"""Profile cards: what the package ships is held to the same form as cards of somebody's own."""

from __future__ import annotations

from importlib import resources

import pytest
from msgspec.structs import replace

from escarmouche.cards.content import BadCard, read_book
from escarmouche.games.evenor.cards import Book, misprints, pins, printed
from escarmouche.games.evenor.misprints import faults_of
from proofs import proves

TEXT = resources.files("escarmouche.games.evenor").joinpath("content", "profiles.yaml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("faction: Grecs", "faction: Grec", "profiles.0.faction: wrong"),
        ("    I: 3", "    Z: 9\n    I: 3", "profiles.0.Z: no-field"),
        ("    I: 3", "    I: 7", "profiles.0.I: wrong"),
    ],
)
def test_a_printed_profile_with_another_faction_or_field_does_not_load(right: str, wrong: str, told: str) -> None:
    with pytest.raises(BadCard, match=rf"^profiles\.yaml: {told}"):
        read_book(TEXT.replace(right, wrong, 1), "profiles.yaml", Book)


def test_nothing_is_wrong_with_what_is_printed_and_nothing_of_it_is_pinned() -> None:
    assert misprints(printed()) == []
    assert {card.id[:5] for card in printed()["profiles"].values()} == {"EV-P-"}
    assert pins({"red": ["Phobos"], "blue": []}) == {}


@proves("EV-TRT-01", "EV-WPN-01")
def test_a_trait_or_a_weapon_named_twice_is_a_misprint() -> None:
    one = printed()["profiles"]["Kara"]
    doubled = replace(one, traits=(*one.traits, one.traits[0]), weapons=(*one.weapons, one.weapons[0]))
    told = [(fault.field, fault.reason) for fault in faults_of({"Kara": doubled})]
    assert told == [("traits.3.name", "named-twice"), ("weapons.1.name", "named-twice")]
