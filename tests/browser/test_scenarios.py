"""Scenarios with objectives: offered on the first page, explained before the game, their things on the table."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.playing import Visit
from browser.server import Server, seated


def test_a_scenario_is_chosen_on_the_first_page_and_explained(visit: Visit) -> None:
    page = visit("/")
    page.locator(".game", has_text="Khârn-Âges").get_by_text("Scenario", exact=True).click()
    page.get_by_role("link", name="The toll chest").click()
    expect(page.get_by_test_id("field-scenario")).to_have_value("chest")
    expect(page.get_by_test_id("brief")).to_contain_text("A scenario of our own")
    page.get_by_test_id("field-scenario").select_option("battle")
    expect(page.get_by_test_id("brief")).not_to_contain_text("of our own")


def test_its_things_lie_on_the_table_and_are_told_in_words(visit: Visit, server: Server) -> None:
    chairs = seated({"red": "human", "blue": "human"})
    made = server.ask(
        "/matches", {"game": "kharn-ages", "lists": {}, "options": {"scenario": "chest"}, "chairs": chairs}
    )
    page = visit(f"/table/{made['match']}#{','.join(made['tokens'].values())}")
    expect(page.locator("g.token.chest")).to_have_count(1)
    page.get_by_role("tab", name="In words").click()
    expect(page.locator(".spoken li", has_text="chest (locked)")).to_have_count(1)
