"""Three evenings between two people, each in a browser of their own: by correspondence, against the clock, and across a
process that dies."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect

from browser.playing import ENDING, Visit, answer_by_mouse, wait_for_question
from browser.server import Server

PEOPLE = {"red": {"kind": "human"}, "blue": {"kind": "human"}}
LISTS = {"red": ["Ulysse"], "blue": ["Ulysse"]}
Picture = Callable[[Page, str], None]


def no_picture(page: Page, name: str) -> None:
    return


class Evening(NamedTuple):
    """A match, and the pages of both."""

    server: Server
    made: Any
    pages: dict[str, Page]

    @property
    def place(self) -> str:
        return f"/matches/{self.made['match']}"

    def look(self, seconds: float = 60.0) -> Any:
        """The match as both see it; whoever had it may be dead for a while."""
        until = time.monotonic() + seconds
        while True:
            try:
                return self.server.ask(self.place, token=",".join(self.made["tokens"].values()))
            except OSError:  # a line that was cut, or an answer that says "not now"
                if time.monotonic() > until:
                    raise
                time.sleep(0.2)

    def asked(self) -> str:
        """Whose turn it is; nobody's when the game is over."""
        decision = self.look()["decision"]
        return decision["seat"] if decision else ""


def begun(server: Server, visit: Visit, **terms: Any) -> Evening:
    wish = {"game": "evenor", "lists": LISTS, "options": {"scenario": "extermination"}, "chairs": PEOPLE}
    made = server.ask("/matches", {**wish, "terms": terms})
    pages = {seat: visit(f"/table/{made['match']}#{made['tokens'][seat]}", lang) for seat, lang in LANGS}
    for page in pages.values():
        page.set_default_timeout(60_000)  # a busy machine takes its time to come back
    return Evening(server, made, pages)


LANGS = (("red", "en"), ("blue", "fr"))


def played(evening: Evening, chance: random.Random, answers: int) -> int:
    """So many answers by mouse, each by whom it is asked of; how many were given before the game was over."""
    for given in range(answers):
        seat = evening.asked()
        if not seat or not wait_for_question(evening.pages[seat]):
            return given
        answer_by_mouse(evening.pages[seat], chance)
    return answers


def across_a_death(server: Server, visit: Visit, answers: int, deaths: int, picture: Picture = no_picture) -> Evening:
    """Processes that serve are killed one after the other while two people play: both play on, and nothing is lost."""
    evening, chance = begun(server, visit), random.Random("death")
    played(evening, chance, answers)
    for death in range(deaths):
        version = evening.look()["version"]
        before = server.serving()
        os.kill(before[death % len(before)], signal.SIGKILL)
        picture(evening.pages["red"], f"death-{death}")
        came_back(server, len(before))
        assert evening.look()["version"] == version, "what was acknowledged is there"
        assert played(evening, chance, answers) or not evening.asked()
        picture(evening.pages["blue"], f"after-death-{death}")
    for page in evening.pages.values():
        expect(page.locator(".seat").first).to_be_visible()
    return evening


def came_back(server: Server, processes: int, seconds: float = 60.0) -> None:
    until = time.monotonic() + seconds
    while len(server.serving()) < processes:
        assert time.monotonic() < until, "no process came back"
        time.sleep(0.1)


def a_blitz(server: Server, visit: Visit, seconds: float, picture: Picture = no_picture) -> tuple[Evening, int]:
    """Two people play against the clock by mouse; then one thinks for too long. How many answers they gave."""
    evening, chance, given = begun(server, visit, seconds=seconds), random.Random("blitz"), 0
    while given < 12 and played(evening, chance, 1):
        given += 1
    expect(evening.pages["blue"].locator(f".seats time, {ENDING}").first).to_be_visible()
    picture(evening.pages["red"], "blitz")
    for page in evening.pages.values():
        expect(page.locator(ENDING)).to_be_visible(timeout=(seconds + 30) * 1_000)
    picture(evening.pages["blue"], "blitz-over")
    return evening, given


def by_correspondence(server: Server, visit: Visit, answers: int, picture: Picture = no_picture) -> tuple[Evening, int]:
    """Days a move; red says what to answer for it and goes, blue plays on; how many answers the orders gave."""
    evening, chance = begun(server, visit, seconds=3 * 86_400.0, each=True), random.Random("letters")
    while evening.look()["decision"]["key"] != "action" or evening.asked() != "red":
        played(evening, chance, 1)
    red = evening.pages["red"]
    assert wait_for_question(red)
    picture(red, "letters")
    red.get_by_test_id("more").click()
    red.get_by_test_id("standing-orders").click()
    dialog = red.get_by_test_id("orders-dialog")
    dialog.get_by_test_id("order-answer").select_option(index=1)
    dialog.get_by_test_id("order-add").click()
    expect(dialog.get_by_test_id("orders-laid").get_by_role("listitem")).to_have_count(1)
    picture(red, "orders")
    red.goto("/")
    red.wait_for_timeout(1_000)
    for _ in range(answers):  # whatever else red is asked, it comes back for, and goes again
        seat = evening.asked()
        if not seat:
            break
        if seat == "red":
            red.goto(f"/table/{evening.made['match']}#{evening.made['tokens']['red']}")
        if not wait_for_question(evening.pages[seat]):
            break
        answer_by_mouse(evening.pages[seat], chance)
        if seat == "red":
            red.goto("/")
            red.wait_for_timeout(500)
    red.goto(f"/table/{evening.made['match']}#{evening.made['tokens']['red']}")
    expect(red.locator(".seats")).to_be_visible()
    picture(red, "letters-back")
    orders = server.ask(f"{evening.place}/orders", token=evening.made["tokens"]["red"])
    return evening, orders["given"]["red"]


def into(folder: Path) -> Picture:
    folder.mkdir(parents=True, exist_ok=True)

    def taken(page: Page, name: str) -> None:
        page.screenshot(path=str(folder / f"{name}.png"))

    return taken
