"""High ground: whoever stands on it is higher than others, for blows, sight and command."""

from __future__ import annotations

from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.saga.events import Rose
from escarmouche.games.saga.figures import Melee
from escarmouche.space.geometry import Point, inside
from escarmouche.space.table import Table

RISE = "rise"
HEIGHT = 1.0
"""Metres that high ground rises above the rest, where it has no height of its own."""


def height_at(table: Table, at: Point) -> float:
    """How high the ground is at a point."""
    high = [piece.height or HEIGHT for piece, ring in table.outlines if piece.kind == RISE and inside(ring, at)]
    return max(high, default=0.0)


@rule("SG-ATK-06", "SG-CMD-07")
def settle_height(game: Game[Melee], who: Id) -> None:
    """The height of the ground somebody has come to, where there is high ground at all."""
    table, me = game.state.table, game[who]
    level = height_at(table, me.at)
    if level != me.level and any(piece.kind == RISE for piece in table.pieces):
        game.tell(Rose(figure=who, level=level, rules=("SG-ATK-06",)))
