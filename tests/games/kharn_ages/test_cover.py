"""Lines of sight between bodies, screens, and the cover table."""

from __future__ import annotations

from typing import Any

import pytest

from escarmouche.games.kharn_ages.rules.sight import bonus, cover_rules, screen_of
from games.kharn_ages.scene import Scene, block, hit, safar, scene
from proofs import proves

pytestmark = pytest.mark.usefixtures("both_editions")

TABLE = {
    0: [4, 4, 4, 4, 4, 4],
    1: [3, 4, 4, 4, 4, 4],
    2: [2, 3, 4, 4, 4, 4],
    3: [1, 2, 3, 4, 4, 4],
    4: [0, 1, 2, 3, 4, 4],
    5: [0, 0, 1, 2, 3, 4],
    6: [0, 0, 0, 1, 2, 3],
}


@proves("KA-COV-08", "KA-COV-06")
def test_the_cover_table() -> None:
    assert {stature: [bonus(screen, stature) for screen in range(1, 7)] for stature in range(7)} == TABLE
    assert bonus(0, 0) == 0


@proves("KA-COV-03", "KA-COV-09")
def test_heights_as_screens() -> None:
    heights = (0.4, 0.5, 0.51, 0.99, 1.0, 1.49, 1.5, 2.0, 2.5, 2.99, 3.0, 9.0)
    assert [screen_of(height) for height in heights] == [0, 0, 1, 1, 2, 2, 3, 4, 5, 5, 6, 6]


def field(terrain: Any = (), red: Any = None, blue: Any = None, ak: Any = None, bo: Any = None) -> Scene:
    """Red ak at (2, 7) and blue bo at (10, 7)."""
    return scene(
        red={"ak": safar(2, 7, **(ak or {})), **(red or {})},
        blue={"bo": safar(10, 7, **(bo or {})), **(blue or {})},
        terrain=terrain,
    )


def cover(table: Scene) -> int:
    return int(table.query("cover", from_="ak", to="bo"))


def sees(table: Scene) -> bool:
    return bool(table.query("sight", from_="ak", to="bo"))


# ---------------------------------------------------------------- cover


@proves("KA-COV-01", "KA-COV-02", "KA-COV-09")
def test_scenery_in_the_corridor_covers_by_its_height() -> None:
    assert cover(field()) == 0
    assert cover(field([block("wall", 8, 6, 8.3, 8, "wall", height=1.5)])) == 3
    assert cover(field([block("wall", 8, 6, 8.3, 8, "wall", height=0.75)])) == 1
    assert cover(field([block("fence", 8, 6, 8.3, 8, "wall", height=0.5)])) == 0


@proves("KA-COV-02")
def test_a_corner_in_the_corridor_is_enough_and_beside_it_nothing_counts() -> None:
    assert cover(field([block("wall", 8, 7.4, 8.3, 9, "wall", height=1.5)])) == 3
    assert cover(field([block("wall", 8, 7.6, 8.3, 9, "wall", height=1.5)])) == 0


@proves("KA-COV-04")
def test_what_lies_in_the_shooters_zone_is_ignored() -> None:
    assert cover(field([block("wall", 2.9, 6, 3.2, 8, "wall", height=1.5)])) == 0
    assert cover(field([block("wall", 3.2, 6, 3.5, 8, "wall", height=1.5)])) == 3
    assert cover(field(red={"al": safar(3.4, 7)})) == 0


@proves("KA-LOS-03", "KA-COV-06", "KA-COV-08")
@pytest.mark.parametrize(("stature", "gained"), [(0, 0), (1, 1), (3, 3), (5, 4)])
def test_miniatures_are_screens_by_their_stature(stature: int, gained: int) -> None:
    assert cover(field(red={"al": safar(6, 7.3, stature=stature)})) == gained
    assert cover(field(red={"al": safar(6, 7.3, stature=stature, skills={"ethereal": None})})) == 0


@proves("KA-COV-05")
def test_a_target_in_melee_is_covered_by_the_tallest_other_fighter_in_it() -> None:
    assert cover(field(red={"al": safar(11.4, 7, stature=2)})) == 2
    both = field(red={"al": safar(11.4, 7, stature=2)}, blue={"cy": safar(10, 8.4, stature=4)})
    assert cover(both) == 4
    assert cover(field(blue={"cy": safar(10, 8.4, stature=4)})) == 0


@proves("KA-COV-10")
def test_the_best_single_screen_counts() -> None:
    two = [block("low", 6, 6, 6.3, 8, "wall", height=0.75), block("high", 8, 6, 8.3, 8, "wall", height=1.5)]
    assert cover(field(two)) == 3


@proves("KA-COV-01", "KA-COV-10", "KA-COV-11")
def test_cover_adds_to_a_defence_against_a_shot_beside_other_bonuses() -> None:
    shot = scene(
        red={"ak": safar(2, 7, A=4, equipment=["Arc de chasse"])},
        blue={"bo": safar(7, 7, equipment=["Glaive court", "Rondache"])},
        terrain=[block("wall", 5, 6, 5.3, 8, "wall", height=1.5)],
        dice={"ak": {"level": [5]}, "bo": {"level": [4]}},
    ).play(
        ("activate", "ak"),
        ("action", {"shoot": "bo", "weapon": "Arc de chasse"}),
        ("engage", "A"),
        ("guard", {"use": "Rondache"}),
        ("defence", "reflex"),
    )
    told = shot.one("attempted", figure="bo")
    assert {part["name"]: part["value"] for part in told["modifiers"]} == {"Bouclier": 2, "Couvert": 3}
    assert told["total"] == 4 + 5


@proves("KA-COV-07")
def test_cover_never_helps_in_melee() -> None:
    fight = scene(
        red={"ak": safar(4, 7, equipment=["Guisarme"])},
        blue={"bo": safar(6.9, 7), "cy": safar(6.9, 8.4, stature=6)},
        terrain=[block("wall", 5.2, 6, 5.5, 8, "wall", height=1.5)],
        dice={"ak": {"level": [5]}, "bo": {"level": [4]}},
    ).play(("activate", "ak"), hit("bo", "Guisarme"), ("engage", "P"), ("defence", "reflex"))
    assert fight.one("attempted", figure="bo")["total"] == 4


# ---------------------------------------------------------------- sight


@proves("KA-LOS-01", "KA-LOS-02")
def test_one_clear_line_is_enough() -> None:
    assert not sees(field([block("hut", 6, 5, 7, 9, "hut")]))
    assert sees(field([block("hut", 6, 6.9, 7, 9, "hut")]))
    assert sees(field([block("hut", 6, 7.6, 7, 9, "hut")]))


@proves("KA-LOS-02")
def test_bodies_are_as_high_as_their_stature_and_see_over_lower_things() -> None:
    wall = [block("wall", 6, 5, 6.3, 9, "wall", height=1.4)]
    assert sees(field(wall))
    assert not sees(field(wall, ak={"stature": 2}, bo={"stature": 2}))
    assert sees(field(wall, ak={"stature": 6}, bo={"stature": 2}))


@proves("KA-LOS-02")
def test_from_a_tower_one_sees_over_walls() -> None:
    tower = block("tower", 1, 6, 3, 8, "tower", height=4)
    wall = block("wall", 6, 5, 6.3, 9, "wall", height=2)
    high = field([tower, wall])
    assert high.facts("ak")["level"] == 4
    assert sees(high)
    assert not sees(field([wall]))


@proves("KA-LOS-03")
def test_a_miniature_blocks_the_line_only_when_it_hides_the_whole_target() -> None:
    big = safar(8.4, 7, base=2.0, stature=6)
    assert not sees(field(red={"al": big}))
    assert sees(field(red={"al": safar(8.4, 7, stature=6)}, bo={"base": 2.0}))
    assert sees(field(red={"al": safar(8.4, 7, base=2.0, stature=2)}))


@proves("KA-COV-03", "KA-COV-04", "KA-COV-05", "KA-COV-06", "KA-LOS-03")
@pytest.mark.parametrize(
    ("table", "rules"),
    [
        ({}, ()),
        ({"terrain": [block("wall", 6, 6, 6.4, 8, "wall", height=2.0)]}, ()),
        ({"terrain": [block("fence", 6, 6, 6.4, 8, "fence", height=0.5)]}, ("KA-COV-03",)),
        ({"terrain": [block("fence", 6, 6, 6.4, 8, "fence", height=0.6)]}, ()),
        ({"terrain": [block("fence", 6, 10, 6.4, 12, "fence", height=0.5)]}, ()),
        ({"terrain": [block("mud", 6, 6, 8, 8, "loose")]}, ()),
        ({"terrain": [block("wall", 2.9, 6, 3.1, 8, "wall", height=2.0)]}, ("KA-COV-04",)),
        ({"terrain": [block("wall", 2.9, 6, 3.1, 8, "wall", height=2.0)], "ak": {"level": 2}}, ("KA-COV-03",)),
        ({"red": {"al": safar(3.4, 7)}}, ("KA-COV-04",)),
        ({"red": {"al": safar(6, 7)}}, ()),
        ({"red": {"al": safar(6, 7, stature=0)}}, ("KA-COV-06",)),
        ({"red": {"al": safar(6, 10, stature=0)}}, ()),
        ({"red": {"al": safar(6, 7, stature=0, skills={"ethereal": None})}}, ()),
        ({"red": {"al": safar(10, 8.4)}}, ("KA-COV-05",)),
    ],
)
def test_a_defence_says_what_else_decided_about_cover(table: dict[str, Any], rules: tuple[str, ...]) -> None:
    assert cover_rules(field(**table).state, "ak", "bo") == rules
