"""At the table: whole games, two browsers, going back, refusals, a phone."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.playing import (
    ENDING,
    Visit,
    answer_by_keyboard,
    answer_by_mouse,
    call,
    judged,
    tab_to,
    thought,
    wait_for_question,
    words,
)
from browser.server import Server
from browser.server import seated as chairs

BOTH = {"red": "human", "blue": "human"}


def code_of(server: Server, *members: str) -> str:
    found: str = server.ask("/games/evenor/lists/check", {"members": list(members)})["code"]
    return found


def seated(made: Any, *seats: str) -> str:
    """The address of a table with these seats."""
    return f"/table/{made['match']}#{','.join(made['tokens'][seat] for seat in seats)}"


def test_a_whole_game_against_the_easy_bot_by_mouse(visit: Visit, server: Server) -> None:
    page = visit("/")
    page.get_by_test_id("play-evenor").click()
    page.get_by_test_id("level").select_option("easy")
    page.get_by_test_id("field-scenario").select_option("extermination")
    for band, member in (("band-red", "Selene"), ("band-blue", "Phobos")):
        page.get_by_test_id(band).get_by_label("List code").fill(code_of(server, member))
        page.keyboard.press("Tab")
        expect(page.get_by_test_id(band).get_by_role("listitem")).to_have_count(1)
    page.get_by_test_id("start").click()
    page.wait_for_url("**/table/**")
    chance = Random(3)
    while wait_for_question(page):
        answer_by_mouse(page, chance)
    expect(page.locator(ENDING)).to_contain_text(re.compile("wins|draw", re.I))
    page.goto("/")
    expect(page.locator(".recent li")).to_have_count(1)


def test_a_whole_game_by_keyboard_alone_in_french(visit: Visit, server: Server) -> None:
    page = visit(f"/play?game=evenor&list={code_of(server, 'Selene')}", "fr")
    expect(page.get_by_test_id("band-red").get_by_role("listitem")).to_have_count(1)
    tab_to(page, "[data-testid=field-scenario]")
    page.keyboard.press("ArrowDown")
    tab_to(page, "[data-testid=start]")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/**")
    chance = Random(5)
    while wait_for_question(page):
        answer_by_keyboard(page, chance)
    expect(page.locator(ENDING)).to_contain_text(re.compile("Victoire|nul", re.I))


def test_two_browsers_play_each_other_and_one_comes_back_in_mid_reaction(
    visit: Visit, server: Server, played: str
) -> None:
    moment, asked = server.moment_of(played, "reaction")
    made = server.fork(played, moment, BOTH)
    other = "blue" if asked == "red" else "red"
    reacting, waiting = visit(seated(made, asked)), visit(seated(made, other))
    assert wait_for_question(reacting)
    prompt = words(call(reacting))
    expect(call(waiting)).not_to_have_text(prompt)
    lines = waiting.get_by_test_id("log").get_by_role("listitem").count()
    reacting.reload()
    assert wait_for_question(reacting)
    expect(call(reacting)).to_have_text(prompt)
    answer_by_mouse(reacting, Random(1))
    chance = Random(2)
    for _ in range(6):
        for page in (reacting, waiting):
            if page.locator(".orders [data-testid=confirm], .orders [data-testid^=option-]").count():
                answer_by_mouse(page, chance)
    expect(waiting.get_by_test_id("log").get_by_role("listitem").nth(lines)).to_be_attached()


def test_an_invitation_seats_a_friend(visit: Visit) -> None:
    page = visit("/play?game=evenor")
    page.get_by_text("A friend").click()
    page.get_by_test_id("start").click()
    page.wait_for_url("**/table/**")
    match = page.url.split("/table/")[1].partition("#")[0]
    link = page.evaluate("match => localStorage.getItem(`escarmouche.invite.${match}.blue`)", match)
    friend = visit(link)
    friend.get_by_test_id("sit").click()
    expect(call(friend)).not_to_be_empty()
    assert len({page.url, friend.url}) == 2


def test_an_answer_is_taken_back(visit: Visit, server: Server, played: str) -> None:
    moment, _ = server.moment_of(played, "activate")
    made = server.fork(played, moment, BOTH)
    page = visit(seated(made, "red", "blue"))
    assert wait_for_question(page)
    before = words(call(page))
    answer_by_mouse(page, Random(1))
    expect(call(page)).not_to_have_text(before)
    page.get_by_test_id("undo").click()
    expect(call(page)).to_have_text(before)


def test_a_refusal_names_its_rule(visit: Visit, server: Server, played: str) -> None:
    moment, seat = server.moment_of(played, "path")
    made = server.fork(played, moment, BOTH)
    page = visit(seated(made, seat))
    thought(page)
    page.locator(".exact summary").click()
    page.get_by_test_id("distance").fill("20")
    page.keyboard.press("Tab")
    assert not judged(page)
    verdict = page.locator(".orders .verdict")
    rule = verdict.get_by_role("button").first.inner_text()
    verdict.get_by_role("button").first.click()
    expect(page.get_by_role("dialog")).to_contain_text(rule)


def test_a_friend_brings_a_band_by_a_link(visit: Visit, server: Server) -> None:
    mine, theirs = code_of(server, "Selene"), code_of(server, "Ulysse")
    page = visit(f"/play?game=evenor&scenario=extermination&rival=friend&list={mine}")
    link = page.get_by_test_id("challenge")
    expect(link).to_have_value(re.compile(f"foe={mine}"))
    friend = visit(link.input_value())
    expect(friend.get_by_test_id("challenged")).to_be_visible()
    expect(friend.get_by_test_id("band-red")).to_contain_text("Selene")
    code = friend.get_by_test_id("band-blue").get_by_label("List code")
    code.fill(theirs)
    code.press("Enter")  # reads the code, and does not begin the game
    expect(friend.get_by_test_id("band-blue").get_by_role("listitem")).to_contain_text(["Ulysse"])
    assert "/play" in friend.url
    friend.get_by_test_id("start").click()
    friend.wait_for_url("**/table/**")
    expect(call(friend)).not_to_be_empty()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_phone_plays_too(visit: Visit, server: Server, played: str, lang: str) -> None:
    moment, _ = server.moment_of(played, "activate")
    made = server.fork(played, moment, BOTH)
    page = visit(seated(made, "red", "blue"), lang, phone=True)
    assert wait_for_question(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".orders [data-testid=option-0]").tap()
    expect(page.get_by_test_id("undo")).to_be_visible()
    page.locator(".handle").tap()
    expect(page.get_by_test_id("log")).to_be_visible()


def test_a_finger_that_rests_on_an_answer_asks_for_its_chances(visit: Visit, server: Server, played: str) -> None:
    moment, seat = server.moment_of(played, "activate")
    page = visit(seated(server.fork(played, moment, BOTH), seat), phone=True)
    assert wait_for_question(page)
    before = words(call(page))
    option = page.get_by_test_id("option-0")
    for event in ("pointerdown", "pointerup", "click"):
        option.dispatch_event(event, {"pointerType": "touch", "bubbles": True})
        page.wait_for_timeout(200)
    expect(option).to_have_class(re.compile("hovered"))
    expect(call(page)).to_have_text(before)


def test_seats_survive_a_closed_browser(visit: Visit, server: Server, played: str) -> None:
    moment, seat = server.moment_of(played, "activate")
    made = server.fork(played, moment, {seat: "human", "blue" if seat == "red" else "red": "easy"})
    page = visit(seated(made, seat))
    assert wait_for_question(page)
    again = page.context.new_page()
    page.close()
    again.goto("/")
    again.locator(".recent a").first.click()
    assert wait_for_question(again)
    assert json.loads(again.evaluate("localStorage.getItem('escarmouche.matches')"))[0]["match"] == made["match"]


def test_answers_of_one_verb_lie_under_one_heading(visit: Visit, server: Server, played: str) -> None:
    moment, seat = server.moment_of(played, "activate")
    page = visit(seated(server.fork(played, moment, BOTH), seat))
    assert wait_for_question(page)
    fold = page.get_by_test_id("verb")
    expect(fold).to_have_count(1)
    expect(page.locator(".orders")).to_contain_text("let … wait for a coordinated action")
    before = page.locator(".orders [data-testid^=option-]").count()
    fold.click()
    assert page.locator(".orders [data-testid^=option-]").count() > before


def test_a_shared_screen_names_nobody_twice(visit: Visit, server: Server) -> None:
    made = server.match(BOTH)
    page = visit(seated(made, "red", "blue"))
    expect(page.locator(".seats")).to_contain_text("at this screen")
    assert "you" not in page.locator(".seats").inner_text().split()


def test_the_zones_of_an_ambush_are_drawn_and_chosen_on_the_table(visit: Visit, server: Server) -> None:
    page = visit(seated(ambushed(server), "red", "blue"))
    assert wait_for_question(page)
    expect(page.locator(".place")).to_have_count(9)
    page.locator(".orders input[type=checkbox]").first.check()
    page.get_by_test_id("confirm").click()


def ambushed(server: Server) -> Any:
    """A table of Khârn-Âges at which somebody may lie in ambush."""
    for _ in range(40):
        wish = {"game": "kharn-ages", "options": {"scenario": "battle"}, "chairs": chairs(BOTH), "lists": {}}
        made = server.ask("/matches", wish)
        now = server.ask(f"/matches/{made['match']}", token=",".join(made["tokens"].values()))
        if now["decision"]["key"] == "ambush":
            return made
    raise AssertionError("nobody in forty bands can lie in ambush")
