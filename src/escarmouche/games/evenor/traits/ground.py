"""Marcheur agile."""

from __future__ import annotations

from typing import Any

from escarmouche.core.game import Game
from escarmouche.core.rules import at
from escarmouche.core.state import Id
from escarmouche.games.evenor.figures import Skirmish
from escarmouche.games.evenor.stats import CROSSING


@at(CROSSING, "EV-TRT-26")
def sure_footed(game: Game[Skirmish], ignored: frozenset[str], who: Id, _: Any) -> frozenset[str]:
    """Difficult ground costs nothing extra; scenery still blocks."""
    return ignored | {"difficult"} if "Marcheur agile" in game[who].traits else ignored
