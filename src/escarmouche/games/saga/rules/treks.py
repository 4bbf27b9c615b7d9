"""Very slow movement as a long action: the referee brings somebody back into the fight, for fatigue."""

from __future__ import annotations

from escarmouche.core.decisions import ChoosePoint, Refusal
from escarmouche.core.dice import Block
from escarmouche.core.events import Placed
from escarmouche.core.game import Game
from escarmouche.core.placing import ask_place, first_free, place_decision, some_place
from escarmouche.core.rules import rule
from escarmouche.core.seating import REFEREE
from escarmouche.core.state import Id
from escarmouche.games.saga.figures import ASLEEP, BOUND, FLEEING, Character, Melee
from escarmouche.games.saga.rules.heights import settle_height
from escarmouche.games.saga.rules.movement import ground_of
from escarmouche.games.saga.rules.referee import measured, ruled
from escarmouche.games.saga.rules.tracks import lose
from escarmouche.games.saga.scenarios.victory import decide
from escarmouche.space.areas import Area
from escarmouche.space.geometry import Point, gap

FAR = 10.0
"""Whoever has an enemy nearer is in the fight."""


@rule("SG-LONG-05")
def trek(game: Game[Melee]) -> None:
    """Before a turn the referee may move somebody who is far from every enemy, for one fatigue level at least."""
    away = far_away(game.state) if game.state.referee else []
    if not away:
        return
    who = ruled(game, "trek", ("none", *away), "none", "SG-LONG-05")
    if who == "none":
        return
    at = ask_place(game, "trek-to", REFEREE, lambda: place_question(game, who))
    left = game[who].full_fatigue - game[who].fatigue
    levels = measured(game, "trek-fatigue", 1, "SG-LONG-05", about=who, least=1, most=max(left, 1))
    game.tell(Placed(figure=who, at=at, angle=game[who].angle, rules=("SG-LONG-05",)))
    settle_height(game, who)
    lose(game, who, 0, levels, "", "SG-LONG-05")
    decide(game)


def far_away(state: Melee) -> list[Id]:
    """Everybody on foot who may walk, with no enemy near."""
    on_foot = [one for one in state.fighters() if not one.mount and may_walk(one)]
    return [one.id for one in on_foot if all(gap(one, it) > FAR for it in state.enemies(one.id))]


@rule("SG-LONG-05", "SG-LONG-03", "SG-CRY-09")
def may_walk(me: Character) -> bool:
    """Is somebody free to go: not bound, asleep, held, falling, fleeing or at a long action?"""
    still = me.status.isdisjoint((BOUND, ASLEEP, FLEEING)) and me.task is None
    return still and not me.grips and not me.falling


def place_question(game: Game[Melee], who: Id) -> ChoosePoint:
    """Anywhere on the table that is free."""
    width, height = game.state.table.size
    everywhere, ground = Area(x0=0.0, y0=0.0, x1=width, y1=height), ground_of(game, who)[1]

    def judge(at: Point) -> Refusal | None:
        return None if ground.free(at) else Refusal("blocked", ("SG-LONG-05",))

    def propose(chance: Block) -> Point:
        return some_place(everywhere, chance)

    return place_decision(
        [everywhere], judge, propose, lambda: first_free(everywhere.columns(), judge), ("SG-LONG-05",)
    )
