"""Larger tables: three sides, a referee among friends, and a seat that a bot takes over."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Page, expect

from browser.playing import ENDING, OPEN, Visit, answer_by_mouse, call, wait_for_question
from browser.server import Server
from browser.test_table import seated


def begun(page: Page) -> str:
    page.get_by_test_id("start").click()
    page.wait_for_url("**/table/**")
    return page.url.split("/table/")[1].partition("#")[0]


def invited(page: Page, match: str, seat: str) -> str:
    link: str = page.evaluate("key => localStorage.getItem(key)", f"escarmouche.invite.{match}.{seat}")
    return link


def test_a_short_game_of_three_is_played_to_its_end(visit: Visit) -> None:
    page = visit("/play?game=crowd")
    page.get_by_text("Larger table").click()
    for seat in ("blue", "green"):
        page.get_by_test_id(f"who-{seat}").select_option("easy")
    begun(page)
    expect(page.locator(".seat")).to_have_count(3)
    chance = Random(1)
    while wait_for_question(page):
        answer_by_mouse(page, chance)
    expect(page.locator(ENDING)).to_contain_text(re.compile("wins|draw", re.I))


def test_three_friends_sit_down_to_kharn_ages_each_by_a_link(visit: Visit) -> None:
    page = visit("/play?game=kharn-ages", "fr")
    page.get_by_text("Grande table").click()
    for seat in ("blue", "green"):
        page.get_by_test_id(f"who-{seat}").select_option("friend")
    expect(page.get_by_test_id("band-green")).to_be_visible()
    match = begun(page)
    expect(page.get_by_test_id("invitation").get_by_role("textbox")).to_have_count(2)
    others = [visit(invited(page, match, seat), "fr") for seat in ("blue", "green")]
    for each in others:
        each.get_by_test_id("sit").click()
    expect(page.get_by_test_id("invitation")).to_be_hidden()
    looks = {each.locator(".seat.me").get_attribute("data-testid") for each in (page, *others)}
    assert looks == {"seat-red", "seat-blue", "seat-green"}
    chance, answered = Random(2), 0
    for _ in range(60):
        for each in (page, *others):
            if each.locator(OPEN).count():
                answer_by_mouse(each, chance)
                answered += 1
        if answered >= 15:
            break
        page.wait_for_timeout(200)
    assert answered >= 15
    expect(page.locator("[data-figure]").first).to_be_visible()


def test_a_referee_rules_and_gives_the_seat_of_an_ally_to_a_bot(visit: Visit, server: Server) -> None:
    seats = ("red-1", "red-2", "blue", "referee")
    made = server.ask("/matches", {"game": "crowd", "chairs": {seat: {"kind": "human"} for seat in seats}})
    server.lead(made, "light")
    referee, ally = visit(seated(made, "referee")), visit(seated(made, "red-2"))
    expect(ally.get_by_test_id("seat-red-1")).to_contain_text("ally")
    assert wait_for_question(referee)
    expect(call(referee)).to_be_visible()
    referee.locator(".orders [data-testid^=option-]").filter(has_text="dark").click()
    ally.get_by_role("tab", name="Rulings").click()
    expect(ally.get_by_test_id("rulings")).to_contain_text("The referee rules")
    referee.get_by_test_id("seat-referee").click()
    dialog = referee.get_by_test_id("chair-dialog")
    dialog.get_by_test_id("chair-bot").click()
    expect(dialog).to_be_hidden()
    expect(ally.get_by_test_id("seat-referee")).to_contain_text("bot")
    referee.get_by_test_id("seat-referee").click()
    referee.get_by_test_id("chair-back").click()
    expect(ally.get_by_test_id("seat-referee")).to_contain_text("here")
