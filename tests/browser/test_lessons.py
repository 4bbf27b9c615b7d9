"""Lessons: from the first page to the coach's words, left and taken up again, by mouse, by touch and by keyboard."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.playing import (
    ORDERS,
    Visit,
    answer_by_keyboard,
    answer_by_mouse,
    move,
    tab_to,
    until_taken,
    wait_for_question,
)
from escarmouche.core.system import load
from escarmouche.games import SYSTEMS
from escarmouche.rulings.lessons import lessons

ALL = [(game, lesson) for game, place in SYSTEMS.items() for lesson in lessons(load(place)).values()]
LANGS = ("en", "fr")


def answer_by_touch(page: Page, chance: Random) -> None:
    until_taken(page, lambda: by_touch(page, chance))


def by_touch(page: Page, chance: Random) -> None:
    """A finger on an answer, on the ground, or on the button that takes what is proposed."""
    options = page.locator(f"{ORDERS} [data-testid^=option-]:enabled")
    if count := options.count():
        options.nth(chance.randrange(count)).tap()
    elif page.get_by_test_id("distance").count():
        move(page, chance, page.touchscreen.tap)
    else:
        confirm = page.get_by_test_id("confirm")
        expect(confirm).to_be_enabled()
        confirm.tap()


HANDS = (answer_by_touch, answer_by_mouse, answer_by_keyboard)


def follow(page: Page, turn: int, chance: Random) -> None:
    """The answer that the coach has in mind, or any, with another hand every time."""
    tried = page.locator(f"{ORDERS} .option.tried:enabled")
    answer = HANDS[turn % len(HANDS)]
    if tried.count() and tried.first.get_attribute("aria-expanded") == "false":
        tried.first.click()
    named = page.locator(f"{ORDERS} [data-testid^=option-].tried:enabled")
    if page.get_by_test_id("compose").count():
        named = page.get_by_test_id("confirm")  # what the coach has in mind is composed already
    if not named.count():
        answer(page, chance)
    elif answer is answer_by_touch:
        until_taken(page, named.first.tap)
    elif answer is answer_by_mouse:
        until_taken(page, named.first.click)
    else:
        until_taken(page, lambda: named.first.press("Enter"))


@pytest.mark.parametrize(
    ("number", "game", "lesson"), [(n, *one) for n, one in enumerate(ALL)], ids=lambda one: getattr(one, "id", str(one))
)
def test_each_lesson_is_followed_to_its_end_with_finger_mouse_and_keys(
    visit: Visit, number: int, game: str, lesson: Any
) -> None:
    """On a phone that has all three; every other one in French."""
    lang, chance = LANGS[number % 2], Random(number)
    page = visit(f"/learn?game={game}", lang, phone=True)
    begin = page.get_by_test_id(f"lesson-{lesson.id}")
    expect(begin).to_be_visible(timeout=60_000)  # whoever comes first waits while the books are read
    begin.tap()
    page.wait_for_url("**/table/**")
    coach = page.get_by_test_id("coach")
    assert wait_for_question(page)
    expect(coach).to_contain_text(lesson.title.told(lang))
    for turn in range(40):
        if coach.count() and lesson.done.told(lang) in (coach.text_content() or ""):
            if page.get_by_test_id("ending").count() == 0:
                follow(page, turn, chance)
                wait_for_question(page)
            expect(coach.locator("a[href^='/learn']")).to_be_visible()  # the way on stays
            return
        follow(page, turn, chance)
        wait_for_question(page)
        page.wait_for_timeout(50)
    raise AssertionError(coach.text_content() if coach.count() else "the coach fell silent")


@pytest.mark.parametrize("phone", [False, True])
def test_the_coach_speaks_when_something_comes_up(visit: Visit, phone: bool) -> None:
    page = visit("/", "fr", phone)
    page.get_by_test_id("learn-evenor").click()
    page.get_by_test_id("lesson-move-and-shoot").click()
    page.wait_for_url("**/table/**")
    coach, chance = page.get_by_test_id("coach"), Random(1)
    assert wait_for_question(page)
    wanted = ["Les deux bandes jouent à tour de rôle", "Un seul raté", "Faites glisser Léda"]
    expect(page.get_by_test_id("beckons-leda")).to_be_visible()
    heard = ""
    for _ in range(30):
        page.wait_for_timeout(200)
        heard += coach.text_content() or "" if coach.is_visible() else ""
        if all(words in heard for words in wanted):
            break
        follow(page, int(not phone), chance)
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


def test_a_lesson_is_left_and_taken_up_again(visit: Visit) -> None:
    page = visit("/learn?game=saga")
    page.get_by_test_id("lesson-five-seconds").click()
    page.wait_for_url("**/table/**")
    assert wait_for_question(page)
    coach = page.get_by_test_id("coach")
    expect(coach).to_contain_text("1/5")
    follow(page, 1, Random(1))
    assert wait_for_question(page)
    page.goto("/")
    page.get_by_role("link", name="Go on").first.click()
    page.wait_for_url("**/table/**")
    assert wait_for_question(page)
    expect(coach).to_contain_text("2/5")  # and not the first once more


def test_a_lesson_that_ends_early_still_leads_to_the_next(visit: Visit) -> None:
    page = visit("/learn?game=evenor")
    page.get_by_test_id("lesson-move-and-shoot").click()
    page.wait_for_url("**/table/**")
    assert wait_for_question(page)
    page.get_by_test_id("more").click()
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-sure").click()
    expect(page.get_by_test_id("ending")).to_be_visible()
    page.get_by_test_id("coach").get_by_role("link", name="The next lesson").click()
    page.wait_for_url("**/learn?game=evenor")
