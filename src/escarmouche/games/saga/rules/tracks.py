"""Wounds and fatigue: levels lost, the last one lost, and the dying."""

from __future__ import annotations

from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.events import LeftField, LevelsLost, PutOut, Released
from escarmouche.games.saga.figures import DEAD, DYING, FAINTED, UNCONSCIOUS, Melee
from escarmouche.games.saga.stats import DOWNED, LEFT, TURN_ENDS

LAST_MINUTE = 12
"""Turns that the dying have."""


@rule("SG-CORE-12", "SG-CORE-13", "SG-CORE-19")
def lose(game: Game[Melee], who: Id, wounds: int, fatigue: int, by: Id = "", *rules: str) -> None:
    """Levels are lost; those beyond the last are ignored."""
    me = game[who]
    if not (wounds or fatigue):
        return
    left = (max(me.full_wounds - me.wounds - wounds, 0), max(me.full_fatigue - me.fatigue - fatigue, 0))
    game.tell(LevelsLost(figure=who, wounds=wounds, fatigue=fatigue, left=left, rules=rules))
    if left[0] == 0:
        put_out(game, who, DYING, by, "SG-CORE-12")
    elif left[1] == 0:
        put_out(game, who, UNCONSCIOUS, by, "SG-CORE-13")


@rule("SG-CORE-12", "SG-CORE-13", "SG-CORE-18")
def put_out(game: Game[Melee], who: Id, how: str, by: Id, *rules: str) -> None:
    """Somebody is out of action; nobody is engaged with it any more."""
    was = game[who].in_play
    if not was and how != DEAD and not (how == DYING and not game[who].status.isdisjoint((UNCONSCIOUS, FAINTED))):
        return
    dies = game.state.turn + LAST_MINUTE if how == DYING else 0
    game.tell(PutOut(figure=who, how=how, by=by, dies=dies, rules=(*rules, "SG-CORE-18")))
    release(game, who)
    if was:
        game.moment(LEFT, None, who)
        if by:
            game.moment(DOWNED, None, by, who)


@rule("SG-ENG-04", "SG-CORE-18")
def release(game: Game[Melee], who: Id) -> None:
    """Whoever was engaged with somebody no longer is."""
    for other in sorted(game[who].engaged):
        game.tell(Released(figure=who, target=other, rules=("SG-ENG-04",)))


def leave(game: Game[Melee], who: Id, *rules: str) -> None:
    """Somebody leaves the field."""
    release(game, who)
    game.tell(LeftField(figure=who, rules=rules))
    game.moment(LEFT, None, who)


@at(TURN_ENDS, "SG-CORE-12")
def bleed(game: Game[Melee], value: None, who: Id, situation: None) -> None:
    """The dying die after a minute."""
    me = game[who]
    if DYING in me.status and me.dies and game.state.turn >= me.dies:
        game.tell(PutOut(figure=who, how=DEAD, rules=("SG-CORE-12",)))
