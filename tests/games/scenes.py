"""Scenes of any game: figures on a table, prepared dice, answers, and a look at what came of it.

As in a case, a question that is not the one answered next takes its default; dice come from the queue of who rolls and
what for, and `played()` fails if one is left over.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from escarmouche.core.decisions import Choose, ChooseSome, Decision, Refusal, Refused
from escarmouche.core.events import TurnBegan, fields_of
from escarmouche.core.system import System
from escarmouche.rulings import scenes
from escarmouche.rulings.casefiles import Case, CaseFigure, CaseTerrain, CaseTurn, Given
from escarmouche.rulings.scenes import Dice

__all__ = ["Answer", "Dice", "Scene", "block", "scene_of"]

Answer = tuple[str, Any]


def block(name: str, x0: float, y0: float, x1: float, y1: float, kind: str = "rock", **more: Any) -> CaseTerrain:
    """A rectangular piece of scenery."""
    height = more.pop("height", None)
    return CaseTerrain(name, ((x0, y0), (x1, y0), (x1, y1), (x0, y1)), kind, height, more)


def scene_of(
    system: System,
    red: Mapping[str, CaseFigure] | None = None,
    blue: Mapping[str, CaseFigure] | None = None,
    terrain: Sequence[CaseTerrain] = (),
    dice: Dice | None = None,
    turn: int = 1,
    active: str | None = None,
    opening: str = "",
    **options: Any,
) -> Scene:
    """A situation, ready to be played. `opening` is the key of the first answer, where it matters (zone, deploy)."""
    sides = {"red": red or {}, "blue": blue or {}}
    figures = {who: replace(made, side=side) for side, band in sides.items() for who, made in band.items()}
    case = Case(
        case="scene",
        game=system.name,
        options=options,
        turn=CaseTurn(turn, active),
        terrain=tuple(terrain),
        figures=figures,
        play=(Given(opening, None),) if opening else (),
    )
    return Scene(system, system.cases.state(case), dice or {}, {who: figure.side for who, figure in figures.items()})


class Scene(scenes.Scene):
    """A scene being played, and questions about it."""

    def __init__(self, system: System, state: Any, dice: Dice, sides: Mapping[str, str]) -> None:
        super().__init__(system, dice, sides)
        self.begin(state)

    def play(self, *answers: Answer) -> Scene:
        """Answer in this order; other questions take their defaults. Then defaults go on as far as they can."""
        self.answer(*answers)
        before = len(self.events)
        while not any(isinstance(event, TurnBegan) for event in self.events[before:]):
            before = len(self.events)
            if self.position.over or not self.default():
                break
        return self

    def answer(self, *answers: Answer) -> Scene:
        """Answer in this order and stop at the next question, whatever it is."""
        for key, answer in answers:
            self.give(self._until(key), answer)
        return self

    def refused(self, key: str, answer: Any) -> Refusal:
        """The refusal of an answer that must be refused."""
        decision = self._until(key)
        try:
            self.give(decision, answer)
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
        return self.system.cases.facts(self.state, who)

    def status(self, who: str) -> set[str]:
        return set(self.facts(who)["status"])

    def query(self, name: str, **asked: Any) -> Any:
        return self.system.cases.query(self.state, name, {key.rstrip("_"): value for key, value in asked.items()})

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

    def _until(self, key: str) -> Decision:
        decision = self.until(lambda one: one.key == key)
        assert decision is not None, f"{self.asking()} is asked, not {key}"
        return decision
