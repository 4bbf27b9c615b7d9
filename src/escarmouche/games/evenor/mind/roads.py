"""The ways round the scenery of a table, roughly: from corner to corner of the boxes around its pieces.

Look-aheads ask for a way at every step, and the exact cheapest one takes milliseconds. This one is worked out once for
a table and a width of base; it knows nothing of models and of difficult ground, and whoever follows it has to look
whether the path is legal.
"""

from __future__ import annotations

from math import inf

from escarmouche.games.evenor.mind.score import Box, boxes, entry
from escarmouche.space.geometry import Point, distance, quantise
from escarmouche.space.table import Table

Path = tuple[Point, ...]
BESIDE, WITHIN = 0.05, 0.05
"""How far a way keeps from what it goes round, and how deep in it one may stand, in pas."""
MOST_PLACES = 20_000
"""Places from where a table remembers which corners can be seen."""


class Roads:
    """Corners, which of them lead straight to which, and the shortest way between any two."""

    __slots__ = ("_boxes", "_next", "_seen", "corners", "far")

    def __init__(self, table: Table, room: float) -> None:
        self._boxes = boxes(table, room - WITHIN)
        self._seen: dict[Point, list[int]] = {}
        wide, deep = table.size
        found = [corner for box in boxes(table, room + BESIDE) for corner in corners_of(box)]
        self.corners = [
            (x, y)
            for x, y in found
            if room <= x <= wide - room and room <= y <= deep - room and self.open((x, y), (x, y))
        ]
        count = range(len(self.corners))
        self.far = [[distance(a, b) if self.open(a, b) else inf for b in self.corners] for a in self.corners]
        self._next = [list(count) for _ in count]
        for via in count:
            for one in count:
                first = self.far[one][via]
                if first < inf:
                    for to in count:
                        if first + self.far[via][to] < self.far[one][to] - 1e-9:
                            self.far[one][to] = first + self.far[via][to]
                            self._next[one][to] = self._next[one][via]

    def open(self, start: Point, goal: Point) -> bool:
        """Nothing stands on the straight way."""
        west, east = min(start[0], goal[0]), max(start[0], goal[0])
        south, north = min(start[1], goal[1]), max(start[1], goal[1])
        for box in self._boxes:
            if box[0] < east and box[2] > west and box[1] < north and box[3] > south and entry(box, start, goal) < 1.0:
                return False
        return True

    def freed(self, place: Point) -> Point:
        """The place itself, or the nearest one outside the first box that it lies in."""
        x, y = place
        for x0, y0, x1, y1 in self._boxes:
            if x0 < x < x1 and y0 < y < y1:
                sides = ((x - x0, (x0, y)), (x1 - x, (x1, y)), (y - y0, (x, y0)), (y1 - y, (x, y1)))
                return quantise(min(sides)[1])
        return place

    def seen_from(self, place: Point) -> list[int]:
        seen = self._seen.get(place)
        if seen is None:
            if len(self._seen) > MOST_PLACES:
                self._seen.clear()
            seen = [number for number, corner in enumerate(self.corners) if self.open(place, corner)]
            self._seen[place] = seen
        return seen

    def way(self, start: Point, goal: Point) -> Path | None:
        """The points of the way, the goal last; None if no corner leads there. Whoever stands close to a slanting side
        is within a box: the way begins, or ends, beside it."""
        if self.open(start, goal):
            return (goal,)
        begin, end = self.freed(start), self.freed(goal)
        if (begin, end) != (start, goal):
            way = self.way(begin, end) if self.freed(begin) == begin and self.freed(end) == end else None
            return way if way is None or begin == start else (begin, *way)
        least, best = inf, None
        ends = [(distance(self.corners[to], goal), to) for to in self.seen_from(goal)]
        for one in self.seen_from(start):
            begun, row = distance(start, self.corners[one]), self.far[one]
            for left, to in ends:
                if begun + row[to] + left < least:
                    least, best = begun + row[to] + left, (one, to)
        if best is None:
            return None
        one, to = best
        path = [self.corners[one]]
        while one != to:
            one = self._next[one][to]
            path.append(self.corners[one])
        return (*path, goal)


def corners_of(box: Box) -> list[Point]:
    x0, y0, x1, y1 = box
    return [quantise(corner) for corner in ((x0, y0), (x0, y1), (x1, y0), (x1, y1))]


def roads(table: Table, room: float) -> Roads:
    """The roads of a table for bases of this radius, worked out once."""
    found: Roads | None = table.cache.get(("roads", room))
    if found is None:
        found = table.cache["roads", room] = Roads(table, room)
    return found
