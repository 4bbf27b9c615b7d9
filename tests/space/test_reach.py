"""The reachable area."""

from __future__ import annotations

import math
import random
from typing import Any

import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from escarmouche.space.geometry import Footprint, Round, Square, quantise
from escarmouche.space.moves import Band, Ground
from escarmouche.space.table import Piece, Table
from space import oracles

SLOWER = settings(max_examples=12, deadline=None, derandomize=True)
SEEDS = st.integers(0, 10**6)


def shape(band: Band) -> Any:
    return shapely.union_all([shapely.Polygon(rings[0], rings[1:]) for rings in band.polygons])


def test_on_an_open_table_the_reachable_area_is_a_disc() -> None:
    (band,) = Ground(Table((24.0, 24.0)), Round(0.5)).reach((12.0, 12.0), 6.0)
    assert band.cost == 6.0
    assert shape(band).area == pytest.approx(math.pi * 36.0, rel=0.01)


def test_in_a_corner_of_the_table_it_is_a_quarter_disc() -> None:
    (band,) = Ground(Table((24.0, 24.0)), Round(0.5)).reach((0.5, 0.5), 6.0)
    assert shape(band).area == pytest.approx(math.pi * 9.0, rel=0.01)


def test_one_band_for_each_step_each_inside_the_next() -> None:
    bands = Ground(oracles.scene(3), Round(0.5)).reach((8.0, 1.0), 6.0, (2.0, 4.0, 9.0))
    assert [band.cost for band in bands] == [2.0, 4.0, 6.0]
    assert shape(bands[1]).buffer(0.01).contains(shape(bands[0]))
    assert shape(bands[2]).buffer(0.01).contains(shape(bands[1]))


def test_who_has_nothing_left_reaches_nothing() -> None:
    (band,) = Ground(Table((24.0, 24.0)), Round(1.0)).reach((12.0, 12.0), 0.0, ())
    assert band.polygons == ()


def test_behind_a_wall_the_area_bends_round_its_ends() -> None:
    wall = Table((24.0, 24.0), (Piece("wall", ((12.0, 10.0), (12.5, 10.0), (12.5, 14.0), (12.0, 14.0))),))
    (band,) = Ground(wall, Round(0.5)).reach((11.0, 12.0), 6.0)
    assert shape(band).contains(shapely.Point(14.0, 10.5))
    assert not shape(band).contains(shapely.Point(16.0, 12.0))
    assert not shape(band).contains(shapely.Point(12.25, 12.0))


def test_mud_halves_the_way() -> None:
    mud = Piece("mud", ((0.0, 0.0), (24.0, 0.0), (24.0, 24.0), (0.0, 24.0)), blocks_move=False, cost=2.0)
    (band,) = Ground(Table((24.0, 24.0), (mud,)), Round(0.5)).reach((12.0, 12.0), 6.0)
    assert shape(band).area == pytest.approx(math.pi * 9.0, rel=0.01)


def test_who_flies_reaches_over_walls_but_not_onto_them() -> None:
    wall = Table((24.0, 24.0), (Piece("wall", ((12.0, 10.0), (12.5, 10.0), (12.5, 14.0), (12.0, 14.0))),))
    (band,) = Ground(wall, Round(0.5), flies=True).reach((11.0, 12.0), 6.0)
    assert shape(band).contains(shapely.Point(16.0, 12.0))
    assert not shape(band).contains(shapely.Point(12.25, 12.0))


def _agrees(ground: Ground, start: tuple[float, float], limit: float, rng: random.Random, slack: float) -> None:
    band = ground.reach(start, limit)[-1]
    area = shape(band)
    assert all(shapely.Polygon(rings[0], rings[1:]).is_valid for rings in band.polygons)
    for _ in range(40):
        at = quantise((start[0] + rng.uniform(-limit, limit), start[1] + rng.uniform(-limit, limit)))
        point = shapely.Point(at)
        if area.boundary.distance(point) > slack:
            route = ground.route(start, at, limit * 1.5) if ground.free(at) else None
            assert area.contains(point) == (route is not None and route.cost <= limit), at


@SLOWER
@given(SEEDS)
def test_a_point_is_in_the_area_when_a_route_leads_there(seed: int) -> None:
    rng = random.Random(seed)
    table = oracles.scene(seed)
    ground = Ground(table, Round(rng.choice((0.3, 0.5))), oracles.crowd(seed, table))
    if rng.random() < 0.25:
        ground = Ground(table, Square(0.9), ground.others, angle=rng.uniform(0, 90))
    _agrees(ground, oracles.free_spot(rng, ground), rng.uniform(2, 7), rng, 0.03)


@settings(max_examples=5, deadline=None, derandomize=True)
@given(SEEDS)
def test_with_zones_too(seed: int) -> None:
    rng = random.Random(seed)
    ground = Ground(oracles.scene(seed, pieces=3, zones=3, size=12.0), Round(0.4), (Footprint(Round(0.4), (6.0, 1.0)),))
    _agrees(ground, oracles.free_spot(rng, ground), rng.uniform(2, 5), rng, 0.1)
