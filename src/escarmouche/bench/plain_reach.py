"""The reachable area the plain way, for comparison: grow, see from every corner, unite."""

from __future__ import annotations

import heapq
import math
from typing import Any

from escarmouche.space.geometry import Point
from escarmouche.space.table import Table

SLIVER = 1e-6
"""Rays pass this far, in radians, on both sides of every corner."""


class PlainReach:
    """Obstacles grown by the base, their corners, and which corners see each other: prepared once for a table."""

    def __init__(self, table: Table, radius: float, segments: int) -> None:
        import numpy as np
        import shapely

        width, height = table.size
        self.box = shapely.box(radius, radius, width - radius, height - radius)
        grown = shapely.union_all(
            [shapely.Polygon(piece.shape).buffer(radius, quad_segs=segments) for piece in table.pieces]
        )
        self.room = self.box.difference(grown)
        self.solid = grown.buffer(-1e-6)
        shapely.prepare(self.solid)
        rings = [np.array(ring.coords) for part in getattr(grown, "geoms", [grown]) for ring in _rings(part)]
        corners = np.concatenate([ring[:-1] for ring in rings])
        self.corners = corners[shapely.intersects(self.box, shapely.points(corners))]
        self.starts = np.concatenate([ring[:-1] for ring in rings])
        self.sides = np.concatenate([ring[1:] - ring[:-1] for ring in rings])
        count = len(self.corners)
        one, two = np.triu_indices(count, 1)
        seen = self._clear(self.corners[one], self.corners[two])
        self.links: list[list[tuple[int, float]]] = [[] for _ in range(count)]
        apart = np.hypot(*(self.corners[one[seen]] - self.corners[two[seen]]).T)
        for i, j, length in zip(one[seen].tolist(), two[seen].tolist(), apart.tolist(), strict=True):
            self.links[i].append((j, length))
            self.links[j].append((i, length))

    def area(self, start: Point, limit: float) -> Any:
        """Everywhere within a path of this length."""
        import shapely

        costs = self._costs(start, limit)
        fans = [self._fan(start, limit)]
        fans += [self._fan((x, y), limit - cost) for (x, y), cost in costs.items() if limit - cost > 1e-3]
        valid = [fan if fan.is_valid else fan.buffer(0) for fan in fans]
        return shapely.union_all(valid).intersection(self.room)

    def _costs(self, start: Point, limit: float) -> dict[Point, float]:
        import numpy as np

        apart = np.hypot(self.corners[:, 0] - start[0], self.corners[:, 1] - start[1])
        near = np.flatnonzero(apart < limit)
        near = near[self._clear(np.broadcast_to(start, (len(near), 2)), self.corners[near])]
        heap = [(float(apart[i]), int(i)) for i in near]
        heapq.heapify(heap)
        found: dict[int, float] = {}
        while heap:
            cost, i = heapq.heappop(heap)
            if i not in found:
                found[i] = cost
                for j, length in self.links[i]:
                    if cost + length < limit and j not in found:
                        heapq.heappush(heap, (cost + length, j))
        return {(float(self.corners[i, 0]), float(self.corners[i, 1])): cost for i, cost in found.items()}

    def _clear(self, starts: Any, ends: Any) -> Any:
        import numpy as np
        import shapely

        return ~shapely.intersects(self.solid, shapely.linestrings(np.stack((starts, ends), axis=1)))

    def _fan(self, at: Point, far: float) -> Any:
        """What is seen from a point within a distance: rays past every near corner and round the circle."""
        import numpy as np
        import shapely

        w = self.starts - at
        v = w + self.sides
        along = np.clip(-(w * self.sides).sum(axis=1) / (self.sides**2).sum(axis=1), 0.0, 1.0)
        close = np.hypot(*(w + along[:, None] * self.sides).T) < far
        w, v, side = w[close], v[close], self.sides[close]
        turns = np.arctan2(v[:, 1], v[:, 0])
        circle = np.linspace(-math.pi, math.pi, 65)[:-1]
        turns = np.sort(np.concatenate((turns - SLIVER, turns + SLIVER, circle)))
        ux, uy = np.cos(turns)[:, None], np.sin(turns)[:, None]
        bottom = ux * side[:, 1] - uy * side[:, 0]
        with np.errstate(divide="ignore", invalid="ignore"):
            reach = (w[:, 0] * side[:, 1] - w[:, 1] * side[:, 0]) / bottom
            share = (w[:, 0] * uy - w[:, 1] * ux) / bottom
        met = (share >= 0.0) & (share <= 1.0) & (reach > 1e-7)
        seen = np.minimum(np.where(met, reach, far).min(axis=1, initial=far), far)
        return shapely.Polygon(np.stack((at[0] + seen * ux[:, 0], at[1] + seen * uy[:, 0]), axis=1))


def _rings(part: Any) -> list[Any]:
    return [part.exterior, *part.interiors]
