"""Locks, documents, doors, digging, searching, talking."""

from __future__ import annotations

from typing import Any

import pytest

from games.kharn_ages.scene import Scene, safar, scene
from proofs import proves

WAKE = ("activate", "ak")


def errand(die: int = 5, bo: float = 14, dice: Any = None, ak: Any = None, **thing: Any) -> Scene:
    """Red ak with one thing beside it; blue bo at this x."""
    return scene(
        red={"ak": safar(4, 7, **(ak or {}))},
        blue={"bo": safar(bo, 7)},
        things={"it": {"at": [4, 6.2], **thing}} if thing else {},
        dice=dice or {"ak": {"level": [die]}},
    ).answer(WAKE)


@proves("KA-GEN-09")
@pytest.mark.parametrize(("lock", "die", "opened"), [({}, 5, False), ({}, 6, True), ({"lock": 14}, 7, False)])
def test_a_lock_is_picked_against_twelve_or_the_scenarios_number(lock: dict[str, int], die: int, opened: bool) -> None:
    game = errand(die, kind="chest", locked=True, **lock).answer(("action", {"pick-lock": "it"}))
    assert game.state.things["it"].open is opened
    assert game.state.things["it"].locked is not opened
    assert game.facts("ak")["AP"] == 4


@proves("KA-GEN-09", "KA-GEN-03")
def test_a_lock_is_picked_by_somebody_free_and_with_hands() -> None:
    assert errand(bo=5.4, kind="chest", locked=True).refused("action", {"pick-lock": "it"}).rules == ("KA-GEN-09",)
    game = errand(ak={"hands": False}, kind="chest", locked=True)
    assert "KA-GEN-03" in game.refused("action", {"pick-lock": "it"}).rules
    assert errand(kind="chest").refused("action", {"pick-lock": "it"}).rules == ("KA-GEN-09",)


@proves("KA-GEN-24")
def test_opening_and_closing_cost_one_ap_and_no_roll() -> None:
    game = errand(kind="door").answer(("action", {"open": "it"}))
    assert game.state.things["it"].open
    game.answer(("action", {"close": "it"}))
    assert not game.state.things["it"].open
    assert game.facts("ak")["AP"] == 3
    assert not game.all("rolled")
    assert errand(kind="door", locked=True).refused("action", {"open": "it"}).rules == ("KA-GEN-09",)
    far = scene(red={"ak": safar(4, 7)}, blue={"bo": safar(14, 7)}, things={"it": {"kind": "door", "at": [4, 5.9]}})
    assert far.answer(WAKE).refused("action", {"open": "it"}).rules == ("KA-GEN-24", "KA-ZOC-02")


@proves("KA-GEN-21")
@pytest.mark.parametrize(("die", "read"), [(6, ()), (7, ("red",))])
def test_a_document_is_read_with_temerity_and_intelligence_against_thirteen(die: int, read: tuple[str, ...]) -> None:
    game = errand(die, ak={"T": 4, "I": 2}, kind="document").answer(("action", {"read": "it"}))
    assert game.state.things["it"].read == read
    assert game.facts("ak")["AP"] == 3


@proves("KA-GEN-21")
def test_reading_is_tried_once_per_activation_and_while_free() -> None:
    game = errand(2, kind="document").answer(("action", {"read": "it"}))
    assert game.refused("action", {"read": "it"}).rules == ("KA-GEN-21",)
    assert errand(bo=5.4, kind="document").refused("action", {"read": "it"}).rules == ("KA-GEN-21",)


@proves("KA-GEN-06")
@pytest.mark.parametrize(("die", "depth"), [(4, None), (5, 0.5)])
def test_a_hole_is_dug_with_corpulence_and_power_against_twelve(die: int, depth: float | None) -> None:
    game = errand(die, ak={"C": 5, "P": 2}).answer(("action", "dig"))
    hole = game.state.things.get("hole-1")
    assert (hole and hole.depth) == depth
    assert game.facts("ak")["AP"] == 3
    assert errand(bo=5.4).refused("action", "dig").rules == ("KA-GEN-06",)


@proves("KA-GEN-06")
def test_digging_on_makes_the_hole_deeper() -> None:
    game = errand(dice={"ak": {"level": [8, 8]}}).answer(("action", "dig"), ("action", "dig"))
    assert [thing.depth for thing in game.state.things.values()] == [1.0]


@proves("KA-GEN-11")
@pytest.mark.parametrize(("die", "far", "hidden"), [(8, 3.0, False), (7, 3.0, True), (8, 3.1, True)])
def test_a_natural_eight_finds_what_is_hidden_in_the_aura(die: int, far: float, hidden: bool) -> None:
    game = scene(
        red={"ak": safar(4, 7)},
        blue={"bo": safar(14, 7)},
        things={"it": {"kind": "document", "at": [4 + far, 7], "hidden": True}},
        dice={"ak": {"detect": [die]}},
    ).answer(WAKE, ("action", "detect"))
    assert game.state.things["it"].hidden is hidden
    assert game.facts("ak")["AP"] == 3


@proves("KA-GEN-11")
def test_what_is_hidden_cannot_be_used() -> None:
    game = errand(kind="document", hidden=True)
    assert not [one for one in game.offers("action") if isinstance(one, dict) and "it" in one.values()]


@proves("KA-GEN-05")
@pytest.mark.parametrize(("die", "count"), [(6, 0), (7, 1)])
def test_convincing_is_twice_intelligence_against_thirteen(die: int, count: int, both_editions: str) -> None:
    game = errand(die, bo=5.4).answer(("action", {"convince": "bo"}))
    assert len(game.all("convinced")) == count
    assert game.facts("ak")["AP"] == 4


@proves("KA-GEN-05")
def test_nobody_convinces_while_another_enemy_is_at_its_throat() -> None:
    def two(x: float) -> Scene:
        return scene(red={"ak": safar(4, 7)}, blue={"bo": safar(5.4, 7), "ba": safar(x, 7)}).answer(WAKE)

    assert two(2.6).refused("action", {"convince": "bo"}).rules == ("KA-GEN-05",)
    assert {"convince": "bo"} in two(2).offers("action")
    assert errand(bo=5.7).refused("action", {"convince": "bo"}).rules == ("KA-GEN-05", "KA-ZOC-02")
