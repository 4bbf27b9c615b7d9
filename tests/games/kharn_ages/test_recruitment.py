"""Spearheads: who may serve together, how many of each, who leads, and what everything costs."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from escarmouche.cards.lists import ArmyList, decode, encode
from escarmouche.core.dice import Block
from escarmouche.core.system import ListReport, Setup
from escarmouche.games.kharn_ages import SYSTEM
from escarmouche.games.kharn_ages.cards import Profile, Shelf, Spell, shelf
from escarmouche.games.kharn_ages.figures import Safar
from escarmouche.games.kharn_ages.rules import recruitment, recruits
from games.kharn_ages.scene import safar, scene
from proofs import proves

MAGE = "Chapelain de l'Acier"
WARD: dict[str, Any] = {"target": "self", "rate": 1, "duration": "round", "effects": ()}


def price(name: str) -> int:
    """What the card of a profile says it costs."""
    cost = shelf().profiles[name].cost
    assert cost
    return cost


def judged(*members: str, **options: Any) -> ListReport:
    return SYSTEM.lists.check(members, {"game_size": 2000, **options})


def broken(*members: str, **options: Any) -> set[str]:
    return {id for complaint in judged(*members, **options).complaints for id in complaint.rules}


def fielded(*members: str) -> list[Safar]:
    state = SYSTEM.rules.new_game(Setup(game="kharn-ages", lists={"red": list(members), "blue": ["Écorcheur"]}))
    return state.side("red")


@pytest.fixture
def stocked(monkeypatch: pytest.MonkeyPatch) -> Shelf:
    """The shelf with spells of known pages, and a reserved sword."""

    def spell(name: str, path: str | None, pages: int, cost: int, **more: Any) -> Spell:
        return Spell(name=name, path=path, pages=pages, cost=cost, **WARD, **more)

    spells = [
        *(spell(f"Steel {pages}", "blood-and-steel", pages, 7) for pages in (2, 3, 4)),
        spell("Bones", "osteomancy", 1, 4),
        spell("Unpriced", "blood-and-steel", 1, 4),
        *(spell(f"Spark {number}", None, 0, 0, generic=True) for number in (1, 2, 3)),
        spell("Lair spark", None, 0, 0, generic=True, reserved=("fangs",)),
        spell("Crown spark", None, 0, 0, generic=True, reserved=("kharns",)),
        spell("Crown steel", "blood-and-steel", 1, 0, reserved=("kharns",)),
        spell("Own steel", "blood-and-steel", 1, 9, reserved=("Chapelain de l'Acier",)),
    ]
    made = {one.name: one for one in spells} | {"Unpriced": replace(spells[4], cost=None)}
    found = replace(shelf(), spells=made)
    for module in (recruitment, recruits):
        monkeypatch.setattr(module, "shelf", lambda: found)
    return found


# ---------------------------------------------------------------- factions


@proves("KA-REC-01")
def test_a_spearhead_is_of_one_faction() -> None:
    assert judged("Lancier de la Couronne", "Sergent des remparts").legal
    assert broken("Lancier de la Couronne", "Écorcheur") == {"KA-REC-01"}


def serves(faction: str | None, chosen: str, skills: dict[str, Any] | None = None, hired: tuple[str, ...] = ()) -> bool:
    card: Profile = replace(
        shelf().profiles["Écorcheur"], faction=faction, skills=skills or {}, hired=hired, limitation=None
    )
    return recruitment.serves(card, chosen)


@proves("KA-REC-02")
def test_the_guild_fights_for_itself_and_for_those_its_card_names() -> None:
    assert judged("Coupe-bourse", "Lame à louer").legal
    assert judged("Coupe-bourse", "Écorcheur").legal
    assert judged("Arbalétrière masquée", "Écorcheur").legal
    assert broken("Arbalétrière masquée", "Jeune défense") == {"KA-REC-01"}
    assert [serves("black-guild", who, hired=("kharns",)) for who in ("kharns", "fangs", "black-guild")] == [1, 0, 1]
    assert not serves("fangs", "kharns", hired=("kharns",))


@proves("KA-REC-03")
def test_the_stateless_go_with_anybody() -> None:
    assert judged("Déserteur", "Écorcheur").legal
    assert judged("Déserteur", "Lancier de la Couronne").legal
    assert not serves("kharns", "fangs")


@proves("KA-REC-04")
def test_an_ally_of_a_faction_goes_with_it_and_with_its_own() -> None:
    assert judged("Guide des marches", "Jeune défense").legal
    assert judged("Guide des marches", "Pâtre des Dogons").legal
    assert broken("Guide des marches", "Écorcheur") == {"KA-REC-01"}
    assert broken("Guide des marches", "Jeune défense", "Pâtre des Dogons") == {"KA-REC-01"}


@proves("KA-REC-05")
def test_a_profile_without_a_logo_goes_with_anybody() -> None:
    assert judged("Colporteur", "Écorcheur").legal
    assert judged("Colporteur", "Jeune défense").legal
    assert judged("Colporteur").legal


@proves("KA-REC-07")
def test_there_is_no_least_and_no_greatest_number_of_safars() -> None:
    assert judged("Vieille Griffe").legal
    many = [
        name
        for name, card in shelf().profiles.items()
        if card.faction == "fangs" and card.limitation and card.limitation.isdigit()
        for _ in range(int(card.limitation))
    ]
    assert len(many) >= 10
    assert judged(*many).legal


# ---------------------------------------------------------------- limitations


@proves("KA-LIM-01")
def test_a_number_limits_the_copies_of_a_profile() -> None:
    assert judged(*["Lancier de la Couronne"] * 3).legal
    assert broken(*["Lancier de la Couronne"] * 4) == {"KA-LIM-01"}
    dressed = ["Lancier de la Couronne", "Lancier de la Couronne, + Targe"] * 2
    assert broken(*dressed) == {"KA-LIM-01"}


@proves("KA-LIM-02")
def test_u_is_one_copy() -> None:
    assert judged("Vieille Griffe").legal
    assert broken("Vieille Griffe", "Vieille Griffe") == {"KA-LIM-02"}


@proves("KA-LIM-03")
def test_the_limits_of_different_levels_are_apart() -> None:
    khans = [*["Fantassin des steppes"] * 3, *["Briseur de lignes"] * 2, "Voïvode"]
    assert judged(*khans).legal
    assert broken(*khans, "Voïvode") == {"KA-LIM-02"}


@proves("KA-LIM-04")
def test_a_personage_is_alone_and_takes_a_place_of_its_profile() -> None:
    sergeant, provost = "Sergent des remparts", "Prévôt Aldemar"
    assert judged(sergeant, sergeant).legal
    assert judged(provost, sergeant).legal
    assert broken(provost, sergeant, sergeant) == {"KA-LIM-01", "KA-LIM-04"}
    assert "KA-LIM-04" in broken(provost, provost)


# ---------------------------------------------------------------- the leader


@proves("KA-LEA-01")
@pytest.mark.parametrize(
    ("members", "rules"),
    [
        (("Champion de la Couronne, leader", "Lancier de la Couronne"), set()),
        (("Sergent des remparts, leader", "Champion de la Couronne", "Lancier de la Couronne"), set()),
        (("Sergent des remparts", "Champion de la Couronne", "Lancier de la Couronne, leader"), {"KA-LEA-01"}),
        (("Sergent des remparts", "Lancier de la Couronne, leader"), set()),
        (("Champion de la Couronne", "Lancier de la Couronne, leader"), set()),
        (("Sergent des remparts, leader", "Champion de la Couronne, leader"), {"KA-LEA-01"}),
    ],
)
def test_one_leader_of_the_two_highest_levels(members: tuple[str, ...], rules: set[str]) -> None:
    assert broken(*members) == rules


@proves("KA-LEA-01")
def test_a_personage_may_lead_whatever_its_level() -> None:
    band = recruits.band(["Champion de la Couronne", "Sergent des remparts", "Lancier de la Couronne"])
    page = replace(band[2], profile=replace(band[2].profile, limitation="P"))
    assert band[2] not in recruitment.can_lead(band)
    assert page in recruitment.can_lead([band[0], band[1], page])


@proves("KA-LEA-01")
def test_without_a_level_one_may_lead_as_with_the_lowest() -> None:
    (pike,) = recruits.band(["Lancier de la Couronne"])
    beast = replace(pike, profile=replace(pike.profile, level=None))
    assert recruitment.can_lead([beast]) == [beast]
    assert recruitment.can_lead([beast, pike]) == [beast, pike]


@proves("KA-LEA-01")
def test_exactly_one_leads_named_or_the_first_of_the_highest_level() -> None:
    named = fielded("Champion de la Couronne", "Sergent des remparts, leader", "Lancier de la Couronne")
    assert [one.leader for one in named] == [False, True, False]
    unnamed = fielded("Lancier de la Couronne", "Sergent des remparts", "Sergent des remparts")
    assert [one.leader for one in unnamed] == [False, True, False]


@proves("KA-LEA-02")
@pytest.mark.parametrize(("status", "bonus"), [((), 1), (("defeated",), 0)])
def test_nobody_succeeds_a_leader_who_fell(status: tuple[str, ...], bonus: int) -> None:
    def total(leader: bool) -> int:
        game = scene(
            red={"ak": safar(4, 7), "al": safar(4, 8.2, *status, leader=leader), "am": safar(4, 5.8, rank=2)},
            blue={"bo": safar(5.2, 7, skills={"terror": 11})},
            dice={"ak": {"test": [5]}},
        ).play(("activate", "ak"))
        assert not game.facts("am")["leader"]
        return int(game.one("tested", figure="ak")["total"])

    assert total(leader=True) - total(leader=False) == bonus


# ---------------------------------------------------------------- value and format


@proves("KA-REC-06", "KA-FMT-01")
def test_the_value_counts_everything_and_may_not_exceed_the_format(stocked: Shelf) -> None:
    members = (f"{MAGE}, + small grimoire, + Steel 2, + Spark 1", "Arbalétrier de la Couronne, + Glaive court")
    assert judged(*members).cost == price(MAGE) + 20 + 7 + price("Arbalétrier de la Couronne") + 8
    exactly = judged(*members).cost
    assert judged(*members, game_size=exactly).legal
    assert broken(*members, game_size=exactly - 1) == {"KA-REC-06"}


@proves("KA-FMT-01")
def test_without_an_agreement_the_format_is_400_and_any_other_may_be_agreed() -> None:
    four = ("Champion de la Couronne", "Sergent des remparts", "Lancier de la Couronne", "Lancier de la Couronne")
    assert SYSTEM.lists.check(four, {}).meters[0].limit == 400
    assert SYSTEM.lists.check(four, {}).legal
    assert not SYSTEM.lists.check(four, {"game_size": 300}).legal


@proves("KA-FMT-02")
def test_an_imposed_format_prevails_over_the_agreed_one(monkeypatch: pytest.MonkeyPatch) -> None:
    two = ("Champion de la Couronne", "Champion de la Couronne")
    assert judged(*two, imposed_size=200).meters[0].limit == 200
    assert {"KA-REC-06", "KA-FMT-02"} <= set(broken(*two, imposed_size=200))
    assert "KA-FMT-02" not in broken(*two, game_size=200)
    assert "KA-FMT-02" not in broken("Champion de la Couronne", "Pâtre des Dogons", imposed_size=2000)
    monkeypatch.setitem(recruitment.IMPOSED, "siege", 250)
    assert judged(*two, scenario="siege").meters[0].limit == 250
    assert "KA-FMT-02" in broken(*two, scenario="siege")
    assert judged(*two, scenario="battle").meters[0].limit == 2000


# ---------------------------------------------------------------- equipment


@proves("KA-EQP-01")
def test_the_cost_of_a_profile_includes_what_its_card_prints() -> None:
    assert judged("Sergent des remparts").cost == price("Sergent des remparts")
    assert sorted(fielded("Sergent des remparts")[0].gear) == ["Cuirasse rivetée", "Glaive court", "Rondache"]


@proves("KA-EQP-02")
def test_an_exchange_takes_the_cost_of_what_is_left_out_and_adds_that_of_what_is_taken() -> None:
    member = "Sergent des remparts, - Rondache, - Glaive court, + Hache de guerre"
    assert judged(member).cost == price("Sergent des remparts") - 8 - 8 + 16
    (sergeant,) = fielded(member)
    assert sorted(sergeant.gear) == ["Cuirasse rivetée", "Hache de guerre"]
    assert sergeant.gear["Hache de guerre"].held
    assert not sergeant.gear["Hache de guerre"].standard
    assert sergeant.gear["Cuirasse rivetée"].standard
    assert sergeant.cost == price("Sergent des remparts")
    assert broken("Sergent des remparts, - Épieu") == {"KA-EQP-02"}
    assert broken("Sergent des remparts, - Rondache, - Rondache") == {"KA-EQP-02"}
    assert broken("Sergent des remparts, a cake") == {"KA-EQP-02"}


@proves("KA-EQP-03", "KA-EQP-04", "KA-MAT-02")
def test_added_equipment_is_paid_and_belongs_to_the_safar_it_was_given_to() -> None:
    members = ("Écorcheur, + Estoc, + Targe", "Écorcheur")
    assert judged(*members).cost == 2 * price("Écorcheur") + 14 + 5
    one, other = fielded(*members)
    assert sorted(one.gear) == ["Estoc", "Jaque", "Serpe", "Targe"]
    assert (one.cost, other.cost) == (price("Écorcheur") + 19, price("Écorcheur"))
    assert sorted(other.gear) == ["Jaque", "Serpe"]


@proves("KA-MAT-03")
def test_a_safar_is_shown_as_its_profile_whatever_it_carries_and_whoever_hired_it() -> None:
    (hired, _) = fielded("Coupe-bourse, + Glaive court", "Écorcheur")
    assert (hired.name, hired.faction, hired.emblem) == ("Coupe-bourse", "black-guild", "assassin")


@proves("KA-EQP-08")
def test_anybody_takes_anything_not_reserved_and_several_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert judged("Écorcheur, + Javeline, + Javeline, + Grand pavois").legal
    found = shelf()
    kept = replace(found.weapons["Estoc"], reserved=("kharns",))
    monkeypatch.setattr(recruits, "shelf", lambda: replace(found, weapons={**found.weapons, "Estoc": kept}))
    assert broken("Écorcheur, + Estoc") == {"KA-EQP-08"}
    assert judged("Lancier de la Couronne, + Estoc").legal


# ---------------------------------------------------------------- ammunition


@proves("KA-RNG-02")
def test_ammunition_is_bought_for_a_weapon_that_takes_it() -> None:
    member = "Archer des lisières, + 10 arrows, + 3 arrows, + 2 armour-piercing arrows"
    assert judged(member).cost == price("Archer des lisières") + 15 + 5 + 5
    (archer,) = fielded(member)
    assert archer.ammo == {"arrows:simple": 8 + 13, "arrows:armour-piercing": 2}
    assert broken("Archer des lisières, + 3 bolts") == {"KA-RNG-02"}
    assert broken("Écorcheur, + 3 arrows") == {"KA-RNG-02"}
    assert judged("Écorcheur, + Grand arc, + 3 arrows").legal


@proves("KA-RNG-03")
def test_the_price_list_of_ammunition() -> None:
    sold = {name: lot.cost for name, lot in recruits.lots().items()}
    assert sold == {
        "3 arrows": 5,
        "10 arrows": 15,
        "3 bolts": 5,
        "6 bolts": 15,
        "2 armour-piercing arrows": 5,
        "4 armour-piercing arrows": 15,
        "2 armour-piercing bolts": 5,
        "3 armour-piercing bolts": 15,
        "1 incendiary arrows": 5,
        "2 incendiary arrows": 15,
        "1 incendiary bolts": 15,
        "1 poisoned arrows": 15,
        "2 poisoned bolts": 15,
    }
    assert recruits.lots()["2 poisoned bolts"].ammo == "bolts:poisoned"
    assert broken("Archer des lisières, + 4 arrows") == {"KA-EQP-02"}


@proves("KA-GEN-22")
def test_who_buys_a_part_of_a_body_is_told_which() -> None:
    (told,) = judged("Lancier de la Couronne, + Carapace").complaints
    assert (told.reason, told.facts["item"]) == ("part-of-a-body", "Carapace")


# ---------------------------------------------------------------- spells


@proves("KA-MAG-16")
def test_generic_spells_are_free_without_grimoire_and_as_many_as_the_level(stocked: Shelf) -> None:
    two = f"{MAGE}, + Spark 1, + Spark 2"
    assert judged(two).legal
    assert judged(two).cost == price(MAGE)
    assert broken(f"{two}, + Spark 3") == {"KA-MAG-16"}
    assert fielded(two)[0].spells == ("Spark 1", "Spark 2")
    assert judged(f"{MAGE}, + small grimoire, + Steel 2, + Steel 3, + Spark 1").legal


@proves("KA-MAG-16")
def test_a_mage_without_a_level_has_one_generic_spell(stocked: Shelf) -> None:
    (mage,) = recruits.band([f"{MAGE}, + Spark 1, + Spark 2"])
    (told,) = recruitment.badly_schooled(replace(mage, profile=replace(mage.profile, level=None)))
    assert (told.reason, told.facts["count"], told.facts["most"]) == ("too-many-generic-spells", 2, 1)


@proves("KA-MAG-17", "KA-MAG-06", "KA-SPL-01", "KA-SPL-04", "KA-SKL-03")
@pytest.mark.parametrize(
    ("member", "rules"),
    [
        (f"{MAGE}, + small grimoire, + Steel 2", set()),
        (f"{MAGE}, + Steel 2", {"KA-MAG-17"}),
        (f"{MAGE}, + small grimoire, + Bones", {"KA-MAG-17", "KA-MAG-06"}),
        (f"{MAGE}, + small grimoire, + Unpriced", {"KA-MAG-17", "KA-PRO-02"}),
        (f"{MAGE}, + small grimoire, + Own steel", set()),
        ("Défroqué, + small grimoire, + Own steel", {"KA-MAG-17", "KA-SPL-04"}),
        ("Défroqué, + small grimoire, + Crown steel", set()),
        ("Défroqué, + Crown spark", {"KA-MAG-16", "KA-SPL-01"}),
        (f"{MAGE}, + Lair spark", {"KA-MAG-16", "KA-SPL-01"}),
        (f"{MAGE}, + large grimoire, + Steel 2, + Steel 2", {"KA-MAG-17"}),
        ("Défroqué, + small grimoire, + Bones, + Steel 4", set()),
        ("Sorcière de la Tanière, + Lair spark", set()),
        ("Lancier de la Couronne, + Spark 1", {"KA-MAG-16", "KA-MAG-17"}),
        ("Lancier de la Couronne, + small grimoire", {"KA-MAG-16", "KA-MAG-17"}),
    ],
)
def test_grimoire_spells_are_for_those_who_master_the_path(stocked: Shelf, member: str, rules: set[str]) -> None:
    assert broken(member) == rules


@proves("KA-SPL-04", "KA-REC-06")
def test_a_spell_with_a_cost_is_added_to_the_mage(stocked: Shelf) -> None:
    assert judged(f"{MAGE}, + small grimoire, + Own steel").cost == price(MAGE) + 20 + 9


@proves("KA-SKL-05", "KA-MAG-06")
def test_an_archmage_chooses_among_all_spells_but_those_of_somebody_by_name(stocked: Shelf) -> None:
    card = shelf().profiles[MAGE]
    wise = replace(card, name="Wise", faction="tembos", skills={"archmage": None})
    told = {name: recruitment.why_not_taught(wise, one) for name, one in stocked.spells.items()}
    assert {name for name, rules in told.items() if rules} == {"Unpriced", "Own steel"}
    plain = replace(wise, skills={"mage": "adansonia"})
    assert recruitment.why_not_taught(plain, stocked.spells["Bones"]) == ("KA-MAG-06",)
    assert recruitment.why_not_taught(plain, stocked.spells["Lair spark"]) == ("KA-SPL-01",)
    near = replace(wise, skills={"mage": "adansonia", "affinity": "osteomancy"})
    assert not recruitment.why_not_taught(near, stocked.spells["Bones"])


@proves("KA-MAG-18")
def test_five_pages_for_twenty_any_number_for_forty_and_one_grimoire_each(stocked: Shelf) -> None:
    full = f"{MAGE}, + small grimoire, + Steel 2, + Steel 3"
    assert judged(full).legal
    assert judged(full).cost == price(MAGE) + 20 + 14
    assert broken(f"{MAGE}, + small grimoire, + Steel 2, + Steel 4") == {"KA-MAG-18"}
    large = f"{MAGE}, + large grimoire, + Steel 2, + Steel 3, + Steel 4"
    assert judged(large).legal
    assert judged(large).cost == price(MAGE) + 40 + 21
    assert broken(f"{full}, + small grimoire") == {"KA-MAG-18"}


# ---------------------------------------------------------------- lists


def test_a_code_keeps_the_details_of_members() -> None:
    members = ("Sergent des remparts, leader, + Épieu, - Rondache", "Archer des lisières, + 10 arrows", "Écorcheur")
    listed = ArmyList(game="kharn-ages", members=members)
    code = encode(SYSTEM, listed)
    assert code.startswith("kharn-ages2-")
    assert decode(SYSTEM, code) == listed


@pytest.mark.parametrize("size", [300, 400])
def test_random_lists_are_legal_in_every_faction(size: int) -> None:
    for faction in recruitment.factions():
        for number in range(4):
            members = SYSTEM.lists.build(Block("lists", number), faction, {"game_size": size})
            report = SYSTEM.lists.check(members, {"game_size": size})
            assert report.legal
            assert size - 60 < report.cost <= size
            own = [one for one in recruitment.known(members) if one.profile.faction == faction]
            assert 2 * sum(one.cost for one in own) >= size or len(own) == len(members)


def test_random_mages_know_generic_spells_and_some_have_a_full_grimoire(stocked: Shelf) -> None:
    found = [recruitment.schooled(MAGE, Block("x", number)) for number in range(12)]
    assert all(len(one.split("spark")) + len(one.split("Spark")) == 4 for one in found)
    assert all(judged(one).legal for one in found)
    booked = [one for one in found if "small grimoire" in one]
    assert 0 < len(booked) < len(found)
    assert all("teel" in one.partition("small grimoire")[2] for one in booked)


@proves("KA-RNG-02")
def test_a_drawn_list_spends_what_is_left_on_ammunition() -> None:
    drawn = [SYSTEM.lists.build(Block(f"quiver-{number}", 0), "tembos", {}) for number in range(12)]
    assert any(lot in member for members in drawn for member in members for lot in recruits.lots())
    assert all(SYSTEM.lists.check(members, {}).legal for members in drawn)


@proves("KA-SKL-30")
def test_somebody_exceptional_holds_shield_and_axe_with_anything_added() -> None:
    (plain,), (laden,) = fielded("Bourreau des steppes"), fielded("Bourreau des steppes, + Gourdin")
    for one in (plain, laden):
        assert {"Hache de guerre", "Rondache"} <= {item for item, gear in one.gear.items() if gear.held}
