"""Mind: what bots think of a state, and what they answer without thinking."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import Generic

from msgspec import Struct

from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.dice import Block
from escarmouche.core.experience import Experience
from escarmouche.core.parts.rules import S
from escarmouche.core.state import State


def standing(state: State, seat: str) -> float:
    """How many more figures this seat has on the table than all others together."""
    return float(sum([1 if one.side == seat else -1 for one in state.figures.values() if one.on_table]))


def no_habit(state: object, decision: Decision, chance: Block) -> Answer | None:
    """No opinion."""
    return None


def no_leanings(state: object, decision: Decision, chance: Block, most: int) -> list[Answer]:
    """Nothing is weighed."""
    return []


def no_blunders(state: object, decision: Decision) -> Sequence[Answer]:
    """Nothing is ruled out."""
    return ()


class Mind(Struct, Generic[S], frozen=True, kw_only=True):
    """What bots think."""

    score: Callable[[S, str], float] = standing
    """How good the game looks for this seat, without looking ahead; bots compare these."""
    outlook: Callable[[S, str], float] | None = None
    """What a game knows better of `win_chance` than its score tells."""
    habit: Callable[[S, Decision, Block], Answer | None] = no_habit
    """What somebody who knows the game answers without thinking: look-aheads play on by it. None for no opinion."""
    leanings: Callable[[S, Decision, Block, int], list[Answer]] = no_leanings
    """The answers that habit weighs most, the best first; none where it does not weigh them."""

    blunders: Callable[[S, Decision], Sequence[Answer]] = no_blunders
    """Answers that another one beats for free: no bot that thinks gives them."""
    taught: Experience[S] | None = None
    """How its answers are described and weighed, if lessons may change what habit does (tools/learn_habits)."""

    def win_chance(self, state: S, seat: str) -> float:
        """How likely a win looks for this seat, from 0 to 1, in a game that goes on. Unless a game knows better, a lead
        of 8 points makes a win about three times as likely as a loss."""
        if self.outlook is not None:
            return self.outlook(state, seat)
        return 1.0 / (1.0 + exp(-min(max(self.score(state, seat) / 8.0, -30.0), 30.0)))

    @property
    def has_habits(self) -> bool:
        return self.habit is not no_habit
