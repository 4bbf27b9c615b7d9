"""Work that must not hold up the tables: bots, odds and cases, done in other processes from plain data."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from types import FrameType
from typing import Any

from msgspec import Struct

from escarmouche.bots import make
from escarmouche.bots.advice import Advice, advise
from escarmouche.bots.habit import by_habit
from escarmouche.bots.protocol import Resting as At
from escarmouche.bots.protocol import View, answer_at
from escarmouche.core.decisions import Answer, ChoosePath
from escarmouche.core.dice import Block
from escarmouche.core.game import Entry
from escarmouche.core.position import NoDice, Position, resume
from escarmouche.core.system import System, load
from escarmouche.files.words import BadFile
from escarmouche.games import SYSTEMS
from escarmouche.odds import Odds
from escarmouche.odds.duels import duel
from escarmouche.odds.exact import odds
from escarmouche.odds.threats import Threat, row
from escarmouche.rulings import cases
from escarmouche.sim.futures import usual
from escarmouche.telling.texts import Lang, Unusable
from escarmouche.web.previews import ReachView, reach

SOON = 0.02
"""Seconds until a time that was up in the middle of an import is up again."""
EFFORT = signal.ITIMER_PROF
BELLS = {signal.ITIMER_REAL: signal.SIGALRM, EFFORT: signal.SIGPROF}
LEVELS = {"easy": "beginner", "medium": "habit", "hard": "search@0.2s", "expert": "search@1s"}
"""The bots behind the levels a player may choose. A lower level thinks less, and easy slips in two choices
of three; those are their only handicaps: none sees more than its seat may, and nobody's dice are touched."""
SECOND_CHOICE = "habit"
"""Who answers for a bot that thought too long."""

Resting = tuple[str, Any, tuple[Entry, ...], int]
"""A position as it travels: game, state at the quiet point, log since, rolls before."""


class TimeUp(BaseException):
    """Thinking went on for too long. Not an error: nothing that catches errors may catch it."""


@contextmanager
def within(seconds: float, clock: int = signal.ITIMER_REAL) -> Iterator[None]:
    """Stop whatever runs in here when the time is up, on the wall or (`EFFORT`) of the processor; only in the main
    thread of a process of ours.

    A module is always imported to its end: half a module would be there for good.
    """

    def stop(_: int, frame: FrameType | None) -> None:
        if importing(frame):
            signal.setitimer(clock, SOON)
        else:
            raise TimeUp

    bell = BELLS[clock]
    before = signal.signal(bell, stop)
    signal.setitimer(clock, seconds)
    try:
        yield
    finally:
        signal.setitimer(clock, 0)
        signal.signal(bell, before)


def importing(frame: FrameType | None) -> bool:
    while frame is not None:
        if frame.f_code.co_filename.startswith("<frozen importlib"):
            return True
        frame = frame.f_back
    return False


def system_named(game: str) -> System:
    return load(SYSTEMS[game])


def packed(game: str, position: Position) -> Resting:
    return (game, position.state, position.log, position.rolls)


def unpacked(resting: Resting) -> tuple[System, Position]:
    game, state, log, rolls = resting
    return system_named(game), resume(state, log, rolls, NoDice(), auto=False).position


def think(resting: Resting, seat: str, level: str, seed: str, seconds: float) -> tuple[Any, str]:
    """What the bot of a level answers, and the name of who answered: a slow one is helped out by a quicker one."""
    system, position = unpacked(resting)
    first = LEVELS[level] if LEVELS[level] != "habit" else usual(system)
    for name, share in ((first, 0.9), (SECOND_CHOICE, 0.1)):
        try:
            with within(seconds * share):
                bot = make(name, system, seed, seat)
                if hasattr(bot, "clock"):
                    bot.clock = time.monotonic  # somebody waits: what counts is the clock on the wall
                return answer_at(system, bot, position, seat), name
        except TimeUp:
            continue
    raise TimeoutError(f"no bot answered within {seconds} s")


def reckon(resting: Resting, seat: str, answer: Any, samples: int, seed: str, seconds: float) -> Odds:
    """What may come of an answer."""
    system, position = unpacked(resting)
    try:
        with within(seconds):
            return odds(system, position, answer, seat=seat, seconds=seconds / 4, samples=samples, seed=seed)
    except TimeUp:
        raise TimeoutError("the odds took too long") from None


def counsel(
    resting: Resting, seat: str, seed: str, given: Answer | None, samples: int, seconds: float
) -> tuple[tuple[Advice, Odds | None], ...]:
    """What one might answer, each with what comes of it at once. Without time to compare, what habit would answer."""
    system, position = unpacked(resting)
    decision = position.decision(seat)
    try:
        with within(seconds * 0.7, EFFORT):
            found = advise(system, position, seat, seed, given)
    except TimeUp:
        state = View(system, seat, At(position), decision).state
        usual = given if given is not None else by_habit(system, state, decision, Block(seed, 0))
        found = (Advice(answer=usual, chance=0.0, mine=0.0, theirs=0.0, looks=0, given=given is not None),)
    if decision.places:
        return tuple((one, None) for one in found)
    told: list[tuple[Advice, Odds | None]] = []
    for one in found:
        try:
            with within(seconds * 0.1, EFFORT):
                brief = seconds / 40
                found_odds = odds(system, position, one.answer, seat=seat, seconds=brief, samples=samples, seed=seed)
                told.append((one, found_odds))
        except TimeUp:
            told.append((one, None))
    return tuple(told)


class Misfit(Struct, frozen=True):
    """What cannot be used of a wish, already in words: an error loses its facts on its way between processes."""

    reason: str
    words: str


def done(work: Callable[..., Any], lang: Lang, seconds: float, *given: Any) -> Any:
    """What comes of some work, or why it cannot be done with what was given."""
    try:
        with within(seconds, EFFORT):
            return work(*given)
    except BadFile as error:
        return Misfit("bad-file", error.told(lang))
    except Unusable as error:
        return Misfit(error.message, error.told(lang))
    except TimeUp:
        raise TimeoutError(f"{work.__name__} took too long") from None


def contest(game: str, attacker: str, defender: str, settled: dict[str, str]) -> tuple[Any, Odds]:
    """Two profiles against each other: the state before the attack, and the odds."""
    position, found = duel(system_named(game), attacker, defender, settled)
    return position.now, found


def menace(game: str, state: Any, figure: str, number: int, seconds: float) -> tuple[Threat, ...]:
    """The threats to a figure along one row of the table."""
    try:
        with within(seconds):
            return row(system_named(game), state, figure, number)
    except TimeUp:
        raise TimeoutError("the threats took too long") from None


def survey(resting: Resting, seat: str, seconds: float) -> ReachView:
    """Where the figure that is asked about may go."""
    _, position = unpacked(resting)
    decision = position.decision(seat)
    assert isinstance(decision, ChoosePath)
    try:
        with within(seconds):
            return reach(decision)
    except TimeUp:
        raise TimeoutError("the reach took too long") from None


def run_cases(text: str, lang: str, seconds: float) -> list[cases.Outcome]:
    """What came of the cases of a file; a file that cannot be read is one failure."""
    try:
        with within(seconds, EFFORT):
            return cases.run_text(text, SYSTEMS, lang, "ruling")
    except TimeUp:
        raise TimeoutError("the case took too long") from None


def warm(niceness: int, systems: dict[str, str], levels: dict[str, str]) -> None:
    """Load every game that the server knows, before the first question; bots give way to the tables."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server tells its workers when to stop
    threading.Thread(target=outlive_nobody, daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(niceness)
    SYSTEMS.update(systems)
    LEVELS.update(levels)
    for game in SYSTEMS:
        system_named(game)
    for package in ("numpy", "shapely"):
        import_module(package)


def outlive_nobody() -> None:
    """A worker whose server was killed goes, too."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def ready() -> bool:
    """Asked once, so that a worker is there before somebody waits for it."""
    return True
