"""Marcheur agile."""

from __future__ import annotations

from escarmouche.core.game import Game
from escarmouche.core.rules import at
from escarmouche.core.state import Id
from escarmouche.games.evenor.figures import Skirmish
from escarmouche.games.evenor.named import plain
from escarmouche.games.evenor.stats import CROSSING

TRAITS = {"Marcheur agile": plain("EV-TRT-26")}


@at(CROSSING, "EV-TRT-26")
def sure_footed(game: Game[Skirmish], ignored: frozenset[str], who: Id, _: None) -> frozenset[str]:
    """Difficult ground costs nothing extra; scenery still blocks."""
    return ignored | {"difficult"} if "Marcheur agile" in game[who].traits else ignored
