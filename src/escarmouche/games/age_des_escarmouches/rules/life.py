"""Life points, wounds, elimination and what states take from a fighter."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from escarmouche.core.game import Game
from escarmouche.core.rules import modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.events import CommandLost, Eliminated, LifeGained, LifeLost, Removed
from escarmouche.games.age_des_escarmouches.figures import CHARGED, LINGERING, ROUTED, Fray
from escarmouche.games.age_des_escarmouches.rules.contact import immune
from escarmouche.games.age_des_escarmouches.rules.trials import damage, difficulty_of
from escarmouche.games.age_des_escarmouches.stats import (
    ATT,
    BRACES,
    DEF,
    ELIMINATED,
    FELL,
    HURT,
    INI,
    LEFT,
    PACE,
    SCORE,
    TOGETHER,
    Blow,
)


@rule("AE-DMG-01", "AE-BID-01", "AE-LIFE-02")
def strike(
    game: Game[Fray], blow: Blow, force: int | None = None, resistance: int | None = None, at_once: bool = True
) -> int:
    """A damage test and its loss; the life points lost. In a combat the dead leave later (`at_once` is false)."""
    if resistance is None:
        brace(game, blow)
    return lose(game, blow.on, damage(game, blow, force, resistance), blow.by, blow.kind, at_once, blow)


OFF = "left-the-table"
"""Why somebody is out who has run off the table: no skill keeps it there."""
POINTS = ("concentration", "steam", "naphtha", "mutagen")
"""Where points come from that may be put into RES at the last moment."""


@rule("AE-DMG-02")
def brace(game: Game[Fray], blow: Blow) -> None:
    """Whoever is about to suffer a damage test may put points into its RES."""
    game.moment(BRACES, None, blow.on, blow)


def placed(game: Game[Fray], who: Id) -> int:
    """Points put into RES this turn."""
    return int(sum([one.by for one in game[who].boosts if one.score == "RES" and one.source in POINTS]))


@rule("AE-LIFE-02", "AE-LIFE-06", "AE-WARM-08", "AE-CAS-01", "AE-ACHA-01")
def lose(
    game: Game[Fray], who: Id, points: int, by: Id = "", cause: str = "", at_once: bool = True, blow: Blow | None = None
) -> int:
    """Somebody loses life or structure points, never below 0; at 0 it is eliminated. Who is already eliminated, and
    lingers, loses none."""
    me = game[who]
    lost: int = min(points, me.pv)
    if lost <= 0 or LINGERING in me.status:
        return 0
    game.tell(LifeLost(figure=who, lost=lost, left=me.pv - lost, by=by, cause=cause, rules=("AE-LIFE-02",)))
    game.moment(HURT, lost, who, blow)
    if game[who].pv <= 0:
        eliminate(game, who, by, cause, at_once)
    return lost


@rule("AE-LIFE-06", "AE-LIFE-07")
def heal(game: Game[Fray], who: Id, points: int, cause: str, *rules: str) -> None:
    """Points come back, never more than there were at the beginning, and not to the dead."""
    me = game[who]
    gained = min(points, me.full - me.pv)
    if gained > 0 and me.pv > 0 and LINGERING not in me.status:
        game.tell(LifeGained(figure=who, gained=gained, left=me.pv + gained, cause=cause, rules=("AE-LIFE-07", *rules)))


@rule("AE-LIFE-06", "AE-GOAL-01", "AE-LOSS-06")
def eliminate(game: Game[Fray], who: Id, by: Id = "", cause: str = "", at_once: bool = True) -> None:
    """A fighter is out; it leaves the table at once unless a combat, or a skill, keeps it for a moment."""
    game.tell(Eliminated(figure=who, by=by, cause=cause, rules=("AE-LIFE-06", "AE-GOAL-01")))
    if cause == OFF:
        remove(game, who)
    stays = game.moment(ELIMINATED, not at_once, who, by)
    if game[who].commander:
        game.tell(CommandLost(side=game[who].side, figure=who, rules=("AE-LOSS-06",)))
    if not stays:
        remove(game, who)
    if at_once:
        game.moment(FELL, None, who)


@rule("AE-DMG-02", "AE-ACT-03")
def at_this_moment(game: Game[Fray], blows: Sequence[Blow]) -> list[Blow]:
    """Damage tests as they are before the first of them, whatever becomes of their victims meanwhile."""
    return [game.moment(TOGETHER, blow, blow.on) for blow in blows]


@rule("AE-CAS-01", "AE-ACT-03", "AE-DMG-02")
def all_at_once(game: Game[Fray], blows: Sequence[Blow]) -> None:
    """Damage tests of the same moment: all find the RES of before the first of them, but for points put into it, and
    the dead leave when all are made."""
    standing = [who for who in dict.fromkeys(blow.on for blow in blows) if LINGERING not in game[who].status]
    start = {blow.on: difficulty_of(game, blow.on, "RES") - placed(game, blow.on) for blow in blows}
    for blow in at_this_moment(game, blows):
        brace(game, blow)
        strike(game, blow, None, start[blow.on] + placed(game, blow.on), at_once=False)
    for who in standing:
        if game[who].pv <= 0 or LINGERING in game[who].status:
            take_away(game, who)


def one_by_one(game: Game[Fray], blows: Iterable[Blow]) -> None:
    """Damage tests one after another, each known when the one before it is made; none upon who has gone meanwhile."""
    for blow in blows:
        if game[blow.on].in_play:
            strike(game, blow)


def take_away(game: Game[Fray], who: Id) -> None:
    """Somebody who fell with others leaves the table, unless it lingers."""
    if game[who].pv <= 0:
        remove(game, who)
    game.moment(FELL, None, who)


def remove(game: Game[Fray], who: Id) -> None:
    """An eliminated fighter leaves the table."""
    if game[who].on_table:
        game.tell(Removed(figure=who, rules=("AE-LIFE-06",)))
        game.moment(LEFT, None, who)


# ---------------------------------------------------------------- states


def _states(name: str) -> None:
    """Wounds, rout and boosts change every characteristic they name."""
    stat = SCORE[name]

    @modifies(stat, "Blessé", "AE-LIFE-04", "AE-MOD-01")
    def wounded(game: Game[Fray], who: Id, use: object) -> int:
        """-1 with half of its life points or fewer."""
        me = game[who]
        return -1 if me.wounded and feels_wounds(game, who) else 0

    @modifies(stat, "Déroute", "AE-ROUT-01", "AE-MOD-04")
    def routed(game: Game[Fray], who: Id, use: object) -> int:
        """-1 while it is routed."""
        return -1 if ROUTED in game[who].status else 0

    @modifies(stat, "Effet", "AE-MOD-01")
    def boosted(game: Game[Fray], who: Id, use: object) -> int:
        """What skills, formulas, artefacts and tactics give or take."""
        return int(sum([one.by for one in game[who].boosts if one.score == name]))


for _name in SCORE:
    _states(_name)


def feels_wounds(game: Game[Fray], who: Id) -> bool:
    """Does a wound lower its characteristics?"""
    return not immune(game, who, "wound")


@modifies(PACE, "Effet", "AE-MATH-02")
def hastened(game: Game[Fray], who: Id, use: object) -> int:
    """What they give or take of MOU, in half centimetres."""
    return int(sum([2 * one.by for one in game[who].boosts if one.score == "MOU"]))


def _charged(name: str) -> None:
    @modifies({"INI": INI, "ATT": ATT, "DEF": DEF}[name], "Chargé", "AE-ASLT-04", "AE-ASLT-06")
    def charged(game: Game[Fray], who: Id, use: object) -> int:
        """-1 until its next combat is over."""
        return -1 if CHARGED in game[who].status else 0


for _name in ("INI", "ATT", "DEF"):
    _charged(_name)
