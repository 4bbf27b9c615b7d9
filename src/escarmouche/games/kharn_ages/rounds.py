"""Rounds: who begins, how activations alternate, and when the round is over."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Choose, Option, Refusal
from escarmouche.core.events import TurnBegan
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Phase
from escarmouche.games.kharn_ages.activation import Activation
from escarmouche.games.kharn_ages.events import RoundEnded
from escarmouche.games.kharn_ages.figures import ACTIVATED, Battle, Safar
from escarmouche.games.kharn_ages.scenarios.victory import judge, round_over
from escarmouche.games.kharn_ages.stats import ROUND


class Round(Phase, frozen=True):
    """A new round begins."""

    @rule("KA-RND-01", "KA-RND-04")
    def run(self, game: Game[Any]) -> None:
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
    mine, theirs = len(state.in_play(one)), len(state.in_play(other))
    if mine != theirs:
        return one if mine < theirs else other
    return other if state.last == one else one


class Slot(Phase, frozen=True):
    """One side's turn to activate a Safar."""

    side: str

    @rule("KA-RND-01", "KA-RND-02", "KA-CNV-07")
    def run(self, game: Game[Any]) -> None:
        """The sides take turns; one that has nobody left is passed over; nobody left anywhere ends the round."""
        state = game.state
        side = next((one for one in from_here(state, self.side) if ready(state, one)), None)
        if side is None:
            game.tell(RoundEnded(round=state.turn, rules=("KA-RND-01",)))
            judge(game)
            round_over(game, state.turn)
            game.then(Round())
            return
        chosen = game.ask("activate", side, lambda: activate_decision(state, side))
        game.then(Activation(chosen), Slot(from_here(state, side)[1]))


def from_here(state: Battle, side: str) -> list[str]:
    """The sides in their order, beginning with this one."""
    order = list(state.order or state.sides)
    at = order.index(side)
    return order[at:] + order[:at]


@rule("KA-RND-01")
def ready(state: Battle, side: str) -> list[Safar]:
    return [f for f in state.in_play(side) if ACTIVATED not in f.status]


def activate_decision(state: Battle, side: str) -> Choose:
    return Choose(
        key="activate",
        seat=side,
        rules=("KA-RND-01",),
        facts={"round": state.turn},
        options=tuple(Option(f.id, f.id, ("KA-RND-01",)) for f in ready(state, side)),
        why_not=lambda answer: why_not_activated(state, side, answer),
    )


@rule("KA-RND-01", "KA-RND-06")
def why_not_activated(state: Battle, side: str, answer: Any) -> Refusal | None:
    figure = state.figures.get(answer) if isinstance(answer, str) else None
    if figure is None:
        return None
    if figure.side != side:
        return Refusal("not-your-safar", ("KA-RND-01",), {"figure": answer})
    if not figure.in_play:
        return Refusal("not-in-play", ("KA-RND-06",), {"figure": answer})
    return Refusal("activated-already", ("KA-RND-01",), {"figure": answer})
