"""A list on paper: what is printed, on how many pages, in both languages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from escarmouche.cards.lists import ArmyList
from escarmouche.cards.prints import EMBLEMS, heads, pdf, source
from escarmouche.cli.lists import build
from escarmouche.core.dice import Block
from escarmouche.core.system import System, load
from escarmouche.games import SYSTEMS
from escarmouche.telling.texts import LANGUAGES, Lang, Texts, Unusable

EVENOR = load(SYSTEMS["evenor"])
ROOT = Path(__file__).resolve().parents[2]


def band(*members: str, name: str = "") -> ArmyList:
    return ArmyList(game="evenor", members=members, name=name)


def pages(made: bytes) -> int:
    return len(re.findall(rb"/Type ?/Page\b", made))


@pytest.fixture(params=sorted(game for game in SYSTEMS if load(SYSTEMS[game]).lists.cards()))
def system(request: pytest.FixtureRequest) -> System:
    return load(SYSTEMS[request.param])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_any_band_of_any_game_prints(system: System, lang: Lang) -> None:
    members = system.lists.build(Block("print", 0), None, {})
    made = pdf(system, ArmyList(game=system.name, members=tuple(members)), lang)
    assert made.startswith(b"%PDF-")
    assert pages(made) >= 2


@pytest.mark.parametrize(("count", "expected"), [(1, 2), (9, 2), (10, 3), (19, 4)])
def test_nine_cards_go_on_a_page_after_the_roster(count: int, expected: int) -> None:
    assert pages(pdf(EVENOR, band(*["Phobos"] * count), "en")) == expected


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ["The Wolves", "Heavy leader", "Greeks", "Brave", "Magic spear P4", "10 points", "Weapons"]),
        (
            "fr",
            ["The Wolves", "Meneur lourd", "Grecs", "Courageux", "Lance magique P4", "10 points", "Armes"],
        ),
    ],
)
def test_everything_is_in_the_reader_s_language(lang: Lang, words: list[str]) -> None:
    told = source(EVENOR, band("Phobos", name="The Wolves"), lang)
    for word in words:
        assert json.dumps(word, ensure_ascii=False) in told
    data: dict[str, Any] = json.loads(told)
    assert data["figures"][0]["stats"] == {"I": "3+", "R": "4+", "C": "2+", "S": "4+", "V": "1"}
    assert data["code"].startswith("evenor1-")


def test_the_rules_of_the_traits_are_printed() -> None:
    traits = json.loads(source(EVENOR, band("Phobos"), "en"))["traits"]
    assert [trait["title"] for trait in traits] == ["Brave (Courageux)", "Leader (Meneur)"]
    assert "EV-LDR-01" in traits[1]["id"]
    assert all(trait["text"] for trait in traits)


def test_an_illegal_list_says_so_on_paper() -> None:
    assert json.loads(source(EVENOR, band("Phobos", "Phobos"), "en"))["judgement"]


def test_a_name_that_would_be_markup_is_a_name() -> None:
    assert pdf(EVENOR, band("Phobos", name='#panic("no") $ * _ \\ "quoted"'), "en").startswith(b"%PDF-")


def test_a_stranger_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(Unusable) as caught:
        source(EVENOR, band("Fobos"), "en")
    assert "Phobos" in caught.value.told("en")


def test_the_terminal_writes_the_file(tmp_path: Path) -> None:
    file = tmp_path / "band.pdf"
    assert build(game="evenor", seed="3", pdf=file) == 0
    assert file.read_bytes().startswith(b"%PDF-")


def test_emblems_are_those_of_the_table() -> None:
    drawn = (ROOT / "client/src/board/emblems.ts").read_text(encoding="utf-8")
    for name, path in EMBLEMS.items():
        assert f"{name}: '{path}'" in drawn


def test_a_title_tells_which_traits_it_is_about() -> None:
    assert "soin" in heads("Soin X+: target and effect")
    assert heads("Esprit faible, Esprit fort") == {"esprit-faible", "esprit-fort"}
    assert "meneur" not in heads("Meneur charismatique")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_role_trait_weapon_and_section_of_evenor_has_its_words(lang: Lang) -> None:
    from escarmouche.cards.prints import bare
    from escarmouche.rulings.ledger import ledger
    from escarmouche.telling.texts import known, slug

    needed = {f"section-{slug(rule.section)}" for rule in ledger(EVENOR).values()}
    for card in EVENOR.lists.cards():
        needed |= {f"role-{slug(card.role)}", f"faction-{slug(card.faction)}"}
        needed |= {f"trait-{slug(bare(line))}" for line in card.traits}
        needed |= {f"weapon-{slug(bare(line))}" for line in card.weapons}
    assert [message for message in sorted(needed) if not known(lang, EVENOR, message)] == []
    assert Texts(EVENOR, "en").printed("trait", "Soin 2+") == "Healing 2+"
