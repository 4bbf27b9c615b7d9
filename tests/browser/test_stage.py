"""A fight is seen on the table: who against whom, their dice, what came of it; and no longer than one likes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.playing import Visit, wait_for_question
from browser.server import Server
from browser.test_before import middle
from browser.test_table import BOTH, seated


def rolls_after(server: Server, match: str, moment: int) -> bool:
    """Do dice fall when the first answer is given at that moment?"""
    made = server.fork(match, moment, BOTH)
    address, tokens = f"/matches/{made['match']}", ",".join(made["tokens"].values())
    now = server.ask(address, token=tokens)
    asked = now["decision"]
    order = {"id": "try", "version": now["version"], "seat": asked["seat"], "answer": asked["options"][0]["value"]}
    server.ask(f"{address}/commands", {"type": "answer", **order}, tokens)
    fresh = server.ask(address, token=tokens)["lines"][len(now["lines"]) :]
    return any(line["dice"] for line in fresh) and any(len(line["figures"]) > 1 for line in fresh)


def attack(server: Server, match: str) -> tuple[str, int, str]:
    """A moment before dice fall, in this match or, if it has none, in another that bots play, and whose it is."""
    for _ in range(5):
        for moment, seat in server.asked(match, "reaction"):
            if rolls_after(server, match, moment):
                return match, moment, seat
        match = server.match({"red": "medium", "blue": "medium"})["match"]
        server.watch(match)
    raise AssertionError("five games of bots without an attack that rolls dice")


def attacked(visit: Visit, server: Server, match: str, speed: str, phone: bool = False) -> Page:
    """A table at which somebody lets an attack happen."""
    match, moment, seat = attack(server, match)
    made = server.fork(match, moment, BOTH)
    page = visit("/", hurry=False, phone=phone)
    page.evaluate("speed => localStorage.setItem('escarmouche.speed', speed)", speed)
    page.goto(seated(made, seat))
    assert wait_for_question(page)
    page.get_by_test_id("option-0").click()
    return page


def test_an_attack_is_played_on_the_table_and_a_touch_ends_it(visit: Visit, server: Server, played: str) -> None:
    page = attacked(visit, server, played, "slow")
    scene = page.get_by_test_id("duel-stage")
    expect(scene).to_be_visible()
    expect(scene.locator(".medal")).to_have_count(2)
    assert scene.locator(".die").count() > 0
    assert page.get_by_test_id("arena").get_attribute("data-kind") in ("shot", "fight")
    page.keyboard.press("Escape")
    expect(scene).to_be_hidden()


@pytest.mark.parametrize("phone", [False, True])
def test_a_scene_covers_neither_of_those_who_fight(visit: Visit, server: Server, played: str, phone: bool) -> None:
    page = attacked(visit, server, played, "slow", phone)
    scene = page.get_by_test_id("duel-stage")
    expect(scene).to_be_visible()
    page.wait_for_timeout(400)  # until it has come to rest
    box = scene.bounding_box()
    about = (scene.get_attribute("data-about") or "").split()
    assert box is not None
    assert len(about) == 2
    for figure in about:
        x, y = middle(page, figure)
        inside = box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]
        assert not inside, f"{figure} at {x}, {y} lies under {box}"


def test_whoever_wants_no_scenes_sees_none(visit: Visit, server: Server, played: str) -> None:
    page = attacked(visit, server, played, "off")
    page.wait_for_timeout(1500)
    assert page.get_by_test_id("duel-stage").count() == 0
    page.get_by_test_id("table-settings").click()
    expect(page.get_by_test_id("speed")).to_have_value("off")
    page.get_by_test_id("mute").check()
    assert page.evaluate("localStorage.getItem('escarmouche.volume')") == "0"
