"""Éthéré, Volant: scenery does not stop them; and only magic harms the ethereal."""

from __future__ import annotations

from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.evenor.figures import Skirmish, Weapon
from escarmouche.games.evenor.named import plain
from escarmouche.games.evenor.stats import CROSSING

TRAITS = {
    "Éthéré": plain("EV-TRT-19", "EV-TRT-20", "EV-TRT-22"),
    "Volant": plain("EV-TRT-21", "EV-TRT-22"),
}


@at(CROSSING, "EV-TRT-19", "EV-TRT-22")
def passes_through(game: Game[Skirmish], ignored: frozenset[str], who: Id, _: None) -> frozenset[str]:
    return ignored | {"scenery"} if "Éthéré" in game[who].traits else ignored


@at(CROSSING, "EV-TRT-21", "EV-TRT-22")
def flies_over(game: Game[Skirmish], ignored: frozenset[str], who: Id, _: None) -> frozenset[str]:
    return ignored | {"scenery"} if "Volant" in game[who].traits else ignored


@rule("EV-TRT-20")
def harmless(game: Game[Skirmish], weapon: Weapon, target: Id) -> bool:
    """A weapon that is not magic has Power 0 against an ethereal model."""
    return not weapon.magic and "Éthéré" in game[target].traits
