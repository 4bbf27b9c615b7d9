"""Areas: what lies in them, and points all over them."""

from __future__ import annotations

from escarmouche.space.areas import Area
from escarmouche.space.geometry import Footprint, Round

HALL = Area(1.0, 2.0, 2.0, 2.5)


def test_an_area_holds_whole_bases_only() -> None:
    court = Area(0.0, 0.0, 6.0, 6.0)
    assert court.holds(Footprint(Round(0.5), (0.5, 5.5)))
    assert not court.holds(Footprint(Round(0.5), (0.4, 5.5)))


def test_shares_of_an_area_are_points_of_it() -> None:
    assert HALL.point(0.0, 1.0) == (1.0, 2.5)
    assert HALL.middle == HALL.point(0.5, 0.5) == (1.5, 2.25)


def test_a_grid_runs_by_columns_or_by_rows() -> None:
    assert list(HALL.columns())[:4] == [(1.0, 2.0), (1.0, 2.25), (1.0, 2.5), (1.25, 2.0)]
    assert list(HALL.rows())[:3] == [(1.0, 2.0), (1.25, 2.0), (1.5, 2.0)]
    assert sorted(HALL.columns()) == sorted(HALL.rows())
