"""Sappers: the barricade they raise when they are deployed, and what becomes of it."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import partial
from itertools import pairwise

from msgspec.structs import replace

from escarmouche.core.decisions import ChooseNumber, Refusal
from escarmouche.core.game import Game
from escarmouche.core.placing import ask_place
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.events import SceneryChanged, TokensChanged
from escarmouche.games.age_des_escarmouches.figures import Fray, Token
from escarmouche.games.age_des_escarmouches.rules.trials import column, die, read
from escarmouche.games.age_des_escarmouches.scenarios.tables import piece as scenery
from escarmouche.games.age_des_escarmouches.skills.traps import AROUND, spot_decision, why_not_put
from escarmouche.games.age_des_escarmouches.stats import PLACED
from escarmouche.space.geometry import Point, Ring, crossing, gap_to_ring, inside
from escarmouche.space.table import Piece

THICK, LONG = 2.5, 9.0
LOWEST, HIGHEST = 2, 4
RESISTANCE = 5
BARRICADE = "barricade"


@at(PLACED, "AE-SAPE-01", "AE-SAPE-02")
def raises(game: Game[Fray], value: None, who: Id, situation: object) -> None:
    """A barricade near the sapper: its height, which way it lies, and where."""
    me = game[who]
    if "sapper" not in me.skills or game.choose("barricade", who, ("no", "yes"), "no", "AE-SAPE-01") == "no":
        return
    height = game.ask(
        "height", who, lambda: ChooseNumber(rules=("AE-SAPE-02",), least=LOWEST, most=HIGHEST, decline=LOWEST)
    )
    angle = game.ask("lie", who, lambda: ChooseNumber(rules=("AE-SAPE-01",), least=0, most=359, decline=0))

    def judge(spot: Point) -> Refusal | None:
        return why_not_raised(game, who, outline(spot, float(height), float(angle)), spot)

    spot = ask_place(game, "site", who, partial(spot_decision, game, who, judge, AROUND, "AE-SAPE-01"))
    shape = outline(spot, float(height), float(angle))
    piece = Piece(f"{BARRICADE}-{who}", shape, BARRICADE, float(height))
    game.tell(SceneryChanged(piece=piece, rules=("AE-SAPE-01", "AE-SAPE-02")))
    token = Token(BARRICADE, spot, me.side, points=me.number("sapper"))
    game.tell(TokensChanged(token=piece.id, now=token, cause="raised", rules=("AE-SAPE-01",)))


@rule("AE-SAPE-02")
def outline(spot: Point, height: float, angle: float) -> Ring:
    """As thick as a small base, 9 cm less its height long."""
    ux, uy = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    a, b = (LONG - height) / 2, THICK / 2
    corners = ((-a, -b), (a, -b), (a, b), (-a, b))
    return tuple((round(spot[0] + x * ux - y * uy, 3), round(spot[1] + x * uy + y * ux, 3)) for x, y in corners)


@rule("AE-SAPE-01")
def why_not_raised(game: Game[Fray], who: Id, shape: Ring, spot: Point) -> Refusal | None:
    """Where something may be put up, and nothing and nobody under it."""
    refusal = why_not_put(game, who, shape, "AE-SAPE-01")
    if refusal is not None:
        return refusal
    crowded = any(gap_to_ring(one.footprint, shape) <= 0.0 for one in game.state.figures.values() if one.in_play)
    built = any(overlap(piece.shape, shape) for piece in game.state.table.pieces)
    refusal = Refusal("no-room", ("AE-SAPE-01", "AE-PASS-03"), {"at": list(spot)})
    return refusal if crowded or built else None


def overlap(one: Ring, other: Ring) -> bool:
    """Do two outlines cross, or does one lie in the other?"""
    if inside(one, other[0]) or inside(other, one[0]):
        return True
    return any(crossing(a, b, c, d) for a, b in sides(one) for c, d in sides(other))


def sides(ring: Ring) -> Iterator[tuple[Point, Point]]:
    """The sides of an outline."""
    return pairwise((*ring, ring[0]))


# ---------------------------------------------------------------- damage


@rule("AE-SAPE-01", "AE-SAPE-03", "AE-BID-01")
def batter(game: Game[Fray], by: Id, name: str, force: int) -> int:
    """A damage test on a barricade of RES 5; without structure points it is difficult ground. The points lost."""
    token = game.state.tokens[name]
    face = die(game, by, "damage", "AE-BID-01")
    lost = min(read(face, column(force - RESISTANCE)), token.points)
    left = replace(token, points=token.points - lost) if lost < token.points else None
    game.tell(TokensChanged(token=name, now=left, cause="battered", rules=("AE-SAPE-01",)))
    if left is None:
        old = next(piece for piece in game.state.table.pieces if piece.id == name)
        game.tell(SceneryChanged(piece=scenery(name, "difficult", old.shape), rules=("AE-SAPE-03",)))
    return lost
