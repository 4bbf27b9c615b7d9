"""Esquive, Insaisissable: harder to shoot at."""

from __future__ import annotations

from typing import Any

from escarmouche.core.game import Game
from escarmouche.core.rules import modifies
from escarmouche.core.state import Id
from escarmouche.games.evenor.figures import Skirmish
from escarmouche.games.evenor.stats import SHOOTING


@modifies(SHOOTING, "Esquive", "EV-TRT-16", "EV-SHO-12")
def dodging(game: Game[Skirmish], who: Id, aim: Any) -> int:
    return 1 if "Esquive" in game[aim.target].traits else 0


@modifies(SHOOTING, "Insaisissable", "EV-TRT-17", "EV-TRT-18", "EV-SHO-12")
def elusive(game: Game[Skirmish], who: Id, aim: Any) -> int:
    """Furtif counts as Insaisissable; having both is no better."""
    traits = game[aim.target].traits
    return 2 if "Insaisissable" in traits or "Furtif" in traits else 0
