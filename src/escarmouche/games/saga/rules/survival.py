"""Survival mode: an action in every segment from now on, at four dice less."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.events import SurvivalBegan, SurvivalTried
from escarmouche.games.saga.figures import SEGMENTS, Melee
from escarmouche.games.saga.rules.deeds import action
from escarmouche.games.saga.rules.referee import measured
from escarmouche.games.saga.rules.tasks import end_task
from escarmouche.games.saga.rules.trials import attempt
from escarmouche.games.saga.settings import setting
from escarmouche.games.saga.stats import ANSWERED, ANSWERS, SEGMENT, Blow, Trial

SURVIVE = "survive"


@rule("SG-SURV-09", "SG-SURV-10")
def open_to(game: Game[Melee], who: Id) -> bool:
    """Once a turn, by the player's choice alone."""
    told, busy = game[who].declared, game[who].task is not None
    changes = told.number < SEGMENTS or busy
    return not told.tried and told.survival == "" and changes and game.state.segment > 0


def survives(game: Game[Melee], who: Id) -> list[Option]:
    return [Option(SURVIVE, "", ("SG-SURV-01",))] if open_to(game, who) else []


def why_no_survival(game: Game[Melee], who: Id, answer: Any) -> Refusal | None:
    told = game[who].declared
    tried = told.tried or told.survival != ""
    return Refusal("survival-tried", ("SG-SURV-09" if tried else "SG-SURV-01",), {"figure": who})


@action(SURVIVE, survives, why_no_survival, "innate")
@rule("SG-SURV-01", "SG-SURV-02", "SG-SURV-03", "SG-SURV-04")
def survive(game: Game[Melee], who: Id, answer: Any) -> None:
    """A reaction test: at once, or in the next segment if it fails."""
    trial = Trial(who, "reaction", "reaction", "survival")
    usual = int(setting(game.state.options, "survival_difficulty"))
    difficulty = measured(game, "survival-difficulty", usual, "SG-SURV-02", about=who, least=usual)
    passed = attempt(game, trial, difficulty).passed
    game.tell(SurvivalTried(figure=who, now=bool(passed), rules=("SG-SURV-02",)))
    if passed:
        begin(game, who)


@rule("SG-SURV-01", "SG-LONG-02", "SG-SURV-03", "SG-SURV-05", "SG-SURV-06", "SG-SURV-07", "SG-SURV-11")
def begin(game: Game[Melee], who: Id) -> None:
    """A slot in every segment still to come, and in this one if none was used or lost in it; a long action is broken
    off."""
    end_task(game, who, False, "SG-LONG-02")
    me, segment = game[who], max(game.state.segment, 1)
    gone = {*me.declared.spent, *((segment,) if "slot-lost" in me.busy else ())}
    slots = tuple(one for one in range(segment, SEGMENTS + 1) if one not in gone)
    game.tell(SurvivalBegan(figure=who, slots=slots, rules=("SG-SURV-05", "SG-SURV-06")))


@at(SEGMENT, "SG-SURV-04")
def belated(game: Game[Melee], value: None, who: Id, segment: int) -> None:
    """A segment after a failed roll it begins all the same."""
    if game[who].declared.survival == "next":
        begin(game, who)


@at(ANSWERS, "SG-SURV-01")
def as_an_answer(game: Game[Melee], value: list[str], who: Id, blow: Blow) -> list[str]:
    """It may be entered when one is attacked."""
    return [*value, SURVIVE] if open_to(game, who) else value


@at(ANSWERED, "SG-SURV-01")
def answered(game: Game[Melee], value: None, who: Id, said: tuple[str, Blow]) -> None:
    """Survival mode in answer to an attack."""
    if said[0] == SURVIVE:
        survive(game, who, SURVIVE)
