"""Disengaging: a dodge against everybody one is engaged with, who strike or follow; and getting up in a fight."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Answer, Choose, Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.events import Attacked, Disengaged, Postured, Released, SlotSpent
from escarmouche.games.saga.figures import CROUCHED, FIST, LEG, LYING, Melee
from escarmouche.games.saga.rules.attack import OFFENCES, targets
from escarmouche.games.saga.rules.deeds import DEEDS, action, barred, stopped
from escarmouche.games.saga.rules.dodge import dodge, evade, may_move_freely, ways, why_no_dodge
from escarmouche.games.saga.rules.engagement import in_reach
from escarmouche.games.saga.rules.movement import SMALL, left, travel
from escarmouche.games.saga.rules.trials import Outcome
from escarmouche.games.saga.stats import DARES, DONE, FLAT, Blow, Trial, Trip

MARK = "disengaging"
BONUS = 5
FOLLOWING = ("stay", "follow")


@rule("SG-DIS-01", "SG-UND-08")
def disengages(game: Game[Melee], who: Id) -> list[Option]:
    """By a dodge or an acrobatic one."""
    if not game[who].engaged or not may_move_freely(game, who):
        return []
    return [Option({"disengage": how}, "", ("SG-DIS-01",)) for how in ways(game, who)]


def why_no_disengagement(game: Game[Melee], who: Id, answer: Any) -> Refusal | None:
    if game[who].engaged and isinstance(answer, dict):
        return why_no_dodge(game, who, answer["disengage"])
    return Refusal("not-engaged", ("SG-DIS-01",), {"figure": who})


@action("disengage", disengages, why_no_disengagement, "undeclared", "dodge")
@rule("SG-DIS-01", "SG-DIS-05", "SG-DIS-06", "SG-DIS-07")
def disengage(game: Game[Melee], who: Id, answer: Any) -> None:
    """Free of all who neither hit nor followed; of everybody, and one may walk away at once."""
    held = slip(game, who, answer["disengage"])
    for other in sorted(game[who].engaged - held):
        game.tell(Released(figure=who, target=other, rules=("SG-DIS-07",)))
    game.tell(Disengaged(figure=who, free=not held, rules=("SG-DIS-07" if not held else "SG-DIS-06",)))
    if not held and left(game, who) > SMALL:
        travel(game, who, Trip("move", left(game, who), ("SG-DIS-07",)))


@rule("SG-DIS-03", "SG-DIS-05", "SG-DIS-06")
def slip(game: Game[Melee], who: Id, how: str) -> frozenset[Id]:
    """One roll against all: those who keep hold of somebody, by a hit, by following, or by its critical failure."""
    found = evade(game, who, None, how)
    held = {other for other in sorted(game[who].engaged) if game[who].in_play and opposed(game, who, other, found)}
    return frozenset(held) | game[who].engaged if found.critical else frozenset(held)


@rule("SG-DIS-02", "SG-DIS-03", "SG-DIS-04")
def opposed(game: Game[Melee], who: Id, other: Id, found: Outcome) -> bool:
    """Does an opponent hit, with an action of this segment, or follow, without one?"""
    it = game[other]
    if it.slot(game.state.segment) and not it.losses:
        return intercepts(game, who, other)
    return follows(game, who, other, found)


@rule("SG-DIS-02", "SG-DIS-03")
def intercepts(game: Game[Melee], who: Id, other: Id) -> bool:
    """An offensive action at +5 against the disengagement roll, if the opponent likes."""
    blows = [
        Option(one, who, ("SG-DIS-02",))
        for kind in OFFENCES
        if barred(game, other, DEEDS[kind]) is None
        for one in offences(game, other, who, kind)
    ]
    if not blows:
        return False
    options = (Option("none", "", ("SG-DIS-02",)), *blows)
    answer: Any = game.ask("intercept", other, lambda: Choose(options=options, decline="none", rules=("SG-DIS-02",)))
    if answer == "none":
        return False
    kind, before = next(iter(answer)), len(game.events)
    game.tell(SlotSpent(figure=other, segment=game.state.segment, rules=("SG-DIS-02",)))
    if game.moment(DARES, True, other, answer) and game[other].in_play:
        OFFENCES[kind](game, Blow(other, who, answer.get("weapon", FIST), kind, marked=frozenset((MARK,))))
    game.moment(DONE, None, other, kind)
    told = [one for one in game.events[before:] if isinstance(one, Attacked)]
    return any(one.figure == other and one.hit for one in told)


@rule("SG-DIS-02", "SG-CORE-24", "SG-GRAB-01")
def offences(game: Game[Melee], other: Id, who: Id, kind: str) -> list[Answer]:
    """The blows of a kind that reach somebody: seizing takes bare hands at arm's length, the rest a weapon."""
    if kind == "seize":
        near = other not in game[who].grips and game[other].hands and in_reach(game, other, who, FIST)
        return [{kind: who}] if near else []
    return [{kind: who, "weapon": held} for held, target in targets(game, other) if target == who]


@rule("SG-DIS-04")
def follows(game: Game[Melee], who: Id, other: Id, found: Outcome) -> bool:
    """A dodge of the opponent's own, at least as good: an undeclared action of the follower."""
    if not may_follow(game, other) or game.choose("follow", other, FOLLOWING, "stay", "SG-DIS-04") == "stay":
        return False
    dodge(game, other)
    mine = game[other].dodge
    return mine is not None and not game[other].fumbled and bool(mine >= found.total)


@rule("SG-DIS-04", "SG-DODG-08", "SG-GRAB-04", "SG-IMP-07", "SG-CRY-09")
def may_follow(game: Game[Melee], other: Id) -> bool:
    """Is somebody free to go: able to dodge in answer, and neither fleeing, nor held, nor pinned by a weapon?"""
    free = may_move_freely(game, other) and not game[other].jumped
    return free and stopped(game, other, "disengage") is None


@modifies(FLAT, "Dégagement", "SG-DIS-02")
def at_the_back(game: Game[Melee], who: Id, trial: Trial) -> int:
    """+5 against somebody who disengages."""
    return BONUS if trial.called == "attack" and trial.blow is not None and MARK in trial.blow.marked else 0


# ---------------------------------------------------------------- getting up in a fight


@rule("SG-TRIP-09")
def rises(game: Game[Melee], who: Id) -> list[Option]:
    """Whoever is low and engaged gets up as by a disengagement."""
    me = game[who]
    low = not me.status.isdisjoint((LYING, CROUCHED)) and LEG not in me.status
    if not low or not me.engaged or not may_move_freely(game, who):
        return []
    return [Option({"rise": how}, "", ("SG-TRIP-09",)) for how in ways(game, who)]


def why_no_rising(game: Game[Melee], who: Id, answer: Any) -> Refusal | None:
    me = game[who]
    if me.engaged and not me.status.isdisjoint((LYING, CROUCHED)) and LEG not in me.status and isinstance(answer, dict):
        return why_no_dodge(game, who, answer["rise"])
    crippled = ("SG-CRIT-10",) if LEG in me.status else ()
    return Refusal("posture", ("SG-TRIP-09", "SG-POST-02", *crippled), {"figure": who})


@action("rise", rises, why_no_rising, "undeclared", "dodge")
@rule("SG-TRIP-09")
def rise(game: Game[Melee], who: Id, answer: Any) -> None:
    """On one's feet, still engaged, unless somebody hit or followed."""
    if not slip(game, who, answer["rise"]):
        game.tell(Postured(figure=who, posture="standing", rules=("SG-TRIP-09",)))
