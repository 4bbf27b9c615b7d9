"""What is always in view at a table: what wins, the score, whose turn it is."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.playing import Visit, wait_for_question
from browser.server import Server
from browser.test_table import BOTH, seated


@pytest.mark.parametrize("phone", [False, True])
def test_the_goal_the_score_and_the_turn_are_always_there(
    visit: Visit, server: Server, played: str, phone: bool
) -> None:
    moment, seat = server.moment_of(played, "activate")
    page = visit(seated(server.fork(played, moment, BOTH), seat), "fr", phone)
    assert wait_for_question(page)
    strip = page.get_by_test_id("standing")
    expect(strip).to_contain_text(re.compile(r"Tour \d+"))
    expect(strip).to_contain_text("en jeu")
    expect(strip).to_contain_text("Être la dernière bande en jeu")
    expect(page.get_by_test_id("whose")).to_have_text("À vous de jouer")
    strip.get_by_role("button").click()
    expect(strip.get_by_role("button")).to_have_attribute("aria-expanded", "true")


def test_a_double_click_answers_one_question_only(visit: Visit, server: Server, played: str) -> None:
    moment, seat = server.moment_of(played, "activate")
    made = server.fork(played, moment, BOTH)
    page = visit(seated(made, "red", "blue"))
    assert wait_for_question(page)
    before = server.ask(f"/matches/{made['match']}", token=made["tokens"][seat])["version"]
    box = page.get_by_test_id("option-0").bounding_box()
    assert box is not None
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.dblclick(*at)
    page.wait_for_timeout(500)
    after = server.ask(f"/matches/{made['match']}", token=made["tokens"][seat])["version"]
    assert after == before + 1


def test_what_a_choice_risks_is_on_the_choice(visit: Visit, server: Server, played: str) -> None:
    moment, seat = server.moment_of(played, "actions")
    page = visit(seated(server.fork(played, moment, BOTH), seat))
    assert wait_for_question(page)
    for option in (1, 2):
        expect(page.get_by_test_id(f"chance-{option}")).to_contain_text(re.compile(r"loses all actions \d+%"))
