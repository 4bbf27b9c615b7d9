"""What an eye sees of a base."""

from __future__ import annotations

import math
import random

import numpy as np
import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from escarmouche.space.geometry import Footprint, Round, Square, inside
from escarmouche.space.sight import hidden_fraction, lines_clear, screens, sees
from escarmouche.space.table import Piece, Table
from space import oracles

SLOW = settings(max_examples=60, deadline=None, derandomize=True)
SEEDS = st.integers(0, 10**6)
EYE = (2.0, 12.0)
TARGET = Footprint(Round(0.5), (12.0, 12.0))


def crate(x0: float, y0: float, x1: float, y1: float, *, height: float | None = None, base: float = 0.0) -> Table:
    ring = ((x0, y0), (x1, y0), (x1, y1), (x0, y1))
    return Table((24.0, 24.0), (Piece("crate", ring, height=height, base=base),))


def test_nothing_hides_on_an_open_table() -> None:
    assert hidden_fraction(Table((24.0, 24.0)), EYE, TARGET) == 0.0


def test_a_wall_between_hides_all() -> None:
    wall = crate(7.0, 10.0, 7.5, 14.0)
    assert hidden_fraction(wall, EYE, TARGET) == 1.0
    assert not sees(wall, EYE, TARGET)


def test_a_wall_up_to_the_middle_hides_half() -> None:
    assert hidden_fraction(crate(7.0, 10.0, 7.5, 12.0), EYE, TARGET) == pytest.approx(0.5)


def test_a_wall_behind_the_target_hides_nothing() -> None:
    assert hidden_fraction(crate(12.6, 10.0, 13.0, 14.0), EYE, TARGET) == 0.0


def test_a_wall_behind_the_eye_hides_nothing() -> None:
    assert hidden_fraction(crate(0.5, 10.0, 1.5, 14.0), EYE, TARGET) == 0.0


def test_a_wall_that_runs_through_the_base_hides_where_it_is_nearer() -> None:
    hidden = hidden_fraction(crate(11.0, 12.0, 13.0, 14.0), EYE, TARGET)
    assert hidden == pytest.approx(0.5, abs=1e-6)


def test_an_eye_inside_a_piece_sees_nothing_unless_it_is_ignored() -> None:
    wood = crate(1.0, 11.0, 3.0, 13.0)
    assert hidden_fraction(wood, EYE, TARGET) == 1.0
    assert hidden_fraction(wood, EYE, TARGET, ignore=frozenset({"crate"})) == 0.0


def test_two_walls_with_a_slit_between_leave_the_slit() -> None:
    slit = Table(
        (24.0, 24.0),
        (
            Piece("low", ((7.0, 10.0), (7.5, 10.0), (7.5, 11.95), (7.0, 11.95))),
            Piece("high", ((8.0, 12.05), (8.5, 12.05), (8.5, 14.0), (8.0, 14.0))),
        ),
    )
    assert hidden_fraction(slit, EYE, TARGET) == pytest.approx(oracles.hidden_by_rays(slit, EYE, TARGET), abs=4e-3)
    assert sees(slit, EYE, TARGET)


def test_a_low_wall_hides_only_the_low() -> None:
    wall = crate(7.0, 10.0, 7.5, 14.0, height=1.0)
    assert hidden_fraction(wall, EYE, TARGET, eye_height=2.0, target_height=2.0) == 0.0
    assert hidden_fraction(wall, EYE, TARGET, eye_height=2.0, target_height=0.5) == 1.0
    assert hidden_fraction(wall, EYE, TARGET) == 1.0


def test_a_bridge_overhead_hides_nothing_below() -> None:
    bridge = crate(7.0, 10.0, 7.5, 14.0, height=0.5, base=3.0)
    assert hidden_fraction(bridge, EYE, TARGET, eye_height=1.0, target_height=1.0) == 0.0
    assert hidden_fraction(bridge, EYE, TARGET, eye_height=1.0, target_height=5.0) == 1.0


def test_a_zone_that_does_not_block_sight_hides_nothing() -> None:
    ring = ((7.0, 10.0), (7.5, 10.0), (7.5, 14.0), (7.0, 14.0))
    assert hidden_fraction(Table((24.0, 24.0), (Piece("mud", ring, blocks_sight=False),)), EYE, TARGET) == 0.0


def test_an_eye_on_the_base_itself_sees_it() -> None:
    assert hidden_fraction(crate(11.0, 12.5, 13.0, 14.0), (12.0, 12.2), TARGET) == 0.0
    square = Footprint(Square(1.0), (12.0, 12.0))
    assert hidden_fraction(crate(11.0, 12.5, 13.0, 14.0), (12.0, 12.2), square) == 0.0


def test_someone_in_the_way_screens_and_someone_behind_does_not() -> None:
    before, behind, aside = (Footprint(Round(0.5), at) for at in ((7.0, 12.2), (15.0, 12.0), (7.0, 14.0)))
    assert screens(EYE, TARGET, [before, behind, aside]) == [0]


def test_a_base_that_only_grazes_the_line_of_sight_does_not_screen() -> None:
    half = math.asin(0.05)
    turn = 2.0 * half  # the cones share one line
    grazing = Footprint(Round(0.25), (EYE[0] + 5.0 * math.cos(turn), EYE[1] + 5.0 * math.sin(turn)))
    assert screens(EYE, TARGET, [grazing]) == []
    nearer = Footprint(Round(0.26), grazing.at)
    assert screens(EYE, TARGET, [nearer]) == [0]


def test_square_bases_screen_too() -> None:
    before = Footprint(Square(1.0), (7.0, 12.2), 30.0)
    behind = Footprint(Square(1.0), (15.0, 12.0))
    assert screens(EYE, TARGET, [before, behind]) == [0]
    assert screens(EYE, Footprint(Square(1.0), (12.0, 12.0)), [Footprint(Round(0.5), (7.0, 12.2)), behind]) == [0]


@SLOW
@given(SEEDS)
def test_the_hidden_share_agrees_with_many_rays(seed: int) -> None:
    table = oracles.scene(seed)
    rng = random.Random(seed)
    eye = (rng.uniform(0, 16), rng.uniform(0, 16))
    at = (rng.uniform(0, 16), rng.uniform(0, 16))
    base = Round(rng.uniform(0.3, 1.0)) if rng.random() < 0.7 else Square(rng.uniform(0.6, 1.6))
    target = Footprint(base, at, rng.uniform(0, 90))
    if math.dist(eye, at) < 1.6 or any(inside(ring, eye) for ring in table.rings):
        return
    assert hidden_fraction(table, eye, target) == pytest.approx(oracles.hidden_by_rays(table, eye, target), abs=6e-3)


@SLOW
@given(SEEDS)
def test_screens_agree_with_the_hidden_share_of_their_outlines(seed: int) -> None:
    rng = random.Random(seed)
    others = [Footprint(Round(rng.uniform(0.3, 0.8)), (rng.uniform(0, 8), rng.uniform(0, 8))) for _ in range(6)]
    target = Footprint(Round(0.5), (rng.uniform(0, 8), rng.uniform(0, 8)))
    eye = (rng.uniform(0, 8), rng.uniform(0, 8))
    apart = [one for one in others if math.dist(one.at, target.at) > 1.4 and math.dist(one.at, eye) > 0.9]
    if math.dist(eye, target.at) < 0.6:
        return
    for number, other in enumerate(apart):
        ring = tuple((x, y) for x, y in oracles.shape_of(other).exterior.coords[:-1])
        hidden = hidden_fraction(Table((8.0, 8.0), (Piece("it", ring),)), eye, target)
        if hidden > 0.01:
            assert number in screens(eye, target, apart)
        elif hidden == 0.0 and number in screens(eye, target, apart):
            wider = Footprint(Round(target.base.radius * 1.02), target.at)  # type: ignore[union-attr]
            assert hidden_fraction(Table((8.0, 8.0), (Piece("it", ring),)), eye, wider) > 0.0


@SLOW
@given(SEEDS)
def test_a_batch_of_lines_agrees_with_shapely(seed: int) -> None:
    table = oracles.scene(seed, pieces=8)
    rng = np.random.default_rng(seed)
    starts, ends = rng.uniform(0, 16, (200, 2)), rng.uniform(0, 16, (200, 2))
    ends[:50] = starts[:50] + rng.uniform(-0.5, 0.5, (50, 2))  # some lie wholly inside a piece
    solid = shapely.union_all([shapely.Polygon(piece.shape) for piece in table.pieces])
    lines = shapely.linestrings(np.stack((starts, ends), axis=1))
    assert np.array_equal(lines_clear(table, starts, ends), ~shapely.intersects(solid, lines))


def test_lines_on_an_open_table_are_clear() -> None:
    assert lines_clear(Table((9.0, 9.0)), np.zeros((3, 2)), np.ones((3, 2))).all()


def test_a_line_along_a_wall_is_clear_and_one_through_its_corner_too() -> None:
    wall = crate(7.0, 10.0, 8.0, 14.0)
    starts = np.array([[7.0, 8.0], [6.0, 9.0], [6.0, 11.0]])
    ends = np.array([[7.0, 16.0], [8.0, 11.0], [9.0, 12.0]])
    assert lines_clear(wall, starts, ends).tolist() == [True, False, False]


def test_a_line_along_the_cut_between_two_parts_of_a_house_is_blocked() -> None:
    house = ((4.0, 4.0), (8.0, 4.0), (8.0, 8.0), (6.0, 8.0), (6.0, 6.0), (4.0, 6.0))
    table = Table((24.0, 24.0), (Piece("house", house),))
    starts = np.array([[2.0, 6.0], [6.0, 2.0], [2.0, 8.0], [2.0, 4.0], [5.0, 6.0]])
    ends = np.array([[12.0, 6.0], [6.0, 12.0], [12.0, 8.0], [12.0, 4.0], [5.5, 6.0]])
    assert lines_clear(table, starts, ends).tolist() == [False, False, True, True, True]


def test_a_large_batch_agrees_with_small_ones() -> None:
    table = oracles.scene(4, pieces=9)
    rng = np.random.default_rng(4)
    starts, ends = rng.uniform(0, 16, (5000, 2)), rng.uniform(0, 16, (5000, 2))
    whole = lines_clear(table, starts, ends)
    parts = [lines_clear(table, starts[k : k + 100], ends[k : k + 100]) for k in range(0, 5000, 100)]
    assert np.array_equal(whole, np.concatenate(parts))
