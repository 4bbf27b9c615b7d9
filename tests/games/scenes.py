"""Scenes of any game: figures on a table, prepared dice, answers, and a look at what came of it.

As in a case, a question that is not the one answered next takes its default; dice come from the queue of who rolls and
what for, and `played()` fails if one is left over.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from escarmouche.core.casefiles import CaseTerrain
from escarmouche.core.decisions import Choose, ChooseSome, Decision, Refusal, Refused
from escarmouche.core.dice import QueuedDice
from escarmouche.core.events import Event, TurnBegan, fields_of
from escarmouche.core.position import Position, Step, advance, begin
from escarmouche.core.system import System

Answer = tuple[str, Any]
Dice = Mapping[str, Mapping[str, Sequence[int]]]


def block(name: str, x0: float, y0: float, x1: float, y1: float, kind: str = "rock", **more: Any) -> CaseTerrain:
    """A rectangular piece of scenery."""
    height = more.pop("height", None)
    return CaseTerrain(name, ((x0, y0), (x1, y0), (x1, y1), (x0, y1)), kind, height, more)


class Scene:
    """A scene being played."""

    def __init__(self, system: System, state: Any, dice: Dice, sides: Mapping[str, str]) -> None:
        self.system = system
        self.dice = QueuedDice(dice, sides)
        self.events: list[Event] = []
        self.position = Position(state)
        self._take(begin(state, self.dice, auto=False))

    def play(self, *answers: Answer) -> Scene:
        """Answer in this order; other questions take their defaults. Then defaults go on as far as they can."""
        self.answer(*answers)
        self._settle()
        return self

    def answer(self, *answers: Answer) -> Scene:
        """Answer in this order and stop at the next question, whatever it is."""
        for key, answer in answers:
            decision = self._until(key)
            self._take(advance(self.position, answer, self.dice, decision.seat, auto=False))
        return self

    def refused(self, key: str, answer: Any) -> Refusal:
        """The refusal of an answer that must be refused."""
        decision = self._until(key)
        try:
            advance(self.position, answer, self.dice, decision.seat, auto=False)
        except Refused as refused:
            return refused.refusal
        raise AssertionError(f"{key}: {answer} was accepted")

    @property
    def pending(self) -> Decision:
        return self.position.pending[0]

    @property
    def over(self) -> bool:
        return self.position.over

    def offers(self, key: str) -> list[Any]:
        """The options of the next question of this key."""
        decision = self._until(key)
        assert isinstance(decision, Choose | ChooseSome)
        return [option.value for option in decision.options]

    @property
    def state(self) -> Any:
        return self.position.now

    def facts(self, who: str) -> dict[str, Any]:
        return self.system.figure_facts(self.state, who)

    def status(self, who: str) -> set[str]:
        return set(self.facts(who)["status"])

    def query(self, name: str, **asked: Any) -> Any:
        return self.system.query(self.state, name, {key.rstrip("_"): value for key, value in asked.items()})

    def all(self, event: str, **fields: Any) -> list[dict[str, Any]]:
        """The events of this name whose fields have these values."""
        told = [fields_of(one) for one in self.events]
        return [e for e in told if e["event"] == event and all(e.get(name) == value for name, value in fields.items())]

    def one(self, event: str, **fields: Any) -> dict[str, Any]:
        found = self.all(event, **fields)
        assert len(found) == 1, f"{len(found)} events {event} {fields}: {[fields_of(e)['event'] for e in self.events]}"
        return found[0]

    def rolls(self, who: str, purpose: str) -> list[dict[str, Any]]:
        return self.all("rolled", figure=who, purpose=purpose)

    def story(self) -> list[dict[str, Any]]:
        """Everything that was told, in order."""
        return [fields_of(event) for event in self.events]

    def order(self) -> list[str]:
        """The names of the events, in order."""
        return [str(fields_of(event)["event"]) for event in self.events]

    def played(self) -> Scene:
        """Every prepared die was rolled."""
        assert not self.dice.left(), f"dice left: {self.dice.left()}"
        return self

    # ---- helpers

    def _take(self, step: Step) -> None:
        self.position = step.position
        self.events += step.events

    def _default(self) -> bool:
        for decision in self.position.pending:
            default = decision.default
            if default is not None:
                self._take(advance(self.position, default, self.dice, decision.seat, auto=False))
                return True
        return False

    def _until(self, key: str) -> Decision:
        for _ in range(500):
            for decision in self.position.pending:
                if decision.key == key:
                    return decision
            assert self.position.pending, f"the game is over; {key} is never asked"
            assert self._default(), f"{self.pending.key} of {self.pending.figure} is asked, not {key}"
        raise AssertionError(f"{key} is never asked")

    def _settle(self) -> None:
        for _ in range(500):
            before = len(self.events)
            if self.position.over or not self._default():
                return
            if any(isinstance(event, TurnBegan) for event in self.events[before:]):
                return
