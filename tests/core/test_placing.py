"""Where a figure may be put down, and who counts as there."""

from __future__ import annotations

from typing import ClassVar

from escarmouche.core.decisions import Refusal
from escarmouche.core.dice import Block
from escarmouche.core.placing import first_free, open_ground, place_decision, some_place, stands_in
from escarmouche.core.state import Figure, State
from escarmouche.space.areas import Area
from escarmouche.space.geometry import Point
from escarmouche.space.table import Table

YARD = Area(0.0, 0.0, 4.0, 2.0)


class Hen(Figure, frozen=True, kw_only=True):
    gone: ClassVar[frozenset[str]] = frozenset({"asleep"})


def hen(who: str, side: str, at: Point, *status: str, on_table: bool = True) -> Hen:
    return Hen(id=who, name=who, side=side, at=at, status=frozenset(status), on_table=on_table)


HENS = [
    hen("ann", "red", (1.0, 1.0)),
    hen("amy", "red", (3.0, 1.0), "asleep"),
    hen("ada", "red", (3.0, 1.0)),
    hen("ben", "blue", (6.0, 1.0)),
    hen("bob", "blue", (0.0, 0.0), on_table=False),
]
STATE = State(table=Table((10.0, 10.0)), figures={one.id: one for one in HENS})


def test_whoever_sleeps_or_is_off_the_table_is_neither_friend_nor_enemy() -> None:
    assert [one.id for one in STATE.in_play("red")] == ["ann", "ada"]
    assert [one.id for one in STATE.friends("ann")] == ["ada"]
    assert [one.id for one in STATE.enemies("ann")] == ["ben"]
    assert [one.in_play for one in HENS] == [True, False, True, True, False]


def test_a_base_stands_in_an_area_with_all_of_it() -> None:
    assert stands_in(HENS[0], (0.5, 0.5), [YARD])
    assert not stands_in(HENS[0], (0.4, 0.5), [YARD])


def test_the_first_free_place_is_beside_those_who_stand_there() -> None:
    ground = open_ground(STATE, "bob")
    taken = Refusal("no-room")
    found = first_free(YARD.rows(), lambda at: None if stands_in(HENS[4], at, [YARD]) and ground.free(at) else taken)
    assert found == (2.0, 0.5)


def test_a_question_for_a_place_tells_its_areas_and_judges_what_it_proposes() -> None:
    asked = place_decision([YARD], lambda at: None, lambda chance: some_place(YARD, chance))
    assert asked.facts == {"zones": [[0.0, 0.0, 4.0, 2.0]]}
    x, y = asked.sample(Block("yard", 0))
    assert 0.0 <= x <= 4.0
    assert 0.0 <= y <= 2.0
