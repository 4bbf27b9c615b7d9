"""Rules: how a game begins, who wins it, and what is secret in it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic

from msgspec import Struct
from typing_extensions import TypeVar

from escarmouche.core.dice import Block
from escarmouche.core.state import Plain, State
from escarmouche.space.geometry import CONTACT, gap

S = TypeVar("S", bound=State, default=Any)
"""The state of a game; whoever names none takes any game."""


class Setup(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All that decides a game before the first answer."""

    game: str
    seed: str = "0"
    lists: dict[str, list[str]] = {}
    options: dict[str, Plain] = {}
    content: dict[str, str] = {}
    """Cards of somebody's own that it is played with, and what each was like; filled in where a game is kept."""
    cards: list[dict[str, dict[str, dict[str, Plain]]]] = []
    """Cards that people bring to this table, of each of them by kind and marked name (`cards/bringing.py`)."""
    free: bool = False
    """Lists need not be legal: for trying things out."""
    seats: list[str] = []
    """Who sits at the table, where that is not one seat for each usual side: `red-1`, `red-2`, `blue`, `referee`."""
    scene: str = ""
    """A lesson of the game whose scene it begins with, figures in their places, instead of lists and options."""


class Field(Struct, frozen=True, kw_only=True):
    """One thing to settle before a game or a duel: a name, the words to choose from, and the usual choice."""

    name: str
    choices: tuple[str, ...]
    default: str


def most_standing(state: State) -> str | None:
    """The side with most figures on the table; None for equality."""
    left = {side: sum([one.on_table for one in state.side(side)]) for side in state.sides}
    best = [side for side in left if left[side] == max(left.values())]
    return best[0] if len(best) == 1 else None


def nothing_wrong(options: Mapping[str, Plain]) -> None:
    """Types judge every option of most games."""


def show_all(state: S, seat: str | None) -> S:
    """A game without secrets shows everything."""
    return state


def keep(state: S, now: S, seat: str, chance: Block) -> S:
    """A game that hides nothing of its state has nothing to draw."""
    return state


def in_contact(state: State, who: str) -> tuple[str, ...]:
    """The enemies whose base touches a figure's."""
    me = state.figures[who]
    others = (one for one in state.figures.values() if one.side != me.side and one.on_table)
    return tuple(one.id for one in others if gap(me.footprint, one.footprint) <= CONTACT)


class Rules(Struct, Generic[S], frozen=True, kw_only=True):
    """How a game is played. Only `new_game` must be there."""

    new_game: Callable[[Setup], S]
    """The first state: table, figures not yet placed, agenda. Chance comes from the set-up's seed or from rolls."""
    setup_form: tuple[Field, ...] = ()
    """What players settle before a game, beside their lists."""
    settings: type[Struct] | None = None
    """The options a set-up may have, with their types; without it, those of the form."""
    wrong_option: Callable[[Mapping[str, Plain]], tuple[str, Sequence[str]] | None] = nothing_wrong
    """An option whose value its type cannot judge, and the words it could be; None if all are right."""
    settle: Callable[[S], str | None] = most_standing
    """Who is ahead if the players stop now; None for equality."""
    hide: Callable[[S, str | None], S] = show_all
    """The state without what this seat may not know, the very state if the seat knows that nothing is hidden; None is a
    spectator."""
    guess: Callable[[S, S, str, Block], S] = keep
    """The state at the last quiet point, what a seat may not know of it drawn by lot. The second state, now, tells what
    has come out since. Secret answers and rolls since are drawn by `views.consistent`."""
    engaged: Callable[[S, str], Sequence[str]] = in_contact
    """The enemies a figure is in close combat with, where it stands."""

    @property
    def open(self) -> bool:
        """Nothing is hidden from anybody."""
        return self.hide is show_all
