"""`esc.game`: a new game, with whatever is not said drawn from its seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal, overload

from escarmouche.core.dice import Block
from escarmouche.core.parts.lists import build_none
from escarmouche.core.parts.rules import S
from escarmouche.core.state import Plain
from escarmouche.core.system import Setup, System
from escarmouche.front.position import Position, opened
from escarmouche.games import system as named

if TYPE_CHECKING:
    from escarmouche.games import EvenorState, FrayState, KharnState, MeleeState

Lists = Mapping[str, Sequence[str]]


@overload
def game(
    name: Literal["evenor"], *, seed: str = ..., lists: Lists = ..., seats: Sequence[str] = ..., **options: Plain
) -> Position[EvenorState]: ...
@overload
def game(
    name: Literal["kharn-ages"], *, seed: str = ..., lists: Lists = ..., seats: Sequence[str] = ..., **options: Plain
) -> Position[KharnState]: ...
@overload
def game(
    name: Literal["age-des-escarmouches"],
    *,
    seed: str = ...,
    lists: Lists = ...,
    seats: Sequence[str] = ...,
    **options: Plain,
) -> Position[FrayState]: ...
@overload
def game(
    name: Literal["saga"], *, seed: str = ..., lists: Lists = ..., seats: Sequence[str] = ..., **options: Plain
) -> Position[MeleeState]: ...
@overload
def game(
    name: System[S], *, seed: str = ..., lists: Lists = ..., seats: Sequence[str] = ..., **options: Plain
) -> Position[S]: ...
@overload
def game(
    name: str, *, seed: str = ..., lists: Lists = ..., seats: Sequence[str] = ..., **options: Plain
) -> Position: ...
def game(
    name: str | System,
    *,
    seed: str = "0",
    lists: Lists | None = None,
    seats: Sequence[str] = (),
    **options: Plain,
) -> Position:
    """A new game at its first question. The seed decides the dice, the table, and a legal list for every side that
    `lists` does not give one. `seats` names who sits at a larger table; everything else is an option of the game, as
    its set-up has it. `Unusable` names what cannot be played and the nearest word.

    ```python
    import escarmouche as esc

    position = esc.game("evenor", seed="7", scenario="extermination", stop_after=4)
    assert position.seat in ("red", "blue")
    print(position.question("en"), len(position.options))
    ```
    """
    system = named(name) if isinstance(name, str) else name
    return opened(system, setup_for(system, seed, lists or {}, seats, options))


def setup_for(system: System, seed: str, lists: Lists, seats: Sequence[str], options: Mapping[str, Plain]) -> Setup:
    """A set-up with a list for every side: those given, the others drawn as simulations draw them."""
    given = {side: list(members) for side, members in lists.items()}
    if system.lists.build is not build_none:
        for side in system.sides_at(seats):
            if side not in given:
                given[side] = system.lists.build(Block(f"{seed}/{side}/list", 0), None, options)
    return Setup(game=system.name, seed=seed, lists=given, options=dict(options), seats=list(seats))
