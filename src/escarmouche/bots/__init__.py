"""Bots: players that answer by themselves. A new one is one file with `choose(view, decision)` and one line here."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from escarmouche.bots.protocol import Bot
from escarmouche.core.system import System
from escarmouche.core.texts import Unusable
from escarmouche.core.words import nearest

BOTS = {
    "random": "escarmouche.bots.random:RandomBot",
    "quick": "escarmouche.bots.quick:quick_bot",
    "greedy": "escarmouche.bots.greedy:GreedyBot",
}
"""Name -> import string of a factory (system, seed) -> Bot, so that none is imported before it plays."""


def named(name: str) -> Callable[[System, str], Bot]:
    """The factory of a bot; `Unusable` with the nearest name if there is none."""
    if name not in BOTS:
        raise Unusable("unknown-bot", nearest(name, BOTS), word=name[:60], known=list(BOTS))
    module, _, factory = BOTS[name].partition(":")
    found: Callable[[System, str], Bot] = getattr(import_module(module), factory)
    return found


def make(name: str, system: System, seed: str, seat: str) -> Bot:
    """A bot for one seat of one game. Its chance derives from the game's seed and the seat, never from the dice."""
    return named(name)(system, f"{seed}/{seat}/{name}")
