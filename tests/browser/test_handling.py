"""Figures are handled, not filled in: one drag is a move in every book, three clicks are a charge."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.playing import Visit, answer_by_mouse, wait_for_question
from browser.server import Server
from browser.server import seated as chairs
from browser.test_table import BOTH, seated


def asked_with(server: Server, match: str, wanted: Callable[[Any], bool]) -> Iterator[tuple[Any, Any]]:
    """Forks of a match at questions about actions that offer such an answer, with the question, one after another and
    then from the first again."""
    while True:
        found = 0
        for moment, _ in server.asked(match, "action"):
            made = server.fork(match, moment, BOTH)
            asked = server.ask(f"/matches/{made['match']}", token=",".join(made["tokens"].values()))["decision"]
            if any(wanted(option["value"]) for option in asked["options"]):
                found += 1
                yield made, asked
        assert found, "nobody was offered that"


def charges(value: Any) -> bool:
    return isinstance(value, dict) and "charge" in value


def dragged(page: Page, figure: str) -> None:
    """A figure is taken and let go some way towards the middle of the table; the hand waits until it holds it."""
    base = page.get_by_test_id(f"figure-{figure}").locator(".base").first
    base.hover()
    box, board = base.bounding_box(), page.locator(".board").bounding_box()
    assert box is not None
    assert board is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    towards = board["x"] + board["width"] / 2 - x, board["y"] + board["height"] / 2 - y
    page.mouse.down()
    for share in (0.1, 0.2, 0.3):
        page.mouse.move(x + towards[0] * share, y + towards[1] * share)
    page.mouse.up()


def now(server: Server, made: Any) -> Any:
    return server.ask(f"/matches/{made['match']}", token=",".join(made["tokens"].values()))


def version(server: Server, made: Any) -> int:
    found: int = now(server, made)["version"]
    return found


def answered(page: Page, server: Server, made: Any, wanted: int) -> bool:
    """Were so many answers taken, in a moment or two? Not if dice or a reaction kept the figure where it is."""
    for _ in range(80):
        table = now(server, made)
        if table["version"] >= wanted:
            return True
        asked = table["decision"]  # nothing while somebody else is asked
        if table["version"] == wanted - 1 and asked and asked["kind"] != "path":
            return False
        page.wait_for_timeout(100)
    if page.locator(".verdict.bad").count():  # nobody may stand there, and the page says why
        return False
    raise AssertionError(f"{version(server, made)} answers, {wanted} were to be given")


def handled(
    visit: Visit,
    server: Server,
    played: str,
    wanted: Callable[[Any], bool],
    by: Callable[[Page, Any], None],
) -> None:
    """Two answers, the action and its way, by one gesture; elsewhere, or on fresh dice, where it could not be done."""
    for made, asked in islice(asked_with(server, played, wanted), 12):
        page = visit(seated(made, "red", "blue"))
        assert wait_for_question(page)
        before = version(server, made)
        by(page, asked)
        if answered(page, server, made, before + 2):
            return
    raise AssertionError("the dice never let anybody act")


def test_a_drag_of_the_figure_is_a_move(visit: Visit, server: Server, played: str) -> None:
    handled(visit, server, played, lambda value: value == "run", lambda page, asked: dragged(page, asked["figure"]))


BANDS = {
    "kharn-ages": ["Sergent des remparts", "Lancier de la Couronne"],
    "age-des-escarmouches": ["Coralie Voss, commander", "Milicien des quais"],
    "saga": ["Brannoc", "Senna la Lance"],
}


@pytest.mark.parametrize("game", BANDS)
def test_in_other_books_too(visit: Visit, server: Server, game: str) -> None:
    assert any(moved_by_drag(visit, server, game) for _ in range(3))


def moved_by_drag(visit: Visit, server: Server, game: str) -> bool:
    """Play up to the first action, and drag."""
    wish = {"game": game, "lists": {"red": BANDS[game], "blue": BANDS[game]}}
    made = server.ask("/matches", {**wish, "chairs": chairs({"red": "human", "blue": "easy"})})
    page, chance = visit(seated(made, "red")), random.Random(game)
    address, token = f"/matches/{made['match']}", made["tokens"]["red"]
    while wait_for_question(page) and (asked := server.ask(address, token=token)["decision"])["key"] != "action":
        answer_by_mouse(page, chance)
    before = version(server, made)
    dragged(page, asked["figure"])
    return answered(page, server, made, before + 2)


# ---- charges: whom, what, and go

POSITIONS = 3
"""Where a charge is tried in each book; wherever dice or reactions let the figure go, its way can be confirmed."""


def at_once(page: Page, server: Server, made: Any, asked: Any, option: Any) -> bool:
    """Three clicks; has the figure gone, or did something keep it back before its way was asked for?"""
    before = version(server, made)
    target = option["figure"] or next(iter(foes(server, made, asked)))
    page.get_by_test_id(f"figure-{target}").click()
    deed = page.get_by_test_id("menu").get_by_text(option["label"], exact=True).first
    (deed if option["figure"] else page.get_by_test_id("menu-way")).click()
    while (table := now(server, made))["version"] == before:
        page.wait_for_timeout(50)
    way = table["decision"]
    if way is None or way["kind"] != "path" or way["figure"] != asked["figure"]:
        return False
    expect(page.get_by_test_id("confirm"), f"{asked['figure']} to {target}: {page.url}").to_be_enabled()
    page.get_by_test_id("confirm").click()
    while now(server, made)["version"] == table["version"]:
        page.wait_for_timeout(50)
    return True


def foes(server: Server, made: Any, asked: Any) -> dict[str, Any]:
    """Those on the table who stand against whoever is asked, the nearest first."""
    figures = {one["id"]: one for one in now(server, made)["figures"] if not one["gone"]}
    me = figures[asked["figure"]]
    others = [one for one in figures.values() if one["side"] != me["side"]]
    return {one["id"]: one for one in sorted(others, key=lambda one: math.dist(one["at"], me["at"]))}


def charged_everywhere(visit: Visit, server: Server, match: str, wanted: Callable[[Any], bool]) -> None:
    gone = 0
    for made, asked in islice(asked_with(server, match, wanted), 3 * POSITIONS):
        page = visit(seated(made, asked["seat"]))
        assert wait_for_question(page)
        gone += at_once(page, server, made, asked, next(one for one in asked["options"] if wanted(one["value"])))
        page.close()
        if gone == POSITIONS:
            return
    assert gone, "the dice never let anybody go"


def test_a_charge_takes_three_clicks(visit: Visit, server: Server, played: str) -> None:
    charged_everywhere(visit, server, played, charges)


CHARGES: dict[str, Callable[[Any], bool]] = {
    "kharn-ages": lambda value: isinstance(value, dict) and "assault" in value,
    "age-des-escarmouches": charges,
    "saga": lambda value: value == "move",
}
"""What leads to an enemy; in SAGA a charge is the run up that comes before the blow."""


@pytest.mark.parametrize("game", CHARGES)
def test_a_charge_takes_three_clicks_in_other_books(visit: Visit, server: Server, game: str) -> None:
    bots = chairs({"red": "easy", "blue": "easy"})
    wish = {"game": game, "lists": {"red": BANDS[game], "blue": BANDS[game]}, "chairs": bots}
    match = server.ask("/matches", wish)["match"]
    server.watch(match)
    charged_everywhere(visit, server, match, CHARGES[game])
