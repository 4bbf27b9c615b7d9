"""Before the first turn: what was settled is told, and people are put on the table."""

from __future__ import annotations

from functools import partial
from typing import Any

from escarmouche.core.decisions import ChoosePoint, Refusal
from escarmouche.core.events import Placed, StatusGained
from escarmouche.core.game import Game
from escarmouche.core.placing import ask_place, first_free, open_ground, place_decision, some_place, stands_in
from escarmouche.core.rules import rule
from escarmouche.core.state import Id, Phase
from escarmouche.games.saga.events import Briefed
from escarmouche.games.saga.figures import SURPRISED, UNAWARE, Character, Melee
from escarmouche.games.saga.rules.bay import settle_bay
from escarmouche.games.saga.rules.cries import assault
from escarmouche.games.saga.rules.duel import opening
from escarmouche.games.saga.rules.heights import settle_height
from escarmouche.games.saga.rules.movement import heading, settle_slopes
from escarmouche.games.saga.rules.referee import ruled
from escarmouche.games.saga.rules.turns import Turn
from escarmouche.games.saga.rules.visibility import settle_visibility
from escarmouche.games.saga.scenarios.encounters import encounter
from escarmouche.games.saga.scenarios.victory import length
from escarmouche.games.saga.settings import DEFAULTS
from escarmouche.games.saga.stats import BEGINS
from escarmouche.space.areas import Area
from escarmouche.space.geometry import Point


class Prepare(Phase, frozen=True):
    """The encounter begins."""

    @rule("SG-MOVE-14")
    def run(self, game: Game[Any]) -> None:
        state: Melee = game.state
        told = {name: value for name, value in state.options.items() if DEFAULTS.get(name, value) != value}
        game.tell(Briefed(encounter=state.encounter, turns=length(state), settings=told, rules=("SG-MOVE-14",)))
        settle_slopes(game)
        settle_visibility(game)
        game.then(*(Deploying(one) for one in state.figures if not state.figures[one].on_table), Begin())


class Deploying(Phase, frozen=True):
    """One is put somewhere in the place of its side."""

    who: Id

    def run(self, game: Game[Any]) -> None:
        at = ask_place(game, "deploy", self.who, lambda: place_question(game, self.who))
        middle = (game.state.table.size[0] / 2, game.state.table.size[1] / 2)
        game.tell(Placed(figure=self.who, at=at, angle=heading(at, middle)))
        settle_height(game, self.who)


class Begin(Phase, frozen=True):
    """Everybody stands; the first turn may come."""

    def run(self, game: Game[Any]) -> None:
        settle_surprise(game)
        settle_bay(game)
        for one in game.state.fighters():
            game.moment(BEGINS, None, one.id)
        game.then(*assault(game), *opening(game), Turn())


@rule("SG-PRIO-02", "SG-PRIO-10")
def settle_surprise(game: Game[Melee]) -> None:
    """Who is surprised as the combat begins, or knows of none: as the encounter has it, or the referee."""
    it = encounter(game.state.encounter)
    for number, side in enumerate(game.state.sides):
        usual = UNAWARE if number in it.unaware else SURPRISED if number in it.surprised else "ready"
        found = ruled(game, "surprise", ("ready", SURPRISED, UNAWARE), usual, "SG-PRIO-02", about=side)
        if found != "ready":
            for one in game.state.in_play(side):
                game.tell(StatusGained(figure=one.id, status=found, rules=("SG-PRIO-02",)))


def place_of(state: Melee, me: Character) -> Area:
    """Where somebody starts: in the place of its side, or where it is kept at bay or keeps another there."""
    it, home = encounter(state.encounter).at_bay, list(state.homes).index(me.side)
    if it is not None and me.id == state.side(me.side)[0].id and home in (it.captive, it.captor):
        return it.at if home == it.captive else it.by
    return state.homes[me.side]


def place_question(game: Game[Melee], who: Id) -> ChoosePoint:
    """Somewhere in the place of its side; where that is full, anywhere on the table."""
    state, ground, me = game.state, open_ground(game.state, who), game[who]

    def inside(area: Area, at: Point) -> Refusal | None:
        if not stands_in(me, at, [area]):
            return Refusal("outside-home", (), {"at": list(at)})
        return None if ground.free(at) else Refusal("blocked", ())

    home = place_of(state, me)
    full = first_free(home.columns(), partial(inside, home)) is None
    area = Area(0.0, 0.0, *state.table.size) if full else home
    judge = partial(inside, area)
    return place_decision(
        [area], judge, lambda chance: some_place(area, chance), lambda: first_free(area.columns(), judge)
    )
