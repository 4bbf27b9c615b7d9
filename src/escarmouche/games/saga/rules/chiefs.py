"""Chiefs: who leads as the combat begins, and what becomes of their men without them."""

from __future__ import annotations

from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.command_events import ChiefLost, ChiefNamed, CommandLost, ExampleShown
from escarmouche.games.saga.core import level
from escarmouche.games.saga.figures import Character, Melee
from escarmouche.games.saga.rules.command import men_of
from escarmouche.games.saga.rules.fear import stand_firm
from escarmouche.games.saga.rules.trials import Outcome
from escarmouche.games.saga.stats import BEGINS, FLAT, LEFT, Trial

LOST = 15
"""The courage it takes to lose a chief."""
ROUT = 15
"""Failing against war cries by so much is flight."""
WORST = -5
"""What a chief's flight or faint is worth to its men."""


@rule("SG-CMD-01", "SG-CMD-03")
def best_chief(state: Melee, side: str) -> Id:
    """The one of a side who commands best, if anybody can."""
    able = [one for one in state.in_play(side) if one.skill("command")]
    return max(able, key=lambda one: one.skill("command")).id if able else ""


@at(BEGINS, "SG-CMD-01")
def takes_command(game: Game[Melee], value: None, who: Id, situation: None) -> None:
    """Whoever commands best of a side leads all others of it."""
    if best_chief(game.state, game[who].side) == who:
        men = tuple(one.id for one in game.state.friends(who))
        game.tell(ChiefNamed(figure=who, men=men, rules=("SG-CMD-01",)))


# ---------------------------------------------------------------- the example against war cries


@rule("SG-CMD-08")
def chiefs_first(some: list[Character]) -> list[Character]:
    """Those whom somebody obeys, each after its own chief, then all others."""
    followed, among = {one.chief for one in some}, {one.id: one for one in some}
    chiefs = sorted((one for one in some if one.id in followed), key=lambda one: chiefs_above(one, among))
    return [*chiefs, *(one for one in some if one.id not in followed)]


def chiefs_above(one: Character, among: dict[Id, Character]) -> int:
    """How many chiefs there are above somebody, each of whom obeys the next."""
    above = [one.id]
    while one.chief in among and one.chief not in above:
        one = among[one.chief]
        above.append(one.id)
    return len(above) - 1


@rule("SG-CMD-08", "SG-CMD-09")
def show_example(game: Game[Melee], who: Id, found: Outcome) -> None:
    """How a chief's own roll against war cries came out tells on all its men, near or far, however many."""
    men = tuple(one.id for one in men_of(game.state, who))
    if men:
        game.tell(ExampleShown(figure=who, men=men, by=example(found), rules=("SG-CMD-08", "SG-CMD-09")))


@rule("SG-CMD-08")
def example(found: Outcome) -> int:
    """+1 for a success, -1 for every level of a failure, -5 for flight or a faint."""
    if found.passed:
        return 1
    return WORST if found.critical or found.margin >= ROUT else -level(found.margin)


@rule("SG-CMD-08")
def forget_examples(game: Game[Melee]) -> None:
    """An example counts against the cries it was shown against, and no others."""
    men = tuple(one.id for one in game.state.figures.values() if one.example)
    if men:
        game.tell(ExampleShown(figure="", men=men, by=0))


@modifies(FLAT, "Exemple du chef", "SG-CMD-08", "SG-CMD-09")
def encouraged(game: Game[Melee], who: Id, trial: Trial) -> int:
    """+1, or as much less as the chief failed by, on the courage roll against war cries."""
    return game[who].example if trial.called == "terror" else 0


# ---------------------------------------------------------------- the loss of a chief


@at(LEFT, "SG-CHIEF-01")
def chief_lost(game: Game[Melee], value: None, who: Id, situation: None) -> None:
    """The men of a chief who is gone roll courage at once; then they obey nobody."""
    men = tuple(one.id for one in men_of(game.state, who))
    if not men and not game[who].leads:
        return
    game.tell(ChiefLost(figure=who, men=men, rules=("SG-CHIEF-01",)))
    for one in men:
        stand_firm(game, one, LOST, "SG-CHIEF-01")
    if men:
        game.tell(CommandLost(figure=who, men=men, rules=("SG-CHIEF-01",)))
