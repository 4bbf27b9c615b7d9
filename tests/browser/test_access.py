"""Pages for everybody: axe-core finds nothing serious, on light and on dark."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from browser.playing import Visit, wait_for_question
from browser.server import Server
from escarmouche.games import SYSTEMS

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def serious(page: Page, axe: str) -> list[str]:
    """What would keep somebody out."""
    page.evaluate(axe)
    told = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        found = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
        told += [
            f"{theme}: {one['id']} ({one['impact']}): {node['html'][:160]}"
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
            for node in one["nodes"][:3]
        ]
    return told


@pytest.mark.parametrize(
    ("path", "ready"),
    [
        ("/", "[data-testid=play-evenor]"),
        ("/play", "[data-testid=band-blue] li"),
        ("/account", "[data-testid=sign-in]"),
        ("/lists", "[data-testid=card]"),
        ("/rules/evenor", "[data-testid=rule-EV-GEN-01]"),
        ("/cards", "main h1"),
        ("/learn?game=saga", "[data-testid^=lesson-]"),
        ("/odds", "main h1"),
        ("/balance", "main h1"),
    ],
)
def test_the_pages(visit: Visit, axe: str, path: str, ready: str) -> None:
    page = visit(path)
    expect(page.locator(ready).first).to_be_visible(timeout=60_000)  # whoever comes first waits while books are read
    if path.startswith("/rules"):
        page.get_by_test_id("rules-search").fill("EV-MEL")
        expect(page.get_by_test_id("rule-EV-GEN-01")).to_have_count(0)
    assert serious(page, axe) == []


def test_a_replay(visit: Visit, axe: str, played: str) -> None:
    page = visit(f"/replay/{played}?at=40")
    expect(page.locator("[data-figure]").first).to_be_visible()
    assert serious(page, axe) == []
    page.get_by_test_id("ruling").click()
    expect(page.get_by_test_id("case")).not_to_have_value("")
    assert serious(page, axe) == []


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_table(visit: Visit, axe: str, server: Server, played: str, phone: bool) -> None:
    moment, seat = server.moment_of(played, "activate")
    made = server.fork(played, moment, {"red": "human", "blue": "human"})
    page = visit(f"/table/{made['match']}#{made['tokens'][seat]}", phone=phone)
    assert wait_for_question(page)
    assert serious(page, axe) == []
    page.get_by_test_id("more").click()
    assert serious(page, axe) == []


@pytest.mark.parametrize("game", [game for game in SYSTEMS if game != "evenor"])
def test_a_lesson_of_every_other_book(visit: Visit, axe: str, game: str) -> None:
    page = visit(f"/learn?game={game}", phone=True)
    page.locator("[data-testid^=lesson-]").first.click(timeout=60_000)
    page.wait_for_url("**/table/**")
    assert wait_for_question(page)
    assert serious(page, axe) == []


def test_the_end_of_a_game(visit: Visit, axe: str, played: str) -> None:
    page = visit(f"/table/{played}")
    expect(page.get_by_test_id("ending")).to_be_visible()
    assert serious(page, axe) == []
