"""Bases, gaps and polygons."""

from __future__ import annotations

import math
import random

import msgspec
import pytest
import shapely
from hypothesis import given, settings
from hypothesis import strategies as st

from escarmouche.space.convex import area, convex_parts, entry, hull, normal_ring, planes_of, signed_distance, stay
from escarmouche.space.geometry import (
    CONTACT,
    Base,
    Footprint,
    Round,
    Square,
    corners,
    gap,
    gap_to_point,
    gap_to_ring,
    in_front,
    inside,
    quantise,
    touching,
    within_box,
    within_ring,
)
from space import oracles

SLOW = settings(max_examples=60, deadline=None, derandomize=True)
SEEDS = st.integers(0, 10**6)
HOUSE = ((4.0, 4.0), (8.0, 4.0), (8.0, 8.0), (6.0, 8.0), (6.0, 6.0), (4.0, 6.0))


def disc(x: float, y: float, radius: float = 0.5) -> Footprint:
    return Footprint(Round(radius), (x, y))


def test_positions_are_multiples_of_a_1024th() -> None:
    assert quantise((1.0 / 3.0, 2.0)) == (341 / 1024, 2.0)


def test_two_discs_one_unit_apart_from_edge_to_edge() -> None:
    assert gap(disc(1, 1), disc(3, 1)) == 1.0


def test_overlapping_discs_have_no_gap() -> None:
    assert gap(disc(1, 1), disc(1.5, 1)) == 0.0


def test_a_hundredth_of_a_gap_is_still_contact() -> None:
    assert touching(disc(1, 1), disc(2.0095, 1))
    assert not touching(disc(1, 1), disc(2.0105, 1))


def test_a_square_turned_by_45_degrees_reaches_farther() -> None:
    straight = Footprint(Square(1.0), (0.0, 0.0))
    turned = Footprint(Square(1.0), (0.0, 0.0), 45.0)
    assert gap(straight, disc(2, 0)) == 1.0
    assert gap(turned, disc(2, 0)) == pytest.approx(1.5 - math.sqrt(0.5))
    assert gap(disc(2, 0), turned) == gap(turned, disc(2, 0))


def test_two_squares_corner_to_corner() -> None:
    assert gap(Footprint(Square(1.0), (0.0, 0.0)), Footprint(Square(1.0), (2.0, 2.0))) == pytest.approx(math.sqrt(2.0))


def test_a_square_inside_another_has_no_gap() -> None:
    assert gap(Footprint(Square(4.0), (0.0, 0.0)), Footprint(Square(1.0), (0.5, 0.5))) == 0.0


def test_the_notch_of_a_concave_house_is_outside_it() -> None:
    assert inside(HOUSE, (7.0, 7.0))
    assert not inside(HOUSE, (5.0, 7.0))
    assert gap_to_ring(disc(5.0, 7.0), HOUSE) == 0.5
    assert gap_to_ring(disc(7.0, 7.0), HOUSE) == 0.0
    assert gap_to_ring(Footprint(Square(1.0), (5.0, 7.0)), HOUSE) == 0.5


def test_gap_to_a_point() -> None:
    assert gap_to_point(disc(0, 0), (2.0, 0.0)) == 1.5
    assert gap_to_point(Footprint(Square(2.0), (0.0, 0.0)), (0.5, 0.5)) == 0.0
    assert gap_to_point(Footprint(Square(2.0), (0.0, 0.0)), (3.0, 0.0)) == 2.0


def test_wholly_within_a_box_or_a_ring() -> None:
    assert within_box(disc(0.5, 0.5), 0, 0, 24, 24)
    assert not within_box(disc(0.49, 0.5), 0, 0, 24, 24)
    assert within_box(Footprint(Square(1.0), (0.5, 0.5)), 0, 0, 24, 24)
    assert not within_box(Footprint(Square(1.0), (0.5, 0.5), 45.0), 0, 0, 24, 24)
    assert within_ring(disc(5.0, 5.0), HOUSE)
    assert not within_ring(disc(5.0, 5.6), HOUSE)
    assert within_ring(Footprint(Square(1.0), (5.0, 5.0)), HOUSE)
    assert not within_ring(Footprint(Square(1.0), (6.0, 6.25)), HOUSE)


def test_the_front_of_someone_who_faces_east() -> None:
    assert in_front((0.0, 0.0), 0.0, (1.0, 5.0))
    assert in_front((0.0, 0.0), 0.0, (0.0, 5.0))
    assert not in_front((0.0, 0.0), 0.0, (-0.1, 5.0))
    assert not in_front((0.0, 0.0), 0.0, (1.0, 5.0), width=90.0)
    assert in_front((0.0, 0.0), 90.0, (1.0, 5.0), width=90.0)


def test_footprints_travel_as_json() -> None:
    footprint = Footprint(Square(1.0), (1.0, 2.0), 30.0)
    assert msgspec.json.decode(msgspec.json.encode(footprint), type=Footprint) == footprint


def test_a_round_base_has_no_corners() -> None:
    with pytest.raises(TypeError):
        corners(disc(0, 0))


def _base(rng: random.Random) -> Base:
    return Round(rng.uniform(0.3, 1.5)) if rng.random() < 0.5 else Square(rng.uniform(0.5, 2.5))


@SLOW
@given(SEEDS)
def test_gaps_agree_with_shapely(seed: int) -> None:
    rng = random.Random(seed)
    a, b = (
        Footprint(_base(rng), (rng.uniform(0, 6), rng.uniform(0, 6)), rng.choice((0.0, 30.0, rng.uniform(0, 360))))
        for _ in range(2)
    )
    assert gap(a, b) == pytest.approx(oracles.shape_of(a).distance(oracles.shape_of(b)), abs=2e-3)
    ring = oracles.blob(rng, 3.0, 3.0, 2.0, rng.randint(3, 8))
    assert gap_to_ring(a, ring) == pytest.approx(oracles.shape_of(a).distance(shapely.Polygon(ring)), abs=2e-3)
    assert inside(ring, a.at) == shapely.Polygon(ring).contains(shapely.Point(a.at))


@SLOW
@given(SEEDS)
def test_convex_parts_make_up_the_polygon(seed: int) -> None:
    rng = random.Random(seed)
    ring = oracles.blob(rng, 0.0, 0.0, 3.0, rng.randint(3, 10))
    if rng.random() < 0.5:
        ring = ring[::-1]
    parts = convex_parts(normal_ring(ring))
    whole = shapely.Polygon(ring)
    assert sum(area(part) for part in parts) == pytest.approx(whole.area)
    assert shapely.union_all([shapely.Polygon(part) for part in parts]).symmetric_difference(whole).area < 1e-6
    for part in parts:
        assert shapely.Polygon(part).convex_hull.area == pytest.approx(area(part))


@SLOW
@given(SEEDS)
def test_entry_into_a_grown_convex_shape_agrees_with_shapely(seed: int) -> None:
    rng = random.Random(seed)
    ring = hull(list(oracles.blob(rng, 0.0, 0.0, 2.0, 6)))
    planes = planes_of(ring)
    (px, py), (qx, qy) = ((rng.uniform(-4, 4), rng.uniform(-4, 4)) for _ in range(2))
    c = rng.choice((0.0, 0.3, 0.8))
    solid = shapely.Polygon(ring)
    grown = solid.buffer(c, quad_segs=64) if c else solid
    here, line = shapely.Point(px, py), shapely.LineString([(px, py), (qx, qy)])
    share = entry(planes, px, py, qx - px, qy - py, c)
    apart = signed_distance(planes, px, py)
    wanted = -solid.boundary.distance(here) if solid.contains(here) else solid.distance(here)
    assert apart == pytest.approx(wanted, abs=1e-9)
    if grown.buffer(-1e-3).contains(here):
        assert share == -1.0
    elif not grown.buffer(1e-3).intersects(line):
        assert share == 2.0
    elif grown.buffer(-2e-3).intersects(line) and not grown.buffer(1e-3).contains(here):
        assert share * line.length == pytest.approx(here.distance(line.intersection(grown)), abs=0.05)
    span = stay(planes, px, py, qx - px, qy - py)
    length = 0.0 if span is None else (span[1] - span[0]) * line.length
    assert length == pytest.approx(line.intersection(solid).length, abs=1e-9)


def test_contact_is_what_the_distance_says() -> None:
    """The quick look at how far apart two middles are leaves nobody out."""
    rng = random.Random("contact")
    bases = (Round(0.5), Round(2.0), Square(1.0), Square(2.5))
    close = 0
    for _ in range(3000):
        one = Footprint(rng.choice(bases), (0.0, 0.0), rng.choice((0.0, 30.0, 45.0)))
        other = Footprint(rng.choice(bases), quantise((rng.uniform(-4, 4), rng.uniform(-4, 4))), rng.uniform(0, 90))
        close += touching(one, other)
        assert touching(one, other) == (gap(one, other) <= CONTACT)
    assert close > 300
