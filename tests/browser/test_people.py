"""People: an opponent who agrees to go back or does not, and accounts for those who want one."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.playing import Visit, call, wait_for_question, words
from browser.server import Server
from browser.test_before import archers
from browser.test_table import BOTH, seated


def test_the_opponent_agrees_to_go_back_or_not(visit: Visit, server: Server) -> None:
    made = archers(server)
    asked = server.lead(made, "path", action="run")["seat"]
    one, other = visit(seated(made, asked)), visit(seated(made, "blue" if asked == "red" else "red"))
    assert wait_for_question(one)
    now, rolled = words(call(one)), other.get_by_test_id("log").get_by_role("listitem").filter(has_text="Initiative at")
    expect(rolled).not_to_have_count(0)
    before = rolled.count()
    undo, wish = one.get_by_test_id("undo"), other.get_by_role("dialog", name=re.compile("asks to go back"))
    expect(undo, "dice fell since").to_contain_text("Ask to undo")
    undo.click()
    expect(one.locator(".orders")).to_contain_text("waiting for your opponent")
    wish.get_by_role("button", name="No").click()
    expect(wish).to_be_hidden()
    expect(one.locator(".orders")).not_to_contain_text("waiting for your opponent")
    expect(one.get_by_test_id("word")).to_contain_text("nothing is taken back")
    expect(call(one)).to_have_text(now)
    undo.click()
    wish.get_by_role("button", name="Agree").click()
    expect(call(one)).not_to_have_text(now)
    assert wait_for_question(one)
    expect(rolled, "the roll was taken back").to_have_count(before - 1)


def test_a_figure_taken_back_leaves_the_table(visit: Visit, server: Server) -> None:
    made = archers(server)
    server.lead(made, "deploy")
    page = visit(seated(made, "red", "blue"))
    assert wait_for_question(page)
    page.get_by_test_id("confirm").click()
    expect(page.locator("[data-figure]")).to_have_count(1)
    page.get_by_test_id("undo").click()
    expect(page.locator("[data-figure]")).to_have_count(0)


def test_games_and_lists_are_found_again_with_an_account(visit: Visit, server: Server) -> None:
    page = visit("/")
    page.get_by_test_id("account").click()
    page.get_by_test_id("account-name").fill("Anna B")
    page.get_by_test_id("account-password").fill("correct horse")
    page.get_by_test_id("sign-up").click()
    expect(page.get_by_role("heading", name="Anna B")).to_be_visible()
    made = server.match(BOTH)
    page.goto(seated(made, "red"))
    expect(call(page)).not_to_be_empty()
    page.wait_for_function("match => localStorage.getItem(`escarmouche.claimed.${match}`)", arg=made["match"])

    elsewhere = visit("/account", "fr")
    elsewhere.get_by_test_id("account-name").fill("Anna B")
    elsewhere.get_by_test_id("account-password").fill("wrong horse")
    elsewhere.get_by_test_id("sign-in").click()
    expect(elsewhere.get_by_test_id("account-failed")).not_to_be_empty()
    elsewhere.get_by_test_id("account-password").fill("correct horse")
    elsewhere.get_by_test_id("sign-in").click()
    games = elsewhere.get_by_test_id("my-games").get_by_role("listitem")
    expect(games).to_have_count(1)
    games.get_by_role("link").first.click()
    expect(elsewhere.locator(".seat.me")).to_have_text(re.compile("Rouge"))
    elsewhere.goto("/account")
    elsewhere.get_by_test_id("sign-out").click()
    expect(elsewhere.get_by_test_id("sign-in")).to_be_visible()
