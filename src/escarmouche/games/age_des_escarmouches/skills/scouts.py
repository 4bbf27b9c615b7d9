"""Scouts and infiltrators: where they are deployed, how they hide, what gives them away."""

from __future__ import annotations

from escarmouche.core.events import StatusGained, StatusLost
from escarmouche.core.game import Game
from escarmouche.core.rules import at, rule
from escarmouche.core.state import Id
from escarmouche.games.age_des_escarmouches.figures import HIDDEN, Fighter, Fray
from escarmouche.games.age_des_escarmouches.rules.actions import DEEDS
from escarmouche.games.age_des_escarmouches.rules.contact import apart
from escarmouche.games.age_des_escarmouches.rules.moving import travel
from escarmouche.games.age_des_escarmouches.rules.sight import detection
from escarmouche.games.age_des_escarmouches.stats import DEPLOYS, PERFORMS, READY, SLEEPS, SPENT, Trip
from escarmouche.space.geometry import Footprint, Point, gap

LOUD = ("engagement", "charge", "assailing", "cry", "take", "drop", "open")
"""Actions that give a hidden fighter away, beside shots and mystic actions."""


@rule("AE-ECLA-01", "AE-ECLA-02")
def berth(me: Fighter) -> float:
    """How far from every enemy a scout must be, by its power."""
    return (me.power + 1) * 5.0


@at(DEPLOYS, "AE-ECLA-01")
def anywhere(game: Game[Fray], value: bool, who: Id, at: Point) -> bool:
    """A scout may be deployed anywhere far enough from the enemies on the table."""
    me = game[who]
    here = Footprint(me.base, at, me.angle)
    return value or ("scout" in me.skills and all(gap(here, one) > berth(me) for one in game.state.enemies(who)))


# ---------------------------------------------------------------- the end of the deployment


@at(READY, "AE-INFI-01", "AE-DEPL-07")
def infiltrate(game: Game[Fray], tactician: str, who: Id, situation: object) -> str:
    """Infiltrators move; where both sides have some, the tactician says who moves first."""
    able = {side: infiltrators(game.state, side) for side in game.state.sides}
    first = tactician
    if all(able.values()):
        sides = (tactician, game.state.other(tactician))
        first = game.choose("infiltration", tactician, sides, tactician, "AE-DEPL-07")
    for side in (first, game.state.other(first)):
        for one in able[side]:
            far = float(game[one].number("infiltration"))
            travel(game, one, Trip("infiltration", far, (), ("AE-INFI-01",), game[one].at))
    return tactician


def infiltrators(state: Fray, side: str) -> list[Id]:
    return [one.id for one in state.in_play(side) if "infiltration" in one.skills]


@at(READY, "AE-ECLA-02", "AE-DEPL-07")
def hides(game: Game[Fray], tactician: str, who: Id, situation: object) -> str:
    """Scouts far enough from every enemy are hidden."""
    for one in game.state.fighters():
        far = all(apart(game.state, one.id, foe.id) > berth(one) for foe in game.state.enemies(one.id))
        if "scout" in one.skills and far:
            game.tell(StatusGained(figure=one.id, status=HIDDEN, rules=("AE-ECLA-02",)))
    return tactician


# ---------------------------------------------------------------- what gives them away


@at(SLEEPS, "AE-ECLA-05", "AE-CONS-02", "AE-FLY-11", "AE-INTP-05")
def detects(game: Game[Fray], value: None, who: Id, situation: object) -> None:
    """Whoever ends its activation near a hidden enemy, no farther than one level away, detects it; a machine, which is
    no figure, detects nobody."""
    for one in game.state.enemies(who) if not game[who].machine else ():
        level = abs(one.altitude - game[who].altitude) <= 1
        if level and apart(game.state, who, one.id) <= detection(game[who], one):
            show(game, one.id, "AE-ECLA-05")


@at(PERFORMS, "AE-ECLA-06")
def gives_itself_away(game: Game[Fray], actor: Id, who: Id, action: str) -> Id:
    """An assault, a shot, a mystic action, a cry or an objective, whether it succeeds or not."""
    if action in LOUD or DEEDS[action].family in ("shot", "mystic"):
        show(game, who, "AE-ECLA-06")
    return actor


@at(SPENT, "AE-ECLA-06")
def commands(game: Game[Fray], value: None, who: Id, situation: object) -> None:
    """So does a commander that uses a tactic."""
    show(game, who, "AE-ECLA-06")


@rule("AE-ECLA-07")
def show(game: Game[Fray], who: Id, cited: str) -> None:
    """A hidden fighter is seen, for the rest of the game."""
    if HIDDEN in game[who].status:
        game.tell(StatusLost(figure=who, status=HIDDEN, rules=(cited, "AE-ECLA-07")))
