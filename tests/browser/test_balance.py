"""The balance page: charts that are drawn, numbers that lead to games, a game that opens in the replay."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Page, expect

from browser.playing import Visit
from browser.server import Server


@pytest.fixture(scope="session")
def study(server: Server) -> str:
    """A study of random games, begun over HTTP and played to its end."""
    begun: str = server.ask("/lab", {"game": "evenor", "bot": "random", "games": 32})["id"]
    for _ in range(900):
        if server.ask(f"/lab/{begun}")["study"]["finished"] and server.ask(f"/lab/{begun}")["charts"].get("costs"):
            return begun
        time.sleep(0.1)
    raise AssertionError(server.ask(f"/lab/{begun}"))


def games_of(page: Page) -> None:
    expect(page.get_by_test_id("lab-games")).to_be_visible()
    expect(page.get_by_test_id("lab-game").first).to_be_visible()


def test_a_study_is_drawn_and_its_numbers_lead_to_a_replay(visit: Visit, study: str) -> None:
    page = visit("/balance", "fr", dark=True)
    page.get_by_test_id(f"study-{study}").click()
    for chart in ("costs", "rates", "sides"):
        expect(page.get_by_test_id(f"chart-{chart}").locator("svg")).to_be_visible()
    page.get_by_test_id("chart-costs").locator("path[aria-roledescription=point]").first.click()
    games_of(page)
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("lab-games")).to_have_count(0)
    page.get_by_test_id("lab-profiles").get_by_role("button").nth(8).click()
    games_of(page)
    page.get_by_test_id("lab-game").first.click()
    page.wait_for_url("**/replay/**")
    expect(page.get_by_test_id("call")).to_contain_text("Victoire", timeout=30_000)


def test_the_balance_page_fits_a_phone_and_passes_axe(visit: Visit, study: str, axe: str) -> None:
    page = visit(f"/balance/{study}", phone=True)
    expect(page.get_by_test_id("chart-costs").locator("svg")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.evaluate(axe)
    found = page.evaluate("axe.run(document, {runOnly: ['wcag2a', 'wcag2aa']})")
    assert [(one["id"], one["nodes"][0]["html"][:120]) for one in found["violations"]] == []


def test_charts_are_not_loaded_before_they_are_shown(visit: Visit, server: Server) -> None:
    page = visit("/balance")
    expect(page.get_by_test_id("lab-begin")).to_be_visible()
    loaded = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    assert not [name for name in loaded if "/draw-" in name]


def test_a_game_is_chosen_before_a_study_begins(visit: Visit) -> None:
    page = visit("/balance")
    expect(page.get_by_test_id("lab-which")).to_have_value("evenor")
    assert "./escarmouche" not in page.locator("main").inner_text()
