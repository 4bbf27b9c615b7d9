"""High ground: whoever stands on it is higher than others, for blows, sight and command."""

from __future__ import annotations

from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.saga.events import Rose
from escarmouche.games.saga.figures import Melee
from escarmouche.space.geometry import inside

RISE = "rise"
HEIGHT = 1.0
"""Metres that high ground rises above the rest."""


@rule("SG-ATK-06", "SG-CMD-07")
def settle_height(game: Game[Melee], who: Id) -> None:
    """The height of the ground somebody has come to, where there is high ground at all."""
    table, me = game.state.table, game[who]
    rises = [ring for piece, ring in zip(table.pieces, table.rings, strict=True) if piece.kind == RISE]
    if not rises:
        return
    level = HEIGHT if any(inside(ring, me.at) for ring in rises) else 0.0
    if level != me.level:
        game.tell(Rose(figure=who, level=level, rules=("SG-ATK-06",)))
