"""Dazed and stunned: how a Safar comes to be so."""

from __future__ import annotations

from escarmouche.core.events import StatusGained, StatusLost
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.figures import BERSERK, GROUND, STUNNED, Battle
from escarmouche.games.kharn_ages.stats import MENACES


@rule("KA-STS-01", "KA-STS-02", "KA-STS-09", "KA-SKL-10", "KA-FRT-11")
def overcome(game: Game[Battle], who: Id, status: str, *rules: str) -> None:
    """Dazed or stunned, which brings a berserk round; who is stunned lies on the ground as well."""
    zone = game[who].controls
    for one in (status, GROUND) if status == STUNNED else (status,):
        if one not in game[who].status:
            game.tell(StatusGained(figure=who, status=one, rules=rules))
    if BERSERK in game[who].status:
        game.tell(StatusLost(figure=who, status=BERSERK, rules=("KA-SKL-10",)))
    if zone and not game[who].controls:
        game.moment(MENACES, None, who)
