"""Tripping: an attack, then a contest of Agility or Strength; and what a fall does."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from escarmouche.core.decisions import Option
from escarmouche.core.game import Game
from escarmouche.core.rules import rule
from escarmouche.core.state import Id
from escarmouche.games.saga.core import level
from escarmouche.games.saga.events import Contested
from escarmouche.games.saga.figures import FIST, Effect, Melee
from escarmouche.games.saga.rules.attack import OFFENCES, assail, blows, out_of_reach
from escarmouche.games.saga.rules.damage import soak
from escarmouche.games.saga.rules.deeds import action
from escarmouche.games.saga.rules.effects import EFFECTS, effect, grounded, suffer
from escarmouche.games.saga.rules.trials import cast
from escarmouche.games.saga.stats import Blow, Trial

OTHER = {"agility": "strength", "strength": "agility"}
HARD_GROUND = 15
"""Difficulty of the soak roll of somebody who is tripped."""


@rule("SG-TRIP-01")
def trips(game: Game[Melee], who: Id) -> list[Option]:
    return blows(game, who, "trip", "SG-TRIP-01")


@action("trip", trips, out_of_reach, "declared")
def trip(game: Game[Melee], who: Id, answer: Any) -> None:
    """Make somebody fall."""
    topple(game, Blow(who, answer["trip"], answer["weapon"], "trip"))


@rule("SG-TRIP-01", "SG-TRIP-02", "SG-TRIP-03", "SG-TRIP-04")
def topple(game: Game[Melee], blow: Blow) -> None:
    """An attack; if it passes, a contest of the attacker's choice, with a die for every ten points of margin."""
    hit = assail(game, Blow(blow.by, blow.on, blow.weapon, "trip", marked=blow.marked))
    if hit is None:
        return
    test = game.choose("contest", hit.by, tuple(OTHER), "agility", "SG-TRIP-02", target=hit.on)
    won = contest(game, hit.by, hit.on, test, hit.margin // 10, OTHER[test])
    if won:
        upset(game, hit, test, won)


OFFENCES["trip"] = topple


@rule("SG-LVL-03", "SG-TRIP-02", "SG-TRIP-03", "SG-TRIP-04", "SG-GRAB-02")
def contest(game: Game[Melee], who: Id, other: Id, test: str, more: int = 0, bonus: str = "") -> int:
    """One characteristic against the other's, each with a bonus of its own; by how many levels the first wins."""
    mine = cast(game, Trial(who, test, "effect", "contest", against=other), None, more, game[who].score(bonus)).total
    its = cast(game, Trial(other, test, "effect", "contest", against=who), None, 0, game[other].score(bonus)).total
    won = level(mine - its) if mine > its else 0
    game.tell(Contested(figure=who, target=other, test=test, levels=won, rules=("SG-LVL-03",)))
    return won


@rule("SG-TRIP-05", "SG-TRIP-06")
def upset(game: Game[Melee], blow: Blow, test: str, won: int) -> None:
    """Agility: off balance, or down. Strength: down together, or down alone."""
    if test == "agility" and won < 2:
        suffer(game, Effect(kind="lose-actions", on=blow.on, by=blow.by, amount=1, rules=("SG-TRIP-05",)), blow)
        return
    rules = ("SG-TRIP-05",) if test == "agility" else ("SG-TRIP-06",)
    if won < 2:
        EFFECTS["fall"](game, Effect(kind="fall", on=blow.by, rules=rules))
    suffer(game, Effect(kind="tripped", on=blow.on, by=blow.by, rules=rules), blow)


@effect("tripped")
@rule("SG-TRIP-07", "SG-TRIP-08")
def tripped(game: Game[Melee], it: Effect) -> None:
    """Somebody falls, and is hurt by it unless a soak roll reaches 15."""
    if not game[it.on].in_play or grounded(game[it.on]):
        return
    EFFECTS["fall"](game, it)
    borne = soak(game, Blow(it.by, it.on, FIST, "fall"), "fall", HARD_GROUND)
    if borne < HARD_GROUND:
        levels = level(HARD_GROUND - borne)
        hurt = Effect(kind="damage", on=it.on, by=it.by, wounds=levels // 2, fatigue=levels - levels // 2)
        EFFECTS["damage"](game, replace(hurt, amount=levels, rules=("SG-TRIP-07",)))
