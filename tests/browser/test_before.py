"""Before committing: reach, ranges, sight, the tape, what an answer may bring, and why it would be refused."""

from __future__ import annotations

import math
import re
from typing import Any

from playwright.sync_api import FloatRect, Page, expect

from browser.playing import Visit, judged, thought, wait_for_question, words
from browser.server import Server
from browser.test_table import BOTH, seated


def middle(page: Page, figure: str) -> tuple[float, float]:
    box: FloatRect | None = page.locator(f"[data-figure={figure}] .base").bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def archers(server: Server) -> Any:
    """One archer a side, both at this screen."""
    return server.match(BOTH, {"red": ["Ulysse"], "blue": ["Ulysse"]})


def walking(visit: Visit, server: Server, phone: bool = False) -> tuple[Page, str]:
    """Somebody who is asked for a path, and the figure in hand."""
    made = archers(server)
    decision = server.lead(made, "path", action="run")
    page = visit(seated(made, decision["seat"]), phone=phone)
    assert wait_for_question(page)
    thought(page)
    return page, decision["figure"]


def test_a_way_is_plotted_over_corners_and_says_whom_it_would_see(visit: Visit, server: Server) -> None:
    page, figure = walking(visit, server)
    x, y = middle(page, figure)
    page.keyboard.press("w")
    expect(page.get_by_label("Corners")).to_be_checked()
    corners = page.locator(".board .corner")
    for dx, dy in ((-32, -32), (32, -32), (-32, 32), (32, 32)):
        page.mouse.click(x + dx, y + dy)
        page.mouse.click(x + dx * 2, y + dy)
        if judged(page):
            break
        page.keyboard.press("Backspace")
        page.keyboard.press("Backspace")
    expect(corners).to_have_count(1)
    expect(page.get_by_test_id("seen")).to_contain_text("From there it sees")
    page.keyboard.press("Backspace")
    expect(corners).to_have_count(0)


def test_a_reach_that_cannot_be_measured_says_so(visit: Visit, server: Server) -> None:
    made = archers(server)
    seat = server.lead(made, "path", action="run")["seat"]
    page = visit("/rules")
    broken = [True]
    page.route(
        "**/preview*",
        lambda route: route.abort() if broken[0] and "reach" in (route.request.post_data or "") else route.fallback(),
    )
    page.goto(seated(made, seat))
    again = page.get_by_role("button", name="Measure again")
    expect(again).to_be_visible()
    broken[0] = False
    again.click()
    expect(again).to_have_count(0)
    expect(page.locator(".board .band").first).to_be_attached()


def test_sight_and_ranges_of_the_figure_in_hand(visit: Visit, server: Server) -> None:
    made = archers(server)
    figure = server.lead(made, "deploy")["figure"]
    page = visit(seated(made, "red", "blue"))
    rings = page.get_by_test_id("ranges").locator("circle")
    expect(rings, "where it is about to be placed").to_have_count(3)
    page.get_by_test_id("confirm").click()
    expect(page.locator("[data-figure]")).to_have_count(1)
    page.locator(f"[data-figure={figure}]").click()
    expect(rings).to_have_count(0)
    page.keyboard.press("s")
    expect(page.get_by_test_id("ranges")).to_contain_text("Heavy bow")
    page.keyboard.press("s")
    expect(rings).to_have_count(0)


def test_a_place_is_refused_before_it_is_chosen(visit: Visit, server: Server) -> None:
    made = archers(server)
    server.lead(made, "deploy")
    page = visit(seated(made, "red", "blue"))
    confirm, verdict = page.get_by_test_id("confirm"), page.locator(".orders .verdict")
    expect(confirm).to_be_enabled()
    box = page.locator(".board svg").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(verdict).to_have_class(re.compile("bad"))
    expect(verdict.get_by_role("button").first).to_have_text(re.compile("EV-"))
    expect(confirm).to_be_disabled()


def test_the_tape_measures_for_one_alone_also_in_the_past(visit: Visit, server: Server, played: str) -> None:
    moment, _ = server.moment_of(played, "activate")
    page = visit(f"/replay/{played}?at={moment}")
    expect(page.locator("[data-figure]").first).to_be_visible()
    one, other = (
        page.locator("[data-figure]").nth(n).get_attribute("data-figure") or ""
        for n in (0, page.locator("[data-figure]").count() - 1)
    )
    page.keyboard.press("m")
    page.mouse.click(*middle(page, one))
    page.mouse.click(*middle(page, other))
    far = server.ask(f"/matches/{played}/preview", {"ask": "measure", "one": one, "other": other, "moment": moment})[
        "distance"
    ]
    tape = page.locator(".tape")
    either = "|".join(re.escape(f"{whole / 100:g}") for whole in (math.floor(100 * far), math.ceil(100 * far)))
    expect(tape).to_have_attribute("aria-label", re.compile(rf"Tape: ({either})"))
    page.keyboard.press("m")
    expect(tape).to_have_count(0)
    page.locator(f"[data-figure={one}]").click()
    page.get_by_test_id("sight").click()
    expect(page.locator(".sight").first).to_be_attached()


def test_odds_are_shown_on_hover_and_on_focus(visit: Visit, server: Server, played: str) -> None:
    moment, seat = server.moment_of(played, "reaction")
    page = visit(seated(server.fork(played, moment, BOTH), seat))
    assert wait_for_question(page)
    option = page.locator(".orders [data-testid=option-1]")  # to do nothing may leave nothing to the dice
    odds = page.get_by_test_id("odds")
    option.hover()
    expect(odds).to_contain_text("%")
    page.mouse.move(5, 5)
    expect(odds).to_have_count(0)
    option.focus()
    expect(odds).to_contain_text("%")


def test_two_fingers_zoom(visit: Visit, server: Server) -> None:
    page, _ = walking(visit, server, phone=True)
    board = page.locator(".board svg")
    before = board.bounding_box()
    assert before is not None
    line = page.context.new_cdp_session(page)

    def fingers(kind: str, apart: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": 195 + n * apart, "y": 250, "id": n + 1} for n in (-1, 1)]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", 30)
    for apart in (45, 60, 75, 90):
        fingers("touchMove", apart)
    fingers("touchEnd", 0)
    page.wait_for_function(
        "was => Math.abs(document.querySelector('.board svg').clientWidth / was - 3) < 0.4", arg=before["width"]
    )


def test_a_ruling_is_filed_at_the_table(visit: Visit, server: Server, played: str) -> None:
    moment, seat = server.moment_of(played, "activate")
    page = visit(seated(server.fork(played, moment, BOTH), seat))
    assert wait_for_question(page)
    page.get_by_test_id("more").click()
    page.get_by_test_id("ruling").click()
    expect(page.get_by_test_id("ruling-dialog")).to_contain_text(f"moment {moment}")
    expect(page.get_by_test_id("case")).to_have_value(re.compile(r"asked at that moment: activate(.|\n)*game: evenor"))
    page.get_by_test_id("case-run").click()
    expect(page.get_by_test_id("outcome")).to_contain_text("Passed")


def test_a_screen_is_passed_on_under_a_veil(visit: Visit, server: Server) -> None:
    chairs = {"red": {"kind": "human"}, "blue": {"kind": "human"}}
    lists = {"red": ["Scout", "Brute"], "blue": ["Scout", "Brute"]}
    made = server.ask("/matches", {"game": "toy", "chairs": chairs, "lists": lists})
    server.lead(made, "bid")
    page = visit(seated(made, "red", "blue"))
    veil, confirm = page.get_by_test_id("veil"), page.get_by_test_id("confirm")
    for side in ("red", "blue"):
        expect(veil).to_contain_text(re.compile(side, re.I))
        expect(page.locator(".board")).to_have_count(0)
        assert "bid" not in words(veil).lower()
        page.get_by_test_id("unveil").click()
        expect(page.locator(".board")).to_be_visible()
        confirm.click()
    log, unveil = page.get_by_test_id("log"), page.get_by_test_id("unveil")
    expect(log.filter(has_text="bid").or_(unveil)).to_be_visible()
    if unveil.count():  # Red plays first, and hides in secret
        unveil.click()
    expect(log).to_contain_text("bid")
    expect(veil).to_have_count(0)
