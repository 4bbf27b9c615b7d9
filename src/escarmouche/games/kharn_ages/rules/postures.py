"""States of the body: on the ground, dazed, stunned; standing up."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import Option, Refusal
from escarmouche.core.events import StatusLost
from escarmouche.core.game import Game
from escarmouche.core.rules import at, modifies, rule
from escarmouche.core.state import Id
from escarmouche.games.kharn_ages.events import Walked
from escarmouche.games.kharn_ages.figures import DAZED, GROUND, STUNNED, Battle, Safar
from escarmouche.games.kharn_ages.rules.actions import action, affords, pay, too_dear
from escarmouche.games.kharn_ages.stats import COST, MENACES, STARTS


@rule("KA-MOV-18")
def rising_cost(me: Safar) -> int:
    return 0 if me.free_move else 1


def stands(game: Game[Battle], who: Id) -> list[Option]:
    if why_no_standing(game, who, None) is not None:
        return []
    return [Option("stand-up", "", ("KA-MOV-18",))]


def why_no_standing(game: Game[Battle], who: Id, answer: Any) -> Refusal | None:
    me = game[who]
    if GROUND not in me.status:
        return Refusal("not-on-the-ground", ("KA-MOV-18",), {"figure": who})
    cost = rising_cost(me)
    return None if affords(game, who, cost, "stand-up") else too_dear(game, who, cost, "stand-up", "KA-MOV-18")


@action("stand-up", stands, why_no_standing, lying=True)
@rule("KA-MOV-18", "KA-STS-03")
def stand_up(game: Game[Battle], who: Id, answer: Any) -> None:
    """With the free movement, which makes the next walk the second; otherwise for 1 AP, uncounted."""
    me = game[who]
    pay(game, who, rising_cost(me), "stand-up", "KA-MOV-18")
    game.tell(StatusLost(figure=who, status=GROUND, rules=("KA-MOV-18",)))
    if me.free_move:
        game.tell(Walked(figure=who, kind="stand-up", moves=me.moves + 1, rules=("KA-MOV-18",)))


@modifies(COST, "Sonné", "KA-STS-06")
def dazed(game: Game[Battle], who: Id, action: str) -> int:
    """+1 AP for each action of a dazed Safar, defences and the free walk included."""
    return 1 if DAZED in game.state.figures[who].status else 0


@at(STARTS, "KA-ACT-02", "KA-STS-01", "KA-STS-07", "KA-STS-09")
def come_round(game: Game[Battle], value: None, who: Id, situation: None) -> None:
    """Dazed and stunned end when the next activation starts; a stunned Safar still lies on the ground."""
    lost = [status for status in (DAZED, STUNNED) if status in game[who].status]
    for status in lost:
        game.tell(StatusLost(figure=who, status=status, rules=("KA-ACT-02",)))
    if STUNNED in lost:
        game.moment(MENACES, None, who)
