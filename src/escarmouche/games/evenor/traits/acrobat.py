"""Acrobate."""

from __future__ import annotations

from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.evenor.figures import Skirmish
from escarmouche.games.evenor.named import plain

TRAITS = {"Acrobate": plain("EV-TRT-02")}


@rule("EV-TRT-02")
def slips_away(game: Game[Skirmish], who: Id) -> bool:
    """Nobody reacts to its disengaging."""
    return "Acrobate" in game[who].traits
