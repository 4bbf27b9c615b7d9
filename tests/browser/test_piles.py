"""A game with piles: stacked by keys, by dragging or as suggested, and shown to those who may read them."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.playing import Visit
from browser.server import Server, seated

ROWS = ".orders ol [data-card]"


BAND = [
    "Coralie Voss, commander",
    "Milicien des quais",
    "Arbalétrier du chenal",
    "Sapeur-éclusier",
    "Piston de fer",
    "Grenadier au naphte",
]
"""Six cards, and no machine whose crew would be asked for first."""


def seated_at(server: Server, visit: Visit) -> Page:
    """Red at a table of a book with piles, asked to stack its own."""
    wish = {"game": "age-des-escarmouches", "lists": {"red": BAND, "blue": BAND}, "options": {"game_size": "200"}}
    made = server.ask("/matches", {**wish, "chairs": seated({"red": "human", "blue": "easy"})})
    page = visit(f"/table/{made['match']}#{made['tokens']['red']}")
    expect(page.locator(ROWS)).to_have_count(len(BAND), timeout=60_000)
    return page


def cards(page: Page) -> list[str | None]:
    return [row.get_attribute("data-card") for row in page.locator(ROWS).all()]


def test_a_pile_is_stacked_by_keys_by_dragging_and_as_suggested(server: Server, visit: Visit) -> None:
    page = seated_at(server, visit)
    first, second, third, *rest = cards(page)
    page.locator(ROWS).first.focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator(ROWS).nth(1)).to_be_focused()
    assert cards(page) == [second, first, third, *rest]
    page.keyboard.press("End")
    assert cards(page)[-1] == first
    dragged, goal = page.locator(ROWS).nth(2).bounding_box(), page.locator(ROWS).first.bounding_box()
    assert dragged is not None
    assert goal is not None
    moved = cards(page)[2]
    page.mouse.move(dragged["x"] + 60, dragged["y"] + 10)
    page.mouse.down()
    page.mouse.move(goal["x"] + 60, goal["y"] + 5, steps=6)
    page.mouse.up()
    assert cards(page)[0] == moved
    page.get_by_test_id("suggested").click()
    expect(page.get_by_test_id("suggested")).to_be_disabled()


def test_one_reads_ones_own_pile_and_sees_the_backs_of_the_other(server: Server, visit: Visit) -> None:
    page = seated_at(server, visit)
    page.get_by_test_id("confirm").click()
    mine, theirs = page.get_by_test_id("pile-red"), page.get_by_test_id("pile-blue")
    expect(mine).to_be_visible(timeout=30_000)
    assert all(card.inner_text() for card in mine.locator(".card").all())
    assert theirs.locator(".card.back").count() > 0
    expect(page.get_by_test_id("purse").first).to_contain_text("refusals")
