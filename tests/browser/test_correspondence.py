"""Between people: names, those who watch, clocks, standing orders for whoever is away, letters."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from browser.playing import Visit, call, wait_for_question
from browser.server import Server
from browser.test_before import archers
from browser.test_table import seated


def test_a_blitz_is_begun_joined_watched_and_given_up(visit: Visit, server: Server) -> None:
    one = visit("/play?game=evenor")
    one.get_by_text("A friend", exact=False).first.click()
    one.get_by_test_id("clock").select_option("15")
    one.get_by_test_id("my-name").fill("Aline")
    one.get_by_test_id("listed").check()
    one.get_by_test_id("delay").select_option("0")
    one.get_by_test_id("start").click()
    link = one.get_by_test_id("invitation").get_by_role("textbox").input_value()

    other = visit(link.replace(server.address, ""), "fr")
    expect(other.get_by_role("heading")).to_have_text(re.compile("^Aline vous invite à jouer à Evenor"))
    other.get_by_test_id("sit").click()
    expect(call(other)).not_to_be_empty()
    other.locator(".seat.me").click()
    other.get_by_test_id("chair-name").fill("Bruno")
    other.get_by_test_id("chair-rename").click()
    expect(one.locator(".seats")).to_contain_text("Bruno")
    expect(other.locator(".seats")).to_contain_text("Aline")
    expect(one.locator(".seats time")).to_have_count(2)
    expect(one.locator(".seats time").first).to_have_text(re.compile(r"1[45]:\d\d"))

    third = visit("/")
    game = third.get_by_test_id("played-now").get_by_role("listitem").filter(has_text="Aline – Bruno")
    game.get_by_role("link", name="Watch").click()
    expect(third.get_by_text("You are watching this game.")).to_be_visible()
    other.get_by_test_id("more").click()
    other.get_by_test_id("resign").click()
    other.get_by_test_id("resign-sure").click()
    for page in (one, third):
        expect(page.get_by_role("heading", name=re.compile("gave up|gives up|resign", re.I)).first).to_be_visible()


def test_a_standing_order_answers_for_whoever_is_away(visit: Visit, server: Server) -> None:
    made = archers(server)
    asked = server.lead(made, "action")
    token = made["tokens"][asked["seat"]]
    page = visit(seated(made, asked["seat"]))
    assert wait_for_question(page)
    page.get_by_test_id("more").click()
    page.get_by_test_id("standing-orders").click()
    dialog = page.get_by_test_id("orders-dialog")
    answer = dialog.get_by_test_id("order-answer")
    wanted = answer.get_by_role("option").nth(1).inner_text()
    answer.select_option(index=1)
    dialog.get_by_test_id("order-add").click()
    expect(dialog.get_by_test_id("orders-laid").get_by_role("listitem")).to_contain_text(wanted)
    place = f"/matches/{made['match']}"
    laid = server.ask(f"{place}/orders", token=token)
    assert [order["key"] for order in laid["orders"][asked["seat"]]] == ["action"]
    before = server.ask(place, token=token)["version"]
    page.goto("/")  # away: the order answers
    page.wait_for_timeout(1_000)
    assert server.ask(place, token=token)["version"] > before
    assert server.ask(f"{place}/orders", token=token)["given"][asked["seat"]] >= 1

    page = visit(seated(made, asked["seat"]), "fr")
    page.get_by_test_id("more").click()
    page.get_by_test_id("standing-orders").click()
    page.get_by_role("button", name="Retirer cette consigne").click()
    expect(page.get_by_test_id("orders-laid")).to_have_count(0)
    assert server.ask(f"{place}/orders", token=token)["orders"][asked["seat"]] == []


def test_an_account_says_whether_letters_are_written_and_leaves_everywhere(visit: Visit, server: Server) -> None:
    page = visit("/account")
    page.get_by_test_id("account-name").fill("Célia")
    page.get_by_test_id("account-password").fill("correct horse")
    page.get_by_test_id("sign-up").click()
    expect(page.get_by_test_id("letters")).to_contain_text("This server writes no letters.")
    page.get_by_test_id("sign-out-everywhere").click()
    expect(page.get_by_test_id("sign-in")).to_be_visible()
