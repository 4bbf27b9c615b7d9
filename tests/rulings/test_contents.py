"""The table of contents of every book: each chapter once, by a name that readers understand."""

from __future__ import annotations

import re

import pytest

from escarmouche.core.system import System, load
from escarmouche.files.words import BadFile
from escarmouche.games import SYSTEMS
from escarmouche.rulings.contents import as_read, contents, headings, read, title_of
from escarmouche.rulings.ledger import ledger
from escarmouche.rulings.pages import chapter, pages

BOOKS = pytest.mark.parametrize("system", [load(place) for place in SYSTEMS.values()], ids=lambda one: one.name)


@BOOKS
def test_every_chapter_stands_in_one_part(system: System) -> None:
    placed = [chapter for part in contents(system).parts for chapter in part.chapters]
    assert sorted(placed) == sorted({rule.chapter for rule in ledger(system).values()})


@BOOKS
def test_no_two_chapters_are_called_the_same(system: System) -> None:
    for lang in ("en", "fr"):
        called = [heading.title for heading in headings(system, lang).values()]
        assert len(called) == len(set(called))
        assert not any(re.match(r"\d", title) for title in called)


@BOOKS
def test_rules_are_read_part_by_part_and_none_is_left_out(system: System) -> None:
    rules = as_read(system)
    assert sorted(rule.id for rule in rules) == sorted(ledger(system))
    order = list(dict.fromkeys(rule.chapter for rule in rules))
    assert order == list(headings(system, "fr"))


@pytest.mark.parametrize("wanted", ["MEL", "Melee", "la mêlée", "EV-MEL"])
def test_a_chapter_is_found_by_its_name_in_either_language(wanted: str) -> None:
    found = pages(SYSTEMS["evenor"])
    assert found is not None
    assert {rule.chapter for rule in chapter(found, wanted)} == {"EV-MEL"}


def test_a_chapter_without_a_name_is_called_by_its_section() -> None:
    from toy import SYSTEM

    assert contents(SYSTEM).parts == ()
    assert all(title_of(SYSTEM, rule, "en") == rule.section for rule in ledger(SYSTEM).values())


def test_a_wrong_table_of_contents_is_refused() -> None:
    with pytest.raises(BadFile, match=r"parts\.0\.title"):
        read("parts: [{title: {en: Fighting}, chapters: {}}]")
