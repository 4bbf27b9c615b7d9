"""Sélénites: the die of the moon, thrown once for the table."""

from __future__ import annotations

from escarmouche.core.game import Game
from escarmouche.core.rules import at
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.events import MoonRisen
from escarmouche.games.age_des_escarmouches.figures import Fray
from escarmouche.games.age_des_escarmouches.rules.trials import die
from escarmouche.games.age_des_escarmouches.stats import MUSTERS


@at(MUSTERS, "AE-SELE-01")
def moonrise(game: Game[Fray], value: None, who: Id, situation: object) -> None:
    """One die for all Sélénites: INI from 2 on, pace from 4, at 6 POU and Tueur né as well."""
    blessed = tuple(one.id for one in game.state.figures.values() if "selenite" in one.skills)
    if blessed:
        face = die(game, "game", "moon", "AE-SELE-01")
        told = MoonRisen(figures=blessed, quick=face >= 2, fast=face >= 4, full=face >= 6, rules=("AE-SELE-01",))
        game.tell(told)
