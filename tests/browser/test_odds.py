"""The calculator: two profiles set against each other, in any language, on any screen."""

from __future__ import annotations

import os
import re

from playwright.sync_api import expect

from browser.playing import Visit, wait_for_question
from browser.server import Server
from browser.test_table import BOTH, seated

SHOTS = os.environ.get("SHOTS", "")
"""A folder for pictures, for whoever wants to look."""


def test_two_profiles_are_set_against_each_other(visit: Visit) -> None:
    page = visit("/odds?game=evenor")
    duel = page.get_by_test_id("duel")
    page.get_by_test_id("attacker").select_option("Oni")
    page.get_by_test_id("defender").select_option("Kara")
    expect(duel).to_contain_text("Oni → Kara", timeout=30_000)
    expect(duel).to_contain_text("Exact: every outcome of the dice")
    expect(duel).to_contain_text("Fear +1")
    standing = duel.locator("section").first.inner_text()
    if SHOTS:
        page.screenshot(path=f"{SHOTS}/calc.png", full_page=True)
    page.get_by_test_id("calc-defender-is").select_option("prone")
    expect(duel).to_contain_text("Prone +2", timeout=30_000)
    assert duel.locator("section").first.inner_text() != standing
    page.get_by_test_id("calc-attack").select_option("shot")
    expect(page.get_by_role("alert")).to_contain_text("nothing to shoot with", timeout=30_000)
    page.get_by_test_id("calc-attack").select_option("charge")
    duel.get_by_role("button", name="EV-DYN-06").first.click(timeout=30_000)
    expect(page.get_by_role("dialog")).to_contain_text("EV-DYN-06")


def test_the_calculator_speaks_french_on_a_phone_in_the_dark(visit: Visit) -> None:
    page = visit("/odds?game=evenor", lang="fr", phone=True, dark=True)
    duel = page.get_by_test_id("duel")
    expect(duel).to_contain_text(re.compile("Exact.: tous les résultats des dés"), timeout=30_000)
    width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0
    if SHOTS:
        page.screenshot(path=f"{SHOTS}/calc-phone.png", full_page=True)


def test_the_map_of_threats_is_drawn_row_by_row_and_put_away(visit: Visit, server: Server, played: str) -> None:
    moment, seat = server.moment_of(played, "reaction")
    match = server.fork(played, moment, BOTH)
    page = visit(seated(match, seat))
    assert wait_for_question(page)
    page.get_by_test_id("threats").click()
    threats = page.get_by_test_id("threat-map")
    expect(threats.locator("rect").first).to_be_attached(timeout=60_000)
    expect(threats).to_contain_text("%")
    if SHOTS:
        expect(threats.locator(".note")).to_have_count(0, timeout=60_000)
        page.screenshot(path=f"{SHOTS}/threats.png")
    page.keyboard.press("t")
    expect(threats).to_have_count(0)


def test_a_fight_that_is_the_same_both_ways_is_told_once_and_no_label_stands_twice(visit: Visit) -> None:
    page = visit("/odds?game=evenor")
    duel = page.get_by_test_id("duel")
    expect(duel.locator("section")).to_have_count(1, timeout=30_000)
    labels = [label.inner_text().partition("\n")[0] for label in page.locator("form label").all()]
    assert len(set(labels)) == len(labels), labels
    rows = [row.inner_text() for row in duel.locator("ul li").all()]
    assert any("out of action" in row for row in rows)
    page.get_by_test_id("calc-attack").select_option("charge")
    expect(duel.locator("section")).to_have_count(2, timeout=30_000)


def test_answering_while_pointing_leaves_no_error_behind(visit: Visit, server: Server, played: str) -> None:
    moment, _ = server.moment_of(played, "action")
    page = visit(seated(server.fork(played, moment, BOTH), "red", "blue"))
    errors: list[str] = []
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    for _ in range(4):
        assert wait_for_question(page)
        options = page.locator(".orders [data-testid^=option-]:enabled")
        if not options.count():
            break
        for n in range(options.count()):
            options.nth(n).hover()
        options.first.click()
        page.wait_for_timeout(150)
    assert not errors
