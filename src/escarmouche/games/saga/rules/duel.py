"""Duels: two stare at each other, gain the upper hand second by second, and one of them breaks it off with a shot."""

from __future__ import annotations

from typing import Any

from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id, Phase
from escarmouche.games.saga.cards import tagged, weapon
from escarmouche.games.saga.core import level
from escarmouche.games.saga.events import DuelBroken, Stared
from escarmouche.games.saga.figures import Melee
from escarmouche.games.saga.rules.attack import deliver
from escarmouche.games.saga.rules.deeds import stopped
from escarmouche.games.saga.rules.defence import arms
from escarmouche.games.saga.rules.effects import settle
from escarmouche.games.saga.rules.engagement import in_reach
from escarmouche.games.saga.rules.missiles import base_difficulty, how, in_sight, loose
from escarmouche.games.saga.rules.trials import cast, level_of
from escarmouche.games.saga.scenarios.encounters import encounter
from escarmouche.games.saga.scenarios.victory import decide
from escarmouche.games.saga.stats import TOGETHER, Blow, Trial

LONGEST = 10
"""Seconds after which nobody stares any longer."""
AT_ONCE = "at-once"


def opening(game: Game[Melee]) -> list[Phase]:
    """The stare of the first of two sides, where people have met for a duel."""
    if encounter(game.state.encounter).opening != "duel" or len(game.state.sides) != 2:
        return []
    one, other = (game.state.in_play(side)[0].id for side in game.state.sides)
    return [Staring(one, other)]


class Staring(Phase, frozen=True):
    """One second of a duel before the shots; `edge` is what each has gained."""

    one: Id
    other: Id
    second: int = 1
    edge: tuple[int, int] = (0, 0)

    @rule("SG-DUEL-01", "SG-DUEL-02", "SG-DUEL-03")
    def run(self, game: Game[Any]) -> None:
        edge = outstare(game, self)
        said = [game.choose("duel", who, ("stare", "break"), "break", "SG-DUEL-03") for who in (self.one, self.other)]
        if "break" not in said and self.second < LONGEST:
            game.then(Staring(self.one, self.other, self.second + 1, edge))
            return
        breaker = self.one if said[0] == "break" else self.other if said[1] == "break" else ""
        game.tell(DuelBroken(figure=breaker, edge=edge, rules=("SG-DUEL-03",)))
        exchange(game, self.one, self.other, edge)
        decide(game)


def chosen(game: Game[Melee], who: Id) -> str:
    """The weapon somebody duels with: one to throw or shoot if there is one in hand."""
    far = [one for one in game[who].held if tagged(one, "thrown") or tagged(one, "projectile")]
    return (far or arms(game[who]))[0]


@rule("SG-DUEL-02", "SG-DUEL-03", "SG-MNT-01")
def mastery(game: Game[Melee], who: Id) -> int:
    """The level with that weapon."""
    arm = weapon(chosen(game, who))
    return level_of(game, Trial(who, "melee", "declared", skill=arm.thrown_skill or arm.skill))


@rule("SG-DUEL-02", "SG-LVL-03")
def outstare(game: Game[Melee], it: Staring) -> tuple[int, int]:
    """Courage and the level with the weapon; the better total gains one for every level of difference."""
    mine = cast(game, Trial(it.one, "courage", "reflex", "duel"), by=mastery(game, it.one)).total
    its = cast(game, Trial(it.other, "courage", "reflex", "duel"), by=mastery(game, it.other)).total
    lead = mine - its
    if lead == 0:
        return it.edge
    won = level(abs(lead))
    mine, its = it.edge[0] + won * (lead > 0), it.edge[1] + won * (lead < 0)
    winner, edge = (it.one, mine) if lead > 0 else (it.other, its)
    game.tell(Stared(figure=winner, levels=won, edge=edge, rules=("SG-DUEL-02",)))
    return mine, its


@rule("SG-DUEL-03", "SG-DUEL-04")
def exchange(game: Game[Melee], one: Id, other: Id, edge: tuple[int, int]) -> None:
    """Reaction, the level and what was gained: the better shoots first, equals at once."""
    mine = cast(game, Trial(one, "reaction", "reaction"), by=mastery(game, one) + edge[0]).total
    its = cast(game, Trial(other, "reaction", "reaction"), by=mastery(game, other) + edge[1]).total
    first, second = (one, other) if mine >= its else (other, one)
    marks = frozenset(("snap", AT_ONCE)) if mine == its else frozenset(("snap",))
    reflex(game, first, second, marks)
    reflex(game, second, first, marks)
    for who in (one, other):
        settle(game, who)


@rule("SG-DUEL-04")
def reflex(game: Game[Melee], who: Id, other: Id, marks: frozenset[str]) -> None:
    """A snap shot, or a blow if that is what the weapon is for; none by whoever is out of action."""
    name = chosen(game, who)
    if not game[who].in_play or not game[other].in_play:
        return
    if tagged(name, "thrown") or tagged(name, "projectile"):
        if base_difficulty(game, who, other, name) is not None and in_sight(game, who, other):
            loose(game, Blow(who, other, name, how(name), marked=marks))
    elif in_reach(game, who, other, name) and not stopped(game, who, "strike"):
        deliver(game, Blow(who, other, name, marked=marks))


@at(TOGETHER, "SG-DUEL-04")
def at_once(game: Game[Melee], value: bool, who: Id, blow: Blow | None) -> bool:
    """Shots of equals are simultaneous."""
    return value or (blow is not None and AT_ONCE in blow.marked)
