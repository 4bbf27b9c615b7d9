"""A player in front of the table: one answer at a time, with the pointer or with the keyboard alone."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page, TimeoutError, expect

Visit = Callable[..., Page]
"""Opens a page of the table in a browser of its own: path, lang, phone, dark."""

ORDERS = ".orders"
OPEN = f"{ORDERS} [data-testid^=option-]:enabled, {ORDERS} [data-testid=confirm]"
ENDING = "[data-testid=ending]"
DIGITS = "123456789"


def wait_for_question(page: Page, timeout: float = 30_000) -> bool:
    """Wait until this player is asked something; false if the game is over."""
    page.locator(f"{ENDING}, {OPEN}").first.wait_for(timeout=timeout)
    return page.locator(ENDING).count() == 0


def until_taken(page: Page, give: Callable[[], None]) -> None:
    """Answer, and again if the page was still busy and did not hear it; an answer was taken when its widget is gone."""
    widget = page.locator(OPEN).first.element_handle()
    for patience in (4_000, 8_000, 15_000):
        try:
            give()
            page.wait_for_function("it => !it.isConnected", arg=widget, timeout=patience)
            return
        except (TimeoutError, AssertionError):
            if not widget.evaluate("it => it.isConnected"):
                return
    raise AssertionError(f"no answer is taken at {words(call(page))!r}")


# ---- with the pointer


def answer_by_mouse(page: Page, chance: random.Random) -> None:
    until_taken(page, lambda: by_mouse(page, chance))


def by_mouse(page: Page, chance: random.Random) -> None:
    options = page.locator(f"{ORDERS} [data-testid^=option-]")
    if count := options.count():
        options.nth(chance.randrange(count)).click()
    elif page.get_by_test_id("distance").count():
        move(page, chance, page.mouse.click)
    else:
        for box in page.locator(f"{ORDERS} input[type=checkbox]:visible").all():
            box.check()
        confirm = page.get_by_test_id("confirm")
        expect(confirm).to_be_enabled()
        confirm.click()


def move(page: Page, chance: random.Random, press: Callable[[float, float], None]) -> None:
    """To contact if it can be reached, else a short way over open ground, else nowhere."""
    confirm, stay = page.get_by_test_id("confirm"), page.get_by_test_id("stay")
    thought(page)
    chips = page.locator(f"{ORDERS} .chips .chip")
    if chips.count():
        chips.first.click()
        if judged(page) and pressed(confirm):
            return
    for _ in range(4):
        mine = page.locator("[data-figure][aria-pressed=true]").bounding_box()
        assert mine is not None
        at = (mine["x"] + mine["width"] / 2, mine["y"] + mine["height"] / 2)
        press(at[0] + chance.choice((-45, 45)), at[1] + chance.choice((-45, 45)))
        if judged(page) and pressed(confirm):
            return
    stay.click()


def pressed(button: Locator) -> bool:
    """Press a button unless it is taken away again: a way may be judged anew just before it is confirmed."""
    try:
        button.click(timeout=4_000)
    except TimeoutError:
        return False
    return True


def thought(page: Page) -> None:
    """The table has said where the figure can go."""
    page.wait_for_function("() => !/…/.test(document.querySelector('.orders .hint')?.textContent ?? '')")


def judged(page: Page) -> bool:
    """The way plotted was judged; is it allowed?"""
    try:
        page.wait_for_function(
            """() => document.querySelector('.orders .verdict.bad, .orders [data-testid=confirm]:enabled') !== null
               || document.querySelector('.orders .verdict') === null""",
            timeout=4_000,
        )
    except TimeoutError:  # the pointer met something else than the ground
        return False
    return page.get_by_test_id("confirm").is_enabled()


# ---- with the keyboard alone


def tab_to(page: Page, wanted: str, key: str = "Tab", most: int = 400) -> None:
    """Press Tab, or Shift+Tab, until the focus is on an element like this."""
    for _ in range(most):
        if page.evaluate("wanted => document.activeElement?.matches(wanted) ?? false", wanted):
            return
        page.keyboard.press(key)
    raise AssertionError(f"Tab never reaches {wanted}")


def answer_by_keyboard(page: Page, chance: random.Random) -> None:
    until_taken(page, lambda: by_keyboard(page, chance))


def by_keyboard(page: Page, chance: random.Random) -> None:
    composed = page.get_by_test_id("compose").count()
    count = page.locator(f"{ORDERS} button[data-testid^=option-]").count()
    if count and not composed:
        # numbers may be counted from 0, and then the last has the digit before
        page.keyboard.press(DIGITS[chance.randrange(max(1, min(count - 1, len(DIGITS))))])
    elif page.get_by_test_id("distance").count():
        move_by_keyboard(page, chance)
    else:
        for key in DIGITS[: page.locator(f"{ORDERS} input[type=checkbox]:visible").count()]:
            page.keyboard.press(key)
        tab_to(page, "[data-testid=confirm]")
        page.keyboard.press("Enter")


def move_by_keyboard(page: Page, chance: random.Random) -> None:
    thought(page)
    tab_to(page, ".board svg", "Shift+Tab")
    for arrow in chance.sample(("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"), 4):
        page.keyboard.press(f"Shift+{arrow}")
        if judged(page):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Backspace")
    tab_to(page, "[data-testid=stay]")
    page.keyboard.press("Enter")


# ---- reading


def call(page: Page) -> Locator:
    """What happens now, in a few words."""
    return page.get_by_test_id("call")


def words(told: Locator) -> str:
    """A text as it was written: what the eye sees may begin with a capital that the style put there."""
    return (told.text_content() or "").strip()
