"""Rough ways round scenery: as short as a box allows, legal where nobody stands, and none where there is none."""

from __future__ import annotations

from escarmouche.games.evenor.mind.roads import Roads, roads
from escarmouche.space.geometry import Point, Round
from escarmouche.space.moves import Ground
from escarmouche.space.table import Piece, Table


def table(*boxes: tuple[float, float, float, float]) -> Table:
    pieces = [
        Piece(id=f"wall-{number}", kind="wall", shape=((x0, y0), (x1, y0), (x1, y1), (x0, y1)))
        for number, (x0, y0, x1, y1) in enumerate(boxes)
    ]
    return Table(size=(24.0, 24.0), pieces=tuple(pieces))


START, GOAL = (4.0, 12.0), (20.0, 12.0)


def whole(ways: Roads, start: Point = START) -> tuple[Point, ...]:
    way = ways.way(start, GOAL)
    assert way is not None
    return (start, *way)


def test_nothing_in_between_is_the_straight_way() -> None:
    assert roads(table((10.0, 2.0, 12.0, 6.0)), 0.5).way(START, GOAL) == (GOAL,)


def test_one_goes_round_what_stands_in_the_way_on_the_shorter_side_and_hardly_farther_than_needed() -> None:
    here = table((11.0, 8.0, 13.0, 22.0))
    path, ground = whole(roads(here, 0.5)), Ground(here, Round(0.5), ())
    best = ground.route(START, GOAL)
    assert best is not None
    assert min(y for _, y in path) < 8.0
    assert ground.blocked(path) is None
    assert ground.length(path) < 1.05 * best.cost


def test_a_way_may_turn_round_several_pieces() -> None:
    here = table((8.0, 0.0, 9.0, 16.0), (14.0, 8.0, 15.0, 24.0))
    path = whole(roads(here, 0.5))
    assert len(path) > 4
    assert Ground(here, Round(0.5), ()).blocked(path) is None


def test_a_gap_too_narrow_for_a_base_is_no_way() -> None:
    here = table((11.0, 0.0, 12.0, 11.5), (11.0, 12.9, 12.0, 24.0))
    assert roads(here, 0.8).way(START, GOAL) is None
    assert roads(here, 0.5).way(START, GOAL) is not None


def test_whoever_touches_a_wall_finds_a_way_along_it() -> None:
    here = table((10.0, 8.0, 11.0, 16.0))
    assert whole(roads(here, 0.5), (9.5, 12.0))


def test_whoever_stands_within_a_box_beside_its_slanting_piece_finds_a_way_out_and_in() -> None:
    slope = Piece(id="rock", kind="rock", shape=((10.0, 8.0), (14.0, 8.0), (14.0, 16.0)))
    ways = roads(Table(size=(24.0, 24.0), pieces=(slope,)), 0.5)
    corner = (10.3, 14.0)
    assert ways.freed(corner) != corner
    out, back = ways.way(corner, GOAL), ways.way(GOAL, corner)
    assert out is not None
    assert back is not None
    assert (out[-1], back[-1]) == (GOAL, ways.freed(corner))


def test_a_table_remembers_its_roads() -> None:
    here = table((10.0, 8.0, 11.0, 16.0))
    assert roads(here, 0.5) is roads(here, 0.5) is not roads(here, 0.8)
