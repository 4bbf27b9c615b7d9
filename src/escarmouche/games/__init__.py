"""The games, each named by import string so that none is imported before it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, overload

if TYPE_CHECKING:
    from escarmouche.core.system import System
    from escarmouche.games.age_des_escarmouches.opening import FrayState as FrayState
    from escarmouche.games.evenor.opening import EvenorState as EvenorState
    from escarmouche.games.kharn_ages.opening import KharnState as KharnState
    from escarmouche.games.saga.opening import MeleeState as MeleeState

SYSTEMS = {
    "evenor": "escarmouche.games.evenor:SYSTEM",
    "kharn-ages": "escarmouche.games.kharn_ages:SYSTEM",
    "age-des-escarmouches": "escarmouche.games.age_des_escarmouches:SYSTEM",
    "saga": "escarmouche.games.saga:SYSTEM",
}
"""Name -> import string. Games from outside are added when they are first asked for."""
GROUP = "escarmouche.games"
"""The entry points by which an installed package offers a game."""


def join() -> None:
    """Add the games that installed packages offer, after our own."""
    from escarmouche.files.plugins import installed

    for name, place in installed(GROUP).items():
        SYSTEMS.setdefault(name, place)


def known() -> dict[str, str]:
    """Every game there is, those of installed packages among them."""
    join()
    return SYSTEMS


def place_of(name: str) -> str:
    """The import string of a game by its name: one of ours, of an installed package, or `module:NAME`, which is then
    known by its own name, too. `Unusable` with the nearest name if there is none."""
    from escarmouche.files.words import nearest
    from escarmouche.telling.texts import Unusable

    if name in SYSTEMS:
        return SYSTEMS[name]
    if ":" in name:
        own = named_at(name)
        if SYSTEMS.setdefault(own, name) != name:
            raise Unusable("plugin-taken", word=name[:80], name=own)
        return name
    join()
    if name not in SYSTEMS:
        raise Unusable("unknown-game", nearest(name, SYSTEMS), word=name[:60], known=list(SYSTEMS))
    return SYSTEMS[name]


def named_at(place: str) -> str:
    """What a game from outside calls itself."""
    from escarmouche.core.system import System
    from escarmouche.files.plugins import NotThere, found_at
    from escarmouche.telling.texts import Unusable

    try:
        found = found_at(place)
    except NotThere as error:
        raise Unusable("plugin-broken", word=place[:80], why=str(error)) from None
    if not isinstance(found, System):
        raise Unusable("plugin-no-game", word=place[:80])
    return found.name


@overload
def system(name: Literal["evenor"]) -> System[EvenorState]: ...
@overload
def system(name: Literal["kharn-ages"]) -> System[KharnState]: ...
@overload
def system(name: Literal["age-des-escarmouches"]) -> System[FrayState]: ...
@overload
def system(name: Literal["saga"]) -> System[MeleeState]: ...
@overload
def system(name: str) -> System: ...
def system(name: str) -> System:
    """A game by its name: its rules, lists, words and all that bots and tables ask of it. A game from outside is named
    by its entry point or as `module:NAME`. `Unusable` with the nearest name if there is none."""
    from escarmouche.core.system import load

    told: object = name
    if not isinstance(told, str):
        from escarmouche.telling.unfit import Unfit

        raise Unfit("name", told, "text")
    return load(place_of(name))
