"""What callers give the front door: the wrong kind of thing is refused at once, with its name and what was expected."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING

from escarmouche.core.parts.rules import S
from escarmouche.core.seating import REFEREE, side_of
from escarmouche.core.state import Plain
from escarmouche.core.system import System
from escarmouche.files.words import nearest
from escarmouche.games import system as named
from escarmouche.telling.languages import LANGUAGES, Lang, language
from escarmouche.telling.texts import Unusable, choice
from escarmouche.telling.unfit import Unfit

if TYPE_CHECKING:
    from escarmouche.bots.protocol import Bot
    from escarmouche.front.position import Position


def text(argument: str, value: object, what: str = "text") -> str:
    if not isinstance(value, str):
        raise Unfit(argument, value, what)
    return value


def seed(value: object) -> str:
    """Any text; a number is read as it is written."""
    if isinstance(value, bool) or not isinstance(value, str | int):
        raise Unfit("seed", value, "text")
    return str(value)


def spoken(lang: object) -> Lang:
    """The language that is asked for, or that of the surroundings."""
    if lang is None:
        return language()
    told = text("lang", lang)
    if told[:2].lower() not in LANGUAGES:
        raise Unusable("unknown-lang", None, word=told[:40], known=list(LANGUAGES))
    return language(told)


def path(argument: str, value: object) -> Path:
    if not isinstance(value, str | PathLike):
        raise Unfit(argument, value, "path")
    return Path(value)


def position(value: object) -> Position:
    from escarmouche.front.position import Position

    if not isinstance(value, Position):
        raise Unfit("position", value, "position")
    return value


def system(value: str | System[S]) -> System[S]:
    """A game by its name, or itself."""
    if not isinstance(value, str | System):
        raise Unfit("name", value, "game")
    return named(value) if isinstance(value, str) else value


def sides(argument: str, value: object) -> dict[str, list[str]]:
    """Lists by the side they are for."""
    if not isinstance(value, Mapping):
        raise Unfit(argument, value, "sides")
    return {side: names(f"{argument}.{side}", members) for side, members in value.items()}


def names(argument: str, value: object) -> list[str]:
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise Unfit(argument, value, "list")
    return [text(f"{argument}.{at}", one) for at, one in enumerate(value)]


def seat(game: System, value: object) -> str:
    """A seat that some table of this game may have."""
    told = text("seat", value)
    if side_of(told) not in (*game.seats, *game.sides, REFEREE):
        known = [*game.seats, REFEREE]
        raise Unusable("unknown-seat", nearest(told, known), word=told[:40], known=known)
    return told


def player(value: object) -> str | Bot:
    """A bot, or the name of one."""
    if isinstance(value, str):
        return value
    if isinstance(value, type) or not callable(getattr(value, "choose", None)):
        raise Unfit("player", value, "bot")
    made: Bot = value  # type: ignore[assignment]  # whatever has `choose`
    return made


def options(game: System, told: Mapping[str, Plain]) -> dict[str, Plain]:
    """The options of a game. `scenario` is what is played in any of them, an encounter, too."""
    if not isinstance(told, Mapping):
        raise Unfit("options", told, "mapping")
    form = {field.name for field in game.rules.setup_form}
    found = dict(told)
    if "scenario" in found and "scenario" not in form and "encounter" in form:
        found["encounter"] = choice(game, "encounter", text("scenario", found.pop("scenario")))
    return found
