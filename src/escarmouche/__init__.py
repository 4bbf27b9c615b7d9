"""Tabletop skirmish games with every rule enforced.

`import escarmouche as esc` is the front door: the names below are stable (docs/api.md says for how long), each is
imported when it is first asked for, and everything behind them may change between versions.
"""

from __future__ import annotations

from os.path import dirname, exists
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from escarmouche.bots.protocol import Bot as Bot
    from escarmouche.bots.protocol import View as View
    from escarmouche.core.decisions import Answer as Answer
    from escarmouche.core.decisions import Decision as Decision
    from escarmouche.core.decisions import Refused as Refused
    from escarmouche.core.dice import Block as Block
    from escarmouche.files.words import BadFile as BadFile
    from escarmouche.front.kept import Record as Record
    from escarmouche.front.kept import case as case
    from escarmouche.front.kept import record as record
    from escarmouche.front.opening import game as game
    from escarmouche.front.picture import picture as picture
    from escarmouche.front.playing import Played as Played
    from escarmouche.front.playing import Player as Player
    from escarmouche.front.playing import bot as bot
    from escarmouche.front.playing import play as play
    from escarmouche.front.playing import simulate as simulate
    from escarmouche.front.position import Position as Position
    from escarmouche.games import system as system
    from escarmouche.odds.asking import odds as odds
    from escarmouche.telling.texts import Unusable as Unusable

__version__ = "0.1.0"

if exists(f"{dirname(__file__)}/_fast/stamp.json"):  # what `escarmouche build-fast` made
    from escarmouche import fast

    fast.use()

_NAMES = {
    "Answer": "core.decisions:Answer",
    "BadFile": "files.words:BadFile",
    "Block": "core.dice:Block",
    "Bot": "bots.protocol:Bot",
    "Decision": "core.decisions:Decision",
    "Played": "front.playing:Played",
    "Player": "front.playing:Player",
    "Position": "front.position:Position",
    "Record": "front.kept:Record",
    "Refused": "core.decisions:Refused",
    "Unusable": "telling.texts:Unusable",
    "View": "bots.protocol:View",
    "bot": "front.playing:bot",
    "case": "front.kept:case",
    "game": "front.opening:game",
    "odds": "odds",  # a package that can be called
    "picture": "front.picture:picture",
    "play": "front.playing:play",
    "record": "front.kept:record",
    "simulate": "front.playing:simulate",
    "system": "games:system",
}
_GOING: dict[str, tuple[str, str]] = {}
"""A name that will go -> the one to use instead, and the version without it."""

__all__ = [*_NAMES]  # noqa: PLE0604 (the names are text)


def _found(name: str) -> object:
    """A name of the front door, imported at its first use; one that is to go, with a warning."""
    from importlib import import_module

    if name in _GOING:
        import warnings

        meant, last = _GOING[name]
        warnings.warn(
            f"escarmouche.{name} goes with version {last}: use escarmouche.{meant}", DeprecationWarning, stacklevel=2
        )
        name = meant
    if name not in _NAMES:
        raise AttributeError(f"module 'escarmouche' has no attribute {name!r}")
    module, _, inside = _NAMES[name].partition(":")
    place = import_module(f"escarmouche.{module}")
    found: object = getattr(place, inside) if inside else place
    return globals().setdefault(name, found)


if not TYPE_CHECKING:  # a type checker is to know every name, and that there is no other
    __getattr__ = _found


def __dir__() -> list[str]:
    return [*globals(), *_NAMES]
