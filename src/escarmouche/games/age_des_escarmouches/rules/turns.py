"""The turn: tactics, activation in speech turns, combat, upkeep."""

from __future__ import annotations

from typing import Any

from escarmouche.core.decisions import ChooseOrder, Option
from escarmouche.core.dice import Pool
from escarmouche.core.events import TurnBegan
from escarmouche.core.game import Game
from escarmouche.core.piles import Pile, PileCard
from escarmouche.core.rules import rule
from escarmouche.core.state import Id, Phase
from escarmouche.games.age_des_escarmouches.events import (
    FirstChosen,
    PointsGiven,
    RefusalsGiven,
    Stacked,
    TacticianFound,
    TurnEnded,
)
from escarmouche.games.age_des_escarmouches.figures import Fray
from escarmouche.games.age_des_escarmouches.rules.sequence import SpeechTurn, cards_of, members
from escarmouche.games.age_des_escarmouches.rules.trials import difficulty_of, tie
from escarmouche.games.age_des_escarmouches.scenarios.victory import count, finish, look_at_the_clock
from escarmouche.games.age_des_escarmouches.skills.reinforcements import wiped_out
from escarmouche.games.age_des_escarmouches.stats import (
    BAD,
    ENDS,
    GOOD,
    KEEPS,
    PHASE_OVER,
    RECOVERS,
    STACKS,
    TURN,
    Use,
)


class Turn(Phase, frozen=True):
    """A new turn: what happens at its start, the tactician, tactic points, then the piles."""

    @rule("AE-GAME-03", "AE-TACT-09", "AE-TACT-10")
    def run(self, game: Game[Any]) -> None:
        number = game.state.turn + 1
        game.tell(TurnBegan(turn=number, side=game.state.tactician, rules=("AE-GAME-03",)))
        game.moment(TURN, number, "")
        find_tactician(game)
        give_points(game)
        game.then(Stacking(False))


@rule("AE-TACT-01", "AE-TACT-02", "AE-TACT-03", "AE-TACT-04", "AE-DEPL-02", "AE-LOSS-01")
def find_tactician(game: Game[Fray]) -> None:
    """2d6 and the commander's DIS; the higher DIS wins a tie, then the general rule."""
    state = game.state
    if state.automatic:
        game.tell(TacticianFound(side=state.automatic, rules=("AE-LOSS-01",)))
        return
    totals, worth = {}, {}
    for side in state.sides:
        faces = game.roll(side, "tactician", Pool(2), None, ("AE-TACT-01",)).faces
        worth[side] = command(game, side, "tactician")
        totals[side] = sum(faces) + worth[side]
    one, other = state.sides
    if totals[one] != totals[other]:
        side = one if totals[one] > totals[other] else other
    elif worth[one] != worth[other]:
        side = one if worth[one] > worth[other] else other
    else:
        side = tied(game, one, other)
    game.tell(TacticianFound(side=side, totals=totals, command=worth, rules=("AE-TACT-01", "AE-TACT-02", "AE-TACT-03")))


def tied(game: Game[Fray], one: str, other: str) -> str:
    """The commanders settle it by the general rule; without one of them, the side that has one."""
    mine, theirs = game.state.commander(one), game.state.commander(other)
    if mine is None or theirs is None:
        return other if mine is None else one
    return game.state.figures[tie(game, mine.id, theirs.id, "DIS")].side


@rule("AE-CMD-03", "AE-TACT-01", "AE-TACT-06", "AE-MVIV-03", "AE-LOSS-04", "AE-LOSS-05", "AE-CARD-13")
def command(game: Game[Fray], side: str, purpose: str) -> int:
    """DIS of a commander for the tactician roll or for points; a side without one has -1."""
    leader = game.state.commander(side)
    if leader is None:
        return -1
    if leader.undead:
        return dread_of(game, leader.id) + leader.penalty if purpose == "points" else -1
    return difficulty_of(game, leader.id, "DIS", Use(purpose)) + leader.penalty


@rule("AE-TACT-05", "AE-TACT-08", "AE-LOSS-06")
def give_points(game: Game[Fray]) -> None:
    """Tactic points are the commander's DIS; never below 0."""
    able = {side: game.state.able_commander(side) is not None for side in game.state.sides}
    points = {side: max(command(game, side, "points"), 0) if able[side] else 0 for side in able}
    game.tell(PointsGiven(points=points, rules=("AE-TACT-05",)))


@rule("AE-TACT-06", "AE-MVIV-03")
def dread_of(game: Game[Fray], who: Id) -> int:
    """An undead commander leads by PEU; by nothing without one."""
    return difficulty_of(game, who, "PEU", Use("points"))


class Stacking(Phase, frozen=True):
    """Both sides stack their piles in secret, refusals are counted, the tactician says who begins."""

    deploying: bool

    @rule("AE-PILE-01", "AE-PILE-04", "AE-PILE-05", "AE-REFU-01", "AE-REFU-06", "AE-TURN-03", "AE-DEPL-03")
    def run(self, game: Game[Any]) -> None:
        from escarmouche.games.age_des_escarmouches.scenarios.deployment import DeployTurn

        game.moment(STACKS, None, "", game.state.tactician)
        mine = {side: cards_of(game.state, side) for side in game.state.sides}
        builds = {side: lambda cards=cards: stack_decision(cards) for side, cards in mine.items()}
        orders = game.ask_all("pile", builds)
        for side in game.state.sides:
            cards = tuple(PileCard(card, side, shows(game.state, card)) for card in orders[side])
            game.tell(Stacked(side=side, pile=Pile(cards, (side,)), rules=("AE-PILE-01", "AE-PILE-04")))
        numbers = {side: len(cards) for side, cards in mine.items()}
        most = max(numbers.values())
        game.tell(RefusalsGiven(refusals={side: most - n for side, n in numbers.items()}, rules=("AE-REFU-01",)))
        chooser = game.state.tactician
        sides = (chooser, game.state.other(chooser))
        first = game.choose("first", chooser, sides, chooser, "AE-TURN-03" if not self.deploying else "AE-DEPL-03")
        game.tell(FirstChosen(side=first, rules=("AE-TURN-03",)))
        if not self.deploying:
            game.moment(PHASE_OVER, None, "")
            look_at_the_clock(game, "AE-GAME-08")
        game.then(DeployTurn(first) if self.deploying else SpeechTurn(first))


def stack_decision(cards: list[str]) -> ChooseOrder:
    return ChooseOrder(rules=("AE-PILE-01",), options=tuple(Option(card) for card in cards), secret=True)


@rule("AE-PREV-01", "AE-PILE-04")
def shows(state: Fray, card: str) -> bool:
    """Does a card lie face up in its pile, because one of its fighters is predictable?"""
    return any("predictable" in state.figures[who].skills for who in members(state, card))


class Upkeep(Phase, frozen=True):
    """Negative effects, positive effects, mystic recovery, formulas maintained, a new commander, the end."""

    @rule("AE-UPK-01", "AE-UPK-06", "AE-GAME-04", "AE-GAME-05", "AE-TACT-08")
    def run(self, game: Game[Any]) -> None:
        for step in (BAD, GOOD, RECOVERS, KEEPS, ENDS):
            game.moment(step, None, "", game.state.tactician)
        game.moment(PHASE_OVER, None, "")
        game.tell(TurnEnded(turn=game.state.turn, rules=("AE-UPK-06",)))
        state = game.state
        count(game)
        if state.turn >= state.length or any(wiped_out(state, side) for side in state.sides):
            finish(game, "AE-GAME-04" if state.turn >= state.length else "AE-GAME-05")
        look_at_the_clock(game, "AE-GAME-08")
        game.then(Turn())
