"""Surprise: a reaction test before one answers a sudden event; and noticing that there is a fight at all."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Option, Refusal
from escarmouche.core.events import StatusGained, StatusLost
from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.events import Startled
from escarmouche.games.saga.figures import SURPRISED, UNAWARE, Effect, Melee
from escarmouche.games.saga.rules.deeds import action
from escarmouche.games.saga.rules.referee import measured
from escarmouche.games.saga.rules.trials import attempt
from escarmouche.games.saga.settings import setting
from escarmouche.games.saga.stats import BARS, DONE, FLAT, HURT, TURN_ENDS, Bar, Trial

HELPLESS = 10
"""Failing by so much is no reaction at all."""
BUSY = frozenset(("declared", "fast", "dodge", "other"))
"""Shares of a segment that disturb an innate roll."""


@rule("SG-UND-05", "SG-UND-06", "SG-UND-07")
def startled(game: Game[Melee], who: Id) -> int | None:
    """What an undeclared action in answer to something sudden loses: nothing unless one is surprised, else the margin
    of a failed reaction test; None if that is ten or more, and nothing is done in this segment."""
    if SURPRISED not in game[who].status:
        return 0
    difficulty = surprise_difficulty(game, who, "SG-UND-05")
    found = attempt(game, Trial(who, "reaction", "reaction", "surprise"), difficulty)
    if found.passed:
        return 0
    lost = bool(found.margin >= HELPLESS)
    game.tell(Startled(figure=who, margin=found.margin, lost=lost, rules=("SG-UND-07" if lost else "SG-UND-06",)))
    return None if lost else found.margin


@modifies(FLAT, "Surprise", "SG-UND-06")
def unprepared(game: Game[Melee], who: Id, trial: Trial) -> int:
    """- the margin of the failed reaction test, on what is done in answer to something sudden."""
    return -trial.startled


def surprise_difficulty(game: Game[Melee], who: Id, *rules: str) -> int:
    """How sudden it is: as it was settled, or as the referee says."""
    usual = int(setting(game.state.options, "surprise_difficulty"))
    return measured(game, "surprise-difficulty", usual, *rules, about=who)


# ---------------------------------------------------------------- noticing


@rule("SG-ACT-04", "SG-INN-01")
def looks(game: Game[Melee], who: Id) -> list[Option]:
    """Whoever is surprised or knows of no fight may look about."""
    dazed = not game[who].status.isdisjoint((SURPRISED, UNAWARE))
    return [Option("look", "", ("SG-ACT-04",))] if dazed else []


def why_no_look(game: Game[Melee], who: Id, answer: Any) -> Refusal | None:
    return Refusal("nothing-to-notice", ("SG-ACT-04",), {"figure": who})


@action("look", looks, why_no_look, "innate", "look")
@rule("SG-ACT-04", "SG-INN-02", "SG-INN-05")
def look(game: Game[Melee], who: Id, answer: Any) -> None:
    """A vigilance roll: a success ends surprise, or tells somebody that there is a fight."""
    trial = Trial(who, "vigilance", "innate", "perception", sight=True)
    if attempt(game, trial, surprise_difficulty(game, who, "SG-ACT-04")).passed:
        rouse(game, who, "SG-ACT-04")


@modifies(FLAT, "Occupé", "SG-INN-05")
def occupied(game: Game[Melee], who: Id, trial: Trial) -> int:
    """-5 on an innate roll in a segment with another action, unless settled otherwise."""
    me = game[who]
    acts = game.state.segment in me.declared.spent or not me.busy.isdisjoint(BUSY)
    if trial.nature != "innate" or not acts:
        return 0
    return -int(setting(game.state.options, "busy_innate_malus"))


@at(BARS, "SG-DEF-01")
def knows_nothing(game: Game[Melee], bars: tuple[Bar, ...], who: Id, situation: None) -> tuple[Bar, ...]:
    """Whoever knows of no fight can only look about."""
    if UNAWARE not in game[who].status:
        return bars
    return (*bars, Bar(Refusal("unaware", ("SG-DEF-01",), {"figure": who}), lambda name: name != "look"))


def rouse(game: Game[Melee], who: Id, *rules: str) -> None:
    """Neither surprised nor unaware any more."""
    for status in (SURPRISED, UNAWARE):
        if status in game[who].status:
            game.tell(StatusLost(figure=who, status=status, rules=rules))


def surprise(game: Game[Melee], who: Id, *rules: str) -> None:
    """Somebody who knew of no fight is surprised by one."""
    if UNAWARE in game[who].status:
        game.tell(StatusLost(figure=who, status=UNAWARE, rules=rules))
        game.tell(StatusGained(figure=who, status=SURPRISED, rules=rules))


@at(HURT, "SG-PRIO-10")
def woken(game: Game[Melee], value: None, who: Id, it: Effect) -> None:
    """Whoever is hurt knows of the fight."""
    surprise(game, who, "SG-PRIO-10")


@at(DONE, "SG-DEF-04")
def noticed(game: Game[Melee], value: None, who: Id, name: str) -> None:
    """Whoever is engaged knows of the fight, hurt or not."""
    for other in sorted(game[who].engaged):
        surprise(game, other, "SG-DEF-04")


@at(TURN_ENDS, "SG-PRIO-10")
def wears_off(game: Game[Melee], value: None, who: Id, situation: None) -> None:
    """Surprise lasts a turn; whoever knew of no fight is surprised by its noise in the next."""
    if SURPRISED in game[who].status:
        rouse(game, who, "SG-PRIO-10")
    else:
        surprise(game, who, "SG-PRIO-10")
