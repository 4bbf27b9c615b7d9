"""What a character would roll now, with every malus in dice and its cause: for its sheet."""

from __future__ import annotations

from escarmouche.core.game import Game
from escarmouche.core.rules import Total
from escarmouche.core.state import Id
from escarmouche.core.system import Weight
from escarmouche.games.saga.cards import tagged, weapon
from escarmouche.games.saga.figures import Melee
from escarmouche.games.saga.rules.defence import arms, defence
from escarmouche.games.saga.rules.trials import dice_of, level_of
from escarmouche.games.saga.rules.turns import Turn
from escarmouche.games.saga.stats import FLAT, Blow, Trial
from escarmouche.rulings.lookups import at_rest
from escarmouche.space.geometry import distance


def weights(state: Melee, who: Id) -> tuple[Weight, ...]:
    """A reaction, a dodge, a blow with what is in hand and a shot as they would be now, and the defence."""
    if not state.figures[who].in_play:
        return ()
    game = at_rest(state, Turn())
    other, me = opponent(state, who), state.figures[who]
    tests = [Trial(who, "reaction", "reaction"), Trial(who, "dodge", "undeclared", against=other)]
    tests += [struck(game, Blow(who, other or who, one)) for one in arms(me)[:1]]
    bows = [one for one in me.held if tagged(one, "projectile")]
    tests += [Trial(who, "projectile", "declared", "shot", weapon(one).skill, other) for one in bows]
    found = [Weight(name=trial.called, dice=dice_of(game, trial), plus=added(game, trial)) for trial in tests]
    score = defence(game, Blow(other or who, who, arms(game[other or who])[0]))
    return (*found, Weight(name="defence", plus=score))


def opponent(state: Melee, who: Id) -> Id:
    """Whom somebody is engaged with, or the nearest enemy; nobody if there is none."""
    me = state.figures[who]
    near = [one for one in state.enemies(who) if one.id in me.engaged] or state.enemies(who)
    return min(near, key=lambda one: distance(me.at, one.at)).id if near else ""


def struck(game: Game[Melee], blow: Blow) -> Trial:
    return Trial(blow.by, "melee", "declared", "attack", weapon(blow.weapon).skill, blow.on, blow)


def added(game: Game[Melee], trial: Trial) -> Total:
    """The level that counts, and whatever adds to it or takes from it."""
    arm = weapon(trial.blow.weapon).attack if trial.blow is not None else 0
    return game.total(FLAT, trial.who, trial, base=level_of(game, trial) + arm)
