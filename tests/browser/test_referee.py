"""A referee and three players, four browsers at once: one of them a phone, one that loses its line and comes back."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.playing import Visit, wait_for_question
from browser.server import Server
from browser.test_access import serious
from browser.test_table import seated

SEATS = ("red-1", "red-2", "red-3", "referee")


def table(server: Server) -> dict[str, dict[str, str]]:
    """Three players of red, each with one character, against two of the referee, as the first turn is announced."""
    lists = {"red": ["Malva", "Tesk", "Odrik"], "blue": ["Brannoc", "Guetteur"]}
    wish = {"game": "saga", "options": {"encounter": "clearing"}, "lists": lists}
    made: dict[str, dict[str, str]] = server.ask(
        "/matches", {**wish, "chairs": {one: {"kind": "human"} for one in SEATS}}
    )
    address, tokens = f"/matches/{made['match']}", ",".join(made["tokens"].values())
    for number in range(40):
        now = server.ask(address, token=tokens)
        asked = now["decision"]
        if asked["key"] == "announce":
            return made
        answer = asked["options"][0]["value"] if asked["options"] else asked["usual"]
        if asked["zones"]:
            (x, y), *_ = asked["zones"][0]
            answer = [x + 1 + 1.3 * (number % 4), y + 1]
        order = {"id": str(number), "version": now["version"], "seat": asked["seat"], "answer": answer}
        server.ask(f"{address}/commands", {"type": "answer", **order}, tokens)
    raise AssertionError("nobody announces")


def opened(page: Page, act: str) -> None:
    page.get_by_role("tab", name="Referee").click()
    page.get_by_test_id(f"act-{act}").locator("summary").click()


def test_an_evening_with_a_referee_and_three_players(visit: Visit, server: Server, axe: str) -> None:
    made = table(server)
    referee, red = visit(seated(made, "referee")), visit(seated(made, "red-1"))
    phone, away = visit(seated(made, "red-2"), phone=True), visit(seated(made, "red-3"))
    for page in (referee, red, phone, away):
        expect(page.get_by_test_id("timeline")).to_contain_text("Before the first segment")

    phone.get_by_test_id("timeline").get_by_role("button").first.click()
    expect(phone.locator("[data-testid^=lane-]")).to_have_count(5)
    away.context.set_offline(True)
    expect(away.get_by_test_id("line")).to_be_visible()

    opened(referee, "say")
    referee.get_by_test_id("blank-said").fill("A horn, far away.")
    referee.get_by_test_id("do-say").click()
    red.get_by_role("tab", name="Rulings").click()
    expect(red.get_by_test_id("rulings")).to_contain_text("A horn, far away.")
    referee.get_by_test_id("blank-said").fill("You know that knife.")
    referee.get_by_test_id("blank-seat").select_option("red-2")
    referee.get_by_test_id("do-say").click()

    opened(referee, "settle")
    referee.get_by_test_id("blank-visibility").select_option("low")
    referee.get_by_test_id("do-settle").click()
    expect(red.get_by_test_id("rulings")).to_contain_text("The referee rules: visibility, low.")
    expect(red.get_by_test_id("rulings").get_by_text("SG-VIS-05")).to_have_count(2)
    expect(red.get_by_test_id("rulings")).not_to_contain_text("knife")

    notes = referee.get_by_test_id("notes")
    notes.fill("Odrik is a spy.")
    notes.blur()
    expect(referee.get_by_text("kept", exact=True)).to_be_visible()
    opened(referee, "undo")
    referee.get_by_test_id("go-back").click()
    expect(red.get_by_test_id("rulings")).to_contain_text("The referee takes back 1 answer.")
    expect(red.get_by_test_id("rulings")).not_to_contain_text("visibility, low.")

    away.context.set_offline(False)
    expect(away.get_by_test_id("line")).to_have_count(0)
    away.get_by_role("tab", name="Rulings").click()
    expect(away.get_by_test_id("rulings")).to_contain_text("takes back", timeout=15_000)
    expect(away.get_by_test_id("rulings")).not_to_contain_text("knife")

    screen = visit(f"/screen/{made['match']}")
    expect(screen.locator("[data-testid^=lane-]")).to_have_count(5)
    expect(screen.get_by_test_id("screen")).to_contain_text("A horn, far away.")
    expect(screen.get_by_test_id("screen")).not_to_contain_text("knife")
    assert serious(screen, axe) == []
    assert serious(referee, axe) == []


def test_a_sheet_tells_tracks_and_every_malus(visit: Visit, server: Server) -> None:
    page = visit(seated(table(server), "referee"))
    page.get_by_test_id("timeline").get_by_role("button").first.click()
    page.locator("[data-testid^=lane-] button").first.click()
    page.get_by_role("tab", name="Figure").click()
    expect(page.get_by_test_id("track-wounds")).to_be_visible()
    expect(page.get_by_test_id("weights")).to_contain_text("Dodge")


def test_four_sides_of_kharn_ages_open_a_game(visit: Visit, server: Server) -> None:
    chairs = {
        "red": {"kind": "human"},
        **{one: {"kind": "bot", "level": "easy"} for one in ("blue", "green", "yellow")},
    }
    page = visit(seated(server.ask("/matches", {"game": "kharn-ages", "chairs": chairs}), "red"))
    expect(page.locator(".seat")).to_have_count(4)
    assert wait_for_question(page)
    expect(page.get_by_test_id("standing").locator(".score")).to_have_count(4)
