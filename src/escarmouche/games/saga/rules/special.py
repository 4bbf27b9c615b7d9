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


@modifies(DICE, "Coup appris", "SG-SPEC-01", "SG-SPEC-02", "SG-SPEC-03", "SG-CALL-09")
def learnt(game: Game[Melee], who: Id, trial: Trial) -> int:
    """+ the dice of a martial art, or the one of a speciality, whichever is more."""
    me = game[who]
    blow = trial.blow
    if blow is None or trial.called not in ("attack", "shot") or not (me.arts or me.speciality):
        return 0
    kind = "called" if blow.zone else blow.kind
    kinds = [kind, "charge"] if trial.called == "attack" and charges(game, who, blow.on) else [kind]
    return max(max(me.arts.get(kind, 0), int(me.speciality == kind)) for kind in kinds)
