"""Charge furieuse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from escarmouche.core.game import Game
from escarmouche.core.rules import modifies
from escarmouche.core.state import Id
from escarmouche.games.evenor.figures import Skirmish
from escarmouche.games.evenor.named import plain
from escarmouche.games.evenor.stats import DICE

if TYPE_CHECKING:
    from escarmouche.games.evenor.rules.melee import Bout

TRAITS = {"Charge furieuse": plain("EV-TRT-06")}


@modifies(DICE, "Charge furieuse", "EV-TRT-06", "EV-DYN-07", "EV-CCH-01", "EV-COO-10")
def furious_charge(game: Game[Skirmish], who: Id, bout: Bout | None) -> int:
    """+1 die in the melee of its charge or counter-charge, and only then."""
    return 1 if bout is not None and who in bout.charging and "Charge furieuse" in game[who].traits else 0
