"""A finger on the table: it opens what it touches, and answers nothing by itself; Enter takes what is proposed."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.playing import ORDERS, Visit, wait_for_question


def test_a_tap_on_a_figure_opens_its_menu_off_the_figure_and_answers_nothing(visit: Visit) -> None:
    page = visit("/learn?game=evenor", "en", phone=True)
    page.get_by_test_id("lesson-move-and-shoot").tap()
    page.wait_for_url("**/table/**")
    assert wait_for_question(page)
    asked = page.get_by_test_id("call").text_content()
    for figure in ("leda", "ulysse"):
        base = page.get_by_test_id(f"figure-{figure}").locator(".base").first.bounding_box()
        assert base is not None
        x, y = base["x"] + base["width"] / 2, base["y"] + base["height"] / 2
        page.touchscreen.tap(x, y)
        menu = page.get_by_test_id("menu")
        expect(menu).to_be_visible()
        page.wait_for_timeout(500)
        box = menu.bounding_box()
        assert box is not None
        covered = box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]
        assert not covered, "whom the menu is about stays in sight"
        assert page.get_by_test_id("call").text_content() == asked


def test_what_is_impossible_is_told_on_a_phone_when_asked_for(visit: Visit) -> None:
    page = visit("/learn?game=kharn-ages", "en", phone=True)
    page.get_by_test_id("lesson-action-points").tap()
    page.wait_for_url("**/table/**")
    assert wait_for_question(page)
    page.locator(f"{ORDERS} .tried").first.tap()
    expect(page.get_by_test_id("call")).to_contain_text("what does")
    base = page.get_by_test_id("figure-ecorcheur").locator(".base").first.bounding_box()
    assert base is not None
    x, y = base["x"] + base["width"] / 2, base["y"] + base["height"] / 2
    page.touchscreen.tap(x, y)
    menu = page.get_by_test_id("menu")
    expect(menu.get_by_test_id("menu-way")).to_be_visible()
    expect(menu.get_by_role("status").first).to_be_hidden()
    page.wait_for_timeout(500)
    box = menu.bounding_box()
    assert box is not None
    covered = box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]
    assert not covered, "whom the menu is about stays in sight"
    menu.locator("summary").tap()
    expect(menu.get_by_role("status").first).to_contain_text("out of reach")


def test_enter_takes_the_direction_that_is_proposed_after_a_drag(visit: Visit) -> None:
    page = visit("/learn?game=age-des-escarmouches")
    page.get_by_test_id("lesson-piles").click()
    page.wait_for_url("**/table/**")
    assert wait_for_question(page)
    page.get_by_test_id("confirm").click()
    for _ in range(6):
        expect(page.locator(f"{ORDERS} .option").first).to_be_enabled()
        if page.get_by_role("button", name="March").count():
            break
        page.locator(f"{ORDERS} .option").first.click()
        page.wait_for_timeout(400)
    figure = page.locator("[data-figure][aria-pressed=true] .base").first.bounding_box()
    assert figure is not None
    x, y = figure["x"] + figure["width"] / 2, figure["y"] + figure["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y, steps=5)
    page.mouse.move(x + 60, y, steps=5)
    page.mouse.up()
    dial = page.get_by_test_id("dial")
    expect(dial).to_be_visible()
    page.locator("[data-figure]:not([aria-pressed=true])").last.click()  # it turns to whom is touched
    page.keyboard.press("Enter")
    expect(dial).to_be_hidden()


def test_an_invitation_leads_back_and_is_put_away(visit: Visit) -> None:
    page = visit("/play?game=evenor")
    page.get_by_text("A friend", exact=True).click()
    page.get_by_role("button", name="Start").click()
    box = page.get_by_test_id("invitation")
    expect(box.get_by_role("link", name="Back to the first page")).to_have_attribute("href", "/")
    box.get_by_role("button", name="Close").click()
    expect(box).to_be_hidden()
    lost = visit("/join/nowhere#nothing")
    lost.get_by_role("link", name="Back to the first page").click()
    expect(lost).to_have_title("Escarmouche")
