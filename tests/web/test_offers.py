"""What a list builder sells: everything a book has, to whom it may be sold, at its price."""

from __future__ import annotations

from typing import get_args

import pytest

from escarmouche.cards import bringing, content
from escarmouche.core.dice import Block
from escarmouche.core.system import load
from escarmouche.games import SYSTEMS
from escarmouche.telling.texts import Lang, Texts
from escarmouche.web.listviews import dear, offered

LANGS: tuple[Lang, ...] = get_args(Lang)


@pytest.mark.parametrize("game", sorted(SYSTEMS))
def test_everything_that_a_list_may_say_is_sold_under_a_name_or_refused(game: str) -> None:
    system = load(SYSTEMS[game])
    wares, said = system.lists.wares(), system.lists.details()
    sold = {ware.detail for ware in wares}
    assert sold <= set(said)
    for detail in set(said) - sold:
        somebody = f"{system.lists.cards()[0].name}, {detail}"
        assert any(detail[2:] in str(one.facts) for one in system.lists.check([somebody], {}).complaints)
    for lang in LANGS:
        texts = Texts(system, lang)
        assert all(texts.word("ware", ware.kind) != ware.kind for ware in wares)


@pytest.mark.parametrize("game", ["kharn-ages", "age-des-escarmouches"])
def test_what_is_offered_can_be_bought_at_its_price(game: str) -> None:
    system = load(SYSTEMS[game])
    seen = set()
    for seed in range(6):
        members = system.lists.build(Block(f"offers-{seed}", 0), None, {})
        for at, member in enumerate(members[:4]):
            for offer in offered(game, members, at, {}, {}, "en"):
                seen.add(offer.kind)
                if offer.taken:
                    assert f", {offer.detail}" in member
                    continue
                more = [*members[:at], f"{member}, {offer.detail}", *members[at + 1 :]]
                assert [one for one in system.lists.check(more, {}).complaints if not dear(one)] == []
                alone = [system.lists.check([one], {}).cost for one in (member, more[at])]
                assert alone[1] - alone[0] == offer.cost
    kinds = {
        "kharn-ages": {"Leader", "Weapons", "Shields", "Armour", "Grimoires", "Spells", "Left at home"},
        "age-des-escarmouches": {"Command", "Affiliation", "Artefacts", "Cards"},
    }
    assert kinds[game] <= seen


def test_a_member_that_is_not_there_is_sold_nothing() -> None:
    assert offered("kharn-ages", [], 0, {}, {}, "fr") == ()
    assert offered("kharn-ages", ["Sergent des remparts"], 7, {}, {}, "fr") == ()


def test_what_is_no_card_is_sold_in_the_words_of_the_reader() -> None:
    for game, kinds in (
        ("kharn-ages", ("leader", "ammunition", "grimoire")),
        ("age-des-escarmouches", ("commander", "card")),
    ):
        system = load(SYSTEMS[game])
        for ware in system.lists.wares():
            told = Texts(system, "fr").member(f"X, {ware.detail}")
            if ware.kind in kinds:
                assert told != f"X, {ware.detail}"
    kharn = load(SYSTEMS["kharn-ages"])
    assert Texts(kharn, "fr").member("X, leader, + 1 incendiary arrows, + 2 poisoned bolts") == (
        "X, meneur, + 1 flèche incendiaire, + 2 carreaux empoisonnés"
    )
    age = load(SYSTEMS["age-des-escarmouches"])
    assert Texts(age, "en").member("X, affiliation Atelier du Grand Œuvre, card 2") == (
        "X, affiliation Workshop of the Great Work, card 2"
    )


def test_a_thing_of_ones_own_is_sold_in_the_place_of_the_printed_one() -> None:
    system = load(SYSTEMS["kharn-ages"])
    catalogue = content.catalogue(system)
    assert catalogue is not None
    weapon = content.typed(catalogue.kinds["weapons"], catalogue.printed()["weapons"]["Épieu"])
    cards = bringing.brought(catalogue, {"weapons": [weapon]})
    (own,) = cards["weapons"]
    sold = [offer.detail for offer in offered("kharn-ages", ["Guide des marches"], 0, {}, cards, "fr")]
    assert f"+ {own}" in sold
    assert "+ Épieu" not in sold
    assert "+ Épieu" in [offer.detail for offer in offered("kharn-ages", ["Guide des marches"], 0, {}, {}, "fr")]
