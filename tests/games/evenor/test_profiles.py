"""The 33 profiles, figure by figure, against a table typed from the book."""

from __future__ import annotations

import pytest

from escarmouche.games.evenor.cards import WANDERERS, fighter, profiles
from proofs import proves

# name | faction | role | recruited as | cost | I R C T S V, and below:
#     weapons: name P [ranges] [magic] [thrown] | traits with their values
PRINTED = """
Phobos    | Grecs    | Meneur lourd    | Meneur   | 10 | 3 4 2 - 4 1
    Lance magique 4 magic | Courageux, Meneur
Léonidas  | Grecs    | Meneur léger    | Meneur   | 9  | 2 4 2 - 5 1
    Lance 4 | Courageux, Marcheur agile, Meneur charismatique
Léto      | Grecs    | Assassine       |          | 7  | 1 3 4 - 6 1
    Lance 4 | Acrobate, Charge furieuse, Marcheur agile, Se cacher
Ulysse    | Grecs    | Tireur lourd    | Tireur   | 8  | 3 4 4 4 5 1
    Arc lourd 4 5/10/20; Épée 3 | Esquive
Selene    | Grecs    | Magicienne      | Magicien | 8  | 2 3 6 - - 1
    Dague magique 2 magic | Bénédiction 2, Confusion 2, Esprit fort, Perception 3, Soin 2
Léda      | Grecs    | Harceleuse      |          | 8  | 1 2 4 4 6 1
    Lance 4 3/6/12 thrown; Épée magique 3 magic | Acrobate, Charge furieuse, Courageux, Esquive, Marcheur agile
Thésée    | Grecs    | Défenseur       |          | 7  | 3 3 3 4 4 1
    Lance magique 4 3/6/12 magic thrown; Épée 3 | Courageux
Deimos    | Grecs    | Attaquant       |          | 7  | 2 4 3 - 4 1
    Épée 3 | Charge furieuse, Courageux
Hylas     | Grecs    | Attaquant léger |          | 7  | 2 3 3 - 5 1
    Épée magique 3 magic | Charge furieuse, Courageux
Asterion  | Grecs    | Monstre         | Monstre  | 20 | 3 4 3 - 4 3
    Hache magique 7 magic | Charge furieuse, Effrayant, Esprit faible, Rapide
Myrina    | Amazones | Harceuse        |          | 6  | 1 2 4 - 6 1
    Épée 3 | Acrobate, Charge furieuse, Esquive
Thalestri | Amazones | Harceuse        |          | 6  | 1 3 4 - 6 1
    Lance 4 | Acrobate, Charge furieuse
Asteria   | Amazones | Archère         | Tireur   | 6  | 3 3 5 4 - 1
    Arc 3 5/10/20; Épée 3 |
Hiera     | Amazones | Attaquant léger |          | 6  | 2 3 4 - - 1
    Paire d'épées 5 | Charge furieuse, Courageux, Esquive
Jorund    | Vikings  | Meneur léger    | Meneur   | 9  | 2 4 2 - 5 1
    Marteau de guerre magique 5 magic | Courageux, Meneur
Runir     | Vikings  | Harceuse        |          | 8  | 1 2 4 - 5 1
    Hache et Loup 5 | Acrobate, Esquive, Perception 3
Kara      | Vikings  | Assassine       |          | 6  | 1 3 4 - - 1
    Lance 4 | Acrobate, Charge furieuse, Se cacher
Harald    | Vikings  | Attaquant       |          | 7  | 2 4 3 4 6 1
    Lance 4 3/6/12 thrown; Hache 3 | Courageux
Thorvald  | Vikings  | Attaquant       |          | 7  | 2 4 3 - 6 1
    Hache de guerre 5 | Charge furieuse, Courageux
Ymir      | Vikings  | Monstre         | Monstre  | 20 | 3 4 4 - 4 2
    Hache et Marteau magiques 10 magic | Attaques multiples 2, Charge furieuse, Courageux, Esprit faible
Borva     | Saxons   | Meneur lourd    | Meneur   | 9  | 3 4 3 - 5 1
    Épée et Hache 6 | Courageux, Meneur
Cerd      | Saxons   | Harceuse        |          | 6  | 1 4 4 - - 1
    Hache de guerre 5 | Acrobate, Charge furieuse
Horsa     | Saxons   | Attaquant       |          | 7  | 2 4 3 - 5 1
    Haches de guerre 5 | Charge furieuse, Courageux
Lothar    | Saxons   | Attaquant       |          | 7  | 2 4 3 - 5 1
    Haches de guerre 5 | Charge furieuse, Courageux
Thuroid   | Saxons   | Attaquant       |          | 7  | 2 4 3 - 5 1
    Hache de guerre 5 | Charge furieuse, Courageux
Grendel   | Saxons   | Monstre         | Monstre  | 20 | 4 5 3 - 5 4
    Masse et hache 9 | Attaques multiples 2, Effrayant, Esprit faible
Shingami  | Japonais | Meneur léger    | Meneur   | 9  | 2 3 2 - 6 1
    Sabre magique 4 magic | Courageux, Meneur charismatique
Nobu      | Japonais | Harceleur       |          | 8  | 1 3 3 - 6 1
    Sabre 4 | Acrobate, Charge furieuse, Esquive
Shiro     | Japonais | Magicien        | Magicien | 8  | 2 3 4 - 6 1
    Sabre magique 4 magic | Bénédiction 4, Esprit fort, Perception 3, Soin 4
Gosaï     | Japonais | Tireur          | Tireur   | 8  | 3 4 3 4 6 1
    Arc 3 5/10/20; Paire de sabres 5 |
Saïto     | Japonais | Défenseur       |          | 7  | 3 3 3 - 4 1
    Paire de sabres 5 | Courageux
Wabara    | Japonais | Attaquant       |          | 8  | 2 4 3 - 4 1
    Tetsubo magique 5 magic | Courageux
Oni       | Japonais | Monstre         | Monstre  | 20 | 3 4 3 - 5 3
    Trio d'armes magiques 9 magic | Attaques multiples 3, Effrayant, Perception 3
"""

ROWS = [[cell.strip() for cell in row.split("|")] for row in PRINTED.strip().replace("\n    ", "|").splitlines()]


def trait_of(text: str) -> tuple[str, int | None]:
    words = text.split()
    return (" ".join(words[:-1]), int(words[-1])) if words[-1].isdigit() else (text.strip(), None)


def weapon_of(text: str) -> tuple[str, int, tuple[int, ...] | None, bool, bool]:
    """Name, Power, ranges, magic, thrown."""
    words = text.split()
    magic, thrown = "magic" in words, "thrown" in words
    words = [word for word in words if word not in ("magic", "thrown")]
    ranges = tuple(int(part) for part in words.pop().split("/")) if "/" in words[-1] else None
    return " ".join(words[:-1]), int(words[-1]), ranges, magic, thrown


def number(text: str) -> int | None:
    return None if text == "-" else int(text)


@proves("EV-CHR-01", "EV-CHR-07", "EV-CHR-09", "EV-WPN-01", "EV-WPN-02", "EV-WPN-04", "EV-TRT-01")
@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_a_profile_is_what_the_book_prints(row: list[str]) -> None:
    name, faction, role, recruited, cost, figures, weapons, traits = row
    made = fighter(profiles()[name], "x", "red")
    assert (made.name, made.faction, made.role, made.cost) == (name, faction, role, int(cost))
    assert made.attributes == ((recruited,) if recruited else ())
    read = (made.initiative, made.reaction, made.combat, made.shooting, made.save, made.vitality)
    assert read == tuple(number(figure) for figure in figures.split())
    assert made.printed_vitality == made.vitality
    assert made.traits == dict(trait_of(text) for text in traits.split(",") if text)
    held = [(w.name, w.power, w.ranges, w.magic, w.thrown) for w in made.weapons]
    assert held == [weapon_of(text) for text in weapons.split(";")]


@proves("EV-CHR-09", "EV-REC-07")
def test_there_are_thirty_three_profiles_in_five_factions() -> None:
    assert [name for name, one in profiles().items() if one.faction != WANDERERS] == [row[0] for row in ROWS]
    assert len(ROWS) == 33
    count = {faction: sum(row[1] == faction for row in ROWS) for faction in dict.fromkeys(row[1] for row in ROWS)}
    assert count == {"Grecs": 10, "Amazones": 4, "Vikings": 6, "Saxons": 6, "Japonais": 7}


@proves("EV-CHR-08", "EV-GEN-05", "EV-REC-04")
def test_monsters_and_only_they_have_more_than_one_vitality_and_a_large_base() -> None:
    for name, profile in profiles().items():
        made = fighter(profile, "x", "red")
        is_monster = profile.role == "Monstre"
        assert made.monster is is_monster, name
        assert (made.printed_vitality > 1) is is_monster
        assert made.base.radius == (0.8 if is_monster else 0.5)  # type: ignore[union-attr]
        assert made.members == (2 if is_monster else 1)
        assert ("Monstre" in made.attributes) is is_monster


@proves("EV-REC-03", "EV-REC-05", "EV-REC-06")
def test_attributes_follow_from_the_printed_role() -> None:
    for name, profile in profiles().items():
        expected = {
            "Meneur": profile.role.startswith("Meneur"),
            "Magicien": profile.role.startswith("Magicien"),
            "Tireur": profile.role.startswith("Tireur") or profile.role == "Archère",
        }
        for attribute, given in expected.items():
            assert (attribute in profile.recruit_as) is given, name
        leads = any(trait.name.startswith("Meneur") for trait in profile.traits)
        assert leads is expected["Meneur"], name


@proves("EV-CHR-05")
def test_whoever_has_a_missile_has_t_and_nobody_else() -> None:
    for name, profile in profiles().items():
        made = fighter(profile, "x", "red")
        assert bool(made.missiles) is (made.shooting is not None), name
