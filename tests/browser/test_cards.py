"""The card editor: a form for every kind of card, checked while one types, kept, printed, downloaded, opened again."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.playing import Visit, answer_by_mouse, wait_for_question
from browser.test_access import serious

CARD = """game: kharn-ages
weapons:
  - {name: Grand sabre, hands: 2, cost: 11, bonus: 2, skills: {brutality: 1}}
  - {name: Sabre cassé, hands: two, cost: 3, skills: {brutalty: 1}, sharp: yes}
"""


def begun(visit: Visit, kind: str, lang: str = "en", phone: bool = False) -> Page:
    page = visit("/cards?game=kharn-ages", lang, phone=phone)
    page.get_by_test_id(f"add-{kind}").click()
    expect(page.get_by_test_id("card-form")).to_be_visible()
    return page


@pytest.mark.parametrize(
    ("lang", "words", "good"), [("en", "was expected", "Nothing"), ("fr", "était attendu", "Rien")]
)
def test_a_card_is_checked_and_shown_while_it_is_typed(visit: Visit, lang: str, words: str, good: str) -> None:
    page = begun(visit, "weapons", lang)
    expect(page.locator("#entry-name")).to_be_focused()
    page.keyboard.type("Grand sabre")
    page.locator("#entry-hands").fill("5")
    verdict = page.get_by_test_id("cards-verdict")
    expect(verdict).to_contain_text(words)
    expect(page.locator("#entry-hands")).to_have_attribute("aria-invalid", "true")
    verdict.get_by_role("button").click()
    expect(page.locator("#entry-hands")).to_be_focused()
    page.keyboard.press("Control+A")
    page.keyboard.type("2")
    expect(verdict).to_contain_text(good)
    face = page.locator("#face").get_by_test_id("face")
    expect(face).to_contain_text("Grand sabre")
    page.reload()
    expect(page.locator("#entry-name")).to_have_value("Grand sabre")


def test_nested_parts_are_typed_and_what_goes_without_saying_is_left_out(visit: Visit) -> None:
    page = begun(visit, "weapons")
    page.get_by_test_id("cards-copy").select_option(label="Lance")
    page.locator("#entry-shot").get_by_role("button").click()
    page.locator("#entry-shot\\.long").fill("6")
    page.locator("#entry-skills").get_by_role("combobox").select_option("brutality")
    page.locator("#entry-skills\\.brutality").fill("2")
    page.get_by_role("group", name="Never with").get_by_role("button", name="A", exact=True).click()
    page.locator("#entry-melee").uncheck()
    page.locator("#entry-melee").check()
    text = page.get_by_test_id("cards-text")
    page.locator("#face summary").click()
    expect(text).to_contain_text("shot: {short: 0, long: 6}")
    expect(text).to_contain_text("skills: {brutality: 2}")
    expect(text).not_to_contain_text("forbids")
    expect(text).not_to_contain_text("melee")


def test_a_file_is_opened_mended_downloaded_and_printed(visit: Visit, tmp_path: Path) -> None:
    page = visit("/cards")
    page.get_by_test_id("cards-upload").set_input_files({"name": "m.yaml", "mimeType": "", "buffer": CARD.encode()})
    page.get_by_test_id("shelf").get_by_role("button", name="Sabre cassé").click()
    expect(page.get_by_test_id("cards-verdict")).to_contain_text("Hands")
    page.locator("#entry-hands").fill("2")
    page.get_by_role("button", name="Take out sharp").click()
    page.get_by_role("button", name="Write “brutality”").click()
    expect(page.get_by_test_id("cards-verdict")).to_contain_text("Nothing")
    with page.expect_download() as kept:
        page.get_by_test_id("cards-download").click()
    text = Path(kept.value.path()).read_text(encoding="utf-8")
    assert kept.value.suggested_filename == "kharn-ages.yaml"
    assert 'name: "Sabre cassé"' in text
    with page.expect_download() as printed:
        page.get_by_test_id("cards-pdf").click()
    assert Path(printed.value.path()).read_bytes().startswith(b"%PDF-")
    page.emulate_media(media="print")
    expect(page.locator(".paper").get_by_test_id("face")).to_have_count(2)
    expect(page.get_by_test_id("shelf")).to_be_hidden()
    paper = page.pdf(path=tmp_path / "cards.pdf", prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 1
    page.emulate_media(media="screen")
    page.get_by_test_id("cards-throw").click()
    expect(page.get_by_test_id("shelf").get_by_role("listitem").filter(has_text="Sabre cassé")).to_have_count(0)
    page.get_by_role("button", name=re.compile("Take back")).click()
    expect(page.locator("#entry-name")).to_have_value("Sabre cassé")


@pytest.mark.parametrize(("kind", "phone"), [("profiles", False), ("spells", True)])
def test_everybody_can_use_it(visit: Visit, axe: str, kind: str, phone: bool) -> None:
    page = begun(visit, kind, phone=phone)
    page.get_by_test_id("cards-copy").select_option(index=3)
    page.locator("#entry-cost").fill("-3")
    expect(page.locator("#entry-cost-wrong")).to_be_visible()
    assert serious(page, axe) == []
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide <= 0


def test_a_new_card_does_not_begin_with_a_reproach(visit: Visit) -> None:
    page = begun(visit, "weapons")
    verdict = page.get_by_test_id("cards-verdict")
    expect(verdict).to_contain_text("A new card")
    page.wait_for_timeout(600)
    assert page.locator("[aria-invalid=true]").count() == 0
    page.locator("#entry-hands").fill("5")
    expect(verdict).to_contain_text("was expected")


OWN = """game: kharn-ages
weapons:
  - {name: Grand sabre, hands: 2, cost: 11, bonus: 2}
profiles:
  - {name: Bretteur errant, level: 1, faction: fangs, cost: 52, V: 3, P: 3, A: 4, C: 3, T: 3, I: 3, stature: 3,
     ap: 7, hp: 23, base: 40, mastery: [[offensive, defensive]], skills: {duellist: 1}, equipment: [Grand sabre]}
"""


def test_ones_own_cards_come_to_the_table_with_a_list(visit: Visit, tmp_path: Path) -> None:
    """Typed here, played here: no folder of the server, and a friend may follow the link of the list."""
    file = tmp_path / "mine.yaml"
    file.write_text(OWN, encoding="utf-8")
    page = visit("/cards?game=kharn-ages", "fr")
    page.get_by_test_id("cards-upload").set_input_files(file)
    page.get_by_test_id("cards-lists").click()
    own = page.get_by_test_id("card").filter(has_text="Bretteur errant")
    expect(own).to_contain_text("à vous")
    expect(own).to_contain_text("Grand sabre")
    for _ in range(4):
        own.get_by_role("button", name="Prendre Bretteur errant").click()
    expect(page.get_by_test_id("members").locator("li")).to_have_count(4)
    page.get_by_test_id("equip").first.click()
    leader = page.get_by_test_id("wares").get_by_test_id("ware").filter(has_text=re.compile("^Meneur|^Chef|^Leader"))
    leader.first.click()
    play = page.get_by_test_id("play")
    expect(play).to_have_attribute("href", re.compile("list=kharn-ages3-"))
    code = page.get_by_test_id("code").input_value()
    play.click()
    expect(page.get_by_test_id("band-red")).to_contain_text("Bretteur errant")
    page.get_by_test_id("start").click()
    chance = random.Random(1)
    for _ in range(8):  # who deploys first, and where, is asked before anybody is named
        assert wait_for_question(page)
        if "Bretteur errant" in page.locator("body").inner_text():
            break
        answer_by_mouse(page, chance)
    expect(page.locator("body")).to_contain_text("Bretteur errant")
    friend = visit(f"/lists#{code}", "en")
    expect(friend.get_by_test_id("members")).to_contain_text("Bretteur errant")
