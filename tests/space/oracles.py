"""Slow and plain answers to the questions of geometry, for comparison: shapely, dense samples, many rays."""

from __future__ import annotations

import heapq
import math
import random
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

import numpy as np
import shapely

from escarmouche.space.geometry import OVERLAP, Footprint, Point, Ring, Round, Square, corners, half_extent, quantise
from escarmouche.space.moves import Ground
from escarmouche.space.table import Piece, Table


def blob(rng: random.Random, x: float, y: float, size: float, corners: int) -> Ring:
    """A star-shaped polygon, often concave."""
    turns = sorted(rng.uniform(0.0, 2.0 * math.pi) for _ in range(corners))
    if any(b - a > 2.8 for a, b in zip(turns, [*turns[1:], turns[0] + 2 * math.pi], strict=True)):
        turns = [2.0 * math.pi * k / corners for k in range(corners)]
    reach = [size * rng.uniform(0.4, 1.0) for _ in turns]
    return tuple(quantise((x + r * math.cos(t), y + r * math.sin(t))) for r, t in zip(reach, turns, strict=True))


def scene(seed: int, pieces: int = 6, zones: int = 0, size: float = 16.0) -> Table:
    """A random table."""
    rng = random.Random(seed)
    found = []
    for k in range(pieces + zones):
        zone = k >= pieces
        ring = blob(
            rng, rng.uniform(2.5, size - 2.5), rng.uniform(2.5, size - 2.5), rng.uniform(1.0, 2.4), rng.randint(3, 7)
        )
        cost = rng.choice((1.5, 2.0, 3.0)) if zone else 1.0
        found.append(Piece(f"piece {k}", ring, blocks_move=not zone, blocks_sight=not zone, cost=cost))
    return Table((size, size), tuple(found))


def crowd(seed: int, table: Table, count: int = 5) -> tuple[Footprint, ...]:
    """Round bases that stand free of the scenery and of each other."""
    rng = random.Random(seed)
    found: tuple[Footprint, ...] = ()
    while len(found) < count:
        radius = rng.choice((0.4, 0.5, 0.8))
        at = free_spot(rng, Ground(table, Round(radius), found))
        found = (*found, Footprint(Round(radius), at))
    return found


def free_spot(rng: random.Random, ground: Ground) -> Point:
    """A place where the base may stand."""
    while True:
        at = quantise((rng.uniform(0.0, ground.table.size[0]), rng.uniform(0.0, ground.table.size[1])))
        if ground.free(at):
            return at


@lru_cache(maxsize=64)
def solid(ring: Ring) -> Any:
    """A ring as a shapely polygon."""
    return shapely.Polygon(ring)


def shape_of(footprint: Footprint) -> Any:
    """A base as a shapely polygon."""
    if isinstance(footprint.base, Round):
        return shapely.Point(footprint.at).buffer(footprint.base.radius, quad_segs=64)
    return shapely.Polygon(corners(footprint))


def depth(ground: Ground, at: Point) -> float:
    """How deep a base standing here digs into anything; negative: the gap to the nearest thing."""
    base = ground.base
    width, height = ground.table.size
    assert isinstance(base, (Round, Square))
    here = Footprint(base, at, ground.angle)
    (x, y), (hx, hy) = at, half_extent(base, ground.angle)
    worst = max(hx - x, hy - y, x + hx - width, y + hy - height)
    for piece in ground.table.pieces:
        if piece.blocks_move:
            worst = max(worst, _dig(here, solid(piece.shape)))
    for other in ground.others:
        if isinstance(other.base, Round) and isinstance(base, Round):
            worst = max(worst, base.radius + other.base.radius - math.dist(at, other.at))
        else:
            worst = max(worst, _dig(here, shape_of(other)))
    return float(worst)


def _dig(here: Footprint, thing: Any) -> float:
    if isinstance(here.base, Round):
        point = shapely.Point(here.at)
        apart = float(thing.distance(point))
        return here.base.radius - apart if apart > 0.0 else here.base.radius + float(thing.boundary.distance(point))
    mine = shape_of(here)
    if not mine.intersects(thing):
        return -float(mine.distance(thing))
    # how far the square must shrink before it leaves the thing
    low, high = 0.0, here.base.side / 2.0
    for _ in range(24):
        middle = (low + high) / 2.0
        small = Footprint(Square(here.base.side - 2.0 * middle), here.at, here.angle)
        low, high = (middle, high) if shape_of(small).intersects(thing) else (low, middle)
    return low


def walk(path: Sequence[Point], step: float) -> list[Point]:
    """Dense points along a path."""
    found = [path[0]]
    for (ax, ay), (bx, by) in pairwise(path):
        count = max(1, math.ceil(math.hypot(bx - ax, by - ay) / step))
        found += [(ax + (bx - ax) * k / count, ay + (by - ay) * k / count) for k in range(1, count + 1)]
    return found


def deepest(ground: Ground, path: Sequence[Point], step: float = 0.05) -> float:
    """How deep a base digs into anything on its way."""
    return max(depth(ground, at) for at in walk(path, step))


def hidden_by_rays(table: Table, eye: Point, target: Footprint, count: int = 600) -> float:
    """Share of rays to the front of the target that a piece stops before it."""
    outline = shape_of(target)
    middle = math.atan2(target.at[1] - eye[1], target.at[0] - eye[0])
    ring = np.array(outline.exterior.coords)
    turns = (np.arctan2(ring[:, 1] - eye[1], ring[:, 0] - eye[0]) - middle + math.pi) % (2 * math.pi) - math.pi
    low, high = float(turns.min()), float(turns.max())
    turns = middle + low + (high - low) * (np.arange(count) + 0.5) / count
    far = np.stack((eye[0] + 100 * np.cos(turns), eye[1] + 100 * np.sin(turns)), axis=1)
    rays = shapely.linestrings(np.stack((np.broadcast_to(eye, far.shape), far), axis=1))
    here = shapely.Point(eye)
    before = shapely.distance(here, shapely.intersection(rays, outline))
    blocked = np.zeros(count, dtype=bool)
    for piece in table.pieces:
        if piece.blocks_sight:
            inside = shapely.intersection(rays, shapely.Polygon(piece.shape))
            apart = shapely.distance(here, inside)
            blocked |= ~np.isnan(apart) & (apart < before)
    return float(blocked.mean())


def plain_length(ground: Ground, start: Point, goal: Point, quad_segs: int = 16) -> float:
    """Length of the shortest path by a plain visibility graph over buffered obstacles; inf when there is none."""
    assert isinstance(ground.base, Round)
    radius = ground.base.radius - OVERLAP / 4
    grown = [shapely.Polygon(p.shape).buffer(radius, quad_segs=quad_segs) for p in ground.table.pieces if p.blocks_move]
    for other in ground.others:
        assert isinstance(other.base, Round)
        grown.append(shapely.Point(other.at).buffer(radius + other.base.radius, quad_segs=quad_segs))
    union = shapely.union_all(grown).buffer(-1e-6)
    shapely.prepare(union)
    x0, y0, x1, y1 = ground.bounds
    nodes = [start, goal]
    for ring in grown:
        nodes += [(x, y) for x, y in ring.exterior.coords[:-1] if x0 <= x <= x1 and y0 <= y <= y1]
    points = np.array(nodes)
    outside = ~np.asarray(shapely.intersects(union, shapely.points(points)))
    outside[:2] = True
    points = points[outside]
    count = len(points)
    costs = np.full(count, math.inf)
    costs[0] = 0.0
    heap = [(0.0, 0)]
    done = np.zeros(count, dtype=bool)
    while heap:
        cost, i = heapq.heappop(heap)
        if done[i]:
            continue
        done[i] = True
        if i == 1:
            return cost
        apart = np.hypot(points[:, 0] - points[i, 0], points[:, 1] - points[i, 1])
        worth = np.flatnonzero(~done & (cost + apart < costs - 1e-12))
        lines = shapely.linestrings(np.stack((np.broadcast_to(points[i], (len(worth), 2)), points[worth]), axis=1))
        for j in worth[~shapely.intersects(union, lines)]:
            costs[j] = cost + apart[j]
            heapq.heappush(heap, (float(costs[j]), int(j)))
    return math.inf


def grid_cost(ground: Ground, start: Point, goal: Point, cell: float = 0.25) -> float:
    """Cost of the best path on a grid with sixteen directions: an upper bound for routes with zones; inf when none."""
    jumps = [(a, b) for a in range(-2, 3) for b in range(-2, 3) if math.gcd(a, b) == 1]

    def at(key: tuple[int, int]) -> Point:
        return quantise((start[0] + key[0] * cell, start[1] + key[1] * cell))

    best = math.inf
    costs = {(0, 0): 0.0}
    heap = [(0.0, (0, 0))]
    done = set()
    while heap:
        cost, key = heapq.heappop(heap)
        if key in done or cost >= best:
            continue
        done.add(key)
        here = at(key)
        if math.dist(here, goal) < 2.5 * cell and ground.blocked((here, goal)) is None:
            best = min(best, cost + ground.cost((here, goal)))
        for a, b in jumps:
            new = (key[0] + a, key[1] + b)
            there = at(new)
            price = cost + ground.cost((here, there))
            if new not in done and price < costs.get(new, math.inf) and ground.blocked((here, there)) is None:
                costs[new] = price
                heapq.heappush(heap, (price, new))
    return best
