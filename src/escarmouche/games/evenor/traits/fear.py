"""Effrayant: fear tests to engage and in melee."""

from __future__ import annotations

from collections.abc import Iterable

from escarmouche.core.dice import Pool
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.evenor.figures import Skirmish
from escarmouche.games.evenor.named import plain
from escarmouche.games.evenor.stats import FEAR

TRAITS = {"Effrayant": plain("EV-TRT-10", "EV-TRT-11", "EV-TRT-12", "EV-TRT-13", "EV-TRT-14")}


@rule("EV-TRT-14")
def frightens(game: Game[Skirmish], scary: Id, who: Id) -> bool:
    """A frightening model frightens all but its like."""
    return "Effrayant" in game[scary].traits and "Effrayant" not in game[who].traits


@rule("EV-TRT-10", "EV-TRT-13", "EV-TRT-15")
def fear_test(game: Game[Skirmish], who: Id, *rules: str) -> bool:
    """One D6 against 4+; True if the model masters its fear."""
    why = game.total(FEAR, who)
    return game.roll(who, "fear", Pool(1, at_least=why.value), why, rules).passed


@rule("EV-TRT-13", "EV-TRT-14")
def afraid_of(game: Game[Skirmish], who: Id, foes: Iterable[Id]) -> bool:
    """In a melee phase against something frightening: one test, and C+1 for the phase if it fails."""
    if not any(frightens(game, foe, who) for foe in foes):
        return False
    return not fear_test(game, who, "EV-TRT-13")
