"""Without a network: lists, cards and rulebook as they were last read, said so; nothing secret is kept."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from browser.playing import Visit
from browser.server import KEY, Server

HELD = """async () => {
  const found = []
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys())
      found.push([name, request.url, [...request.headers.entries()]])
  return found
}"""


def settled(visit: Visit, path: str) -> Page:
    """A page that is kept for later."""
    page = visit(path, keeps=True)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    page.reload()
    return page


def test_lists_cards_and_rules_without_a_network(visit: Visit, server: Server) -> None:
    page = settled(visit, "/lists?game=evenor")
    card = page.get_by_test_id("card").filter(has_text="Phobos")
    expect(card).to_be_visible()
    page.goto("/rules/evenor")
    expect(page.get_by_test_id("rule-EV-GEN-01")).to_be_visible()
    page.goto("/cards?game=kharn-ages")
    page.get_by_test_id("add-weapons").click()
    page.locator("#entry-name").fill("Grand sabre")
    made = server.match({"red": "human", "blue": "medium"})
    page.goto(f"/table/{made['match']}#{made['tokens']['red']}")
    expect(page.locator("[data-testid=call]")).not_to_be_empty()

    page.context.set_offline(True)
    page.goto("/rules/evenor")
    expect(page.get_by_test_id("rule-EV-GEN-01")).to_be_visible()
    expect(page.get_by_test_id("away")).to_contain_text("kept on this device")
    page.goto("/cards?game=kharn-ages")
    expect(page.locator("#entry-name")).to_have_value("Grand sabre")
    page.goto("/lists?game=evenor")
    card.get_by_role("button").first.click()
    expect(page.get_by_test_id("members")).to_contain_text("Phobos")
    expect(page.get_by_test_id("verdict")).to_contain_text("No network")

    page.context.set_offline(False)
    page.goto("/lists?game=evenor")
    expect(card).to_be_visible()
    expect(page.get_by_test_id("away")).to_have_count(0)
    held = json.dumps(page.evaluate(HELD))
    assert "/api/games/evenor/rules" in held
    for secret in (KEY, made["tokens"]["red"], "matches", "Authorization", "operator"):
        assert secret not in held


def test_a_page_that_found_no_server_begins_anew_when_it_is_back(visit: Visit) -> None:
    page = visit("/play?game=evenor")
    expect(page.get_by_test_id("field-scenario")).to_be_visible(timeout=60_000)
    page.route("**/api/**", lambda route: route.abort())
    page.route("**/health", lambda route: route.abort())
    page.get_by_role("link", name="Rules").click()
    expect(page.get_by_test_id("away")).to_be_visible()
    page.unroute_all()
    expect(page.get_by_test_id("rule-EV-GEN-01")).to_be_visible(timeout=20_000)
    expect(page.get_by_test_id("away")).to_have_count(0)
