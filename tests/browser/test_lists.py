"""The list builder: legality told as the list grows, repair, codes, lists kept, paper."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.playing import Visit
from browser.server import Server


def take(page: Page, *names: str) -> None:
    for name in names:
        page.get_by_test_id("card").filter(has_text=name).get_by_role("button").first.click()


@pytest.mark.parametrize(("lang", "complaint"), [("en", "One leader"), ("fr", "Un seul")])
def test_a_complaint_comes_with_its_rule_and_the_smallest_repair(visit: Visit, lang: str, complaint: str) -> None:
    page = visit("/lists", lang)
    take(page, "Phobos", "Léonidas", "Léto")
    verdict = page.get_by_test_id("verdict")
    expect(verdict).to_contain_text(complaint)
    verdict.get_by_role("button", name="EV-REC-03").click()
    expect(page.get_by_role("dialog")).to_contain_text("EV-REC-03")
    page.keyboard.press("Escape")
    page.get_by_test_id("repair").click()
    expect(page.get_by_test_id("repair")).to_have_count(0)
    expect(page.get_by_test_id("members").get_by_role("listitem")).to_have_count(2)
    expect(page.get_by_test_id("play")).to_have_attribute("href", re.compile("list=evenor1-"))


def test_profiles_are_found_by_words_without_accents(visit: Visit) -> None:
    page = visit("/lists")
    expect(page.get_by_test_id("card").first).to_be_visible()
    page.get_by_test_id("lists-search").fill("leonidas")
    expect(page.get_by_test_id("card")).to_have_count(1)
    page.get_by_test_id("lists-search").fill("")
    page.get_by_test_id("filter-faction").select_option("Vikings")
    page.get_by_test_id("filter-cost").select_option("7")
    expect(page.get_by_test_id("card").filter(has_text="Phobos")).to_have_count(0)


def test_a_list_is_shared_by_its_address_and_kept_by_the_browser(visit: Visit) -> None:
    page = visit("/lists")
    page.get_by_test_id("random").click()
    expect(page).to_have_url(re.compile("#evenor1-"))
    code = page.url.partition("#")[2]
    members = page.get_by_test_id("members").inner_text()
    page.get_by_test_id("list-name").fill("Ours")
    page.get_by_test_id("save").click()
    page.get_by_test_id("clear").click()
    page.get_by_test_id("kept").get_by_role("button", name="Ours", exact=True).click()
    expect(page.get_by_test_id("code")).to_have_value(code)

    friend = visit(f"/lists#{code}")
    expect(friend.get_by_test_id("members")).to_have_text(re.compile(re.escape(members.split("\n")[0])))
    friend.get_by_test_id("clear").click()
    friend.get_by_test_id("paste").fill(f"http://somewhere/lists#{code}")
    friend.keyboard.press("Enter")
    expect(friend.get_by_test_id("code")).to_have_value(code)


def test_cards_and_roster_print(visit: Visit, tmp_path: Path) -> None:
    page = visit("/lists")
    expect(page.get_by_role("button", name="EV-REC-02")).to_be_visible()  # the empty list was judged
    page.get_by_test_id("random").click()
    expect(page.get_by_test_id("play")).to_be_visible()
    made = page.request.get(page.get_by_test_id("lists-pdf").evaluate("link => link.href"))
    assert made.body().startswith(b"%PDF-")
    page.emulate_media(media="print")
    expect(page.locator(".printed table").first).to_be_visible()
    expect(page.get_by_test_id("card").first).to_be_hidden()
    paper = page.pdf(path=tmp_path / "band.pdf", prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page\b", paper)) == 2


def test_a_list_is_taken_to_a_game(visit: Visit) -> None:
    page = visit("/lists")
    page.get_by_test_id("random").click()
    first = page.get_by_test_id("members").locator("b").first
    expect(first).to_be_visible()
    name = first.inner_text()
    page.get_by_test_id("play").click()
    expect(page.get_by_test_id("band-red")).to_contain_text(name)


def test_another_game_brings_its_own_scenarios(visit: Visit) -> None:
    page = visit("/lists")
    scenario = page.get_by_test_id("list-scenario")
    expect(scenario).to_have_value("roll")
    scenario.select_option("ambush")
    page.get_by_label("Game").select_option("kharn-ages")
    expect(scenario).to_have_value("battle")
    page.get_by_test_id("random").click()
    expect(page.get_by_test_id("play")).to_have_attribute("href", re.compile("&scenario=battle$"))


def test_a_mage_buys_a_grimoire_and_a_spell(visit: Visit, server: Server) -> None:
    server.ask("/games")  # the books are read
    page = visit("/lists?game=kharn-ages", "fr")
    expect(page.get_by_test_id("card").first).to_be_visible()
    take(page, "Défroqué")
    members = page.get_by_test_id("members")
    page.get_by_test_id("equip").click()
    wares = page.get_by_test_id("wares")
    wares.get_by_role("group", name="Grimoires").get_by_role("button").first.click()
    expect(members).to_contain_text("grimoire")
    spell = wares.get_by_role("group", name="Sorts").get_by_role("button", pressed=False).first
    expect(spell).to_contain_text("niveau")
    before = members.inner_text()
    spell.click()
    expect(wares.get_by_role("group", name="Sorts").get_by_role("button", pressed=True)).to_have_count(1)
    assert members.inner_text() != before
    expect(page).to_have_url(re.compile("#kharn-ages2-"))
