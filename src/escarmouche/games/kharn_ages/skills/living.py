"""What a Safar is by nature: a carnivore, one of a herd."""

from __future__ import annotations

from escarmouche.core.game import Game
from escarmouche.core.rules import modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.figures import Battle, Safar
from escarmouche.games.kharn_ages.stats import T

CARNIVORES = ("kharns", "fangs")
LEAST = 3
"""A Mongo is never more timid than this."""


@rule("KA-SKL-13")
def carnivore(me: Safar) -> bool:
    """May it devour? All Khârns and Fangs are carnivores even if their card does not say so."""
    return "carnivore" in me.skills or me.faction in CARNIVORES


@modifies(T, "Instinct grégaire", "KA-CRD-05")
def herd_instinct(game: Game[Battle], who: Id, situation: None) -> int:
    """+ what makes T the number of Mongos in play, on any side, at least 3; poison and the rest come on top."""
    me = game[who]
    if "herd-instinct" not in me.skills:
        return 0
    herd = sum(one.present and "mongo" in one.kind.lower() for one in game.state.figures.values())
    return max(LEAST, herd) - me.temerity
