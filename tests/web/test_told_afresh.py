"""What is told with all that was put into words before is what would be told by somebody who remembers nothing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from escarmouche.core.dice import Block
from escarmouche.core.system import Setup
from escarmouche.games import SYSTEMS
from escarmouche.telling.texts import Lang, Texts
from escarmouche.web.listviews import laid_out
from escarmouche.web.livetables import LiveTable
from escarmouche.web.matches import Chair, Match, Move
from escarmouche.web.phrase_cache import Phrases, Teller
from escarmouche.web.showing import written
from escarmouche.web.thinking import system_named
from escarmouche.web.updates import Gap, update

ANSWERS, AFRESH = 90, 3
"""Answers of a match, and after how many of them it is told afresh, too."""


def played(game: str, seed: str) -> Iterator[Match]:
    """A match after each of its answers; sometimes one is taken back."""
    system, chance = system_named(game), Block(f"afresh/{seed}", 0)
    setup = laid_out(Setup(game=game, seed=seed, lists={seat: [] for seat in system.seats}))
    match = Match(system, setup, "secret", {seat: Chair() for seat in system.seats})
    yield match
    for number in range(ANSWERS):
        if not match.pending:
            return
        decision = match.pending[number % len(match.pending)]
        match.apply(Move(match.version, decision.seat, decision.sample(chance)))
        if number % 20 == 19:
            match.apply(Move(match.version, decision.seat, back_to=len(match.moments) - 2))
        yield match


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", [*SYSTEMS])
def test_what_was_kept_is_told_as_if_it_were_new(game: str, lang: Lang) -> None:
    system = system_named(game)
    phrases, compared = Phrases(Texts(system, lang)), 0
    matches = played(game, "3")
    table = LiveTable("m", next(matches))
    for match in matches:
        for seats in [*((seat,) for seat in match.seats), (), match.seats]:
            gap = Gap("m", match, table.teller(phrases, seats), seats, match.version - 1, frozenset())
            told = update(gap)
            if match.version % AFRESH:
                continue
            fresh = Teller(Phrases(Texts(system, lang)), system.rules.open)
            assert written(told) == written(update(Gap("m", match, fresh, seats, match.version - 1, frozenset())))
            compared += 1
    assert compared > 30
