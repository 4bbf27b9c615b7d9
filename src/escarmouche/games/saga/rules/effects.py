"""What actions do to people, and when it is suffered: at once, or after an action that it may not alter."""

from __future__ import annotations

from collections.abc import Callable

from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.saga.events import ActionsLost, Fell, Pending, Settled
from escarmouche.games.saga.figures import LYING, SURPRISED, Character, Effect, Melee
from escarmouche.games.saga.rules.priority import LEAD
from escarmouche.games.saga.rules.tracks import lose
from escarmouche.games.saga.stats import FELL, HURT, TOGETHER, Blow

Applies = Callable[[Game[Melee], Effect], None]

EFFECTS: dict[str, Applies] = {}
"""How each kind of effect is suffered."""


def effect(kind: str) -> Callable[[Applies], Applies]:
    """Register how a kind of effect is suffered."""

    def register(applies: Applies) -> Applies:
        EFFECTS[kind] = applies
        return applies

    return register


@rule("SG-PRIO-05", "SG-PRIO-09")
def suffer(game: Game[Melee], it: Effect, blow: Blow | None = None) -> None:
    """Somebody suffers an effect, now or after its own simultaneous action."""
    if game.moment(TOGETHER, together(game.state, it.by, it.on), it.on, blow):
        game.tell(Pending(effect=it, rules=("SG-PRIO-05",)))
    else:
        EFFECTS[it.kind](game, it)


@rule("SG-PRIO-05", "SG-PRIO-09")
def together(state: Melee, by: Id, on: Id) -> bool:
    """Has the victim a declared action of its own still to come in this segment, or any action where the other is
    surprised, and does neither lead by five?"""
    me = state.figures[on]
    if not by or not me.in_play or "acted" in me.busy:
        return False
    it = state.figures[by]
    contested = me.acts_in(state.segment) or SURPRISED in it.status
    return contested and abs(it.reaction - me.reaction) < LEAD


@rule("SG-PRIO-05")
def settle(game: Game[Melee], who: Id) -> None:
    """What was pending for somebody is suffered now."""
    mine = [one for one in game.state.pending if one.on == who]
    if mine:
        game.tell(Settled(figure=who, rules=("SG-PRIO-05",)))
    for one in mine:
        EFFECTS[one.kind](game, one)


# ---------------------------------------------------------------- the usual effects


@effect("damage")
@rule("SG-DMG-01")
def damaged(game: Game[Melee], it: Effect) -> None:
    """Levels of a blow are lost."""
    lose(game, it.on, it.wounds, it.fatigue, it.by, *it.rules)
    game.moment(HURT, None, it.on, it)


@effect("lose-actions")
@rule("SG-CORE-16", "SG-CORE-17")
def lose_actions(game: Game[Melee], it: Effect) -> None:
    """Off balance or stunned: so many actions are lost."""
    if game[it.on].in_play:
        owed = game[it.on].losses + it.amount
        game.tell(ActionsLost(figure=it.on, actions=it.amount, owed=owed, rules=it.rules))


def grounded(me: Character) -> bool:
    """Does somebody lie, and not begin to get up?"""
    return LYING in me.status and not me.rising


@effect("fall")
@rule("SG-CORE-17")
def fall(game: Game[Melee], it: Effect) -> None:
    """Somebody falls."""
    if game[it.on].in_play and not grounded(game[it.on]):
        game.tell(Fell(figure=it.on, rules=it.rules))
        game.moment(FELL, None, it.on)
