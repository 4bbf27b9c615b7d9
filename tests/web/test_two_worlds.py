"""Two worlds that differ only in what a seat may not know give that seat the same bytes."""

from __future__ import annotations

from typing import Any

from litestar.testing import TestClient

from escarmouche.web.app import application
from escarmouche.web.guards import NO_LIMITS
from web.seating import Message
from web.worlds import compared


def test_a_seat_cannot_tell_two_worlds_apart(client: TestClient[Any]) -> None:
    """`tools/twoworlds --games 1000` plays more of them."""
    seen = [compared(client, f"world-{number}") for number in range(5)]
    assert all(world.hidden for world in seen), "something was hidden in these worlds"
    assert sum(world.compared for world in seen) > 60, "and much was compared"


def test_nobody_can_tell_how_a_pile_is_stacked(client: TestClient[Any]) -> None:
    """Three seats, a pile stacked in secret, one shuffled, and a path that two others may interrupt."""
    world = compared(client, "pile", "crowd")
    assert world.hidden
    assert world.compared > 100
    assert {("green", "pounce"), ("red", "pounce")} <= world.asked


def test_allies_and_a_referee_know_how_it_is_stacked_and_enemies_do_not(client: TestClient[Any]) -> None:
    world = compared(client, "pile", "allied")
    assert world.hidden
    assert world.compared > 60
    assert world.known == {"red-2", "referee"}
    assert {("referee", "light"), ("referee", "pounce")} <= world.asked


def test_nobody_can_tell_where_an_ambush_is_laid(client: TestClient[Any]) -> None:
    """`tools/twoworlds --game kharn-ages` plays more of them."""
    world = compared(client, "ambush", "kharn-ages", every=3)
    assert world.hidden == 1, "one zone was another"
    assert world.compared > 20


def test_nobody_can_tell_in_which_order_the_cards_of_a_side_lie(client: TestClient[Any]) -> None:
    """Nor while both sides stack their piles, one after the other."""
    world = compared(client, "t2/0", "age-des-escarmouches", every=8)
    assert world.hidden == 1, "one pile was another"
    assert world.compared > 10
    assert {("red", "pile"), ("blue", "pile")} <= world.asked


def test_what_a_referee_whispers_notes_and_orders_are_read_by_nobody_else(client: TestClient[Any]) -> None:
    world = compared(client, "t2/0", "saga", every=8)
    assert world.hidden == 1
    assert world.compared > 10


def test_nothing_of_the_dice_leaves_before_the_end(client: TestClient[Any]) -> None:
    """Neither the secret nor anything that would tell a future roll is in what a table says."""
    made: Message = client.post(
        "/api/matches", json={"game": "toy", "chairs": {"red": {"kind": "human"}, "blue": {"kind": "human"}}}
    ).json()
    secret = client.app.state.hub.tables[made["match"]].match.secret
    address = f"/api/matches/{made['match']}"
    for place in (address, f"{address}/history", f"{address}/at/0", f"{address}/record", f"{address}/ruling"):
        assert secret not in client.get(place, headers={"Authorization": f"Bearer {made['tokens']['red']}"}).text


def test_a_server_can_be_made_twice(tmp_path: Any) -> None:
    for _ in range(2):
        with TestClient(application(str(tmp_path / "twice.sqlite"), limits=NO_LIMITS)) as again:
            assert again.get("/health").status_code == 200
