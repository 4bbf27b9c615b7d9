"""Drawing, drawing and using, and a weapon in each hand."""

from __future__ import annotations

from typing import Any

import pytest

from games.saga.scene import Scene, man, scene
from proofs import proves


def armed(held: list[str], carried: dict[str, str], dice: Any = None, **options: Any) -> Scene:
    """Ak with weapons in hand and others about it, in front of bo and by."""
    red = man(5, 5, announced=1, reaction=20, held=held, weapons=(*held, *carried), places=carried)
    blue = {"bo": man(6.5, 5, angle=180), "by": man(5, 6.5, angle=270)}
    return scene({"ak": red}, blue, dice or {}, segment=3, **options)


@proves("SG-DRAW-01", "SG-CORE-21")
@pytest.mark.parametrize(
    ("held", "drawn", "after"),
    [
        (["sword"], "knife", ["sword", "knife"]),
        (["sword", "shield"], "knife", ["knife", "shield"]),
        (["great axe"], "knife", ["knife"]),
        (["sword", "shield"], "great axe", ["great axe"]),
        (["sword", "knife"], "axe", ["axe", "knife"]),
        (["sword", "knife"], "shield", ["sword", "shield"]),
        (["sword", "shield"], "buckler", ["sword", "buckler"]),
        ([], "knife", ["knife"]),
        (["sword"], "shield", ["sword", "shield"]),
    ],
)
def test_drawing_is_free_and_takes_a_hand_or_two(held: list[str], drawn: str, after: list[str]) -> None:
    fight = armed(held, {drawn: "belt"}).answer(("action", {"draw": drawn}))
    assert fight.facts("ak") | {"held": after, "slots": [3], "undeclared": 0} == fight.facts("ak")


@proves("SG-DRAW-02")
def test_a_weapon_drawn_now_strikes_only_later() -> None:
    fight = armed(["sword"], {"knife": "belt"}).answer(("action", {"draw": "knife"}))
    assert fight.refused("action", {"strike": "bo", "weapon": "knife"}).rules == ("SG-DRAW-02",)
    assert {"strike": "bo", "weapon": "sword"} in fight.offers("action")


@proves("SG-DRAW-03", "SG-DRAW-04", "SG-DBL-02", "SG-DBL-03", "SG-DBL-04")
@pytest.mark.parametrize(("place", "malus"), [("belt", 3), ("sheath", 5), ("pocket", 7)])
def test_drawing_and_striking_at_once_costs_a_die_and_a_malus_by_place(place: str, malus: int) -> None:
    fight = armed([], {"knife": place}, {"ak": {"attack": [2, 2, 3]}})
    fight.answer(("action", {"draw-and-use": "bo", "weapon": "knife"}), ("react", "none")).played()
    assert fight.one("attacked")["total"] == 7 + 4 - malus
    assert fight.facts("ak") | {"held": ["knife"], "slots": [], "undeclared": 1} == fight.facts("ak")


@proves("SG-DBL-05", "SG-DBL-01", "SG-DBL-03", "SG-DBL-04")
@pytest.mark.parametrize("malus", [3, 5])
def test_a_weapon_in_each_hand_strikes_twice(malus: int) -> None:
    dice = {"ak": {"attack": [2, 2, 2, 2, 3, 2]}}
    fight = armed(["sword", "knife"], {}, dice, two_weapon_malus=malus)
    fight.answer(("action", {"two-weapons": "bo", "second": "by"}), ("react", "none"), ("react", "none")).played()
    told = [(one["target"], one["weapon"], one["total"]) for one in fight.all("attacked")]
    assert told == [("bo", "sword", 6 + 4 + 1 - malus), ("by", "knife", 7 + 4 - malus)]
    assert fight.facts("ak") | {"slots": [], "undeclared": 1} == fight.facts("ak")


@proves("SG-DBL-05")
def test_two_blows_need_two_weapons() -> None:
    fight = armed(["sword", "shield"], {})
    assert fight.refused("action", {"two-weapons": "bo", "second": "bo"}).reason == "one-weapon"
    assert {"two-weapons": "bo", "second": "bo"} in armed(["sword", "knife"], {}).offers("action")
