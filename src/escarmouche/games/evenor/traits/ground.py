"""Marcheur agile."""

from __future__ import annotations

from typing import Any

from escarmouche.core.game import Game
from escarmouche.core.rules import at
from escarmouche.core.state import Id
from escarmouche.games.evenor.figures import Skirmish
from escarmouche.games.evenor.stats import CROSSING


@at(CROSSING, "EV-TRT-26")
def sure_footed(game: Game[Skirmish], crossing: tuple[bool, bool], who: Id, _: Any) -> tuple[bool, bool]:
    """Difficult ground costs nothing extra; scenery still blocks."""
    return (crossing[0], True) if "Marcheur agile" in game[who].traits else crossing
