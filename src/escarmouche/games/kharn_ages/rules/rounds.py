"""Rounds: who begins, how activations alternate, and when the round is over."""

from __future__ import annotations

from functools import partial
from typing import Any

from escarmouche.core.decisions import Choose, Option, Refusal
from escarmouche.core.events import TurnBegan
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Phase, beginning_with
from escarmouche.games.kharn_ages.events import RoundEnded
from escarmouche.games.kharn_ages.figures import ACTIVATED, Battle, Safar
from escarmouche.games.kharn_ages.rules.activation import Activation
from escarmouche.games.kharn_ages.scenarios.victory import judge, round_over
from escarmouche.games.kharn_ages.stats import ROUND

WAIT = "wait"
"""The answer of a side that leaves its last Safars in ambush."""


class Round(Phase, frozen=True):
    """A new round begins."""

    @rule("KA-RND-01", "KA-RND-04")
    def run(self, game: Game[Battle]) -> None:
        number = game.state.turn + 1
        side = begins(game.state, number)
        game.tell(TurnBegan(turn=number, side=side, rules=("KA-RND-04", "KA-RND-05") if number > 1 else ("KA-INI-02",)))
        game.moment(ROUND, number, "")
        judge(game)
        game.then(Slot(side))


@rule("KA-INI-02", "KA-RND-04", "KA-RND-05", "KA-RND-06", "KA-CNV-07")
def begins(state: Battle, number: int) -> str:
    """The first to deploy begins round 1; later the side with fewer Safars, or, with as many, the one that did not make
    the last activation. With more than two sides the order is always the same."""
    if number <= 1 or len(state.sides) > 2:
        return state.order[0]
    one, other = state.sides
    mine, theirs = len(state.counted(one)), len(state.counted(other))
    if mine != theirs:
        return one if mine < theirs else other
    return other if state.last == one else one


class Slot(Phase, frozen=True):
    """One side's turn to activate a Safar."""

    side: str

    @rule("KA-RND-01", "KA-RND-02", "KA-CNV-07")
    def run(self, game: Game[Battle]) -> None:
        """The sides take turns; one that has nobody left is passed over; nobody left anywhere ends the round."""
        state = game.state
        order = state.order or state.sides
        for side in beginning_with(self.side, order):
            if not ready(state, side) and not state.lurking(side):
                continue
            chosen = game.ask("activate", side, partial(activate_decision, state, side))
            if chosen != WAIT:
                game.then(Activation(chosen), Slot(beginning_with(side, order)[1]))
                return
        game.tell(RoundEnded(round=state.turn, rules=("KA-RND-01",)))
        judge(game)
        round_over(game, state.turn)
        game.then(Round())


@rule("KA-RND-01", "KA-RND-06")
def ready(state: Battle, side: str) -> list[Safar]:
    """Those whose activation is still to come, the carried among them: they bleed, burn and recover, but do nothing."""
    return [f for f in state.counted(side) if ACTIVATED not in f.status]


@rule("KA-SKL-18", "KA-SKL-20")
def activate_decision(state: Battle, side: str) -> Choose:
    """Those on the table, and those in ambush if their side wants to. Where only these are left it may wait, as long as
    it has somebody on the table: a side that only hides would never end a game."""
    fit, lurking = ready(state, side), state.lurking(side)
    found = [Option(f.id, f.id, ("KA-RND-01",)) for f in fit]
    found += [Option(f.id, f.id, ("KA-SKL-20",)) for f in lurking]
    waits = bool(lurking) and not fit and bool(state.in_play(side))
    alone = not any(ready(state, other) for other in state.sides if other != side)
    return Choose(
        rules=("KA-RND-01", "KA-RND-02") if alone else ("KA-RND-01",),
        facts={"round": state.turn},
        options=(*found, Option(WAIT, "", ("KA-SKL-18",))) if waits else tuple(found),
        decline=WAIT if waits else None,
        why_not=lambda answer: why_not_activated(state, side, answer),
    )


@rule("KA-RND-01", "KA-RND-06")
def why_not_activated(state: Battle, side: str, answer: Any) -> Refusal | None:
    figure = state.figures.get(answer) if isinstance(answer, str) else None
    if figure is None:
        return None
    if figure.side != side:
        return Refusal("not-your-safar", ("KA-RND-01",), {"figure": answer})
    if not figure.present:
        return Refusal("not-in-play", ("KA-RND-06",), {"figure": answer})
    return Refusal("activated-already", ("KA-RND-01",), {"figure": answer})
