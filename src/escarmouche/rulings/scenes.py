"""A scene: a situation played with prepared dice, answer by answer; what nobody answers takes its default."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from escarmouche.core.decisions import Decision
from escarmouche.core.dice import QueuedDice
from escarmouche.core.events import Event
from escarmouche.core.position import Position, Step, advance, begin
from escarmouche.core.system import System
from escarmouche.files.sentences import Sentence, said

MOST_DEFAULTS = 2_000

Dice = Mapping[str, Mapping[str, Sequence[int]]]


class Failure(Exception):
    """The first difference between what happened and what was to happen."""

    def __init__(self, words: Sentence) -> None:
        super().__init__(words)
        self.words = words


class Scene:
    """A situation being played."""

    def __init__(self, system: System, dice: Dice, sides: Mapping[str, str]) -> None:
        self.system = system
        self.dice = QueuedDice(dice, sides)
        self.position: Position[Any] = Position(None)
        self.events: list[Event] = []
        self.taken = 0
        """How many questions took their default."""

    def begin(self, state: Any) -> None:
        self.take(lambda: begin(state, self.dice, auto=False))

    def give(self, decision: Decision, answer: Any) -> None:
        """Answer one of the questions that are asked."""
        self.take(lambda: advance(self.position, answer, self.dice, decision.seat, auto=False))

    def take(self, step: Callable[[], Step]) -> None:
        made = step()
        self.record(made.events)
        self.position = made.position

    def record(self, events: Sequence[Event]) -> None:
        self.events += events

    def default(self) -> bool:
        """Somebody says nothing; false if all who are asked must speak."""
        self.taken += 1
        if self.taken > MOST_DEFAULTS:
            many = "more than {most} decisions took their default; the last was {asked}"
            raise Failure(said(many, most=MOST_DEFAULTS, asked=self.asking()))
        for decision in self.position.pending:
            answer = decision.default
            if answer is not None:
                self.pass_over(decision, answer)
                return True
        return False

    def pass_over(self, decision: Decision, default: Any) -> None:
        self.give(decision, default)

    def until(self, wanted: Callable[[Decision], bool]) -> Decision | None:
        """Let defaults go by up to a question that is wanted; none if the game is over or somebody must speak."""
        while True:
            for decision in self.position.pending:
                if wanted(decision):
                    return decision
            if self.position.over or not self.default():
                return None

    def asking(self) -> Sentence:
        if self.position.over:
            return said("nothing")
        decision = self.position.pending[0]
        if not decision.figure:
            return said("{decision} of {seat}", decision=decision.key, seat=decision.seat)
        return said(
            "{decision} of {seat} about {figure}", decision=decision.key, seat=decision.seat, figure=decision.figure
        )
