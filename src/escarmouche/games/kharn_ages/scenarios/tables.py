"""Tables: 15 toises square, with scenery from a seed. The kinds of scenery and what they do."""

from __future__ import annotations

from typing import Any

from escarmouche.core.dice import Block
from escarmouche.core.rules import rule
from escarmouche.games.kharn_ages.scenarios import CHEST, STONES, STORES
from escarmouche.space.geometry import Point, quantise
from escarmouche.space.table import Piece, Table

SIZE = 15.0
STRIP = 2.0
"""Depth of a deployment strip."""
CORNER = 1.0
"""How far strips along neighbouring edges stay away from each other."""

FLAT = ("loose", "slippery", "difficult", "deep-water")
"""Kinds of ground: they stop and hide nothing, and change velocity."""
HEIGHTS = {"wall": 1.0, "crate": 0.75, "rock": 2.0, "hut": 3.0, "tree": 3.0, "tower": 4.0, "fence": 0.5}
"""Kinds of obstacle and how high they usually are, in toises."""
DITCH = "ditch"
DEPTH = 2.0
"""How deep a ditch usually is: its `base` lies so far below the table."""


@rule("KA-CNV-03", "KA-MAT-04")
def piece(name: str, kind: str, shape: tuple[Point, ...], **more: Any) -> Piece:
    """A piece of scenery with the properties of its kind, unless the players agreed on others."""
    if kind == DITCH:
        return Piece(
            name, shape, kind, **{"blocks_sight": False, "blocks_move": False, "height": 0.0, "base": -DEPTH, **more}
        )
    if kind in FLAT:
        return Piece(name, shape, kind, **{"blocks_sight": False, "blocks_move": False, "height": 0.0, **more})
    return Piece(name, shape, kind, **{"height": HEIGHTS.get(kind), **more})


MIXED = ("wall", "rock", "crate", DITCH, "tree", "hut", "difficult", "deep-water", "fence", "loose", "slippery", "rock")
KINDS = {
    CHEST: ("hut", "wall", "crate", "fence", "deep-water", "wall", "crate", "loose", "rock", "slippery"),
    STONES: ("rock", "tree", "difficult", "rock", "slippery", "loose", "rock", "deep-water", "tree", "wall"),
    STORES: ("fence", "hut", "crate", "fence", DITCH, "loose", "wall", "crate", "difficult", "deep-water"),
}
"""What stands about: at the toll house, among the stones, between the farms; elsewhere of everything something. Every
table begins somewhere else in its row."""
CLEAR = 1.1
"""Round a thing that a scenario is about."""
TRIES = 20
LANE = 2.1
"""How far pieces lie apart: the widest base passes."""
Half = tuple[float, float]


@rule("KA-MAT-04")
def random_table(
    seed: str,
    pieces: int | None = None,
    kinds: tuple[str, ...] = MIXED,
    things: tuple[Point, ...] = (),
    all_round: bool = False,
) -> Table:
    """A square of 15 toises with six to ten pieces between the deployment strips, less those that find no room, a way
    round each and round the things that lie there: walls and crates to step over, rocks and huts to climb, a ditch to
    jump, a pond, ice. Some huts have another beside them, a jump away. With strips all round, pieces keep away from
    every edge."""
    chance = Block(f"{seed}/table", 0)
    wanted = 6 + chance.below(5) if pieces is None else pieces
    first = chance.below(len(kinds))
    laid: list[Piece] = []
    edge = STRIP + 0.6 if all_round else 1.0
    for number in range(wanted):
        kind = kinds[(first + number) % len(kinds)]
        for _ in range(TRIES + 10 * len(things)):
            half = halves(kind, chance)
            x = edge + half[0] + chance.unit() * (SIZE - 2 * edge - 2 * half[0])
            y = STRIP + 0.6 + half[1] + chance.unit() * (SIZE - 2 * STRIP - 1.2 - 2 * half[1])
            if has_room(x, y, half, laid, things):
                laid.append(boxed(f"{kind}-{number + 1}", kind, x, y, half))
                if kind == "hut":
                    laid += twin(laid, x, y, half, things, chance, edge)
                break
    return Table((SIZE, SIZE), tuple(laid))


def halves(kind: str, chance: Block) -> Half:
    """Half the length and width of a piece."""
    if kind == DITCH:
        half = (1.2 + 0.6 * chance.unit(), 0.6 + 0.4 * chance.unit())
    elif kind == "deep-water":
        half = (1.0 + 0.8 * chance.unit(), 1.0)
    else:
        long = 0.5 if kind in ("crate", "tree") else 0.6 + 0.6 * chance.unit()
        half = (long, 0.2 if kind in ("wall", "fence") else 0.6)
    return (half[1], half[0]) if chance.below(2) else half


def boxed(name: str, kind: str, x: float, y: float, half: Half) -> Piece:
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    return piece(name, kind, tuple(quantise((x + dx * half[0], y + dy * half[1])) for dx, dy in corners))


def has_room(x: float, y: float, half: Half, laid: list[Piece], things: tuple[Point, ...]) -> bool:
    near = any(abs(x - at[0]) < half[0] + CLEAR and abs(y - at[1]) < half[1] + CLEAR for at in things)
    return not near and all(apart(x, y, half, other) > LANE for other in laid)


def twin(
    laid: list[Piece], x: float, y: float, half: Half, things: tuple[Point, ...], chance: Block, edge: float
) -> list[Piece]:
    """A second roof of the same size, one to two toises from the last, if there is room for it."""
    gap = 1.0 + chance.unit()
    for side in (1, -1):
        east = x + side * (2 * half[0] + gap)
        if edge + half[0] <= east <= SIZE - edge - half[0] and has_room(east, y, half, laid[:-1], things):
            return [boxed(f"{laid[-1].id}-twin", "hut", east, y, half)]
    return []


def apart(x: float, y: float, half: tuple[float, float], other: Piece) -> float:
    """The gap between two upright boxes, along the axis on which it is larger."""
    xs, ys = [p[0] for p in other.shape], [p[1] for p in other.shape]
    return max(min(xs) - x - half[0], x - half[0] - max(xs), min(ys) - y - half[1], y - half[1] - max(ys))
