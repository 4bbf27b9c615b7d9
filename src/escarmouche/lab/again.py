"""One game of a study once more: its set-up, its answers and its dice, for a table to show."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from escarmouche.core.dice import SeededDice
from escarmouche.core.game import Answered, Fell
from escarmouche.core.position import Step, advance, begin
from escarmouche.core.system import Setup, load
from escarmouche.sim.games import Contest, played_game


class Told(Struct, frozen=True):
    """The answers that left a choice, in their order, and every roll."""

    setup: Setup
    answers: tuple[tuple[str, Any], ...]
    faces: tuple[tuple[int, ...], ...]


def again(contest: Contest, index: int) -> Told:
    """Play one game of a contest and tell it answer by answer."""
    system = load(contest.system)
    setup, played, _ = played_game(contest, system, index)
    given = [entry for entry in played.entries if isinstance(entry, Answered)]
    dice = SeededDice(setup.seed)
    step = begin(system.rules.new_game(setup), dice)
    at, answers = answered(step), []
    while at < len(given):
        entry = given[at]
        answers.append((entry.seat, entry.answer))
        step = advance(step.position, entry.answer, dice, entry.seat)
        at += answered(step)
    faces = tuple(entry.faces for entry in played.entries if isinstance(entry, Fell))
    return Told(setup, tuple(answers), faces)


def answered(step: Step) -> int:
    """How many answers a step took, those without a choice among them."""
    return sum(isinstance(entry, Answered) for entry in step.entries)
