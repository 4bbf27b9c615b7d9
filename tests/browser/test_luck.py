"""The luck of a match that is over: worked out while one watches, linked to the replay, with futures of a moment."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.playing import Visit
from browser.server import Server
from browser.test_access import serious


def test_luck_is_worked_out_read_and_followed(visit: Visit, played: str, axe: str) -> None:
    page = visit(f"/replay/{played}?at=9")
    page.get_by_test_id("to-luck").click()
    page.get_by_test_id("luck-go").click()
    expect(page.get_by_test_id("curve")).to_be_visible(timeout=60_000)
    expect(page.get_by_test_id("luck-here")).to_contain_text("Moment 9,")
    expect(page.get_by_test_id("account-red")).to_contain_text("Luckier than")
    page.get_by_test_id("luck-moment").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("luck-here")).to_contain_text("Moment 10,")
    box = page.get_by_test_id("curve").bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] - 20, box["y"] + 100)
    expect(page.get_by_test_id("luck-here")).not_to_contain_text("Moment 10,")
    assert serious(page, axe) == []
    page.get_by_test_id("lang").click()
    expect(page.get_by_test_id("account-red")).to_contain_text("Plus heureux que")
    page.get_by_test_id("luck-replay").click()
    expect(page).to_have_url(re.compile(r"/replay/.*at=\d+$"))


def test_futures_are_played_stopped_and_shown(visit: Visit, played: str) -> None:
    page = visit(f"/luck/{played}?at=30", phone=True)
    page.get_by_test_id("futures-go").click()
    stop = page.get_by_test_id("stop")
    stop.click()
    expect(page.get_by_test_id("futures")).to_contain_text(re.compile("games from moment 30"), timeout=30_000)
    expect(page.get_by_test_id("futures")).to_contain_text("wins")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_game_that_runs_tells_nothing(visit: Visit, server: Server) -> None:
    made = server.match({"red": "human", "blue": "human"})
    page = visit(f"/luck/{made['match']}")
    expect(page.get_by_role("alert")).to_contain_text("when it is over")
    expect(page.get_by_test_id("luck-go")).to_have_count(0)
