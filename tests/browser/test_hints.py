"""Advice: asked for by hand, marked on the table, taken by a touch; not where it was agreed to do without."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.playing import Visit, wait_for_question
from browser.server import Server
from browser.test_table import BOTH, seated


@pytest.mark.parametrize(("phone", "lang", "words"), [(False, "en", "to win"), (True, "fr", "de victoires")])
def test_a_place_is_advised_and_marked(visit: Visit, server: Server, phone: bool, lang: str, words: str) -> None:
    made = server.match(BOTH)
    server.lead(made, "deploy")
    page = visit(seated(made, "red", "blue"), lang, phone)
    assert wait_for_question(page)
    page.get_by_test_id("hint").click()
    first = page.get_by_test_id("hint-0")
    expect(first).to_contain_text(words, timeout=60_000)  # it plays on in its head
    expect(page.get_by_test_id("hinted-0")).to_be_visible()
    first.click()
    expect(page.get_by_test_id("confirm")).to_be_enabled()
    page.get_by_test_id("confirm").click()
    expect(page.get_by_test_id("advice")).to_have_count(0)  # forgotten with the question


def test_an_answer_is_advised_with_its_chances(visit: Visit, server: Server, played: str) -> None:
    made = server.fork(played, server.moment_of(played, "actions")[0], BOTH)
    page = visit(seated(made, "red", "blue"))
    assert wait_for_question(page)
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("advice")).to_contain_text("I would do this")
    version = server.ask(f"/matches/{made['match']}")["version"]
    page.get_by_test_id("hint-0").click()
    expect(page.get_by_test_id("advice")).to_have_count(0)
    assert server.ask(f"/matches/{made['match']}")["version"] > version


def test_nobody_is_advised_where_that_was_agreed(visit: Visit, server: Server) -> None:
    chairs = {"red": {"kind": "human"}, "blue": {"kind": "human"}}
    made = server.ask("/matches", {"game": "evenor", "chairs": chairs, "terms": {"hints": False}})
    page = visit(seated(made, "red", "blue"))
    assert wait_for_question(page)
    expect(page.get_by_test_id("hint")).to_have_count(0)
