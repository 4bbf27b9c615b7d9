"""What no list of actions has: an encounter says what may be tried, and how much attention it takes."""

from __future__ import annotations

from typing import Any

import msgspec

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
from escarmouche.games.saga.stats import FINISHED, MAY_GO, Trial
from escarmouche.space.geometry import Footprint, Point, gap_to_ring

ATTENTION = ("sustained", "limited", "slight", "long")
"""Declared, undeclared, innate, long."""
NEAR = 1.0


@rule("SG-ACT-07")
def stunts(game: Game[Melee], who: Id) -> list[Option]:
    """What the encounter has to try, near enough, and somebody has attention for."""
    here = near(game, who)
    free = attentive(game, who) if here else ()
    return [Option({"stunt": one.piece}, "", ("SG-ACT-07",)) for one in here if attention(one) in free]


@rule("SG-DECL-07", "SG-LONG-03", "SG-POST-02")
def attentive(game: Game[Melee], who: Id) -> tuple[str, ...]:
    """The attention somebody has: only the slightest at a long action, no more than limited while getting up, and
    sustained with the slot of this segment."""
    me = game[who]
    if me.task is not None:
        return ("slight",)
    if me.rising:
        return ("limited", "slight")
    return ATTENTION if me.slot(game.state.segment) else ATTENTION[1:]


def near(game: Game[Melee], who: Id) -> list[Stunt]:
    known = {one.piece: one for one in tricks(game.state)}
    if not known:
        return []
    here = [(known[piece.id], ring) for piece, ring in game.state.table.outlines if piece.id in known]
    return [one for one, ring in here if gap_to_ring(game[who], ring) <= NEAR]


def tricks(state: Melee) -> tuple[Stunt, ...]:
    """What may be tried here: as the encounter has it, or the case."""
    told = state.options.get("stunts")
    return msgspec.convert(told, tuple[Stunt, ...]) if told else encounter(state.encounter).stunts


def attention(it: Stunt) -> str:
    """As the encounter says; sustained where it says nothing."""
    return it.attention or "sustained"


def why_no_stunt(game: Game[Melee], who: Id, answer: Any) -> Refusal | None:
    me, there = game[who], any(answer == {"stunt": one.piece} for one in near(game, who))
    if me.task is not None:
        return Refusal("at-a-task", ("SG-LONG-03",), {"figure": who})
    if there and me.rising:
        return Refusal("rising", ("SG-POST-02",), {"figure": who})
    return Refusal("no-stunt", ("SG-ACT-07", *(("SG-DECL-07",) if there else ())), {"figure": who})


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


@at(MAY_GO, "SG-LONG-03")
def stays_at_the_work(game: Game[Melee], value: Refusal | None, who: Id, path: tuple[Point, ...]) -> Refusal | None:
    """Nobody walks away from what it is working at."""
    me = game[who]
    ring = next((ring for one, ring in game.state.table.outlines if me.task and one.id == me.task.kind), None)
    if value is not None or ring is None or gap_to_ring(Footprint(me.base, path[-1], me.angle), ring) <= NEAR:
        return value
    return Refusal("at-a-task", ("SG-LONG-03",), {"figure": who})


@at(FINISHED, "SG-LONG-04")
def done_with(game: Game[Melee], value: None, who: Id, task: Task) -> None:
    """A stunt that took turns is done."""
    if any(one.id == task.kind for one in game.state.table.pieces):
        game.tell(Cleared(piece=task.kind, by=who, rules=("SG-LONG-04",)))
