"""Orders to the heart: courage restored, men taken in hand, troops galvanised for a while."""

from __future__ import annotations

from escarmouche.core.decisions import Refusal
from escarmouche.core.events import StatusLost
from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.command_events import Galvanised, GalvaniseTried, LoanOver, TakenInHand
from escarmouche.games.saga.core import level
from escarmouche.games.saga.figures import DEAD, FLEEING, Melee, Orders
from escarmouche.games.saga.rules.command import HAND, REFUSED, by_hand, order, to_take
from escarmouche.games.saga.rules.fear import calm
from escarmouche.games.saga.rules.tracks import lose
from escarmouche.games.saga.rules.trials import attempt
from escarmouche.games.saga.stats import ENDS, Trial

FIRM = 10
"""The courage it takes to encourage others, and to obey again."""
GALVANISING = {"fatigue": 20, "wounds": 30}


@order("courage")
@rule("SG-COUR-01")
def restore_courage(game: Game[Melee], who: Id, given: Orders, men: tuple[Id, ...]) -> None:
    """The chief's own courage takes a die of fear for every level from each."""
    if not men:
        return
    found = attempt(game, Trial(who, "courage", "reflex"), FIRM)
    if found.passed:
        for one in men:
            calm(game, one, level(found.margin), "SG-COUR-01")


@order(HAND)
@rule("SG-HAND-01", "SG-CHIEF-02")
def take_in_hand(game: Game[Melee], who: Id, given: Orders, men: tuple[Id, ...]) -> None:
    """Each who obeyed nobody, or fled, rolls courage; whoever passes is under command and flees no more."""
    cited = by_hand(game[who])
    for one in men:
        if to_take(game[one], who) and attempt(game, Trial(one, "courage", "reflex"), FIRM).passed:
            game.tell(TakenInHand(figure=one, by=who, rules=cited))
            if FLEEING in game[one].status:
                game.tell(StatusLost(figure=one, status=FLEEING, rules=("SG-HAND-01",)))


@order("galvanise")
@rule("SG-GALV-01", "SG-GALV-02")
def galvanise(game: Game[Melee], who: Id, given: Orders, men: tuple[Id, ...]) -> None:
    """Battle fury, once a combat, failure included: 20 for a level of fatigue, 30 for one of wounds."""
    game.tell(GalvaniseTried(figure=who, rules=("SG-GALV-01",)))
    if men and attempt(game, Trial(who, "fury", "declared"), GALVANISING[given.track]).passed:
        for one in men:
            if getattr(game[one], given.track):
                game.tell(Galvanised(figure=one, by=who, track=given.track, rules=("SG-GALV-02",)))


@rule("SG-GALV-01")
def only_once(game: Game[Melee], who: Id) -> Refusal | None:
    """No chief galvanises twice."""
    return Refusal("galvanised", ("SG-GALV-01",), {"figure": who}) if game[who].galvanised else None


REFUSED["galvanise"] = only_once


@at(ENDS, "SG-GALV-03")
def loan_over(game: Game[Melee], value: None, who: Id, situation: None) -> None:
    """What was given back is lost again at the end, with all that follows from it."""
    lent = game[who].lent
    if not lent:
        return
    game.tell(LoanOver(figure=who, rules=("SG-GALV-03",)))
    if DEAD not in game[who].status:
        lose(game, who, lent.get("wounds", 0), lent.get("fatigue", 0), "", "SG-GALV-03")
