"""Cards that somebody brings to a table: marked, found by their names alone, gone with it; codes that bring them."""

from __future__ import annotations

import gc
import pickle
from hashlib import blake2b
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from escarmouche.bots.protocol import Seated
from escarmouche.cards import bringing, content
from escarmouche.cards.content import Broken, Catalogue
from escarmouche.cards.lists import ArmyList, decode, encode, profiles, wished_again
from escarmouche.cards.prints import source
from escarmouche.cards.setups import Misfit, Unknown, check_setup
from escarmouche.core.brought import HERE, LENGTH, SIGNS, Brought, is_marked, unmarked
from escarmouche.core.dice import Block, SeededDice
from escarmouche.core.position import play
from escarmouche.core.system import Setup, System, load
from escarmouche.games import SYSTEMS
from escarmouche.telling.texts import Texts, Unusable
from escarmouche.testing.playing import bots

KHARN, AGE, EVENOR = (load(SYSTEMS[name]) for name in ("kharn-ages", "age-des-escarmouches", "evenor"))
GAMES = [system for system in map(load, SYSTEMS.values()) if system.content is not None]
OWN = {
    "weapons": [{"name": "Grand sabre", "hands": 2, "cost": 11, "bonus": 2}],
    "objects": [],
}


@pytest.fixture(params=GAMES, ids=lambda system: system.name)
def system(request: pytest.FixtureRequest) -> System:
    found: System = request.param
    return found


def catalogue_of(system: System) -> Catalogue:
    found = content.catalogue(system)
    assert found is not None
    return found


def typed(system: System, kind: str, name: str, **other: Any) -> dict[str, Any]:
    """A printed card as somebody types it, some of it otherwise."""
    catalogue = catalogue_of(system)
    return {**content.typed(catalogue.kinds[kind], catalogue.printed()[kind][name]), **other}


def recruit() -> str:
    """A Safar of the first level whom anybody can recruit."""
    cards = catalogue_of(KHARN).printed()["profiles"]
    return next(name for name, card in cards.items() if card.playable and card.level == 1)


def own_band(system: System, seed: str) -> tuple[list[str], bringing.Plain]:
    """A drawn list, one of whose members is played by a card of one's own that says the same."""
    catalogue = catalogue_of(system)
    members = system.lists.build(Block(seed, 0), None, {})
    kind = catalogue.recruited[0]
    at = next(n for n, one in enumerate(members) if one.split(",")[0] in catalogue.printed()[kind])
    name, comma, details = members[at].partition(",")
    cards = bringing.brought(catalogue, {kind: [typed(system, kind, name)]})
    (marked,) = cards[kind]
    return [*members[:at], marked + comma + details, *members[at + 1 :]], cards


def table(system: System, seed: str) -> tuple[Setup, str]:
    """A table to which the first seat brings a card, and its name."""
    members, cards = own_band(system, seed)
    lists = {seat: system.lists.build(Block("other", 0), None, {}) for seat in system.seats} | {
        system.seats[0]: members
    }
    return Setup(game=system.name, seed=seed, lists=lists, cards=[cards]), next(iter(next(iter(cards.values()))))


def test_a_card_of_ones_own_is_at_its_table_and_nowhere_else(system: System) -> None:
    setup, marked = table(system, "own")
    state = system.rules.new_game(setup)
    mine = [one for one in state.figures.values() if is_marked(one.profile)]
    assert [(one.profile, one.name) for one in mine] == [(marked, unmarked(marked))]
    assert marked not in profiles(system)
    assert not any(is_marked(card.name) for card in system.lists.cards())
    assert msgspec.json.decode(msgspec.json.encode(setup), type=Setup) == setup


def test_it_goes_with_its_table_and_comes_back_with_it(system: System) -> None:
    setup, marked = table(system, "gone")
    state = system.rules.new_game(setup)
    raw, text = pickle.dumps(state), msgspec.json.encode(state)
    assert marked in {name for *_, name in HERE}
    del state
    gc.collect()
    assert marked not in {name for *_, name in HERE}
    again = pickle.loads(raw)
    assert msgspec.json.decode(text, type=system.state_type) == again
    assert marked in {name for *_, name in HERE}


def test_a_game_with_it_is_played_to_its_end(system: System) -> None:
    setup, _ = table(system, "played")
    state = system.rules.new_game(setup)
    chooser = Seated(system, bots(system.name, "played"))
    assert play(state, SeededDice("played"), chooser).state.result is not None


def test_a_list_travels_with_its_cards_in_a_code(system: System) -> None:
    members, cards = own_band(system, "coded")
    listed = ArmyList(game=system.name, members=tuple(members), brings=Brought(system.name, cards))
    code = encode(system, listed)
    del listed
    gc.collect()
    found = decode(system, code)
    assert list(found.members) == members
    assert found.brings is not None
    assert found.brings.cards == cards
    assert system.lists.check(found.members, {}).legal
    assert encode(system, found) == code


def test_the_same_lists_are_wished_for_again_with_their_cards(system: System) -> None:
    setup, _ = table(system, "again")
    wished = wished_again(system, setup)
    first, *others = system.seats
    assert decode(system, wished[first][0]).members == tuple(setup.lists[first])
    assert all(wished[seat] == setup.lists[seat] for seat in others)


def test_what_a_card_names_comes_along_and_belongs_to_its_mark() -> None:
    catalogue, name = catalogue_of(KHARN), recruit()
    sabre, other = OWN["weapons"][0], {**OWN["weapons"][0], "bonus": 1}
    told = [typed(KHARN, "profiles", name, equipment=["Grand sabre"])]
    plain, changed = (bringing.brought(catalogue, {"profiles": told, "weapons": [weapon]}) for weapon in (sabre, other))
    (mine,), (theirs,) = plain["profiles"], changed["profiles"]
    assert unmarked(mine) == unmarked(theirs) == name
    assert mine != theirs
    (weapon,) = plain["weapons"]
    assert plain["profiles"][mine]["equipment"] == [weapon]
    assert bringing.needed(plain, {"red": [mine]}) == plain
    assert bringing.needed(plain, {"red": [f"Sergent, + {weapon}"]}) == {"weapons": plain["weapons"]}
    assert bringing.needed(plain, {"red": [name]}) == {}
    lists = {"red": [mine], "blue": [theirs]}
    state = KHARN.rules.new_game(Setup(game="kharn-ages", lists=lists, cards=[plain, changed], free=True))
    assert len(state.figures) == 2
    assert [list(one.gear) for one in state.figures.values()] == [[weapon], [*changed["weapons"]]]


def test_ones_own_things_are_sold_at_their_price() -> None:
    cards = bringing.brought(catalogue_of(KHARN), OWN)
    (sabre,) = cards["weapons"]
    name = recruit()
    cost = KHARN.lists.check([name], {}).cost
    assert KHARN.lists.check([f"{name}, + {sabre}"], {}).cost == cost
    held = Brought(KHARN.name, cards)
    assert KHARN.lists.check([f"{name}, + {sabre}"], {}).cost == cost + 11
    assert [ware.detail for ware in KHARN.lists.sold("weapons", sabre)] == [f"+ {sabre}", f"- {sabre}"]
    assert bringing.knows_detail(KHARN, f"+ {sabre}")
    assert not bringing.knows_detail(KHARN, f"* {sabre}")
    del held


def test_a_name_that_stands_on_both_sides_is_two_figures() -> None:
    for system in (EVENOR, AGE):
        members, cards = own_band(system, "both")
        plain = [unmarked(member) for member in members]
        lists = {"red": members, "blue": plain}
        state = system.rules.new_game(Setup(game=system.name, lists=lists, cards=[cards], free=True))
        assert len(state.figures) == len(members) + len(plain)


def test_a_printed_card_and_ones_own_of_its_name_stand_side_by_side() -> None:
    name = next(iter(catalogue_of(AGE).printed()["profiles"]))
    cards = bringing.brought(catalogue_of(AGE), {"profiles": [typed(AGE, "profiles", name)]})
    (marked,) = cards["profiles"]
    setup = Setup(game=AGE.name, lists={"red": [name, marked], "blue": [name]}, cards=[cards], free=True)
    assert len(AGE.rules.new_game(setup).figures) == 3


def test_a_card_that_is_not_what_its_mark_says_is_refused() -> None:
    members, cards = own_band(KHARN, "forged")
    (marked,) = cards["profiles"]
    better = {"profiles": {marked: {**cards["profiles"][marked], "hp": 99}}}
    lists = {"red": members, "blue": KHARN.lists.build(Block("x", 0), None, {})}
    setup = Setup(game="kharn-ages", lists=lists, cards=[cards])
    check_setup(KHARN, setup)
    with pytest.raises(Unusable) as wrong:
        check_setup(KHARN, replace(setup, cards=[better]))
    assert wrong.value.message == "brought-forged"
    with pytest.raises(Unknown):
        check_setup(KHARN, replace(setup, cards=[]))
    many: bringing.Plain = {"profiles": {marked + str(n): {} for n in range(bringing.MOST_CARDS + 1)}}
    with pytest.raises(Unusable) as wrong:
        check_setup(KHARN, replace(setup, cards=[many]))
    assert wrong.value.message == "brought-many"


def test_of_two_cards_of_one_mark_the_second_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who makes both would else play with the one, and have shown the other."""
    monkeypatch.setattr(bringing, "mark_of", lambda said: SIGNS[0] * LENGTH)
    name = recruit()
    weak, strong = (
        bringing.brought(catalogue_of(KHARN), {"profiles": [typed(KHARN, "profiles", name, hp=hp)]}) for hp in (3, 30)
    )
    assert weak["profiles"].keys() == strong["profiles"].keys()
    held = bringing.taken(KHARN, weak)
    with pytest.raises(Unusable) as wrong:
        bringing.taken(KHARN, strong)
    assert wrong.value.message == "brought-twin"
    del wrong
    gc.collect()
    again = bringing.taken(KHARN, weak)
    assert again == held, "the same card may be on many tables"
    del held, again
    gc.collect()
    assert bringing.taken(KHARN, strong).cards == strong, "and the other one, when the first is gone"


NONSENSE: list[Any] = [
    {"weapons": {"X": 3}},
    {"weapons": {"X": {"name": "X", "hands": "two"}}},
    {"spoons": {"X": {"name": "X"}}},
    {"weapons": {"X": {}}},
]


@pytest.mark.parametrize("cards", NONSENSE)
def test_nonsense_is_refused_in_words(cards: Any) -> None:
    lists = {seat: KHARN.lists.build(Block("x", 0), None, {}) for seat in KHARN.seats}
    with pytest.raises((Broken, Misfit)) as wrong:
        check_setup(KHARN, Setup(game="kharn-ages", lists=lists, cards=[cards]))
    assert wrong.value.told("fr")


def test_kinds_of_the_book_stay_at_home() -> None:
    catalogue = catalogue_of(KHARN)
    thing = content.typed(catalogue.kinds["objects"], next(iter(catalogue.printed()["objects"].values())))
    assert set(bringing.brought(catalogue, {"objects": [thing], **{"weapons": OWN["weapons"]}})) == {"weapons"}


def test_a_code_that_was_tampered_with_is_refused() -> None:
    members, cards = own_band(EVENOR, "code")
    code = encode(EVENOR, ArmyList(game="evenor", members=tuple(members), brings=Brought("evenor", cards)))
    for broken in (code[:-4] + "AAAA", code[:40], code.replace("evenor3", "evenor2")):
        with pytest.raises(Unusable):
            decode(EVENOR, broken)


def test_members_are_told_without_their_marks(system: System) -> None:
    members, cards = own_band(system, "told")
    held = Brought(system.name, cards)
    for lang in ("fr", "en"):
        assert not any(is_marked(Texts(system, lang).member(member)) for member in members)
    del held


def test_a_list_with_cards_of_ones_own_is_printed(system: System) -> None:
    members, cards = own_band(system, "printed")
    listed = ArmyList(game=system.name, members=tuple(members), brings=Brought(system.name, cards))
    (marked,) = next(iter(cards.values()))
    told = source(system, listed, "fr")
    assert unmarked(marked) in told
    assert not is_marked(told)


def test_every_printed_card_could_be_brought(system: System) -> None:
    catalogue = catalogue_of(system)
    shelf = {kind: [typed(system, kind, name) for name in some] for kind, some in catalogue.printed().items()}
    cards = bringing.brought(catalogue, shelf)
    held = Brought(system.name, cards)
    for kind, some in cards.items():
        for name in some:
            assert bringing.card(catalogue, kind, name) is not None
    del held


def test_a_card_of_one_game_is_not_found_in_another() -> None:
    _, cards = own_band(KHARN, "elsewhere")
    (marked,) = cards["profiles"]
    held = Brought(KHARN.name, cards)
    assert bringing.knows_profile(KHARN, marked)
    assert not bringing.knows_profile(EVENOR, marked)
    assert not EVENOR.lists.check([marked], {}).legal
    del held


def test_a_list_that_brings_more_than_a_code_holds_is_told_so() -> None:
    notes = [f"{n} {blake2b(str(n).encode(), digest_size=60).hexdigest()}" for n in range(120)]
    weapons = [{**OWN["weapons"][0], "name": f"Sabre {n}", "note": note} for n, note in enumerate(notes)]
    cards = bringing.brought(catalogue_of(KHARN), {"weapons": weapons})
    members = [f"{recruit()}, " + ", ".join(f"+ {name}" for name in cards["weapons"])]
    with pytest.raises(Unusable) as wrong:
        encode(KHARN, ArmyList(game="kharn-ages", members=tuple(members), brings=Brought("kharn-ages", cards)))
    assert wrong.value.message == "brought-many"
