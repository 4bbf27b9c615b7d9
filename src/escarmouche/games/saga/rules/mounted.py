"""Fighting mounted: levels capped by riding, the advantage over foot, and chariots that keep away from blows."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.cards import is_chariot, shelf
from escarmouche.games.saga.dread import Dismounted
from escarmouche.games.saga.figures import FLEEING, Character, Melee
from escarmouche.games.saga.rules.attack import BLOWS
from escarmouche.games.saga.rules.deeds import action
from escarmouche.games.saga.rules.defence import combat_skill, helpless
from escarmouche.games.saga.stats import BARS, DEFENCE, FLAT, LEVEL, Bar, Blow, Trial

CAPPED = ("melee", "unarmed", "thrown", "projectile", "dodge", "acrobatics")
"""Tests whose level counts for no more than that in riding; fury too, where it strikes."""


@rule("SG-MNT-01")
def riding(me: Character) -> int:
    """The level in the skill of the mount."""
    return me.skill(shelf().mounts[me.mount].skill)


@at(LEVEL, "SG-MNT-01")
def capped(game: Game[Melee], value: int, who: Id, trial: Trial) -> int:
    """A rider fights no better than it rides."""
    me = game[who]
    strikes = trial.test in CAPPED or (trial.test == "fury" and trial.called == "attack")
    return min(value, riding(me)) if me.mount and strikes else value


@modifies(DEFENCE, "Niveau de monte", "SG-MNT-01")
def rides_badly(game: Game[Melee], who: Id, blow: Blow) -> int:
    """Nor does it defend itself better: - what its levels of combat and dodge have above its riding."""
    me = game[who]
    if not me.mount or helpless(me) or FLEEING in me.status:
        return 0
    levels = (me.skill(combat_skill(me)), me.skill("dodge"))
    return -sum(max(one - riding(me), 0) for one in levels)


@modifies(FLAT, "Monté contre piéton", "SG-MNT-02", "SG-MNT-03")
def above_foot(game: Game[Melee], who: Id, trial: Trial) -> int:
    """+3 on blows at somebody on foot."""
    if trial.blow is None or trial.called != "attack":
        return 0
    return 3 if game[who].mount and not game[trial.blow.on].mount else 0


@modifies(DEFENCE, "Monté contre piéton", "SG-MNT-02", "SG-MNT-03")
def out_of_foot_reach(game: Game[Melee], who: Id, blow: Blow) -> int:
    """+5 against somebody on foot."""
    me = game[who]
    if not me.mount or game[blow.by].mount or helpless(me) or FLEEING in me.status:
        return 0
    return 5


@at(BARS, "SG-MNT-04")
def no_blows_from_chariots(game: Game[Melee], bars: tuple[Bar, ...], who: Id, situation: None) -> tuple[Bar, ...]:
    """From a chariot people throw and shoot, and strike nobody."""
    if not drives(game[who]):
        return bars
    return (*bars, Bar(Refusal("chariot", ("SG-MNT-04",), {"figure": who}), BLOWS.__contains__))


@rule("SG-MNT-04")
def drives(me: Character) -> bool:
    """Is it in a chariot?"""
    return is_chariot(me.mount)


def leaves_chariot(game: Game[Melee], who: Id) -> list[Option]:
    return [Option("dismount", "", ("SG-MNT-04",))] if drives(game[who]) else []


def why_no_dismount(game: Game[Melee], who: Id, answer: Any) -> Refusal:
    return Refusal("no-chariot", ("SG-MNT-04",), {"figure": who})


@action("dismount", leaves_chariot, why_no_dismount, "innate", "posture")
@rule("SG-MNT-04")
def step_down(game: Game[Melee], who: Id, answer: Any) -> None:
    """Whoever would strike steps down first, and fights on foot from then on."""
    game.tell(Dismounted(figure=who, mount=game[who].mount, rules=("SG-MNT-04",)))
