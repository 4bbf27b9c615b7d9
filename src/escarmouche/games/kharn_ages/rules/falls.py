"""Falls: dropping on purpose, being carried over an edge, landing."""

from __future__ import annotations

import math

from escarmouche.core.events import StatusGained
from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events import Landed
from escarmouche.games.kharn_ages.figures import GROUND, Battle
from escarmouche.games.kharn_ages.rules.damage import suffer
from escarmouche.games.kharn_ages.rules.relief import EVEN
from escarmouche.games.kharn_ages.rules.rolls import one_die
from escarmouche.games.kharn_ages.stats import DROPPED, JUMPED_DOWN, A, C, Harm


@rule("KA-FAL-01", "KA-FAL-02", "KA-FAL-03", "KA-FAL-05", "KA-FAL-06", "KA-FAL-07", "KA-FAL-08", "KA-FAL-09")
def fall(game: Game[Battle], who: Id, height: float, willing: bool) -> None:
    """Up to A toises a die, and C damage on a failure; from higher a landing test, and on the ground if it fails."""
    agility, corpulence = game.total(A, who).value, game.total(C, who).value
    whole = math.ceil(height - EVEN)
    rules: tuple[str, ...]
    if height <= agility + EVEN:
        rules = ("KA-FAL-01",) if willing else ("KA-FAL-05",)
        die = one_die(game, who, "test", *rules)
        passed = die > (1 if willing else 2)
        game.tell(Landed(figure=who, height=height, willing=willing, die=die, passed=passed, rules=rules))
        if not passed:
            suffer(game, Harm(who, corpulence, source="fall", rules=(*rules, "KA-FAL-09")))
        return
    rules = ("KA-FAL-02", "KA-FAL-03") if willing else ("KA-FAL-06", "KA-FAL-07")
    die = one_die(game, who, "test", *rules)
    total, needed = corpulence + agility + die, 10 + whole * (1 if willing else 2)
    passed = die == 10 or (die > 1 and total >= needed)
    game.tell(
        Landed(
            figure=who, height=height, willing=willing, die=die, total=total, needed=needed, passed=passed, rules=rules
        )
    )
    if passed:
        return
    suffer(game, Harm(who, corpulence + (0 if willing else whole), source="fall", rules=rules))
    if game[who].in_play and GROUND not in game[who].status:
        game.tell(StatusGained(figure=who, status=GROUND, rules=rules))


@at(JUMPED_DOWN, "KA-FAL-01", "KA-FAL-02", "KA-FAL-10")
def jumped(game: Game[Battle], value: None, who: Id, height: float) -> None:
    """On purpose, in the course of a movement; it costs nothing."""
    fall(game, who, height, willing=True)


@at(DROPPED, "KA-FAL-05", "KA-FAL-06")
def dropped(game: Game[Battle], value: None, who: Id, height: float) -> None:
    """Carried over an edge against one's will."""
    fall(game, who, height, willing=False)
