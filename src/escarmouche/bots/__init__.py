"""Bots: players that answer by themselves. A new one is one file with `choose(view, decision)` and one line here."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from importlib import import_module

from escarmouche.bots.protocol import Bot
from escarmouche.core.system import System

BOTS = {
    "random": "escarmouche.bots.random:RandomBot",
    "greedy": "escarmouche.bots.greedy:GreedyBot",
}
"""Name -> import string of a factory (system, seed) -> Bot, so that none is imported before it plays."""


class UnknownBot(LookupError):
    """No bot has this name; `nearest` is the word that was probably meant."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.known = tuple(BOTS)
        self.nearest = next(iter(get_close_matches(name, BOTS, 1, 0.0)), None)
        super().__init__(f"no bot is called {name!r}; did you mean {self.nearest!r}? There are {', '.join(BOTS)}")


def named(name: str) -> Callable[[System, str], Bot]:
    """The factory of a bot, or `UnknownBot`."""
    if name not in BOTS:
        raise UnknownBot(name)
    module, _, factory = BOTS[name].partition(":")
    found: Callable[[System, str], Bot] = getattr(import_module(module), factory)
    return found


def make(name: str, system: System, seed: str, seat: str) -> Bot:
    """A bot for one seat of one game. Its chance derives from the game's seed and the seat, never from the dice."""
    return named(name)(system, f"{seed}/{seat}/{name}")
