"""Esprit faible, Esprit fort: how well a mind stands up to Confusion."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escarmouche.core.game import Game
from escarmouche.core.rules import modifies
from escarmouche.core.state import Id
from escarmouche.games.evenor.figures import Skirmish
from escarmouche.games.evenor.named import plain
from escarmouche.games.evenor.stats import POWER

if TYPE_CHECKING:
    from escarmouche.games.evenor.rules.powers import Spell

TRAITS = {"Esprit faible": plain("EV-TRT-09"), "Esprit fort": plain("EV-TRT-09")}


@modifies(POWER, "Esprit faible", "EV-TRT-09", "EV-TRT-07")
def weak_mind(game: Game[Skirmish], who: Id, spell: Spell) -> int:
    """-1 for Confusion at a model with Esprit faible."""
    return -1 if spell.power == "Confusion" and "Esprit faible" in game[spell.target].traits else 0


@modifies(POWER, "Esprit fort", "EV-TRT-09", "EV-TRT-07")
def strong_mind(game: Game[Skirmish], who: Id, spell: Spell) -> int:
    """+1 for Confusion at a model with Esprit fort."""
    return 1 if spell.power == "Confusion" and "Esprit fort" in game[spell.target].traits else 0
