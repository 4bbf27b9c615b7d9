"""Lessons: from the first page to the coach's first words, by mouse, by touch and by keyboard."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from browser.playing import Visit, answer_by_keyboard, answer_by_mouse, tab_to, wait_for_question
from escarmouche.games import SYSTEMS


@pytest.mark.parametrize("phone", [False, True])
def test_the_coach_speaks_when_something_comes_up(visit: Visit, phone: bool) -> None:
    page = visit("/", "fr", phone)
    page.get_by_test_id("learn-evenor").click()
    page.get_by_test_id("lesson-move-and-shoot").click()
    page.wait_for_url("**/table/**")
    coach, chance = page.get_by_test_id("coach"), Random(1)
    assert wait_for_question(page)
    wanted = ["Votre bande se place", "Les deux bandes jouent à tour de rôle", "Un seul raté"]
    heard = ""
    for _ in range(30):
        page.wait_for_timeout(200)
        heard += coach.text_content() or "" if coach.is_visible() else ""
        if all(words in heard for words in wanted):
            break
        answer_by_mouse(page, chance)
        assert wait_for_question(page)
    assert all(words in heard for words in wanted)
    page.reload()
    assert wait_for_question(page)
    page.wait_for_timeout(300)
    assert not coach.is_visible() or "Un seul raté" not in (coach.text_content() or "")  # nothing is said twice


def test_a_lesson_begins_by_keyboard(visit: Visit) -> None:
    page = visit("/learn?game=kharn-ages")
    expect(page.get_by_test_id("lesson-action-points")).to_be_visible()
    tab_to(page, "[data-testid=lesson-action-points]")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/**")
    assert wait_for_question(page)
    answer_by_keyboard(page, Random(2))
    expect(page.get_by_test_id("standing")).to_be_visible()


def test_every_book_can_be_learnt(visit: Visit) -> None:
    page = visit("/")
    for game in SYSTEMS:
        expect(page.get_by_test_id(f"learn-{game}")).to_be_visible()
