"""What no list of actions has: an encounter says what may be tried, and how much attention it takes."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Option, Refusal
from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.saga.events import Cleared, DiceLost, SlotSpent
from escarmouche.games.saga.figures import Melee, Task
from escarmouche.games.saga.rules.deeds import action, undeclared_payment
from escarmouche.games.saga.rules.referee import ruled
from escarmouche.games.saga.rules.tasks import begin_task
from escarmouche.games.saga.rules.trials import attempt
from escarmouche.games.saga.scenarios.encounters import Stunt, encounter
from escarmouche.games.saga.stats import FINISHED, Trial
from escarmouche.space.geometry import gap_to_ring

ATTENTION = ("sustained", "limited", "slight", "long")
"""Declared, undeclared, innate, long."""
NEAR = 1.0


@rule("SG-ACT-07")
def stunts(game: Game[Melee], who: Id) -> list[Option]:
    """What the encounter has to try, near enough; what takes sustained attention needs the slot of this segment."""
    found = [one for one in near(game, who) if game[who].slot(game.state.segment) or attention(one) != "sustained"]
    return [Option({"stunt": one.piece}, "", ("SG-ACT-07",)) for one in found]


def near(game: Game[Melee], who: Id) -> list[Stunt]:
    known = {one.piece: one for one in encounter(game.state.encounter).stunts}
    if not known:
        return []
    table = game.state.table
    here = [piece.id for piece, ring in table.outlines if piece.id in known]
    rings = {piece.id: ring for piece, ring in table.outlines}
    return [known[name] for name in here if gap_to_ring(game[who], rings[name]) <= NEAR]


def attention(it: Stunt) -> str:
    """As the encounter says; sustained where it says nothing."""
    return it.attention or "sustained"


def why_no_stunt(game: Game[Melee], who: Id, answer: Any) -> Refusal | None:
    return Refusal("no-stunt", ("SG-ACT-07",), {"figure": who})


@action("stunt", stunts, why_no_stunt, "innate", "stunt")
@rule("SG-ACT-07", "SG-LONG-04")
def stunt(game: Game[Melee], who: Id, answer: Any) -> None:
    """Typed by the attention it takes, as the referee sees it; paid for and tested as such."""
    it = next(one for one in near(game, who) if one.piece == answer["stunt"])
    takes = ruled(game, "attention", ATTENTION, attention(it), "SG-ACT-07", about=who)
    if takes == "long":
        begin_task(game, who, it.piece, "", it.test, it.difficulty, it.target)
    elif takes == "slight":
        tried(game, Trial(who, it.test, "innate", "task"), it)
    elif takes == "limited":
        paid = undeclared_payment(game, who)
        if paid == "slot":
            game.tell(SlotSpent(figure=who, segment=game.state.segment, rules=("SG-ACT-06",)))
        tried(game, Trial(who, it.test, "undeclared", "task"), it)
        if paid == "die":
            game.tell(DiceLost(figure=who, dice=1, action="stunt", rules=("SG-UND-02",)))
    elif game[who].slot(game.state.segment):
        game.tell(SlotSpent(figure=who, segment=game.state.segment, rules=("SG-DECL-07",)))
        tried(game, Trial(who, it.test, "declared", "task"), it)


def tried(game: Game[Melee], trial: Trial, it: Stunt) -> None:
    """One test decides."""
    if attempt(game, trial, it.difficulty).passed:
        game.tell(Cleared(piece=it.piece, by=trial.who, rules=("SG-ACT-07",)))


@at(FINISHED, "SG-LONG-04")
def done_with(game: Game[Melee], value: None, who: Id, task: Task) -> None:
    """A stunt that took turns is done."""
    if any(one.id == task.kind for one in game.state.table.pieces):
        game.tell(Cleared(piece=task.kind, by=who, rules=("SG-LONG-04",)))
