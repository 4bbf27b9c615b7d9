"""The living rulebook."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.playing import Visit


@pytest.mark.parametrize(("lang", "title"), [("en", "Tie"), ("fr", "Égalité")])
def test_a_rule_has_an_address(visit: Visit, lang: str, title: str) -> None:
    page = visit("/rules/evenor#EV-MEL-06", lang)
    rule = page.get_by_test_id("rule-EV-MEL-06")
    expect(rule).to_contain_text(title)
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    expect(rule.get_by_test_id("proofs")).to_have_count(0)  # code and proofs are for authors
    page.get_by_test_id("rules-authors").check()
    rule.get_by_test_id("proofs").locator("summary").click()
    expect(rule).to_contain_text("tests/games/evenor/test_melee.py")
    page.get_by_test_id("rules-search").fill("EV-GEN-01")
    expect(page.get_by_test_id("rule-EV-GEN-01")).to_be_visible()
    expect(rule).to_have_count(0)


def test_rules_are_searched_and_told_by_state(visit: Visit) -> None:
    page = visit("/rules", "fr")
    found = page.get_by_test_id("rules-found")
    expect(found).to_contain_text("règles")
    page.get_by_test_id("rules-search").fill("egalite melee")
    expect(page.get_by_test_id("rule-EV-GEN-01")).to_have_count(0)
    page.get_by_test_id("rules-search").fill("EV-MEL-06")
    expect(found).to_have_text("Une règle")
    page.get_by_test_id("rules-search").fill("xyzzy")
    expect(found).to_have_text("Aucune règle trouvée")


def test_the_language_is_switched_on_the_spot(visit: Visit) -> None:
    page = visit("/rules/evenor#EV-MEL-06", "en")
    expect(page.get_by_test_id("rule-EV-MEL-06")).to_contain_text("Tie")
    page.get_by_role("button", name="Lire en français").click()
    expect(page.get_by_test_id("rule-EV-MEL-06")).to_contain_text("Égalité")
    assert page.evaluate("document.documentElement.lang") == "fr"


def test_an_example_of_a_rule_is_played_on_a_small_table(visit: Visit) -> None:
    page = visit("/rules/evenor#EV-MEL-04")
    page.get_by_test_id("show-example-EV-MEL-04").click(timeout=60_000)
    example = page.get_by_test_id("example-EV-MEL-04")
    expect(example.locator(".figure")).to_have_count(2)
    expect(example.get_by_role("listitem").first).to_be_visible()
    before = example.locator("svg").inner_html()
    example.get_by_role("button", name="After").click()
    page.wait_for_function(
        "([one, before]) => one.innerHTML !== before", arg=[example.locator("svg").element_handle(), before]
    )
