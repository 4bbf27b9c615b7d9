"""Bots: players that answer by themselves. A new one is one file with `choose(view, decision)` and one line here."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from escarmouche.bots.protocol import Bot
from escarmouche.core.system import System
from escarmouche.files.plugins import NotThere, found_at
from escarmouche.files.words import nearest
from escarmouche.telling.texts import Unusable

BOTS = {
    "random": "escarmouche.bots.random:RandomBot",
    "beginner": "escarmouche.bots.beginner:BeginnerBot",
    "quick": "escarmouche.bots.quick:quick_bot",
    "greedy": "escarmouche.bots.greedy:GreedyBot",
    "habit": "escarmouche.bots.habit:HabitBot",
    "search": "escarmouche.bots.search:SearchBot",
}
"""Name -> import string of a factory (system, seed) -> Bot, so that none is imported before it plays."""
OURS = frozenset(BOTS)
THINKERS = ("search",)
"""The bots that take a budget: `search@300` for 300 look-aheads a move, `search@1s` for one second."""


GROUP = "escarmouche.bots"
"""The entry points by which an installed package offers a bot."""
PROGRAM = "program:"
"""What begins the name of a bot that is a program of its own: `program:./my-bot --fast`."""


def join() -> None:
    """Add the bots that installed packages offer, after our own."""
    from escarmouche.files.plugins import installed

    for name, place in installed(GROUP).items():
        BOTS.setdefault(name, place)


def named(name: str) -> Callable[[System, str], Bot]:
    """The factory of a bot, with its budget if the name has one: one of ours, of an installed package, `module:Name`,
    or `program:` and a command. `Unusable` with the nearest name if there is none."""
    if name.startswith(PROGRAM):
        from escarmouche.bots.program import ProgramBot

        return partial(ProgramBot, name.removeprefix(PROGRAM))
    kind, at, budget = name.partition("@")
    if ":" not in kind and kind not in BOTS:
        join()
    if ":" not in kind and kind not in BOTS:
        raise Unusable("unknown-bot", nearest(kind, BOTS), word=name[:60], known=list(BOTS))
    found = factory(BOTS.get(kind, kind))
    return partial(found, **budget_of(name, kind, budget)) if at else found


def registered(name: str) -> None:
    """`Unusable` unless this is the name of a bot that is known here: what strangers say runs no code of theirs."""
    if name.partition("@")[0] not in BOTS:
        raise Unusable("unknown-bot", nearest(name, BOTS), word=name[:60], known=list(BOTS))
    named(name)


def factory(place: str) -> Callable[..., Bot]:
    """What makes a bot, at its import string."""
    try:
        found = found_at(place)
    except NotThere as error:
        raise Unusable("plugin-broken", word=place[:80], why=str(error)) from None
    if not callable(found):
        raise Unusable("plugin-no-bot", word=place[:80])
    return found


def budget_of(name: str, kind: str, told: str) -> dict[str, int | float]:
    """`300` is look-aheads, `1s` and `0.2s` seconds of processor time; per move, both."""
    try:
        budget: dict[str, int | float] = (
            {"seconds": float(told[:-1])} if told.endswith("s") else {"iterations": int(told)}
        )
    except ValueError:
        budget = {}
    thinks = kind in THINKERS or kind not in OURS
    if not thinks or not all(0 < value <= 1_000_000 for value in budget.values()) or not budget:
        raise Unusable("wrong-budget", None, word=name[:60], known=[f"{one}@300, {one}@1s" for one in THINKERS])
    return budget


def make(name: str, system: System, seed: str, seat: str) -> Bot:
    """A bot for one seat of one game. Its chance derives from the game's seed and the seat, never from the dice."""
    try:
        return named(name)(system, f"{seed}/{seat}/{name}")
    except TypeError as error:
        if name.partition("@")[0] in BOTS:
            raise
        raise Unusable("plugin-broken", word=name[:80], why=str(error)[:200]) from error
