"""A match seen again: the scrubber, play, links to a moment, forks, records, rulings."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import expect

from browser.playing import Visit, answer_by_mouse, wait_for_question
from browser.server import Server


def test_the_scrubber_steps_plays_and_links(visit: Visit, played: str) -> None:
    page = visit(f"/replay/{played}?at=20")
    where = page.get_by_test_id("where")
    expect(where).to_contain_text("Moment 20 ")
    expect(page.locator("[data-figure]").first).to_be_visible()
    page.get_by_test_id("on").click()
    expect(page).to_have_url(re.compile(r"at=21$"))
    page.keyboard.press(",")
    page.keyboard.press("End")
    expect(page.get_by_test_id("call")).to_contain_text(re.compile("win|draw", re.I))
    page.get_by_test_id("scrub").focus()
    page.keyboard.press("Home")
    expect(where).to_contain_text("Moment 0 ")
    page.get_by_test_id("play").click()
    expect(where).not_to_contain_text("Moment 0 ")
    page.get_by_test_id("play").click()


def test_the_log_of_a_moment_is_read_in_french(visit: Visit, played: str) -> None:
    page = visit(f"/replay/{played}", "fr")
    expect(page.get_by_test_id("log")).to_contain_text("s’active")


def test_a_moment_is_played_on_against_a_bot(visit: Visit, server: Server, played: str) -> None:
    moment, seat = server.moment_of(played, "activate")
    page = visit(f"/replay/{played}?at={moment}")
    page.get_by_test_id("fork").click()
    other = "blue" if seat == "red" else "red"
    page.get_by_test_id(f"chair-{seat}").select_option("human")
    page.get_by_test_id(f"chair-{other}").select_option("easy")
    page.get_by_test_id("fork-go").click()
    page.wait_for_url("**/table/**")
    assert played not in page.url
    assert wait_for_question(page)
    answer_by_mouse(page, Random(1))


def test_the_record_is_taken_home(visit: Visit, played: str) -> None:
    page = visit(f"/replay/{played}")
    with page.expect_download() as taken:
        page.get_by_test_id("record").click()
    assert taken.value.suggested_filename == f"{played}.record"
    assert '"game":"evenor"' in taken.value.path().read_text().replace(": ", ":")


def test_a_ruling_is_filed_run_and_taken_home(visit: Visit, server: Server, played: str) -> None:
    moment, _ = server.moment_of(played, "activate")
    page = visit(f"/replay/{played}?at={moment}")
    page.get_by_test_id("ruling").click()
    case = page.get_by_test_id("case")
    expect(case).to_have_value(re.compile("game: evenor"))
    page.get_by_test_id("case-run").click()
    outcome = page.get_by_test_id("outcome")
    expect(outcome).to_contain_text("Passed")
    case.fill(case.input_value().replace("decision: activate", "decision: actions"))
    page.get_by_test_id("case-run").click()
    expect(outcome).to_contain_text("Failed")
    with page.expect_download() as taken:
        page.get_by_test_id("case-save").click()
    assert "decision: actions" in taken.value.path().read_text()
