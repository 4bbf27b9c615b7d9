"""Bots: players that answer by themselves. A new one is one file with `choose(view, decision)` and one line here."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module

from escarmouche.bots.protocol import Bot
from escarmouche.core.system import System
from escarmouche.core.texts import Unusable
from escarmouche.core.words import nearest

BOTS = {
    "random": "escarmouche.bots.random:RandomBot",
    "quick": "escarmouche.bots.quick:quick_bot",
    "greedy": "escarmouche.bots.greedy:GreedyBot",
    "habit": "escarmouche.bots.habit:HabitBot",
    "search": "escarmouche.bots.search:SearchBot",
}
"""Name -> import string of a factory (system, seed) -> Bot, so that none is imported before it plays."""
THINKERS = ("search",)
"""The bots that take a budget: `search@300` for 300 look-aheads a move, `search@1s` for one second."""


def named(name: str) -> Callable[[System, str], Bot]:
    """The factory of a bot, with its budget if the name has one; `Unusable` with the nearest name if there is none."""
    kind, at, budget = name.partition("@")
    if kind not in BOTS:
        raise Unusable("unknown-bot", nearest(kind, BOTS), word=name[:60], known=list(BOTS))
    module, _, factory = BOTS[kind].partition(":")
    found: Callable[..., Bot] = getattr(import_module(module), factory)
    return partial(found, **budget_of(name, kind, budget)) if at else found


def budget_of(name: str, kind: str, told: str) -> dict[str, int | float]:
    """`300` is look-aheads, `1s` and `0.2s` seconds of processor time; per move, both."""
    try:
        budget: dict[str, int | float] = (
            {"seconds": float(told[:-1])} if told.endswith("s") else {"iterations": int(told)}
        )
    except ValueError:
        budget = {}
    if kind not in THINKERS or not all(0 < value <= 1_000_000 for value in budget.values()) or not budget:
        raise Unusable("wrong-budget", None, word=name[:60], known=[f"{one}@300, {one}@1s" for one in THINKERS])
    return budget


def make(name: str, system: System, seed: str, seat: str) -> Bot:
    """A bot for one seat of one game. Its chance derives from the game's seed and the seat, never from the dice."""
    return named(name)(system, f"{seed}/{seat}/{name}")
