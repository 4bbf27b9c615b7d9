"""Actions: each registered once, with what is open of it now, why something is not, and how it is done.

A game owns one registry, `ACTIONS = Actions(Action)` or of a subclass with fields of its own. Its chapters add to it:
`@ACTIONS.action("dig", digs, why_no_digging)` over the function that digs. What an action costs is the game's affair.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Concatenate, Generic, ParamSpec, TypeVar

from msgspec import Struct

from escarmouche.core.decisions import Answer, Choose, Option, Refusal, head
from escarmouche.core.game import Game
from escarmouche.core.state import State
from escarmouche.files.words import nearest

S = TypeVar("S", bound=State)
Who = TypeVar("Who")
Performs = TypeVar("Performs", bound=Callable[..., None])


class Action(Struct, Generic[S, Who, Performs], frozen=True):
    """A kind of action. `Who` is the actor as the game hands it over: an id, or an id and how it may act."""

    performs: Performs
    name: str
    """The first word of its answers."""
    offers: Callable[[Game[S], Who], Sequence[Option]]
    """What of it is open now; whatever is offered can be performed."""
    refuses: Callable[[Game[S], Who, Answer], Refusal | None]
    """Why an answer that was not offered is not open."""


Kind = TypeVar("Kind", bound=Action[Any, Any, Any])
Form = ParamSpec("Form")


class Actions(dict[str, Kind], Generic[Form, Performs, Kind]):
    """The actions of a game by name, in the order in which they are offered."""

    def __init__(self, kind: Callable[Concatenate[Performs, Form], Kind]) -> None:
        super().__init__()
        self.kind = kind

    def action(self, *parts: Form.args, **more: Form.kwargs) -> Callable[[Performs], Performs]:
        """Register an action over what performs it."""

        def register(performs: Performs) -> Performs:
            made = self.kind(performs, *parts, **more)
            if made.name in self:
                raise ValueError(f"two actions are called {made.name}")
            self[made.name] = made
            return performs

        return register

    def named(self, answer: Answer) -> Kind | None:
        """The action an answer names, open or not."""
        return self.get(head(answer)) if isinstance(answer, str | dict) else None


class ChooseAction(Choose, frozen=True, kw_only=True):
    """Choose an action; a word that is none is refused with the nearest one that is."""

    known: Collection[str]
    """The names of all actions, open or not."""

    def _unknown(self, answer: Answer) -> Refusal:
        word = head(answer) if isinstance(answer, str | dict) else ""
        words = [*self.known, *(option.head for option in self.options)]
        meant = None if word in words else nearest(word, words)
        if meant is None:
            return super()._unknown(answer)
        return Refusal("no-such-action", self.rules, {"action": word[:60], "nearest": meant})


def of_every_kind(values: Sequence[Answer], most: int, idle: Collection[str] = ()) -> list[Answer]:
    """Some of many answers: the first of each kind, then the second of each, and the idle kinds last."""
    kinds: dict[str, list[Answer]] = {}
    for value in values:
        kinds.setdefault(head(value), []).append(value)
    found: list[Answer] = []
    for rank in range(max(map(len, kinds.values()), default=0)):
        found += [row[rank] for kind, row in kinds.items() if rank < len(row) and kind not in idle]
    found += [value for kind, row in kinds.items() if kind in idle for value in row]
    return found[:most]
