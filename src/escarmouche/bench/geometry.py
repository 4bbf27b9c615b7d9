"""Geometry beside its peers: same questions, one core, answers compared before anything is reported."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from escarmouche.space.geometry import Footprint, Point, Ring, Round, quantise
from escarmouche.space.moves import Ground
from escarmouche.space.routes import cheapest
from escarmouche.space.sight import hidden_fraction, lines_clear
from escarmouche.space.table import Piece, Table

BASE = Round(0.5)
SEGMENTS = 8
"""Chords per quarter turn when a peer grows obstacles by the base: as many as our own rings have."""


class Figure(Struct, frozen=True):
    """One job measured: ours, the peer's, and how many times better ours is."""

    job: str
    figure: float
    unit: str
    peer: str
    peer_figure: float
    ratio: float


def sight_batch() -> Figure:
    """Twenty thousand lines from centre to centre against twelve pieces."""
    import numpy as np
    import shapely

    table = _table()
    rng = np.random.default_rng(5)
    starts, ends = rng.uniform(0.5, 23.5, (20_000, 2)), rng.uniform(0.5, 23.5, (20_000, 2))
    lines = shapely.linestrings(np.stack((starts, ends), axis=1))
    solid = shapely.union_all([shapely.Polygon(piece.shape) for piece in table.pieces])
    shapely.prepare(solid)
    ours, mine, theirs, other = _timed(
        lambda: lines_clear(table, starts, ends), lambda: shapely.intersects(solid, lines), 7
    )
    _agree("sight-batch", float((mine == other).mean()), 1e-4)  # clear here is not intersecting there
    return _figure("sight-batch", len(starts) / ours, "lines/s", "shapely prepared batch", len(starts) / theirs)


def hidden_fraction_job() -> Figure:
    """How much of a base is hidden from another's centre, exactly; the peer counts 64 rays."""
    import numpy as np
    import shapely

    table = _table()
    spots = _spots(table, 48, 6)
    pairs = [(a, Footprint(BASE, b)) for a, b in zip(spots[:24], spots[24:], strict=True)]
    pairs += [(b.at, Footprint(BASE, a)) for a, b in pairs]
    solid = shapely.union_all([shapely.Polygon(piece.shape) for piece in table.pieces])
    shapely.prepare(solid)
    share = (np.arange(64) + 0.5) / 32.0 - 1.0

    def rays(eye: Point, target: Footprint) -> float:
        """64 rays to the near side of the base."""
        dx, dy = target.at[0] - eye[0], target.at[1] - eye[1]
        far2 = dx * dx + dy * dy
        turns = math.atan2(dy, dx) + share * math.asin(BASE.radius / math.sqrt(far2))
        ux, uy = np.cos(turns), np.sin(turns)
        toward = ux * dx + uy * dy
        reach = toward - np.sqrt(np.maximum(0.0, toward * toward - far2 + BASE.radius * BASE.radius))
        ends = np.stack((eye[0] + reach * ux, eye[1] + reach * uy), axis=1)
        lines = shapely.linestrings(np.stack((np.broadcast_to(eye, ends.shape), ends), axis=1))
        return float(np.mean(shapely.intersects(solid, lines)))

    ours, mine, theirs, other = _timed(
        lambda: [hidden_fraction(table, eye, target) for eye, target in pairs],
        lambda: [rays(eye, target) for eye, target in pairs],
        7,
    )
    _agree("hidden-fraction", max(abs(a - b) for a, b in zip(mine, other, strict=True)), 3 / 64)
    count = len(pairs)
    return _figure("hidden-fraction", count / ours, "pairs/s", "shapely, 64 rays in one call", count / theirs)


def shortest_path() -> Figure:
    """Shortest paths of a base across a prepared table, straight ones left out."""
    import shapely
    from extremitypathfinder import PolygonEnvironment

    table = _table()
    ground = Ground(table, BASE)
    spots = _spots(table, 400, 7)
    pairs = [pair for pair in zip(spots[:200], spots[200:], strict=True) if ground.blocked(pair) is not None][:40]
    grown = shapely.union_all(
        [shapely.Polygon(piece.shape).buffer(BASE.radius - 0.002, quad_segs=SEGMENTS) for piece in table.pieces]
    )
    free = shapely.box(0.5, 0.5, 23.5, 23.5).difference(grown)
    free = max(getattr(free, "geoms", [free]), key=lambda part: part.area)
    world = PolygonEnvironment()
    world.store(
        list(shapely.geometry.polygon.orient(free, 1.0).exterior.coords[:-1]),
        [list(hole.coords[:-1]) for hole in shapely.geometry.polygon.orient(free, 1.0).interiors],
    )
    # storing prepares
    for a, b in pairs:  # the table's own preparation: tangents are found when first asked for
        cheapest(Ground(table, BASE), a, b, math.inf)
    ours, mine, theirs, other = _timed(
        lambda: [cheapest(Ground(table, BASE), a, b, math.inf) for a, b in pairs],
        lambda: [world.find_shortest_path(a, b, verify=False)[1] for a, b in pairs],
        2,
    )
    costs = [math.inf if route is None else route.cost for route in mine]
    _agree("shortest-path", max(abs(a - b) for a, b in zip(costs, other, strict=True)), 0.05)
    count = len(pairs)
    return _figure("shortest-path", ours / count * 1e3, "ms", "extremitypathfinder", theirs / count * 1e3)


def reachable_area() -> Figure:
    """Everywhere a base can go within 6, as polygons; the peer unites what each corner sees."""
    import shapely

    from escarmouche.bench.plain_reach import PlainReach

    table = _table()
    ground = Ground(table, BASE)
    spots = _spots(table, 12, 8)
    plain = PlainReach(table, BASE.radius, SEGMENTS)

    def area() -> list[Any]:
        return [
            shapely.union_all([shapely.Polygon(rings[0], rings[1:]) for rings in ground.reach(at, 6.0)[-1].polygons])
            for at in spots
        ]

    ground.reach(spots[0], 6.0)
    ours, mine, theirs, other = _timed(area, lambda: [plain.area(at, 6.0) for at in spots], 3)
    _agree("reachable-area", max(a.symmetric_difference(b).area for a, b in zip(mine, other, strict=True)), 0.5)
    count = len(spots)
    return _figure(
        "reachable-area", ours / count * 1e3, "ms", "visibility polygons + shapely union", theirs / count * 1e3
    )


JOBS: dict[str, Callable[[], Figure]] = {
    "sight-batch": sight_batch,
    "hidden-fraction": hidden_fraction_job,
    "shortest-path": shortest_path,
    "reachable-area": reachable_area,
}


def _table() -> Table:
    """Twelve pieces on a table of 24 by 24: crates, walls, rocks and L-shaped houses."""
    rng = random.Random(11)
    pieces = []
    for number in range(12):
        x, y = 3.5 + 5.6 * (number % 4) + rng.uniform(-1, 1), 4.5 + 7.5 * (number // 4) + rng.uniform(-1.5, 1.5)
        pieces.append(Piece(f"piece {number}", _shape(rng, number % 3, x, y)))
    return Table((24.0, 24.0), tuple(pieces))


def _shape(rng: random.Random, kind: int, x: float, y: float) -> Ring:
    if kind == 0:  # a rock
        count = rng.randint(5, 7)
        turns = [2.0 * math.pi * (k + rng.uniform(-0.3, 0.3)) / count for k in range(count)]
        size = rng.uniform(1.2, 1.8)
        return tuple(quantise((x + size * math.cos(t), y + size * math.sin(t))) for t in turns)
    ring: Ring
    if kind == 1:  # an L-shaped house
        ring = ((-1.8, -1.8), (1.8, -1.8), (1.8, 0.0), (0.0, 0.0), (0.0, 1.8), (-1.8, 1.8))
    else:  # a wall
        ring = ((-2.0, -0.3), (2.0, -0.3), (2.0, 0.3), (-2.0, 0.3))
    turn = rng.uniform(0.0, 2.0 * math.pi)
    c, s = math.cos(turn), math.sin(turn)
    return tuple(quantise((x + c * a - s * b, y + s * a + c * b)) for a, b in ring)


def _spots(table: Table, count: int, seed: int) -> list[Point]:
    """Places where a base stands free, with a little room for the peers' own rounding."""
    rng = random.Random(seed)
    roomy = Ground(table, Round(BASE.radius + 0.02))
    found: list[Point] = []
    while len(found) < count:
        at = quantise((rng.uniform(0.6, 23.4), rng.uniform(0.6, 23.4)))
        if roomy.free(at):
            found.append(at)
    return found


def _timed(ours: Callable[[], Any], theirs: Callable[[], Any], rounds: int) -> tuple[float, Any, float, Any]:
    """The shortest of several runs of each, in seconds of processor time, taken in turn, and the answers."""
    best, peer_best, answer, peer_answer = math.inf, math.inf, None, None
    for _ in range(rounds):
        for _ in range(3):
            begun = time.process_time()
            answer = ours()
            best = min(best, time.process_time() - begun)
        begun = time.process_time()
        peer_answer = theirs()
        peer_best = min(peer_best, time.process_time() - begun)
    return best, answer, peer_best, peer_answer


def _agree(job: str, apart: float, allowed: float) -> None:
    if not apart <= allowed:
        raise AssertionError(f"{job}: ours and the peer's answers differ by {apart:g}, more than {allowed:g}")


def _figure(job: str, figure: float, unit: str, peer: str, peer_figure: float) -> Figure:
    ratio = figure / peer_figure if unit.endswith("/s") else peer_figure / figure
    return Figure(job, figure, unit, peer, peer_figure, ratio)
