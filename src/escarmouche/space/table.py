"""The table and what stands on it, with everything that depends on the table alone prepared once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

from msgspec import Struct

from escarmouche.space.convex import Planes, area, circle_around, convex_parts, minkowski, normal_ring, planes_of
from escarmouche.space.geometry import (
    OVERLAP,
    Base,
    Footprint,
    Point,
    Ring,
    Round,
    Standing,
    crossing,
    gap_to_ring,
    half_extent,
    square_corners,
)
from escarmouche.space.kept import kept

T = TypeVar("T")
AROUND = 1.0
"""How far one looks around for pieces (`Table.around`)."""
MOST_ONCE = 5000
"""Answers about places that a table remembers (`Table.once`)."""


class Piece(Struct, frozen=True):
    """One piece of scenery: a polygon that may block sight, block moves, or make walking dearer."""

    id: str
    shape: Ring
    kind: str = "scenery"
    height: float | None = None
    """None: taller than anything."""
    base: float = 0.0
    """Height of its foot."""
    blocks_sight: bool = True
    blocks_move: bool = True
    cost: float = 1.0
    """Each unit walked with the centre of the base inside counts as this many."""
    tags: frozenset[str] = frozenset()


class Wall(Struct, frozen=True):
    """A convex obstacle for the centre of one kind of base: the centre may not come nearer than `clear` to `ring`."""

    piece: int
    ring: Ring
    planes: Planes
    clear: float
    grown: float
    """How far round the ring a path should pass: the radius of a round base, 0 for a square one."""


Boxed: TypeAlias = tuple[float, float, float, float, Planes, int]
"""Upright box of a grown wall (x0, y0, x1, y1), its planes, and its number."""
Opaque: TypeAlias = tuple[float, float, float, tuple[tuple[float, float, float, float], ...], Piece, Ring]
"""Circle round a piece that blocks sight (x, y, radius), its edges (ax, ay, bx, by), the piece and its normal ring."""
Zone: TypeAlias = tuple[float, float, float, float, float, Planes]
"""Upright box of a convex part of a zone (x0, y0, x1, y1), its cost, its planes."""


class Table(Struct, frozen=True, dict=True):
    """A rectangle from (0, 0) to `size`, with its pieces."""

    size: tuple[float, float]
    pieces: tuple[Piece, ...] = ()

    @kept
    def rings(self) -> tuple[Ring, ...]:
        """Normal ring of every piece."""
        return tuple(normal_ring(piece.shape) for piece in self.pieces)

    @kept
    def outlines(self) -> tuple[tuple[Piece, Ring], ...]:
        """Every piece with its ring."""
        return tuple(zip(self.pieces, self.rings, strict=True))

    @kept
    def parts(self) -> tuple[tuple[Ring, ...], ...]:
        """Convex parts of every piece."""
        return tuple(convex_parts(ring) for ring in self.rings)

    @kept
    def opaque(self) -> tuple[Opaque, ...]:
        """What blocks sight."""
        found: list[Opaque] = []
        for piece, ring in self.outlines:
            if piece.blocks_sight:
                cx, cy, radius = circle_around(ring)
                edges = tuple((*ring[i - 1], *ring[i]) for i in range(len(ring)))
                found.append((cx, cy, radius, edges, piece, ring))
        return tuple(found)

    @kept
    def zones(self) -> tuple[Zone, ...]:
        """What makes walking dearer or cheaper, in convex parts."""
        return tuple(
            (*box(part), piece.cost, planes_of(part))
            for piece, parts in zip(self.pieces, self.parts, strict=True)
            if piece.cost != 1.0
            for part in parts
        )

    @kept
    def cache(self) -> dict[Any, Any]:
        """Prepared data that depends on the table and on one more key."""
        return {}

    @kept
    def by_name(self) -> dict[str, Piece]:
        """The pieces by their ids."""
        return {piece.id: piece for piece in reversed(self.pieces)}

    @kept
    def boxes(self) -> tuple[tuple[float, float, float, float, Piece], ...]:
        """Every piece with the upright box around it."""
        return tuple((*box(piece.shape), piece) for piece in self.pieces)

    def around(self, base: Base, at: Point) -> list[tuple[Piece, Ring, float]]:
        """The pieces about a place, with their rings and how far they are from the edge of a base there: all that are
        no farther than AROUND."""
        return self.once(_around, base, at)

    def pieces_near(self, who: Standing, within: float) -> list[Piece]:
        """The pieces that may be this near to a base, or nearer: those whose box is."""
        x, y = who.at
        reach = within + (who.base.radius if type(who.base) is Round else max(half_extent(who.base, who.angle))) + 1e-6
        west, east, south, north = x - reach, x + reach, y - reach, y + reach
        return [
            piece for x0, y0, x1, y1, piece in self.boxes if x0 <= east and x1 >= west and y0 <= north and y1 >= south
        ]

    def memory(self, what: str, key: Any, most: int) -> dict[Any, Any]:
        """What was found out before under a key, to be read and added to. Beyond `most` keys all are forgotten."""
        kept: dict[Any, dict[Any, Any]] = self.cache.setdefault(what, {})
        found = kept.get(key)
        if found is None:
            if len(kept) >= most:
                kept.clear()
            found = kept[key] = {}
        return found

    def once(self, find: Callable[..., T], *about: Any) -> T:
        """What `find` says of these and of this table, found out once for it. Beyond many answers all are forgotten."""
        kept: dict[Any, T] = self.cache.setdefault("once", {})
        found = kept.get((find, about))
        if found is None:
            if len(kept) >= MOST_ONCE:
                kept.clear()
            found = kept[find, about] = find(self, *about)
        return found

    def walls(self, base: Base, angle: float = 0.0) -> tuple[Wall, ...]:
        """What blocks the centre of such a base."""
        key = ("walls", base) if type(base) is Round else ("walls", base, angle)
        found: tuple[Wall, ...] | None = self.cache.get(key)
        if found is None:
            found = self.cache[key] = tuple(self._walls(base, angle))
        return found

    def _walls(self, base: Base, angle: float) -> list[Wall]:
        walls = []
        for number, (piece, parts) in enumerate(zip(self.pieces, self.parts, strict=True)):
            if not piece.blocks_move:
                continue
            for part in parts:
                if isinstance(base, Round):
                    walls.append(Wall(number, part, planes_of(part), base.radius - OVERLAP, base.radius))
                else:
                    ring = minkowski(part, square_corners(base.side, angle))
                    walls.append(Wall(number, ring, planes_of(ring), -OVERLAP, 0.0))
        return walls

    def boxed(self, base: Base, angle: float = 0.0) -> tuple[Boxed, ...]:
        """The same walls, ready for the sliding test."""
        key = ("boxed", base) if type(base) is Round else ("boxed", base, angle)
        found: tuple[Boxed, ...] | None = self.cache.get(key)
        if found is None:
            boxes = []
            for number, wall in enumerate(self.walls(base, angle)):
                x0, y0, x1, y1 = box(wall.ring)
                c = wall.clear
                boxes.append((x0 - c, y0 - c, x1 + c, y1 + c, wall.planes, number))
            found = self.cache[key] = tuple(boxes)
        return found


def box(ring: Ring) -> tuple[float, float, float, float]:
    """The upright box around a ring."""
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    return min(xs), min(ys), max(xs), max(ys)


def faults(table: Table) -> list[str]:
    """What is wrong with a table, in words; an empty list when nothing is."""
    width, height = table.size
    found = [] if width > 0 and height > 0 else [f"table: size {width:g} x {height:g} is not positive"]
    seen: set[str] = set()
    for piece in table.pieces:
        if piece.id in seen:
            found.append(f"{piece.id}: two pieces have this id")
        seen.add(piece.id)
        found += [f"{piece.id}: {fault}" for fault in _shape_faults(piece.shape)]
        if any(not (0 <= x <= width and 0 <= y <= height) for x, y in piece.shape):
            found.append(f"{piece.id}: off the table")
        if not piece.cost > 0:
            found.append(f"{piece.id}: cost {piece.cost:g} is not positive")
        if piece.height is not None and not piece.height >= 0:
            found.append(f"{piece.id}: height {piece.height:g} is negative")
    return found


def _shape_faults(ring: Ring) -> list[str]:
    if len(set(ring)) < 3:
        return ["fewer than three corners"]
    if len(set(ring)) < len(ring):
        return ["a corner comes twice"]
    edges: list[tuple[Point, Point]] = [(ring[i - 1], ring[i]) for i in range(len(ring))]
    for i, one in enumerate(edges):
        for two in edges[i + 1 :]:
            if crossing(*one, *two):
                return ["its outline crosses itself"]
    return ["no area"] if abs(area(ring)) < 1e-9 else []


def _around(table: Table, base: Base, at: Point) -> list[tuple[Piece, Ring, float]]:
    foot = Footprint(base, at)
    near = {id(piece) for piece in table.pieces_near(foot, AROUND)}
    gaps = [(piece, ring, gap_to_ring(foot, ring)) for piece, ring in table.outlines if id(piece) in near]
    return [one for one in gaps if one[2] <= AROUND]
