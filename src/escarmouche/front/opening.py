"""`esc.game`: a new game, with whatever is not said drawn from its seed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal, overload

from escarmouche.cards.setups import check_options
from escarmouche.core.dice import Block
from escarmouche.core.parts.lists import build_none
from escarmouche.core.parts.rules import S
from escarmouche.core.state import Plain
from escarmouche.core.system import Setup, System
from escarmouche.front import given
from escarmouche.front.position import Position, opened

if TYPE_CHECKING:
    from escarmouche.games import EvenorState, FrayState, KharnState, MeleeState

Lists = Mapping[str, Sequence[str]]
Seed = str | int


@overload
def game(
    name: Literal["evenor"],
    *,
    seed: Seed = ...,
    lists: Lists | None = ...,
    seats: Sequence[str] = ...,
    **options: Plain,
) -> Position[EvenorState]: ...
@overload
def game(
    name: Literal["kharn-ages"],
    *,
    seed: Seed = ...,
    lists: Lists | None = ...,
    seats: Sequence[str] = ...,
    **options: Plain,
) -> Position[KharnState]: ...
@overload
def game(
    name: Literal["age-des-escarmouches"],
    *,
    seed: Seed = ...,
    lists: Lists | None = ...,
    seats: Sequence[str] = ...,
    **options: Plain,
) -> Position[FrayState]: ...
@overload
def game(
    name: Literal["saga"], *, seed: Seed = ..., lists: Lists | None = ..., seats: Sequence[str] = ..., **options: Plain
) -> Position[MeleeState]: ...
@overload
def game(
    name: System[S], *, seed: Seed = ..., lists: Lists | None = ..., seats: Sequence[str] = ..., **options: Plain
) -> Position[S]: ...
@overload
def game(
    name: str, *, seed: Seed = ..., lists: Lists | None = ..., seats: Sequence[str] = ..., **options: Plain
) -> Position: ...
def game(
    name: str | System,
    *,
    seed: Seed = "0",
    lists: Lists | None = None,
    seats: Sequence[str] = (),
    **options: Plain,
) -> Position:
    """A new game at its first question. The seed decides the dice, the table, and a legal list for every side that
    `lists` does not give one. `seats` names who sits at a larger table; everything else is an option of the game, as
    its set-up has it (`scenario` is what is played in any of them). `Unusable` names what cannot be played and the
    nearest word.

    ```python
    import escarmouche as esc

    position = esc.game("evenor", seed="7", scenario="extermination", stop_after=4)
    assert position.seat in ("red", "blue")
    print(position.question("en"), len(position.options))
    ```
    """
    system = given.system(name)
    return opened(system, setup_for(system, seed, lists, seats, options))


def setup_for(
    system: System, seed: Seed, lists: Lists | None, seats: Sequence[str], options: Mapping[str, Plain]
) -> Setup:
    """A set-up with a list for every side: those given, the others drawn as simulations draw them."""
    told, chosen = given.seed(seed), given.options(system, options)
    taken, known = given.names("seats", seats), given.sides("lists", lists or {})
    if system.lists.build is not build_none:
        check_options(system, chosen)
        for side in system.sides_at(taken):
            if side not in known:
                known[side] = system.lists.build(Block(f"{told}/{side}/list", 0), None, chosen)
    return Setup(game=system.name, seed=told, lists=known, options=chosen, seats=taken)
