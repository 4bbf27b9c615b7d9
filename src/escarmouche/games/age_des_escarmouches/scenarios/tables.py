"""Tables: 90 by 60 centimetres, with scenery from a seed. The kinds of scenery and what they do."""

from __future__ import annotations

from typing import Any

from escarmouche.core.dice import Block
from escarmouche.core.rules import rule
from escarmouche.files.words import Unknown
from escarmouche.games.age_des_escarmouches.figures import Token
from escarmouche.games.age_des_escarmouches.scenarios import CROSSROADS, QUARTERS, RELIC, SPOILS
from escarmouche.space.areas import Area
from escarmouche.space.geometry import Point, Ring, quantise
from escarmouche.space.table import Piece, Table

SIZE = (90.0, 60.0)
DEPTH = 12.0
"""Of a deployment zone along a long edge."""

KINDS: dict[str, dict[str, Any]] = {
    "scenery": {"height": 4.0},
    "rock": {"height": 6.0},
    "hut": {"height": 8.0},
    "wall": {"height": 3.0},
    "crate": {"height": 1.5},
    "barricade": {"height": 2.0},
    "hill": {"height": 3.0, "tags": frozenset(("slope",))},
    "difficult": {"height": 0.0, "blocks_sight": False, "blocks_move": False, "tags": frozenset(("difficult",))},
    "encumbered": {"height": 0.0, "blocks_sight": False, "blocks_move": False, "tags": frozenset(("encumbered",))},
    "impossible": {"height": 0.0, "blocks_sight": False, "tags": frozenset(("impossible",))},
}
"""The kinds of scenery; terrain words have no effect but where a rule names them. A slope is climbed for nothing."""
SLOW = {"difficult": 2.0, "encumbered": 1.5}
"""What a centimetre costs on the ground of our tables."""
ORDER = ("rock", "hill", "wall", "difficult", "hut", "encumbered", "impossible", "crate", "wall", "rock")
HALVES = {
    **{"rock": (3.0, 2.5), "hut": (4.0, 3.0), "wall": (5.0, 0.6), "crate": (1.5, 1.5), "hill": (6.0, 4.5)},
    **{"difficult": (5.0, 3.5), "encumbered": (4.5, 3.5), "impossible": (4.0, 1.5)},
}
"""Half the length and width of each."""
LANE = 5.5
"""How far pieces that stop a move lie apart: the widest base passes."""
CLEAR = 4.0
"""Round a token."""
TRIES = 40


@rule("AE-INTP-03", "AE-CROS-03")
def piece(name: str, kind: str, shape: Ring, **more: Any) -> Piece:
    """A piece of scenery as its kind makes it."""
    if kind not in KINDS:
        raise Unknown("kind of scenery", kind, KINDS)
    return Piece(name, shape, kind, **{**KINDS[kind], **more})


# ---------------------------------------------------------------- zones


@rule("AE-DEPL-04", "AE-INTP-03")
def homes(scenario: str = "", size: tuple[float, float] = SIZE) -> dict[str, Area]:
    """Two deployment zones: along the long edges, or in opposite corners."""
    wide, deep = size
    if scenario == QUARTERS:
        return {"red": Area(0.0, 0.0, wide / 2, 20.0), "blue": Area(wide / 2, deep - 20.0, wide, deep)}
    return {"red": Area(0.0, 0.0, wide, DEPTH), "blue": Area(0.0, deep - DEPTH, wide, deep)}


# ---------------------------------------------------------------- tokens


def tokens(scenario: str, seed: str) -> dict[str, Token]:
    """What a scenario is about, the same for both sides: what lies here for one lies there for the other."""
    chance = Block(f"{seed} tokens", 0)
    wide, deep = SIZE
    middle, aside = (wide / 2, deep / 2), (12.0 + 16.0 * chance.unit(), 22.0 + 16.0 * chance.unit())
    if scenario == CROSSROADS:
        found = [Token("milestone", middle, points=2)]
        return numbered([*found, *(Token("milestone", at, points=1) for at in both(aside))])
    if scenario == RELIC:
        return numbered([Token("relic", (wide * (0.35 + 0.3 * chance.unit()), deep / 2), points=2)])
    if scenario == SPOILS:
        second = (34.0 + 8.0 * chance.unit(), 20.0 + 6.0 * chance.unit())
        return numbered([Token("chest", at, points=1) for at in (middle, *both(aside), *both(second))])
    return {}


def both(at: Point) -> tuple[Point, Point]:
    """A place, and the same for whoever sits opposite."""
    return at, (SIZE[0] - at[0], SIZE[1] - at[1])


def numbered(found: list[Token]) -> dict[str, Token]:
    return {
        f"{one.kind}-{number}": Token(one.kind, quantise(one.at), points=one.points)
        for number, one in enumerate(found, 1)
    }


# ---------------------------------------------------------------- scenery


@rule("AE-INTP-03")
def random_table(seed: str, around: tuple[Point, ...] = ()) -> Table:
    """Seven to ten pieces between the deployment zones: heights, walls to climb, and ground of every kind, with a way
    round each and room round the tokens."""
    chance = Block(f"{seed} table", 0)
    laid: list[Piece] = []
    for number in range(7 + chance.below(4)):
        kind = ORDER[number]
        for _ in range(TRIES):
            half = HALVES[kind] if chance.below(2) else HALVES[kind][::-1]
            x = 3.0 + half[0] + chance.unit() * (SIZE[0] - 6.0 - 2 * half[0])
            y = DEPTH + 3.0 + half[1] + chance.unit() * (SIZE[1] - 2 * DEPTH - 6.0 - 2 * half[1])
            if has_room(x, y, half, laid, around):
                laid.append(boxed(f"{kind}-{number + 1}", kind, x, y, half))
                break
    return Table(SIZE, tuple(laid))


def boxed(name: str, kind: str, x: float, y: float, half: tuple[float, float]) -> Piece:
    corners = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    shape = tuple(quantise((x + dx * half[0], y + dy * half[1])) for dx, dy in corners)
    return piece(name, kind, shape, cost=SLOW.get(kind, 1.0))


def has_room(x: float, y: float, half: tuple[float, float], laid: list[Piece], around: tuple[Point, ...]) -> bool:
    near = any(abs(x - at[0]) < half[0] + CLEAR and abs(y - at[1]) < half[1] + CLEAR for at in around)
    return not near and all(apart(x, y, half, other) > LANE for other in laid)


def apart(x: float, y: float, half: tuple[float, float], other: Piece) -> float:
    """The gap between two upright boxes, along the axis on which it is larger."""
    xs, ys = [p[0] for p in other.shape], [p[1] for p in other.shape]
    return max(min(xs) - x - half[0], x - half[0] - max(xs), min(ys) - y - half[1], y - half[1] - max(ys))
