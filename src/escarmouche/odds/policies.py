"""Policies: what those who must choose do on the way of an action whose odds are asked."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import Block
from escarmouche.core.game import Game
from escarmouche.odds.ahead import Enough
from escarmouche.odds.branching import TooMany

POLICIES = ("best", "decline")
"""`best`: everybody takes what leaves the game looking best for them, on average, knowing the dice that fell.
`decline`: everybody answers as somebody who says nothing."""

PATHS = 3
"""Paths or points somebody else considers, where they must name one."""
MOST = 16
"""Answers to a question that are followed."""


class Policy:
    """Answers worth following at a question. A question of consequence to the one who acts ends the way."""

    __slots__ = ("answer", "asked", "before", "best", "ended", "idle", "key", "many", "phases", "seat")

    def __init__(self, name: str, seat: str, key: str, answer: Answer) -> None:
        self.best, self.seat, self.key, self.answer = name == "best", seat, key, answer
        self.phases = self.before = 0
        """Phases entered; `before` a way begins, if it begins in the middle of an action."""
        self.ended = ""
        """The question before which the way ended."""
        self.asked = False
        """Somebody had a choice on one of the ways."""
        self.idle = False
        """Who answers was asked again on one of the ways, could have done something, and declined."""
        self.many = 1
        """How many answers to the latest question the best would be looked for among."""

    def begin(self) -> None:
        """A new way."""
        self.phases, self.ended = self.before, ""

    def enter(self) -> None:
        """A new phase. After the first, what the actor does next is another action."""
        self.phases += 1

    def stop(self, decision: Decision) -> Enough:
        self.ended = decision.key
        return Enough()

    def __call__(self, game: Game[Any], decision: Decision) -> list[Answer]:
        answers = self._answers(decision)
        self.asked = True
        return answers

    def _answers(self, decision: Decision) -> list[Answer]:
        mine, later = decision.seat == self.seat, self.phases > 1
        self.many = 1
        default = decision.default
        place = decision.places
        again = decision.key == self.key and (later or place or default is None)  # not the next die of the same roll
        if mine and (again or (later and default is None)):
            raise self.stop(decision)
        if mine and isinstance(self.answer, dict) and default in self.answer.values():
            return [default]  # whom the answer names already is not chosen again
        if place:
            if default is not None:
                return [default]
            if mine:
                raise self.stop(decision)
            found = decision.candidates(Block("odds", 0), PATHS)
            return found if self.best else found[:1]
        if later and mine:
            return [default]
        found = decision.candidates(Block("odds", 0), MOST)
        self.many = len(found)
        if not self.best and default is not None:
            self.idle |= mine and self.many > 1
            return [default]
        if not found:
            raise TooMany
        return found if self.best else found[:1]
