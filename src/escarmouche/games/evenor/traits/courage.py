"""Courageux, Peu courageux."""

from __future__ import annotations

from escarmouche.core.game import Game
from escarmouche.core.rules import modifies
from escarmouche.core.state import Id
from escarmouche.games.evenor.figures import HEARTENED, STEADIED, Skirmish
from escarmouche.games.evenor.named import plain
from escarmouche.games.evenor.stats import FEAR

TRAITS = {"Courageux": plain("EV-TRT-15"), "Peu courageux": plain("EV-TRT-15")}


@modifies(FEAR, "Courageux", "EV-TRT-15", "EV-LDR-06")
def brave(game: Game[Skirmish], who: Id, situation: None) -> int:
    """-1, so it tests at 3+: by nature or for this turn."""
    return -1 if "Courageux" in game[who].traits or HEARTENED in game[who].status else 0


@modifies(FEAR, "Peu courageux", "EV-TRT-15", "EV-LDR-06")
def timid(game: Game[Skirmish], who: Id, situation: None) -> int:
    """+1, so it tests at 5+, unless a charismatic leader took that away for this turn."""
    return 1 if "Peu courageux" in game[who].traits and STEADIED not in game[who].status else 0
