"""The best division of combat dice: a small game between two, one of whom places first and the other answers.

One against one the reckoning is exact, but for what is declared beside the dice. Several adversaries are taken
together: as one who has all their dice and the mean of what they can do.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import comb
from typing import Any

from msgspec import Struct

from escarmouche.core.decisions import Answer, Decision
from escarmouche.core.game import Game
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.figures import Fray
from escarmouche.games.age_des_escarmouches.rules.trials import (
    BIDULE,
    column,
    difficulty_of,
    strength,
    threshold,
    toughness,
)
from escarmouche.games.age_des_escarmouches.stats import COLUMN, SHIFT, Blow, Test, Use


class Duellist(Struct, frozen=True):
    """One of two: chances of an attack and of a defence die against the other, the column of its damage tests, the
    life points it has, and what it is worth."""

    hit: float
    parry: float
    column: int
    pv: int
    worth: float


class Division(Struct, frozen=True):
    """A division of dice, and what it is worth if the other answers as well as it can."""

    attack: int
    defence: int
    value: float
    reply: tuple[int, int]


Split = tuple[int, int]
"""Dice in attack, dice in defence."""


def every_split(dice: int, attack_only: int = 0) -> tuple[Split, ...]:
    """Every division of so many dice, most in attack first."""
    return tuple((dice - defence + attack_only, defence) for defence in range(dice + 1))


def best_division(me: Duellist, foe: Duellist, mine: Sequence[Split], theirs: Sequence[Split]) -> Division:
    """The best of my divisions, where the other sees it and answers with the best of its own. Who places last has the
    one division of the other before it."""
    replies = {split: min(theirs, key=lambda theirs: value(me, foe, split, theirs)) for split in mine}
    attack, defence = max(mine, key=lambda split: value(me, foe, split, replies[split]))
    reply = replies[attack, defence]
    return Division(attack, defence, value(me, foe, (attack, defence), reply), reply)


def table(me: Duellist, foe: Duellist, mine: Sequence[Split], theirs: Sequence[Split]) -> list[list[float]]:
    """What each of my divisions is worth against each of theirs: for whoever wants to see the whole game."""
    return [[value(me, foe, split, other) for other in theirs] for split in mine]


def value(me: Duellist, foe: Duellist, mine: Split, theirs: Split) -> float:
    """What the other is expected to lose, less what I am, in what each is worth."""
    won = foe.worth * share_lost(mine[0], me.hit, theirs[1], foe.parry, me.column, foe.pv)
    return won - me.worth * share_lost(theirs[0], foe.hit, mine[1], me.parry, foe.column, me.pv)


@lru_cache(maxsize=50_000)
def share_lost(attacks: int, hit: float, guards: int, parry: float, at: int, pv: int) -> float:
    """Which share of itself somebody is expected to lose to so many attacks."""
    landed = [0.0] * (attacks + 1)
    for hits in range(attacks + 1):
        used = min(hits, guards)
        for held in range(used + 1):
            landed[hits - held] += binomial(attacks, hits, hit) * binomial(used, held, parry)
    return sum(chance * mean_share(number, at, pv) for number, chance in enumerate(landed))


def binomial(number: int, wanted: int, chance: float) -> float:
    return comb(number, wanted) * chance**wanted * (1.0 - chance) ** (number - wanted)


@lru_cache(maxsize=5_000)
def mean_share(blows: int, at: int, pv: int) -> float:
    """The mean share of somebody that so many damage tests of a column take: half goes with its life points, and half
    with the last of them, for only whoever is eliminated counts in the end."""
    left = {pv: 1.0}
    for _ in range(blows):
        after: dict[int, float] = {}
        for points, chance in left.items():
            for row in BIDULE:
                rest = max(points - row[at], 0)
                after[rest] = after.get(rest, 0.0) + chance / 6
        left = after
    return sum(chance * (1.0 - points / pv + (not points)) / 2 for points, chance in left.items())


# ---------------------------------------------------------------- at the table


def duellist(game: Game[Fray], who: Id, foes: Sequence[Id]) -> Duellist:
    """A fighter as it stands against some adversaries."""
    return Duellist(
        mean(chance_of(game, who, foe, "ATT", "DEF", "attack") for foe in foes),
        mean(chance_of(game, who, foe, "DEF", "ATT", "defence") for foe in foes),
        round(mean(damage_column(game, who, foe) for foe in foes)),
        game[who].pv,
        float(game[who].val),
    )


def together(game: Game[Fray], foes: Sequence[Id], who: Id) -> Duellist:
    """Adversaries taken together."""
    each = [duellist(game, foe, (who,)) for foe in foes]
    return Duellist(
        mean(one.hit for one in each),
        mean(one.parry for one in each),
        round(mean(one.column for one in each)),
        sum(one.pv for one in each),
        sum(one.worth for one in each),
    )


def mean(numbers: Iterable[float]) -> float:
    found = list(numbers)
    return sum(found) / len(found)


def chance_of(game: Game[Fray], who: Id, foe: Id, name: str, against: str, purpose: str) -> float:
    """The chance of one die, with the re-rolls of Aguerri and Intimidation."""
    trial = Test(who, name, purpose, foe)
    hard = difficulty_of(game, foe, against, Use("combat", who))
    needed = threshold(difficulty_of(game, who, name, trial) - hard, game.total(SHIFT, who, trial, base=0).value)
    return rerolled((7 - needed) / 6, name in game[who].names("hardened"), name in game[foe].names("intimidation"))


def rerolled(plain: float, hardened: bool, bullied: bool) -> float:
    """The chance of a die that its owner may roll again if it fails, or its enemy if it succeeds."""
    if hardened == bullied:
        return plain
    return 1 - (1 - plain) ** 2 if hardened else plain**2


def damage_column(game: Game[Fray], who: Id, foe: Id) -> int:
    force = strength(game, who, Use("combat"))
    shift = game.total(COLUMN, foe, Blow(who, foe, force), base=0).value
    return column(force - toughness(game, foe), shift)


def advised(game: Game[Fray], decision: Decision) -> Answer:
    """The best answer to the question of how combat dice are divided; extra attack dice go where they tell most."""
    who, combat = decision.figure, game.state.fighting
    assert combat is not None
    foes = combat.others if who == combat.single else (combat.single,)
    ways = [option.value for option in decision.options]
    mine = list(dict.fromkeys(split_of(way) for way in ways))
    me, they = duellist(game, who, foes), together(game, foes, who)
    dice = 2 if who == combat.single else 1 + len(combat.others)
    best = best_division(me, they, mine, expected(decision.facts, who, foes, dice))
    fit = [way for way in ways if split_of(way) == (best.attack, best.defence)]
    telling = {foe: prize(duellist(game, who, (foe,)), duellist(game, foe, (who,))) for foe in foes}
    return max(fit, key=lambda way: sum(count * telling[foe] for foe, count in way["attack"].items()))


def prize(me: Duellist, foe: Duellist) -> float:
    """What one attack on somebody is expected to bring."""
    return foe.worth * share_lost(1, me.hit, 0, foe.parry, me.column, foe.pv)


def split_of(way: dict[str, Any]) -> Split:
    """Attack dice, back blades among them, and defence dice of an answer."""
    return sum(way["attack"].values()) + sum(way.get("blades", {}).values()), way["defence"]


def expected(facts: dict[str, Any], who: Id, foes: Sequence[Id], dice: int) -> list[Split]:
    """What adversaries have placed already, with every division of so many dice of each who places later."""
    placed = [facts["placed"].get(foe) for foe in foes]
    attack = sum(told["attack"].get(who, 0) for told in placed if told)
    defence = sum(told["defence"] for told in placed if told)
    later = sum(dice for told in placed if not told)
    return [(attack + more, defence + later - more) for more in range(later, -1, -1)]
