"""Armies: what a format allows, whose cards go together, what they cost and what they are worth in play."""

from __future__ import annotations

import inspect
import re
from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.cards.lists import ArmyList, decode, encode
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.position import play
from escarmouche.core.system import Complaint, ListReport, Setup
from escarmouche.games.age_des_escarmouches.cards import CATALOGUE, Profile, shelf
from escarmouche.games.age_des_escarmouches.figures import Fighter
from escarmouche.games.age_des_escarmouches.rules import armies, recruitment, recruits, schooling
from escarmouche.games.age_des_escarmouches.rules.keywords import EQUIPMENT, KEYWORDS
from escarmouche.games.age_des_escarmouches.rules.mustering import peoples
from escarmouche.games.age_des_escarmouches.rules.recruits import recruit
from escarmouche.games.age_des_escarmouches.system import SYSTEM
from escarmouche.telling.texts import Texts
from proofs import proves

CHIEF, GUNNER = "Orsane Belval", "Tibère Huche"
GUARD, MUSKET, WORKER = "Milicien des quais", "Mousquetaire de la vanne", "Sapeur-éclusier"
SPILLWAY, TOWPATH = "Compagnie du Déversoir", "Confrérie du Halage"
TELLER, ABBESS, PALADIN = "Conteuse des pistes", "Abbesse Clarisse", "Paladin du cloître"


def judged(*members: str, **options: Any) -> ListReport:
    return SYSTEM.lists.check(members, {"game_size": 600, **options})


def broken(*members: str, **options: Any) -> set[str]:
    return {id for complaint in judged(*members, **options).complaints for id in complaint.rules}


def complaint(reason: str, *members: str, **options: Any) -> Complaint:
    return next(one for one in judged(*members, **options).complaints if one.reason == reason)


def fielded(*members: str, size: int = 600) -> list[Fighter]:
    lists = {"red": list(members), "blue": ["Aliénor de Mai"]}
    return SYSTEM.rules.new_game(
        Setup(game="age-des-escarmouches", lists=lists, options={"game_size": size}, free=True)
    ).side("red")


def val(name: str) -> int:
    return shelf().profiles[name].val


def printed(monkeypatch: pytest.MonkeyPatch, *cards: Profile) -> None:
    """The shelf with some cards more, or changed."""
    found = replace(shelf(), profiles={**shelf().profiles, **{card.name: card for card in cards}})
    for module in (recruits, recruitment, armies):
        monkeypatch.setattr(module, "shelf", lambda: found)
    recruits.remembered.cache_clear()
    recruits.model.cache_clear()


@pytest.fixture(autouse=True)
def forgetful() -> Any:
    yield
    recruits.remembered.cache_clear()
    recruits.model.cache_clear()


# ---------------------------------------------------------------- the format


@proves("AE-FMT-01", "AE-FMT-02", "AE-FMT-03", "AE-FMT-04")
def test_an_army_may_cost_less_than_the_format_and_never_more() -> None:
    assert judged(CHIEF, GUARD, game_size=300).legal
    assert judged(CHIEF, GUARD, game_size=150).legal
    assert judged(CHIEF, GUARD, game_size=1000).legal
    band = [CHIEF, *[GUARD] * 3]
    cost = judged(*band).cost
    assert cost == val(CHIEF) + 3 * val(GUARD)
    assert judged(*band, game_size=cost, special="heroes").legal
    wrong = complaint("over-format", *band, game_size=cost - 1, special="heroes")
    assert wrong.facts == {"cost": cost, "limit": cost - 1}
    assert wrong.rules == ("AE-FMT-01", "AE-FMT-02")


@proves("AE-LIM-01", "AE-LIM-04", "AE-LIM-05", "AE-LIM-06", "AE-LIM-07", "AE-LIM-08")
def test_the_limits_are_those_of_the_next_row_of_the_table() -> None:
    rows = {size: recruitment.standard(size) for size in (100, 200, 201, 300, 400, 500, 600, 700, 1000)}
    assert rows[100] == rows[200] == recruitment.Limits(50, 75, 100, 1, 15)
    assert rows[201] == rows[300] == recruitment.Limits(75, 100, 150, 1, 20)
    assert rows[400] == recruitment.Limits(100, 150, 200, 2, 25)
    assert rows[500] == recruitment.Limits(125, 175, 250, 2, 30)
    assert rows[600] == recruitment.Limits(150, 200, 300, 3, 35)
    assert rows[700] == recruitment.Limits(175, 250, 350, 3, 40)
    assert rows[1000] == recruitment.Limits(250, 350, 500, 5, 55)


@proves("AE-LIM-02", "AE-LIM-09", "AE-LIM-10", "AE-CARD-20")
def test_rank_three_is_for_the_heroes_format() -> None:
    king = "Ysengar le Roi-Cerf"
    assert "AE-LIM-02" in broken(king)
    assert judged(king, special="heroes").legal
    heroic = recruitment.limits({"game_size": 200, "special": "heroes"})
    assert (heroic.incarnate, heroic.incarnates, heroic.troop) == (133, 200, 50)
    both = recruitment.limits({"game_size": 200, "special": "both"})
    assert (both.incarnate, both.troop) == (133, 100)


@proves("AE-LIM-04", "AE-LIM-11", "AE-CARD-23")
def test_a_troop_is_not_too_dear_for_its_format(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, replace(shelf().profiles["Ourse matriarche"], val=76))
    chief = "Brunehaut Ramure-Rouge"
    wrong = complaint("troop-too-dear", chief, "Ourse matriarche", game_size=300)
    assert wrong.rules == ("AE-LIM-04",)
    assert wrong.facts == {"name": "Ourse matriarche", "cost": 76, "limit": 75}
    assert judged(chief, "Ourse matriarche", game_size=300, special="creatures").legal
    assert judged(chief, "Ourse matriarche", game_size=301).legal


@proves("AE-LIM-03", "AE-LIM-05", "AE-LIM-06", "AE-KIT-03")
def test_an_incarnate_counts_with_its_artefacts_and_solos(monkeypatch: pytest.MonkeyPatch) -> None:
    printed(monkeypatch, replace(shelf().profiles[CHIEF], val=90), replace(shelf().profiles["Coralie Voss"], val=60))
    assert judged(CHIEF, game_size=300).legal
    dressed = f"{CHIEF}, affiliation {SPILLWAY}, + Cuirasse du guet"
    assert judged(dressed, game_size=300).legal
    assert judged(dressed, game_size=300).cost == 90 + 10 + 9
    assert "AE-LIM-05" in broken(f"{dressed}, + Vétérans des digues", game_size=300)
    assert judged(CHIEF, "Coralie Voss", game_size=300).legal
    wrong = complaint("incarnates-total", f"{CHIEF}, + Anneau du passeur", "Coralie Voss", game_size=300)
    assert wrong.rules == ("AE-LIM-06",)
    assert wrong.facts == {"cost": 155, "limit": 150}


@proves("AE-LIM-08")
def test_there_are_only_so_many_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = shelf().profiles[GUARD]
    names = [f"Garde {letter}" for letter in "abcdefg"]
    printed(monkeypatch, *(replace(plain, name=name, val=8) for name in names))
    band = [CHIEF, *(name for name in names for _ in range(2))]
    assert judged(*band, game_size=200).legal
    wrong = complaint("too-many-figures", *band, names[0], game_size=200)
    assert wrong.facts == {"number": 16, "limit": 15}


@proves("AE-CMD-01", "AE-CMD-02")
def test_an_army_has_an_incarnate_and_one_commander() -> None:
    assert broken(GUARD) == {"AE-CMD-01"}
    assert broken() == {"AE-CMD-01"}
    assert broken(f"{CHIEF}, commander", f"{GUNNER}, commander") == {"AE-CMD-01"}
    assert broken(CHIEF, f"{GUARD}, commander") == {"AE-CMD-01"}
    assert judged(f"{CHIEF}, commander", GUNNER).legal
    assert [one.commander for one in fielded(CHIEF, f"{GUNNER}, commander")] == [False, True]


@proves("AE-INTP-03", "AE-CARD-01")
def test_an_army_is_of_one_people_and_of_those_who_serve_it() -> None:
    assert broken(CHIEF, "Faon de guerre") == {"AE-INTP-03"}
    assert "AE-INTP-03" not in broken(CHIEF, "Exilé des brisants", *[GUARD] * 6)
    assert broken("Nobody") == {"AE-CARD-01"}


# ---------------------------------------------------------------- cards


@proves("AE-DECK-01", "AE-DECK-02", "AE-DECK-04", "AE-DECK-06", "AE-LIM-07")
def test_figures_share_as_few_cards_as_can_be() -> None:
    assert {one.card for one in fielded(CHIEF, *[GUARD] * 3)} == {"orsane-belval-red", "milicien-des-quais-red"}
    four = fielded(CHIEF, *[GUARD] * 4)
    assert sorted({one.card for one in four if one.profile == GUARD}) == [
        "milicien-des-quais-red-card-1",
        "milicien-des-quais-red-card-2",
    ]
    assert judged(CHIEF, *[GUARD] * 4, game_size=400).legal
    wrong = complaint("identical-cards", CHIEF, *[GUARD] * 4, game_size=300)
    assert wrong.rules == ("AE-LIM-07", "AE-DECK-04")
    theme = f"{CHIEF}, affiliation {SPILLWAY}"
    apart = judged(theme, *[GUARD] * 3, *[f"{GUARD}, + Vétérans des digues"] * 3, game_size=300)
    assert apart.legal, "a solo makes another card"


@proves("AE-DECK-02", "AE-DECK-04")
def test_how_figures_are_shared_out_is_free_but_not_how_many_cards_there_are() -> None:
    three_and_one = fielded(CHIEF, *[f"{GUARD}, card 1"] * 3, f"{GUARD}, card 2")
    cards = [one.card for one in three_and_one if one.profile == GUARD]
    assert cards == ["milicien-des-quais-red-card-1"] * 3 + ["milicien-des-quais-red-card-2"]
    assert judged(CHIEF, *[f"{GUARD}, card 1"] * 3, f"{GUARD}, card 2").legal
    assert "AE-DECK-04" in broken(CHIEF, f"{GUARD}, card 1", f"{GUARD}, card 2")
    assert "AE-DECK-02" in broken(CHIEF, *[f"{GUARD}, card 1"] * 4)


@proves("AE-DECK-02")
def test_the_printed_value_says_how_many_a_card_stands_for() -> None:
    plain = shelf().profiles[GUARD]
    for value, most in ((0, 3), (29, 3), (30, 2), (49, 2), (50, 1)):
        assert armies.per_card(recruits.Recruit(replace(plain, val=value))) == most


@proves("AE-DECK-03", "AE-DECK-05")
def test_mystics_and_incarnates_are_alone_on_their_cards() -> None:
    tellers = fielded("Brunehaut Ramure-Rouge", TELLER, TELLER)
    assert len({one.card for one in tellers}) == 3
    assert val(TELLER) < 30
    assert "AE-LIM-07" in broken("Brunehaut Ramure-Rouge", TELLER, TELLER, game_size=300)
    assert "AE-DECK-05" in broken(CHIEF, CHIEF)
    assert "AE-DECK-05" in broken(CHIEF, f"{CHIEF}, + Anneau du passeur")


# ---------------------------------------------------------------- equipment


@proves("AE-KIT-02")
def test_nobody_hands_its_equipment_over() -> None:
    lists = {seat: SYSTEM.lists.build(Block(f"kit {seat}", 0), None, {}) for seat in SYSTEM.seats}
    begun = SYSTEM.rules.new_game(Setup(game=SYSTEM.name, seed="kit", lists=lists))
    chance = Block("kit", 0)
    ended = play(begun, SeededDice("kit"), lambda asked, decision: decision.sample(chance)).state
    assert any(one.artefacts or one.formulas for one in begun.figures.values())
    for who, one in begun.figures.items():
        kept = ended.figures[who]
        assert (kept.artefacts, kept.formulas, kept.ranged) == (one.artefacts, one.formulas, one.ranged)


@proves("AE-KIT-01", "AE-KIT-03", "AE-ARTE-01", "AE-CARD-24")
def test_artefacts_are_for_incarnates_and_part_of_their_value() -> None:
    chief = fielded(f"{CHIEF}, + Cuirasse du guet")[0]
    assert chief.artefacts == ("Cuirasse du guet",)
    assert (chief.val, chief.printed) == (val(CHIEF) + 10, val(CHIEF))
    assert [(one.score, one.by, one.until) for one in chief.boosts] == [("RES", 1, "game")]
    assert broken(CHIEF, f"{GUARD}, + Cuirasse du guet") == {"AE-ARTE-01"}
    assert broken(f"{CHIEF}, + Nothing") == {"AE-KIT-01"}


@proves("AE-ARTE-02", "AE-ARTX-01", "AE-KIT-04")
def test_an_incarnate_bears_as_many_artefacts_as_its_rank_each_once() -> None:
    one, two, three = "+ Anneau du passeur", "+ Heaume du veilleur", "+ Bottes de sept ornières"
    assert judged(f"{CHIEF}, {one}, {two}").legal
    assert broken(f"{CHIEF}, {one}, {two}, {three}") == {"AE-ARTE-02", "AE-ARTX-01"}
    assert judged(f"Coralie Voss, {one}, {two}, {three}").legal, "Artefact/1"
    assert broken(f"{CHIEF}, {one}, {one}") == {"AE-KIT-04"}
    assert judged(f"{CHIEF}, {one}", f"{GUNNER}, {one}").legal


@proves("AE-ARTE-01")
def test_an_artefact_may_be_reserved() -> None:
    assert broken(f"{GUNNER}, + Clé du Déversoir") == {"AE-ARTE-01"}
    assert judged(f"{CHIEF}, + Clé du Déversoir").legal
    assert broken(f"{GUNNER}, + Larme de gardien") == {"AE-ARTE-01"}, "rank 2 is asked for"
    assert broken(f"{CHIEF}, + Gemme jumelle") == {"AE-ARTE-01"}
    assert judged(f"{ABBESS}, + Gemme jumelle").legal


# ---------------------------------------------------------------- affiliations


@proves("AE-AFFI-01", "AE-AFFI-02", "AE-AFFI-03", "AE-FMT-02")
def test_an_affiliation_is_paid_for_the_whole_army_by_format() -> None:
    themed = [f"{CHIEF}, affiliation {SPILLWAY}", GUARD]
    plain = val(CHIEF) + val(GUARD)
    paid = {size: judged(*themed, game_size=size).cost - plain for size in (100, 200, 201, 300, 400, 500, 600, 900)}
    assert paid == {100: 6, 200: 6, 201: 9, 300: 9, 400: 12, 500: 15, 600: 18, 900: 18}
    assert "AE-FMT-01" in broken(*themed, game_size=plain + 3, special="heroes")


@proves("AE-AFFI-04", "AE-AFFI-07")
def test_every_ability_is_paid_free_ones_are_free_and_special_ones_say_their_cost() -> None:
    hedge = "Cloître de la Haie vive"
    assert judged(f"{ABBESS}, affiliation {hedge}", game_size=300).cost == val(ABBESS) + 9
    pilgrim = next(one for one in fielded(f"{ABBESS}, affiliation {hedge}", "Pèlerin au bâton") if one.rank == 1)
    assert [(one.source, one.score) for one in pilgrim.boosts] == [("Matines", "COU")]
    assert pilgrim.names("bane") == ("darkness",)
    fire = ["Duchesse Cendre, affiliation Maison du Dernier Feu", "Lancier calciné", "Goule des fours"]
    assert judged(*fire).cost == sum(val(one.split(",")[0]) for one in fire) + 2


@proves("AE-AFFI-05", "AE-AFFI-06")
def test_one_affiliation_for_the_fighters_of_its_people() -> None:
    other = "Marche du Vieux Bois"
    assert "AE-AFFI-06" in broken(f"{CHIEF}, affiliation {SPILLWAY}", f"{GUNNER}, affiliation {TOWPATH}")
    assert broken(f"{CHIEF}, affiliation {other}") == {"AE-AFFI-05"}
    band = fielded(f"{CHIEF}, affiliation {TOWPATH}", GUARD, "Exilé des brisants")
    assert [bool(one.boosts) for one in band] == [True, True, False]


@proves("AE-AFFI-08", "AE-CARD-21")
def test_affiliated_troops_are_played_in_their_affiliation_or_in_none() -> None:
    grenadier = "Grenadier au naphte"
    assert judged(CHIEF, grenadier).legal
    assert judged(f"{CHIEF}, affiliation {SPILLWAY}", grenadier).legal
    assert broken(f"{GUNNER}, affiliation {TOWPATH}", grenadier) == {"AE-AFFI-08"}


@proves("AE-AFFI-09")
def test_an_incarnate_in_another_affiliation_changes_its_name_and_loses_what_is_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chief = shelf().profiles[CHIEF]
    printed(monkeypatch, replace(chief, skills={**chief.skills, "bane": ("undead",), "personal-enemy": ("Kor",)}))
    away = f"{CHIEF}, affiliation {TOWPATH}"
    assert judged(away).legal
    renamed, own = fielded(away)[0], fielded(f"{CHIEF}, affiliation {SPILLWAY}")[0]
    assert (own.name, renamed.name) == (CHIEF, f"{CHIEF} (transfuge)")
    assert {"bane", "personal-enemy"} <= own.skills.keys()
    assert not {"bane", "personal-enemy"} & renamed.skills.keys()
    assert "authority" in renamed.skills
    assert "AE-AFFI-09" in broken(f"{away}, + Clé du Déversoir")
    assert judged(f"{away}, + Soupape d'or").legal, "reserved for its people, not for it"


@proves("AE-SOLO-01", "AE-SOLO-02", "AE-SOLO-04", "AE-AFFI-01")
def test_a_solo_is_paid_for_each_card_by_rank_and_needs_its_affiliation() -> None:
    theme, solo = f"{CHIEF}, affiliation {SPILLWAY}", f"{MUSKET}, + Poudre sèche"
    base = judged(theme, *[MUSKET] * 3).cost
    assert judged(theme, *[solo] * 3).cost == base + 4
    assert judged(theme, *[solo] * 4).cost == judged(theme, *[MUSKET] * 4).cost + 8
    grenadier = "Grenadier au naphte"
    assert judged(theme, f"{grenadier}, + Poudre sèche").cost == judged(theme, grenadier).cost + 6
    assert broken(CHIEF, solo) == {"AE-SOLO-04"}
    assert broken(f"{CHIEF}, affiliation {TOWPATH}", solo) == {"AE-SOLO-04"}
    assert "AE-SOLO-01" in broken(theme, f"{solo}, + Poudre sèche")


@proves("AE-SOLO-03")
def test_a_solo_is_for_those_who_meet_its_conditions() -> None:
    theme = f"{CHIEF}, affiliation {SPILLWAY}"
    assert "AE-SOLO-03" in broken(theme, f"{GUARD}, + Poudre sèche")
    shooter = fielded(theme, f"{MUSKET}, + Poudre sèche")[1]
    assert shooter.names("hardened") == ("TIR",)
    assert shooter.solos == ("Poudre sèche",)


@proves("AE-VAL-01", "AE-VAL-02", "AE-VAL-03", "AE-VAL-04")
def test_shares_are_added_exactly_and_rounded_down_once() -> None:
    band = fielded(
        f"{CHIEF}, affiliation {SPILLWAY}", *[f"{MUSKET}, + Poudre sèche"] * 3, "Exilé des brisants", GUARD, size=300
    )
    worth = {one.profile: one.val for one in band}
    # 9 PA among 5 fighters of the Ligue are 1.8 each, 4 among 3 of the card 1.33: 3.13 together.
    assert worth[CHIEF] == val(CHIEF) + 1
    assert worth[MUSKET] == val(MUSKET) + 3
    assert worth[GUARD] == val(GUARD) + 1
    assert worth["Exilé des brisants"] == val("Exilé des brisants")
    assert judged(f"{CHIEF}, affiliation {SPILLWAY}", *[f"{MUSKET}, + Poudre sèche"] * 3, game_size=300).cost == (
        val(CHIEF) + 3 * val(MUSKET) + 9 + 4
    )


# ---------------------------------------------------------------- pariahs, brothers, Incarnates, mystics


@proves("AE-PARI-02")
def test_a_fifth_of_an_army_may_be_pariahs(monkeypatch: pytest.MonkeyPatch) -> None:
    exile = shelf().profiles["Exilé des brisants"]
    printed(
        monkeypatch,
        replace(exile, val=20),
        replace(shelf().profiles[CHIEF], val=60),
        replace(shelf().profiles[GUARD], val=20),
        replace(shelf().profiles[GUNNER], val=60, skills={"pariah": None}),
    )
    assert judged(CHIEF, GUARD, exile.name).legal, "20 of 100"
    wrong = complaint("too-many-pariahs", CHIEF, exile.name)
    assert wrong.facts == {"cost": 20, "limit": 16}
    assert judged(GUNNER, exile.name, exile.name).legal, "a pariah commands"
    assert "AE-PARI-02" in broken(f"{CHIEF}, commander", GUNNER)
    assert "AE-PARI-02" not in broken(CHIEF, f"{GUNNER}, commander")


@proves("AE-FRER-01")
def test_blood_brothers_cost_a_tenth_less_together_and_are_worth_the_same() -> None:
    grey, white, chief = "Loup gris de meute", "Louve blanche de meute", "Kor le Balafré"
    assert judged(chief, grey).cost == val(chief) + val(grey)
    together = judged(chief, grey, white).cost
    assert together == val(chief) + val(grey) * 9 // 10 + val(white) * 9 // 10
    assert together < val(chief) + val(grey) + val(white)
    assert [one.val for one in fielded(chief, grey, white)] == [val(chief), val(grey), val(white)]


@proves("AE-INC-01", "AE-INC-02", "AE-INC-03", "AE-TYPE-01", "AE-TYPE-02", "AE-TYPE-03")
def test_incarnates_have_skills_beside_their_card_unless_they_are_pure_mystics(monkeypatch: pytest.MonkeyPatch) -> None:
    extra = {"chaining", "counter-attack", "master-stroke"}
    chief, gunner, abbess, guard = (fielded(one)[0] for one in (CHIEF, GUNNER, ABBESS, GUARD))
    assert extra <= chief.skills.keys()
    assert "quick-reload" not in chief.skills
    assert extra <= gunner.skills.keys()
    assert gunner.skills["quick-reload"] == 1
    assert not extra & abbess.skills.keys()
    assert not extra & guard.skills.keys()
    types = {name: shelf().profiles[name].type for name in (ABBESS, PALADIN, GUARD)}
    assert types == {ABBESS: "pure-mystic", PALADIN: "warrior-mystic", GUARD: "warrior"}
    printed(
        monkeypatch,
        replace(shelf().profiles[PALADIN], incarnate=True),
        replace(shelf().profiles[GUNNER], skills={"quick-reload": 2}),
    )
    assert extra <= fielded(PALADIN)[0].skills.keys()
    assert fielded(GUNNER)[0].skills["quick-reload"] == 1, "the lower is kept"


@proves("AE-MYS-08", "AE-FRML-04", "AE-FRML-05", "AE-FIDE-05", "AE-WMYS-03")
def test_a_faithful_writes_in_miracles_of_its_litanies_up_to_its_levels() -> None:
    chief = "Brunehaut Ramure-Rouge"
    assert judged(chief, f"{TELLER}, + Réconfort, + Main du sort, + Ferveur/3").legal, "8 levels, FOI 4"
    wrong = complaint("too-many-levels", chief, f"{TELLER}, + Réconfort, + Main du sort, + Ferveur/4")
    assert wrong.facts == {"name": TELLER, "levels": 9, "limit": 8}
    assert broken(chief, f"{TELLER}, + Malédiction") == {"AE-FIDE-05"}, "another alignment"
    assert broken(chief, f"{TELLER}, + Haie d'épines") == {"AE-FIDE-05"}, "another litany"
    assert judged(chief, f"{TELLER}, + Piste fraîche").legal
    assert broken(chief, f"{TELLER}, + Foudre") == {"AE-MYS-08"}, "a spell"
    assert broken(chief, f"{TELLER}, + Réconfort, + Réconfort") == {"AE-KIT-04", "AE-MYS-08"}
    assert broken(chief, "Brame-lame, + Réconfort") == {"AE-MYS-08"}
    assert broken(chief, f"{TELLER}, + Ferveur") == {"AE-KIT-01"}, "a level must be said"
    assert judged("Aliénor de Mai", f"{PALADIN}, + Réconfort").legal
    assert "AE-FRML-04" in broken("Aliénor de Mai", f"{PALADIN}, + Lumière des justes"), "FOI 3 of a warrior-mystic"
    mystic = fielded(f"{TELLER}, + Réconfort, + Ferveur/3")[0]
    assert mystic.formulas == {"Réconfort": 2, "Ferveur": 3}
    assert mystic.units == 4


@proves("AE-MAGI-05", "AE-MAGI-06", "AE-MAGI-01", "AE-MAGI-04")
def test_a_magician_writes_in_spells_of_its_grimoires_and_elements(monkeypatch: pytest.MonkeyPatch) -> None:
    moon = "Mirelune"
    assert judged(f"{moon}, + Trait de gemme, + Foudre, + Chant de houle").legal
    assert broken(f"{moon}, + Flammèche") == {"AE-MAGI-05", "AE-MAGI-06"}
    assert broken(f"{moon}, + Homoncule") == {"AE-MAGI-05", "AE-MAGI-06"}
    raiser = shelf().profiles["Valfroid le Nécromant"]
    assert raiser.magician is not None
    printed(monkeypatch, replace(raiser, magician=replace(raiser.magician, elements=("darkness",))))
    assert broken(f"{raiser.name}, + Lever de spectre") == {"AE-MAGI-05"}, "it needs fire too"
    assert judged(f"{raiser.name}, + Appel d'ossements").legal


@proves("AE-WARM-04", "AE-WARM-07", "AE-WARM-10")
def test_a_machine_comes_with_its_crew() -> None:
    bombard = "Bombarde de quai"
    assert judged(CHIEF, bombard, MUSKET, MUSKET).legal
    assert broken(CHIEF, bombard, MUSKET) == {"AE-WARM-04"}
    assert broken(CHIEF, bombard, GUARD, GUARD) == {"AE-WARM-04", "AE-WARM-07"}
    engine = next(one for one in fielded(CHIEF, bombard) if one.machine)
    assert (engine.pv, engine.scores["RES"], engine.scores["EQU"], engine.ranged[0].name) == (8, 8, 2, "Bombarde")


# ---------------------------------------------------------------- mending, codes, armies at random


def test_the_smallest_repair_makes_an_army_legal() -> None:
    members = [CHIEF, *[GUARD] * 4, "Nobody", f"{WORKER}, + Cuirasse du guet"]
    report = judged(*members, game_size=300)
    assert sorted(report.repair) == sorted(["Nobody", GUARD, f"{WORKER}, + Cuirasse du guet"])
    for name in report.repair:
        members.remove(name)
    assert judged(*members, game_size=300).legal


def test_a_list_survives_its_code() -> None:
    members = (
        f"{CHIEF}, commander, affiliation {SPILLWAY}, + Anneau du passeur",
        f"{MUSKET}, + Poudre sèche",
        f"{GUARD}, card 2",
        "Bombarde de quai",
    )
    listed = ArmyList(game=SYSTEM.name, members=members, options={"game_size": 400})
    assert decode(SYSTEM, encode(SYSTEM, listed)) == listed


@pytest.mark.parametrize("size", [200, 300, 500])
def test_armies_at_random_are_legal_and_nearly_full(size: int) -> None:
    for number, people in enumerate(peoples() * 2):
        members = SYSTEM.lists.build(Block(f"army {number}", 0), people, {"game_size": size})
        report = SYSTEM.lists.check(members, {"game_size": size})
        assert report.legal, (members, report.complaints)
        assert report.cost >= 0.88 * size
        assert recruit(members[0]).commander  # type: ignore[union-attr]


def test_armies_at_random_buy_everything_there_is() -> None:
    bought = {
        word[2:].split("/")[0] if word.startswith("+") else word
        for number in range(60)
        for member in SYSTEM.lists.build(Block(f"many {number}", 0), None, {"game_size": 500})
        for word in member.split(", ")
    }
    assert any(word.startswith("affiliation ") for word in bought)
    assert bought & set(shelf().machines)
    assert bought & set(recruits.solos())
    assert len(bought & set(shelf().artefacts)) >= 10
    assert len(bought & set(shelf().formulas)) >= 30


# ---------------------------------------------------------------- in words


def test_a_complaint_and_a_people_in_both_languages() -> None:
    wrong = complaint("artefact-for-incarnates", CHIEF, f"{GUARD}, + Cuirasse du guet")
    french, english = Texts(SYSTEM, "fr"), Texts(SYSTEM, "en")
    assert english.complaint(wrong) == "Quay Militiaman is no Incarnate: no artefacts. (AE-ARTE-01)"
    assert "n’est pas un Incarné" in french.complaint(wrong)
    assert english.word("faction", "Ligue des Écluses") == "League of the Locks"


def test_every_reason_of_a_complaint_has_its_words() -> None:
    source = "".join(inspect.getsource(module) for module in (recruitment, schooling))
    reasons = set(re.findall(r'Complaint\(\s*"([a-z-]+)"', source))
    assert len(reasons) >= 30
    for lang in ("fr", "en"):
        text = SYSTEM.file("texts", f"{lang}.ftl")
        assert not [reason for reason in reasons if f"\ncomplaint-{reason} = " not in text]
        traits = (*KEYWORDS, *EQUIPMENT, "magician", "faithful")
        assert not [trait for trait in traits if f"\ntrait-{trait} = " not in text]
        entries = {name for kind in CATALOGUE.kinds.values() for name in kind.cls.__struct_fields__}
        assert not [name for name in entries if f"\nentry-{name.lower()} = " not in text]
