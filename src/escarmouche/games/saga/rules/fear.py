"""Fear: dice lost on whatever one does to others, until it wears off or a victory ends it."""

from __future__ import annotations

from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.core import level
from escarmouche.games.saga.events import Calmed, Frightened
from escarmouche.games.saga.figures import Melee
from escarmouche.games.saga.rules.trials import Outcome, attempt
from escarmouche.games.saga.stats import DICE, DOWNED, TURN_ENDS, Trial


@rule("SG-TAC-07", "SG-CHIEF-01")
def stand_firm(game: Game[Melee], who: Id, difficulty: int, *rules: str) -> Outcome:
    """A courage roll; a failure costs a die for every level of it."""
    found = attempt(game, Trial(who, "courage", "reflex"), difficulty)
    if not found.passed:
        frighten(game, who, level(found.margin), *rules)
    return found


@rule("SG-CRY-08", "SG-TAC-07", "SG-CHIEF-01")
def frighten(game: Game[Melee], who: Id, dice: int, *rules: str) -> None:
    """Somebody is afraid: so many dice more."""
    if game[who].in_play:
        game.tell(Frightened(figure=who, dice=dice, fear=game[who].fear + dice, rules=rules))


@rule("SG-COUR-01", "SG-CRY-11", "SG-CRY-12")
def calm(game: Game[Melee], who: Id, dice: int, *rules: str) -> None:
    """Somebody is less afraid, by so many dice."""
    fear = game[who].fear
    if fear:
        game.tell(Calmed(figure=who, fear=max(fear - dice, 0), rules=rules))


@modifies(DICE, "Peur", "SG-CRY-08")
def afraid(game: Game[Melee], who: Id, trial: Trial) -> int:
    """- the dice of fear on blows, special ones included, and shots; not on dodges, movement or soak."""
    offends = trial.nature == "declared" and (trial.blow is not None or trial.called == "acrobatics")
    return -game[who].fear if offends else 0


@at(TURN_ENDS, "SG-CRY-11")
def wears_off(game: Game[Melee], value: None, who: Id, situation: None) -> None:
    """A die less at the end of each turn."""
    calm(game, who, 1, "SG-CRY-11")


@at(DOWNED, "SG-CRY-12")
def triumph(game: Game[Melee], value: None, who: Id, victim: Id) -> None:
    """Whoever puts an adversary out of action is no longer afraid."""
    if game[who].side != game[victim].side:
        calm(game, who, game[who].fear, "SG-CRY-12")
