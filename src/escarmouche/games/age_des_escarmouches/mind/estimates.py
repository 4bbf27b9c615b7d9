"""Estimates of blows from the cards and states of two fighters alone, without asking every rule: quick enough for every
position a bot looks at. A shot asks what the rules ask. The exact reckoning of one combat is in `divisions`."""

from __future__ import annotations

from escarmouche.core.dice import SeededDice
from escarmouche.core.game import Game
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.figures import CHARGED, DODGING, ROUTED, Fighter, Fray, Ranged
from escarmouche.games.age_des_escarmouches.mind.divisions import rerolled, share_lost
from escarmouche.games.age_des_escarmouches.rules.contact import apart
from escarmouche.games.age_des_escarmouches.rules.shooting import difficulty
from escarmouche.games.age_des_escarmouches.rules.sight import degree
from escarmouche.games.age_des_escarmouches.rules.trials import column, score, threshold
from escarmouche.games.age_des_escarmouches.stats import SHIFT, Test

SHAKEN = ("INI", "ATT", "DEF")
"""What a charge lowers."""


def level(me: Fighter, name: str) -> int:
    """A characteristic as wounds, rout, a charge and boosts leave it."""
    value = me.scores.get(name)
    if value is None:
        return 0
    if me.wounded:
        value -= 1
    if me.status:
        value -= (ROUTED in me.status) + (name in SHAKEN and CHARGED in me.status)
    for one in me.boosts:
        if one.score == name:
            value += int(one.by)
    return value


def chance(me: Fighter, foe: Fighter, name: str, against: str) -> float:
    """The chance of one attack or defence die against somebody."""
    plain = (7 - threshold(level(me, name) - level(foe, against))) / 6
    return rerolled(plain, name in me.names("hardened"), name in foe.names("intimidation"))


def blow_column(me: Fighter, foe: Fighter) -> int:
    """The column of its damage tests."""
    return column(level(me, "FOR") - level(foe, "RES"))


def toll(me: Fighter, by: list[tuple[Fighter, int]]) -> float:
    """Which share of itself a fighter is likely to lose in the combat to come, to those who touch it, each with how
    many it touches. Half of everybody's dice attack."""
    attacks, hit, parry, at = 0.0, 0.0, 0.0, 0.0
    for foe, many in by:
        attacks += (1 + many) / (2 * many)
        hit += chance(foe, me, "ATT", "DEF")
        parry += chance(me, foe, "DEF", "ATT")
        at += blow_column(foe, me)
    some = len(by)
    guards = (1 + some) // 2
    return share_lost(max(1, round(attacks)), hit / some, guards, parry / some, round(at / some), me.pv)


def duel(me: Fighter, foe: Fighter) -> float:
    """What one combat of two is likely to bring the first, in VAL."""
    return foe.val * toll(foe, [(me, 1)]) - me.val * toll(me, [(foe, 1)])


def shot(state: Fray, me: Fighter, foe: Fighter, weapon: Ranged) -> float:
    """What a shot is likely to take from somebody, in VAL."""
    hit = rerolled((7 - face_of_shot(state, me.id, foe.id, weapon)) / 6, "TIR" in me.names("hardened"), False)
    blow = column(weapon.force - level(foe, "RES"), -(DODGING in foe.status))
    return foe.val * hit * share_lost(1, 1.0, 0, 0.0, blow, foe.pv)


def face_of_shot(state: Fray, who: Id, target: Id, weapon: Ranged) -> int:
    """The face that hits, with all that stands in the way: 7 where none does."""
    game = Game(state, SeededDice("mind"))
    hard = difficulty(apart(state, who, target), weapon.range)
    if hard is None:
        return 7
    trial = Test(who, "TIR", "shot", target, degree=degree(game, who, target, "shot"), weapon=weapon.name)
    return threshold((score(game, who, "TIR", trial) or 0) - hard, game.total(SHIFT, who, trial, base=0).value)
