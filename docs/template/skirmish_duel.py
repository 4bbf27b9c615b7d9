"""Duel: two fencers press or wait, and whoever is touched three times has lost. A template for a game of one's own."""

from __future__ import annotations

from msgspec.structs import replace

from escarmouche.core.decisions import Choose, options
from escarmouche.core.dice import Pool
from escarmouche.core.events import SHARED, Event, S, TurnBegan
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Figure, Id, Phase, State
from escarmouche.core.system import Rules, Setup, System
from escarmouche.space.table import Table

LEDGER = """
game: duel
title: Duel
prefix: DU
rules:
  - {id: DU-01, title: Turns, rule: The fencers take turns; each presses or waits.}
  - {id: DU-02, title: Pressing, rule: "A fencer who presses touches on a 4 or more, on a 3 after waiting."}
  - {id: DU-03, title: The end, rule: "Three touches win; after 30 turns nobody has."}
"""


class Fencer(Figure, frozen=True, kw_only=True):
    touches: int = 0


class Bout(State, frozen=True, kw_only=True):
    figures: dict[Id, Fencer]
    agenda: tuple[Turn, ...] = ()


class Touched(Event, frozen=True, kw_only=True):
    """A fencer was touched."""

    figure: Id

    def apply(self, state: S) -> S:
        touched = state.figures[self.figure]
        assert isinstance(touched, Fencer)
        return state.changed(self.figure, touches=touched.touches + 1)


class Poised(Event, frozen=True, kw_only=True):
    """A fencer waits for a better moment, or has used it."""

    figure: Id
    yes: bool

    def apply(self, state: S) -> S:
        return state.gained(self.figure, "poised") if self.yes else state.lost(self.figure, "poised")


class Turn(Phase, frozen=True):
    """One fencer acts."""

    side: str

    @rule("DU-01", "DU-02", "DU-03")
    def run(self, game: Game[Bout]) -> None:
        other = "blue" if self.side == "red" else "red"
        game.tell(TurnBegan(turn=game.state.turn + 1, side=self.side, rules=("DU-01",)))
        act = game.ask("act", self.side, lambda: Choose(options=options(("press", "wait")), rules=("DU-01",)))
        if act == "wait":
            game.tell(Poised(figure=self.side, yes=True, rules=("DU-02",)))
        else:
            needed = 3 if game[self.side].has("poised") else 4
            game.tell(Poised(figure=self.side, yes=False, rules=("DU-02",)))
            if game.roll(self.side, "press", Pool(1, at_least=needed), rules=("DU-02",)).hits:
                game.tell(Touched(figure=other, rules=("DU-02",)))
        if game[other].touches == 3:
            game.end(self.side, "touches", "DU-03")
        if game.state.turn == 30:
            game.end(None, "time", "DU-03")
        game.then(Turn(other))


def new_game(setup: Setup) -> Bout:
    red = Fencer(id="red", name="Red", side="red", at=(1.0, 1.0))
    figures = {"red": red, "blue": replace(red, id="blue", name="Blue", side="blue", at=(3.0, 1.0))}
    return Bout(table=Table((4.0, 2.0)), figures=figures, agenda=(Turn("red"),))


SYSTEM: System[Bout] = System(
    name="duel",
    title="Duel",
    version="1",
    unit="steps",
    state_type=Bout,
    event_types=(*SHARED, Touched, Poised),
    purposes=("press",),
    rules=Rules(new_game=new_game),
    files={"ledger.yaml": LEDGER},
)
