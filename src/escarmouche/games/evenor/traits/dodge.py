"""Esquive, Insaisissable: harder to shoot at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escarmouche.core.game import Game
from escarmouche.core.rules import modifies
from escarmouche.core.state import Id
from escarmouche.games.evenor.figures import Skirmish
from escarmouche.games.evenor.named import plain
from escarmouche.games.evenor.stats import SHOOTING

if TYPE_CHECKING:
    from escarmouche.games.evenor.rules.shooting import Aim

TRAITS = {"Esquive": plain("EV-TRT-16"), "Insaisissable": plain("EV-TRT-17")}


@modifies(SHOOTING, "Esquive", "EV-TRT-16", "EV-SHO-12")
def dodging(game: Game[Skirmish], who: Id, aim: Aim) -> int:
    """+1 for a shot at a model with Esquive."""
    return 1 if "Esquive" in game[aim.target].traits else 0


@modifies(SHOOTING, "Insaisissable", "EV-TRT-17", "EV-TRT-18", "EV-SHO-12")
def elusive(game: Game[Skirmish], who: Id, aim: Aim) -> int:
    """+2 for a shot at a model with Insaisissable; Furtif counts as it, having both is no better."""
    traits = game[aim.target].traits
    return 2 if "Insaisissable" in traits or "Furtif" in traits else 0
