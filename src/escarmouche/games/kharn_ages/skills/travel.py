"""Skills about where a Safar stands and how far it goes. Endurance is a property of the Safar (`tireless`)."""

from __future__ import annotations

from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.figures import Battle
from escarmouche.games.kharn_ages.skills.asking import number
from escarmouche.games.kharn_ages.stats import DEPLOYS, PACE


@modifies(PACE, "Charge brutale", "KA-SKL-14")
def brutal_charge(game: Game[Battle], who: Id, kind: str) -> int:
    """+X toises for the movement of an assault."""
    return number(game[who], "brutal-charge") if kind == "assault" else 0


@at(DEPLOYS, "KA-SKL-16", "KA-CNV-01")
def scout(game: Game[Battle], beyond: float, who: Id, situation: None) -> float:
    """Up to X toises outside the deployment zone, unless the scenario forbids scouts."""
    if game.state.options.get("no_scouts"):
        return beyond
    return beyond + float(game[who].skills.get("scout") or 0)
