"""Mystic units: won, spent, and how many a reserve holds."""

from __future__ import annotations

from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.events import UnitsChanged
from escarmouche.games.age_des_escarmouches.figures import Fray
from escarmouche.games.age_des_escarmouches.rules.trials import difficulty_of


@rule("AE-MYS-02", "AE-FRML-01")
def change_units(game: Game[Fray], who: Id, by: int, cause: str, *rules: str) -> None:
    """Mystic units are won or spent; never below none."""
    left = max(game[who].units + by, 0)
    if left != game[who].units:
        game.tell(UnitsChanged(figure=who, by=by, left=left, cause=cause, rules=rules))


@rule("AE-MAGI-03", "AE-FIDE-04")
def gain_units(game: Game[Fray], who: Id, by: int, cause: str, *rules: str) -> None:
    """Units come to a reserve: a magician's holds twice its POU, that of a faithful as many as it likes."""
    kept = min(by, room(game, who)) if game[who].mystic == "magician" else by
    change_units(game, who, kept, cause, *rules)


def room(game: Game[Fray], who: Id) -> int:
    """How many gems a magician may still hold."""
    return max(2 * difficulty_of(game, who, "MYS") - game[who].units, 0)
