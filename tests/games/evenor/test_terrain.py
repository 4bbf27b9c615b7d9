"""Terrain: difficult ground, scenery that stops and hides."""

import pytest

from games.evenor.scene import Scene, block, scene
from games.evenor.stock import acting, archer, walker
from proofs import proves

ELEMENTS = ("tree", "bush", "rock", "ruin", "column", "wall", "scenery")


def wading(kind: str, zone: tuple[float, float, float, float] = (6, 6, 8, 18)) -> Scene:
    """An archer at (4, 12) begins a displacement; difficult ground lies in a rectangle."""
    x0, y0, x1, y1 = zone
    return scene(
        red={"me": archer(4, 12)},
        blue={"foe": walker(20, 20, "hidden")},
        terrain=[block("mire", x0, y0, x1, y1, "difficult")],
        dice={"me": {"initiative": [1]}},
    ).answer(*acting("me"), ("action", kind))


@proves("EV-TER-01")
def test_each_pas_in_difficult_ground_counts_twice_and_no_other() -> None:
    run = wading("run")
    refusal = run.refused("path", [[8.01, 12]])
    assert refusal.reason == "too-far"
    assert refusal.rules == ("EV-DYN-02", "EV-TER-01")
    assert refusal.facts == {"cost": 6.01, "limit": 6.0}
    run.play(("path", [[8, 12]])).played()
    assert run.one("moved")["cost"] == 6


@proves("EV-TER-01")
def test_too_long_a_way_is_too_long_on_any_ground() -> None:
    assert wading("run").refused("path", [[4, 5.9]]).rules == ("EV-DYN-02",)


@proves("EV-TER-01")
@pytest.mark.parametrize(("kind", "rule"), [("moving-shot", "EV-DYN-03"), ("charge", "EV-DYN-05")])
def test_shots_on_the_move_and_charges_are_slowed_alike(kind: str, rule: str) -> None:
    short = wading(kind)
    assert short.refused("path", [[7.01, 12]]).rules == (rule, "EV-TER-01")
    short.answer(("path", [[7, 12]]))
    assert short.one("moved")["cost"] == 4


@proves("EV-TER-01")
def test_a_charge_through_difficult_ground_falls_short() -> None:
    charge = scene(
        red={"me": walker(4, 12)},
        blue={"foe": walker(8, 12)},
        terrain=[block("mire", 5, 6, 7, 18, kind="difficult")],
    ).answer(*acting("me"))
    assert {"charge": "foe"} not in charge.offers("action")
    assert charge.query("route", figure="me", kind="run", touch="foe") == pytest.approx(5, abs=0.02)


@proves("EV-TER-01")
def test_the_centre_of_the_base_tells_whether_it_is_in_the_zone() -> None:
    beside = wading("run", (4, 12.01, 20, 18)).play(("path", [[10, 12]]))
    assert beside.one("moved")["cost"] == 6
    assert wading("run", (4, 11.99, 20, 18)).refused("path", [[10, 12]]).facts["cost"] == 12


# ---------------------------------------------------------------- elements


@proves("EV-TER-02")
@pytest.mark.parametrize("kind", ELEMENTS)
def test_every_element_blocks_sight_and_movement(kind: str) -> None:
    behind = scene(
        red={"me": archer(4, 12)},
        blue={"foe": walker(12, 12)},
        terrain=[block("it", 7, 10, 8, 14, kind=kind)],
        dice={"me": {"initiative": [1]}},
    )
    assert behind.query("sight", from_="me", to="foe") == "blocked"
    assert behind.query("shot", from_="me", to="foe", weapon="Arc") == "no-line-of-sight"
    behind.answer(*acting("me"))
    assert behind.refused("action", {"shoot": "foe", "weapon": "Arc"}).rules == ("EV-SHO-01",)
    behind.answer(("action", "run"))
    refusal = behind.refused("path", [[9, 12]])
    assert refusal.rules == ("EV-DYN-08", "EV-TER-02")
    assert refusal.facts == {"piece": "it"}


@proves("EV-TER-03")
def test_a_difficult_zone_blocks_and_hides_nothing() -> None:
    mire = [block("mire", 5, 6, 11, 18, kind="difficult")]
    seen = scene(red={"me": archer(4, 12)}, blue={"foe": walker(8, 12)}, terrain=mire)
    assert seen.query("sight", from_="me", to="foe") == "clear"
    assert seen.query("hidden", from_="me", to="foe") == 0
    assert seen.query("shot", from_="me", to="foe", weapon="Arc") == "legal"
    assert seen.query("route", figure="me", to=[6, 12]) == 3


@proves("EV-TER-03")
def test_a_difficult_zone_is_no_place_to_take_cover_or_hide() -> None:
    edge = scene(
        red={"me": walker(4.5, 12, traits={"Se cacher": None})},
        blue={"foe": walker(20, 20)},
        terrain=[block("mire", 5, 6, 11, 18, kind="difficult")],
    ).answer(*acting("me"))
    assert edge.offers("action") == ["prone", "step", "run", "charge", "nothing"]
    assert "EV-STA-09" in edge.refused("action", {"cover": "mire"}).rules
    refusal = edge.refused("action", "hide")
    assert (refusal.reason, refusal.rules) == ("nothing-to-hide-at", ("EV-HID-02",))


@proves("EV-TER-03")
@pytest.mark.parametrize(("kind", "sheltered"), [("difficult", False), ("rock", True)])
def test_nor_can_it_be_used_to_take_cover_from_a_shot(kind: str, sheltered: bool) -> None:
    """Between the archer and its target, a step away from the target."""
    game = scene(
        red={"me": archer(4, 12)},
        blue={"foe": walker(10, 12.6, R=1)},
        terrain=[block("it", 8, 10.5, 9.2, 12.3, kind)],
        dice={"me": {"shot": [1, 1, 1]}, "foe": {"reaction": [1]}},
    ).answer(*acting("me"), ("action", {"shoot": "foe", "weapon": "Arc"}))
    assert ({"cover": "it"} in game.offers("reaction")) is sheltered


@proves("EV-TER-03")
def test_an_element_in_its_place_would_do_for_both() -> None:
    edge = scene(
        red={"me": walker(4.5, 12, traits={"Se cacher": None})},
        blue={"foe": walker(20, 20)},
        terrain=[block("rock", 5, 6, 11, 18)],
    ).answer(*acting("me"))
    assert {"cover": "rock"} in edge.offers("action")
    assert "hide" in edge.offers("action")
