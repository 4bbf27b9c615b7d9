"""Lent, Rapide: other allowances."""

from __future__ import annotations

from escarmouche.core.game import Game
from escarmouche.core.rules import at
from escarmouche.core.state import Id
from escarmouche.games.evenor.figures import Skirmish
from escarmouche.games.evenor.named import plain
from escarmouche.games.evenor.stats import ALLOWANCE

TRAITS = {"Lent": plain("EV-TRT-23", "EV-TRT-25"), "Rapide": plain("EV-TRT-24", "EV-TRT-25")}


@at(ALLOWANCE, "EV-TRT-23", "EV-TRT-25")
def slow(game: Game[Skirmish], far: float, who: Id, kind: str) -> float:
    """4.5 fast, 3 with a shot or a charge."""
    if "Lent" not in game[who].traits:
        return far
    return 4.5 if kind == "run" else 3.0


@at(ALLOWANCE, "EV-TRT-24", "EV-TRT-25")
def quick(game: Game[Skirmish], far: float, who: Id, kind: str) -> float:
    """9 fast, 6 with a shot or a charge."""
    if "Rapide" not in game[who].traits:
        return far
    return 9.0 if kind == "run" else 6.0
