"""Darkness, mist and smoke: what they take from shots and from whatever else relies on sight."""

from __future__ import annotations

from escarmouche.core.game import Game
from escarmouche.core.rules import carries, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.dread import Dimmed
from escarmouche.games.saga.figures import NEARLY, Melee
from escarmouche.games.saga.rules.referee import ruled
from escarmouche.games.saga.stats import FLAT, Trial
from escarmouche.space.geometry import gap

CLEAR = "clear"
FACTORS = {"reduced": 5, "low": 2, "very-low": 1}
"""By what Perception is multiplied: a lit street or light mist, a badly lit one or thick mist, moonlight or smoke."""
carries(f"{__name__}.FACTORS", "SG-VIS-01", "SG-VIS-02", "SG-VIS-03")
LEAST = 3


@rule("SG-VIS-05")
def settle_visibility(game: Game[Melee]) -> None:
    """How well people see: as the encounter has it, or as the referee says."""
    usual = game.state.visibility
    found = ruled(game, "visibility", (CLEAR, *FACTORS), usual, "SG-VIS-05")
    if found != CLEAR:
        game.tell(Dimmed(visibility=found, rules=("SG-VIS-05",)))


@rule("SG-VIS-01", "SG-VIS-02", "SG-VIS-03", "SG-VIS-04")
def darkness(game: Game[Melee], who: Id, metres: float) -> int:
    """3, and the distance in metres by some times Perception, rounded down; nothing in clear sight."""
    factor = FACTORS.get(game.state.visibility)
    if factor is None:
        return 0
    return LEAST + int((metres + NEARLY) // (factor * max(game[who].score("perception"), 1)))


@modifies(FLAT, "Visibilité", "SG-VIS-01", "SG-VIS-02", "SG-VIS-03", "SG-VIS-04", "SG-VIS-05")
def dim(game: Game[Melee], who: Id, trial: Trial) -> int:
    """- what darkness takes from a shot, and from whatever relies on sight: by the nearest enemy, if at nobody."""
    if game.state.visibility == CLEAR or not (trial.sight or trial.called == "shot"):
        return 0
    seen = [trial.against] if trial.against else [one.id for one in game.state.enemies(who)]
    return -darkness(game, who, min((gap(game[who], game[one]) for one in seen), default=0.0))
