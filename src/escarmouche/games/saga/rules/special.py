"""Special blows: open to all, with more dice for those who have learnt them."""

from __future__ import annotations

from escarmouche.core.game import Game
from escarmouche.core.rules import modifies
from escarmouche.core.state import Id
from escarmouche.games.saga.figures import Melee
from escarmouche.games.saga.rules.charge import charges
from escarmouche.games.saga.stats import DICE, Trial

SPECIAL = ("called", "charge", "shield-charge", "power", "acrobatic", "trip", "seize")
"""Blows that an art or a speciality may help."""


@modifies(DICE, "Coup appris", "SG-SPEC-01", "SG-SPEC-02", "SG-SPEC-03")
def learnt(game: Game[Melee], who: Id, trial: Trial) -> int:
    """+ the dice of a martial art, or the one of a speciality, whichever is more."""
    me = game[who]
    if trial.blow is None or trial.called != "attack" or not (me.arts or me.speciality):
        return 0
    kinds = [trial.blow.kind, "charge"] if charges(game, who, trial.blow.on) else [trial.blow.kind]
    return max(max(me.arts.get(kind, 0), int(me.speciality == kind)) for kind in kinds)
