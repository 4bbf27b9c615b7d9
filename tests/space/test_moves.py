"""Where a base may go, what stops it, what it touches, and the cheapest way."""

from __future__ import annotations

import math
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from escarmouche.space.geometry import CONTACT, OVERLAP, Footprint, Point, Round, Square, gap, quantise
from escarmouche.space.hulls import Hull, outline
from escarmouche.space.moves import Ground
from escarmouche.space.routes import Search, cheapest, cheapest_contact
from escarmouche.space.table import Piece, Table
from space import oracles

SLOW = settings(max_examples=30, deadline=None, derandomize=True)
SLOWER = settings(max_examples=15, deadline=None, derandomize=True)
SEEDS = st.integers(0, 10**6)
MAN = Round(0.5)
OPEN = Table((24.0, 24.0))


def box(x0: float, y0: float, x1: float, y1: float) -> tuple[Point, ...]:
    return ((x0, y0), (x1, y0), (x1, y1), (x0, y1))


CRATE = Table((24.0, 24.0), (Piece("crate", box(10.0, 10.0, 12.0, 14.0)),))
MUD = Table((24.0, 24.0), (Piece("mud", box(10.0, 8.0, 12.0, 16.0), blocks_move=False, cost=2.0),))


def man(x: float, y: float, radius: float = 0.5) -> Footprint:
    return Footprint(Round(radius), (x, y))


def test_a_crate_stops_a_base_when_its_edge_arrives() -> None:
    block = Ground(CRATE, MAN).blocked([(5.0, 12.0), (20.0, 12.0)])
    assert block is not None
    assert (block.piece, block.other, block.edge) == ("crate", None, False)
    assert block.length == pytest.approx(4.5 + OVERLAP)
    assert block.at[0] == pytest.approx(9.5, abs=0.01)


def test_sliding_along_a_wall_is_allowed() -> None:
    assert Ground(CRATE, MAN).blocked([(9.5, 5.0), (9.5, 20.0)]) is None


def test_the_corner_of_a_crate_is_passed_on_an_arc_not_on_a_square() -> None:
    ground = Ground(CRATE, MAN)
    assert ground.blocked([(8.0, 11.0), (9.64, 9.64), (11.0, 8.0)]) is None
    assert ground.blocked([(8.0, 11.0), (9.7, 9.7), (11.0, 8.0)]) is not None


def test_the_first_of_two_others_stops_a_base() -> None:
    block = Ground(OPEN, MAN, (man(12, 5), man(9, 5))).blocked([(2.0, 5.0), (20.0, 5.0)])
    assert block is not None
    assert block.other == 1
    assert block.length == pytest.approx(6.0 + OVERLAP)


def test_the_tables_edge_stops_a_base() -> None:
    block = Ground(OPEN, MAN).blocked([(2.0, 5.0), (2.0, -3.0)])
    assert block is not None
    assert block.edge
    assert block.length == pytest.approx(4.5 + OVERLAP)


def test_the_second_step_of_a_path_can_be_the_blocked_one() -> None:
    block = Ground(CRATE, MAN).blocked([(5.0, 5.0), (5.0, 12.0), (20.0, 12.0)])
    assert block is not None
    assert block.length == pytest.approx(11.5 + OVERLAP)


def test_a_base_that_begins_in_another_may_leave_but_not_dig() -> None:
    ground = Ground(OPEN, MAN, (man(10.0, 10.0),))
    assert ground.blocked([(9.5, 10.0), (5.0, 10.0)]) is None
    assert ground.blocked([(9.5, 10.0), (10.0, 10.0)]) is not None
    assert ground.blocked([(9.5, 10.0), (5.0, 10.0), (9.8, 10.0)]) is not None


def test_a_base_that_begins_in_a_crate_may_leave_but_not_dig() -> None:
    ground = Ground(CRATE, MAN)
    assert ground.blocked([(10.2, 12.0), (8.0, 12.0)]) is None
    assert ground.blocked([(10.2, 12.0), (10.6, 12.0)]) is not None
    assert ground.blocked([(9.7, 12.0), (9.7, 13.0)]) is None


def test_a_base_that_begins_over_the_edge_may_come_back() -> None:
    ground = Ground(OPEN, MAN)
    assert ground.blocked([(0.2, 5.0), (3.0, 5.0)]) is None
    assert ground.blocked([(0.2, 5.0), (0.1, 5.0)]) is not None


def test_who_flies_crosses_crates_but_may_not_land_on_one() -> None:
    ground = Ground(CRATE, MAN, (man(20.0, 12.0),), flies=True)
    assert ground.blocked([(5.0, 12.0), (15.0, 12.0)]) is None
    landing = ground.blocked([(5.0, 12.0), (11.0, 12.0)])
    assert landing is not None
    assert (landing.piece, landing.length) == ("crate", 6.0)
    other = ground.blocked([(5.0, 12.0), (22.0, 12.0)])
    assert other is not None
    assert other.other == 0


def test_mud_counts_double_for_the_length_of_the_centre_inside() -> None:
    path = [(5.0, 12.0), (15.0, 12.0)]
    assert Ground(MUD, MAN).cost(path) == 12.0
    assert Ground(MUD, MAN).length(path) == 10.0
    assert Ground(MUD, MAN, agile=True).cost(path) == 10.0
    assert Ground(MUD, MAN, flies=True).cost(path) == 10.0


def test_where_zones_overlap_the_dearest_counts() -> None:
    deep = Piece("deep", box(11.0, 8.0, 14.0, 16.0), blocks_move=False, cost=3.0)
    assert Ground(Table((24.0, 24.0), (*MUD.pieces, deep)), MAN).cost([(5.0, 12.0), (15.0, 12.0)]) == 10 + 1 + 3 * 2


def test_a_road_is_cheaper_than_open_ground() -> None:
    road = Table((24.0, 24.0), (Piece("road", box(2.0, 10.0, 22.0, 11.0), blocks_move=False, cost=0.5),))
    ground = Ground(road, MAN)
    route = ground.route((2.0, 13.0), (22.0, 13.0))
    assert route is not None
    assert route.cost == pytest.approx(ground.cost(route.path))
    assert route.cost < 16.5
    assert ground.blocked(route.path) is None


def test_clip_stops_where_the_budget_ends() -> None:
    ground = Ground(MUD, MAN)
    path = ground.clip([(5.0, 12.0), (15.0, 12.0)], 7.0)
    assert path[-1] == (11.0, 12.0)
    assert ground.clip([(5.0, 12.0), (8.0, 12.0)], 7.0) == ((5.0, 12.0), (8.0, 12.0))


def test_clip_stops_where_the_way_is_blocked() -> None:
    ground = Ground(CRATE, MAN)
    path = ground.clip([(5.0, 12.0), (20.0, 12.0)], 9.0)
    assert path[-1][0] == pytest.approx(9.5, abs=0.01)
    assert ground.blocked(path) is None
    assert ground.clip([(9.5, 12.0), (20.0, 12.0)], 9.0)[-1][0] == pytest.approx(9.5, abs=0.01)


def test_contact_on_the_way_is_found_and_is_contact() -> None:
    ground = Ground(OPEN, MAN, (man(9.0, 5.9), man(15.0, 5.0)))
    touch = ground.first_touch([(2.0, 5.0), (20.0, 5.0)], {0, 1})
    assert touch is not None
    assert touch.others == (0,)
    assert ground.touched(touch.at) == (0,)
    assert ground.free(touch.at)
    later = ground.first_touch([(2.0, 5.0), (20.0, 5.0)], {1})
    assert later is not None
    assert later.others == (1,)


def test_who_is_touched_at_the_start_is_not_a_new_contact() -> None:
    ground = Ground(OPEN, MAN, (man(3.0, 5.0),))
    assert ground.touched((2.0, 5.0)) == (0,)
    assert ground.first_touch([(2.0, 5.0), (2.0, 6.0)], {0}) is None


def test_passing_without_contact() -> None:
    assert Ground(OPEN, MAN, (man(9.0, 6.02),)).first_touch([(2.0, 5.0), (20.0, 5.0)], {0}) is None
    grazing = Ground(OPEN, MAN, (man(9.0, 6.0075),)).first_touch([(2.0, 5.0), (20.0, 5.0)], {0})
    assert grazing is not None
    assert grazing.at[0] == pytest.approx(9.0, abs=0.2)


def test_ending_in_contact_counts() -> None:
    ground = Ground(OPEN, MAN, (man(9.0, 5.0),))
    touch = ground.first_touch([(2.0, 5.0), quantise((8.0 - 0.008, 5.0))], {0})
    assert touch is not None


def test_the_straight_route_is_straight() -> None:
    route = Ground(CRATE, MAN).route((5.0, 5.0), (20.0, 5.0))
    assert route is not None
    assert route.path == ((5.0, 5.0), (20.0, 5.0))
    assert route.cost == 15.0


def test_the_route_round_a_crate_hugs_it() -> None:
    ground = Ground(CRATE, MAN)
    route = ground.route((5.0, 12.0), (17.0, 12.0))
    assert route is not None
    reach = math.sqrt(5.0**2 + 2.0**2)  # from the start to the corner
    straight = math.sqrt(reach**2 - 0.25)
    turn = math.atan2(2.0, 5.0) + math.asin(0.5 / reach)
    assert route.cost == pytest.approx(2 * straight + 2 * 0.5 * turn + 2.0, abs=0.01)
    assert ground.blocked(route.path) is None


def test_the_route_round_someone() -> None:
    ground = Ground(OPEN, MAN, (man(10.0, 10.0),))
    route = ground.route((6.0, 10.0), (14.0, 10.0))
    assert route is not None
    turn = 2 * math.asin(1.0 / 4.0)
    assert route.cost == pytest.approx(2 * math.sqrt(15.0) + turn, abs=0.01)


def test_no_route_into_a_closed_yard() -> None:
    outside = ((8.0, 10.6), (8.0, 8.0), (14.0, 8.0), (14.0, 14.0), (8.0, 14.0), (8.0, 11.4))
    within = ((9.0, 11.4), (9.0, 13.0), (13.0, 13.0), (13.0, 9.0), (9.0, 9.0), (9.0, 10.6))
    table = Table((24.0, 24.0), (Piece("yard", outside + within),))
    assert Ground(table, MAN).route((4.0, 11.0), (11.0, 11.0)) is None
    assert Ground(table, Round(0.4)).route((4.0, 11.0), (11.0, 11.0)) is not None
    assert Ground(table, MAN, flies=True).route((4.0, 11.0), (11.0, 11.0)) is not None


def test_no_route_to_where_one_cannot_stand_or_beyond_the_budget() -> None:
    ground = Ground(CRATE, MAN)
    assert ground.route((5.0, 12.0), (11.0, 12.0)) is None
    assert ground.route((5.0, 12.0), (17.0, 12.0), 12.5) is None
    assert ground.route((5.0, 12.0), (17.0, 12.0), 11.0) is None


def test_a_route_goes_round_deep_mud_and_through_shallow_mud() -> None:
    shallow = Table((24.0, 24.0), (Piece("mud", box(10.0, 10.0, 12.0, 16.0), blocks_move=False, cost=1.1),))
    deep = Table((24.0, 24.0), (Piece("mud", box(10.0, 10.0, 12.0, 16.0), blocks_move=False, cost=5.0),))
    through = Ground(shallow, MAN).route((5.0, 12.0), (17.0, 12.0))
    assert through is not None
    assert through.cost == pytest.approx(12.2, abs=0.01)
    round_it = Ground(deep, MAN).route((5.0, 12.0), (17.0, 12.0))
    assert round_it is not None
    assert round_it.cost == pytest.approx(2 * math.hypot(5.0, 2.0) + 2.0, abs=0.02)


def test_contact_is_reached_on_the_straight_line_if_it_is_free() -> None:
    ground = Ground(OPEN, MAN, (man(10.0, 10.0),))
    route = ground.route_to_touch((4.0, 10.0), 0)
    assert route is not None
    assert len(route.path) == 2
    assert route.cost == pytest.approx(5.0, abs=CONTACT)
    assert ground.touched(route.path[-1]) == (0,)


def test_a_way_of_one_point_costs_nothing_and_that_is_a_length() -> None:
    for table in (OPEN, CRATE):
        assert isinstance(Ground(table, MAN).cost([(5.0, 5.0)]), float)


def test_contact_already_made_costs_nothing() -> None:
    route = Ground(OPEN, MAN, (man(10.0, 10.0),)).route_to_touch((9.0, 10.0), 0)
    assert route is not None
    assert (route.path, route.cost) == (((9.0, 10.0),), 0.0)


def test_contact_behind_a_friend_is_reached_round_him() -> None:
    ground = Ground(OPEN, MAN, (man(10.0, 10.0), man(8.9, 10.0)))
    route = ground.route_to_touch((4.0, 10.0), 0)
    assert route is not None
    assert ground.blocked(route.path) is None
    assert 0 in ground.touched(route.path[-1])
    assert 5.0 < route.cost < 6.5


def test_someone_ringed_by_friends_cannot_be_touched() -> None:
    ring = [man(10.0 + 1.01 * math.cos(k * math.pi / 3), 10.0 + 1.01 * math.sin(k * math.pi / 3)) for k in range(6)]
    ground = Ground(OPEN, MAN, (man(10.0, 10.0), *ring))
    assert ground.route_to_touch((4.0, 10.0), 0) is None


def test_a_square_base_keeps_its_angle_and_squeezes_through_a_lane_of_its_width() -> None:
    lane = Table((24.0, 24.0), (Piece("a", box(5.0, 0.0, 10.0, 11.5)), Piece("b", box(5.0, 12.5, 10.0, 24.0))))
    assert Ground(lane, Square(1.0)).blocked([(2.0, 12.0), (15.0, 12.0)]) is None
    block = Ground(lane, Square(1.0), angle=10.0).blocked([(2.0, 12.0), (15.0, 12.0)])
    assert block is not None
    assert block.piece in {"a", "b"}
    route = Ground(lane, Square(1.0)).route((2.0, 5.0), (15.0, 5.0))
    assert route is not None
    assert route.cost == pytest.approx(math.hypot(2.5, 7.0) + 6.0 + math.hypot(4.5, 7.0), abs=0.02)


def test_square_bases_touch_and_stop_each_other() -> None:
    other = Footprint(Square(1.0), (10.0, 10.0), 45.0)
    for base in (Round(0.5), Square(1.0)):
        ground = Ground(OPEN, base, (other,))
        block = ground.blocked([(4.0, 10.0), (16.0, 10.0)])
        assert block is not None
        assert block.length == pytest.approx(6.0 - math.sqrt(0.5) - 0.5, abs=0.01)
        route = ground.route_to_touch((4.0, 10.0), 0)
        assert route is not None
        assert ground.touched(route.path[-1]) == (0,)
        assert ground.blocked(route.path) is None


def test_the_same_question_gives_the_same_answer() -> None:
    table = oracles.scene(7, zones=2)
    others = oracles.crowd(7, table)
    ground, again = (Ground(Table(table.size, table.pieces), MAN, others) for _ in range(2))
    rng = random.Random(7)
    for _ in range(10):
        a, b = oracles.free_spot(rng, ground), oracles.free_spot(rng, ground)
        assert ground.route(a, b) == again.route(a, b)


@pytest.mark.parametrize("seed", range(3))
def test_a_remembered_route_is_the_one_that_would_be_found(seed: int) -> None:
    table = oracles.scene(seed, zones=1)
    rng = random.Random(seed)
    crowds = [oracles.crowd(crowd, table) for crowd in (1, 2)]
    start, goal = (oracles.free_spot(rng, Ground(table, MAN, crowds[0] + crowds[1])) for _ in range(2))
    for limit in (4.0, 8.0, math.inf):
        for _ in range(2):  # the second time from memory
            for crowd in crowds:
                ground = Ground(table, MAN, crowd)
                assert ground.route(start, goal, limit) == cheapest(ground, start, goal, limit)
                for other in range(len(crowd)):
                    found = cheapest_contact(ground, start, other, limit)
                    assert ground.can_touch(start, other, limit) == (found is not None)
                    assert ground.route_to_touch(start, other, limit) == found


@pytest.mark.parametrize("seed", range(6))
def test_what_a_search_leaves_out_or_remembers_changes_no_route(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    rng, ground = _ground(seed, zones=seed % 2)
    start = oracles.free_spot(rng, ground)
    asked = [(other, limit) for other in range(len(ground.others)) for limit in (6.0, math.inf)]
    found = [cheapest_contact(ground, start, other, limit) for other, limit in asked]
    monkeypatch.setattr(Search, "_reachable", lambda self, ends: frozenset(ends))  # every end is tried
    monkeypatch.setattr(Hull, "_learn", lambda self, key, found: found)  # nothing is kept on rings
    outline.cache_clear()
    assert [cheapest_contact(ground, start, other, limit) for other, limit in asked] == found
    assert any(found)


def _ground(seed: int, zones: int = 0) -> tuple[random.Random, Ground]:
    rng = random.Random(seed)
    table = oracles.scene(seed, zones=zones)
    return rng, Ground(table, Round(rng.choice((0.3, 0.5, 0.7))), oracles.crowd(seed, table))


@SLOW
@given(SEEDS)
def test_sliding_agrees_with_dense_samples(seed: int) -> None:
    rng, ground = _ground(seed)
    if rng.random() < 0.3:
        ground = Ground(ground.table, Square(rng.uniform(0.5, 1.2)), ground.others, angle=rng.uniform(0, 90))
    start = oracles.free_spot(rng, ground)
    path = [start, *(quantise((start[0] + rng.uniform(-4, 4), start[1] + rng.uniform(-4, 4))) for _ in range(2))]
    block = ground.blocked(path)
    slack = 0.05 if isinstance(ground.base, Square) else 0.004
    if block is None:
        assert oracles.deepest(ground, path) < OVERLAP + slack
        assert ground.free(path[-1])
    else:
        assert oracles.deepest(ground, path, 0.02) > OVERLAP - 0.004
        kept = ground.clip(path)
        assert ground.blocked(kept) is None
        assert oracles.deepest(ground, kept) < OVERLAP + slack
        assert ground.length(kept) == pytest.approx(block.length, abs=0.05)


@SLOW
@given(SEEDS)
def test_standing_agrees_with_shapely(seed: int) -> None:
    rng, ground = _ground(seed)
    for _ in range(10):
        at = quantise((rng.uniform(0, 16), rng.uniform(0, 16)))
        deep = oracles.depth(ground, at)
        if abs(deep - OVERLAP) > 1e-3:
            assert ground.free(at) == (deep < OVERLAP)


@SLOW
@given(SEEDS)
def test_a_clipped_path_is_legal_and_affordable(seed: int) -> None:
    rng, ground = _ground(seed, zones=3)
    start = oracles.free_spot(rng, ground)
    path = [start, *((start[0] + rng.uniform(-5, 5), start[1] + rng.uniform(-5, 5)) for _ in range(3))]
    limit = rng.uniform(1, 8)
    kept = ground.clip(path, limit)
    assert ground.blocked(kept) is None
    assert ground.cost(kept) <= limit + 1e-9
    assert all(quantise(p) == p for p in kept)
    if ground.blocked([quantise(p) for p in path]) is None and ground.cost(path) > limit + 0.1:
        assert ground.cost(kept) > limit - 0.02


@SLOW
@given(SEEDS)
def test_a_first_contact_is_a_contact_and_the_first(seed: int) -> None:
    rng, ground = _ground(seed)
    start = oracles.free_spot(rng, ground)
    path = [start, *(quantise((start[0] + rng.uniform(-6, 6), start[1] + rng.uniform(-6, 6))) for _ in range(2))]
    which = set(range(len(ground.others))) - set(ground.touched(start))
    touch = ground.first_touch(path, which)
    samples = oracles.walk(path, 0.01)
    first = next(
        (
            k
            for k, p in enumerate(samples)
            if any(gap(Footprint(ground.base, p), ground.others[o]) < 0.006 for o in which)
        ),
        None,
    )
    if touch is None:
        assert first is None
    else:
        assert touch.others
        assert set(touch.others) <= set(ground.touched(touch.at))
        if first is not None:
            assert touch.length <= ground.length(samples[: first + 1]) + 0.02


@SLOWER
@given(SEEDS)
def test_routes_are_as_short_as_a_plain_visibility_graph(seed: int) -> None:
    rng, ground = _ground(seed)
    start, goal = oracles.free_spot(rng, ground), oracles.free_spot(rng, ground)
    route = ground.route(start, goal)
    plain = oracles.plain_length(ground, start, goal)
    if route is None:
        assert plain == math.inf
        return
    assert ground.blocked(route.path) is None
    assert route.path[0] == start
    assert route.path[-1] == goal
    assert route.cost == pytest.approx(ground.length(route.path))
    assert route.cost <= plain + 0.03
    assert plain == math.inf or route.cost >= plain - 0.06


@SLOWER
@given(SEEDS)
def test_routes_to_contact_are_legal_and_no_longer_than_to_points_round_the_target(seed: int) -> None:
    rng, ground = _ground(seed)
    start = oracles.free_spot(rng, ground)
    target = rng.randrange(len(ground.others))
    route = ground.route_to_touch(start, target)
    other = ground.others[target]
    assert isinstance(other.base, Round)
    assert isinstance(ground.base, Round)
    reach = other.base.radius + ground.base.radius + 0.002
    ring = [
        quantise((other.at[0] + reach * math.cos(k * math.pi / 8), other.at[1] + reach * math.sin(k * math.pi / 8)))
        for k in range(16)
    ]
    found = [ground.route(start, at) for at in ring if ground.free(at)]
    costs = [one.cost for one in found if one is not None]
    if route is None:
        assert not costs
        return
    assert ground.blocked(route.path) is None
    assert target in ground.touched(route.path[-1])
    assert ground.free(route.path[-1])
    assert all(route.cost <= cost + 0.03 for cost in costs)


@settings(max_examples=8, deadline=None, derandomize=True)
@given(SEEDS)
def test_routes_through_zones_are_no_dearer_than_on_a_grid(seed: int) -> None:
    rng = random.Random(seed)
    ground = Ground(oracles.scene(seed, pieces=3, zones=3, size=10.0), Round(0.4))
    start, goal = oracles.free_spot(rng, ground), oracles.free_spot(rng, ground)
    route = ground.route(start, goal)
    best = oracles.grid_cost(ground, start, goal)
    if route is None:
        assert best == math.inf
        return
    assert ground.blocked(route.path) is None
    assert route.cost == pytest.approx(ground.cost(route.path))
    assert route.cost <= best + 0.02
    assert route.cost >= math.dist(start, goal) - 1e-9


@SLOWER
@given(SEEDS)
def test_routes_begin_in_contact_as_well_as_anywhere(seed: int) -> None:
    rng, ground = _ground(seed)
    other = rng.choice(ground.others)
    assert isinstance(other.base, Round)
    assert isinstance(ground.base, Round)
    reach = other.base.radius + ground.base.radius + rng.uniform(-0.003, 0.009)
    turn = rng.uniform(0.0, 2.0 * math.pi)
    start = quantise((other.at[0] + reach * math.cos(turn), other.at[1] + reach * math.sin(turn)))
    goal = oracles.free_spot(rng, ground)
    if not ground.free(start):
        return
    for limit in (math.inf, 6.0):
        route = ground.route(start, goal, limit)
        back = ground.route(goal, start, limit)
        assert (route is None) == (back is None)
        if route is not None and back is not None:
            assert ground.blocked(route.path) is None
            assert route.cost == pytest.approx(back.cost, abs=0.02)


@pytest.mark.parametrize("edge", [5.9, 6.0, 6.1, 6.3])
def test_the_cheapest_way_leads_along_a_dear_border_wherever_the_grid_has_it(edge: float) -> None:
    bog = Piece(
        "bog", ((2.0, edge), (18.0, edge), (18.0, 12.0), (2.0, 12.0)), blocks_sight=False, blocks_move=False, cost=2.0
    )
    start, goal = (5.0, edge + 0.25), (10.0, edge + 0.25)
    route = Ground(Table((24.0, 24.0), (bog,)), MAN, ()).route(start, goal)
    assert route is not None
    assert route.cost == pytest.approx(5 + 2 * 0.25 * 3**0.5, abs=0.01)
