"""Scenario points, goal-average, and who wins."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from escarmouche.core.decisions import Answer, Choose, Option
from escarmouche.core.dice import Block
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.games.age_des_escarmouches.events import Counted, Scored, TimeCalled
from escarmouche.games.age_des_escarmouches.figures import Fray
from escarmouche.games.age_des_escarmouches.scenarios.objectives import POINTS, bonus, points


@rule("AE-GAME-09", "AE-DOM-01")
def count(game: Game[Fray]) -> None:
    """Scenario points as they would be if the game stopped now; a plain skirmish has none."""
    if game.state.scenario not in POINTS:
        return
    for side, total in points(game.state).items():
        before = game.state.scores.get(side, 0)
        if total != before:
            game.tell(Scored(side=side, points=total - before, total=total, rules=("AE-DOM-01", "AE-INTP-03")))


@rule("AE-GOAL-01", "AE-GOAL-02")
def averages(state: Fray) -> dict[str, int]:
    """Goal-average: the opponent's losses less one's own, and what the scenario adds."""
    lost = {side: state.losses.get(side, 0) for side in state.sides}
    return {side: lost[state.other(side)] - lost[side] + bonus(state, side) for side in state.sides}


@rule("AE-GAME-09", "AE-GOAL-02")
def winner_of(state: Fray) -> tuple[str | None, str]:
    """By scenario points, then by goal-average."""
    one, other = state.sides
    mine, theirs = (state.scores.get(side, 0) for side in (one, other))
    if mine != theirs:
        return (one if mine > theirs else other), "points"
    average = averages(state)
    if average[one] != average[other]:
        return (one if average[one] > average[other] else other), "goal-average"
    return None, "equal"


@rule("AE-GAME-04", "AE-GAME-09", "AE-GOAL-02")
def finish(game: Game[Fray], cited: str) -> None:
    """Scenario points decide, then the goal-average."""
    game.tell(Counted(scores=dict(game.state.scores), averages=averages(game.state), rules=("AE-GOAL-02",)))
    side, reason = winner_of(game.state)
    game.end(side, reason, cited, "AE-GAME-09")


HANDS = (Option("no"), Option("yes"))
SELDOM = 64
"""Of so many looks at the clock, one finds that the time has run out where nobody knows better."""


class Clock(Choose, frozen=True, kw_only=True):
    """Has the time run out? It is not for a bot to choose: one that weighs answers goes on."""

    def sample(self, chance: Block) -> Answer:
        return "no" if chance.below(SELDOM) else "yes"

    def candidates(self, chance: Block, most: int) -> list[Answer]:
        return ["no"]


@rule("AE-GAME-06", "AE-GAME-07", "AE-GAME-08")
def look_at_the_clock(game: Game[Fray], cited: str) -> None:
    """In a timed game: whoever speaks, or is the tactician, says whether time has run out; then the game is over."""
    if game.state.options.get("timed") not in (True, "yes"):
        return
    reader = game.state.first_to_choose or game.state.sides[0]
    if game.ask("clock", reader, partial(Clock, rules=(cited,), options=HANDS, decline="no")) == "yes":
        game.tell(TimeCalled(side=reader, rules=(cited,)))
        count(game)
        finish(game, cited)


def ahead(state: Fray) -> str | None:
    """Who would win if the game stopped now."""
    return winner_of(replace(state, scores=points(state)) if state.scenario in POINTS else state)[0]
