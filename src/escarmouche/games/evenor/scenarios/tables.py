"""Tables: legal scenery from a seed, as each scenario describes it."""

from __future__ import annotations

from escarmouche.core.dice import Block
from escarmouche.core.rules import rule
from escarmouche.games.evenor.scenarios import AMBUSH, ORICHALCUM
from escarmouche.space.areas import Area
from escarmouche.space.geometry import Point, quantise
from escarmouche.space.table import Piece, Table

SIZE = 24.0
KINDS = ("tree", "bush", "rock", "ruin", "column", "wall")
DIFFICULT = "difficult"

LOWER_LEFT, UPPER_RIGHT = Area(0.0, 0.0, 6.0, 6.0), Area(18.0, 18.0, 24.0, 24.0)
UPPER_LEFT, LOWER_RIGHT = Area(0.0, 18.0, 6.0, 24.0), Area(18.0, 0.0, 24.0, 6.0)
STRIP = Area(7.0, 0.0, 17.0, 24.0)


@rule("EV-ORI-01")
def token_places(diagonal: str) -> dict[str, Point]:
    """Three tokens on one diagonal, 9 pas from one to the next, the middle one at the centre of the table."""
    off = 9 / 2**0.5
    rise = 1 if diagonal == "rising" else -1
    return {f"token-{n + 2}": quantise((12 + n * off, 12 + rise * n * off)) for n in (-1, 0, 1)}


@rule("EV-EXT-01", "EV-ORI-02", "EV-SCN-04")
def corners(scenario: str, diagonal: str) -> dict[str, Area]:
    """The two corners of deployment, squares of 6 pas: off the diagonal of the tokens in the hunt."""
    if scenario == ORICHALCUM and diagonal == "rising":
        return {"upper-left": UPPER_LEFT, "lower-right": LOWER_RIGHT}
    return {"lower-left": LOWER_LEFT, "upper-right": UPPER_RIGHT}


@rule("EV-TER-01", "EV-TER-02", "EV-TER-03")
def piece(name: str, kind: str, shape: tuple[Point, ...], **more: object) -> Piece:
    """A piece of scenery of a known kind: a zone of difficult ground slows, everything else blocks."""
    if kind == DIFFICULT:
        return Piece(name, shape, kind, blocks_sight=False, blocks_move=False, cost=2.0)
    if kind == "open-door":
        return Piece(name, shape, kind, blocks_sight=False, blocks_move=False)
    return Piece(name, shape, kind, **more)  # type: ignore[arg-type]


@rule("EV-GEN-03", "EV-SCN-02", "EV-AMB-01")
def random_table(
    seed: str, scenario: str, pieces: int | None = None, diagonal: str = "rising", doors: int = 0
) -> Table:
    """A square of 24 pas with one or two zones of difficult ground and 6 to 12 small elements, all apart from each
    other and from the corners of deployment; in an Ambush nothing stands in the strip and there are no zones.

    The first elements are `doors`, if any are wanted.
    """
    chance = Block(f"{seed}/table", 0)
    wanted = pieces if pieces is not None else LEAST + chance.below(MOST - LEAST + 1)
    kept_free = [STRIP] if scenario == AMBUSH else list(corners(scenario, diagonal).values())
    tokens = list(token_places(diagonal).values()) if scenario == ORICHALCUM else []
    laid: list[Piece] = []
    if scenario != AMBUSH:
        for number in range(1 + chance.below(2)):
            made = lay(chance, laid, kept_free, [], (SIDES[0],))
            if made is not None:
                laid.append(piece(f"{DIFFICULT}-{number + 1}", DIFFICULT, made))
    for number in range(wanted):
        made = lay(chance, laid, kept_free, tokens, SIDES if wanted <= MOST else SIDES[2:])
        if made is not None:
            kind = "door" if number < doors else KINDS[number % len(KINDS)]
            laid.append(piece(f"{kind}-{number + 1}", kind, made))
    return Table((SIZE, SIZE), tuple(laid))


LEAST, MOST = 6, 12
SIDES = ((3.0, 4.0), (2.0, 3.0), (0.9, 2.0), (0.9, 1.2))
"""How long a piece is: 3 to 4 pas; less only where there is no room left for that."""
ROOM = 1.7
"""Between two pieces, and round a token: the largest base can pass."""
EDGE = 0.5


def lay(
    chance: Block,
    laid: list[Piece],
    kept_free: list[Area],
    points: list[Point],
    sides: tuple[tuple[float, float], ...],
) -> tuple[Point, ...] | None:
    """The outline of one more piece where there is room for it, with a way round it; as large as there is room for."""
    for least, most in sides:
        for _ in range(20):
            half = (least + chance.unit() * (most - least)) / 2
            inner = SIZE - 2 * (half + EDGE)
            x, y = half + EDGE + chance.unit() * inner, half + EDGE + chance.unit() * inner
            if any(z.x0 - half < x < z.x1 + half and z.y0 - half < y < z.y1 + half for z in kept_free):
                continue
            if any(abs(px - x) < half + ROOM and abs(py - y) < half + ROOM for px, py in points):
                continue
            if any(too_near(x, y, half, other) for other in laid):
                continue
            return outline(chance, x, y, half)
    return None


def too_near(x: float, y: float, half: float, other: Piece) -> bool:
    xs, ys = [p[0] for p in other.shape], [p[1] for p in other.shape]
    room = half + ROOM
    return min(xs) - room < x < max(xs) + room and min(ys) - room < y < max(ys) + room


OUTLINES: tuple[tuple[Point, ...], ...] = (
    ((-1, -1), (1, -1), (1, 1), (-1, 1)),
    ((-1, -0.4), (-0.4, -1), (0.4, -1), (1, -0.4), (1, 0.4), (0.4, 1), (-0.4, 1), (-1, 0.4)),
    ((-1, -0.7), (0.2, -1), (1, 0), (0.5, 1), (-0.8, 0.8)),
    ((-1, -0.5), (1, -0.5), (1, 0.5), (-1, 0.5)),
    ((-0.5, -1), (0.5, -1), (0.5, 1), (-0.5, 1)),
)


def outline(chance: Block, x: float, y: float, half: float) -> tuple[Point, ...]:
    shape = OUTLINES[chance.below(len(OUTLINES))]
    return tuple(quantise((x + half * dx, y + half * dy)) for dx, dy in shape)
